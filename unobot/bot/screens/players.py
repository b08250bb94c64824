"""What the host can do about the others at the table, and what asks once more before somebody is sent away."""

from __future__ import annotations

from collections.abc import Iterable

import discord
from discord import ButtonStyle
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ScreenBuilder
from unobot.i18n import Text
from unobot.tables.state.admission import ACCESS
from unobot.tables.table_view import SeatView, TableView


def people_screen(text: Text, view: TableView, user_id: int, note: str | None = None) -> LayoutView:
    """Who may join, who is sent away, who is host: for ``user_id``, the host or a moderator."""
    frame = ScreenBuilder(view.id, view.ply)
    others = [seat for seat in view.seats if seat.user_id is not None and seat.user_id != user_id]
    heirs = [
        seat for seat in view.seats if seat.user_id is not None and not seat.host and not (seat.away or _sleeps(seat))
    ]
    frame.say(f"### {text('players-title')}", note or "")
    frame.menu(
        Verb.ACCESS,
        "",
        [
            discord.SelectOption(label=text(f"access-{access}"), value=access, default=access == view.access)
            for access in ACCESS
        ],
    )
    _menu(frame, Verb.KICK, others, text("players-kick"))
    _menu(frame, Verb.HEIR, heirs, text("players-new-host"))
    _menu(frame, Verb.FREE, [seat for seat in others if seat.away], text("players-release"))
    frame.say("" if others or heirs else text("players-alone"))
    return frame.view()


def kick_screen(text: Text, view: TableView, guest: SeatView) -> LayoutView:
    """The question before somebody is sent away."""
    frame = ScreenBuilder(view.id, view.ply)
    body = text("players-kick-body-lobby") if view.status == "lobby" else text("players-kick-body")
    frame.say(f"### {text('players-kick-title', name=guest.name)}", body)
    frame.row(
        frame.button(text("button-kick"), Verb.KICK, f"yes>{guest.user_id}", style=ButtonStyle.danger),
        frame.button(text("button-back"), Verb.PEOPLE),
    )
    return frame.view()


def _menu(frame: ScreenBuilder, verb: Verb, seats: Iterable[SeatView], placeholder: str) -> None:
    options = [discord.SelectOption(label=seat.name, value=str(seat.user_id)) for seat in seats]
    if options:
        frame.menu(verb, "", options, placeholder)


def _sleeps(seat: SeatView) -> bool:
    """Whether an AI plays for them because they do not answer the clock."""
    return seat.autopilot and not seat.resting
