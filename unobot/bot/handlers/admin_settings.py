"""The limits of a server: `/unoadmin roles`, `rules`, `ais`, and the log channel."""

from __future__ import annotations

import discord
from discord.abc import GuildChannel
from msgspec.structs import replace

from unobot.bot.custom_ids import Verb
from unobot.bot.discord_api.channel_permissions import Obstacle, obstacle, own_permissions
from unobot.bot.handlers.acts import record
from unobot.bot.handlers.open_lobbies import limit_lobbies
from unobot.bot.interactions.actions import GeneralAction
from unobot.bot.interactions.context import Context, PressContext
from unobot.bot.interactions.permissions import TABLE_CHANNELS, check_is_admin, refusal_of
from unobot.bot.interactions.slash_commands import UNOADMIN, Place, command
from unobot.bot.interactions.surfaces import Control, Surface
from unobot.bot.screens.acts import act_words, acts_screen, losses
from unobot.bot.screens.admin_settings import NO_LIMIT, admin_settings_screen
from unobot.bot.screens.bans import bans_screen
from unobot.model.admin_act import ActKind
from unobot.model.former import NOBODY, is_alias
from unobot.model.refused import Refused
from unobot.rules.ruleset.ruleset import MAX_SEATS


async def change(
    context: Context,
    kind: ActKind,
    field: str,
    value: object,
    detail: str = "",
    channel_id: int | None = None,
) -> None:
    """Set one field of the server's settings and record it. Raises `Refused` and `StorageError`."""
    guild_id, preferences = check_is_admin(context.interaction), context.messages.preferences
    own = await preferences.latest(guild_id)
    if getattr(own, field) == value:
        return
    await preferences.settle(guild_id, replace(own, **{field: value}))
    context.hub.policies.forget(guild_id)
    await record(context, kind, detail=detail, channel_id=channel_id)


async def _set(context: PressContext) -> None:
    """Set what was chosen. Raises `Refused` and `StorageError`."""
    guild_id = check_is_admin(context.interaction)
    note = context.text("note-changed")
    match context.action_id.arg:
        case "roles":
            roles = _roles(context)
            await change(context, "roles", "start_roles", roles, " ".join(map(str, roles)))
        case "lock" | "unlock" as lock:
            await change(context, "rules", "rules_locked", True if lock == "lock" else None, lock)
            note = await limit_lobbies(context)
        case "ais":
            most = _most(context.chosen)
            await change(context, "ais", "most_ais", most, "" if most is None else str(most))
            note = await limit_lobbies(context)
        case "no-log":
            await change(context, "log", "log_channel", None)
            await _show_log(context, guild_id, note)
            return
        case "lift":
            await _lift(context, guild_id)
            return
        case _:
            raise Refused("refused-unknown-button")
    await _show(context, guild_id, note)


@command(group=UNOADMIN)
async def roles(context: Context) -> None:
    """Show the panel with the limits of the server."""
    await _show_with_losses(context)


@command(group=UNOADMIN)
async def rules(context: Context) -> None:
    """Show the panel with the limits of the server."""
    await _show_with_losses(context)


@command(group=UNOADMIN)
async def ais(context: Context) -> None:
    """Show the panel with the limits of the server."""
    await _show_with_losses(context)


@command(group=UNOADMIN)
async def log(context: Context, channel: Place | None = None) -> None:
    """Show the last acts of admins. ``channel``: post them there from now on."""
    guild_id, note = check_is_admin(context.interaction), ""
    if channel is not None:
        await _check_may_post(context, channel)
        await change(context, "log", "log_channel", channel.id, channel_id=channel.id)
        note = context.text("note-changed")
    await _show_log(context, guild_id, note)


async def _show_with_losses(context: Context) -> None:
    guild_id, text = check_is_admin(context.interaction), context.text
    own = await context.messages.preferences.own(guild_id)
    lost = losses(await context.hub.oversight.acts(guild_id), own)
    await _show(context, guild_id, "\n".join(f"⚠️ {act_words(text, act)}" for act in lost))


async def _show(context: Context, guild_id: int, note: str) -> None:
    own = await context.messages.preferences.own(guild_id)
    await context.answer(admin_settings_screen(context.text, own, note))


async def _show_log(context: Context, guild_id: int, note: str) -> None:
    own = await context.messages.preferences.own(guild_id)
    acts = await context.hub.oversight.acts(guild_id)
    await context.answer(acts_screen(context.text, acts, own.log_channel, note))


async def _check_may_post(context: Context, place: Place) -> None:
    """Raise `Refused` if the bot cannot write messages in this channel."""
    guild = context.interaction.guild
    if guild is None or place.type not in TABLE_CHANNELS:
        raise Refused("refused-log-channel")
    channel = guild.get_channel_or_thread(place.id)
    may = own_permissions(channel) if isinstance(channel, GuildChannel | discord.Thread) else None
    hinders = Obstacle("hidden-channel") if may is None else await obstacle(channel, may, guild.me)
    if hinders is not None:
        raise refusal_of(hinders, place.id, context.interaction.client, context.text)


async def _lift(context: PressContext, guild_id: int) -> None:
    """Lift the ban of the chosen former player, and show the rest. Raises `Refused` and `StorageError`."""
    oversight, text = context.hub.oversight, context.text
    alias = int(context.chosen) if context.chosen.isdecimal() else 0
    if not is_alias(alias):
        raise Refused("refused-unknown-button")
    await oversight.unban(guild_id, alias)
    await record(context, "unban", user_id=NOBODY)
    note = text("note-unbanned", user=text("name-former"))
    await context.response.redraw(bans_screen(text, await oversight.bans(guild_id), note))


def _roles(context: PressContext) -> tuple[int, ...]:
    """Return the ids of the chosen roles; none if one of them is everybody's. Raises `Refused`."""
    guild, roles = context.interaction.guild, []
    for value in context.all_chosen:
        role = guild.get_role(int(value)) if guild is not None and value.isdecimal() else None
        if role is None:
            raise Refused("refused-unknown-button")
        roles.append(role)
    return () if any(role.is_default() for role in roles) else tuple(role.id for role in roles)


def _most(chosen: str) -> int | None:
    """Return the chosen limit of AIs; ``None`` for no limit. Raises `Refused`."""
    if chosen == NO_LIMIT:
        return None
    if chosen.isdecimal() and int(chosen) < MAX_SEATS:
        return int(chosen)
    raise Refused("refused-unknown-button")


ACTIONS = (
    GeneralAction(
        verb=Verb.ADMIN,
        handler=_set,
        offered=Control.BUTTON.on(Surface.PANEL) | Control.MENU.on(Surface.PANEL) | Control.ROLES.on(Surface.PANEL),
        who="users who may manage the server; checked again at each press",
        when="any",
        checked="roles of that server; a number that the menu offers; a former player with a ban there",
    ),
)
COMMANDS = (roles, rules, ais, log)
