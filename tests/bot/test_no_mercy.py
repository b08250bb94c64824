"""No Mercy through the hands of its players: a roulette, a stack, Discard All, a knock-out."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from simcord.components import walk_components

from tests.bot.players import Player, Stack, begin, press_button, words
from tests.bot.players import play as play_until
from tests.world import Person, Screen, World
from unobot.rules.ruleset.ruleset import PRESETS

RULES = PRESETS["no_mercy"]


async def three(world: World, stack: Stack, *hands: str, pile: str = "Y4 Y5 G6 B1 B2") -> tuple[Person, Person, Person]:
    """Deal these hands to three people. Ann begins."""
    stack(list(hands), "R1", pile, RULES)
    ann, ben, cem = (world.person(name) for name in ("Ann", "Ben", "Cem"))
    await begin(world, ann, ben, cem)
    return ann, ben, cem


async def play(world: World, person: Person, *buttons: str) -> None:
    for button in buttons:
        await person.press(button, on=person.direct())
    await world.advance(6)


async def test_the_seat_that_is_hit_names_the_color_of_a_roulette(world: World, stack: Stack) -> None:
    ann, ben, cem = await three(world, stack, "WRL R5 G1", "B5 B6 Y1", "G2 G3 G4")
    await play(world, ann, "WRL")
    assert "Ben: which color?" in words(world.table()).replace("*", "")
    asked = ben.direct()
    assert "Which color?" in words(asked).replace("*", "")
    assert "You take all cards up to the first of it." in words(asked)
    assert asked.has("Blue (2)")
    assert asked.has("Red (0)")
    assert not any(button.label.startswith(("Red", "Blue")) for button in cem.direct().buttons)
    await play(world, ben, "Green (0)")
    told = words(world.table())
    assert "turns up 3 cards" in told
    assert "Yellow: 4, 5" in told


async def test_a_stack_says_which_number_passes_it_on(world: World, stack: Stack) -> None:
    ann, ben, _ = await three(world, stack, "RD4 R5 G1", "WD6 B6 YD2", "G2 G3 G4")
    await play(world, ann, "RD4")
    hand = ben.direct()
    assert "Pass it on with +4 or more, or draw." in words(hand)
    assert hand.has("WD6")
    assert not hand.has("YD2")


async def test_the_button_of_discard_all_says_how_many_cards_go_with_it(world: World, stack: Stack) -> None:
    ann, _, _ = await three(world, stack, "RDA R5 R6 G1 G2", "B5 B6 Y1 Y2 Y3", "G3 G4 G5 G6 G7")
    assert ann.direct().button("RDA").label.endswith("2")


async def test_the_first_hand_says_once_what_is_different(world: World, stack: Stack) -> None:
    stack(["R5 R6 G1", "B5 B6 Y1"], "R1", "Y4 Y5", RULES)
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    assert "with 25 cards, you're out" in words(ann.direct())
    assert "with 25 cards" not in words(ben.direct()), "Ben does not play yet"
    await play(world, ann, "R5")
    assert "with 25 cards" not in words(ann.direct())


async def test_a_hand_without_a_match_says_how_long_it_draws(world: World, stack: Stack) -> None:
    ann, _, _ = await three(world, stack, "B5 B6 G2", "WD6 B6 YD2", "G2 G3 G4")
    assert "None of your cards match. Draw until one does." in words(ann.direct())


async def test_why_not_says_which_number_passes_a_stack_on(world: World, stack: Stack) -> None:
    ann, ben, _ = await three(world, stack, "RD4 R5 G1", "WD6 B6 YD2", "G2 G3 G4")
    await play(world, ann, "RD4")
    told = words(await press_button(ben, "explain:on", on=ben.direct()))
    assert "Only +4 or more passes on the 4 cards you have to draw." in told


async def test_a_player_who_is_knocked_out_reads_by_whose_card_and_what_comes_next(world: World, stack: Stack) -> None:
    small = msgspec.structs.replace(RULES, hand_limit=10, hand_size=3)
    stack(["WD10 R5 G1", "B5 B6 Y1", "B3 G3 G4"], "R1", "Y4 Y5 G6 B1 B2 Y9 Y8 B9 B8 G9 G8", small)
    ann, ben, cem = (world.person(name) for name in ("Ann", "Ben", "Cem"))
    await begin(world, ann, ben, cem)
    await play(world, ann, "WD10", "Blue (0)")
    await play(world, ben, "accept")
    assert "Ann knocks Ben out with" in words(world.table()).replace("*", "")
    assert re.search("💀.*Ben.*13|💀.*13.*Ben", words(world.table()))
    for presses in (1, 0):  # it stays, although others move
        told = words(ben.direct()).replace("*", "")
        assert "You're out with 13 cards" in told
        assert "Ann did it with 🌈 Wild Draw Ten (blue)." in told
        assert "Your seat in the Rematch is free." in told
        for _ in range(presses):
            await cem.press("B3", on=cem.direct())
            await world.advance(3)


async def test_a_knock_out_is_a_picture_to_share_and_a_roulette_shows_its_cards(
    gallery_world: World, stack: Stack, drawings: dict[str, str]
) -> None:
    world = gallery_world
    small = msgspec.structs.replace(RULES, hand_limit=5, hand_size=3)
    stack(["WRL R5 G1", "B5 B6 Y1", "G2 G3 G4"], "R1", "Y4 Y5 G6 B1 B2", small)
    ann, ben, cem = (world.person(name) for name in ("Ann", "Ben", "Cem"))
    await begin(world, ann, ben, cem)
    await play(world, ann, "WRL")
    await play(world, ben, "Green (0)")
    await world.advance(6)
    descriptions = [item["description"] for item in gallery(world, world.table())]
    assert any("Turned up:" in alt and "Yellow: 4, 5" in alt for alt in descriptions), descriptions
    assert "Ben is out. 6 cards, thanks to Ann" in [item["description"] for item in gallery(world, ben.direct())]
    await play(world, cem, "Draw")
    await world.advance(6)
    assert not any("Turned up:" in item["description"] for item in gallery(world, world.table()))


def gallery(world: World, screen: Screen) -> list[dict[str, Any]]:
    """Return the pictures of a message, with their descriptions."""
    return [item for part in walk_components(world.message(screen).components) for item in part.get("items") or []]


async def test_a_knock_out_counts_250_at_the_end_and_the_coach_does_not_know_the_deck_yet(
    world: World, stack: Stack
) -> None:
    small = msgspec.structs.replace(RULES, hand_limit=10, hand_size=3, scoring="points", target=200)
    stack(["WD10 R5 G1", "B5 B6 Y1"], "R1", "Y4 Y5 G6 B1 B2 Y9 Y8 B9 B8 G9", small)
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await play(world, ann, "WD10", "Blue (0)")
    await play(world, ben, "accept")
    end = world.table()
    told = words(end).replace("*", "")
    assert "Ann wins the match" in told
    assert "250 points" in told
    assert "Ben, 250 points: out at the limit of 10 cards" in told
    refused = await press_button(ann, "Coach", on=end)
    assert "The coach doesn't know this deck yet." in words(refused)


async def test_a_match_of_no_mercy_is_played_from_the_lobby_to_its_end(world: World) -> None:
    """Presses at random, so that every screen of a hand is met. The log has what No Mercy is made of."""
    ann, ben, cem = (world.person(name) for name in ("Ann", "Ben", "Cem"))
    await ann.slash("start", rules="no_mercy")
    for person in (ben, cem):
        await person.press("Join")
    await ann.press("Start")
    await world.advance(12)
    players = [Player(person, seed) for seed, person in enumerate((ann, ben, cem))]
    await play_until(world, *players, until="wins the match")
    assert "wins the match" in words(world.table()).replace("*", "")


async def test_a_player_who_is_out_reacts_and_comes_back_across_restarts(world: World, stack: Stack) -> None:
    small = msgspec.structs.replace(RULES, hand_limit=10, hand_size=3, scoring="points")
    stack(["WD10 R5 B1", "B5 B6 Y1", "B3 G3 G4"], "R1", "Y4 Y5 G6 B1 B2 Y9 Y8 B9 B8 G9 G8", small)
    ann, ben, cem = (world.person(name) for name in ("Ann", "Ben", "Cem"))
    await begin(world, ann, ben, cem)
    await press_button(ben, "My hand")
    await play(world, ann, "WD10", "Blue")
    await press_button(ben, "accept", on=ben.panel())
    await world.advance(3)
    for _ in range(2):
        told = words(ben.panel()).replace("*", "")
        assert "You're out with 13 cards" in told
        assert "You're back in the next round." in told
        await world.restart()
        await world.advance(3)
        assert words(world.table()).count("knocks **Ben** out") == 1, "a restart tells nothing twice"
    chosen = await press_button(ben, "react", on=ben.panel())
    await press_button(ben, "Oh no!", on=chosen)
    await world.advance(3)
    assert "**Ben** 😱" in words(world.table())
    back = await press_button(ben, "Back to my hand", on=ben.panel())
    assert "You're out with 13 cards" in words(back)
    await world.restart()
    await world.advance(3)
    await press_button(cem, "B3", on=cem.direct())
    await world.advance(3)
    assert not any(label.startswith(("5", "6")) for label in ben.panel().labels), "a player who is out has no cards"


async def test_a_player_who_was_knocked_out_has_a_hand_in_the_next_round(world: World, stack: Stack) -> None:
    small = msgspec.structs.replace(RULES, hand_limit=10, hand_size=3, scoring="points")
    stack(["WD10 R5 B1", "B5 B6 Y1"], "R1", "Y4 Y5 G6 B1 B2 Y9 Y8 B9 B8 G9 G8", small)
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await press_button(ben, "My hand")
    await play(world, ann, "WD10", "Blue")
    await press_button(ben, "accept", on=ben.panel())
    await world.restart()
    await world.advance(3)
    assert "250 points" in words(world.table())
    assert ben.panel().has("ready")
    await press_button(ben, "ready", on=ben.panel())
    await press_button(ann, "ready")
    await world.advance(3)
    assert "Your hand, 3 cards" in words(ben.panel())
