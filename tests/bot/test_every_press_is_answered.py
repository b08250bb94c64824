"""Every action and every command is answered, whichever of its requests Discord refuses, and with whatever code.

The table of refusals is `tests.bot.refusals.DOCUMENTED`. The suite tries a sample: `make refusals` tries more.
"""

from __future__ import annotations

import os
import random
from dataclasses import dataclass
from functools import cache
from typing import Any

import discord
import pytest
from discord import ui
from simcord.backend import serializers
from simcord.backend.models import Interaction
from simcord.enums import InteractionType
from simcord.interactions import base_payload

from tests.bot.players import Stack, begin, manager, press_button, seat
from tests.bot.refusals import Refusal, Request, Seen, documented, refusing
from tests.bot.scenes import ui_items
from tests.bot.screens_by_surface import MESSAGES, screens
from tests.bot.test_actions import COMPONENTS, FLAGS, ROWS
from tests.bot.tournaments import newest
from tests.world import Person, Screen, World
from unobot.app import ACTIONS
from unobot.bot.custom_ids import Verb, parse_action
from unobot.bot.interactions.surfaces import Control, Surface

ROUNDS = int(os.environ.get("REFUSAL_ROUNDS", "0"))
"""How often each control and each command is pressed in each scene. With 0, one control of each action is pressed."""
LAST = (Verb.LEAVE, Verb.KICK, Verb.PRIVACY, Verb.END)
"""The verbs that end a scene."""


@dataclass(frozen=True)
class Press:
    """A press on a control."""

    verb: Verb
    arg: str
    surface: Surface
    control: Control
    value: str


@cache
def controls() -> list[Press]:
    """Return a control for each action, with each argument that a screen shows."""
    kinds = {kind: control for control, kind in COMPONENTS.items()}
    found: dict[Press, None] = {}
    for surfaces, screen in screens():
        if isinstance(screen, ui.Modal):
            action = parse_action(screen.custom_id)
            found |= {Press(action.verb, action.arg, surface, Control.MODAL, "7"): None for surface in surfaces}
            continue
        for item in ui_items(screen):
            if not isinstance(item, ui.Button | ui.Select | ui.RoleSelect | ui.UserSelect) or not item.custom_id:
                continue
            action = parse_action(item.custom_id)
            value = item.options[0].value if isinstance(item, ui.Select) and item.options else "x"
            for surface in surfaces:
                found[Press(action.verb, action.arg, surface, kinds[item.type], value)] = None
    return [*found, *(Press(verb, arg, surface, Control.BUTTON, "") for verb, arg, surface in MESSAGES)]


def test_the_controls_are_those_of_every_action() -> None:
    assert {press.verb for press in controls()} == set(ACTIONS)


class Refuser:
    """Refuses one request of each press: the first, the second or a later one, with a documented refusal."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self._left = 0
        self.last = ""

    def arm(self) -> None:
        """Choose the request of the next press."""
        self._left, self.last = self._chance.choice((1, 1, 2, 2, 3, 4)), ""

    def __call__(self, request: Request) -> Refusal | None:
        """Return the refusal of a request, if it is the chosen one."""
        self._left -= 1
        if self._left:
            return None
        refusal = self._chance.choice(documented(request))
        self.last = f"{request}: {refusal}"
        return refusal


def is_told(seen: Seen, record: Interaction) -> bool:
    """Return whether Discord took a message or a modal as the answer to an interaction."""
    refused = {id(request) for request in seen.refused}
    for request in seen.requests:
        if id(request) in refused or record.token not in request.path:
            continue
        if request.is_answer and request.sent.get("type") in (4, 7, 9):
            return True
        if not request.is_answer and request.method in ("POST", "PATCH"):
            return True
    return False


def send(
    world: World, person: Person, press: Press, source: Screen, target: tuple[int, int] | None = None
) -> Interaction:
    """Press a control on a message of the surface. ``target``: the id and the ply, if not those of the newest table."""
    backend, message = world.env.backend, world.message(source)
    number, ply = target or ((0, 0) if ROWS[press.verb].is_general else newest_table(world))
    data: dict[str, Any] = {"custom_id": f"u1:{number}:{ply}:{press.verb}:{press.arg}"}
    kind = InteractionType.MODAL_SUBMIT
    if press.control is Control.MODAL:
        data["components"] = [{"type": 1, "components": [{"type": 4, "custom_id": "x", "value": press.value}]}]
    else:
        kind = InteractionType.MESSAGE_COMPONENT
        data |= {"component_type": COMPONENTS[press.control].value, "values": [press.value]}
    record, payload = base_payload(
        backend,
        type=int(kind),
        channel_id=message.channel_id,
        guild_id=backend.get_channel(message.channel_id).guild_id,
        user_id=person.id,
        data=data,
    )
    shown = dict(serializers.message_payload(backend, message))
    payload["message"] = shown | {"flags": FLAGS[press.surface], "components": []}
    record.source_message_id = message.id
    backend.emit("INTERACTION_CREATE", payload)
    return record


def newest_table(world: World) -> tuple[int, int]:
    """Return the id and the ply of the newest table, as its buttons have them."""
    found = [button.custom_id.split(":") for post in world.posts() for button in post.buttons]
    return max(((int(number), int(ply)) for _, number, ply, *_ in found), default=(1, 0))


def sources(world: World, person: Person) -> dict[Surface, Screen]:
    """Return a message of each surface that this person sees."""
    panels, direct = person.panels(), person.direct_messages()
    table = (world.posts() or panels)[-1]
    return {
        Surface.TABLE: table,
        Surface.REMINDER: table,
        Surface.PANEL: panels[-1] if panels else table,
        Surface.DIRECT: direct[-1] if direct else table,
    }


@pytest.fixture(params=["lobby", "playing", "over"])
async def people(world: World, stack: Stack, request: pytest.FixtureRequest) -> list[Person]:
    """Return people at a table in one of its stages: its host, a player, a spectator and an admin of the server."""
    ann, ben, cleo, boss = world.person("Ann"), world.person("Ben"), world.person("Cleo"), manager(world)
    if request.param == "lobby":
        await seat(world, ann, ben, ais=1)
    else:
        await begin(world, ann, ben, ais=1)
        await ann.press("My hand")
    if request.param == "over":
        await ann.press("Yes, end it", on=await ann.slash("end"))
        await world.advance(6)
    return [ann, ben, cleo, boss]


async def test_every_action_is_answered(world: World, people: list[Person], request: pytest.FixtureRequest) -> None:
    chance = random.Random(request.node.name)
    judge, unheard = Refuser(chance), []
    for _ in range(max(ROUNDS, 1)):
        presses = chance.sample(controls(), len(controls())) if ROUNDS else sample(chance)
        for press in sorted(presses, key=lambda press: press.verb in LAST):
            person = chance.choice(people)
            if not world.posts():  # the press before closed the table, or locked the channel
                await people[0].slash("start")
                await person.slash("help")
            judge.arm()
            with refusing(judge) as seen:
                record = send(world, person, press, sources(world, person)[press.surface])
                await world.env.settle()
                if not is_told(seen, record):
                    await world.advance(3)
                if not is_told(seen, record):
                    unheard.append(f"{person.name}: {press}: {judge.last}")
            await world.advance(0.5)
            world.keep_small()
    assert not unheard, "\n".join(unheard)


def sample(chance: random.Random) -> list[Press]:
    """Return one control of each action."""
    found: dict[Verb, list[Press]] = {}
    for press in controls():
        found.setdefault(press.verb, []).append(press)
    return [chance.choice(presses) for presses in found.values()]


async def test_every_command_is_answered(world: World, people: list[Person], request: pytest.FixtureRequest) -> None:
    chance = random.Random(request.node.name)
    judge, unheard = Refuser(chance), []
    tree: Any = world.bot.tree  # type: ignore[attr-defined]  # the bot, with what only tests look at
    *_, cleo, boss = people
    for _ in range(max(ROUNDS, 1)):
        for command in tree.walk_commands():
            if isinstance(command, discord.app_commands.Group):
                continue
            person = boss if command.qualified_name.startswith("unoadmin") else chance.choice(people)
            options = {each.name: option(each.type, cleo) for each in command.parameters if each.required}
            judge.arm()
            with refusing(judge) as seen:
                result = await person.actor.slash(world.channel, command.qualified_name, **options)
                record = world.env.backend.interactions[result._interaction.id]
                if not is_told(seen, record):
                    await world.advance(3)
                if not is_told(seen, record):
                    unheard.append(f"{person.name}: /{command.qualified_name}: {judge.last}")
            await world.advance(0.5)
            world.keep_small()
    assert not unheard, "\n".join(unheard)


@pytest.mark.parametrize("duplicate", [False, True], ids=["threads", "duplicate"])
async def test_every_step_of_a_tournament_is_answered(
    world: World, duplicate: bool, request: pytest.FixtureRequest
) -> None:
    """Also the threads of its tables are refused. Then its message says so, and its host can close it all the same."""
    chance = random.Random(request.node.name)
    judge, unheard = Refuser(chance), []
    people = [world.person(name) for name in ("Ann", "Ben", "Cleo", "Dana")]
    ann = people[0]

    async def step(person: Person, arg: str) -> None:
        judge.arm()
        with refusing(judge) as seen:
            if arg == "open":
                result = await person.actor.slash(world.channel, "uno tournament", rounds=1, duplicate=duplicate)
                record = world.env.backend.interactions[result._interaction.id]
            else:
                surface = Surface.PANEL if arg == "yes" else Surface.TABLE
                press = Press(Verb.TOURNAMENT, arg, surface, Control.BUTTON, "")
                panel = newest(world)
                number = parse_action(panel.buttons[0].custom_id).table
                record = send(world, person, press, panel, (number, 0))
            await world.env.settle()
            await world.advance(10 if arg == "start" else 3)
            if not is_told(seen, record):
                unheard.append(f"{person.name}: {arg}: {judge.last}")

    for _ in range(max(ROUNDS, 1)):
        await step(ann, "open")
        if not world.posts() or not newest(world).has("Close"):  # nobody saw it, so it is over
            await ann.slash("tournament", rounds=1, duplicate=duplicate)
            await world.advance(3)
        for person in people:
            await step(person, "join")
            await person.press("Join / Check in", on=newest(world))
        await step(ann, "start")
        await step(ann, "close")
        await step(ann, "yes")
        if newest(world).has("Close"):  # the button or its question was refused
            await ann.press("Yes, close it", on=await press_button(ann, "Close", on=newest(world)))
            await world.advance(3)
        assert not newest(world).has("Close"), "the channel is free"
        world.keep_small()
    assert not unheard, "\n".join(unheard)


def option(kind: discord.AppCommandOptionType, person: Person) -> object:
    """Return a value for a required option."""
    return person.actor if kind is discord.AppCommandOptionType.user else "x"
