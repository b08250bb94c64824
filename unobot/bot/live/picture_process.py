"""The process of a bot that draws tiles and large pictures, and the requests to it."""

from __future__ import annotations

import logging
import subprocess
import sys
import threading

from unobot.pictures.art import png
from unobot.pictures.render_worker import ANSWER, REQUEST

log = logging.getLogger(__name__)


class RenderWorker:
    """The process that draws tiles and large pictures. It is started for the first one, and again after it has died."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._closed = False

    def draw(self, svg: str, width: int) -> bytes:
        """Return the picture as PNG. This call blocks.

        Raises `ValueError` if the picture cannot be drawn.
        """
        with self._lock:
            for _ in range(2):
                if self._closed:
                    raise ValueError("the bot is stopping")
                try:
                    return self._request_picture(svg, width)
                except OSError as error:
                    log.info("the render worker is started again: %s", error)
                    self._kill_process()
        return png(svg, width)  # the worker does not run, so draw in this process

    def close(self) -> None:
        """Stop the process for good. A picture that is being drawn fails."""
        self._closed = True
        process = self._process
        if process is not None:
            process.kill()  # a thread that waits for it has the lock, and gives it back now
        with self._lock:
            self._kill_process()

    def _request_picture(self, svg: str, width: int) -> bytes:
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

    def _kill_process(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.communicate()
