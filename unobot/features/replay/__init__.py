"""A finished match: its positions, its files, and the coach."""
