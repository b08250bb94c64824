"""Fold the log of an ended match into its result: who played, who left, and what each of them reached.

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
class _Row:
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

    A victory in the log overrules ``how``. ``opted_out``: the people who did not want to be rated. ``facts``: a tally
    that counts the same entries on the same walk.
    """
    assert state.guild_id is not None  # only matches in servers count
    owners = [(seat.name, seat.level) for seat in state.seats]
    sat, changes = trace_seats(owners, entries, state.seat_changes.seat_history)
    tally = SeatTally(sat, changes, teams=state.ruleset.teams)
    draws = DrawTally(state.ruleset)
    deeds = AchievementTally[SeatPlayer](state.ruleset)
    for entry in standing(entries):
        step = tally.add(entry)
        draws.add(entry)
        deeds.add(step, tally.at)
        if facts is not None:
            facts.add(step)
    tally.take_seats(owners)
    rows = _rows(state, tally)
    places = _places(rows, _merits(state.ruleset, tally), state.ruleset)
    rated = _rated(rows, state)
    seats = [
        _result(row, place, _team(row, state.ruleset, len(owners)), is_rated=row.user_id in rated)
        for row, place in zip(rows, places, strict=True)
    ]
    if tally.ended is not None:
        seats = [
            replace(own, achievements=deeds.of(row.player, own, seats, tally.round))
            for row, own in zip(rows, seats, strict=True)
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

    AIs alone may have played it to its end, because all people rested, or the last of them missed the last turn. Or
    nobody was left to play. Then it was not resumed in time, or a moderator ended it. A player who removed
    another one, and then left as well, cannot escape their defeat like that.
    """
    people = [seat for seat in state.seats if seat.user_id is not None]
    if any(seat.user_id in state.seat_changes.leavers for seat in people):
        return True
    if is_won or state.suspended is not None:
        return any(not seat.away and not seat.autopilot for seat in people)
    return not people or any(not seat.away and not _is_asleep(seat) for seat in people)


def _is_asleep(seat: SeatState) -> bool:
    """Return whether the time of a person ran out. People who rest are not."""
    return seat.autopilot and seat.misses > 0


def _presence(seat: SeatState, leavers: Collection[int]) -> Presence:
    """Return the presence of the owner of a seat at the end of the match."""
    if seat.user_id is None:
        return "played"
    if seat.away or _is_asleep(seat) or seat.user_id in leavers:
        return "gone"
    return "autopilot" if seat.autopilot else "played"


def _rows(state: TableState, tally: SeatTally) -> list[_Row]:
    """Return the last owner of each seat, and then the people who gave up a seat."""
    leavers = state.seat_changes.leavers
    rows = [
        _Row(number, player, seat.user_id, seat.name, _presence(seat, leavers))
        for number, (player, seat) in enumerate(zip(tally.at, state.seats, strict=True))
    ]
    seated = {row.user_id: row.player for row in rows if row.user_id}
    for seat, player, user_id in reversed(_gone(state, tally)):
        if user_id in seated:  # they came back, under another name
            seated[user_id].merge(player)
            continue
        if user_id:
            seated[user_id] = player
        name = player.owner[0] if user_id else FORMER
        was_removed = user_id in state.admission.kicked and user_id not in leavers
        presence: Presence = "removed" if was_removed else "gone"
        rows.append(_Row(seat, player, user_id, name, presence))
    return rows


def _gone(state: TableState, tally: SeatTally) -> list[tuple[int, SeatPlayer, int]]:
    """Return the people who gave up a seat: the seat, the player and the user, who is `NOBODY` if that is not stored.

    The table stores the names of earlier owners, and the users with the seats that they gave up. An AI whose seat was
    taken again before the next move is in no list of owners. A table of an older version does not store under which
    names people had their seats: there, such users are what is left over.
    """
    gone = list(tally.gone())
    ceded = list(state.seat_changes.ceded_seats)
    users: dict[int, int] = {}

    def find(fits: Callable[[int, str, str, CededSeat], bool]) -> None:
        for number, (seat, player, ai) in enumerate(gone):
            name = player.owner[0]
            found = next((each for each in ceded if fits(seat, name, ai, each)), None)
            if number not in users and found is not None:
                users[number] = found.user_id
                ceded.remove(found)

    find(lambda seat, name, ai, each: (each.emblem, each.name, each.ai) == (state.seats[seat].emblem, name, ai))
    find(lambda seat, name, _, each: (each.emblem, each.name) == (state.seats[seat].emblem, name))
    ceded = [each for each in ceded if not each.name]
    seated = {seat.user_id for seat in state.seats}
    find(lambda _, __, ai, each: each.ai == ai and each.user_id not in seated)
    find(lambda _, __, ai, each: each.ai == ai)
    find(lambda seat, _, __, each: each.user_id == state.seats[seat].user_id)  # nobody may take back another seat
    find(lambda *_: ceded[0].user_id not in seated)
    return [(seat, player, users.get(number, NOBODY)) for number, (seat, player, _) in enumerate(gone)]


def _merits(ruleset: Ruleset, tally: SeatTally) -> list[int]:
    """Return what each seat reached: the higher, the better, and equal for equal results."""
    seats = range(len(tally.at))
    if ruleset.elimination:
        if tally.ended is not None:
            return [-tally.ended.placing.index(seat) for seat in seats]
        out = {seat: number for number, seat in enumerate(tally.eliminated)}
        return [out.get(seat, len(out)) for seat in seats]
    if ruleset.scoring == "points":
        return tally.scores
    if tally.ended is None:
        return [0 for _ in seats]
    if ruleset.scoring == "single":
        winners = tally.together(tally.ended.winner)
        return [int(seat in winners) for seat in seats]
    return [-tally.ended.placing.index(seat) for seat in seats]


def _places(rows: Sequence[_Row], merits: Sequence[int], ruleset: Ruleset) -> list[int]:
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


def _team(row: _Row, ruleset: Ruleset, seats: int) -> int | None:
    return row.seat % (seats // 2) if ruleset.teams and not row.has_left else None


def _rated(rows: Sequence[_Row], state: TableState) -> set[int]:
    """Return the users for whom the match counts if they want to be rated.

    It does not count for people who were removed. But if a player removed the last other player, they have left the
    match, and lost it to the removed people.
    """
    removed_count = bool(state.seat_changes.leavers) and all(row.has_left for row in rows if row.user_id)
    return {
        row.user_id
        for row in rows
        if row.user_id and not row.player.late and (row.presence != "removed" or removed_count)
    }


def _result(row: _Row, place: int, team: int | None, *, is_rated: bool) -> SeatResult:
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
