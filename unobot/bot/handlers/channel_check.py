"""`/unoadmin check`: whether the bot can work in this channel and in the other channels of the server's tables."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence

import discord
from discord.abc import GuildChannel

from unobot.bot.commands.registration import changed_at_discord, translated, tree_of
from unobot.bot.discord_api.channel_permissions import (
    PICTURES,
    Obstacle,
    is_age_restricted,
    may_be_slowed,
    obstacle,
    own_permissions,
    why_no_threads,
)
from unobot.bot.discord_api.error_codes import GONE, UNREACHABLE, reason
from unobot.bot.handlers.settings_repair import repair_settings
from unobot.bot.interactions.context import Context
from unobot.bot.interactions.permissions import check_is_admin, refusal_of
from unobot.bot.interactions.slash_commands import UNOADMIN, command
from unobot.bot.screens.acts import act_words, losses
from unobot.bot.screens.channel_check import LISTED, ChannelCheck, CheckedChannel, channel_check_screen
from unobot.gate_place import leave_gate
from unobot.i18n import Text
from unobot.model.refused import Refused

log = logging.getLogger(__name__)


@command(group=UNOADMIN)
async def check(context: Context) -> None:
    """Show what a request would refuse, the state of the commands and the card pictures, and stuck tables."""
    interaction, hub, messages, text = context.interaction, context.hub, context.messages, context.text
    guild_id = check_is_admin(interaction)
    leave_gate()  # Discord is asked about the channels
    tables = await hub.oversight.tables(guild_id)
    guild = interaction.guild
    assert guild is not None  # `check_is_admin` has refused other places
    await repair_settings(messages, hub, guild, context.at)
    own = await messages.preferences.own(guild_id)
    place = await messages.preferences.place_of(interaction)
    acts = await hub.oversight.acts(guild_id)
    tournaments = await hub.nights.open_in(guild_id)
    others = [table.channel_id for table in tables] + [each.channel_id for each in tournaments]
    others += [] if own.log_channel is None else [own.log_channel]
    in_thread = isinstance(interaction.channel, discord.Thread)
    try:
        changed = await changed_at_discord(interaction.client, await translated(tree_of(interaction.client)))
    except UNREACHABLE as error:
        log.info("Discord does not tell which commands it has: %s", reason(error))
        changed = None
    channels = await _checked(interaction, others, text)
    found = ChannelCheck(
        channels=channels,
        is_off=place.allowed is False,
        empty_roles=await _empty_roles(guild, own.start_roles),
        losses=[act_words(text, act) for act in losses(acts, own)],
        for_threads=() if in_thread or channels[0].refusal is not None else why_no_threads(interaction.app_permissions),
        changed_commands=changed,
        has_pictures=messages.localizer.has_emojis,
        tables=len(tables),
        stuck=sum(table.is_stuck for table in tables),
    )
    await context.answer(channel_check_screen(text, found))


async def _empty_roles(guild: discord.Guild, roles: Sequence[int]) -> Sequence[int]:
    """Return the roles that may open tables if nobody has one of them. Return none if Discord does not tell."""
    try:
        counts = {role.id: count for role, count in (await guild.role_member_counts()).items()} if roles else {}
    except UNREACHABLE as error:
        log.info("server %s: its roles could not be counted: %s", guild.id, reason(error))
        return ()
    return roles if all(counts.get(role) == 0 for role in roles) else ()


async def _checked(interaction: discord.Interaction, others: Iterable[int], text: Text) -> list[CheckedChannel]:
    """Return the facts about the channel of an interaction, and about other channels of the server."""
    guild, here = interaction.guild, interaction.channel
    assert guild is not None  # `check_is_admin` has refused other places
    found = [await _facts(interaction, interaction.channel_id or 0, here, interaction.app_permissions, text)]
    for channel_id in list(dict.fromkeys(each for each in others if each not in (0, interaction.channel_id)))[:LISTED]:
        channel: object = guild.get_channel_or_thread(channel_id)
        if channel is None:  # a thread that is archived or private, or a channel that is gone
            try:
                channel = await guild.fetch_channel(channel_id)
            except discord.HTTPException as error:
                if error.code in GONE:
                    refusal = Refused("check-channel-gone", channel=f"<#{channel_id}>")
                    found.append(CheckedChannel(channel_id, refusal=refusal))
                    continue
            except (*UNREACHABLE, discord.InvalidData) as error:
                log.info("channel %s could not be checked: %s", channel_id, reason(error))
        may = own_permissions(channel) if isinstance(channel, GuildChannel | discord.Thread) else None
        found.append(await _facts(interaction, channel_id, channel, may, text))
    return found


async def _facts(
    interaction: discord.Interaction, channel_id: int, channel: object, may: discord.Permissions | None, text: Text
) -> CheckedChannel:
    """Return what a request in a channel would say. ``may``: the bot's permissions there, if they are known."""
    guild = interaction.guild
    assert guild is not None  # `check_is_admin` has refused other places
    hinders = Obstacle("hidden-channel") if may is None else await obstacle(channel, may, guild.me)
    pictures = (PICTURES,) if may is not None and not getattr(may, PICTURES) else ()
    is_permission = hinders is None or hinders.cause == "permission"
    return CheckedChannel(
        channel_id,
        lacks=pictures if hinders is None else hinders.missing,
        refusal=None if is_permission or hinders is None else refusal_of(hinders, channel_id, interaction.client, text),
        is_age_restricted=is_age_restricted(channel, guild),
        has_slow_mode=may is not None and may_be_slowed(channel, may),
    )


COMMANDS = (check,)
