"""Seats that no person plays: levels, the autopilot, engines, and searches that take time."""
