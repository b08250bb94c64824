"""The take-back button: its owner, its time, and the resulting screens."""

from __future__ import annotations

from tests.bot.players import Stack, begin, hand_line, options, press_button, run_command, seat, words
from tests.world import Person, Screen, World

HANDS = ["R5 G2 B4", "R1 G5 Y2"]


async def allow(world: World, host: Person) -> Screen:
    """Allow take-backs in the menu of the rules."""
    menu = await press_button(host, "Change rules", on=await options(host, on=world.table()))
    return await press_button(host, "Take back: off", on=menu)


async def begun(world: World, ann: Person, *others: Person, ais: int = 0) -> None:
    await seat(world, ann, *others, ais=ais)
    await allow(world, ann)
    await world.advance(3)
    assert "can take a move back" in words(world.table())
    await ann.press("Start")
    await world.advance(12)


async def test_a_card_is_taken_back_and_everybody_is_told(world: World, stack: Stack) -> None:
    stack(HANDS, "R7")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begun(world, ann, ben)
    assert not ann.direct().has("Take back")
    hand = await press_button(ann, "5", on=ann.direct())
    assert hand.has("Take back")
    assert not ben.direct().has("Take back")
    again = await press_button(ann, "Take back", on=hand)
    assert hand_line(again).startswith("Your hand, 3 cards")
    assert again.has("5")
    assert not again.has("Take back")
    await world.advance(6)
    table = words(world.table())
    assert "**Ann** took" in table
    assert "5 back" in table
    assert "Red 7" in table.splitlines()[0]
    hand = await press_button(ann, "5", on=ann.direct())
    assert not hand.has("Take back"), "once in a turn"


async def test_after_five_seconds_it_is_too_late_and_the_button_is_gone(world: World, stack: Stack) -> None:
    stack(HANDS, "R7")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begun(world, ann, ben)
    await ann.press("My hand")
    hand = await press_button(ann, "5", on=ann.panel())
    assert hand.has("Take back")
    await world.advance(8)
    assert not ann.panel().has("Take back")
    late = await ann.press("Take back", on=hand, stale=True)
    assert late is not None
    assert "after 5 seconds, a move stands" in words(late)
    assert "5 back" not in words(world.table())


async def test_a_forged_press_takes_nothing_back_where_the_table_does_not_allow_it(world: World, stack: Stack) -> None:
    stack(HANDS, "R7")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    hand = await press_button(ann, "5", on=ann.direct())
    assert not hand.has("Take back")
    assert "can't take a move back" in await run_command(ann, "play", move="back")
    assert hand_line(ann.direct()).startswith("Your hand, 2 cards")


async def test_an_ai_leaves_the_time_for_it_and_so_does_a_restart(world: World, stack: Stack) -> None:
    stack(HANDS, "R7")
    ann = world.person("Ann")
    await begun(world, ann, ais=1)
    hand = await press_button(ann, "5", on=ann.direct())
    await world.advance(1)
    await world.restart()
    await world.advance(0.5)
    back = await press_button(ann, "Take back", on=hand)
    assert hand_line(back).startswith("Your hand, 3 cards")


async def test_only_the_host_turns_it_on(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann, ben)
    refusal = await press_button(ben, "Change rules", on=await options(ben, on=world.table()))
    assert not refusal.has("Take back: off")
    menu = await allow(world, ann)
    assert menu.has("Take back: on")
    off = await press_button(ann, "Take back: on", on=menu)
    assert off.has("Take back: off")
    await world.advance(3)
    assert "can take a move back" not in words(world.table())
    await world.restart()  # the next bot does not know the panel, and leaves it as it is
    await ann.press("Start")
    await world.advance(3)
    late = await press_button(ann, "Take back: off", on=off, stale=True)
    assert late.has("Take back: off")
    assert "The match has started, so its rules stay as they are." in words(late)
