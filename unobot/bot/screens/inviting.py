"""Whom to invite, and what the invited read."""

from __future__ import annotations

from discord import ButtonStyle
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.frame import Frame
from unobot.i18n import Text
from unobot.tables.view import TableView


def invite_screen(t: Text, v: TableView, *, company: int, note: str | None = None) -> LayoutView:
    """For somebody seated: the people of the server, and the ``company`` they have in a voice channel."""
    frame = Frame(v.id)
    frame.say(f"### {t('invite-title')}", note or t("invite-how"))
    frame.people(Verb.INVITE, t("invite-whom"))
    _voice(t, frame, company)
    return frame.view()


def voice_screen(t: Text, v: TableView, *, company: int) -> LayoutView:
    """The same, as it is offered by itself to who opens a table while they talk."""
    frame = Frame(v.id)
    frame.say(t("invite-voice-title", count=company))
    _voice(t, frame, company)
    return frame.view()


def _voice(t: Text, frame: Frame, company: int) -> None:
    if company:
        label = t("button-invite-voice", count=company)
        frame.row(frame.button(label, Verb.INVITE, "voice", style=ButtonStyle.primary))


def letter_screen(t: Text, v: TableView, *, name: str, server: str, link: str) -> LayoutView:
    """The direct message to somebody whom ``name`` invites."""
    frame = Frame(v.id)
    frame.say(t("letter-invitation", name=name, server=server))
    frame.row(
        frame.button(t("button-join"), Verb.JOIN, style=ButtonStyle.success),
        frame.link(t("button-to-table"), link),
    )
    return frame.view()


def joined_screen(t: Text, v: TableView, *, server: str, link: str) -> LayoutView:
    """The same message, once they have joined."""
    frame = Frame(v.id)
    frame.say(t("letter-joined", server=server))
    frame.row(frame.link(t("button-to-table"), link))
    return frame.view()
