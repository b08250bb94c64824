"""Write records of matches, read them back, check them, and show them at any move."""
