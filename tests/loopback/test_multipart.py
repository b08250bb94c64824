"""A form with files goes out in one piece."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from email.message import Message
from email.parser import BytesParser
from io import BytesIO
from typing import Any
from unittest.mock import patch

import aiohttp
import discord
import pytest
from aiohttp import web
from aiohttp.abc import AbstractStreamWriter
from aiohttp.test_utils import TestServer
from discord.http import HTTPClient, Route, handle_message_parameters
from multidict import CIMultiDict

from unobot.bot.discord_api.multipart import form_body, send_forms_whole

PICTURE = b"\x89PNG\r\n\x1a\n--\r\n\0"
NAMES = ["hand.png", "日本.png"]


class Pieces(AbstractStreamWriter):
    """Collects the pieces that a body writes."""

    def __init__(self) -> None:
        self.pieces: list[bytes] = []

    async def write(self, chunk: bytes | bytearray | memoryview) -> None:
        """Collect a piece."""
        self.pieces.append(bytes(chunk))

    async def write_eof(self, chunk: bytes = b"") -> None:
        """Do nothing."""

    async def drain(self) -> None:
        """Do nothing."""

    def enable_compression(self, encoding: str = "deflate", strategy: int | None = None) -> None:
        """Do nothing."""

    def enable_chunking(self) -> None:
        """Do nothing."""

    async def write_headers(self, status_line: str, headers: CIMultiDict[str]) -> None:
        """Do nothing."""


def fields(names: list[str]) -> list[dict[str, Any]]:
    """Return the form of an edit with these files, as discord.py makes it."""
    files = [discord.File(BytesIO(PICTURE), name) for name in names]
    return handle_message_parameters(content="日本", attachments=files).multipart or []


def parts(content_type: str, body: bytes) -> list[tuple[str | None, str | None, str, object]]:
    """Return the name, the file name, the type and the content of each part of a form."""
    form: Message = BytesParser().parsebytes(f"Content-Type: {content_type}\r\n\r\n".encode() + body)
    assert form.is_multipart()
    assert not form.defects
    return [
        (
            str(part.get_param("name", header="Content-Disposition")),
            part.get_filename(),
            part.get_content_type(),
            part.get_payload(decode=True),
        )
        for part in form.walk()
        if not part.is_multipart()
    ]


async def test_the_body_is_one_piece_each_time_with_the_parts_of_aiohttp() -> None:
    form = aiohttp.FormData(quote_fields=False)
    for field in fields(NAMES):
        form.add_field(**field)
    theirs, ours = form(), form_body(fields(NAMES))
    expected = parts(theirs.content_type, await theirs.as_bytes())
    for _ in range(2):
        pieces = Pieces()
        await ours.write(pieces)
        (piece,) = pieces.pieces
        assert len(piece) == ours.size
        assert parts(ours.content_type, piece) == expected


def test_a_name_ends_no_header() -> None:
    body = form_body([{"name": 'a"\r\nX: 1', "value": BytesIO(b"b"), "filename": 'c"\r\nd'}])
    head = body.decode().partition("\r\n\r\n")[0]
    assert head.splitlines()[1:] == [
        'Content-Disposition: form-data; name="a%22%0D%0AX: 1"; filename="c%22%0D%0Ad"',
        "Content-Type: text/plain; charset=utf-8",
    ]


@pytest.fixture
async def seen() -> AsyncIterator[list[tuple[str, bytes]]]:
    """Yield the bodies of all edits at a server, which discord.py takes for Discord. The first edit is an error."""
    bodies: list[tuple[str, bytes]] = []

    async def answer(request: web.Request) -> web.Response:
        if request.method == "GET":  # the login
            return web.json_response({"id": "7"})
        bodies.append((request.headers["Content-Type"], await request.read()))
        return web.json_response({"id": "7"}, status=500 if len(bodies) == 1 else 200)

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", answer)
    async with TestServer(app) as listening:
        with patch.object(Route, "BASE", str(listening.make_url("")).rstrip("/")):
            yield bodies


async def test_a_client_of_discord_py_sends_forms_whole_and_again(
    seen: list[tuple[str, bytes]], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def no_wait(_: float) -> None:
        """Take no time."""

    http = HTTPClient(asyncio.get_running_loop())
    send_forms_whole(http)
    await http.static_login("token")
    monkeypatch.setattr(discord.http.asyncio, "sleep", no_wait)  # type: ignore[attr-defined]
    try:
        with handle_message_parameters(content="日本", attachments=[discord.File(BytesIO(PICTURE), "a.png")]) as edit:
            await http.edit_message(1, 7, params=edit)
        with handle_message_parameters(content="words") as words:
            await http.edit_message(1, 7, params=words)
    finally:
        await http.close()
    (first, second, third) = seen
    assert first == second
    assert [part[:2] for part in parts(*first)] == [("payload_json", None), ("files[0]", "a.png")]
    assert third[0] == "application/json"
