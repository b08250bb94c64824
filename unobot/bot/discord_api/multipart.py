"""Requests with files as one piece. aiohttp would write each part of a form in four, with a system call for each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import wraps
from typing import Any, Final
from uuid import uuid4

import aiohttp
from aiohttp.abc import AbstractStreamWriter
from discord.http import HTTPClient

_BOUNDARY: Final = uuid4().hex
"""The line between two parts. Only Discord sees it, so no file can contain it on purpose."""
_TEXT: Final = "text/plain; charset=utf-8"
_QUOTES: Final = str.maketrans({'"': "%22", "\r": "%0D", "\n": "%0A"})
"""How the HTML standard writes the names of fields and files in a form."""


class FormBody(aiohttp.Payload):
    """The body of a request with a form. It can be sent any number of times.

    ``fields``: the arguments of `aiohttp.FormData.add_field` for each field, as discord.py makes them.
    """

    _autoclose = True  # it holds only bytes

    def __init__(self, fields: Iterable[Mapping[str, Any]]) -> None:
        pieces = []
        for field in fields:
            pieces += [_head(field), _content(field["value"]), b"\r\n"]
        body = b"".join((*pieces, f"--{_BOUNDARY}--\r\n".encode()))
        super().__init__(body, content_type=f"multipart/form-data; boundary={_BOUNDARY}")
        self._size = len(body)

    def decode(self, encoding: str = "utf-8", errors: str = "strict") -> str:
        """Return the body as text."""
        text: str = self._value.decode(encoding, errors)
        return text

    async def write(self, writer: AbstractStreamWriter) -> None:
        """Write the body in one piece."""
        await writer.write(self._value)


def send_forms_whole(http: HTTPClient) -> None:
    """Let a client of discord.py send its forms as `FormBody`."""
    send = http.request

    @wraps(send)
    async def request(*args: Any, form: Iterable[Mapping[str, Any]] | None = None, **rest: Any) -> Any:  # noqa: ANN401 - any JSON
        if form:
            rest["data"] = FormBody(form)
        return await send(*args, **rest)

    vars(http)["request"] = request


def _head(field: Mapping[str, Any]) -> bytes:
    """Return the lines above the content of a field."""
    name, file = str(field["name"]).translate(_QUOTES), field.get("filename")
    file_name = "" if file is None else f'; filename="{str(file).translate(_QUOTES)}"'
    return (
        f'--{_BOUNDARY}\r\nContent-Disposition: form-data; name="{name}"{file_name}\r\n'
        f"Content-Type: {field.get('content_type') or _TEXT}\r\n\r\n"
    ).encode()


def _content(value: Any) -> bytes:  # noqa: ANN401 - text, bytes or a file
    """Return the content of a field."""
    if isinstance(value, str):
        return value.encode()
    content: bytes = value if isinstance(value, bytes) else value.read()
    return content
