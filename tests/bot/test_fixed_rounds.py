"""Golf and the most rounds won, as players see them: the lobby, the pause, the end of the match."""

from __future__ import annotations

from typing import Literal

import pytest
from msgspec.structs import replace

from tests.bot.players import Stack, begin, choose, options, press_button, seat, words
from tests.world import Person, World
from unobot.rules.ruleset.ruleset import Ruleset


async def first_round(world: World, stack: Stack, rules: Ruleset) -> tuple[Person, Person]:
    """Play a round of two seats: Ann goes out, and Ben holds a Blue 9."""
    stack(["R3", "B9"], "R1", "Y1 Y2", rules=rules)
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await press_button(ann, "3", on=ann.direct())
    await world.advance(6)
    return ann, ben


async def test_the_lobby_says_how_many_rounds_there_are(world: World, stack: Stack) -> None:
    stack(["R3", "B9"], "R1", rules=Ruleset(scoring="golf"))
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann, ben)
    assert "Scoring: golf, fewest points win · Rounds: 5 rounds" in words(world.table())
    assert "Quick game: one round" in (await options(ann)).labels


@pytest.mark.parametrize(("scoring", "back"), [("golf", "Golf: 3 rounds"), ("best_of", "Match of 3 rounds")])
async def test_a_quick_game_and_back_keeps_how_the_match_is_won(
    world: World, scoring: Literal["golf", "best_of"], back: str
) -> None:
    ann, rules = world.person("Ann"), Ruleset(scoring=scoring, rounds=3, reshuffle_seats=True)
    await ann.slash("start", rules=rules.code)
    panel = await press_button(ann, "Quick game: one round", on=await options(ann))
    assert "one round, no points" in words(panel)
    panel = await choose(ann, world, await press_button(ann, "house", on=panel), "house", "deck")
    await choose(ann, world, panel, "field:hand-size", "5")
    await world.restart()
    await press_button(ann, back, on=await options(ann))
    menu = await press_button(ann, "house", on=await options(ann))
    assert f"`{replace(rules, hand_size=5).code}`" in words(menu)


def test_what_the_present_rules_do_not_allow_does_not_come_back() -> None:
    longer = Ruleset(elimination=True, double_score=True)
    quick = replace(longer.with_length("round"), teams=True)
    assert quick.with_length("points", longer) == Ruleset(teams=True)
    assert quick.with_length("points", Ruleset(scoring="golf")) == Ruleset(teams=True, scoring="golf")


async def test_golf_adds_up_the_points_of_the_cards_left(world: World, stack: Stack) -> None:
    await first_round(world, stack, Ruleset(scoring="golf", rounds=2))
    pause = words(world.table())
    assert "**Points**: the fewest after 2 rounds win" in pause
    assert pause.index("**Ann** · 0 points") < pause.index("**Ben** · 9 points")
    assert "**Ben**, 9 points: 🔵 Blue: 9" in pause
    assert "That's" not in pause


async def test_the_lowest_sum_wins_golf(world: World, stack: Stack) -> None:
    ann, _ = await first_round(world, stack, Ruleset(scoring="golf", rounds=1))
    end = words(world.table())
    assert "**Ann** wins the match" in end
    assert end.index("🥇 **Ann** · 0 points") < end.index("🥈 **Ben** · 9 points")
    assert "The coach doesn't know golf yet." in words(await press_button(ann, "Coach", on=world.table()))


async def test_rounds_that_were_won_are_counted(world: World, stack: Stack) -> None:
    await first_round(world, stack, Ruleset(scoring="best_of", rounds=3))
    pause = words(world.table())
    assert "**Rounds won**, best of 3" in pause
    assert pause.index("**Ann** · 1 round won") < pause.index("**Ben** · 0 rounds won")


async def test_the_most_rounds_won_win_the_match(world: World, stack: Stack) -> None:
    await first_round(world, stack, Ruleset(scoring="best_of", rounds=1))
    end = words(world.table())
    assert "**Ann** wins the match" in end
    assert end.index("🥇 **Ann** · 1 round won") < end.index("🥈 **Ben** · 0 rounds won")
