"""The panel of somebody who has no seat in a running match: what they may do about that.

It is redrawn by its own buttons only, so it shows nothing that a move changes, such as how many cards a seat holds.
"""

from __future__ import annotations

from discord import ButtonStyle
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ScreenBuilder
from unobot.i18n import Text
from unobot.tables.table_view import TableView

ROW = 2
"""Seats side by side: their labels are long."""


def watching_screen(text: Text, view: TableView, *, note: str | None = None, place: str | None = None) -> LayoutView:
    """What somebody sees who only watches, and how they can play. ``note``, ``place``: see `hand_screen`."""
    frame = ScreenBuilder(view.id, view.ply)
    frame.say(place or "")
    if view.kicked:
        frame.say(f"### {text('spectator-kicked')}")
        return frame.view()
    frame.say(f"### {text('spectator-title')}", note or "", _how(text, view))
    takes = [
        frame.button(text("button-take-over", name=view.seats[seat].name), Verb.TAKE, str(seat))
        for seat in view.to_take
    ]
    frame.rows(takes, ROW)
    buttons = []
    if view.may_join:
        buttons.append(frame.button(text("button-join-next-round"), Verb.LATE, style=ButtonStyle.primary))
    if view.joins:
        buttons.append(frame.button(text("button-leave"), Verb.LEAVE))
    if view.barred is None:
        buttons.append(frame.button(text("button-refresh"), Verb.REFRESH))
    frame.row(*buttons)
    return frame.view()


def _how(text: Text, view: TableView) -> str:
    """One sentence on how to get a seat, or why there is none."""
    if view.barred is not None:
        return text(view.barred, host=next((seat.name for seat in view.seats if seat.host), ""))
    if view.joins:
        return text("spectator-joins")
    if view.may_join:
        return text("spectator-take-or-join") if view.to_take else text("spectator-join")
    return text("spectator-take") if view.to_take else text("spectator-full")
