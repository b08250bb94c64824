"""Keeping a drawn card that cannot be played, for people who need not be asked: `/uno me`, *Pass*.

It is their own move, made after a short random pause, and the log does not tell it from a press (RULES, section 2).
"""

from __future__ import annotations

import asyncio
import random
from functools import partial
from typing import Final

from unobot.bot.discord_api.edit_scheduler import EditScheduler
from unobot.bot.messages.preferences_cache import PreferencesCache
from unobot.rules.moves import PASS
from unobot.rules.play.decide import IllegalMove
from unobot.rules.play.legality import must_pass
from unobot.tables.errors import Refused
from unobot.tables.state.seating import is_played_by_ai
from unobot.tables.table import Table

PAUSE: Final = (1.5, 4.0)
"""Seconds between a draw and the pass, at least and at most: time enough to see the card."""


class Passing:
    """One for the process."""

    def __init__(self, pacer: EditScheduler, choices: PreferencesCache) -> None:
        self._pacer = pacer
        self._choices = choices
        self._rng = random.Random()  # noqa: S311  # how long people seem to think, and nothing else

    def look(self, table: Table) -> None:
        """Something has changed at the table: if all that somebody can do is pass, it is done for them soon."""
        user_id = _asked_for_nothing(table)
        if user_id is not None and self._choices.known(user_id).passes:
            self._pacer.mark(("pass", table.id, user_id), partial(self._pass, table, user_id, table.ply), 0)

    async def _pass(self, table: Table, user_id: int, ply: int) -> None:
        await asyncio.sleep(self._rng.uniform(*PAUSE))
        if (await self._choices.person(user_id)).passes and _asked_for_nothing(table) == user_id:
            try:
                await table.submit(user_id, ply, PASS)
            except (Refused, IllegalMove):
                return  # they, or their clock, were faster


def _asked_for_nothing(table: Table) -> int | None:
    """Whose turn it is after a draw that left no choice, if it is a person's who is here; else ``None``."""
    if not table.is_live or table.is_stranded or table.log is None or table.state.status != "playing":
        return None
    state = table.log.round
    seat = table.state.seats[state.to_move]
    return seat.user_id if must_pass(state, state.to_move) and not is_played_by_ai(seat) else None
