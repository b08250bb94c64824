"""Steps of the host's wall clock: an admin or NTP sets it, or a virtual machine was suspended.

The monotonic clock knows nothing of a step, so the two clocks then differ by another time than before.
"""

from __future__ import annotations

from unobot.model.clock import Clock

MIN_STEP = 1.0
"""The smallest step that matters to a table, in seconds."""


class ClockSteps:
    """Finds the steps of the wall clock ``clock`` by comparing it with ``monotonic``."""

    def __init__(self, clock: Clock, monotonic: Clock) -> None:
        self._clock = clock
        self._monotonic = monotonic
        self._offset = clock() - monotonic()

    def last(self) -> float:
        """Return how many seconds the wall clock was set forward since the last call. Negative: it was set back."""
        offset = self._clock() - self._monotonic()
        step, self._offset = offset - self._offset, offset
        return step if abs(step) > MIN_STEP else 0.0
