"""Put a picture together from tiles. A tile is a part that is drawn once: a card, an emblem, a seat.

Tiles are kept with the colors of one palette, and so is the picture. Only their places depend on the picture. So a
table takes a millisecond, and thirty if its SVG is rendered whole. A tile has layers, which other tiles may share: a
new number of cards needs no rendering if its digits were rendered before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from io import BytesIO
from math import ceil, floor
from typing import NamedTuple, TypeAlias
from weakref import WeakValueDictionary
from xml.sax.saxutils import escape

from cachetools import LRUCache
from PIL import Image

from unobot.pictures.art import svg
from unobot.pictures.lettering import draw_words
from unobot.pictures.palette import NOTHING, colored, indexed, png_file

CACHED_BYTES = 40_000_000
"""The most bytes of tiles that are kept. A card has 6 KB, a seat 20 KB, a table without its seats 0.2 MB."""
CACHED_LAYER_BYTES = 8_000_000
"""The most bytes of layers that are kept. A pixel has four bytes here, and one in a tile."""
_IS_SEEN = [0] + 255 * [255]
"""For each opacity of a pixel, whether it is drawn."""

Render: TypeAlias = Callable[[str, int], bytes]
"""Renders an SVG as PNG with this width in pixels, as `art.png` does."""


@dataclass(frozen=True, eq=False, slots=True)
class Tile:
    """A part of pictures. Make each once: two tiles are equal only if they are the same.

    ``layers``: elements of SVG, the lowest one first. A layer that is also in another tile with the same box and size
    is rendered once. ``box``: left, top, width and height, and nothing sticks out of it. ``on``: what its edges are
    blended with: a color, or another tile that stands at the same place in each picture. None: nothing is below it.
    """

    layers: tuple[str, ...]
    box: tuple[float, float, float, float]
    on: Tile | str | None = None
    size: float = 1.0
    """How large it is drawn: ``layers`` and ``box`` are multiplied by this."""
    words: tuple[tuple[str, str], ...] = ()
    """Words with their colors instead of ``layers``, in the fonts of `lettering`. The box is as high as their line."""


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
    body = "".join(tile.layers) or "".join(
        f'<text fill="{color}">{escape(words)}</text>' for words, color in tile.words
    )
    return f'<g transform="{" ".join(steps)}">{body}</g>' if steps else body


class Layer(NamedTuple):
    """A layer of a tile to render: elements of SVG or words, the pixels of a unit, and its box in pixels."""

    content: str | tuple[tuple[str, str], ...]
    unit: float
    box: tuple[int, int, int, int]


class Stamp(NamedTuple):
    """A tile in pixels, and its place relative to its origin.

    ``image``: the pixels as indices of the palette. ``mask``: None if it is opaque.
    """

    image: Image.Image
    mask: Image.Image | None
    left: int
    top: int


class Tiles:
    """The tiles that were drawn last. ``render``: how a new layer is rendered."""

    def __init__(self, render: Render) -> None:
        self._render = render
        self._stamps: LRUCache[tuple[Tile, float], Stamp] = LRUCache(CACHED_BYTES, getsizeof=_bytes_of)
        self._masks: WeakValueDictionary[bytes, Image.Image] = WeakValueDictionary()
        """The masks of tiles by their pixels. All cards of a size have the same one."""
        self._layers: LRUCache[Layer, Image.Image] = LRUCache(CACHED_LAYER_BYTES, getsizeof=_bytes_of_layer)

    def missing(self, collage: Collage, width: int) -> list[Layer]:
        """Return the layers that must be rendered for a picture of this width."""
        scale = width / collage.width
        new = {placed.tile: None for placed in collage.tiles if (placed.tile, scale) not in self._stamps}
        layers = {layer: None for tile in new for layer in _layers(tile, scale)}
        return [layer for layer in layers if layer not in self._layers]

    def rendered(self, layer: Layer) -> Image.Image:
        """Render a layer, exactly on the pixels of a picture, and keep nothing. Any thread may call this. It blocks."""
        content, unit, (left, top, right, bottom) = layer
        if not isinstance(content, str):
            image = Image.new("RGBA", (right - left, bottom - top))
            draw_words(image, content)
            return image
        wide, high = (right - left) / unit, (bottom - top) / unit
        view = f'viewBox="{left / unit:.6f} {top / unit:.6f} {wide:.6f} {high:.6f}"'
        source = (
            f'<svg xmlns="http://www.w3.org/2000/svg" {view} width="{wide:.6f}" height="{high:.6f}">{content}</svg>'
        )
        drawn = Image.open(BytesIO(self._render(source, right - left))).convert("RGBA")
        return drawn.crop((0, 0, right - left, bottom - top))

    def add(self, layers: Iterable[tuple[Layer, Image.Image]]) -> None:
        """Keep layers that were rendered."""
        self._layers.update(layers)

    def draw(self, collage: Collage, width: int) -> None:
        """Draw the tiles of a picture of this width. This call blocks if layers are missing."""
        for placed in collage.tiles:
            self._stamp(placed.tile, width / collage.width)

    def png(self, collage: Collage, width: int) -> bytes:
        """Return a picture as PNG, ``width`` pixels wide. This call blocks if layers are missing."""
        scale = width / collage.width
        wide, high = 1 + width, ceil(collage.height * scale)
        rows = bytearray((NOTHING,)) * (wide * high)
        canvas = Image.frombuffer("L", (wide, high), rows, "raw", "L", 0, 1)
        canvas.readonly = 0  # the tiles go into these very bytes: Pillow would make a copy of them first
        for tile, x, y in collage.tiles:
            stamp = self._stamp(tile, scale)
            canvas.paste(stamp.image, (1 + round(x * scale) + stamp.left, round(y * scale) + stamp.top), stamp.mask)
        return png_file(rows, wide)

    def _stamp(self, tile: Tile, scale: float) -> Stamp:
        stamp = self._stamps.get((tile, scale))
        if stamp is None:
            stamp = self._stamps[tile, scale] = self._drawn(tile, scale)
        return stamp

    def _drawn(self, tile: Tile, scale: float) -> Stamp:
        """Draw a tile: blend its layers with what it stands on."""
        first, *others = _layers(tile, scale)
        left, top, _, _ = first.box
        drawn = self._layer(first)
        for layer in others:
            drawn = Image.alpha_composite(drawn, self._layer(layer))
        if tile.on is None:
            return Stamp(indexed(drawn), None, left, top)
        alpha = drawn.getchannel("A")
        mask = None if alpha.getextrema()[0] else alpha.point(_IS_SEEN, "1")
        if isinstance(tile.on, str):
            below = Image.new("RGBA", drawn.size, tile.on)
        else:
            below = _cut_out(self._stamp(tile.on, scale), first.box)
        below.alpha_composite(drawn)
        if mask is None or (seen := mask.getbbox()) is None:
            return Stamp(indexed(below), mask, left, top)
        mask = mask.crop(seen)
        mask = self._masks.setdefault(b"%d %b" % (mask.width, mask.tobytes()), mask)
        return Stamp(indexed(below.crop(seen)), mask, left + seen[0], top + seen[1])

    def _layer(self, layer: Layer) -> Image.Image:
        image = self._layers.get(layer)
        if image is None:
            image = self._layers[layer] = self.rendered(layer)
        return image


def _layers(tile: Tile, scale: float) -> list[Layer]:
    unit = scale * tile.size
    x, y, width, height = tile.box
    box = floor(x * unit), floor(y * unit), ceil((x + width) * unit), ceil((y + height) * unit)
    return [Layer(content, unit, box) for content in tile.layers or (tile.words,)]


def _cut_out(stamp: Stamp, box: tuple[int, int, int, int]) -> Image.Image:
    """Return what is seen of a tile in a box, whose place is relative to the tile's origin."""
    left, top, right, bottom = box
    part = stamp.image.crop((left - stamp.left, top - stamp.top, right - stamp.left, bottom - stamp.top))
    return colored(part)


def _bytes_of(stamp: Stamp) -> int:
    pixels = stamp.image.width * stamp.image.height
    return (pixels if stamp.mask is None else 2 * pixels) + 500


def _bytes_of_layer(image: Image.Image) -> int:
    return 4 * image.width * image.height + 500
