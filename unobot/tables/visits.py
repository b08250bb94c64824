"""The last presses of people in channels without a running match. They show who is still there for a rematch."""

from __future__ import annotations

from collections.abc import Mapping

MAX_CHANNELS = 10_000
"""The most channels that are remembered. The longest-known one is forgotten first."""

MAX_PEOPLE = 1000
"""The most people that are remembered for a channel. The one whose last press is the oldest is forgotten first."""


class Visits:
    """The people who pressed something in a channel since its last table closed. A restart forgets them."""

    def __init__(self) -> None:
        self._by_channel: dict[int, dict[int, float]] = {}

    def add(self, channel_id: int, user_id: int, at: float) -> None:
        """Record a press. ``at``: its time in Unix seconds."""
        visits = self._by_channel.setdefault(channel_id, {})
        visits.pop(user_id, None)
        visits[user_id] = at
        if len(visits) > MAX_PEOPLE:
            del visits[next(iter(visits))]
        if len(self._by_channel) > MAX_CHANNELS:
            del self._by_channel[next(iter(self._by_channel))]

    def of(self, channel_id: int) -> Mapping[int, float]:
        """Return the time of the last press of each person in a channel."""
        return self._by_channel.get(channel_id, {})

    def clear(self, channel_id: int) -> None:
        """Forget the presses in a channel, because its table has closed."""
        self._by_channel.pop(channel_id, None)

    def forget_user(self, user_id: int) -> None:
        """Forget a user, whose data is deleted."""
        for visits in self._by_channel.values():
            visits.pop(user_id, None)
