"""The pictures of a table's screens, each with what it shows in words for who cannot see it.

A picture that cannot be drawn is left out: the screen says the same in words.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import wraps
from typing import ParamSpec

from unobot.bot.screens.frame import Picture
from unobot.bot.screens.words import card_words
from unobot.i18n import Text
from unobot.pictures.sheet import sheet_svg
from unobot.pictures.table import Seat, table_svg
from unobot.rules.round import View
from unobot.tables.view import TableView

log = logging.getLogger(__name__)
P = ParamSpec("P")

WIDTH = 480
"""Pixels of a picture's width: as wide as a phone shows it, and drawn in some 20 ms."""

_logged: set[str] = set()


def log_failure(what: str, error: Exception) -> None:
    """Log why a picture is missing, once for each ``what``: a table is drawn again with every move."""
    if what not in _logged:
        _logged.add(what)
        log.error("%s failed: words take its place, and the log does not repeat this", what, exc_info=error)


def _or_words(draw: Callable[P, Picture]) -> Callable[P, Picture | None]:
    """Return ``None`` if ``draw`` fails."""

    @wraps(draw)
    def drawn(*args: P.args, **kwargs: P.kwargs) -> Picture | None:
        try:
            return draw(*args, **kwargs)
        except Exception as error:  # noqa: BLE001 - any fault: a table without its picture is better than none
            log_failure(draw.__name__, error)
            return None

    return drawn


@_or_words
def table_picture(t: Text, v: TableView, round: View) -> Picture:
    """The table from above, while a round is played."""
    seats = [
        Seat(None if seat in round.out else len(round.hands[seat]), is_uno_owed=round.catchable == seat)
        for seat in range(round.seats)
    ]
    top = round.top if round.discard else None
    drawing = table_svg(seats, round.to_move, round.direction, top, round.color, len(round.pile))
    return Picture(drawing, WIDTH, table_alt(t, v, round))


def table_alt(t: Text, v: TableView, round: View) -> str:
    """The same in words."""
    order = [(round.to_move + step * round.direction) % round.seats for step in range(round.seats)]
    held = [
        t("alt-seat", number=seat + 1, name=v.seats[seat].name, count=len(round.hands[seat]))
        for seat in order
        if seat not in round.out
    ]
    top = t("table-nothing-laid") if not round.discard else t("alt-top", card=card_words(t, round.top, round.color))
    way = t("table-clockwise") if round.direction == 1 else t("table-counterclockwise")
    return t("alt-table", top=top, way=way, seats=t.listed(held))


@_or_words
def sheet_picture(t: Text, v: TableView, order: Sequence[int]) -> Picture:
    """The score sheet after a round or a match; ``order`` has the seats, best first."""
    return Picture(sheet_svg(v.sheet, order, v.ruleset.target, v.winner), WIDTH, sheet_alt(t, v, order))


def sheet_alt(t: Text, v: TableView, order: Sequence[int]) -> str:
    """The same in words: what each had after every round."""
    lines = [
        t("alt-scores", name=v.seats[seat].name, points=t.listed([str(row[seat]) for row in v.sheet])) for seat in order
    ]
    return t("alt-sheet", target=v.ruleset.target, scores=" ".join(lines))
