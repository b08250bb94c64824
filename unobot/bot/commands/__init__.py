"""Slash commands: build them from the declarations of the features, localize them, and register them with Discord."""
