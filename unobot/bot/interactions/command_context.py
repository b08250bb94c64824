"""What every slash command needs: its answer in the caller's language, and the table it means."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord
from discord import ChannelType

from unobot.bot.interactions.error_messages import apologize
from unobot.bot.interactions.gate import Gate
from unobot.bot.interactions.permissions import check_permissions
from unobot.bot.interactions.responses import Answer
from unobot.bot.messages.messages import Messages
from unobot.bot.screens.tables import tables_screen
from unobot.i18n import Text
from unobot.tables.errors import Refused
from unobot.tables.hub import Hub
from unobot.tables.table import Table

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
"""Where a table can stand."""


class CommandContext:
    """One for the process."""

    def __init__(self, hub: Hub, messages: Messages, gate: Gate) -> None:
        self.hub = hub
        self.messages = messages
        self.gate = gate

    @asynccontextmanager
    async def answering(self, interaction: discord.Interaction) -> AsyncIterator[tuple[Answer, Text]]:
        """The answer to a command; whatever goes wrong, the person gets one sentence."""
        with self.gate.passage():
            text = await self.messages.localizer.words_for(interaction)
            async with Answer(interaction, update=False) as answer:
                try:
                    yield answer, text
                except Exception as error:  # noqa: BLE001  # the last door before a person: they get a sentence
                    await apologize(answer, text, error)

    async def here(self, interaction: discord.Interaction) -> Table:
        """The live table of this channel. Raises `Refused` where there is none."""
        table = await self.hub.at(interaction.channel_id or 0)
        if table is None:
            raise Refused("refused-no-table")
        return table

    async def tables_of(self, interaction: discord.Interaction) -> list[Table]:
        """The caller's tables, the likeliest first: in this channel; their turn; the oldest."""
        user_id, channel_id = interaction.user.id, interaction.channel_id
        tables = [
            table for table in await self.hub.seats_of(user_id) if interaction.guild_id in (None, table.state.guild_id)
        ]
        return sorted(
            tables, key=lambda text: (text.state.channel_id != channel_id, not text.is_turn_of(user_id), text.id)
        )

    async def own_table(
        self, interaction: discord.Interaction, answer: Answer, text: Text, table_id: int = 0
    ) -> Table | None:
        """The table a person means; where that is open, they are asked, and the answer is ``None``.

        ``table_id``: the one they chose already; 0 for none.
        """
        tables, user_id = await self.tables_of(interaction), interaction.user.id
        if table_id:
            tables = [table for table in tables if table.id == table_id]
        if not tables:
            return await self.here(interaction)
        first = tables[0]
        turns = [table for table in tables if table.is_turn_of(user_id)]
        if len(tables) == 1 or first.state.channel_id == interaction.channel_id or len(turns) == 1:
            return first
        listed = [(table.view(user_id), f"<#{table.state.channel_id}>") for table in tables]
        await answer.show(tables_screen(text, text("tables-which"), listed))
        return None


def place_for_a_table(interaction: discord.Interaction, text: Text) -> int:
    """The id of the channel, if a table can stand there and the bot may work in it. Raises `Refused` otherwise."""
    channel = interaction.channel
    if interaction.guild_id is None or channel is None or channel.type not in PLACES:
        raise Refused("refused-place")
    check_permissions(interaction, text)
    return channel.id
