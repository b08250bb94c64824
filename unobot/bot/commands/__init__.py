"""Slash commands: `/uno` and everything behind it."""
