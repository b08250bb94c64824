"""Positions in which an engine is asked, from random matches."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from unobot.rules.events import Phase, PutBack
from unobot.rules.match import Entry, Match
from unobot.rules.moves import Draw, Move, Play
from unobot.rules.play.decide import fair_moves
from unobot.rules.round import Round
from unobot.rules.ruleset.ruleset import OFFICIAL, Ruleset
from unobot.rules.shuffling import Shuffler
from unobot.uui.protocol import rules_for_engines

_RULES = rules_for_engines(OFFICIAL)
assert _RULES is not None
RULES: Ruleset = _RULES


class Position(NamedTuple):
    """A log up to the move that the seat to move has to make. Both fields change with the next position."""

    log: list[Entry]
    round: Round

    @property
    def scores(self) -> tuple[int, ...]:
        return self.round.scores


def random_move(state: Round, rng: Random, draws: float) -> Move:
    moves = fair_moves(state, state.to_move)
    if rng.random() > draws and any(isinstance(move, Play) for move in moves):
        moves = [move for move in moves if not isinstance(move, Draw)]
    return rng.choice(moves)


def positions(
    ruleset: Ruleset, seats: int, seed: int, rounds: int = 1, draws: float = 0.05, dealer: int = -1
) -> Iterator[Position]:
    """Yield every position of the first ``rounds`` rounds of a random match.

    `draws` is the probability of a draw by choice. The first dealer is the last seat, or seat `dealer`.
    """
    rng = Random(seed)
    match = Match(ruleset, seats, Shuffler(rng.randbytes(32)), dealer=dealer % seats)
    log: list[Entry] = []
    while not match.is_over:
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


def put_back(log: list[Entry]) -> int:
    """Return how many wild draw fours went back into the pile before the current round began."""
    deal = next(entry for entry in reversed(log) if entry.move is None)
    return sum(isinstance(event, PutBack) for event in deal.events)
