"""Rounds at several tables, and standings."""
