"""The listener: it is notified when a table changes, a player needs a reminder, or a match ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Protocol

import msgspec

from unobot.model.table import TableState
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.tables.match_log import MatchLog

if TYPE_CHECKING:
    from unobot.tables.table import Table


class EndedSeat(msgspec.Struct, frozen=True):
    """A seat at the end of a match, and its last player: a person (``user_id``) or an AI (``level``)."""

    user_id: int | None
    name: str
    level: str | None
    score: int


class EndedMatch(msgspec.Struct, frozen=True):
    """The result of a match that has ended. It contains no cards."""

    id: int
    table_id: int
    guild_id: int | None
    channel_id: int
    ruleset: Ruleset
    seats: tuple[EndedSeat, ...]
    rounds: int
    """The number of rounds dealt, including an unfinished last one."""
    placing: tuple[int, ...]
    """The seats from first to last. Empty unless the match was won."""
    how: Literal["won", "closed", "expired"]
    """How the match ended.

    * ``won``: by a player's victory.
    * ``closed``: early, by the host or a moderator, or because no player was left to return.
    * ``expired``: it was suspended, and not resumed in time.
    """
    ended: float
    """When it ended, in Unix seconds."""


def ended_match(state: TableState, log: MatchLog, max_suspension: float) -> EndedMatch:
    """Return the result of a closed table's match. ``max_suspension``: the seconds until a suspended match ends."""
    assert state.match_id is not None
    match = log.match
    return EndedMatch(
        id=state.match_id,
        table_id=state.id,
        guild_id=state.guild_id,
        channel_id=state.channel_id,
        ruleset=match.ruleset,
        seats=tuple(
            EndedSeat(seat.user_id, seat.name, seat.level, score)
            for seat, score in zip(state.seats, match.scores, strict=True)
        ),
        rounds=match.number,
        placing=match.placing,
        how="won" if match.is_over else ended_early(state, max_suspension),
        ended=state.touched,
    )


def ended_early(state: TableState, max_suspension: float) -> Literal["closed", "expired"]:
    """Return how a match that nobody won has ended. ``max_suspension``: see `ended_match`."""
    return "expired" if state.suspended is not None and state.touched >= state.suspended + max_suspension else "closed"


class TableListener(Protocol):
    """A listener for the events of tables. No method may await; most are called under the table's lock."""

    def changed(self, table: Table) -> None:
        """Handle a change of the table. Screens may need to be redrawn."""

    def loaded(self, table: Table) -> None:
        """Handle a table that was read from the database. Screens may not show its last change."""

    def let_go(self, table: Table) -> None:
        """Forget all data about this table. Another process is its home, and may have changed it."""

    def remind(self, table: Table, user_id: int) -> None:
        """Remind this user that it is their turn."""

    def match_ended(self, match: EndedMatch) -> None:
        """Handle the end of a match, which is already stored. Called in the home process of the table.

        Each match is normally reported once, and the report is stored afterward. The next start calls again if the
        process ended between the two, or if the call raised. An implementation must therefore be safe to repeat, by
        ``match.id``.
        """
