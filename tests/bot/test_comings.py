"""The log of a table says who comes and goes, in one line each."""

from __future__ import annotations

from tests.bot.players import Stack, begin, choose, press_button, run_command, stand_in, words
from tests.world import World

HANDS = ["R3 B1 B2 B4", "R5 Y1 Y2 Y3", "G1 G2 G3 G4"]


def log(world: World) -> list[str]:
    """Return the lines of the table, without the small print."""
    return [line.removeprefix("-# ") for line in words(world.table()).splitlines()]


async def test_a_player_who_leaves_and_comes_back_stands_in_the_log(world: World, stack: Stack) -> None:
    stack(HANDS[:2], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await press_button(ben, "Leave", on=await press_button(ben, "More"))
    await world.advance(3)
    assert log(world)[-1] == "**Ben** is off. An AI plays."
    await press_button(ben, "My hand")
    await world.advance(3)
    assert log(world)[-2:] == ["**Ben** is off. An AI plays.", "**Ben** is back."]
    await ann.press("3", on=ann.direct())
    await world.advance(3)
    assert log(world)[-2:] == ["**Ben** is back.", "**Ann** played 🔺 Red 3."]


async def test_an_autopilot_stands_in_the_log(world: World, stack: Stack) -> None:
    stack(HANDS[:2], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await press_button(ben, "Autopilot", on=await press_button(ben, "More"))
    await world.advance(3)
    assert log(world)[-1] == "**Ben** is off. An AI plays."


async def test_a_player_who_falls_asleep_stands_in_the_log_after_the_last_move(world: World, stack: Stack) -> None:
    stack(HANDS[:2], "R1", pile="Y9 Y8")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    while "is off" not in words(world.table()):
        await world.advance(20)
        if world.table().has("My hand") and "It's **Ben**'s turn" in words(world.table()):
            await ben.press("Draw", on=ben.direct())
    lines = log(world)
    off = lines.index("**Ann** is off. An AI plays.")
    assert "time" in lines[off - 1].casefold(), "the move that the clock made stands before it"


async def test_a_seat_that_changes_hands_stands_in_the_log(world: World, stack: Stack) -> None:
    stack(HANDS, "R1")
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await begin(world, ann, ben, ais=1)
    await press_button(cleo, "Take over Kim", on=await press_button(cleo, "My hand"))
    await world.advance(3)
    assert log(world)[-1] == "**Kim** hands over to **Cleo**."
    await press_button(ben, "Leave", on=await press_button(ben, "More"))
    players = await press_button(ann, "Players", on=await press_button(ann, "More"))
    await choose(ann, world, players, "release", str(ben.id))
    await world.advance(3)
    assert log(world)[-2:] == ["**Ben** is off. An AI plays.", f"**{stand_in(ben)}** takes **Ben**'s seat."]


async def test_a_newcomer_stands_in_the_log_until_they_withdraw(world: World, stack: Stack) -> None:
    stack(HANDS[:2], "R1")
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await begin(world, ann, ben)
    await press_button(cleo, "Join from the next round", on=await press_button(cleo, "My hand"))
    await world.advance(3)
    assert log(world)[-1] == "**Cleo** joins with the next round."
    await run_command(cleo, "leave")
    await world.advance(3)
    assert "**Cleo**" not in words(world.table())


async def test_no_name_stays_in_the_log_after_a_deletion(world: World, stack: Stack) -> None:
    stack(HANDS, "R1")
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await begin(world, ann, ben, cleo)
    await press_button(ben, "Leave", on=await press_button(ben, "More"))
    await world.advance(3)
    assert "Ben" in words(world.table())
    panel = await ben.slash("privacy")
    assert panel is not None
    await press_button(ben, "Delete everything", on=await press_button(ben, "Delete my data", on=panel))
    await world.advance(6)
    assert "Ben" not in words(world.table())
