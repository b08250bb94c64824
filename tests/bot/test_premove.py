"""Premoves: the card is played when the turn comes, only if it is legal, and other players do not see it before."""

from __future__ import annotations

import pytest

from tests.bot.players import Stack, begin, forge, hand_line, press_button, words
from tests.world import Person, Screen, World
from unobot.rules.ruleset.ruleset import Ruleset

HANDS = ["R3 R4 G2 W", "R5 Y1 Y2 W", "R6 G6 G7 G8"]


async def ahead(person: Person, *labels: str) -> Screen:
    """Choose a premove by its card in one's panel, and return the hand that shows it."""
    screen = await press_button(person, "My hand")
    for label in labels:
        screen = await press_button(person, label, on=screen)
    return screen


def marked(hand: Screen) -> list[str]:
    """Return the labels of the cards with the mark."""
    return [label for label in hand.labels if label.startswith("✓")]


async def trio(world: World, stack: Stack) -> tuple[Person, Person, Person]:
    stack(HANDS, "R1", "Y4 Y5 Y6 Y7")
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await begin(world, ann, ben, cleo)
    return ann, ben, cleo


async def test_the_card_is_laid_when_the_turn_comes_and_nobody_knew(world: World, stack: Stack) -> None:
    ann, ben, cleo = await trio(world, stack)
    before = words(world.table())
    hand = await ahead(ben, "5")
    assert marked(hand) == ["✓ 5"]
    assert "Next: **Red 5**" in words(hand)
    await world.advance(6)
    assert words(world.table()) == before
    told = "".join(words(screen) for screen in [*ann.panels(), *ann.direct_messages(), *cleo.direct_messages()])
    assert "Red 5" not in told
    assert "Next" not in told
    await ann.press("3", on=await press_button(ann, "My hand"))
    await world.advance(6)
    table = words(world.table())
    assert "**Ben** played" in table
    assert "Red 5" in table
    assert "It's **Cleo**'s turn" in table
    assert hand_line(ben.panel()).startswith("Your hand, 3 cards")
    assert not marked(ben.panel())


async def test_it_is_kept_over_a_restart(world: World, stack: Stack) -> None:
    ann, ben, _ = await trio(world, stack)
    await ahead(ben, "5")
    await world.restart()
    await ann.press("3", on=await press_button(ann, "My hand"))
    await world.advance(6)
    assert "Red 5" in words(world.table())


async def test_it_can_be_changed_and_a_second_press_takes_it_off(world: World, stack: Stack) -> None:
    ann, ben, _ = await trio(world, stack)
    hand = await ahead(ben, "5", "W", "Green")
    assert marked(hand) == ["✓ W"]
    assert "Next: **Wild (green)**" in words(hand)
    hand = await press_button(ben, "✓ W", on=hand)
    assert not marked(hand)
    assert "Press a card to play it next" in words(hand)
    await ann.press("3", on=await press_button(ann, "My hand"))
    await world.advance(6)
    assert "It's **Ben**'s turn" in words(world.table())


async def test_the_color_of_a_wild_can_wait_and_be_given_up(world: World, stack: Stack) -> None:
    ann, ben, _ = await trio(world, stack)
    asked = await ahead(ben, "W")
    await ann.press("3", on=await press_button(ann, "My hand"))
    assert "It's your turn" in words(await press_button(ben, "Green", on=asked, stale=True))
    await world.advance(6)
    assert "It's **Ben**'s turn" in words(world.table())


async def test_two_equal_cards_carry_one_mark(world: World, stack: Stack) -> None:
    stack(["R3 R4 G2", "R5 R5 Y1"], "R1", "Y4 Y5")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    hand = await press_button(ben, "u1:1:0:premove:R5", on=await press_button(ben, "My hand"))
    assert marked(hand) == ["✓ 5"]
    assert hand.labels.count("5") == 1


async def test_it_can_be_taken_off_and_changed_until_it_is_played(world: World, stack: Stack) -> None:
    ann, ben, _ = await trio(world, stack)
    hand = await ahead(ben, "5")
    await ann.press("3", on=await press_button(ann, "My hand"))
    late = await press_button(ben, "✓ 5", on=hand, stale=True)
    assert "Your turn" in words(late)
    await world.advance(6)
    assert "It's **Ben**'s turn" in words(world.table()), "it was taken off after the turn came, before it was played"


async def test_a_change_at_the_last_moment_counts(world: World, stack: Stack) -> None:
    ann, ben, _ = await trio(world, stack)
    hand = await ahead(ben, "5")
    await ann.press("3", on=await press_button(ann, "My hand"))
    await forge(ben, hand, "u1:1:0:premove:WB")
    await world.advance(6)
    assert "Wild (blue)" in words(world.table())


async def test_a_premove_edits_no_message_that_others_see(world: World, stack: Stack) -> None:
    _, ben, cleo = await trio(world, stack)
    hand = await press_button(ben, "My hand")
    await world.advance(8)
    world.env.http_requests.clear()
    hand = await press_button(ben, "5", on=hand)
    await press_button(ben, "1", on=hand)
    await world.advance(8)
    edits = [entry.path for entry in world.env.http_requests if entry.method in ("PATCH", "POST")]
    seen_by_others = [str(screen.id) for screen in [world.table(), cleo.direct()]]
    assert edits
    assert not [path for path in edits if any(each in path for each in seen_by_others)]


async def test_a_wild_ahead_and_a_color_that_somebody_chose(world: World, stack: Stack) -> None:
    ann, ben, cleo = await trio(world, stack)
    await ahead(ben, "W", "Green")
    await ahead(cleo, "7")
    await ann.press("3", on=await press_button(ann, "My hand"))
    await world.advance(6)
    assert "Wild (green)" in words(world.table())
    assert "It's **Cleo**'s turn" in words(world.table()), "the 7 would fit, but the color was chosen after it"
    assert "New color: your card stays" in words(cleo.panel())
    hand = await press_button(cleo, "7", on=cleo.panel())
    assert "New color: your card stays" not in words(hand)


async def test_one_that_does_not_fit_stays_and_its_owner_is_told(world: World, stack: Stack) -> None:
    ann, ben, cleo = await trio(world, stack)
    await ahead(ben, "1")
    await ann.press("3", on=await press_button(ann, "My hand"))
    await world.advance(6)
    assert "It's **Ben**'s turn" in words(world.table())
    assert "No match: your card stays" in words(ben.panel())
    assert "No match: your card stays" not in "".join(
        words(screen) for screen in [*world.posts(), *ann.panels(), *cleo.direct_messages()]
    )
    assert hand_line(ben.panel()).startswith("Your hand, 4 cards")


async def test_with_two_cards_it_says_uno(world: World, stack: Stack) -> None:
    stack(["R3 W", "R5 Y1"], "R1", "Y4 Y5")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await ahead(ben, "5")
    hand = await press_button(ann, "📣 Call UNO", on=await press_button(ann, "My hand"))
    await ann.press("3", on=hand)
    await world.advance(8)
    table = words(world.table())
    assert "Red 5" in table
    assert "**Ben** · 1 card" in table
    assert "❗ Uno?" not in table


async def test_it_leaves_time_to_catch(world: World, stack: Stack) -> None:
    stack(["R3 W", "R5 Y1"], "R1", "Y4 Y5")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await ahead(ben, "5")
    await ann.press("3", on=await press_button(ann, "My hand"))
    await world.advance(2.5)
    await ben.press("Catch!")
    await world.advance(8)
    table = words(world.table())
    assert "**Ann** · 3 cards" in table
    assert "Red 5" in table


async def test_who_left_plays_nothing_ahead_and_a_new_round_begins_without(world: World, stack: Stack) -> None:
    ann, ben, _ = await trio(world, stack)
    await ahead(ben, "1")
    await ben.press("Leave", on=await press_button(ben, "More"))
    await ann.press("3", on=await press_button(ann, "My hand"))
    await world.advance(30)
    assert "Yellow 1" not in words(world.table())


@pytest.mark.parametrize("arg", ["R9", "draw", "R5!", "R5>1", "R5+G5", "W", "nothing", "catch>0"])
async def test_what_nobody_can_choose_ahead_is_refused(world: World, stack: Stack, arg: str) -> None:
    _, ben, _ = await trio(world, stack)
    hand = await press_button(ben, "My hand")
    told = words(await forge(ben, hand, f"u1:1:0:premove:{arg}"))
    assert "can't choose that card ahead" in told or "no longer works" in told


async def test_strangers_and_the_seat_to_move_choose_nothing_ahead(world: World, stack: Stack) -> None:
    ann, _, _ = await trio(world, stack)
    eve = world.person("Eve")
    hand = await press_button(ann, "My hand")
    assert "u1:1:0:premove:R3" not in [button.custom_id for button in hand.buttons]
    assert "It's your turn" in words(await forge(ann, hand, "u1:1:0:premove:R3"))
    assert "aren't playing" in words(await forge(eve, await press_button(eve, "My hand"), "u1:1:0:premove:R3"))
    assert "no longer works" in words(await forge(ann, world.table(), "u1:1:0:premove:R3"))


async def test_a_card_laid_at_somebody_is_not_offered(world: World, stack: Stack) -> None:
    stack(["R3 R4 G2", "R7 Y1 Y2"], "R1", "Y4 Y5", Ruleset(seven=True))
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    screen = await press_button(ben, "My hand")
    assert [button.label for button in screen.buttons if button.disabled] == ["7", "Draw"]
    assert "can't choose that card ahead" in words(await forge(ben, screen, "u1:1:0:premove:R7"))
