"""A table in its own thread: a message in the channel starts it, and the match is played in the thread."""

from __future__ import annotations

import pytest
from simcord import ChannelHandle

from tests.bot.players import begin, choose, live_buttons, options, press_button, settle, words
from tests.bot.test_secrecy import store_of
from tests.world import Person, Screen, World
from unobot.model.places import ChannelSettings

DAY, WEEK = 1440, 10080
"""Archive times, in minutes."""


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


def open_for(world: World, thread: ChannelHandle) -> int:
    """Return the minutes without a message after which a thread closes."""
    metadata = world.env.backend.channels[thread.id].thread_metadata
    assert metadata is not None
    return metadata.auto_archive_duration


async def set_pace(world: World, host: Person, thread: ChannelHandle, pace: str) -> Screen:
    """Choose the pace in the lobby. Return the panel."""
    panel = await choose(
        host, world, await press_button(host, "Pace", on=await options(host, on=world.table(thread))), "time", pace
    )
    await world.advance(3)
    return panel


async def test_a_table_made_slow_in_its_lobby_keeps_its_thread_open_for_a_week(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await ann.slash("start", thread=True)
    await world.advance(3)
    (thread,) = threads(world)
    assert open_for(world, thread) == DAY
    assert "closes after" not in (await set_pace(world, ann, thread, "days")).text
    assert open_for(world, thread) == WEEK
    await set_pace(world, ann, thread, "fast")
    assert open_for(world, thread) == DAY
    await set_pace(world, ann, thread, "hours")
    await play_there(world, ann, ben)
    assert open_for(world, thread) == WEEK

    await ann.press("Yes, end it", on=await ann.slash("end", channel=thread))
    await world.advance(3)
    await ann.press("Rematch", on=world.table(thread))
    await world.advance(3)
    assert open_for(world, thread) == WEEK, "the rematch is slow, too"
    await set_pace(world, ann, thread, "normal")
    assert open_for(world, thread) == DAY


async def test_a_table_that_is_slow_from_the_start_can_be_made_fast(world: World) -> None:
    ann = world.person("Ann")
    await ann.slash("start", thread=True, pace="days")
    await world.advance(3)
    (thread,) = threads(world)
    assert open_for(world, thread) == WEEK
    await world.restart()
    await set_pace(world, ann, thread, "normal")
    assert open_for(world, thread) == DAY


async def test_the_turn_time_of_the_channel_makes_a_slow_table_as_well(world: World) -> None:
    ann = world.person("Ann")
    await settle(world, world.channel.id, turn=86400)
    await ann.slash("start", thread=True)
    await world.advance(3)
    (thread,) = threads(world)
    assert open_for(world, thread) == WEEK


async def test_rules_with_a_short_time_make_a_slow_table_fast(world: World) -> None:
    ann = world.person("Ann")
    await ann.slash("start", thread=True, pace="day")
    await world.advance(3)
    (thread,) = threads(world)
    menu = await press_button(ann, "Change rules", on=await options(ann, on=world.table(thread)))
    menu = await choose(ann, world, menu, "house", "table")
    await choose(ann, world, menu, "field:turn-seconds", "30")
    await world.advance(3)
    assert open_for(world, thread) == DAY


async def test_a_thread_of_others_stays_open_if_the_bot_may_change_it(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    thread = world.create_thread("games")
    await ann.slash("start", channel=thread, pace="day")
    assert ann.panels(thread) == [], "there is nothing to tell"
    await world.advance(3)
    assert open_for(world, thread) == WEEK
    await ben.press("Join", on=world.table(thread))
    await set_pace(world, ann, thread, "fast")
    assert open_for(world, thread) == DAY, "as its owner had it"


async def test_a_thread_of_others_that_the_bot_may_not_change_is_said_to_close(world: World) -> None:
    ann = world.person("Ann")
    channel = world.create_channel("strict", deny=["manage_threads"])
    thread = ChannelHandle(
        world.env, world.guild, world.env.backend.create_thread(channel.id, "games", world.guild.owner.id)
    )
    says = "This thread closes after 1 day without a message. A move can take longer here."
    await ann.slash("start", channel=thread, pace="day")
    (note,) = ann.panels(thread)
    assert f"{says} With the permission Manage Threads" in note.text
    await world.advance(3)
    assert open_for(world, thread) == DAY
    assert says not in (await set_pace(world, ann, thread, "fast")).text
    assert says in (await set_pace(world, ann, thread, "days")).text


async def test_a_slow_match_that_goes_on_in_a_thread_keeps_it_open(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    gone = world.create_channel("gone")
    await ann.slash("start", channel=gone, pace="days")
    await ben.press("Join", on=world.table(gone))
    await ann.press("Start", on=world.table(gone))
    await world.advance(12)
    world.env.backend.delete_channel(gone.id)
    await world.advance(60)
    thread = world.create_thread("games")
    await ann.slash("resume", channel=thread)
    await world.advance(3)
    assert open_for(world, thread) == WEEK


async def test_a_refused_change_of_the_thread_is_not_tried_at_each_change(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await ann.slash("start", thread=True)
    await world.advance(3)
    (thread,) = threads(world)
    world.env.inject_error("PATCH", f"/channels/{thread.id}", status=403, code=50013, message="Missing Permissions")
    await set_pace(world, ann, thread, "days")
    assert open_for(world, thread) == DAY
    await ben.press("Join", on=world.table(thread))
    await world.advance(3)
    assert "closes after" in (await set_pace(world, ann, thread, "day")).text
    assert world.table(thread).has("Join")


async def test_a_thread_that_a_person_closed_stays_closed(world: World) -> None:
    ann = world.person("Ann")
    await ann.slash("start", thread=True)
    await world.advance(3)
    (thread,) = threads(world)
    panel = await press_button(ann, "Pace", on=await options(ann, on=world.table(thread)))
    world.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
    await world.env.settle()
    before = len(world.env.http_requests)
    await choose(ann, world, panel, "time", "days")
    await world.advance(3)
    edits = [(each.method, each.path) for each in world.env.http_requests[before:]]
    assert ("PATCH", f"/channels/{thread.id}") not in edits
