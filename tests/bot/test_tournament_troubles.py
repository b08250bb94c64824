"""Tournaments whose tables cannot be opened as planned: refusals of Discord, people who are gone, and an early end."""

from __future__ import annotations

import asyncio
import json
from hashlib import sha256
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from msgspec.structs import replace

from tests.bot.players import manager, press_button, press_more, run_command, words
from tests.bot.test_privacy import delete
from tests.bot.test_tournament import ONE_CARD, join, open_one, until
from tests.bot.tournaments import called, newest, sit_back, threads, tournament_stages
from tests.world import Person, Screen, World
from unobot.features.privacy.erasure import Erasure
from unobot.features.privacy.store import PersonalData
from unobot.features.tournament import night
from unobot.features.tournament.job import TournamentRunner
from unobot.features.tournament.messages import TournamentMessages
from unobot.features.tournament.store import Tournaments
from unobot.model.table import TableState
from unobot.model.tournament import Pod, TournamentState
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.tables.hub import Hub
from unobot.tables.state import hosting
from unobot.tables.table import Table

REFUSED: dict[str, Any] = {"status": 403, "code": 50013, "message": "Missing Permissions", "times": None}


def runner_of(world: World) -> TournamentRunner:
    bot: Any = world.bot
    runner: TournamentRunner = bot.router.kit[TournamentRunner]
    return runner


def hub_of(world: World) -> Hub:
    bot: Any = world.bot
    hub: Hub = bot.router.kit.hub
    return hub


async def begin(world: World, people: list[Person], *, duplicate: bool = False, rules: str = ONE_CARD) -> None:
    """Open a tournament of one round, let everybody check in, and begin."""
    await run_command(people[0], "tournament", rules=rules, rounds=1, duplicate=duplicate)
    await world.advance(3)
    await join(world, *people)
    await press_button(people[0], "Begin", on=newest(world))
    await world.advance(10)


def table_of(world: World, person: Person) -> Screen | None:
    """Return the message of a match in the channel itself that a person plays. The end of an older one may be below."""
    playing = [post for post in world.posts() if {"My hand", "More"} <= {*post.labels}]
    return next((post for post in playing if f"**{person.name}**" in words(post)), None)


async def sit_back_here(world: World, *people: Person) -> None:
    """Let these people switch the autopilot on at the table in the channel itself."""
    for person in people:
        table = table_of(world, person)
        if table is not None:
            more = await press_button(person, "More", on=table)
            if more.has("Autopilot"):
                await press_button(person, "Autopilot", on=more)


async def begin_with_a_refused_thread(world: World, people: list[Person]) -> tuple[TournamentState, Pod]:
    """Begin a tournament in which Discord refuses the thread of one table. Return the tournament and that table."""
    await open_one(world, people[0])
    await join(world, *people)
    path = f"/channels/{world.channel.id}/messages/*/threads"
    world.env.inject_error("POST", path, **REFUSED)
    await press_button(people[0], "Begin", on=newest(world))
    await world.advance(10)
    state = await runner_of(world).get(1)
    return state, next(pod for pod in state.night.rounds[0].pods if not pod.table_id)


async def test_a_refused_call_holds_up_no_other_table_and_the_host_is_told(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The log has a line about it, and no traceback."""
    people = [world.person(f"P{n}") for n in range(8)]
    stage = runner_of(world).display
    assert stage is not None
    call = stage.call

    async def first_only(state: TournamentState, number: int, pod: int) -> int:
        if pod:
            answer: Any = SimpleNamespace(status=403, reason="Forbidden")
            raise discord.Forbidden(answer, {"code": 50013, "message": "Missing Permissions"})
        return await call(state, number, pod)

    monkeypatch.setattr(stage, "call", first_only)
    await begin(world, people)
    (there,) = called(world).values()
    [line] = [record for record in caplog.records if "tournament 1.1.2" in record.getMessage()]
    assert ("50013" in line.getMessage(), line.exc_info) == (True, None)
    text = newest(world).text
    assert "Table 2 isn't open: Discord refuses its message or thread" in text
    assert any("Table 2 isn't open" in letter.text for letter in people[0].direct_messages())
    await sit_back(world, *(person for person in people if person.id in there))
    await until(world, "Table 2 couldn't be opened", limit=70)
    await until(world, "Final begins", limit=70)
    rows = [line for line in newest(world).text.splitlines() if line.startswith("**")]
    assert sum(" · **2** · 2 · " in row for row in rows) >= 4, "everybody of the second table has the average"


async def test_a_table_opens_when_the_permission_is_back(world: World) -> None:
    people = [world.person(f"P{n}") for n in range(4)]
    await open_one(world, people[0])
    await join(world, *people)
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", **{**REFUSED, "times": 12})
    await press_button(people[0], "Begin", on=newest(world))
    await world.advance(10)
    assert "Table 1 isn't open" in newest(world).text, "the old message shows the new stage"
    await world.advance(60)
    assert len(threads(world)) == 1
    assert "isn't open" not in newest(world).text
    await sit_back(world, *people)
    await until(world, "won the tournament")


async def test_two_processes_that_open_a_tournament_in_one_channel_at_once_open_one(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other process writes its tournament after this one has looked for one, and before it writes."""
    ann, looked = world.person("Ann"), Tournaments.at

    async def other_opens(self: Tournaments, channel_id: int) -> TournamentState | None:
        found = await looked(self, channel_id)
        if found is None:
            await self.begin(replace(next(tournament_stages()), guild_id=world.guild.id, channel_id=channel_id))
        return found

    with monkeypatch.context() as patch:
        patch.setattr(Tournaments, "at", other_opens)
        said = await run_command(ann, "tournament")
    assert said == "This channel has a tournament already. `/uno tournament` shows it."
    assert "I posted its message again" in await run_command(ann, "tournament")
    assert [each.host_name for each in await runner_of(world).open_in(world.guild.id)] == ["Ann"]


async def test_closing_while_tables_are_opened_opens_nothing_more_and_tells_no_secret_in_use(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = [world.person(f"P{n}") for n in range(8)]
    await run_command(people[0], "tournament", rules=Ruleset(hand_size=5).code, rounds=1, duplicate=True)
    await world.advance(3)
    await join(world, *people)
    hub = hub_of(world)
    stage = runner_of(world).display
    assert stage is not None
    call = stage.call

    async def slow(state: TournamentState, number: int, pod: int) -> int:
        posted = await call(state, number, pod)
        if pod:
            await asyncio.sleep(20)  # a slow Discord; the time is the world's
        return posted

    monkeypatch.setattr(stage, "call", slow)
    await press_button(people[0], "Begin", on=newest(world))
    await world.advance(5)
    asked = await press_button(people[0], "Close", on=newest(world))
    await press_button(people[0], "Yes, close it", on=asked)
    await world.advance(30)
    assert "The host closed the tournament" in newest(world).text
    tables = [table for number in (1, 2, 3) if (table := await hub.table(number)) is not None]
    assert [table.is_live for table in tables] == [True], "the first table was there, and plays on"
    lots = await press_button(people[0], "Check the lots", on=newest(world))
    assert "Secret seed" not in words(lots)
    await sit_back(world, *people)
    for _ in range(120):
        if not tables[0].is_live:
            break
        await world.advance(5)
    lots = await press_button(people[0], "Check the lots", on=newest(world))
    (file,) = world.message(lots).attachments
    blob = world.env.backend.cdn.get(file["url"])
    assert blob is not None
    secret = bytes.fromhex(json.loads(blob)["secret"])
    assert tables[0].state.secret == sha256(secret + b" deal 0").digest()


@pytest.mark.slow
@pytest.mark.parametrize(("step", "is_done"), [("call", False), ("thread", True), ("table", False), ("table", True)])
async def test_a_kill_and_a_close_while_tables_are_opened_leave_no_open_end(
    world: World, monkeypatch: pytest.MonkeyPatch, step: str, is_done: bool
) -> None:
    """The process is killed at a step of the second table, before or after it took effect. Then the host closes."""
    people = [world.person(f"P{n}") for n in range(4)]
    killed, where = False, Hub if step == "table" else TournamentMessages
    name = "_place" if step == "table" else step
    request: Any = getattr(where, name)

    async def stuck(self: object, *args: object) -> object:
        nonlocal killed
        is_second = args[2:3] == (1,)
        if isinstance(args[0], TableState):
            is_second = args[0].options.tournament == "1.1.2"
        if is_second and not killed:
            killed = True
            if is_done:
                await request(self, *args)
            raise asyncio.CancelledError  # the process is killed here
        if is_second and step != "table":
            await asyncio.sleep(20)  # the next process comes to the same step before the tournament is closed
        return await request(self, *args)

    monkeypatch.setattr(where, name, stuck)
    await begin(world, people, duplicate=True, rules=Ruleset(hand_size=5).code)
    assert killed
    await world.restart()
    await world.advance(5)
    asked = await press_button(people[0], "Close", on=newest(world))
    await press_button(people[0], "Yes, close it", on=asked)
    await world.advance(40)
    hub = hub_of(world)
    opened = [table for number in range(1, 6) if (table := await hub.table(number)) is not None]
    marks = [table.state.options.tournament for table in opened]
    assert marks == (["1.1.1", "1.1.2"] if step == "table" else ["1.1.1"]), "no table is opened twice, or after the end"
    for table in opened:
        lots = await press_button(people[0], "Check the lots", on=newest(world))
        assert "Secret seed" not in words(lots), "a table still plays"
        with world.env.time_context():
            await table.change(0, hosting.end, moderator=True)
        await world.advance(5)
    lots = await press_button(people[0], "Check the lots", on=newest(world))
    assert "Secret seed" in words(lots)


@pytest.mark.logs_errors
async def test_a_tournament_that_fails_at_a_start_stops_no_other_and_no_start(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = [world.person(f"P{n}") for n in range(2)]
    await run_command(people[0], "tournament", rules=ONE_CARD, rounds=1)
    await world.advance(3)
    after_downtime = night.after_downtime

    def fail_once(state: TournamentState, now: float) -> TournamentState:
        monkeypatch.setattr(night, "after_downtime", after_downtime)
        raise ValueError("a fault")

    monkeypatch.setattr(night, "after_downtime", fail_once)
    await world.restart()
    await join(world, *people)
    assert "2 checked in" in words(newest(world)), "the bot runs, and so does the tournament"


async def test_the_lots_stay_sealed_while_any_table_of_a_closed_tournament_plays(world: World) -> None:
    people = [world.person(f"P{n}") for n in range(4)]
    await begin(world, people, rules=Ruleset(hand_size=3).code)
    asked = await press_button(people[0], "Close", on=newest(world))
    await press_button(people[0], "Yes, close it", on=asked)
    await world.advance(3)
    lots = await press_button(people[1], "Check the lots", on=newest(world))
    assert "Secret seed" not in words(lots), "all cards of the table that plays on follow from it"
    table = await hub_of(world).table(1)
    assert table is not None
    await sit_back(world, *people)
    for _ in range(120):
        if not table.is_live:
            break
        await world.advance(5)
    lots = await press_button(people[1], "Check the lots", on=newest(world))
    assert "Secret seed" in words(lots)


async def test_people_who_are_gone_get_no_seat_and_an_ai_plays_there(world: World) -> None:
    people, boss = [world.person(f"P{n}") for n in range(8)], manager(world)
    nights = runner_of(world)
    state, waiting = await begin_with_a_refused_thread(world, people)
    by_id = {person.id: person for person in people}
    there = [by_id[state.night.entrants[number].user_id] for number in waiting.seats]
    erased, banned, dropped, stays = there
    await delete(erased)
    await boss.admin("ban", person=banned.actor)
    await press_button(dropped, "Drop out", on=newest(world))
    for _ in range(120):
        await sit_back_here(world, *(person for person in people if person not in there))
        await world.advance(5)
        if table_of(world, stays) is not None:
            break
    table = await hub_of(world).at(world.channel.id)
    assert table is not None
    assert [seat.user_id for seat in table.state.seats] == [None, None, None, stays.id]
    await sit_back_here(world, stays)
    for _ in range(60):
        if not table.is_live:
            break
        await world.advance(5)
    await world.advance(5)
    played = (await nights.get(1)).night.rounds[0].pods
    places = next(pod.places for pod in played if pod.seats == waiting.seats)
    assert places[:3] == (4, 4, 4)
    assert 1 <= places[3] <= 4


async def test_a_deletion_wins_against_the_opening_of_a_table(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    people = [world.person(f"P{n}") for n in range(4)]
    hub, erased = hub_of(world), people[2]
    erasure, place = Erasure(PersonalData(hub._store), hub.table), hub.place

    async def late(state: TableState, salt: int | None) -> Table:
        assert await erasure.erase(erased.id, [erased.name]), "the table is made, and not stored yet"
        return await place(state, salt)

    monkeypatch.setattr(hub, "place", late)
    await begin(world, people)
    table = await hub.table(1)
    assert table is not None
    assert {seat.user_id for seat in table.state.seats} == {None, *(each.id for each in people if each is not erased)}
    assert await PersonalData(hub._store).remaining_tables(erased.id) == []


@pytest.mark.parametrize("duplicate", [False, True])
async def test_a_moderator_who_plays_and_ends_their_table_is_last_there(world: World, duplicate: bool) -> None:
    """Otherwise they could end each table at which they are about to lose, and a duplicate one for the average."""
    people = [world.person("P0", moderator=True), *(world.person(f"P{n}") for n in range(1, 4))]
    await begin(world, people, duplicate=duplicate, rules=Ruleset(hand_size=5).code)
    here = next(thread for thread in threads(world) if people[0].id in called(world)[thread.id])
    asked = await people[0].slash("end", channel=here)
    assert asked is not None
    assert "you leave the match and are last" in words(asked)
    await press_button(people[0], "Yes, end it", on=asked)
    await world.advance(10)
    state = await runner_of(world).get(1)
    (pod,) = (pod for pod in state.night.rounds[0].pods if 0 in pod.seats)
    assert pod.places[pod.seats.index(0)] == len(pod.seats) + pod.ais
    assert all(place < len(pod.seats) + pod.ais for seat, place in zip(pod.seats, pod.places, strict=True) if seat)
    if duplicate:
        assert pod.gone == (0,), "they get no average"


async def test_a_table_without_anybody_is_not_opened(world: World) -> None:
    people = [world.person(f"P{n}") for n in range(5)]
    nights = runner_of(world)
    state, waiting = await begin_with_a_refused_thread(world, people)
    ids = [state.night.entrants[number].user_id for number in waiting.seats]
    for person in people:
        if person.id in ids:
            await delete(person)
    for _ in range(60):
        await sit_back_here(world, *(person for person in people if person.id not in ids))
        await world.advance(5)
        if (await nights.get(1)).status != "round":
            break
    pods = (await nights.get(1)).night.rounds[0].pods
    assert all(pod.places for pod in pods)
    assert [pod.table_id is None for pod in pods if pod.seats == waiting.seats] == [True]


@pytest.mark.logs_errors
async def test_a_rematch_of_a_duplicate_table_can_be_checked_replayed_and_coached(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    people = [world.person(f"P{n}") for n in range(4)]
    await begin(world, people, duplicate=True)
    await sit_back(world, *people)
    await until(world, "won the tournament")
    here = threads(world)[0]
    host, guest = [person for person in people if person.id in called(world)[here.id]]
    await press_button(host, "Rematch", on=world.table(here))
    await world.advance(3)
    if world.table(here).has("Join"):
        await press_button(guest, "Join", on=world.table(here))
    if world.table(here).has("Rematch"):
        await press_button(guest, "Rematch", on=world.table(here))
    await world.advance(12)
    table = await hub_of(world).at(here.id)
    assert table is not None
    for person in (host, guest):
        more = await press_button(person, "More", on=world.table(here))
        if more.has("Autopilot"):
            await press_button(person, "Autopilot", on=more)
    for _ in range(60):
        if not table.is_live:
            break
        await world.advance(5)
    await world.advance(5)
    over = world.table(here)
    assert "The deal was fair" in words(await press_more(host, "Check the deal", on=over))
    assert "Replay · round 1" in words(await press_button(host, "Replay", on=over))
    assert "## Coach" in words(await press_button(host, "Coach", on=over))
    assert not [record for record in caplog.records if record.exc_info]
