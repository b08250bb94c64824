"""Deleted messages, channels and servers: the match is kept, and `/uno resume` continues it."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
from simcord import ChannelHandle
from simcord.backend.serializers import guild_create_payload

from tests.bot.players import (
    Stack,
    answered,
    begin,
    choices,
    hand_line,
    live_buttons,
    press_button,
    press_more,
    run_command,
    seat,
    words,
)
from tests.world import Person, Screen, World

pytestmark = pytest.mark.usefixtures("no_table_tokens")

WAITS = "I can't reach the channel of this match."


def _delete(world: World, screen: Screen) -> None:
    world.env.backend.delete_message(screen.channel, screen.id)


def _tables(world: World) -> list[Screen]:
    return [post for post in world.posts() if post.has("Rules, pace, players")]


# The message


async def test_a_deleted_table_comes_back_by_itself(world: World, stack: Stack) -> None:
    stack(["R3 B1 B2", "R5 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    _delete(world, world.table())
    await ann.press("3", on=ann.direct())
    await world.advance(6)
    (table,) = world.posts()
    assert "Red 3" in words(table)
    await ben.press("5", on=ben.direct())
    await world.advance(6)
    assert [post.id for post in world.posts()] == [table.id], "edited from now on"
    assert "Red 5" in words(world.table())


async def test_a_table_deleted_repeatedly_is_posted_once_a_minute_then_only_on_bump(world: World) -> None:
    ann = world.person("Ann")
    await seat(world, ann, ais=1)
    came = []
    for _ in range(10):
        for table in _tables(world):
            _delete(world, table)
        await run_command(ann, "status")
        await world.advance(35)
        came.append(bool(_tables(world)))
    assert came == [True, False] * 3 + [False] * 4
    copy = await ann.slash("status")
    assert copy is not None
    await press_button(ann, "Start", on=copy)
    copy = await ann.slash("status")
    assert copy is not None
    await press_more(ann, "Bump", on=copy)
    assert world.table().has("My hand")


async def test_a_deleted_lobby_comes_back(world: World) -> None:
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await seat(world, ann)
    _delete(world, world.table())
    await run_command(ben, "join")
    await world.advance(3)
    (table,) = world.posts()
    assert "**Ben**" in words(table)
    await world.advance(70)
    _delete(world, table)
    assert "This channel already has a table" in await run_command(cleo, "start")
    await world.advance(3)
    await cleo.press("Join")
    await ann.press("Start")


async def test_a_closed_table_that_is_deleted_stays_away(world: World) -> None:
    ann = world.person("Ann")
    await seat(world, ann, ais=1)
    for _ in range(2):  # the second deletion is noticed, but the table not yet posted
        _delete(world, world.table())
        await run_command(ann, "status")
        await world.advance(3)
    await world.advance(70)
    await ann.press("Yes, end it", on=await ann.slash("end"))
    await world.advance(70)
    assert world.posts() == []


async def test_a_deleted_reminder_causes_no_error(world: World, stack: Stack) -> None:
    stack(["R3 B1 B2", "R5 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await world.advance(40)
    table, reminder = world.posts()
    _delete(world, reminder)
    await ann.press("3", on=ann.direct())
    await world.advance(6)
    assert [post.id for post in world.posts()] == [table.id]
    assert choices(ben.direct())


# The channel


async def _play_elsewhere(world: World, stack: Stack) -> tuple[Person, Person, ChannelHandle]:
    stack(["R3 B1 B2", "R5 Y1 Y2"], "R1")
    return await _in(world, world.person("Ann"), world.person("Ben"))


async def _in(
    world: World, ann: Person, ben: Person, channel: ChannelHandle | None = None
) -> tuple[Person, Person, ChannelHandle]:
    channel = channel or world.create_channel("doomed")
    await ann.slash("start", channel=channel)
    await ben.press("Join", on=world.table(channel))
    await ann.press("Start", on=world.table(channel))
    await world.advance(12)
    return ann, ben, channel


async def test_a_match_whose_channel_is_deleted_waits_and_goes_on_in_another(world: World, stack: Stack) -> None:
    ann, ben, channel = await _play_elsewhere(world, stack)
    await ann.press("3", on=ann.direct())
    world.env.backend.delete_channel(channel.id)
    await world.advance(6)
    (hand,) = ben.direct_messages()
    assert WAITS in words(hand)
    assert hand_line(hand) == "Your hand, 3 cards: 🔺 Red: 5 · ⭐ Yellow: 1, 2"
    assert live_buttons([hand]) == []
    assert WAITS in await run_command(ben, "play", move="R5")
    await world.advance(1800)  # no clock runs
    assert "Only its players, its host or a moderator" in await run_command(world.person("Cleo"), "resume")

    table = await ben.slash("resume")
    assert table is not None
    assert not table.ephemeral
    assert "It's **Ben**'s turn" in words(table)
    await world.advance(6)
    assert f"/{world.channel.id})" in words(ben.direct())
    await world.advance(35)
    await ben.press("5", on=ben.direct())
    await world.advance(6)
    assert "Red 5" in words(world.table())
    assert "Time ran out" not in words(world.table())
    assert "No match in this server is waiting" in await run_command(ben, "resume")


async def test_a_button_brings_a_match_without_a_channel_to_the_channel_of_the_press(
    world: World, stack: Stack
) -> None:
    ann, ben, channel = await _play_elsewhere(world, stack)
    await ann.press("3", on=ann.direct())
    world.env.backend.delete_channel(channel.id)
    await world.advance(6)
    assert f"[to the server](https://discord.com/channels/{world.guild.id})" in words(ben.direct_messages()[-1])
    refused = await ben.slash("play", move="R5")
    assert refused is not None
    assert refused.has("Play on here")
    hand = await ben.slash("hand")
    assert hand is not None
    assert "**Play on here**" in words(hand)
    table = await press_button(ben, "Play on here", on=hand)
    assert not table.ephemeral
    assert "It's **Ben**'s turn" in words(table)
    await world.advance(6)
    await ben.press("5", on=ben.direct())
    await world.advance(6)
    assert "Red 5" in words(world.table())


async def test_the_button_of_a_match_that_goes_on_already_shows_the_hand(world: World, stack: Stack) -> None:
    ann, ben, channel = await _play_elsewhere(world, stack)
    world.env.backend.delete_channel(channel.id)
    await world.advance(6)
    hand = answered(world, await ann.actor.slash(world.channel, "uno hand"))
    await ben.press("Play on here", on=await ben.slash("hand"))
    await world.advance(6)
    (table,) = world.posts()
    assert "Your hand" in words(await press_button(ann, "Play on here", on=hand, stale=True))
    await world.advance(6)
    assert [post.id for post in world.posts()] == [table.id], "no second message of the same table"


async def test_the_button_is_refused_beside_another_table_and_outside_the_server(world: World, stack: Stack) -> None:
    ann, ben, channel = await _play_elsewhere(world, stack)
    world.env.backend.delete_channel(channel.id)
    await world.advance(6)
    hand = await ben.slash("hand")
    await world.person("Cleo").slash("start")
    assert "This channel already has a table" in words(await press_button(ben, "Play on here", on=hand))
    assert not ann.direct_messages()[-1].has("Play on here")
    direct = answered(world, await ann.actor.user.slash("uno hand"))
    assert WAITS in words(direct)
    assert live_buttons([direct]) == []


@pytest.mark.parametrize("fault", ["slow", "lost"])
async def test_a_resumed_match_is_posted_once(
    world: World, stack: Stack, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    """The match is posted once even if Discord's response is slow or refused."""
    ann, _, channel = await _play_elsewhere(world, stack)
    world.env.backend.delete_channel(channel.id)
    await world.advance(6)
    if fault == "lost":
        world.env.inject_error("POST", "/interactions/*/callback", status=500)
    else:
        respond = discord.InteractionResponse.send_message

        async def late(self: discord.InteractionResponse[Any], **options: Any) -> object:  # noqa: ANN401 - handed on
            await asyncio.sleep(2.5)
            return await respond(self, **options)

        monkeypatch.setattr(discord.InteractionResponse, "send_message", late)
    await ann.actor.slash(world.channel, "uno resume")
    await world.advance(10)
    assert len(world.posts()) == 1
    await ann.press("3", on=ann.direct())
    await world.advance(6)
    assert "Red 3" in words(world.table())


async def test_a_failed_edit_reveals_a_deleted_channel(world: World, stack: Stack) -> None:
    """The channel was deleted while the bot was offline. An AI is to move, and waits."""
    stack(["R3 B1 B2", "R5 Y1 Y2"], "R1")
    ann = world.person("Ann")
    channel = world.create_channel("doomed")
    await ann.slash("start", channel=channel, ais=1)
    await ann.press("Start", on=world.table(channel))
    await world.advance(12)
    world.env.inject_error("PATCH", f"/channels/{channel.id}/*", status=404, code=10003, times=None)
    await ann.press("3", on=ann.direct())
    await world.advance(60)
    assert WAITS in words(ann.direct_messages()[-1])
    table = await ann.slash("resume")
    assert table is not None
    assert "**Kim** is thinking" in words(table)
    await world.advance(12)
    assert "**Kim** played 🔺 Red 5" in words(world.table())


async def test_a_lobby_and_a_pause_are_resumed(world: World, stack: Stack) -> None:
    stack(["R3", "Y1"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    lobby = world.create_channel("lobby")
    await ben.slash("start", channel=lobby)
    ann, ben, channel = await _in(world, ann, ben)
    await ann.press("3", on=ann.direct())
    for gone in (lobby, channel):
        world.env.backend.delete_channel(gone.id)
    await world.advance(60)
    assert "Several matches are waiting" in await run_command(ben, "resume")
    offered = await ben.complete("resume", "match")
    assert list(offered) == ["Ben · not started", "Ann, Ben · round 1"]
    other = world.create_channel("other")
    await ben.slash("resume", channel=other, match=offered["Ben · not started"])
    await ann.press("Join", on=world.table(other))
    assert "This channel already has a table" in await run_command(ann, "resume", channel=other)
    assert "wins round 1" in await run_command(ann, "resume")
    await world.advance(17)
    assert "Round 2" in words(world.table())


async def test_a_table_in_a_deleted_thread_is_suspended(world: World, stack: Stack) -> None:
    stack(["R3 B1", "R5 Y1"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    thread = world.create_thread("games")
    await _in(world, ann, ben, thread)
    world.env.backend.delete_channel(thread.id)
    await world.advance(6)
    assert WAITS in words(ben.direct_messages()[-1])
    assert "It's **Ann**'s turn" in await run_command(ann, "resume")


# The server


async def test_a_bot_removed_and_invited_again_goes_on_in_the_same_channel(world: World, stack: Stack) -> None:
    ann, ben, channel = await _play_elsewhere(world, stack)
    backend, guild = world.env.backend, world.guild.id
    backend.emit("GUILD_DELETE", {"id": str(guild)})
    await world.env.settle()
    await world.advance(6)
    assert WAITS in words(ann.direct_messages()[-1])
    assert WAITS in words(world.answer(await ann.actor.user.slash("uno hand")) or ann.direct_messages()[0])

    backend.emit("GUILD_CREATE", guild_create_payload(backend, backend.get_guild(guild)))
    await world.env.settle()
    assert WAITS in await run_command(ann, "status", channel=channel)
    assert "A match is waiting in this channel" in await run_command(ann, "start", channel=channel)
    old = world.table(channel)
    assert WAITS in words(await press_button(ben, "My hand", on=old))
    assert WAITS in words(await press_more(ben, "Bump", on=old))
    await ann.slash("resume", channel=channel)
    await world.advance(6)
    assert [post.id for post in world.posts(channel)] != [old.id]
    assert len(world.posts(channel)) == 1
    await ann.press("3", on=ann.direct())
    await world.advance(6)
    assert "Red 3" in words(world.table(channel))


async def test_an_unavailable_server_suspends_no_table(world: World, stack: Stack) -> None:
    ann, _, channel = await _play_elsewhere(world, stack)
    world.env.backend.emit("GUILD_DELETE", {"id": str(world.guild.id), "unavailable": True})
    await world.env.settle()
    await ann.press("3", on=ann.direct())
    await world.advance(6)
    assert "Red 3" in words(world.table(channel))


async def test_a_suspended_table_survives_a_restart(world: World, stack: Stack) -> None:
    ann, ben, channel = await _play_elsewhere(world, stack)
    world.env.backend.delete_channel(channel.id)
    await world.advance(6)
    await world.restart()
    await world.advance(3600)
    assert WAITS in await run_command(ann, "hand")
    moderator = world.person("Mo", moderator=True)
    assert await moderator.complete("resume", "match") == {"Ann, Ben · round 1": "1"}
    await moderator.slash("resume")
    await world.advance(6)
    await ann.press("3", on=ann.direct())
    await world.advance(6)
    assert choices(ben.direct())
