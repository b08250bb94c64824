"""Players press old and new panels while requests are slow, fail or get lost: one panel of each player lives.

Each seed is another order of presses, deletions, redraws and faults. `make panels SEEDS=100` tries more seeds, and
`make panels SEEDS=100 ARGS="-k seed37]"` repeats number 37.
"""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Awaitable, Callable, Iterator
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord.webhook.async_ import AsyncWebhookAdapter
from simcord import InteractionResult

from tests.bot.players import begin, choices, prefer, settle, verb
from tests.bot.scenes import buttons
from tests.world import Person, Screen, World
from unobot.bot.client import Unobot
from unobot.bot.live.message_store import TOKEN_LIFE
from unobot.demo.simulator import press
from unobot.settings import Settings
from unobot.storage.store import Store
from unobot.tables.table import Table

SEEDS = int(os.environ.get("PANEL_SEEDS", "2"))
DEEDS = 30
SETTLED = 150.0
"""Seconds after which all retries are over: two short waits and a minute, for a deletion and for a redraw."""
PRESSED = ("move", "refresh", "sort", "explain", "uno")
"""The verbs of a hand that are pressed. Each keeps the hand a whole one."""
CALLBACK = "create_interaction_response"


class Trouble:
    """Delays and faults of requests and of the database, drawn from a seed."""

    def __init__(self, chance: random.Random, patches: pytest.MonkeyPatch) -> None:
        self.on = False
        self.failed: set[int] = set()
        """The interactions whose first response did not arrive at least once."""
        self._random = chance
        for method, lost in (
            (CALLBACK, 0.06),
            ("edit_webhook_message", 0.06),
            ("delete_webhook_message", 0.15),
            ("execute_webhook", 0.0),  # a new message whose answer is lost is sent again: no request finds it
        ):
            self._disturb(patches, AsyncWebhookAdapter, method, lost=lost, failing=0.08)
        self._disturb(patches, Store, "put_panel", lost=0.0, failing=0.0)
        self._disturb(patches, Store, "put_preferences", lost=0.0, failing=0.0)
        # A slow write of a table, before the table's lock: simcord does not know a wait for that lock.
        self._disturb(patches, Table, "touch", lost=0.0, failing=0.0)

    def _disturb(self, patches: pytest.MonkeyPatch, owner: type, method: str, *, lost: float, failing: float) -> None:
        real: Callable[..., Awaitable[object]] = getattr(owner, method)

        async def disturbed(instance: object, *args: Any, **kwargs: Any) -> object:  # noqa: ANN401 - as it is given
            if not self.on:
                return await real(instance, *args, **kwargs)
            slowest = 0.8 if method == CALLBACK else 1.6
            wait = self._random.choice([0.0, 0.0, 0.2, slowest * self._random.random()])
            chance = self._random.random()
            if wait:
                await asyncio.sleep(wait)
            if chance < failing:
                if method == CALLBACK:
                    self.failed.add(args[0])
                raise _fault(self._random.choice([429, 500, 503]))
            answer = await real(instance, *args, **kwargs)
            if wait:
                await asyncio.sleep(wait / 2)
            if chance > 1 - lost:
                raise _fault(502)
            return answer

        patches.setattr(owner, method, disturbed)


def _fault(status: int) -> discord.HTTPException:
    answer: Any = SimpleNamespace(status=status, reason="of this test")
    return discord.HTTPException(answer, "of this test")


class Evening:
    """Ann and Ben play against an AI, each on several devices, so that old panels stay in sight."""

    def __init__(self, world: World, chance: random.Random, trouble: Trouble) -> None:
        self.world = world
        self.trouble = trouble
        self.people = [world.person("Ann"), world.person("Ben")]
        self.last: list[str] = []
        """All deeds so far, for the report of a failure."""
        self._random = chance
        self._results: list[tuple[str, InteractionResult]] = []
        self._out_of_reach: dict[int, list[InteractionResult]] = {}
        """Panels whose token has expired, and the presses on them, which bring them back in reach."""

    async def begin(self) -> None:
        """Deal. In some evenings, the first panels are too old to be edited or deleted."""
        await settle(self.world, self.world.guild.id, turn=3600)
        await prefer(self.world, *self.people, dms=False)
        await begin(self.world, *self.people, ais=1)
        if self._random.random() < 0.3:
            self._note("the first tokens expire")
            await self.world.advance(TOKEN_LIFE)
            self._out_of_reach = {panel.id: [] for person in self.people for panel in person.panels()}
        self.trouble.on = True

    async def act(self) -> None:
        """Let a player press something, or let some time pass."""
        person, chance = self._random.choice(self.people), self._random.random()
        if chance < 0.2:
            self._send(person, self.world.table(), "My hand")
        elif chance < 0.75:
            self._press_hand(person)
        else:
            seconds = self._random.choice([0.3, 0.3, 1.0, 2.5])
            self._note(f"{seconds} s pass")
            await self.world.advance(seconds)
        if self._random.random() < 0.5:
            await self.world.env.settle()

    async def rest(self) -> None:
        """Wait until nothing is on its way."""
        self.trouble.on = False
        await self.world.advance(SETTLED)

    def check_answers(self) -> None:
        """Every press is answered, unless Discord did not take the response."""
        for what, result in self._results:
            assert result.acknowledged or result._interaction.id in self.trouble.failed, f"not answered: {what}"

    def check_panels(self) -> None:
        """Each player has one panel. The bot knows it, and it shows the hand."""
        messages, table = self._bot.router.kit.messages, self._bot.kit.hub._tables[1]
        for person in self.people:
            panels = [panel for panel in person.panels() if panel.buttons and self._is_in_reach(panel)]
            assert len(panels) == 1, f"{person.name} has {[panel.id for panel in panels]}"
            known = messages.message_store._tables[1].panels[person.id]
            assert known.message_id == panels[0].id, f"{person.name}: the bot takes another panel for the live one"
            text = messages.localizer.text_of(table, person.id)
            now = messages.renderer.hand(table, person.id, text).view
            expected = {item.custom_id: item.disabled for item in buttons(now)}
            shown = {button.custom_id: button.disabled for button in panels[0].buttons}
            assert shown == expected, f"{person.name} sees an old hand"
            panel = messages.live.of(table).panel(person.id)
            assert not panel._old
            assert not panel._pressed
            assert not panel._deleting

    async def end(self) -> None:
        """Close the table while people press their hands."""
        ann = self.people[0]
        asked = await ann.slash("end")
        assert asked is not None
        self.trouble.on = True
        for person in self.people * 2:
            self._press_hand(person)
        self._send(ann, asked, "Yes, end it")
        for person in self.people:
            self._press_hand(person)
        await self.world.advance(1)
        await self.rest()

    def check_end(self) -> None:
        """No panel of a closed table offers a move."""
        for person in self.people:
            live = [panel.id for panel in person.panels() if choices(panel) and self._is_in_reach(panel)]
            assert not live, f"{person.name} can still move in {live}"

    def _press_hand(self, person: Person) -> None:
        """Press a button of a panel in sight. The newest one is the likeliest, and a move is."""
        panels = [panel for panel in person.panels() if panel.buttons]
        if not panels:
            return
        panel = self._random.choice([*panels, panels[-1]])
        on = [each for each in panel.buttons if not each.disabled and each.custom_id.count(":") >= 4]
        buttons = [each for each in on if verb(each) in PRESSED and not each.custom_id.endswith(":uno:say")]
        if buttons:
            moves = [button for button in buttons if verb(button) == "move"]
            button = self._random.choice(moves if moves and self._random.random() < 0.5 else buttons)
            self._send(person, panel, button.custom_id)

    def _send(self, person: Person, screen: Screen, what: str) -> None:
        self._note(f"{person.name} presses {what} on {screen.id}")
        result = press(self.world.env, person.actor, self.world.message(screen), screen.button(what).custom_id)
        self._results.append((self.last[-1], result))
        if screen.id in self._out_of_reach:
            self._out_of_reach[screen.id].append(result)

    def _is_in_reach(self, panel: Screen) -> bool:
        presses = self._out_of_reach.get(panel.id)
        return presses is None or any(result.acknowledged for result in presses)

    def _note(self, what: str) -> None:
        self.last.append(f"{self.world.env.now():%H:%M:%S.%f} {what}")

    @property
    def _bot(self) -> Any:  # noqa: ANN401 - the bot, with what only tests look at
        return self.world.bot


@pytest.fixture
def chance(request: pytest.FixtureRequest) -> random.Random:
    return random.Random(request.getfixturevalue("seed"))


@pytest.fixture
def trouble(chance: random.Random) -> Iterator[Trouble]:
    with pytest.MonkeyPatch.context() as patches:
        yield Trouble(chance, patches)


@pytest.mark.parametrize("seed", range(SEEDS), ids="seed{}".format)
async def test_one_panel_lives(seed: int, settings: Settings, chance: random.Random, trouble: Trouble) -> None:
    """After everything, each player has one panel, which is up to date. Every press is answered."""
    async with World(lambda: Unobot(settings, rng=random.Random(seed), race_hold=0.0)) as world:
        evening = Evening(world, chance, trouble)
        try:
            await evening.begin()
            for _ in range(DEEDS):
                await evening.act()
            await evening.rest()
            evening.check_answers()
            evening.check_panels()
            await evening.end()
            evening.check_answers()
            evening.check_end()
        except BaseException as error:
            error.add_note("\n".join((f"seed {seed}:", *evening.last)))
            raise
