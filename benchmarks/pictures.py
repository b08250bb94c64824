"""Measure how long a picture takes to draw: `python -m benchmarks.pictures`.

Each picture becomes an SVG (``svg_ms``), and then a PNG of 480 pixels (``cpu_ms`` has both, and ``a_second`` is what
one core can draw). The floor is a single rectangle of the same size. The time is processor time in milliseconds, the
median of some repetitions.

The last row is the fallback: 200 different hands want a picture at once, with the budget of the default settings. It
has the pictures that were drawn, and the milliseconds until a screen had its picture or its words (median). Then one
hand after the other wants a picture, five a second. ``back_s`` is the time until the first of them has one.
"""

from __future__ import annotations

import asyncio
import logging
import random
import statistics
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count

from benchmarks import report
from unobot.bot.live.attachments import REDRAW_TIMEOUT, Attachments
from unobot.bot.live.picture_process import RenderWorker
from unobot.bot.screens.builder import Picture, ScreenBuilder
from unobot.pictures.animation import render
from unobot.pictures.art import svg
from unobot.pictures.hand_art import DIMMED, LIFTED, hand_svg
from unobot.pictures.score_sheet import sheet_svg
from unobot.pictures.table_art import RingSeat, table_svg
from unobot.rules.cards import Card, Color
from unobot.settings import Settings

WIDTH = 480
HANDS = 200
REPEATS = 15
STEP = 0.2
"""Seconds between two hands, after the hands that came at once."""
TIMEOUT = 30.0
"""Seconds after which the bench waits no longer for a picture."""


def measure() -> dict[str, dict[str, float]]:
    """Return the milliseconds of each picture."""
    ring = [RingSeat(0, 7), RingSeat(1, 1, is_uno_owed=True), RingSeat(2, 12), RingSeat(3, 3)]
    scores = [[40 * number + 15 * seat for number in range(6)] for seat in range(4)]
    pictures: dict[str, Callable[[], str]] = {
        "a rectangle": a_rectangle,
        "table of four": lambda: table_svg(ring, 2, 1, Card("R5"), Color.RED, 60),
        "table of four, next move": partial(next, tables()),
        "score sheet": lambda: sheet_svg(scores, range(4), range(4), 500, 0),
        **{f"hand of {size}": partial(hand_svg, a_hand(0, size)) for size in (7, 15, 30)},
    }
    rows: dict[str, dict[str, float]] = {}
    for name, draw in pictures.items():
        cpu_ms = median_ms(partial(png_of, draw))
        rows[name] = {"cpu_ms": cpu_ms, "svg_ms": median_ms(draw), "a_second": round(1000 / cpu_ms)}
    return {**rows, f"{HANDS} hands at once": asyncio.run(fall_back())}


def tables() -> Iterator[str]:
    """Yield the tables of a match: each time, a player has another number of cards, and another card is on top."""
    hands, chance = [7, 7, 7, 7], random.Random(1)
    for move in count():
        player = move % len(hands)
        hands[player] = max(1, hands[player] + chance.choice((-1, -1, 1)))
        card = chance.choice([card for card in Card if card.color is not None])
        ring = [RingSeat(seat, size) for seat, size in enumerate(hands)]
        yield table_svg(ring, (player + 1) % len(hands), 1, card, card.color, 108 - move % 100)


def a_rectangle() -> str:
    """Return the floor."""
    return svg(480, 300, '<rect width="480" height="300" fill="#222"/>')


def a_hand(number: int, size: int) -> str:
    """Return a hand of ``size`` cards as `hand_svg` takes it. Each ``number`` gives another one."""
    cards = random.Random(number).choices([card for card in Card if card is not Card.HIDDEN], k=size)
    return " ".join(f"{card.value}{LIFTED if place % 3 == 0 else DIMMED}" for place, card in enumerate(cards))


async def fall_back() -> dict[str, float]:
    """Return the figures of the fallback. The start of the render worker is not counted."""
    drawn: list[float] = []
    in_words: list[float] = []

    async def show(number: int) -> None:
        builder = ScreenBuilder(number)
        builder.picture(Picture(a_hand(number, 7), WIDTH, "a hand", str, hand_svg))
        begun = time.perf_counter()
        files = await attachments.files_of(builder.view(), REDRAW_TIMEOUT)
        (drawn if files else in_words).append((time.perf_counter() - begun) * 1000)

    rate = Settings.model_fields["pictures_per_second"].default
    worker = RenderWorker()
    await asyncio.to_thread(worker.draw, a_rectangle(), 8)
    attachments = Attachments(rate, time.monotonic, worker)
    logging.disable()
    begun = time.monotonic()
    try:
        await asyncio.gather(*map(show, range(HANDS)))
        figures = {
            "drawn": len(drawn),
            "picture_ms": round(statistics.median(drawn), 1),
            "words_ms": round(statistics.median(in_words), 1),
        }
        before = len(drawn)
        while len(drawn) == before and time.monotonic() - begun < TIMEOUT:
            await asyncio.sleep(STEP)
            await show(HANDS + len(in_words))
        return {**figures, "back_s": round(time.monotonic() - begun, 1)}
    finally:
        logging.disable(logging.NOTSET)
        attachments.close()
        worker.close()


def png_of(draw: Callable[[], str]) -> bytes:
    """Return the PNG of a picture."""
    return render(draw(), WIDTH)


def median_ms(do: Callable[[], object]) -> float:
    """Return the median of the milliseconds that a call takes."""
    durations = []
    for _ in range(REPEATS):
        begun = time.process_time_ns()
        do()
        durations.append((time.process_time_ns() - begun) / 1e6)
    return round(statistics.median(durations), 3)


def main() -> None:
    """Measure and print."""
    print(report.table(measure()))


if __name__ == "__main__":
    main()
