"""Requests with files as one piece. aiohttp would write each part of a form in four, with a system call for each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import wraps
from io import BytesIO
from typing import Any, Final
from uuid import uuid4

import aiohttp
from discord.http import HTTPClient

_BOUNDARY: Final = uuid4().hex
"""The line between two parts. Only Discord sees it, so no file can contain it on purpose."""
_QUOTES: Final = str.maketrans({'"': "%22", "\r": "%0D", "\n": "%0A"})
"""How the HTML standard writes the names of fields and files in a form."""


def form_body(fields: Iterable[Mapping[str, Any]]) -> aiohttp.Payload:
    """Return the body of a request with a form. It can be sent any number of times.

    ``fields``: the arguments of `aiohttp.FormData.add_field` for each field, as discord.py makes them. `FormData` makes
    the same body, and takes 5 % of a click with pictures.
    """
    pieces: list[bytes] = []
    for field in fields:
        name, value, file = field["name"].translate(_QUOTES), field["value"], field.get("filename")
        of_file = "" if file is None else f'; filename="{file.translate(_QUOTES)}"'
        head = (
            f'--{_BOUNDARY}\r\nContent-Disposition: form-data; name="{name}"{of_file}\r\n'
            f"Content-Type: {field.get('content_type', 'text/plain; charset=utf-8')}\r\n\r\n"
        )
        pieces += head.encode(), value.encode() if isinstance(value, str) else value.read(), b"\r\n"
    body = BytesIO(b"".join((*pieces, f"--{_BOUNDARY}--\r\n".encode())))
    return aiohttp.BytesIOPayload(body, content_type=f"multipart/form-data; boundary={_BOUNDARY}")


def send_forms_whole(http: HTTPClient) -> None:
    """Let a client of discord.py send its forms as `form_body`."""
    send = http.request

    @wraps(send)
    async def request(*args: Any, form: Iterable[Mapping[str, Any]] | None = None, **rest: Any) -> Any:  # noqa: ANN401 - any JSON
        if form:
            rest["data"] = form_body(form)
        return await send(*args, **rest)

    vars(http)["request"] = request
