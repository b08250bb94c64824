"""Steps of the first moves of a match between people."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from msgspec.structs import replace

from tests.loopback.model import Button, Interaction, Message
from tests.loopback.people import Person, moves, pressable, refreshing
from unobot.rules.ruleset.ruleset import OFFICIAL

PLAIN = replace(OFFICIAL, first_card="number_only").code
"""Rules under which the first player may draw."""


async def until(condition: Callable[[], object], within: float = 120.0) -> None:
    """Poll until the condition holds. Only a test that fails waits for longer than a busy machine needs."""
    async with asyncio.timeout(within):
        while not condition():  # noqa: ASYNC110  # no event tells that another person's screen changed
            await asyncio.sleep(0.005)


async def begin(host: Person, *others: Person, rules: str = PLAIN) -> None:
    """Start a match of these people, each with a panel."""
    await host.command("start", rules=rules)
    for person in others:
        await _press_soon(person, "join")
    await _press_soon(host, "start")
    for person in (host, *others):
        await _press_soon(person, "hand")


async def _press_soon(person: Person, verb: str) -> None:
    """Press a button of the table as soon as it is there: a busy bot may show it later than in its answer."""
    await until(lambda: pressable(person.table, verb))
    await press(person, person.table, verb)


async def press(person: Person, message: Message | None, verb: str) -> Interaction:
    """Press the first button with this verb. It must exist."""
    assert message is not None
    return await person.press(message, (refreshing(message) if verb == "refresh" else pressable(message, verb))[0])


async def to_move(*people: Person) -> Person:
    """Return the person to move, according to their own panel."""
    await until(lambda: any(moves(person.panel) for person in people))
    return next(person for person in people if moves(person.panel))


def held(person: Person) -> int:
    """Return the number of cards in the hand, according to the panel."""
    assert person.panel is not None
    line = next(line for line in person.panel.text.splitlines() if line.startswith("Your hand, "))
    return int("".join(filter(str.isdecimal, line.split(":")[0])))


def draw_button(person: Person) -> Button:
    """Return the button of the panel, disabled or not."""
    assert person.panel is not None
    return next(button for button in person.panel.buttons if button.custom_id.endswith(":move:draw"))


async def draw(person: Person) -> tuple[Interaction, int]:
    """Draw one card, a move that is visible if made twice. Return the press, and the number of cards before it."""
    before = held(person)
    assert person.panel is not None
    return await person.press(person.panel, draw_button(person)), before
