"""Draw the banner of a moment: a strip below the table with emblems, signs and digits."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from unobot.pictures.art import DARK, INK, LIGHT, number, sign
from unobot.pictures.card_art import SIDE, card_body
from unobot.pictures.emblems import disc
from unobot.pictures.match_card import confetti
from unobot.rules.cards import Card, Color

WIDTH, HEIGHT = 520, 72
_GOLD, _ALARM = "#ffd75e", "#f0554e"
BANNER_COLORS = {
    "won": "#6b4fd8",
    "out": "#6b4fd8",
    "uno": INK[Color.RED],
    "draw": "#c2410c",
    "caught": "#0f7a8a",
    "guilty": "#3d4a63",
    "innocent": "#3d4a63",
    "swap": "#1f7a4d",
    "hands": "#1f7a4d",
    "roulette": "#c2410c",
    "launcher": "#c2410c",
    "dark_side": "#191426",
    "light_side": "#2560a8",
    "knocked_out": "#3d4a63",
}
_STEP = 62.0
"""The distance between the middles of two parts."""


@lru_cache(256)
def banner(
    kind: str,
    seat: int,
    other: int | None = None,
    count: int = 0,
    card: Card | None = None,
    color: Color | None = None,
) -> str:
    """Draw the banner of a moment as a part of a larger picture, from 0 to `WIDTH` and `HEIGHT`.

    ``kind``: the kind of the moment. ``seat`` and ``other``: emblems. ``count``: the number of cards that were drawn,
    or that a knocked-out seat holds. ``card`` and ``color``: what ``other`` laid, or what lies on top after everything
    has turned over, if the kind shows it.
    """
    parts = _parts(kind, seat, other, count, card, color)
    ground = f'<rect x="4" y="6" width="{WIDTH - 8}" height="{HEIGHT - 10}" rx="18" fill="{BANNER_COLORS[kind]}"/>'
    clip = f'<clipPath id="strip"><rect x="4" y="6" width="{WIDTH - 8}" height="{HEIGHT - 10}" rx="18"/></clipPath>'
    backdrop = confetti(WIDTH, HEIGHT, 26) if kind in ("won", "out") else _streaks()
    left = WIDTH / 2 - (len(parts) - 1) / 2 * _STEP
    shapes = "".join(
        f'<g transform="translate({left + at * _STEP:.2f} 37)">{part}</g>' for at, part in enumerate(parts)
    )
    return f'{clip}{ground}<g clip-path="url(#strip)">{backdrop}</g>{shapes}'


def _parts(kind: str, seat: int, other: int | None, count: int, card: Card | None, color: Color | None) -> list[str]:
    """Return the parts of a banner, from left to right, each drawn around 0."""
    emblem, other_emblem = disc(seat, 0, 0, 25), "" if other is None else disc(other, 0, 0, 25)
    laid = [part for part in (other_emblem, "" if card is None else _laid(card, color)) if part]
    match kind:
        case "won" | "out":
            end = _big("crown", _GOLD) if kind == "won" else _big("flag", LIGHT)
            return [end, disc(seat, 0, 0, 29), end]
        case "uno":
            return [emblem, _last_card(), _big("bang", LIGHT)]
        case "draw":
            return [emblem, burst(count)]
        case "launcher":
            return [_big("bolt", _GOLD), emblem, burst(count)]
        case "caught":
            return [other_emblem, _big("eye", LIGHT), emblem, *([burst(count)] if count else [])]
        case "guilty":
            return [other_emblem, _big("scales", LIGHT), emblem, burst(count)]
        case "innocent":
            return [emblem, _big("scales", LIGHT), other_emblem, burst(count)]
        case "roulette":
            return [*laid, emblem, burst(count)]
        case "knocked_out":
            return [*laid, f'<g opacity="0.6">{emblem}</g>' + sign("cross", 0, 0, 0.75, _ALARM, weight=10), held(count)]
        case "dark_side" | "light_side":
            top = "" if card is None else _laid(card, color, is_dark=kind == "dark_side")
            return [emblem, _big("half", _GOLD) + _big("turn", LIGHT), top]
        case "swap":
            return [emblem, _big("swap", LIGHT), other_emblem]
        case _:
            return [emblem, _big("shuffle", LIGHT)]


def _big(name: str, color: str) -> str:
    return sign(name, 0, 0, 0.46, color, weight=14)


def _last_card() -> str:
    """Draw one card with a 1 on it."""
    card = f'<rect x="-17" y="-24" width="34" height="48" rx="7" fill="{LIGHT}" transform="rotate(-8)"/>'
    return card + sign("1", 0, 0, 0.4, INK[Color.RED], turn=-8)


def burst(count: int) -> str:
    """Draw a star with the number of cards that were drawn."""
    tips = []
    for tip in range(24):
        reach = 32 if tip % 2 == 0 else 25
        turn = 2 * pi * tip / 24
        tips.append(f"{reach * cos(turn):.2f} {reach * sin(turn):.2f}")
    digits = len(str(count))
    size = 0.3 if digits == 1 else 0.24
    star = f'<path d="M{"L".join(tips)}Z" fill="{_GOLD}"/>'
    return star + sign("plus", -9 - 4 * (digits - 1), 0, size * 0.8, DARK) + number(count, 9, 0, size, DARK)


def _laid(card: Card, color: Color | None, *, is_dark: bool = False) -> str:
    """Draw a card that was laid."""
    body = card_body(card, color, is_dark=is_dark)
    return f'<g transform="translate(-25 -25) scale({50 / SIDE})">{body}</g>'


def held(count: int) -> str:
    """Draw a fan of cards, and the number of a hand on the front one."""
    backs = "".join(
        f'<rect transform="rotate({angle} 0 22)" x="-16" y="-23" width="32" height="46" rx="7" fill="{_ALARM}" '
        f'stroke="{LIGHT}" stroke-width="2.5"/>'
        for angle in (-24, 24, 0)
    )
    return backs + number(count, 0, 0, 0.3 if count < 10 else 0.23, LIGHT)


def _streaks() -> str:
    """Draw slanted light streaks over the ground."""
    return "".join(
        f'<path d="M{x} {HEIGHT}L{x + 34} 0H{x + 62}L{x + 28} {HEIGHT}Z" fill="{LIGHT}" opacity="0.08"/>'
        for x in range(-20, WIDTH, 104)
    )
