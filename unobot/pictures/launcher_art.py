"""Draw the launcher of an Attack deck below the table: its clicks, and what the last presses gave, one by one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from unobot.pictures.art import DARK, LIGHT, sign
from unobot.pictures.banner_art import burst
from unobot.pictures.collage import Placed, Tile
from unobot.pictures.emblems import disc
from unobot.rules.launcher import CHANCES

WIDTH, HEIGHT = 520, 48
_MACHINE: Final = 116
"""The width of the machine. The presses stand to its right."""
_MIDDLE: Final = 25
_STEP: Final = 46.0
"""The most pixels between the middles of two signs."""
_MACHINE_SIZE: Final = 0.72
_SIGN_SIZE: Final = 0.68
_ALARM, _GOLD, _DIM, _STEEL, _SHADE = "#f0554e", "#ffd75e", "#8a92a3", "#4a505c", "#343943"


class PressSign(NamedTuple):
    """A press: the emblem of the seat, whether cards came out (``None``: not shown yet), and their number."""

    emblem: int
    fired: bool | None
    cards: int = 0


class Launcher(NamedTuple):
    """The launcher. ``clicks``: the silent presses since it last fired. ``presses``: of the last move, in order."""

    clicks: int
    presses: tuple[PressSign, ...] = ()


def launcher_tiles(launcher: Launcher, y: float) -> Iterator[Placed]:
    """Yield the tiles of the launcher, whose upper edge is at ``y`` of a picture that is `WIDTH` wide."""
    is_open = bool(launcher.presses) and bool(launcher.presses[-1].fired)
    yield Placed(_machine(min(launcher.clicks, len(CHANCES) - 1), is_open=is_open), 0, y)
    signs = list(_signs(launcher.presses))
    step = min(_STEP, (WIDTH - _MACHINE - 20) / max(1, len(signs)))
    for place, tile in enumerate(signs):
        yield Placed(tile, _MACHINE + step * (place + 0.5), y + _MIDDLE)


def _signs(presses: Sequence[PressSign]) -> Iterator[Tile]:
    """Yield a sign for each press, and before the first press of a seat its emblem."""
    emblem = None
    for press in presses:
        if press.emblem != emblem:
            emblem = press.emblem
            yield _emblem(emblem)
        yield _press(press.fired, press.cards)


@lru_cache(16)
def _machine(clicks: int, *, is_open: bool) -> Tile:
    """Draw the machine: its button, a lamp for each click, and the mouth, from which cards come."""
    ground = f'<rect x="4" y="4" width="{WIDTH - 8}" height="{HEIGHT - 6}" rx="16" fill="{DARK}"/>'
    body = f'<path d="M24 60V40A16 16 0 0 1 40 24H96L126 38V60Z" fill="{_STEEL}" stroke="{_DIM}" stroke-width="3" '
    body += 'stroke-linejoin="round"/>'
    body += f'<path d="M42 24A16 13 0 0 1 74 24Z" fill="{_ALARM}"/>'
    body += f'<path d="M104 47H128" stroke="{DARK}" stroke-width="7" stroke-linecap="round"/>'
    if is_open:
        for turn, shift in ((-24, 0), (-8, 4), (8, 8)):
            body += f'<rect x="-9" y="-13" width="18" height="26" rx="4" fill="{LIGHT}" stroke="{_SHADE}" '
            body += f'stroke-width="2" transform="translate({126 + shift} {34 + shift}) rotate({turn + 60})"/>'
    for lamp in range(len(CHANCES) - 1):
        ink = _GOLD if lamp < clicks else _SHADE
        body += f'<circle cx="{38 + 16 * lamp}" cy="47" r="5.500" fill="{ink}"/>'
    machine = f'<g transform="translate(4 -1) scale({_MACHINE_SIZE})">{body}</g>'
    return Tile((ground + machine,), (0, 0, WIDTH, HEIGHT))


@cache
def _emblem(emblem: int) -> Tile:
    return Tile((disc(emblem, 0, 0, 22),), (-24, -24, 48, 48), DARK, _SIGN_SIZE)


@lru_cache(64)
def _press(fired: bool | None, cards: int) -> Tile:
    """Draw a press: a dull bolt for a click, a burst for cards, and a question mark for what is still to come."""
    if fired is None:
        body = f'<circle r="21" fill="none" stroke="{_DIM}" stroke-width="3" stroke-dasharray="7 6"/>'
        body += sign("hidden", 0, 0, 0.3, LIGHT)
    elif fired and cards:
        body = burst(cards)
    elif fired:
        body = f'<circle r="21" fill="{_GOLD}"/>' + sign("0", 0, 0, 0.3, DARK)
    else:
        body = f'<circle r="21" fill="{_STEEL}"/>' + sign("bolt", 0, 0, 0.32, _DIM)
    return Tile((body,), (-34, -34, 68, 68), DARK, _SIGN_SIZE)
