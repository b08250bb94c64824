"""The button for the pace of the AIs, for a person who plays against AIs alone."""

from __future__ import annotations

from typing import Final

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ActionButton, ScreenBuilder
from unobot.i18n import Text
from unobot.tables.state.places import PLACES
from unobot.tables.table_view import TableView

PACES: Final = ("normal", "fast", "at once")
"""How fast the AIs play, in the order of the button. A table that others see has no *at once*."""


def pace_button(text: Text, builder: ScreenBuilder, view: TableView) -> ActionButton:
    """Return the button that names the pace of the AIs, and changes it to the next one."""
    paces = PACES[:2] if PLACES[view.place].is_shared else PACES
    next_pace = paces[(PACES.index(view.ai_pace) + 1) % len(paces)]
    return builder.button(text(f"button-ai-pace-{view.ai_pace.replace(' ', '-')}"), Verb.AI_PACE, next_pace)


def chooses_pace(view: TableView) -> bool:
    """Return whether the reader may choose the pace: the host of a table where nobody else plays."""
    people = [seat.index for seat in view.seats if seat.level is None and not seat.away]
    return people == [view.seat] and view.seats[people[0]].host and not view.newcomers
