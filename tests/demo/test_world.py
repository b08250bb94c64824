"""The harness of the end-to-end tests works with the toy bot."""

from __future__ import annotations

import logging
from typing import cast

import pytest

from tests.demo.toy import Toy
from tests.world import CannotPress, World, no_errors_logged


def toy(world: World) -> Toy:
    return cast("Toy", world.bot)


async def test_people_run_commands_and_read_messages(world: World) -> None:
    ann = world.person("Ann")
    said = await ann.slash("echo", words="hello")
    assert said is not None
    assert (said.text, said.ephemeral) == ("hello", True)
    table = await ann.slash("start")
    assert table == world.table()
    assert table.text == "Table at 0"
    assert table.labels == ["Join", "Hand", "Go", "Boom", "Off"]
    assert table.button("join").custom_id == "toy:0:join"


async def test_only_its_owner_sees_a_panel(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await ann.slash("start")
    panel = await ann.press("Hand")
    assert panel == ann.panel()
    assert ben.panels() == []
    with pytest.raises(LookupError, match="panel of Ben"):
        ben.panel()


async def test_a_press_changes_every_message_with_the_same_content(world: World) -> None:
    ann = world.person("Ann")
    await ann.slash("start")
    await ann.press("Hand")
    after = await ann.press("Play", on=ann.panel())
    assert after == ann.panel()
    assert after.text.startswith("Hand at 1")
    assert world.table().text == "Table at 1"


async def test_buttons_in_direct_messages_work(world: World) -> None:
    ann = world.person("Ann")
    await ann.slash("start")
    await ann.press("Join")
    await ann.press("Play", on=ann.direct())
    assert toy(world).presses[-1] == ("ann", "play", 0)
    assert ann.direct().text == "Hand at 1 of 0"


async def test_closed_direct_messages_are_refused_until_they_open(world: World) -> None:
    ann = world.person("Ann")
    ann.close_directs()
    await ann.slash("start")
    told = await ann.press("Join")
    assert told is not None
    assert told.text == "Your DMs are closed."
    assert ann.direct_messages() == []
    ann.open_directs()
    await ann.press("Join")
    assert len(ann.direct_messages()) == 1


async def test_only_enabled_buttons_can_be_pressed(world: World) -> None:
    ann = world.person("Ann")
    table = await ann.slash("start")
    assert table is not None
    assert table.has("Join")
    assert not table.has("Off")
    with pytest.raises(CannotPress, match="off"):
        await ann.press("Off")
    with pytest.raises(CannotPress, match="there are"):
        await ann.press("Nothing")
    await ann.press("Hand")
    await ann.press("Play", on=ann.panel())
    with pytest.raises(CannotPress, match="gone"):
        await ann.press("Join", on=table)


async def test_a_stale_press_reaches_the_bot_as_it_was_drawn(world: World) -> None:
    ann = world.person("Ann")
    await ann.slash("start")
    old = await ann.press("Hand")
    assert old is not None
    await ann.press("Play", on=ann.panel())
    await ann.press("Play", on=old, stale=True)
    assert toy(world).presses[-1] == ("ann", "play", 0)


async def test_two_presses_arrive_before_either_is_answered(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    table = await ann.slash("start")
    assert table is not None
    await ann.press("Hand")
    await ben.press("Hand")
    await world.race((ann, "Play", ann.panel()), (ben, "Play", ben.panel()))
    assert [press[2] for press in toy(world).presses[-2:]] == [0, 0]
    assert world.table().text == "Table at 2"


async def test_virtual_time_passes_only_in_advance(world: World) -> None:
    ann = world.person("Ann")
    await ann.slash("start")
    await ann.press("Go")
    assert world.table().text == "Table at 0"
    before = world.env.now()
    await world.advance(60.5)
    assert world.table().text == "Table at 60"
    assert (world.env.now() - before).total_seconds() == pytest.approx(60.5)


@pytest.mark.parametrize("clean", [True, False])
async def test_a_restart_keeps_the_database_and_the_buttons(world: World, clean: bool) -> None:
    ann = world.person("Ann")
    await ann.slash("start")
    await ann.press("Hand")
    await ann.press("Play", on=ann.panel())
    await ann.press("Go")
    old = toy(world)
    await world.restart(clean=clean)
    assert toy(world) is not old
    assert old.is_closed() is clean
    await world.advance(5)
    assert (old.ply, toy(world).ply) == (1, 1)
    await ann.press("Play", on=ann.panel())
    assert toy(world).ply == 2


async def test_permissions_and_channels(world: World) -> None:
    ann = world.person("Ann", moderator=True)
    mute = world.create_channel("mute", deny=["send_messages"])
    assert world.guild.me is not None
    for channel, may in ((mute, False), (world.channel, True)):
        there = world.bot.get_channel(channel.id)
        assert there is not None
        assert there.permissions_for(world.guild.me).send_messages is may  # type: ignore[union-attr]
    thread = world.create_thread("side")
    assert (await ann.slash("start", channel=thread)) == world.table(thread)


async def test_requests_are_counted_and_forgotten(world: World) -> None:
    ann = world.person("Ann")
    await ann.slash("start")
    before = world.requests
    for _ in range(600):
        await ann.press("Hand")
    made = world.requests - before
    assert made["POST /interactions/*/*/callback"] == 600
    assert len(world.env.http_requests) <= 501
    assert len(ann.panels()) < 600


@pytest.mark.logs_errors
async def test_an_exception_in_a_handler_fails_the_test(world: World) -> None:
    ann = world.person("Ann")
    await ann.slash("start")
    with (
        pytest.raises(AssertionError, match="on_interaction"),
        no_errors_logged(),
        pytest.raises(AssertionError),
    ):
        await ann.press("Boom")
    assert [str(error) for error in world.forgive()] == ["boom"]


@pytest.mark.logs_errors
def test_any_error_logged_by_unobot_is_found() -> None:
    with pytest.raises(AssertionError, match="a word"), no_errors_logged():
        logging.getLogger("unobot.bot.somewhere").error("a word")
