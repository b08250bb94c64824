"""Put a picture together from parts that are drawn once: the ground of a table, a card, a seat.

An SVG marks its parts with comments. Each part is rendered at its place on the pixels of the whole picture, and cached.
So the picture looks the same as if it were rendered whole, and takes a third of the time.
"""

from __future__ import annotations

import re
from functools import lru_cache
from io import BytesIO
from math import ceil, floor

from PIL import Image

from unobot.pictures.art import png

MAX_CACHED_PARTS = 300
"""The most cached parts. A seat has 40 KB, a banner 130 KB, a ground 0.8 MB: about 20 MB in all."""
_PART = re.compile(r"<!--part (\S+) (\S+) (\S+) (\S+)-->(.*?)<!--end-->", re.DOTALL)
_WHOLE = re.compile(r'(<svg xmlns="[^"]+" )viewBox="0 0 (\S+) (\S+)" width="\S+" height="\S+">(.*)</svg>', re.DOTALL)
_LEVEL = 3
"""The compression of the PNG: a higher level takes longer than drawing."""


def part(x: float, y: float, width: float, height: float, body: str) -> str:
    """Return ``body``, SVG elements, marked as one part. No element may stick out of the box."""
    return f"<!--part {x:.2f} {y:.2f} {width:.2f} {height:.2f}-->{body}<!--end-->"


def is_collage(source: str) -> bool:
    """Return whether an SVG consists of parts only."""
    if "<!--part" not in source:
        return False
    whole = _WHOLE.fullmatch(source)
    return whole is not None and not _PART.sub("", whole[4])


def collage(source: str, width: int) -> bytes:
    """Render an SVG of parts as PNG, ``width`` pixels wide."""
    whole = _WHOLE.fullmatch(source)
    assert whole is not None
    scale = width / float(whole[2])
    image = Image.new("RGBA", (width, ceil(float(whole[3]) * scale)))
    for match in _PART.finditer(whole[4]):
        x, y, part_width, part_height = (float(number) for number in match.groups()[:4])
        left, top = max(0, floor(x * scale)), max(0, floor(y * scale))
        right, bottom = (
            min(image.width, ceil((x + part_width) * scale)),
            min(image.height, ceil((y + part_height) * scale)),
        )
        image.alpha_composite(_part_image(whole[1], match[5], (left, top, right, bottom), scale), (left, top))
    file = BytesIO()
    image.save(file, "PNG", compress_level=_LEVEL)
    return file.getvalue()


@lru_cache(MAX_CACHED_PARTS)
def _part_image(head: str, body: str, box: tuple[int, int, int, int], scale: float) -> Image.Image:
    """Return a part as an image. ``box``: its left, top, right and bottom in the pixels of the whole picture."""
    left, top, right, bottom = box
    width, height = (right - left) / scale, (bottom - top) / scale
    place = f"{left / scale:.6f} {top / scale:.6f} {width:.6f} {height:.6f}"
    view = f'viewBox="{place}" width="{width:.6f}" height="{height:.6f}"'
    return Image.open(BytesIO(png(f"{head}{view}>{body}</svg>", right - left))).convert("RGBA")
