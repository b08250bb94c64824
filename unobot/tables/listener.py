"""The listener: it is told that a table changed, that a person does not act, that a match has ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Protocol

import msgspec

from unobot.rules.ruleset.ruleset import Ruleset
from unobot.storage.states import TableState
from unobot.tables.match_log import MatchLog

if TYPE_CHECKING:
    from unobot.tables.table import Table


class EndedSeat(msgspec.Struct, frozen=True):
    """A seat at the end of a match: the person (``user_id``) or the AI (``level``) that had it then."""

    user_id: int | None
    name: str
    level: str | None
    score: int


class EndedMatch(msgspec.Struct, frozen=True):
    """The facts that results need of a match that has ended. It shows no cards."""

    id: int
    table_id: int
    guild_id: int
    channel_id: int
    ruleset: Ruleset
    seats: tuple[EndedSeat, ...]
    rounds: int
    """Rounds dealt, a last one that was not played to its end among them."""
    placing: tuple[int, ...]
    """Seats from first to last; empty unless the match was won."""
    how: Literal["won", "closed", "expired"]
    """``closed``: ended early, by the host or a moderator, or since no player was left to come back. ``expired``:
    suspended, and not resumed in time."""
    ended: float
    """Unix seconds."""


def ended_match(state: TableState, log: MatchLog, kept: float) -> EndedMatch:
    """Return the result of the match of a closed table. ``kept``: seconds for which a suspended match is kept."""
    assert state.match_id is not None
    match = log.match
    expired = state.suspended is not None and state.touched >= state.suspended + kept
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
        how="won" if match.is_over else "expired" if expired else "closed",
        ended=state.touched,
    )


class TableListener(Protocol):
    """Takes notice only: no call may await anything, and most of them run under the table's lock."""

    def changed(self, table: Table) -> None:
        """Something that a screen shows has changed."""

    def let_go(self, table: Table) -> None:
        """This table is at home in another process, and may have changed there."""

    def remind(self, table: Table, user_id: int) -> None:
        """This person sleeps while it is their turn."""

    def match_ended(self, match: EndedMatch) -> None:
        """A match has ended, and the end is stored. Called in the process in which its table is at home.

        Called once for each match. The call is stored afterward. The next start calls again if the process ended
        between the two, or if the call raised. So an implementation must be safe to repeat, by ``match.id``.
        """
