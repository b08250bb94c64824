"""What outlives the process: tables, matches, messages and preferences, in a database the admin names."""
