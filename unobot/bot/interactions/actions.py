"""An action: its declaration, and the context that its handler gets.

Every handler file declares its actions once, in its `ACTIONS`. The router dispatches by these declarations, and
`python -m tests.security_page` writes them into `docs/security.md`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import ComponentType, InteractionType

from unobot.bot.custom_ids import ActionId, Verb
from unobot.bot.interactions.permissions import is_moderator_here
from unobot.bot.interactions.responses import Response
from unobot.bot.interactions.surfaces import OWN, Control, Offered, Surface
from unobot.bot.messages.messages import Messages
from unobot.i18n import Text
from unobot.model.refused import Refused
from unobot.model.table import TableState
from unobot.tables.hub import Hub
from unobot.tables.state.places import PLACES
from unobot.tables.table import Table
from unobot.typed_text import plain

_CONTROLS = {
    ComponentType.button.value: Control.BUTTON,
    ComponentType.string_select.value: Control.MENU,
    ComponentType.role_select.value: Control.ROLES,
    ComponentType.user_select.value: Control.MEMBERS,
}


@dataclass(frozen=True, slots=True)
class InteractionContext:
    """One interaction with a control that belongs to no table."""

    interaction: discord.Interaction
    response: Response
    action_id: ActionId
    text: Text
    messages: Messages
    hub: Hub
    user_id: int
    """The id of the user. Discord guarantees it, and the bot uses no other identity."""
    at: float
    """The time of the press by Discord's clock, in Unix seconds."""
    surface: Surface
    """The surface of the pressed control."""
    control: Control | None
    """The kind of the pressed control, or None if the bot has no such control."""

    @classmethod
    def read(
        cls,
        interaction: discord.Interaction,
        response: Response,
        action_id: ActionId,
        text: Text,
        messages: Messages,
        hub: Hub,
    ) -> InteractionContext:
        """Return the context of an interaction, with the data from Discord."""
        return cls(
            interaction,
            response,
            action_id,
            text,
            messages,
            hub,
            user_id=interaction.user.id,
            at=interaction.created_at.timestamp(),
            surface=_surface(interaction),
            control=_control(interaction),
        )

    @property
    def is_private(self) -> bool:
        """Return whether only this user sees the message of the control."""
        return self.surface in OWN

    @property
    def chosen(self) -> str:
        """Return the value chosen in a menu; empty unless exactly one was chosen."""
        values = _data(self.interaction).get("values")
        return str(values[0]) if isinstance(values, list) and len(values) == 1 else ""

    @property
    def all_chosen(self) -> list[str]:
        """Return all values chosen in a menu."""
        values = _data(self.interaction).get("values")
        return [str(value) for value in values] if isinstance(values, list) else []

    @property
    def typed(self) -> str:
        """Return the text typed into the field of a modal (see `plain`); empty for other controls."""
        return next((plain(text) for text in _typed(_data(self.interaction).get("components"))), "")

    def at_table(self, table: Table) -> ButtonContext:
        """Return the same interaction with its table.

        In the bot's DM, a table is one message, and panels are ephemeral as elsewhere.
        """
        surface, message = self.surface, self.interaction.message
        together = PLACES[table.state.place].hands == "together"
        if together and surface is Surface.DIRECT and message is not None:
            surface = Surface.PANEL if message.flags.ephemeral else Surface.TABLE
        return ButtonContext(
            self.interaction,
            self.response,
            self.action_id,
            self.text,
            self.messages,
            self.hub,
            self.user_id,
            self.at,
            surface,
            self.control,
            table,
            together and surface is Surface.TABLE,
        )

    async def is_moderator(self) -> bool:
        """Return whether this user is a moderator here now. Raises `StorageError`."""
        return await is_moderator_here(self.interaction, self.messages.preferences)


@dataclass(frozen=True, slots=True)
class ButtonContext(InteractionContext):
    """One interaction with a control of a table."""

    table: Table
    is_together: bool
    """Whether the pressed message is the table and the hand of its only player."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Action:
    """The declaration of an action, with everything that is checked before its handler runs.

    Discord lets users press only the controls of a message. The bot checks it anyway, and old messages have old
    controls.
    """

    verb: Verb
    offered: Offered = frozenset()
    """The surfaces and controls that offer the action. All other presses are refused."""
    by_argument: Mapping[str, Offered] = field(default_factory=dict)
    """`offered` for arguments that other surfaces offer."""
    who: str
    """The users that the handler and its table accept. Like the two fields below, it is text for `docs/security.md`."""
    when: str
    checked: str = ""

    def check_offered(self, context: InteractionContext) -> None:
        """Raise `Refused` if no screen offers this action on the surface and with the control of the interaction."""
        offered = self.by_argument.get(context.action_id.arg, self.offered)
        surfaces = {context.surface}
        if isinstance(context, ButtonContext) and context.is_together:
            surfaces.add(Surface.DIRECT)  # it has the buttons of the hand as well
        if context.interaction.message is None or not any((each, context.control) in offered for each in surfaces):
            raise Refused("refused-unknown-button")


@dataclass(frozen=True, slots=True, kw_only=True)
class TableAction(Action):
    """An action at a table."""

    handler: Callable[[ButtonContext], Awaitable[None]]
    """Does what the button says and answers. Raises `Refused`, `IllegalMove` and `StorageError`."""
    plays: bool = False
    """Whether a press ends the autopilot that the player switched on."""
    returns: bool = False
    """Whether a press brings back a player who left."""
    from_other_servers: bool = False
    """Whether a seated player can press it on a panel in another server, in which their permissions differ."""
    for_invited: bool = False
    """Whether an invited user without a seat can press it in a direct message."""

    def check_place(self, context: InteractionContext, table: TableState, *, seated: bool) -> None:
        """Raise `Refused` unless this user can reach the table from the channel of the interaction.

        A table has one channel. Seated players can also reach it from their panels in other channels of its server and
        from direct messages. Outside the servers of the bot, a table is only reached from its own channel.
        """
        guild_id = context.interaction.guild_id  # if the bot is not there, no table is, either
        if table.guild_id is None:
            if context.interaction.channel_id != table.channel_id:
                raise Refused("refused-elsewhere")
            return
        if guild_id is None and (seated or (self.for_invited and context.user_id in table.admission.invitations_sent)):
            return
        nearby = guild_id == table.guild_id or self.from_other_servers
        if seated and nearby and context.is_private:
            return
        if guild_id != table.guild_id:
            raise Refused("refused-no-such-table")
        if context.interaction.channel_id != table.channel_id:
            raise Refused("refused-elsewhere")


@dataclass(frozen=True, slots=True, kw_only=True)
class GeneralAction(Action):
    """An action that belongs to no table. The table in its custom ids is 0."""

    handler: Callable[[InteractionContext], Awaitable[None]]
    """Does what the button says and answers. Raises `Refused` and `StorageError`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordAction(Action):
    """An action on something that the database keeps, such as a finished match.

    The table in its custom ids is the number of that thing and never 0. The handler finds it, and checks the user.
    """

    handler: Callable[[InteractionContext], Awaitable[None]]
    """Does what the button says and answers. Raises `Refused` and `StorageError`."""
    place: str
    """The places from which the action can be reached, for `docs/security.md`."""


def _surface(interaction: discord.Interaction) -> Surface:
    message = interaction.message
    if message is not None and not message.flags.ephemeral and not message.flags.components_v2:
        return Surface.REMINDER
    if interaction.guild_id is None and not interaction.context.private_channel:
        return Surface.DIRECT
    return Surface.PANEL if message is not None and message.flags.ephemeral else Surface.TABLE


def _control(interaction: discord.Interaction) -> Control | None:
    if interaction.type is InteractionType.modal_submit:
        return Control.MODAL
    return _CONTROLS.get(_data(interaction).get("component_type", 0))


def _data(interaction: discord.Interaction) -> dict[str, Any]:
    return dict(interaction.data or {})


def _typed(components: object) -> Iterator[str]:
    """Yield the values of a modal. Discord sends them inside rows or labels."""
    for part in components if isinstance(components, list) else ():
        if isinstance(part, dict):
            if isinstance(part.get("value"), str):
                yield part["value"]
            yield from _typed(part.get("components"))
            yield from _typed([part.get("component")])
