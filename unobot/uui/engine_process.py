"""The process of an engine: started without a shell, with limits, and killed together with all that it started.

On Linux, `launch` stays as the parent of the engine and kills its descendants, whatever session they made. Elsewhere
the process group of the engine is killed.

This module handles lines and bytes without their meaning. All input arrives in callbacks of the event loop, so no task
waits while no engine is asked.
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

MAX_LINES: Final = 10_000
"""The number of lines for one request that counts as a flood, however short the lines are."""

_LOGGED_LINES: Final = 100
_LOGGED_LENGTH: Final = 400
_OUTPUT_GRACE: Final = 0.2
"""The seconds in which output that an engine wrote before its end still arrives."""

_KILL_TIMEOUT: Final = 5.0
"""The seconds after which a killed process is gone, unless the operating system hangs."""

_ENVIRONMENT: Final = ("PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "TMPDIR", "PYTHONPATH", "LD_LIBRARY_PATH")
"""The environment variables that an engine gets. Others, such as the bot's token, stay private."""

log = logging.getLogger(__name__)


class EngineSpec(msgspec.Struct, frozen=True, kw_only=True):
    """An engine and its limits. ``argv`` is its argument list; no shell reads it.

    ``cwd`` is its working directory (``None``: the same as this process). These are in seconds:

    * ``move`` from `stop` to its move,
    * ``think`` from `go` to `stop`,
    * ``ready`` from its start until it is ready,
    * ``shutdown`` until it is killed at the end.

    These are in bytes: ``memory`` is its address space, and ``output`` is what it may write for one request. 0 bytes of
    memory are no limit. Programs that reserve more than they use (Java, Node) need that.
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
        """The path of the program, relative to ``cwd``; ``None`` if there is no such executable."""
        first = self.argv[0] if self.argv else ""
        if os.sep in first and self.cwd is not None:
            first = str(self.cwd / first)
        return shutil.which(first)


class EngineListener(Protocol):
    """The receiver of an engine's output and exit."""

    def line_received(self, line: str) -> None:
        """Handle one line of the engine's output, without the line end."""
        ...

    def process_ended(self, verdict: Verdict) -> None:
        """Handle the engine's exit, with its cause. This is the last call. A kill on request does not call it."""
        ...


class UnstartableError(Exception):
    """The engine cannot be started; the message is the reason, without a full stop."""


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
        self._is_reported = False
        self._killed = False
        self._lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def start(cls, spec: EngineSpec, listener: EngineListener) -> EngineProcess:
        """Start the engine. Raise ``UnstartableError``. When cancelled, end the process."""
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
                env={name: os.environ[name] for name in _ENVIRONMENT if name in os.environ},
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
        """Send a line. A line for an ended engine is lost."""
        pipe = cast("asyncio.WriteTransport | None", self._transport and self._transport.get_pipe_transport(0))
        if pipe is not None and not pipe.is_closing():
            pipe.write(f"{line}\n".encode())

    def reset_counters(self) -> None:
        """Reset the counters of the engine's output."""
        self._bytes = self._lines = 0

    def kill(self) -> None:
        """Kill it at once, with all that it started, and without a call to the listener."""
        self._is_reported = True
        if self._killed:
            return
        self._killed = True
        if self._transport is not None:
            self._kill(self._transport)

    async def closed(self) -> None:
        """Wait until a killed process is gone, with its pipes."""
        await asyncio.wait([self._lost], timeout=_KILL_TIMEOUT)
        if not self._lost.done() and self._transport is not None:
            self._kill_group(self._transport)  # its parent did not do it, for example because the engine stopped it

    def _kill(self, transport: asyncio.SubprocessTransport) -> None:
        self._killed = True
        if sys.platform == "linux" and transport.get_returncode() is None:
            with suppress(ProcessLookupError):
                os.kill(transport.get_pid(), signal.SIGTERM)
        else:
            self._kill_group(transport)
        # Do not close the transport itself: it would reap the process while asyncio's child watcher waits for it.
        for number in range(3):
            pipe = transport.get_pipe_transport(number)
            if isinstance(pipe, asyncio.WriteTransport):
                if not pipe.is_closing():
                    pipe.abort()
            elif pipe is not None:
                pipe.close()
        if transport.get_returncode() is not None:
            transport.close()

    @staticmethod
    def _kill_group(transport: asyncio.SubprocessTransport) -> None:
        with suppress(ProcessLookupError, PermissionError):  # the group is gone, or only zombies are left
            os.killpg(transport.get_pid(), signal.SIGKILL)

    def _end(self, verdict: Verdict | None = None) -> None:
        """Report the end of the process and its cause to the listener, once."""
        if self._is_reported or self._transport is None:
            return
        self._is_reported = True
        code = self._transport.get_returncode()
        self._kill(self._transport)
        self._listener.process_ended(verdict or Verdict(Cause.ENDED, _ended(code)))

    # Called by asyncio

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin, or end at once if the start was cancelled."""
        self._transport = cast("asyncio.SubprocessTransport", transport)
        if self._killed:
            self._kill(self._transport)

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        """Handle output (1) or log lines (2)."""
        if self._is_reported:
            return
        self._bytes += len(data)
        self._lines += data.count(b"\n")
        if self._bytes > self.spec.output or self._lines > MAX_LINES:
            self._end(Verdict(Cause.FLOOD, f"wrote over {self.spec.output} bytes, or {MAX_LINES} lines, at a time"))
            return
        if fd == 1:
            for line in self._out.cut(data):
                if not self._is_reported:
                    self._listener.line_received(line)
        else:
            for line in self._err.cut(data):
                self._log_line(line)

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:  # noqa: ARG002 - asyncio's signature
        """End soon when the output is closed: the engine cannot answer any more."""
        self._open.discard(fd)
        if 1 not in self._open and not self._is_reported:
            self._end_soon()

    def process_exited(self) -> None:
        """Kill the rest of the process group after the engine has exited."""
        assert self._transport is not None
        if self._is_reported:
            self._transport.close()
            return
        self._kill_group(self._transport)
        self._end_soon()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - asyncio's signature
        """Note that all pipes are closed and the process is reaped."""
        if not self._lost.done():
            self._lost.set_result(None)

    def _end_soon(self) -> None:
        """End when the engine has exited and all its output is read, or a moment later."""
        assert self._transport is not None
        if self._transport.get_returncode() is not None and self._open.isdisjoint((1, 2)):
            self._end()
        else:
            asyncio.get_running_loop().call_later(_OUTPUT_GRACE, self._end)

    def _log_line(self, line: str) -> None:
        self._logged += 1
        if self._logged <= _LOGGED_LINES:
            log.info("%s: %s", self.spec.name, "".join(c if c.isprintable() else "?" for c in line[:_LOGGED_LENGTH]))
        elif self._logged == _LOGGED_LINES + 1:
            log.info("%s: its further output is not logged", self.spec.name)


class _Lines:
    """Cuts data into lines. Lines that are too long or that have no end are dropped."""

    def __init__(self) -> None:
        self._rest = b""
        self._too_long = False

    def cut(self, data: bytes) -> Iterator[str]:
        """Yield the lines that end in ``data``, without their line ends."""
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
    """Return how the engine ended. ``code`` is as in ``subprocess``, and ``None`` while the engine runs."""
    if code is None:
        return "closed its output"
    return f"ended with the signal {-code}" if code < 0 else f"ended with the code {code}"
