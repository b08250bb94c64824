"""The emblems of the seats: ten animals and things, each with a color of its own. `emblems.svg` holds their figures."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

_FIGURE = re.compile(r'^  <g id="(\w+)">(.*)</g>$', re.MULTILINE)
_BOX = 36
"""The side of the box in which each figure is drawn."""


@dataclass(frozen=True, slots=True)
class Emblem:
    """An emblem. ``name``: the key of its emoji; ``emoji``: the Unicode emoji until ours are uploaded."""

    name: str
    emoji: str
    color: str
    """The color of its disc, and of its bars and lines."""
    tint: str
    """The inside of its disc: a light tone of its color."""


EMBLEMS = (
    Emblem("fox", "🦊", "#ff8c1a", "#ffe0c0"),
    Emblem("octopus", "🐙", "#9b6ae0", "#e3d5f7"),
    Emblem("frog", "🐸", "#7ac74f", "#daefce"),
    Emblem("bee", "🐝", "#ffcf3f", "#fff2cb"),
    Emblem("whale", "🐳", "#4aa8ff", "#cce7ff"),
    Emblem("mushroom", "🍄", "#f0433f", "#fbcbca"),
    Emblem("penguin", "🐧", "#aebccb", "#e8ecf0"),
    Emblem("cactus", "🌵", "#17b39b", "#beeae3"),
    Emblem("blossom", "🌸", "#ff86b8", "#ffe8f1"),
    Emblem("owl", "🦉", "#b9764f", "#ebd9ce"),
)
"""All emblems. A seat's emblem is an index into them; the first ones are the most different from each other."""


def disc(emblem: int, x: float, y: float, radius: float) -> str:
    """Draw an emblem as a disc around ``x`` and ``y``: its figure on a light ground, in a ring of its color."""
    design = EMBLEMS[emblem]
    ring = radius * 0.18
    circle = (
        f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{radius - ring / 2:.2f}" fill="{design.tint}" stroke="{design.color}" '
    )
    size = radius * 1.34 / _BOX
    place = f"translate({x - _BOX / 2 * size:.2f} {y - _BOX / 2 * size:.2f}) scale({size:.4f})"
    return f'{circle}stroke-width="{ring:.2f}"/><g transform="{place}">{_figures()[design.name]}</g>'


@cache
def _figures() -> dict[str, str]:
    """Return the figures by name."""
    return dict(_FIGURE.findall(files("unobot.pictures").joinpath("emblems.svg").read_text(encoding="utf-8")))
