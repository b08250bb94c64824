"""The level ``master``: ``expert``, with a look ahead where it hesitates.

Where other moves score nearly as high as the best one, the hidden cards are dealt out anew, again and again, and in
each of these worlds every such move is played, and the round after it, by ``expert`` for every seat. What that comes
to is told by the end of the round, or by the critic of the training where it is trusted (``unobot.ai.value_network``).
The
move that came out best is made; another one than the expert's only if it did so by half a standard error, for the
expert knows something, too. Ginsberg (2001, "GIB: imperfect information in a computationally challenging game") plays
bridge so.

What is known of hidden hands is in which colors a seat was seen to be void; nobody catches or jumps in there. A wild
draw four is challenged as ``expert`` has it: whether its player bluffs is not to be had from cards dealt at random.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import cache
from math import sqrt
from random import Random
from typing import Final

import msgspec

from unobot.ai.determinization import imagined
from unobot.ai.expert import Expert
from unobot.ai.value_network import WORTH, chance, promise
from unobot.rules.events import Phase
from unobot.rules.moves import CHALLENGE, Move
from unobot.rules.play.decide import decide
from unobot.rules.play.evolve import evolve
from unobot.rules.play.scoring import partners
from unobot.rules.round import Round, View
from unobot.rules.ruleset.ruleset import OFFICIAL, Ruleset
from unobot.rules.view import observe

WORLDS: Final = 24
"""How often the hidden cards are dealt out for one decision."""
MOST: Final = 4
"""Moves that are compared, at most."""
NEAR: Final = 3.0
"""So much less than the best may a move score to be one of them."""
SURE: Final = 0.5
"""Standard errors by which another move has to be better than the expert's."""
TURNS: Final = 8
"""Own turns after which the look ahead ends, where ``promise`` tells what the position then is worth."""
LONGEST: Final = 200
"""Moves after which a round that is imagined ends as a drawn one."""


class Master:
    """Compares by ``worlds`` worlds; with ``seconds``, by as many of them as it has time for."""

    def __init__(self, worlds: int = WORLDS, seconds: float | None = None) -> None:
        self._worlds = worlds
        self._seconds = seconds
        self._expert = Expert()

    def choose(self, view: View, rng: Random) -> Move:
        """Give the move for ``view.seat`` (see ``Strategy``)."""
        moves = self._hesitating(view)
        if len(moves) < 2:
            return moves[0] if moves else self._expert.choose(view, rng)
        return moves[self._compared(view, moves, rng)]

    def _hesitating(self, view: View) -> Sequence[Move]:
        """Give the moves that are worth comparing, the expert's first; none where it chooses alone."""
        moves = self._expert.considered(view)
        if len(moves) < 2 or CHALLENGE in moves:
            return ()
        scores = self._expert.scores(view, moves).tolist()
        best = max(scores)
        near = [(-score, place) for place, score in enumerate(scores) if score > best - NEAR]
        return [moves[place] for _, place in sorted(near)[:MOST]]

    def _compared(self, view: View, moves: Sequence[Move], rng: Random) -> int:
        """Give the place of the move to make, by what they led to in worlds that may be."""
        seat = view.seat
        assert seat is not None
        ends = None if self._seconds is None else time.monotonic() + self._seconds
        sums = [0.0] * len(moves)
        squares = [0.0] * len(moves)
        worlds = 0
        while worlds < self._worlds and not _late(ends):
            world = imagined(view, rng)
            world.limit = min(world.limit, world.moves + LONGEST)
            brought: list[float] = []
            for move in moves:
                if brought and _late(ends):
                    break
                brought.append(self._brought(world.copy(), seat, move, rng))
            if len(brought) < len(moves):
                break  # a world in which not all were played compares nothing
            for place, value in enumerate(brought):
                sums[place] += value - brought[0]
                squares[place] += (value - brought[0]) ** 2
            worlds += 1
        best = 0
        most = 0.0
        for place in range(1, len(moves)):
            if worlds > 1 and sums[place] > most * worlds:
                mean = sums[place] / worlds
                variance = (squares[place] - mean * sums[place]) / (worlds - 1)
                if mean > SURE * sqrt(max(variance, 0.0) / worlds):
                    best, most = place, mean
        return best

    def _brought(self, state: Round, seat: int, move: Move, rng: Random) -> float:
        """Play on in ``round``, beginning with ``move`` of ``seat``; give what it promises the seat."""
        choose = self._expert.choose
        turns = TURNS if foreseen(state.ruleset) else 0
        mover = seat
        while True:
            for event in decide(state, mover, move):
                evolve(state, event)
            if state.outcome is not None:
                return worth(state, seat)
            mover = state.to_move
            if mover == seat and turns and state.phase is Phase.PLAY:
                turns -= 1
                if not turns:
                    return promise(state, seat)
            move = choose(observe(state, mover), rng)


def _late(ends: float | None) -> bool:
    return ends is not None and time.monotonic() >= ends


def worth(state: Round, seat: int) -> float:
    """Give what a round that is over is worth to ``seat``, on the scale of ``promise`` where rounds score points."""
    ended = state.outcome
    if ended is None:
        raise ValueError("a round is worth something when it is over")
    together = partners(state, seat)
    if state.ruleset.elimination:
        held = [sum(card.points for card in hand) + lost for hand, lost in zip(ended.hands, state.lost, strict=True)]
        return -1.0 if held[seat] == max(held) else 0.0
    if state.ruleset.scoring == "points":
        sides = state.seats // len(together)  # whose scores stand first, partners' have the same
        side, target = seat % sides, state.ruleset.target
        before, after = (chance(scores[:sides], target, side) for scores in (state.scores, ended.scores))
        return (after - before) * WORTH
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
def foreseen(ruleset: Ruleset) -> bool:
    """Say whether what ``promise`` learned of the official game holds by these rules, too."""
    fields = msgspec.structs.asdict(ruleset)
    return all(fields[name] == value for name, value in _OFFICIAL.items() if name not in _HARMLESS)


_OFFICIAL: Final = msgspec.structs.asdict(OFFICIAL)
