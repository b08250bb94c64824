"""Requests with the tokens of interactions have the outcome that they have with discord.py's own adapter."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Iterator
from io import BytesIO
from typing import Any
from unittest.mock import patch

import aiohttp
import discord
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from discord.http import Route, handle_message_parameters
from discord.webhook.async_ import AsyncWebhookAdapter, interaction_message_response_params

from tests.loopback.rest import sent_in
from unobot.bot.discord_api.request_budget import RequestBudget
from unobot.bot.discord_api.webhooks import TokenRequests

MESSAGE = {"id": "7", "channel_id": "8", "content": "日本"}
CALLBACK = {"interaction": {"id": "1", "type": 3, "response_message_id": "7"}, "resource": {"message": MESSAGE}}
Answer = tuple[int, object, dict[str, str]]
VIA = {"Via": "1.1"}
SENT: Answer = (200, MESSAGE, VIA)
FLOOD: Answer = (429, {"message": "slow", "retry_after": 0.25, "global": True}, VIA)
LAST = {"X-RateLimit-Remaining": "0", "X-RateLimit-Reset-After": "0.5"}
CUT: Answer = (0, None, {})
ANSWERS: dict[str, list[Answer]] = {
    "accepted": [SENT],
    "without a body": [(204, None, VIA)],
    "unknown": [(404, {"code": 10008, "message": "Unknown Message"}, VIA)],
    "expired": [(401, {"code": 50027, "message": "Invalid Webhook Token"}, VIA)],
    "forbidden": [(403, {"code": 50013, "message": "Missing Permissions"}, VIA)],
    "wrong": [(400, {"code": 50035, "message": "Invalid", "errors": {"a": {"_errors": [{"message": "b"}]}}}, VIA)],
    "flood, then accepted": [FLOOD, SENT],
    "flood": [FLOOD] * 5,
    "a ban": [(429, "banned", {})],
    "down, then accepted": [(502, "bad gateway", {}), (500, {"message": "500", "code": 0}, VIA), SENT],
    "down": [(503, "down", {})] * 5,
    "the last of the limit": [(200, MESSAGE, VIA | LAST)],
    "a refusal that is the last of the limit": [(404, {"code": 10015, "message": "?"}, VIA | LAST)],
    "cut": [CUT],
    "down, then cut": [(500, "down", {}), CUT],
}


class Discord:
    """A server that gives these answers, one after the other, and notes what it was sent."""

    def __init__(self) -> None:
        self.answers: Iterator[Answer] = iter(())
        self.seen: list[object] = []
        self.queries: list[str] = []

    async def answer(self, request: web.Request) -> web.StreamResponse:
        raw = await request.read()
        self.queries.append(request.query_string)
        pictures = raw.count(b"\x89picture")
        self.seen.append((request.method, request.path, raw and await sent_in(request), pictures))
        status, body, headers = next(self.answers)
        if not status:
            assert request.transport is not None
            request.transport.abort()
            return web.Response()
        if not isinstance(body, dict):
            return web.Response(status=status, text=None if body is None else str(body), headers=headers)
        sent = json.dumps(body).encode()
        return web.Response(status=status, body=sent, content_type="application/json", headers=headers)


@contextlib.contextmanager
def no_waits() -> Iterator[list[float]]:
    """Yield the waits, in seconds, of which none takes time."""
    waits: list[float] = []
    real = asyncio.sleep

    async def sleep(seconds: float, result: object = None) -> object:
        if seconds:
            waits.append(seconds)
        return await real(0, result)

    with patch.object(asyncio, "sleep", sleep):
        yield waits


@pytest.fixture
async def server() -> AsyncIterator[Discord]:
    """Yield a server, which discord.py takes for Discord."""
    server, app = Discord(), web.Application()
    app.router.add_route("*", "/{path:.*}", server.answer)
    async with TestServer(app) as listening:
        with patch.object(Route, "BASE", str(listening.make_url("")).rstrip("/")):
            yield server


async def outcome(server: Discord, request: str, answers: list[Answer], *, ours: bool, picture: bool = False) -> object:
    """Return what a caller and Discord see of a request, and how many refusals were counted."""
    server.answers, server.seen, server.queries = iter(answers), [], []
    budget = RequestBudget(lambda: 0.0)
    adapter = TokenRequests(budget) if ours else AsyncWebhookAdapter()  # type: ignore[no-untyped-call]
    result: object
    async with aiohttp.ClientSession(trace_configs=[budget.trace(list[str]().append)]) as session:
        with no_waits() as waits:
            try:
                result = await ask(adapter, request, session, picture=picture)
            except discord.HTTPException as error:
                result = type(error), error.status, error.code, error.text, str(error)
            except aiohttp.ClientError as error:
                result = type(error)
    return result, waits, server.seen, len(budget._refused_at)


async def ask(adapter: AsyncWebhookAdapter, request: str, session: aiohttp.ClientSession, *, picture: bool) -> Any:  # noqa: ANN401 - an answer
    """Send a request; return the part of the answer that the bot uses."""
    files = [discord.File(BytesIO(b"\x89picture"), "a.png")] if picture else []
    if request in ("response", "update"):
        kind = 4 if request == "response" else 7
        parts = interaction_message_response_params(type=kind, content="日本", files=files)
        answer = await adapter.create_interaction_response(1, "tok", session=session, params=parts)
        return answer["interaction"]["response_message_id"] if request == "response" else None
    if request == "deletion":
        await adapter.delete_webhook_message(1, "tok", 7, session=session)
        return None
    with handle_message_parameters(content="日本", attachments=files) as sent:
        body: dict[str, Any] = {"payload": sent.payload, "multipart": sent.multipart, "files": sent.files}
        if request == "edit":
            await adapter.edit_webhook_message(1, "tok", 7, session=session, with_components=True, **body)
            return None
        if request == "followup":
            return await adapter.execute_webhook(1, "tok", session=session, wait=True, **body)
        if request == "original":
            return await adapter.edit_original_interaction_response(1, "tok", session=session, **body)
    return await adapter.get_original_interaction_response(1, "tok", session=session)


@pytest.mark.parametrize("kind", ["response", "update", "edit", "deletion", "followup", "original", "question"])
async def test_a_request_ends_as_with_the_adapter_of_discord_py(server: Discord, kind: str) -> None:
    for name, given in ANSWERS.items():
        if name == "without a body" and kind not in ("update", "edit", "deletion"):
            continue  # Discord sends one
        is_callback = kind in ("response", "update")
        answers = [(status, CALLBACK if is_callback and body is MESSAGE else body, via) for status, body, via in given]
        for picture in (False, True) if kind in ("response", "edit") else (False,):
            theirs, ours = [await outcome(server, kind, answers, ours=ours, picture=picture) for ours in (False, True)]
            assert ours == theirs, f"{name}, {picture=}"


async def test_only_a_new_message_is_asked_for(server: Discord) -> None:
    """The bot knows the message of an update, and needs the id of a new one."""
    for kind, query in (("response", "with_response=1"), ("update", "")):
        await outcome(server, kind, [(200, CALLBACK, VIA)], ours=True)
        assert server.queries == [query]


async def test_a_request_after_the_end_of_the_session_is_a_lost_connection(server: Discord) -> None:
    """A press may wait for its rate limit while the bot stops."""
    adapter, session = TokenRequests(RequestBudget(lambda: 0.0)), aiohttp.ClientSession()
    await session.close()
    with pytest.raises(aiohttp.ClientConnectionError):
        await ask(adapter, "followup", session, picture=False)
    assert not server.seen
