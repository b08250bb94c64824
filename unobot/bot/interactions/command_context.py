"""The context of slash commands: the response in the caller's language, and the table that the caller means."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
from discord import ChannelType, app_commands

from unobot.bot.discord_api.interaction_places import may_post_publicly, place_kind, server_of
from unobot.bot.interactions.error_messages import apologize, view_of_refusal
from unobot.bot.interactions.gate import Gate
from unobot.bot.interactions.permissions import check_permissions, server_here
from unobot.bot.interactions.responses import Response
from unobot.bot.messages.messages import Messages
from unobot.bot.screens.tables import ListedTable, tables_screen
from unobot.i18n import Text
from unobot.model.refused import Refused
from unobot.tables.hub import Hub
from unobot.tables.table import Table
from unobot.typed_text import plain

PLACES = frozenset(
    {
        ChannelType.text,
        ChannelType.news,
        ChannelType.voice,
        ChannelType.public_thread,
        ChannelType.private_thread,
        ChannelType.news_thread,
    }
)
"""The types of channel that can have a table."""


class CommandContext:
    """The context that all commands of a process share."""

    def __init__(self, hub: Hub, messages: Messages, tree: app_commands.CommandTree[Any], gate: Gate) -> None:
        self.hub = hub
        self.messages = messages
        self.tree = tree
        self._gate = gate

    @asynccontextmanager
    async def answering(self, interaction: discord.Interaction) -> AsyncIterator[tuple[Response, Text]]:
        """Open the response to a command. If anything fails, the caller gets one sentence."""
        async with Response(interaction, self.messages.attachments, self._gate, update=False) as response:
            text = await self.messages.localizer.words_for(interaction)
            try:
                yield response, text
            except Exception as error:  # noqa: BLE001  # after this, nothing could answer the caller
                view = await view_of_refusal(error, self.hub, interaction, None)
                await apologize(response, text, error, view)

    async def here(self, interaction: discord.Interaction) -> Table:
        """Return the live table of this channel. Raises `Refused` if there is none."""
        table = await self.hub.at(interaction.channel_id or 0)
        if table is None:
            raise Refused("refused-no-table")
        return table

    async def tables_of(self, interaction: discord.Interaction) -> list[Table]:
        """Return the caller's tables: first the one in this channel, then those that wait for the caller, by age.

        A table outside servers is only reached from its channel: a token from elsewhere would post it elsewhere.
        """
        user_id, channel_id, server_id = interaction.user.id, interaction.channel_id, server_of(interaction)
        tables = [
            table
            for table in await self.hub.seats_of(user_id)
            if table.state.channel_id == channel_id
            or (table.state.guild_id is not None and server_id in (None, table.state.guild_id))
        ]
        return sorted(
            tables, key=lambda table: (table.state.channel_id != channel_id, not table.is_turn_of(user_id), table.id)
        )

    async def own_table(
        self, interaction: discord.Interaction, response: Response, text: Text, table_id: int = 0
    ) -> Table | None:
        """Return the table that the caller means. If several are possible, list them to the caller and return None.

        ``table_id``: the table that the caller has chosen; 0 for none. Raises `Refused` if there is no table.
        """
        tables, user_id = await self.tables_of(interaction), interaction.user.id
        if table_id:
            tables = [table for table in tables if table.id == table_id]
        if not tables:
            return await self.here(interaction)
        first = tables[0]
        turns = [table for table in tables if table.is_turn_of(user_id)]
        is_here = first.state.channel_id == interaction.channel_id and place_kind(interaction) != "direct"
        if len(tables) == 1 or is_here or len(turns) == 1:
            return first
        listed = [self.listed(interaction, table, text) for table in tables]
        await response.show(tables_screen(text, text("tables-which"), listed))
        return None

    def listed(self, interaction: discord.Interaction, table: Table, text: Text) -> ListedTable:
        """Return a table as a list shows it to the caller, with a link that leads there from the caller's channel."""
        state, (server, link) = table.state, self.messages.renderer.address(table.state)
        if state.guild_id is None:
            place = text(f"place-{state.place}", link=link)
        elif server_of(interaction) == state.guild_id:
            place = f"<#{state.channel_id}>"
        else:
            place = text("dm-place", server=server or text("dm-place-unknown"), link=link)
        return ListedTable(table.view(interaction.user.id), place, interaction.channel_id == state.channel_id)


def read_plainly(options: object) -> None:
    """Replace each text that a user typed into an option by what they mean (see `plain`), also below subcommands.

    discord.py reads the options afterwards. A text without anything visible stays, so that it is refused by name.
    """
    for option in options if isinstance(options, list) else ():
        if isinstance(option.get("value"), str):
            option["value"] = plain(option["value"]) or option["value"]
        read_plainly(option.get("options"))


async def place_for_a_table(interaction: discord.Interaction, text: Text) -> int:
    """Return the id of the channel. Raises `Refused` if it cannot have a table, or if the bot may not post there."""
    channel, kind = interaction.channel, place_kind(interaction)
    if channel is None or (kind in ("server", "foreign") and channel.type not in PLACES):
        raise Refused("refused-place")
    if not may_post_publicly(interaction):
        raise Refused("refused-external-apps")
    await check_permissions(interaction, text)
    return channel.id


async def server_for_a_table(interaction: discord.Interaction, text: Text) -> int:
    """Return the id of the channel, as `place_for_a_table` does. Raises `Refused` outside the servers of the bot."""
    server_here(interaction, "refused-place")
    return await place_for_a_table(interaction, text)
