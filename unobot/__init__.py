"""unobot: a Discord bot that hosts matches of Uno in a channel."""

from unobot.version import find_version

__version__ = find_version()
