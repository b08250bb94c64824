"""Draw the card of a knock-out, to share: who is out, with how many cards, and by whose card."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin

from unobot.pictures.art import DARK, LIGHT, sign, svg
from unobot.pictures.banner_art import held
from unobot.pictures.card_art import SIDE, card_body
from unobot.pictures.emblems import disc
from unobot.pictures.lettering import svg_words
from unobot.rules.cards import Card, Color

WIDTH, HEIGHT = 520, 236
_TOP, _MIDDLE = 156.0, 84.0
_TITLE, _LINE = (34, 30, 26, 23, 20), (22, 20, 18, 16)
"""The sizes of letters that are tried."""
_ALARM, _GOLD = "#f0554e", "#ffd75e"
_RAYS = 16


@dataclass(frozen=True, slots=True)
class KnockOut:
    """A knock-out. ``emblem``: of the seat that is out. ``count``: the cards in its hand.

    ``by``: the emblem of the seat that laid ``card`` in ``color`` for it. All are None if the seat drew by itself.
    """

    emblem: int
    count: int
    by: int | None = None
    card: Card | None = None
    color: Color | None = None


def knock_out_svg(knock_out: KnockOut, title: str, line: str) -> str:
    """Draw the card. ``title`` and ``line``: the words below the picture, such as "Ann is out"."""
    x = WIDTH / 2 - 30 if knock_out.card is None else 364.0
    body = f'<rect width="{WIDTH}" height="{HEIGHT}" rx="22" fill="{DARK}"/>' + _rays(x)
    if knock_out.card is not None:
        body += "" if knock_out.by is None else disc(knock_out.by, 66, _MIDDLE, 38)
        place = f"translate({168 - 0.4 * SIDE:.2f} {_MIDDLE - 0.4 * SIDE:.2f}) scale(0.8)"
        body += f'<g transform="{place}">{card_body(knock_out.card, knock_out.color)}</g>'
        body += sign("arrow", 258, _MIDDLE, 0.44, LIGHT)
    body += f'<g opacity="0.7">{disc(knock_out.emblem, x, _MIDDLE, 62)}</g>'
    body += sign("cross", x, _MIDDLE, 1.6, _ALARM, weight=8)
    body += f'<g transform="translate({x + 88:.2f} {_MIDDLE + 8}) scale(1.65)">{held(knock_out.count)}</g>'
    body += svg_words(title, WIDTH / 2, 182, _TITLE, WIDTH - 40, LIGHT, "middle")
    return svg(WIDTH, HEIGHT, body + svg_words(line, WIDTH / 2, 214, _LINE, WIDTH - 40, _GOLD, "middle"))


def _rays(x: float) -> str:
    """Draw the rays behind the seat that is out."""
    shapes = f'<clipPath id="top"><rect width="{WIDTH}" height="{_TOP}" rx="22"/></clipPath><g clip-path="url(#top)">'
    for ray in range(_RAYS):
        ends = (2 * pi * (ray + 0.25) / _RAYS, 2 * pi * (ray + 0.75) / _RAYS)
        tips = "L".join(f"{x + 520 * cos(end):.2f} {_MIDDLE + 520 * sin(end):.2f}" for end in ends)
        shapes += f'<path d="M{x} {_MIDDLE}L{tips}Z" fill="{_ALARM}" opacity="0.16"/>'
    return shapes + "</g>"
