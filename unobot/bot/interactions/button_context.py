"""The context of one interaction for its handler: a pressed button, a choice in a menu or a submitted modal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Any

import discord
from discord import ComponentType, InteractionType

from unobot.bot.custom_ids import ActionId
from unobot.bot.interactions.permissions import is_moderator_here
from unobot.bot.interactions.responses import Response
from unobot.bot.interactions.surfaces import OWN, Control, Surface
from unobot.bot.messages.messages import Messages
from unobot.i18n import Text
from unobot.tables.hub import Hub
from unobot.tables.table import Table

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
    def typed(self) -> str:
        """Return the text typed into the field of a modal, stripped; empty for other controls."""
        return next((text.strip() for text in _typed(_data(self.interaction).get("components"))), "")

    def at_table(self, table: Table) -> ButtonContext:
        """Return the same interaction with its table."""
        known = {field.name: getattr(self, field.name) for field in fields(self)}
        return ButtonContext(**known, table=table)

    async def is_moderator(self) -> bool:
        """Return whether this user is a moderator here now. Raises `StorageError`."""
        return await is_moderator_here(self.interaction, self.messages.preferences)


@dataclass(frozen=True, slots=True)
class ButtonContext(InteractionContext):
    """One interaction with a control of a table."""

    table: Table


def _surface(interaction: discord.Interaction) -> Surface:
    message = interaction.message
    if message is not None and not message.flags.ephemeral and not message.flags.components_v2:
        return Surface.REMINDER
    if interaction.guild_id is None:
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
