"""Reactions on a table."""
