"""The commands of `/unoadmin` and their panels: limits, tables, bans, and the check of a channel."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from functools import partial

import discord
from discord.abc import GuildChannel
from discord.app_commands import Range
from msgspec.structs import replace

from unobot.bot.commands.registration import changed_at_discord, translated, tree_of
from unobot.bot.custom_ids import Verb
from unobot.bot.discord_api.channel_permissions import (
    PICTURE_PERMISSION,
    Obstacle,
    bot_permissions,
    find_obstacle,
    is_age_restricted,
    may_be_slowed,
    missing_thread_permissions,
)
from unobot.bot.discord_api.error_codes import CHANNEL_GONE, UNREACHABLE, reason
from unobot.bot.interactions.actions import GeneralAction
from unobot.bot.interactions.context import Context, PressContext
from unobot.bot.interactions.permissions import TABLE_CHANNELS, check_is_admin, refusal_of
from unobot.bot.interactions.place_rules import rules_in
from unobot.bot.interactions.slash_commands import UNOADMIN, Place, command
from unobot.bot.interactions.surfaces import Control, Surface
from unobot.bot.messages.display_names import clean_line
from unobot.bot.screens.menu import notice_screen
from unobot.features.admin.job import repair_settings
from unobot.features.admin.messages import record
from unobot.features.admin.moderation import Moderation, TableOverview
from unobot.features.admin.screens import (
    MAX_LISTED,
    NO_LIMIT,
    ChannelCheck,
    CheckedChannel,
    ais_limit_screen,
    audit_entry_words,
    audit_log_screen,
    bans_screen,
    channel_check_screen,
    channel_words,
    losses,
    moderation_screen,
    roles_limit_screen,
    rules_limit_screen,
    table_overview_screen,
)
from unobot.features.tournament.job import TournamentRunner
from unobot.features.tournament.screens import close_screen
from unobot.gate_place import leave_gate
from unobot.i18n import Text
from unobot.model.audit_entry import AuditKind
from unobot.model.former import NOBODY, is_alias
from unobot.model.people import BanState
from unobot.model.refused import Refused
from unobot.rules.ruleset.ruleset import MAX_SEATS

LIMITS = {"roles": roles_limit_screen, "rules": rules_limit_screen, "ais": ais_limit_screen}
"""The panels of the limits that the admins of a server set, by their commands."""
MAX_REASON = 200
"""The most characters of a reason."""
logger = logging.getLogger(__name__)


async def change(
    context: Context,
    kind: AuditKind,
    field: str,
    value: object,
    detail: str = "",
    channel_id: int | None = None,
) -> None:
    """Set one field of the server's settings and record it. Raises `Refused` and `StorageError`."""
    guild_id, preferences = check_is_admin(context.interaction), context.messages.preferences
    settings = await preferences.latest_settings(guild_id)
    if getattr(settings, field) == value:
        return
    await preferences.store_settings(guild_id, replace(settings, **{field: value}))
    context.hub.policies.forget(guild_id)
    await record(context, kind, detail=detail, channel_id=channel_id)


async def _apply_choice(context: PressContext) -> None:
    """Apply the choice of a button or menu. Raises `Refused` and `StorageError`."""
    guild_id = check_is_admin(context.interaction)
    note, arg = context.text("note-changed"), context.action_id.arg
    match arg:
        case "roles":
            roles = _roles(context)
            await change(context, "roles", "start_roles", roles, " ".join(map(str, roles)))
        case "lock" | "unlock" as lock:
            await change(context, "rules", "rules_locked", True if lock == "lock" else None, lock)
            note = await limit_lobbies(context)
        case "ais":
            limit = _chosen_limit(context.choice)
            await change(context, "ais", "most_ais", limit, "" if limit is None else str(limit))
            note = await limit_lobbies(context)
        case "no-log":
            await change(context, "log", "log_channel", None)
            await _show_log(context, guild_id, note)
            return
        case "lift":
            await _lift_ban(context, guild_id)
            return
        case _:
            raise Refused("refused-unknown-button")
    await _show_limit(context, "rules" if arg in ("lock", "unlock") else arg, guild_id, note)


@command(group=UNOADMIN)
async def roles(context: Context) -> None:
    """Show the panel with the roles that may open tables."""
    await _show_with_losses(context, "roles")


@command(group=UNOADMIN)
async def rules(context: Context) -> None:
    """Show the panel with the lock of the rules."""
    await _show_with_losses(context, "rules")


@command(group=UNOADMIN)
async def ais(context: Context) -> None:
    """Show the panel with the most AIs at a table."""
    await _show_with_losses(context, "ais")


@command(group=UNOADMIN)
async def log(context: Context, channel: Place | None = None) -> None:
    """Show the last acts of admins. ``channel``: the channel in which acts are posted from now on."""
    guild_id, note = check_is_admin(context.interaction), ""
    if channel is not None:
        await check_may_post(context, channel)
        await change(context, "log", "log_channel", channel.id, channel_id=channel.id)
        note = context.text("note-changed")
    await _show_log(context, guild_id, note)


async def _show_with_losses(context: Context, limit: str) -> None:
    guild_id, text = check_is_admin(context.interaction), context.text
    settings = await context.messages.preferences.own_settings(guild_id)
    lost_settings = losses(await context.kit[Moderation].audit_log(guild_id), settings)
    note = "\n".join(f"⚠️ {audit_entry_words(text, act)}" for act in lost_settings)
    await _show_limit(context, limit, guild_id, note)


async def _show_limit(context: Context, limit: str, guild_id: int, note: str) -> None:
    settings = await context.messages.preferences.own_settings(guild_id)
    await context.answer(LIMITS[limit](context.text, settings, note))


async def _show_log(context: Context, guild_id: int, note: str) -> None:
    settings = await context.messages.preferences.own_settings(guild_id)
    entries = await context.kit[Moderation].audit_log(guild_id)
    await context.answer(audit_log_screen(context.text, entries, settings.log_channel, note))


async def check_may_post(context: Context, place: Place) -> None:
    """Raise `Refused` if the bot cannot write messages in this channel."""
    guild = context.interaction.guild
    if guild is None or place.type not in TABLE_CHANNELS:
        raise Refused("refused-log-channel")
    channel = guild.get_channel_or_thread(place.id)
    permissions = bot_permissions(channel) if isinstance(channel, GuildChannel | discord.Thread) else None
    problem = Obstacle("hidden-channel") if permissions is None else await find_obstacle(channel, permissions, guild.me)
    if problem is not None:
        raise refusal_of(problem, place.id, context.interaction.client, context.text)


async def _lift_ban(context: PressContext, guild_id: int) -> None:
    """Lift the ban of the chosen former player, and show the rest. Raises `Refused` and `StorageError`."""
    moderation, text = context.kit[Moderation], context.text
    alias = int(context.choice) if context.choice.isdecimal() else 0
    if not is_alias(alias):
        raise Refused("refused-unknown-button")
    await moderation.unban(guild_id, alias)
    await record(context, "unban", user_id=NOBODY)
    note = text("note-unbanned", user=text("name-former"))
    await context.response.redraw(bans_screen(text, await moderation.bans(guild_id), note))


def _roles(context: PressContext) -> tuple[int, ...]:
    """Return the ids of the chosen roles; none if one of them is everybody's. Raises `Refused`."""
    guild, roles = context.interaction.guild, []
    for value in context.choices:
        role = guild.get_role(int(value)) if guild is not None and value.isdecimal() else None
        if role is None:
            raise Refused("refused-unknown-button")
        roles.append(role)
    return () if any(role.is_default() for role in roles) else tuple(role.id for role in roles)


def _chosen_limit(choice: str) -> int | None:
    """Return the chosen limit of AIs; ``None`` for no limit. Raises `Refused`."""
    if choice == NO_LIMIT:
        return None
    if choice.isdecimal() and int(choice) < MAX_SEATS:
        return int(choice)
    raise Refused("refused-unknown-button")


async def limit_lobbies(context: PressContext) -> str:
    """Apply the limits of the server to its open lobbies and tournaments. Return what has changed, in a sentence."""
    guild_id = context.server_id
    assert guild_id is not None  # only servers have limits
    fixed_in = partial(rules_in, context.messages.preferences, guild_id)
    changed_lobbies = await context.kit[Moderation].limit(guild_id, context.user_id, fixed_in)
    tournaments = await context.kit[TournamentRunner].apply_rules_lock(guild_id)
    notes = [context.text("note-lobbies-limited", count=len(changed_lobbies))] if changed_lobbies else []
    notes += [context.text("note-tournaments-limited", count=tournaments)] if tournaments else []
    return " ".join(notes) or context.text("note-changed")


async def _moderate(context: PressContext) -> None:
    """Show the list or one table, or end a table. Raises `Refused` and `StorageError`."""
    guild_id = check_is_admin(context.interaction)
    moderation, text = context.kit[Moderation], context.text
    action, _, number = context.action_id.arg.partition(">")
    table_id, note = int(number) if number.isdecimal() else 0, ""
    match action:
        case "show":
            await context.answer(table_overview_screen(text, await moderation.table(guild_id, table_id)))
            return
        case "end":
            table = await moderation.end(guild_id, table_id, context.user_id)
            await record(context, "end", channel_id=table.channel_id)
            note = text("note-oversight-ended", channel=channel_words(text, table))
        case "free":
            note = await _unblock(context, table_id)
        case "close":
            tournament = await context.kit[TournamentRunner].close_for_admin(guild_id, table_id)
            await record(context, "end", channel_id=tournament.channel_id)
            note = text("note-tournament-closed")
        case "list":
            pass
        case _:
            raise Refused("refused-unknown-button")
    await _list(context, guild_id, note)


@command(group=UNOADMIN)
async def tables(context: Context) -> None:
    """List the tables of the server."""
    await _list(context, check_is_admin(context.interaction))


@command(group=UNOADMIN)
async def end(context: Context, channel: Place | None = None) -> None:
    """Show the table of a channel, with the button that ends it. Without ``channel``, that is this channel."""
    guild_id = check_is_admin(context.interaction)
    tournament = await context.kit[TournamentRunner].at(context.channel_id if channel is None else channel.id)
    if tournament is not None and tournament.guild_id == guild_id:
        await context.answer(close_screen(context.text, tournament, admin=True))
        return
    await context.answer(table_overview_screen(context.text, await _table_in(context, channel)))


@command(group=UNOADMIN)
async def unblock(context: Context, channel: Place | None = None) -> None:
    """Set aside the table that blocks a channel. Without ``channel``, that is this channel."""
    table = await _table_in(context, channel)
    await context.answer(notice_screen(await _unblock(context, table.id)))


async def _list(context: Context, guild_id: int, note: str = "") -> None:
    await context.answer(moderation_screen(context.text, await context.kit[Moderation].tables(guild_id), note))


async def _unblock(context: Context, table_id: int) -> str:
    """Set aside a table that blocks its channel, and return the note for the admin. Raises `Refused`."""
    guild_id = check_is_admin(context.interaction)
    table = await context.kit[Moderation].unblock(guild_id, table_id, context.user_id)
    await record(context, "unblock", channel_id=table.channel_id)
    return context.text("note-unblocked", channel=channel_words(context.text, table))


async def _table_in(context: Context, channel: Place | None) -> TableOverview:
    """Return the table of a channel: the running one, or else the newest one that waits there.

    Raises `Refused` if there is none, or if this user is no admin.
    """
    guild_id = check_is_admin(context.interaction)
    channel_id = context.channel_id if channel is None else channel.id
    channel_tables = [
        table for table in await context.kit[Moderation].tables(guild_id) if table.channel_id == channel_id
    ]
    if not channel_tables:
        raise Refused("refused-oversight-empty", channel=f"<#{channel_id}>")
    return max(
        channel_tables, key=lambda table: (table.stage not in ("suspended", "adjourned"), table.blocks, table.id)
    )


@command(group=UNOADMIN)
async def ban(context: Context, person: discord.User | discord.Member, reason: Range[str, 0, MAX_REASON] = "") -> None:
    """Ban a user from all tables of the server. AIs get their seats."""
    guild_id, text = check_is_admin(context.interaction), context.text
    if person.bot:
        raise Refused("refused-ban-bot")
    if person.id == context.user_id:
        raise Refused("refused-ban-oneself")
    await context.response.defer()  # every table of the server may be written
    clean_reason = clean_line(reason, MAX_REASON)
    removal = await context.kit[Moderation].ban(
        BanState(guild_id, person.id, context.user_id, context.at, clean_reason)
    )
    await record(context, "ban", user_id=person.id, detail=clean_reason)
    note = text("note-banned", user=f"<@{person.id}>", count=removal.tables)
    cost = text("note-banned-leaves") if removal.has_left else ""
    await context.answer(notice_screen("\n".join(filter(None, (note, cost)))))


@command(group=UNOADMIN)
async def unban(context: Context, person: discord.User | discord.Member) -> None:
    """Lift the ban of a user."""
    await context.kit[Moderation].unban(check_is_admin(context.interaction), person.id)
    await record(context, "unban", user_id=person.id)
    await context.answer(notice_screen(context.text("note-unbanned", user=f"<@{person.id}>")))


@command(group=UNOADMIN)
async def bans(context: Context) -> None:
    """List the bans of the server."""
    server_bans = await context.kit[Moderation].bans(check_is_admin(context.interaction))
    await context.answer(bans_screen(context.text, server_bans))


@command(group=UNOADMIN)
async def check(context: Context) -> None:
    """Show what a request would refuse, the state of the commands and the card pictures, and stuck tables."""
    interaction, messages, text = context.interaction, context.messages, context.text
    guild_id = check_is_admin(interaction)
    leave_gate()  # Discord is asked about the channels
    tables = await context.kit[Moderation].tables(guild_id)
    guild = interaction.guild
    assert guild is not None  # `check_is_admin` has refused other places
    await repair_settings(context.kit, guild, context.at)
    settings = await messages.preferences.own_settings(guild_id)
    place = await messages.preferences.settings_for(interaction)
    entries = await context.kit[Moderation].audit_log(guild_id)
    tournaments = await context.kit[TournamentRunner].open_in(guild_id)
    channel_ids = [table.channel_id for table in tables] + [tournament.channel_id for tournament in tournaments]
    channel_ids += [other for other in (settings.log_channel, settings.day_channel) if other is not None]
    in_thread = isinstance(interaction.channel, discord.Thread)
    try:
        changed_commands = await changed_at_discord(interaction.client, await translated(tree_of(interaction.client)))
    except UNREACHABLE as error:
        logger.info("Discord does not tell which commands it has: %s", reason(error))
        changed_commands = None
    channels = await _check_channels(interaction, channel_ids, text)
    facts = ChannelCheck(
        channels=channels,
        is_off=place.allowed is False,
        empty_roles=await _empty_roles(guild, settings.start_roles),
        losses=[audit_entry_words(text, act) for act in losses(entries, settings)],
        for_threads=()
        if in_thread or channels[0].refusal is not None
        else missing_thread_permissions(interaction.app_permissions),
        changed_commands=changed_commands,
        pictures=messages.emojis.shown_decks if messages.emojis.are_wanted else (),
        missing_pictures=messages.emojis.missing_decks if messages.emojis.are_wanted else (),
        tables=len(tables),
        stuck=sum(table.is_stuck for table in tables),
    )
    await context.answer(channel_check_screen(text, facts))


async def _empty_roles(guild: discord.Guild, roles: Sequence[int]) -> Sequence[int]:
    """Return the roles that may open tables if nobody has one of them. Return none if Discord does not tell."""
    try:
        counts = {role.id: count for role, count in (await guild.role_member_counts()).items()} if roles else {}
    except UNREACHABLE as error:
        logger.info("server %s: its roles could not be counted: %s", guild.id, reason(error))
        return ()
    return roles if all(counts.get(role) == 0 for role in roles) else ()


async def _check_channels(
    interaction: discord.Interaction, other_ids: Iterable[int], text: Text
) -> list[CheckedChannel]:
    """Return the facts about the channel of an interaction, and about other channels of the server."""
    guild, current_channel = interaction.guild, interaction.channel
    assert guild is not None  # `check_is_admin` has refused other places
    checked_channels = [
        await _facts(interaction, interaction.channel_id or 0, current_channel, interaction.app_permissions, text)
    ]
    for channel_id in list(
        dict.fromkeys(other_id for other_id in other_ids if other_id not in (0, interaction.channel_id))
    )[:MAX_LISTED]:
        channel: object = guild.get_channel_or_thread(channel_id)
        if channel is None:  # a thread that is archived or private, or a channel that is gone
            try:
                channel = await guild.fetch_channel(channel_id)
            except discord.HTTPException as error:
                if error.code in CHANNEL_GONE:
                    refusal = Refused("check-channel-gone", channel=f"<#{channel_id}>")
                    checked_channels.append(CheckedChannel(channel_id, refusal=refusal))
                    continue
            except (*UNREACHABLE, discord.InvalidData) as error:
                logger.info("channel %s could not be checked: %s", channel_id, reason(error))
        permissions = bot_permissions(channel) if isinstance(channel, GuildChannel | discord.Thread) else None
        checked_channels.append(await _facts(interaction, channel_id, channel, permissions, text))
    return checked_channels


async def _facts(
    interaction: discord.Interaction,
    channel_id: int,
    channel: object,
    permissions: discord.Permissions | None,
    text: Text,
) -> CheckedChannel:
    """Return the facts about a channel. ``permissions``: the bot's permissions there, or ``None`` if unknown."""
    guild = interaction.guild
    assert guild is not None  # `check_is_admin` has refused other places
    problem = Obstacle("hidden-channel") if permissions is None else await find_obstacle(channel, permissions, guild.me)
    pictures = (PICTURE_PERMISSION,) if permissions is not None and not getattr(permissions, PICTURE_PERMISSION) else ()
    is_permission = problem is None or problem.cause == "permission"
    return CheckedChannel(
        channel_id,
        lacks=pictures if problem is None else problem.missing,
        refusal=None if is_permission or problem is None else refusal_of(problem, channel_id, interaction.client, text),
        is_age_restricted=is_age_restricted(channel, guild),
        has_slow_mode=permissions is not None and may_be_slowed(channel, permissions),
    )


ACTIONS = (
    GeneralAction(
        verb=Verb.ADMIN,
        handler=_apply_choice,
        offered=Control.BUTTON.on(Surface.PANEL) | Control.MENU.on(Surface.PANEL) | Control.ROLES.on(Surface.PANEL),
        who="users who may manage the server; checked again at each press",
        when="any",
        checked="roles of that server; a number that the menu offers; a former player with a ban there",
    ),
    GeneralAction(
        verb=Verb.MODERATE,
        handler=_moderate,
        offered=Control.BUTTON.on(Surface.PANEL),
        who="users who may manage the server; checked again at each press",
        when="any",
        checked="a table of that server",
    ),
)

COMMANDS = (
    roles,
    rules,
    ais,
    log,
    tables,
    end,
    unblock,
    ban,
    unban,
    bans,
    check,
)
