"""A server under attack: tables in several states, their players, strangers, and the interactions they send."""

from __future__ import annotations

import logging
import random
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from types import SimpleNamespace, TracebackType
from typing import Any, Self
from unittest.mock import patch

import discord
from discord.app_commands import CommandNotFound, CommandSignatureMismatch
from simcord.backend import serializers
from simcord.backend.models import Interaction, Message
from simcord.enums import InteractionType
from simcord.interactions import base_payload

from tests.bot.players import prefer, settle
from tests.executors import sqlite_in_this_thread
from tests.fuzz.actions import Action, Honest, Look, Misused, Together, Wait
from tests.fuzz.controls import Shown
from tests.fuzz.requests import Place, Request, Requests, random_rules
from tests.fuzz.watch import Acting, Watch, leaks
from tests.world import DEFERRED, Person, Screen, World
from unobot.bot.client import Unobot
from unobot.bot.interactions import error_messages
from unobot.features.house_rules import actions as house_rules
from unobot.features.play import hand
from unobot.i18n import Text, languages
from unobot.settings import Settings
from unobot.storage import database as storage
from unobot.tables.table_view import TableView

LOOKED_AT = (
    *(
        "hand",
        "more",
        "backs",
        "rules",
        "newrules",
        "players",
        "access",
        "house",
        "invite",
        "recap",
        "time",
        "help",
        "language",
        "note",
        "tutorial",
        "settings",
    ),
    *(
        "me",
        "code",
        "form",
        "number",
        "check",
        "sort",
        "explain",
        "field",
        "set",
        "notify",
        "release",
        "premove",
        "replay",
    ),
    *("page", "preset", "length", "open", "look", "moments", "react", "reactions", "takeback", "refresh", "whatif"),
    *("stats", "leaders", "history", "save", "achieved", "coach", "daily"),
)
"""The verbs with which honest people open screens and choose settings."""
PLAYED = ("move", "step", "catch", "ready", "uno", "solo", "try")
"""The verbs with which honest people play."""
_COMMANDS = (
    *("hand", "me", "settings", "help", "rules", "tables", "status", "invite", "privacy"),
    *("stats", "leaderboard", "history", "fairness", "daily"),
)
_ADMIN_COMMANDS = ("tables", "end", "bans", "log", "roles", "check")


class _WatchedWorld(World):
    """A world in which AIs and clocks may act while time passes."""

    def __init__(self, watch: Watch, bot: Callable[[], Unobot]) -> None:
        super().__init__(bot)
        self._watch = watch

    async def advance(self, seconds: float) -> None:
        acting, self._watch.acting = self._watch.acting, ()
        try:
            await super().advance(seconds)
        finally:
            self._watch.acting = acting


class Arena:
    """A server with four tables of random rules. Its people read random languages.

    Ann, Ben and Cleo play at table 1, which Cleo has left. Table 2 is a lobby of Fay and Ben in a thread. Table 3 is
    Eve's, in another server. Table 4 is Dan's, whose match is over. Dan is a stranger, whom Mod has banned at times.
    Mod may manage messages and the server.
    """

    def __init__(self, database: Path, setting: int, figures: Counter[str]) -> None:
        url = f"sqlite+aiosqlite:///{database}"
        settings = Settings(database_url=url, press_limit=0, emojis=False, pictures=False)
        self.watch = Watch()
        self.world = _WatchedWorld(self.watch, lambda: Unobot(settings, rng=random.Random(1), race_hold=0.0))
        self.figures = figures
        self._chance = random.Random(setting)
        self._shown = Shown()
        self._reasons: list[str] = []
        self._looked_at: dict[tuple[int, int], object] = {}
        self._stack = ExitStack()
        self._logged: list[str] = []
        self._faults: list[BaseException] = []

    async def __aenter__(self) -> Self:
        self._stack.enter_context(errors_logged(self._logged))
        self._stack.enter_context(self.watch.watching())
        # No process is killed here, so writes need not wait for the disk.
        self._stack.enter_context(
            patch.object(storage, "PRAGMAS", ("PRAGMA journal_mode = WAL", "PRAGMA synchronous = OFF"))
        )
        deals = SimpleNamespace(token_bytes=self._chance.randbytes)  # so that a piece deals the same cards again
        self._stack.enter_context(patch("unobot.model.secret.secrets", deals))
        self._stack.enter_context(sqlite_in_this_thread())
        for module in (error_messages, hand, house_rules):
            self._stack.enter_context(patch.object(module, "sentence", self._counted(module.sentence)))
        world = await self.world.__aenter__()
        self._faults = world.forgive()
        self.ann, self.ben, self.cleo, dan = (world.person(name) for name in ("Ann", "Ben", "Cleo", "Dan"))
        self.fay = world.person("Fay")
        manager = world.guild.create_role(
            "managers", permissions=discord.Permissions(manage_messages=True, manage_guild=True)
        )
        mod = world.env.create_user("mod", global_name="Mod")
        self.mod = Person(world, world.guild.add_member(mod, roles=[manager]))
        self.there = world.env.create_guild("There")
        self.elsewhere = self.there.create_text_channel("elsewhere")
        self.eve = Person(world, self.there.add_member(world.env.create_user("eve", global_name="Eve")))
        self.there.add_member(self.fay.actor.user)
        self.people = [self.ann, self.ben, self.cleo, dan, self.mod, self.fay, self.eve]
        self.third, self.thread = world.create_channel("third"), world.create_thread("thread")
        here = [Place(world.guild.id, channel.id) for channel in (world.channel, self.third, self.thread)]
        channels = [*here, Place(self.there.id, self.elsewhere.id)]
        self._requests = Requests(world, self.people, channels, manager.id, self._shown, self._chance)
        await self._furnish(dan)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.world.__aexit__(kind, error, trace)
        self._stack.__exit__(kind, error, trace)

    async def _furnish(self, dan: Person) -> None:
        world, chance = self.world, self._chance
        for person in self.people:
            await prefer(world, person, language=chance.choice(languages()), passes=chance.random() < 0.5)
        for guild in (world.guild, self.there):
            await settle(world, guild.id, language=chance.choice(languages()))
        rules, ais = random_rules(chance, people=3)
        await self.ann.slash("start", rules=rules.code, ais=ais)
        for person in (self.ben, self.cleo):
            await person.press("join")
        await self.ann.press("start")
        await world.advance(2)
        more = await self.cleo.press("more")
        await self.cleo.press("leave", on=more)
        await self.fay.slash("start", channel=self.thread, rules=random_rules(chance, people=2)[0].code)
        await self.ben.press("join", on=world.table(self.thread))
        rules, ais = random_rules(chance, people=1)
        await self.eve.slash("start", channel=self.elsewhere, rules=rules.code, ais=ais)
        await self.eve.press("start", on=world.table(self.elsewhere))
        await dan.slash("start", channel=self.third, ais=2)
        await dan.press("start", on=world.table(self.third))
        asked = await dan.slash("end", channel=self.third)
        assert asked is not None
        await dan.press("yes", on=asked)
        await world.advance(12)
        if chance.random() < 0.3:
            with self._acting(self._acting_of(self.mod, Place(world.guild.id, world.channel.id))):
                await self.mod.admin("ban", person=dan.actor)
        self.look()

    async def do(self, action: Action) -> None:
        """Act, then check everything that changed.

        Raise `AssertionError` if anything went wrong.
        """
        match action:
            case Wait(seconds):
                await self.world.advance(seconds)
            case Honest():
                await self._press_honestly(action)
            case Look():
                await self._look_around(action)
            case Misused():
                await self._attack(*self._requests.misused(action))
            case Together(actions):
                await self._attack(*(self._requests.forged(each, "forged, together") for each in actions))
            case _:
                await self._attack(self._requests.forged(action, f"forged, {type(action).__name__.lower()}"))
        self.look()
        assert not self.watch.wrongs, self.watch.wrongs
        # The bot answers an invalid command with a sentence, but simcord counts it as an error.
        faults = [error for error in self._faults if not isinstance(error, CommandNotFound | CommandSignatureMismatch)]
        assert not faults, faults
        assert not self._logged, "\n".join((f"errors were logged after {action}:", *self._logged))

    def look(self) -> None:
        """Check every message that changed since the last time. Raise `AssertionError` for a leak."""
        for message in self._messages():
            key = (message.channel_id, message.id)
            if self._looked_at.get(key) is message.components:
                continue
            self._looked_at[key] = message.components
            screen = self._screen(message)
            ids = [button.custom_id for button in screen.buttons]
            reader = self._reader(message)
            self._shown.note(message, reader)
            assert not (found := leaks(self.watch, reader, screen.text, ids)), found

    def _screen(self, message: Message) -> Screen:
        return self.world.screen(Screen(message.id, message.channel_id, "", (), False))

    def _messages(self) -> Iterator[Message]:
        for messages in [*self.world.env.backend.messages.values()]:
            yield from [*messages.values()]

    def _reader(self, message: Message) -> int | None:
        owners = [person.id for person in self.people if person.direct_channel.id == message.channel_id]
        if message.is_ephemeral:
            owners = [person.id for person in self.people if message.visible_to(person.id)]
        return owners[0] if owners else None

    # Honest people

    async def _press_honestly(self, action: Honest) -> None:
        """Make a legal move for one of the players, or press any button if there is none."""
        everything = [
            (person, screen, button)
            for person in (self.ann, self.ben, self.cleo, self.fay, self.eve)
            for screen in self._private(person)
            for button in screen.buttons
            if not button.disabled
        ]
        moves = [it for it in everything if it[2].custom_id.split(":")[3] in PLAYED]
        if not everything:
            return
        person, screen, button = (moves or everything)[action.number % len(moves or everything)]
        self.figures["honest"] += 1
        played = self.watch.played
        place = Place(None if screen.channel == person.direct_channel.id else self.world.guild.id, screen.channel)
        with self._acting(self._acting_of(person, place)):
            await person.press(button.custom_id, on=screen)
        self.figures["played by honest people"] += self.watch.played - played

    def _private(self, person: Person) -> list[Screen]:
        """Return a player's newest hands: in their direct messages and in the channel."""
        screens = []
        for newest in (person.direct, person.panel):
            with suppress(LookupError):
                screens.append(newest())
        return screens

    async def _look_around(self, action: Look) -> None:
        """Let a member of the server open a screen, by a command or a control."""
        person = self.people[action.who % (len(self.people) - 1)]
        place = Place(self.world.guild.id, self.world.channel.id)
        channels = {where.channel for where in self._requests.places(person)}
        controls = [it for it in self._shown.shown_to(person.id, channels) if it.verb in LOOKED_AT]
        number, by_control = divmod(action.number, 2)
        if by_control and controls:
            control = controls[number % len(controls)]
            await self._send(
                self._requests.request(
                    control, person, self._requests.place_of(control, person), control.message, number
                )
            )
            return
        if person is self.mod and number % 2:
            with self._acting(self._acting_of(person, place)):
                await person.admin(_ADMIN_COMMANDS[number // 2 % len(_ADMIN_COMMANDS)])
            return
        command = _COMMANDS[number % len(_COMMANDS)]
        options: dict[str, Any] = (
            {"person": self.people[number % (len(self.people) - 1)].actor} if command == "invite" else {}
        )
        with self._acting(self._acting_of(person, place)):
            await person.slash(command, **options)

    # Hostile people

    async def _attack(self, *requests: Request) -> None:
        """Send these before the first is answered, and count the results."""
        played, changed = self.watch.played, self.watch.changed
        self._reasons.clear()
        sent = await self._send(*requests)
        self.figures["sent"] += len(sent)
        self.figures["played"] += self.watch.played - played
        self.figures.update(f"refused {reason}" for reason in self._reasons)
        outcomes = [f"refused: {reason}" for reason in self._reasons[: len(sent)]]
        outcomes += ["changed a table, a choice or a setting"] * (self.watch.changed > changed)
        outcomes += ["changed nothing, and showed a screen"] * len(sent)
        self.figures.update(f"{request.kind}: {outcome}" for request, outcome in zip(requests, outcomes, strict=False))

    async def _send(self, *requests: Request) -> list[Interaction]:
        with self._acting(*(self._acting_of(request.person, request.place) for request in requests)):
            sent = [self._emit(request) for request in requests]
            await self.world.env.settle()
            if not all(map(_is_answered, sent)):  # one may wait for the budget of requests
                await self.world.advance(DEFERRED)
        for request, record in zip(requests, sent, strict=True):
            if record.modal is not None and request.message is not None:
                self._shown.note_modal(record.modal["custom_id"], request.message, request.person.id)
            if request.type == InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE:
                continue  # there may be no suggestions
            if record.source_message_id is not None and not self._is_there(record):
                self.figures["gone"] += 1
                continue  # the pressed message was replaced before its response
            assert record.responded, f"not answered: {request.kind}, {request.data}"
        self.world.keep_small()
        return sent

    def _is_there(self, record: Interaction) -> bool:
        """Return whether the pressed message still exists."""
        return record.source_message_id in self.world.env.backend.messages.get(record.channel_id, {})

    def _emit(self, request: Request) -> Interaction:
        backend = self.world.env.backend
        record, payload = base_payload(
            backend,
            type=int(request.type),
            channel_id=request.place.channel,
            guild_id=request.place.guild,
            user_id=request.person.id,
            data=request.data,
        )
        if request.message is not None:
            payload["message"] = dict(serializers.message_payload(backend, request.message))
            record.source_message_id = request.message.id
        backend.emit("INTERACTION_CREATE", payload)
        return record

    def _acting_of(self, person: Person, place: Place) -> Acting:
        may = 0
        if place.guild is not None:
            may = self.world.env.backend.compute_permissions(place.guild, person.id, place.channel)
        backend = self.world.env.backend
        places = {place.guild, place.channel, getattr(backend.get_channel(place.channel), "parent_id", None)}
        return Acting(person.id, place.guild, place.channel, discord.Permissions(int(may)), frozenset(places))

    @contextmanager
    def _acting(self, *acting: Acting) -> Iterator[None]:
        """Name the people who act inside the block. Outside of it only clocks and AIs act."""
        self.watch.acting = acting
        try:
            yield
        finally:
            self.watch.acting = ()

    def _counted(self, sentence: Callable[..., str]) -> Callable[..., str]:
        def counted(text: Text, error: Exception, view: TableView | None = None, about: str = "") -> str:
            self._reasons.append(str(getattr(error, "reason", type(error).__name__)))
            return sentence(text, error, view, about)

        return counted


def _is_answered(record: Interaction) -> bool:
    return record.responded or record.type == InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE


@contextmanager
def errors_logged(seen: list[str]) -> Iterator[None]:
    """Add every logged error to ``seen``."""

    class Listener(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            seen.append(logging.Formatter("%(name)s: %(message)s").format(record))

    listener = Listener(logging.ERROR)
    logging.getLogger().addHandler(listener)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(listener)
