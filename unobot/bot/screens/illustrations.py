"""Draw the pictures of a table's screens, each with a description (alt text) for blind users.

If a picture cannot be drawn, the screen shows the same information in words.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import wraps
from typing import ParamSpec

from unobot.bot.screens.builder import Picture
from unobot.i18n import Text
from unobot.pictures.emblems import EMBLEMS
from unobot.pictures.score_sheet import sheet_svg
from unobot.pictures.table_art import RingSeat, table_svg
from unobot.rules.round import View
from unobot.tables.table_view import SeatView, TableView
from unobot.wording.card_words import card_words

log = logging.getLogger(__name__)
P = ParamSpec("P")

WIDTH = 480
"""The width of a picture in pixels, which is about the width of a phone. Drawing it takes about 20 ms."""

_logged: set[str] = set()


def log_failure(what: str, error: Exception) -> None:
    """Log why a picture is missing. Each ``what`` is logged once, because every move draws the table again."""
    if what not in _logged:
        _logged.add(what)
        log.error("%s failed: the screen uses words instead; this is logged only once", what, exc_info=error)


def _or_words(draw: Callable[P, Picture]) -> Callable[P, Picture | None]:
    """Make ``draw`` return None if it fails."""

    @wraps(draw)
    def drawn(*args: P.args, **kwargs: P.kwargs) -> Picture | None:
        try:
            return draw(*args, **kwargs)
        except Exception as error:  # noqa: BLE001 - a table without its picture is better than no table
            log_failure(draw.__name__, error)
            return None

    return drawn


@_or_words
def table_picture(text: Text, view: TableView, state: View) -> Picture:
    """Return the table from above during a round."""
    seats = [
        RingSeat(
            view.seats[seat].emblem,
            None if seat in state.out else len(state.hands[seat]),
            is_uno_owed=seat in state.catchable,
        )
        for seat in range(state.seats)
    ]
    top = state.top if state.discard else None
    drawing = table_svg(seats, state.to_move, state.direction, top, state.color, len(state.pile))
    return Picture(drawing, WIDTH, table_alt(text, view, state))


def table_alt(text: Text, view: TableView, state: View) -> str:
    """Return the description of the table picture."""
    order = [(state.to_move + step * state.direction) % state.seats for step in range(state.seats)]
    held = [
        text("alt-seat", name=_alt_name(view.seats[seat]), count=len(state.hands[seat]))
        for seat in order
        if seat not in state.out
    ]
    top = (
        text("table-nothing-laid")
        if not state.discard
        else text("alt-top", card=card_words(text, state.top, state.color))
    )
    way = text("table-clockwise") if state.direction == 1 else text("table-counterclockwise")
    return text("alt-table", top=top, way=way, seats=text.listed(held))


def _alt_name(seat: SeatView) -> str:
    """Return a name for a description of a picture, which shows the emblem. A description has no emojis of ours."""
    return f"{EMBLEMS[seat.emblem].emoji} {seat.name}"


@_or_words
def sheet_picture(text: Text, view: TableView, order: Sequence[int]) -> Picture:
    """Return the score sheet after a round or a match. ``order``: the seats, best first."""
    emblems = [seat.emblem for seat in view.seats]
    drawing = sheet_svg(view.sheet, emblems, order, view.ruleset.target, view.winner)
    return Picture(drawing, WIDTH, sheet_alt(text, view, order))


def sheet_alt(text: Text, view: TableView, order: Sequence[int]) -> str:
    """Return the description of the score sheet: the score of each seat after every round."""
    lines = [
        text("alt-scores", name=_alt_name(view.seats[seat]), points=text.listed([str(row[seat]) for row in view.sheet]))
        for seat in order
    ]
    return text("alt-sheet", target=view.ruleset.target, scores=" ".join(lines))
