"""Pictures as attachments: draw each picture once, in a worker process, and send it only if the message lacks it.

The name of a picture's file is a hash of its content, so the name shows whether a message already has it.
"""

from __future__ import annotations

import asyncio
import atexit
import logging
import subprocess
import sys
import threading
from collections.abc import Collection
from functools import lru_cache
from io import BytesIO

import discord
from discord import ui

from unobot.bot.screens.builder import Screen
from unobot.bot.screens.illustrations import log_failure
from unobot.pictures.art import png
from unobot.pictures.render_worker import ANSWER, REQUEST

log = logging.getLogger(__name__)

KEPT = 256
"""The number of drawn pictures that are kept in memory, about 5 MB."""


def names_of(view: ui.LayoutView) -> frozenset[str]:
    """Return the names of the picture files of a screen."""
    return frozenset(picture.name for picture in view.pictures) if isinstance(view, Screen) else frozenset()


async def files_of(view: ui.LayoutView) -> list[discord.File]:
    """Return the files to send with a screen. A picture that cannot be drawn is removed from the screen."""
    files: list[discord.File] = []
    if not isinstance(view, Screen):
        return files
    for picture in view.pictures:
        try:
            drawn = await asyncio.to_thread(_draw, picture.svg, picture.width)
        except Exception as error:  # noqa: BLE001 - a screen without its picture is better than no screen
            log_failure("drawing a picture", error)
            view.leave_out(picture)
        else:
            files.append(discord.File(BytesIO(drawn), picture.name))
    return files


async def attachments_of(view: ui.LayoutView, standing: Collection[str] | None) -> list[discord.File]:
    """Return the files for an edit of a message, or `MISSING` if the message already has the right ones.

    ``standing``: the names of the files in the message; None if they are unknown.
    """
    if standing is not None and set(standing) == names_of(view):
        nothing: list[discord.File] = discord.utils.MISSING
        return nothing
    return await files_of(view)


class RenderWorker:
    """The process that draws pictures. It is started for the first picture, and again after it has died."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None

    def draw(self, svg: str, width: int) -> bytes:
        """Return the picture as PNG. This call blocks. Raises `ValueError` if the picture cannot be drawn."""
        with self._lock:
            for _ in range(2):
                try:
                    return self._ask(svg, width)
                except OSError as error:
                    log.info("the render worker is started again: %s", error)
                    self._end()
        return png(svg, width)  # the worker does not run, so draw in this process

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
_draw = lru_cache(KEPT)(render_worker.draw)
