"""Another match of the same players."""
