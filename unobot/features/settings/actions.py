"""The panels of `/uno settings` and `/uno me`, and notifications about new tables."""

from __future__ import annotations

from contextlib import suppress
from functools import partial

import discord
from msgspec.structs import replace

from unobot.bot.custom_ids import ActionId, Verb
from unobot.bot.discord_api.owners import is_owner
from unobot.bot.discord_api.request_budget import Rank
from unobot.bot.interactions.actions import GeneralAction
from unobot.bot.interactions.context import Context, PressContext
from unobot.bot.interactions.error_messages import sentence
from unobot.bot.interactions.permissions import check_may_set
from unobot.bot.interactions.slash_commands import command
from unobot.bot.interactions.surfaces import Control, Surface
from unobot.bot.messages.messages import Messages
from unobot.bot.messages.preferences_cache import parent_of
from unobot.bot.screens.notify_me import notify_me_off_screen, notify_me_on_screen
from unobot.features.admin.actions import limit_lobbies
from unobot.features.admin.moderation import Moderation
from unobot.features.admin.screens import audit_entry_words, losses
from unobot.features.results.store import Results
from unobot.features.settings.screens import (
    ASK,
    CHANNEL,
    CHOICES,
    NONE,
    NOT_SET,
    PAGES,
    ROLE,
    RULES,
    SERVER,
    SERVER_ONLY,
    SETTINGS,
    Scope,
    default_rules_modal,
    option_value,
    page_of,
    preferences_screen,
    server_settings_screen,
    setting_value,
)
from unobot.i18n import languages
from unobot.model.people import own_emblem
from unobot.model.places import ChannelSettings
from unobot.model.refused import Refused, Stale
from unobot.rules.ruleset.codes import RulesetCodeError
from unobot.rules.ruleset.ruleset import PRESETS, Ruleset, RulesetError
from unobot.tables.state import players
from unobot.tables.state.admission import barred
from unobot.tables.state.places import PLACES
from unobot.tables.table import Table

LIVE_SETTINGS = frozenset({"look", "dms", "pings"})
"""The settings that apply to running tables at once. A running table keeps its rules, time control and table look."""


DEFAULTS = ChannelSettings(
    rules="official",
    table_look="picture",
    look="pictures",
    dms=True,
    pings=True,
    starts="everybody",
    allowed=True,
    moments=True,
    reactions=True,
    achievements=True,
    threads=False,
    seasons="monthly",
)
"""The defaults of unobot."""
MAX_MENTIONS = 20
"""The most users that one message mentions, the earliest followers first. More mentions would be spam."""
MAX_FOLLOWERS = 200
"""The most users who can follow one channel."""
OFF = "off"


@command()
async def settings(context: Context) -> None:
    """Show the panel with the settings of the server."""
    check_may_set(context.interaction)
    scope = await _scope(context, SERVER)
    entries = await context.kit[Moderation].audit_log(context.server_id or 0)
    note = "\n".join(f"⚠️ {audit_entry_words(context.text, act)}" for act in losses(entries, scope.explicit))
    await context.answer(server_settings_screen(context.text, scope, note=note))


async def _show_setting(context: PressContext) -> None:
    """Show another setting, or the same setting in the other scope."""
    check_may_set(context.interaction)
    name, field = _parse_scope(context.action_id.arg)
    if context.choice:
        field = _field(context.choice)
    await _redraw(context, name, field)


async def _store_setting(context: PressContext) -> None:
    """Set the chosen or pasted value, or open the modal for a code. Raises `Refused` and `StorageError`."""
    check_may_set(context.interaction)
    name, _, option = context.action_id.arg.partition("-")
    if option == ASK and name in (SERVER, CHANNEL):
        if not await context.response.open_modal(default_rules_modal(context.text, name)):
            raise Refused("refused-too-slow")
        return
    name, field = _parse_scope(context.action_id.arg)
    if name == CHANNEL and field in SERVER_ONLY:
        raise Refused("refused-unknown-button")
    value = None
    try:
        if field is not None:
            value = _value(context, field)
    except (RulesetError, RulesetCodeError) as error:
        await _redraw(context, name, field, sentence(context.text, error))
        return
    field = field or ROLE  # the button that removes the role
    guild_id, channel_id = _ids(context)
    place_id = guild_id if name == SERVER else channel_id
    preferences = context.messages.preferences
    await preferences.store_settings(
        place_id, replace(await preferences.latest_settings(place_id), **{field: value}), guild_id
    )
    note = None
    if field == RULES and (await context.hub.policies.of(guild_id)).rules_locked:
        note = await limit_lobbies(context)
    await _redraw(context, name, field, note)
    if field == "seasons":
        _rebuild_ratings(context, guild_id)
    if field == "language" or field in LIVE_SETTINGS:
        await _apply_to_tables(context, field)


def _rebuild_ratings(context: PressContext, guild_id: int) -> None:
    """Compute the ratings of a server again in the background, once for all changes in the meantime."""

    async def rebuild() -> None:
        await context.kit[Results].rebuild_ratings(guild_id, is_behind=True)

    context.messages.tasks.start(("ratings", guild_id), rebuild)


async def _apply_to_tables(context: PressContext, field: str) -> None:
    """Apply a changed setting to the running tables of the server."""
    guild_id, _ = _ids(context)
    for table in await context.hub.live_in(guild_id):
        if field == "language":
            place = await context.messages.preferences.settings(guild_id, table.state.channel_id)
            await table.set_locale(context.messages.localizer.locale_at(place, context.interaction.guild_locale))
        elif table.at_home:
            context.messages.display.changed(table)
            context.messages.display.hands_changed(table)


def _value(context: PressContext, field: str) -> str | bool | int | None:
    """Return the chosen or pasted value; None for the default of the server or of unobot. Raises `Refused`."""
    if field == ROLE:
        return _role(context)
    if field == RULES and context.typed_text:
        return parse_rules(context.typed_text)
    if context.choice == NOT_SET:
        return None
    for value in SETTINGS[field]:
        if setting_value(value) == context.choice:
            return value
    if field == RULES and context.choice:
        return parse_rules(context.choice)
    raise Refused("refused-unknown-button")


def parse_rules(text: str) -> str:
    """Return rules in their stored form: a preset's name or a valid code. Raises `RulesetCodeError`."""
    name = text.strip().casefold().replace(" ", "_")
    return name if name in PRESETS else Ruleset.from_code(text.strip()).code


def _role(context: PressContext) -> int:
    """Return the id of the chosen role. Raises `Refused`."""
    guild = context.interaction.guild
    role = guild.get_role(int(context.choice)) if guild is not None and context.choice.isdecimal() else None
    if role is None:
        raise Refused("refused-unknown-button")
    if role.is_default():
        raise Refused("refused-everybody-role")
    return role.id


async def _redraw(context: PressContext, name: str, field: str | None, note: str | None = None) -> None:
    scope = await _scope(context, name)
    await context.answer(server_settings_screen(context.text, scope, field=field, note=note))


async def _scope(context: Context, name: str) -> Scope:
    """Return the settings of the server or the channel of an interaction. ``name``: `SERVER` or `CHANNEL`."""
    (guild_id, channel_id), preferences = _ids(context), context.messages.preferences
    server = await preferences.own_settings(guild_id)
    own_settings = server if name == SERVER else await preferences.own_settings(channel_id)
    return Scope(name, channel_id, own_settings, server, replace(DEFAULTS, turn=int(context.hub.usual_turn)))


def _ids(context: Context) -> tuple[int, int]:
    """Return the ids of the server and of the channel. In a thread, the channel is its parent."""
    server_id = context.server_id
    assert server_id is not None  # there are no settings outside servers
    return server_id, parent_of(context.interaction) or context.channel_id


def _parse_scope(arg: str) -> tuple[str, str | None]:
    """Return the scope and the field that a button's argument names. Raises `Refused`."""
    name, _, field = arg.partition("-")
    if name not in (SERVER, CHANNEL):
        raise Refused("refused-unknown-button")
    return name, None if field in ("", NONE) else _field(field)


def _field(text: str) -> str:
    field = text.replace("-", "_")
    if field not in SETTINGS:
        raise Refused("refused-unknown-button")
    return field


@command()
async def me(context: Context) -> None:
    """Show the panel with the caller's preferences."""
    preferences = await context.messages.preferences.latest_preferences(context.user_id)
    await context.answer(preferences_screen(context.text, context.user_id, preferences, is_owner=_owns(context)))


def _owns(context: Context) -> bool:
    """Return whether this user owned the bot when it started. The panel of owners asks Discord again."""
    return is_owner(context.interaction.client.application, context.user_id)


async def _me(context: PressContext) -> None:
    """Show another page of the preferences, or set a preference. Raises `Refused` and `StorageError`."""
    if context.choice or context.action_id.arg not in PAGES:
        await choose(context)
        return
    preferences = await context.messages.preferences.latest_preferences(context.user_id)
    await context.answer(
        preferences_screen(context.text, context.user_id, preferences, context.action_id.arg, is_owner=_owns(context))
    )


async def choose(context: PressContext) -> None:
    """Set the chosen preference; redraw this panel and all hands. Raises `Refused` and `StorageError`."""
    field = context.action_id.arg.replace("-", "_")
    values = [value for value in CHOICES.get(field, ()) if option_value(value) == context.choice]
    if not values:
        raise Refused("refused-unknown-button")
    changes: dict[str, object] = {field: values[0]}
    if field == "hints":
        changes["hinted"] = ()  # a user who turns hints on again sees all of them again
    preferences = await context.messages.preferences.store_choice(context.user_id, **changes)
    text = await context.messages.localizer.words_for(context.interaction)
    await context.response.redraw(
        preferences_screen(text, context.user_id, preferences, page_of(field), is_owner=_owns(context))
    )
    if field == "rated":
        await context.kit[Results].list_person(context.user_id)
    for table in await context.hub.seats_of(context.user_id):
        if table.at_home:
            if field == "emblem":
                emblem = own_emblem(context.user_id, preferences)
                with suppress(Refused, Stale):  # the preference is stored, and counts at the next table
                    await table.change(context.user_id, partial(players.set_emblem, emblem=emblem))
            if field == "passes":
                await table.reconsider_pass()
            _redraw_hand(context, table)


async def _switch_language(context: PressContext) -> None:
    """Switch to a language in beta, and show the preferences in it. Raises `Refused` and `StorageError`."""
    language = context.action_id.arg
    if language not in languages():
        raise Refused("refused-unknown-button")
    preferences = await context.messages.preferences.store_choice(context.user_id, language=language)
    text = await context.messages.localizer.words_for(context.interaction)
    await context.answer(preferences_screen(text, context.user_id, preferences, is_owner=_owns(context)))
    for table in await context.hub.seats_of(context.user_id):
        if table.at_home:
            _redraw_hand(context, table)


def _redraw_hand(context: PressContext, table: Table) -> None:
    context.messages.display.changed(table)
    context.messages.display.hands_changed(table)


async def _notify(context: PressContext) -> None:
    """Turn the notifications of this user on or off. Raises `Refused` and `StorageError`."""
    if context.action_id.arg not in ("", OFF):
        raise Refused("refused-unknown-button")
    place_id = followed_place(context.interaction)
    preferences, user_id, follows = context.messages.preferences, context.user_id, context.action_id.arg != OFF
    place = await preferences.latest_settings(place_id)
    if follows and user_id not in place.followers and len(place.followers) >= MAX_FOLLOWERS:
        raise Refused("refused-notify-me-full")
    other_followers = tuple(follower for follower in place.followers if follower != user_id)
    if follows != (user_id in place.followers):
        followers = (*other_followers, user_id) if follows else other_followers
        await preferences.store_settings(place_id, replace(place, followers=followers), context.server_id)
    screen = notify_me_on_screen(context.text, place_id) if follows else notify_me_off_screen(context.text, place_id)
    if context.surface is Surface.PANEL and not follows:
        await context.response.redraw(screen)
    else:
        await context.response.show(screen)


def followed_place(interaction: discord.Interaction) -> int:
    """Return the id of the channel to follow. In a thread, that is its parent."""
    place_id = parent_of(interaction) or interaction.channel_id
    assert place_id is not None  # the interaction came from a channel
    return place_id


def call_followers(context: Context, table: Table) -> None:
    """Notify the followers of the channel about the table that this interaction opened."""
    if PLACES[table.state.place].reminds != "players":
        return
    messages, place_id = context.messages, followed_place(context.interaction)
    messages.tasks.start(("call", table.id), partial(_call, messages, table, place_id))


async def _call(messages: Messages, table: Table, place_id: int) -> None:
    """Mention the followers without a seat if the lobby is open. Raises `discord.HTTPException` and `StorageError`."""
    state = table.state
    if state.status != "lobby" or state.admission.access != "open":
        return
    seated = {seat.user_id for seat in state.seats}
    followers = (await messages.preferences.own_settings(place_id)).followers
    admissible = [
        follower for follower in followers if barred(state, follower) is None and not table.policy.bans(follower)
    ]
    callees = [follower for follower in admissible if follower not in seated][:MAX_MENTIONS]
    if not callees:
        return
    text = messages.localizer.words_at(table)
    button: discord.ui.Button[discord.ui.View] = discord.ui.Button(
        label=text("button-notify-me-off"), custom_id=str(ActionId(0, 0, Verb.NOTIFY, OFF))
    )
    view = discord.ui.View(timeout=None)
    view.add_item(button)
    view.stop()
    message = {
        "content": text("notify-me-call", mentions=" ".join(f"<@{follower}>" for follower in callees)),
        "view": view,
        "allowed_mentions": discord.AllowedMentions(users=[discord.Object(follower) for follower in callees]),
        "nonce": f"call.{table.id}",
    }
    await messages.delivery.send(Rank.CALL, state.channel_id, message)


ACTIONS = (
    GeneralAction(
        verb=Verb.SETTINGS,
        handler=_show_setting,
        offered=Control.BUTTON.on(Surface.PANEL) | Control.MENU.on(Surface.PANEL),
        who="users who may manage the server; checked again at each press",
        when="any",
    ),
    GeneralAction(
        verb=Verb.SET,
        handler=_store_setting,
        offered=Control.BUTTON.on(Surface.PANEL)
        | Control.MENU.on(Surface.PANEL)
        | Control.ROLES.on(Surface.PANEL)
        | Control.MODAL.on(Surface.PANEL),
        who="users who may manage the server; checked again at each press",
        when="any",
        checked="one value that the menu offers; rules that can be played",
    ),
    GeneralAction(
        verb=Verb.ME,
        handler=_me,
        offered=Control.MENU.on(Surface.PANEL, Surface.DIRECT),
        by_argument=dict.fromkeys(PAGES, Control.BUTTON.on(Surface.PANEL, Surface.DIRECT)),
        who="anybody, for themselves",
        when="any",
        checked="one value that the menu offers",
    ),
    GeneralAction(
        verb=Verb.LANGUAGE,
        handler=_switch_language,
        offered=Control.BUTTON.on(Surface.PANEL, Surface.DIRECT),
        who="anybody, for themselves",
        when="any",
        checked="a language of the bot",
    ),
    GeneralAction(
        verb=Verb.NOTIFY,
        handler=_notify,
        offered=Control.BUTTON.on(Surface.TABLE, Surface.PANEL),
        by_argument={OFF: Control.BUTTON.on(Surface.PANEL, Surface.REMINDER)},
        who="anybody, for themselves",
        when="any",
        checked="200 users a channel",
    ),
)

COMMANDS = (
    settings,
    me,
)
