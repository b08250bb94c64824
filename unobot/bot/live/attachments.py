"""Pictures as attachments: draw each picture once, in a worker process, and send it only if the message lacks it.

The name of a picture's file is a hash of its content, so the name shows whether a message already has it. A screen
waits for its pictures only a moment. If they are too many or too slow, screens use words instead, see `RenderBudget`.
If Discord refuses them, the message is sent in words, see `ScreenRefusals`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from typing import TypeAlias, TypeVar
from weakref import WeakValueDictionary

import discord
from discord import ui

from unobot.bot.discord_api.error_codes import may_refuse_emojis, may_refuse_pictures
from unobot.bot.live.picture_process import RenderWorker
from unobot.bot.screens.builder import Picture, Screen
from unobot.bot.screens.illustrations import log_failure
from unobot.model.clock import Clock

log = logging.getLogger(__name__)

MAX_CACHED_PICTURES = 256
"""The number of drawn pictures that are kept in memory, about 5 MB."""
DRAWING_TIMEOUT = 0.25
"""The most seconds that the answer to a press waits for a picture."""
REDRAW_TIMEOUT = 2.0
"""The most seconds that a redraw waits for a picture. It is longer because nobody waits for a redraw."""
_BLANK = "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'/>"
BURST_SECONDS = 3.0
"""The size of the bucket, as seconds of its rate."""
REFUSAL_SECONDS = 600.0
"""Seconds in which a channel that refused pictures gets screens in words only."""
T = TypeVar("T")
Files: TypeAlias = Sequence[discord.File]


def picture_names(view: ui.LayoutView) -> frozenset[str]:
    """Return the names of the picture files of a screen."""
    return frozenset(picture.name for picture in view.pictures) if isinstance(view, Screen) else frozenset()


class RenderBudget:
    """A token bucket that limits the pictures of a bot. When it is empty, screens use words.

    Screens return to pictures when the bucket is full again. Until then, each request for a picture still takes a
    token, so a busy bot stays with words and does not switch at every screen.
    """

    def __init__(self, rate: float, clock: Clock) -> None:
        """Begin with a full bucket. ``rate``: pictures a second; 0 means words only. ``clock``: seconds."""
        self.drawn_count = self.replaced_count = 0
        """The number of drawn pictures, and of pictures that were replaced by words."""
        self.rate = rate
        self._clock = clock
        self._tokens = self._capacity = rate * BURST_SECONDS
        self._filled_at = clock()
        self._in_words = False

    def try_acquire(self) -> bool:
        """Return whether a picture may be drawn now, and count it."""
        if not self.rate:
            return False
        now = self._clock()
        self._tokens = min(self._capacity, self._tokens + (now - self._filled_at) * self.rate)
        self._filled_at = now
        if self._in_words and self._tokens >= self._capacity:
            self._in_words = False
            log.info("screens have pictures again")
        elif not self._in_words and self._tokens < 1:
            self._use_words(f"more than {self.rate:g} pictures a second")
        self._tokens = max(0.0, self._tokens - 1)
        return not self._in_words

    @property
    def has_spare(self) -> bool:
        """Return whether more than half of the bucket is left. Replays and games alone leave the rest to tables."""
        tokens = min(self._capacity, self._tokens + (self._clock() - self._filled_at) * self.rate)
        return self.rate > 0 and (tokens >= self._capacity if self._in_words else tokens > self._capacity / 2)

    def report_slow_picture(self) -> None:
        """Empty the bucket after a slow picture, so that screens use words for a while."""
        self._tokens = 0.0
        if not self._in_words:
            self._use_words(f"a picture took more than {REDRAW_TIMEOUT:g} s")

    def _use_words(self, reason: str) -> None:
        self._in_words = True
        log.warning("screens use words instead of pictures for a while: %s", reason)


class ScreenRefusals:
    """Sends a screen without the part that Discord refuses: its pictures, or the bot's own emojis.

    * Pictures: a missing permission is usually known beforehand, so the screen has no pictures at all. But it can be
      taken away in the moment of sending. A server can have limits and filters, and a file can be too large. The
      channel gets words for a while.
    * Emojis: their owner can delete them. ``emojis_refused`` is called with the ids of the emojis on the screen.
    """

    def __init__(self, clock: Clock, emojis_refused: Callable[[Collection[int]], None]) -> None:
        """Begin without any refusal. ``clock``: seconds."""
        self._clock = clock
        self._emojis_refused = emojis_refused
        self._refused_at: dict[int | None, float] = {}
        """By channel, the time of its last refusal of pictures."""

    async def send(
        self,
        view: ui.LayoutView | None,
        channel_id: int | None,
        prepare: Callable[[], Awaitable[Files]],
        request: Callable[[Files], Awaitable[T]],
    ) -> T:
        """Send ``view`` with its pictures and emojis, or without what is refused; return what ``request`` returns.

        ``prepare`` draws the files, and ``request`` sends the view with them. After a refusal, both are called again.
        Raises `discord.HTTPException` if the view is refused without pictures and emojis, too.
        """
        if self._is_refusing(channel_id):
            _leave_out_pictures(view)
        files = await prepare()
        try:
            return await request(files)
        except discord.HTTPException as error:
            if not isinstance(view, Screen):
                raise
            first = refusal = error
        emojis = view.emoji_ids if may_refuse_emojis(first) else frozenset()
        if emojis:
            view.leave_out_emojis()
            try:
                answer = await request(await prepare())  # a file can be sent only once
            except discord.HTTPException as error:
                refusal = error
            else:
                self._emojis_refused(emojis)
                return answer
        if not view.pictures or not may_refuse_pictures(refusal):
            raise refusal
        _leave_out_pictures(view)
        if emojis:
            view.leave_out_emojis()  # the words that stand for the pictures may have some
        answer = await request(())
        if emojis and refusal.code != first.code:  # both were refused, one after the other
            self._emojis_refused(emojis)
        if channel_id not in self._refused_at:
            log.warning("channel %s refuses pictures: screens there are in words for a while: %s", channel_id, refusal)
        self._refused_at[channel_id] = self._clock()
        return answer

    def _is_refusing(self, channel_id: int | None) -> bool:
        refused_at = self._refused_at.get(channel_id)
        return refused_at is not None and self._clock() < refused_at + REFUSAL_SECONDS


async def no_files() -> Files:
    """Return `MISSING`: the files of a message stay as they are."""
    files: Files = discord.utils.MISSING
    return files


def _leave_out_pictures(view: ui.LayoutView | None) -> None:
    if isinstance(view, Screen):
        for picture in view.pictures:
            view.leave_out(picture)


class Attachments:
    """The pictures of one bot: its cache, its budget, and the channels that refuse pictures.

    * ``rate``: pictures a second; 0 means words only. ``clock``: seconds.
    * ``worker``: a shared render worker, which its owner closes. Without it, the bot starts its own.
    * ``emojis_refused``: see `ScreenRefusals`.
    """

    def __init__(
        self,
        rate: float,
        clock: Clock,
        worker: RenderWorker | None = None,
        emojis_refused: Callable[[Collection[int]], None] = lambda _: None,
    ) -> None:
        self.budget = RenderBudget(rate, clock)
        self.worker = worker or RenderWorker()
        self._owns_worker = worker is None
        self._closed = False
        self._refusals = ScreenRefusals(clock, emojis_refused)
        self._thread = ThreadPoolExecutor(1, "pictures")
        """The thread that waits for the render worker, so that other threads stay free."""
        self._cache: dict[str, bytes] = {}
        """The pictures that were drawn last, by the name of their file."""
        self._in_flight: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """A lock for each table, which has one picture drawn at a time."""

    @property
    def are_on(self) -> bool:
        """Return whether this bot draws pictures."""
        return self.budget.rate > 0

    def warm_up(self) -> None:
        """Start the render worker, so that no screen waits for its start."""
        if self.are_on:
            self._thread.submit(self.worker.draw, _BLANK, 8)

    def close(self) -> None:
        """Stop drawing. A picture that is being drawn fails."""
        self._closed = True
        self._thread.shutdown(wait=False, cancel_futures=True)
        if self._owns_worker:
            self.worker.close()

    async def files_of(self, view: ui.LayoutView, max_wait: float = DRAWING_TIMEOUT) -> list[discord.File]:
        """Return the files to send with a screen. A picture that cannot be drawn in time is replaced by its words.

        ``max_wait``: the seconds to wait for each picture.
        """
        files: list[discord.File] = []
        if not isinstance(view, Screen):
            return files
        for picture in view.pictures:
            try:
                data = await self._draw_within(picture, view.table, max_wait)
            except Exception as error:  # noqa: BLE001 - a screen without its picture is better than no screen
                log_failure("drawing a picture", error)
                data = None
            if data is None:
                self.budget.replaced_count += self.are_on
                view.leave_out(picture)
            else:
                files.append(discord.File(BytesIO(data), picture.name))
        return files

    async def changes_of(
        self, view: ui.LayoutView, current: Collection[str] | None, max_wait: float = DRAWING_TIMEOUT
    ) -> list[discord.File]:
        """Return the files for an edit of a message, or `MISSING` if the message already has the right ones.

        ``current``: the names of the files in the message; None if they are unknown. ``max_wait``: see `files_of`.
        """
        if current is not None and set(current) == picture_names(view):
            unchanged: list[discord.File] = discord.utils.MISSING
            return unchanged
        return await self.files_of(view, max_wait)

    async def send(
        self,
        view: ui.LayoutView | None,
        channel_id: int | None,
        prepare: Callable[[], Awaitable[Files]],
        request: Callable[[Files], Awaitable[T]],
    ) -> T:
        """Send a screen with its pictures and emojis, see `ScreenRefusals.send`."""
        return await self._refusals.send(view, channel_id, prepare, request)

    async def _draw_within(self, picture: Picture, table: int, max_wait: float) -> bytes | None:
        """Return the picture as PNG; None if the budget does not allow it, or if it takes too long.

        Raises any error of the drawing. A late picture is cached for the next screen.
        """
        if not self.are_on:
            return None
        cached = self._cache.get(picture.name)
        if cached is not None:
            return cached
        drawing = asyncio.ensure_future(self._draw_in_turn(picture, table))
        try:
            await asyncio.wait({drawing}, timeout=max_wait)
            if drawing.done():
                return drawing.result()
        finally:
            drawing.add_done_callback(self._log_late_failure)  # also if nobody waits anymore
        if max_wait >= REDRAW_TIMEOUT:
            self.budget.report_slow_picture()
        return None

    async def _draw_in_turn(self, picture: Picture, table: int) -> bytes | None:
        """Return the picture when the table has no other in flight; None if the budget does not allow it."""
        async with self._in_flight.setdefault(table, asyncio.Lock()):
            if self._closed or not self.budget.try_acquire():
                return None
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._draw_and_cache, picture)

    def _draw_and_cache(self, picture: Picture) -> bytes:
        name = picture.name
        data = self._cache.get(name)
        if data is None:
            data = self._cache[name] = self.worker.draw(picture.art(picture.source), picture.width)
            self.budget.drawn_count += 1
            if len(self._cache) > MAX_CACHED_PICTURES:
                del self._cache[next(iter(self._cache))]
        return data

    def _log_late_failure(self, drawing: asyncio.Future[bytes | None]) -> None:
        """Read the outcome of a picture that came too late, because asyncio reports an error that nobody reads."""
        error = None if drawing.cancelled() else drawing.exception()
        if isinstance(error, Exception) and not self._closed:
            log_failure("drawing a picture", error)
