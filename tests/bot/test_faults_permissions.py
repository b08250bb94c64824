"""The bot loses permissions at a table: play goes on in the hands, which name the missing permission."""

from __future__ import annotations

import logging

import pytest
from discord import Permissions
from simcord import ChannelHandle
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tests.bot.players import Stack, begin, choices, hand_line, press_button, run_command, words
from tests.world import Person, World

pytestmark = pytest.mark.usefixtures("no_table_tokens")

NO_SENDING = "I can't show the table in <#{}>: I need the permission Send Messages there."


def forbid(world: World, *names: str) -> None:
    """Take permissions from the bot in the channel, or give them all back."""
    me = world.guild.me
    assert me is not None
    deny = Permissions(**dict.fromkeys(names, True)).value
    world.env.backend.set_overwrite(world.channel.id, Overwrite(me.id, OverwriteType.MEMBER, deny=deny))


def _refuse_edits(world: World, channel: ChannelHandle, status: int, code: int, times: int | None = None) -> None:
    """Refuse the bot's edits with this status and code. simcord lets it edit even in a hidden channel."""
    world.env.inject_error("PATCH", f"/channels/{channel.id}/messages/*", status=status, code=code, times=times)


async def _playing(world: World, stack: Stack) -> tuple[Person, Person]:
    stack(["R3 R4 B1 B2", "R5 R6 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    return ann, ben


def _warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [r.getMessage() for r in caplog.records if r.name.startswith("unobot") and r.levelno >= logging.WARNING]


async def test_without_send_messages_a_deleted_table_waits_and_the_hands_say_why(
    world: World, stack: Stack, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben = await _playing(world, stack)
    forbid(world, "send_messages")
    world.env.backend.delete_message(world.channel.id, world.table().id)
    for person, card in ((ann, "3"), (ben, "5"), (ann, "4")):
        await person.press(card, on=person.direct())
        await world.advance(16)
    told_why = NO_SENDING.format(world.channel.id)
    assert told_why in words(ann.direct())
    assert told_why in words(ben.direct())
    assert told_why in await run_command(ben, "hand")
    assert len(_warnings(caplog)) == 1
    assert not world.posts()

    forbid(world)  # Discord sends an event, so no player has to act
    await world.advance(6)
    assert "Red 4" in words(world.table())
    assert told_why not in words(ann.direct())
    await ben.press("6", on=ben.direct())
    await world.advance(6)
    assert "Red 6" in words(world.table())


async def test_without_view_channel_the_table_waits_and_comes_back_with_the_next_change(
    world: World, stack: Stack, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben = await _playing(world, stack)
    _refuse_edits(world, world.channel, 403, 50001)
    for person, card in ((ann, "3"), (ben, "5")):
        await person.press(card, on=person.direct())
        await world.advance(6)
    assert "I need the permission View Channel there" in words(ann.direct())
    assert choices(ann.direct())
    assert len(_warnings(caplog)) == 1
    assert "Red 1" in words(world.table())

    world.env.backend.faults.clear()
    await world.advance(20)
    await ann.press("4", on=ann.direct())
    await world.advance(6)
    assert "Red 4" in words(world.table())
    assert "View Channel" not in words(ben.direct())


async def test_a_refused_table_costs_few_requests(world: World, stack: Stack) -> None:
    ann, ben = await _playing(world, stack)
    _refuse_edits(world, world.channel, 403, 50001)
    before = len(world.env.http_requests)
    for person, card in ((ann, "3"), (ben, "5"), (ann, "4"), (ben, "6")):
        await person.press(card, on=person.direct())
        await world.advance(3)
    where = f"/channels/{world.channel.id}/messages"
    tried = [entry for entry in world.env.http_requests[before:] if entry.path.startswith(where)]
    assert len(tried) == 1, "not one at each move"


async def test_status_checks_for_the_missing_permission(world: World, stack: Stack) -> None:
    ann, _ = await _playing(world, stack)
    _refuse_edits(world, world.channel, 403, 50001)
    await ann.press("3", on=ann.direct())
    await world.advance(3)
    world.env.backend.faults.clear()
    await ann.slash("status")
    await world.advance(3)
    assert "Red 3" in words(world.table())


async def test_a_reminder_that_may_not_be_sent_is_logged_once(
    world: World, stack: Stack, caplog: pytest.LogCaptureFixture
) -> None:
    await _playing(world, stack)
    forbid(world, "send_messages")
    await world.advance(150)
    assert len(_warnings(caplog)) == 1
    assert "cannot remind players" in _warnings(caplog)[0]
    assert "Time ran out" in words(world.table())
    assert len(world.posts()) == 1


async def test_a_hand_says_that_the_bot_was_removed_from_the_server(world: World, stack: Stack) -> None:
    """Error 50001 also means missing access. Only the gateway's events tell the two apart."""
    ann, ben = await _playing(world, stack)
    _refuse_edits(world, world.channel, 403, 50001)
    world.env.backend.faults[-1]["times"] = 1
    client_guild = world.bot.get_guild(world.guild.id)
    assert client_guild is not None
    world.bot._connection._remove_guild(client_guild)  # it was removed while the connection was down
    await ann.press("3", on=ann.direct())
    await world.advance(6)
    (hand,) = ben.direct_messages()
    assert "I can't reach the channel of this match" in words(hand)


# Threads


async def _in_a_thread(world: World, stack: Stack) -> tuple[Person, Person, ChannelHandle]:
    stack(["R3 R4 B1 B2", "R5 R6 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    thread = world.create_thread("games")
    await ann.slash("start", channel=thread)
    await ben.press("Join", on=world.table(thread))
    await ann.press("Start", on=world.table(thread))
    await world.advance(12)
    return ann, ben, thread


async def test_in_an_archived_thread_the_table_is_posted_again(world: World, stack: Stack) -> None:
    """Sending a message unarchives such a thread."""
    ann, _, thread = await _in_a_thread(world, stack)
    _refuse_edits(world, thread, 400, 50083, times=1)
    await ann.press("3", on=ann.direct())
    await world.advance(6)
    (table,) = world.posts(thread)
    assert "Red 3" in words(table)


async def test_in_a_locked_thread_the_hands_say_so_until_it_is_open(world: World, stack: Stack) -> None:
    ann, ben, thread = await _in_a_thread(world, stack)
    _refuse_edits(world, thread, 400, 50083)
    world.env.inject_error("POST", f"/channels/{thread.id}/messages", status=403, code=160005, times=None)
    await ann.press("3", on=ann.direct())
    await world.advance(6)
    assert f"I can't show the table in <#{thread.id}>: the thread is closed." in words(ben.direct())
    assert hand_line(ben.direct())
    world.env.backend.faults.clear()
    world.env.backend.edit_channel(thread.id, {}, thread_metadata={"locked": False, "archived": False})
    await world.env.settle()
    await world.advance(6)
    assert "Red 3" in words(world.posts(thread)[-1])
    assert "thread is closed" not in words(ben.direct())


async def test_an_old_message_with_an_edit_limit_is_posted_again(world: World, stack: Stack) -> None:
    ann, _ = await _playing(world, stack)
    _refuse_edits(world, world.channel, 429, 30046, times=1)
    await ann.press("3", on=ann.direct())
    await world.advance(6)
    (table,) = world.posts()
    assert "Red 3" in words(table)


async def test_a_bump_that_is_refused_is_told(world: World, stack: Stack) -> None:
    ann, _ = await _playing(world, stack)
    more = await press_button(ann, "More")
    forbid(world, "send_messages")
    assert "I need the permission Send Messages" in words(await press_button(ann, "Bump", on=more))
