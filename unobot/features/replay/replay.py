"""A finished match that can be shown at any of its entries, with all hands open.

A position follows from the stored log alone. A match of thousands of entries takes a quarter of a second to fold. So
there is a checkpoint after every `CHECKPOINT_GAP` entries, and a press folds only the entries after it.
"""

from __future__ import annotations

import pickle
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, TypeAlias

from unobot.model.former import people_by_name
from unobot.model.table import MatchState, TableState
from unobot.records.key_moments import KeyMoment
from unobot.records.writer import Record
from unobot.rules.events import Dealt, reseated
from unobot.rules.match import Entry, joined, seats_before, trace_seats
from unobot.rules.view import observe, opened
from unobot.tables.match_log import MatchLog
from unobot.tables.match_records import match_record
from unobot.tables.table_view import SeatView, TableView

CHECKPOINT_GAP = 500
"""The entries between two checkpoints. Folding them takes up to 10 ms."""
MAX_RECENT_ENTRIES = 3
"""The most last entries that a position shows."""


class Occupant(NamedTuple):
    """The player of a seat at one time. The name can be `FORMER`."""

    name: str
    level: str | None
    emblem: int
    user_id: int | None


Occupants: TypeAlias = tuple[Occupant, ...]


@dataclass(frozen=True, slots=True)
class ReplayMoment:
    """A key moment, and the seats as they were after it."""

    moment: KeyMoment
    seats: tuple[SeatView, ...]


@dataclass(frozen=True, slots=True)
class ReplayView:
    """One position of a replay. It is never changed."""

    table: TableView
    """The table after the entry ``table.ply``, with all hands open."""
    last: int
    """The ply of the last entry."""
    rounds: int
    """The number of rounds that were dealt."""
    previous_round: int
    """The ply of this round's deal; if this is a deal, of the deal before. The first deal has its own ply."""
    next_round: int | None
    """The ply of the next deal."""
    moments: tuple[ReplayMoment, ...]
    """The key moments, oldest first. A ply with several moments has only the most important one."""


def checkpoints_of(table: TableState, match: MatchState, entries: Sequence[Entry]) -> tuple[bytes, ...]:
    """Return the match after every `CHECKPOINT_GAP` entries, each as a pickled `MatchLog`."""
    log, checkpoints = _empty_log(table, match, entries), []
    for entry in entries[: len(entries) - len(entries) % CHECKPOINT_GAP]:
        log.adopt(entry)
        if (entry.ply + 1) % CHECKPOINT_GAP == 0:
            checkpoints.append(pickle.dumps(log))
    return tuple(checkpoints)


class Replay:
    """The match of a closed table. ``moments``: its key moments. ``checkpoints``: see `checkpoints_of`."""

    def __init__(
        self,
        table: TableState,
        match: MatchState,
        log: Sequence[Entry],
        moments: Sequence[KeyMoment],
        checkpoints: Sequence[bytes] = (),
    ) -> None:
        self.table = table
        self.match = match
        self.entries = tuple(log)
        self._checkpoints = checkpoints
        self._deals = [entry.ply for entry in self.entries if entry.seat is None]
        self._moments = {moment.ply: moment for moment in moments}  # the most important one of an entry is the last
        self._occupants = _occupants(table, self.entries)

    @property
    def last(self) -> int:
        """Return the ply of the last entry."""
        return len(self.entries) - 1

    @property
    def record(self) -> Record:
        """Return the match as a record."""
        return match_record(self.table, self.match, self.entries)

    def occupants(self, ply: int) -> Occupants:
        """Return the players by seat after an entry."""
        return self._occupants[bisect_right(self._occupants, ply, key=lambda period: period[0]) - 1][1]

    def log(self, ply: int) -> MatchLog:
        """Return the match after an entry. A game that goes on from there gets the same shuffles."""
        count = min((ply + 1) // CHECKPOINT_GAP, len(self._checkpoints))
        log = _empty_log(self.table, self.match, self.entries)
        if count:
            log = pickle.loads(self._checkpoints[count - 1])  # noqa: S301 - this process has pickled it
        for entry in self.entries[log.ply + 1 : ply + 1]:
            log.adopt(entry)
        return log

    def seat_of(self, user_id: int, ply: int) -> int | None:
        """Return the seat of a user after an entry, or ``None``."""
        return next((seat for seat, occupant in enumerate(self.occupants(ply)) if occupant.user_id == user_id), None)

    def has_played(self, user_id: int) -> bool:
        """Return whether a user has, or has had, a seat in the match."""
        return any(occupant.user_id == user_id for _, occupants in self._occupants for occupant in occupants)

    def view(self, ply: int) -> ReplayView:
        """Return the position after an entry. A ply after the last one gives the last position."""
        ply = min(ply, self.last)
        before = [deal for deal in self._deals if deal < ply]
        return ReplayView(
            table=self._table(ply),
            last=self.last,
            rounds=sum(isinstance(event, Dealt) for deal in self._deals for event in self.entries[deal].events),
            previous_round=before[-1] if before else 0,
            next_round=next((deal for deal in self._deals if deal > ply), None),
            moments=tuple(
                ReplayMoment(moment, seat_views(self.occupants(moment.ply), ())) for moment in self._moments.values()
            ),
        )

    def seats_of(self, user_id: int) -> tuple[int | None, ...]:
        """Return the seat of a user at each entry, or ``None``."""
        seats: list[int | None] = []
        for (first, _), end in zip(
            self._occupants, [*(ply for ply, _ in self._occupants[1:]), len(self.entries)], strict=True
        ):
            seats += [self.seat_of(user_id, first)] * (end - first)
        return tuple(seats)

    def view_before(self, ply: int, seat: int) -> TableView:
        """Return the table before an entry, as this seat saw it. ``ply``: at least 1."""
        state = self.log(ply - 1).round
        return replace(self._table(ply - 1), seat=seat, view=observe(state, seat))

    def _table(self, ply: int) -> TableView:
        log = self.log(ply)
        match, state = log.match, log.round
        return TableView(
            id=self.table.id,
            ply=ply,
            status="over" if match.is_over else "pause" if state.is_over and state.number else "playing",
            seats=seat_views(self.occupants(ply), match.scores),
            ruleset=self.table.ruleset,
            seat=None,
            view=opened(state),
            deadline=None,
            round_ends=None,
            recent=tuple(log.recent)[-MAX_RECENT_ENTRIES:],
            actions=dict(log.actions),
            causes=dict(log.causes),
            round_end=state.outcome,
            winner=match.winner,
            placing=match.placing,
            sheet=tuple(log.sheet),
            moments=self.table.options.moments,
        )


def seat_views(occupants: Occupants, scores: Sequence[int]) -> tuple[SeatView, ...]:
    """Return the views of the seats. Without ``scores``, all scores are 0."""
    return tuple(
        SeatView(
            index=index,
            user_id=occupant.user_id,
            name=occupant.name,
            emblem=occupant.emblem,
            level=occupant.level,
            host=False,
            away=False,
            autopilot=False,
            score=scores[index] if scores else 0,
        )
        for index, occupant in enumerate(occupants)
    )


def _empty_log(table: TableState, match: MatchState, entries: Sequence[Entry]) -> MatchLog:
    """Return the match before its first entry."""
    seats = len(table.seats) - sum(joined(entry) for entry in entries if entry.seat is None)
    return MatchLog(table.ruleset, seats, match.seed, match.salt)


def _occupants(table: TableState, entries: Sequence[Entry]) -> list[tuple[int, Occupants]]:
    """Return pairs of a ply and the players by seat from its entry on, one pair for each change of the players."""
    players, changes = trace_seats(
        [(seat.name, seat.level) for seat in table.seats], entries, table.seat_changes.seat_history
    )
    names_from, people = dict(changes), people_by_name(table)
    emblems = [tuple(seat.emblem for seat in table.seats)]
    turns = [entry for entry in entries if entry.seat is None]
    for entry in reversed(turns):
        emblems.append(seats_before(emblems[-1], [entry]))
    emblems.reverse()  # by deal, after the emblems before the first deal
    periods: list[tuple[int, Occupants]] = []
    deals = {entry.ply: number for number, entry in enumerate(turns, 1)}
    number = 0
    for ply in sorted({0, *names_from, *deals}):
        number = deals.get(ply, number)
        players = names_from.get(ply, players)
        players = reseated(players, entries[ply].events)
        occupants = tuple(
            Occupant(name, level, emblem, people.get(name) if level is None else None)
            for (name, level), emblem in zip(players, emblems[number], strict=False)
        )
        periods.append((ply, occupants))
    return periods
