"""The skew between the host's clock and Discord's, and interactions that come too late."""

from __future__ import annotations

import logging
from collections import deque

log = logging.getLogger(__name__)

TOO_LATE = 2.5
"""Seconds. Discord tells the user after 3 s that the interaction failed, so a later one must change nothing."""
CLOCK_ALARM = 1.0


class ClockSkew:
    """Estimates the offset of the host's clock: the least delay of the last hundred interactions."""

    def __init__(self) -> None:
        self._offsets: deque[float] = deque(maxlen=100)
        self._alarmed = False

    def is_too_late(self, created: float, arrived: float) -> bool:
        """Return whether an interaction comes too late.

        ``created``: Unix seconds by Discord's clock (from the snowflake). ``arrived``: Unix seconds by the host's.
        """
        self._offsets.append(arrived - created)
        offset = min(self._offsets)
        if abs(offset) > CLOCK_ALARM and not self._alarmed:
            self._alarmed = True
            log.warning("this host's clock is %.1f s off Discord's: set it, for example with NTP", offset)
        return arrived - created - offset > TOO_LATE
