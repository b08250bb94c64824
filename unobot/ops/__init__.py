"""Commands for the admin of a database: check it, back it up, restore it, and export its matches."""
