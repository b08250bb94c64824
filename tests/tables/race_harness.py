"""A harness that holds competing presses, and presses that do not wait for each other."""

from __future__ import annotations

import asyncio

from tests.tables.harness import START, Clock, SpyStore, TableHarness
from unobot.rules.moves import parse_move
from unobot.rules.play.decide import IllegalMove, Reason
from unobot.tables.state.timing import Timing
from unobot.tables.table import Table

Held = asyncio.Task[None]


class RaceHarness(TableHarness):
    """A harness with a race hold."""

    def __init__(self, store: SpyStore, timing: Timing | None = None) -> None:
        super().__init__(store, Clock(), timing or Timing())
        self.presses: list[Held] = []

    async def press(self, table: Table, user_id: int, move: str, at: float, *, ply: int | None = None) -> Held:
        """Press now, ``at`` seconds after the start by Discord's clock. The press may still be held on return."""
        drawn_at = table.ply if ply is None else ply
        press = asyncio.create_task(table.submit(user_id, drawn_at, parse_move(move), START + at))
        self.presses.append(press)
        await self.rest(press)
        return press

    async def rest(self, press: Held) -> None:
        """Wait until the press is done or sleeps because it is held."""
        self.clock.slept.clear()
        slept = asyncio.ensure_future(self.clock.slept.wait())
        await asyncio.wait((press, slept), return_when=asyncio.FIRST_COMPLETED)
        slept.cancel()

    async def advance_and_settle(self, seconds: float) -> None:
        """Let time pass and wait for all held presses."""
        await self.advance(seconds)
        await asyncio.gather(*self.presses, return_exceptions=True)


def moves(table: Table) -> list[tuple[int | None, str | None]]:
    return [(entry.seat, entry.move) for entry in table.view().recent[1:]]


def why(press: Held) -> Reason | None:
    """Return the reason if the rules refused the press, or ``None``."""
    refusal = press.exception()
    return refusal.reason if isinstance(refusal, IllegalMove) else None
