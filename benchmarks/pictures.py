"""Measure how long a picture takes to draw: `python -m benchmarks.pictures`.

Tables and hands are put together from tiles (``cpu_ms``), and ``first_ms`` is the first picture, whose tiles are drawn.
Large pictures are rendered from SVG. The floor is a single rectangle, rendered by resvg. The times are milliseconds of
processor time, and ``kb`` is the size of the file. The table of a match has another card, another count and another
seat to move each time. Its ``cpu_ms`` is the mean of a match, with the tiles that it needs for the first time.

The last row shows 200 different hands at once. It has the number of drawn pictures, and the milliseconds
until a screen had its picture (median and slowest).
"""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from collections.abc import Callable, Iterator

from benchmarks import report
from unobot.bot.live.attachments import Attachments
from unobot.bot.live.picture_process import RenderWorker
from unobot.bot.screens.builder import Picture, ScreenBuilder
from unobot.bot.screens.illustrations import WIDTH
from unobot.pictures.art import png, svg
from unobot.pictures.collage import Collage, Tiles
from unobot.pictures.hand_art import DIMMED, LIFTED, hand_collage
from unobot.pictures.score_sheet import sheet_svg
from unobot.pictures.table_art import RingSeat, pixels, table_collage
from unobot.rules.cards import Card, Color
from unobot.rules.decks import PRINTED

HANDS = 200
REPEATS = 15
MATCH = 200
"""The moves of a match."""
PATIENCE = 60.0
"""Seconds. No picture is late."""


def measure() -> dict[str, dict[str, float]]:
    """Return the milliseconds and the size of each picture."""
    ring = [a_seat(0, 7), a_seat(1, 1, is_uno_owed=True), a_seat(2, 12), a_seat(3, 3)]
    crowd_ring = [a_seat(seat, 7) for seat in range(10)]
    scores = [[40 * number + 15 * seat for number in range(6)] for seat in range(4)]
    tiles = {
        "table of four": (table_collage(ring, 2, 1, Card("R5"), Color.RED, 60), pixels(4)),
        "table of ten": (table_collage(crowd_ring, 2, 1, Card("R5"), Color.RED, 60), pixels(10)),
        **{f"hand of {size}": (hand_collage(a_hand(0, size)), WIDTH) for size in (7, 15, 30)},
    }
    rows = {"a rectangle": rendered(a_rectangle())}
    rows |= {name: pasted(collage, width) for name, (collage, width) in tiles.items()}
    rows |= {f"table of {seats}, a match": match(seats) for seats in (2, 4, 10)}
    rows["score sheet"] = rendered(sheet_svg(scores, range(4), ("Ann", "Ben", "Cleo", "Dev"), range(4), 500, 0))
    return {**rows, f"{HANDS} hands at once": asyncio.run(crowd())}


def a_rectangle() -> str:
    """Return the floor."""
    return svg(480, 300, '<rect width="480" height="300" fill="#222"/>')


def a_seat(seat: int, cards: int, *, is_uno_owed: bool = False) -> RingSeat:
    """Return a seat with a name and points."""
    return RingSeat(seat, cards, is_uno_owed, name=f"Charlie{seat}", points=17 * seat)


def a_hand(number: int, size: int) -> str:
    """Return a hand of ``size`` cards as `hand_collage` takes it. Each ``number`` gives another one."""
    cards = random.Random(number).choices([card for card in PRINTED if card is not Card.HIDDEN], k=size)
    return " ".join(f"{card.value}{LIFTED if place % 3 == 0 else DIMMED}" for place, card in enumerate(cards))


def rendered(source: str) -> dict[str, float]:
    """Return the figures of a picture that is rendered whole."""
    return {"cpu_ms": median_ms(lambda: png(source, WIDTH)), "kb": round(len(png(source, WIDTH)) / 1000, 1)}


def pasted(collage: Collage, width: int) -> dict[str, float]:
    """Return the figures of a picture of tiles."""
    tiles = Tiles(png)
    first, drawn = timed(lambda: tiles.png(collage, width))
    again = median_ms(lambda: tiles.png(collage, width))
    return {"cpu_ms": again, "first_ms": first, "kb": round(len(drawn) / 1000, 1)}


def match(seats: int) -> dict[str, float]:
    """Return the mean figures of the tables of a match. Another match was played before it."""
    tiles, moves = Tiles(png), tables(seats)
    for _ in range(MATCH):
        tiles.png(next(moves), pixels(seats))
    drawn = [timed(lambda: tiles.png(next(moves), pixels(seats))) for _ in range(MATCH)]
    return {
        "cpu_ms": round(statistics.fmean(milliseconds for milliseconds, _ in drawn), 3),
        "kb": round(statistics.fmean(len(picture) for _, picture in drawn) / 1000, 1),
    }


def tables(seats: int) -> Iterator[Collage]:
    """Yield tables without end. Each time, a player has another number of cards, and another card is on top."""
    hands, chance, pile = [7] * seats, random.Random(1), 80
    colored = [card for card in PRINTED if card.color is not None]
    while True:
        for player in range(seats):
            hands[player] = max(1, hands[player] + chance.choice((-1, -1, 1, 1)))
            pile = pile - 1 or 80
            card = chance.choice(colored)
            ring = [a_seat(seat, cards) for seat, cards in enumerate(hands)]
            yield table_collage(ring, (player + 1) % seats, 1, card, card.color, pile)


async def crowd() -> dict[str, float]:
    """Return the figures of many hands at once. The start of the render worker is not counted."""
    waits: list[float] = []

    async def show(number: int) -> None:
        builder = ScreenBuilder(number)
        builder.picture(Picture(a_hand(number, 7), WIDTH, "a hand", str, hand_collage))
        begun = time.perf_counter()
        if await attachments.files_of(builder.view(), PATIENCE):
            waits.append((time.perf_counter() - begun) * 1000)

    worker = RenderWorker()
    await asyncio.to_thread(worker.draw, a_rectangle(), 8)
    attachments = Attachments(time.monotonic, worker)
    try:
        await asyncio.gather(*map(show, range(HANDS)))
        return {
            "drawn": len(waits),
            "picture_ms": round(statistics.median(waits), 1),
            "slowest_ms": round(max(waits), 1),
        }
    finally:
        attachments.close()
        worker.close()


def timed(draw: Callable[[], bytes]) -> tuple[float, bytes]:
    """Return the milliseconds of processor time that a picture takes, and the picture."""
    begun = time.process_time_ns()
    picture = draw()
    return round((time.process_time_ns() - begun) / 1e6, 3), picture


def median_ms(draw: Callable[[], bytes]) -> float:
    """Return the median of the milliseconds that a picture takes."""
    return round(statistics.median(timed(draw)[0] for _ in range(REPEATS)), 3)


def main() -> None:
    """Measure and print."""
    print(report.table(measure()))


if __name__ == "__main__":
    main()
