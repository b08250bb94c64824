"""The buttons of a hand, and the same moves by command."""

from __future__ import annotations

import pytest

from tests.bot.players import Stack, begin, choices, hand_line, ply, press_button, run_command, words
from tests.world import CannotPress, World
from unobot.bot.messages.hand_dm import REST


async def test_a_wild_asks_for_its_color_and_can_be_taken_back(world: World, stack: Stack) -> None:
    stack(["W R4 B2", "R5 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    step = await press_button(ann, "W", on=ann.direct())
    assert step.labels[:4] == ["Red (1)", "Blue (1)", "Yellow (0)", "Green (0)"], "the most cards first"
    hand = await press_button(ann, "Back", on=step)
    assert "W" in hand.labels
    assert ply(world) == 0
    await ann.press("Blue", on=await press_button(ann, "W", on=hand))
    await world.advance(6)
    assert "Wild (blue)" in words(world.table())


async def test_only_the_challenger_sees_the_hand(world: World, stack: Stack) -> None:
    """Ann plays a Wild Draw Four while she holds red."""
    stack(["WD4 R4 B2", "G5 Y1 Y2", "G6 G7 G8"], "R1", "Y3 Y4 Y5 Y6")
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await begin(world, ann, ben, cleo)
    for person in (ann, ben, cleo):
        await person.press("My hand")
    await ann.press("Green", on=await press_button(ann, "+4", on=ann.direct()))
    await world.advance(6)
    asked = ben.direct()
    assert {"Draw 4", "Challenge"} <= {button.label for button in choices(asked)}
    verdict = await press_button(ben, "Challenge", on=asked)
    shown = "Red: 4 · 🔵 Blue: 2"
    assert shown in words(verdict)
    await world.advance(6)
    others = [*world.posts(), *cleo.direct_messages(), *cleo.panels(), *ann.panels(), *ann.direct_messages()]
    assert not any("the hand" in words(screen) for screen in others)
    assert not any(shown in words(screen) for screen in [*world.posts(), *cleo.direct_messages(), *cleo.panels()])
    assert "and was right" in words(world.table())
    assert hand_line(ann.direct()).startswith("Your hand, 6 cards")
    assert choices(ben.direct()), "it is the challenger's turn"

    await ben.press("5", on=ben.direct())
    assert shown not in words(ben.direct())


async def test_a_lost_challenge_costs_six(world: World, stack: Stack) -> None:
    stack(["WD4 B4 B2", "G5 Y1 Y2"], "R1", "Y3 Y4 Y5 Y6 Y7 Y8")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await ann.press("Green", on=await press_button(ann, "+4", on=ann.direct()))
    await world.advance(6)
    hand = await press_button(ben, "Challenge", on=ben.direct())
    assert hand_line(hand).startswith("Your hand, 9 cards")
    await world.advance(6)
    assert "and was wrong" in words(world.table())
    assert choices(ann.direct())


async def test_say_uno_rides_on_the_next_play(world: World, stack: Stack) -> None:
    stack(["R3 W", "R5 Y1"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    hand = await press_button(ann, "📣 Call UNO", on=ann.direct())
    assert "✅ UNO ready" in hand.labels
    hand = await press_button(ann, "📣 Call UNO", on=await press_button(ann, "✅ UNO ready", on=hand))
    await ann.press("3", on=hand)
    await world.advance(6)
    table = words(world.table())
    assert "📣 Uno!" in table
    assert "❗ Uno?" not in table
    assert not world.table().has("Catch!")


async def test_say_uno_rides_on_a_wild_too(world: World, stack: Stack) -> None:
    stack(["R3 W", "R5 Y1"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    step = await press_button(ann, "W", on=ann.direct())
    step = await press_button(ann, "📣 Call UNO", on=step)
    await ann.press("Red", on=step)
    await world.advance(6)
    assert "❗ Uno?" not in words(world.table())
    assert "📣 Uno!" in words(world.table())


async def test_uno_is_said_after_the_play_at_the_table_or_in_the_hand(world: World, stack: Stack) -> None:
    stack(["R3 W", "R5 Y1"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    hand = await press_button(ann, "3", on=ann.direct())
    assert hand.has("Uno!")
    await world.advance(6)
    assert world.table().has("Catch!")
    await ann.press("Uno!")
    await world.advance(6)
    assert not world.table().has("Catch!")
    assert not ann.direct().has("Uno!")


async def test_uno_is_heard_on_a_table_drawn_before_the_play(world: World, stack: Stack) -> None:
    """The Uno button is always on the table, and the table may be two seconds old."""
    stack(["R3 W", "R5 Y1"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    before = world.table()
    await ann.press("3", on=ann.direct())
    await ann.press("Uno!", on=before, stale=True)
    await world.advance(6)
    assert "❗ Uno?" not in words(world.table())
    assert "📣 Uno!" in words(world.table())


async def test_a_private_uno_is_said_although_the_next_player_has_moved(world: World, stack: Stack) -> None:
    stack(["R3 W", "R5 Y1"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    hand = await press_button(ann, "3", on=await press_button(ann, "My hand"))
    await press_button(ben, "5", on=await press_button(ben, "My hand"))
    late = await press_button(ann, "Uno!", on=hand, stale=True)
    assert "out of date" not in words(late)
    assert "💡" not in words(late)
    await world.advance(6)
    assert "**Ann** said Uno." in words(world.table())


async def test_uno_before_the_play_is_heard_on_a_table_drawn_before_the_turn(world: World, stack: Stack) -> None:
    stack(["R3 B1 B2", "R5 Y1 Y2"], "R1", "G1 G2 G3")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await press_button(ann, "3", on=await press_button(ann, "My hand"))
    await press_button(ben, "5", on=await press_button(ben, "My hand"))
    await world.advance(6)
    before = world.table()
    await press_button(ann, "Keep it", on=await press_button(ann, "Draw", on=ann.panel()))
    await ben.press("Uno!", on=before, stale=True)
    await world.advance(6)
    assert "**Ben** said Uno." in words(world.table())


async def test_the_red_uno_button_goes_when_nobody_can_catch_anymore(world: World, stack: Stack) -> None:
    stack(["R3 W", "R5 Y1"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    hand = await press_button(ann, "3", on=await press_button(ann, "My hand"))
    assert "Uno!" in hand.labels
    await press_button(ben, "5", on=await press_button(ben, "My hand"))
    await world.advance(6)
    await world.advance(REST)
    for screen in (ann.panel(), ann.direct()):
        assert "Your turn" in words(screen)
        assert "Uno!" not in screen.labels


async def test_a_late_press_is_told_once(world: World, stack: Stack) -> None:
    stack(["R3 B1 B2", "R5 Y1 Y2"], "R1", "R7 R8 R9")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    hand = await press_button(ann, "My hand")
    await press_button(ann, "3", on=hand)
    for _ in range(2):
        late = await press_button(ann, "Draw", on=hand, stale=True)
        assert words(late).lower().count("nothing is lost") == 1


async def test_catch_lights_up_on_public_facts_only(world: World, stack: Stack) -> None:
    stack(["R3 B1 B2", "R5 Y1 Y2"], "R1", "G1 G2 G3")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    with pytest.raises(CannotPress):
        await ben.press("Catch!")
    await ann.press("3", on=ann.direct())
    await world.advance(6)
    assert not world.table().has("Catch!")
    await ben.press("5", on=ben.direct())
    await world.advance(6)
    await ann.press("Draw", on=ann.direct())
    await ann.press("Keep it", on=ann.direct())
    await world.advance(6)
    await ben.press("Draw", on=ben.direct())
    await ben.press("Keep it", on=ben.direct())
    await world.advance(6)
    assert not world.table().has("Catch!"), "nobody holds one card"


async def test_a_hand_above_fifteen_cards_shows_what_can_be_laid(world: World, stack: Stack) -> None:
    many = "R0 R1 R2 R3 R5 R6 R7 R8 R9 RS RR RD2 W WD4 R1"
    as_many = "Y0 Y1 Y2 Y3 Y5 Y6 Y7 Y8 Y9 Y1 Y2 Y3 G1 G2 G3"
    stack([many, as_many], "R4", "R2 Y5 B1 Y6")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    for person in (ann, ben, ann, ben):
        await person.press("Draw", on=person.direct())
        await person.press("Keep it", on=person.direct())
        await world.advance(6)
    first = ann.direct()
    assert hand_line(first).startswith("Your hand, 17 cards")
    assert "1 of 2" in first.labels
    assert not first.has("◀")
    second = await press_button(ann, "▶", on=first)
    assert "2 of 2" in second.labels
    assert not second.has("▶")
    assert second.has("WD4")
    assert not any("B1" in button.custom_id for button in (*first.buttons, *second.buttons))
    await ann.press("WD4", on=second)
    await ann.press("Blue", on=ann.direct())
    assert hand_line(ann.direct()).startswith("Your hand, 16 cards")


async def test_both_of_two_equal_cards_have_a_button(world: World, stack: Stack) -> None:
    stack(["R3 R3 B2", "R5 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    assert ann.direct().labels.count("3") == 2
    await ann.press("u1:1:0:move:R3#2", on=ann.direct())
    assert hand_line(ann.direct()) == "Your hand, 2 cards: 🔺 Red: 3 · 🔵 Blue: 2"


# Commands instead of buttons


async def test_play_offers_exactly_the_legal_moves_and_plays_them(world: World, stack: Stack) -> None:
    stack(["R3 B2", "R5 Y1"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    offered = await ann.complete("play", "move")
    assert list(offered) == ["Play Red 3", "Play Red 3 and say Uno", "Draw a card", "Say Uno"]
    assert list(await ann.complete("play", "move", "uno")) == ["Play Red 3 and say Uno", "Say Uno"]
    assert await ben.complete("play", "move") == {}
    assert "Your hand, one card" in await run_command(ann, "play", move=offered["Play Red 3 and say Uno"])
    await world.advance(6)
    assert "played 🔺 Red 3 and said Uno" in words(world.table())

    stale = await run_command(ann, "play", move=offered["Draw a card"])
    assert "out of date" in stale
    then = ["Play Red 5", "Play Red 5 and say Uno", "Draw a card", "Say Uno"]
    assert list(await ben.complete("play", "move")) == then


async def test_play_reads_the_notation_and_refuses_nonsense_in_a_sentence(world: World, stack: Stack) -> None:
    stack(["R3 B2 Y5", "R5 Y1 G3"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    assert "“castle” isn't a move" in await run_command(ann, "play", move="castle")
    assert "Blue 2 doesn't match" in await run_command(ann, "play", move="B2")
    assert "Green 3 isn't in your hand" in await run_command(ann, "play", move="G3")
    assert "It's **Ann**'s turn" in await run_command(ben, "play", move="R5")
    assert ply(world) == 0
    await run_command(ann, "play", move="r3")
    await world.advance(6)
    assert "Red 3" in words(world.table())
