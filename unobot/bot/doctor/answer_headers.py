"""Read the headers of Discord's answers, which discord.py does not pass on: the time, and the rate limits."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass, field
from email.utils import parsedate_to_datetime
from types import SimpleNamespace

import aiohttp

_IDS = re.compile(r"/\d{15,20}")
_TOKENS = re.compile(r"(/(?:webhooks|interactions)/:id)/[^/]+")


@dataclass(slots=True)
class AnswerHeaders:
    """The headers that were seen. Install `trace` in a client."""

    offsets: list[float] = field(default_factory=list)
    """Seconds by which this computer's clock was ahead of Discord's, at each answer."""
    limits: dict[str, str] = field(default_factory=dict)
    """The rate limit of each route, in words; the route has neither ids nor tokens."""
    floods: list[str] = field(default_factory=list)
    """The routes that answered 429, with the scope of the limit."""

    @property
    def offset(self) -> float | None:
        """Return the smallest offset in seconds, or None without an answer. The header has whole seconds."""
        return min(self.offsets, key=abs, default=None)

    def trace(self) -> aiohttp.TraceConfig:
        """Return a trace that reads the headers of every answer."""
        config = aiohttp.TraceConfig()
        config.on_request_start.append(self._begin)
        config.on_request_end.append(self._end)
        return config

    async def _begin(
        self, _: aiohttp.ClientSession, context: SimpleNamespace, __: aiohttp.TraceRequestStartParams
    ) -> None:
        context.sent = time.time()

    async def _end(
        self, _: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestEndParams
    ) -> None:
        headers, now = params.response.headers, time.time()
        try:
            discord_time = parsedate_to_datetime(headers["Date"]).timestamp() + 0.5
        except (KeyError, ValueError, TypeError):
            pass
        else:
            self.offsets.append((context.sent + now) / 2 - discord_time)
        route = f"{params.method} {_route(params.url.path)}"
        if params.response.status == 429:
            self.floods.append(f"{route} ({headers.get('X-RateLimit-Scope', 'no scope')})")
        limit = headers.get("X-RateLimit-Limit")
        per = headers.get("X-RateLimit-Reset-After")
        self.limits[route] = "no limit named" if limit is None else f"{limit}, reset after {per} s"


def _route(path: str) -> str:
    """Return a path without ids and tokens."""
    plain = _IDS.sub("/:id", re.sub(r"^/api/v\d+", "", path))
    return _TOKENS.sub(r"\1/:token", plain)
