"""The panel of somebody who has no seat in a running match: what they may do about that.

It is redrawn by its own buttons only, so it shows nothing that a move changes, such as how many cards a seat holds.
"""

from __future__ import annotations

from discord import ButtonStyle
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.frame import Frame
from unobot.i18n import Text
from unobot.tables.view import TableView

ROW = 2
"""Seats side by side: their labels are long."""


def watching_screen(t: Text, v: TableView, *, note: str | None = None, place: str | None = None) -> LayoutView:
    """What somebody sees who only watches, and how they can play. ``note``, ``place``: see `hand_screen`."""
    frame = Frame(v.id, v.ply)
    frame.say(place or "")
    if v.kicked:
        frame.say(f"### {t('hand-kicked')}")
        return frame.view()
    frame.say(f"### {t('hand-watching')}", note or "", _how(t, v))
    takes = [frame.button(t("button-take-over", name=v.seats[seat].name), Verb.TAKE, str(seat)) for seat in v.to_take]
    frame.rows(takes, ROW)
    buttons = []
    if v.may_join:
        buttons.append(frame.button(t("button-late"), Verb.LATE, style=ButtonStyle.primary))
    if v.joins:
        buttons.append(frame.button(t("button-leave"), Verb.LEAVE))
    if v.barred is None:
        buttons.append(frame.button(t("button-refresh"), Verb.REFRESH))
    frame.row(*buttons)
    return frame.view()


def _how(t: Text, v: TableView) -> str:
    """One sentence on how to get a seat, or why there is none."""
    if v.barred is not None:
        return t(v.barred, host=next((seat.name for seat in v.seats if seat.host), ""))
    if v.joins:
        return t("watching-joins")
    if v.may_join:
        return t("watching-take-or-join") if v.to_take else t("watching-join")
    return t("watching-take") if v.to_take else t("watching-full")
