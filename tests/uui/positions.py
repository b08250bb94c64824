"""Positions in which an engine is asked, from matches played at random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from unobot.rules.decide import fair_moves
from unobot.rules.events import Phase, PutBack
from unobot.rules.fairness import Shuffler
from unobot.rules.match import Entry, Match
from unobot.rules.moves import Draw, Move, Play
from unobot.rules.round import Round, View
from unobot.rules.ruleset import OFFICIAL, Ruleset
from unobot.rules.view import observe
from unobot.uui.protocol import rules_for_engines

_RULES = rules_for_engines(OFFICIAL)
assert _RULES is not None
RULES: Ruleset = _RULES


class Position(NamedTuple):
    """A log up to where the seat to move of its round is asked; both change when the next position is asked for."""

    log: list[Entry]
    round: Round

    @property
    def scores(self) -> tuple[int, ...]:
        return self.round.scores


def random_move(round: Round, rng: Random, draws: float) -> Move:
    moves = fair_moves(round, round.to_move)
    if rng.random() > draws and any(isinstance(move, Play) for move in moves):
        moves = [move for move in moves if not isinstance(move, Draw)]
    return rng.choice(moves)


def positions(ruleset: Ruleset, seats: int, seed: int, rounds: int = 1, draws: float = 0.05) -> Iterator[Position]:
    """Every position of so many rounds of a match, played at random; `draws` is how often one draws by choice."""
    rng = Random(seed)
    match = Match(ruleset, seats, Shuffler(rng.randbytes(32)))
    log: list[Entry] = []
    while not match.is_over and match.number <= rounds:
        if match.round is None or match.round.is_over:
            if match.number == rounds:
                return
            entry = Entry(len(log), None, None, None, tuple(match.deal()))
        else:
            if match.round.phase is not Phase.COLOR:
                yield Position(log, match.round)
            seat, move = match.round.to_move, random_move(match.round, rng, draws)
            entry = Entry(len(log), seat, str(move), None, tuple(match.decide(seat, move)))
        match.apply(entry.events)
        log.append(entry)


def as_engine_sees(position: Position, seat: int) -> View:
    """What `observe` gives, but seats, rounds and fours put back as a gamestate tells of them: see `read_gamestate`."""
    view = observe(position.round, seat)
    seats, first = view.seats, view.dealer + 1
    order = [(first + place) % seats for place in range(seats)]
    put_back = sum(
        isinstance(event, PutBack) for entry in position.log[_last_deal(position.log) :] for event in entry.events
    )
    view.seat = order.index(seat)
    view.dealer = seats - 1
    view.to_move = order.index(view.to_move)
    view.four = None if view.four is None else order.index(view.four)
    view.hands = [view.hands[each] for each in order]
    view.said = [view.said[each] for each in order]
    view.lost = [view.lost[each] for each in order]
    view.unseen = tuple(view.unseen[each] for each in order)
    view.scores = tuple(view.scores[each] for each in order)
    view.number = 1
    view.shuffles -= put_back
    return view


def _last_deal(log: list[Entry]) -> int:
    return max(place for place, entry in enumerate(log) if entry.move is None)
