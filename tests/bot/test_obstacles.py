"""Places that look right and are not: the bot says what keeps it from writing, at the start, in hands and in the check.

Discord refuses a bot that is timed out, and one that is not in a private thread, whatever its role may do.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import Any

import discord
import pytest
from discord import Permissions
from simcord import ChannelHandle
from simcord.backend import serializers
from simcord.backend.errors import BackendError
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from simcord.http import router

from tests.bot.players import Stack, admin, begin, manager, press_button, run_command, words
from tests.world import Person, World
from unobot.bot.commands import registration

HOUR = 3600.0


def bot_id(world: World) -> int:
    return world.env.backend.bot_user.id


@contextmanager
def shut(*channels: ChannelHandle, code: int = 50001) -> Iterator[None]:
    """Refuse every request with the bot's token to these channels. Answers to interactions go through."""
    dispatch = router.dispatch

    def refusing(backend: Any, method: str, path: str, **given: Any) -> Any:  # noqa: ANN401 - simcord's own
        if any(path.startswith(f"/channels/{channel.id}") for channel in channels):
            raise BackendError(403, code, "Missing Access")
        return dispatch(backend, method, path, **given)

    router.dispatch = refusing
    try:
        yield
    finally:
        router.dispatch = dispatch


def tell_members(world: World) -> None:
    """Let simcord tell the bot about changes of its own membership, as Discord does without the intent."""
    bot, backend = world.bot, world.env.backend
    emit = backend.emit

    def telling(event: str, payload: Any) -> None:  # noqa: ANN401 - simcord's own
        emit(event, payload)
        if event == "GUILD_MEMBER_UPDATE" and int(payload["user"]["id"]) == bot_id(world):
            bot._connection.parsers[event](payload)

    vars(backend)["emit"] = telling


async def time_out(world: World, seconds: float | None) -> int:
    """Time the bot out, or end its timeout. Return its end in Unix seconds."""
    with world.env.time_context():
        until = discord.utils.utcnow() + timedelta(seconds=seconds or 0)
    stored = until.isoformat() if seconds else None
    world.env.backend.edit_member(world.guild.id, bot_id(world), {"timed_out_until": stored})
    await world.env.settle()
    return int(until.timestamp())


async def playing_in(world: World, channel: ChannelHandle, ann: Person, ben: Person) -> None:
    await ann.slash("start", channel=channel)
    await ben.press("Join", on=world.table(channel))
    await ann.press("Start", on=world.table(channel))
    await world.advance(12)


# A private thread without the bot


@pytest.mark.parametrize("is_moderator", [True, False])
async def test_in_a_private_thread_without_the_bot_one_sentence_says_how_to_bring_it(
    world: World, is_moderator: bool
) -> None:
    """Discord may refuse also a bot whose role may manage threads."""
    ann, boss = world.person("Ann"), manager(world)
    if not is_moderator:
        overwrite = Overwrite(bot_id(world), OverwriteType.MEMBER, deny=Permissions(manage_threads=True).value)
        world.env.backend.set_overwrite(world.channel.id, overwrite)
    thread = world.create_private_thread("secret", ann, boss)
    with shut(thread):
        for said in (await run_command(ann, "start", channel=thread), words(await admin(boss, "check", here=thread))):
            assert f"I'm not in the private thread <#{thread.id}>" in said
            assert f"Mention <@{bot_id(world)}> in it" in said
        assert not world.posts(thread)
    world.env.backend.add_thread_member(thread.id, bot_id(world))
    await ann.slash("start", channel=thread)
    assert world.table(thread).has("Join")


@pytest.mark.usefixtures("no_table_tokens")
async def test_a_bot_that_is_put_out_of_a_private_thread_says_so_in_the_hands_and_comes_back(
    world: World, stack: Stack
) -> None:
    stack(["R3 R4 B1 B2", "R5 R6 Y1 Y2"], "R1")
    ann, ben, boss = world.person("Ann"), world.person("Ben"), manager(world)
    thread = world.create_private_thread("secret", ann, ben, boss)
    thread_data = world.env.backend.get_channel(thread.id)
    thread_data.thread_members[bot_id(world)] = thread_data.thread_members[ann.id]
    world.env.backend.announce_thread_create(thread_data)
    await playing_in(world, thread, ann, ben)
    world.env.backend.remove_thread_member(thread.id, bot_id(world))
    await world.env.settle()
    with shut(thread):
        await ann.press("3", on=ann.direct())
        await world.advance(12)
        said = words(ben.direct())
        assert "I'm not in this private thread" in said
        assert f"Mention <@{bot_id(world)}> in it" in said
        assert "I'm not in the private thread" in words(await admin(boss, "check", here=world.channel))
        more = await press_button(ann, "More", on=world.table(thread))
        assert "I'm not in the private thread" in words(await press_button(ann, "Bump", on=more))
    world.env.backend.add_thread_member(thread.id, bot_id(world))
    await world.env.settle()
    await world.advance(36)  # direct messages have a pace of their own
    assert "private thread" not in words(ben.direct())


# A timeout


@pytest.mark.parametrize("is_told", [True, False])
async def test_a_bot_that_is_timed_out_says_until_when(world: World, is_told: bool) -> None:
    """Discord sends the bot its own changes. If that event is lost, the bot asks."""
    ann, ben, boss = world.person("Ann"), world.person("Ben"), manager(world)
    if is_told:
        tell_members(world)
    await begin(world, ann, ben)
    until = await time_out(world, HOUR)
    second = world.create_channel("second")
    more = await press_button(ann, "More")
    for said in (
        await run_command(ann, "start", channel=second),
        words(await press_button(ann, "Bump", on=more)),
        words(await admin(boss, "check")),
        words(await admin(boss, "check", here=second)),
    ):
        assert f"a moderator timed me out until <t:{until}:F>" in said
        assert "permission Send Messages" not in said
    await time_out(world, None)
    await ann.slash("start", channel=second)
    assert world.table(second).has("Join")


@pytest.mark.usefixtures("no_table_tokens")
async def test_hands_say_that_the_bot_is_timed_out_and_the_table_comes_back_at_its_end(
    world: World, stack: Stack
) -> None:
    stack(["R3 R4 B1 B2", "R5 R6 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    until = await time_out(world, 20.0)
    world.env.backend.delete_message(world.channel.id, world.table().id)
    await ann.press("3", on=ann.direct())
    await world.advance(3)
    for hand in (ann.direct(), ben.direct()):
        assert f"a moderator timed me out until <t:{until}:F>. Play goes on" in words(hand)
    await world.advance(25)  # nobody presses anything, and Discord tells nothing
    assert "Red 3" in words(world.table())
    assert "timed me out" not in words(ben.direct())


@pytest.mark.usefixtures("no_table_tokens")
async def test_a_timeout_that_a_moderator_ends_brings_the_table_back_at_once(world: World, stack: Stack) -> None:
    stack(["R3 R4 B1 B2", "R5 R6 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    tell_members(world)
    await begin(world, ann, ben)
    await time_out(world, HOUR)
    world.env.backend.delete_message(world.channel.id, world.table().id)
    await ann.press("3", on=ann.direct())
    await world.advance(3)
    assert "timed me out" in words(ben.direct())
    await time_out(world, None)
    await world.advance(6)
    assert "Red 3" in words(world.table())
    await press_button(ben, "Refresh", on=ben.direct())  # this event came from outside the simulator's time
    assert "timed me out" not in words(ben.direct())


# Other places


async def test_the_chat_of_a_voice_channel_needs_connect(world: World) -> None:
    ann, boss = world.person("Ann"), manager(world)
    voice = world.guild.create_voice_channel("talk")
    overwrite = Overwrite(bot_id(world), OverwriteType.MEMBER, deny=Permissions(connect=True).value)
    world.env.backend.set_overwrite(voice.id, overwrite)
    await world.env.settle()
    assert "I need the permission Connect there" in await run_command(ann, "start", channel=voice)
    assert f"I lack Connect in <#{voice.id}>" in words(await admin(boss, "check", here=voice))
    world.env.backend.set_overwrite(voice.id, Overwrite(bot_id(world), OverwriteType.MEMBER))
    await world.env.settle()
    await ann.slash("start", channel=voice)
    assert world.table(voice).has("Join")


async def test_a_locked_thread_is_named_unless_the_bot_may_manage_threads(world: World) -> None:
    ann, boss = world.person("Ann"), manager(world)
    deny = Overwrite(bot_id(world), OverwriteType.MEMBER, deny=Permissions(manage_threads=True).value)
    world.env.backend.set_overwrite(world.channel.id, deny)
    thread = world.create_thread("old")
    world.env.backend.edit_channel(thread.id, {}, thread_metadata={"locked": True})
    await world.env.settle()
    assert "the thread is locked" in await run_command(ann, "start", channel=thread)
    assert "the thread is locked" in words(await admin(boss, "check", here=thread))
    world.env.backend.edit_channel(thread.id, {}, thread_metadata={"locked": False})
    await world.env.settle()
    await ann.slash("start", channel=thread)
    assert world.table(thread).has("Join")


async def test_the_check_names_the_channels_of_tables_and_tournaments_and_the_log_channel(world: World) -> None:
    ann, boss = world.person("Ann"), manager(world)
    named = [world.create_channel(name) for name in ("tables", "cup", "log")]
    await ann.slash("start", channel=named[0])
    assert "The tournament is open" in await run_command(ann, "tournament", channel=named[1])
    await admin(boss, "log", channel=named[2])
    for channel in named:
        deny = Overwrite(bot_id(world), OverwriteType.MEMBER, deny=Permissions(send_messages=True).value)
        world.env.backend.set_overwrite(channel.id, deny)
    await world.env.settle()
    said = words(await admin(boss, "check"))
    for channel in named:
        assert f"I lack Send Messages in <#{channel.id}>" in said


async def test_the_check_names_a_channel_that_is_gone_and_one_that_the_bot_does_not_see(world: World) -> None:
    ann, boss = world.person("Ann"), manager(world)
    gone, hidden = world.create_thread("gone"), world.create_thread("hidden")
    for thread in (gone, hidden):
        await ann.slash("start", channel=thread)
    guild: Any = world.bot.get_guild(world.guild.id)
    for thread in (gone, hidden):
        guild._threads.pop(thread.id)  # as after a restart, for a thread that the bot does not see
    del world.env.backend.channels[gone.id]
    with shut(hidden):
        said = words(await admin(boss, "check"))
    assert f"The channel <#{gone.id}> no longer exists" in said
    assert f"I can't see <#{hidden.id}>" in said


# A server that has added the commands, but not the bot


async def test_a_server_with_only_the_commands_is_one_without_the_bot(world: World) -> None:
    ann, ben = world.stranger("Ann"), world.stranger("Ben")
    channel = world.foreign(ann, ben, muted=[ann, ben], with_commands=True)
    application: Any = world.bot.application
    application.bot_public = True
    link = "Add me with this link: <https://discord.com/oauth2/authorize?"
    for command, options in (("start", {"pace": "day"}), ("start", {"thread": True}), ("tournament", {})):
        refused = await ann.slash(command, channel=channel, **options)
        assert refused is not None
        assert refused.ephemeral
        assert link in words(refused)
    for answer in (await ann.slash("settings", channel=channel), await ann.slash("resume", channel=channel)):
        assert answer is not None
        assert link in words(answer)
    application.bot_public = False
    assert "The person who runs me can add me" in await run_command(ann, "tournament", channel=channel)
    await playing_in(world, channel, ann, ben)
    await world.advance(3 * HOUR)
    (asleep,) = [post for post in world.posts(channel) if post.buttons]
    assert asleep.labels == ["Go on"]
    await ben.press("Go on", on=asleep)
    await world.advance(3)
    assert "Your hand, " in words(await press_button(ben, "My hand", on=world.table(channel)))
    assert world.bot_calls(channel) == 0


async def test_a_server_in_an_outage_still_has_the_bot(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    guild.unavailable = True
    second = world.create_channel("second")
    await ann.slash("start", channel=second, pace="day")
    assert world.table(second).has("Join")


# Age restrictions


async def test_the_check_names_age_restricted_channels(world: World) -> None:
    ann, boss = world.person("Ann"), manager(world)
    adults, thread = world.create_channel("adults"), world.create_thread("games")
    for channel in (adults, thread):
        await ann.slash("start", channel=channel)
    assert "age-restricted" not in words(await admin(boss, "check"))
    backend = world.env.backend
    for channel in (adults, world.channel):
        payload = dict(serializers.channel_payload(backend, backend.get_channel(channel.id)))
        backend.emit("CHANNEL_UPDATE", {**payload, "nsfw": True})
    await world.env.settle()
    said = words(await admin(boss, "check", here=world.create_channel("office")))
    for channel in (adults, thread):
        assert f"<#{channel.id}> is age-restricted. Discord lets only members with a confirmed age in" in said


async def test_no_command_is_age_restricted(world: World) -> None:
    """An account without an age check could not run it."""
    await world.env.settle()
    payload = await registration.translated(world.bot.tree)  # type: ignore[attr-defined]
    assert {command["name"] for command in payload} >= {"uno", "unoadmin"}
    assert [command["name"] for command in payload if command["nsfw"]] == []
