"""Show the panel of a spectator of a running match, and how the spectator can play.

Only its own buttons redraw the panel. So it shows nothing that a move changes, such as the number of cards of a seat.
"""

from __future__ import annotations

from discord import ButtonStyle
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ScreenBuilder
from unobot.bot.screens.notify_me import notify_me_button
from unobot.i18n import Text
from unobot.tables.table_view import SeatView, TableView
from unobot.wording.card_words import seat_emblem, seat_name
from unobot.wording.character_words import temperament

BUTTONS_PER_ROW = 2
"""Buttons in a row: the labels of seats are long."""


def spectator_screen(text: Text, view: TableView, *, note: str | None = None, place: str | None = None) -> LayoutView:
    """Return the panel of a spectator. ``note``, ``place``: see `hand_screen`."""
    builder = ScreenBuilder(view.id, view.ply)
    builder.say(place or "")
    if view.kicked:
        builder.say(f"### {text('spectator-kicked')}")
        builder.row(*([notify_me_button(text, builder)] if place is None else []))
        return builder.view()
    builder.say(f"### {text('spectator-title')}", note or "", _how(text, view))
    builder.say(*(_manner(text, view.seats[seat]) for seat in view.to_take))
    seat_buttons = [
        builder.button(
            text("button-take-over", name=view.seats[seat].name),
            Verb.TAKE_OVER,
            str(seat),
            emoji=seat_emblem(text, view.seats[seat]),
        )
        for seat in view.to_take
    ]
    builder.rows(seat_buttons, BUTTONS_PER_ROW)
    buttons = []
    if view.may_join:
        buttons.append(builder.button(text("button-join-next-round"), Verb.JOIN_NEXT, style=ButtonStyle.primary))
    if view.joins:
        buttons.append(builder.button(text("button-leave"), Verb.LEAVE))
    if place is None and not (view.to_take or view.may_join or view.joins):
        buttons.append(notify_me_button(text, builder))
    if view.may_see_backs:
        buttons.append(builder.button(text("button-all-backs"), Verb.BACKS))
    if view.barred is None:
        buttons.append(builder.button(text("button-refresh"), Verb.REFRESH))
    builder.row(*buttons)
    return builder.view()


def _manner(text: Text, seat: SeatView) -> str:
    """Return a line about the AI of a seat that the reader can take over."""
    return f"-# **{seat_name(text, seat)}** · {words}" if (words := temperament(text, seat)) else ""


def _how(text: Text, view: TableView) -> str:
    """Return a sentence that says how to get a seat, or why there is none."""
    if view.barred is not None:
        return text(view.barred, host=next((seat_name(text, seat) for seat in view.seats if seat.host), ""))
    if view.joins:
        return text("spectator-joins")
    if view.may_join:
        return text("spectator-take-or-join") if view.to_take else text("spectator-join")
    return text("spectator-take") if view.to_take else text("spectator-full")
