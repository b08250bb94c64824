"""Requests with files as one piece. aiohttp would write each part of a form in four, with a system call for each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import wraps
from io import BytesIO
from typing import Any

import aiohttp
from discord.http import HTTPClient


async def form_body(fields: Iterable[Mapping[str, Any]]) -> aiohttp.Payload:
    """Return the body of a request with a form. It can be sent any number of times.

    ``fields``: the arguments of `aiohttp.FormData.add_field` for each field, as discord.py makes them.
    """
    form = aiohttp.FormData(quote_fields=False)  # Discord does not know a quoted ``files[0]``
    for field in fields:
        form.add_field(**field)
    parts = form()
    return aiohttp.BytesIOPayload(BytesIO(await parts.as_bytes()), content_type=parts.content_type)


def send_forms_whole(http: HTTPClient) -> None:
    """Let a client of discord.py send its forms as `form_body`."""
    send = http.request

    @wraps(send)
    async def request(*args: Any, form: Iterable[Mapping[str, Any]] | None = None, **rest: Any) -> Any:  # noqa: ANN401 - any JSON
        if form:
            rest["data"] = await form_body(form)
        return await send(*args, **rest)

    vars(http)["request"] = request
