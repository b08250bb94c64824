"""The reactions as bubbles for the faces of a table. `emotes.svg` holds their figures."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from unobot.pictures.art import DARK, LIGHT
from unobot.pictures.collage import Tile

RADIUS = 18
"""The radius of a bubble in pixels."""
_FIGURE = re.compile(r'^  <g id="(\w+)">(.*)</g>$', re.MULTILINE)
_SIZE = 0.64
"""The size of a figure: its box has a side of 36."""


@cache
def bubble(emote: str) -> Tile:
    """Return the bubble of an emote. Its tail points to the lower right, where the face is."""
    pen = f'fill="{LIGHT}" stroke="{DARK}" stroke-width="2.5"'
    tail = f'<path d="M3 15L18 19L14 6Z" {pen} stroke-linejoin="round"/>'
    ground = f'<circle r="{RADIUS - 2}" {pen}/>'
    cover = f'<path d="M3 13L15 16L12 6Z" fill="{LIGHT}"/>'
    place = f"translate({-18 * _SIZE:.2f} {-18 * _SIZE:.2f}) scale({_SIZE})"
    body = f'{tail}{ground}{cover}<g transform="{place}">{_figures()[emote]}</g>'
    return Tile((body,), (-RADIUS, -RADIUS, 2 * RADIUS + 4, 2 * RADIUS + 6), DARK)


@cache
def _figures() -> dict[str, str]:
    """Return the figures by name."""
    return dict(_FIGURE.findall(files("unobot.pictures").joinpath("emotes.svg").read_text(encoding="utf-8")))
