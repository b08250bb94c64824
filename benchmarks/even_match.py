"""Simulate people at *Even match*: `python -m benchmarks.even_match [--rules official] [--seats 2,4] [--people 10]`.

A simulated person plays as a level and plays many matches, one after the other, with even AIs in all other seats. After
each match the strength of the AIs follows the person, as at a table (`unobot.ai.person_strength`). The person begins
without any result. The table has the share of the matches that people of a level won, with its 95 % interval. It counts
all matches, and the matches after the first ten. The chance is the share that equal players would win. The last column
is the mean strength of the AIs in the second half of the matches.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from statistics import fmean
from typing import Final

import msgspec

from unobot.ai.level_names import EVEN
from unobot.ai.levels import Tempered
from unobot.ai.person_strength import PersonStrength, after_match, even_strength
from unobot.ai.strategies import STRATEGIES
from unobot.rules.ruleset.ruleset import PRESETS
from unobot.selfplay.simulate import pool, simulate
from unobot.selfplay.statistics import wilson_interval

PERSON: Final = "person"
FIRST: Final = 10
"""The matches after which the strength is expected to fit."""


class Season(msgspec.Struct, frozen=True):
    """The matches of one person: which of them they won, and the strength of the AIs in each."""

    won: list[bool]
    strengths: list[float]


def season(level: str, rules: str, seats: int, matches: int, seed: int) -> Season:
    """Play the matches of a person who plays as ``level``."""
    person = PersonStrength()
    matches_played = Season([], [])
    for number in range(matches):
        strength = even_strength([person.strength])
        strategies = {PERSON: STRATEGIES[level], EVEN: Tempered(strength)}
        players = [EVEN] * seats
        players[number % seats] = PERSON
        result = simulate(players, 1, seed * matches + number, ruleset=PRESETS[rules], strategies=strategies)
        won = result.levels[PERSON].wins == 1
        person = after_match(person, won=won, expected=1 / seats)
        matches_played.won.append(won)
        matches_played.strengths.append(min(max(strength, 0.0), 1.0))
    return matches_played


def row(level: str, rules: str, seats: int, seasons: Sequence[Season]) -> str:
    """Return the row of a table in Markdown."""
    late = [won for run in seasons for won in run.won[FIRST:]]
    strengths = [strength for run in seasons for strength in run.strengths[len(run.strengths) // 2 :]]
    everything = [won for run in seasons for won in run.won]
    texts = [f"`{rules}`", str(seats), f"`{level}`", f"{100 / seats:.0f}", _share(everything), _share(late)]
    return f"| {' | '.join(texts)} | {len(everything):,} | {fmean(strengths):.2f} |"


def _share(won: Sequence[bool]) -> str:
    low, high = wilson_interval(sum(won), len(won))
    return f"{100 * fmean(won):.1f} ({100 * low:.1f} to {100 * high:.1f})"


def main(arguments: Sequence[str] | None = None) -> None:
    """Play the matches of all people, and print the table."""
    options = argparse.ArgumentParser(prog="python -m benchmarks.even_match", description="Simulate Even match.")
    options.add_argument("--levels", default="novice,casual,clever,expert", help="the levels as which people play")
    options.add_argument("--rules", default="official", help="the presets")
    options.add_argument("--seats", default="2,4", help="the numbers of seats")
    options.add_argument("--people", type=int, default=10, help="the people of each level")
    options.add_argument("--matches", type=int, default=60, help="the matches of each person; more than ten")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="the number of processes")
    args = options.parse_args(arguments)
    if args.matches <= FIRST:
        options.error(f"a person plays more than {FIRST} matches")
    print("| rules | seats | plays as | chance | all matches | after the first ten | matches | strength |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    workers = pool(args.jobs) if args.jobs > 1 else None
    try:
        for rules in args.rules.split(","):
            for seats in map(int, args.seats.split(",")):
                for level in args.levels.split(","):
                    seeds = range(args.seed, args.seed + args.people)
                    fixed = ([argument] * args.people for argument in (level, rules, seats, args.matches))
                    seasons = (workers.map if workers else map)(season, *fixed, seeds)
                    print(row(level, rules, seats, list(seasons)), flush=True)
    finally:
        if workers is not None:
            workers.shutdown(cancel_futures=True)


if __name__ == "__main__":
    main()
