"""Invitations to a table: the panel of *Invite*, and invitations to the users of a voice channel."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from functools import partial
from typing import Any

import discord
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.interactions.actions import TableAction
from unobot.bot.interactions.context import Context, TableContext
from unobot.bot.interactions.error_messages import sentence
from unobot.bot.interactions.panel_answers import open_note, show_note, show_over_hand
from unobot.bot.interactions.permissions import check_permissions
from unobot.bot.interactions.slash_commands import command
from unobot.bot.interactions.surfaces import Control, Surface
from unobot.bot.messages.display_names import clean_name
from unobot.bot.messages.table_screens import BuildScreen
from unobot.bot.screens.menu import notice_screen
from unobot.features.invitations.messages import InvitationDMs
from unobot.features.invitations.screens import invitation_screen
from unobot.i18n import Text
from unobot.model.refused import Refused
from unobot.model.storage_errors import StorageError
from unobot.model.table import TableState
from unobot.tables.state import admission
from unobot.tables.state.places import PLACES
from unobot.tables.state.request import Request
from unobot.tables.state.seating import seat_of
from unobot.tables.table import Table
from unobot.tables.table_view import TableView
from unobot.wording.durations import estimate

VOICE = "voice"
"""The argument that invites all users in the caller's voice channel."""
_ALL = discord.Permissions.all().value

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Guest:
    """A user to invite, with Discord's current data."""

    id: int
    name: str
    is_bot: bool
    sees: bool
    """Whether the guest sees the channel."""


@command()
async def invite(context: Context, person: discord.User | discord.Member) -> None:
    """Invite a user. The answer says whether by DM or in the channel."""
    table = await context.channel_table()
    name = context.messages.localizer.name_of(person, context.text)
    guest = Guest(person.id, name, person.bot, _sees(context.interaction.channel, person))
    await open_note(context, table, await _invite_guest(context, table, guest))


async def _invite_guest(context: Context, table: Table, guest: Guest) -> str:
    """Invite a guest by DM, or in the channel if the guest's DMs are closed; return the note for the caller.

    If many DMs are waiting, the caller first sees when this one will be sent. Raises `Refused`.
    """
    messages, user_id, text = context.messages, context.user_id, context.text
    if guest.is_bot:
        raise Refused("refused-invite-bot")
    if not guest.sees:
        raise Refused("refused-invite-stranger", name=guest.name)
    admission.check_may_invite(table.state, user_id, guest.id, guest.name)
    context.kit[InvitationDMs].check(guest.id, guest.name)
    await table.change(user_id, partial(admission.invite, guest_id=guest.id, name=guest.name))
    name = _name_of(table, user_id)

    def promise() -> LayoutView:
        wait = messages.direct_messages.wait_of(guest.id)
        return notice_screen(text("note-invite-soon", name=guest.name, time=estimate(text, wait)))

    if await context.response.wait_for(context.kit[InvitationDMs].write(table, guest.id, name), promise):
        return text("note-invited", name=guest.name)
    await check_permissions(context.interaction, text)
    context.kit[InvitationDMs].call(table, [guest.id], user_id, name)
    return text("note-invited-here", name=guest.name)


def _voice_users(client: discord.Client, user_id: int, table: Table) -> list[int]:
    """Return the ids of users in a user's voice channel without a seat and without an invitation."""
    guild = client.get_guild(table.state.guild_id or 0)
    for channel in (*guild.voice_channels, *guild.stage_channels) if guild is not None else ():
        if user_id in channel.voice_states:
            present = [
                other_id for other_id in channel.voice_states if other_id not in (user_id, client.application_id)
            ]
            return [
                other_id for other_id in present if admission.may_invite(table.state, user_id, other_id, table.policy)
            ]
    return []


def offer_voice(context: Context, table: Table) -> None:
    """Let a new lobby offer to invite the voice channel, if its host is there with others."""
    users = _voice_users(context.interaction.client, context.user_id, table)
    context.messages.live.screens_of(table).offers_voice = bool(users)


async def _invite(context: TableContext) -> None:
    """Open the panel, or invite the chosen user or the voice channel."""
    table, text = context.table, context.text
    if not PLACES[table.state.place].invites:
        raise Refused("refused-unknown-button")
    if not context.choice and context.action_id.arg != VOICE:
        admission.check_may_invite(table.state, context.user_id)
        await show_over_hand(context, _panel(context))
        return
    try:
        note = await (
            _invite_guest(context, table, _chosen_guest(context)) if context.choice else _invite_voice_users(context)
        )
    except (Refused, StorageError) as error:
        note = sentence(text, error)
    if context.is_private:
        await show_over_hand(context, _panel(context, note))
    else:
        await show_note(context, note)


def _panel(context: TableContext, note: str | None = None) -> BuildScreen:
    client, user_id = context.interaction.client, context.user_id
    screens = context.messages.live.screens_of(context.table)

    def build(text: Text, view: TableView) -> LayoutView:
        users, room = _voice_users(client, user_id, screens.table), admission.invitations_left(screens.table.state)
        return invitation_screen(text, view, company=len(users), room=room, note=note)

    return build


async def _invite_voice_users(context: TableContext) -> str:
    table, user_id, text = context.table, context.user_id, context.text
    users = _voice_users(context.interaction.client, user_id, table)
    guests: list[int] = []
    context.messages.live.screens_of(table).offers_voice = False
    context.messages.display.changed(table)  # the lobby no longer offers it

    def invite(state: TableState, request: Request) -> TableState:
        new_state = admission.invite_all(state, request, users)
        guests.extend(new_state.admission.invitations_sent[len(state.admission.invitations_sent) :])
        return new_state

    await check_permissions(context.interaction, text)
    await table.change(user_id, invite)
    context.kit[InvitationDMs].call(table, guests, user_id, _name_of(table, user_id))
    note = text("note-invited-voice", count=len(guests))
    if len(guests) < len(users):
        limit_note = text("note-invited-voice-rest", count=len(users) - len(guests), most=admission.MAX_INVITATIONS)
        note = text.sentences(note, limit_note)
    return note


def _sees(channel: object, person: discord.User | discord.Member) -> bool:
    """Return whether ``person`` can see the channel."""
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread) or not isinstance(person, discord.Member):
        return False
    return channel.permissions_for(person).view_channel


def _chosen_guest(context: TableContext) -> Guest:
    """Return the user chosen in a member menu. Raises `Refused` if Discord sends none."""
    data: dict[str, Any] = dict(context.interaction.data or {})
    resolved = data.get("resolved") or {}
    user = (resolved.get("users") or {}).get(context.choice)
    if user is None or not context.choice.isdecimal():
        raise Refused("refused-unknown-button")
    member = (resolved.get("members") or {}).get(context.choice)
    sees = member is not None and discord.Permissions(int(member.get("permissions", _ALL))).view_channel
    names = ((member or {}).get("nick"), user.get("global_name"), user.get("username"))
    name = next(
        (clean for candidate in names if candidate and (clean := clean_name(candidate))), context.text("name-unknown")
    )
    return Guest(int(context.choice), name, bool(user.get("bot")), sees)


def _name_of(table: Table, user_id: int) -> str:
    seat = seat_of(table.state, user_id)
    assert seat is not None  # only seated players may invite
    return table.state.seats[seat].name


ACTIONS = (
    TableAction(
        verb=Verb.INVITE,
        ends_with_stage=True,
        handler=_invite,
        offered=Control.BUTTON.on(Surface.PANEL) | Control.MEMBERS.on(Surface.PANEL),
        by_argument={VOICE: Control.BUTTON.on(Surface.TABLE, Surface.PANEL)},
        who="the seated players",
        when="lobby with a free seat",
        checked="a person who sees the channel and is no bot; once a table and once in five minutes for each person; "
        "25 people a table",
    ),
)
COMMANDS = (invite,)
