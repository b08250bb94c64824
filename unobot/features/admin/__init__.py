"""The work of admins of a server: bans, limits, tables, checks."""
