"""Slow and fast tables through users' hands, and `/uno tables`, which lists the tables that wait for the user."""

from __future__ import annotations

from tests.bot.players import Stack, begin, choose, forge_choices, options, press_button, run_command, words
from tests.world import Screen, World

HOUR = 3600.0
DAY = 24 * HOUR


def _reminders(world: World) -> list[Screen]:
    return [post for post in world.posts() if post.text.startswith("<@")]


async def test_a_slow_table_from_start_to_reminder(world: World, stack: Stack) -> None:
    """There is one reminder at a time, it says how to switch it off, and the table's message does not move."""
    stack(["R3 B1 B2", "R5 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await ann.slash("start", pace="day")
    lobby = world.table()
    assert "Slow: 1 day a move" in words(lobby)
    await world.advance(2 * HOUR)
    await ben.press("Join")
    await ann.press("Start")
    await world.advance(12)
    await ann.press("3", on=ann.direct())
    await world.advance(HOUR)
    (first,) = _reminders(world)
    assert first.text.startswith(f"<@{ben.id}>, it's your turn on Red 3")
    assert "`/uno me` turns these reminders off" in first.text
    await world.advance(3 * HOUR)
    (second,) = _reminders(world)
    assert second.id != first.id
    await world.restart()
    await world.advance(10 * HOUR)
    assert len(_reminders(world)) == 1
    assert "Time ran out" not in words(world.table())
    assert world.posts()[0].id == lobby.id, "a slow table is edited in place"
    await ben.press("5", on=await press_button(ben, "My hand"))
    await world.advance(6)
    assert not _reminders(world)
    assert "Red 5" in words(world.table())


async def test_the_host_changes_the_pace_in_the_lobby(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await ann.slash("start")
    await ben.press("Join")
    assert "Pace:" not in words(world.table())
    refused = await press_button(ben, "Pace", on=await options(ben))
    assert "Only the host, Ann, can choose the pace." in refused.text
    panel = await press_button(ann, "Pace", on=await options(ann))
    await choose(ann, world, panel, "time", "days")
    await world.advance(3)
    assert "Pace: Slow: 3 days a move" in words(world.table())
    await ann.press("Start")
    await world.advance(12)
    (panel,) = ann.panels()
    late = await forge_choices(ann, world, panel, "u1:1:0:time:", "fast")
    assert late is not None
    assert "The match has started" in words(late)


async def test_rules_that_give_the_time_have_the_last_word(world: World) -> None:
    ann = world.person("Ann")
    await ann.slash("start", pace="fast")
    menu = await press_button(ann, "Change rules", on=await options(ann))
    menu = await choose(ann, world, menu, "house", "table")
    await choose(ann, world, menu, "field:turn-seconds", "30")
    assert "give you 30 seconds for a move" in (await press_button(ann, "Pace", on=await options(ann))).text


async def test_a_fast_table(world: World, stack: Stack) -> None:
    stack(["R3 B1 B2", "R5 Y1 Y2"], "R1", "G1 G2 G3 G4")
    ann, ben = world.person("Ann"), world.person("Ben")
    await ann.slash("start", pace="fast")
    await ben.press("Join")
    await ann.press("Start")
    await world.advance(18)
    assert "Time ran out" not in words(world.table())
    await world.advance(6)
    assert "Time ran out" in words(world.table())


async def test_a_rematch_keeps_the_pace(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await ann.slash("start", pace="hours")
    await ben.press("Join")
    await ann.press("Start")
    await ann.press("Yes, end it", on=await ann.slash("end"))
    await world.advance(3)
    await ann.press("Rematch", on=world.posts()[-1])
    await world.advance(3)
    assert "Slow: 4 hours a move" in words(world.table())


async def test_a_rematch_waits_as_long_as_a_move_may_take(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await ann.slash("start", pace="days")
    await ben.press("Join")
    await ann.press("Start")
    await ann.press("Yes, end it", on=await ann.slash("end"))
    await world.advance(3)
    await ann.press("Rematch", on=world.posts()[-1])
    await world.advance(2 * DAY)
    await ben.press("Rematch")
    await world.advance(12)
    assert world.table().has("My hand")


async def test_uno_tables_lists_what_waits_first_and_opens_it(world: World, stack: Stack) -> None:
    stack(["R3 B1 B2", "R5 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    assert "You don't have a seat at any table" in await run_command(ben, "tables")
    await begin(world, ann, ben)
    other, third = world.create_channel("other"), world.create_channel("third")
    await ben.slash("start", channel=third)
    await ben.slash("start", channel=other, pace="day")
    await ann.press("Join", on=world.table(other))
    await ben.press("Start", on=world.table(other))

    inbox = await ben.slash("tables", channel=third)
    assert inbox is not None
    assert inbox.ephemeral
    first, second, last = words(inbox).split("<#")[1:]
    assert first.startswith(f"{other.id}>\n**your turn** · ends <t:")
    assert second.startswith(f"{world.channel.id}>\n**Ann** is playing · ends <t:")
    assert last.startswith(f"{third.id}>\nnot started yet")
    hand = await press_button(ben, inbox.buttons[0].custom_id, on=inbox)
    assert "Your turn: match" in words(hand)
    await ben.press("3", on=hand)
    await world.advance(3)
    assert "**Ben** played" in words(world.table(other))


async def test_uno_tables_by_direct_message_names_the_server(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    inbox = world.answer(await ann.actor.user.slash("uno tables"))
    assert inbox is not None
    assert (
        f"Uno in **Here** · [to the table](https://discord.com/channels/{world.guild.id}/{world.channel.id})"
        in words(inbox)
    )
    assert "Your hand, 7 cards" in words(await press_button(ann, "My hand", on=inbox))


async def test_the_host_opens_the_menu_from_the_copy_that_status_shows(world: World) -> None:
    ann = world.person("Ann")
    await ann.slash("start")
    copy = await ann.slash("status")
    panel = await press_button(ann, "Pace", on=copy)
    await choose(ann, world, panel, "time", "days")
    await world.advance(3)
    assert "Pace: Slow: 3 days a move" in words(world.table())
