"""One press: of a button, a choice in a menu, a modal that was sent."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

import discord

from unobot.bot.custom_ids import ActionId, Verb
from unobot.bot.interactions.permissions import OWN, is_moderator_here, surface_of
from unobot.bot.interactions.responses import Answer
from unobot.bot.messages.messages import Messages
from unobot.i18n import Text
from unobot.tables.hub import Hub
from unobot.tables.table import Table


@dataclass(frozen=True, slots=True)
class InteractionContext:
    """One press, as far as it is understood, of what belongs to no table."""

    interaction: discord.Interaction
    answer: Answer
    action: ActionId
    t: Text
    messages: Messages
    hub: Hub

    @property
    def user_id(self) -> int:
        """Who pressed: the only identity there is."""
        return self.interaction.user.id

    @property
    def at(self) -> float:
        """When it was pressed, by Discord's clock, in Unix seconds."""
        return self.interaction.created_at.timestamp()

    @property
    def on_hand(self) -> bool:
        """Whether the button stands on a message that only this person sees, rather than on the public table."""
        return surface_of(self.interaction) in OWN

    @property
    def chosen(self) -> str:
        """What was chosen in a menu, where one thing was; nothing where this is no choice."""
        values = _data(self.interaction).get("values")
        return str(values[0]) if isinstance(values, list) and len(values) == 1 else ""

    @property
    def typed(self) -> str:
        """What was typed into the one field of a modal; nothing where this is no modal."""
        return next((text.strip() for text in _typed(_data(self.interaction).get("components"))), "")

    async def is_moderator(self) -> bool:
        """Whether this person is a moderator here, now. Raises `StorageError`."""
        return await is_moderator_here(self.interaction, self.messages.preferences)


@dataclass(frozen=True, slots=True)
class Press(InteractionContext):
    """The same, at a table."""

    table: Table


Handler: TypeAlias = Callable[[Press], Awaitable[None]]
"""Does what a press asks for and answers it; raises `Refused` and its kin for what cannot be done."""
Handlers: TypeAlias = Mapping[Verb, Handler]
InteractionHandlers: TypeAlias = Mapping[Verb, Callable[[InteractionContext], Awaitable[None]]]
"""The same for what belongs to no table."""


def _data(interaction: discord.Interaction) -> dict[str, Any]:
    return dict(interaction.data or {})


def _typed(components: object) -> Iterator[str]:
    """The values of a modal as Discord sends them: rows or labels, with their fields inside."""
    for part in components if isinstance(components, list) else ():
        if isinstance(part, dict):
            if isinstance(part.get("value"), str):
                yield part["value"]
            yield from _typed(part.get("components"))
            yield from _typed([part.get("component")])
