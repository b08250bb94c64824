"""The level ``master``: ``expert`` with a look-ahead for close decisions.

A decision is close if other moves score nearly as high as the best one. Then the hidden cards are dealt out at random
several times (determinization). In each determinization every close move is played, and ``expert`` plays on for every
seat. The end of the round gives the value of the move, or the critic of the training if it is valid for these rules
(``unobot.ai.value_network``). The move with the best mean value is made. Another move than the expert's has to be
better by half a standard error, because the expert's scores are information too.

Ginsberg describes this method for bridge: "GIB: Imperfect Information in a Computationally Challenging Game", Journal
of Artificial Intelligence Research 14 (2001), 303-358.

Of hidden hands only the void colors are known. Nobody catches or jumps in during the look-ahead. ``expert`` answers a
wild draw four, because cards dealt at random do not tell whether its player bluffs.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import cache
from math import sqrt
from random import Random
from typing import Final

import msgspec

from unobot.ai.determinization import determinize
from unobot.ai.expert import Expert
from unobot.ai.value_network import MATCH_VALUE, state_value, win_probability
from unobot.rules.events import Phase
from unobot.rules.moves import CHALLENGE, Move
from unobot.rules.play.decide import effects
from unobot.rules.play.evolve import apply
from unobot.rules.play.scoring import partners
from unobot.rules.round import Round, View
from unobot.rules.ruleset.ruleset import OFFICIAL, Ruleset
from unobot.rules.view import observe

DETERMINIZATIONS: Final = 24
"""How often the hidden cards are dealt out for one decision."""
MOST: Final = 4
"""How many moves are compared at most."""
NEAR: Final = 3.0
"""The score by which a compared move may be below the best move."""
SURE: Final = 0.5
"""The standard errors by which another move has to be better than the expert's."""
TURNS: Final = 8
"""The number of own turns after which a playout ends and ``state_value`` gives its value."""
LONGEST: Final = 200
"""The number of moves after which a determinized round ends as a drawn one."""


class Master:
    """Compares moves by ``determinizations``; with ``seconds``, by as many of them as fit into that time."""

    def __init__(self, determinizations: int = DETERMINIZATIONS, seconds: float | None = None) -> None:
        self._determinizations = determinizations
        self._seconds = seconds
        self._expert = Expert()

    def choose(self, view: View, rng: Random) -> Move:
        """Return the move for ``view.seat`` (see ``Strategy``)."""
        moves = self._close_moves(view)
        if len(moves) < 2:
            return moves[0] if moves else self._expert.choose(view, rng)
        return moves[self._best(view, moves, rng)]

    def _close_moves(self, view: View) -> Sequence[Move]:
        """Return the moves worth comparing, the expert's first, or none if the expert chooses alone."""
        moves = self._expert.considered(view)
        if len(moves) < 2 or CHALLENGE in moves:
            return ()
        scores = self._expert.scores(view, moves).tolist()
        best = max(scores)
        near = [(-score, place) for place, score in enumerate(scores) if score > best - NEAR]
        return [moves[place] for _, place in sorted(near)[:MOST]]

    def _best(self, view: View, moves: Sequence[Move], rng: Random) -> int:
        """Return the index of the best of ``moves`` by its mean value over the determinizations."""
        seat = view.seat
        assert seat is not None
        ends = None if self._seconds is None else time.monotonic() + self._seconds
        sums = [0.0] * len(moves)
        squares = [0.0] * len(moves)
        count = 0
        while count < self._determinizations and not _is_time_up(ends):
            state = determinize(view, rng)
            state.limit = min(state.limit, state.moves + LONGEST)
            values: list[float] = []
            for move in moves:
                if values and _is_time_up(ends):
                    break
                values.append(self._playout(state.copy(), seat, move, rng))
            if len(values) < len(moves):
                break  # not all moves were played, so this determinization compares nothing
            for place, value in enumerate(values):
                sums[place] += value - values[0]
                squares[place] += (value - values[0]) ** 2
            count += 1
        best = 0
        most = 0.0
        for place in range(1, len(moves)):
            if count > 1 and sums[place] > most * count:
                mean = sums[place] / count
                variance = (squares[place] - mean * sums[place]) / (count - 1)
                if mean > SURE * sqrt(max(variance, 0.0) / count):
                    best, most = place, mean
        return best

    def _playout(self, state: Round, seat: int, move: Move, rng: Random) -> float:
        """Play on from ``state``, beginning with ``move`` of ``seat``, and return the value for that seat."""
        choose = self._expert.choose
        turns = TURNS if is_critic_valid(state.ruleset) else 0
        mover = seat
        while True:
            apply(state, effects(state, mover, move))
            if state.outcome is not None:
                return round_value(state, seat)
            mover = state.to_move
            if mover == seat and turns and state.phase is Phase.PLAY:
                turns -= 1
                if not turns:
                    return state_value(state, seat)
            move = choose(observe(state, mover), rng)


def _is_time_up(ends: float | None) -> bool:
    return ends is not None and time.monotonic() >= ends


def round_value(state: Round, seat: int) -> float:
    """Return the value of a finished round for ``seat``, on the scale of ``state_value`` if rounds score points.

    Raise ``ValueError`` if the round is not over.
    """
    ended = state.outcome
    if ended is None:
        raise ValueError("a round has a value when it is over")
    together = partners(state, seat)
    if state.ruleset.elimination:
        held = [sum(card.points for card in hand) + lost for hand, lost in zip(ended.hands, state.lost, strict=True)]
        return -1.0 if held[seat] == max(held) else 0.0
    if state.ruleset.scoring == "points":
        # the first seats represent all teams, because partners have the same score
        sides = state.seats // len(together)
        side, target = seat % sides, state.ruleset.target
        before, after = (win_probability(scores[:sides], target, side) for scores in (state.scores, ended.scores))
        return (after - before) * MATCH_VALUE
    if state.ruleset.scoring == "until_last":
        return -float(state.out.index(seat) if seat in state.out else len(state.out))
    return 1.0 if ended.winner in together else 0.0


_HARMLESS: Final = {
    *(
        "decks",
        "hand_size",
        "first_card",
        "wild_draw_four",
        "challenge_shows",
        "drawn_card",
        "target",
        "reshuffle_seats",
    ),
    *("uno", "uno_penalty", "false_catch", "wrong_play", "no_hints", "turn_seconds", "blitz"),
}


@cache
def is_critic_valid(ruleset: Ruleset) -> bool:
    """Return whether ``state_value``, which learned the official game, is valid for these rules."""
    fields = msgspec.structs.asdict(ruleset)
    return all(fields[name] == value for name, value in _OFFICIAL.items() if name not in _HARMLESS)


_OFFICIAL: Final = msgspec.structs.asdict(OFFICIAL)
