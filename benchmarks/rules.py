"""Measure how fast the rules are: random legal play through the public API, with every event kept.

    python -m benchmarks.rules [--seconds 2] [--repeats 5]

Both contestants play whole rounds, deal and shuffles included, on one core. They make any legal move, but draw only if
they cannot play. Ours plays the full official rules, with challenges, Uno and catches by the seat to move, and first
cards. It also plays the house rules of two presets. It uses ``legal_moves``, ``effects`` and ``apply`` and keeps the
events of the round. A move from the list is not judged a second time, and RLCard's ``step`` judges no move either.

The other one is the bare ``Game`` class of RLCard (``pip install rlcard``), which has far fewer rules. It gets the
legal actions that its own ``step`` returns, so that they are not computed twice. Moves are counted per second of
processor time. The two take turns in short slices and the medians are compared: a busy machine slows both.

The official rules must be 2.2 times as fast, and 2.0 with ``decide``, which judges each move again. The results are in
``docs/performance.md``.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

from benchmarks import report
from unobot.rules.events import Event
from unobot.rules.moves import DRAW
from unobot.rules.play.deal import deal
from unobot.rules.play.decide import decide, effects, legal_moves
from unobot.rules.play.evolve import apply
from unobot.rules.round import Round
from unobot.rules.ruleset.ruleset import OFFICIAL, PRESETS, Ruleset
from unobot.rules.shuffling import Shuffler, match_key

RULESETS = ("official", "party", "classic113")
DECIDE = "official with decide"
RLCARD = "RLCard"

Contestant = Callable[[float], float]
"""Plays for some seconds and gives its moves per second."""


def unobot(seats: int, ruleset: Ruleset = OFFICIAL, *, judge: bool = False) -> Contestant:
    """Return the rules of this project, with these house rules. If ``judge``, moves from the list are judged again."""
    make_move = decide if judge else effects
    rounds = count()
    random = Random(seats).random

    def play(seconds: float) -> float:
        moves_made = 0
        began = time.process_time()
        while time.process_time() - began < seconds:
            number = next(rounds)
            shuffler = Shuffler(match_key(bytes(32), number))
            state = Round(ruleset, seats, shuffler)
            log: list[Event] = deal(ruleset, seats, number % seats, shuffler)
            apply(state, log)
            while state.outcome is None:
                seat = state.to_move
                moves = legal_moves(state, seat)
                move = moves[int(random() * len(moves))]
                while move is DRAW and moves[0] is not DRAW:
                    move = moves[int(random() * len(moves))]
                events = make_move(state, seat, move)
                apply(state, events)
                log += events
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


def measure(seconds: float, repeats: int) -> dict[str, dict[str, float]]:
    """Return the moves per second of each ruleset and of RLCard, for each number of seats."""
    rows: dict[str, dict[str, float]] = {}
    for seats in (2, 4):
        contestants = {name: unobot(seats, PRESETS[name]) for name in RULESETS}
        contestants[DECIDE] = unobot(seats, judge=True)
        bare = rlcard(seats)
        if bare is not None:
            contestants[RLCARD] = bare
        slices: dict[str, list[float]] = {name: [] for name in contestants}
        for _ in range(repeats):
            for name, play in contestants.items():
                slices[name].append(play(seconds))
        speeds = {name: statistics.median(values) for name, values in slices.items()}
        for name, speed in speeds.items():
            row: dict[str, float] = {"moves_per_second": round(speed)}
            if RLCARD in speeds:
                row["to_rlcard"] = round(speed / speeds[RLCARD], 2)
            rows[f"{name}, {seats} seats"] = row
    return rows


def main() -> None:
    """Print one column for each ruleset and number of seats."""
    options = argparse.ArgumentParser(description="Measure how fast the rules are.")
    options.add_argument("--seconds", type=float, default=1.0, help="length of one slice")
    options.add_argument("--repeats", type=int, default=5, help="slices of each contestant")
    args = options.parse_args()
    rows = measure(args.seconds, args.repeats)
    print(report.table(rows))
    if not any("to_rlcard" in row for row in rows.values()):
        print("RLCard is not installed, so there is nothing to compare with")


if __name__ == "__main__":
    main()
