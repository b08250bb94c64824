"""Whom to invite, and what the invited read."""

from __future__ import annotations

from discord import ButtonStyle
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ScreenBuilder
from unobot.i18n import Text
from unobot.tables.table_view import TableView


def invite_screen(text: Text, view: TableView, *, company: int, note: str | None = None) -> LayoutView:
    """For somebody seated: the people of the server, and the ``company`` they have in a voice channel."""
    frame = ScreenBuilder(view.id)
    frame.say(f"### {text('invitation-title')}", note or text("invitation-how"))
    frame.people(Verb.INVITE, text("invitation-whom"))
    _voice(text, frame, company)
    return frame.view()


def voice_screen(text: Text, view: TableView, *, company: int) -> LayoutView:
    """The same, as it is offered by itself to who opens a table while they talk."""
    frame = ScreenBuilder(view.id)
    frame.say(text("invitation-voice-title", count=company))
    _voice(text, frame, company)
    return frame.view()


def _voice(text: Text, frame: ScreenBuilder, company: int) -> None:
    if company:
        label = text("button-invite-voice", count=company)
        frame.row(frame.button(label, Verb.INVITE, "voice", style=ButtonStyle.primary))


def letter_screen(text: Text, view: TableView, *, name: str, server: str, link: str) -> LayoutView:
    """The direct message to somebody whom ``name`` invites."""
    frame = ScreenBuilder(view.id)
    frame.say(text("invitation-dm", name=name, server=server))
    frame.row(
        frame.button(text("button-join"), Verb.JOIN, style=ButtonStyle.success),
        frame.link(text("button-to-table"), link),
    )
    return frame.view()


def joined_screen(text: Text, view: TableView, *, server: str, link: str) -> LayoutView:
    """The same message, once they have joined."""
    frame = ScreenBuilder(view.id)
    frame.say(text("invitation-dm-joined", server=server))
    frame.row(frame.link(text("button-to-table"), link))
    return frame.view()
