# ruff: noqa: INP001 - a script that nobody imports
"""Draw up the colors of all tiles: ``python -m tools.palette > unobot/pictures/palette.txt``.

Run it after a change to the art. The result has at most 256 colors, each as red, green,
blue and opacity:

* the colors that the art names, and other large areas, exactly;
* the blends at their edges, as near as the rest of the room allows;
* the rounded corners of a picture, which can be seen through.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from importlib.resources import files
from io import BytesIO
from math import isqrt
from typing import TypeAlias

from PIL import Image

from unobot.pictures.art import DARK, png, svg
from unobot.pictures.banner_art import BANNER_COLORS, HEIGHT, WIDTH, banner
from unobot.pictures.hand_art import DIMMED, LIFTED, hand_collage
from unobot.pictures.table_art import EDGE_COLORS, RingSeat, table_collage
from unobot.rules.cards import DARK_COLORS, Card, Color

Rgb: TypeAlias = tuple[int, int, int]

DRAWN_AT = 720
"""The width of the sheets in pixels."""
ART = (
    "art",
    "banner_art",
    "card_art",
    "emblems",
    "hand_art",
    "launcher_art",
    "open_hands",
    "roulette_art",
    "table_art",
)
"""The files whose colors must be exact."""
MAX_COLORS = 256
MAX_EXACT = 110
OPACITIES = (64, 128, 192)
"""The opacities of the corners. The other pixels there are opaque, or nothing."""
HANDS = (7, 12, 1, 3, 20, 2, 9, 0, 1, 5)
TOPS = ("R7", "WD4")


def sheets() -> Iterator[str]:
    """Yield pictures that have all colors."""
    for color in (None, *Color):
        for number, top in enumerate(TOPS):
            seats = [
                RingSeat(
                    place,
                    None if place == 3 and number else HANDS[(place + number) % len(HANDS)],
                    is_uno_owed=place == 2 and not number,
                    is_uno_said=place == 8,
                )
                for place in range(10)
            ]
            is_dark = color in DARK_COLORS
            yield table_collage(seats, 4 * number, 1, Card(top), color, 60, owed=4 * number, is_dark=is_dark).svg()
    for shown in (LIFTED, DIMMED):
        cards = [f"{card.value}{shown}" for card in Card]
        for first in range(0, len(cards), 14):
            yield hand_collage(" ".join(cards[first : first + 14])).svg()
    for kind in BANNER_COLORS:
        for emblem in (0, 5):
            yield svg(WIDTH, HEIGHT, banner(kind, emblem, emblem + 1, 12))


def pixels() -> Counter[Rgb]:
    """Return how many pixels each opaque color has."""
    counts: Counter[Rgb] = Counter()
    for sheet in sheets():
        image = Image.open(BytesIO(png(sheet, DRAWN_AT))).convert("RGBA")
        for number, (red, green, blue, opacity) in image.getcolors(image.width * image.height) or ():
            if opacity == 255:
                counts[red, green, blue] += number
    return counts


def named_colors() -> set[Rgb]:
    """Return the colors that the art names."""
    folder = files("unobot.pictures")
    sources = [file.read_text("utf-8") for file in folder.iterdir() if file.name.rpartition(".")[0] in ART]
    return {rgb(name) for source in sources for name in re.findall(r"#([0-9a-f]{6})\b", source)}


def rgb(name: str) -> Rgb:
    """Return a color from its six digits."""
    red, green, blue = bytes.fromhex(name)
    return red, green, blue


def is_near(color: Rgb, others: Iterable[Rgb], distance: int) -> bool:
    """Return whether one of the others differs by less than ``distance`` in each part."""
    return any(max(abs(one - two) for one, two in zip(color, other, strict=True)) < distance for other in others)


def palette() -> list[tuple[int, int, int, int]]:
    """Return the colors: the opaque ones, those of the corners, and nothing."""
    counts = pixels()
    exact: list[Rgb] = []
    for color in sorted(named_colors() & counts.keys(), key=lambda color: (-counts[color], color)):
        if not is_near(color, exact, 4):
            exact.append(color)
    for color, _ in sorted(counts.items(), key=lambda item: (-item[1], item[0]))[: 2 * MAX_EXACT]:
        if len(exact) < MAX_EXACT and not is_near(color, exact, 7):
            exact.append(color)
    corners = sorted({DARK, *EDGE_COLORS.values(), *BANNER_COLORS.values()})
    seen_through = [(*rgb(name[1:]), opacity) for name in corners for opacity in OPACITIES]
    room = MAX_COLORS - len(exact) - len(seen_through) - 1
    blends = [color for color in blended(counts, exact, room) if not is_near(color, exact, 7)]
    return [*((*color, 255) for color in (*exact, *blends)), *seen_through, (0, 0, 0, 0)]


def blended(counts: Counter[Rgb], exact: Iterable[Rgb], room: int) -> list[Rgb]:
    """Return at most ``room`` colors for all others. A color weighs by the square root of its number of pixels."""
    others = sorted(counts.keys() - set(exact))
    flat = [color for color in others for _ in range(isqrt(counts[color]))]
    image = Image.frombytes("RGB", (len(flat), 1), bytes(part for color in flat for part in color))
    parts = image.quantize(room, method=Image.Quantize.MEDIANCUT, kmeans=8).getpalette() or []
    return list(dict.fromkeys(zip(parts[::3], parts[1::3], parts[2::3], strict=True)))[:room]


if __name__ == "__main__":
    for color in palette():
        print(bytes(color).hex())  # noqa: T201 - the file that it writes
