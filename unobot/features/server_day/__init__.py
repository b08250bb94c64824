"""The day of a server: once a day, one message with yesterday's results."""
