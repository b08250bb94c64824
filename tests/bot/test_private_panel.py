"""The private panel: one message for each person and table. It shows the hand, or another screen in its place."""

from __future__ import annotations

import gc

import discord
import pytest

from tests.bot.players import Stack, begin, choose, forge, hand_line, menus, options, press_button, seat, words
from tests.bot.test_privacy import delete
from tests.world import Person, World
from unobot.rules.ruleset.ruleset import Ruleset

TURN = "It's your turn"


def shown(person: Person) -> list[str]:
    """Return what this person alone reads in the channel."""
    return [words(screen) for screen in person.panels()]


async def test_more_from_the_table_is_a_new_panel_and_the_old_one_goes(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    (hand,) = ann.panels()
    more = await press_button(ann, "More")
    assert more.id > hand.id, "the answer stands at the bottom"
    await world.advance(1)
    assert [panel.id for panel in ann.panels()] == [more.id]


@pytest.mark.parametrize("way", ["React", "What did I miss?", "Rules", "Check the deal", "Autopilot", "Players"])
async def test_what_more_offers_stays_in_the_panel_and_leads_back(world: World, way: str) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    more = await press_button(ann, "More")
    assert (await press_button(ann, way, on=more)).id == more.id
    back = await press_button(ann, "Back to my hand", on=ann.panel())
    assert back.id == more.id
    assert "Your hand" in words(back)
    await world.advance(1)
    assert len(ann.panels()) == 1


async def test_a_recap_of_nothing_leads_back_once(world: World, stack: Stack) -> None:
    stack(["R1 R2", "B1 R3"], "R9")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await ann.press("1", on=ann.panel())
    recap = await press_button(ann, "What did I miss?", on=await press_button(ann, "More"))
    assert recap.labels.count("Back to my hand") == 1


@pytest.mark.parametrize("way", ["Bump", "Moments: on", "Leave"])
async def test_what_a_press_did_is_said_in_the_panel(world: World, way: str) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    more = await press_button(ann, "More")
    said = {"Bump": "bottom", "Moments: on": "Moments are off", "Leave": "You left, and an AI plays your hand."}[way]
    after = await press_button(ann, way, on=more)
    assert after.id == more.id
    assert said in words(after)
    assert words(after).count("You left") == (way == "Leave"), "once"
    await world.advance(1)
    assert len(ann.panels()) == 1


async def test_another_screen_says_when_it_is_the_turn(world: World, stack: Stack) -> None:
    stack(["R1 R2", "B1 R3"], "R9")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    more = await press_button(ben, "More")
    assert TURN not in words(more)
    await ann.press("1", on=ann.direct())
    await world.advance(2)
    assert TURN in words(world.screen(more))
    assert "Bump" in world.screen(more).labels, "the menu stays"
    await ben.press("3", on=await press_button(ben, "Back to my hand", on=world.screen(more)))
    assert TURN not in words(await press_button(ben, "More"))


async def test_a_refusal_is_a_line_of_the_hand_and_goes_with_the_next_press(world: World, stack: Stack) -> None:
    stack(["R1 R2 B5", "B1 R3 B6"], "R9")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    refused = await forge(ben, world.table(), "u1:1:1:uno:say")
    assert "Your hand, 3 cards" in words(refused)
    first = words(refused)
    await ben.slash("stats")
    await world.advance(3)
    hands = [screen for screen in shown(ben) if "Your hand" in screen]
    assert len(hands) == 1
    assert hands[0] != first
    assert set(hands[0].splitlines()) < set(first.splitlines())


async def test_a_refusal_in_a_menu_leaves_the_menu(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    more = await press_button(ben, "More")
    refused = await forge(ben, more, "u1:1:0:end:ask")
    assert refused.id == more.id
    assert "Only the host" in words(refused)
    assert refused.has("Autopilot")
    assert "Only the host" not in words(await press_button(ben, "Autopilot", on=refused))


@pytest.mark.parametrize("label", ["Change rules", "Rules", "Pace", "Invite", "Players"])
async def test_the_menus_of_a_lobby_are_one_panel_and_lead_back(world: World, label: str) -> None:
    ann = world.person("Ann")
    await ann.slash("start")
    panel = await options(ann)
    menu = await press_button(ann, label, on=panel)
    assert menu.id == panel.id
    assert (await press_button(ann, "Back", on=menu)).text == panel.text
    await world.advance(1)
    assert len(ann.panels()) == 1


async def test_the_panel_of_a_lobby_follows_it_and_becomes_the_hand(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await ann.slash("start")
    panel = await options(ben)
    assert panel.has("Join")
    await ben.press("Join")
    await world.advance(2)
    assert world.screen(panel).has("Leave")
    await ann.press("Start")
    await world.advance(3)
    (hand,) = ben.panels()
    assert "Your hand" in words(hand)


async def test_who_watches_has_one_panel_as_well(world: World, stack: Stack) -> None:
    stack(["R1", "B2"], "R9", rules=Ruleset(scoring="single"))
    ann, ben, eve = world.person("Ann"), world.person("Ben"), world.person("Eve")
    await begin(world, ann, ben)
    await eve.press("My hand")
    more = await press_button(eve, "More")
    rules = await press_button(eve, "Rules", on=more)
    await world.advance(1)
    assert [panel.id for panel in eve.panels()] == [more.id] == [rules.id]
    await ann.press("1", on=ann.direct())
    await world.advance(3)
    (result,) = shown(eve)
    assert "wins the match" in result


async def test_a_panel_with_another_screen_is_the_hand_after_a_restart(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    more = await press_button(ann, "More")
    await world.restart()
    await world.advance(3)
    (panel,) = ann.panels()
    assert panel.id == more.id
    assert "Your hand" in words(panel)


async def test_a_panel_of_a_lobby_gives_up_its_screen_at_the_first_change_after_a_restart(world: World) -> None:
    ann, ben, eve = world.person("Ann"), world.person("Ben"), world.person("Eve")
    await seat(world, ann, ben)
    panel = await options(ann)
    await eve.press("Start")
    assert "You aren't playing" in words(eve.panel())
    await world.restart()
    await ben.press("Add an AI")
    await world.advance(3)
    (seated,), (unseated,) = ann.panels(), eve.panels()
    assert seated.id == panel.id
    assert "You're in." in words(seated)
    assert unseated.labels == ["Join"]
    assert "You aren't playing" not in words(unseated)


@pytest.mark.parametrize(
    "label", ["React", "What did I miss?", "Rules", "Check the deal", "Players", "Autopilot", "Bump"]
)
async def test_a_button_of_an_old_screen_works_after_a_restart(world: World, label: str) -> None:
    """The bot has not yet shown the hand in its place. Another process that takes over the table knows as little."""
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    more = await press_button(ann, "More")
    before = words(await press_button(ann, label, on=more))
    await press_button(ann, "Back to my hand", on=ann.panel())
    more = await press_button(ann, "More")
    await world.restart()
    result = await world.race((ann, label, more))
    await world.advance(3)
    (panel,) = ann.panels()
    assert panel.id == more.id
    answer = world.answer(result)
    assert answer is not None
    assert answer.id == more.id
    assert words(panel).splitlines()[1:2] == before.splitlines()[1:2]


async def test_a_copy_of_the_table_follows_it_for_who_watches(world: World, stack: Stack) -> None:
    stack(["R1 R2", "R3 R4"], "R9")
    ann, ben, eve = world.person("Ann"), world.person("Ben"), world.person("Eve")
    await begin(world, ann, ben)
    copy = await eve.slash("status")
    assert copy is not None
    await ann.press("1", on=ann.direct())
    await world.advance(3)
    assert [words(each) for each in eve.panels()] == [words(world.table())]
    await world.restart()
    await world.advance(5)
    (panel,) = eve.panels()
    assert panel.id == copy.id
    assert "You're watching" in words(panel)


async def test_the_screens_of_a_lobby_are_one_panel_that_leads_back(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann, ben)
    panel = await options(ann)
    for label in ("Change rules", "Pace", "Invite", "Players", "Rules", "Check the deal"):
        screen = await press_button(ann, label, on=panel)
        assert screen.id == panel.id, label
        panel = await press_button(ann, "Back", on=screen)
        assert panel.has("Leave"), label
    rules = await choose(ann, world, await press_button(ann, "Change rules", on=panel), "preset", "party")
    await ben.press("Add an AI")
    await world.advance(3)
    (now,) = ann.panels()
    assert "**Party**" in words(now)
    assert now.labels == rules.labels, "what others do takes no menu away"


async def test_the_panel_of_a_lobby_follows_its_seats(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann, ben)
    panel = await options(ann)
    await ben.press("Add an AI")
    await world.advance(3)
    assert any(":ai:away>3" in menu for menu in menus(world, world.screen(panel)))


async def test_after_the_match_one_answer_stands_and_goes_with_the_next_press(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await press_button(ben, "My hand")
    await ann.press("Yes, end it", on=await ann.slash("end"))
    await world.advance(12)
    final = world.posts()[-1]
    assert ["The match was ended early" in text for text in shown(ben)] == [True]
    for _ in range(2):
        await ben.press("More", on=final)
        assert ["What else?" in text for text in shown(ben)] == [True]
    await ben.press("Rematch", on=final)
    assert not any("What else?" in text or "ended early" in text for text in shown(ben))


async def test_nothing_is_said_or_offered_twice_over_a_hand(world: World, stack: Stack) -> None:
    stack(["R1 R2", "B1 R3"], "R9")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    status = await ann.slash("status")
    assert status is not None
    assert TURN not in words(status), "the copy of the table says whose turn it is"
    assert words(status).count("⏳") == 1
    asked = await press_button(ann, "End match", on=await press_button(ann, "More"))
    assert TURN in words(asked)
    assert asked.labels == ["Yes, end it", "Keep playing"], "which leads back to the hand"
    assert hand_line(await press_button(ann, "Keep playing", on=asked))


async def test_the_screen_of_a_person_is_forgotten_with_their_data(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    more = await press_button(ben, "More")
    await delete(ben)
    await world.advance(3)
    refused = await press_button(ben, "Autopilot", on=more, stale=True)
    assert "You aren't playing" in words(refused)
    assert "What else?" not in words(refused)


@pytest.mark.parametrize("way", ["React", "What did I miss?", "Rules", "Check the deal", "Players", "status", "Start"])
async def test_an_open_screen_keeps_no_press_in_memory(world: World, way: str) -> None:
    """A match of days would keep the presses of all its people, with what discord.py knows of them."""
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann, ben)
    if way == "Start":
        await press_button(ann, "Invite", on=await options(ann))
        await ben.press("Start")
    else:
        await ann.press("Start")
        await world.advance(12)
        if way == "status":
            await ann.slash("status")
        else:
            await press_button(ann, way, on=await press_button(ann, "More"))
    await world.advance(3)
    gc.collect()
    assert [each.data for each in gc.get_objects() if isinstance(each, discord.Interaction)] == []


async def test_what_a_reaction_did_is_said_until_the_next_press(world: World, stack: Stack) -> None:
    stack(["R1 R2 R5", "B1 R3 B5"], "R9")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    reactions = await press_button(ann, "React", on=await press_button(ann, "More"))
    reacted = await press_button(ann, "On fire!", on=reactions)
    assert "Everyone at the table sees it: 🔥" in words(reacted)
    await ann.press("1", on=ann.direct())
    await world.advance(3)
    (panel,) = ann.panels()
    assert panel.id == reacted.id
    assert panel.has("On fire!")
    assert "sees it" not in words(panel)
