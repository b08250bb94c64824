"""Which picture stands in which message, as far as is known, so that none is sent twice."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec
from discord import ui

from unobot.bot.messages.attachments import names_of
from unobot.storage.states import MessageKey


class RenderCache:
    """A digest of every picture that was sent last, by message."""

    def __init__(self) -> None:
        self._digests: dict[MessageKey, bytes] = {}
        self._pictures: dict[MessageKey, frozenset[str]] = {}

    def __len__(self) -> int:
        return len(self._digests)

    def is_news(self, key: MessageKey, view: ui.LayoutView) -> bool:
        """Whether the screen differs from what was sent last."""
        return self._digests.get(key) != _digest(view)

    def pictures(self, key: MessageKey) -> frozenset[str] | None:
        """The names of the picture files that stand in a message; ``None`` where nobody knows."""
        return self._pictures.get(key)

    def put(self, key: MessageKey, view: ui.LayoutView) -> None:
        """A message was sent with this very screen."""
        self._digests[key] = _digest(view)
        self._pictures[key] = names_of(view)

    def forget(self, key: MessageKey) -> None:
        """Nobody knows what stands there now."""
        self._digests.pop(key, None)
        self._pictures.pop(key, None)

    @contextmanager
    def sending(self, key: MessageKey, view: ui.LayoutView, overtaken: Callable[[], None]) -> Iterator[None]:
        """While ``view`` is on its way to a message; if it does not arrive, it does not count as shown.

        Nor does it where a click's answer and the pacer sent two pictures at once: nobody knows which of them
        Discord took last, so ``overtaken`` is called to draw anew.
        """
        digest = _digest(view)
        self._digests[key] = digest
        self._pictures.pop(key, None)
        arrived = False
        try:
            yield
            arrived = True
        finally:
            beaten = self._digests.get(key) != digest
            if beaten or not arrived:
                self.forget(key)
            else:
                self._pictures[key] = names_of(view)
            if beaten and arrived:
                overtaken()


def _digest(view: ui.LayoutView) -> bytes:
    components = view.to_components()  # type: ignore[no-untyped-call]  # discord.py annotates only its result
    return hashlib.blake2b(msgspec.json.encode(components), digest_size=16).digest()
