"""Fold the log of an ended match into its result: the players, the leavers, and their places.

A seat can have several players. Each person who had one gets a result of their own, and it counts only what happened
while the seat was theirs. `docs/ratings.md` explains the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from unobot.model.former import FORMER, NOBODY
from unobot.model.match_result import How, MatchResult, Presence, SeatResult
from unobot.model.seat import CededSeat, SeatState
from unobot.model.table import MatchState, TableState
from unobot.records.match_facts import FactTally
from unobot.records.story import standing
from unobot.results.achievements import AchievementTally
from unobot.results.draw_tally import DrawTally
from unobot.results.seat_tally import SeatPlayer, SeatTally
from unobot.rules.match import Entry, trace_seats
from unobot.rules.ruleset.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class _ResultRow:
    """A player of the result, with the seat that they have or had at the end."""

    seat: int
    player: SeatPlayer
    user_id: int | None
    name: str
    presence: Presence

    @property
    def has_left(self) -> bool:
        return self.presence in ("gone", "removed")


def match_result(
    state: TableState,
    match: MatchState,
    entries: Sequence[Entry],
    how: How,
    opted_out: Collection[int] = (),
    facts: FactTally | None = None,
) -> MatchResult:
    """Return the result of the match of a closed table, from its whole log.

    ``how``: how the match ended, if the log has no victory. ``opted_out``: the people who did not want to be rated.
    ``facts``: a tally that gets each step of the match, so that the log is read only once.
    """
    assert state.guild_id is not None  # only matches in servers count
    owners = [(seat.name, seat.level) for seat in state.seats]
    first_owners, changes = trace_seats(owners, entries, state.seat_changes.seat_history)
    tally = SeatTally(first_owners, changes, state.ruleset)
    draws = DrawTally(state.ruleset)
    achievements = AchievementTally[SeatPlayer](state.ruleset)
    for entry in standing(entries):
        step = tally.add(entry)
        draws.add(entry)
        achievements.add(step, tally.at)
        if facts is not None:
            facts.add(step)
    tally.set_owners(owners)
    rows = _result_rows(state, tally)
    places = _places(rows, _merits(state.ruleset, tally), state.ruleset)
    rated = _rated(rows, state)
    seats = [
        _result(row, place, _team(row, state.ruleset, len(owners)), is_rated=row.user_id in rated)
        for row, place in zip(rows, places, strict=True)
    ]
    if tally.ended is not None:
        seats = [
            replace(seat, achievements=achievements.of(row.player, seat, seats, tally.round))
            for row, seat in zip(rows, seats, strict=True)
        ]
    result = MatchResult(
        match_id=match.id,
        table_id=state.id,
        guild_id=state.guild_id,
        channel_id=state.channel_id,
        started=match.started,
        ended=match.last if tally.ended is not None and match.last else state.touched,
        how="won" if tally.ended is not None else how,
        rules=state.ruleset.code,
        rounds=tally.round,
        draws=draws.draws(),
        seats=tuple(seats),
    )
    return without_rating(result, opted_out)


def without_rating(result: MatchResult, opted_out: Collection[int]) -> MatchResult:
    """Return a result that does not count for the rating of these people."""
    seats = (replace(seat, rated=seat.rated and seat.user_id not in opted_out) for seat in result.seats)
    return replace(result, seats=tuple(seats))


def is_of_people(state: TableState, *, is_won: bool) -> bool:
    """Return whether the match of a closed table counts. It counts for nobody if no person was there at its end.

    For example, all people rested, and the AIs played the match to its end. Or everybody missed their turns, and nobody
    resumed the match in time. A match that a person left counts in any case: nobody escapes a defeat by leaving.
    """
    people = [seat for seat in state.seats if seat.user_id is not None]
    if any(seat.user_id in state.seat_changes.leavers for seat in people):
        return True
    if is_won or state.suspended is not None:
        return any(not seat.away and not seat.autopilot for seat in people)
    return not people or any(not seat.away and not _is_asleep(seat) for seat in people)


def _is_asleep(seat: SeatState) -> bool:
    """Return whether a person missed a turn and has not come back. It is False for people who chose to rest."""
    return seat.autopilot and seat.misses > 0


def _presence(seat: SeatState, leavers: Collection[int]) -> Presence:
    """Return the presence of the owner of a seat at the end of the match."""
    if seat.user_id is None:
        return "played"
    if seat.away or _is_asleep(seat) or seat.user_id in leavers:
        return "gone"
    return "autopilot" if seat.autopilot else "played"


def _result_rows(state: TableState, tally: SeatTally) -> list[_ResultRow]:
    """Return the last owner of each seat, and then the people who gave up a seat."""
    leavers = state.seat_changes.leavers
    rows = [
        _ResultRow(number, player, seat.user_id, seat.name, _presence(seat, leavers))
        for number, (player, seat) in enumerate(zip(tally.at, state.seats, strict=True))
    ]
    seated = {row.user_id: row.player for row in rows if row.user_id}
    for seat, player, user_id in reversed(_former_owners(state, tally)):
        if user_id in seated:  # they came back, under another name
            seated[user_id].merge(player)
            continue
        if user_id:
            seated[user_id] = player
        name = player.owner[0] if user_id else FORMER
        was_removed = user_id in state.admission.kicked and user_id not in leavers
        presence: Presence = "removed" if was_removed else "gone"
        rows.append(_ResultRow(seat, player, user_id, name, presence))
    return rows


def _former_owners(state: TableState, tally: SeatTally) -> list[tuple[int, SeatPlayer, int]]:
    """Return the people who gave up a seat: the seat, the player, and the id of the user or `NOBODY`.

    The table stores the names of earlier owners, and the users with the seats that they gave up. This joins the two,
    the surest matches first. An AI whose seat was taken again before the next move is in no list of owners. A table of
    an older version does not store the names under which people gave up their seats. There, users are joined by the AI
    that followed, or as the last ones left.
    """
    former = list(tally.former_owners())
    ceded_seats = list(state.seat_changes.ceded_seats)
    user_ids: dict[int, int] = {}

    def assign(fits: Callable[[int, str, str, CededSeat], bool]) -> None:
        for number, (seat, player, ai) in enumerate(former):
            name = player.owner[0]
            ceded_seat = next((ceded for ceded in ceded_seats if fits(seat, name, ai, ceded)), None)
            if number not in user_ids and ceded_seat is not None:
                user_ids[number] = ceded_seat.user_id
                ceded_seats.remove(ceded_seat)

    assign(lambda seat, name, ai, ceded: (ceded.emblem, ceded.name, ceded.ai) == (state.seats[seat].emblem, name, ai))
    assign(lambda seat, name, _, ceded: (ceded.emblem, ceded.name) == (state.seats[seat].emblem, name))
    ceded_seats = [ceded for ceded in ceded_seats if not ceded.name]
    seated = {seat.user_id for seat in state.seats}
    assign(lambda _, __, ai, ceded: ceded.ai == ai and ceded.user_id not in seated)
    assign(lambda _, __, ai, ceded: ceded.ai == ai)
    assign(lambda seat, _, __, ceded: ceded.user_id == state.seats[seat].user_id)  # nobody may take back another seat
    assign(lambda *_: ceded_seats[0].user_id not in seated)
    return [(seat, player, user_ids.get(number, NOBODY)) for number, (seat, player, _) in enumerate(former)]


def _merits(ruleset: Ruleset, tally: SeatTally) -> list[int]:
    """Return a number for each seat that ranks it: higher is better, and a tie is equal."""
    seats = range(len(tally.at))
    if ruleset.elimination:
        if tally.ended is not None:
            return [-tally.ended.placing.index(seat) for seat in seats]
        out = {seat: number for number, seat in enumerate(tally.eliminated)}
        return [out.get(seat, len(out)) for seat in seats]
    if ruleset.keeps_scores:
        return [ruleset.merit(score) for score in tally.scores]
    if tally.ended is None:
        return [0 for _ in seats]
    if ruleset.scoring == "single":
        winners = tally.together(tally.ended.winner)
        return [int(seat in winners) for seat in seats]
    return [-tally.ended.placing.index(seat) for seat in seats]


def _places(rows: Sequence[_ResultRow], merits: Sequence[int], ruleset: Ruleset) -> list[int]:
    """Return the place of each row. People who left are behind all others, and share one place.

    A place is 1 more than the number of players, or of teams, with a better result.
    """
    half = sum(1 for _ in merits) // 2
    keys = [(0, 0) if row.has_left else (1, merits[row.seat]) for row in rows]
    units = [
        (key, row.seat % half if ruleset.teams and not row.has_left else (number,))
        for number, (row, key) in enumerate(zip(rows, keys, strict=True))
    ]
    return [1 + sum(1 for better, _ in set(units) if better > key) for key in keys]


def _team(row: _ResultRow, ruleset: Ruleset, seats: int) -> int | None:
    return row.seat % (seats // 2) if ruleset.teams and not row.has_left else None


def _rated(rows: Sequence[_ResultRow], state: TableState) -> set[int]:
    """Return the users for whom the match is rated, unless they have opted out.

    It is not rated for people who were removed. But a player who removed all others and then left has lost to them.
    Then the match is rated for all of these people.
    """
    removed_count = bool(state.seat_changes.leavers) and all(row.has_left for row in rows if row.user_id)
    return {
        row.user_id
        for row in rows
        if row.user_id and not row.player.late and (row.presence != "removed" or removed_count)
    }


def _result(row: _ResultRow, place: int, team: int | None, *, is_rated: bool) -> SeatResult:
    player = row.player
    return SeatResult(
        seat=row.seat,
        user_id=row.user_id,
        name=row.name,
        level=None if row.user_id is not None else player.owner[1],
        team=team,
        place=place,
        score=player.score,
        presence=row.presence,
        late=player.late,
        rated=is_rated,
        **player.counts(),
    )
