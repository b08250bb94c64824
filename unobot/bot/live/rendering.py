"""Screens that are built on first use, and the last screen of each message, so that none is built or sent twice."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import cached_property
from typing import NamedTuple

import msgspec
from discord import ui

from unobot.bot.live.attachments import picture_names


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


class _Screen(NamedTuple):
    source: Hashable
    digest: bytes
    pictures: frozenset[str] | None
    """The names of the picture files; None while the message is being sent."""


class LastScreen:
    """The last screen that was sent to a message, or nothing if that is unknown."""

    def __init__(self) -> None:
        self._last: _Screen | None = None

    def is_news(self, rendering: Rendering) -> bool:
        """Return whether the screen differs from the last one sent. Build it only if its source differs."""
        last = self._last
        if last is None:
            return True
        if last.source != rendering.source and last.digest == rendering.digest:
            last = self._last = last._replace(source=rendering.source)
        return last.source != rendering.source

    @property
    def source(self) -> Hashable:
        """The source of the last screen; None if it is unknown."""
        return None if self._last is None else self._last.source

    @property
    def digest(self) -> bytes | None:
        """The digest of the last screen; None if it is unknown."""
        return None if self._last is None else self._last.digest

    @property
    def pictures(self) -> frozenset[str] | None:
        """The names of the picture files in the message; None if they are unknown."""
        return None if self._last is None else self._last.pictures

    def put(self, rendering: Rendering) -> None:
        """Remember this screen as the last one that was sent."""
        self._last = _Screen(rendering.source, rendering.digest, picture_names(rendering.view))

    def outdate(self) -> None:
        """Take any other screen as news, also one with the same source."""
        if self._last is not None:
            self._last = self._last._replace(source=None)

    def forget(self) -> None:
        """Forget what the message shows."""
        self._last = None

    @contextmanager
    def sending(self, rendering: Rendering, redraw: Callable[[], None]) -> Iterator[None]:
        """Remember a screen while it is being sent; forget it if sending fails.

        If the answer to a press and the edit scheduler send two screens at once, Discord may apply them in either
        order. In this case the screen is forgotten, and ``redraw`` is called.
        """
        screen = self._last = _Screen(rendering.source, rendering.digest, None)
        is_sent = False
        try:
            yield
            is_sent = True
        finally:
            is_overtaken = self.digest != screen.digest
            if is_overtaken or not is_sent:
                self.forget()
            else:
                self.put(rendering)
            if is_overtaken and is_sent:
                redraw()
