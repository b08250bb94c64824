"""Records of matches: written, read back, checked, and shown at any move."""
