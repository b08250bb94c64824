"""Where a button may be pressed, and by whom, before its table is asked: what a custom id alone does not prove.

Discord lets nobody press what is not there, but old messages can be pressed again, and the bot does not rely on the
rest. Seat, phase, staleness and the rules themselves are the table's to judge (`tables/`).
"""

from __future__ import annotations

from enum import Enum, auto
from typing import Any

import discord
from discord import ComponentType, InteractionType

from unobot.bot.custom_ids import ActionId, Verb
from unobot.bot.messages.preferences_cache import PreferencesCache
from unobot.i18n import Text
from unobot.storage.states import ChannelSettings, TableState
from unobot.tables.errors import Refused
from unobot.tables.state.seating import seat_of


class Surface(Enum):
    """What a button stands on."""

    TABLE = auto()
    """A message that everybody in the channel sees."""
    REMINDER = auto()
    """The plain message that calls somebody to their turn; no screen can be drawn into it."""
    PANEL = auto()
    """A message in a server that only one person sees."""
    DIRECT = auto()
    """A direct message."""


class Way(Enum):
    """How an action is asked for."""

    BUTTON = auto()
    MENU = auto()
    ROLES = auto()
    """A menu of the server's roles."""
    PEOPLE = auto()
    """A menu of everybody in the server."""
    MODAL = auto()


OWN = frozenset({Surface.PANEL, Surface.DIRECT})
"""What only one person sees."""
IN_HAND = frozenset(
    {
        *(Verb.HAND, Verb.MOVE, Verb.STEP, Verb.AHEAD, Verb.PAGE, Verb.SORT, Verb.UNO, Verb.CATCH, Verb.READY),
        *(Verb.REFRESH, Verb.WHY, Verb.TAKE, Verb.LATE),
    }
)
"""Verbs that, on a message only one person sees, make it that person's hand, or keep it so."""
AFAR = IN_HAND - {Verb.TAKE, Verb.LATE} | {Verb.NEWS, Verb.RESUME}
"""What those who have a seat may do from another server, where their rights are others: all that their hand offers."""
_WAYS = {
    ComponentType.button.value: Way.BUTTON,
    ComponentType.string_select.value: Way.MENU,
    ComponentType.role_select.value: Way.ROLES,
    ComponentType.user_select.value: Way.PEOPLE,
}
_PUBLIC = frozenset({(Surface.TABLE, Way.BUTTON), (Surface.PANEL, Way.BUTTON)})
_OWN = frozenset({(Surface.PANEL, Way.BUTTON), (Surface.DIRECT, Way.BUTTON)})
_ANYWHERE = _PUBLIC | _OWN
_REMINDER = frozenset({(Surface.REMINDER, Way.BUTTON)})
_DIRECT = frozenset({(Surface.DIRECT, Way.BUTTON)})
_PANEL = frozenset({(Surface.PANEL, Way.BUTTON)})
_MENU = frozenset({(Surface.PANEL, Way.MENU)})
_OWN_MENU = frozenset({(Surface.PANEL, Way.MENU), (Surface.DIRECT, Way.MENU)})
_ROLES = frozenset({(Surface.PANEL, Way.ROLES)})
_PEOPLE = frozenset({(Surface.PANEL, Way.PEOPLE)})
_MODAL = frozenset({(Surface.PANEL, Way.MODAL)})

OFFERED = {
    Verb.JOIN: _PUBLIC | _DIRECT,
    Verb.LEAVE: _PUBLIC,
    Verb.AI: _PUBLIC | {(Surface.TABLE, Way.MENU)} | _MENU,
    Verb.START: _PUBLIC,
    Verb.HAND: _ANYWHERE | _REMINDER,
    Verb.MOVE: _OWN,
    Verb.STEP: _OWN,
    Verb.AHEAD: _OWN,
    Verb.PAGE: _OWN,
    Verb.SORT: _OWN,
    Verb.UNO: _ANYWHERE,
    Verb.CATCH: _ANYWHERE,
    Verb.READY: _ANYWHERE,
    Verb.MORE: _PUBLIC,
    Verb.RULES: _PUBLIC,
    Verb.CHECK: _PUBLIC,
    Verb.BUMP: _PANEL,
    Verb.END: _PANEL,
    Verb.REMATCH: _PUBLIC,
    Verb.RESUME: _PUBLIC,
    Verb.SKIP: _PANEL,
    Verb.AUTO: _PANEL,
    Verb.FOLLOW: _PUBLIC,
    Verb.NEWS: _OWN,
    Verb.PACE: _PUBLIC | _MENU,
    Verb.TAKE: _PANEL,
    Verb.LATE: _PANEL,
    Verb.FREE: _MENU,
    Verb.PEOPLE: _PUBLIC,
    Verb.ACCESS: _MENU,
    Verb.KICK: _PANEL | _MENU,
    Verb.HEIR: _MENU,
    Verb.REFRESH: _OWN,
    Verb.WHY: _OWN,
    Verb.HOUSE: _PUBLIC | _MENU,
    Verb.PRESET: _MENU,
    Verb.FIELD: _MENU,
    Verb.INVITE: _PUBLIC | _PEOPLE,
    Verb.UNDO: _PANEL,
    Verb.LOOK: _PANEL,
    Verb.NUMBER: _MODAL,
    Verb.CODE: _PANEL | _MODAL,
    Verb.HELP: _OWN,
    Verb.LEARN: _OWN,
    Verb.ME: _OWN_MENU,
    Verb.SETTINGS: _PANEL | _MENU,
    Verb.SET: _PANEL | _MENU | _MODAL | _ROLES,
}
"""Where each verb is offered, and how; everything else is a forgery."""
NARROWER = {
    (Verb.UNO, "on"): _OWN,
    (Verb.UNO, "off"): _OWN,
    (Verb.INVITE, "voice"): _PANEL,
    (Verb.FOLLOW, "off"): _PANEL | _REMINDER,
    (Verb.CODE, "ask"): _PANEL,
    (Verb.CODE, "paste"): _MODAL,
}
"""The same for a verb that is offered otherwise with this argument."""


def check_offered(interaction: discord.Interaction, action: ActionId) -> None:
    """Raise `Refused` unless a screen of ours offers this action where, and in the way in which, it was asked for."""
    surface, way = surface_of(interaction), _way_of(interaction)
    offered = NARROWER.get((action.verb, action.arg), OFFERED[action.verb])
    if interaction.message is None or (surface, way) not in offered:
        raise Refused("refused-unknown-button")


def check_place(interaction: discord.Interaction, table: TableState, verb: Verb) -> None:
    """Raise `Refused` unless the table can be reached from there by this person.

    A table stands in one channel. Those who have a seat are also asked elsewhere in the server, by what only they see,
    and in their direct messages; for their hand in other servers, too: `/uno tables` lists the tables of all. In direct
    messages, who has an invitation takes a seat.
    """
    seated = seat_of(table, interaction.user.id) is not None
    if seated and interaction.guild_id is None:
        return
    if seated and surface_of(interaction) in OWN and (interaction.guild_id == table.guild_id or verb in AFAR):
        return
    if interaction.guild_id is None and verb is Verb.JOIN and interaction.user.id in table.admission.invitations_sent:
        return
    if interaction.guild_id != table.guild_id:
        raise Refused("refused-no-such-table")
    if interaction.channel_id != table.channel_id:
        raise Refused("refused-elsewhere")


def surface_of(interaction: discord.Interaction) -> Surface:
    """What the button stands on that was pressed."""
    message = interaction.message
    if message is not None and not message.flags.ephemeral and not message.flags.components_v2:
        return Surface.REMINDER
    if interaction.guild_id is None:
        return Surface.DIRECT
    return Surface.PANEL if message is not None and message.flags.ephemeral else Surface.TABLE


def _way_of(interaction: discord.Interaction) -> Way | None:
    if interaction.type is InteractionType.modal_submit:
        return Way.MODAL
    data: dict[str, Any] = dict(interaction.data or {})
    return _WAYS.get(data.get("component_type", 0))


def check_permissions(interaction: discord.Interaction, text: Text) -> None:
    """Raise `Refused`, which names what is missing, unless the bot may post in this channel."""
    channel = interaction.channel
    in_thread = isinstance(channel, discord.Thread)
    needed = ("view_channel", "send_messages_in_threads" if in_thread else "send_messages")
    may = interaction.app_permissions
    missing = [text(f"permission-{name.replace('_', '-')}") for name in needed if not getattr(may, name)]
    if missing:
        where = f"<#{interaction.channel_id}>"
        raise Refused("refused-permission", missing=text.listed(missing), channel=where)


def is_moderator(interaction: discord.Interaction, place: ChannelSettings) -> bool:
    """Whether this person may manage messages here, or has the role that ``place`` names; anew at every press."""
    user = interaction.user
    if interaction.guild_id is None or not isinstance(user, discord.Member):
        return False
    role = place.moderator_role
    return interaction.permissions.manage_messages or (role is not None and user.get_role(role) is not None)


async def is_moderator_here(interaction: discord.Interaction, preferences: PreferencesCache) -> bool:
    """Return whether the caller is a moderator in the channel of the interaction. Raises `StorageError`."""
    return is_moderator(interaction, ChannelSettings()) or is_moderator(
        interaction, await preferences.place_of(interaction)
    )


def check_may_set(interaction: discord.Interaction) -> None:
    """Raise `Refused` unless this person may manage the server that they ask in."""
    if interaction.guild_id is None:
        raise Refused("refused-server-settings-place")
    if not interaction.permissions.manage_guild:
        raise Refused("refused-server-settings")


def check_may_open(interaction: discord.Interaction, place: ChannelSettings) -> None:
    """Raise `Refused` unless a table may stand in this channel, and be opened by this person."""
    if place.allowed is False:
        raise Refused("refused-not-here")
    if place.starts == "moderators" and not is_moderator(interaction, place):
        raise Refused("refused-moderators-start")
