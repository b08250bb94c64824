"""The context of one interaction for its handler: a pressed button, a choice in a menu or a submitted modal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import discord

from unobot.bot.custom_ids import ActionId
from unobot.bot.interactions.permissions import is_moderator_here
from unobot.bot.interactions.responses import Response
from unobot.bot.interactions.surfaces import OWN, surface_of
from unobot.bot.messages.messages import Messages
from unobot.i18n import Text
from unobot.tables.hub import Hub
from unobot.tables.table import Table


@dataclass(frozen=True, slots=True)
class InteractionContext:
    """One interaction with a control that belongs to no table."""

    interaction: discord.Interaction
    response: Response
    action_id: ActionId
    text: Text
    messages: Messages
    hub: Hub

    @property
    def user_id(self) -> int:
        """Return the id of the user. Discord guarantees it, and the bot uses no other identity."""
        return self.interaction.user.id

    @property
    def at(self) -> float:
        """Return the time of the press by Discord's clock, in Unix seconds."""
        return self.interaction.created_at.timestamp()

    @property
    def is_private(self) -> bool:
        """Return whether only this user sees the message of the control."""
        return surface_of(self.interaction) in OWN

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
        return ButtonContext(self.interaction, self.response, self.action_id, self.text, self.messages, self.hub, table)

    async def is_moderator(self) -> bool:
        """Return whether this user is a moderator here now. Raises `StorageError`."""
        return await is_moderator_here(self.interaction, self.messages.preferences)


@dataclass(frozen=True, slots=True)
class ButtonContext(InteractionContext):
    """One interaction with a control of a table."""

    table: Table


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
