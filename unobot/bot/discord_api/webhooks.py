"""Requests with the token of an interaction: each token can edit the messages of its interaction for 15 minutes.

Requests with them do not count for the bot's rate limit. `MessageStore` keeps them in one table of the database, and
deletes them when they expire. They are never logged.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from functools import lru_cache
from typing import Any
from urllib.parse import urlencode
from weakref import WeakValueDictionary

import aiohttp
import discord
import msgspec
from discord import ui
from discord.enums import InteractionResponseType
from discord.http import Route, handle_message_parameters
from discord.webhook.async_ import AsyncDeferredLock, AsyncWebhookAdapter, async_context
from yarl import URL

from unobot.bot.discord_api.error_codes import ANSWERED_ALREADY
from unobot.bot.discord_api.multipart import form_body
from unobot.bot.discord_api.request_budget import RequestBudget

log = logging.getLogger(__name__)

TOKEN_LOST = (401, 403, 404)
"""The HTTP status if a token has expired or the message is gone."""
MAX_ATTEMPTS = 5
MAX_ANSWER_ATTEMPTS = 200
"""The number of tries to answer that are remembered. An interaction must be answered within 3 seconds."""
_NEW_MESSAGE = InteractionResponseType.channel_message.value
_RESET = (54, 10054)
"""The error numbers of a reset connection on macOS and Windows. On Linux, the callers of this module try again."""
_JSON = {"Content-Type": "application/json"}
_query = lru_cache(urlencode)
"""Writes the few parameters that requests with tokens have."""
_FAILURES: dict[int, type[discord.HTTPException]] = {
    403: discord.Forbidden,
    404: discord.NotFound,
    500: discord.DiscordServerError,
}


def interaction_webhook(token: str, client: discord.Client) -> discord.Webhook:
    """Return the webhook for the messages of the interaction with this token."""
    application_id = client.application_id
    assert application_id is not None  # known since the login
    webhook = discord.Webhook.partial(application_id, token, client=client)
    webhook.type = discord.WebhookType.application  # otherwise discord.py refuses ephemeral messages
    return webhook


async def edit_message(
    token: str,
    client: discord.Client,
    message_id: int,
    view: ui.LayoutView,
    files: Sequence[discord.File] = discord.utils.MISSING,
) -> None:
    """Edit a message with the token of its interaction. Raises `discord.HTTPException`.

    `discord.Webhook.edit_message` would also read the message in the answer, which nobody needs.
    """
    webhook = interaction_webhook(token, client)
    nobody = discord.AllowedMentions.none()
    with handle_message_parameters(view=view, attachments=files, allowed_mentions=nobody) as body:
        await async_context.get().edit_webhook_message(
            webhook.id,
            token,
            message_id,
            session=webhook.session,
            proxy=webhook.proxy,
            proxy_auth=webhook.proxy_auth,
            payload=body.payload,
            multipart=body.multipart,
            files=body.files,
            with_components=True,
        )


class TokenRequests(AsyncWebhookAdapter):
    """discord.py's adapter for requests with tokens, which asks for and reads only the answers that are used.

    It waits, retries and raises errors as discord.py does. The simulated Discord has an adapter of its own.
    """

    def __init__(self, budget: RequestBudget) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self._budget = budget
        self._session: aiohttp.ClientSession | None = None
        """A session without a trace, which is faster. discord.py's session has the connections, and closes them."""
        self._answer_attempts: deque[int | str | None] = deque(maxlen=MAX_ANSWER_ATTEMPTS)
        """The interactions that this process has tried to answer last, once for each try."""
        self._has_rival = False
        self._queues: WeakValueDictionary[tuple[object, str | None], asyncio.Lock] = WeakValueDictionary()
        """A lock for each id and token: their requests keep their order, and wait for their rate limit."""

    def install(self) -> None:
        """Let discord.py use this adapter in the running task, and in the tasks that begin there."""
        async_context.set(self)

    async def request(
        self,
        route: Route,
        session: aiohttp.ClientSession,
        *,
        payload: dict[str, Any] | None = None,
        multipart: list[dict[str, Any]] | None = None,
        proxy: str | None = None,
        proxy_auth: aiohttp.BasicAuth | None = None,
        files: Sequence[discord.File] | None = None,  # noqa: ARG002 - their contents are in the form
        params: dict[str, Any] | None = None,
        **unknown: object,
    ) -> Any:  # noqa: ANN401 - the answer that discord.py expects
        """Send a request; return the part of the answer that discord.py uses. Raises `discord.HTTPException`."""
        if unknown:
            raise TypeError(f"a request with a token has no {', '.join(unknown)}")
        is_callback = route.path.endswith("/callback")
        if is_callback:
            self._answer_attempts.append(route.webhook_id)
        if is_callback and payload is not None and payload["type"] != _NEW_MESSAGE:
            params = None  # it would ask for the message of the response, whose id the interaction has
        address = f"{route.url}?{_query(tuple(params.items()))}" if params else route.url
        url = URL(address, encoded=True)  # the library has quoted the parts; to do it again takes as long
        data = form_body(multipart) if multipart else None if payload is None else msgspec.json.encode(payload)
        headers = None if multipart or payload is None else _JSON
        failure: discord.HTTPException | None = None
        bucket = route.webhook_id, route.webhook_token
        async with AsyncDeferredLock(self._queues.setdefault(bucket, asyncio.Lock())) as queue:
            for attempt in range(MAX_ATTEMPTS):
                try:
                    async with self._sibling_session(session).request(
                        route.method,
                        url,
                        data=data,
                        headers=headers,
                        proxy=proxy,
                        proxy_auth=proxy_auth,
                    ) as answer:
                        self._budget.count_answer(answer)
                        body = await answer.read()
                except (OSError, aiohttp.ClientError) as error:
                    self._budget.outage.failed(error)
                    is_reset = isinstance(error, OSError) and error.errno in _RESET
                    if not is_reset or attempt == MAX_ATTEMPTS - 1:
                        raise
                    await asyncio.sleep(1 + attempt * 2)
                    continue
                status = answer.status
                if answer.headers.get("X-RateLimit-Remaining") == "0" and status != 429:
                    queue.delay_by(float(answer.headers.get("X-RateLimit-Reset-After", 0)))
                if status < 300:
                    return _read(route, body, is_callback=is_callback)
                detail = _error_in(answer, body)
                failure = _FAILURES.get(min(status, 500), discord.HTTPException)(answer, detail)
                if status == 429 and isinstance(detail, dict) and answer.headers.get("Via"):
                    self._budget.token_refused(detail["retry_after"])
                    await asyncio.sleep(detail["retry_after"])
                elif status >= 500:
                    await asyncio.sleep(1 + attempt * 2)
                else:
                    self._check_for_rival(route.webhook_id, failure, attempt)
                    raise failure
        assert failure is not None  # it was noted before each sleep
        raise failure

    def _check_for_rival(self, interaction_id: int | str | None, failure: discord.HTTPException, attempt: int) -> None:
        """Warn once if an interaction was answered, and not by an earlier try of this process."""
        is_first = attempt == 0 and self._answer_attempts.count(interaction_id) == 1
        if failure.code == ANSWERED_ALREADY and is_first and not self._has_rival:
            self._has_rival = True
            log.warning("another program answers this bot's interactions: stop the other bot with this token")

    def _sibling_session(self, session: aiohttp.ClientSession) -> aiohttp.ClientSession:
        """Return a session with the connections of discord.py's session, which is new after each login."""
        if session.closed:  # the bot stops, and a request waited for its rate limit
            raise aiohttp.ClientConnectionError("the connection to Discord is closed")
        if self._session is None or self._session.connector is not session.connector:
            self._session = aiohttp.ClientSession(
                connector=session.connector, connector_owner=False, cookie_jar=aiohttp.DummyCookieJar()
            )
        return self._session


class _Callback(msgspec.Struct):
    """The part of the answer to a callback that discord.py needs: the rest is the message that was sent."""

    interaction: dict[str, Any]


_callback = msgspec.json.Decoder(_Callback)


def _read(route: Route, body: bytes, *, is_callback: bool) -> Any:  # noqa: ANN401 - the answer that discord.py expects
    """Return the part of an answer that discord.py uses, or None."""
    if is_callback:
        interaction = _callback.decode(body).interaction if body else {"id": route.webhook_id}
        return {"interaction": interaction}
    is_edit_with_id = route.method == "PATCH" and not route.path.endswith("@original")
    return None if is_edit_with_id or not body else msgspec.json.decode(body)


def _error_in(answer: aiohttp.ClientResponse, body: bytes) -> dict[str, Any] | str:
    """Return the error in a body, or its text if it is not from Discord itself."""
    if answer.headers.get("Content-Type") != "application/json":
        return body.decode(errors="replace")
    error: dict[str, Any] = msgspec.json.decode(body)
    return error
