"""Presses that are late, doubled, forged or competing, and the effect of each button of a hand.

Stale and forged presses are injected below simcord's public interface, only here and in `World.race`.
"""

from __future__ import annotations

import logging

import pytest
from simcord.backend import serializers
from simcord.enums import InteractionType
from simcord.interactions import base_payload

from tests.bot.players import (
    AT_THE_END,
    Stack,
    begin,
    choices,
    forge,
    hand_line,
    live_buttons,
    ply,
    press_button,
    run_command,
    seat,
    seat_lines,
    words,
)
from tests.world import Screen, World
from unobot.demo.simulator import press

# Stale, doubled, competing


async def test_a_card_of_an_earlier_move_is_not_played(world: World, stack: Stack) -> None:
    stack(["R3 R4 B2", "R5 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    old = ann.direct()
    await ann.press("3", on=old)
    await world.advance(6)
    await ben.press("5", on=ben.direct())
    await world.advance(6)
    before = ply(world)
    fresh = await press_button(ann, "4", on=old, stale=True)
    assert "That button is out of date" in words(fresh)
    assert hand_line(fresh) == "Your hand, 2 cards: 🔺 Red: 4 · 🔵 Blue: 2"
    assert choices(fresh), "drawn again, as it is now"
    await world.advance(6)
    assert ply(world) == before


async def test_the_second_press_of_a_button_does_nothing(world: World, stack: Stack) -> None:
    stack(["R3 R4 B2", "R5 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    hand = ann.direct()
    await world.race((ann, "3", hand), (ann, "3", hand), (ann, "4", hand))
    await world.advance(6)
    assert hand_line(ann.direct()) == "Your hand, 2 cards: 🔺 Red: 4 · 🔵 Blue: 2"
    assert choices(ben.direct())


async def test_two_people_race_to_catch(world: World, stack: Stack) -> None:
    stack(["R3 B1", "R5 Y1", "R6 Y2"], "R1", "G1 G2 G3 G4")
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await begin(world, ann, ben, cleo)
    await ann.press("3", on=ann.direct())
    await world.advance(6)
    table = world.table()
    second = world.answer(await world.race((ben, "Catch!", table), (cleo, "Catch!", table)))
    await world.advance(6)
    told_all = words(world.table())
    assert "**Ben** caught **Ann**" in told_all
    assert "**Cleo** caught" not in told_all
    assert second is not None
    assert second.ephemeral
    assert "**Ben** was faster and caught **Ann**" in words(second)
    assert hand_line(ann.direct()).startswith("Your hand, 3 cards"), "two cards, not four"


async def test_a_late_catch_says_what_has_happened(world: World, stack: Stack) -> None:
    stack(["R3 B1", "R5 Y1", "R6 Y2"], "R1", "G1 G2 G3 G4")
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await begin(world, ann, ben, cleo)
    await ann.press("3", on=ann.direct())
    await world.advance(6)
    seen = world.table()
    await ann.press("Uno!", on=seen)
    assert "**Ann** has said Uno" in words(await press_button(cleo, "Catch!", on=seen, stale=True))
    await ben.press("5", on=ben.direct())
    await world.advance(6)
    seen = world.table()
    await cleo.press("6", on=cleo.direct())
    assert "too late to catch **Ben**" in words(await press_button(ann, "Catch!", on=seen, stale=True))


async def test_a_catch_is_not_stale_because_a_picture_came_late(world: World, stack: Stack) -> None:
    """Ann does not say Uno, Cleo sees it, and Ben's Uno raises the table's move count meanwhile."""
    stack(["R3 B1", "R5 Y1", "R6 Y2"], "R1", "G1 G2 G3 G4")
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await begin(world, ann, ben, cleo)
    await ann.press("3", on=ann.direct())
    await world.advance(6)
    seen, before = world.table(), ply(world)
    await run_command(ben, "play", move="uno")  # before his own play, which is allowed with two cards
    await world.advance(2)
    assert ply(world) > before
    await press_button(cleo, "Catch!", on=seen, stale=True)
    await world.advance(6)
    assert "**Cleo** caught **Ann**" in words(world.table())


# Buttons of another person


async def test_nobody_acts_for_another_seat(world: World, stack: Stack) -> None:
    """Ben presses Ann's own button: on her panel, on the table and in his own DM."""
    stack(["R3 R4 B2", "R3 Y1 Y2"], "R1")
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await begin(world, ann, ben)
    custom_id = ann.direct().button("3").custom_id
    await ann.press("My hand")
    for person in (ben, cleo):
        for screen in (ann.panel(), world.table(), ben.direct()):
            if person is cleo and screen.channel != world.channel.id:
                continue
            answer = await forge(person, screen, custom_id)
            assert "Blue: 2" not in words(answer), "not a word of Ann's hand"
    await world.advance(6)
    assert ply(world) == 0
    assert hand_line(ann.direct()) == "Your hand, 3 cards: 🔺 Red: 3, 4 · 🔵 Blue: 2"
    assert {count for _, count, _ in seat_lines(world.table())} == {"3"}


@pytest.mark.parametrize(
    "custom_id",
    [
        "",
        "x",
        "u1:1:0:move",
        "u1:1:0:dance:",
        "u2:1:0:move:R3",
        "u1:01:0:move:R3",
        "u1:1:0:move:R3\n",
        "u1:99999999999999999999:0:move:R3",
        "u1:１:0:move:R3",
        "u1:1:-1:move:R3",
    ],
)
async def test_odd_custom_ids_are_answered_for_one_and_logged_once(
    world: World, caplog: pytest.LogCaptureFixture, custom_id: str
) -> None:
    ann = world.person("Ann")
    await seat(world, ann)
    caplog.set_level(logging.WARNING)
    for _ in range(3):
        answer = await forge(ann, world.table(), custom_id)
        assert answer.ephemeral
        assert words(answer) == "That button no longer works. `/uno hand` and `/uno status` show new ones."
    assert len([record for record in caplog.records if record.name.startswith("unobot")]) == 1


@pytest.mark.parametrize(
    "action",
    [
        "move:",
        "move:R55",
        "move:r3",
        "move:??",
        "catch:",
        "catch:x",
        "catch:10",
        "color:XX",
        "ai:psychic",
        "uno:perhaps",
        "end:now",
    ],
)
async def test_odd_arguments_change_nothing(world: World, stack: Stack, action: str) -> None:
    stack(["R3 R4 B2", "R3 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    for screen in (world.table(), ann.direct()):
        await forge(ann, screen, f"u1:1:0:{action}")
    await world.advance(6)
    assert ply(world) == 0
    assert len(seat_lines(world.table())) == 2


async def test_a_table_that_is_not_there(world: World) -> None:
    ann = world.person("Ann")
    await seat(world, ann)
    for number in (2, 2**63 - 1):
        answer = await forge(ann, world.table(), f"u1:{number}:0:join:")
        assert "This table is gone" in words(answer)


async def test_a_table_of_another_server(world: World, stack: Stack) -> None:
    """The id of a table is easy to guess, but another server cannot use it."""
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann)
    there = world.env.create_guild("There")
    channel = there.create_text_channel("elsewhere")
    stranger = there.add_member(world.env.create_user("eve", global_name="Eve"))
    await stranger.slash(channel, "uno start")
    message = world.message(world.table(channel))
    for verb in ("join", "hand", "more"):
        result = press(world.env, stranger, message, f"u1:1:0:{verb}:")
        await world.env.settle()
        answer = world.answer(result)
        assert answer is not None
        assert words(answer).startswith("This table is gone")
    assert "Eve" not in words(await press_button(ben, "Join"))


async def test_a_button_of_a_closed_table(world: World, stack: Stack) -> None:
    stack(["R3 R4 B2", "R5 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    hand, table = ann.direct(), world.table()
    more = await press_button(ann, "More")
    await ann.press("Yes, end it", on=await press_button(ann, "End match", on=more))
    await world.advance(6)
    assert "ended early" in words(await press_button(ann, "Bump", on=more, stale=True))
    assert "3" not in (await press_button(ann, "3", on=hand, stale=True)).labels
    for what in ("My hand", "Uno!", "More"):
        answer = await press_button(ben, what, on=table, stale=True)
        assert "Red 3" not in words(answer)
    await world.advance(6)
    assert live_buttons([*world.posts(), *ann.direct_messages(), *ben.direct_messages()]) == AT_THE_END


async def test_an_inbox_by_direct_message_offers_no_rematch(world: World) -> None:
    """A rematch needs the channel, so no direct message offers it."""
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    inbox = world.answer(await ann.actor.user.slash("uno tables"))
    assert inbox is not None
    await ann.press("Yes, end it", on=await ann.slash("end"))
    await world.advance(6)
    hand = await press_button(ann, "My hand", on=inbox, stale=True)
    assert "ended early" in words(hand)
    assert "Uno in **Here**" in words(hand)
    assert live_buttons([hand]) == []


# Late presses


async def test_what_comes_too_late_is_not_applied(world: World, stack: Stack) -> None:
    """Discord told Ann that a press and a command failed, so they must have no effect."""
    stack(["R3 R4 B2", "R5 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    hand = ann.direct()
    for seconds, applied in ((2.6, False), (2.4, True)):
        record, payload = base_payload(
            world.env.backend,
            type=int(InteractionType.MESSAGE_COMPONENT),
            channel_id=hand.channel,
            guild_id=None,
            user_id=ann.id,
            data={"custom_id": hand.button("3").custom_id, "component_type": 2},
        )
        record.source_message_id = hand.id
        payload["message"] = _payload(world, hand)
        await world.advance(seconds)
        world.env.backend.emit("INTERACTION_CREATE", payload)
        await world.env.settle()
        assert record.responded is applied
        await world.advance(6)
        assert ("Red 3" in words(world.table())) is applied


async def test_a_command_that_comes_too_late_is_not_applied(world: World, stack: Stack) -> None:
    stack(["R3 R4 B2", "R5 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    command = next(iter(world.env.backend.visible_commands(user_id=ann.id, channel_id=world.channel.id)))
    option = {"type": 3, "name": "move", "value": "R3"}
    for seconds, applied in ((2.6, False), (2.4, True)):
        record, payload = base_payload(
            world.env.backend,
            type=int(InteractionType.APPLICATION_COMMAND),
            channel_id=world.channel.id,
            guild_id=world.guild.id,
            user_id=ann.id,
            data={
                "id": str(command["id"]),
                "name": "uno",
                "type": 1,
                "options": [{"type": 1, "name": "play", "options": [option]}],
            },
        )
        await world.advance(seconds)
        world.env.backend.emit("INTERACTION_CREATE", payload)
        await world.env.settle()
        assert record.responded is applied
        await world.advance(6)
        assert ("Red 3" in words(world.table())) is applied


def _payload(world: World, screen: Screen) -> dict[str, object]:
    return dict(serializers.message_payload(world.env.backend, world.message(screen)))
