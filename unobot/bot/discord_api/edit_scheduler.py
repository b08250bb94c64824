"""The edit scheduler: draws messages that have changed, the latest state only, never faster than Discord allows.

A change marks a message (of a table, a panel, a hand in the DMs) and does not wait for Discord. Each message has one
task while there is something to draw. `budget` holds the limit of the whole bot. The gaps between two edits keep to
the limit of a channel, about 5 edits in 5 seconds.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass

from unobot.bot.discord_api.error_codes import UNREACHABLE, is_flood, may_improve, reason
from unobot.bot.discord_api.request_budget import Rank, RequestBudget
from unobot.storage.store import StorageError
from unobot.tables.state.timing import Clock

log = logging.getLogger(__name__)

RETRY_GAPS = (2.0, 10.0)
"""Waits after Discord failed, before the latest state is sent once more."""
LATER = 60.0
"""Seconds between two later tries while Discord is down; a change tries at once."""

Draw = Callable[[], Awaitable[None]]


@dataclass(slots=True)
class _Surface:
    draw: Draw
    can_wait: bool
    dirty: bool = True
    drawn: float = 0.0
    failures: int = 0
    task: asyncio.Task[None] | None = None
    later: asyncio.TimerHandle | None = None
    """The next try without a change, while Discord is down."""


class EditScheduler:
    """One for the whole process; ``monotonic`` measures the gaps, in seconds.

    ``share`` is the part, up to 1, of what Discord allows the bot that this process may use: the others use the rest.
    """

    def __init__(self, monotonic: Clock, share: float = 1.0) -> None:
        self._monotonic = monotonic
        self._share = share
        self.budget = RequestBudget(monotonic, share)
        self._surfaces: dict[Hashable, _Surface] = {}
        self._slots: dict[str, float] = {}

    def mark(self, key: Hashable, draw: Draw, gap: float, *, can_wait: bool = False) -> None:
        """Call ``draw`` soon, but not within ``gap`` seconds of the last time for this key; return at once.

        ``draw`` must render when it is called, so that it sends the latest state. ``can_wait``: the game goes on
        without it, so it is put off while Discord refuses very much.
        """
        surface = self._surfaces.get(key)
        if surface is None:
            surface = self._surfaces[key] = _Surface(draw, can_wait)
        surface.draw, surface.dirty = draw, True
        if surface.task is None:
            surface.task = asyncio.create_task(self._work(key, surface, gap), name=f"draw {key}")

    async def turn(self, rank: Rank) -> None:
        """Wait until one more request may go with the bot's own token."""
        await self.budget.turn(rank)

    async def slot(self, name: str, gap: float) -> None:
        """Wait for the next slot of a queue of the whole bot, with ``gap`` seconds between two slots."""
        now = self._monotonic()
        turn = max(now, self._slots.get(name, now))
        self._slots[name] = turn + gap / self._share
        if turn > now:
            await asyncio.sleep(turn - now)

    def close(self) -> None:
        """Stop drawing. The next start draws the latest state."""
        for surface in self._surfaces.values():
            if surface.task is not None:
                surface.task.cancel()
        self._surfaces.clear()

    async def _work(self, key: Hashable, surface: _Surface, gap: float) -> None:
        while surface.dirty:
            wait = surface.drawn + gap - self._monotonic()
            if wait > 0:
                await asyncio.sleep(wait)
            while surface.can_wait and self.budget.is_strained():  # noqa: ASYNC110 - time mends it
                await asyncio.sleep(LATER)
            surface.dirty = False
            surface.drawn = self._monotonic()
            try:
                await surface.draw()
                surface.failures = 0
            except (*UNREACHABLE, StorageError) as error:
                surface.failures += 1
                if is_flood(error):
                    self.budget.slow_down()
                if surface.failures > len(RETRY_GAPS):
                    self._give_up(key, surface, gap, error)
                    return
                surface.dirty = True
                await asyncio.sleep(RETRY_GAPS[surface.failures - 1])
            except Exception:  # a fault in one screen must neither be silent nor stop the others' drawing
                log.exception("could not draw %s", key)
        surface.task = None
        self._forget_later(key, surface, gap)

    def _give_up(self, key: Hashable, surface: _Surface, gap: float, error: Exception) -> None:
        """Leave it to the next change, or to a later time if Discord is only down."""
        if surface.failures == len(RETRY_GAPS) + 1:
            log.warning("cannot draw %s for now: %s", key, reason(error))
        surface.task = None
        if surface.later is not None:
            surface.later.cancel()
        if not may_improve(error):
            if surface.dirty:  # changed while it was on its way
                self.mark(key, surface.draw, gap, can_wait=surface.can_wait)
            self._forget_later(key, surface, LATER)  # until then the log is spared the same again
            return

        def again() -> None:
            if surface.task is None and self._surfaces.get(key) is surface:
                self.mark(key, surface.draw, gap, can_wait=surface.can_wait)

        surface.later = asyncio.get_running_loop().call_later(LATER, again)

    def _forget_later(self, key: Hashable, surface: _Surface, gap: float) -> None:
        """Forget the surface when the time of its last drawing no longer matters."""

        def forget() -> None:
            if surface.task is None and self._surfaces.get(key) is surface:
                del self._surfaces[key]

        asyncio.get_running_loop().call_later(gap, forget)
