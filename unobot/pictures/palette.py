"""The colors of all tiles: at most 256, so that a pixel of a picture is a byte. `tools/palette.py` draws them up."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from math import dist

from PIL import Image

_LINES = files("unobot.pictures").joinpath("palette.txt").read_text(encoding="utf-8").split()
_COLORS = [bytes.fromhex(line) for line in _LINES]
"""Red, green, blue and opacity of each color."""
COLORS = b"".join(_COLORS)
PALETTE = b"".join(color[:3] for color in _COLORS)
TRANSPARENCY = bytes(color[3] for color in _COLORS)
_SOLID, _INVISIBLE = 224, 32
"""The opacity from which a pixel counts as opaque, and below which nothing of it can be seen."""


def indexed(image: Image.Image) -> Image.Image:
    """Return an RGBA image with the nearest colors of the palette."""
    drawn = image.convert("RGB").quantize(palette=_opaque(), dither=Image.Dither.NONE)
    opacity = image.getchannel("A").tobytes()
    if min(opacity) >= _SOLID:
        return drawn
    pixels, source = bytearray(drawn.tobytes()), image.tobytes()
    for at, alpha in enumerate(opacity):
        if alpha < _SOLID:
            pixels[at] = _nearest(source[4 * at : 4 * at + 4])
    drawn.frombytes(bytes(pixels))
    return drawn


@cache
def _opaque() -> Image.Image:
    """Return an image with the opaque colors. They come first."""
    image = Image.new("P", (1, 1))
    image.putpalette(PALETTE[: 3 * TRANSPARENCY.count(255)])
    return image


@cache
def _nearest(color: bytes) -> int:
    """Return the index of the color that looks most like one that can be seen through."""
    if color[3] < _INVISIBLE:
        return TRANSPARENCY.index(0)
    candidates = range(TRANSPARENCY.count(255), len(_COLORS))
    return min(candidates, key=lambda index: dist(color, _COLORS[index]))
