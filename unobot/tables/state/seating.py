"""The seats of a table: pure functions of its state. Nothing here knows rounds, clocks or Discord."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from unobot.ai.levels import LEVELS
from unobot.ai.time_budget import SLOW_LEVELS
from unobot.storage.states import SeatState, TableState
from unobot.tables.errors import Refused
from unobot.tables.state import status

MAX_SEATS = 10
AI_NAMES = ("Kim", "Lou", "Max", "Noa", "Pat", "Quin", "Robin", "Sam", "Toni", "Uli")
"""Names of AI seats, in the order they are given; each stands at a table once."""

STAND_IN = "casual"
"""The level that plays for a person who left or does not act: fair to the others, and no reason to stay away."""


def seat_of(state: TableState, user_id: int) -> int | None:
    """Return the seat of a person, or ``None``."""
    return next((i for i, seat in enumerate(state.seats) if seat.user_id == user_id), None)


def own_seat(state: TableState, user_id: int) -> int:
    """Return the seat of a person. Raises `Refused` without one, and while the table is suspended."""
    if state.suspended is not None:
        status.check_not_suspended(state)
    seat = seat_of(state, user_id)
    if seat is None:
        raise Refused("refused-not-seated")
    return seat


def check_may_act(state: TableState, user_id: int) -> int:
    """Return the seat of a person who plays it. Raises `Refused` for others, and for players who left."""
    seat = own_seat(state, user_id)
    if state.seats[seat].away and status.is_live(state):
        raise Refused("refused-away")
    return seat


def host_name(state: TableState) -> str:
    """Return the host's name, as it stands at the table."""
    return next((seat.name for seat in state.seats if seat.user_id == state.host_id), "")


def is_person(seat: SeatState) -> bool:
    """Return whether the seat belongs to a person, present or not."""
    return seat.user_id is not None


def is_engine(seat: SeatState) -> bool:
    """Return whether a program of others plays the seat, or would if the admin had not taken it away."""
    return seat.level is not None and seat.level not in LEVELS


def takes_time(seat: SeatState) -> bool:
    """Return whether the AI or the engine of this seat takes so long that nothing may wait for its move."""
    return seat.level in SLOW_LEVELS or is_engine(seat)


def is_played_by_ai(seat: SeatState) -> bool:
    """Return whether an AI makes the moves of this seat now: its own, or for an absent player."""
    return seat.user_id is None or seat.away or seat.autopilot


def is_absent(seat: SeatState) -> bool:
    """Return whether the player left, or does not answer the clock. With an autopilot by choice they are present."""
    return seat.away or (seat.autopilot and seat.misses > 0)


def people_present(state: TableState) -> bool:
    """Return whether any person still plays for themselves."""
    return not all(is_played_by_ai(seat) for seat in state.seats)


def everybody_left(state: TableState) -> bool:
    """Return whether every person has left: the AIs have nobody to play on for."""
    return all(seat.user_id is None or seat.away for seat in state.seats)


def add_person(state: TableState, user_id: int, name: str, now: float) -> TableState:
    """Return the table with a person on the next free seat, with a number after a name that is taken.

    Raises `Refused` when seated already or when the table is full.
    """
    if seat_of(state, user_id) is not None:
        raise Refused("refused-seated-already")
    check_room(state)
    seat = SeatState(user_id=user_id, name=distinct(state, name), level=None, joined=now, acted=now)
    return replace(state, seats=(*state.seats, seat))


def add_ai(state: TableState, level: str, now: float, engines: Collection[str] = ()) -> TableState:
    """Return the table with an AI of ``level``, or one of the ``engines``, on the next free seat.

    Raises `Refused` when the table is full, and for a level that there is not.
    """
    if level not in LEVELS and level not in engines:
        raise Refused("refused-unknown-button")
    check_room(state)
    return replace(state, seats=(*state.seats, _ai(state, level, now)))


def remove_ai(state: TableState, name: str) -> TableState:
    """Return the table without the AI of this name. Raises `Refused` if there is none."""
    for index, seat in enumerate(state.seats):
        if seat.user_id is None and seat.name == name:
            return replace(state, seats=state.seats[:index] + state.seats[index + 1 :])
    raise Refused("refused-no-ai")


def give_to_ai(state: TableState, seat: int, level: str, now: float) -> TableState:
    """Return the table with an AI on a person's seat, with its hand and score, and a new host if need be."""
    seats, changes, user_id = list(state.seats), state.seat_changes, state.seats[seat].user_id
    assert user_id is not None  # it is a person's
    seats[seat] = _ai(state, level, now)
    ceded = *(each for each in changes.ceded_seats if each[0] != user_id), (user_id, seats[seat].name)
    return hand_over(replace(state, seats=tuple(seats), seat_changes=replace(changes, ceded_seats=ceded)))


def replace_engine(state: TableState, seat: int, level: str) -> TableState:
    """Return the table with an AI of ``level`` for the engine at a seat, under the same name."""
    was = state.seats[seat]
    failed = (*state.seat_changes.failed_engines, (was.name, was.level or ""))
    changes = replace(state.seat_changes, failed_engines=failed)
    return change_seat(replace(state, seat_changes=changes), seat, level=level)


def take_seat(state: TableState, seat: int, user_id: int, name: str, now: float) -> TableState:
    """Return the table with a person on an AI's seat, with its hand and score; as host if nobody else is present."""
    seats = list(state.seats)
    others = replace(state, seats=(*seats[:seat], *seats[seat + 1 :]))
    seats[seat] = SeatState(user_id=user_id, name=distinct(others, name), level=None, joined=now, acted=now)
    return hand_over(replace(state, seats=tuple(seats)))


def note_names(state: TableState, ply: int) -> TableState:
    """Return the table with a note of the seats until ``ply``, the next of the match: a seat is about to change."""
    history = state.seat_changes.seat_history
    if history and history[-1][0] == ply:
        return state
    sat = tuple((seat.name, seat.level) for seat in state.seats)
    return replace(state, seat_changes=replace(state.seat_changes, seat_history=(*history, (ply, sat))))


def remove_person(state: TableState, seat: int) -> TableState:
    """Return the lobby without a seat, and with a new host if need be."""
    return hand_over(replace(state, seats=state.seats[:seat] + state.seats[seat + 1 :]))


def host_first(state: TableState) -> TableState:
    """Return the table with the host on seat 0, which begins if no card is turned up."""
    host = seat_of(state, state.host_id)
    return replace(state, seats=state.seats[host:] + state.seats[:host])


def change_seat(state: TableState, seat: int, **changes: object) -> TableState:
    """Return the table with some fields of one seat changed."""
    seats = list(state.seats)
    seats[seat] = replace(seats[seat], **changes)
    return replace(state, seats=tuple(seats))


def hand_over(state: TableState) -> TableState:
    """Return the table with a new host if the host is gone: the present person who has been seated longest.

    If all people left, and the host has no seat any more, it is the one of them who has been seated longest.
    """
    people = [seat for seat in state.seats if seat.user_id is not None]
    present = [seat for seat in people if not is_absent(seat)]
    if any(seat.user_id == state.host_id for seat in present or people):
        return state
    if not people:
        return state
    new_host = min(present or people, key=lambda seat: seat.joined)
    assert new_host.user_id is not None
    return replace(state, host_id=new_host.user_id)


def come_back(state: TableState, seat: int, now: float) -> TableState:
    """Give the owner of a seat the play of it again."""
    return hand_over(change_seat(state, seat, away=False, autopilot=False, misses=0, acted=now))


def touch(state: TableState, user_id: int, now: float, *, returning: bool, playing: bool) -> TableState:
    """Return the table after a person pressed a button: their seat wakes up.

    With ``returning``, players who left come back, too. Without ``playing``, the button was not about the hand, so an
    autopilot that its owner has switched on stays on.
    """
    seat = seat_of(state, user_id)
    if seat is None or state.status == "closed" or state.suspended is not None:
        return state
    own = state.seats[seat]
    if own.away:
        return come_back(state, seat, now) if returning else state
    if own.autopilot:
        return come_back(state, seat, now) if playing or is_absent(own) else state
    return change_seat(state, seat, acted=now)


def _ai(state: TableState, level: str, now: float) -> SeatState:
    """Return an AI under the first name that nobody at the table has."""
    taken = {seat.name for seat in state.seats}
    name = next(name for name in AI_NAMES if name not in taken or len(taken) > len(AI_NAMES))
    return SeatState(user_id=None, name=name, level=level, joined=now)


def distinct(state: TableState, name: str) -> str:
    """Return the name, numbered if it could be taken for another seat's."""
    names = [seat.name for seat in state.seats] + [newcomer.name for newcomer in state.seat_changes.newcomers]
    taken = {_look(each) for each in names}
    numbered = (f"{name} {number}" for number in range(2, MAX_SEATS + 1))
    return next(each for each in (name, *numbered) if _look(each) not in taken)


def _look(name: str) -> str:
    """Return the letters and digits of a name, in one case; all of it if it has none."""
    return "".join(filter(str.isalnum, name)).casefold() or name


def check_room(state: TableState) -> None:
    """Raise `Refused` if every seat is taken."""
    if len(state.seats) >= MAX_SEATS:
        raise Refused("refused-table-full", seats=MAX_SEATS)
