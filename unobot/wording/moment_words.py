"""Words for moments: one line with verve. The event chooses the wording, so everybody reads the same line."""

from __future__ import annotations

from collections.abc import Sequence

from unobot.i18n import Text
from unobot.tables.moments import Moment, MomentKind, moment_of
from unobot.tables.table_view import SeatView, TableView
from unobot.wording.card_words import seat_name

WORDINGS = 3
"""The number of wordings of each moment, in every language."""
_DRAWS = (MomentKind.CAUGHT, MomentKind.GUILTY, MomentKind.INNOCENT, MomentKind.DRAW)
"""The moments that name a number of cards."""


def moment_line(text: Text, view: TableView) -> str:
    """Return the line of the last entry's moment, or an empty string without a moment."""
    moment = moment_of(view.recent[-1]) if view.moments and view.recent else None
    return "" if moment is None else moment_words(text, moment, view.seats)


def moment_words(text: Text, moment: Moment, seats: Sequence[SeatView]) -> str:
    """Return the line of a moment."""
    args: dict[str, str | int] = {
        "pick": (moment.ply + moment.seat) % WORDINGS,
        "name": seat_name(text, seats[moment.seat]),
    }
    if moment.other is not None:
        args["other"] = seat_name(text, seats[moment.other])
    if moment.kind in _DRAWS:
        args["count"] = moment.count
    return text(f"moment-{moment.kind}", **args)
