"""The gate: the first check of every interaction.

It refuses interactions that arrive too late, twice or too often from one user, and all of them while the bot stops. It
lets in a limited number at a time; the others wait in line. An interaction leaves the gate when it begins to wait for
something slow (`gate_place`). An interaction of no table leaves before its answer is sent, and one at a table after it.
Answers take half of the processor's time: if an overload of moves came in while they are sent, none would be sent in
time. The gate knows all interactions in progress, so that a stop can wait for them.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from email.utils import parsedate_to_datetime
from enum import Enum, auto
from operator import itemgetter
from typing import Any, Self, TypeAlias

import discord
from discord import InteractionType

from unobot.gate_place import hold_place
from unobot.log_context import interaction_id
from unobot.model.clock import Clock

log = logging.getLogger(__name__)

TABLE_PLACES = 64
"""The number of interactions at tables in progress at a time. More would share one processor and one database."""
OTHER_PLACES = 6
"""The same for all other interactions. So no crowd of another feature takes the places of tables.

Six suffice: an interaction that waits has left, so all six work.
"""
MAX_QUEUED = 512
"""The number of interactions of each kind that may wait for a place. All others are refused at once."""
DOOR_TIMEOUT = 1.5
"""Seconds after a press for which it waits for a place. See `ANSWER_BY` in `responses`."""
LINE_TIMEOUT = 20.0
"""Seconds after `DOOR_TIMEOUT` for which a deferred interaction of no table waits on.

A move does not wait on: when its turn came, its player would have seen an older position.
"""
MAX_PRESSURE = 4.0
"""The largest factor that `Gate.pressure` returns."""
MAX_AGE = 2.5
"""The most seconds until an interaction arrives.

Discord tells the user after 3 s that the interaction failed, so a later one must change nothing.
"""
MAX_DELAYS = 100
"""The number of recent interactions whose shortest delay counts as zero."""
DELAY_LIFETIME = 3600.0
"""Seconds after which a delay is forgotten: the monotonic clock may run faster or slower than Discord's."""
MAX_CLOCK_OFFSET = 1.0
"""Seconds between the wall clock and Discord's from which the admin is warned."""
WINDOW = 3.0
"""Seconds in which a user may press as often as the limit allows."""
SUGGESTION_FACTOR = 4
"""Factor by which the limit for autocomplete is higher: Discord sends a request whenever the user pauses typing."""
_MIN_SWEEP_SIZE = 1024
"""The number of users in memory above which full buckets are removed."""
Waits: TypeAlias = set[asyncio.Future[Any]]
_delay_of = itemgetter(1)
_MAX_RECENT_IDS = 1000
"""The number of recent interactions whose ids are remembered."""


@dataclass(frozen=True, slots=True)
class Press:
    """The facts about a press on a control, or about a modal, that the gate needs. It needs no object of discord.py."""

    id: int
    user: discord.Object
    type: InteractionType

    @property
    def created_at(self) -> datetime:
        """Return the time of the press by Discord's clock."""
        return discord.utils.snowflake_time(self.id)

    @classmethod
    def parse(cls, payload: dict[str, Any]) -> Self:
        """Return the press in the payload of an event, and remove the components of its message to save memory."""
        if "message" in payload:
            payload["message"] = {**payload["message"], "components": []}
        user = payload["user"] if "user" in payload else payload["member"]["user"]
        return cls(int(payload["id"]), discord.Object(int(user["id"])), InteractionType(payload["type"]))


class GateDecision(Enum):
    """The decision of the gate about an interaction."""

    PASS = auto()
    LATE = auto()
    """Discord has already told the user that the interaction failed, so it must change nothing."""
    TWICE = auto()
    """The gateway repeated the interaction after a reconnect. It was answered the first time."""
    OFTEN = auto()
    BUSY = auto()
    """No place was free in time."""
    CLOSING = auto()


class ClockSkew:
    """Judges which interactions come too late, compared with the shortest delay of recent ones.

    Discord dates interactions by its own clock. ``monotonic`` measures the delays, so it does not matter if the wall
    ``clock`` of the host is wrong or is set meanwhile. It is only compared with Discord's, to warn the admin once.

    Answers to requests are dated, too, in whole seconds. So even the first interaction after a start is judged, to
    within a second.
    """

    def __init__(self, clock: Clock, monotonic: Clock) -> None:
        self._clock = clock
        self._monotonic = monotonic
        self._delays: deque[tuple[float, float]] = deque(maxlen=MAX_DELAYS)
        """The arrival of each interaction, and its delay. The clocks differ, so delays can only be compared."""
        self._min_delay = 0.0
        """The shortest delay when the last interaction arrived."""
        self._last_answer: tuple[float, float] | None = None
        """The same two numbers for the last answer to a request."""
        self._alarmed = False

    def add_answer_date(self, date: str) -> None:
        """Store the header ``Date`` of an answer that arrives now. One answer in half an hour is enough."""
        arrived = self._monotonic()
        if self._last_answer is not None and arrived < self._last_answer[0] + DELAY_LIFETIME / 2:
            return
        try:
            self._last_answer = arrived, arrived - parsedate_to_datetime(date).timestamp()
        except ValueError:
            return  # a proxy wrote it

    def is_too_late(self, created: float) -> bool:
        """Return whether an interaction that arrives now comes too late. ``created``: its date (Unix seconds)."""
        arrived = self._monotonic()
        while self._delays and self._delays[0][0] < arrived - DELAY_LIFETIME:
            self._delays.popleft()
        self._delays.append((arrived, arrived - created))
        min_delay: float = min(map(_delay_of, self._delays))
        self._min_delay = min_delay
        if not self._alarmed:
            self._compare(arrived - min_delay)
        if self._last_answer is not None and arrived < self._last_answer[0] + DELAY_LIFETIME:
            min_delay = min(min_delay, self._last_answer[1])
        return arrived - created - min_delay > MAX_AGE

    def since(self, created: float) -> float:
        """Return the seconds since an interaction was ``created``, minus the shortest recent delay."""
        return self._monotonic() - created - self._min_delay

    def _compare(self, discord_now: float) -> None:
        """Warn if the wall clock is not at this time (Unix seconds)."""
        offset = self._clock() - discord_now
        if abs(offset) > MAX_CLOCK_OFFSET:
            self._alarmed = True
            log.warning(
                "the clock of this host differs from Discord's by %.1f s: correct it, for example with NTP", offset
            )


class Limit:
    """A token bucket of ``presses`` for each user, which refills in `WINDOW` seconds. 0 means no limit.

    A refused press takes nothing from the bucket, so continued pressing does not lock the user out. Memory holds one
    number for each user whose bucket is not full.
    """

    def __init__(self, presses: int) -> None:
        self._presses = presses
        self._full_at: dict[int, float] = {}
        self._sweep_at = _MIN_SWEEP_SIZE

    def __len__(self) -> int:
        """Return the number of users in memory."""
        return len(self._full_at)

    def allows(self, user_id: int, at: float) -> bool:
        """Count a press; return whether the limit allows it. ``at``: the time of the press (Unix seconds)."""
        if not self._presses:
            return True
        refill_time = WINDOW / self._presses
        full_at = max(self._full_at.get(user_id, at), at)
        if full_at - at > WINDOW - refill_time + 1e-6:  # floats: three thirds may not add up to one
            return False
        self._full_at[user_id] = full_at + refill_time
        if len(self._full_at) > self._sweep_at:
            self._full_at = {user: moment for user, moment in self._full_at.items() if moment > at}
            self._sweep_at = max(_MIN_SWEEP_SIZE, 2 * len(self._full_at))
        return True


@contextmanager
def cancel_at_end(wait: asyncio.Future[Any], waits: Waits) -> Iterator[None]:
    """Add a wait to ``waits``. At the end of the block, remove it and cancel it."""
    waits.add(wait)
    try:
        yield
    finally:
        waits.discard(wait)
        wait.cancel()


class _Places:
    """The places for interactions of one kind."""

    def __init__(self, count: int) -> None:
        self.waiting = 0
        self._free = asyncio.Semaphore(count)

    async def acquire(self, max_wait: float, defer: Callable[[], Awaitable[None]] | None, waits: Waits) -> bool:
        """Return whether a place was free in ``max_wait`` seconds, or `LINE_TIMEOUT` more after a call of ``defer``.

        ``waits``: the set that holds the wait, so that a stop can cancel it. The call does not cost the place in line.
        """
        if not self._free.locked():
            return await self._free.acquire()
        if self.waiting >= MAX_QUEUED:
            return False
        self.waiting += 1
        turn = asyncio.ensure_future(self._free.acquire())
        try:
            with cancel_at_end(turn, waits):
                await asyncio.wait({turn}, timeout=max_wait)
                if defer is not None and not turn.done():
                    await defer()
                    await asyncio.wait({turn}, timeout=LINE_TIMEOUT)
                return turn.done() and not turn.cancelled()
        except BaseException:  # a canceled task must not keep the place that it got in the same moment
            if turn.done() and not turn.cancelled():
                self.release()
            raise
        finally:
            self.waiting -= 1

    def release(self) -> None:
        """Release a place. The interaction that has waited longest gets it."""
        self._free.release()


class _Place:
    """One place, until it is released. It has no reference to its task, so no cycle waits for the garbage collector."""

    __slots__ = ("_places",)

    def __init__(self, places: _Places) -> None:
        self._places: _Places | None = places

    def release(self) -> None:
        """Release the place. Another call does nothing."""
        places, self._places = self._places, None
        if places is not None:
            places.release()


class Gate:
    """The gate of a process. ``presses``: the limit for one user in `WINDOW` seconds, at all tables together."""

    def __init__(self, skew: ClockSkew, presses: int) -> None:
        self.inside: set[asyncio.Task[None]] = set()
        """The tasks of interactions in progress, also after they have left the gate."""
        self._waits: Waits = set()
        """The waits in line, and the waits after the gate. They end when the bot stops."""
        self._closing = False
        self.refusals: Counter[GateDecision] = Counter()
        """How often each decision but `PASS` was made."""
        self._skew = skew
        self._recent_ids: dict[int, None] = {}
        """The ids of the last interactions, oldest first."""
        self._presses = Limit(presses)
        self._suggestions = Limit(presses * SUGGESTION_FACTOR)
        self._table_places, self._other_places = _Places(TABLE_PLACES), _Places(OTHER_PLACES)
        self._place_of_task: dict[asyncio.Task[None], _Place] = {}
        """The places of the tasks in progress."""

    def pressure(self) -> float:
        """Return the factor for pauses in work that can wait: from 1, if no interaction waits, to `MAX_PRESSURE`."""
        waiting = self._table_places.waiting + self._other_places.waiting
        return min(1.0 + waiting / TABLE_PLACES, MAX_PRESSURE)

    def since(self, snowflake: int) -> float:
        """Return the seconds since the press of the interaction with this id (see `ClockSkew.since`)."""
        return self._skew.since(discord.utils.snowflake_time(snowflake).timestamp())

    def close(self) -> None:
        """Refuse all interactions from now on, and end the waits in line and after the gate."""
        self._closing = True
        for wait in [*self._waits]:
            wait.cancel()

    def decide(self, interaction: discord.Interaction | Press) -> GateDecision:
        """Decide about an interaction that has just arrived, without regard to free places."""
        if interaction.id in self._recent_ids:
            return GateDecision.TWICE
        self._recent_ids[interaction.id] = None
        if len(self._recent_ids) > _MAX_RECENT_IDS:
            del self._recent_ids[next(iter(self._recent_ids))]
        created = interaction.created_at.timestamp()
        if self._skew.is_too_late(created):
            return GateDecision.LATE
        if self._closing:
            return GateDecision.CLOSING
        limit = self._suggestions if interaction.type is InteractionType.autocomplete else self._presses
        # Use Discord's clock: a bad connection may deliver at once presses that were made one after the other.
        return GateDecision.PASS if limit.allows(interaction.user.id, created) else GateDecision.OFTEN

    async def admit(
        self,
        interaction: discord.Interaction | Press,
        *,
        at_table: bool = False,
        defer: Callable[[], Awaitable[None]] | None = None,
    ) -> GateDecision:
        """Decide about an interaction that has just arrived. `PASS`: the running task has a place until it leaves.

        ``at_table``: whether it belongs to a table. ``defer``: tells Discord that the answer takes longer. With it, an
        interaction of no table waits in line instead of being refused. From now on, the log of the running task names
        the interaction.
        """
        interaction_id.set(interaction.id)
        decision = self.decide(interaction)
        if decision is not GateDecision.PASS:
            return self._refused(decision)
        task = asyncio.current_task()
        assert task is not None
        self.inside.add(task)
        task.add_done_callback(self._forget)
        places = self._table_places if at_table else self._other_places
        max_wait = max(0.0, DOOR_TIMEOUT - self.since(interaction.id))
        if not await places.acquire(max_wait, None if at_table else defer, self._waits):
            return self._refused(GateDecision.CLOSING if self._closing else GateDecision.BUSY)
        place = self._place_of_task[task] = _Place(places)
        hold_place(place.release, until_answered=at_table)
        return self._refused(GateDecision.CLOSING) if self._closing else GateDecision.PASS

    @contextmanager
    def cancel_on_stop(self, wait: asyncio.Future[Any]) -> Iterator[None]:
        """Cancel a wait if the bot stops, and at the end of the block."""
        with cancel_at_end(wait, self._waits):
            yield

    def _forget(self, task: asyncio.Task[None]) -> None:
        self.inside.discard(task)
        place = self._place_of_task.pop(task, None)
        if place is not None:
            place.release()

    def _refused(self, decision: GateDecision) -> GateDecision:
        self.refusals[decision] += 1
        return decision
