"""A table in its own thread: a message in the channel starts it, and the match is played in the thread."""

from __future__ import annotations

import pytest
from simcord import ChannelHandle

from tests.bot.players import begin, live_buttons, press_button, words
from tests.bot.test_secrecy import store_of
from tests.world import Person, World
from unobot.storage.states import ChannelSettings


def threads(world: World) -> list[ChannelHandle]:
    return [
        ChannelHandle(world.env, world.guild, channel)
        for channel in world.env.backend.channels.values()
        if channel.parent_id == world.channel.id
    ]


async def play_there(world: World, ann: Person, ben: Person) -> ChannelHandle:
    await world.advance(3)
    (thread,) = threads(world)
    await ben.press("Join", on=world.table(thread))
    await ann.press("Start", on=world.table(thread))
    await world.advance(12)
    return thread


async def test_a_table_gets_a_thread_and_the_rematch_stays_there(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await ann.slash("start", thread=True)
    thread = await play_there(world, ann, ben)
    assert world.env.backend.channels[thread.id].name == "Uno with Ann"
    (pointer,) = [post for post in world.posts() if f"**Ann** opened a table: <#{thread.id}>" in post.text]
    assert live_buttons([pointer]) == []
    assert f"/{thread.id})" in ann.direct().text

    await ann.press("Yes, end it", on=await ann.slash("end", channel=thread))
    await world.advance(3)
    await ann.press("Rematch", on=world.table(thread))
    await world.advance(3)
    await ben.press("Rematch", on=world.table(thread))
    assert world.table(thread).has("My hand")
    assert live_buttons(world.posts()) == []


async def test_the_channels_setting_says_so_and_the_option_overrules_it(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await store_of(world).put_channel_settings(world.guild.id, ChannelSettings(threads=True))
    await world.restart()
    await ann.slash("start")
    await play_there(world, ann, ben)
    await ben.slash("start", thread=False)
    assert world.table().has("Join"), "the channel itself is free"
    assert len(threads(world)) == 1


async def test_after_a_restart_the_thread_goes_on(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await ann.slash("start", thread=True)
    thread = await play_there(world, ann, ben)
    await world.restart()
    await world.advance(3)
    assert "Your hand, 7 cards" in words(await press_button(ann, "My hand", on=world.table(thread)))


@pytest.mark.parametrize(
    ("lacking", "named"),
    [
        (["create_public_threads"], "Create Public Threads"),
        (["create_public_threads", "send_messages_in_threads"], "Create Public Threads, Send Messages in Threads"),
    ],
)
async def test_without_the_permission_it_stands_in_the_channel_and_says_why(
    world: World, lacking: list[str], named: str
) -> None:
    ann = world.person("Ann")
    channel = world.create_channel("quiet", deny=lacking)
    await ann.slash("start", channel=channel, thread=True)
    assert world.table(channel).has("Join")
    (note,) = ann.panels(channel)
    assert f"I need the permission {named} to open a thread, so the table is in the channel." in note.text


async def test_where_discord_opens_no_thread_the_message_becomes_the_table(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    world.env.inject_error(
        "POST", "/channels/*/messages/*/threads", status=400, code=160006, message="Maximum number of active threads"
    )
    await ann.slash("start", thread=True)
    await world.advance(3)
    assert not threads(world)
    assert len(world.posts()) == 1
    assert world.table().has("Join")
    assert "so the table is in the channel" in ann.panels()[-1].text
    await ben.press("Join")
    await ann.press("Start")
    assert world.table().has("My hand")


async def test_where_discord_opens_no_thread_and_a_table_stands_one_sentence_says_so(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    world.env.inject_error(
        "POST", "/channels/*/messages/*/threads", status=403, code=50013, message="Missing Permissions"
    )
    await ben.slash("start", thread=True)
    assert "This channel already has a table" in ben.panels()[-1].text
    assert len(world.posts()) == 1


async def test_in_a_thread_there_are_no_threads(world: World) -> None:
    ann = world.person("Ann")
    thread = world.create_thread("games")
    await ann.slash("start", channel=thread, thread=True)
    assert world.table(thread).has("Join")
