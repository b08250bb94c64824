"""Judging by Discord's clock whether an interaction comes too late to be applied."""

from __future__ import annotations

import logging
from collections import deque

log = logging.getLogger(__name__)

TOO_LATE = 2.5
"""Seconds: Discord gives up after 3, so the user has been told that nothing happened, and nothing must happen."""
CLOCK_ALARM = 1.0


class ClockSkew:
    """Knows the offset of the host's clock: the smallest arrival-minus-creation of the last hundred interactions."""

    def __init__(self) -> None:
        self._offsets: deque[float] = deque(maxlen=100)
        self._alarmed = False

    def is_too_late(self, created: float, arrived: float) -> bool:
        """``created`` by Discord's clock (from the snowflake), ``arrived`` by the host's; Unix seconds."""
        self._offsets.append(arrived - created)
        offset = min(self._offsets)
        if abs(offset) > CLOCK_ALARM and not self._alarmed:
            self._alarmed = True
            log.warning("this host's clock is %.1f s off Discord's: set it, for example with NTP", offset)
        return arrived - created - offset > TOO_LATE
