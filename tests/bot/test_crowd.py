"""Many people at once: who has to wait for something slow is told so, and keeps nobody else waiting."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Hashable
from typing import Any

import discord
import pytest
from discord.webhook.async_ import AsyncWebhookAdapter

from tests.bot.players import (
    Stack,
    admin,
    begin,
    choices,
    choose,
    choose_preference,
    manager,
    ply,
    press_button,
    words,
)
from tests.bot.seasons import fill_season
from tests.bot.test_coach import finished
from tests.bot.test_history import listed
from tests.bot.test_overload import BUSY, gate_of, refusals
from tests.bot.test_privacy import panel
from tests.bot.test_replay import ended
from tests.bot.test_stats import stats_of
from tests.world import Person, Screen, World
from unobot.bot.interactions import gate
from unobot.bot.interactions.responses import ANSWER_BY
from unobot.bot.messages.side_jobs import SideJobs
from unobot.coach.coach_process import advised
from unobot.demo.simulator import press
from unobot.features.daily.games import DailyGames
from unobot.features.privacy.erasure import Erasure
from unobot.features.replay import coaching
from unobot.features.replay import files as replay_files
from unobot.features.replay.store import Replays
from unobot.features.results import store as results
from unobot.features.results.store import Results
from unobot.model.storage_errors import Damaged
from unobot.model.table import TableState
from unobot.replays.file_process import answer as page_or_film
from unobot.rules.ruleset.ruleset import Ruleset


@pytest.fixture(autouse=True)
def _few_places(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "OTHER_PLACES", 3)


async def asked_for_help(person: Person) -> Screen:
    screen = await person.slash("help")
    assert screen is not None
    return screen


async def crowd(world: World, count: int) -> list[tuple[Person, Screen]]:
    """Return people who look at *Play alone*, each with their screen."""
    people = [world.person(f"Person{number}") for number in range(count)]
    return [(person, await asked_for_help(person)) for person in people]


def press_all(world: World, people: list[tuple[Person, Screen]], label: str) -> None:
    """Press a button on the screen of each person, and do not wait for an answer."""
    for person, screen in people:
        press(world.env, person.hand_on(screen), world.message(screen), screen.button(label).custom_id)


async def test_a_crowd_that_plays_alone_is_told_when_and_no_table_waits_for_it(world: World) -> None:
    """Each of them waits for a new DM, of which there is one in a second."""
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    people = await crowd(world, 12)
    await world.advance(5)
    press_all(world, people, "Play alone")
    await world.advance(1)
    told = "\n".join(words(person.panels()[-1]) for person, _ in people)
    times = re.findall(r"Your match opens in our direct messages in about (\d+) seconds", told)
    assert len(times) > 9, "all but the first ones"
    assert set(times) == {"5", "10", "15"}, "each reads their own time"
    assert refusals(world) == 0
    before, player = ply(world), next(person for person in (ann, ben) if choices(person.direct()))
    shown = await player.press(choices(player.direct())[-1].custom_id, on=player.direct())
    assert shown is not None
    assert ply(world) > before
    assert BUSY not in words(await asked_for_help(ann)), "the commands go on as well"
    await world.advance(15)
    for person, _ in people:
        assert "Your match is in [our direct messages]" in words(person.panels()[-1]), (
            "it takes the place of the promise"
        )
        assert len(person.panels()) == 2, "the help, and this"
        assert "Your hand" in words(person.direct())
    assert not gate_of(world).inside


async def test_two_presses_that_wait_open_one_match(world: World) -> None:
    people = await crowd(world, 3)
    await world.advance(5)
    press_all(world, [*people, people[-1]], "Play alone")
    await world.advance(10)
    person, _ = people[-1]
    assert [words(each).count("Your match is in") for each in person.panels()[1:]] == [1, 1]
    assert len([each for each in person.direct_messages() if each.buttons]) == 1


async def test_a_promise_that_was_dismissed_is_kept_all_the_same(world: World) -> None:
    people = await crowd(world, 3)
    await world.advance(5)
    press_all(world, people, "Play alone")
    await world.advance(0.5)
    person, _ = people[-1]
    promise = person.panels()[-1]
    assert "opens in our direct messages" in words(promise)
    world.env.backend.delete_message(promise.channel, promise.id)
    await world.advance(5)
    assert "Your match is in" in words(person.panels()[-1])


async def test_who_waits_is_told_that_the_bot_stops(world: World) -> None:
    people = await crowd(world, 4)
    await world.advance(5)
    press_all(world, people, "Play alone")
    await world.advance(0.5)
    assert "opens in our direct messages" in words(people[-1][0].panels()[-1])
    await world.restart(clean=True)
    assert "I'm about to restart" in words(people[-1][0].panels()[-1])


@pytest.mark.long
async def test_everybody_who_asks_the_coach_reads_their_place_and_then_the_answer(
    world: World, monkeypatch: pytest.MonkeyPatch, stack: Stack
) -> None:
    """The coach takes six seconds for each of them. Meanwhile, the places of the gate are free.

    It works without processes here: `test_coach` and `test_replay_files` have those.
    """
    one_at_a_time, real = asyncio.Lock(), SideJobs._do

    async def slowly(self: SideJobs, key: Hashable, job: Callable[[], bytes]) -> bytes:
        async with one_at_a_time:
            await asyncio.sleep(6)
            return await real(self, key, job)

    monkeypatch.setattr(SideJobs, "_do", slowly)
    programs = {coaching.PROGRAM: advised, replay_files.PROGRAM: page_or_film}
    monkeypatch.setattr(SideJobs, "run_process", lambda self, program, source: (0, programs[program](source)))
    people = [world.person(name) for name in ("Ann", "Ben", "Cem", "Dee")]
    stack(["R1 R2 R3", "B4 R5 B6", "B7 R8 B9", "G1 R2 G3"], "R4", rules=Ruleset(scoring="single"))
    final = await finished(world, *people)
    press_all(world, [(person, final) for person in people], "Coach")
    await world.advance(1)
    told = "\n".join(words(person.panels()[-1]) for person in people)
    assert told.count("The coach is going through this match. Its answer comes here in about") == 1
    assert sorted(re.findall(r"You are number (\d) in line", told)) == ["2", "3", "4"]
    assert "Your answer comes here in about 20 seconds" in told
    viewer = await press_button(people[0], "Replay", on=final)
    assert BUSY not in words(viewer)
    await world.advance(30)
    for person in people:
        answers = [words(each) for each in person.panels() if "Luck of the cards:" in words(each)]
        assert len(answers) == 1
        assert not any("comes here" in words(each) for each in person.panels()), "the answer takes its place"
    page = await press_button(people[0], "Save as a page", on=viewer)
    assert "I'm writing the page of this match" in words(page)
    await world.advance(8)
    assert "works without the internet" in words(world.screen(page))


async def test_many_pages_of_results_are_made_one_after_the_other_and_no_table_waits(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each page takes half a second here. A move at a table is answered at once, and every reader gets a page."""
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    readers = [world.person(f"Reader{number}") for number in range(8)]
    real: Any = vars(results)["stats"]
    at_once: list[str] = []

    async def slowly(*args: Any, **options: Any) -> object:  # noqa: ANN401 - those of the real one
        at_once.append("begun")
        await asyncio.sleep(0.5)
        at_once.append("read")
        return await real(*args, **options)

    monkeypatch.setattr(results, "stats", slowly)
    answers = [await reader.actor.slash(world.channel, "uno stats") for reader in readers]
    await world.advance(0.1)
    before, player = ply(world), next(person for person in (ann, ben) if choices(person.direct()))
    await player.press(choices(player.direct())[-1].custom_id, on=player.direct())
    assert ply(world) > before
    await world.advance(6)
    shown = [world.answer(answer) for answer in answers]
    assert all(screen is not None and "Reader" in words(screen) for screen in shown)
    assert refusals(world) == 0
    assert at_once == ["begun", "read"] * len(readers), "a page begins when the one before it is read"


def count_reads(monkeypatch: pytest.MonkeyPatch, name: str) -> list[str]:
    """Let a read of results take half a second. Return a list that gets an entry for each one that begins."""
    real: Any = vars(results)[name]
    begun = list[str]()

    async def slowly(*args: Any, **options: Any) -> object:  # noqa: ANN401 - those of the real one
        begun.append(name)
        await asyncio.sleep(0.5)
        return await real(*args, **options)

    monkeypatch.setattr(results, name, slowly)
    return begun


@pytest.mark.only("sqlite")
async def test_a_crowd_that_asks_for_one_page_has_it_read_once(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody has a row of their own below the page, and the places of a board are the same for all of them."""
    people = [world.person(f"Person{number}") for number in range(8)]
    await fill_season(world, [(person.id, person.actor.name) for person in people], 6)
    places, pages, seasons = (count_reads(monkeypatch, name) for name in ("standing", "stats", "seasons"))
    boards = [await person.actor.slash(world.channel, "uno leaderboard") for person in people]
    stats = [await people[1].actor.slash(world.channel, "uno stats", person=people[0].actor) for _ in range(5)]
    await world.advance(15)
    for person, answer in zip(people, boards, strict=True):
        shown = world.answer(answer)
        assert shown is not None
        assert f"👉 **?** **{person.actor.name}**" in re.sub("`.*?` ", "", words(shown))
    assert all("### 📊 Person0" in words(shown) for shown in map(world.answer, stats) if shown is not None)
    assert seasons == ["seasons"]
    assert pages == ["stats"]
    assert places == ["standing"] * 2, "this season's leaderboard, and all time"
    await fill_season(world, [(person.id, person.actor.name) for person in people], 6, seed=2)
    again = await people[0].actor.slash(world.channel, "uno leaderboard")
    await world.advance(5)
    shown = world.answer(again)
    assert shown is not None
    assert "6 matches" in words(shown)
    assert places == ["standing"] * 3, "the matches that have ended since are on it"


async def test_a_match_that_ends_while_a_page_is_read_is_on_the_page_of_who_asks_then(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    people = [(ann.id, "Ann"), (ben.id, "Ben"), (12, "Cleo"), (13, "Dev")]
    await fill_season(world, people, 1)
    real: Any = vars(results)["stats"]

    async def then_slowly(*args: Any, **options: Any) -> object:  # noqa: ANN401 - those of the real one
        page = await real(*args, **options)
        await asyncio.sleep(3)
        return page

    monkeypatch.setattr(results, "stats", then_slowly)
    before = await ann.actor.slash(world.channel, "uno stats")
    await world.advance(1)
    await fill_season(world, people, 1, seed=2)
    after = await ann.actor.slash(world.channel, "uno stats")
    await world.advance(10)
    counts = [
        re.search(r"🏆 \*\*(\d)", words(shown)) for shown in map(world.answer, (before, after)) if shown is not None
    ]
    assert [found[1] for found in counts if found is not None] == ["1", "2"]


async def test_no_page_of_results_is_out_of_date(world: World) -> None:
    """A page was shown, and then somebody ends a match, opts out, deletes their data or is banned."""
    ann, ben, boss = world.person("Ann"), world.person("Ben"), manager(world)
    people = [(ann.id, "Ann"), (ben.id, "Ben"), (12, "Cleo"), (13, "Dev")]

    async def board() -> str:
        answer = await boss.slash("leaderboard")
        assert answer is not None
        return re.sub(r"[*]|`.*?` ", "", words(answer))

    await fill_season(world, people, 1)
    assert "? Ann · 1 match" in await board()
    await fill_season(world, people, 1, seed=2)
    assert "? Ann · 2 matches" in await board()
    await choose_preference(ben, world, "rated", "off")
    assert "Ben" not in await board()
    await press_button(ann, "Delete everything", on=await press_button(ann, "Delete my data", on=await panel(ann)))
    assert "Ann" not in await board()
    assert "**2** matches" in words(await stats_of(ben))
    await admin(boss, "ban", person=ben.actor)
    assert "**2** matches" not in words(await stats_of(ben))


async def test_many_changes_of_the_seasons_are_answered_at_once_and_counted_together(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    boss, real, rebuilt = manager(world), Results.rebuild_ratings, list[int]()

    async def slowly(self: Results, guild_id: int, **options: bool) -> list[Damaged]:
        await asyncio.sleep(30)
        rebuilt.append(guild_id)
        return await real(self, guild_id, **options)

    monkeypatch.setattr(Results, "rebuild_ratings", slowly)
    panel = await boss.slash("settings")
    assert panel is not None
    panel = await choose(boss, world, panel, "settings:server", "seasons")
    for seasons in ("quarterly", "never", "quarterly", "monthly", "never", "quarterly"):
        panel = await choose(boss, world, panel, "set:server-seasons", seasons)
    assert not rebuilt
    await world.advance(100)
    assert rebuilt == [world.guild.id] * 2, "the first change, and then all others together"


@pytest.fixture
def slow_discord(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Discord take a second for each answer to a press or a command."""
    answer = AsyncWebhookAdapter.create_interaction_response
    monkeypatch.setattr(AsyncWebhookAdapter, "create_interaction_response", later(1.0, answer))


@pytest.mark.usefixtures("slow_discord")
async def test_an_answer_on_its_way_to_discord_holds_no_place_and_a_stop_waits_for_it(world: World) -> None:
    people = [world.person(f"Person{number}") for number in range(8)]
    asked = [await person.actor.slash(world.channel, "uno help") for person in people]
    assert len(gate_of(world).inside) == len(people)
    assert gate_of(world).pressure() == 1.0, "nobody waits at the door"
    assert not any(each.acknowledged for each in asked)
    with world.env.time_context():
        closing = asyncio.create_task(world.bot.close())
    await world.advance(1.2)
    assert all("Play alone" in person.panels()[-1].labels for person in people), "the stop has waited"
    await closing
    assert refusals(world) == 0


async def test_who_asks_discord_about_a_private_thread_holds_no_place(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The match is in an archived thread. Discord is asked about it and about its members, a second for each."""
    ann, *people = (world.person(f"Person{number}") for number in range(7))
    thread = world.create_private_thread("secret", ann, *people)
    await ann.slash("start", channel=thread, ais=1)
    await ann.press("start", on=world.table(thread))
    await press_button(ann, "Yes, end it", on=await ann.slash("end", channel=thread))
    await world.advance(5)
    stored = world.env.backend.get_channel(thread.id)
    assert stored.thread_metadata is not None
    stored.thread_metadata.archived = True
    await world.restart()
    for owner, method in ((discord.Guild, "fetch_channel"), (discord.Thread, "fetch_member")):
        monkeypatch.setattr(owner, method, later(1.0, getattr(owner, method)))
    pages = [(person, await listed(person)) for person in people]
    press_all(world, pages, "This server")
    await world.advance(0.2)
    assert len(gate_of(world).inside) == len(people)
    assert gate_of(world).pressure() == 1.0, "nobody waits at the door"
    await world.advance(5)
    assert ["Replay" in person.panels()[-1].labels for person in people] == [True] * len(people)
    for person in people:
        press(world.env, person.actor, world.message(person.panels()[-1]), "u1:1:0:replay:open")
    await world.advance(0.2)
    assert gate_of(world).pressure() == 1.0
    await world.advance(5)
    assert refusals(world) == 0


def later(seconds: float, real: Callable[..., Any]) -> Callable[..., Any]:
    """Return the same, but it takes that much longer."""

    async def late(*args: Any, **options: Any) -> object:  # noqa: ANN401 - those of the real one
        await asyncio.sleep(seconds)
        return await real(*args, **options)

    return late


async def test_many_who_open_one_replay_have_it_checked_once(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check of a long log takes a second. A press that waits for it holds no place."""
    people = [world.person(f"Person{number}") for number in range(6)]
    await ended(world, *people[:2])
    real, checked = Replays._load_match, list[int]()

    async def slowly(self: Replays, state: TableState, match_id: int) -> object:
        checked.append(match_id)
        await asyncio.sleep(1.0)
        return await real(self, state, match_id)

    monkeypatch.setattr(Replays, "_load_match", slowly)
    press_all(world, [(person, await listed(person)) for person in people], "Replay")
    await world.advance(0.2)
    assert gate_of(world).pressure() == 1.0, "nobody waits at the door"
    await world.advance(3)
    assert [person.panels()[-1].has("Save as a page") for person in people] == [True] * len(people)
    assert len(checked) == 1


async def test_a_crowd_in_a_long_line_is_deferred_and_served_in_its_turn(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each look at the daily deals takes two seconds and keeps its place. There are three places for twelve people."""
    monkeypatch.setattr(DailyGames, "entry", later(2.0, DailyGames.entry))
    people = [world.person(f"Person{number}") for number in range(12)]
    asked = [await person.actor.slash(world.channel, "uno daily") for person in people]
    await world.advance(ANSWER_BY)
    assert all(each.acknowledged for each in asked), "Discord knows that it takes longer"
    await world.advance(30)
    assert all("Daily game ·" in words(person.panels()[-1]) for person in people)
    assert [len(person.panels()) for person in people] == [1] * len(people)
    press_all(world, [(person, person.panels()[-1]) for person in people], "Yesterday")
    await world.advance(30)
    assert all("Today" in person.panels()[-1].labels for person in people), "the pressed message itself is redrawn"
    assert [len(person.panels()) for person in people] == [1] * len(people)
    assert refusals(world) == 0


async def test_who_stands_in_line_is_told_that_the_bot_stops(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DailyGames, "entry", later(1.5, DailyGames.entry))
    people = [world.person(f"Person{number}") for number in range(4)]
    for person in people:
        await person.actor.slash(world.channel, "uno daily")
    await world.advance(ANSWER_BY)
    with world.env.time_context():
        closing = asyncio.create_task(world.bot.close())
    await world.advance(3)
    await closing
    assert "I'm about to restart" in words(people[-1].panels()[-1])


async def test_who_wants_to_be_deleted_reads_their_place_in_line(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """A deletion takes five seconds, one at a time. The bot stops while the last one waits."""
    monkeypatch.setattr(Erasure, "erase", later(5.0, Erasure.erase))
    people = [world.person(name) for name in ("Ann", "Ben", "Cem", "Dee")]
    asked = [(person, await press_button(person, "Delete my data", on=await panel(person))) for person in people]
    press_all(world, asked, "Delete everything")
    await world.advance(1)
    told = "\n".join(words(person.panels()[-1]) for person in people)
    assert re.findall(r"You are number (\d) in line", told) == ["2", "3", "4"]
    assert gate_of(world).pressure() == 1.0, "nobody waits at the door"
    await world.advance(13)
    with world.env.time_context():
        closing = asyncio.create_task(world.bot.close())
    await world.advance(1.5)
    await closing
    assert ["is deleted" in words(person.panels()[-1]) for person in people] == [True] * 3 + [False]
    assert "I'm about to restart" in words(people[-1].panels()[-1])
