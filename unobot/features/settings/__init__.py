"""The choices of people and of places."""
