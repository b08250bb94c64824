"""The hand is at hand: it comes by itself at the deal, only its owner sees it, and it stays true as long as it can."""

from __future__ import annotations

from tests.bot.players import Stack, begin, choices, hand_line, pressed, seat, told, words
from tests.world import World


async def test_the_hand_comes_by_itself_at_the_deal(world: World, stack: Stack) -> None:
    """Nobody presses anything but Join and Start."""
    stack(["R3 B1 B2", "R4 Y1 Y2"], "R1")
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await seat(world, ann, ben)
    assert not ann.panels()
    await ann.press("Start")
    await world.advance(2)
    assert hand_line(ann.panel()) == "Your hand, 3 cards: 🔺 Red: 3 · 🔵 Blue: 1, 2"
    assert hand_line(ben.panel()) == "Your hand, 3 cards: 🔺 Red: 4 · ⭐ Yellow: 1, 2"
    assert not cleo.panels()
    assert len(ann.panels()) == len(ben.panels()) == 1

    await ann.press("3", on=ann.panel())
    await world.advance(2)
    assert choices(ben.panel()), "redrawn though Ben pressed nothing"
    await ben.press("4", on=ben.panel())
    await world.advance(2)
    assert "Red 4" in words(world.table())
    assert len(ann.panels()) == len(ben.panels()) == 1


async def test_it_comes_too_when_the_bot_restarts_between_joining_and_the_deal(world: World, stack: Stack) -> None:
    stack(["R3 B1 B2", "R4 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann, ben)
    await world.advance(60)
    await world.restart()
    await ann.press("Start")
    await world.advance(2)
    assert hand_line(ben.panel()) == "Your hand, 3 cards: 🔺 Red: 4 · ⭐ Yellow: 1, 2"
    await world.restart()
    await ann.press("3", on=ann.panel())
    await world.advance(2)
    assert choices(ben.panel()), "the panel is known to the next bot as well"
    assert len(ann.panels()) == len(ben.panels()) == 1


async def test_who_joined_by_a_command_gets_it_as_well(world: World, stack: Stack) -> None:
    stack(["R3 B1", "R4 Y1"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann)
    await told(ben, "join")
    await ann.press("Start")
    await world.advance(2)
    assert hand_line(ben.panel()) == "Your hand, 2 cards: 🔺 Red: 4 · ⭐ Yellow: 1"


async def test_a_press_that_is_too_long_ago_brings_nothing_and_asks_discord_for_nothing(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann, ben)
    await world.advance(15 * 60)
    before = world.requests
    await ann.press("Start")
    await world.advance(2)
    assert ann.panels(), "she has just pressed"
    assert not ben.panels()
    spent = world.requests - before
    assert spent["POST /webhooks/*/*"] == 1
    assert hand_line(await pressed(ben, "My hand"))


async def test_who_left_the_lobby_gets_no_hand(world: World) -> None:
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await seat(world, ann, ben, cleo)
    await cleo.press("Leave")
    await ann.press("Start")
    await world.advance(2)
    assert ben.panels()
    assert not cleo.panels()


async def test_a_hand_opened_meanwhile_is_the_only_one(world: World) -> None:
    """Ben opened his panel in the lobby: it becomes his hand, and no second one comes."""
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann, ben)
    await ben.slash("hand")
    await ann.press("Start")
    await world.advance(2)
    (panel,) = ben.panels()
    assert hand_line(panel)


async def test_a_token_that_discord_refuses_is_tried_once(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann, ben)
    world.env.inject_error("POST", "/webhooks/*", status=401, code=50027, times=None)
    before = world.requests
    await ann.press("Start")
    await world.advance(30)
    assert (world.requests - before)["POST /webhooks/*/*"] <= 3, "once for each: two are Ann's"
    world.env.backend.faults.clear()
    assert hand_line(await pressed(ben, "My hand"))


async def test_a_fault_of_discords_at_the_deal_is_made_good(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann, ben)
    world.env.inject_error("POST", "/webhooks/*", status=500, times=2)
    await ann.press("Start")
    await world.advance(20)
    assert len(ann.panels()) == len(ben.panels()) == 1


async def test_whoever_plays_on_in_the_next_match_has_one_live_panel(world: World, stack: Stack) -> None:
    stack(["R3 B1", "R4 Y1"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await ann.press("Yes, end it", on=await ann.slash("end"))
    await world.advance(6)
    await begin(world, ann, ben)
    assert hand_line(ben.panel())
