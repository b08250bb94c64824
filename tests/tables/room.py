"""A room for tables without Discord: a store on a file, a clock set by hand, a listener that takes notes."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from types import MappingProxyType

import pytest
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncEngine

from unobot.ai.table_manners import TABLE_MANNERS
from unobot.rules.cards import Card
from unobot.rules.events import Dealt, Event, Phase, TurnBegan, TurnedUp
from unobot.rules.match import Entry
from unobot.rules.moves import Catch, Draw, Move, Play, parse_move
from unobot.rules.ruleset.ruleset import OFFICIAL, Ruleset
from unobot.storage.states import SeatState, TableOptions, TableState
from unobot.storage.store import Store
from unobot.tables.ai_seats.engine_pool import EnginePool
from unobot.tables.ai_seats.search_pool import SearchPool
from unobot.tables.hub import Hub
from unobot.tables.listener import EndedMatch
from unobot.tables.state import players
from unobot.tables.state.clocks import after_entry
from unobot.tables.state.timing import Timing
from unobot.tables.table import Table

ANN, BOB, CEM = PEOPLE = 101, 102, 103
DAN = 104
STRANGER = 999
NAMES = {ANN: "Ann", BOB: "Bob", CEM: "Cem", DAN: "Dan"}
GUILD, CHANNEL, ELSEWHERE = 11, 21, 22
START = 1_800_000_000.0
PILE = "Y0 Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9 B0 B1 B2 B3 B4 B5 B6 B8 B9"


PAUSE = TABLE_MANNERS["casual"].pause
"""So many seconds pass before an AI's ordinary move: least and most."""
AT_ONCE = Timing(race_hold=0.0)
"""Every press is played as it comes: for what is not about races."""


def behave(patch: pytest.MonkeyPatch, level: str = "casual", **changes: object) -> None:
    """Change these fields in the table manners of a level."""
    patch.setattr(
        "unobot.tables.ai_seats.autopilot.TABLE_MANNERS",
        {**TABLE_MANNERS, level: replace(TABLE_MANNERS[level], **changes)},
    )


class Clock:
    """Time, as the test sets it."""

    def __init__(self, now: float = START) -> None:
        self._now = now
        self.slept = asyncio.Event()
        """Set when somebody goes to sleep."""
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
            if moment <= now + 1e-6 and not sleeper.done():  # a sum of seconds is not exact
                sleeper.set_result(None)

    async def sleep(self, seconds: float) -> None:
        """Wait until the test has let so much time pass."""
        sleeper = asyncio.get_running_loop().create_future()
        self._sleepers.append((self._now + seconds, sleeper))
        self.slept.set()
        await sleeper


class NotedStore(Store):
    """A real store that can be made to refuse writes or to keep them waiting, and notes those it has done."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine)
        self.refusal: Exception | None = None
        """What every write raises from now on."""
        self.hold: asyncio.Event | None = None
        """Writes wait for this, if there is one."""
        self.held = asyncio.Event()
        """Set when a write has begun to wait."""
        self.notes: list[str] = []
        self.hubs: list[Hub] = []
        """Those that are on it: what they have in hand is done before it closes."""

    async def close(self) -> None:
        for hub in self.hubs:
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


class Listeners:
    """A listener that notes what it is told."""

    def __init__(self, clock: Clock, notes: list[str]) -> None:
        self.told: list[tuple[int, int, str, float]] = []
        """Table, ply, status and time of every change."""
        self.reminded: list[tuple[int, float]] = []
        """Person and time of every reminder."""
        self.ended: list[EndedMatch] = []
        self._clock = clock
        self._notes = notes

    def changed(self, table: Table) -> None:
        self.told.append((table.id, table.ply, table.state.status, self._clock()))
        self._notes.append("told")

    def let_go(self, table: Table) -> None:
        self._notes.append("let go")

    def remind(self, table: Table, user_id: int) -> None:
        self.reminded.append((user_id, self._clock()))

    def match_ended(self, match: EndedMatch) -> None:
        self.ended.append(match)


class HandRungHub(Hub):
    """The hub, whose alarms do not sleep: ``Room`` rings them when their moment has come."""

    moments: dict[int, float]

    def _set_alarm(self, table_id: int, moment: float | None) -> None:
        self.moments.pop(table_id, None)
        if moment is not None:
            self.moments[table_id] = moment

    async def ring(self, table_id: int) -> None:
        await self._ring(table_id, self.moments.pop(table_id))


class Room:
    """A process of its own: one hub on a store. Two rooms on one store are one process and its successor."""

    def __init__(
        self,
        store: NotedStore,
        clock: Clock,
        timing: Timing | None = None,
        seed: int = 1,
        engines: EnginePool | None = None,
        search_pool: SearchPool | None = None,
    ) -> None:
        self.store = store
        self.clock = clock
        self.timing = timing or AT_ONCE
        self.listener = Listeners(clock, store.notes)
        self.hub = HandRungHub(
            store,
            clock,
            self.listener,
            self.timing,
            random.Random(seed),
            clock.sleep,
            engines=engines,
            search_pool=search_pool,
        )
        self.hub.moments = {}
        store.hubs.append(self.hub)

    def successor(self, store: NotedStore | None = None, seed: int = 2) -> Room:
        """The process that is started after this one was killed, now."""
        return Room(store or self.store, self.clock, self.timing, seed)

    async def lobby(self, *people: int, ais: int = 0, channel: int = CHANNEL) -> Table:
        """A lobby whose host is the first of ``people``; they sit down a second apart."""
        host, *others = people
        table = await self.hub.open(GUILD, channel, host, NAMES[host], "en-US", ["casual"] * ais)
        for person in others:
            self.clock.now += 1
            await table.change(person, partial(players.join, name=NAMES[person]))
        return table

    async def match(self, *people: int, ais: int = 0, channel: int = CHANNEL) -> Table:
        """A table right after the first deal."""
        table = await self.lobby(*people, ais=ais, channel=channel)
        await table.start(people[0], 7)
        return table

    async def given(
        self,
        hands: dict[int | str, str],
        *,
        top: str = "R7",
        pile: str = PILE,
        to_move: int = 0,
        phase: Phase = Phase.PLAY,
        ruleset: Ruleset = OFFICIAL,
        channel: int = CHANNEL,
        options: TableOptions | None = None,
        levels: Mapping[str, str] = MappingProxyType({}),
    ) -> Table:
        """A match whose first entry deals these hands: by person, or by name for an AI, from seat 0 on.

        ``levels`` of AIs that are not casual.
        """
        dealt = tuple(tuple(map(Card, hand.split())) for hand in hands.values())
        seats = tuple(
            SeatState(who, NAMES[who], None, joined=START + place, acted=self.clock())
            if isinstance(who, int)
            else SeatState(None, who, levels.get(who, "casual"), joined=START + place)
            for place, who in enumerate(hands)
        )
        laid = [Card(top), *map(Card, pile.split())]
        events: tuple[Event, ...] = (
            Dealt(1, len(hands) - 1, dealt, tuple(laid)),
            TurnedUp(Card(top)),
            TurnBegan(to_move, phase),
        )
        host = next(who for who in hands if isinstance(who, int))
        lobby = TableState(0, GUILD, channel, host, "lobby", "en-US", ruleset, seats, options=options or TableOptions())
        state = await self.store.create_table(lobby)
        timing = self.timing.under(ruleset, lobby.options)
        state = after_entry(replace(state, status="playing"), events, self.clock(), timing)
        entry = Entry(0, None, None, None, events)
        await self.store.begin_match(state, bytes(32), 7, self.clock(), entry)
        return await self.load(state.id)

    async def load(self, table_id: int) -> Table:
        """The table as the hub has it now."""
        table = await self.hub.table(table_id)
        assert table is not None
        return table

    async def step(self) -> None:
        """Let time pass until the next alarm of any table, and ring it."""
        table_id, moment = min(self.hub.moments.items(), key=lambda item: item[1])
        self.clock.now = max(self.clock.now, moment)
        await self.hub.ring(table_id)

    async def advance(self, seconds: float) -> None:
        """Let time pass, every alarm ringing at its moment."""
        end = self.clock.now + seconds
        for _ in range(10_000):
            if min(self.hub.moments.values(), default=end + 1) > end:
                self.clock.now = end
                return
            await self.step()
        raise AssertionError("the alarms never come to rest")

    async def until(self, condition: Callable[[], bool], rings: int = 1000) -> None:
        """Let time pass, alarm by alarm, until the condition holds."""
        for _ in range(rings):
            if condition():
                return
            await self.step()
        raise AssertionError("it never happened")


async def play(table: Table, user_id: int, *moves: str) -> None:
    """Press a button as fresh as can be for each of these moves."""
    for move in moves:
        await table.submit(user_id, table.ply, parse_move(move))


def last(table: Table) -> tuple[int | None, str | None, str | None]:
    """Seat, move and ``by`` of the last entry."""
    entry = table.view().recent[-1]
    return entry.seat, entry.move, entry.by


def hand(table: Table, user_id: int) -> str:
    """What a person's own view shows of their hand."""
    view = table.view(user_id)
    assert view.view is not None
    assert view.seat is not None
    return " ".join(map(str, view.view.hands[view.seat]))


def sight(table: Table) -> list[object]:
    """All that anybody can see of a table, and all that anybody can do."""
    readers = (None, *PEOPLE, STRANGER)
    return [
        *(table.view(reader) for reader in readers),
        *(table.legal_moves(reader) for reader in readers if reader is not None),
    ]


def sensible(moves: Sequence[Move], rng: random.Random) -> Move:
    """One of the moves at random: mostly a catch, where there is one; seldom a draw for no need."""
    catches = [move for move in moves if isinstance(move, Catch)]
    if catches and rng.random() < 0.8:
        return catches[0]
    if rng.random() > 0.05 and any(isinstance(move, Play) for move in moves):
        moves = [move for move in moves if not isinstance(move, Draw)]
    return rng.choice(moves)


async def random_deed(room: Room, table: Table, people: Iterable[int], rng: random.Random) -> None:
    """Somebody does something they may do, or time passes until the next alarm."""
    ready = [person for person in people if table.legal_moves(person)]
    person = rng.choice(ready) if ready and rng.random() < 0.85 else None
    if person is None:
        await room.step()
    elif any(seat.away for seat in table.view().seats if seat.user_id == person):
        await table.touch(person, returning=True)
    elif rng.random() < 0.02:
        await table.change(person, players.leave)
    else:
        await table.touch(person)
        await table.submit(person, table.ply, sensible(table.legal_moves(person), rng))
