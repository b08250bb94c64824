"""The record of a stored match, with the names of its table. *Check the deal* and the replay both read it here."""

from __future__ import annotations

from collections.abc import Sequence

from unobot.model.former import recorded_name
from unobot.model.table import MatchState, TableState
from unobot.records.writer import Record
from unobot.rules.match import Entry, trace_seats


def match_record(state: TableState, match: MatchState, log: Sequence[Entry]) -> Record:
    """Return the record of a table's match. A former player is named as in every record."""
    entries = tuple(log)
    first_owners, changes = trace_seats(
        [(seat.name, seat.level) for seat in state.seats], entries, state.seat_changes.seat_history
    )
    return Record(
        state.ruleset,
        tuple(recorded_name(name) for name, _ in first_owners),
        entries,
        match.seed,
        match.salt,
        tuple((ply, tuple(recorded_name(name) for name, _ in owners)) for ply, owners in changes),
    )
