"""A session of the demo: a simulated server with a channel, four players and the bot, and the web pages to play in.

Ten times a second, a ticker advances the simulated time to the wall clock. This fires the bot's timers, and redraws
every open page. The bot is the same as on Discord.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys
import tempfile
import webbrowser
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from zoneinfo import available_timezones

import discord
from simcord import ChannelHandle, MemberActor, SetupError

from unobot.bot.client import Unobot
from unobot.demo.demo_error import DemoError
from unobot.demo.simulator import LivePreview, Person, delete_old_data
from unobot.demo.virtual_env import VirtualEnv
from unobot.i18n import Text, text_for
from unobot.settings import Settings

PEOPLE = ("Ann", "Ben", "Cleo", "Dev")
CHANNEL = "uno"
AIS = 2
"""The AIs at the table that is open when the demo starts. One press of Start, and the first person plays."""

_TICK = 0.1  # seconds between two ticks
_UPLOAD = 5.0  # simulated seconds in which the bot uploads its emojis, before the first hand needs them
_SLEEP_THRESHOLD = 5.0  # seconds: a longer delay means that the computer slept, and overdue timers fire at once

_log = logging.getLogger(__name__)


def play(settings: Settings, *, port: int, open_browser: bool) -> None:
    """Run a session; see `unobot.demo.run`."""
    with tempfile.TemporaryDirectory(prefix="unobot-demo-") as folder:
        database = Path(folder, "unobot.db").as_posix()
        bot_settings = settings.model_copy(update={"database_url": f"sqlite+aiosqlite:///{database}"})
        with contextlib.suppress(KeyboardInterrupt, asyncio.CancelledError):  # Ctrl-C, and SIGTERM
            asyncio.run(_play(bot_settings, port, open_browser))


async def _play(settings: Settings, port: int, open_browser: bool) -> None:
    with contextlib.suppress(NotImplementedError):  # Windows lacks this signal, but has Ctrl-C
        task = asyncio.current_task()
        assert task is not None, "asyncio.run makes a task"
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    text = text_for(settings.language)
    session = DemoSession(Unobot(settings), text, _say)
    try:
        url = await session.open(port)
        _say(text("demo-page", url=url))
        _say(text("demo-stop"))
        if open_browser and _has_browser():
            await asyncio.to_thread(webbrowser.open, url)
        await session.run()
    finally:
        await session.close()


def _say(line: str) -> None:
    print(line, flush=True)  # noqa: T201 - the visitor needs the URLs


def _has_browser() -> bool:
    """Return whether a browser can open a window. On a Unix without a display, it might use the terminal instead."""
    return sys.platform in ("win32", "darwin") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")))


def _timezone() -> str:
    """Return the name of this computer's time zone, or UTC if it is unknown."""
    parts = Path("/etc/localtime").resolve().as_posix().rpartition("/zoneinfo/")
    return parts[2] if parts[1] and parts[2] in available_timezones() else "UTC"


def _now() -> datetime:
    return datetime.now(UTC)


class DemoSession:
    """The simulated server around one bot, from `open` to `close`.

    ``say`` prints lines for the visitor. ``clock`` is the wall clock.
    """

    def __init__(
        self, bot: discord.Client, text: Text, say: Callable[[str], None], *, clock: Callable[[], datetime] = _now
    ) -> None:
        self.env = VirtualEnv(bot, check_errors=False)
        self._text = text
        self._say = say
        self._clock = clock
        self._lock = asyncio.Lock()
        self._previews: list[LivePreview] = []
        self._waiting_people: dict[int, MemberActor] = {}

    async def open(self, port: int) -> str:
        """Start the bot, and serve the page on ``port`` (0 means any free port); return the URL of the page.

        Raises `DemoError` if the page cannot be served. Raises any error of a bot that cannot start.
        """
        self.env.backend.clock.advance((self._clock() - self.env.now()).total_seconds() - _UPLOAD)
        self.env.backend.bot_user.name = "unobot"
        await self.env.start()
        await self.env.advance_time(_UPLOAD)
        self.env.store_emojis()
        guild = self.env.create_guild("unobot")
        channel = guild.create_text_channel(CHANNEL)
        users = [self.env.create_user(name.lower(), global_name=name) for name in PEOPLE]
        manager = guild.create_role("manager", permissions=discord.Permissions(manage_guild=True))
        people = [guild.add_member(user, roles=[manager] if user is users[0] else []) for user in users]
        self._waiting_people = {person.id: person for person in people}
        guide = guild.add_member(self.env.create_user("guide", global_name=self._text("demo-guide")))
        buttons = {"start": self._text("button-start"), "alone": self._text("button-alone")}
        await guide.send(channel, self._text("demo-welcome", name=PEOPLE[0], ais=AIS, **buttons))
        await people[0].slash(channel, "uno start", ais=AIS)
        self.env.installs.install(users[0].id)
        group = self.env.installs.create_group(users)
        self.env.backend.create_message(group.id, users[0].id, self._text("demo-group-hello"))
        try:
            url = await self._serve(channel, people, f"#{CHANNEL}", port)
            await self._serve(group, users, self._text("demo-group"), 0)
        except SetupError as error:
            message = f"The demo can't use port {port}. Choose another one with --port."
            raise DemoError(message if isinstance(error.__cause__, OSError) else str(error)) from error
        return url

    async def run(self) -> None:
        """Run the ticker until the visitor ends the session in the page."""
        ticker = asyncio.create_task(self._run_ticker())
        try:
            await self._previews[0].wait_closed()
        finally:
            ticker.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await ticker

    async def close(self) -> None:
        """Close the pages, then the bot, then the simulated Discord. This also works before `open`."""
        for preview in reversed(self._previews):
            await preview.close()
        await self.env.bot.close()
        await self.env.shutdown()

    async def tick(self) -> None:
        """Advance the simulated time to the wall clock, and update the open pages."""
        async with self._lock:
            delay = (self._clock() - self.env.now()).total_seconds()
            if delay > _SLEEP_THRESHOLD:
                self.env.backend.clock.advance(delay - _TICK)
                delay = _TICK
            try:
                await self.env.advance_time(max(0.0, delay))
            finally:
                await self._update_pages()

    async def _update_pages(self) -> None:
        if not self.env.http_requests:  # without requests of the bot, nothing has changed
            return
        self.env.store_emojis()
        delete_old_data(self.env)
        for user_id in self._waiting_people.copy():
            if user_id in self.env.backend.dm_channels:
                await self._open_direct_messages(self._waiting_people.pop(user_id))
        front = self._previews[0]
        channel_ids = {preview.channel.id for preview in self._previews}
        for thread in front.channel.threads:
            if thread.id not in channel_ids:
                await self._serve(thread, front.viewers, f"🧵 {thread.name}", 0)
        for preview in self._previews:
            preview.republish()

    async def _serve(self, channel: ChannelHandle, people: Sequence[Person], name: str, port: int) -> str:
        front = self._previews[0] if self._previews else None
        preview = LivePreview(
            self.env,
            channel,
            people,
            name=name,
            lock=self._lock,
            timezone=_timezone(),
            port=port,
            front=front,
        )
        await preview.__aenter__()
        self._previews.append(preview)
        return preview.url

    async def _open_direct_messages(self, person: MemberActor) -> None:
        user = person.user
        name = user.global_name or user.name
        url = await self._serve(user.dm_channel, [user], self._text("demo-direct", name=name), 0)
        self._say(self._text("demo-direct-page", name=name, url=url))

    async def _run_ticker(self) -> None:
        while True:
            await asyncio.sleep(_TICK)
            try:
                await self.tick()
            except Exception:  # noqa: BLE001 - the time must go on after any error of the bot
                _log.exception("A tick of the simulated Discord failed")
