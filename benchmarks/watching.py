"""Measure what metrics add to a click, and what a page of them costs.

They are in `unobot/bot/measurements`, and `unobot/bot/measured_store` has the store.

Usage: ``python -m benchmarks.watching``. The base classes do nothing here, so the difference is the cost.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from statistics import median
from types import SimpleNamespace
from typing import Any

import discord
from discord.http import Route

from unobot.bot.discord_api.webhooks import TokenRequests
from unobot.bot.interactions.gate import MAX_DELAYS, ClockSkew, Gate
from unobot.bot.live.edit_scheduler import EditScheduler
from unobot.bot.measured_store import MeasuredStore
from unobot.bot.measurements import MeasuredTokenRequests, Parts, metrics_of
from unobot.log_context import interaction_id
from unobot.model.seat import SeatState
from unobot.model.table import TableState
from unobot.rules.match import Entry
from unobot.rules.ruleset.ruleset import OFFICIAL
from unobot.storage.store import Store

CLICKS, RUNS = 20_000, 9


async def _seconds(click: Callable[[], Awaitable[object]]) -> float:
    """Return the processor seconds of a click."""
    began = time.process_time()
    for _ in range(CLICKS):
        await click()
    return (time.process_time() - began) / CLICKS


async def measure() -> None:
    """Print the costs."""
    scheduler, gate = EditScheduler(time.monotonic), Gate(ClockSkew(time.time, time.monotonic), 0)
    for _ in range(MAX_DELAYS):
        gate._skew.is_too_late(time.time())
    router: Any = SimpleNamespace(gate=gate)
    metrics = metrics_of(lambda: Parts(scheduler, 1, None, router, None))
    state = TableState(1, 2, 3, 4, "playing", "en", OFFICIAL, (SeatState(user_id=4, name="Ann", level=None, emblem=0),))
    entry, route = Entry(1, 0, "R1", None, ()), Route("POST", "/interactions/1/x/callback")
    route.webhook_id = discord.utils.time_snowflake(discord.utils.utcnow())

    async def nothing(*_: Any, **__: Any) -> TableState:  # noqa: ANN401
        return state

    def clicks(stores: type[Store], tokens: type[TokenRequests], **given: object) -> Callable[[], Awaitable[object]]:
        store, requests = stores.__new__(stores), tokens.__new__(tokens)
        vars(store).update(given)
        vars(requests).update(given, parts=lambda: Parts(scheduler, 1, None, router, None))

        async def click() -> None:
            await store.append(1, entry, 0.0, state)
            await requests.request(route, None, payload={"type": 7})  # type: ignore[arg-type]

        return click

    Store.append = TokenRequests.request = nothing  # type: ignore[method-assign]
    plain, measured = clicks(Store, TokenRequests), clicks(MeasuredStore, MeasuredTokenRequests, metrics=metrics)
    turns = [(await _seconds(plain), await _seconds(measured)) for _ in range(RUNS)]
    print(f"metrics, a click: {median(after - before for before, after in turns) * 1e6:.1f} us")
    began = time.process_time()
    for _ in range(CLICKS):
        interaction_id.set(1)
        interaction_id.get()
    print(f"the id in the log, a click: {(time.process_time() - began) / CLICKS * 1e6:.1f} us")
    began = time.process_time()
    pages = [metrics.page("", {"gateway": True, "database": True})[0] for _ in range(100)]
    print(f"a page of {len(pages[0])} bytes: {(time.process_time() - began) * 10:.1f} ms")


if __name__ == "__main__":
    asyncio.run(measure())
