"""Attack through the hands of its players: the launcher's presses are shown one after the other, and hold nobody up."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from tests.bot.players import Stack, begin, press_button, run_command, seat, settle, words
from tests.world import Person, World
from unobot.rules.ruleset.ruleset import PRESETS

RULES = PRESETS["attack"]
Fires = Callable[..., None]


@pytest.fixture
def fires(monkeypatch: pytest.MonkeyPatch) -> Fires:
    """Let the next presses of the launcher fire these numbers of cards, 0 for none."""

    def load(*cards: int) -> None:
        left = [*cards]
        monkeypatch.setattr("unobot.rules.play.consequences.press", lambda *_: left.pop(0))

    return load


async def three(world: World, stack: Stack, *hands: str) -> tuple[Person, Person, Person]:
    """Deal these hands to three people. Ann begins."""
    stack([*hands], "R1", "Y4 Y5 G6 B1 B2 B3 Y8 Y9", RULES)
    ann, ben, cem = (world.person(name) for name in ("Ann", "Ben", "Cem"))
    await begin(world, ann, ben, cem)
    return ann, ben, cem


def table(world: World) -> str:
    return words(world.table()).replace("*", "")


def hand(person: Person) -> str:
    return words(person.direct()).replace("*", "")


@pytest.mark.parametrize("turn", [60, 24 * 3600], ids=["live", "slow"])
async def test_two_presses_are_shown_one_after_the_other(world: World, stack: Stack, fires: Fires, turn: int) -> None:
    await settle(world, world.guild.id, turn=turn)
    ann, _, cem = await three(world, stack, "RH2 R5 G1", "B5 B6 Y1", "G2 G3 G4")
    fires(0, 5)
    await ann.press("RH2", on=ann.direct())
    await world.advance(1)
    assert "Ben presses: click … ❔." in table(world)
    assert "Ben · 3 cards" in table(world), "the table does not know yet"
    assert "Your turn" in hand(cem), "nobody waits for the launcher"
    await world.advance(2)
    assert "Ben presses and misses a turn: click … 💥 5 cards." in table(world)
    assert "Ben · 8 cards" in table(world)


async def test_in_the_direct_messages_the_answer_shows_the_first_press(
    world: World, stack: Stack, fires: Fires
) -> None:
    stack(["RH2 R5 G1", "B5 B6 Y1", "G2 G3 G4"], "R1", "Y4 Y5 G6 B1 B2 B3 Y8 Y9", RULES)
    ann = world.person("Ann")
    await ann.slash("start", channel=ann.direct_channel, rules="attack", ais=2)
    await world.advance(3)
    fires(0, 5, 0, 0, 0, 0, 0, 0)
    answer = words(await press_button(ann, "RH2", on=ann.direct())).replace("*", "")
    assert "click … ❔." in answer
    await world.advance(0.6)
    assert "💥 5 cards." in hand(ann)


async def test_a_copy_of_the_table_shows_all_presses_at_once(world: World, stack: Stack, fires: Fires) -> None:
    """Nothing redraws it when the next press is shown."""
    ann, _, _ = await three(world, stack, "RH2 R5 G1", "B5 B6 Y1", "G2 G3 G4")
    fires(0, 5)
    await ann.press("RH2", on=ann.direct())
    await world.advance(1)
    eve = world.person("Eve")
    assert "click … 💥 5 cards" in await run_command(eve, "status")
    await world.advance(6)
    assert "click … 💥 5 cards" in words(eve.panel())
    assert "❔" not in table(world)


async def test_the_hand_of_the_seat_that_is_hit_says_so_at_once(world: World, stack: Stack, fires: Fires) -> None:
    ann, ben, _ = await three(world, stack, "RH2 R5 G1", "B5 B6 Y1", "R2 G3 G4")
    fires(0, 0)
    await ann.press("RH2", on=ann.direct())
    await world.advance(6)
    assert "Click: no card for you." in hand(ben)


async def test_a_quick_move_is_not_held_up_and_shows_the_result_at_once(
    world: World, stack: Stack, fires: Fires
) -> None:
    ann, _, cem = await three(world, stack, "RH2 R5 G1", "B5 B6 Y1", "R2 G3 G4")
    fires(0, 4)
    await ann.press("RH2", on=ann.direct())
    await world.advance(1)
    assert "❔" in table(world)
    await cem.press("R2", on=cem.direct())
    await world.advance(2)
    assert "❔" not in table(world)
    assert "Cem played" in table(world)
    assert "click … 💥 4 cards" in table(world)
    assert "Ben · 7 cards" in table(world)


async def test_a_restart_between_two_presses_shows_the_result_once(world: World, stack: Stack, fires: Fires) -> None:
    ann, _, _ = await three(world, stack, "RH2 R5 G1", "B5 B6 Y1", "R2 G3 G4")
    fires(0, 4)
    await ann.press("RH2", on=ann.direct())
    await world.advance(1)
    assert "❔" in table(world)
    await world.restart()
    await world.advance(5)
    assert table(world).count("click … 💥 4 cards") == 1


async def test_a_player_presses_instead_of_drawing(world: World, stack: Stack, fires: Fires) -> None:
    ann, ben, _ = await three(world, stack, "B9 B6 G7", "B5 B6 Y1", "R2 G3 G4")
    assert "None of your cards match. Press the launcher." in hand(ann)
    fires(0)
    await press_button(ann, "⚡ Press", on=ann.direct())
    await world.advance(6)
    assert "Ann presses: click." in table(world)
    assert "pile is empty" not in table(world)
    assert "Click: no card for you." in hand(ann)
    assert "Your turn" in hand(ben)


async def test_who_forgot_uno_presses_as_well(world: World, stack: Stack, fires: Fires) -> None:
    ann, ben, _ = await three(world, stack, "R9 B6", "B5 Y1", "R2 G3")
    await ann.press("R9", on=ann.direct())
    await world.advance(3)
    fires(3, 0)
    await press_button(ben, "Catch!")
    await world.advance(6)
    assert "Ben caught Ann without Uno. Ann presses: 💥 3 cards … click." in table(world)


async def test_a_catch_without_a_card_says_so(world: World, stack: Stack, fires: Fires) -> None:
    ann, ben, _ = await three(world, stack, "R9 B6", "B5 Y1", "R2 G3")
    await ann.press("R9", on=ann.direct())
    await world.advance(3)
    fires(0, 0)
    await press_button(ben, "Catch!")
    await world.advance(6)
    assert "Ben caught Ann, but no card came." in table(world)
    assert "Ben caught you: no card." in hand(ann)


async def test_what_mistakes_cost_is_said_in_presses(world: World, stack: Stack) -> None:
    rules = replace(RULES, uno_penalty=4, wrong_play=2, false_catch=1)
    stack(["R9 G1 G2", "B5 B6 Y1"], "R1", "Y4 Y5 G6", rules)
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann, ben)
    lobby = words(world.table())
    assert "Missed Uno: 4 presses · Wrong catch: 1 press · Wrong play: 2 presses" in lobby
    await ann.press("Start")
    await world.advance(12)
    assert "Play a wrong card, and you press 2 times." in hand(ann)
    why = await press_button(ann, "Why not?", on=ann.direct())
    assert "If you play it, you press the launcher 2 times." in words(why)
