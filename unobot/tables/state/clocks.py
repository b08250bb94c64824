"""The clocks of a table, and the vote to skip a slow player. Pure functions of the table's state and the time.

All times are Unix seconds. The vote opens at `Timing.skip_vote` of the player's time. With the votes of more than half
of the other people who play, the table moves as the clock would. It is no missed turn. An opponent alone never decides:
the voters must be at least two, and in teams not of one team. Votes are kept in memory only, for the current turn.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple

from msgspec.structs import replace

from unobot.model.refused import Refused
from unobot.model.seat import SeatState
from unobot.model.table import TableState
from unobot.rules.events import DrawReason, Drew, Event, MatchEnded, Phase, RoundEnded, TurnBegan, VoteBegan
from unobot.rules.round import Round
from unobot.tables.state.seating import is_forsaken, is_played_by_ai, people_play, seat_of
from unobot.tables.state.status import is_suspended
from unobot.tables.state.timing import RESTART_GRACE, Timing, ai_pace


def after_entry(state: TableState, events: Iterable[Event], now: float, timing: Timing) -> TableState:
    """Return the state with the status and deadline after these events. An Uno does not change the clock."""
    for event in events:
        match event:
            case MatchEnded():
                state = replace(state, status="closed", deadline=None, deserted=None, touched=now)
            case RoundEnded():
                state = replace(state, status="pause", deadline=now + timing.round_pause, touched=now)
            case TurnBegan() | Drew(why=DrawReason.CHOICE):
                state = fresh_turn(state, event.seat, now, timing)
            case VoteBegan():
                state = replace(state, deadline=now + timing.turn, warned=False, touched=now)
    return state


def fresh_turn(state: TableState, to_move: int, now: float, timing: Timing) -> TableState:
    """Return the state with a full clock for the person to move, or without a clock for an AI."""
    deadline = None if is_played_by_ai(state.seats[to_move]) else now + timing.turn
    return replace(state, deadline=deadline, warned=False, touched=now)


def fresh_clock(state: TableState, round_state: Round, now: float, timing: Timing) -> TableState:
    """Return the state with a full clock: for the vote of all players, or for the seat to move."""
    if round_state.phase is Phase.VOTE:
        return replace(state, deadline=now + timing.turn, warned=False, touched=now)
    return fresh_turn(state, round_state.to_move, now, timing)


def after_change(old: TableState, new: TableState, round_state: Round | None, now: float, timing: Timing) -> TableState:
    """Return ``new`` with the clocks that follow from a person's change of ``old``.

    A lobby stays open longer. A new player to move gets a full clock. A match without people has its own clock. A
    table that was closed already keeps the time of its end.
    """
    if old.status == "closed":
        return new
    state = replace(new, touched=now)
    if state.status == "lobby":
        return replace(state, deadline=now + timing.lobby)
    if state.status == "closed":
        return replace(state, deadline=None, deserted=None)
    if state.suspended is not None:
        return new  # only the clock that closes it runs
    if round_state is not None and asks_another(old, new, round_state):
        if state.status == "playing":
            state = fresh_clock(state, round_state, now, timing)
        elif is_forsaken(old):
            state = replace(state, deadline=now + timing.round_pause)
    return with_desertion(state, now)


def asks_another(old: TableState, new: TableState, round_state: Round) -> bool:
    """Return whether another player now has to answer the open question, or an AI at another pace.

    Return True, too, if a player comes back to a match that waited.
    """
    if is_forsaken(old) and not is_forsaken(new):
        return True
    if len(old.seats) != len(new.seats):
        return False
    if ai_pace(old) != ai_pace(new) and is_played_by_ai(new.seats[round_state.to_move]):
        return True
    changed = [index for index, pair in enumerate(zip(old.seats, new.seats, strict=True)) if _differ(*pair)]
    return round_state.to_move in changed or (bool(changed) and round_state.phase is Phase.VOTE)


def _differ(before: SeatState, after: SeatState) -> bool:
    """Return whether the seat has another player: another person, another AI, or one instead of the other."""
    return any(getattr(before, name) != getattr(after, name) for name in ("user_id", "level", "away", "autopilot"))


def with_desertion(state: TableState, now: float) -> TableState:
    """Return the state with the time since when no person plays (Unix seconds). A tournament's table never gets one."""
    stays = people_play(state) or bool(state.options.tournament)
    return replace(state, deserted=None if stays else state.deserted or now)


def reminder_at(state: TableState, to_move: int, timing: Timing, reminded: float) -> float | None:
    """Return when the person to move is reminded. Return ``None`` for no reminder.

    Idle players are reminded at ``timing.reminder``, and players who pressed a button recently at ``timing.warning``.
    At a slow table all players are reminded, and several times. ``reminded`` is the time of the last reminder or start.
    """
    if state.status != "playing" or state.deadline is None:
        return None
    began = state.deadline - timing.turn
    if timing.reminders:
        moments = (began + part * timing.turn for part in timing.reminders)
        return next((moment for moment in moments if moment > reminded), None)
    if state.warned:
        return None
    idle_from = state.seats[to_move].acted + timing.idle
    return min(max(began + timing.reminder * timing.turn, idle_from), began + timing.warning * timing.turn)


def deserted_at(state: TableState, timing: Timing) -> float | None:
    """Return when a match without people is adjourned."""
    return None if state.deserted is None else state.deserted + timing.deserted


def forgive_downtime(state: TableState, since: float, now: float, timing: Timing) -> TableState:
    """Return the table with the clocks that it has ``now``, after a time until ``since`` that does not count.

    The bot was down, or the wall clock was set. No clock runs out because of this: each has at least the grace left.
    After the clock was set back, no past time is in the future, and no clock has more than its whole time left.
    The host of a lobby counts as present at ``since``, because the last press is known in memory only.
    """
    present = since if state.status == "lobby" else 0.0
    seats = tuple(replace(seat, acted=max(seat.acted, present)) for seat in state.seats)
    return _bounded(replace(state, seats=seats), since, now, timing, timing.restart_grace)


def _bounded(state: TableState, since: float, now: float, timing: Timing, grace: float) -> TableState:
    """Return the table with clocks that have at least the grace left after ``since``, and at most their whole time."""
    grace = min(timing.turn, grace)
    if state.status != "playing" or state.suspended is not None:  # nobody thinks about a move
        grace = min(grace, max(timing.round_pause, RESTART_GRACE))
    latest = now + max(grace, _whole(state, timing))
    return replace(
        state,
        deadline=None if state.deadline is None else min(max(state.deadline, since + grace), latest),
        deserted=None if state.deserted is None else min(max(state.deserted, since + grace - timing.deserted), now),
        suspended=None if state.suspended is None else min(state.suspended, now),
        seats=tuple(replace(seat, acted=min(seat.acted, now)) for seat in state.seats),
    )


def follow_step(state: TableState, step: float, now: float, timing: Timing) -> TableState:
    """Return the table after the wall clock was set by ``step`` seconds: each clock has the same time left.

    A clock that was started after the step is moved, too. So the result keeps the bounds of `forgive_downtime`.
    """
    return forgive_downtime(_moved(state, step), now, now, timing)


def forgive_silence(state: TableState, silence: float, now: float, timing: Timing) -> TableState:
    """Return the table after ``silence`` seconds without presses: each clock has as much time left as before.

    It has at least ``silence`` seconds left, up to the grace of a downtime. So a player who had only seconds left has
    time to come back. And a clock still runs out if the connection breaks often.
    """
    return _bounded(_moved(state, silence), now, now, timing, min(timing.restart_grace, silence))


def _moved(state: TableState, seconds: float) -> TableState:
    """Return the table with all its moments later by this many seconds."""
    return replace(
        state,
        deadline=None if state.deadline is None else state.deadline + seconds,
        deserted=None if state.deserted is None else state.deserted + seconds,
        suspended=None if state.suspended is None else state.suspended + seconds,
        seats=tuple(replace(seat, acted=seat.acted + seconds) for seat in state.seats),
    )


def _whole(state: TableState, timing: Timing) -> float:
    """Return the seconds of the whole clock that runs at the table, if one does."""
    if state.status == "lobby":
        return timing.lobby
    if state.suspended is not None:
        return timing.suspended
    return timing.round_pause if state.status == "pause" else timing.turn


def due(moment: float | None, now: float) -> bool:
    """Return whether the time ``moment`` has come."""
    return moment is not None and now >= moment


def is_turn_of(state: TableState, round_state: Round, user_id: int) -> bool:
    """Return whether the table waits for this user: it is their turn, or they have a vote on the rules."""
    if state.status != "playing" or is_suspended(state):
        return False
    if round_state.phase is Phase.VOTE:
        seat = seat_of(state, user_id)
        return seat is not None and round_state.votes[seat] is None
    return state.seats[round_state.to_move].user_id == user_id


class SkipVote(NamedTuple):
    """The vote to skip the turn of a person. Without voters, there is none."""

    voters: tuple[int, ...] = ()
    """The people who may vote."""
    votes: tuple[int, ...] = ()
    """The voters who have voted."""
    needed: int = 0
    """The number of votes that skip the turn."""

    @property
    def is_carried(self) -> bool:
        """Return whether the votes skip the turn."""
        return bool(self.voters) and len(self.votes) >= self.needed


def skip_vote(state: TableState, round_state: Round, votes: Collection[int]) -> SkipVote:
    """Return the vote to skip the person to move. ``votes``: the people who have voted in this turn.

    More than half of the voters must agree, and they must not all be of one team.
    """
    sides = _other_sides(state, round_state)
    if len(set(sides.values())) < 2:
        return SkipVote()
    cast = tuple(user_id for user_id in sides if user_id in votes)
    of_one_side = len({sides[user_id] for user_id in cast}) < 2
    needed = len(sides) // 2 + 1
    return SkipVote(tuple(sides), cast, max(needed, len(cast) + 1) if of_one_side else needed)


def _other_sides(state: TableState, round_state: Round) -> dict[int, int]:
    """Return the people who play beside the person to move, each with a team. Return nobody if an AI is to move."""
    if (
        state.status != "playing"
        or round_state.phase is Phase.VOTE
        or is_played_by_ai(state.seats[round_state.to_move])
    ):
        return {}
    teams = len(state.seats) // 2 if state.ruleset.teams else len(state.seats)
    return {
        seat.user_id: number % teams
        for number, seat in enumerate(state.seats)
        if seat.user_id is not None and not is_played_by_ai(seat) and number != round_state.to_move
    }


def check_may_skip(state: TableState, round_state: Round, user_id: int, now: float, timing: Timing) -> None:
    """Raise `Refused` if this person's vote does not count, or it is too early to vote."""
    mover = state.seats[round_state.to_move]
    if mover.user_id == user_id:
        raise Refused("refused-skip-oneself")
    if user_id not in _other_sides(state, round_state):
        raise Refused("refused-skip-nobody")
    if not skip_vote(state, round_state, ()).voters:
        raise Refused("refused-skip-alone", name=mover.name)
    if state.deadline is None or now < state.deadline - timing.turn * (1 - timing.skip_vote):
        raise Refused("refused-skip-early", name=mover.name)
