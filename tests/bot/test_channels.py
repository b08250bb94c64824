"""Tables in channels, threads and voice chats, and names that contain formatting."""

from __future__ import annotations

from typing import Any

import pytest
from discord import Permissions
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tests.bot.players import (
    Stack,
    begin,
    hand_line,
    leave_lobby,
    live_buttons,
    press_button,
    run_command,
    seat,
    seat_lines,
    words,
)
from tests.world import World

NOWHERE = "You can play Uno in a server: in a text channel, a thread or a voice channel's chat."


@pytest.mark.parametrize("kind", ["text", "thread", "voice"])
async def test_a_match_is_played_in(world: World, stack: Stack, kind: str) -> None:
    stack(["R3 B1", "R5 Y1"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    if kind == "thread":
        channel = world.create_thread("games")
    elif kind == "voice":
        channel = world.guild.create_voice_channel("talk")
    else:
        channel = world.create_channel("games")
    await ann.slash("start", channel=channel)
    await ben.press("Join", on=world.table(channel))
    await ann.press("Start", on=world.table(channel))
    await world.advance(12)
    assert f"/{channel.id})" in words(ann.direct())
    panel = await press_button(ann, "My hand", on=world.table(channel))
    await ann.press("3", on=panel)
    await world.advance(50)
    reminder = world.posts(channel)[-1]
    assert reminder.text.startswith(f"<@{ben.id}>")
    await ben.press("5", on=await press_button(ben, "My hand", on=reminder))
    await world.advance(6)
    assert "Red 5" in words(world.table(channel))
    assert not live_buttons(world.posts()), "nothing came into the channel next to it"


async def test_in_a_direct_message_one_sentence_says_that_there_is_no_table(world: World) -> None:
    ann = world.person("Ann")
    for command in ("join", "leave", "hand", "status", "end"):
        said = world.answer(await ann.actor.user.slash(f"uno {command}"))
        assert said is not None
        assert "There's no table" in words(said)
    for command in ("rules", "help"):
        said = world.answer(await ann.actor.user.slash(f"uno {command}"))
        assert said is not None
        assert len(words(said)) > 200


async def test_on_a_stage_one_sentence_says_where(world: World) -> None:
    ann = world.person("Ann")
    stage = world.guild.create_stage_channel("stage")
    answer = await ann.slash("start", channel=stage)
    assert answer is not None
    assert answer.ephemeral
    assert words(answer).startswith(NOWHERE)
    assert not world.posts(stage)


@pytest.mark.parametrize(("lacking", "named"), [("send_messages", "Send Messages"), ("view_channel", "View Channel")])
async def test_a_missing_permission_is_named(world: World, lacking: str, named: str) -> None:
    ann = world.person("Ann")
    channel = world.create_channel("quiet", deny=[lacking])
    answer = await ann.slash("start", channel=channel)
    assert answer is not None
    assert answer.ephemeral
    assert f"I need the permission {named} there" in words(answer)
    assert not world.posts(channel)
    assert "There's no table" in await run_command(ann, "join", channel=channel)


async def test_a_permission_taken_away_during_the_match(world: World, stack: Stack) -> None:
    """The match continues, no player is reminded, and Bump says which permission is missing."""
    stack(["R3 B1 B2", "R5 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    me = world.guild.me
    assert me is not None
    no_messages = Overwrite(me.id, OverwriteType.MEMBER, deny=Permissions.send_messages.flag)
    world.env.backend.set_overwrite(world.channel.id, no_messages)
    refused = await press_button(ann, "Bump", on=await press_button(ann, "More"))
    assert "I need the permission Send Messages there" in words(refused)
    await world.advance(35)
    assert len(world.posts()) == 1
    await ann.press("3", on=ann.direct())
    await world.advance(6)
    assert "Red 3" in words(world.table())


async def test_one_table_a_channel(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann)
    assert "This channel already has a table" in await run_command(ben, "start")
    assert len(world.posts()) == 1
    other = world.create_channel("other")
    await ben.slash("start", channel=other)
    assert world.table(other).has("Join")


async def test_ten_seats_and_no_more(world: World) -> None:
    people = [world.person(f"P{number}") for number in range(11)]
    await seat(world, people[0])
    for person in people[1:10]:
        await person.press("Join")
    assert not world.table().has("Join")
    assert "All 10 seats are taken" in await run_command(people[10], "join")
    await people[0].press("Start")
    await world.advance(20)
    assert len(seat_lines(world.table())) == 10
    assert all(hand_line(person.direct()) for person in people[:10])
    watching = await press_button(people[10], "My hand")
    assert "watching" in words(watching)


async def test_ais_by_option_and_never_alone(world: World) -> None:
    ann = world.person("Ann")
    await ann.slash("start", ais=9)
    assert words(world.table()).count("AI, casual") == 9
    await leave_lobby(ann, world)
    assert live_buttons(world.posts()) == ["Open a table"]


HARMFUL = [
    "**__~~||bold||~~__**",
    "# heading",
    "@everyone",
    "<@123456789012345678>",
    "[free](https://example.com)",
    "https://example.com/x",
    "<:uno:123456789012345678>",
    "`code` ```block```",
    "\N{RIGHT-TO-LEFT OVERRIDE}nnA",
    "A\N{ZERO WIDTH SPACE}n\N{ZERO WIDTH NON-JOINER}n",
    "line\nbreak",
    "W" * 32,
    "\N{HANGUL FILLER}",
    "> quote - list",
]


@pytest.mark.parametrize("name", HARMFUL)
async def test_names_do_nothing(world: World, stack: Stack, name: str) -> None:
    stack(["R3 B1", "R5 Y1"], "R1", "G1 G2 G3")
    bad, ben = world.person("bad"), world.person("Ben")
    world.env.backend.get_user(bad.id).global_name = name
    await begin(world, bad, ben)
    await bad.press("3", on=bad.direct())
    await world.advance(6)
    screens = [world.table(), ben.direct(), await press_button(ben, "My hand"), await press_button(ben, "More")]
    assert any(label.startswith("Catch") for label in ben.direct().labels)
    for screen in screens:
        text = words(screen)
        for harm in ("@everyone", "<@", "](https://example", "https://example", "<:uno", "~~", "||", "```"):
            assert harm not in text
        assert not set(text) & set("\u200b\u200c\u202e\u3164")
        assert all(len(label) <= 40 for label in screen.labels)
    assert len(seat_lines(world.table())) == 2
    await ben.press("u1:1:1:catch:0", on=ben.direct())
    await world.advance(6)
    assert "caught" in words(world.table())


async def test_nobody_is_ever_mentioned_but_by_the_reminder(world: World, stack: Stack) -> None:
    stack(["R3 B1 B2", "R5 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben, ais=1)
    await ann.press("My hand")
    await ann.press("3", on=ann.panel())
    await world.advance(50)
    await run_command(ben, "play", move="R5")
    await ann.press("Bump", on=await press_button(ann, "More"))
    await ann.press("Yes, end it", on=await ann.slash("end"))
    await world.advance(12)

    mentioned = []
    for entry in world.env.http_requests:
        body: Any = entry.json
        if not isinstance(body, dict) or "commands" in entry.path:
            continue
        message = body.get("data", body)
        if not isinstance(message, dict) or not {"components", "content"} & set(message):
            continue
        allowed = message.get("allowed_mentions")
        assert allowed is not None, entry.path
        assert allowed.get("parse") == [], entry.path
        assert not allowed.get("roles")
        mentioned += [int(user) for user in allowed.get("users", [])]
    assert mentioned == [ben.id]
