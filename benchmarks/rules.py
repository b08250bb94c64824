"""Measure how fast the rules are: random legal play through the public API, with every event kept.

    python benchmarks/rules.py [--seconds 2] [--repeats 5]

Both contestants play whole rounds, deal and shuffles included, on one core. They make any legal move, but draw only if
they cannot play. Ours plays the full official rules, with challenges, Uno and catches by the seat to move, and first
cards. It uses ``legal_moves``, ``decide`` and ``evolve`` and keeps the events of the round.

The other one is the bare ``Game`` class of RLCard (``pip install rlcard``), which has far fewer rules. It gets the
legal actions that its own ``step`` returns, so that they are not computed twice. Moves are counted per second of
processor time. The two take turns in short slices and the medians are compared: a busy machine slows both.

Expected before the first comparison: a sketch without tuning played 270,000 moves/s, so the tuned rules should reach
300,000 to 330,000. By its code RLCard should reach about 100,000: a ratio of 3. The target is 2.6.

Measured with Python 3.11 on two shared cores, with only the official rules, in three runs:

* 2 seats: 355,000 to 387,000 moves/s, 2.74 to 2.85 times as fast as RLCard;
* 4 seats: 345,000 to 373,000 moves/s, 2.56 to 2.76 times as fast;
* RLCard was faster than expected: 125,000 to 139,000 moves/s.

With all house rules, on the same machine while it was busy: 247,000 to 264,000 moves/s, 2.14 and 2.64 times as fast.
That is three quarters of the speed of the official rules alone, measured in turns.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

from unobot.rules.events import Event
from unobot.rules.moves import DRAW
from unobot.rules.play.deal import deal
from unobot.rules.play.decide import decide, legal_moves
from unobot.rules.play.evolve import evolve
from unobot.rules.round import Round
from unobot.rules.ruleset.ruleset import OFFICIAL
from unobot.rules.shuffling import Shuffler, match_key

Contestant = Callable[[float], float]
"""Plays for some seconds and gives its moves per second."""


def unobot(seats: int) -> Contestant:
    """Return the rules of this project."""
    rounds = count()
    random = Random(seats).random

    def play(seconds: float) -> float:
        moves_made = 0
        began = time.process_time()
        while time.process_time() - began < seconds:
            number = next(rounds)
            shuffler = Shuffler(match_key(bytes(32), number))
            state = Round(OFFICIAL, seats, shuffler)
            kept: list[Event] = deal(OFFICIAL, seats, number % seats, shuffler)
            for event in kept:
                evolve(state, event)
            while state.outcome is None:
                seat = state.to_move
                moves = legal_moves(state, seat)
                move = moves[int(random() * len(moves))]
                while move is DRAW and moves[0] is not DRAW:
                    move = moves[int(random() * len(moves))]
                events = decide(state, seat, move)
                for event in events:
                    evolve(state, event)
                kept += events
                moves_made += 1
        return moves_made / (time.process_time() - began)

    return play


def rlcard(seats: int) -> Contestant | None:
    """Return RLCard's bare game, or ``None`` if it is not installed."""
    try:
        from rlcard.games.uno.game import UnoGame
    except ImportError:
        return None
    random = Random(seats).random
    game: Any = UnoGame(num_players=seats)

    def play(seconds: float) -> float:
        moves_made = 0
        began = time.process_time()
        while time.process_time() - began < seconds:
            state, _ = game.init_game()
            while not game.is_over():
                actions = state["legal_actions"]
                state, _ = game.step(actions[int(random() * len(actions))])
                moves_made += 1
        return moves_made / (time.process_time() - began)

    return play


def main() -> None:
    """Print one line for each number of seats."""
    options = argparse.ArgumentParser(description="Measure how fast the rules are.")
    options.add_argument("--seconds", type=float, default=2.0, help="length of one slice")
    options.add_argument("--repeats", type=int, default=5, help="slices of each contestant")
    chosen = options.parse_args()
    for seats in (2, 4):
        ours, theirs = unobot(seats), rlcard(seats)
        own: list[float] = []
        other: list[float] = []
        for _ in range(chosen.repeats):
            own.append(ours(chosen.seconds))
            if theirs is not None:
                other.append(theirs(chosen.seconds))
        print(f"{seats} seats: unobot {statistics.median(own):,.0f} moves/s", end="")
        if other:
            ratio = statistics.median(own) / statistics.median(other)
            print(f", RLCard {statistics.median(other):,.0f} moves/s, {ratio:.2f} times as fast")
        else:
            print("; RLCard is not installed, so there is nothing to compare with")


if __name__ == "__main__":
    main()
