"""The rules of a table as one value: its fields, its code, and the look-up tables made from it."""
