"""The table and the hand of a player agree on whose turn it is, but for a moment."""

from __future__ import annotations

import pytest

from tests.bot.players import Stack, begin, choices, press_button, words
from tests.world import Screen, World

STEP = 0.125
"""Seconds between two looks at the table and at the hand."""


async def test_the_table_follows_two_quick_moves_at_once(world: World, stack: Stack) -> None:
    stack(["R3 B1 B2", "R5 Y1 Y2", "R6 G1 G2"], "R1")
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await begin(world, ann, ben, cleo)
    await press_button(cleo, "My hand")
    await world.advance(5)
    await press_button(ann, "3", on=await press_button(ann, "My hand"))
    await world.advance(0.5)
    assert "It's **Ben**'s turn" in words(world.table())
    await press_button(ben, "5", on=await press_button(ben, "My hand"))
    await world.advance(0.5)
    assert "Your turn" in words(cleo.panel())
    assert "It's **Cleo**'s turn" in words(world.table())


@pytest.mark.parametrize("ais", [1, 3])
async def test_the_table_does_not_say_for_a_second_that_an_ai_thinks_after_its_move(world: World, ais: int) -> None:
    """Ann thinks for a second before each move. The AIs have their usual pauses."""
    ann = world.person("Ann")
    await begin(world, ann, ais=ais)
    await press_button(ann, "My hand")
    apart, longest, turns, steps = 0, 0, 0, 0
    while turns < 8 and "Ready" not in world.table().labels:
        await world.advance(STEP)
        is_told = words(ann.panel()).startswith(("### Your turn", "### **You drew"))
        apart = 0 if is_told == ("**Ann**" in _turn_line(words(world.table()))) else apart + 1
        longest, steps = max(longest, apart), steps + 1 if is_told else 0
        if steps * STEP > 1:
            turns, steps = turns + 1, 0
            await press_button(ann, _quickest(ann.panel()), on=ann.panel())
    assert turns > 2
    assert longest * STEP <= 0.5


def _quickest(hand: Screen) -> str:
    """Return the choice to draw or to keep the drawn card, which asks for no color, or else the first one."""
    offered = [button.custom_id for button in choices(hand)]
    return next((choice for choice in offered if choice.endswith((":draw", ":pass"))), offered[0])


def _turn_line(table: str) -> str:
    return next(line for line in table.splitlines() if line.startswith("### "))
