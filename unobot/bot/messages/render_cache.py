"""A cache of the screen that each message shows, so that no screen is built or sent twice."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property

import msgspec
from discord import ui

from unobot.bot.messages.attachments import names_of
from unobot.model.messages import MessageKey


class Rendering:
    """A screen that is built on first use.

    ``source`` holds everything that the screen depends on: renderings with equal sources are the same screen.
    """

    def __init__(self, source: Hashable, build: Callable[[], ui.LayoutView]) -> None:
        self.source = source
        self._build = build

    @cached_property
    def view(self) -> ui.LayoutView:
        """The screen, ready to be sent."""
        view = self._build()
        view.stop()  # otherwise discord.py would keep the view and answer its presses
        return view

    @cached_property
    def digest(self) -> bytes:
        """A digest of the components of the screen."""
        components = self.view.to_components()  # type: ignore[no-untyped-call]  # discord.py annotates only its result
        return hashlib.blake2b(msgspec.json.encode(components), digest_size=16).digest()


@dataclass(slots=True)
class _Shown:
    source: Hashable
    digest: bytes
    pictures: frozenset[str] | None
    """The names of the picture files; None while the message is being sent."""


class RenderCache:
    """The last screen that was sent to each message."""

    def __init__(self) -> None:
        self._shown: dict[MessageKey, _Shown] = {}

    def __len__(self) -> int:
        return len(self._shown)

    def is_news(self, key: MessageKey, rendering: Rendering) -> bool:
        """Return whether the screen differs from the last one sent. Build it only if its source differs."""
        shown = self._shown.get(key)
        if shown is None:
            return True
        if shown.source != rendering.source and shown.digest == rendering.digest:
            shown.source = rendering.source
        return shown.source != rendering.source

    def source(self, key: MessageKey) -> Hashable:
        """Return the source of the last screen sent to a message; None if it is unknown."""
        shown = self._shown.get(key)
        return None if shown is None else shown.source

    def pictures(self, key: MessageKey) -> frozenset[str] | None:
        """Return the names of the picture files in a message; None if they are unknown."""
        shown = self._shown.get(key)
        return None if shown is None else shown.pictures

    def put(self, key: MessageKey, rendering: Rendering) -> None:
        """Note that a message was sent with this screen."""
        self._shown[key] = _Shown(rendering.source, rendering.digest, names_of(rendering.view))

    def forget(self, key: MessageKey) -> None:
        """Forget what a message shows."""
        self._shown.pop(key, None)

    @contextmanager
    def sending(self, key: MessageKey, rendering: Rendering, redraw: Callable[[], None]) -> Iterator[None]:
        """Note a screen while it is being sent; forget it if sending fails.

        If the answer to a press and the edit scheduler send two screens at once, Discord may apply them in either
        order. In this case the message is forgotten, and ``redraw`` is called.
        """
        shown = self._shown[key] = _Shown(rendering.source, rendering.digest, None)
        arrived = False
        try:
            yield
            arrived = True
        finally:
            latest = self._shown.get(key)
            overtaken = latest is None or latest.digest != shown.digest
            if overtaken or not arrived:
                self.forget(key)
            else:
                self.put(key, rendering)
            if overtaken and arrived:
                redraw()
