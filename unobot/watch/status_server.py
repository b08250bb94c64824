"""Serve the status pages over HTTP, on an address of this computer.

* `/healthz`: 200 as long as the event loop turns. It serves the page, so a loop that hangs gives no answer.
* `/readyz`: 200 if every check passes, else 503. The body names each check, and its problem.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager

from aiohttp import web

log = logging.getLogger(__name__)

Check = Callable[[], Awaitable[str | None]]
"""Returns the problem of one part of the bot in a sentence, or None if the part works."""
PATIENCE = 3.0
"""Seconds in which a check has to end."""
OK, NOT_READY = "ok", "not ready"


class StatusServer:
    """The status pages of one process. ``checks`` are those of the bot that runs, by name; without any it is starting.

    The parts of a bot are made again when a start is tried again, so the checks can be replaced at any time.
    """

    def __init__(self) -> None:
        self.checks: Mapping[str, Check] = {}
        self._running: dict[Check, asyncio.Task[str | None]] = {}
        """The checks that have not ended: a check that hangs is not begun again and again."""

    async def problems(self) -> dict[str, str]:
        """Run all checks. Return the problems by the name of the check."""
        if not self.checks:
            return {"start": "The bot is starting."}
        names, checks = zip(*self.checks.items(), strict=True)
        found = await asyncio.gather(*map(self._problem, checks))
        return {name: problem for name, problem in zip(names, found, strict=True) if problem is not None}

    async def _problem(self, check: Check) -> str | None:
        task = self._running.get(check)
        if task is None:
            task = self._running[check] = asyncio.ensure_future(check())
            task.add_done_callback(lambda _: self._running.pop(check, None))
        done, _ = await asyncio.wait([task], timeout=PATIENCE)
        if not done:
            return f"There was no answer within {PATIENCE:.0f} s."
        error = task.exception()
        return task.result() if error is None else f"The check failed: {type(error).__name__}."

    async def _healthz(self, _: web.Request) -> web.Response:
        return web.json_response({"status": OK})

    async def _readyz(self, _: web.Request) -> web.Response:
        problems = await self.problems()
        parts = {name: problems.get(name, OK) for name in {**self.checks, **problems}}
        if not problems:
            return web.json_response({"status": OK, "checks": parts})
        return web.Response(
            text=json.dumps({"status": NOT_READY, "checks": parts}), status=503, content_type="application/json"
        )

    @asynccontextmanager
    async def serving(self, host: str, port: int) -> AsyncIterator[None]:
        """Serve the pages inside the block. Raises `OSError` if the address cannot be used."""
        app = web.Application()
        app.add_routes([web.get("/healthz", self._healthz), web.get("/readyz", self._readyz)])
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=0)
        await runner.setup()
        try:
            await web.TCPSite(runner, host, port).start()
            log.info("the status pages are at http://%s:%d/healthz and /readyz", host, port)
            yield
        finally:
            for task in self._running.values():
                task.cancel()
            await runner.cleanup()
