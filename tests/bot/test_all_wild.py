"""All Wild through the hands of its players: a deck without colors asks for none."""

from __future__ import annotations

import msgspec

from tests.bot.players import Stack, begin, press_button, words
from tests.world import World
from unobot.rules.ruleset.ruleset import PRESETS

RULES = PRESETS["all_wild"]


async def test_no_screen_asks_for_a_color(world: World, stack: Stack) -> None:
    stack(["W WSK WD2", "W WRV WS2"], "W", "W W W W", RULES)
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    for player, card in ((ann, "W"), (ben, "W")):
        assert "Your turn: any card" in words(player.direct()).replace("*", "")
        assert "color" not in words(player.direct()) + words(world.table())
        await player.press(card, on=player.direct())
        await world.advance(6)


async def test_who_owes_cards_without_a_color_is_asked_for_them(world: World, stack: Stack) -> None:
    stack(["WD2 W W", "WD2 W W"], "W", "W W W W", msgspec.structs.replace(RULES, stacking="same"))
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await ann.press("+2", on=ann.direct())
    await world.advance(6)
    assert "color" not in words(ben.direct())
    assert ben.direct().has("Draw 2")


async def test_a_card_chosen_ahead_is_laid_after_any_wild(world: World, stack: Stack) -> None:
    stack(["W WSK WD2", "W WRV WS2"], "W", "W W W W", RULES)
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    hand = await press_button(ben, "u1:1:0:premove:W", on=await press_button(ben, "My hand"))
    assert [label for label in hand.labels if label.startswith("✓")], words(hand)
    await ann.press("W", on=ann.direct())
    await world.advance(6)
    assert "It's **Ann**'s turn" not in words(world.table())
    assert "**Ben** played" in words(world.table())
