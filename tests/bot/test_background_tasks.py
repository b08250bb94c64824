"""Background tasks: one at a time for a key, retried after a failure, none without work."""

from __future__ import annotations

import asyncio
import logging

import pytest

from tests.bot.players import Stack, begin, prefer, words
from tests.bot.test_edit_scheduler import FAULTS, Surface, Time, refusal
from tests.world import World
from unobot.bot.discord_api.request_budget import MAX_REFUSALS, REFUSAL_WINDOW, RequestBudget
from unobot.bot.live.background_tasks import BackgroundTasks
from unobot.bot.live.edit_scheduler import OUTAGE_RETRY_GAP, RETRY_GAPS


@pytest.fixture
async def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


@pytest.fixture
def budget(time: Time) -> RequestBudget:
    return RequestBudget(time)


@pytest.fixture
def tasks(budget: RequestBudget) -> BackgroundTasks:
    return BackgroundTasks(budget)


async def test_only_the_last_of_the_waiting_tasks_runs(time: Time, tasks: BackgroundTasks) -> None:
    done: list[str] = []
    gate = asyncio.Event()

    async def work(name: str) -> None:
        await gate.wait()
        done.append(name)

    tasks.start("note", lambda: work("first"))
    await time.pass_by(0)
    tasks.start("note", lambda: work("second"))
    tasks.start("note", lambda: work("third"))
    tasks.start("other", lambda: work("other"))
    await time.pass_by(0)
    assert len(tasks) == 2
    gate.set()
    await time.pass_by(0)
    assert sorted(done) == ["first", "other", "third"]
    assert not len(tasks), "no task lives without work"


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: type(fault).__name__)
async def test_failed_work_is_tried_again(time: Time, tasks: BackgroundTasks, fault: Exception) -> None:
    work = Surface(time)
    work.faults = [fault, fault]
    tasks.start("note", work.draw)
    await time.pass_by(RETRY_GAPS[0] + 1)
    assert not work.drawn
    await time.pass_by(RETRY_GAPS[1])
    assert len(work.drawn) == 1
    assert not len(tasks)


async def test_during_an_outage_work_is_tried_once_a_minute_and_logged_once(
    time: Time, tasks: BackgroundTasks, caplog: pytest.LogCaptureFixture
) -> None:
    work = Surface(time)
    work.faults = [refusal(503)] * 6
    tasks.start("note", work.draw)
    await time.pass_by(sum(RETRY_GAPS) + 1)
    assert len(work.faults) == 3
    await time.pass_by(4 * OUTAGE_RETRY_GAP)
    assert len(work.drawn) == 1
    assert len(caplog.records) == 1


async def test_work_that_discord_refuses_is_given_up(
    time: Time, tasks: BackgroundTasks, caplog: pytest.LogCaptureFixture
) -> None:
    work = Surface(time)
    work.faults = [refusal(400)] * 9
    tasks.start("note", work.draw)
    await time.pass_by(10 * OUTAGE_RETRY_GAP)
    assert len(work.faults) == 6
    assert not len(tasks)
    assert len(caplog.records) == 1


async def test_work_waits_while_discord_refuses_many_requests(
    time: Time, tasks: BackgroundTasks, budget: RequestBudget
) -> None:
    for _ in range(MAX_REFUSALS):
        budget.count_refusal()
    work = Surface(time)
    tasks.start("note", work.draw)
    await time.pass_by(OUTAGE_RETRY_GAP)
    assert not work.drawn
    await time.pass_by(REFUSAL_WINDOW)
    assert work.drawn


@pytest.mark.logs_errors
async def test_an_internal_error_is_logged_and_ends_only_its_task(
    time: Time, tasks: BackgroundTasks, caplog: pytest.LogCaptureFixture
) -> None:
    bad, good = Surface(time), Surface(time)
    bad.faults = [ValueError("a bug")]
    tasks.start("bad", bad.draw)
    tasks.start("good", good.draw)
    await time.pass_by(0)
    assert good.drawn
    assert "a bug" in caplog.text
    assert not len(tasks)


async def test_closing_ends_all_tasks(time: Time, tasks: BackgroundTasks) -> None:
    ended: list[str] = []

    async def work() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.append("work")

    tasks.start("note", work)
    await time.pass_by(0)
    tasks.start("note", work)
    await tasks.close()
    assert ended == ["work"]
    assert not len(tasks)
    await tasks.close()


@pytest.mark.usefixtures("no_table_tokens")
async def test_a_reminder_that_cannot_be_deleted_does_not_delay_the_table(
    world: World, stack: Stack, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    stack(["R3 B1 B2 B4", "R4 Y1 Y2 Y3"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await prefer(world, ann, pings="always")
    await begin(world, ann, ben)
    await world.advance(20)
    (table, reminder) = world.posts()
    assert reminder.text.startswith("<@")
    world.env.inject_error("DELETE", f"/channels/{world.channel.id}/messages/{reminder.id}", status=500, times=20)
    await ann.press("3", on=ann.direct())
    await world.advance(1)
    assert "Red 3" in words(world.screen(table))
    world.env.backend.faults.clear()
    await world.advance(OUTAGE_RETRY_GAP)
    assert reminder.id not in [post.id for post in world.posts()], "it is deleted later"
