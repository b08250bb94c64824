"""Adapt simcord, the simulated Discord, for the demo and the tests.

Only this module, `page_server`, `user_installs` and `virtual_env` use its private names. simcord (pinned) is a test
harness first. So this module changes some of its behavior:

* Its page shows one channel, and refuses a press on any snapshot of it except the newest.
* It never deletes old requests.

tests/demo/test_simulator.py fails if a new simcord no longer allows these changes.
"""

# ruff: noqa: ANN401 - these are simcord's signatures, and simcord leaves much untyped

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from types import SimpleNamespace
from typing import Any, NamedTuple, Self, cast

from simcord import ChannelHandle, Env, InteractionResult, MemberActor, SetupError, UserHandle
from simcord.backend import serializers
from simcord.backend.models import Message
from simcord.enums import ComponentType, InteractionType
from simcord.interactions import base_payload
from simcord.preview import Preview, _markdown, _snapshot
from simcord.preview._action_plans import _find_scoped_component
from simcord.preview._actions import _Action
from simcord.preview._pages import _Page

from unobot.demo.menus import Menus, link_channels
from unobot.demo.page_server import FrontServer, SideServer
from unobot.demo.virtual_env import VirtualEnv

Person = MemberActor | UserHandle
"""A simulated person: a member in a server's channel, or a user in direct messages."""

_BUTTON = int(ComponentType.BUTTON)
_MAX_SNAPSHOTS = 64  # per page, for presses that refer to an old one: over six seconds of the busiest table
_PICTURE_SIGNATURES = (b"\x89PNG\r\n\x1a\n", b"GIF8", b"RIFF")  # PNG, GIF, and WebP: each browser decodes them itself


def press(env: Env, person: Person, message: Message, custom_id: str) -> InteractionResult:
    """Send a press of the button ``custom_id`` of ``message``, even if the message no longer has it. It does not wait.

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


def delete_old_data(env: Env, *, interactions: int = 1000, panels: int = 8) -> None:
    """Delete old data of a long session: requests, transcript, ids, and old interactions and panels.

    ``interactions``: how many of the newest interactions stay. ``panels``: how many of the newest ephemeral messages of
    each user stay in a channel.
    """
    backend = env.backend
    backend.http_requests.clear()
    backend.transcript.clear()
    for interaction_id in sorted(backend.interactions)[:-interactions]:
        backend.interaction_tokens.pop(backend.interactions.pop(interaction_id).token, None)
    for channel, messages in backend.messages.items():
        panel_counts: dict[str, int] = {}
        for message in sorted(messages.values(), key=lambda item: item.id, reverse=True):
            if message.is_ephemeral:
                owner = str((message.interaction_metadata or {}).get("user"))
                panel_counts[owner] = panel_counts.get(owner, 0) + 1
                if panel_counts[owner] > panels:
                    backend.delete_message(channel, message.id)
    if len(backend._reserved_ids) > 50_000:  # an id must differ only from other ids of the same millisecond
        newest = max(backend._sequences, default=0)
        backend._sequences = {key: value for key, value in backend._sequences.items() if key == newest}
        backend._reserved_ids = {value for value in backend._reserved_ids if value >> 22 == newest}


class _Current:
    """The context of the text that a cached parser is reading."""

    context: Mapping[str, Any]

    def get(self, name: str) -> Any:
        return self.context.get(name)


_make_parser = _markdown._markdown_parser
_parsers: dict[int, tuple[Any, _Current]] = {}


def _cached_parser(policy: Mapping[str, bool | str], context: Mapping[str, Any]) -> Any:
    """Return a cached parser for a policy. Creating one for each text would be the largest cost of a snapshot."""
    if id(policy) not in _parsers:
        current = _Current()
        _parsers[id(policy)] = _make_parser(policy, cast("Mapping[str, Any]", current)), current
    parser, current = _parsers[id(policy)]
    current.context = context
    return parser


_markdown._markdown_parser = _cached_parser

_navigate: Any = vars(_snapshot)["_message_navigation"]


def _navigate_newest(preview: Preview, page: _Page, visible: list[Message]) -> Any:
    """List only the newest message. simcord lists a channel's messages in a sidebar that the demo's page does not show.

    With 400 messages, that would be four fifths of the time of each snapshot.
    """
    return _navigate(preview, page, visible[-1:])


vars(_snapshot).update(_message_navigation=_navigate_newest)


def _name_of(person: Person) -> str:
    user = person.user if isinstance(person, MemberActor) else person
    return str(user.global_name or user.name)


class _Shown(NamedTuple):
    """A message as a page showed it."""

    message: Message
    components: list[dict[str, Any]]
    """Its components at that time."""


class LivePreview(Preview):
    """The page of simcord for one channel. A press always means the button that the visitor saw.

    The previews of a demo share a lock with its ticker, because simcord does one thing at a time. A preview with a
    ``front`` shares the port of that preview. The token after the # of the URL selects the preview. ``locale``: the
    language of Discord, which writes the times.
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
        locale: str = "en-US",
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
            locale=locale,
            timezone=timezone,
            presentation_time=None,
            assets=None,
            port=port,
        )
        self._explicit_assets = env.pictures  # simcord would copy the dict, and miss later pictures
        self._lock = lock
        self._stale_pages: set[str] = set()
        self._menus = Menus()
        self._deleted_target: int | None = None
        """The message of the last press if it had been deleted since the page showed it."""
        self._snapshots: dict[str, deque[tuple[int, dict[int, _Shown]]]] = {}
        reader = _name_of(self.viewers[0]) if channel.guild is None and len(self.viewers) == 1 else None
        place = {"name": name, "channel": str(channel.id), "token": self.capability, "viewer": reader}
        self._server = FrontServer(self, place, port) if front is None else SideServer(self, place, front._server)

    async def __aenter__(self) -> Self:
        """Start the server. Raises `SetupError` if the port is taken."""
        self.env._preview = None  # simcord allows only one preview at a time, but these do not conflict
        await super().__aenter__()
        return self

    def republish(self) -> None:
        """Mark all open pages. When one next asks for its state, it is redrawn from the simulated Discord."""
        self._stale_pages.update(page.id for page in self._pages.values() if page is not self._python)

    def _page_payload(self, page: _Page) -> dict[str, Any]:
        # A page asks twice a second, and ten ticks a second change something. During an action, simcord publishes.
        if page.id in self._stale_pages and not self._lock.locked():
            self._publish(page, reason="refresh")
        return super()._page_payload(page)

    def _open_page(self, viewer_id: Any = None, target_id: Any = None) -> _Page:
        assert self._python is not None, "only an entered preview serves pages"
        # Show a new page the end of the channel, not the message that was last when the demo started.
        self._python.target_id = self._python.window_end_id = None
        # The address may name the person, as in ?as=Ben. Direct messages have only one reader.
        viewer_ids = (person.id for person in self.viewers if _name_of(person).casefold() == str(viewer_id).casefold())
        return super()._open_page(next(viewer_ids, None), target_id)

    def _publish(self, page: _Page, *, reason: Any = "action") -> None:
        self._advance_presentation_time()
        super()._publish(page, reason=reason)
        self._stale_pages.discard(page.id)
        guild = self.channel.guild
        for key, message in page.snapshot["messages"].items():
            self._menus.name(key, message["components"])
            link_channels(message, "@me" if guild is None else str(guild.id))
        messages = self.env.backend.messages.get(page.channel_id, {})
        keys = [key for key in map(int, page.snapshot["messages"]) if key in messages]
        shown = {key: _Shown(messages[key], messages[key].components) for key in keys}
        self._snapshots.setdefault(page.id, deque(maxlen=_MAX_SNAPSHOTS)).append((page.revision, shown))
        for page_id in self._snapshots.keys() - self._pages.keys() - {page.id}:
            del self._snapshots[page_id]
            self._stale_pages.discard(page_id)

    async def _prepare_asset(self, context_id: str | None, asset_id: str, **options: Any) -> tuple[str, bytes, str]:
        """Return the type, the bytes and the file name of a picture.

        simcord would check each picture in a process of its own, one after another: a hand of seven took four seconds.
        The pictures here are the bot's own, so they are served as they are. Raises `SetupError`.
        """
        _, record, picture = self._authorized_asset(context_id, asset_id)
        if (
            picture.startswith(_PICTURE_SIGNATURES)
            and record.contentType.startswith("image/")
            and not any(options.values())
        ):
            return record.contentType, picture, record.filename
        return await super()._prepare_asset(context_id, asset_id, **options)

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self._lock:
            page = self._pages.get(context_id or "")
            if page is not None and isinstance(body, Mapping):
                revision = body.get("published_revision")
                body = {**body, "published_revision": page.revision, "seen_revision": revision}
            self._deleted_target = None
            return await super()._action(context_id, body)

    @contextmanager
    def _as_direct_messages(self, page: _Page) -> Iterator[None]:
        """Treat this page's channel as direct messages. Outside servers, simcord accepts commands only there."""
        dm_channels, reader = self.env.backend.dm_channels, page.viewer.id
        previous_channel = dm_channels.get(reader)
        dm_channels[reader] = page.channel_id
        try:
            yield
        finally:
            if previous_channel is None:
                del dm_channels[reader]
            else:
                dm_channels[reader] = previous_channel

    def _prepare_action(self, page: _Page, kind: str, body: Mapping[str, Any]) -> Any:
        if kind not in ("click", "select"):
            with self._as_direct_messages(page) if self.channel.guild is None else nullcontext():
                return super()._prepare_action(page, kind, body)
        self._require_current_history(page)
        message = self._pressed_message(page, body)
        if kind == "select":
            body = {**body, "control_key": self._menus.position(message, str(body.get("control_key")))}
            return super()._prepare_action(page, kind, body)
        custom_id = self._shown_custom_id(page, message, body)

        async def send() -> InteractionResult:
            result = press(self.env, page.viewer, message, custom_id)
            await self.env._settle_internal(dispatch="INTERACTION_CREATE")
            return result

        async def click(action: _Action, cursor: int) -> dict[str, Any]:
            return await self._run_interaction_action(page, action, cursor, send())

        return click

    def _pressed_message(self, page: _Page, body: Mapping[str, Any]) -> Message:
        """Return the message of a press. If it was deleted since the page showed it, the bot still gets the press."""
        target = body.get("target_id")
        shown = self._shown(page, body).get(int(str(target))) if str(target).isdecimal() else None
        if shown is not None and shown.message.id not in self.env.backend.messages.get(page.channel_id, {}):
            self._deleted_target = shown.message.id
            return shown.message
        return self._target_message(page, self._target_id(target, page.viewer))

    def _target_id(self, target_id: Any, viewer: Any = None, *, denied_fallback: bool = False) -> int | None:
        if self._deleted_target is not None and str(target_id) == str(self._deleted_target):
            return self._deleted_target
        return super()._target_id(target_id, viewer, denied_fallback=denied_fallback)

    def _shown(self, page: _Page, body: Mapping[str, Any]) -> dict[int, _Shown]:
        """Return the messages on the page that the visitor saw, by id."""
        return dict(self._snapshots.get(page.id, ())).get(body.get("seen_revision", 0), {})

    def _shown_custom_id(self, page: _Page, message: Message, body: Mapping[str, Any]) -> str:
        """Return the custom id of the button as the page showed it. Another button may be at its position now."""
        shown = self._shown(page, body).get(message.id)
        if shown is None:
            raise SetupError("that view of the page is too old")
        shown_message: Any = SimpleNamespace(id=message.id, components=shown.components)
        button = _find_scoped_component(shown_message, body.get("control_key"), types=(_BUTTON,))
        if not button.get("custom_id"):
            raise SetupError("that button opens a link and sends nothing to the bot")
        return str(button["custom_id"])
