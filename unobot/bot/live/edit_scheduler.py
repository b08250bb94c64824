"""The edit scheduler: a debounced queue that draws the latest state of changed messages within Discord's rate limits.

A change marks a message (table message, hand panel, DM hand) and does not wait for Discord. Each marked message has one
task until it is drawn. `budget` enforces the rate limit of the whole bot. The gaps between two edits respect the limit
of a channel, about 5 edits in 5 seconds.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from unobot.bot.discord_api.error_codes import UNREACHABLE, is_flood, is_temporary, reason
from unobot.bot.discord_api.request_budget import TICK, IsWanted, Rank, RequestBudget, always
from unobot.log_context import interaction_id
from unobot.model.clock import Clock
from unobot.model.storage_errors import StorageError

log = logging.getLogger(__name__)

RETRY_GAPS = (2.0, 10.0)
"""Seconds before the first and the second retry after a failure."""
OUTAGE_RETRY_GAP = 60.0
"""Seconds between later retries while Discord is down. A new change retries immediately."""
RECHECK_GAP = 15.0
"""Seconds between two checks if a waiting request is still wanted. Many may wait."""
SWEEP_GAP = 0.5
"""Seconds between two sweeps, which forget old surfaces."""

Draw = Callable[[], Awaitable[None]]


@dataclass(slots=True)
class _Surface:
    draw: Draw
    can_wait: bool
    marked_by: int | None = None
    """The interaction that marked it last, for the log."""
    dirty: bool = True
    is_news: bool = True
    """Whether the drawing shows a change. If so, the next drawing waits for the gap."""
    lead: float = 0.0
    """Seconds by which the next drawing may come before the end of the gap."""
    is_waiting: bool = False
    """Whether its task waits for the end of the gap."""
    drawn_at: float = float("-inf")
    """From when the gap counts: the last drawing, or the later moment at which it would have come without a lead."""
    failures: int = 0
    task: asyncio.Task[None] | None = None
    retry_timer: asyncio.TimerHandle | None = None
    """The timer of the next retry while Discord is down."""
    forget_at: float = float("inf")
    """When the surface can be forgotten, by the monotonic clock."""


@dataclass(slots=True)
class _Slots:
    """The queue for slots, first come first served, and when the next slot is free."""

    waiting: list[object] = field(default_factory=list)
    next_free: float = float("-inf")


class EditScheduler:
    """The scheduler of this process. ``monotonic`` measures the gaps, in seconds.

    ``share``: the part of the bot's rate limit that this process may use, from 0 to 1. Other processes use the rest.
    """

    def __init__(self, monotonic: Clock, share: float = 1.0) -> None:
        self._monotonic = monotonic
        self._share = share
        self.pressure: Callable[[], float] = lambda: 1.0
        """Returns the factor for the gaps: more than 1 while the bot has too much to do for players."""
        self.budget = RequestBudget(monotonic, share)
        self._surfaces: dict[Hashable, _Surface] = {}
        self._sweep: asyncio.TimerHandle | None = None
        """The timer that forgets surfaces. One for all is cheaper than one for each drawing."""
        self._slots: dict[str, _Slots] = {}
        self._catches_up = False
        self._closed = False

    @contextmanager
    def catching_up(self) -> Iterator[None]:
        """Mark messages that are probably up to date, inside the block: the next change need not wait for the gap."""
        self._catches_up = True
        try:
            yield
        finally:
            self._catches_up = False

    def mark(self, key: Hashable, draw: Draw, gap: float, *, lead: float = 0.0, can_wait: bool = False) -> None:
        """Schedule a call of ``draw``, at least ``gap`` seconds after the last one for this key; return immediately.

        ``draw`` must render when it is called, so that it sends the latest state. ``lead``: the seconds by which this
        call may come earlier. The next gap is longer by the same time, so a series of calls keeps the rate.
        ``can_wait``: whether to postpone the call while Discord refuses too many requests.
        """
        if self._closed:
            return
        surface = self._surfaces.get(key)
        if surface is None:
            surface = self._surfaces[key] = _Surface(draw, can_wait)
        waits = surface.task is not None and surface.dirty
        surface.is_news = not self._catches_up or (waits and surface.is_news)
        surface.draw, surface.dirty, surface.marked_by = draw, True, interaction_id.get()
        if lead > surface.lead:
            surface.lead = lead
            if surface.task is not None and surface.is_waiting:  # it would wait too long
                surface.task.cancel()
                surface.task = None
        if surface.task is None:
            surface.forget_at = float("inf")
            surface.task = asyncio.create_task(self._work(key, surface, gap), name=f"draw {key}")

    @property
    def backlog(self) -> tuple[int, int]:
        """The number of surfaces that wait for a drawing, and of surfaces whose last drawing failed."""
        surfaces = self._surfaces.values()
        return sum(surface.task is not None for surface in surfaces), sum(surface.failures > 0 for surface in surfaces)

    async def turn(self, rank: Rank, is_wanted: IsWanted = always) -> bool:
        """Wait until the budget allows one more request with the bot's token. Return whether that took time.

        If ``is_wanted`` becomes false, the wait ends early and the request is not counted.
        """
        return await self.budget.turn(rank, is_wanted)

    def seconds_to_slot(self, name: str, gap: float, ticket: object = None) -> float:
        """Return the seconds until the slot of a ticket, or of a newcomer to the named queue. See `slot`."""
        slots = self._slots.setdefault(name, _Slots())
        ahead = slots.waiting.index(ticket) if ticket in slots.waiting else len(slots.waiting)
        return max(0.0, slots.next_free - self._monotonic()) + gap / self._share * ahead

    async def slot(self, name: str, gap: float, is_wanted: IsWanted = always, ticket: object | None = None) -> None:
        """Wait for the next slot of a named queue. In the whole bot, slots are ``gap`` seconds apart.

        If ``is_wanted`` becomes false, the wait ends without a slot, so the next one in the queue gets it. ``ticket``
        identifies the waiting caller for `seconds_to_slot`.
        """
        slots, gap, ticket = self._slots.setdefault(name, _Slots()), gap / self._share, ticket or object()
        slots.waiting.append(ticket)
        try:
            while is_wanted():
                wait = slots.next_free + gap * slots.waiting.index(ticket) - self._monotonic()
                if wait <= 0:
                    slots.next_free = self._monotonic() + gap
                    return
                await asyncio.sleep(min(wait, RECHECK_GAP))
        finally:
            slots.waiting.remove(ticket)

    def close(self) -> None:
        """Stop drawing for good. The next start draws the latest state."""
        self._closed = True
        for surface in self._surfaces.values():
            if surface.task is not None:
                surface.task.cancel()
        self._surfaces.clear()
        if self._sweep is not None:
            self._sweep.cancel()

    async def _work(self, key: Hashable, surface: _Surface, gap: float) -> None:
        while surface.dirty:
            due = surface.drawn_at + gap * self.pressure()
            wait = due - surface.lead - self._monotonic()
            if wait > 0:
                surface.is_waiting = True
                await asyncio.sleep(wait)
            surface.is_waiting = False
            while surface.can_wait and self.budget.is_strained():  # noqa: ASYNC110 - only time ends the strain
                await asyncio.sleep(OUTAGE_RETRY_GAP)
            interaction_id.set(surface.marked_by)
            surface.dirty = False
            if surface.is_news:
                surface.drawn_at = max(due, self._monotonic()) if surface.lead else self._monotonic()
            surface.lead = 0.0
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
            except Exception:  # log a bug, and go on drawing
                log.exception("could not draw %s", key)
        surface.task = None
        self._forget_later(surface, gap)

    def _give_up(self, key: Hashable, surface: _Surface, gap: float, error: Exception) -> None:
        """Stop retrying until the next change. If Discord is down, also retry after `OUTAGE_RETRY_GAP` seconds."""
        if surface.failures == len(RETRY_GAPS) + 1 and not self.budget.outage.explains(error):
            log.warning("cannot draw %s for now: %s", key, reason(error))
        surface.task = None
        if surface.retry_timer is not None:
            surface.retry_timer.cancel()
        if not is_temporary(error):
            if surface.dirty:  # it changed while it was being sent
                self.mark(key, surface.draw, gap, can_wait=surface.can_wait)
            self._forget_later(surface, OUTAGE_RETRY_GAP)  # until then, the same error is not logged again
            return

        def retry() -> None:
            interaction_id.set(None)  # the timer has the context of what failed
            if surface.task is None and self._surfaces.get(key) is surface:
                self.mark(key, surface.draw, gap, can_wait=surface.can_wait)

        surface.retry_timer = asyncio.get_running_loop().call_later(OUTAGE_RETRY_GAP, retry)

    def _forget_later(self, surface: _Surface, gap: float) -> None:
        """Forget the surface when the time of its last drawing no longer matters."""
        surface.forget_at = max(surface.drawn_at, self._monotonic()) + gap
        if self._sweep is None:
            self._sweep = asyncio.get_running_loop().call_later(SWEEP_GAP, self._forget)

    def _forget(self) -> None:
        """Forget old surfaces, and schedule the next sweep if others are left."""
        now = self._monotonic() + TICK
        keys = [key for key, surface in self._surfaces.items() if surface.task is None and surface.forget_at <= now]
        for key in keys:
            del self._surfaces[key]
        some_left = any(surface.forget_at < float("inf") for surface in self._surfaces.values())
        self._sweep = asyncio.get_running_loop().call_later(SWEEP_GAP, self._forget) if some_left else None
