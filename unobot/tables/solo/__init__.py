"""Matches that one person plays alone against AIs, without a clock and in a message of their own."""
