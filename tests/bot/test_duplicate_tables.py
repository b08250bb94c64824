"""Duplicate tables, as people see them: the same cards at every table, which stay secret until the last one is done."""

from __future__ import annotations

import re
from typing import Any

from tests.bot.players import press_button, run_command, words
from tests.bot.test_tournament import ONE_CARD, join, until
from tests.bot.tournaments import called, newest, sit_back, threads
from tests.world import World
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
    for button in ("Check the deal", "Replay"):
        assert "Another table still plays these cards" in words(await press_button(there[0], button, on=over))
    await world.restart()
    assert "Another table still plays" in words(await press_button(there[1], "Check the deal", on=over))
    lots = words(await press_button(there[1], "Check the lots", on=newest(world)))
    assert "the two must agree" in lots
    assert "Secret seed" not in lots
    await sit_back(world, *people)
    await until(world, "won the tournament")
    told = words(await press_button(there[0], "Check the deal", on=over))
    assert first.seed.hex() in told
    assert "The deal was fair" in told
    assert "called the players to the first table of the round" in told
    rows = re.findall(r"^(?:🥇 |🥈 |🥉 )?\*\*\d\.\*\* \*\*P\d\*\* · \*\*(\d+)\*\*", newest(world).text, re.MULTILINE)
    assert len(rows) == 4
    assert sum(map(int, rows)) == 200
