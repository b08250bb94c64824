"""The edit scheduler: the latest state wins, gaps are kept, errors end, and memory is freed."""

from __future__ import annotations

import asyncio
import heapq
import logging
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import aiohttp
import discord
import pytest

from unobot.bot.live.edit_scheduler import OUTAGE_RETRY_GAP, RETRY_GAPS, EditScheduler
from unobot.model.storage_errors import StorageError


class Timer:
    """A timer that fires at a time unless it is cancelled before."""

    def __init__(self, callback: Callable[[], None]) -> None:
        self.fire = callback

    def cancel(self) -> None:
        self.fire = lambda: None


class Time:
    """A clock for one test: sleeping takes no real time, and timers fire in order."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        self._timers: list[tuple[float, int, Timer]] = []
        self._count = 0
        self._yield = asyncio.sleep
        # Every module shares this module object.
        monkeypatch.setattr("unobot.bot.live.edit_scheduler.asyncio.sleep", self._sleep)
        monkeypatch.setattr(asyncio.get_running_loop(), "call_later", self._call_later)

    def __call__(self) -> float:
        return self.now

    async def pass_by(self, seconds: float) -> None:
        """Advance the clock by this many seconds and run everything due in them."""
        await self._settle()
        end = self.now + seconds
        while self._timers and self._timers[0][0] <= end:
            self.now, _, timer = heapq.heappop(self._timers)
            timer.fire()
            await self._settle()
        self.now = end

    async def _settle(self) -> None:
        for _ in range(10):
            await self._yield(0)

    async def _sleep(self, seconds: float) -> None:
        woken = asyncio.Event()
        self._call_later(seconds, woken.set)
        await woken.wait()

    def _call_later(self, seconds: float, callback: Callable[[], None]) -> Timer:
        self._count += 1
        timer = Timer(callback)
        heapq.heappush(self._timers, (self.now + seconds, self._count, timer))
        return timer


class Surface:
    """A surface to draw: what it showed when, and how often Discord refuses."""

    def __init__(self, time: Time) -> None:
        self.state = 0
        self.drawn: list[tuple[float, int]] = []
        self.faults: list[Exception] = []
        self._time = time

    async def draw(self) -> None:
        if self.faults:
            raise self.faults.pop(0)
        self.drawn.append((self._time.now, self.state))


@pytest.fixture
async def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


class _Response:
    reason = "no"

    def __init__(self, status: int) -> None:
        self.status = status


def refusal(status: int = 500, code: int = 0) -> discord.HTTPException:
    """Return discord.py's error for a response with this status and this code."""
    answer: Any = _Response(status)
    return discord.HTTPException(answer, {"code": code, "message": "no"})


async def test_only_the_latest_state_is_drawn_after_the_gap(time: Time) -> None:
    scheduler, surface = EditScheduler(time), Surface(time)
    for state in range(1, 11):
        surface.state = state
        scheduler.mark("table", surface.draw, 1.5)
        await time.pass_by(0.5)
    await time.pass_by(10)
    states = [state for _, state in surface.drawn]
    moments = [moment for moment, _ in surface.drawn]
    assert states[0] == 1, "the first is drawn at once"
    assert states[-1] == 10
    assert len(states) == 5, "ten marks in 4.5 seconds"
    assert all(later - earlier >= 1.5 for earlier, later in pairwise(moments))


async def test_an_urgent_change_comes_earlier_and_many_of_them_keep_the_rate(time: Time) -> None:
    scheduler, drawn = EditScheduler(time), list[float]()

    async def draw() -> None:
        drawn.append(time.now - 100)

    scheduler.mark("table", draw, 1.5)
    await time.pass_by(0.25)
    scheduler.mark("table", draw, 1.5)
    await time.pass_by(0.25)
    scheduler.mark("table", draw, 1.5, lead=1.25)
    await time.pass_by(0.25)
    assert drawn == [0, 0.5], "the drawing that waits comes earlier"
    for _ in range(40):
        scheduler.mark("table", draw, 1.5, lead=1.25)
        await time.pass_by(0.25)
    assert [later - earlier for earlier, later in pairwise(drawn[1:])] == [1.25, *[1.5] * 6]
    scheduler.mark("table", draw, 1.5)
    await time.pass_by(5)
    assert drawn[-1] - drawn[-2] == 2.75, "the next one gives back the lead"


async def test_surfaces_do_not_wait_for_each_other(time: Time) -> None:
    scheduler, one, two = EditScheduler(time), Surface(time), Surface(time)
    one.faults = [refusal()]
    scheduler.mark("one", one.draw, 1.0)
    scheduler.mark("two", two.draw, 1.0)
    await time.pass_by(0)
    assert two.drawn
    assert not one.drawn


FAULTS = [refusal(), OSError("no network"), aiohttp.ServerDisconnectedError(), TimeoutError(), StorageError("full")]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: type(fault).__name__)
async def test_a_failed_edit_is_retried(time: Time, fault: Exception) -> None:
    scheduler, surface = EditScheduler(time), Surface(time)
    surface.faults = [fault, fault]
    scheduler.mark("table", surface.draw, 1.5)
    await time.pass_by(RETRY_GAPS[0] + 1)
    assert not surface.drawn
    surface.state = 7
    await time.pass_by(RETRY_GAPS[1])
    assert [state for _, state in surface.drawn] == [7], "the latest state, not the one that failed"


async def test_the_scheduler_gives_up_until_the_next_change(time: Time, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    scheduler, surface = EditScheduler(time), Surface(time)
    surface.faults = [refusal() for _ in range(len(RETRY_GAPS) + 1)]
    scheduler.mark("table", surface.draw, 1.5)
    await time.pass_by(sum(RETRY_GAPS) + 10)
    assert not surface.faults
    assert not surface.drawn
    assert len(caplog.records) == 1
    scheduler.mark("table", surface.draw, 1.5)
    await time.pass_by(0)
    assert len(surface.drawn) == 1


@pytest.mark.parametrize("fault", [*FAULTS, refusal(429)], ids=lambda fault: type(fault).__name__)
async def test_while_discord_is_down_an_edit_is_tried_once_a_minute(
    time: Time, caplog: pytest.LogCaptureFixture, fault: Exception
) -> None:
    scheduler, surface = EditScheduler(time), Surface(time)
    surface.faults = [fault] * 20
    scheduler.mark("table", surface.draw, 1.5)
    await time.pass_by(sum(RETRY_GAPS) + 1)
    assert len(surface.faults) == 17
    for _ in range(10):  # each change tries once, and none leaves a timer
        scheduler.mark("table", surface.draw, 1.5)
        await time.pass_by(2)
    assert len(surface.faults) == 7
    await time.pass_by(6 * OUTAGE_RETRY_GAP)
    assert len(surface.faults) == 1
    assert [record.name for record in caplog.records].count("unobot.bot.live.edit_scheduler") == 1
    surface.state = 3
    await time.pass_by(2 * OUTAGE_RETRY_GAP)
    assert [state for _, state in surface.drawn] == [3]
    await time.pass_by(10 * OUTAGE_RETRY_GAP)
    assert not scheduler._surfaces


async def test_a_refused_edit_is_retried_only_by_a_change(time: Time, caplog: pytest.LogCaptureFixture) -> None:
    scheduler, surface = EditScheduler(time), Surface(time)
    surface.faults = [refusal(400)] * 10
    scheduler.mark("table", surface.draw, 1.5)
    await time.pass_by(50)
    for left in (6, 5):
        scheduler.mark("table", surface.draw, 1.5)
        await time.pass_by(20)
        assert len(surface.faults) == left
    assert len(caplog.records) == 1
    await time.pass_by(10 * OUTAGE_RETRY_GAP)
    assert len(surface.faults) == 5
    assert not scheduler._surfaces


@pytest.mark.logs_errors
async def test_an_internal_error_is_logged_and_stops_no_other_surface(
    time: Time, caplog: pytest.LogCaptureFixture
) -> None:
    scheduler, bad, good = EditScheduler(time), Surface(time), Surface(time)
    bad.faults = [ValueError("a bug")]
    scheduler.mark("bad", bad.draw, 1.0)
    scheduler.mark("good", good.draw, 1.0)
    await time.pass_by(2)
    assert good.drawn
    assert "a bug" in caplog.text
    scheduler.mark("bad", bad.draw, 1.0)
    await time.pass_by(2)
    assert bad.drawn


async def test_a_process_that_serves_a_third_of_the_bot_takes_a_third_of_the_slots(time: Time) -> None:
    scheduler = EditScheduler(time, share=1 / 3)
    waiting = [asyncio.create_task(scheduler.slot("bot", 0.25)) for _ in range(3)]
    await time.pass_by(0.74)
    assert [task.done() for task in waiting] == [True, False, False]
    await time.pass_by(10)


async def test_slots_are_handed_out_one_after_the_other(time: Time) -> None:
    scheduler = EditScheduler(time)
    moments: list[float] = []

    async def wait() -> None:
        await scheduler.slot("bot", 0.25)
        moments.append(time.now)

    waiting = [asyncio.create_task(wait()) for _ in range(5)]
    await time.pass_by(2)
    await asyncio.gather(*waiting)
    assert moments == [100.0, 100.25, 100.5, 100.75, 101.0]


async def test_who_does_not_want_a_slot_anymore_takes_none(time: Time) -> None:
    scheduler = EditScheduler(time)
    wanted = {"first": True, "second": True, "third": True}
    moments: dict[str, float] = {}

    async def wait(name: str) -> None:
        await scheduler.slot("bot", 60, lambda: wanted[name])
        moments[name] = time.now

    waiting = [asyncio.create_task(wait(name)) for name in wanted]
    await time.pass_by(5)
    wanted["second"] = False
    await time.pass_by(100)
    await asyncio.gather(*waiting)
    assert (moments["first"], moments["third"]) == (100.0, 160.0)


async def test_a_surface_that_waits_for_discord_is_kept(time: Time, caplog: pytest.LogCaptureFixture) -> None:
    scheduler, down, fine = EditScheduler(time), Surface(time), Surface(time)
    scheduler.mark("down", down.draw, 1.5)  # drawn once, so the time after which it is forgotten is over
    await time.pass_by(1)
    down.faults = [refusal()] * 20
    scheduler.mark("down", down.draw, 1.5)
    await time.pass_by(sum(RETRY_GAPS) + 1)
    scheduler.mark("fine", fine.draw, 1.5)
    await time.pass_by(3)
    assert list(scheduler._surfaces) == ["down"]
    scheduler.mark("down", down.draw, 1.5)
    await time.pass_by(3)
    assert len(caplog.records) == 1, "it still knows that it has told of the failure"


async def test_nothing_is_kept_once_the_gap_is_over(time: Time) -> None:
    scheduler, surface = EditScheduler(time), Surface(time)
    for number in range(100):
        scheduler.mark(number, surface.draw, 1.5)
    await time.pass_by(1)
    assert len(scheduler._surfaces) == 100
    await time.pass_by(1)
    assert not scheduler._surfaces


async def test_later_changes_keep_the_gap(time: Time) -> None:
    """Forgetting a surface must not allow a second edit too soon."""
    scheduler, surface = EditScheduler(time), Surface(time)
    for _ in range(40):
        scheduler.mark("table", surface.draw, 1.5)
        await time.pass_by(0.7)
    moments = [moment for moment, _ in surface.drawn]
    assert all(later - earlier >= 1.5 for earlier, later in pairwise(moments))


async def test_closing_stops_all_drawing(time: Time) -> None:
    scheduler, surface = EditScheduler(time), Surface(time)
    scheduler.mark("table", surface.draw, 1.5)
    await time.pass_by(0)
    scheduler.mark("table", surface.draw, 1.5)
    await time.pass_by(0)
    scheduler.close()
    scheduler.close()
    scheduler.mark("table", surface.draw, 1.5)  # by work that ends later
    await time.pass_by(10)
    assert len(surface.drawn) == 1
