"""Measure how long AIs take to choose a move: `python -m benchmarks.decisions [--players expert,four-steps*3]`.

The players play whole matches, by the official rules with wild draw four `strict` or by `--rules`. Then every level
chooses in each position for the seat to move. The time is processor time on one core and includes all of `choose`,
features too. `observe`, which makes the view for any level, has its own line.

docs/ai.md has the results.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from statistics import fmean
from typing import TypeVar

from benchmarks import report
from benchmarks.ladder import RULES, STRICT
from unobot.ai.levels import LEVELS
from unobot.ai.strategies import STRATEGIES
from unobot.ai.strategy import Strategy
from unobot.rules.match import Match
from unobot.rules.moves import Move
from unobot.rules.round import Round, View
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.rules.shuffling import Shuffler, match_key
from unobot.rules.view import observe
from unobot.selfplay.simulate import read_players

T = TypeVar("T")


def main() -> None:
    """Print one line for each level, and one for the view."""
    options = argparse.ArgumentParser(description="Measure how long each AI level takes to choose a move.")
    options.add_argument(
        "--players", default="four-steps,numbers-first*3", help="levels that play, as for unobot simulate"
    )
    options.add_argument("--levels", default=",".join(LEVELS), help="levels that are timed")
    options.add_argument("--positions", type=int, default=5000, help="how many positions, at least")
    options.add_argument("--rules", choices=RULES, default=STRICT)
    options.add_argument("--seed", type=int, default=1)
    args = options.parse_args()
    print("microseconds")
    print(report.table(measure(args.players, read_players(args.levels), args.positions, args.seed, args.rules)))


def measure(
    players: str, levels: Sequence[str], number: int, seed: int, rules: str = STRICT
) -> dict[str, dict[str, float]]:
    """Return the microseconds of each level and of the view, in at least this many positions."""
    positions = played_rounds(read_players(players), number, seed, RULES[rules])
    rng = Random(seed)
    views = [observe(state, state.to_move) for state in positions]
    rows = {"observe": times(positions, lambda state: observe(state, state.to_move))}
    for name in levels:
        choose(STRATEGIES[name], rng, views[0])  # loads its network
        rows[name] = times(views, partial(choose, STRATEGIES[name], rng))
    return rows


def choose(level: Strategy, rng: Random, view: View) -> Move:
    """Let ``level`` choose for the seat to move."""
    return level.choose(view, rng)


def played_rounds(players: Sequence[str], positions: int, seed: int, ruleset: Ruleset) -> list[Round]:
    """Return the rounds before each move of several matches, at least ``positions`` of them."""
    rounds: list[Round] = []
    seats = len(players)
    number = 0
    while len(rounds) < positions:
        match = Match(ruleset, seats, Shuffler(match_key(bytes(32), number)), dealer=number // seats % seats)
        rng = Random(f"{seed} {number}")
        while not match.is_over:
            if match.round is None or match.round.is_over:
                match.apply(match.deal())
                continue
            seat = match.round.to_move
            rounds.append(match.round.copy())
            move = STRATEGIES[players[(seat + number) % seats]].choose(observe(match.round, seat), rng)
            match.apply(match.decide(seat, move))
        number += 1
    return rounds


def times(cases: Sequence[T], do: Callable[[T], object]) -> dict[str, float]:
    """Return how long ``do`` takes for the cases."""
    durations = []
    for case in cases:
        began = time.process_time_ns()
        do(case)
        durations.append((time.process_time_ns() - began) / 1000)
    durations.sort()
    parts = {f"p{part}": round(durations[len(durations) * part // 100], 1) for part in (50, 90, 99)}
    return {"positions": len(durations), "mean": round(fmean(durations), 1), **parts}


if __name__ == "__main__":
    main()
