"""Words for what a match changed in the ratings."""

from __future__ import annotations

from unobot.i18n import Text
from unobot.tables.table_view import TableView
from unobot.wording.card_words import seat_name


def rating_line(text: Text, view: TableView) -> str:
    """Return a line with the new ratings of the people of an ended match; an empty string if there are none."""
    told = []
    for change in view.ratings:
        if change.seat >= len(view.seats) or view.seats[change.seat].is_former:
            continue
        name = seat_name(text, view.seats[change.seat])
        if change.matches < change.needed:
            told.append(text("rating-unsettled", name=name, played=change.matches, needed=change.needed))
            continue
        before = "?" if change.matches == change.needed else text.percent(change.before)
        after, low, high = text.percent(change.share), round(change.low * 100), round(change.high * 100)
        told.append(text("rating-change", name=name, before=before, after=after, low=low, high=high))
    return text("rating-line", told=" · ".join(told)) if told else ""
