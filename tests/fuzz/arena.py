"""A server under attack: tables in several states, their players, strangers, and the interactions they send."""

from __future__ import annotations

import logging
import random
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Self
from unittest.mock import patch

from discord.app_commands import CommandNotFound, CommandSignatureMismatch
from simcord.backend import serializers
from simcord.backend.models import Interaction, Message
from simcord.enums import InteractionType
from simcord.interactions import base_payload

from tests.fuzz.actions import Action, Command, Honest, Own, Press, Seen, Submit, Together, Wait
from tests.fuzz.watch import Acting, Watch, leaks, moderates
from tests.world import Person, Screen, World
from unobot.bot.client import Unobot
from unobot.bot.commands import hand as hand_commands
from unobot.bot.handlers import hand, house_rules
from unobot.bot.interactions import error_messages
from unobot.i18n import Text
from unobot.settings import Settings
from unobot.storage import database as storage
from unobot.tables.table_view import TableView


@dataclass
class Place:
    """The server (``None``: a direct message) and the channel of an interaction."""

    guild: int | None
    channel: int


class Arena:
    """A server with four tables.

    Ann, Ben and Cleo play at table 1, which Cleo has left. Table 2 is a lobby of Fay and Ben in a thread. Table 3 is
    Eve's, in another server. Table 4 is closed. Dan is a stranger, and Mod may manage messages.
    """

    def __init__(self, database: Path, rules: str, figures: Counter[str]) -> None:
        settings = Settings(database_url=f"sqlite+aiosqlite:///{database}", press_limit=0, emojis=False)
        self.world = World(lambda: Unobot(settings, rng=random.Random(1), race_hold=0.0))
        self.watch = Watch()
        self.figures = figures
        self._rules = rules
        self._seen: dict[str, None] = {}
        self._looked_at: dict[tuple[int, int], object] = {}
        self._stack = ExitStack()
        self._logged: list[str] = []
        self._faults: list[BaseException] = []

    async def __aenter__(self) -> Self:
        self._stack.enter_context(errors_logged(self._logged))
        self._stack.enter_context(self.watch.watching())
        # No process is killed here, so writes need not wait for the disk.
        self._stack.enter_context(
            patch.object(storage, "PRAGMAS", ("PRAGMA synchronous = OFF", "PRAGMA journal_mode = MEMORY"))
        )
        for module in (error_messages, hand, hand_commands, house_rules):
            self._stack.enter_context(patch.object(module, "sentence", self._counted(module.sentence)))
        world = await self.world.__aenter__()
        self._faults = world.forgive()
        self.ann, self.ben, self.cleo, dan = (world.person(name) for name in ("Ann", "Ben", "Cleo", "Dan"))
        mod, self.fay = world.person("Mod", moderator=True), world.person("Fay")
        self.there = world.env.create_guild("There")
        self.elsewhere = self.there.create_text_channel("elsewhere")
        self.eve = Person(world, self.there.add_member(world.env.create_user("eve", global_name="Eve")))
        self.there.add_member(self.fay.actor.user)
        self.people = [self.ann, self.ben, self.cleo, dan, mod, self.fay, self.eve]
        self.third, self.thread = world.create_channel("third"), world.create_thread("thread")
        await self._furnish(dan)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.world.__aexit__(kind, error, trace)
        self._stack.__exit__(kind, error, trace)

    async def _furnish(self, dan: Person) -> None:
        world, rules = self.world, self._rules
        await self.ann.slash("start", rules=rules, ais=1 if rules == "teams" else 0)
        for person in (self.ben, self.cleo):
            await person.press("Join")
        await self.ann.press("Start")
        await world.advance(2)
        more = await self.cleo.press("More")
        await self.cleo.press("Leave", on=more)
        await self.fay.slash("start", channel=self.thread)
        await self.ben.press("Join", on=world.table(self.thread))
        await self.eve.slash("start", channel=self.elsewhere, ais=1)
        await self.eve.press("Start", on=world.table(self.elsewhere))
        await dan.slash("start", channel=self.third)
        await dan.press("Leave", on=world.table(self.third))
        await world.advance(12)
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
            case Together(actions):
                await self._send(*actions)
            case _:
                await self._send(action)
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
            self._seen.update(dict.fromkeys(ids))
            reader = self._reader(message)
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
        moves = [it for it in everything if it[2].custom_id.split(":")[3] in ("move", "step", "catch", "ready", "uno")]
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

    # Hostile people

    async def _send(self, *actions: Press | Submit | Command) -> None:
        sent: list[Interaction] = []
        acting: list[Acting] = []
        played = self.watch.played
        for action in actions:
            person = self.people[action.who % len(self.people)]
            places = self._places(person)
            place = places[action.where % len(places)]
            acting.append(self._acting_of(person, place))
            sent.append(self._emit(action, person, place))
        with self._acting(*acting):
            await self.world.env.settle()
        self.world.keep_small()
        self.figures["sent"] += len(sent)
        self.figures["played"] += self.watch.played - played
        for action, record in zip(actions, sent, strict=True):
            if isinstance(action, Command) and action.focus:
                continue  # autocomplete may have no suggestions
            if record.source_message_id is not None and not self._is_there(record):
                self.figures["gone"] += 1
                continue  # the pressed message was replaced before its response
            assert record.responded, f"not answered: {action}"
            self.figures["answered"] += 1

    def _is_there(self, record: Interaction) -> bool:
        """Return whether the pressed message still exists."""
        return record.source_message_id in self.world.env.backend.messages.get(record.channel_id, {})

    def _emit(self, action: Press | Submit | Command, person: Person, place: Place) -> Interaction:
        backend, message = self.world.env.backend, None
        if not isinstance(action, Command):
            # The response redraws the message, so it is one of this channel that this person sees.
            there = backend.messages.get(place.channel, {}).values()
            messages = [message for message in there if message.visible_to(person.id)]
            if isinstance(action.custom_id, Own):
                messages = [message for message in messages if self._screen(message).buttons] or messages
            message = messages[-1 - action.on % len(messages)] if messages else None
        match action:
            case Press():
                kind = InteractionType.MESSAGE_COMPONENT
                custom_id = self._custom_id(action.custom_id, message)
                data: dict[str, Any] = {"custom_id": custom_id, "component_type": action.kind}
                if action.values is not None:
                    data["values"] = list(action.values)
            case Submit():
                kind = InteractionType.MODAL_SUBMIT
                data = {"custom_id": self._custom_id(action.custom_id, message), "components": _fields(action)}
            case _:
                focus = InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE
                kind = focus if action.focus else InteractionType.APPLICATION_COMMAND
                data = self._command(action)
        record, payload = base_payload(
            backend,
            type=int(kind),
            channel_id=place.channel,
            guild_id=place.guild,
            user_id=person.id,
            data=data,
        )
        if message is not None:
            payload["message"] = dict(serializers.message_payload(backend, message))
            record.source_message_id = message.id
        backend.emit("INTERACTION_CREATE", payload)
        return record

    def _command(self, action: Command) -> dict[str, Any]:
        where = self.world.channel.id
        command = next(iter(self.world.env.backend.visible_commands(user_id=self.ann.id, channel_id=where)))
        options: list[dict[str, Any]] = [
            {"name": name, "type": kind, "value": value} for name, kind, value in action.options
        ]
        if action.focus and options:
            options[0]["focused"] = True
        leaf = {"type": 1, "name": action.name, "options": options}
        return {"id": str(command["id"]), "name": "uno", "type": 1, "options": [leaf]}

    def _custom_id(self, recipe: str | Seen | Own, message: Message | None) -> str:
        if isinstance(recipe, str):
            return recipe
        if isinstance(recipe, Own):
            buttons = self._screen(message).buttons if message is not None else ()
            if buttons:
                return buttons[recipe.number % len(buttons)].custom_id
            recipe = Seen(recipe.number)
        seen = [*self._seen]
        custom_id = seen[-1 - recipe.number % len(seen)]
        if recipe.put is not None:
            at, text = recipe.put
            custom_id = custom_id[:at] + text + custom_id[at:]
        return custom_id if recipe.cut is None else custom_id[: recipe.cut]

    def _places(self, person: Person) -> list[Place]:
        here = [self.world.channel, self.third, self.thread]
        guilds = [(self.world.guild, here), (self.there, [self.elsewhere])]
        member = [(guild.id, channel.id) for guild, some in guilds for channel in some if self._is_in(person, guild.id)]
        return [*(Place(guild, channel) for guild, channel in member), Place(None, person.direct_channel.id)]

    def _is_in(self, person: Person, guild: int) -> bool:
        return person.id in self.world.env.backend.get_guild(guild).members

    def _acting_of(self, person: Person, place: Place) -> Acting:
        may = 0
        if place.guild is not None:
            may = self.world.env.backend.compute_permissions(place.guild, person.id, place.channel)
        return Acting(person.id, place.guild, place.channel, moderates(int(may)))

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
            self.figures[f"refused {getattr(error, 'reason', type(error).__name__)}"] += 1
            return sentence(text, error, view, about)

        return counted


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


def _fields(action: Submit) -> list[dict[str, Any]]:
    """Return the typed values in the shapes of Discord."""
    fields = [{"type": 4, "id": 2, "custom_id": "value", "value": text} for text in action.typed]
    if action.labeled:
        return [{"type": 18, "id": 1, "component": field} for field in fields]
    return [{"type": 1, "id": 1, "components": fields}]
