"""Adapt simcord, the simulated Discord, for the demo and the tests.

Only this module and `virtual_env` use its private names. simcord (pinned) is a test harness first, so this module
changes some of its behavior:

* Its page shows one channel, and refuses a press on any snapshot of it except the newest.
* It never deletes old requests.

tests/demo/test_simulator.py fails if a new simcord no longer allows these changes.
"""

# ruff: noqa: ANN401 - the signatures are those of simcord, which leaves much untyped

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar, Self, cast

from aiohttp import web
from simcord import ChannelHandle, Env, InteractionResult, MemberActor, SetupError, UserHandle
from simcord.backend import serializers
from simcord.backend.models import Message
from simcord.enums import ComponentType, InteractionType
from simcord.interactions import base_payload
from simcord.preview import Preview, _markdown
from simcord.preview._action_plans import _find_scoped_component
from simcord.preview._actions import _Action
from simcord.preview._pages import _Page
from simcord.preview._server import PreviewServer

from unobot.demo.virtual_env import VirtualEnv

Person = MemberActor | UserHandle
"""A simulated person: a member in a server's channel, or a user in direct messages."""

_BUTTON = int(ComponentType.BUTTON)
_SEEN = 64  # the newest snapshots of a page, which presses may refer to: over six seconds of the busiest table
_PAGE = Path(__file__).with_name("page")
_OWN_FILES = {
    "/demo.css": "text/css",
    "/demo.js": "application/javascript",
    "/icon.svg": "image/svg+xml",
}
_PLACES = "/demo/places"
_PICTURES = (b"\x89PNG\r\n\x1a\n", b"GIF8", b"RIFF")  # PNG, GIF, and WebP: each browser decodes them itself


def press(env: Env, person: Person, message: Message, custom_id: str) -> InteractionResult:
    """Send a press of the button ``custom_id`` of ``message``, even if the message no longer has it. Do not wait.

    A real client sends the button that it drew last, so this simulates stale and simultaneous presses.
    """
    record, payload = base_payload(
        env.backend,
        type=int(InteractionType.MESSAGE_COMPONENT),
        channel_id=message.channel_id,
        guild_id=person.guild.id if isinstance(person, MemberActor) else None,
        user_id=person.id,
        data={"custom_id": custom_id, "component_type": _BUTTON},
    )
    payload["message"] = dict(serializers.message_payload(env.backend, message))
    record.source_message_id = message.id
    env.backend.emit("INTERACTION_CREATE", payload)
    return InteractionResult(env, record)


def forget(env: Env, *, interactions: int = 1000, panels: int = 8) -> None:
    """Delete old data of a long session: requests, transcript, ids, and all interactions except the newest.

    ``panels``: how many ephemeral messages of each user in a channel are kept. Older ones are deleted.
    """
    backend = env.backend
    backend.http_requests.clear()
    backend.transcript.clear()
    for old in sorted(backend.interactions)[:-interactions]:
        backend.interaction_tokens.pop(backend.interactions.pop(old).token, None)
    for channel, messages in backend.messages.items():
        kept: dict[str, int] = {}
        for message in sorted(messages.values(), key=lambda item: item.id, reverse=True):
            if message.is_ephemeral:
                owner = str((message.interaction_metadata or {}).get("user"))
                kept[owner] = kept.get(owner, 0) + 1
                if kept[owner] > panels:
                    backend.delete_message(channel, message.id)
    if len(backend._reserved_ids) > 50_000:  # an id must differ only from other ids of the same millisecond
        now = max(backend._sequences, default=0)
        backend._sequences = {key: value for key, value in backend._sequences.items() if key == now}
        backend._reserved_ids = {value for value in backend._reserved_ids if value >> 22 == now}


class _Current:
    """The context of the text that a cached parser reads now."""

    context: Mapping[str, Any]

    def get(self, name: str) -> Any:
        return self.context.get(name)


_make_parser = _markdown._markdown_parser
_parsers: dict[int, tuple[Any, _Current]] = {}


def _kept_parser(policy: Mapping[str, bool | str], context: Mapping[str, Any]) -> Any:
    """Return a cached parser for a policy. Creating one for each text would be the largest cost of a snapshot."""
    if id(policy) not in _parsers:
        current = _Current()
        _parsers[id(policy)] = _make_parser(policy, cast("Mapping[str, Any]", current)), current
    parser, current = _parsers[id(policy)]
    current.context = context
    return parser


_markdown._markdown_parser = _kept_parser


class LivePreview(Preview):
    """The page of simcord for one channel. A press always means the button that the visitor saw.

    The previews of a demo share a lock with its ticker, because simcord does one thing at a time. A preview with a
    ``front`` shares the port of that preview. The token after the # of the URL selects the preview.
    """

    def __init__(
        self,
        env: VirtualEnv,
        channel: ChannelHandle,
        people: Sequence[Person],
        *,
        name: str,
        lock: asyncio.Lock,
        timezone: str,
        port: int = 0,
        front: LivePreview | None = None,
    ) -> None:
        super().__init__(
            env,
            channel,
            tuple(people),
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale="en-US",
            timezone=timezone,
            presentation_time=None,
            assets=None,
            port=port,
        )
        self._explicit_assets = env.pictures  # simcord would copy the dict, and miss later pictures
        self.name = name
        self._lock = lock
        self._seen: dict[str, deque[tuple[int, dict[int, list[dict[str, Any]]]]]] = {}
        self._server = FrontServer(self, port) if front is None else SideServer(self, front._server)

    async def __aenter__(self) -> Self:
        """Start the server. Raises `SetupError` if the port is taken."""
        self.env._preview = None  # simcord allows only one preview at a time, but these do not conflict
        await super().__aenter__()
        return self

    def republish(self) -> None:
        """Redraw every open page from the state of the simulated Discord."""
        for page in tuple(self._pages.values()):
            if page is not self._python and page.id in self._pages:
                self._publish(page, reason="refresh")

    def _open_page(self, viewer_id: Any = None, target_id: Any = None) -> _Page:
        assert self._python is not None, "only an entered preview serves pages"
        # Show a new page the end of the channel, not the message that was last when the demo started.
        self._python.target_id = self._python.window_end_id = None
        return super()._open_page(viewer_id, target_id)

    def _publish(self, page: _Page, *, reason: Any = "action") -> None:
        self._advance_presentation_time()
        super()._publish(page, reason=reason)
        messages = self.env.backend.messages.get(page.channel_id, {})
        shown = {key: messages[key].components for key in map(int, page.snapshot["messages"]) if key in messages}
        self._seen.setdefault(page.id, deque(maxlen=_SEEN)).append((page.revision, shown))
        for gone in self._seen.keys() - self._pages.keys() - {page.id}:
            del self._seen[gone]

    async def _prepare_asset(self, context_id: str | None, asset_id: str, **options: Any) -> tuple[str, bytes, str]:
        """Return the type, the bytes and the file name of a picture.

        simcord would check each picture in a process of its own, one after another: a hand of seven took four seconds.
        The pictures here are the bot's own, so they are served as they are. Raises `SetupError`.
        """
        _, record, picture = self._authorized_asset(context_id, asset_id)
        if picture.startswith(_PICTURES) and record.contentType.startswith("image/") and not any(options.values()):
            return record.contentType, picture, record.filename
        return await super()._prepare_asset(context_id, asset_id, **options)

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self._lock:
            page = self._pages.get(context_id or "")
            if page is not None and isinstance(body, Mapping):
                seen = body.get("published_revision")
                body = {**body, "published_revision": page.revision, "seen_revision": seen}
            return await super()._action(context_id, body)

    def _prepare_action(self, page: _Page, kind: str, body: Mapping[str, Any]) -> Any:
        if kind != "click":
            return super()._prepare_action(page, kind, body)
        self._require_current_history(page)
        message = self._target_message(page, self._target_id(body.get("target_id"), page.viewer))
        custom_id = self._custom_id_seen(page, message, body)

        async def send() -> InteractionResult:
            result = press(self.env, page.viewer, message, custom_id)
            await self.env._settle_internal(dispatch="INTERACTION_CREATE")
            return result

        async def click(action: _Action, cursor: int) -> dict[str, Any]:
            return await self._run_interaction_action(page, action, cursor, send())

        return click

    def _custom_id_seen(self, page: _Page, message: Message, body: Mapping[str, Any]) -> str:
        """Return the custom id of the button as the page showed it. Another button may be at its position now."""
        snapshots = dict(self._seen.get(page.id, ()))
        components = snapshots.get(body.get("seen_revision", 0), {}).get(message.id)
        if components is None:
            raise SetupError("that view of the page is too old")
        as_seen: Any = SimpleNamespace(id=message.id, components=components)
        button = _find_scoped_component(as_seen, body.get("control_key"), types=(_BUTTON,))
        if not button.get("custom_id"):
            raise SetupError("that button opens a link and sends nothing to the bot")
        return str(button["custom_id"])


def _relayed(name: str) -> Any:
    """Return a handler of `FrontServer` that passes a request to the preview that its token selects."""
    handler = getattr(PreviewServer, name)

    async def relay(self: FrontServer, request: web.Request) -> Any:
        return await handler(self.server_for(request), request)

    return relay


class FrontServer(PreviewServer):
    """The server of a demo's port: simcord's page with our style sheet, for all previews."""

    _STATIC_FILES: ClassVar[dict[str, str]] = {**PreviewServer._STATIC_FILES, **_OWN_FILES, _PLACES: ""}

    def __init__(self, preview: LivePreview, port: int) -> None:
        super().__init__(preview, port)
        self.servers: list[PreviewServer] = [self]

    def server_for(self, request: web.Request) -> PreviewServer:
        """Return the server of the preview that the token selects, or this server, which refuses unknown tokens."""
        token = request.headers.get("X-Simcord-Capability")
        return next((server for server in self.servers if server.preview.capability == token), self)

    _pages = _relayed("_pages")
    _delete_page = _relayed("_delete_page")
    _state = _relayed("_state")
    _commands = _relayed("_commands")
    _action_result = _relayed("_action_result")
    _action = _relayed("_action")
    _asset = _relayed("_asset")

    async def _static(self, request: web.Request) -> Any:
        if request.headers.get("Host", "") not in self._allowed_hosts():
            raise web.HTTPForbidden
        if request.path == _PLACES:
            if not self.server_for(request)._authorized(request):
                raise web.HTTPUnauthorized
            return web.json_response(self._places(), headers=self._SECURITY_HEADERS)
        if request.path in _OWN_FILES:
            text = _PAGE.joinpath(request.path[1:]).read_text(encoding="utf-8")
            return web.Response(text=text, content_type=_OWN_FILES[request.path], headers=self._SECURITY_HEADERS)
        response = await super()._static(request)
        if request.path == "/":
            response.text = _with_our_page(response.text)
        return response

    def _places(self) -> list[dict[str, str | None]]:
        """Return every place to play: its name, the token of its page, and its viewer if it has only one."""
        return [
            {
                "name": preview.name,
                "token": preview.capability,
                "viewer": str(preview.viewers[0].id) if preview is not self.preview else None,
            }
            for preview in (server.preview for server in self.servers)
            if isinstance(preview, LivePreview)
        ]


class SideServer(PreviewServer):
    """The server of another preview. It has no port; `FrontServer` passes requests to it."""

    def __init__(self, preview: LivePreview, front: PreviewServer) -> None:
        super().__init__(preview)
        self._front = front

    async def start(self) -> None:
        """Register at the front server."""
        assert isinstance(self._front, FrontServer)
        self.port = self._front.port
        self._front.servers.append(self)

    async def close(self) -> None:
        """Unregister from the front server."""
        assert isinstance(self._front, FrontServer)
        if self in self._front.servers:
            self._front.servers.remove(self)
        self.port = None


def _with_our_page(html: str) -> str:
    """Return simcord's page with our name, icon, style sheet and script."""
    head = (
        '<link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/demo.css">'
        '<script type="module" src="/demo.js"></script></head>'
    )
    changes = {
        "<title>SimCord Preview</title>": "<title>unobot</title>",
        "<strong>SimCord</strong>": "<strong>unobot</strong>",
        'aria-hidden="true">S</span>': 'aria-hidden="true">U</span>',
        "</head>": head,
    }
    for old, new in changes.items():
        html = html.replace(old, new)
    return html
