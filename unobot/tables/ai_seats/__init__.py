"""Moves that no person makes: AI levels, autopilot, engines, and searches that take time."""
