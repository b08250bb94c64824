"""Moves that no person makes: AI levels, autopilot and engines."""
