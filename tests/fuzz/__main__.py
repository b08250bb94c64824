"""`make fuzz`: a long attack, and its figures. The exit status is 1 if anything goes wrong."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from tests.fuzz.attack import attack

PIECE = 1000
"""The interactions of a piece. A piece is the same on every machine, whatever runs beside it."""


def main(number: int, seed: int, first: int = 0, processes: int | None = None) -> None:
    """Send this many hostile interactions on all cores, print a line for each piece, then the results."""
    began = time.monotonic()
    figures: Counter[str] = Counter()
    with ProcessPoolExecutor(processes or os.cpu_count() or 1, get_context("spawn")) as pool:
        pieces = range(first, first + -(-number // PIECE))
        running = {piece: pool.submit(attack, PIECE, seed, piece) for piece in pieces}
        for piece, attacked in running.items():
            try:
                done = attacked.result()
            except BaseException:
                pool.shutdown(cancel_futures=True)
                sys.stdout.write(f"fuzz: a fault; repeat it with --seed {seed} --first {piece} --number 1\n")
                raise
            figures += done
            each_second = 1000 * done["sent"] / done["cpu ms"]
            told = f"{done['sent']} sent, {_refused(done)} refused, {done['played']} played, {each_second:.0f} a second"
            sys.stdout.write(f"piece {piece}: {told}; {figures['sent']} since piece {first}\n")
            sys.stdout.flush()
    kinds = sorted({name.partition(": ")[0] for name in figures if ": " in name})
    for kind in kinds:
        outcomes = {name.partition(": ")[2]: n for name, n in figures.most_common() if name.startswith(f"{kind}: ")}
        sys.stdout.write(f"{sum(outcomes.values()):>8}  {kind}\n")
        sys.stdout.writelines(f"{'':8}{times:>8}  {outcome}\n" for outcome, times in outcomes.items())
    cpu = figures["cpu ms"] / 1000
    lines = [
        f"{figures['played']:>8}  moves they had the right to make",
        f"{figures['played by honest people']:>8}  moves of honest people between them",
        f"{figures['gone']:>8}  presses on messages that were gone before the answer",
    ]
    told = f"{figures['sent']} hostile interactions to {figures['servers']} servers (seed {seed})"
    speed = f"{time.monotonic() - began:.0f} s, {figures['sent'] / cpu:.0f} for each second of a core"
    lines.append(f"fuzz: {told}, {_refused(figures)} refused, {speed}; faults 0, leaks 0, wrong changes 0")
    sys.stdout.write("\n".join([*lines, ""]))


def _refused(figures: Counter[str]) -> int:
    return sum(times for name, times in figures.items() if name.startswith("refused "))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--number", type=int, default=100_000, help="hostile interactions, rounded up to thousands")
    parser.add_argument("--seed", type=int, default=1, help="runs with other seeds send other interactions")
    parser.add_argument("--first", type=int, default=0, help="the first piece of a thousand interactions")
    parser.add_argument("--processes", type=int, help="the default is one for each core")
    given = parser.parse_args()
    main(given.number, given.seed, given.first, given.processes)
