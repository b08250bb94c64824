"""Durations in words."""

from __future__ import annotations

from math import ceil

from unobot.i18n import Text

MINUTE, HOUR, DAY = 60, 3600, 86400


def duration(text: Text, seconds: int) -> str:
    """Return a duration in its largest whole unit: "90 seconds", "2 days"."""
    for name, unit in (("days", DAY), ("hours", HOUR), ("minutes", MINUTE)):
        if seconds >= unit and seconds % unit == 0:
            return text(f"duration-{name}", count=seconds // unit)
    return text("duration-seconds", count=seconds)


def estimate(text: Text, seconds: float) -> str:
    """Return an estimated duration in words, rounded up: "5 seconds", "40 seconds", "3 minutes"."""
    step = 5 if seconds <= MINUTE else MINUTE
    return duration(text, max(1, ceil(seconds / step)) * step)
