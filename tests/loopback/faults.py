"""Faults of the network: answers are refused, late, cut off, or lost after they took effect."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from aiohttp import web

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
Fault = Callable[[web.Request, Handler], Awaitable[web.StreamResponse]]

CALLBACK = r"POST /interactions/\d+/[^/]+/callback"
"""Matches the answer to an interaction."""
MESSAGE_EDIT = r"PATCH /channels/\d+/messages/\d+"
PANEL_EDIT = r"PATCH /webhooks/\d+/[^/]+/messages/\d+"
FOLLOWUP = r"POST /webhooks/\d+/[^/]+"
NEW_MESSAGE = r"POST /channels/\d+/messages"
"""Matches every new message that is no answer: hands in direct messages, tables and reminders."""


@dataclass(slots=True)
class _Rule:
    route: re.Pattern[str]
    fault: Fault
    times: int


class Faults:
    """The requests that fail, and how."""

    def __init__(self) -> None:
        self._rules: list[_Rule] = []

    def add(self, route: str, fault: Fault, times: int = 1) -> None:
        """Apply a fault to the next ``times`` requests with a matching ``METHOD /path`` (after ``/api/v10``)."""
        self._rules.append(_Rule(re.compile(route), fault, times))

    def clear(self) -> None:
        """Remove all faults."""
        self._rules.clear()

    @property
    def pending(self) -> int:
        """The number of faults that have not happened yet."""
        return sum(rule.times for rule in self._rules)

    async def handle(self, method: str, path: str, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Answer a request, or apply its fault."""
        name = f"{method} {path}"
        rule = next((rule for rule in self._rules if rule.route.fullmatch(name)), None)
        if rule is None:
            return await handler(request)
        rule.times -= 1
        if not rule.times:
            self._rules.remove(rule)
        return await rule.fault(request, handler)


def answer(body: object, status: int = 200, **headers: str) -> web.Response:
    """Return JSON with Discord's content type. discord.py reads no other as JSON."""
    return web.Response(
        body=json.dumps(body).encode(),
        status=status,
        content_type="application/json",
        headers={"Via": "1.1", **headers},
    )


def refusal(status: int, code: int, message: str) -> web.Response:
    """Return an error of Discord."""
    return answer({"code": code, "message": message}, status)


def refuse(status: int, code: int = 0) -> Fault:
    """Answer with an error, without effect."""

    async def fault(request: web.Request, handler: Handler) -> web.StreamResponse:
        return refusal(status, code, "injected")

    return fault


def too_many(retry_after: float, *, everywhere: bool = False) -> Fault:
    """Answer with 429, for this route or globally."""

    async def fault(request: web.Request, handler: Handler) -> web.StreamResponse:
        body: dict[str, Any] = {"message": "rate limited", "retry_after": retry_after, "global": everywhere}
        return answer(body, 429, **{"Retry-After": str(retry_after)})

    return fault


async def cut(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Cut the connection before the request takes effect."""
    _abort(request)
    return web.Response()


async def lose(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Let the request take effect, and lose its answer."""
    response = await handler(request)
    _abort(request)
    return response


def delay(seconds: float) -> Fault:
    """Wait this many seconds before the request takes effect."""

    async def fault(request: web.Request, handler: Handler) -> web.StreamResponse:
        await asyncio.sleep(seconds)
        return await handler(request)

    return fault


def hold(until: Awaitable[object]) -> Fault:
    """Wait before the request takes effect."""

    async def fault(request: web.Request, handler: Handler) -> web.StreamResponse:
        await until
        return await handler(request)

    return fault


def meanwhile(act: Callable[[], object], *, after: bool = False) -> Fault:
    """Call a function when the request arrives, or ``after`` it takes effect, and before its answer."""

    async def fault(request: web.Request, handler: Handler) -> web.StreamResponse:
        if not after:
            act()
            return await handler(request)
        response = await handler(request)
        act()
        return response

    return fault


def _abort(request: web.Request) -> None:
    if request.transport is not None:
        request.transport.abort()
