"""The rules and the pace of a table."""
