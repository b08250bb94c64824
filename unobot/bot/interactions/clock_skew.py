"""The skew between the host's clock and Discord's, and the detection of interactions that arrive too late."""

from __future__ import annotations

import logging
from collections import deque

log = logging.getLogger(__name__)

TOO_LATE = 2.5
"""Seconds. Discord tells the user after 3 s that the interaction failed, so a later one must change nothing."""
CLOCK_ALARM = 1.0
"""Seconds of skew from which a warning is logged."""


class ClockSkew:
    """An estimate of the offset of the host's clock: the smallest delay of the last 100 interactions."""

    def __init__(self) -> None:
        self._offsets: deque[float] = deque(maxlen=100)
        self._alarmed = False

    def is_too_late(self, created: float, arrived: float) -> bool:
        """Return whether an interaction arrived too late.

        ``created``: Unix seconds by Discord's clock (from the snowflake). ``arrived``: Unix seconds by the host's.
        """
        self._offsets.append(arrived - created)
        offset = min(self._offsets)
        if abs(offset) > CLOCK_ALARM and not self._alarmed:
            self._alarmed = True
            log.warning(
                "the clock of this host differs from Discord's by %.1f s: correct it, for example with NTP", offset
            )
        return arrived - created - offset > TOO_LATE
