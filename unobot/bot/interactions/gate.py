"""The gate: which interactions are taken up at all, before any table is asked.

Refused here is what comes too late or a second time, what one person sends too often, and what arrives while the bot is
stopping. What has passed is known until it is done, so that a stop can wait for it.
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
"""Seconds in which somebody may press as often as the limit says."""
SUGGESTIONS = 4
"""So many times the limit for what is suggested while somebody types: Discord asks at every pause of the fingers."""
_FEW = 1024
_KNOWN = 1000
"""So many of the last interactions are known by their ids."""


class GateDecision(Enum):
    """What becomes of an interaction."""

    PASS = auto()
    LATE = auto()
    """Discord has given up on it, so nothing may come of it."""
    TWICE = auto()
    """The gateway repeated it after it was cut; the first has its answer."""
    OFTEN = auto()
    CLOSING = auto()


class Limit:
    """A bucket of ``presses`` for each person, which fills up again in `WINDOW` seconds. 0 is no limit.

    What is refused costs nothing, so whoever goes on pressing gets through as often as anybody. In memory there is one
    number for each person whose bucket is not full.
    """

    def __init__(self, presses: int) -> None:
        self._presses = presses
        self._full_at: dict[int, float] = {}
        self._sweep_at = _FEW

    def __len__(self) -> int:
        """How many people are remembered."""
        return len(self._full_at)

    def allows(self, user_id: int, at: float) -> bool:
        """Whether this person may press once more; ``at`` is when they did, in Unix seconds."""
        if not self._presses:
            return True
        one = WINDOW / self._presses
        full_at = max(self._full_at.get(user_id, at), at)
        if full_at - at > WINDOW - one + 1e-6:  # a sum of thirds is not exact
            return False
        self._full_at[user_id] = full_at + one
        if len(self._full_at) > self._sweep_at:
            self._full_at = {user: moment for user, moment in self._full_at.items() if moment > at}
            self._sweep_at = max(_FEW, 2 * len(self._full_at))
        return True


class Gate:
    """One for the process. ``presses`` is what a person may press in three seconds, at all tables together."""

    def __init__(self, clock: Clock, presses: int) -> None:
        self.inside: set[asyncio.Task[None]] = set()
        """Interactions that are being worked on."""
        self._clock = clock
        self._lateness = ClockSkew()
        self._taken: deque[int] = deque(maxlen=_KNOWN)
        self._presses = Limit(presses)
        self._suggestions = Limit(presses * SUGGESTIONS)
        self._closing = False

    def close(self) -> None:
        """Let nothing in any more."""
        self._closing = True

    def decide(self, interaction: discord.Interaction) -> GateDecision:
        """What becomes of an interaction that has arrived just now."""
        if interaction.id in self._taken:
            return GateDecision.TWICE
        self._taken.append(interaction.id)
        created = interaction.created_at.timestamp()
        if self._lateness.is_too_late(created, self._clock()):
            return GateDecision.LATE
        if self._closing:
            return GateDecision.CLOSING
        limit = self._suggestions if interaction.type is InteractionType.autocomplete else self._presses
        # By Discord's clock: what a bad line has held up and then delivers at once was not pressed at once.
        return GateDecision.PASS if limit.allows(interaction.user.id, created) else GateDecision.OFTEN

    @contextmanager
    def passage(self) -> Iterator[None]:
        """While the running task works on an interaction."""
        task = asyncio.current_task()
        assert task is not None
        self.inside.add(task)
        try:
            yield
        finally:
            self.inside.discard(task)
