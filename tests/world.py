"""A small simulated Discord for tests: a server with channels, people, and one bot.

    async with World(lambda: Unobot(settings)) as world:
        ann = world.person("Ann")
        await ann.slash("start")
        await ann.press("Join")
        await world.advance(60)
        assert "Ann" in world.table().text

Time is virtual and moves only in `World.advance`. Every action of a person waits until the bot has nothing left to do.
Only `unobot.demo.simulator`, `page_server`, `user_installs` and `virtual_env` use private names of simcord.
"""

from __future__ import annotations

import atexit
import logging
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import cache, partial
from types import TracebackType
from typing import Any, Self
from unittest.mock import patch

import discord
from discord import app_commands
from simcord import ChannelHandle, InteractionResult, MemberActor, ResponseMessage, UserHandle
from simcord.backend.models import Message

from unobot.bot.commands import localized_names, registration
from unobot.bot.discord_api import app_emojis
from unobot.bot.live.picture_process import RenderWorker
from unobot.demo.simulator import delete_old_data, press
from unobot.demo.user_installs import slash
from unobot.demo.virtual_env import VirtualEnv
from unobot.model.people import EMBLEM_NAMES, Preferences, own_emblem
from unobot.pictures.card_art import SIDE
from unobot.tables import hub

DEFERRED = 1.5
"""Seconds of virtual time after which the bot has answered a press, or has deferred the answer."""


class EmojiWorker(RenderWorker):
    """A render worker that draws each emoji once: a bot that uploads them would spend half of a test on that."""

    def __init__(self) -> None:
        super().__init__()
        self._draw_emoji = cache(partial(super().draw, width=SIDE))

    def draw(self, svg: str, width: int) -> bytes:
        return self._draw_emoji(svg) if width == SIDE else super().draw(svg, width)


RENDER_WORKER = EmojiWorker()
"""A render worker for all bots of this process: a start of its own would take each test 0.1 s."""
atexit.register(RENDER_WORKER.close)
_NO_MUTUAL_SERVER = 50278
_PIECE = 10.0  # seconds of virtual time for each call, after which old data is deleted
_LONG = 1000.0  # seconds of virtual time, from which on each wait for nothing costs
_RARE = 60.0  # seconds between two looks at the wall clock then
_PRUNE = 500  # requests after which old data of the simulated Discord is deleted
_translated = registration.translated
_commands: dict[Any, list[dict[str, Any]]] = {}
_NUMBERS = re.compile(r"/(\d+|simcord_interaction_\d+)(?=/|$)")


async def _translated_once(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """Translate the commands once for each set of catalogues. It would be a fifth of the time of a start."""
    source = vars(localized_names)["default_text_for"]
    if source not in _commands:
        _commands[source] = await _translated(tree)
    return _commands[source]


_COUNT = re.compile(r" \(\d+\)$")
"""The number behind the words of a label."""
vars(registration)["translated"] = _translated_once
vars(app_emojis).update(png=cache(vars(app_emojis)["png"]))  # see `EmojiWorker`


class CannotPress(Exception):
    """The button is missing, ambiguous or disabled, so a real person could not press it."""


@dataclass(frozen=True, slots=True)
class Button:
    """A button as Discord received it."""

    label: str
    custom_id: str
    disabled: bool
    emoji: str

    def goes_by(self, what: str) -> bool:
        """Return whether ``what`` is the button's label, its custom id, or a field of its custom id ("hand").

        A label with a number goes by its words alone: "Red" is "Red (2)".
        """
        return what in (self.label, _COUNT.sub("", self.label)) or f":{what}:" in f":{self.custom_id}:"


@dataclass(frozen=True, slots=True)
class Screen:
    """A snapshot of a message. Later edits do not change it, so an old screen has stale buttons."""

    id: int
    channel: int
    text: str
    buttons: tuple[Button, ...]
    ephemeral: bool

    def button(self, what: str) -> Button:
        """Return the button that ``what`` names, disabled or not. Raises `CannotPress`."""
        fitting = [button for button in self.buttons if button.goes_by(what)]
        found = [button for button in fitting if what in (button.label, button.custom_id)] or fitting
        if len(found) != 1:
            raise CannotPress(f"{len(found)} buttons are {what!r}, there are: {self.labels} in {self.text!r}")
        return found[0]

    def opened(self) -> Screen:
        """Return a hand with the buttons that are behind *···*, for presses that nothing may come before."""
        more = next((button.custom_id for button in self.buttons if ":step:more" in button.custom_id), None)
        if more is None:
            return self
        behind = {"Refresh": ":refresh:", "By value": ":sort:value", "By color": ":sort:color"}
        hidden = [Button(label, more.replace(":step:more", end), False, "") for label, end in behind.items()]
        return replace(self, buttons=(*self.buttons, *hidden))

    def has(self, what: str) -> bool:
        """Return whether there is an enabled button that ``what`` names."""
        return any(button.goes_by(what) and not button.disabled for button in self.buttons)

    @property
    def labels(self) -> list[str]:
        return [button.label for button in self.buttons]


class Person:
    """A person: a member of the server, or (a `UserHandle`) a stranger who shares no server with the bot.

    They read and press only what a real person could.
    """

    def __init__(self, world: World, actor: MemberActor | UserHandle) -> None:
        self._world = world
        self._actor = actor
        self._elsewhere: dict[int, MemberActor] = {}
        """The person as a member of servers without the bot, by the ids of these servers."""

    @property
    def id(self) -> int:
        return self._actor.id

    @property
    def name(self) -> str:
        return self.user.global_name or self.user.name

    @property
    def user(self) -> UserHandle:
        """Return simcord's user of this person."""
        return self._actor if isinstance(self._actor, UserHandle) else self._actor.user

    async def slash(self, command: str, *, channel: ChannelHandle | None = None, **options: object) -> Screen | None:
        """Run ``/uno command``, and return the answer."""
        where = channel or self._world.channel
        return self._world.answer(await self._world.waited(await self._run(where, f"uno {command}", options)))

    async def admin(self, command: str, /, *, here: ChannelHandle | None = None, **options: object) -> Screen | None:
        """Run ``/unoadmin command`` in the channel ``here``, and return the answer."""
        return self._world.answer(await self._run(here or self._world.channel, f"unoadmin {command}", options))

    async def _run(self, channel: ChannelHandle, command: str, options: dict[str, object]) -> InteractionResult:
        actor = self.at(channel.id)
        if isinstance(actor, UserHandle):
            return await slash(actor, channel, command, options)
        return await actor.slash(channel, command, **options)

    def at(self, channel_id: int) -> MemberActor | UserHandle:
        """Return the person as simcord's actor in a channel, a group DM or the direct messages with the bot."""
        guild_id = self._world.env.backend.get_channel(channel_id).guild_id
        if guild_id is None:
            return self.user
        return self._elsewhere.get(guild_id) or self.actor

    def hand_on(self, screen: Screen) -> MemberActor | UserHandle:
        """Return the person as simcord's actor who presses a button of the screen."""
        return self.user if screen.channel == self.direct_channel.id else self.at(screen.channel)

    def member_of(self, guild_id: int) -> MemberActor:
        """Return the person as a member of a server without the bot."""
        return self._elsewhere[guild_id]

    def join(self, member: MemberActor) -> None:
        """Become a member of a server without the bot."""
        self._elsewhere[member.guild.id] = member

    async def complete(self, command: str, option: str, typed: str = "", **filled: object) -> dict[str, str]:
        """Return the autocomplete choices for ``typed`` in the option, as name -> value."""
        where = self._world.channel
        choices = await self.actor.autocomplete(where, f"uno {command}", option, typed, **filled)
        self._world.keep_small()
        return {choice["name"]: choice["value"] for choice in choices}

    async def press(self, what: str, *, on: Screen | None = None, stale: bool = False) -> Screen | None:
        """Press the button that ``what`` names on a screen, and return the newest message it created or changed.

        The default is the table. A button of a hand may be behind *···*, which is pressed before it. Raises
        `CannotPress` if the message no longer has that button, unless ``stale``.
        """
        screen = on or self._world.table()
        if stale:
            return self._world.answer(await self._world.race((self, what, screen)))
        if not any(button.goes_by(what) for button in screen.buttons) and screen.has("···"):
            await self.press("···", on=screen)
            screen = self._world.screen(screen)
        button = screen.button(what)
        if button.disabled:
            raise CannotPress(f"{what!r} is off in {screen.text!r}")
        now = self._world.screen(screen)
        if all(button.custom_id != shown.custom_id or shown.disabled for shown in now.buttons):
            raise CannotPress(f"{what!r} has gone from {now.text!r}, there are: {now.labels}")
        hand = self.hand_on(screen)
        message = ResponseMessage(self._world.env, self._world.message(screen))
        return self._world.answer(await self._world.waited(await hand.click(message, custom_id=button.custom_id)))

    def panels(self, channel: ChannelHandle | None = None) -> list[Screen]:
        """Return the ephemeral messages that this person sees in the channel, oldest first."""
        where = (channel or self._world.channel).id
        messages = self._world.env.backend.messages.get(where, {}).values()
        return [_screen(item) for item in _by_age(messages) if item.is_ephemeral and item.visible_to(self.id)]

    def panel(self, channel: ChannelHandle | None = None) -> Screen:
        """Return the newest panel with buttons. Raises `LookupError` if there is none."""
        return _newest_with_buttons(self.panels(channel), f"panel of {self.name}")

    def direct_messages(self) -> list[Screen]:
        """Return the bot's direct messages to this person, oldest first."""
        return [
            _screen(item) for item in _by_age(self._world.env.backend.messages.get(self.direct_channel.id, {}).values())
        ]

    def direct(self) -> Screen:
        """Return the newest direct message with buttons. Raises `LookupError` if there is none."""
        return _newest_with_buttons(self.direct_messages(), f"direct message to {self.name}")

    def close_directs(self, code: int = 50007) -> None:
        """Refuse direct messages to this person from now on. ``code``: Discord's error code."""
        path = f"/channels/{self.direct_channel.id}/messages"
        self._world.env.inject_error(
            "POST", path, status=403, code=code, message="Cannot send messages to this user", times=None
        )

    def open_directs(self) -> None:
        """Accept direct messages again, after `close_directs`."""
        path = f"/channels/{self.direct_channel.id}/messages"
        faults = self._world.env.backend.faults
        faults[:] = [fault for fault in faults if fault["path"] != path]

    @property
    def direct_channel(self) -> ChannelHandle:
        return self.user.dm_channel

    @property
    def actor(self) -> MemberActor:
        """Return simcord's actor of this member of the server, for actions without a method here."""
        assert isinstance(self._actor, MemberActor), f"{self.name} is no member of the server"
        return self._actor


Press = tuple[Person, str, Screen]
"""The person, the name of the button, and the screen."""


class World:
    """The simulated server with `World.channel`, and the bot. ``make_bot`` creates a new one at each restart."""

    def __init__(self, make_bot: Callable[[], discord.Client]) -> None:
        self._make_bot = make_bot
        self._left: list[discord.Client] = []
        self._counted: Counter[str] = Counter()
        self._cursor = 0
        self._forgiving = False
        self._people = 0
        self._right_time = discord.utils.utcnow
        self.env = VirtualEnv(make_bot())

    async def __aenter__(self) -> Self:
        await self.env.start()
        self.guild = self.env.create_guild("Here")
        self.channel = self.guild.create_text_channel("uno")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for bot in (self.bot, *self._left):
            await self._close(bot)
        await self.env.shutdown()
        discord.utils.utcnow = self._right_time
        if kind is None and not self._forgiving:
            self.env.raise_errors()

    @property
    def bot(self) -> discord.Client:
        return self.env.bot

    def person(self, name: str, *, moderator: bool = False) -> Person:
        """Add a member. A moderator may manage messages.

        The people of a test have the first emblems in order, as an emblem follows from the id of its user.
        """
        permissions = discord.Permissions(manage_messages=moderator)
        role = self.guild.create_role(f"role of {name}", permissions=permissions)
        while own_emblem(self.env.backend.snowflake() + 1, Preferences()) != self._people % len(EMBLEM_NAMES):
            pass  # an id that nobody gets
        self._people += 1
        user = self.env.create_user(name.lower(), global_name=name)
        return Person(self, self.guild.add_member(user, roles=[role]))

    def stranger(self, name: str) -> Person:
        """Add a person who shares no server with the bot. It cannot write to them before they `install` it."""
        person = Person(self, self.env.create_user(name.lower(), global_name=name))
        person.close_directs(_NO_MUTUAL_SERVER)
        return person

    def install(self, person: Person) -> None:
        """Let a person install the bot for themselves."""
        self.env.installs.install(person.id)
        person.open_directs()

    def group(self, *people: Person) -> ChannelHandle:
        """Add a group DM of these people."""
        return self.env.installs.create_group([person.user for person in people])

    def foreign(self, *people: Person, muted: Sequence[Person] = (), with_commands: bool = False) -> ChannelHandle:
        """Add a server without the bot, of these people, and return its channel.

        ``muted``: those of them who lack the permission *Use External Apps*. ``with_commands``: whether the server has
        added the commands of the bot, but not the bot.
        """
        server = self.env.installs.create_server("Elsewhere", with_commands=with_commands)
        for person in people:
            person.join(server.add_member(person.user))
        lacks = discord.PermissionOverwrite(use_external_apps=False)
        return server.create_text_channel("talk", overwrites={person.member_of(server.id): lacks for person in muted})

    def bot_calls(self, place: ChannelHandle) -> int:
        """Return the number of requests with the bot's own token to a place without the bot. Each was refused."""
        calls = self.env.installs.calls
        return calls[place.id] + (0 if place.guild is None else calls[place.guild.id])

    def create_channel(self, name: str, *, deny: Sequence[str] = ()) -> ChannelHandle:
        """Add a text channel in which the bot lacks the permissions ``deny`` (names of discord.py)."""
        overwrite = discord.PermissionOverwrite(**dict.fromkeys(deny, False))
        me = self.guild.me
        return self.guild.create_text_channel(name, overwrites={me: overwrite} if me is not None and deny else None)

    def create_thread(self, name: str) -> ChannelHandle:
        """Add a public thread to the channel."""
        backend = self.env.backend
        thread = backend.create_thread(self.channel.id, name, self.guild.owner.id)
        return ChannelHandle(self.env, self.guild, thread)

    def create_private_thread(self, name: str, *people: Person) -> ChannelHandle:
        """Add a private thread of these people to the channel. Discord tells the bot nothing of it."""
        backend, kind = self.env.backend, int(discord.ChannelType.private_thread.value)
        thread = backend.create_thread(self.channel.id, name, people[0].id, type=kind, broadcast=False)
        for person in people[1:]:
            thread.thread_members[person.id] = thread.thread_members[people[0].id]
        return ChannelHandle(self.env, self.guild, thread)

    async def advance(self, seconds: float) -> None:
        """Advance virtual time by this many seconds, and fire every timer that falls due at its instant.

        In a long time, the bot looks rarely whether the wall clock was set: those looks would take most of a test.
        """
        long = seconds > _LONG
        piece = _RARE if long else _PIECE
        with patch.object(hub, "CLOCK_CHECK_INTERVAL", _RARE) if long else nullcontext():
            while seconds > 0:
                await self.env.advance_time(min(seconds, piece))
                seconds -= piece
                self.keep_small()

    def set_host_clock(self, seconds: float) -> None:
        """Make the wall clock of the bot's host go wrong by this many seconds. No other clock changes."""

        def wrong_time() -> datetime:
            return self._right_time() + timedelta(seconds=seconds)

        discord.utils.utcnow = wrong_time

    async def restart(self, *, clean: bool = False) -> None:
        """Replace the bot by a new one. The old one is closed first (``clean``), or left as after a kill."""
        old = self.bot
        if clean:
            await self._close(old)
        else:
            self._left.append(old)
        await self.env.restart_bot(self._make_bot())

    async def race(self, *presses: Press) -> InteractionResult:
        """Press all of these, stale or not, before the bot can answer one. Return the answer to the last."""
        result: InteractionResult | None = None
        for person, what, screen in presses:
            button = screen.opened().button(what)
            result = press(self.env, person.hand_on(screen), self.message(screen), button.custom_id)
        await self.env.settle()
        assert result is not None, "nobody pressed anything"
        return result

    def table(self, channel: ChannelHandle | None = None) -> Screen:
        """Return the bot's newest public message with buttons. Raises `LookupError` if there is none."""
        return _newest_with_buttons(self.posts(channel), "table")

    def posts(self, channel: ChannelHandle | None = None) -> list[Screen]:
        """Return the public messages of the channel, oldest first."""
        messages = self.env.backend.messages.get((channel or self.channel).id, {}).values()
        return [_screen(item) for item in _by_age(messages) if not item.is_ephemeral]

    def message(self, screen: Screen) -> Message:
        """Return simcord's message of the screen. Raises simcord's `BackendError` if it was deleted."""
        return self.env.backend.get_message(screen.channel, screen.id)

    def screen(self, screen: Screen) -> Screen:
        """Return a new screen of the same message."""
        return _screen(self.message(screen))

    async def waited(self, result: InteractionResult) -> InteractionResult:
        """Return an interaction after the time in which the bot has to defer it, if it waits for something."""
        if not result.acknowledged:
            await self.advance(DEFERRED)
        return result

    def answer(self, result: InteractionResult) -> Screen | None:
        """Return the last followup of an interaction, or the message that it created or changed."""
        self.keep_small()
        assert result.acknowledged, "the bot let the interaction fail"
        shown = [*([result.response] if result.response else []), *result.followups]
        return _screen(self.env.backend.get_message(shown[-1].channel_id, shown[-1].id)) if shown else None

    @property
    def requests(self) -> Counter[str]:
        """Return the number of each of the bot's requests, such as "PATCH /channels/*/messages/*"."""
        log = self.env.http_requests
        self._counted.update(f"{entry.method} {_NUMBERS.sub('/*', entry.path)}" for entry in log[self._cursor :])
        self._cursor = len(log)
        return Counter(self._counted)

    def forgive(self) -> list[BaseException]:
        """Return the uncaught exceptions of the bot. They no longer fail the test, but logged errors do."""
        self._forgiving = True
        return self.env.errors

    def keep_small(self) -> None:
        """Delete old data of a long test from time to time."""
        if len(self.env.http_requests) > _PRUNE:
            _ = self.requests
            delete_old_data(self.env)
            self._cursor = 0

    async def _close(self, bot: discord.Client) -> None:
        with self.env.time_context():
            await bot.close()


@contextmanager
def no_errors_logged() -> Iterator[None]:
    """Fail if discord.py, unobot or asyncio logs an error. Uncaught exceptions of handlers are only logged."""
    seen: list[str] = []

    class Listener(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            seen.append(logging.Formatter("%(name)s: %(message)s").format(record))

    listener = Listener(logging.ERROR)
    loggers = [logging.getLogger(name) for name in ("discord", "unobot", "asyncio")]
    for logger in loggers:
        logger.addHandler(listener)
    try:
        yield
    finally:
        for logger in loggers:
            logger.removeHandler(listener)
    assert not seen, "\n".join(("errors were logged:", *seen))


def _by_age(messages: Iterable[Message]) -> list[Message]:
    return sorted(messages, key=lambda item: item.id)


def _newest_with_buttons(screens: list[Screen], what: str) -> Screen:
    for screen in reversed(screens):
        if screen.buttons:
            return screen
    raise LookupError(f"there is no {what}: {[screen.text for screen in screens]}")


def _screen(message: Message) -> Screen:
    parts = list(_walk(message.components))
    texts = [message.content, *(part["content"] for part in parts if part["type"] == 10)]
    buttons = [
        Button(
            part.get("label") or "",
            part["custom_id"],
            bool(part.get("disabled")),
            (part.get("emoji") or {}).get("name") or "",
        )
        for part in parts
        if part["type"] == 2 and part.get("custom_id")
    ]
    text = "\n".join(filter(None, texts)).replace("\N{NO-BREAK SPACE}· ", " · ")
    return Screen(message.id, message.channel_id, text, tuple(buttons), message.is_ephemeral)


def _walk(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for component in components:
        yield component
        yield from _walk(component.get("components") or [])
        if component.get("accessory"):
            yield component["accessory"]
