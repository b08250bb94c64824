"""House rules through users' hands: swaps, several cards, jump-ins, penalties, and reasons of refusals."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.bot.players import Stack, begin, hand_line, press_button, run_command, seat_lines, words
from tests.databases import Database
from tests.world import RENDER_WORKER, CannotPress, World
from unobot.bot.client import Unobot
from unobot.rules.ruleset.ruleset import PRESETS, Ruleset
from unobot.settings import Settings


async def test_a_seven_swaps_with_the_chosen_player(world: World, stack: Stack) -> None:
    stack(["R7 R1 R2", "Y1 Y2 Y3", "G1 G2 G3"], "R5", rules=PRESETS["party"])
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await begin(world, ann, ben, cleo)
    offered = await ann.complete("play", "move")
    assert {"Play Red 7, with Ben", "Play Red 7, with Cleo"} <= offered.keys()
    step = await press_button(ann, "7", on=ann.direct())
    assert "**🔺 7**: swap with…" in words(step)
    assert step.labels == ["Ben (3)", "Cleo (3)", "Back"]
    mine = await press_button(ann, "Cleo (3)", on=ann.direct())
    assert hand_line(mine) == "Your hand, 3 cards: 🟩 Green: 1, 2, 3"
    await world.advance(6)
    assert hand_line(cleo.direct()) == "Your hand, 2 cards: 🔺 Red: 1, 2"
    assert "**Ann** and **Cleo** swap hands." in words(world.table())


async def test_a_player_of_an_optional_seven_can_decline_the_swap(world: World, stack: Stack) -> None:
    stack(["R7 R1 R2", "Y1 Y2 Y3"], "R5", rules=Ruleset(seven=True, zero=True, keep_hands=True))
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    assert {"Play Red 7", "Play Red 7, with Ben"} <= (await ann.complete("play", "move")).keys()
    step = await press_button(ann, "7", on=ann.direct())
    assert step.labels == ["Ben (3)", "Keep my hand", "Back"]
    mine = await press_button(ann, "Keep my hand", on=ann.direct())
    assert hand_line(mine) == "Your hand, 2 cards: 🔺 Red: 1, 2"
    assert "swap hands" not in words(world.table())


async def test_a_player_of_an_optional_zero_passes_the_hands_on_or_not(world: World, stack: Stack) -> None:
    stack(["R0 R1 R2", "Y0 Y1 Y2"], "R5", rules=Ruleset(zero=True, keep_hands=True))
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    assert {"Play Red 0", "Play Red 0 and pass all hands on"} <= (await ann.complete("play", "move")).keys()
    step = await press_button(ann, "0", on=ann.direct())
    assert "**🔺 0**: pass hands on?" in words(step)
    assert step.labels == ["Pass them on", "Keep my hand", "Back"]
    mine = await press_button(ann, "Pass them on", on=ann.direct())
    assert hand_line(mine) == "Your hand, 3 cards: ⭐ Yellow: 0, 1, 2"


async def test_a_drawn_card_that_must_be_played_offers_no_choice(world: World, stack: Stack) -> None:
    stack(["R3 G4 G2", "R5 Y1 Y2"], "B1", "B7 Y4 Y5", rules=Ruleset(drawn_card="must_play"))
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    hand = await press_button(ann, "Draw", on=await press_button(ann, "My hand"))
    assert "**You drew** 🔵 Blue 7" in words(hand)
    assert "keep" not in words(hand)
    await world.advance(2)
    assert "**Ann** drew a card and has to play it if it matches." in words(world.table())
    await press_button(ann, "Play it", on=ann.panel())
    assert "It's **Ben**'s turn" in words(world.table())


async def test_with_forced_play_the_table_does_not_reveal_an_unplayable_drawn_card(world: World, stack: Stack) -> None:
    stack(["R3 G4 G2", "R5 Y1 Y2"], "B1", "R7 Y4 Y5", rules=Ruleset(drawn_card="must_play"))
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    hand = await press_button(ann, "Draw", on=await press_button(ann, "My hand"))
    assert "It doesn't match" in words(hand)
    await world.advance(0.4)
    assert "**Ann** drew a card and has to play it if it matches." in words(world.table())


async def test_several_cards_are_laid_at_once(world: World, stack: Stack) -> None:
    stack(["R3 G3 B3 Y9", "Y1 Y2 Y4 Y5"], "R5", rules=Ruleset(several=True, bomb=True))
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    step = await press_button(ann, "step:R3", on=ann.direct())
    assert "**🔺 3**: which cards?" in words(step)
    assert sorted(step.labels) == ["Back", "📣 Call UNO", *sorted(["🔺3", "🔺3, 🟩3", "🔺3, 🔵3", "🔺3, 🟩3, 🔵3"])]
    back = await press_button(ann, "Back", on=ann.direct())
    assert hand_line(back).startswith("Your hand, 4 cards")
    await ann.press("step:R3", on=ann.direct())
    await ann.press("move:R3+G3+B3", on=ann.direct())
    await world.advance(2)
    table = words(world.table())
    assert "**Ann** played 🔺 Red 3, 🟩 Green 3, 🔵 Blue 3." in table
    assert "Everyone else draws a card." in table or "**Ben** draws one card." in table
    assert seat_lines(world.table()) == [("Ann", "1", "0"), ("Ben", "5", "0")]


async def test_the_same_card_jumps_in(world: World, stack: Stack) -> None:
    stack(["R3 G1 B1", "Y1 Y2 Y3", "R3 G2 G4"], "R5", rules=Ruleset(jump_in=True))
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await begin(world, ann, ben, cleo)
    await ann.press("3", on=ann.direct())
    await world.advance(6)
    assert "jump in!" in words(cleo.direct())
    await cleo.press("3", on=cleo.direct())
    await world.advance(2)
    assert "**Cleo** played 🔺 Red 3." in words(world.table())
    assert "It's **Ann**'s turn" in words(world.table())


async def test_a_sum_is_passed_on_and_taken(world: World, stack: Stack) -> None:
    stack(["RD2 G1 B1", "YD2 Y2 Y3", "R3 G2 G4"], "R5", rules=PRESETS["party"])
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await begin(world, ann, ben, cleo)
    await ann.press("+2", on=ann.direct())
    await world.advance(6)
    assert "You have to draw 2 cards" in words(ben.direct())
    assert "Pass it on or draw." in words(ben.direct())
    await ben.press("+2", on=ben.direct())
    await world.advance(6)
    assert "**Cleo** has to draw 4 cards" in words(world.table())
    assert not cleo.direct().has("3")
    why = await press_button(cleo, "Why not?", on=cleo.direct())
    assert "Doesn't pass on the 4 cards you have to draw. Rule: Stacking: the same card." in words(why)
    await cleo.press("Back", on=cleo.direct())
    taken = await press_button(cleo, "Draw 4", on=cleo.direct())
    assert hand_line(taken).startswith("Your hand, 7 cards")


async def test_a_wrong_play_costs_cards_under_its_house_rule(world: World, stack: Stack) -> None:
    stack(["G3 R1", "Y1 Y2"], "R5", rules=Ruleset(wrong_play=2))
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    assert "Play a wrong card, and you draw 2." in words(ann.direct())
    mine = await press_button(ann, "3", on=ann.direct())
    assert hand_line(mine).startswith("Your hand, 4 cards")
    await world.advance(2)
    assert "**Ann** tried 🟩 Green 3, which doesn't match, and draws 2 cards." in words(world.table())
    assert "It's **Ann**'s turn" in words(world.table())


async def test_a_wrong_play_after_a_draw_costs_cards_and_keeps_the_drawn_card(world: World, stack: Stack) -> None:
    stack(["G3 R1", "Y1 Y2"], "R5", "B8 Y4 Y5 Y6", rules=Ruleset(wrong_play=2))
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    drew = await press_button(ann, "Draw", on=ann.direct())
    assert "Play a wrong card, and you draw 2." in words(drew)
    mine = await press_button(ann, "3", on=ann.direct())
    assert hand_line(mine).startswith("Your hand, 5 cards")
    for _ in range(2):  # the wrong play restarted the wait
        await world.advance(5)
    assert "It's **Ben**'s turn" in words(world.table())


async def test_a_wrong_catch_costs_cards_under_its_house_rule(world: World, stack: Stack) -> None:
    stack(["G3 R1", "Y1 Y2"], "R5", rules=Ruleset(false_catch=3))
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    step = await press_button(ben, "Catch…", on=ben.direct())
    assert "If you're wrong, you draw 3 cards." in words(step)
    await ben.press("Ann (2)", on=ben.direct())
    await world.advance(6)
    assert hand_line(ben.direct()).startswith("Your hand, 5 cards")
    assert "**Ben** was wrong to catch **Ann** and draws 3 cards." in words(world.table())


async def test_without_hints_a_card_that_does_not_fit_is_refused_with_the_rule(world: World, stack: Stack) -> None:
    stack(["G3 R1", "Y1 Y2"], "R5", rules=Ruleset(no_hints=True))
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    assert "Green 3 doesn't match. Play Red" in words(await press_button(ann, "3", on=ann.direct()))
    assert hand_line(ann.direct()).startswith("Your hand, 2 cards")


async def test_a_refused_move_names_the_setting(world: World, stack: Stack) -> None:
    stack(["G3 R1", "Y1 Y2"], "R5", rules=Ruleset(must_play=True))
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    assert "Red 1 matches, so you have to play it. Rule: Must play: on." in await run_command(ann, "play", move="draw")
    with pytest.raises(CannotPress):
        await ann.press("Draw", on=ann.direct())


async def test_a_card_drawn_blind_lies_face_down_until_the_next_turn(world: World, stack: Stack) -> None:
    stack(["G3 R1", "Y1 R2", "B1 B2"], "R5", "R9 G7", rules=Ruleset(blind_draw=True))
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await begin(world, ann, ben, cleo)
    drew = await press_button(ann, "Draw", on=ann.direct())
    assert hand_line(drew) == "Your hand, 3 cards: 🔺 Red: 1 · 🟩 Green: 3 · 🎴 1 face down"
    assert "One card is face down until your turn." in words(drew)
    with pytest.raises(CannotPress):
        await ann.press("?", on=ann.direct())
    assert "Red 9 isn't among your face-up cards." in await run_command(ann, "play", move="R9")
    assert (await ann.complete("play", "move")).keys() == {"Keep the drawn card"}
    await ann.press("Keep it", on=ann.direct())
    await world.advance(6)
    for person in (ben, cleo):
        assert "9" not in words(person.direct()).split()
        await person.press("Draw", on=person.direct())
        await person.press("Keep it", on=person.direct())
        await world.advance(6)
    assert hand_line(ann.direct()) == "Your hand, 3 cards: 🔺 Red: 1, 9 · 🟩 Green: 3"
    assert "face down" not in words(ann.direct())
    assert hand_line(ben.direct()).endswith("🎴 1 face down")
    await ann.press("9", on=ann.direct())
    await world.advance(2)
    assert "**Ann** played 🔺 Red 9." in words(world.table())


# Races


@pytest.fixture
async def racing(database: Database) -> AsyncIterator[World]:
    """Return a world with the default race hold."""
    settings = Settings(database_url=database.url)
    async with World(lambda: Unobot(settings, render_worker=RENDER_WORKER)) as world:
        yield world


async def test_the_earlier_of_two_catches_by_discords_clock_wins(racing: World, stack: Stack) -> None:
    stack(["R1 G3", "Y1 Y2", "B1 B2"], "R5", "Y7 G4 B8 B9")
    ann, ben, cleo = racing.person("Ann"), racing.person("Ben"), racing.person("Cleo")
    await begin(racing, ann, ben, cleo)
    await ann.press("1", on=ann.direct())
    await racing.advance(6)
    table = racing.table()
    await racing.race((ben, "Catch!", table), (cleo, "Catch!", table))
    assert "caught" not in words(racing.table())
    await racing.advance(3)
    assert "**Ben** saw it first, and **Ann** draws 2." in words(racing.table())
    cards = [button.label for button in ann.direct().buttons if ":premove:" in button.custom_id]
    assert cards == ["7", "3", "4"], "one catch costs two cards"


async def test_a_partner_who_is_done_watches_while_the_other_plays_on(world: World, stack: Stack) -> None:
    rules = Ruleset(teams=True, both_out=True)
    stack(["R3 R4", "R5 G1", "R6 G2", "R7 G3"], "R1", "Y1 Y2 Y3 Y4", rules=rules)
    ann, ben, cleo, dan = (world.person(name) for name in ("Ann", "Ben", "Cleo", "Dan"))
    await begin(world, ann, ben, cleo, dan)
    for person, card in ((ann, "3"), (ben, "5"), (cleo, "6"), (dan, "7"), (ann, "4")):
        await press_button(person, card, on=person.direct())
        await world.advance(6)
    assert "goes out, and the partner plays on." in words(world.table())
    assert "**Ann** · 🏁 done · 0 points" in words(world.table())
    assert "You're out of this round: 🏁 done" in words(ann.direct())
    assert "**Cleo** plays on for your team, one card." in words(ann.direct())
    assert "**Ann** is done. Now it's up to you." in words(cleo.direct())
    await press_button(ben, "Draw", on=ben.direct())
    await press_button(ben, "Keep it", on=ben.direct())
    await world.advance(6)
