"""A bot that notes what it sees and what Discord refuses. It tests both simulated Discords."""

from __future__ import annotations

from typing import cast

import discord
from discord import app_commands

from tests.demo.toy import screen

_SERVERS_ONLY = app_commands.AppInstallationType(guild=True, user=False)


class Witness(discord.Client):
    """The bot. ``seen`` has its interactions, and ``refused`` the error codes.

    ``/uno start`` answers publicly with buttons, ``/uno panel`` ephemerally. Each button first defers the update:

    * The button *many* sends eight followups.
    * The button *keep* keeps the token of the press.
    * The button *edit* edits the message by that token, eight times.
    * The button *post* writes by the bot's own token.
    """

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self.tree = app_commands.CommandTree(self)
        anywhere = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
        both = app_commands.AppInstallationType(guild=True, user=True)
        uno = app_commands.Group(name="uno", description="-", allowed_installs=both, allowed_contexts=anywhere)
        uno.command(name="start", description="-")(self.start_)
        uno.command(name="panel", description="-")(self.panel)
        server = app_commands.Group(name="unoadmin", description="-", allowed_installs=_SERVERS_ONLY)
        server.command(name="panel", description="-")(self.panel)
        self.tree.add_command(uno)
        self.tree.add_command(server)
        self.seen: list[discord.Interaction] = []
        self.refused: list[int] = []
        self.old: discord.Interaction | None = None

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def start_(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=screen("Table", 0, "many", "edit", "post", "keep"))

    async def panel(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=screen("Panel", 0, "many"), ephemeral=True)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.seen.append(interaction)
        if interaction.type is not discord.InteractionType.component:
            return
        await interaction.response.defer()
        channel = self.get_partial_messageable(interaction.channel_id or 0)
        try:
            match cast("dict[str, str]", interaction.data)["custom_id"].rpartition(":")[2]:
                case "many":
                    for number in range(8):
                        await interaction.followup.send(view=screen(f"Followup {number}", 0, "many"))
                case "keep":
                    self.old = interaction
                case "edit":
                    assert self.old is not None
                    assert interaction.message is not None
                    for _ in range(8):
                        await self.old.followup.edit_message(
                            interaction.message.id, view=screen("Edited", 0, "keep", "edit")
                        )
                case "post":
                    await channel.send("Hello")
        except discord.HTTPException as error:
            self.refused.append(error.code)
