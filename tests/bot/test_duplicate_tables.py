"""Duplicate tables, as people see them: the same cards at every table, which stay secret until the last one is done."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.bot.players import press_button, run_command, words
from tests.bot.test_tournament import ONE_CARD, join, until
from tests.bot.tournaments import called, is_private, members, newest, sit_back, threads
from tests.world import World
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.tables.hub import Hub


async def test_the_same_cards_are_compared_by_seat(world: World) -> None:
    people = [world.person(f"P{n}") for n in range(4)]
    answer = await run_command(people[0], "tournament", rules=ONE_CARD, rounds=1, duplicate=True)
    assert "The tournament is open" in answer
    await world.advance(3)
    assert "0 to 100 matchpoints" in newest(world).text
    await join(world, *people)
    await press_button(people[0], "Begin", on=newest(world))
    await world.advance(10)
    assert [len(there) for there in called(world).values()] == [2, 2], "one table has nothing to be compared with"
    bot: Any = world.bot
    hub: Hub = bot.router._hub
    tables = [await hub.table(n) for n in range(1, 3)]
    assert all(table is not None and table.log is not None and table.ruleset.own_stocks for table in tables)
    one, two = (table for table in tables if table is not None)
    assert one.view().commitment == two.view().commitment
    assert f"`{one.view().commitment[:6]}" in newest(world).text
    (first, log), (second, other) = [await hub._store.load_match(table.state.match_id or 0) for table in (one, two)]
    assert (first.seed, first.salt, log[0].events) == (second.seed, second.salt, other[0].events)
    here = threads(world)[0]
    there = [person for person in people if person.id in called(world)[here.id]]
    await sit_back(world, *there)
    for _ in range(60):
        if not one.is_live:
            break
        await world.advance(5)
    await world.advance(3)
    assert not one.is_live
    assert two.is_live
    over = world.table(here)
    assert first.seed.hex()[:6] not in over.text
    for told in ("Cards left", "Highlights", "went out with", " cards ·"):
        assert told not in words(over), "the other table plays the same cards"
    assert "Another table still plays these cards" in words(over)
    for button in ("Check the deal", "Replay"):
        assert "Another table still plays these cards" in words(await press_button(there[0], button, on=over))
    await world.restart()
    assert "Another table still plays" in words(await press_button(there[1], "Check the deal", on=over))
    lots = words(await press_button(there[1], "Check the lots", on=newest(world)))
    assert "the two must agree" in lots
    assert "Secret seed" not in lots
    await sit_back(world, *people)
    await until(world, "won the tournament")
    await world.advance(5)
    assert "Cards left" in words(world.table(here)), "the message of the first table is drawn once more"
    assert first.seed.hex()[:6] in world.table(here).text
    told = words(await press_button(there[0], "Check the deal", on=over))
    assert first.seed.hex() in told
    assert "The deal was fair" in told
    assert "called the players to the first table of the round" in told
    rows = re.findall(r"^(?:🥇 |🥈 |🥉 )?\*\*\d\.\*\* \*\*P\d\*\* · \*\*(\d+)\*\*", newest(world).text, re.MULTILINE)
    assert len(rows) == 4
    assert sum(map(int, rows)) == 200


async def test_nobody_of_another_table_can_look_in(world: World) -> None:
    people = [world.person(f"P{n}") for n in range(4)]
    await run_command(people[0], "tournament", rules=ONE_CARD, rounds=1, duplicate=True)
    await world.advance(3)
    await join(world, *people)
    await press_button(people[0], "Begin", on=newest(world))
    await world.advance(10)
    one, two = threads(world)
    assert is_private(world, one)
    assert is_private(world, two)
    assert members(world, one) == set(called(world)[one.id])
    assert members(world, two) == set(called(world)[two.id])
    assert not members(world, one) & members(world, two)


async def test_duplicate_tables_need_private_threads(world: World) -> None:
    ann = world.person("Ann")
    open_to_all = world.create_channel("open", deny=["create_private_threads"])
    answer = await run_command(ann, "tournament", channel=open_to_all, duplicate=True)
    assert "Create Private Threads" in answer
    assert "The tournament is open" in await run_command(ann, "tournament", channel=open_to_all)


@pytest.mark.logs_errors
async def test_without_private_threads_no_duplicate_table_is_shown_to_everybody(world: World) -> None:
    people = [world.person(f"P{n}") for n in range(4)]
    await run_command(people[0], "tournament", rules=ONE_CARD, rounds=1, duplicate=True)
    await world.advance(3)
    await join(world, *people)
    path = f"/channels/{world.channel.id}/threads"
    world.env.inject_error("POST", path, status=403, code=50013, message="Missing Permissions", times=6)
    await press_button(people[0], "Begin", on=newest(world))
    await world.advance(4)
    assert "Table 1 isn't open" in newest(world).text
    assert threads(world) == []
    assert not any("My hand" in post.labels for post in world.posts())
    await world.advance(30)
    assert len(threads(world)) == 2
    await sit_back(world, *people)
    await until(world, "won the tournament")


async def test_a_closed_tournament_shows_its_duplicate_tables_when_the_last_one_is_done(world: World) -> None:
    people = [world.person(f"P{n}") for n in range(4)]
    await run_command(people[0], "tournament", rules=Ruleset(hand_size=2).code, rounds=1, duplicate=True)
    await world.advance(3)
    await join(world, *people)
    await press_button(people[0], "Begin", on=newest(world))
    await world.advance(10)
    asked = await press_button(people[0], "Close", on=newest(world))
    await press_button(people[0], "Yes, close it", on=asked)
    bot: Any = world.bot
    hub: Hub = bot.router._hub
    for number, thread in enumerate(threads(world), 1):
        table = await hub.table(number)
        assert table is not None
        await sit_back(world, *(person for person in people if person.id in called(world)[thread.id]))
        for _ in range(100):
            if not table.is_live:
                break
            await world.advance(5)
        await world.advance(5)
        shown = ["Cards left" in words(world.table(each)) for each in threads(world)]
        assert shown == ([False, False] if number == 1 else [True, True])
