"""Measure how long a picture takes to draw: `python -m benchmarks.pictures`.

Each picture becomes an SVG (``svg_ms``), and then a PNG of 480 pixels (``cpu_ms`` has both). The floor is a single
rectangle of the same size. The time is processor time in milliseconds, the median of some repetitions.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from functools import partial

from benchmarks import report
from unobot.pictures.art import png, svg
from unobot.pictures.score_sheet import sheet_svg
from unobot.pictures.table_art import RingSeat, table_svg
from unobot.rules.cards import Card, Color

WIDTH = 480
REPEATS = 15


def measure() -> dict[str, dict[str, float]]:
    """Return the milliseconds of each picture."""
    ring = [RingSeat(0, 7), RingSeat(1, 1, is_uno_owed=True), RingSeat(2, 12), RingSeat(3, 3)]
    scores = [[40 * number + 15 * seat for number in range(6)] for seat in range(4)]
    pictures: dict[str, Callable[[], str]] = {
        "a rectangle": lambda: svg(480, 300, '<rect width="480" height="300" fill="#222"/>'),
        "table of four": lambda: table_svg(ring, 2, 1, Card("R5"), Color.RED, 60),
        "score sheet": lambda: sheet_svg(scores, range(4), range(4), 500, 0),
    }
    return {
        name: {"cpu_ms": median_ms(partial(drawn, draw)), "svg_ms": median_ms(draw)} for name, draw in pictures.items()
    }


def drawn(draw: Callable[[], str]) -> bytes:
    """Return the PNG of a picture."""
    return png(draw(), WIDTH)


def median_ms(do: Callable[[], object]) -> float:
    """Return the median of the milliseconds that a call takes."""
    taken = []
    for _ in range(REPEATS):
        begun = time.process_time_ns()
        do()
        taken.append((time.process_time_ns() - begun) / 1e6)
    return round(statistics.median(taken), 3)


def main() -> None:
    """Measure and print."""
    print(report.table(measure()))


if __name__ == "__main__":
    main()
