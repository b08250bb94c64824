"""Put a picture together from tiles. A tile is a part that is drawn once: a card, an emblem, a seat.

Tiles are kept with the colors of one palette, and so is the picture. Only their places depend on the picture. So a
table takes a millisecond, and thirty if its SVG is rendered whole.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from io import BytesIO
from math import ceil, floor
from typing import NamedTuple, TypeAlias
from xml.sax.saxutils import escape

from cachetools import LRUCache
from PIL import Image

from unobot.pictures.art import svg
from unobot.pictures.lettering import draw_words
from unobot.pictures.palette import PALETTE, TRANSPARENCY, indexed

_LEVEL = 2
"""The compression of the PNG: a higher level takes longer than drawing."""
CACHED_BYTES = 48_000_000
"""The most bytes of tiles that are kept. A card has 12 KB, a seat 25 KB, a table without its seats 0.4 MB."""

Render: TypeAlias = Callable[[str, int], bytes]
"""Renders an SVG as PNG with this width in pixels, as `art.png` does."""


@dataclass(frozen=True, eq=False, slots=True)
class Tile:
    """A part of pictures. Make each once: two tiles are equal only if they are the same.

    ``body``: elements of SVG. ``box``: left, top, width and height, and nothing sticks out of it. ``on``: what its
    edges are blended with: a color, or another tile that stands at the same place in each picture. None: nothing is
    below it.
    """

    body: str
    box: tuple[float, float, float, float]
    on: Tile | str | None = None
    size: float = 1.0
    """How large it is drawn: ``body`` and ``box`` are multiplied by this."""
    words: tuple[tuple[str, str], ...] = ()
    """Words with their colors instead of ``body``, in the fonts of `lettering`. The box is as high as their line."""


class Placed(NamedTuple):
    """A tile, and the place of its origin in the picture."""

    tile: Tile
    x: float = 0.0
    y: float = 0.0


@dataclass(frozen=True, slots=True)
class Collage:
    """A picture of tiles: its size, and the tiles from the lowest one up."""

    width: float
    height: float
    tiles: tuple[Placed, ...]

    def svg(self) -> str:
        """Return the whole picture as SVG."""
        return svg(self.width, self.height, "".join(map(_element, self.tiles)))


def _element(placed: Placed) -> str:
    tile, x, y = placed
    steps = [f"translate({x:.2f} {y:.2f})"] if x or y else []
    if tile.size != 1:
        steps.append(f"scale({tile.size:.4f})")
    body = tile.body or "".join(f'<text fill="{color}">{escape(words)}</text>' for words, color in tile.words)
    return f'<g transform="{" ".join(steps)}">{body}</g>' if steps else body


class Stamp(NamedTuple):
    """A tile in pixels, and its place relative to its origin. ``mask``: None if it is opaque."""

    image: Image.Image
    mask: Image.Image | None
    left: int
    top: int


class Tiles:
    """The tiles that were drawn last. ``render``: how a new one is drawn."""

    def __init__(self, render: Render) -> None:
        self._render = render
        self._stamps: LRUCache[tuple[Tile, float], Stamp] = LRUCache(CACHED_BYTES, getsizeof=_bytes_of)

    def missing(self, collage: Collage, width: int) -> list[Tile]:
        """Return the tiles that a picture of this width needs, and that are not kept."""
        scale = width / collage.width
        return [tile for tile in {placed.tile: None for placed in collage.tiles} if (tile, scale) not in self._stamps]

    def stamp(self, tile: Tile, scale: float) -> Stamp:
        """Draw a tile, and keep nothing, so that any thread may call this. It blocks."""
        unit = scale * tile.size
        x, y, width, height = tile.box
        box = floor(x * unit), floor(y * unit), ceil((x + width) * unit), ceil((y + height) * unit)
        drawn = self._rendered(tile, unit, box)
        if tile.on is None:
            return Stamp(indexed(drawn), None, box[0], box[1])
        if isinstance(tile.on, str):
            below = Image.new("RGBA", drawn.size, tile.on)
        else:
            below = self._rendered(tile.on, scale, box)
        alpha = drawn.getchannel("A")
        mask = None if alpha.getextrema()[0] else alpha.point(lambda value: 255 * (value > 0), "1")
        below.alpha_composite(drawn)
        return Stamp(indexed(below), mask, box[0], box[1])

    def add(self, scale: float, stamps: Iterable[tuple[Tile, Stamp]]) -> None:
        """Keep tiles that were drawn."""
        for tile, stamp in stamps:
            self._stamps[tile, scale] = stamp

    def png(self, collage: Collage, width: int) -> bytes:
        """Return a picture as PNG, ``width`` pixels wide. This call blocks if tiles are missing."""
        scale = width / collage.width
        self.add(scale, [(tile, self.stamp(tile, scale)) for tile in self.missing(collage, width)])
        image = Image.new("P", (width, ceil(collage.height * scale)), TRANSPARENCY.index(0))
        image.putpalette(PALETTE)
        for tile, x, y in collage.tiles:
            stamp = self._stamps[tile, scale]
            place = round(x * scale) + stamp.left, round(y * scale) + stamp.top
            image.paste(stamp.image, place, stamp.mask)
        file = BytesIO()
        image.save(file, "PNG", compress_level=_LEVEL, transparency=TRANSPARENCY)
        return file.getvalue()

    def _rendered(self, tile: Tile, unit: float, box: tuple[int, int, int, int]) -> Image.Image:
        """Return what a tile shows with its transparency, exactly on the pixels of a picture."""
        left, top, right, bottom = box
        if tile.words:
            image = Image.new("RGBA", (right - left, bottom - top))
            draw_words(image, tile.words)
            return image
        wide, high = (right - left) / unit, (bottom - top) / unit
        view = f'viewBox="{left / unit:.6f} {top / unit:.6f} {wide:.6f} {high:.6f}"'
        source = (
            f'<svg xmlns="http://www.w3.org/2000/svg" {view} width="{wide:.6f}" height="{high:.6f}">{tile.body}</svg>'
        )
        drawn = Image.open(BytesIO(self._render(source, right - left))).convert("RGBA")
        return drawn.crop((0, 0, right - left, bottom - top))


def _bytes_of(stamp: Stamp) -> int:
    return stamp.image.width * stamp.image.height + 500
