"""The request budget: ordered by importance, halved after a 429, and every refusal counted."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator

import aiohttp
import pytest
from aiohttp import web

from tests.bot.test_edit_scheduler import Surface, Time, refusal
from unobot.bot.discord_api.error_codes import UNKNOWN_INTERACTION
from unobot.bot.discord_api.request_budget import MAX_REFUSALS, REFUSAL_WINDOW, SLOW_SECONDS, Rank, RequestBudget
from unobot.bot.discord_api.request_outage import FAILING_SECONDS, LATE_SECONDS
from unobot.bot.live.edit_scheduler import OUTAGE_RETRY_GAP, RETRY_GAPS, EditScheduler
from unobot.model.storage_errors import StorageError


@pytest.fixture
async def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


class Queue:
    """Waiting requests, and the time at which each was sent."""

    def __init__(self, time: Time, budget: RequestBudget) -> None:
        self.gone: list[tuple[Rank, float]] = []
        self._time, self._budget = time, budget
        self._tasks: list[asyncio.Task[None]] = []

    def ask(self, rank: Rank, times: int = 1) -> None:
        self._tasks += [asyncio.create_task(self._go(rank)) for _ in range(times)]

    async def _go(self, rank: Rank) -> None:
        await self._budget.turn(rank)
        self.gone.append((rank, self._time.now))


async def test_at_most_forty_requests_a_second_are_sent(time: Time) -> None:
    queue = Queue(time, RequestBudget(time))
    queue.ask(Rank.TABLE, 200)
    for second in range(1, 5):
        await time.pass_by(0.999)
        assert len(queue.gone) == 40 * second
        await time.pass_by(0.001)
    await time.pass_by(10)
    assert len(queue.gone) == 200


async def test_requests_are_ordered_by_importance_then_arrival(time: Time) -> None:
    queue = Queue(time, RequestBudget(time))
    queue.ask(Rank.DIRECT, 40)
    queue.ask(Rank.TABLE, 2)
    await time.pass_by(0)
    queue.ask(Rank.CALL)
    queue.ask(Rank.NEWS)
    await time.pass_by(0.2)
    assert [rank for rank, _ in queue.gone][:6] == [
        Rank.DIRECT,  # no other request was waiting yet
        Rank.NEWS,
        Rank.CALL,
        Rank.TABLE,
        Rank.TABLE,
        Rank.DIRECT,
    ]
    await time.pass_by(10)
    assert len(queue.gone) == 44


async def test_a_cancelled_request_frees_its_slot(time: Time) -> None:
    budget = RequestBudget(time)
    queue = Queue(time, budget)
    queue.ask(Rank.TABLE, 3)
    await time.pass_by(0)
    for task in queue._tasks[1:]:
        task.cancel()
    await time.pass_by(0)
    assert not budget._waiting
    queue.ask(Rank.DIRECT)
    await time.pass_by(0.03)
    assert len(queue.gone) == 2


async def test_a_request_that_is_not_wanted_anymore_is_not_counted(time: Time) -> None:
    budget = RequestBudget(time)
    queue, wanted = Queue(time, budget), [True]
    queue.ask(Rank.TABLE)
    unwanted = asyncio.create_task(budget.turn(Rank.TABLE, lambda: bool(wanted)))
    queue.ask(Rank.TABLE)
    await time.pass_by(0)
    wanted.clear()
    await time.pass_by(1)
    assert unwanted.done()
    queue.ask(Rank.TABLE)
    await time.pass_by(0)
    assert [moment for _, moment in queue.gone] == pytest.approx([100.0, 100.05, 101.0])


async def test_a_429_halves_the_rate_for_a_minute(time: Time) -> None:
    scheduler, surface = EditScheduler(time), Surface(time)
    surface.faults = [refusal(429)]
    scheduler.mark("table", surface.draw, 1.5)
    await time.pass_by(10)
    assert surface.drawn, "tried again"
    queue = Queue(time, scheduler.budget)
    queue.ask(Rank.TABLE, 100)
    await time.pass_by(1)
    assert 20 <= len(queue.gone) <= 21
    await time.pass_by(SLOW_SECONDS)
    queue.gone.clear()
    queue.ask(Rank.TABLE, 100)
    await time.pass_by(1)
    assert 40 <= len(queue.gone) <= 41


async def test_deferrable_requests_stop_after_many_refusals(time: Time, caplog: pytest.LogCaptureFixture) -> None:
    scheduler, table, hand = EditScheduler(time), Surface(time), Surface(time)
    for _ in range(MAX_REFUSALS - 1):
        scheduler.budget.count_refusal()
    assert not scheduler.budget.is_strained()
    for _ in range(5):
        scheduler.budget.count_refusal()
    scheduler.mark("table", table.draw, 1.5)
    scheduler.mark("hand", hand.draw, 1.5, can_wait=True)
    await time.pass_by(60)
    assert table.drawn
    assert not hand.drawn
    assert len(caplog.records) == 1
    await time.pass_by(REFUSAL_WINDOW)
    assert hand.drawn, "put off, not forgotten"


async def test_a_third_of_the_bot_may_be_refused_a_third(time: Time) -> None:
    budget = RequestBudget(time, share=1 / 3)
    for _ in range(MAX_REFUSALS // 3):
        budget.count_refusal()
    assert budget.is_strained()


@pytest.fixture
async def answers() -> AsyncIterator[str]:
    """Return the address of a server that answers with the status in the path. A path can mark its 429 as shared."""

    async def answer(request: web.Request) -> web.Response:
        shared = {"X-RateLimit-Scope": "shared"} if "shared" in request.query else {}
        return web.Response(status=int(request.match_info["status"]), headers=shared)

    app = web.Application()
    app.router.add_get("/{status}", answer)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    await runner.cleanup()


async def test_every_refusal_is_counted_even_if_discord_py_hides_it(answers: str) -> None:
    budget, dates = RequestBudget(lambda: 100.0), list[str]()
    async with aiohttp.ClientSession(trace_configs=[budget.trace(dates.append)]) as session:
        for path in ("200", "204", "404", "500", "401", "403", "429", "429?shared"):
            async with session.get(f"{answers}/{path}"):
                pass
    assert len(budget._refused_at) == 3
    assert [date[-3:] for date in dates] == ["GMT"] * 8


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records]


async def test_an_outage_of_requests_is_two_lines_of_the_log(time: Time, caplog: pytest.LogCaptureFixture) -> None:
    """Many tables fail meanwhile, and the gateway goes on."""
    scheduler = EditScheduler(time)
    outage = scheduler.budget.outage
    for status in (502, 200, 502):
        outage.answered(status)
        await time.pass_by(FAILING_SECONDS / 2)
    assert lines(caplog) == [], "a request that fails once is no outage"
    surfaces = [Surface(time) for _ in range(20)]
    for surface in surfaces:
        surface.faults = [refusal(502)] * (len(RETRY_GAPS) + 1)
        scheduler.mark(id(surface), surface.draw, 1.5)
    await time.pass_by(FAILING_SECONDS / 2)
    outage.answered(503)
    await time.pass_by(2 * OUTAGE_RETRY_GAP)
    outage.answered(404)
    outage.answered(200)
    assert all(surface.drawn for surface in surfaces)
    [begin, end] = lines(caplog)
    assert begin == "Discord takes no requests (HTTP 503); this is logged again when it does"
    assert re.fullmatch(r"Discord takes requests again after \d+ s", end)


async def test_without_a_connection_the_outage_begins_at_once(caplog: pytest.LogCaptureFixture) -> None:
    budget = RequestBudget(lambda: 100.0)
    async with aiohttp.ClientSession(trace_configs=[budget.trace(lambda _: None)]) as session:
        for _ in range(3):
            with pytest.raises(aiohttp.ClientConnectorError):
                await session.get("http://127.0.0.1:1/", timeout=aiohttp.ClientTimeout(5))
    [begin] = lines(caplog)
    assert begin.startswith("Discord takes no requests (Cannot connect to host 127.0.0.1:1 ")
    assert budget.outage.explains(refusal(503))
    assert not budget.outage.explains(refusal(404))
    assert not budget.outage.explains(StorageError("The database is away."))


async def test_an_answer_that_an_outage_made_late_has_no_line(time: Time) -> None:
    outage = EditScheduler(time).budget.outage
    late = refusal(404, UNKNOWN_INTERACTION)
    assert not outage.explains(late)
    outage.answered(503)
    await time.pass_by(FAILING_SECONDS)
    outage.answered(503)
    outage.answered(200)
    await time.pass_by(LATE_SECONDS - 1)
    assert outage.explains(late)
    assert outage.explains(refusal(503)), "its last try"
    assert not outage.explains(refusal(404))
    await time.pass_by(1)
    assert not outage.explains(late)


async def test_refused_requests_with_tokens_have_one_line_a_minute(
    time: Time, caplog: pytest.LogCaptureFixture
) -> None:
    budget = EditScheduler(time).budget
    for _ in range(20):
        budget.token_refused(0.3)
        await time.pass_by(SLOW_SECONDS / 10)
    assert lines(caplog) == ["too many requests with one token: the next one in 0.30 s"] * 2
