"""Automatic passing after an unplayable drawn card, as players want it and invisible to others."""

from __future__ import annotations

from tests.bot.players import Stack, begin, choose, press_button, words
from tests.world import Person, Screen, World
from unobot.rules.ruleset.ruleset import OFFICIAL, Ruleset
from unobot.tables.state.auto_pass import PASS_DELAY

HANDS = ["R3 G4 G2", "R5 Y1 Y2"]
SHORT, LONG = PASS_DELAY[0] - 1, PASS_DELAY[1]


async def drew(world: World, stack: Stack, pile: str, rules: Ruleset = OFFICIAL) -> tuple[Person, Screen]:
    """Let Ann, with nothing blue, draw the first card of ``pile``. Return her screen."""
    stack(HANDS, "B1", pile, rules)
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    return ann, await press_button(ann, "Draw", on=await press_button(ann, "My hand"))


async def choose_to_press(ann: Person, world: World, *, passes: str = "off") -> None:
    panel = await ann.slash("me")
    assert panel is not None
    await choose(ann, world, panel, "me:passes", passes)


def asked(screen: Screen) -> str:
    """Return the lines of a hand that describe the decision."""
    return "\n".join(line for line in words(screen).splitlines() if line.startswith(("### ", "-# ")))


async def test_a_card_that_does_not_fit_is_kept_after_a_moment(world: World, stack: Stack) -> None:
    ann, hand = await drew(world, stack, "R7 Y4 Y5")
    assert "doesn't match" in words(hand)
    await world.advance(SHORT)
    assert "**Ann** drew a card: play it or keep it" in words(world.table())
    await world.advance(LONG)
    table = words(world.table())
    assert "It's **Ben**'s turn" in table
    assert "passed" in table
    assert "ran out" not in table
    assert "Your hand, 4 cards" in words(ann.panel())


async def test_a_card_that_fits_waits_for_its_owner(world: World, stack: Stack) -> None:
    ann, _ = await drew(world, stack, "B7 Y4 Y5")
    await world.advance(LONG + 5)
    assert "**Ann** drew a card: play it or keep it" in words(world.table())
    await press_button(ann, "Play it", on=ann.panel())
    assert "It's **Ben**'s turn" in words(world.table())


async def test_the_table_waits_for_a_player_without_automatic_passing(world: World, stack: Stack) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await choose_to_press(ann, world)
    stack(HANDS, "B1", "R7 Y4 Y5")
    await begin(world, ann, ben)
    hand = await press_button(ann, "Draw", on=await press_button(ann, "My hand"))
    await world.advance(LONG + 5)
    assert "**Ann** drew a card: play it or keep it" in words(world.table())
    await press_button(ann, "Keep it", on=hand)
    assert "It's **Ben**'s turn" in words(world.table())


async def test_the_table_waits_after_automatic_passing_is_switched_off(world: World, stack: Stack) -> None:
    ann, _ = await drew(world, stack, "R7 Y4 Y5")
    await choose_to_press(ann, world)
    await world.advance(1)
    table = words(world.table())
    await world.advance(LONG + 5)
    assert words(world.table()) == table


async def test_a_faster_press_passes_once(world: World, stack: Stack) -> None:
    ann, hand = await drew(world, stack, "R7 Y4 Y5")
    await press_button(ann, "Keep it", on=hand)
    await world.advance(LONG + 5)
    assert "It's **Ben**'s turn" in words(world.table())


async def test_a_hand_says_that_its_turn_ends_by_itself(world: World, stack: Stack) -> None:
    ann, hand = await drew(world, stack, "R7 Y4 Y5")
    told = "### **You drew** 🔺 Red 7\n-# It doesn't match, so you pass."
    assert asked(hand) == told
    await world.advance(SHORT)
    assert asked(ann.panel()) == told
    assert hand.has("Keep it"), "nobody has to wait"


async def test_a_hand_with_a_card_drawn_face_down_says_so_too(world: World, stack: Stack) -> None:
    _, hand = await drew(world, stack, "B7 Y4 Y5", Ruleset(blind_draw=True))
    assert asked(hand).endswith("and you pass automatically. You see it when your next turn starts.")
    await world.advance(LONG + 5)
    assert "It's **Ben**'s turn" in words(world.table())


async def test_the_table_looks_the_same_whether_the_card_fits_or_not(world: World, stack: Stack) -> None:
    await drew(world, stack, "R7 Y4 Y5")
    await world.advance(SHORT)
    table = words(world.table())
    assert "automatically" not in table
    assert "⏳" in table


async def test_a_hand_without_automatic_passing_shows_its_deadline(world: World, stack: Stack) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await choose_to_press(ann, world)
    stack(HANDS, "B1", "R7 Y4 Y5")
    await begin(world, ann, ben)
    hand = await press_button(ann, "Draw", on=await press_button(ann, "My hand"))
    assert "**You drew** 🔺 Red 7 · ⏳" in asked(hand)
    assert "It doesn't match, so keep it." in asked(hand)


async def test_a_changed_setting_is_shown_and_applied_in_the_same_turn(world: World, stack: Stack) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await choose_to_press(ann, world)
    stack(HANDS, "B1", "R7 Y4 Y5")
    await begin(world, ann, ben)
    hand = await press_button(ann, "Draw", on=await press_button(ann, "My hand"))
    await world.advance(LONG + 5)
    await choose_to_press(ann, world, passes="on")
    await world.advance(SHORT)
    assert "so you pass" in asked(world.screen(hand))
    await world.advance(LONG)
    assert "It's **Ben**'s turn" in words(world.table())
