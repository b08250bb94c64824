"""Invitations to a table."""
