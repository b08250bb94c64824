"""A button works only on the surface and the control that offer it, and only for people with the permission."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest
from discord.app_commands import CommandNotFound
from simcord import InteractionResult
from simcord.enums import InteractionType
from simcord.interactions import base_payload

from tests.bot.players import (
    Stack,
    answered,
    begin,
    forge,
    forge_choices,
    hand_line,
    options,
    ply,
    press_button,
    run_command,
    seat,
    words,
)
from tests.security_page import PAGE
from tests.world import Person, Screen, World
from unobot.bot.client import Unobot
from unobot.demo.simulator import press

UNKNOWN = "That button no longer works"
GONE = "This table is gone"
ELSEWHERE = "This table isn't in this channel"


async def forged_in_direct(world: World, person: Person, screen: Screen, custom_id: str) -> str:
    """Return the answer to this press in a person's direct messages."""
    result = press(world.env, person.actor.user, world.message(screen), custom_id)
    await world.env.settle()
    return words(answered(world, result))


async def visited(world: World, person: Person) -> Screen:
    """Return a message in the direct messages of a person, from their table in another channel."""
    channel = world.create_channel("theirs")
    await person.slash("start", channel=channel, ais=1)
    await person.press("Start", on=world.table(channel))
    await world.advance(12)
    return person.direct()


async def test_the_page_names_every_command(world: World) -> None:
    _, _, commands = PAGE.read_text("utf-8").partition("| command |")
    rows = re.findall(r"^\| ([^|]+) \|", commands.partition("\n\n")[0], re.MULTILINE)
    bot: Any = world.bot
    group = bot.tree.get_command("uno")
    named = {name for row in rows for name in re.findall(r"`(\w+)`", row)}
    there = {each.name for each in group.commands}
    assert there - named == set(), "add a row to the table of commands in docs/security.md"
    assert named - there == set(), "the table of commands in docs/security.md has commands that are gone"


@pytest.mark.parametrize("verb", ["hand:", "refresh:", "more:", "rules:", "join:", "end:yes", "bump:", "explain:on"])
async def test_a_stranger_reaches_no_table_from_their_direct_messages(world: World, stack: Stack, verb: str) -> None:
    stack(["R3 R4 B2", "R3 Y1 Y2"], "R1")
    ann, ben, eve = world.person("Ann"), world.person("Ben"), world.person("Eve")
    await begin(world, ann, ben)
    direct = await visited(world, eve)
    told = await forged_in_direct(world, eve, direct, f"u1:1:0:{verb}")
    assert told.startswith((GONE, UNKNOWN))
    await world.advance(6)
    assert "Eve" not in words(world.table())


async def test_the_seated_play_in_their_direct_messages_but_manage_nothing_there(world: World, stack: Stack) -> None:
    stack(["R3 R4 B2", "R3 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    for verb in ("end:yes", "bump:", "start:", "more:", "leave:", "house:", "ai:casual"):
        assert UNKNOWN in await forged_in_direct(world, ann, ann.direct(), f"u1:1:0:{verb}")
    assert "Your hand, 3 cards" in await forged_in_direct(world, ben, ben.direct(), "u1:1:0:refresh:")
    await ann.press("3", on=ann.direct())
    assert hand_line(ann.direct()).startswith("Your hand, 2 cards")


@pytest.mark.parametrize("verb", ["hand:", "join:", "more:", "ai:add", "start:", "ready:"])
async def test_a_button_in_a_channel_where_its_table_never_stood(world: World, verb: str) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann)
    channel = world.create_channel("elsewhere")
    await ben.slash("start", channel=channel)
    for person in (ann, ben):
        answer = await forge(person, world.table(channel), f"u1:1:0:{verb}")
        assert words(answer).startswith(ELSEWHERE)
    await world.advance(6)
    assert "Ben" not in words(world.table())


async def test_who_sits_at_several_tables_is_asked_anywhere_in_the_server(world: World, stack: Stack) -> None:
    stack(["R3 R4 B2", "R3 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await visited(world, ann)
    third = world.create_channel("third")
    asked = await ann.slash("hand", channel=third)
    assert asked is not None
    first = next(button for button in asked.buttons if button.custom_id.startswith("u1:1:"))
    assert "Your hand, 3 cards" in words(await press_button(ann, first.custom_id, on=asked))
    stranger = await forge(ben, world.table(), "u1:2:0:hand:")
    assert words(stranger).startswith(ELSEWHERE)


@pytest.mark.parametrize(
    "verb", ["move:R3", "step:R3", "explain:on", "uno:on", "refresh:", "bump:", "end:yes", "code:ask"]
)
async def test_what_belongs_on_a_panel_does_nothing_at_the_table(world: World, stack: Stack, verb: str) -> None:
    stack(["R3 R4 B2", "R3 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    answer = await forge(ann, world.table(), f"u1:1:0:{verb}")
    assert answer.ephemeral
    assert UNKNOWN in words(answer)
    await world.advance(6)
    assert ply(world) == 0
    assert world.table().has("My hand")


@pytest.mark.parametrize("verb", ["field:hand-size", "preset:", "number:target", "code:paste"])
async def test_a_button_is_no_menu_and_no_modal(world: World, verb: str) -> None:
    ann = world.person("Ann")
    await seat(world, ann)
    menu = await press_button(ann, "Change rules", on=await options(ann))
    assert UNKNOWN in words(await forge(ann, menu, f"u1:1:0:{verb}"))


async def test_no_ai_of_a_level_that_there_is_not(world: World) -> None:
    ann = world.person("Ann")
    await seat(world, ann)
    told = await forge_choices(ann, world, world.table(), "u1:1:0:ai:add>1", "psychic")
    assert told is not None
    assert UNKNOWN in words(told)
    await world.advance(6)
    assert "Kim" not in words(world.table())


async def test_the_right_to_end_is_asked_at_each_press(world: World, stack: Stack) -> None:
    """Mod opens the confirmation with the permission to manage messages, and presses *Yes* without it."""
    ann, ben = world.person("Ann"), world.person("Ben")
    mod = world.person("Mod", moderator=True)
    await begin(world, ann, ben)
    question = await mod.slash("end")
    assert question is not None
    roles = world.env.backend.get_guild(world.guild.id).roles.values()
    next(role for role in roles if role.name == "role of Mod").permissions = 0
    assert "Only the host" in words(await press_button(mod, "Yes, end it", on=question))
    await world.advance(6)
    assert "closed" not in words(world.table())


async def test_in_another_server_one_plays_ones_hand_and_manages_nothing(world: World, stack: Stack) -> None:
    """Ben may manage messages in the other server, which has no effect here."""
    stack(["R3 R4 B2", "R5 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    there = world.env.create_guild("There")
    role = there.create_role("boss", permissions=discord.Permissions(manage_messages=True))
    afar = Person(world, there.add_member(ben.actor.user, roles=[role]))
    inbox = await afar.slash("tables", channel=there.create_text_channel("elsewhere"))
    hand = await press_button(afar, "My hand", on=inbox)
    for action in ("end:yes", "leave:", "kick:0", "bump:", "autopilot:on"):
        assert GONE in words(await forge(afar, hand, f"u1:1:0:{action}"))
    await world.advance(6)
    assert "It's **Ann**'s turn" in words(world.table())
    await ann.press("3", on=ann.direct())
    await world.advance(6)
    await press_button(afar, "5", on=world.screen(hand))
    await world.advance(6)
    assert "**Ben** played" in words(world.table())


async def test_a_match_that_was_laid_aside_goes_on_from_another_server(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    there = world.env.create_guild("There")
    afar = Person(world, there.add_member(ben.actor.user))
    inbox = await afar.slash("tables", channel=there.create_text_channel("elsewhere"))
    hand = await press_button(afar, "My hand", on=inbox)
    world.env.inject_error("DELETE", "/webhooks/*", status=404, code=10008, times=None)  # so the panel stays in sight
    for person in (ann, ben):
        await run_command(person, "leave")
    await world.advance(700)
    waits = await press_button(afar, "Refresh", on=hand, stale=True)
    assert waits.labels == ["Play on"]
    assert "Your hand, 7 cards" in words(await press_button(afar, "Play on", on=waits))
    await world.advance(6)
    assert "'s turn: match" in words(world.table())


async def test_two_of_one_name_can_be_told_apart(world: World) -> None:
    ann, other = world.person("Ann"), world.person("ANN.")
    kim = world.person("Kim")
    await seat(world, ann, other, ais=1)
    await kim.press("Join")
    lobby = words(world.table())
    for name in ("Ann", "ANN. 2", "Kim 2"):
        assert name in lobby


async def test_a_reminder_shows_a_hand_and_does_nothing_else(world: World, stack: Stack) -> None:
    """No screen can be drawn into a plain message, so a reminder has no button that opens one."""
    stack(["R3 R4 B2", "R3 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await world.advance(38)
    reminder = next(screen for screen in world.posts() if f"<@{ann.id}>" in screen.text)
    for verb in ("uno:say", "leave:", "ready:", "more:"):
        assert UNKNOWN in words(await forge(ann, reminder, f"u1:1:0:{verb}"))
    assert "Your hand, 3 cards" in words(await press_button(ann, "My hand", on=reminder))


async def test_an_adjourned_match_goes_on_with_the_button_of_the_direct_message(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    for person in (ann, ben):
        await person.press("Leave", on=await press_button(person, "More"))
    await world.advance(700)
    assert "The match is paused" in words(ben.direct())
    assert "Your hand, 7 cards" in words(await press_button(ben, "Play on", on=ben.direct()))
    await world.advance(6)
    assert "'s turn: match" in words(world.table())


async def test_a_suspended_match_is_resumed_from_a_hand_shown_in_direct_messages(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    for person in (ann, ben):
        await person.press("Leave", on=await press_button(person, "More"))
    await world.advance(700)
    result = await ben.actor.user.slash("uno hand")
    assert "Your hand, 7 cards" in await forged_in_direct(world, ben, answered(world, result), "u1:1:0:resume:")
    await world.advance(6)
    assert "'s turn: match" in words(world.table())


async def test_a_command_of_another_version_is_answered_with_a_sentence(world: World) -> None:
    ann, backend = world.person("Ann"), world.env.backend
    record, payload = base_payload(
        backend,
        type=int(InteractionType.APPLICATION_COMMAND),
        channel_id=world.channel.id,
        guild_id=world.guild.id,
        user_id=ann.id,
        data={"id": "1", "name": "uno", "type": 1, "options": [{"name": "gone", "type": 1, "options": []}]},
    )
    backend.emit("INTERACTION_CREATE", payload)
    await world.env.settle()
    answer = world.answer(InteractionResult(world.env, record))
    assert answer is not None
    assert answer.ephemeral
    assert "doesn't have the newest form of this command yet" in words(answer)
    (error,) = world.forgive()  # the simulator counts it as one
    assert isinstance(error, CommandNotFound)


async def test_the_bot_asks_for_no_privileged_intent(world: World) -> None:
    assert isinstance(world.bot, Unobot)
    intents = world.bot.intents
    assert not any((intents.members, intents.presences, intents.message_content))
