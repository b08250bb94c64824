"""`/uno settings`: what is set for a server and its channels, as a panel for those who may manage the server."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from msgspec.structs import replace

from unobot.bot.custom_ids import Verb
from unobot.bot.interactions.button_context import InteractionContext, InteractionHandlers
from unobot.bot.interactions.command_context import CommandContext
from unobot.bot.interactions.error_messages import sentence
from unobot.bot.interactions.permissions import check_may_set
from unobot.bot.messages.messages import Messages
from unobot.bot.messages.preferences_cache import parent_of
from unobot.bot.screens.server_settings import (
    AS_USUAL,
    ASK,
    CHANNEL,
    NONE,
    ROLE,
    RULES,
    SERVER,
    SETTINGS,
    Scope,
    default_rules_modal,
    said_value,
    server_settings_screen,
)
from unobot.i18n import text_for
from unobot.rules.ruleset.codes import RulesetCodeError
from unobot.rules.ruleset.ruleset import PRESETS, Ruleset, RulesetError
from unobot.storage.states import ChannelSettings
from unobot.tables.errors import Refused
from unobot.tables.hub import Hub

AT_ONCE = frozenset({"look", "dms", "pings"})
"""What is drawn anew at running tables; rules, turn time and the look of the table are kept as they began."""


def settings_command(desk: CommandContext) -> app_commands.Command[Any, ..., None]:
    """The command, for the group ``/uno``."""

    @app_commands.command(name="settings", description=text_for("en")("command-settings"))
    async def settings(interaction: discord.Interaction) -> None:
        """Show what is set for this server, to be changed."""
        async with desk.answering(interaction) as (answer, text):
            check_may_set(interaction)
            scope = await _scope(interaction, desk.messages, desk.hub, SERVER)
            await answer.show(server_settings_screen(text, scope))

    return settings


async def _look(errand: InteractionContext) -> None:
    """Another setting to be changed, or the other scope; what was open stays open."""
    check_may_set(errand.interaction)
    name, field = _read(errand.action.arg)
    if errand.chosen:
        field = _field(errand.chosen)
    await _redraw(errand, name, field)


async def _set(errand: InteractionContext) -> None:
    """Set what was chosen or pasted; the modal for a code is opened on the way. Raises `Refused`, `StorageError`."""
    check_may_set(errand.interaction)
    name, _, what = errand.action.arg.partition("-")
    if what == ASK and name in (SERVER, CHANNEL):
        if not await errand.answer.ask(default_rules_modal(errand.t, name)):
            raise Refused("refused-too-slow")
        return
    name, field = _read(errand.action.arg)
    value = None
    try:
        if field is not None:
            value = _value(errand, field)
    except (RulesetError, RulesetCodeError) as error:
        await _redraw(errand, name, field, sentence(errand.t, error))
        return
    field = field or ROLE  # the button that takes the role away
    guild_id, channel_id = _ids(errand.interaction)
    place_id = guild_id if name == SERVER else channel_id
    choices = errand.messages.preferences
    await choices.settle(place_id, replace(await choices.own(place_id), **{field: value}))
    await _redraw(errand, name, field)
    if field == "language" or field in AT_ONCE:
        await _follow(errand, field)


async def _follow(errand: InteractionContext, field: str) -> None:
    """The running tables of the server take notice."""
    guild_id, _ = _ids(errand.interaction)
    for table in await errand.hub.live_in(guild_id):
        if field == "language":
            place = await errand.messages.preferences.place(guild_id, table.state.channel_id)
            await table.set_locale(errand.messages.localizer.locale_at(place, errand.interaction.guild_locale))
        elif table.at_home:
            errand.messages.display.changed(table)


def _value(errand: InteractionContext, field: str) -> str | bool | int | None:
    """What was chosen or pasted for a field; ``None`` leaves it to the server, or to unobot."""
    if field == ROLE:
        return _role(errand)
    if field == RULES and errand.typed:
        return chosen_rules(errand.typed)
    if errand.chosen == AS_USUAL:
        return None
    for value in SETTINGS[field]:
        if said_value(value) == errand.chosen:
            return value
    if field == RULES and errand.chosen:
        return chosen_rules(errand.chosen)
    raise Refused("refused-unknown-button")


def chosen_rules(text: str) -> str:
    """Rules as they are kept: the name of a preset, or a code that can be read. Raises `RulesetCodeError`."""
    name = text.strip().casefold().replace(" ", "_")
    return name if name in PRESETS else Ruleset.from_code(text.strip()).code


def _role(errand: InteractionContext) -> int:
    """The role that was chosen. Raises `Refused`."""
    guild = errand.interaction.guild
    role = guild.get_role(int(errand.chosen)) if guild is not None and errand.chosen.isdecimal() else None
    if role is None:
        raise Refused("refused-unknown-button")
    if role.is_default():
        raise Refused("refused-everybody-role")
    return role.id


async def _redraw(errand: InteractionContext, name: str, field: str | None, note: str | None = None) -> None:
    scope = await _scope(errand.interaction, errand.messages, errand.hub, name)
    await errand.answer.redraw(server_settings_screen(errand.t, scope, field=field, note=note))


async def _scope(interaction: discord.Interaction, messages: Messages, hub: Hub, name: str) -> Scope:
    guild_id, channel_id = _ids(interaction)
    server = await messages.preferences.own(guild_id)
    own = server if name == SERVER else await messages.preferences.own(channel_id)
    return Scope(name, channel_id, own, server, replace(USUAL, turn=int(hub.usual_turn)))


def _ids(interaction: discord.Interaction) -> tuple[int, int]:
    """The server, and the channel that is set from here: of a thread, the one it belongs to."""
    assert interaction.guild_id is not None  # nothing is set in direct messages
    return interaction.guild_id, parent_of(interaction) or interaction.channel_id or 0


def _read(arg: str) -> tuple[str, str | None]:
    """Scope and field of a button."""
    name, _, field = arg.partition("-")
    if name not in (SERVER, CHANNEL):
        raise Refused("refused-unknown-button")
    return name, None if field in ("", NONE) else _field(field)


def _field(text: str) -> str:
    field = text.replace("-", "_")
    if field not in SETTINGS:
        raise Refused("refused-unknown-button")
    return field


USUAL = ChannelSettings(
    rules="official",
    table_look="text",
    look="pictures",
    dms=True,
    pings=True,
    starts="everybody",
    allowed=True,
    threads=False,
)
"""What unobot does by itself."""
HANDLERS: InteractionHandlers = {Verb.SETTINGS: _look, Verb.SET: _set}
