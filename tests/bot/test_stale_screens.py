"""Private screens that outlive their stage of a table: they say what is true now, and lead on."""

from __future__ import annotations

import pytest

from tests.bot.players import (
    Stack,
    begin,
    hand_line,
    leave_lobby,
    live_buttons,
    options,
    press_button,
    run_command,
    words,
)
from tests.world import Person, Screen, World
from unobot.rules.ruleset.ruleset import Ruleset

ENDED = "ended early"


async def adjourn(world: World, *people: Person) -> None:
    """Let everybody leave the match, until it is adjourned."""
    for person in people:
        await press_button(person, "Leave", on=await press_button(person, "More"))
    await world.advance(11 * 60)
    assert world.table().has("Play on")


async def shown(person: Person, command: str) -> Screen:
    """Return the answer to a command."""
    answer = await person.slash(command)
    assert answer is not None
    return answer


async def test_play_on_says_that_the_adjourned_match_was_ended(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await adjourn(world, ann, ben)
    hand, copy = await shown(ann, "hand"), await shown(ben, "status")
    world.env.inject_error("PATCH", "/webhooks/*", status=401, code=50027, times=None)  # nobody can edit them any more
    await world.advance(16 * 60)
    world.env.backend.faults.clear()
    await press_button(ben, "Yes, end it", on=await shown(ben, "end"))
    await world.advance(3)
    for person, screen in ((ann, hand), (ben, copy)):
        after = await press_button(person, "Play on", on=screen)
        assert ENDED in words(after)
        assert after.id == screen.id
        assert live_buttons([after]) == ["Rematch", "Replay"]


async def test_a_seat_that_is_taken_after_a_refusal_opens_no_second_lobby(world: World, stack: Stack) -> None:
    stack(["R3 B1 B2", "R4 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await ann.slash("start")
    refused = await press_button(ben, "Start with 1 AI")
    joined = await press_button(ben, "Join", on=refused)
    assert joined.id == refused.id
    assert "You're in. Your cards come when the match starts." in words(joined)
    assert not joined.buttons
    assert "**Ben**" in words(world.table())
    await ann.press("Start")
    await world.advance(3)
    (hand,) = ben.panels()
    assert hand.id == refused.id
    assert "Your hand, 3 cards" in words(hand)


async def test_a_seat_that_is_taken_in_a_copy_of_the_lobby_leaves_one_hand(world: World) -> None:
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await ann.slash("start")
    copy = await shown(ben, "status")
    assert (await press_button(ben, "Join", on=copy)).id == copy.id
    await run_command(cleo, "join")
    await world.advance(3)
    await ann.press("Start")
    await world.advance(3)
    for person in (ben, cleo):
        (hand,) = person.panels()
        assert hand_line(hand)


async def test_who_gives_up_a_seat_does_not_read_that_they_have_one(world: World) -> None:
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await ann.slash("start")
    for person in (ben, cleo):
        await run_command(person, "join")
        assert "You're in." in words(person.panels()[-1])
    await leave_lobby(ben, world)
    await world.advance(3)
    assert "You're in." not in words(ben.panels()[-1])
    assert "You're in." in words(cleo.panels()[-1])
    assert "You're in." in words(await press_button(ben, "Join", on=ben.panels()[-1]))
    assert len(ben.panels()) == 1


@pytest.mark.parametrize("way", ["More", "Players", "End match", "React", "status", "end"])
async def test_a_private_screen_of_a_match_becomes_its_result(world: World, stack: Stack, way: str) -> None:
    stack(["R1", "B2"], "R9", rules=Ruleset(scoring="single"))
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    if way in ("status", "end"):
        screen = await shown(ann, way)
    else:
        screen = await press_button(ann, "More")
        screen = screen if way == "More" else await press_button(ann, way, on=screen)
    await ann.press("1", on=ann.direct())
    await world.advance(3)
    after = world.screen(screen)
    assert "wins the match" in words(after)
    assert after.labels == ["Rematch", "Replay"]


@pytest.mark.parametrize("label", ["Leave", "Autopilot", "Bump", "Players", "Moments: on", "End match", "React"])
async def test_a_press_on_a_menu_that_nobody_can_edit_shows_the_result_in_it(
    world: World, stack: Stack, label: str
) -> None:
    stack(["R1", "B2"], "R9", rules=Ruleset(scoring="single"))
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    more = await press_button(ann, "More")
    world.env.inject_error("PATCH", "/webhooks/*", status=401, code=50027, times=None)
    await ann.press("1", on=ann.direct())
    await world.advance(3)
    world.env.backend.faults.clear()
    assert "wins the match" not in words(world.screen(more))
    after = await press_button(ann, label, on=more)
    assert after.id == more.id
    assert "wins the match" in words(after)
    assert after.labels == ["Rematch", "Replay"]


@pytest.mark.parametrize("label", ["Change rules", "Pace", "Invite", "Players"])
async def test_a_private_screen_of_a_lobby_becomes_the_hand_or_goes(world: World, label: str) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await ann.slash("start")
    await ben.press("Join")
    screen = await press_button(ann, label, on=await options(ann))
    copy = await shown(ben, "status")
    await ann.press("Start")
    await world.advance(3)
    for person, old in ((ann, screen), (ben, copy)):
        (hand,) = person.panels()
        assert hand.text != old.text
        assert hand_line(hand)
