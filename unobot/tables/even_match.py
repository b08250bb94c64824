"""*Even match*: AIs as strong as the people at their table, tuned by the matches that these people have played.

A strength is a number (see `ai.person_strength`). How an AI plays by it is no concern of a table.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from unobot.ai.level_names import EVEN, STRENGTHS
from unobot.ai.person_strength import FIRST, PersonStrength, after_match, even_strength, expected_share
from unobot.model.match_result import MatchResult
from unobot.model.people import PlayingStrength
from unobot.model.seat import SeatState
from unobot.model.stores import StrengthStore
from unobot.model.table import TableState
from unobot.rules.play.scoring import partners
from unobot.tables.match_log import MatchLog

MAX_EARLIER_RESULTS = 50
"""The most stored results of a person that are read when nothing else is known about them."""


async def with_strength(state: TableState, people: StrengthStore) -> TableState:
    """Return the state of a match that begins, with the strength of its even AIs. Raises `StorageError`.

    It is the mean strength of the people. Without such an AI, the state is unchanged.
    """
    if not has_even(state.seats):
        return state
    strengths = [await strength_of(user_id, people) for user_id in _people(state)]
    strength = even_strength([person.strength for person in strengths])
    return replace(state, options=replace(state.options, strength=strength))


def has_even(seats: Iterable[SeatState]) -> bool:
    """Return whether an AI of the level *Even match* has one of the seats."""
    return any(seat.level == EVEN for seat in seats)


async def strength_of(user_id: int, people: StrengthStore) -> PersonStrength:
    """Return the stored strength of a person, or else an estimate from their results. Raises `StorageError`."""
    playing = (await people.user(user_id)).preferences.playing
    if playing is not None:
        return PersonStrength(playing.strength, playing.matches)
    return strength_by_results(user_id, await people.latest(user_id, MAX_EARLIER_RESULTS))


def strength_by_results(user_id: int, results: Sequence[MatchResult]) -> PersonStrength:
    """Estimate the strength of a person from their stored results, the newest first.

    The strengths of other people and of even AIs are not stored. They count as equal to the person's strength.
    """
    person = PersonStrength()
    for result in reversed(results):
        is_whole = result.how == "won" and all(seat.presence == "played" and not seat.late for seat in result.seats)
        if not is_whole or not _is_telling(seat.level for seat in result.seats):
            continue
        own_seat = next(seat for seat in result.seats if seat.user_id == user_id)
        partner_strengths: list[float] = []
        rival_strengths: list[float] = []
        for seat in result.seats:
            if seat is not own_seat:
                side = (
                    partner_strengths if own_seat.team is not None and seat.team == own_seat.team else rival_strengths
                )
                side.append(STRENGTHS.get(seat.level or "", person.strength))
        expected = expected_share(person.strength, partner_strengths, rival_strengths)
        person = after_match(person, won=own_seat.place == 1, expected=expected)
    return person


async def store_strengths(state: TableState, log: MatchLog, people: StrengthStore, mark: str) -> None:
    """Write the new strengths of people after a match that was won. A second call for the match changes nothing.

    A match counts if it had an AI, and if everybody played from its beginning to its end. ``state``: the stored table.
    ``mark``: the `erasure_mark` from before the table was read. Raises `StorageError`, and `Overtaken` if a person was
    erased since.
    """
    if not _is_telling(seat.level for seat in state.seats):
        return
    match, seats = log.match, state.seats
    if state.match_id is None or match.winner is None or match.round is None or state.seat_changes.seat_history:
        return
    if any(seat.away or seat.autopilot for seat in seats):
        return
    persons = {user_id: await strength_of(user_id, people) for user_id in _people(state)}
    even = FIRST if state.options.strength is None else state.options.strength
    strengths = [
        STRENGTHS.get(seat.level or "", even)
        if seat.user_id is None
        else persons.get(seat.user_id, PersonStrength()).strength
        for seat in seats
    ]
    for seat, seated in enumerate(seats):
        if not seated.user_id or await _last_match(seated.user_id, people) == state.match_id:
            continue
        side = partners(match.round, seat)
        partner_strengths = [strengths[other] for other in side if other != seat]
        rival_strengths = [strength for other, strength in enumerate(strengths) if other not in side]
        expected = expected_share(strengths[seat], partner_strengths, rival_strengths)
        person = after_match(persons[seated.user_id], won=match.winner in side, expected=expected)
        playing = PlayingStrength(person.strength, person.matches, state.match_id)
        await people.put_strength(seated.user_id, playing, mark)


async def _last_match(user_id: int, people: StrengthStore) -> int | None:
    playing = (await people.user(user_id)).preferences.playing
    return None if playing is None else playing.last_match


def _people(state: TableState) -> list[int]:
    """Return the ids of the people, except people whose data was deleted."""
    return [seat.user_id for seat in state.seats if seat.user_id]


def _is_telling(levels: Iterable[str | None]) -> bool:
    """Return whether a match has an AI, and no engine: nobody knows how strong an engine is."""
    ais = {level for level in levels if level is not None}
    return bool(ais) and ais <= {EVEN, *STRENGTHS}
