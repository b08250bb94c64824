"""A harness for tables without Discord: a store on a database, a manual clock, and a listener that records calls."""

from __future__ import annotations

import asyncio
import dataclasses
import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from types import MappingProxyType

import pytest
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncEngine

from unobot.ai.table_manners import TABLE_MANNERS
from unobot.app import hub_stores
from unobot.features.admin.moderation import Moderation
from unobot.features.admin.store import AdminStore
from unobot.features.results.store import Results
from unobot.model.seat import SeatState
from unobot.model.table import TableOptions, TableState
from unobot.rules.cards import Card
from unobot.rules.events import Dealt, Event, Phase, TurnBegan, TurnedUp
from unobot.rules.match import Entry
from unobot.rules.moves import Catch, Draw, Move, Play, parse_move
from unobot.rules.ruleset.ruleset import OFFICIAL, Ruleset
from unobot.storage.store import Store
from unobot.tables.ai_seats.ai_resources import AiResources
from unobot.tables.ai_seats.engine_pool import EnginePool
from unobot.tables.hearing import Hearing
from unobot.tables.hub import Hub
from unobot.tables.listener import EndedMatch
from unobot.tables.rating_choices import with_choices
from unobot.tables.state import players
from unobot.tables.state.clocks import after_entry
from unobot.tables.state.timing import Timing
from unobot.tables.table import Table
from unobot.tables.table_view import TableView

ANN, BOB, CEM = PEOPLE = 101, 102, 103
DAN, EVE = 104, 105
STRANGER = 999
NAMES = {ANN: "Ann", BOB: "Bob", CEM: "Cem", DAN: "Dan", EVE: "Eve"}
GUILD, CHANNEL, ELSEWHERE = 11, 21, 22
START = 1_800_057_600.0
PILE = "Y0 Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9 B0 B1 B2 B3 B4 B5 B6 B8 B9"


PAUSE = TABLE_MANNERS["casual"].pause
"""The shortest and the longest pause before an AI's ordinary move, in seconds."""
AT_ONCE = Timing(race_hold=0.0)
"""Plays every press on arrival, for tests that are not about races."""


def change_manners(patch: pytest.MonkeyPatch, level: str = "casual", **changes: object) -> None:
    """Change these fields in the table manners of a level."""
    patch.setattr(
        "unobot.tables.ai_seats.autopilot.TABLE_MANNERS",
        {**TABLE_MANNERS, level: replace(TABLE_MANNERS[level], **changes)},
    )


class Clock:
    """A wall clock that the test sets, and a monotonic clock that goes with it but for `step`."""

    def __init__(self, now: float = START) -> None:
        self._now = now
        self._stepped = 0.0
        self.slept = asyncio.Event()
        """Set when a task begins to sleep."""
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []

    def __call__(self) -> float:
        return self._now

    @property
    def now(self) -> float:
        return self._now

    @now.setter
    def now(self, now: float) -> None:
        self._now = now
        for moment, sleeper in self._sleepers:
            if moment <= self.monotonic() + 1e-6 and not sleeper.done():  # sums of seconds are not exact
                sleeper.set_result(None)

    def monotonic(self) -> float:
        """Return the time of the monotonic clock."""
        return self._now - self._stepped

    def step(self, seconds: float) -> None:
        """Set the wall clock, while no time passes."""
        self._stepped += seconds
        self._now += seconds

    async def sleep(self, seconds: float) -> None:
        """Wait until the test has advanced the clock by this many seconds."""
        sleeper = asyncio.get_running_loop().create_future()
        self._sleepers.append((self.monotonic() + seconds, sleeper))
        self.slept.set()
        await sleeper


class SpyStore(Store):
    """A real store that can refuse or delay writes and records those it has done."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine)
        self.refusal: Exception | None = None
        """The error that every write raises from now on."""
        self.hold: asyncio.Event | None = None
        """Makes writes wait for this event."""
        self.held = asyncio.Event()
        """Set when a write begins to wait."""
        self.notes: list[str] = []
        self.hubs: list[Hub] = []
        """The hubs on this store. Their open reports finish before it closes."""

    async def close(self) -> None:
        for hub in self.hubs:
            while hub.reports.tasks:  # a report of changed ratings is followed by another one
                await asyncio.gather(*hub.reports.tasks)
        await super().close()

    async def save_table(self, state: TableState, *, over: bool = False) -> TableState:
        await self._hesitate()
        written = await super().save_table(state, over=over)
        self.notes.append("stored")
        return written

    async def begin_match(self, state: TableState, seed: bytes, salt: int, started: float, entry: Entry) -> TableState:
        await self._hesitate()
        begun = await super().begin_match(state, seed, salt, started, entry)
        self.notes.append("stored")
        return begun

    async def append(
        self, match_id: int, entry: Entry, at: float, state: TableState, *, over: bool = False
    ) -> TableState:
        await self._hesitate()
        written = await super().append(match_id, entry, at, state, over=over)
        self.notes.append("stored")
        return written

    async def _hesitate(self) -> None:
        if self.refusal is not None:
            raise self.refusal
        if self.hold is not None:
            self.held.set()
            await self.hold.wait()


class SpyListener:
    """A listener that records its calls."""

    def __init__(self, clock: Clock, notes: list[str]) -> None:
        self.told: list[tuple[int, int, str, float]] = []
        """Table, ply, status and time of every change."""
        self.reminded: list[tuple[int, float]] = []
        """Player and time of every reminder."""
        self.ended: list[EndedMatch] = []
        self._clock = clock
        self._notes = notes

    def changed(self, table: Table) -> None:
        self.told.append((table.id, table.ply, table.state.status, self._clock()))
        self._notes.append("told")

    loaded = changed

    def let_go(self, table: Table) -> None:
        self._notes.append("let go")

    def remind(self, table: Table, user_id: int) -> None:
        self.reminded.append((user_id, self._clock()))

    def match_ended(self, match: EndedMatch) -> None:
        self.ended.append(match)


class ManualAlarmHub(Hub):
    """A hub with alarms that do not sleep: `TableHarness` rings them when they are due."""

    moments: dict[int, float]
    """By the monotonic clock."""

    def _set_alarm(self, table_id: int, time: float | None) -> None:
        self.moments.pop(table_id, None)
        if time is not None:
            self.moments[table_id] = time

    async def ring(self, table_id: int) -> None:
        await self._ring(table_id, self.moments.pop(table_id))


class TableHarness:
    """One process: a hub on a store. Two harnesses on one store are a process and its successor."""

    def __init__(
        self,
        store: SpyStore,
        clock: Clock,
        timing: Timing | None = None,
        seed: int = 1,
        engines: EnginePool | None = None,
    ) -> None:
        self.store = store
        self.clock = clock
        self.timing = timing or AT_ONCE
        self.listener = SpyListener(clock, store.notes)
        self.hearing = Hearing(clock.monotonic)
        self.hub = ManualAlarmHub(
            store,
            hub_stores(store),
            clock,
            clock.monotonic,
            self.listener,
            self.timing,
            AiResources(random.Random(seed), engines or EnginePool()),
            clock.sleep,
            hearing=self.hearing,
        )
        self.hub.moments = {}
        self.results = Results(store)
        self.moderation = Moderation(AdminStore(store), self.hub.table, self.hub.policies, clock)
        store.hubs.append(self.hub)

    def successor(self, store: SpyStore | None = None, seed: int = 2) -> TableHarness:
        """Return the process that starts now, after this one was killed."""
        return TableHarness(store or self.store, self.clock, self.timing, seed)

    async def lobby(self, *people: int, ais: int = 0, channel: int = CHANNEL) -> Table:
        """Return a lobby with ``people`` seated one second apart. The first of them is the host."""
        host, *others = people
        table = await self.hub.open(GUILD, channel, host, NAMES[host], "en-US", ["casual"] * ais)
        for person in others:
            self.clock.now += 1
            await table.change(person, partial(players.join, name=NAMES[person]))
        return table

    async def match(self, *people: int, ais: int = 0, channel: int = CHANNEL) -> Table:
        """Return a table right after the first deal."""
        table = await self.lobby(*people, ais=ais, channel=channel)
        await table.start(people[0], 7)
        return table

    async def deal(
        self,
        hands: dict[int | str, str],
        *,
        top: str = "R7",
        pile: str = PILE,
        to_move: int = 0,
        phase: Phase = Phase.PLAY,
        ruleset: Ruleset = OFFICIAL,
        channel: int = CHANNEL,
        options: TableOptions = TableOptions(ai_pace="normal"),  # noqa: B008 - it is frozen
        levels: Mapping[str, str] = MappingProxyType({}),
    ) -> Table:
        """Return a match whose first entry deals these hands, from seat 0 on.

        A key of ``hands`` is a player's id or an AI's name. ``levels`` maps AIs to their levels if they are not casual.
        The AIs have the pace that they have among several people.
        """
        dealt = tuple(tuple(map(Card, hand.split())) for hand in hands.values())
        seats = tuple(
            SeatState(who, NAMES[who], None, place, joined=START + place, acted=self.clock())
            if isinstance(who, int)
            else SeatState(None, who, levels.get(who, "casual"), place, joined=START + place)
            for place, who in enumerate(hands)
        )
        laid = [Card(top), *map(Card, pile.split())]
        events: tuple[Event, ...] = (
            Dealt(1, len(hands) - 1, dealt, tuple(laid)),
            TurnedUp(Card(top)),
            TurnBegan(to_move, phase),
        )
        host = next(who for who in hands if isinstance(who, int))
        lobby = TableState(0, GUILD, channel, host, "lobby", "en-US", ruleset, seats, options=options)
        state = await self.store.create_table(lobby)
        timing = self.timing.under(ruleset, lobby.options)
        state = after_entry(replace(state, status="playing"), events, self.clock(), timing)
        state = await with_choices(state, self.store)
        entry = Entry(0, None, None, None, events)
        await self.store.begin_match(state, bytes(32), 7, self.clock(), entry)
        await self.hub.policies.of(GUILD)  # the command that opens a table reads it, too
        return await self.load(state.id)

    async def load(self, table_id: int) -> Table:
        """Return the hub's current object for the table."""
        table = await self.hub.table(table_id)
        assert table is not None
        return table

    async def step(self) -> None:
        """Advance the clock to the next alarm of any table and ring it."""
        table_id, moment = min(self.hub.moments.items(), key=lambda item: item[1])
        self.clock.now += max(0.0, moment - self.clock.monotonic())
        await self.hub.ring(table_id)

    async def advance(self, seconds: float) -> None:
        """Advance the clock by this many seconds and ring every alarm when it is due."""
        end = self.clock.monotonic() + seconds
        for _ in range(10_000):
            if min(self.hub.moments.values(), default=end + 1) > end:
                self.clock.now += end - self.clock.monotonic()
                return
            await self.step()
        raise AssertionError("the alarms never come to rest")

    def deafen(self, since: float = 0.0, *homes: int | None) -> None:
        """Let no press arrive from these homes, or from all, and not for ``since`` seconds until now either."""
        begin = self.clock.monotonic() - since
        self.hearing.deaf_since = lambda home: begin if home in homes or not homes else None
        self.hearing.check_all()

    def hear(self) -> None:
        """Let all presses arrive again."""
        self.hearing.deaf_since = lambda _: None
        self.hearing.check_all()

    async def silence(self, seconds: float) -> None:
        """Let no press arrive for this many seconds."""
        self.deafen()
        await self.advance(seconds)
        self.hear()
        await self.advance(0.1)

    async def until(self, condition: Callable[[], bool], rings: int = 1000) -> None:
        """Advance the clock alarm by alarm until the condition holds."""
        for _ in range(rings):
            if condition():
                return
            await self.step()
        raise AssertionError("it never happened")


async def play(table: Table, user_id: int, *moves: str) -> None:
    """Press an up-to-date button for each of these moves."""
    for move in moves:
        await table.submit(user_id, table.ply, parse_move(move))


def last(table: Table) -> tuple[int | None, str | None, str | None]:
    """Return seat, move and ``by`` of the last entry."""
    entry = table.view().recent[-1]
    return entry.seat, entry.move, entry.by


def hand(table: Table, user_id: int) -> str:
    """Return the player's hand as their own view shows it."""
    view = table.view(user_id)
    assert view.view is not None
    assert view.seat is not None
    return " ".join(map(str, view.view.hands[view.seat]))


def without_comings(view: TableView) -> TableView:
    """Return a view without the comings and goings, which a restart forgets."""
    return dataclasses.replace(view, comings=())


def all_views(table: Table) -> list[object]:
    """Return everything that all people can see and do at a table."""
    readers = (None, *PEOPLE, STRANGER)
    return [
        *(without_comings(table.view(reader)) for reader in readers),
        *(table.legal_moves(reader) for reader in readers if reader is not None),
    ]


def sensible_move(moves: Sequence[Move], rng: random.Random) -> Move:
    """Return a random move: usually a catch if there is one, and seldom an unnecessary draw."""
    catches = [move for move in moves if isinstance(move, Catch)]
    if catches and rng.random() < 0.8:
        return catches[0]
    if rng.random() > 0.05 and any(isinstance(move, Play) for move in moves):
        moves = [move for move in moves if not isinstance(move, Draw)]
    return rng.choice(moves)


async def random_action(harness: TableHarness, table: Table, people: Iterable[int], rng: random.Random) -> None:
    """Do something legal for one of the people, or ring the next alarm."""
    ready = [person for person in people if table.legal_moves(person)]
    person = rng.choice(ready) if ready and rng.random() < 0.85 else None
    if person is None:
        await harness.step()
    elif any(seat.away for seat in table.view().seats if seat.user_id == person):
        await table.touch(person, returning=True)
    elif rng.random() < 0.02:
        await table.change(person, players.leave)
    else:
        await table.touch(person)
        await table.submit(person, table.ply, sensible_move(table.legal_moves(person), rng))
