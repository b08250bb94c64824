"""The gate: the first check of every interaction.

It refuses interactions that arrive too late, twice or too often from one user, and all of them while the bot stops. It
knows the interactions in progress, so that a stop can wait for them.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum, auto

import discord
from discord import InteractionType

from unobot.bot.interactions.clock_skew import ClockSkew
from unobot.tables.state.timing import Clock

WINDOW = 3.0
"""Seconds in which a user may press as often as the limit allows."""
SUGGESTIONS = 4
"""Factor by which the limit for autocomplete is higher: Discord sends a request whenever the user pauses typing."""
_FEW = 1024
"""Users in memory from which full buckets are removed."""
_KNOWN = 1000
"""The number of recent interactions whose ids are remembered."""


class GateDecision(Enum):
    """The decision of the gate about an interaction."""

    PASS = auto()
    LATE = auto()
    """Discord has already told the user that the interaction failed, so it must change nothing."""
    TWICE = auto()
    """The gateway repeated the interaction after a reconnect. It was answered the first time."""
    OFTEN = auto()
    CLOSING = auto()


class Limit:
    """A token bucket of ``presses`` for each user, which refills in `WINDOW` seconds. 0 means no limit.

    A refused press takes nothing from the bucket, so continued pressing does not lock the user out. Memory holds one
    number for each user whose bucket is not full.
    """

    def __init__(self, presses: int) -> None:
        self._presses = presses
        self._full_at: dict[int, float] = {}
        self._sweep_at = _FEW

    def __len__(self) -> int:
        """Return the number of users in memory."""
        return len(self._full_at)

    def allows(self, user_id: int, at: float) -> bool:
        """Count a press; return whether the limit allows it. ``at``: the time of the press (Unix seconds)."""
        if not self._presses:
            return True
        one = WINDOW / self._presses
        full_at = max(self._full_at.get(user_id, at), at)
        if full_at - at > WINDOW - one + 1e-6:  # floats: three thirds may not add up to one
            return False
        self._full_at[user_id] = full_at + one
        if len(self._full_at) > self._sweep_at:
            self._full_at = {user: moment for user, moment in self._full_at.items() if moment > at}
            self._sweep_at = max(_FEW, 2 * len(self._full_at))
        return True


class Gate:
    """The gate of a process. ``presses``: the limit for one user in `WINDOW` seconds, at all tables together."""

    def __init__(self, clock: Clock, presses: int) -> None:
        self.inside: set[asyncio.Task[None]] = set()
        """The tasks of interactions in progress."""
        self._clock = clock
        self._lateness = ClockSkew()
        self._taken: deque[int] = deque(maxlen=_KNOWN)
        self._presses = Limit(presses)
        self._suggestions = Limit(presses * SUGGESTIONS)
        self._closing = False

    def close(self) -> None:
        """Refuse all interactions from now on."""
        self._closing = True

    def decide(self, interaction: discord.Interaction) -> GateDecision:
        """Decide about an interaction that has just arrived."""
        if interaction.id in self._taken:
            return GateDecision.TWICE
        self._taken.append(interaction.id)
        created = interaction.created_at.timestamp()
        if self._lateness.is_too_late(created, self._clock()):
            return GateDecision.LATE
        if self._closing:
            return GateDecision.CLOSING
        limit = self._suggestions if interaction.type is InteractionType.autocomplete else self._presses
        # Use Discord's clock: a bad connection may deliver at once presses that were made one after the other.
        return GateDecision.PASS if limit.allows(interaction.user.id, created) else GateDecision.OFTEN

    @contextmanager
    def passage(self) -> Iterator[None]:
        """Note that the running task works on an interaction."""
        task = asyncio.current_task()
        assert task is not None
        self.inside.add(task)
        try:
            yield
        finally:
            self.inside.discard(task)
