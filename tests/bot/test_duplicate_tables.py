"""Duplicate tables, as people see them: the same cards at every table, which stay secret until the last one is done."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.bot.players import Player, press_button, press_more, run_command, words
from tests.bot.test_results import results
from tests.bot.test_tournament import ONE_CARD, join, until
from tests.bot.tournaments import called, is_private, members, newest, sit_back, threads
from tests.databases import Database
from tests.world import Person, World
from unobot.features.results.store import Results
from unobot.ops.result_filling import fill_in
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.storage.store import Store
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
    assert "<#" not in newest(world).text, "most readers cannot open a private thread"
    bot: Any = world.bot
    hub: Hub = bot.router.kit.hub
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
    for press, button in ((press_more, "Check the deal"), (press_button, "Replay")):
        assert "Another table still plays these cards" in words(await press(there[0], button, on=over))
    await world.restart()
    assert "Another table still plays" in words(await press_more(there[1], "Check the deal", on=over))
    lots = words(await press_button(there[1], "Check the lots", on=newest(world)))
    assert "the two must agree" in lots
    assert "Secret seed" not in lots
    await sit_back(world, *people)
    await until(world, "won the tournament")
    await world.advance(5)
    assert "Cards left" in words(world.table(here)), "the message of the first table is drawn once more"
    assert first.seed.hex()[:6] in words(await press_button(there[0], "More", on=over))
    told = words(await press_more(there[0], "Check the deal", on=over))
    assert first.seed.hex() in told
    assert "The deal was fair" in told
    assert "called the players to the first table of the round" in told
    rows = re.findall(r"^(?:🥇 |🥈 |🥉 )?\*\*\d\.\*\* \*\*P\d\*\* · \*\*(\d+)\*\*", newest(world).text, re.MULTILINE)
    assert len(rows) == 4
    assert sum(map(int, rows)) == 200


async def half_played(world: World, people: list[Person], ruleset: Ruleset) -> tuple[Hub, list[Person]]:
    """Play a duplicate round until the first table is over and the second one plays. Return the people of the first."""
    await run_command(people[0], "tournament", rules=ruleset.code, rounds=1, duplicate=True)
    await world.advance(3)
    await join(world, *people)
    await press_button(people[0], "Begin", on=newest(world))
    await world.advance(10)
    there = [person for person in people if person.id in called(world)[threads(world)[0].id]]
    bot: Any = world.bot
    hub: Hub = bot.router.kit.hub
    one, two = [await hub.table(number) for number in (1, 2)]
    assert one is not None
    assert two is not None
    await sit_back(world, there[1])
    player = Player(there[0], 1)
    for _ in range(200):
        if not one.is_live:
            break
        if not await player.act():
            await world.advance(1.5)
    await world.advance(31)  # the tournament looks at its tables every 30 seconds
    assert not one.is_live
    assert two.is_live
    return hub, there


async def pages(world: World, person: Person) -> dict[str, str]:
    """Return what each page of results tells a person, and the message of the tournament."""
    told = {command: await run_command(person, command) for command in ("stats", "leaderboard", "fairness")}
    own = await press_button(person, "My matches", on=await person.slash("history"))
    return {**told, "history": words(own), "tournament": newest(world).text}


@pytest.mark.parametrize("end", ["the last table", "a restart", "closed"])
async def test_no_page_of_results_knows_a_sealed_match(world: World, database: Database, end: str) -> None:
    people = [world.person(f"P{n}") for n in range(4)]
    _, there = await half_played(world, people, Ruleset(hand_size=2))
    other = next(person for person in people if person not in there)
    assert "wins the match" in words(world.table(threads(world)[0])), "only the people of that table read it"
    for reader in (there[0], other):
        told = await pages(world, reader)
        assert "\n0 cards were dealt or drawn here" in told["fairness"]
        assert "No match has ended here yet" in told["history"]
        assert "You haven't finished a match here yet" in told["stats"]
        assert "Nobody is rated here yet" in told["leaderboard"]
        assert "1. P" not in told["tournament"]
    if end == "a restart":
        await world.restart()
    elif end == "closed":
        asked = await press_button(people[0], "Close", on=newest(world))
        await press_button(people[0], "Yes, close it", on=asked)
    else:
        store = await Store.open(database.url)
        filled = await fill_in(store, Results(store))  # `unobot results rebuild`
        await store.close()
        assert (filled.new, filled.problems) == (0, [])
    await world.advance(31)
    assert await results(world) == [], "another program finds none, either"
    players = [Player(person, n) for n, person in enumerate(people) if person not in there]
    bot: Any = world.bot
    hub: Hub = bot.router.kit.hub
    for _ in range(200):
        last = await hub.table(2)
        if last is None or not last.is_live:
            break
        if not any([await player.act() for player in players]):
            await world.advance(1.5)
    await world.advance(31)
    assert sorted(result.match_id for result in await results(world)) == [1, 2]
    told = await pages(world, other)
    assert "\n0 cards were dealt or drawn here" not in told["fairness"]
    assert "No match has ended here yet" not in told["history"]
    assert "You haven't finished a match here yet" not in told["stats"]


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
    hub: Hub = bot.router.kit.hub
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
