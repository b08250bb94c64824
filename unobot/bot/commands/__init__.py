"""Slash commands: made of those that the features declare, named in all languages, registered with Discord."""
