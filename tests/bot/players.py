"""Players who play by what they see: they press enabled buttons in their direct message or their panel."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import discord
from simcord import ChannelHandle, InteractionResult, ResponseMessage
from simcord.backend import serializers
from simcord.enums import InteractionType
from simcord.interactions import base_payload

from tests.bot.scenes import without_emblems
from tests.world import Button, Person, Screen, World
from unobot.ai.characters import NAMES, character_emblem
from unobot.bot.messages.preferences_cache import PreferencesCache
from unobot.features.settings.screens import page_of
from unobot.model.people import Preferences, own_emblem
from unobot.model.places import ChannelSettings
from unobot.pictures.emblems import EMBLEMS, Emblem
from unobot.rules.cards import Card, Pair
from unobot.rules.decks.official import OFFICIAL_DECK

Stack = Callable[..., None]
"""Fixes the first deal. The arguments are the hands by seat, the turned-up card, and the next cards to draw. Seat 0
begins.
"""
Speaks = Callable[[Person | None, str], None]
"""Sets the Discord language of a person or of the server."""

AT_THE_END = ["Rematch", "Replay", "Coach", "More"]
"""The verbs of a table after its match."""

_SEAT = re.compile(r"\*\*(.+?)\*\* · (\d+)(?: cards?)? · (\d+)(?: points?)?")
_ASIDE = re.compile(r":step:($|catch|premove|more|backs)")
"""The steps that lead to no move of a turn."""
_VERB = re.compile(r"u1:\d+:\d+:([a-z]+):")


def stacked_deck(
    hands: Sequence[str], turned_up: str, pile: str = "", cards: Sequence[Card | Pair] = OFFICIAL_DECK.cards
) -> list[Card | Pair]:
    """Return a whole deck of ``cards`` that deals ``hands`` (of one size) if the last seat deals.

    Then it turns up ``top`` and continues with ``pile`` and the rest. In a deck with two sides, ``R5/P2`` has this
    back, and ``R5`` the first one that is left.
    """
    by_seat = [hand.split() for hand in hands]
    order = [card for each in zip(*by_seat, strict=True) for card in each]
    order += [turned_up, *pile.split()]
    rest, taken = list(cards), dict[int, Card | Pair]()
    for place, card in sorted(enumerate(order), key=lambda each: "/" not in each[1]):
        taken[place] = next(each for each in rest if card in (str(each), str(each).partition("/")[0]))
        rest.remove(taken[place])
    random.Random(0).shuffle(rest)
    return [taken[place] for place in range(len(order))] + rest


async def seat(world: World, host: Person, *others: Person, ais: int = 0) -> None:
    """Open a lobby: the host in seat 0, the others in this order, then AIs."""
    await host.slash("start")
    for person in others:
        await person.press("join")
    for _ in range(ais):
        await add_ai(host, world)


async def add_ai(person: Person, world: World, level: str = "casual") -> Screen:
    """Seat an AI: one of the usual level in one press, another from the menu of levels. Return the result."""
    if level == "casual":
        return await press_button(person, "ai:add")
    return await choose_ai(person, world, "add", level)


async def choose_ai(person: Person, world: World, action: str, choice: str) -> Screen:
    """Choose in the lobby's menu with this action: ``add`` a level, or send the AI of this name ``away``."""
    panel = await options(person)
    (menu,) = (menu for menu in menus(world, panel) if f":ai:{action}>" in menu)
    answer = await choose(person, world, panel, menu.partition(":ai:")[2], choice)
    await world.advance(3)  # until the lobby shows it
    return answer


async def options(person: Person, *, on: Screen | None = None) -> Screen:
    """Open the private panel of a lobby, which has all but its four controls. ``on``: the lobby."""
    return await press_button(person, "more", on=on)


async def leave_lobby(person: Person, world: World, *, on: Screen | None = None) -> Screen:
    """Give up a seat in a lobby. Return the answer."""
    answer = await press_button(person, "leave", on=await options(person, on=on))
    await world.advance(3)  # until the lobby shows it
    return answer


async def begin(world: World, host: Person, *others: Person, ais: int = 0) -> None:
    """Open a lobby and start the match. All players have their hand by direct message."""
    await seat(world, host, *others, ais=ais)
    await host.press("start")
    await world.advance(12)


def emblem_of(person: Person) -> Emblem:
    """Return the emblem that a person has until they choose another one."""
    return EMBLEMS[own_emblem(person.id, Preferences())]


def stand_in(person: Person) -> str:
    """Return the name of the AI that gets a person's seat in a match: it has the emblem of the seat."""
    return next(name for name in NAMES if EMBLEMS[character_emblem(name)] == emblem_of(person))


def verb(button: Button) -> str:
    """Return the verb of the button."""
    found = _VERB.match(button.custom_id)
    assert found is not None, button
    return found[1]


def choices(screen: Screen) -> list[Button]:
    """Return the enabled buttons that make a move of a turn."""
    return [
        button
        for button in screen.buttons
        if not button.disabled
        and (verb(button) == "move" or (verb(button) == "step" and not _ASIDE.search(button.custom_id)))
    ]


def ply(world: World) -> int:
    """Return the number of the match's last move, as in the custom ids of the table's buttons."""
    return int(world.table().buttons[0].custom_id.split(":")[2])


def live_buttons(screens: Sequence[Screen]) -> list[str]:
    """Return the labels of all enabled buttons."""
    return [button.label for screen in screens for button in screen.buttons if not button.disabled]


def words(screen: Screen) -> str:
    """Return the text of a screen with plain spaces and without the emblems before the names of seats.

    `test_emblems` looks at the emblems.
    """
    return without_emblems(screen.text).replace("\N{NO-BREAK SPACE}", " ")


def hand_line(screen: Screen) -> str:
    """Return the line of a screen that lists the reader's cards."""
    return next(line for line in words(screen).splitlines() if line.startswith("Your hand, "))


def seat_lines(screen: Screen) -> list[tuple[str, ...]]:
    """Return name, number of cards and points of each seat, as the table shows them."""
    return sorted(_SEAT.findall(words(screen)))


class Player:
    """A random player: plays a legal card, sometimes forgets Uno, and catches others."""

    def __init__(self, person: Person, seed: int, *, in_panel: bool = False) -> None:
        self.person = person
        self.pressed = 0
        self._random = random.Random(seed)
        self._in_panel = in_panel

    def screen(self) -> Screen:
        """Return the screen on which this person plays. Raise `LookupError` if there is none."""
        return self.person.panel() if self._in_panel else self.person.direct()

    async def act(self) -> bool:
        """Press one button, if this person wants to and can."""
        try:
            screen = self.screen()
        except LookupError:
            return False
        button = self._choose(screen)
        if button is None:
            return False
        self.pressed += 1
        assert await self.person.press(button.custom_id, on=screen) is not None
        return True

    def _choose(self, screen: Screen) -> Button | None:
        on = [button for button in screen.buttons if not button.disabled]
        urgent = [b for b in on if verb(b) == "catch" or b.custom_id.endswith(":uno:say")]
        if urgent and self._random.random() < 0.5:
            return urgent[0]
        moves = choices(screen)
        if not moves:
            return None
        switch = next((b for b in on if b.custom_id.endswith(":uno:on")), None)
        if switch is not None and self._random.random() < 0.5:
            return switch
        laid = [b for b in moves if not b.custom_id.endswith((":draw", ":pass", ":accept", ":challenge"))]
        return self._random.choice(laid or moves)


async def play(world: World, *players: Player, until: str, limit: int = 5000) -> None:
    """Let all players play until the table shows ``until``."""
    for _ in range(limit):
        if until in _newest_post(world).text:
            return
        if not any([await player.act() for player in players]):
            await world.advance(1.5)
    raise AssertionError(f"{until!r} never came, but {_newest_post(world).text!r}")


def _newest_post(world: World) -> Screen:
    return world.posts()[-1]


async def run_command(
    person: Person, command: str, *, channel: ChannelHandle | None = None, **options: str | int
) -> str:
    """Return the response to a command."""
    answer = await person.slash(command, channel=channel, **options)
    assert answer is not None, f"/uno {command} was not answered"
    return words(answer)


async def press_button(person: Person, what: str, *, on: Screen | None = None, stale: bool = False) -> Screen:
    """Return the screen after a press."""
    answer = await person.press(what, on=on, stale=stale)
    assert answer is not None, f"{what!r} was not answered"
    return answer


async def press_more(person: Person, what: str, *, on: Screen) -> Screen:
    """Press *More* on a message, and a button in its panel. Return the screen after that."""
    return await press_button(person, what, on=await press_button(person, "More", on=on))


async def forge(person: Person, screen: Screen, custom_id: str) -> Screen:
    """Press a button that the message does not have. Return the response."""
    forged = replace(screen, buttons=(Button("forged", custom_id, False, ""),))
    return await press_button(person, custom_id, on=forged, stale=True)


async def forge_choices(person: Person, world: World, screen: Screen, custom_id: str, *values: str) -> Screen | None:
    """Choose each value in a menu that the screen may lack, before the bot answers. Return what the last one shows."""
    backend = world.env.backend
    records = []
    for value in values:
        record, payload = base_payload(
            backend,
            type=int(InteractionType.MESSAGE_COMPONENT),
            channel_id=screen.channel,
            guild_id=backend.get_channel(screen.channel).guild_id,
            user_id=person.id,
            data={
                "custom_id": custom_id,
                "component_type": discord.ComponentType.string_select.value,
                "values": [value],
            },
        )
        payload["message"] = dict(serializers.message_payload(backend, world.message(screen)))
        record.source_message_id = screen.id
        records.append(record)
        backend.emit("INTERACTION_CREATE", payload)
    await world.env.settle()
    return world.answer(InteractionResult(world.env, records[-1]))


async def choose(person: Person, world: World, screen: Screen, menu: str, value: str) -> Screen:
    """Choose ``value`` in the menu with ``menu`` in its custom id. Return the screen after that."""
    result = await person.at(screen.channel).select(
        response_message(world, screen), [value], custom_id=menu_id(world, screen, menu)
    )
    return answered(world, result)


async def open_me(person: Person, page: str = "table") -> Screen:
    """Open a page of `/uno me`."""
    screen = await person.slash("me")
    assert screen is not None
    return screen if page == "table" else await press_button(person, f"u1:0:0:me:{page}", on=screen)


async def choose_preference(person: Person, world: World, field: str, value: str) -> Screen:
    """Choose a preference in `/uno me`, with the field of its menu. Return the panel after that."""
    return await choose(person, world, await open_me(person, page_of(field.replace("-", "_"))), f"me:{field}", value)


async def fill_in(
    person: Person, world: World, opened: InteractionResult, text: str = "", /, **fields: str | list[str]
) -> Screen:
    """Submit the modal that a press or a choice opened. Return the screen after that.

    ``text``: what is typed into its only field. ``fields``: the values of its fields by their custom ids.
    """
    assert opened.modal is not None, "no modal was opened"
    return answered(world, await person.actor.submit_modal(opened, {**fields} or {"value": text}))


async def open_modal(person: Person, world: World, screen: Screen, what: str) -> InteractionResult:
    """Press a button of a screen that opens a modal."""
    return await person.at(screen.channel).click(
        response_message(world, screen), custom_id=screen.button(what).custom_id
    )


def answered(world: World, result: InteractionResult) -> Screen:
    """Return the screen that an interaction showed. It must have shown one."""
    screen = world.answer(result)
    assert screen is not None, "nothing was shown"
    return screen


def response_message(world: World, screen: Screen) -> ResponseMessage:
    """Return a message as simcord's actors take it."""
    return ResponseMessage(world.env, world.message(screen))


def menus(world: World, screen: Screen) -> dict[str, list[str]]:
    """Return every menu of a message: its custom id and its values."""
    found: dict[str, list[str]] = {}

    def walk(parts: list[dict[str, Any]]) -> None:
        for part in parts:
            if part["type"] == discord.ComponentType.select.value:
                found[part["custom_id"]] = [option["value"] for option in part["options"]]
            walk(part.get("components") or [])

    walk(world.message(screen).components)
    return found


def menu_id(world: World, screen: Screen, menu: str) -> str:
    """Return the custom id of the only menu with ``menu`` in it: a field, or two with a colon.

    If several have it, it is the one that says nothing more behind it.
    """
    found = [custom_id for custom_id in menus(world, screen) if f":{menu}:" in f"{custom_id}:"]
    if len(found) > 1:
        found = [custom_id for custom_id in found if custom_id.endswith(f":{menu}:")]
    assert len(found) == 1, f"{len(found)} menus are {menu!r}: {list(menus(world, screen))}"
    return found[0]


def choices_of(world: World) -> PreferencesCache:
    bot: Any = world.bot
    found: PreferencesCache = bot.router.kit.messages.preferences
    return found


async def prefer(world: World, *people: Person, **chosen: object) -> None:
    """Set preferences of these people."""
    with world.env.time_context():
        for person in people:
            await choices_of(world).store_choice(person.id, **chosen)


async def settle(world: World, place_id: int, **set_there: object) -> None:
    """Set defaults of a server or a channel."""
    with world.env.time_context():
        await choices_of(world).store_settings(place_id, ChannelSettings(**set_there))  # type: ignore[arg-type]  # by name


def manager(world: World) -> Person:
    """Add a member with the permission to manage the server."""
    role = world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    user = world.env.create_user("boss", global_name="Boss")
    return Person(world, world.guild.add_member(user, roles=[role]))


async def admin(boss: Person, command: str, /, **options: object) -> Screen:
    """Return the answer to a command of `/unoadmin`, which only its caller sees."""
    answer = await boss.admin(command, **options)  # type: ignore[arg-type]  # the options of the command
    assert answer is not None
    assert answer.ephemeral
    return answer
