"""Answer the bot's requests as Discord does."""

from __future__ import annotations

import json
import time
from collections.abc import Awaitable, Callable
from email.parser import HeaderParser
from typing import TYPE_CHECKING

from aiohttp import web

from tests.loopback.faults import answer, refusal
from tests.loopback.model import (
    CREATE_PRIVATE_THREADS,
    EPHEMERAL,
    PRIVATE_THREAD,
    Channel,
    Interaction,
    Json,
    Message,
    emoji_ids,
    fault_of,
    iso,
    member,
)

if TYPE_CHECKING:
    from tests.loopback.fake import FakeDiscord

Serve = Callable[[web.Request], Awaitable[web.StreamResponse]]

SEND, SEND_IN_THREADS = 1 << 11, 1 << 38
SLOW = 0.2
"""Seconds after which a slow mode lets the bot try again."""
TOO_LATE = 3.0
TOKEN_LIFE = 15 * 60.0
FOLLOWUPS = 5
"""The followups of an interaction that only a person's install allows."""
REPLY, THINKING, DEFER, UPDATE, CHOICES, OPEN_MODAL = 4, 5, 6, 7, 8, 9
V10 = "/api/v10"


class Refusal(Exception):
    """Discord refuses a request."""

    def __init__(self, status: int, code: int, message: str) -> None:
        super().__init__(message)
        self.response = refusal(status, code, message)


class Rest:
    """All routes. A request takes effect before its answer is sent."""

    def __init__(self, fake: FakeDiscord) -> None:
        self._fake = fake
        self._nonces: dict[tuple[int, object], Message] = {}
        """The messages by channel and nonce: a message with an enforced nonce is sent once."""

    def routes(self) -> list[web.RouteDef]:
        """Return the routes for aiohttp."""
        hook = r"/webhooks/{application}/{token}"
        original = hook + r"/messages/{message:@original|%40original}"
        table: list[tuple[str, str, Callable[[web.Request], Awaitable[object]]]] = [
            ("GET", "/users/@me", self._me),
            ("GET", "/oauth2/applications/@me", self._application),
            ("GET", "/gateway/bot", self._gateway),
            ("GET", "/applications/{application}/commands", self._known_commands),
            ("PUT", "/applications/{application}/commands", self._commands),
            ("GET", "/applications/{application}/emojis", self._emojis),
            ("POST", "/applications/{application}/emojis", self._new_emoji),
            ("DELETE", r"/applications/{application}/emojis/{emoji:\d+}", self._delete_emoji),
            ("GET", "/users/@me/guilds", self._own_guilds),
            ("DELETE", r"/users/@me/guilds/{guild:\d+}", self._leave_guild),
            ("GET", r"/guilds/{guild:\d+}", self._guild),
            ("GET", r"/guilds/{guild:\d+}/members/{user:\d+}", self._member),
            ("GET", r"/guilds/{guild:\d+}/threads/active", self._active_threads),
            ("GET", r"/channels/{channel:\d+}", self._one_channel),
            ("POST", "/interactions/{interaction}/{token}/callback", self._callback),
            ("GET", original, self._hook_message),
            ("PATCH", original, self._hook_edit),
            ("DELETE", original, self._hook_delete),
            ("POST", hook, self._followup),
            ("GET", hook + r"/messages/{message:\d+}", self._hook_message),
            ("PATCH", hook + r"/messages/{message:\d+}", self._hook_edit),
            ("DELETE", hook + r"/messages/{message:\d+}", self._hook_delete),
            ("POST", "/users/@me/channels", self._open_dm),
            ("POST", "/channels/{channel}/messages", self._post),
            ("POST", "/channels/{channel}/messages/{message}/threads", self._start_thread),
            ("POST", "/channels/{channel}/threads", self._start_private_thread),
            ("PUT", r"/channels/{channel}/thread-members/{user:\d+}", self._invite),
            ("GET", r"/channels/{channel}/thread-members/{user:\d+}", self._thread_member),
            ("GET", "/channels/{channel}/messages", self._history),
            ("GET", "/channels/{channel}/messages/{message}", self._message),
            ("PATCH", "/channels/{channel}/messages/{message}", self._edit),
            ("DELETE", "/channels/{channel}/messages/{message}", self._delete),
        ]
        return [
            web.route(method, V10 + path, self._served(method, do, path.split("/")[1])) for method, path, do in table
        ]

    def _served(self, method: str, do: Callable[[web.Request], Awaitable[object]], kind: str) -> Serve:
        async def act(request: web.Request) -> web.StreamResponse:
            try:
                body = await do(request)
            except Refusal as refused:
                return refused.response
            return web.Response(status=204, headers={"Via": "1.1"}) if body is None else answer(body)

        async def serve(request: web.Request) -> web.StreamResponse:
            self._fake.requests[f"{method} {kind}"] += 1
            body = await request.read()  # read completely, so that a cut connection has delivered it
            if request.content_type == "multipart/form-data":
                self._fake.uploads += 1
                self._fake.uploaded_bytes += len(body)
            return await self._fake.faults.handle(method, request.path.removeprefix(V10), request, act)

        return serve

    # Login

    async def _me(self, request: web.Request) -> object:
        self._authorized(request)
        return self._fake.bot.payload()

    async def _application(self, request: web.Request) -> object:
        self._authorized(request)
        bot, self._fake.logged_in = self._fake.bot, time.time()
        return {
            "id": str(self._fake.application_id),
            "name": bot.name,
            "icon": None,
            "description": "",
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "",
            "flags": 0,
            "interactions_endpoint_url": self._fake.endpoint,
            "integration_types_config": self._fake.installs,
            "owner": bot.payload(),
            "team": None,
            "bot": bot.payload(),
            "summary": "",
        }

    async def _gateway(self, request: web.Request) -> object:
        self._authorized(request)
        limit = {"total": 1000, "remaining": 999, "reset_after": 86_400_000, "max_concurrency": 1}
        return {"url": self._fake.gateway_url, "shards": self._fake.shards, "session_start_limit": limit}

    async def _known_commands(self, request: web.Request) -> object:
        self._authorized(request)
        return self._fake.commands

    async def _emojis(self, request: web.Request) -> object:
        self._authorized(request)
        return {"items": [self._emoji(name) for name in self._fake.emojis]}

    async def _new_emoji(self, request: web.Request) -> object:
        self._authorized(request)
        name = (await request.json())["name"]
        self._fake.emojis[name] = self._fake.ids.next()
        return self._emoji(name)

    async def _delete_emoji(self, request: web.Request) -> None:
        self._authorized(request)
        gone = int(request.match_info["emoji"])
        self._fake.emojis = {name: number for name, number in self._fake.emojis.items() if number != gone}

    def _emoji(self, name: str) -> Json:
        return {"id": str(self._fake.emojis[name]), "name": name, "available": True}

    async def _own_guilds(self, request: web.Request) -> object:
        self._authorized(request)
        after, limit = int(request.query.get("after", 0)), int(request.query.get("limit", 200))
        guilds = sorted((guild for guild in self._fake.guilds.values() if guild.has_bot), key=lambda guild: guild.id)
        counts = {"approximate_member_count": 7} if request.query.get("with_counts") == "1" else {}
        return [{"id": str(guild.id), "name": guild.name, **counts} for guild in guilds if guild.id > after][:limit]

    async def _leave_guild(self, request: web.Request) -> None:
        self._authorized(request)
        guild = self._fake.guilds.get(int(request.match_info["guild"]))
        if guild is None or not guild.has_bot:
            raise Refusal(404, 10004, "Unknown Guild")
        guild.has_bot = False

    async def _guild(self, request: web.Request) -> object:
        self._authorized(request)
        guild = self._fake.guilds.get(int(request.match_info["guild"]))
        if guild is None:
            raise Refusal(404, 10004, "Unknown Guild")
        if not guild.has_bot:
            self._fake.calls.update(channel.id for channel in guild.channels)
            raise Refusal(403, 50001, "Missing Access")
        return guild.payload(self._fake.bot)

    async def _member(self, request: web.Request) -> object:
        self._authorized(request)
        return {**member(self._fake.bot, 0), "communication_disabled_until": self._fake.timeout}

    async def _one_channel(self, request: web.Request) -> object:
        self._authorized(request)
        return self._channel(request).payload()

    async def _commands(self, request: web.Request) -> object:
        self._authorized(request)
        fake = self._fake
        fake.commands = [
            {
                **command,
                "id": str(fake.ids.next()),
                "application_id": str(fake.application_id),
                "version": str(fake.ids.next()),
                "type": command.get("type", 1),
            }
            for command in await request.json()
        ]
        fake.synced += 1
        return fake.commands

    # Interactions

    async def _callback(self, request: web.Request) -> object:
        fake, body = self._fake, await sent_in(request)
        interaction = fake.interactions.get(int(request.match_info["interaction"]))
        if interaction is None or interaction.token != request.match_info["token"]:
            raise Refusal(404, 10062, "Unknown interaction")
        if interaction.kind is not None:
            interaction.refused += 1
            raise Refusal(400, 40060, "Interaction has already been acknowledged.")
        if interaction.given_up or time.time() - interaction.sent > TOO_LATE:
            interaction.refused += 1
            raise Refusal(404, 10062, "Unknown interaction")
        kind, data = int(body["type"]), body.get("data") or {}
        self._check(data)
        interaction.kind, interaction.acknowledged = kind, time.time()
        shown = self._answered(interaction, kind, data)
        if kind not in (THINKING, DEFER):  # a deferral is no answer yet
            interaction.settled.set()
        if "with_response" not in request.query:
            return None
        told: Json = {"id": str(interaction.id), "type": interaction.payload["type"]}
        if interaction.original is None:
            return {"interaction": told}
        told |= {
            "response_message_id": str(interaction.original),
            "response_message_loading": kind == THINKING,
            "response_message_ephemeral": bool(shown and shown.reader),
        }
        resource: Json = {"type": kind}
        if shown is not None:
            resource["message"] = shown.payload()
        return {"interaction": told, "resource": resource}

    def _answered(self, interaction: Interaction, kind: int, data: Json) -> Message | None:
        """Return the message that a callback shows at once."""
        fake = self._fake
        if kind in (REPLY, THINKING):
            message = self._create(interaction.channel, data, interaction)
            interaction.original = message.id
            if kind == REPLY:
                interaction.show(message)
                fake.tell(message)
            return message
        if kind in (UPDATE, DEFER):
            clicked = interaction.message
            if clicked is None:
                raise Refusal(400, 50035, "there is no message to update")
            interaction.original = clicked.id
            clicked.tokens.add(interaction.token)
            if kind == UPDATE:
                self._write(clicked, data)
                interaction.show(clicked)
                fake.tell(clicked)
                return clicked
        return None

    async def _followup(self, request: web.Request) -> object:
        interaction, data = self._by_token(request), await self._body(request)
        if interaction.channel.id not in self._fake.channels:
            raise Refusal(404, 10003, "Unknown Channel")
        interaction.followups += 1
        if interaction.is_of_user and interaction.followups > FOLLOWUPS:
            raise Refusal(400, 40094, "You can only create 5 followups for each interaction")
        thinking = interaction.original if interaction.kind == THINKING and interaction.shown is None else None
        if thinking is not None:  # the first followup replaces "thinking"
            message = self._fake.messages[thinking]
            self._write(message, data)
        else:
            message = self._create(interaction.channel, data, interaction)
        interaction.show(message)
        self._fake.tell(message)
        return message.payload()

    async def _hook_message(self, request: web.Request) -> object:
        return self._by_hook(request)[1].payload()

    async def _hook_edit(self, request: web.Request) -> object:
        interaction, message = self._by_hook(request)
        self._write(message, await self._body(request))
        # A request with a message id is another edit, by a task that kept the token.
        if not interaction.settled.is_set() and not request.match_info["message"].isdecimal():
            interaction.show(message)
        self._fake.tell(message)
        return message.payload()

    async def _hook_delete(self, request: web.Request) -> None:
        self._by_hook(request)[1].deleted = True

    def _by_token(self, request: web.Request) -> Interaction:
        interaction = self._fake.by_token.get(request.match_info["token"])
        if interaction is None or time.time() - interaction.sent > TOKEN_LIFE:
            raise Refusal(401, 50027, "Invalid Webhook Token")
        if interaction.kind is None:
            raise Refusal(404, 10015, "Unknown Webhook")
        return interaction

    def _by_hook(self, request: web.Request) -> tuple[Interaction, Message]:
        """Return an interaction, and the message that its token may edit."""
        interaction, named = self._by_token(request), request.match_info["message"]
        message_id = int(named) if named.isdecimal() else interaction.original
        message = self._fake.messages.get(message_id or 0)
        if message is None or message.deleted or interaction.token not in message.tokens:
            raise Refusal(404, 10008, "Unknown Message")
        return interaction, message

    # Messages

    async def _open_dm(self, request: web.Request) -> object:
        self._authorized(request)
        return self._fake.dm(int((await request.json())["recipient_id"])).payload()

    async def _post(self, request: web.Request) -> object:
        self._authorized(request)
        channel, data = self._channel(request), await self._body(request)
        reader = self._fake.users.get(channel.reader or 0)
        if reader is not None and reader.closed is not None:
            raise Refusal(403, reader.closed, "Cannot send messages to this user")
        if reader is not None and (reader.stranger or reader.left) and reader.id not in self._fake.installers:
            raise Refusal(403, 50278, "Cannot send messages to this user due to having no mutual guilds")
        if channel.guild_id is not None:
            await self._check_writing(channel)
        known = self._nonces.get((channel.id, data.get("nonce"))) if data.get("enforce_nonce") else None
        if known is not None:
            return known.payload()
        message = self._create(channel, data, None)
        self._nonces[channel.id, data.get("nonce")] = message
        self._fake.tell(message)
        return message.payload()

    async def _check_writing(self, channel: Channel) -> None:
        """Raise a refusal if the bot may not write in a channel of a server. A message opens an archived thread."""
        if not self._fake.bot_may(channel) & (SEND if channel.parent_id is None else SEND_IN_THREADS):
            raise Refusal(403, 50013, "Missing Permissions")
        if channel.is_locked:
            raise Refusal(400, 160005, "Thread is locked")
        if channel.is_slow:
            refused = Refusal(429, 20016, "This action cannot be performed due to slowmode rate limit")
            body = {"code": 20016, "message": str(refused), "retry_after": SLOW, "global": False}
            refused.response = answer(body, 429, **{"Retry-After": str(SLOW)})
            raise refused
        if channel.is_archived:
            channel.is_archived = False
            await self._fake.gateway.dispatch("THREAD_UPDATE", channel.payload(), channel.guild_id)

    async def _start_thread(self, request: web.Request) -> object:
        message, sent = self._public(request), await sent_in(request)
        if message.id in self._fake.channels:
            raise Refusal(400, 160004, "A thread has already been created for this message")
        thread = Channel(message.id, message.channel.guild_id, sent["name"], parent_id=message.channel.id)
        self._fake.channels[thread.id] = thread
        return thread.payload()

    async def _start_private_thread(self, request: web.Request) -> object:
        self._authorized(request)
        parent, sent = self._channel(request), await sent_in(request)
        if not parent.bot_may & CREATE_PRIVATE_THREADS:
            raise Refusal(403, 50013, "Missing Permissions")
        assert sent["type"] == PRIVATE_THREAD, "a public thread starts from a message"
        thread = Channel(self._fake.ids.next(), parent.guild_id, sent["name"], parent_id=parent.id, invited=set())
        self._fake.channels[thread.id] = thread
        return thread.payload()

    async def _invite(self, request: web.Request) -> None:
        self._authorized(request)
        thread = self._channel(request)
        if thread.invited is None:
            raise Refusal(400, 50024, "Cannot execute action on this channel type")
        thread.invited.add(int(request.match_info["user"]))

    async def _thread_member(self, request: web.Request) -> object:
        self._authorized(request)
        thread, user_id = self._channel(request), int(request.match_info["user"])
        if user_id not in (thread.invited or ()):
            raise Refusal(404, 10007, "Unknown Member")
        return {"id": str(thread.id), "user_id": str(user_id), "join_timestamp": iso(time.time()), "flags": 1}

    async def _active_threads(self, request: web.Request) -> object:
        self._authorized(request)
        guild_id = int(request.match_info["guild"])
        threads = [each for each in self._fake.channels.values() if each.parent_id and each.guild_id == guild_id]
        return {"threads": [thread.payload() for thread in threads], "members": []}

    async def _history(self, request: web.Request) -> object:
        self._authorized(request)
        channel = self._channel(request)
        there = [each for each in self._fake.messages.values() if each.channel is channel and each.reader is None]
        return [each.payload() for each in reversed(there) if not each.deleted]

    async def _message(self, request: web.Request) -> object:
        return self._public(request).payload()

    async def _edit(self, request: web.Request) -> object:
        message = self._public(request)
        if message.channel.is_archived:
            raise Refusal(400, 50083, "Thread is archived")
        self._write(message, await self._body(request))
        self._fake.tell(message)
        return message.payload()

    async def _delete(self, request: web.Request) -> None:
        message = self._public(request)
        message.deleted = True
        self._fake.tell(message)

    def _channel(self, request: web.Request) -> Channel:
        channel = self._fake.channels.get(int(request.match_info["channel"]))
        if channel is None:
            raise Refusal(404, 10003, "Unknown Channel")
        if not channel.has_bot:
            self._fake.calls[channel.id] += 1
            raise Refusal(403, 50001, "Missing Access")
        if channel.guild_id is not None and not channel.bot_may & 1 << 10:
            raise Refusal(403, 50001, "Missing Access")
        return channel

    def _public(self, request: web.Request) -> Message:
        """Return a message that the bot's own token may edit. It is never ephemeral."""
        self._authorized(request)
        channel = self._channel(request)
        message = self._fake.messages.get(int(request.match_info["message"]))
        if message is None or message.deleted or message.reader is not None or message.channel is not channel:
            raise Refusal(404, 10008, "Unknown Message")
        return message

    # Other routes

    def _create(self, channel: Channel, data: Json, interaction: Interaction | None) -> Message:
        fake = self._fake
        message = Message(fake.ids.next(), channel, fake.bot)
        if interaction is not None:
            message.tokens.add(interaction.token)
            message.owners = interaction.owners
            muted = interaction.is_of_user and interaction.user.id in channel.muted
            if muted or int(data.get("flags") or 0) & EPHEMERAL:
                message.reader = interaction.user.id
        message.write(data)
        fake.messages[message.id] = message
        return message

    def _write(self, message: Message, data: Json) -> None:
        message.write(data)
        message.edits += 1
        message.edited = time.time()

    async def _body(self, request: web.Request) -> Json:
        data = await sent_in(request)
        self._check(data)
        return data

    def _check(self, data: Json) -> None:
        wrong = fault_of(data)
        if wrong is None and not emoji_ids(data) <= {*self._fake.emojis.values()}:
            wrong = "In data.components.0.components.0.emoji.id: Invalid emoji"
        if wrong is not None:
            raise Refusal(400, 50035, wrong)

    def _authorized(self, request: web.Request) -> None:
        if request.headers.get("Authorization") != f"Bot {self._fake.token}":
            raise Refusal(401, 0, "401: Unauthorized")


async def sent_in(request: web.Request) -> Json:
    """Return the JSON of a request. A request with files has it as one of several parts; the files are ignored."""
    raw = await request.read()
    if request.content_type == "multipart/form-data":
        # The standard library would parse a picture line by line, which takes a millisecond. Benchmarks send many.
        head = HeaderParser().parsestr(f"Content-Type: {request.headers['Content-Type']}")
        parts = (part.partition(b"\r\n\r\n") for part in raw.split(f"--{head.get_boundary()}".encode()))
        raw = next(body for headers, _, body in parts if b'name="payload_json"' in headers)
    data: Json = json.loads(raw)
    return data
