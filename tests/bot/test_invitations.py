"""Players invite others: by direct message, in the channel if those are closed, or from a voice channel."""

from __future__ import annotations

import aiohttp
import discord
import pytest
from simcord import ChannelHandle
from simcord.components import walk_components

from tests.bot.players import (
    add_ai,
    choose_ai,
    forge,
    leave_lobby,
    menu_id,
    options,
    press_button,
    response_message,
    seat,
    words,
)
from tests.world import CannotPress, Person, Screen, World
from unobot.bot.client import Unobot


async def invite(world: World, host: Person, guest: Person) -> str:
    await world.advance(1)  # the invitation waits until the table is drawn, and the answer waits for the invitation
    answer = await host.slash("invite", person=guest.actor)
    assert answer is not None
    return words(answer)


def letters(person: Person) -> list[Screen]:
    return [screen for screen in person.direct_messages() if "invites you" in words(screen)]


def calls(world: World) -> list[str]:
    return [words(post) for post in world.posts() if "invites you" in words(post)]


async def test_the_invited_join_from_their_message(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann)
    assert "Ben has the invitation" in await invite(world, ann, ben)
    (letter,) = letters(ben)
    assert "**Ann** invites you to a game of Uno in **Here**" in words(letter)
    joined = await press_button(ben, "Join", on=letter)
    assert "You have a seat" in words(joined)
    assert not joined.has("Join")
    await world.advance(3)
    assert "Ben" in words(world.table())
    assert not calls(world)


async def test_an_invitation_to_a_closed_table_leads_to_its_channel(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann, ais=9)
    await choose_ai(ann, world, "away", "Kim")
    await invite(world, ann, ben)
    (letter,) = letters(ben)
    await add_ai(ann, world)
    full = await press_button(ben, "Join", on=letter)
    assert "All 10 seats are taken" in words(full)
    assert links(world, full) == ["Go to the table"]
    await leave_lobby(ann, world)
    closed = await press_button(ben, "Join", on=full)
    assert "This table is closed" in words(closed)
    assert links(world, closed) == ["Go to the channel"]
    assert not closed.has("Join")
    assert len(ben.direct_messages()) == 1


def links(world: World, screen: Screen) -> list[str]:
    """Return the labels of the buttons that open an address."""
    return [part["label"] for part in walk_components(world.message(screen).components) if part.get("url")]


async def test_nobody_is_invited_twice_to_one_table(world: World) -> None:
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await seat(world, ann, cleo)
    await invite(world, ann, ben)
    assert "already has an invitation to this table" in await invite(world, cleo, ben)
    await world.restart()
    assert "already has an invitation to this table" in await invite(world, ann, ben)
    assert "is already at the table" in await invite(world, ann, cleo)
    assert len(letters(ben)) == 1
    await leave_lobby(ann, world)
    await leave_lobby(cleo, world)
    await world.advance(3)
    await seat(world, cleo)
    await invite(world, cleo, ann)
    await world.advance(301)
    assert "Ben has the invitation" in await invite(world, cleo, ben)


async def test_who_was_invited_just_now_is_left_in_peace(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann)
    await invite(world, ann, ben)
    await leave_lobby(ann, world)
    await seat(world, ann)
    assert "was invited a moment ago" in await invite(world, ann, ben)
    assert len(letters(ben)) == 1


async def test_who_takes_no_messages_is_called_in_the_channel(world: World) -> None:
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    ben.close_directs()
    await seat(world, ann)
    assert "so I called them in the channel" in await invite(world, ann, ben)
    await world.advance(1)
    assert [call for call in calls(world) if f"<@{ben.id}>" in call]
    mentioned = [world.message(post).mention_user_ids for post in world.posts() if "invites you" in words(post)]
    assert mentioned == [[ben.id]], "nobody else is called"
    assert not letters(cleo)


async def test_only_the_seated_invite_and_only_who_can_come(world: World) -> None:
    ann, ben, eve = world.person("Ann"), world.person("Ben"), world.person("Eve")
    await seat(world, ann)
    assert "You aren't playing" in await invite(world, eve, ben)
    assert not letters(ben)
    assert world.guild.me is not None
    private = world.guild.create_text_channel(
        "private",
        overwrites={
            world.guild.default_role: discord.PermissionOverwrite(view_channel=False),
            world.guild.me: discord.PermissionOverwrite(view_channel=True),
            ann.actor: discord.PermissionOverwrite(view_channel=True),
        },
    )
    await ann.slash("start", channel=private)
    answer = await ann.slash("invite", channel=private, person=ben.actor)
    assert answer is not None
    assert "Ben can't see this channel" in words(answer)
    await seat_full(world, ann)
    assert "All 10 seats are taken" in await invite(world, ann, ben)


async def seat_full(world: World, ann: Person) -> None:
    for _ in range(9):
        await add_ai(ann, world)


async def test_an_invitation_is_good_for_its_table_only_and_while_that_is_open(world: World) -> None:
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await seat(world, ann)
    other = world.create_channel("other")
    await cleo.slash("start", channel=other)
    await invite(world, ann, ben)
    (letter,) = letters(ben)
    forged = await forge(ben, letter, letter.button("Join").custom_id.replace("u1:1:", "u1:2:"))
    assert "You have a seat" not in words(forged)
    assert "Ben" not in words(world.table(other))
    await leave_lobby(ann, world)
    late = await press_button(ben, "Join", on=letter)
    assert "closed" in words(late)


async def test_by_invitation_the_invited_may_sit_down(world: World) -> None:
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await seat(world, ann)
    people = await press_button(ann, "Players", on=await options(ann))
    await ann.actor.select(response_message(world, people), ["invited"], custom_id=menu_id(world, people, "access"))
    assert "Ask Ann" in words(await press_button(cleo, "Join"))
    await invite(world, ann, ben)
    await ben.press("Join")
    await world.advance(3)
    assert "Ben" in words(world.table())


async def test_the_panel_has_everybody_in_a_menu(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann)
    panel = await press_button(ann, "Invite", on=await options(ann))
    assert panel.labels == ["Back"], "nobody talks"
    await world.advance(1)
    result = await ann.actor.select(response_message(world, panel), [ben.actor])
    answer = world.answer(result)
    assert answer is not None
    assert "Ben has the invitation" in words(answer)
    assert len(letters(ben)) == 1
    assert "is already at the table" not in words(answer)


def voice(world: World) -> ChannelHandle:
    return world.guild.create_voice_channel("Lounge")


async def test_the_voice_channel_is_offered_at_the_start_and_called_at_once(world: World) -> None:
    ann, ben, cleo, dan = (world.person(name) for name in ("Ann", "Ben", "Cleo", "Dan"))
    lounge = voice(world)
    for person in (ann, ben, cleo):
        await person.actor.join_voice(lounge)
    await ann.slash("start")
    offer = world.table()
    assert not ann.panels()
    note = await press_button(ann, "Invite voice channel", on=offer)
    assert "I called 2 people" in words(note)
    await world.advance(1)
    (call,) = calls(world)
    assert f"<@{ben.id}>" in call
    assert f"<@{cleo.id}>" in call
    assert f"<@{dan.id}>" not in call
    assert not world.table().has("voice")
    with pytest.raises(CannotPress):
        await ann.press("Invite voice channel", on=offer)
    again = await press_button(ann, "Invite voice channel", on=offer, stale=True)
    assert "no one else" in words(again)
    assert len(calls(world)) == 1


async def crowd(world: World, size: int) -> tuple[Person, list[int]]:
    """Return a host and the ids of others, all in one voice channel."""
    host, lounge = world.person("Ann"), voice(world)
    others = [world.guild.add_member(world.env.create_user(f"guest{number}")) for number in range(size)]
    for member in (host.actor, *others):
        await member.join_voice(lounge)
    return host, [member.id for member in others]


def called(world: World) -> list[int]:
    """Return the ids of all people whom messages in the channel call."""
    return [
        user_id
        for post in world.posts()
        if "invites you" in words(post)
        for user_id in world.message(post).mention_user_ids
    ]


async def invited(world: World) -> tuple[int, ...]:
    """Return the people of whom the table knows that they are invited."""
    assert isinstance(world.bot, Unobot)
    assert world.bot.kit is not None
    table = await world.bot.kit.hub.at(world.channel.id)
    assert table is not None
    assert table.state.admission.invited == table.state.admission.invitations_sent
    return table.state.admission.invited


async def test_of_a_full_voice_channel_as_many_are_called_as_a_table_may_invite(world: World) -> None:
    ann, others = await crowd(world, 28)
    await ann.slash("start")
    offer = world.table()
    assert not ann.panels()
    note = words(await press_button(ann, "Invite voice channel", on=offer))
    assert "I called 25 people in the channel" in note
    assert "But a table can send 25 invitations, so I didn't call the other 3" in note
    await world.advance(1)
    assert len(set(called(world))) == len(called(world)) == 25
    assert set(await invited(world)) == set(called(world)) < set(others)
    assert "sent enough invitations" in await invite(world, ann, world.person("Ben"))
    again = await press_button(ann, "Invite voice channel", on=offer, stale=True)
    assert "sent enough invitations" in words(again)
    assert len(called(world)) == 25


@pytest.mark.parametrize("error", [aiohttp.ServerDisconnectedError(), TimeoutError()], ids=["cut", "timeout"])
async def test_a_call_that_fails_is_retried(world: World, monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    ann, others = await crowd(world, 2)
    await ann.slash("start")
    with monkeypatch.context() as failing:

        async def fail(*_: object, **__: object) -> None:
            raise error

        failing.setattr(discord.http.HTTPClient, "send_message", fail)
        await ann.press("Invite voice channel")
        await world.advance(1)
        assert not called(world)
    await world.advance(15)
    assert sorted(called(world)) == sorted(others)


async def test_a_call_that_is_refused_for_good_is_no_invitation(world: World) -> None:
    ann, others = await crowd(world, 2)
    await ann.slash("start")
    offer = world.table()
    assert not ann.panels()
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=403, code=50013, times=1)
    await ann.press("Invite voice channel", on=offer)
    await world.advance(1)
    assert not called(world)
    assert await invited(world) == ()
    again = await press_button(ann, "Invite voice channel", on=offer, stale=True)
    assert "I called 2 people" in words(again)
    await world.advance(1)
    assert sorted(called(world)) == sorted(others) == sorted(await invited(world))


async def test_who_talks_with_nobody_is_offered_nothing(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    lounge = voice(world)
    await ann.actor.join_voice(lounge)
    await ann.slash("start")
    assert not world.table().has("voice")
    await ben.actor.join_voice(lounge)
    panel = await press_button(ann, "Invite", on=await options(ann))
    assert panel.has("Invite the person in my voice channel")
    await ben.actor.leave_voice()
    assert "no one else" in words(await press_button(ann, "Invite the person in my voice channel", on=panel))
    assert not calls(world)
