"""Serve the status pages over HTTP, on an address of this computer.

* `/healthz`: 200 as long as the event loop turns. It serves the page, so a loop that hangs gives no answer.
* `/readyz`: 200 if every check passes, else 503. The body names each check, and its problem.
* `/metrics`: the metrics of the bot, for Prometheus.
"""

from __future__ import annotations

import asyncio
import json
import logging
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from ipaddress import ip_address
from typing import TYPE_CHECKING

from aiohttp import web

if TYPE_CHECKING:
    from unobot.watch.metrics import Metrics

log = logging.getLogger(__name__)

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
Check = Callable[[], Awaitable[str | None]]
"""Returns the problem of one part of the bot in a sentence, or None if the part works."""
CHECK_TIMEOUT = 3.0
"""Seconds in which a check has to end."""
PROBE_GAP = 0.25
"""Seconds between two measurements of how late the event loop is."""
PRIVATE_ENDINGS = (".local", ".internal", ".lan", ".localhost", ".home.arpa", ".svc")
"""The endings of names that nobody can register, such as those of services in a cluster."""
OK, NOT_READY = "ok", "not ready"


class StatusServer:
    """The status pages of one process. ``checks``: the checks of the bot, by name; empty while it starts.

    The parts of a bot are made again when a start is tried again, so the checks can be replaced at any time.
    """

    def __init__(self) -> None:
        self.checks: Mapping[str, Check] = {}
        self.metrics: Metrics | None = None
        """The metrics of the bot that runs."""
        self.refresh: Check | None = None
        """Reads the numbers of the metrics that have to be asked for, and returns no problem."""
        self._probe: asyncio.TimerHandle | None = None
        self._running: dict[Check, asyncio.Task[str | None]] = {}
        """The checks that have not ended: a check that hangs is not begun again and again."""

    async def problems(self) -> dict[str, str]:
        """Run all checks. Return the problems by the name of the check."""
        if not self.checks:
            return {"start": "The bot is starting."}
        names, checks = zip(*self.checks.items(), strict=True)
        problems = await asyncio.gather(*map(self._problem, checks))
        return {name: problem for name, problem in zip(names, problems, strict=True) if problem is not None}

    async def _problem(self, check: Check) -> str | None:
        task = self._running.get(check)
        if task is None:
            task = self._running[check] = asyncio.ensure_future(check())
            task.add_done_callback(lambda _: self._running.pop(check, None))
        done, _ = await asyncio.wait([task], timeout=CHECK_TIMEOUT)
        if not done:
            return f"There was no answer within {CHECK_TIMEOUT:.0f} s."
        error = task.exception()
        return task.result() if error is None else f"The check failed: {type(error).__name__}."

    @web.middleware
    async def _check_host(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse a request for another host. A web page that an admin looks at must not read these pages.

        Its name can lead to this address (DNS rebinding), but its requests still have the name.
        """
        name = request.host.rpartition(":")[0] if request.host.rpartition(":")[2].isdecimal() else request.host
        name = name.strip("[]").lower()
        if not _is_private(name):
            raise web.HTTPForbidden(text=f"The host {name!r} is not that of this page: ask it by its IP address.")
        return await handler(request)

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

    async def _metrics(self, request: web.Request) -> web.Response:
        problems = await self.problems()
        if self.refresh is not None:
            await self._problem(self.refresh)
        if self.metrics is None:
            raise web.HTTPServiceUnavailable(text="The bot is starting.")
        checks = {name: name not in problems for name in self.checks}
        page, content_type = self.metrics.page(request.headers.get("Accept", ""), checks)
        return web.Response(body=page, headers={"Content-Type": content_type})

    def _measure_lag(self, due: float) -> None:
        """Measure how late this call is, and schedule the next one. ``due``: seconds, by the event loop's clock."""
        loop = asyncio.get_running_loop()
        if self.metrics is not None:
            self.metrics.observe_lag(loop.time() - due)
        due = loop.time() + PROBE_GAP
        self._probe = loop.call_at(due, self._measure_lag, due)

    @asynccontextmanager
    async def serving(self, host: str, port: int) -> AsyncIterator[None]:
        """Serve the pages inside the block. Raises `OSError` if the address cannot be used."""
        app = web.Application(middlewares=[self._check_host])
        pages = {"/healthz": self._healthz, "/readyz": self._readyz, "/metrics": self._metrics}
        app.add_routes([web.get(path, page) for path, page in pages.items()])
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=0)
        await runner.setup()
        try:
            await web.TCPSite(runner, host, port).start()
            log.info("the status pages are at http://%s:%d/healthz, /readyz and /metrics", host, port)
            self._measure_lag(asyncio.get_running_loop().time())
            yield
        finally:
            if self._probe is not None:
                self._probe.cancel()
            for task in self._running.values():
                task.cancel()
            await runner.cleanup()


def _is_private(name: str) -> bool:
    """Return whether no stranger can own a host name: an IP address, this computer, or a name of a private network."""
    if "." not in name or name.endswith(PRIVATE_ENDINGS) or name == socket.getfqdn().lower():
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
