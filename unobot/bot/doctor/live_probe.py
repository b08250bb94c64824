"""Find out on real Discord whether it does what the bot assumes: `unobot doctor --live`.

The probe posts one small message, asks the admin to press its buttons, and deletes everything again. It runs beside the
bot: a second session of one token gets the same events, and the router ignores the custom ids of the probe.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import ButtonStyle, ui
from discord.http import handle_message_parameters

from unobot.bot.custom_ids import PROBE
from unobot.bot.discord_api.app_emojis import emoji_texts
from unobot.bot.discord_api.error_codes import UNREACHABLE, reason
from unobot.bot.discord_api.shard_leases import shard_of
from unobot.bot.discord_api.webhooks import interaction_webhook
from unobot.bot.doctor.answer_headers import AnswerHeaders
from unobot.diagnosis import CheckResult, note, ok, problem
from unobot.i18n import Text

START_TIMEOUT = 20.0
"""Seconds in which the session has to be ready."""
PRESS_TIMEOUT = 120.0
"""Seconds for one press."""
REDRAWS, REDRAW_GAP = 10, 0.8
"""The edits of the message while the admin presses the last button, and the seconds between two of them."""
OLD_EDITS = 4
"""Edits of an old message within six seconds, of which Discord is said to allow three."""
OLD_AGE = 3600.0
NO_MENTIONS = discord.AllowedMentions.none()
CARDS = ("1", "2", "4", "skip", "stop")
"""The five buttons of the message."""


class PressMissing(Exception):
    """The admin did not press a button in time, or pressed *stop*."""


@dataclass(slots=True)
class Probe:
    """One run of the probe in the channel ``channel_id``.

    ``wait``: seconds between the second press and the panel that it opens. ``print_line`` shows a line to the admin.
    ``busy``: messages that the bot still edits.
    """

    text: Text
    channel_id: int
    wait: float
    print_line: Callable[[str], None]
    busy: frozenset[int] = frozenset()
    headers: AnswerHeaders = field(default_factory=AnswerHeaders)
    results: list[CheckResult] = field(default_factory=list)
    _run: str = field(default_factory=lambda: secrets.token_hex(4))
    _step: int = 0
    _generation: int = 0
    _presses: asyncio.Queue[discord.Interaction] = field(default_factory=asyncio.Queue)
    _owner: int | None = None
    _emojis: tuple[str | None, ...] = (None,) * len(CARDS)
    _panels: list[tuple[discord.Webhook, int]] = field(default_factory=list)

    async def run(self, token: str, shard_count: int) -> list[CheckResult]:
        """Return the results. The messages of the probe are gone then, also after an error or a cancellation."""
        try:
            shard_id = await self._shard(token, shard_count)
        except UNREACHABLE as error:
            return [
                problem("live", f"The channel {self.channel_id} cannot be used: {reason(error)}", "Name another one.")
            ]
        client = discord.Client(
            intents=discord.Intents(guilds=True),
            http_trace=self.headers.trace(),
            shard_id=shard_id,
            shard_count=shard_count,
            guild_ready_timeout=0.5,  # the probe needs no servers
        )
        parsers = client._connection.parsers  # noqa: SLF001 - as `Unobot` does
        parsers["INTERACTION_CREATE"] = lambda data: self._queue_press(client, data)
        async with client:
            await client.login(token)
            session = asyncio.create_task(client.connect(reconnect=True))
            try:
                ready = asyncio.create_task(client.wait_until_ready())
                await asyncio.wait({ready, session}, timeout=START_TIMEOUT, return_when=asyncio.FIRST_COMPLETED)
                if not ready.done():
                    ready.cancel()
                    return [problem("live", "Discord's gateway did not accept a session", "See the other checks.")]
                await self._probe(client)
            except UNREACHABLE as error:
                self.results.append(problem("live", f"Discord refused a request: {reason(error)}", "Run it again."))
            finally:
                session.cancel()
                await asyncio.gather(session, return_exceptions=True)
        return self.results

    async def _shard(self, token: str, shard_count: int) -> int:
        async with discord.Client(intents=discord.Intents(guilds=True)) as client:
            await client.login(token)
            channel = await client.fetch_channel(self.channel_id)
            return shard_of(
                channel.guild.id if isinstance(channel, discord.abc.GuildChannel | discord.Thread) else 0, shard_count
            )

    def _queue_press(self, client: discord.Client, data: Any) -> None:  # noqa: ANN401 - discord.py has a type for each event
        if str(data.get("data", {}).get("custom_id", "")).startswith(f"{PROBE}{self._run}:"):
            self._presses.put_nowait(discord.Interaction(data=data, state=client._connection))  # noqa: SLF001

    async def _probe(self, client: discord.Client) -> None:
        emojis = {emoji.name: str(emoji) for emoji in await client.fetch_application_emojis()}
        self._emojis = tuple(emoji_texts(emojis, ("R1", "Y2", "G4", "B8", "W"))) or self._emojis
        channel = client.get_partial_messageable(self.channel_id)
        message = await channel.send(view=self._screen(), allowed_mentions=NO_MENTIONS)
        self._add_emoji_result()
        self.print_line("A message is in the channel. Press its buttons in turn, as it says.")
        try:
            await self._check_old_messages(client, channel)
            await self._check_one_token(message)
            await self._check_later_panel(client, message)
            await self._check_old_panel(message)
            await self._check_redraw(message)
        except PressMissing:
            pass
        finally:
            self._add_limit_results()
            await asyncio.shield(self._clean(message))

    # The steps

    async def _check_one_token(self, message: discord.Message) -> None:
        """Test whether one deferred press gives a token that edits the message and a private panel."""
        self._step = 1
        press = await self._wait_for_press("1")
        await press.response.defer()
        self._step = 2
        claim, fallback = (
            "One deferred press edits the table and the private panel",
            "Tables are edited by the bot token.",
        )
        try:
            panel = await press.followup.send(
                view=self._panel(), ephemeral=True, wait=True, allowed_mentions=NO_MENTIONS
            )
            self._remember_panel(press, panel.id)
            await press.edit_original_response(view=self._screen(), allowed_mentions=NO_MENTIONS)
            hook = interaction_webhook(press.token, press.client)
            await hook.edit_message(panel.id, view=self._panel(), allowed_mentions=NO_MENTIONS)
            await hook.edit_message(message.id, view=self._screen(), allowed_mentions=NO_MENTIONS)
        except discord.HTTPException as error:
            self.results.append(problem("one token", f"{claim}: no, {reason(error)}", fallback))
            await message.edit(view=self._screen(), allowed_mentions=NO_MENTIONS)
        else:
            self.results.append(ok("one token", claim))

    async def _check_later_panel(self, client: discord.Client, message: discord.Message) -> None:
        """Test whether a panel can come later by the token of a press, and only its owner sees it."""
        self._step = 2
        press = await self._wait_for_press("2")
        self._step = 3
        await press.response.edit_message(view=self._screen(), allowed_mentions=NO_MENTIONS)
        seconds = await self._wait_or_skip()
        claim = f"A panel comes by the token of Join, {seconds:.0f} s later"
        fallback = "The hand comes by direct message, or when its owner presses My hand."
        try:
            panel = await press.followup.send(
                view=self._panel(), ephemeral=True, wait=True, allowed_mentions=NO_MENTIONS
            )
        except discord.HTTPException as error:
            self.results.append(problem("later panel", f"{claim}: no, {reason(error)}", fallback))
            return
        self._remember_panel(press, panel.id)
        self.results.append(ok("later panel", claim))
        is_private = panel.flags.ephemeral
        try:  # the bot's own token reads every message but a private one
            await client.http.get_message(message.channel.id, panel.id)
            is_private = False
        except discord.NotFound:
            pass
        except discord.HTTPException as error:
            self.results.append(note("private", f"Whether others can read a panel was not answered: {reason(error)}"))
            return
        claim = "Only its owner sees that panel"
        self.results.append(
            ok("private", claim) if is_private else problem("private", f"{claim}: no", "Play by direct messages only.")
        )

    async def _check_old_panel(self, message: discord.Message) -> None:
        """Test whether the older panel still answers."""
        if len(self._panels) < 2:
            self.results.append(note("old panel", "Whether an old panel answers was not tested without two panels"))
            return
        self._step = 4
        await message.edit(view=self._screen(), allowed_mentions=NO_MENTIONS)
        press = await self._wait_for_press("3")
        await press.response.edit_message(view=self._panel(), allowed_mentions=NO_MENTIONS)
        is_old = press.message is not None and press.message.id == self._panels[0][1]
        panel_name = "The old panel" if is_old else "The newer panel, and not the old one,"
        is_expired = self.wait >= 15 * 60
        self.results.append(
            (ok if is_old and is_expired else note)(
                "old panel",
                f"{panel_name} answers{' after its token' if is_expired else ', before its token expired'}",
                "" if is_expired else "`--wait 960` finds out whether it does so after 15 minutes.",
            )
        )

    async def _check_redraw(self, message: discord.Message) -> None:
        """Test whether a press that meets its own redraw arrives."""
        self._step = 5
        await message.edit(view=self._screen(), allowed_mentions=NO_MENTIONS)
        press = await self._wait_for_press("4")
        await press.response.edit_message(view=self._screen(), allowed_mentions=NO_MENTIONS)
        met_count = press_count = 0
        hook = interaction_webhook(press.token, press.client)
        for _ in range(REDRAWS):
            self._generation += 1
            await hook.edit_message(message.id, view=self._screen(), allowed_mentions=NO_MENTIONS)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(REDRAW_GAP):
                    while True:
                        next_press = await self._presses.get()
                        press_count += 1
                        met_count += int(_custom_id(next_press).rpartition(":")[2]) < self._generation
                        await next_press.response.defer()
        if met_count:
            self.results.append(
                ok("redraw", f"{met_count} of {press_count} presses met a redraw of their button, and arrived")
            )
        else:
            self.results.append(
                note(
                    "redraw",
                    f"None of {press_count} presses met a redraw",
                    "Press 4 quickly while the message changes.",
                )
            )

    async def _check_old_messages(self, client: discord.Client, channel: discord.PartialMessageable) -> None:
        """Test whether Discord limits the edits of a message that is older than an hour."""
        try:
            old = [
                message
                async for message in channel.history(limit=100)
                if client.user is not None
                and message.author.id == client.user.id
                and message.id not in self.busy
                and (discord.utils.utcnow() - message.created_at).total_seconds() > OLD_AGE
            ]
        except discord.HTTPException as error:
            self.results.append(note("old message", f"The history could not be read: {reason(error)}"))
            return
        if not old:
            self.results.append(
                note("old message", "The bot has no message here that is older than an hour", "Run it again later.")
            )
            return
        flood_count = len(self.headers.floods)
        for _ in range(OLD_EDITS):
            # The flags do not change, so people see nothing. discord.py tries again after a refusal.
            body = handle_message_parameters(flags=old[-1].flags)
            await client.http.edit_message(channel.id, old[-1].id, params=body)
        if len(self.headers.floods) > flood_count:
            self.results.append(ok("old message", "Discord refuses quick edits of a message older than an hour"))
        else:
            self.results.append(note("old message", f"Discord took {OLD_EDITS} quick edits of an old message"))

    # What the steps share

    async def _wait_for_press(self, label: str) -> discord.Interaction:
        """Return the next press of a button by the admin, who is the first to press one. Raises `PressMissing`."""
        try:
            async with asyncio.timeout(PRESS_TIMEOUT):
                async for press in self._presses_by_owner():
                    if self._label_of(press) == label:
                        return press
                    await press.response.defer()
        except TimeoutError:
            self.results.append(
                problem(
                    "live",
                    f"No press of the button {label} arrived within {PRESS_TIMEOUT:.0f} s",
                    "Run it again, and press each button that the message names.",
                )
            )
        raise PressMissing

    async def _presses_by_owner(self) -> AsyncIterator[discord.Interaction]:
        while True:
            press = await self._presses.get()
            self._owner = self._owner or press.user.id
            if press.user.id != self._owner:
                await press.response.defer()
            elif self._label_of(press) == "stop":
                await press.response.defer()
                self.results.append(note("live", "You stopped the test"))
                raise PressMissing
            else:
                yield press

    async def _wait_or_skip(self) -> float:
        """Wait, or until the admin presses *skip*. Return the seconds."""
        start = asyncio.get_running_loop().time()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(min(self.wait, 14 * 60)):
                async for press in self._presses_by_owner():
                    await press.response.defer()
                    if self._label_of(press) == "skip":
                        break
        return asyncio.get_running_loop().time() - start

    def _label_of(self, press: discord.Interaction) -> str:
        return _custom_id(press).split(":")[2]

    def _remember_panel(self, press: discord.Interaction, message_id: int) -> None:
        self._panels.append((interaction_webhook(press.token, press.client), message_id))

    def _screen(self) -> ui.LayoutView:
        """Return the public message: what to do now, and five buttons with emojis in a row."""
        view = ui.LayoutView(timeout=None)
        words = self.text("probe-step", step=self._step or 1)
        view.add_item(ui.TextDisplay(f"**{self.text('probe-title')}**\n{words}"))
        signs = ("1️⃣", "2️⃣", "4️⃣", "⏩", "✖️")
        buttons = [
            self._button(label, emoji or sign) for label, emoji, sign in zip(CARDS, self._emojis, signs, strict=True)
        ]
        view.add_item(ui.ActionRow(*buttons))
        view.stop()
        return view

    def _panel(self) -> ui.LayoutView:
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(self.text("probe-panel")))
        view.add_item(ui.ActionRow(self._button("3", "3️⃣")))
        view.stop()
        return view

    def _button(self, label: str, emoji: str) -> ui.Button[ui.LayoutView]:
        custom_id = f"{PROBE}{self._run}:{label}:{self._generation}"
        return ui.Button(style=ButtonStyle.secondary, emoji=emoji, custom_id=custom_id)

    def _add_emoji_result(self) -> None:
        if None in self._emojis:
            self.results.append(note("emojis", "Five emoji buttons in a row were accepted, with plain signs"))
        else:
            self.results.append(ok("emojis", "Five buttons in a row with card pictures were accepted"))

    def _add_limit_results(self) -> None:
        limits = "; ".join(
            f"{route}: {limit}"
            for route, limit in sorted(self.headers.limits.items())
            if "messages" in route or "callback" in route
        )
        self.results.append(note("limits", f"The headers name these limits: {limits}"))
        if self.headers.floods:
            self.results.append(note("limits", f"Discord answered 429 to {', '.join(self.headers.floods)}"))

    async def _clean(self, message: discord.Message) -> None:
        """Delete the messages of the probe. A panel that cannot be deleted goes when the admin reloads Discord."""
        for hook, panel in self._panels:
            with contextlib.suppress(*UNREACHABLE):
                await hook.delete_message(panel)
        try:
            await message.delete()
        except UNREACHABLE as error:
            self.results.append(problem("live", f"The test message is still there: {reason(error)}", "Delete it."))


def _custom_id(press: discord.Interaction) -> str:
    return str(dict(press.data or {}).get("custom_id", ""))
