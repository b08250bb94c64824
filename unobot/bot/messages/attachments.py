"""Pictures as attachments: draw each picture once, in a worker process, and send it only if the message lacks it.

The name of a picture's file is a hash of its content, so the name shows whether a message already has it. A screen
waits for its pictures only a moment. If they are too many or too slow, screens use words instead, see `RenderBudget`.
If Discord refuses them, the message is sent in words, see `PictureRefusals`.
"""

from __future__ import annotations

import asyncio
import atexit
import logging
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from typing import TypeAlias, TypeVar
from weakref import WeakValueDictionary

import discord
from discord import ui

from unobot.bot.discord_api.error_codes import refuses_files
from unobot.bot.screens.builder import Picture, Screen
from unobot.bot.screens.illustrations import log_failure
from unobot.pictures.animation import rendered
from unobot.pictures.render_worker import ANSWER, REQUEST
from unobot.tables.state.timing import Clock

log = logging.getLogger(__name__)

KEPT = 256
"""The number of drawn pictures that are kept in memory, about 5 MB."""
PATIENCE = 0.25
"""The most seconds that the answer to a press waits for a picture."""
UNHURRIED = 2.0
"""The most seconds that a redraw waits for a picture, because nobody waits for the redraw."""
_BLANK = "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'/>"
BURST = 3.0
"""The seconds of the budget that can be spent at once, after a time with few pictures."""
REFUSED_FOR = 600.0
"""Seconds in which a channel that refused pictures gets screens in words only."""
T = TypeVar("T")
Files: TypeAlias = Sequence[discord.File]


def names_of(view: ui.LayoutView) -> frozenset[str]:
    """Return the names of the picture files of a screen."""
    return frozenset(picture.name for picture in view.pictures) if isinstance(view, Screen) else frozenset()


async def files_of(view: ui.LayoutView, patience: float = PATIENCE) -> list[discord.File]:
    """Return the files to send with a screen. A picture that cannot be drawn in time is replaced by its words.

    ``patience``: the seconds to wait for each picture.
    """
    files: list[discord.File] = []
    if not isinstance(view, Screen):
        return files
    for picture in view.pictures:
        try:
            drawn = await _drawn_soon(picture, view.table, patience)
        except Exception as error:  # noqa: BLE001 - a screen without its picture is better than no screen
            log_failure("drawing a picture", error)
            drawn = None
        if drawn is None:
            render_budget.replaced += render_budget.rate > 0
            view.leave_out(picture)
        else:
            files.append(discord.File(BytesIO(drawn), picture.name))
    return files


async def attachments_of(
    view: ui.LayoutView, standing: Collection[str] | None, patience: float = PATIENCE
) -> list[discord.File]:
    """Return the files for an edit of a message, or `MISSING` if the message already has the right ones.

    ``standing``: the names of the files in the message; None if they are unknown. ``patience``: see `files_of`.
    """
    if standing is not None and set(standing) == names_of(view):
        nothing: list[discord.File] = discord.utils.MISSING
        return nothing
    return await files_of(view, patience)


class RenderBudget:
    """The pictures that this process may draw: a token bucket. Beyond it, screens use words.

    Screens return to pictures when the bucket is full again. Until then, each picture that is wanted still counts. So a
    process with too much to do stays with words, and does not change at every screen.
    """

    def __init__(self) -> None:
        self.limit(0, time.monotonic)

    def limit(self, rate: float, clock: Clock) -> None:
        """Begin with a full bucket. ``rate``: pictures a second; 0 means words only. ``clock``: seconds."""
        self.drawn = self.replaced = 0
        """The number of pictures that were drawn, and that screens have in words although pictures are on."""
        self.rate = rate
        self._clock = clock
        self._tokens = self._capacity = rate * BURST
        self._filled = clock()
        self._in_words = False

    def take(self) -> bool:
        """Return whether a picture may be drawn now, and count it."""
        if not self.rate:
            return False
        now = self._clock()
        self._tokens = min(self._capacity, self._tokens + (now - self._filled) * self.rate)
        self._filled = now
        if self._in_words and self._tokens >= self._capacity:
            self._in_words = False
            log.info("screens have pictures again")
        elif not self._in_words and self._tokens < 1:
            self._use_words(f"more than {self.rate:g} pictures a second")
        self._tokens = max(0.0, self._tokens - 1)
        return not self._in_words

    def overrun(self) -> None:
        """Note that a picture took too long: the machine has no time for pictures."""
        self._tokens = 0.0
        if not self._in_words:
            self._use_words(f"a picture took more than {UNHURRIED:g} s")

    def _use_words(self, reason: str) -> None:
        self._in_words = True
        log.warning("screens use words instead of pictures for a while: %s", reason)


class PictureRefusals:
    """The channels that refused pictures.

    A missing permission is usually known beforehand, so the screen has no pictures at all. But a permission can change
    in the moment of sending, a server can have limits of its own, and a file can be too large.
    """

    def __init__(self) -> None:
        self.start(time.monotonic)

    def start(self, clock: Clock) -> None:
        """Begin without any refusal. ``clock``: seconds."""
        self._clock = clock
        self._refused: dict[int | None, float] = {}
        """By channel, the time of its last refusal."""

    async def send(
        self,
        view: ui.LayoutView,
        channel_id: int | None,
        prepare: Callable[[], Awaitable[Files]],
        request: Callable[[Files], Awaitable[T]],
    ) -> T:
        """Send ``view`` with its pictures, or in words if Discord refuses them; return what ``request`` returns.

        ``prepare`` draws the files, and ``request`` sends the view with them. It is called again without files after a
        refusal. Raises `discord.HTTPException` if the view is refused in words, too.
        """
        if self._is_refusing(channel_id):
            _leave_out_pictures(view)
        files = await prepare()
        try:
            return await request(files)
        except discord.HTTPException as error:
            if not files or not refuses_files(error):
                raise
            refusal = error
        _leave_out_pictures(view)
        answer = await request(())
        if channel_id not in self._refused:
            log.warning("channel %s refuses pictures: screens there are in words for a while: %s", channel_id, refusal)
        self._refused[channel_id] = self._clock()
        return answer

    def _is_refusing(self, channel_id: int | None) -> bool:
        refused = self._refused.get(channel_id)
        return refused is not None and self._clock() < refused + REFUSED_FOR


def _leave_out_pictures(view: ui.LayoutView) -> None:
    if isinstance(view, Screen):
        for picture in view.pictures:
            view.leave_out(picture)


class RenderWorker:
    """The process that draws pictures. It is started for the first picture, and again after it has died."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None

    def draw(self, svg: str, width: int) -> bytes:
        """Return the picture as PNG, or as GIF if it has several frames. This call blocks.

        Raises `ValueError` if the picture cannot be drawn.
        """
        with self._lock:
            for _ in range(2):
                try:
                    return self._ask(svg, width)
                except OSError as error:
                    log.info("the render worker is started again: %s", error)
                    self._end()
        return rendered(svg, width)  # the worker does not run, so draw in this process

    def close(self) -> None:
        """Stop the process."""
        with self._lock:
            self._end()

    def _ask(self, svg: str, width: int) -> bytes:
        if self._process is None:
            program = [sys.executable, "-m", "unobot.pictures.render_worker"]
            self._process = subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603 - ours
        source, target = self._process.stdin, self._process.stdout
        assert source is not None  # both are pipes
        assert target is not None
        data = svg.encode()
        source.write(REQUEST.pack(width, len(data)) + data)
        source.flush()
        head = target.read(ANSWER.size)
        if len(head) < ANSWER.size:
            raise BrokenPipeError("it sent no answer")
        length: int = ANSWER.unpack(head)[0]
        if not length:
            raise ValueError("the picture cannot be drawn")
        picture = target.read(length)
        if len(picture) < length:
            raise BrokenPipeError("it sent only a part of the picture")
        return picture

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.communicate()


render_worker = RenderWorker()
"""The render worker of this process."""
atexit.register(render_worker.close)
_draw = render_worker.draw
render_budget = RenderBudget()
"""The render budget of this process. The settings of the bot limit it."""
picture_refusals = PictureRefusals()
"""The refusals that this process met. They are cleared when the bot starts."""
_thread = ThreadPoolExecutor(1, "pictures")
"""The thread that waits for the render worker. The threads of others stay free."""
_drawn: dict[str, bytes] = {}
"""The pictures that were drawn last, by the name of their file."""
_in_flight: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
"""A lock for each table, which has one picture drawn at a time."""


def warm_up() -> None:
    """Start the render worker, so that no screen waits for its start."""
    _thread.submit(_draw, _BLANK, 8)


async def _drawn_soon(picture: Picture, table: int, patience: float) -> bytes | None:
    """Return the picture as PNG; None if the budget does not allow it, or if it takes too long.

    Raises an error of the drawing. A picture that comes too late is kept for the next screen.
    """
    if not render_budget.rate:
        return None
    known = _drawn.get(picture.name)
    if known is not None:
        return known
    drawing = asyncio.ensure_future(_draw_in_turn(picture, table))
    await asyncio.wait({drawing}, timeout=patience)
    if drawing.done():
        return drawing.result()
    drawing.add_done_callback(_forget_late)
    if patience >= UNHURRIED:
        render_budget.overrun()
    return None


async def _draw_in_turn(picture: Picture, table: int) -> bytes | None:
    """Return the picture when no other picture of the table is being drawn; None if the budget does not allow it."""
    async with _in_flight.setdefault(table, asyncio.Lock()):
        if not render_budget.take():
            return None
        return await asyncio.get_running_loop().run_in_executor(_thread, _draw_and_keep, picture)


def _draw_and_keep(picture: Picture) -> bytes:
    name = picture.name
    drawn = _drawn.get(name)
    if drawn is None:
        drawn = _drawn[name] = _draw(picture.art(picture.source), picture.width)
        render_budget.drawn += 1
        if len(_drawn) > KEPT:
            del _drawn[next(iter(_drawn))]
    return drawn


def _forget_late(drawing: asyncio.Future[bytes | None]) -> None:
    """Read the outcome of a picture that came too late, because asyncio reports an error that nobody reads."""
    error = None if drawing.cancelled() else drawing.exception()
    if isinstance(error, Exception):
        log_failure("drawing a picture", error)
