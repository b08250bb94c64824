"""What can go wrong on the way: answers refused, late, cut off, or lost after they took effect."""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from aiohttp import web

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
Fault = Callable[[web.Request, Handler], Awaitable[web.StreamResponse]]

CALLBACK = r"POST /interactions/\d+/[^/]+/callback"
"""The answer to an interaction."""
MESSAGE_EDIT = r"PATCH /channels/\d+/messages/\d+"
PANEL_EDIT = r"PATCH /webhooks/\d+/[^/]+/messages/\d+"


@dataclass(slots=True)
class _Rule:
    route: re.Pattern[str]
    fault: Fault
    times: int


class Faults:
    """Which requests go wrong, and how."""

    def __init__(self) -> None:
        self._rules: list[_Rule] = []

    def add(self, route: str, fault: Fault, times: int = 1) -> None:
        """The next ``times`` requests of which ``METHOD /path`` (after ``/api/v10``) matches ``route`` go wrong so."""
        self._rules.append(_Rule(re.compile(route), fault, times))

    def clear(self) -> None:
        """Nothing goes wrong any more."""
        self._rules.clear()

    @property
    def pending(self) -> int:
        """Faults that have yet to happen."""
        return sum(rule.times for rule in self._rules)

    async def handle(self, method: str, path: str, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Let a request happen, or go wrong."""
        name = f"{method} {path}"
        rule = next((rule for rule in self._rules if rule.route.fullmatch(name)), None)
        if rule is None:
            return await handler(request)
        rule.times -= 1
        if not rule.times:
            self._rules.remove(rule)
        return await rule.fault(request, handler)


def answer(body: object, status: int = 200, **headers: str) -> web.Response:
    """JSON exactly as Discord sends it: any other content type is no JSON to discord.py."""
    return web.Response(
        body=json.dumps(body).encode(),
        status=status,
        content_type="application/json",
        headers={"Via": "1.1", **headers},
    )


def refusal(status: int, code: int, message: str) -> web.Response:
    """An error of Discord's."""
    return answer({"code": code, "message": message}, status)


def refuse(status: int, code: int = 0) -> Fault:
    """Answer with an error, and do nothing."""

    async def fault(request: web.Request, handler: Handler) -> web.StreamResponse:
        return refusal(status, code, "injected")

    return fault


def too_many(retry_after: float, *, everywhere: bool = False) -> Fault:
    """429: too many requests, of this kind or of all."""

    async def fault(request: web.Request, handler: Handler) -> web.StreamResponse:
        body: dict[str, Any] = {"message": "rate limited", "retry_after": retry_after, "global": everywhere}
        return answer(body, 429, **{"Retry-After": str(retry_after)})

    return fault


async def cut(request: web.Request, handler: Handler) -> web.StreamResponse:
    """The connection breaks before the request takes effect."""
    _abort(request)
    return web.Response()


async def lose(request: web.Request, handler: Handler) -> web.StreamResponse:
    """The request takes effect, and its answer is lost."""
    response = await handler(request)
    _abort(request)
    return response


def hold(until: Awaitable[object]) -> Fault:
    """Wait before the request takes effect."""

    async def fault(request: web.Request, handler: Handler) -> web.StreamResponse:
        await until
        return await handler(request)

    return fault


def meanwhile(act: Callable[[], object], *, after: bool = False) -> Fault:
    """Do something when the request is there, before or ``after`` it takes effect and before it is answered."""

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
