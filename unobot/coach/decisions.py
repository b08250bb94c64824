"""Find the decisions of a player in a match, and the moves that the expert would have preferred."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

import msgspec

from unobot.ai.encoding import candidate
from unobot.ai.expert import Expert
from unobot.records.story import standing
from unobot.records.writer import Record
from unobot.rules.events import Phase, Played, SeatsShuffled
from unobot.rules.match import Match
from unobot.rules.moves import SAY_UNO, Accept, Challenge, ChooseColor, Draw, Move, Pass, Play, parse_move
from unobot.rules.play.legality import fair_moves
from unobot.rules.round import Round, View
from unobot.rules.shuffling import Shuffler, match_key
from unobot.rules.view import observe

ALTERNATIVES: Final = 2
"""The maximum number of moves that are compared with the move of the player."""
_JUDGED: Final = (Play, Draw, Pass, Challenge, Accept, ChooseColor)
_FORGOTTEN: Final = 4.0
"""The gap of a forgotten Uno, which the network of the expert knows nothing about."""
_UNSCORED: Final = 1.0
"""The gap of another move if the expert has no scores."""


class Decision(msgspec.Struct, frozen=True):
    """A decision of the player, before its move."""

    ply: int
    """The number of the entry in which the move was made."""
    round: int
    seat: int
    state: Round
    """The round before the move. Nothing may change it."""
    move: Move
    alternatives: tuple[Move, ...]
    """The moves that the expert prefers, the best one first."""
    gap: float
    """The score of the expert's best move, less the score of ``move``. It only sorts decisions."""
    before_four: Round | None
    """The round before the Wild Draw Four that waits for the answer, or ``None``."""


def seats_of(record: Record, seat: int) -> tuple[int | None, ...]:
    """Follow the player who began at ``seat`` (from 0). Return their seat after each entry.

    It is ``None`` from the entry on at which another player took the seat. Raises ``ValueError`` for a wrong seat.
    """
    if not 0 <= seat < len(record.seats):
        raise ValueError(f"there is no seat {seat}, the match began with seats 0 to {len(record.seats) - 1}")
    changes = dict(record.changes)
    name, place = record.seats[seat], seat
    seats: list[int | None] = []
    for entry in record.entries:
        names = changes.get(entry.ply)
        if names is not None and names[place] != name:
            break
        for event in entry.events:
            if isinstance(event, SeatsShuffled):
                place = event.seat_of(place)
        seats.append(place)
    return (*seats, *(None,) * (len(record.entries) - len(seats)))


def decisions(record: Record, seats: Sequence[int | None]) -> Iterator[Decision]:
    """Yield the decisions in which the expert prefers another move, in the order of the match.

    ``seats``: by entry, the seat of the player. Moves that a clock, a vote or an autopilot made are no
    decisions of the player. Votes, catches and jump-ins are not judged.
    """
    expert = Expert()
    match = Match(record.ruleset, len(record.seats), Shuffler(match_key(bytes(32), 0)))  # a replay never shuffles
    before_four: Round | None = None
    entries = list(standing(record.entries))
    for number, entry in enumerate(entries):
        state = match.round
        seat = seats[entry.ply]
        if state is not None and entry.move is not None and not state.is_over:
            if seat is not None and seat == entry.seat == state.to_move and entry.by is None:
                speaks = entries[number + 1 : number + 2]
                is_late = bool(speaks) and (speaks[0].seat, speaks[0].move) == (seat, str(SAY_UNO))
                move = _add_uno(parse_move(entry.move)) if is_late else parse_move(entry.move)
                decision = _decision(expert, state, entry.ply, seat, move, before_four)
                if decision is not None:
                    yield decision
            first = entry.events[0]
            if isinstance(first, Played) and first.cards[0] in state.rule_tables.challengeable:
                before_four = state.copy()
        match.apply(entry.events)


def _decision(
    expert: Expert, state: Round, ply: int, seat: int, move: Move, before_four: Round | None
) -> Decision | None:
    """Return the decision, or ``None`` if the expert agrees or if there was no choice."""
    if state.phase is Phase.VOTE or not isinstance(move, _JUDGED):
        return None
    view = observe(state, seat)
    alternatives, gap = _preferred(expert, view, seat, move)
    spoken = _with_uno(state, seat, move)
    if spoken is not None:
        alternatives, gap = [spoken, *alternatives][:ALTERNATIVES], gap + _FORGOTTEN
    if not alternatives:
        return None
    return Decision(
        ply,
        state.number,
        seat,
        state.copy(),
        move,
        tuple(alternatives),
        gap,
        before_four if state.phase is Phase.ANSWER and state.challenged is not None else None,
    )


def _preferred(expert: Expert, view: View, seat: int, move: Move) -> tuple[list[Move], float]:
    """Return the moves that the expert prefers to ``move``, the best one first, and the gap."""
    considered = expert.considered(view)
    if not considered:
        other = expert.choose(view, Random(0))  # noqa: S311 - the same answer for the same record
        return (
            ([other], _UNSCORED) if _silent(other) != _silent(move) and len(fair_moves(view, seat)) > 1 else ([], 0.0)
        )
    if len(considered) == 1 and _silent(considered[0]) == _silent(move):
        return [], 0.0
    moves = [alternative for alternative in considered if _silent(alternative) != _silent(move)]
    scores = expert.scores(view, [*moves, move]).tolist()
    ranked = sorted(range(len(moves)), key=lambda place: (-scores[place], place))
    better = [place for place in ranked if scores[place] > scores[-1]][:ALTERNATIVES]
    actual = candidate(move)
    if not better or all(candidate(moves[place]) == actual for place in better):
        return [], 0.0
    return [moves[place] for place in better], scores[better[0]] - scores[-1]


def _with_uno(state: Round, seat: int, move: Move) -> Play | None:
    """Return ``move`` with Uno, if the player forgot it."""
    if not isinstance(move, Play) or move.uno or state.said_uno[seat] or not state.rule_tables.calls:
        return None
    spoken = msgspec.structs.replace(move, uno=True)
    is_due = len(state.hands[seat]) - len(move.cards) == 1 and spoken in fair_moves(state, seat)
    return spoken if is_due else None


def _silent(move: Move) -> Move:
    """Return a move without its Uno, to compare what is played."""
    return msgspec.structs.replace(move, uno=False) if isinstance(move, Play) else move


def _add_uno(move: Move) -> Move:
    """Return a move with its Uno."""
    return msgspec.structs.replace(move, uno=True) if isinstance(move, Play) else move
