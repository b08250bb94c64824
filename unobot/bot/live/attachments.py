"""Pictures as attachments: draw each picture once, and send it only if the message lacks it.

The name of a picture's file is a hash of its content, so the name shows whether a message already has it. Tables and
hands are put together from tiles, in a millisecond. A worker process renders new layers of tiles and large pictures. A
screen waits for it only a moment. Words replace a picture that comes late or fails. If Discord refuses pictures, the
message is sent in words, see `ScreenRefusals`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from typing import TypeAlias, TypeVar

import discord
from discord import ui

from unobot.bot.discord_api.error_codes import may_refuse_emojis, may_refuse_pictures
from unobot.bot.live.picture_process import RenderWorker
from unobot.bot.screens.builder import Picture, Screen
from unobot.bot.screens.illustrations import log_failure
from unobot.model.clock import Clock
from unobot.pictures.collage import Collage, Tiles
from unobot.pictures.drawn_ahead import pictures_ahead

log = logging.getLogger(__name__)

MAX_CACHED_PICTURES = 256
"""The number of drawn pictures that are kept in memory, about 5 MB."""
DRAWING_TIMEOUT = 0.25
"""The most seconds that the answer to a press waits for a picture."""
REDRAW_TIMEOUT = 2.0
"""The most seconds that a redraw waits for a picture. It is longer because nobody waits for a redraw."""
_BLANK = "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'/>"
REFUSAL_SECONDS = 600.0
"""Seconds in which a channel that refused pictures gets screens in words only."""
T = TypeVar("T")
Files: TypeAlias = Sequence[discord.File]


def picture_names(view: ui.LayoutView) -> frozenset[str]:
    """Return the names of the picture files of a screen."""
    return frozenset(picture.name for picture in view.pictures) if isinstance(view, Screen) else frozenset()


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
    """The pictures of one bot: its cache, its tiles, and the channels that refuse pictures.

    * ``are_on``: False means words only. ``clock``: seconds.
    * ``worker``: a shared render worker, which its owner closes. Without it, the bot starts its own.
    * ``emojis_refused``: see `ScreenRefusals`.
    """

    def __init__(
        self,
        clock: Clock,
        worker: RenderWorker | None = None,
        emojis_refused: Callable[[Collection[int]], None] = lambda _: None,
        *,
        are_on: bool = True,
    ) -> None:
        self.are_on = are_on
        """Whether this bot draws pictures."""
        self.drawn_count = self.replaced_count = 0
        """The number of pictures that were drawn, and that screens have in words although pictures are on."""
        self.worker = worker or RenderWorker()
        self._owns_worker = worker is None
        self._closed = False
        self._refusals = ScreenRefusals(clock, emojis_refused)
        self._thread = ThreadPoolExecutor(1, "pictures")
        """The thread that waits for the render worker, so that other threads stay free."""
        self._cache: dict[str, bytes] = {}
        """The pictures that were drawn last, by the name of their file."""
        self._tiles = Tiles(self._render)
        self._new_layers = asyncio.Lock()
        """One picture after the other gets its missing layers. Many pictures miss the same ones."""
        self._drawing_ahead: asyncio.Task[None] | None = None

    def warm_up(self) -> None:
        """Begin to draw the tiles of most tables in the background, so that screens need not wait for them.

        A shared worker is only started: the first of its bots would keep the others waiting.
        """
        if self.are_on and self._owns_worker:
            self._drawing_ahead = asyncio.create_task(self.draw_ahead(pictures_ahead()), name="draw ahead")
        elif self.are_on:
            self._thread.submit(self.worker.draw, _BLANK, 8)

    async def draw_ahead(self, pictures: Iterable[tuple[Collage, int]]) -> None:
        """Draw the tiles of pictures with these widths in pixels, one picture after the other."""
        try:
            for collage, width in pictures:
                await self._render_missing(collage, width)
                self._tiles.draw(collage, width)
                await asyncio.sleep(0)
        except Exception as error:  # noqa: BLE001 - a picture that needs the tiles draws them itself
            if not self._closed:
                log.warning("tiles are not drawn ahead, but when a picture needs them: %s", error)

    def close(self) -> None:
        """Stop drawing. A picture that is being drawn fails."""
        self._closed = True
        if self._drawing_ahead is not None:
            self._drawing_ahead.cancel()
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
                data = await self._draw_within(picture, max_wait)
            except Exception as error:  # noqa: BLE001 - a screen without its picture is better than no screen
                log_failure("drawing a picture", error)
                data = None
            if data is None:
                self.replaced_count += self.are_on
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

    async def _draw_within(self, picture: Picture, max_wait: float) -> bytes | None:
        """Return the picture; None if pictures are off, or if it takes too long.

        Raises any error of the drawing. A late picture is cached for the next screen.
        """
        if not self.are_on or self._closed:
            return None
        cached = self._cache.get(picture.name)
        if cached is not None:
            return cached
        art = picture.art(picture.source)
        if isinstance(art, Collage) and not self._tiles.missing(art, picture.width):
            return self._add(picture, self._tiles.png(art, picture.width))
        drawing = asyncio.ensure_future(self._draw(picture, art))
        try:
            await asyncio.wait({drawing}, timeout=max_wait)
            return drawing.result() if drawing.done() else None
        finally:
            drawing.add_done_callback(self._log_late_failure)  # also if nobody waits anymore

    async def _draw(self, picture: Picture, art: str | Collage) -> bytes:
        """Draw a picture with the worker: the whole of it, or the missing layers of its tiles."""
        if isinstance(art, str):
            loop = asyncio.get_running_loop()
            return self._add(picture, await loop.run_in_executor(self._thread, self.worker.draw, art, picture.width))
        await self._render_missing(art, picture.width)
        return self._add(picture, self._tiles.png(art, picture.width))

    async def _render_missing(self, collage: Collage, width: int) -> None:
        """Render the missing layers of a picture's tiles with the worker."""
        async with self._new_layers:
            if missing := self._tiles.missing(collage, width):
                render = lambda: [(layer, self._tiles.rendered(layer)) for layer in missing]  # noqa: E731
                self._tiles.add(await asyncio.get_running_loop().run_in_executor(self._thread, render))

    def _render(self, svg: str, width: int) -> bytes:
        return self.worker.draw(svg, width)

    def _add(self, picture: Picture, data: bytes) -> bytes:
        """Cache a picture, and return it."""
        self.drawn_count += 1
        self._cache[picture.name] = data
        if len(self._cache) > MAX_CACHED_PICTURES:
            del self._cache[next(iter(self._cache))]
        return data

    def _log_late_failure(self, drawing: asyncio.Future[bytes]) -> None:
        """Read the outcome of a picture that came too late, because asyncio reports an error that nobody reads."""
        error = None if drawing.cancelled() else drawing.exception()
        if isinstance(error, Exception) and not self._closed:
            log_failure("drawing a picture", error)
