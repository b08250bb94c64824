"""The seats of a table. Pure functions of its state, independent of rounds, clocks and Discord."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import chain

from msgspec.structs import replace

from unobot.ai.characters import character_emblem, names_of_day
from unobot.ai.level_names import SEATED
from unobot.model.refused import Refused
from unobot.model.seat import CededSeat, SeatState
from unobot.model.table import TableState
from unobot.tables.state import status

MAX_SEATS = 10
STAND_IN = "casual"
"""The level that plays for an absent person. It is weak: fair to the others, and a reason to return."""


def seat_of(state: TableState, user_id: int) -> int | None:
    """Return the seat of a person, or ``None``."""
    return next((i for i, seat in enumerate(state.seats) if seat.user_id == user_id), None)


def require_seat(state: TableState, user_id: int) -> int:
    """Return the seat of a person. Raises `Refused` without one, and while the table is suspended."""
    if state.suspended is not None:
        status.check_not_suspended(state)
    seat = seat_of(state, user_id)
    if seat is None:
        raise Refused("refused-not-seated")
    return seat


def check_may_act(state: TableState, user_id: int) -> int:
    """Return the seat of a person who plays it. Raises `Refused` without a seat, and for players who left."""
    seat = require_seat(state, user_id)
    if state.seats[seat].away and status.is_live(state):
        raise Refused("refused-away")
    return seat


def host_name(state: TableState) -> str:
    """Return the host's name at the table."""
    return next((seat.name for seat in state.seats if seat.user_id == state.host_id), "")


def is_person(seat: SeatState) -> bool:
    """Return whether the seat belongs to a person, present or absent."""
    return seat.user_id is not None


def is_engine(seat: SeatState) -> bool:
    """Return whether an engine has the seat, even if the admin no longer configures that engine."""
    return seat.level is not None and seat.level not in SEATED


def is_played_by_ai(seat: SeatState) -> bool:
    """Return whether an AI makes the moves of this seat now, as its owner or for an absent player."""
    return seat.user_id is None or seat.away or seat.autopilot


def is_absent(seat: SeatState) -> bool:
    """Return whether the player left or lets the clock run out. A player who chose the autopilot is present."""
    return seat.away or (seat.autopilot and seat.misses > 0)


def is_resting(seat: SeatState) -> bool:
    """Return whether the player chose the autopilot themselves."""
    return seat.autopilot and not is_absent(seat)


def people_play(state: TableState) -> bool:
    """Return whether at least one person plays for themselves, or joins with the next round."""
    return bool(state.seat_changes.newcomers) or not all(map(is_played_by_ai, state.seats))


def is_alone(state: TableState) -> bool:
    """Return whether one person plays against AIs alone."""
    return not state.seat_changes.newcomers and sum(is_person(seat) and not seat.away for seat in state.seats) == 1


def is_forsaken(state: TableState) -> bool:
    """Return whether play stops because nobody is there, and AIs would decide the match alone.

    AIs play on among themselves if all people have asked for it with the autopilot. They also do at a table of a
    tournament, because its time goes on for the other tables.
    """
    if people_play(state) or state.options.tournament:
        return False
    people = [seat for seat in state.seats if is_person(seat)]
    return not people or not all(map(is_resting, people))


def add_person(state: TableState, user_id: int, name: str, now: float, emblem: int | None = None) -> TableState:
    """Return the lobby with a person in the next free seat. If the name is taken, a number is added.

    ``emblem``: the person's own one, or None for the first free one. Raises `Refused` if they already have a seat, or
    the table is full.
    """
    if seat_of(state, user_id) is not None:
        raise Refused("refused-seated-already")
    check_room(state)
    seat = SeatState(user_id=user_id, name=distinct(state, name), level=None, emblem=0, joined=now, acted=now)
    return _with_emblem(replace(state, seats=(*state.seats, seat)), len(state.seats), emblem, now)


def set_emblem(state: TableState, user_id: int, emblem: int, now: float) -> TableState:
    """Return the lobby after a person has chosen another emblem. A match keeps the emblems that it began with."""
    seat = seat_of(state, user_id)
    return state if seat is None or state.status != "lobby" else _with_emblem(state, seat, emblem, now)


def _with_emblem(state: TableState, seat: int, emblem: int | None, now: float) -> TableState:
    """Return the lobby in which a seat has this emblem, or the next free one if another person has it.

    If an AI has it, another AI comes, because each AI keeps its emblem, too. The AIs of a rematch stay.
    """
    others = replace(state, seats=(*state.seats[:seat], *state.seats[seat + 1 :]))
    rival = next((i for i, other in enumerate(others.seats) if other.emblem == emblem and other.level), None)
    if rival is not None and state.rematch is None:
        substitute = _ai(others, others.seats[rival].level or "", now)
        others = replace(others, seats=(*others.seats[:rival], substitute, *others.seats[rival + 1 :]))
    own = replace(state.seats[seat], emblem=free_emblem(others.seats, emblem or 0))
    return replace(state, seats=(*others.seats[:seat], own, *others.seats[seat:]))


def add_ai(state: TableState, level: str, now: float, engines: Collection[str] = ()) -> TableState:
    """Return the state with an AI of ``level``, or one of the ``engines``, in the next free seat.

    Raises `Refused` if the table is full or the level is unknown.
    """
    if level not in SEATED and level not in engines:
        raise Refused("refused-unknown-button")
    check_room(state)
    return replace(state, seats=(*state.seats, _ai(state, level, now)))


def remove_ai(state: TableState, name: str) -> TableState:
    """Return the state without the AI with this name. Raises `Refused` if there is none."""
    for index, seat in enumerate(state.seats):
        if seat.user_id is None and seat.name == name:
            return replace(state, seats=state.seats[:index] + state.seats[index + 1 :])
    raise Refused("refused-no-ai")


def give_to_ai(state: TableState, seat: int, level: str, now: float) -> TableState:
    """Return the state with an AI in a person's seat, with its hand and score. If needed, set a new host."""
    seats, changes, user_id = list(state.seats), state.seat_changes, state.seats[seat].user_id
    assert user_id is not None  # the seat belongs to a person
    old = seats[seat]
    seats[seat] = _ai(state, level, now, old.emblem)
    ceded = (*changes.ceded_seats, CededSeat(user_id, seats[seat].name, old.name, old.emblem))
    return hand_over(replace(state, seats=tuple(seats), seat_changes=replace(changes, ceded_seats=ceded)))


def replace_engine(state: TableState, seat: int, level: str) -> TableState:
    """Return the state with an AI of ``level`` instead of an engine, under the same name."""
    old = state.seats[seat]
    failed = (*state.seat_changes.failed_engines, (old.name, old.level or ""))
    changes = replace(state.seat_changes, failed_engines=failed)
    return change_seat(replace(state, seat_changes=changes), seat, level=level)


def take_seat(state: TableState, seat: int, user_id: int, name: str, now: float) -> TableState:
    """Return the state with a person in an AI's seat, with its hand and score.

    If no other person is present, this person is the new host.
    """
    seats = list(state.seats)
    others = replace(state, seats=(*seats[:seat], *seats[seat + 1 :]))
    newcomer, emblem = distinct(others, name), seats[seat].emblem
    seats[seat] = SeatState(user_id=user_id, name=newcomer, level=None, emblem=emblem, joined=now, acted=now)
    return hand_over(replace(state, seats=tuple(seats)))


def record_seats(state: TableState, ply: int) -> TableState:
    """Return the state with a record of the seats before ``ply``, the next ply, because a seat is about to change."""
    history = state.seat_changes.seat_history
    if history and history[-1][0] == ply:
        return state
    owners = tuple((seat.name, seat.level) for seat in state.seats)
    return replace(state, seat_changes=replace(state.seat_changes, seat_history=(*history, (ply, owners))))


def came_late(state: TableState, seat: int) -> bool:
    """Return whether the person of a seat came to the match after its first deal."""
    history, person = state.seat_changes.seat_history, state.seats[seat]
    gave_up_seat = any(ceded.user_id == person.user_id for ceded in state.seat_changes.ceded_seats)
    return bool(history) and (person.name, None) not in history[0][1] and not gave_up_seat


def remove_person(state: TableState, seat: int) -> TableState:
    """Return the lobby without a seat. If needed, set a new host."""
    return hand_over(replace(state, seats=state.seats[:seat] + state.seats[seat + 1 :]))


def host_first(state: TableState) -> TableState:
    """Return the state with the host in seat 0, which begins if no card is turned up."""
    host = seat_of(state, state.host_id)
    return replace(state, seats=state.seats[host:] + state.seats[:host])


def change_seat(state: TableState, seat: int, **changes: object) -> TableState:
    """Return the state with changed fields of one seat."""
    seats = list(state.seats)
    seats[seat] = replace(seats[seat], **changes)
    return replace(state, seats=tuple(seats))


def hand_over(state: TableState) -> TableState:
    """Return the state with a new host if the host is gone: the present person with the longest time at the table.

    If all people left and the host has no seat, choose among the people who left in the same way.
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
    """Return the state with the owner of a seat back at the table. If needed, set a new host."""
    return hand_over(change_seat(state, seat, away=False, autopilot=False, misses=0, acted=now))


def touch(state: TableState, user_id: int, now: float, *, returning: bool, playing: bool) -> TableState:
    """Return the state after a person pressed a button: their seat is no longer idle.

    With ``returning``, players who left also return. Without ``playing``, the button was not about the hand, so an
    autopilot that the player switched on stays on. While the match waits for people, any
    button ends an autopilot, and a button of the hand brings back a player who left.
    """
    seat = seat_of(state, user_id)
    if seat is None or state.status == "closed" or state.suspended is not None:
        return state
    seated, forsaken = state.seats[seat], is_forsaken(state)
    if seated.away:
        return come_back(state, seat, now) if returning or (forsaken and playing) else state
    if seated.autopilot:
        return come_back(state, seat, now) if playing or forsaken or is_absent(seated) else state
    return change_seat(state, seat, acted=now)


def free_emblem(seats: Sequence[SeatState], first: int = 0) -> int:
    """Return the first emblem from ``first`` on that no seat of the table has. There are as many emblems as seats."""
    used = {seat.emblem for seat in seats}
    return next(emblem for emblem in chain(range(first, MAX_SEATS), range(first)) if emblem not in used)


def _ai(state: TableState, level: str, now: float, emblem: int | None = None) -> SeatState:
    """Return an AI with an unused name, the first of the day whose emblem is free.

    ``emblem``: the emblem of the seat that it gets in a match. Then a name with this emblem comes first.
    """
    names, emblems = {seat.name for seat in state.seats}, {seat.emblem for seat in state.seats}
    fitting = {emblem} if emblem is not None else {*range(MAX_SEATS)} - emblems
    unused = [name for name in names_of_day(now) if name not in names]
    name = next((name for name in unused if character_emblem(name) in fitting), unused[0])
    if emblem is None:
        emblem = free_emblem(state.seats, character_emblem(name))
    return SeatState(user_id=None, name=name, level=level, emblem=emblem, joined=now)


def distinct(state: TableState, name: str) -> str:
    """Return the name, with a number if it looks like another seat's name."""
    names = [seat.name for seat in state.seats] + [newcomer.name for newcomer in state.seat_changes.newcomers]
    used = {_comparable(other) for other in names}
    numbered = (f"{name} {number}" for number in range(2, MAX_SEATS + 1))
    return next(candidate for candidate in (name, *numbered) if _comparable(candidate) not in used)


def _comparable(name: str) -> str:
    """Return the letters and digits of a name, case-folded. Return the whole name if it has none."""
    return "".join(filter(str.isalnum, name)).casefold() or name


def check_room(state: TableState) -> None:
    """Raise `Refused` if the table is full."""
    if len(state.seats) >= MAX_SEATS:
        raise Refused("refused-table-full", seats=MAX_SEATS)
