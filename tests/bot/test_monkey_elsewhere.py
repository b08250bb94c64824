"""People press random buttons in the bot's DM, in group DMs and in servers without the bot.

`make monkey SEEDS=100` tries more seeds. Each seed is another evening.
"""

from __future__ import annotations

import os
import random
from types import SimpleNamespace
from typing import Any

import pytest
from simcord import ChannelHandle
from simcord.enums import ComponentType

from tests.bot.monkey import SETTLED, Monkey, Offer, _controls
from tests.bot.players import prefer, response_message
from tests.fuzz.arena import errors_logged
from tests.world import Person, Screen, World
from unobot.bot.client import Unobot
from unobot.i18n import languages, text_for
from unobot.settings import Settings
from unobot.tables.table import Table
from unobot.wording.card_words import card_words

SEEDS = int(os.environ.get("MONKEY_SEEDS", "1"))
PRESSES = 40
COMMANDS = (
    "start",
    "start",
    "hand",
    "status",
    "play",
    "join",
    "leave",
    "end",
    "rules",
    "help",
    "me",
    "tables",
    "settings",
)
ANYWHERE = ("stats", "leaderboard", "history", "invite", "resume", "daily", "fairness", "tournament", "privacy")
WAITS = (1.5, 3.0, 12.0, 70.0, 16 * 60.0)
"""Seconds between presses. After the last one, no token of a press is valid."""


class Wanderer(Monkey):
    """A monkey in one place without the bot, or alone in the bot's DM. Only Ann and Cleo have installed the bot."""

    def __init__(self, world: World, seed: int, errors: list[str], kind: str) -> None:
        super().__init__(world, seed, errors)
        names = ("Ina",) if kind == "direct" else ("Ina", "Jon", "Kai", "Lea")
        self._people = [world.stranger(name) for name in names]
        self._installers = self._people[::2]
        for person in self._installers:
            world.install(person)
        self.moves = 0
        """The number of pressed moves."""
        self.place: ChannelHandle = self._people[0].direct_channel
        if kind == "group":
            self.place = world.group(*self._people)
        elif kind == "foreign":
            self.place = world.foreign(*self._people, muted=self._people[3:])

    async def furnish(self) -> None:
        """Choose looks and languages, open a table and seat the people."""
        for person in self._people:
            language = self._random.choice([None, None, *languages()])
            await prefer(self.world, person, language=language, passes=self._random.random() < 0.5)
        await self._open()

    async def _open(self) -> None:
        await self._command(self._people[0], "start")
        for person in self._people[1:3]:
            await self._press_one(person, "join")
        await self._press_one(self._people[0], "start")

    async def _press_one(self, person: Person, verb: str) -> None:
        offers = [offer for offer in self._offers(person) if offer.verb == verb]
        if offers:
            await self._take_up(offers[0])

    async def go_on(self) -> None:
        """Press a button that advances the match, or open another table when it is over."""
        verbs = {offer.verb for person in self._people for offer in self._offers(person)}
        if "rematch" in verbs and not verbs & {"move", "step", "start", "ready", "resume"}:
            await self._open()
        else:
            await super().go_on()

    async def press(self) -> None:
        """Press, choose, type, send a command or wait. Raise `AssertionError` if the bot fails."""
        chance = self._random.random()
        if chance < 0.06:
            await self._wait(self._random.choice(WAITS))
        elif chance < 0.16:
            name = self._random.choice([*COMMANDS, self._random.choice(ANYWHERE)])
            await self._command(self._random.choice(self._installers), name)
        elif chance < 0.40:
            await self._press_anything(self._random.choice(self._people))
        else:
            await self.go_on()
        self.pressed += 1
        assert not self._errors, "\n".join(("errors were logged:", *self._errors))
        assert self.world.bot_calls(self.place) == 0

    def _offers(self, person: Person) -> list[Offer]:
        screens = [*self.world.posts(self.place)[-3:], *person.panels(self.place)[-4:]]
        return [
            Offer(person, screen, component)
            for screen in screens
            for component in _controls(self.world, screen)
            if not component.get("disabled")
        ]

    async def _take_up(self, offer: Offer) -> None:
        self.moves += offer.verb in ("move", "step")
        hand, message = offer.person.at(self.place.id), response_message(self.world, offer.screen)
        if offer.is_menu:
            value = self._value(offer.component)
            self._tell(offer.person, f"chooses {getattr(value, 'name', value)} in {offer.custom_id}")
            result = await hand.select(message, [value], custom_id=offer.custom_id)
        else:
            self._tell(offer.person, f"presses {offer.component.get('label') or ''!r} {offer.custom_id}")
            result = await hand.click(message, custom_id=offer.custom_id)
        self.world.answer(await self.world.waited(result))
        if result.modal is not None:
            text = self._random.choice([self._rules().code, "U1-x", "12"])
            self._tell(offer.person, f"types {text!r}")
            self.world.answer(await hand.submit_modal(result, {"value": text}))

    def _value(self, menu: dict[str, Any]) -> Any:  # noqa: ANN401 - simcord's handles have no common type
        if menu["type"] == ComponentType.USER_SELECT:
            return self._random.choice(self._people).user
        return super()._value(menu)

    async def look(self) -> None:
        """Wait until everything is drawn. Then the table must show the top card, unless it is asleep or moves on."""
        table = await self._standing()
        before = None if table is None else (table.state, table.ply)
        await self._wait(SETTLED)
        if table is None or await self._standing() is not table or (table.state, table.ply) != before:
            return
        state = None if table.log is None or table.is_suspended else table.log.round
        if state is None or table.view().status != "playing" or not state.discard:
            return
        posts = self.world.posts(self.place)
        found = [post for post in posts if any(each.custom_id.startswith(f"u1:{table.id}:") for each in post.buttons)]
        text = text_for(table.state.locale)
        if self.place.id == self._people[0].direct_channel.id:  # one message is the table and the hand
            text = self._bot.router.kit.messages.localizer.text_of(table, self._people[0].id)
            view = table.view(self._people[0].id)
            if view.seat is None or view.seats[view.seat].away:
                return
        assert found, "a table that is awake has its message"
        assert card_words(text, state.top, state.color) in found[-1].text
        self.looked += 1

    async def _standing(self) -> Table | None:
        with self.world.env.time_context():
            found: Table | None = await self._bot.router.kit.hub.at(self.place.id)
        return found

    async def _command(self, person: Person, name: str, **options: Any) -> Screen | None:  # noqa: ANN401 - of any type
        if name == "play":
            options = {"move": self._random.choice(["R7", "draw", "seven"])}
        elif name == "invite":
            options = {"person": self._random.choice(self._people).user}
        elif name == "start":
            options = {"rules": self._rules().code, "ais": self._random.randrange(1, 4)}
        self._tell(person, f"/uno {name} {options or ''}")
        return await person.slash(name, channel=self.place, **options)


@pytest.mark.parametrize("kind", ["direct", "group", "foreign"])
@pytest.mark.parametrize("seed", range(SEEDS), ids="seed{}".format)
async def test_monkey_elsewhere(seed: int, kind: str, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every press is answered, no error is logged, and the bot's own token is not used where it has no access."""
    monkeypatch.setattr("unobot.model.secret.secrets", SimpleNamespace(token_bytes=random.Random(seed).randbytes))
    errors: list[str] = []
    with errors_logged(errors):
        async with World(lambda: Unobot(settings, rng=random.Random(seed), race_hold=0.0)) as world:
            monkey = Wanderer(world, seed, errors, kind)
            try:
                await monkey.furnish()
                while monkey.pressed < PRESSES:
                    await monkey.press()
                    if monkey.pressed == PRESSES // 2:
                        await world.restart()
                    if not monkey.pressed % 6:
                        await monkey.look()
            except BaseException as error:
                error.add_note("\n".join((f"seed {seed}, after {monkey.pressed} presses:", *monkey.last)))
                raise
    assert monkey.moves, "nobody played"
