"""The data about a user: shown, exported and deleted."""
