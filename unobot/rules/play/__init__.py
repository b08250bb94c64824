"""Decide what moves do, and apply it to a round."""
