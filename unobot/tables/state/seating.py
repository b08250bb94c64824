"""Who sits where: pure functions from one `TableState` to the next. Nothing here knows rounds, clocks or Discord."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from unobot.ai import LEVELS
from unobot.ai.time_budget import SLOW_LEVELS
from unobot.storage.states import SeatState, TableState
from unobot.tables.errors import Refused

MAX_SEATS = 10
AI_NAMES = ("Kim", "Lou", "Max", "Noa", "Pat", "Quin", "Robin", "Sam", "Toni", "Uli")
"""Names of AI seats, in the order they are given; each stands at a table once."""


def seat_of(state: TableState, user_id: int) -> int | None:
    """The seat of a person, or ``None``."""
    return next((i for i, seat in enumerate(state.seats) if seat.user_id == user_id), None)


def host_name(state: TableState) -> str:
    """The host's name, as it stands at the table."""
    return next((seat.name for seat in state.seats if seat.user_id == state.host_id), "")


def is_person(seat: SeatState) -> bool:
    """Whether the seat belongs to a person, present or not."""
    return seat.user_id is not None


def is_engine(seat: SeatState) -> bool:
    """Whether somebody else's program plays the seat, or would if the admin had not taken it away."""
    return seat.level is not None and seat.level not in LEVELS


def takes_time(seat: SeatState) -> bool:
    """Whether the AI or the engine of this seat thinks for so long that nothing may wait for its move."""
    return seat.level in SLOW_LEVELS or is_engine(seat)


def is_played_by_ai(seat: SeatState) -> bool:
    """Whether an AI makes the moves of this seat now: an AI's own, or for somebody who left or fell asleep."""
    return seat.user_id is None or seat.away or seat.autopilot


def is_absent(seat: SeatState) -> bool:
    """Whether somebody left, or does not answer the clock; who rests for a while is there."""
    return seat.away or (seat.autopilot and seat.misses > 0)


def people_present(state: TableState) -> bool:
    """Whether any person still plays for themselves."""
    return not all(is_played_by_ai(seat) for seat in state.seats)


def everybody_left(state: TableState) -> bool:
    """Whether every person has left: nobody is there for whom the AIs would play on."""
    return all(seat.user_id is None or seat.away for seat in state.seats)


def add_person(state: TableState, user_id: int, name: str, now: float) -> TableState:
    """A person takes the next free seat, with a number after a name that somebody at the table has already.

    Raises `Refused` when seated already or when the table is full.
    """
    if seat_of(state, user_id) is not None:
        raise Refused("refused-seated-already")
    check_room(state)
    seat = SeatState(user_id=user_id, name=distinct(state, name), level=None, joined=now, acted=now)
    return replace(state, seats=(*state.seats, seat))


def add_ai(state: TableState, level: str, now: float, engines: Collection[str] = ()) -> TableState:
    """An AI of ``level``, or one of the ``engines``, takes the next free seat under the first name nobody there has.

    Raises `Refused` when the table is full, and for a level that there is not.
    """
    if level not in LEVELS and level not in engines:
        raise Refused("refused-unknown-button")
    check_room(state)
    return replace(state, seats=(*state.seats, _ai(state, level, now)))


def remove_ai(state: TableState, name: str) -> TableState:
    """The AI of this name leaves. Raises `Refused` when there is none."""
    for index, seat in enumerate(state.seats):
        if seat.user_id is None and seat.name == name:
            return replace(state, seats=state.seats[:index] + state.seats[index + 1 :])
    raise Refused("refused-no-ai")


def give_to_ai(state: TableState, seat: int, level: str, now: float) -> TableState:
    """A person's seat is an AI's from now on, with its hand and score; the host's place is handed on."""
    seats, changes, user_id = list(state.seats), state.seat_changes, state.seats[seat].user_id
    assert user_id is not None  # it is a person's
    seats[seat] = _ai(state, level, now)
    ceded = *(each for each in changes.ceded_seats if each[0] != user_id), (user_id, seats[seat].name)
    return hand_over(replace(state, seats=tuple(seats), seat_changes=replace(changes, ceded_seats=ceded)))


def replace_engine(state: TableState, seat: int, level: str) -> TableState:
    """The engine at a seat plays no more: an AI of ``level`` does, under the same name."""
    was = state.seats[seat]
    failed = (*state.seat_changes.failed_engines, (was.name, was.level or ""))
    changes = replace(state.seat_changes, failed_engines=failed)
    return change_seat(replace(state, seat_changes=changes), seat, level=level)


def take_seat(state: TableState, seat: int, user_id: int, name: str, now: float) -> TableState:
    """An AI's seat is a person's from now on, with its hand and score; they are host where nobody else is there."""
    seats = list(state.seats)
    others = replace(state, seats=(*seats[:seat], *seats[seat + 1 :]))
    seats[seat] = SeatState(user_id=user_id, name=distinct(others, name), level=None, joined=now, acted=now)
    return hand_over(replace(state, seats=tuple(seats)))


def note_names(state: TableState, ply: int) -> TableState:
    """Remember who sits where until ``ply``, the next of the match: a seat changes hands before it."""
    history = state.seat_changes.seat_history
    if history and history[-1][0] == ply:
        return state
    sat = tuple((seat.name, seat.level) for seat in state.seats)
    return replace(state, seat_changes=replace(state.seat_changes, seat_history=(*history, (ply, sat))))


def remove_person(state: TableState, seat: int) -> TableState:
    """A seat is given up before the match; the host's place is handed on."""
    return hand_over(replace(state, seats=state.seats[:seat] + state.seats[seat + 1 :]))


def host_first(state: TableState) -> TableState:
    """The same seats in turn, from the host on: where no card is turned up, seat 0 begins (RULES, `stacking`)."""
    host = seat_of(state, state.host_id)
    return replace(state, seats=state.seats[host:] + state.seats[:host])


def change_seat(state: TableState, seat: int, **changes: object) -> TableState:
    """One seat with some fields changed."""
    seats = list(state.seats)
    seats[seat] = replace(seats[seat], **changes)
    return replace(state, seats=tuple(seats))


def hand_over(state: TableState) -> TableState:
    """If the host is gone, the person who has been seated longest is host; with no person left nothing changes.

    Where everybody left, and the host's seat is no longer theirs, it is the one of those who has had a seat longest.
    """
    people = [seat for seat in state.seats if seat.user_id is not None]
    present = [seat for seat in people if not is_absent(seat)]
    if any(seat.user_id == state.host_id for seat in present or people):
        return state
    if not people:
        return state
    heir = min(present or people, key=lambda seat: seat.joined)
    assert heir.user_id is not None
    return replace(state, host_id=heir.user_id)


def _ai(state: TableState, level: str, now: float) -> SeatState:
    """An AI under the first name that nobody at the table has."""
    taken = {seat.name for seat in state.seats}
    name = next(name for name in AI_NAMES if name not in taken or len(taken) > len(AI_NAMES))
    return SeatState(user_id=None, name=name, level=level, joined=now)


def distinct(state: TableState, name: str) -> str:
    """A name that cannot be taken for another seat's, an AI's included."""
    names = [seat.name for seat in state.seats] + [newcomer.name for newcomer in state.seat_changes.newcomers]
    taken = {_look(each) for each in names}
    numbered = (f"{name} {number}" for number in range(2, MAX_SEATS + 1))
    return next(each for each in (name, *numbered) if _look(each) not in taken)


def _look(name: str) -> str:
    """What of a name is seen at a glance: its letters and digits, large or small; all of it where there are none."""
    return "".join(filter(str.isalnum, name)).casefold() or name


def check_room(state: TableState) -> None:
    """Raise `Refused` where every seat is taken."""
    if len(state.seats) >= MAX_SEATS:
        raise Refused("refused-table-full", seats=MAX_SEATS)
