"""The limits of a server: `/unoadmin roles`, `rules`, `ais`, and the log channel."""

from __future__ import annotations

import discord
from msgspec.structs import replace

from unobot.bot.custom_ids import Verb
from unobot.bot.handlers.acts import record
from unobot.bot.handlers.open_lobbies import limit_lobbies
from unobot.bot.interactions.actions import GeneralAction
from unobot.bot.interactions.context import PressContext
from unobot.bot.interactions.permissions import check_is_admin
from unobot.bot.interactions.surfaces import Control, Surface
from unobot.bot.messages.messages import Messages
from unobot.bot.screens.acts import acts_screen
from unobot.bot.screens.admin_settings import NO_LIMIT, admin_settings_screen
from unobot.bot.screens.bans import bans_screen
from unobot.model.admin_act import ActKind
from unobot.model.former import NOBODY, is_alias
from unobot.model.refused import Refused
from unobot.rules.ruleset.ruleset import MAX_SEATS
from unobot.tables.hub import Hub


async def change(
    messages: Messages,
    hub: Hub,
    interaction: discord.Interaction,
    kind: ActKind,
    field: str,
    value: object,
    detail: str = "",
    channel_id: int | None = None,
) -> None:
    """Set one field of the server's settings and record it. Raises `Refused` and `StorageError`."""
    guild_id, preferences = check_is_admin(interaction), messages.preferences
    own = await preferences.latest(guild_id)
    if getattr(own, field) == value:
        return
    await preferences.settle(guild_id, replace(own, **{field: value}))
    hub.policies.forget(guild_id)
    await record(messages, hub, interaction, kind, detail=detail, channel_id=channel_id)


async def _set(context: PressContext) -> None:
    """Set what was chosen. Raises `Refused` and `StorageError`."""
    guild_id = check_is_admin(context.interaction)
    parts = context.messages, context.hub, context.interaction
    note = context.text("note-changed")
    match context.action_id.arg:
        case "roles":
            roles = _roles(context)
            await change(*parts, "roles", "start_roles", roles, " ".join(map(str, roles)))
        case "lock" | "unlock" as lock:
            await change(*parts, "rules", "rules_locked", True if lock == "lock" else None, lock)
            note = await limit_lobbies(context)
        case "ais":
            most = _most(context.chosen)
            await change(*parts, "ais", "most_ais", most, "" if most is None else str(most))
            note = await limit_lobbies(context)
        case "no-log":
            await change(*parts, "log", "log_channel", None)
            acts = await context.hub.oversight.acts(guild_id)
            await context.response.redraw(acts_screen(context.text, acts, None, context.text("note-changed")))
            return
        case "lift":
            await _lift(context, guild_id)
            return
        case _:
            raise Refused("refused-unknown-button")
    own = await context.messages.preferences.own(guild_id)
    await context.response.redraw(admin_settings_screen(context.text, own, note))


async def _lift(context: PressContext, guild_id: int) -> None:
    """Lift the ban of the chosen former player, and show the rest. Raises `Refused` and `StorageError`."""
    oversight, text = context.hub.oversight, context.text
    alias = int(context.chosen) if context.chosen.isdecimal() else 0
    if not is_alias(alias):
        raise Refused("refused-unknown-button")
    await oversight.unban(guild_id, alias)
    await record(context.messages, context.hub, context.interaction, "unban", user_id=NOBODY)
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
