"""Buttons that name a seat: its emblem is their emoji."""

from __future__ import annotations

from discord import ButtonStyle

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ActionButton, ScreenBuilder
from unobot.i18n import Text
from unobot.tables.table_view import TableView
from unobot.wording.card_words import seat_emblem


def target_button(
    text: Text, view: TableView, builder: ScreenBuilder, seat: int, verb: Verb, arg: str, ply: int | None = None
) -> ActionButton:
    """Return the button of a seat to choose, with its number of cards. ``view.view`` is a round."""
    assert view.view is not None, "a target is chosen during a round"
    label = text("button-count", name=view.seats[seat].name, count=len(view.view.hands[seat]))
    return builder.button(label, verb, arg, emoji=seat_emblem(text, view.seats[seat]), ply=ply)


def catch_button(
    text: Text, view: TableView, builder: ScreenBuilder, owes: int, cause: int, *, is_named: bool = True
) -> ActionButton:
    """Return the button that catches the seat ``owes``. ``cause``: the ply after which it may be caught.

    ``is_named``: whether the label has the name of the seat. In the look without emblems, it always does.
    """
    emblem = seat_emblem(text, view.seats[owes])
    label = text("button-catch-name", name=view.seats[owes].name) if is_named or not emblem else text("button-catch")
    return builder.button(label, Verb.CATCH, str(owes), style=ButtonStyle.danger, emoji=emblem, ply=cause)
