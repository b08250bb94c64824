"""The help, and the tutorial."""
