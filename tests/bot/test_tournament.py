"""Tournaments, as people see them: check-in, tables in threads, standings, drops, late people, and restarts."""

from __future__ import annotations

import random
import re
from typing import Any

from simcord import ChannelHandle

from tests.bot.players import choices, manager, press_button, run_command, settle, words
from tests.world import Person, Screen, World
from unobot.tables.hub import Hub

ONE_CARD = "Ahs18"
"""The official rules with hands of one card."""
JOIN = "Join / Check in"


def panel(world: World) -> Screen:
    """Return the message of the tournament."""
    return next(post for post in reversed(world.posts()) if "Tournament night" in post.text)


def threads(world: World) -> list[ChannelHandle]:
    """Return the threads of the channel, oldest first."""
    return [
        ChannelHandle(world.env, world.guild, channel)
        for channel in sorted(world.env.backend.channels.values(), key=lambda each: each.id)
        if channel.parent_id == world.channel.id
    ]


def called(world: World) -> list[list[int]]:
    """Return the ids of the people that each call to a table mentions, oldest first."""
    posts = [post.text for post in world.posts() if "your table is in this thread" in post.text]
    return [[int(user) for user in re.findall(r"<@(\d+)>", post)] for post in posts]


async def join(world: World, *people: Person) -> None:
    for person in people:
        await press_button(person, JOIN, on=panel(world))
    await world.advance(3)


async def sit_back(world: World, *people: Person) -> None:
    """Let these people open their hands in the newest threads, and switch the autopilot on."""
    tables = dict(zip(threads(world)[-len(open_calls(world)) :], open_calls(world), strict=True))
    for thread, there in tables.items():
        for person in people:
            if person.id in there and world.table(thread).has("My hand"):
                await press_button(person, "My hand", on=world.table(thread))
                more = await press_button(person, "More", on=world.table(thread))
                await press_button(person, "Autopilot", on=more)


def open_calls(world: World) -> list[list[int]]:
    """Return the people of the tables of the last round."""
    number = len(re.findall(r"\*\*Table \d+\*\*", panel(world).text))
    return called(world)[-number:]


async def open_one(world: World, host: Person, rounds: int = 1, checkin: int = 10) -> None:
    answer = await run_command(host, "tournament", rules=ONE_CARD, rounds=rounds, checkin=checkin)
    assert "The tournament is open" in answer
    await world.advance(3)


async def until(world: World, what: str, limit: int = 120) -> None:
    """Let time pass until the message of the tournament shows this."""
    for _ in range(limit):
        if what in panel(world).text:
            return
        await world.advance(5)
    raise AssertionError(f"{what!r} never came, but {panel(world).text!r}")


async def test_an_evening_from_the_check_in_to_the_standings(world: World) -> None:
    people = [world.person(f"P{n}") for n in range(6)]
    host = people[0]
    await open_one(world, host, rounds=1)
    for person in people[:3]:
        assert "You checked in" in words(await press_button(person, JOIN, on=panel(world)))
    refusal = words(await press_button(host, "Begin", on=panel(world)))
    assert "3 of the 4 people that a tournament needs" in refusal
    assert "/uno start" in refusal
    assert "Only P0" in words(await press_button(people[1], "Begin", on=panel(world)))
    assert "You are in already" in words(await press_button(people[1], JOIN, on=panel(world)))
    await join(world, *people[3:])
    assert "6 checked in" in panel(world).text
    await press_button(host, "Begin", on=panel(world))
    await world.advance(10)
    assert [len(there) for there in called(world)] == [3, 3]
    assert sorted(user for there in called(world) for user in there) == sorted(person.id for person in people)
    assert "Round 1 of 1" in panel(world).text
    assert "1 AI" in panel(world).text
    await sit_back(world, *people)
    await until(world, "Final begins")
    assert len(re.findall(r"^\*\*\d+\.\*\*", panel(world).text, re.MULTILINE)) == 6
    await press_button(host, "Begin now", on=panel(world))
    await world.advance(10)
    await sit_back(world, *people)
    await until(world, "won the tournament")
    assert "🥇" in panel(world).text
    assert panel(world).buttons == ()
    again = await run_command(host, "tournament")
    assert "The tournament is open" in again


async def test_cards_are_played_by_hand_in_the_thread(world: World) -> None:
    people = [world.person(f"P{n}") for n in range(4)]
    await open_one(world, people[0], rounds=1)
    await join(world, *people)
    await press_button(people[0], "Begin", on=panel(world))
    await world.advance(10)
    (thread,) = threads(world)
    assert "will not" not in panel(world).text
    rng = random.Random(3)
    for _ in range(60):
        if "won the tournament" in panel(world).text:
            break
        for person in people:
            if not world.table(thread).has("My hand"):
                break
            hand = await press_button(person, "My hand", on=world.table(thread))
            if moves := choices(hand):
                await press_button(person, rng.choice(moves).custom_id, on=hand)
        await world.advance(3)
    assert "won the tournament" in panel(world).text, "four people need no final"


async def test_bad_wishes_get_one_sentence(world: World) -> None:
    host, boss = world.person("Ann"), manager(world)
    assert "cannot have teams" in await run_command(host, "tournament", rules="teams")
    assert "needs a text channel" in await run_command(host, "tournament", channel=world.create_thread("side"))
    quiet = world.create_channel("quiet", deny=["create_public_threads"])
    assert "Create Public Threads" in await run_command(host, "tournament", channel=quiet)
    await settle(world, world.guild.id, starts="moderators")
    assert "moderators" in await run_command(host, "tournament")
    await settle(world, world.guild.id, rules_locked=True)
    await world.restart()
    assert "The rules are fixed" in await run_command(host, "tournament", rules=ONE_CARD)
    await settle(world, world.guild.id)
    await world.advance(61)
    await open_one(world, host)
    assert "A tournament is open in this channel" in await run_command(host, "tournament")
    await world.advance(3)
    assert sum("Tournament night" in post.text for post in world.posts()) == 1
    ended = await boss.admin("end")
    assert ended is not None
    assert "Tables in this server" in words(await press_button(boss, "Yes, close it", on=ended))
    await world.advance(3)
    assert "An admin closed the tournament." in panel(world).text


async def test_duplicate_tables_play_the_same_cards_and_keep_them_secret(world: World) -> None:
    people = [world.person(f"P{n}") for n in range(4)]
    answer = await run_command(people[0], "tournament", rules=ONE_CARD, rounds=1, duplicate=True)
    assert "The tournament is open" in answer
    await world.advance(3)
    assert "0 to 100 matchpoints" in panel(world).text
    await join(world, *people)
    await press_button(people[0], "Begin", on=panel(world))
    await world.advance(10)
    assert [len(there) for there in called(world)] == [2, 2], "one table alone has nothing to be compared with"
    bot: Any = world.bot
    hub: Hub = bot.router._hub
    tables = [await hub.table(n) for n in range(1, 3)]
    assert all(table is not None and table.log is not None and table.ruleset.own_stocks for table in tables)
    one, two = (table for table in tables if table is not None)
    assert one.view().commitment == two.view().commitment
    assert f"`{one.view().commitment[:6]}" in panel(world).text
    deals = [await hub._store.load_match(table.state.match_id or 0) for table in (one, two)]
    (first, log), (second, other) = deals
    assert (first.seed, first.salt, log[0].events) == (second.seed, second.salt, other[0].events)
    there = people_at(world, 0, people)
    await sit_back(world, *there)
    threads_now = threads(world)
    for _ in range(60):
        if not one.is_live:
            break
        await world.advance(5)
    assert not one.is_live
    assert two.is_live
    await world.advance(3)
    over = world.table(threads_now[0])
    for button in ("Check the deal", "Replay"):
        assert "Another table still plays these cards" in words(await press_button(there[0], button, on=over))
    await sit_back(world, *people_at(world, 1, people))
    await until(world, "won the tournament")
    told = words(await press_button(there[0], "Check the deal", on=over))
    assert first.seed.hex() in told
    assert "The deal was fair" in told
    rows = re.findall(r"^(?:🥇 |🥈 |🥉 )?\*\*\d\.\*\* \*\*P\d\*\* · \*\*(\d+)\*\*", panel(world).text, re.MULTILINE)
    assert sum(map(int, rows)) == 200
    assert len(rows) == 4


def people_at(world: World, table: int, people: list[Person]) -> list[Person]:
    """Return the people of this table in the last round, from 0."""
    there = open_calls(world)[table]
    return [person for person in people if person.id in there]
