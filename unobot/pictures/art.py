"""The parts of all pictures: the signs of `art.svg`, the colors, and the rendering from SVG to PNG."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from unobot.rules.cards import Color

INK = {
    Color.RED: "#d8322c",
    Color.YELLOW: "#f6c416",
    Color.GREEN: "#2f9e46",
    Color.BLUE: "#2a77dd",
    Color.PINK: "#fa8fc8",
    Color.TEAL: "#0c8a86",
    Color.ORANGE: "#ee7d10",
    Color.PURPLE: "#7139c4",
}
"""The colors. Each is legible on Discord's dark and light backgrounds."""
LIGHT = "#ffffff"
DARK = "#24272e"
NIGHT = "#0d0a14"
"""The rim of a dark card: the other side of a light one in a deck with two sides."""
_DARK_SIGNS = (Color.YELLOW, Color.PINK, Color.ORANGE)
"""The colors that are too bright for light signs."""
FONTS = {
    "latin": "Noto Sans SemiBold",
    "devanagari": "Noto Sans Devanagari SemiBold",
    "japanese": "Noto Sans JP Thin SemiBold",
    "chinese": "Noto Sans SC Thin SemiBold",
    "traditional": "Noto Sans TC Thin SemiBold",
    "korean": "Noto Sans KR Thin SemiBold",
}
"""The fonts in `fonts/`, and the name of each in an SVG."""
_FONT_FILES = files("unobot.pictures").joinpath("fonts")
_PATH = re.compile(r'<path id="([^"]+)" d="([^"]+)"')


def sign_color(color: Color | None) -> str:
    """Return a color for signs that is legible on a card of this color, or on a black wild (None)."""
    return DARK if color in _DARK_SIGNS else LIGHT


def sign(name: str, x: float, y: float, size: float, color: str, *, turn: float = 0, weight: float = 17) -> str:
    """Draw a sign of `art.svg`, centered at ``x`` and ``y``. Size 1 is 100 units; ``turn`` is in degrees, clockwise.

    ``weight``: the stroke width of a sign that consists of lines, in units at size 1.
    """
    path, has_lines = _signs()[name]
    place = f"translate({_number(x)} {_number(y)}) {f'rotate({_number(turn)}) ' if turn else ''}scale({_number(size)})"
    if not has_lines:
        return f'<path transform="{place}" fill="{color}" d="{path}"/>'
    pen = f'stroke="{color}" stroke-width="{_number(weight)}" stroke-linecap="round" stroke-linejoin="round"'
    return f'<path transform="{place}" fill="none" {pen} d="{path}"/>'


def number(value: int, x: float, y: float, size: float, color: str) -> str:
    """Draw a number, centered at ``x`` and ``y``."""
    return "".join(digits(value, x, y, size, color))


def digits(value: int, x: float, y: float, size: float, color: str) -> tuple[str, ...]:
    """Draw a number, as `number` does. Return each digit alone."""
    names = ["minus" if digit == "-" else digit for digit in str(value)]
    left = x - (len(names) - 1) * 29 * size
    return tuple(sign(name, left + at * 58 * size, y, size, color) for at, name in enumerate(names))


def svg(width: float, height: float, body: str) -> str:
    """Return a complete SVG picture. ``body``: its elements."""
    box = f'viewBox="0 0 {_number(width)} {_number(height)}" width="{_number(width)}" height="{_number(height)}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box}>{body}</svg>'


def png(picture: str, width: int) -> bytes:
    """Render an SVG picture as PNG, ``width`` pixels wide. The bytes are the same on every host: it uses our own fonts.

    Raises `ValueError` if it is no picture.
    """
    import resvg_py  # only the render worker needs it, and it takes some megabytes

    fonts = [str(_FONT_FILES.joinpath(f"{name}.ttf")) for name, family in FONTS.items() if f'"{family}"' in picture]
    return resvg_py.svg_to_bytes(svg_string=picture, width=width, skip_system_fonts=True, font_files=fonts or None)


@cache
def _signs() -> dict[str, tuple[str, bool]]:
    """Return each sign's path by the sign's name, and whether the path is drawn as lines."""
    source = files("unobot.pictures").joinpath("art.svg").read_text(encoding="utf-8")
    lines, shapes = source.split('<g id="shapes"')
    return {
        **{name: (path, True) for name, path in _PATH.findall(lines)},
        **{name: (path, False) for name, path in _PATH.findall(shapes)},
    }


def _number(value: float) -> str:
    """Return a coordinate with at most two decimals, so that it is the same on every host."""
    return f"{value:.2f}".rstrip("0").rstrip(".")
