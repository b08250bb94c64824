"""`make fuzz`: a long attack, and its figures. The exit status is 1 if anything goes wrong."""

from __future__ import annotations

import os
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from tests.fuzz.attack import attack


def main(interactions: int) -> None:
    """Send this many hostile interactions on all cores, then print their results."""
    began = time.monotonic()
    parts = os.cpu_count() or 1
    figures: Counter[str] = Counter()
    with ProcessPoolExecutor(parts, get_context("spawn")) as pool:
        for attacked in [pool.submit(attack, -(-interactions // parts), part, parts) for part in range(parts)]:
            figures += attacked.result()
    refused = {name.removeprefix("refused "): n for name, n in figures.most_common() if name.startswith("refused ")}
    lines = [
        *(f"{times:>8}  refused: {reason}" for reason, times in refused.items()),
        f"{figures['answered']:>8}  answered, the rest are suggestions that were not asked for rightly",
        f"{figures['played']:>8}  moves they had the right to make",
        f"{figures['played by honest people']:>8}  moves of honest people between them",
    ]
    told = f"{figures['sent']} hostile interactions to {figures['servers']} servers, {sum(refused.values())} refused"
    lines.append(f"fuzz: {told}, {time.monotonic() - began:.0f} s; faults 0, leaks 0, wrong changes 0")
    sys.stdout.write("\n".join([*lines, ""]))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)
