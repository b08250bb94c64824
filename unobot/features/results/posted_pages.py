"""The pages that people have posted to a channel. A screen posts a page only once, even after several presses."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from cachetools import FIFOCache

from unobot.model.refused import Refused

REMEMBERED_PAGES = 1000
"""The most pages in memory. Nobody scrolls back to older screens."""


class PostedPages:
    """The pages that this process has posted, by the message and the button of the press."""

    def __init__(self) -> None:
        self._posted = FIFOCache[tuple[int, str], None](REMEMBERED_PAGES)

    @contextmanager
    def posting(self, message_id: int, page: str) -> Iterator[None]:
        """Remember the page during the post, and afterward unless it fails. Raises `Refused` for a remembered page."""
        key = message_id, page
        if key in self._posted:
            raise Refused("refused-posted")
        self._posted[key] = None
        try:
            yield
        except BaseException:  # a press that is canceled has not posted it either
            self._posted.pop(key, None)
            raise
