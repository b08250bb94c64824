"""A small bot with the parts of unobot: stopped layouts, one router, direct messages and timers.

It tests the harness and the demo without the game. Each press of "Play" adds one to `Toy.ply`. After "Go", the bot adds
one every `pause` seconds by itself. Every message shows the new number, also in its custom ids.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import cast

import aiosqlite
import discord
from discord import app_commands, ui


def screen(text: str, ply: int, *verbs: str) -> ui.LayoutView:
    """A message of one text and a row of buttons. "play" is labeled "Play", and its custom id has the current ply."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(ui.TextDisplay(text), accent_colour=discord.Colour.red()))
    if verbs:
        buttons = [
            ui.Button[ui.LayoutView](label=verb.title(), custom_id=f"toy:{ply}:{verb}", disabled=verb == "off")
            for verb in verbs
        ]
        view.add_item(ui.ActionRow(*buttons))
    view.stop()
    return view


def menus(*verbs: str, chosen: str = "red") -> ui.LayoutView:
    """A message with a menu for each verb. ``chosen`` is the color that the menus show."""
    view = ui.LayoutView(timeout=None)
    for verb in verbs:
        options = [discord.SelectOption(label=color, default=color == chosen) for color in ("red", "blue")]
        view.add_item(ui.ActionRow(ui.Select[ui.LayoutView](custom_id=f"toy:0:{verb}", options=options)))
    view.stop()
    return view


class Toy(discord.Client):
    """The bot. ``database`` keeps its ply. ``presses`` has the user, the verb and the ply of each press."""

    def __init__(self, database: Path, *, pause: float = 1.0) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self.tree = app_commands.CommandTree(self)
        group = app_commands.Group(name="uno", description="A toy")
        group.command(name="start", description="Open a table")(self.start_table)
        group.command(name="menu", description="Show a menu")(self.show_menu)
        group.command(name="point", description="Name a channel")(self.point)
        group.command(name="echo", description="Say it again")(self.echo)
        self.tree.add_command(group)
        self.pause = pause
        self.ply = 0
        self.presses: list[tuple[str, str, int]] = []
        self._path = database
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._tables: list[discord.PartialMessage] = []
        self._directs: list[discord.PartialMessage] = []
        self._panels: dict[int, tuple[discord.Interaction, int]] = {}
        self._db: aiosqlite.Connection | None = None

    async def setup_hook(self) -> None:
        self._db = await aiosqlite.connect(self._path)
        await self._db.execute("create table if not exists ply (number integer)")
        async with self._db.execute("select max(number) from ply") as rows:
            self.ply = (cast("tuple[int | None]", await rows.fetchone()))[0] or 0
        await self.tree.sync()

    async def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._db is not None:
            await self._db.close()
            self._db = None
        await super().close()

    async def start_table(self, interaction: discord.Interaction, ais: int = 0) -> None:
        response = await interaction.response.send_message(view=self._table())
        self._tables.append(self._message(cast("int", interaction.channel_id), cast("int", response.message_id)))

    async def echo(self, interaction: discord.Interaction, words: str) -> None:
        await interaction.response.send_message(words, ephemeral=True)

    async def show_menu(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=menus("first"))

    async def point(self, interaction: discord.Interaction, place: str) -> None:
        await interaction.response.send_message(view=screen(f"Go to <#{place}>", self.ply))

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is not discord.InteractionType.component:
            return
        _, ply, verb = cast("dict[str, str]", interaction.data)["custom_id"].split(":")
        self.presses.append((interaction.user.name, verb, int(ply)))
        user = interaction.user.id
        match verb:
            case "join":
                await interaction.response.edit_message(view=self._table())
                channel = await self.create_dm(discord.Object(user))
                try:
                    sent = await channel.send(view=self._hand(user))
                except discord.Forbidden:
                    await interaction.followup.send("Your DMs are closed.", ephemeral=True)
                else:
                    self._directs.append(self._message(channel.id, sent.id))
            case "hand":
                response = await interaction.response.send_message(view=self._hand(user), ephemeral=True)
                self._panels[user] = (interaction, cast("int", response.message_id))
            case "play":
                await self.play()
                await interaction.response.edit_message(view=self._hand(user))
                await self._show()
            case "go":
                await interaction.response.defer()
                self._wait()
            case "first":  # another menu takes its place
                await interaction.response.edit_message(view=menus("second", "first"))
            case "second":  # the bot itself chooses another color
                await interaction.response.edit_message(view=menus("second", "first", chosen="blue"))
            case "boom":
                raise RuntimeError("boom")

    async def play(self) -> None:
        self.ply += 1
        assert self._db is not None
        await self._db.execute("insert into ply values (?)", (self.ply,))
        await self._db.commit()

    def _wait(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(self.pause, self._fire)

    def _fire(self) -> None:
        self._task = asyncio.create_task(self._move())

    async def _move(self) -> None:
        await self.play()
        await self._show()
        self._wait()

    async def _show(self) -> None:
        for table in self._tables:
            await table.edit(view=self._table())
        for direct in self._directs:
            await direct.edit(view=self._hand(0))
        for user, (interaction, message) in list(self._panels.items()):
            webhook = discord.Webhook.partial(interaction.application_id, interaction.token, client=self)
            try:
                await webhook.edit_message(message, view=self._hand(user))
            except discord.NotFound:
                del self._panels[user]

    def _table(self) -> ui.LayoutView:
        return screen(f"Table at {self.ply}", self.ply, "join", "hand", "go", "boom", "off")

    def _hand(self, user: int) -> ui.LayoutView:
        return screen(f"Hand at {self.ply} of {user}", self.ply, "play")

    def _message(self, channel: int, message: int) -> discord.PartialMessage:
        return self.get_partial_messageable(channel).get_partial_message(message)
