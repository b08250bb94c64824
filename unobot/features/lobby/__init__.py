"""How a table is opened."""
