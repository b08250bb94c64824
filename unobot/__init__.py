"""unobot: a Discord bot that hosts matches of Uno in a channel."""

__version__ = "0.1.0"
