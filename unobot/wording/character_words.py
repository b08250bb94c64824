"""Words for AI players: the temperament of each name, and the remarks at the table."""

from __future__ import annotations

from unobot.ai.characters import NAMES
from unobot.i18n import Text
from unobot.tables.table_view import SeatView, TableView

WORDINGS = 3
"""The number of wordings of each remark, in every language."""
REMARK_MOVES = 3
"""The number of moves for which a remark stays."""


def temperament(text: Text, seat: SeatView) -> str:
    """Return one line about an AI player; an empty string for a person."""
    return text(f"character-{seat.name}") if seat.level is not None and seat.name in NAMES else ""


def remark_line(text: Text, view: TableView) -> str:
    """Return what an AI has just said; an empty string if it said nothing for some moves."""
    moment = view.remarks[-1] if view.remarks else None
    if moment is None or moment.ply <= view.ply - REMARK_MOVES:
        return ""
    words = text(f"remark-{moment.kind}", pick=(moment.ply + moment.seat) % WORDINGS)
    return text("remark", name=view.seats[moment.seat].name, words=words)
