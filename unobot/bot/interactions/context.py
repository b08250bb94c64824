"""The context of one interaction. A press and a slash command have the same, so both can call the same functions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import discord
from discord import ComponentType, InteractionType
from discord.ui import LayoutView

from unobot.bot.custom_ids import ActionId
from unobot.bot.discord_api.interaction_places import place_kind, server_of
from unobot.bot.interactions.permissions import is_moderator_here
from unobot.bot.interactions.responses import Response
from unobot.bot.interactions.surfaces import PRIVATE_SURFACES, Control, Surface
from unobot.bot.kit import Kit
from unobot.bot.messages.messages import Messages
from unobot.bot.screens.tables import ListedTable, tables_screen
from unobot.i18n import Text
from unobot.model.refused import Refused
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
class Context:
    """One interaction: its response, the words of its user, and the services of the bot. A slash command has only this.

    Suggestions have a context, too, whose response is never sent.
    """

    interaction: discord.Interaction
    response: Response
    text: Text
    kit: Kit
    user_id: int
    """The id of the user. Discord guarantees it, and the bot uses no other identity."""
    at: float
    """The time of the interaction by Discord's clock, in Unix seconds."""

    @staticmethod
    async def of(interaction: discord.Interaction, response: Response, kit: Kit) -> Context:
        """Return the context of an interaction, with the words of its user."""
        text = await kit.messages.localizer.words_for(interaction)
        user_id, at = interaction.user.id, interaction.created_at.timestamp()
        return Context(interaction, response, text, kit, user_id, at)

    @property
    def messages(self) -> Messages:
        """The parts that draw and send."""
        return self.kit.messages

    @property
    def hub(self) -> Hub:
        """The live tables."""
        return self.kit.hub

    @property
    def server_id(self) -> int | None:
        """The id of the server; None outside the servers of the bot."""
        return server_of(self.interaction)

    @property
    def channel_id(self) -> int:
        """The id of the channel; 0 if Discord sends none."""
        return self.interaction.channel_id or 0

    @property
    def name(self) -> str:
        """The user's name in a form that is safe to show."""
        return self.messages.localizer.name_of(self.interaction.user, self.text)

    def pressed(self, action_id: ActionId) -> PressContext:
        """Return the same interaction as a press on a control with this id."""
        return PressContext(
            self.interaction,
            self.response,
            self.text,
            self.kit,
            self.user_id,
            self.at,
            action_id,
            _surface(self.interaction),
            _control(self.interaction),
        )

    async def answer(self, view: LayoutView) -> None:
        """Answer with a screen for this user only: in the pressed message if it is private, else in a new one."""
        await self.response.show(view)

    async def check_not_blocked(self, *, moves: bool = False) -> None:
        """Raise `Refused` if the owner of the bot has blocked this user, or the server of the interaction.

        ``moves``: see `OwnerRules.check`.
        """
        await self.messages.owner.check(self.user_id, self.interaction.guild_id, moves=moves)

    async def is_moderator(self) -> bool:
        """Return whether this user is a moderator here now. Raises `StorageError`."""
        return await is_moderator_here(self.interaction, self.messages.preferences)

    async def channel_table(self) -> Table:
        """Return the live table of this channel. Raises `Refused` if there is none."""
        table = await self.hub.at(self.channel_id)
        if table is None:
            raise Refused("refused-no-table")
        return table

    async def user_tables(self) -> list[Table]:
        """Return the user's tables: first the table in this channel, then tables that wait for the user; then by age.

        A table outside servers is only reached from its channel: a token from elsewhere would post it elsewhere.
        """
        user_id, channel_id, server_id = self.user_id, self.channel_id, self.server_id
        tables = [
            table
            for table in await self.hub.seats_of(user_id)
            if table.state.channel_id == channel_id
            or (table.state.guild_id is not None and server_id in (None, table.state.guild_id))
        ]
        return sorted(
            tables, key=lambda table: (table.state.channel_id != channel_id, not table.is_turn_of(user_id), table.id)
        )

    async def pick_table(self, table_id: int = 0) -> Table | None:
        """Return the table that the user means. If several are possible, list them to the user and return None.

        ``table_id``: the table that the user has chosen; 0 for none. Raises `Refused` if there is no table.
        """
        tables = await self.user_tables()
        if table_id:
            tables = [table for table in tables if table.id == table_id]
        if not tables:
            return await self.channel_table()
        first = tables[0]
        turns = [table for table in tables if table.is_turn_of(self.user_id)]
        is_here = first.state.channel_id == self.channel_id and place_kind(self.interaction) != "direct"
        if len(tables) == 1 or is_here or len(turns) == 1:
            return first
        await self.response.show(tables_screen(self.text, self.text("tables-which"), [*map(self.list_entry, tables)]))
        return None

    def list_entry(self, table: Table) -> ListedTable:
        """Return a table as a list shows it to the user, with a link that leads there from the user's channel."""
        text, state, (server, link) = self.text, table.state, self.messages.renderer.address(table.state)
        if state.guild_id is None:
            place = text(f"place-{state.place}", link=link)
        elif self.server_id == state.guild_id:
            place = f"<#{state.channel_id}>"
        else:
            place = text("dm-place", server=server or text("dm-place-unknown"), link=link)
        return ListedTable(table.view(self.user_id), place, self.channel_id == state.channel_id)


@dataclass(frozen=True, slots=True)
class PressContext(Context):
    """One press: an interaction with a control. At a table, `at_table` adds the table."""

    action_id: ActionId
    surface: Surface
    """The surface of the pressed control."""
    control: Control | None
    """The kind of the pressed control, or None if the bot has no such control."""

    @property
    def is_private(self) -> bool:
        """Return whether only this user sees the message of the control."""
        return self.surface in PRIVATE_SURFACES

    @property
    def choice(self) -> str:
        """Return the value chosen in a menu; empty unless exactly one was chosen."""
        values = _data(self.interaction).get("values")
        return str(values[0]) if isinstance(values, list) and len(values) == 1 else ""

    @property
    def choices(self) -> list[str]:
        """Return all values chosen in a menu."""
        values = _data(self.interaction).get("values")
        return [str(value) for value in values] if isinstance(values, list) else []

    @property
    def typed_text(self) -> str:
        """Return the text typed into the field of a modal (see `plain`); empty for other controls."""
        return next((plain(text) for values in self.fields.values() for text in values), "")

    @property
    def fields(self) -> dict[str, tuple[str, ...]]:
        """Return the values of the fields of a modal by their custom ids. A field without a choice has none."""
        return dict(_fields(_data(self.interaction).get("components")))

    async def answer(self, view: LayoutView) -> None:
        """Answer with a screen for this user only: in the pressed message if it is private, else in a new one."""
        await (self.response.redraw if self.is_private else self.response.show)(view)

    def at_table(self, table: Table) -> TableContext:
        """Return the same press with its table.

        In the bot's DM, a table is one message, and panels are ephemeral as elsewhere.
        """
        surface, message = self.surface, self.interaction.message
        together = PLACES[table.state.place].hands == "together"
        if together and surface is Surface.DIRECT and message is not None:
            surface = Surface.PANEL if message.flags.ephemeral else Surface.TABLE
        return TableContext(
            self.interaction,
            self.response,
            self.text,
            self.kit,
            self.user_id,
            self.at,
            self.action_id,
            surface,
            self.control,
            table,
            together and surface is Surface.TABLE,
        )


@dataclass(frozen=True, slots=True)
class TableContext(PressContext):
    """One press on a control of a table."""

    table: Table
    is_together: bool
    """Whether the pressed message is the table and the hand of its only player."""


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


def _fields(components: object) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the fields of a modal with their values. Discord sends them inside rows or labels."""
    for part in components if isinstance(components, list) else ():
        if isinstance(part, dict):
            if isinstance(part.get("value"), str):
                yield str(part.get("custom_id")), (part["value"],)
            elif isinstance(part.get("values"), list):
                yield str(part.get("custom_id")), tuple(map(str, part["values"]))
            yield from _fields(part.get("components"))
            yield from _fields([part.get("component")])
