"""Show another screen in the place of a hand, such as *More*, with the way back to the hand."""

from __future__ import annotations

from discord import ButtonStyle
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import Screen, ScreenBuilder
from unobot.bot.screens.start import hand_label
from unobot.i18n import Text
from unobot.rules.events import Phase
from unobot.tables.table_view import TableView
from unobot.wording.card_words import time_left


def overlay_screen(
    text: Text, view: TableView, inner: LayoutView, note: str = "", *, is_brief: bool = False
) -> LayoutView:
    """Return ``inner`` in the place of the hand of the reader.

    The first line says when it is the reader's turn, unless ``inner`` is a copy of the table, which says whose turn it
    is. The last button leads back to the hand, or in a lobby to its other controls. ``note``: a sentence about the last
    press. ``is_brief``: whether the screen goes with the next one.
    """
    assert isinstance(inner, Screen)
    is_turn = _is_turn(view)
    builder = ScreenBuilder(view.id)
    leads_back = inner.offers(Verb.HAND) or inner.offers(Verb.END, "no") or inner.offers(Verb.BACKS)
    builder.say(_turn_words(text, view) if is_turn and not inner.offers(Verb.HAND) else "", note)
    builder.adopt(inner, lambda parts: parts)
    if view.status in ("playing", "pause") and not view.kicked and not leads_back:
        label = "button-back-hand" if view.seat is not None else hand_label(view)
        style = ButtonStyle.success if is_turn else ButtonStyle.secondary
        builder.row(builder.button(text(label), Verb.HAND, style=style))
    elif view.status == "lobby" and not (is_brief or inner.is_menu):
        builder.row(builder.button(text("button-back"), Verb.MORE))
    return builder.view()


def _is_turn(view: TableView) -> bool:
    """Return whether the table waits for the reader themselves."""
    if view.seat is None or view.view is None or view.status != "playing":
        return False
    seat = view.seats[view.seat]
    is_asked = view.view.to_move == view.seat or view.view.phase is Phase.VOTE
    return is_asked and not (seat.away or seat.autopilot)


def _turn_words(text: Text, view: TableView) -> str:
    until = "" if view.deadline is None else f" · {text('table-until', when=time_left(view.deadline))}"
    return f"👉 **{text('overlay-turn')}**{until}"
