"""An engine's process: started without a shell, in a group of its own, limited, and killed whole.

It knows lines and bytes, not what they mean. Everything arrives in callbacks of the event loop, so that no task waits
while nobody asks an engine.
"""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import signal
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final, Protocol, cast

import msgspec

from unobot.uui import launch
from unobot.uui.protocol import LINE_LIMIT, READY_SECONDS, SHUTDOWN_SECONDS
from unobot.uui.verdict import Cause, Verdict

MOST_LINES: Final = 10_000
"""So many lines between two questions are a flood, however short they are."""

_LOGGED_LINES: Final = 100
_LOGGED_LENGTH: Final = 400
_LAST_WORDS: Final = 0.2
"""Seconds in which what an engine has written before it ended still arrives."""

_DYING: Final = 5.0
"""Seconds in which a killed process is gone, unless the system itself hangs."""

_PASSED_ON: Final = ("PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "TMPDIR", "PYTHONPATH", "LD_LIBRARY_PATH")
"""The variables of the environment that an engine gets: others, such as the bot's token, are not its business."""

log = logging.getLogger(__name__)


class EngineSpec(msgspec.Struct, frozen=True, kw_only=True):
    """An engine and what it may have. ``argv`` is its argument list, never read by a shell.

    ``cwd`` is its working directory (``None``: that of this process). In seconds: ``move`` from `stop` to its move,
    ``think`` from `go` to `stop`, ``ready`` from its start until it is ready, ``shutdown`` until it is killed at the
    end. ``memory`` is its address space and ``output`` what it may write between two questions, in bytes; 0 bytes of
    memory are no limit, which programs need that reserve more than they use (Java, Node).
    """

    name: str
    argv: tuple[str, ...]
    cwd: Path | None = None
    move: float = 5.0
    think: float = 0.0
    ready: float = READY_SECONDS
    shutdown: float = SHUTDOWN_SECONDS
    memory: int = 4 * 1024**3
    output: int = 1024**2

    @property
    def program(self) -> str | None:
        """The path of the program, or ``None`` where there is none that can be run: a path leads from ``cwd``."""
        first = self.argv[0] if self.argv else ""
        if os.sep in first and self.cwd is not None:
            first = str(self.cwd / first)
        return shutil.which(first)


class EngineListener(Protocol):
    """Who hears what an engine's process does."""

    def heard(self, line: str) -> None:
        """Take one line of its output, without its end."""
        ...

    def gone(self, verdict: Verdict) -> None:
        """Take what ended it; nothing is heard after this, nor when it is killed on request."""
        ...


class UnstartableError(Exception):
    """The engine cannot be started; the text says why, without a full stop."""


class EngineProcess(asyncio.SubprocessProtocol):
    """A started engine; ``start`` makes one."""

    def __init__(self, spec: EngineSpec, listener: EngineListener) -> None:
        self.spec = spec
        self._listener = listener
        self._transport: asyncio.SubprocessTransport | None = None
        self._out = _Lines()
        self._err = _Lines()
        self._logged = 0
        self._bytes = 0
        self._lines = 0
        self._open = {0, 1, 2}
        self._told = False
        self._killed = False
        self._lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def start(cls, spec: EngineSpec, listener: EngineListener) -> EngineProcess:
        """Start the engine. Raise ``UnstartableError``. Who is cancelled meanwhile leaves no process."""
        if sys.platform == "win32":
            raise UnstartableError("engines run on Linux and macOS only")
        program = spec.program
        if program is None:
            raise UnstartableError(f"there is no program {spec.argv[0] if spec.argv else ''!r}")
        process = cls(spec, listener)
        loop = asyncio.get_running_loop()
        starting = loop.create_task(
            loop.subprocess_exec(
                lambda: process,
                *(sys.executable, "-I", "-S", launch.__file__, str(spec.memory), program, *spec.argv[1:]),
                cwd=spec.cwd,
                env={name: os.environ[name] for name in _PASSED_ON if name in os.environ},
                start_new_session=True,
            )
        )
        try:
            await asyncio.shield(starting)
        except asyncio.CancelledError:
            process.kill()
            await asyncio.wait([starting])
            if not starting.cancelled() and starting.exception() is None:
                await process.closed()
            raise
        except OSError as error:
            raise UnstartableError(f"{error.filename or spec.argv[0]}: {error.strerror}") from error
        return process

    def write(self, line: str) -> None:
        """Send a line; what is sent to an engine that is gone is lost."""
        pipe = cast("asyncio.WriteTransport | None", self._transport and self._transport.get_pipe_transport(0))
        if pipe is not None and not pipe.is_closing():
            pipe.write(f"{line}\n".encode())

    def reset_counters(self) -> None:
        """Count from nothing what it writes."""
        self._bytes = self._lines = 0

    def kill(self) -> None:
        """Kill the whole group, at once and without a word to the listener."""
        self._told = True
        if self._killed:
            return
        self._killed = True
        if self._transport is not None:
            self._kill(self._transport)

    async def closed(self) -> None:
        """Wait until a killed process is gone, with all that belonged to it here."""
        await asyncio.wait([self._lost], timeout=_DYING)

    def _kill(self, transport: asyncio.SubprocessTransport) -> None:
        self._killed = True
        with suppress(ProcessLookupError, PermissionError):  # there is no group any more, or only its dead
            os.killpg(transport.get_pid(), signal.SIGKILL)
        # Not the transport itself, which would reap the process while asyncio's watcher of children waits for it.
        for number in range(3):
            pipe = transport.get_pipe_transport(number)
            if isinstance(pipe, asyncio.WriteTransport):
                if not pipe.is_closing():
                    pipe.abort()
            elif pipe is not None:
                pipe.close()
        if transport.get_returncode() is not None:
            transport.close()

    def _end(self, verdict: Verdict | None = None) -> None:
        """Tell, once, that the process is no use any more, and why."""
        if self._told or self._transport is None:
            return
        self._told = True
        code = self._transport.get_returncode()
        self._kill(self._transport)
        self._listener.gone(verdict or Verdict(Cause.ENDED, _ended(code)))

    # What asyncio calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin, or end at once where nobody waits any more."""
        self._transport = cast("asyncio.SubprocessTransport", transport)
        if self._killed:
            self._kill(self._transport)

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        """Take output (1) or what is for the log (2)."""
        if self._told:
            return
        self._bytes += len(data)
        self._lines += data.count(b"\n")
        if self._bytes > self.spec.output or self._lines > MOST_LINES:
            self._end(Verdict(Cause.FLOOD, f"wrote over {self.spec.output} bytes, or {MOST_LINES} lines, at a time"))
            return
        if fd == 1:
            for line in self._out.cut(data):
                if not self._told:
                    self._listener.heard(line)
        else:
            for line in self._err.cut(data):
                self._note(line)

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:  # noqa: ARG002 - asyncio's signature
        """Without its output it can say nothing more."""
        self._open.discard(fd)
        if 1 not in self._open and not self._told:
            self._end_soon()

    def process_exited(self) -> None:
        """It has ended: so do those that it started."""
        assert self._transport is not None
        if self._told:
            self._transport.close()
            return
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._transport.get_pid(), signal.SIGKILL)
        self._end_soon()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - asyncio's signature
        """Everything of it is closed and reaped."""
        if not self._lost.done():
            self._lost.set_result(None)

    def _end_soon(self) -> None:
        """End when all that it has written is read and it has ended, or if that is not so, a moment later."""
        assert self._transport is not None
        if self._transport.get_returncode() is not None and self._open.isdisjoint((1, 2)):
            self._end()
        else:
            asyncio.get_running_loop().call_later(_LAST_WORDS, self._end)

    def _note(self, line: str) -> None:
        self._logged += 1
        if self._logged <= _LOGGED_LINES:
            log.info("%s: %s", self.spec.name, "".join(c if c.isprintable() else "?" for c in line[:_LOGGED_LENGTH]))
        elif self._logged == _LOGGED_LINES + 1:
            log.info("%s: it says more, which is not logged", self.spec.name)


class _Lines:
    """Cuts what arrives into lines. One that is too long is no line, nor is what has no end."""

    def __init__(self) -> None:
        self._rest = b""
        self._too_long = False

    def cut(self, data: bytes) -> Iterator[str]:
        """Return the lines that ``data`` ends, without their ends."""
        *ended, rest = data.split(b"\n")
        for part in ended:
            line, skip = self._rest + part, self._too_long
            self._rest, self._too_long = b"", False
            if not skip and len(line) <= LINE_LIMIT:
                yield line.decode("utf-8", "replace")
        if self._too_long or len(self._rest) + len(rest) > LINE_LIMIT:
            self._rest, self._too_long = b"", True
        else:
            self._rest += rest


def _ended(code: int | None) -> str:
    """Say how it ended; ``code`` is negative for a signal, as in ``subprocess``, and ``None`` while it lives."""
    if code is None:
        return "closed its output"
    return f"ended with the signal {-code}" if code < 0 else f"ended with the code {code}"
