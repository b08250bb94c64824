"""While the database refuses and hesitates, each press either makes its move or raises, and the log has no other."""

from __future__ import annotations

import asyncio
import random
from collections import Counter

import pytest

from tests.tables.harness import ANN, BOB, CEM, Clock, SpyStore, TableHarness, sensible_move
from unobot.model.refused import Refused, Stale
from unobot.model.storage_errors import StorageError
from unobot.rules.moves import Move
from unobot.rules.play.decide import IllegalMove
from unobot.rules.ruleset.ruleset import PRESETS
from unobot.tables.state.timing import Timing

pytestmark = pytest.mark.both

SEEDS = range(3)
DEEDS = 400
NOTED = "its due actions wait for the database"
Press = tuple[int, str, "asyncio.Task[None]"]


class Evening:
    """Three people who press at once at one table, with competing presses held and clocks that run out."""

    def __init__(self, store: SpyStore, seed: int) -> None:
        self.store = store
        self.harness = TableHarness(store, Clock(), Timing(), seed)
        self.table_id = 0
        self.presses: list[Press] = []
        self._chance = random.Random(seed)
        self._rings: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        seven = "R1 R2 G3 Y4 B5 G6 Y7"
        table = await self.harness.deal(
            {ANN: seven, BOB: seven, CEM: seven}, pile="R8 R9 G1 Y1 B1 " * 30, ruleset=PRESETS["party"]
        )
        self.table_id = table.id

    async def act(self) -> None:
        """Press something, let the database change its mind, or let time pass."""
        chance = self._chance
        what = chance.random()
        if what < 0.5:
            await self._press(chance.choice((ANN, BOB, CEM)))
        elif what < 0.6:
            self.store.refusal = chance.choice((None, None, StorageError("full")))
        elif what < 0.7:
            self._hold(chance.random() < 0.5)
        else:
            self.harness.clock.now += chance.choice((0.05, 0.2, 0.5, 0.5, 5.0, 40.0))
            self._ring()
        for _ in range(chance.choice((0, 1, 5, 50))):
            await asyncio.sleep(0)

    async def rest(self) -> None:
        """Let the database work, and wait for every press."""
        self.store.refusal = None
        self._hold(False)
        while any(not task.done() for task in (*self._rings, *(task for *_, task in self.presses))):
            self.harness.clock.now += 0.5
            await asyncio.sleep(0)
        for ring in self._rings:
            ring.result()

    async def _press(self, person: int) -> None:
        try:
            table = await self.harness.load(self.table_id)
        except StorageError:
            return
        moves = table.legal_moves(person)
        if moves:
            move, ply = sensible_move(moves, self._chance), table.ply - self._chance.choice((0, 0, 0, 1))
            task = asyncio.create_task(self._submit(person, ply, move))
            self.presses.append((person, str(move), task))

    async def _submit(self, person: int, ply: int, move: Move) -> None:
        """Submit a move as the router does: again, if the table had to be loaded again."""
        table = await self.harness.load(self.table_id)
        try:
            await table.submit(person, ply, move)
        except Stale:
            if not table.broken:
                raise
            table = await self.harness.load(self.table_id)
            await table.submit(person, ply, move)

    def _hold(self, held: bool) -> None:
        if self.store.hold is not None:
            self.store.hold.set()
        self.store.hold = asyncio.Event() if held else None

    def _ring(self) -> None:
        hub, now = self.harness.hub, self.harness.clock.monotonic()
        for table_id, moment in list(hub.moments.items()):
            if moment <= now:
                del hub.moments[table_id]
                self._rings.append(asyncio.create_task(hub._ring(table_id, moment)))


@pytest.mark.parametrize("seed", SEEDS)
async def test_each_press_makes_its_move_or_raises(
    store: SpyStore, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    evening = Evening(store, seed)
    await evening.begin()
    for _ in range(DEEDS):
        await evening.act()
    await evening.rest()
    table = await evening.harness.load(evening.table_id)
    people = [seat.user_id for seat in table.state.seats]
    assert table.state.match_id is not None
    _, entries = await store.load_match(table.state.match_id)
    stored = Counter((people[entry.seat], entry.move) for entry in entries if entry.seat is not None and not entry.by)
    refusals = [(press, task.exception()) for *press, task in evening.presses]
    assert all(isinstance(error, Refused | IllegalMove | StorageError) for _, error in refusals if error)
    assert stored == Counter((person, move) for (person, move), error in refusals if error is None)
    assert sum(stored.values()) >= 3, "hardly anybody played"  # how many depends on how slow the database is
    assert all(NOTED in record.getMessage() for record in caplog.records)
    caplog.clear()
