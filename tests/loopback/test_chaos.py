"""Everything fails at once while people press anything: every fault once, and proofs that the harness can fail."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from discord.ui import LayoutView

from tests.bot.scenes import Scene as Match
from tests.bot.scenes import random_scenes
from tests.databases import OnServer
from tests.loopback.chaos import run_seed
from tests.loopback.database_faults import PostgresDatabase
from tests.loopback.deletions import Deletions
from tests.loopback.fake import FakeDiscord
from tests.loopback.invariants import Invariants
from tests.loopback.model import EPHEMERAL, Interaction, Message
from tests.loopback.place_faults import Places
from tests.loopback.plan import (
    ANYWHERE,
    DATABASE,
    PLACES,
    POSTGRESQL,
    SQLITE,
    THREADS,
    TOURNAMENTS,
    deal_plans,
    draw_plan,
)
from tests.loopback.process import BotProcess
from tests.loopback.tournament_evening import TournamentEvening
from unobot.bot.screens.hand import hand_screen
from unobot.bot.screens.lobby import lobby_panel
from unobot.bot.screens.menu import menu_screen
from unobot.bot.screens.overlay import overlay_screen
from unobot.bot.screens.table import table_screen
from unobot.i18n import text_for
from unobot.rules.cards import Card
from unobot.storage.store import Store

PLANS = deal_plans(3132, (SQLITE, SQLITE, POSTGRESQL, POSTGRESQL))
"""Each fault once. Of the first 6,000 seeds, this one waits least. `make chaos` draws from many seeds."""


@pytest.mark.long
@pytest.mark.parametrize("backend", DATABASE)
async def test_chaos_breaks_no_promise(backend: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """Two bots at a time, because the test mostly waits for the faults to pass."""
    server = None
    if backend == POSTGRESQL:
        databases = request.getfixturevalue("_postgresql")
        assert isinstance(databases, OnServer)
        server = databases.server
    plans = [plan for plan in PLANS if plan.database == backend]
    async with asyncio.TaskGroup() as both:
        runs = [both.create_task(run_seed(plan, tmp_path / f"run {n}", server)) for n, plan in enumerate(plans)]
    for plan, chaos in zip(plans, (run.result() for run in runs), strict=True):
        assert not chaos.checks.findings, "\n".join((str(plan), *chaos.checks.findings))
        assert chaos.checks.logbook.acknowledged, "nobody played"
        assert chaos.meddlers.presses > len(plan.steps), "hardly anybody pressed"


def test_a_seed_draws_the_same_plan_again() -> None:
    assert draw_plan(1, 30) == draw_plan(1, 30)
    assert draw_plan(1, 30) != draw_plan(2, 30)


EVERYWHERE = {fault for kind in ANYWHERE for fault in kind}


def test_a_hundred_seeds_draw_every_fault() -> None:
    for database, own in DATABASE.items():
        drawn = {step.fault for seed in range(1, 101) for step in draw_plan(seed, 25, database).steps}
        assert drawn == {*EVERYWHERE, *own}


def test_the_plans_here_have_every_fault() -> None:
    for database, own in DATABASE.items():
        dealt = {step.fault for plan in PLANS if plan.database == database for step in plan.steps}
        assert dealt >= {*own}
    assert {step.fault for plan in PLANS for step in plan.steps} >= EVERYWHERE
    assert {plan.tournament for plan in PLANS} == {*TOURNAMENTS}
    assert {home for plan in PLANS for home in plan.homes} == {"channel", "thread"}


# The harness finds what it looks for

HERE = "unobot.bot.interactions.error_messages: "
REFUSED = text_for("en")("error-storage")


class Scene:
    """A Discord with one person, a log, and an empty database. No bot runs."""

    def __init__(self, folder: Path) -> None:
        self.fake = FakeDiscord()
        self.log = folder / "bot.log"
        self.channel = self.fake.add_channel(self.fake.add_guild("Server"), "uno")
        self.ann = self.fake.add_user("Ann")
        bot = BotProcess(self.fake, "", self.log)
        self.checks = Invariants(self.fake, bot, self.query, folder / "faults.json")

        self.forsaken: list[tuple[int, int]] = []
        """The tables without people, and the entries of their matches."""
        self.rows: dict[str, list[tuple[Any, ...]]] = {}
        """The rows of a query by words of it."""

    def query(self, sql: str) -> list[tuple[Any, ...]]:
        found = [rows for words, rows in self.rows.items() if words in sql]
        return [*self.forsaken] if "newcomers" in sql else found[0] if found else []

    def write(self, line: str, at: float) -> None:
        moment = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(at))
        self.log.write_text(f"{moment},000 ERROR   {line}\n", encoding="utf-8")

    def tell(self, text: str, at: float) -> None:
        press = Interaction(1, "", self.ann, self.channel, {"data": {"custom_id": "u1:7:0:move:R5"}}, at)
        press.show(Message(2, self.channel, self.fake.bot, content=text))
        self.fake.interactions[press.id] = press

    def findings(self) -> str:
        self.checks.examine()
        return "\n".join(self.checks.findings)


@pytest.fixture
def scene(tmp_path: Path) -> Scene:
    return Scene(tmp_path)


def test_a_refusal_needs_a_fault_and_a_line_in_the_log(scene: Scene) -> None:
    scene.tell(REFUSED, 1000.0)
    assert "the log says nothing" in scene.findings()
    assert "and it did not" in scene.findings()


def test_a_refusal_with_both_is_explained(scene: Scene) -> None:
    scene.checks.troubles["database"].append((999.0, 1001.0))
    scene.write(f"{HERE}table 7: the database refused: it is full.", 1000.0)
    scene.tell(REFUSED, 1000.0)
    assert not scene.findings()


@pytest.mark.parametrize(
    "line",
    [
        "unobot.bot.interactions.error_messages: table 7: unexpected fault\nTraceback (most recent call last):",
        "unobot.bot.interactions.error_messages: table 7: the database refused: long before any fault.",
        "discord.client: Ignoring exception in on_interaction",
    ],
)
def test_an_unexplained_error_is_found(scene: Scene, line: str) -> None:
    scene.checks.troubles["database"].append((5000.0, 5001.0))
    scene.write(line, 1000.0)
    assert line in scene.findings()


def test_a_hand_shown_to_another_is_found(scene: Scene) -> None:
    shown = Message(2, scene.channel, scene.fake.bot, content="Your hand, 2 cards: 🔺 Red: 5, 6", flags=EPHEMERAL)
    shown.reader = scene.ann.id
    scene.checks.screens.see(shown)
    assert f"{scene.ann.id} is shown the hand" in scene.findings()


@pytest.mark.parametrize("pressed", [False, True])
def test_a_move_while_nobody_is_there_is_found(scene: Scene, pressed: bool) -> None:
    scene.forsaken = [(7, 20)]
    assert not scene.findings()
    if pressed:
        scene.tell("", 1000.0)
    scene.forsaken = [(7, 21)]
    assert ("table 7 has 1 moves" in scene.findings()) is not pressed


@pytest.mark.parametrize("is_shown", [False, True])
def test_a_table_that_holds_a_channel_and_that_nobody_sees_is_found(scene: Scene, is_shown: bool) -> None:
    scene.rows[f"channel_id = {scene.channel.id}"] = [(7,)]
    if is_shown:
        button = {"type": 2, "custom_id": "u1:7:0:join:", "label": "Join"}
        scene.fake.messages[2] = Message(2, scene.channel, scene.fake.bot, components=[button])
    scene.checks.look_for_table(scene.channel)
    assert ("table 7 holds uno, and nobody sees it" in scene.findings()) is not is_shown


async def test_a_setting_that_names_what_is_gone_is_found(scene: Scene) -> None:
    deletions = Deletions(scene.fake, scene.query)
    scene.rows["channel_settings"] = [('{"start_roles":[77]}',)]
    assert await deletions.heal([]) == []
    deletions.gone.add(77)
    assert await deletions.heal([]) == ["settings name 77, which is gone"]


@pytest.mark.parametrize(
    ("marks", "posts", "words"),
    [
        (["1.0.0", "1.0.1", ""], [5, 6], None),
        (["1.0.0", "1.0.0", ""], [5, 6], "the table 1.0.0 of a tournament is doubled"),
        (["1.0.0", "1.0.1", ""], [5, 5], "two tables have the call 5"),
    ],
)
def test_a_doubled_table_of_a_tournament_is_found(
    scene: Scene, marks: list[str], posts: list[int], words: str | None
) -> None:
    pods = [{"post_id": post} for post in posts]
    scene.rows["FROM tournament"] = [(1, "round", json.dumps({"rounds": [{"pods": pods}]}))]
    scene.rows["FROM table_"] = [(n, json.dumps({"tournament": mark})) for n, mark in enumerate(marks)]
    evening = TournamentEvening(scene.fake, scene.query, 1, duplicate=False)
    assert evening.doubled(damaged=()) == ([] if words is None else [words])


@pytest.mark.parametrize("fault", [*PLACES, *THREADS])
async def test_what_a_fault_takes_from_a_place_comes_back(scene: Scene, fault: str) -> None:
    table = Message(2, scene.channel, scene.fake.bot)
    scene.fake.messages[table.id] = table
    thread = scene.fake.add_private_thread(scene.channel, "thread", scene.ann)

    def state() -> tuple[object, ...]:
        places = (scene.channel, thread)
        may = [(scene.fake.bot_may(place), place.has_bot, place.is_locked, place.is_archived) for place in places]
        return may, scene.ann.closed, scene.ann.left, scene.channel.age_restricted, scene.channel.is_slow

    before = state()
    lasting = asyncio.create_task(Places(scene.fake, [scene.channel, thread], [scene.ann]).suffer(fault, 3600))
    await asyncio.sleep(0)
    assert state() != before or table.deleted
    await stop(lasting)
    assert state() == before


GRANTED = (
    "SELECT 1 FROM pg_locks JOIN pg_class c ON c.oid = relation WHERE relname = 'table_' AND mode = 'ExclusiveLock'"
)


@pytest.fixture
async def base(request: pytest.FixtureRequest) -> PostgresDatabase:
    databases = request.getfixturevalue("_postgresql")
    assert isinstance(databases, OnServer)
    base = PostgresDatabase(databases.server)
    await (await Store.open(base.url)).close()
    return base


async def have(base: PostgresDatabase, fault: str, sign: str) -> asyncio.Task[None]:
    """Let a database have a fault until the task is cancelled. The query ``sign`` has rows as soon as it has it."""
    fault_of_it = asyncio.create_task(base.suffer(fault, 3600))
    while not base.query(sign):  # no event tells of it
        if fault_of_it.done():
            fault_of_it.result()
        await asyncio.sleep(0.005)
    return fault_of_it


async def stop(*faults: asyncio.Task[None]) -> None:
    """End faults, and wait for that. Cancelling one again on its way would leave its connection hanging."""
    for fault in faults:
        if not fault.cancelling():
            fault.cancel()
    await asyncio.wait(faults)


async def test_damage_does_not_wait_for_a_lock_of_the_same_test(base: PostgresDatabase) -> None:
    locked = await have(base, "locked", GRANTED)
    with pytest.raises(asyncpg.LockNotAvailableError):
        base.change("UPDATE table_ SET touched = 0")
    await stop(locked)


async def test_the_end_of_a_full_disk_stops_no_reader_of_a_locked_table(base: PostgresDatabase) -> None:
    full = await have(
        base, "full", "SELECT 1 FROM pg_trigger WHERE tgrelid = 'user_'::regclass AND tgname = 'full_disk'"
    )
    locked = await have(base, "locked", GRANTED)
    full.cancel()
    waiting = "SELECT 1 FROM pg_locks WHERE NOT granted"
    try:
        while not full.done() and not base.query(waiting):  # noqa: ASYNC110
            await asyncio.sleep(0.005)
        assert not base.query(waiting)
        assert base.query("SELECT count(*) FROM table_") == [(0,)]
    finally:
        await stop(locked, full)


WAYS: list[dict[str, Any]] = [
    {},
    {"path": ("premove", "W")},
    {"path": ("W",)},
    {"why": True},
]
"""The screens of a hand: the whole hand, a step of a move, and the reasons."""


def rounds() -> Iterator[Match]:
    """Yield the scenes of a match in which a round is played."""
    for match in random_scenes(3, seed=1, target=50):
        if match.match.round is not None and not match.match.round.is_over:
            yield match


def show(message: Message, screen: LayoutView) -> None:
    message.write({"components": screen.to_components()})  # type: ignore[no-untyped-call]


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_every_screen_of_a_hand_is_a_panel(scene: Scene, way: dict[str, Any]) -> None:
    for match in rounds():
        for seat in (0, 1):
            view = match.view(seat)
            assert view.view is not None
            view.view.hands[seat] = [Card("W"), *view.view.hands[seat]]
            panel = Message(2, scene.channel, scene.fake.bot, reader=scene.ann.id)
            show(panel, hand_screen(text_for("en"), view, **way))
            scene.fake.messages[panel.id] = panel
            assert [each for each, _ in scene.checks.panels(scene.ann.id, view.id)] == [panel]
            assert not scene.checks.panels(scene.ann.id, view.id + 1)


def test_a_screen_in_the_place_of_the_hand_is_a_panel_and_leads_back(scene: Scene) -> None:
    text = text_for("en")
    for match in rounds():
        view = match.view(0)
        for screen in (table_screen(text, view), menu_screen(text, view, is_host_or_mod=True)):
            panel = Message(2, scene.channel, scene.fake.bot, reader=scene.ann.id)
            show(panel, overlay_screen(text, view, screen))
            scene.fake.messages[panel.id] = panel
            ((found, way),) = scene.checks.panels(scene.ann.id, view.id)
            assert found is panel
            assert ":hand:" in way


def test_no_other_screen_is_a_panel(scene: Scene) -> None:
    text = text_for("en")
    for match in rounds():
        view = match.view(0)
        for screen in (lobby_panel(text, view), menu_screen(text, view, is_host_or_mod=True)):
            other = Message(2, scene.channel, scene.fake.bot, reader=scene.ann.id)
            show(other, screen)
            scene.fake.messages[other.id] = other
            assert not scene.checks.panels(scene.ann.id, view.id)
