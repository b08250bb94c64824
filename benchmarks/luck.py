"""Check the luck line of the coach over many rounds: `python -m benchmarks.luck --rounds 10000`.

There is a row for each kind of table. ``luck`` is the mean luck of one player in a round, in rounds won, and ``se`` its
standard error. ``explained`` is the share of the variance of results that the luck explains. It is 1 less the variance
of the rest, divided by the variance of the results. House rules are played in a fifth of the rounds.
"""

from __future__ import annotations

import argparse
from io import StringIO
from math import sqrt
from statistics import fmean, variance

from unobot.coach.luck import rounds_of
from unobot.records.reader import read_records
from unobot.rules.ruleset.ruleset import PRESETS
from unobot.selfplay.simulate import simulate

TABLES = {
    "4 expert, official": (["expert"] * 4, "official"),
    "2 expert, official": (["expert"] * 2, "official"),
    "4 numbers-first, official": (["numbers-first"] * 4, "official"),
    **{f"4 expert, {name}": (["expert"] * 4, name) for name in PRESETS if name != "official"},
}
BATCH = 20


def measure(players: list[str], preset: str, rounds: int) -> str:
    """Return a row of the table. In each round, the next seat is looked at."""
    lucks: list[float] = []
    results: list[float] = []
    seed = 0
    while len(lucks) < rounds:
        seed += 1
        file = StringIO()
        simulate(players, BATCH, seed, ruleset=PRESETS[preset], record=file)
        for record, _ in read_records(file.getvalue().splitlines()):
            for played_round in rounds_of(record):
                seat = len(lucks) % len(players)
                lucks.append(sum(chance.by_seat[seat] for chance in played_round.chances))
                results.append((seat in played_round.winners) - played_round.even)
    lucks, results = lucks[:rounds], results[:rounds]
    rest = [result - luck for result, luck in zip(results, lucks, strict=True)]
    mean, error = fmean(lucks), sqrt(variance(lucks) / rounds)
    explained = 1 - variance(rest) / variance(results)
    return f"{rounds:,} | {mean:+.4f} | {error:.4f} | {mean / error:+.2f} | {explained:.1%}"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=10_000)
    chosen = parser.parse_args()
    print("| table | rounds | luck | se | luck / se | explained |\n| --- | --- | --- | --- | --- | --- |")
    for name, (players, preset) in TABLES.items():
        rounds = chosen.rounds if preset == "official" else chosen.rounds // 5
        print(f"| {name} | {measure(players, preset, rounds)} |", flush=True)
