"""Show the choice of players to invite, and the invitation."""

from __future__ import annotations

from discord import ButtonStyle
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ScreenBuilder
from unobot.i18n import Text
from unobot.tables.table_view import TableView


def invitation_screen(text: Text, view: TableView, *, company: int, room: int, note: str | None = None) -> LayoutView:
    """Return the menu of the server's members, with a button for the voice channel.

    ``company``: how many users in the voice channel can be invited. ``room``: how many the table can still invite.
    """
    builder = ScreenBuilder(view.id)
    builder.say(f"### {text('invitation-title')}", note or text("invitation-how"))
    builder.member_menu(Verb.INVITE, text("invitation-whom"))
    if company:
        partial_label = text("button-invite-voice-some", count=room, total=company)
        label = text("button-invite-voice", count=company) if company <= room else partial_label
        builder.row(builder.button(label, Verb.INVITE, "voice", style=ButtonStyle.primary))
    return builder.view()


def invitation_dm_screen(text: Text, view: TableView, *, name: str, server: str, link: str) -> LayoutView:
    """Return the DM that invites a user. ``name``: the name of the inviting player."""
    builder = ScreenBuilder(view.id)
    builder.say(text("invitation-dm", name=name, server=server))
    builder.row(
        builder.button(text("button-join"), Verb.JOIN, style=ButtonStyle.success),
        builder.link(text("button-to-table"), link),
    )
    return builder.view()


def invitation_refused_screen(text: Text, view: TableView, sentence: str, *, link: str) -> LayoutView:
    """Return the DM after the invited user could not join. ``sentence``: the reason."""
    builder = ScreenBuilder(view.id)
    builder.say(sentence)
    is_over = view.status in ("over", "closed")
    buttons = [builder.button(text("button-join"), Verb.JOIN)] if view.status == "lobby" else []
    builder.row(*buttons, builder.link(text("button-to-channel" if is_over else "button-to-table"), link))
    return builder.view()


def invitation_joined_screen(text: Text, view: TableView, *, server: str, link: str) -> LayoutView:
    """Return the DM after the invited user has joined."""
    builder = ScreenBuilder(view.id)
    builder.say(text("invitation-dm-joined", server=server))
    builder.row(builder.link(text("button-to-table"), link))
    return builder.view()
