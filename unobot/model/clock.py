"""Sources of time."""

from collections.abc import Awaitable, Callable

Clock = Callable[[], float]
"""A source of time, in seconds: real for the bot, virtual in the demo and in tests. There are two.

* ``clock``, the wall clock, gives Unix seconds, for moments that are stored, shown, or compared with Discord's times.
  An admin or NTP may set it at any time.
* ``monotonic`` measures durations. Nobody sets it, but its zero means nothing, and it ends with the process.
"""
Sleep = Callable[[float], Awaitable[None]]
"""Wait for this number of seconds of the monotonic clock."""


def parse_moment(text: str | None) -> float | None:
    """Return the moment (Unix seconds) that a stored text holds, or None if it holds none."""
    try:
        return float(text or "")
    except ValueError:
        return None
