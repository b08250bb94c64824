"""Inviting people to a table: `/uno invite`, the panel behind *Invite*, and those in the same voice channel."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from functools import partial
from typing import Any

import discord
from discord import app_commands

from unobot.bot.custom_ids import Verb
from unobot.bot.discord_api.error_codes import UNREACHABLE
from unobot.bot.interactions.button_context import Handlers, Press
from unobot.bot.interactions.command_context import CommandContext
from unobot.bot.interactions.error_messages import sentence
from unobot.bot.interactions.permissions import check_permissions
from unobot.bot.messages.display_names import clean_name
from unobot.bot.messages.messages import Messages
from unobot.bot.screens import invitation_screen, notice_screen, voice_invitation_screen
from unobot.i18n import Text, text_for
from unobot.storage.store import StorageError
from unobot.tables.errors import Refused
from unobot.tables.state import admission
from unobot.tables.state.seating import seat_of
from unobot.tables.table import Table

_ALL = discord.Permissions.all().value

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who is to be invited, as Discord tells of them here and now."""

    id: int
    name: str
    is_bot: bool
    sees: bool
    """Whether they see the channel."""


def invite_command(desk: CommandContext) -> app_commands.Command[Any, ..., None]:
    """The command, for the group ``/uno``."""
    english = text_for("en")

    @app_commands.command(name="invite", description=english("command-invite"))
    @app_commands.describe(person=english("command-invite-person"))
    @app_commands.guild_only()
    async def invite(interaction: discord.Interaction, person: discord.User | discord.Member) -> None:
        """Invite somebody to the table of this channel."""
        async with desk.answering(interaction) as (answer, text):
            table = await desk.here(interaction)
            guest = Guest(
                person.id, desk.messages.localizer.name_of(person, text), person.bot, _sees(interaction.channel, person)
            )
            await answer.show(notice_screen(await bring(desk.messages, interaction, table, guest, text)))

    return invite


async def bring(messages: Messages, interaction: discord.Interaction, table: Table, guest: Guest, text: Text) -> str:
    """Invite one person, by a direct message or, where they take none, in the channel. Returns what to say of it.

    Raises `Refused`.
    """
    user_id = interaction.user.id
    if guest.is_bot:
        raise Refused("refused-invite-bot")
    if not guest.sees:
        raise Refused("refused-invite-stranger", name=guest.name)
    admission.check_may_invite(table.state, user_id, guest.id, guest.name)
    messages.invitation_dms.check(guest.id, guest.name)
    await table.change(user_id, partial(admission.invite, guest_id=guest.id, name=guest.name))
    name = _name_of(table, user_id)
    if await messages.invitation_dms.write(table, guest.id, name):
        return text("note-invited", name=guest.name)
    check_permissions(interaction, text)
    messages.invitation_dms.call(table, [guest.id], name)
    return text("note-invited-here", name=guest.name)


def company(interaction: discord.Interaction, table: Table) -> list[int]:
    """Who is in the voice channel in which this person is, has no seat, and was not invited yet."""
    guild, user_id = interaction.guild, interaction.user.id
    for channel in (*guild.voice_channels, *guild.stage_channels) if guild is not None else ():
        if user_id in channel.voice_states:
            others = [each for each in channel.voice_states if each not in (user_id, interaction.application_id)]
            return [each for each in others if admission.may_invite(table.state, user_id, each)]
    return []


async def offer_voice(interaction: discord.Interaction, table: Table, text: Text) -> None:
    """Offer somebody who has opened a table to invite those with whom they talk; nothing where they do not."""
    others = company(interaction, table)
    if not others:
        return
    view = voice_invitation_screen(text, table.view(), company=len(others))
    view.stop()
    try:
        await interaction.followup.send(view=view, ephemeral=True)
    except UNREACHABLE as error:
        log.info("table %s: the voice channel could not be offered: %s", table.id, error)


async def _invite(press: Press) -> None:
    """The button that opens the panel, what is chosen in it, and its button for the voice channel."""
    table, text = press.table, press.t
    if not press.chosen and press.action.arg != "voice":
        admission.check_may_invite(table.state, press.user_id)
        view = invitation_screen(text, table.view(press.user_id), company=len(company(press.interaction, table)))
        await press.answer.show(view)
        return
    try:
        note = await (_bring_chosen(press) if press.chosen else _bring_company(press))
    except (Refused, StorageError) as error:
        note = sentence(text, error)
    left = len(company(press.interaction, table))
    await press.answer.redraw(invitation_screen(text, table.view(press.user_id), company=left, note=note))


async def _bring_chosen(press: Press) -> str:
    return await bring(press.messages, press.interaction, press.table, _chosen(press), press.t)


async def _bring_company(press: Press) -> str:
    table, user_id = press.table, press.user_id
    others = company(press.interaction, table)
    if not others:
        admission.check_may_invite(table.state, user_id)
        raise Refused("refused-invite-nobody")
    check_permissions(press.interaction, press.t)
    for each in others:
        await table.change(user_id, partial(admission.invite, guest_id=each, name=""))
    press.messages.invitation_dms.call(table, others, _name_of(table, user_id))
    return press.t("note-invited-voice", count=len(others))


def _sees(channel: object, person: discord.User | discord.Member) -> bool:
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread) or not isinstance(person, discord.Member):
        return False
    return channel.permissions_for(person).view_channel


def _chosen(press: Press) -> Guest:
    """The person chosen in a menu of people. Raises `Refused` where Discord tells of none."""
    data: dict[str, Any] = dict(press.interaction.data or {})
    resolved = data.get("resolved") or {}
    user = (resolved.get("users") or {}).get(press.chosen)
    if user is None or not press.chosen.isdecimal():
        raise Refused("refused-unknown-button")
    member = (resolved.get("members") or {}).get(press.chosen)
    sees = member is not None and discord.Permissions(int(member.get("permissions", _ALL))).view_channel
    names = ((member or {}).get("nick"), user.get("global_name"), user.get("username"))
    name = next((clean for each in names if each and (clean := clean_name(each))), press.t("name-unknown"))
    return Guest(int(press.chosen), name, bool(user.get("bot")), sees)


def _name_of(table: Table, user_id: int) -> str:
    seat = seat_of(table.state, user_id)
    assert seat is not None  # who has none may not invite
    return table.state.seats[seat].name


HANDLERS: Handlers = {Verb.INVITE: _invite}
