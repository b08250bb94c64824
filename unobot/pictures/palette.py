"""The colors of all tiles: at most 256, so that a pixel of a picture is a byte. `tools/palette.py` draws them up."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from math import dist
from struct import pack

from isal.isal_zlib import compress, crc32
from PIL import Image

_LINES = files("unobot.pictures").joinpath("palette.txt").read_text(encoding="utf-8").split()
_COLORS = [bytes.fromhex(line) for line in _LINES]
"""Red, green, blue and opacity of each color."""
PALETTE = b"".join(color[:3] for color in _COLORS)
TRANSPARENCY = bytes(color[3] for color in _COLORS)
NOTHING = TRANSPARENCY.index(0)
"""The index of the color that cannot be seen."""
_LEVEL = 1
"""The compression of a PNG by ISA-L. Python's zlib takes four times as long for files as small."""
_INDEXED, _UNFILTERED = 3, 0
"""The type of a PNG whose pixels are indices, and the filter of a row that changes nothing."""
_SOLID, _INVISIBLE = 224, 32
"""The opacity from which a pixel counts as opaque, and below which nothing of it can be seen."""
_SEEN_THROUGH = bytes(opacity < _SOLID for opacity in range(256))
"""By opacity, 1 if a pixel does not count as opaque."""


def indexed(image: Image.Image) -> Image.Image:
    """Return the nearest colors of an RGBA image, as indices of the palette."""
    drawn = image.convert("RGB").quantize(palette=_opaque(), dither=Image.Dither.NONE)
    pixels, source = bytearray(drawn.tobytes()), image.tobytes()
    seen_through = image.getchannel("A").tobytes().translate(_SEEN_THROUGH)
    at = seen_through.find(1)
    while at >= 0:
        pixels[at] = _nearest(source[4 * at : 4 * at + 4])
        at = seen_through.find(1, at + 1)
    return Image.frombytes("L", image.size, bytes(pixels))


def colored(image: Image.Image) -> Image.Image:
    """Return an image of indices, as `indexed` makes it, in RGBA."""
    shown = Image.frombytes("P", image.size, image.tobytes())
    shown.putpalette(b"".join(_COLORS), "RGBA")
    return shown.convert("RGBA")


def png_file(rows: bytearray, wide: int) -> bytes:
    """Return rows of ``wide`` bytes as PNG. A pixel is an index of the palette.

    The first byte of a row is no pixel but its filter. It is overwritten, and says that the row is not filtered. Pillow
    would filter and copy each row, which takes a fifth of the time of a picture. The format:
    https://www.w3.org/TR/png-3/
    """
    high = len(rows) // wide
    rows[::wide] = bytes((_UNFILTERED,)) * high
    header = _chunk(b"IHDR" + pack(">IIBBBBB", wide - 1, high, 8, _INDEXED, 0, 0, 0))
    pixels = _chunk(b"IDAT" + compress(rows, _LEVEL))
    return b"".join((b"\x89PNG\r\n\x1a\n", header, _COLOR_CHUNKS, pixels, _END))


def _chunk(content: bytes) -> bytes:
    """Return a chunk of a PNG. ``content``: its type and its data."""
    return pack(">I", len(content) - 4) + content + pack(">I", crc32(content))


_COLOR_CHUNKS = _chunk(b"PLTE" + PALETTE) + _chunk(b"tRNS" + TRANSPARENCY)
_END = _chunk(b"IEND")


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
        return NOTHING
    candidates = range(TRANSPARENCY.count(255), len(_COLORS))
    return min(candidates, key=lambda index: dist(color, _COLORS[index]))
