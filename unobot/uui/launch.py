"""A program that runs an engine with limits and ends all that it started: ``python -I -S launch.py BYTES PROGRAM ...``.

A child that sets a limit on itself between fork and exec (``preexec_fn``) is not safe in a process with threads. A
limit that is set from outside comes after the child has begun. 0 bytes are no limit, and some platforms have none. This
file imports nothing of unobot, so that it starts in about 10 ms.

On Linux it stays as the parent of the engine. Elsewhere it becomes the engine.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NoReturn

_PR_SET_PDEATHSIG = 1  # of prctl(2)
_PR_SET_CHILD_SUBREAPER = 36

_KILL_TIMEOUT = 4.0
"""The seconds after which killed processes are gone, unless the operating system hangs."""


def become(memory: int, program: list[str]) -> NoReturn:
    """Become ``program``, with at most ``memory`` bytes of address space. Raise ``OSError`` if that fails."""
    if sys.platform != "win32":
        import resource

        signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # Python ignores it, and exec keeps ignored signals
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        if memory:
            _, hard_limit = resource.getrlimit(resource.RLIMIT_AS)
            memory = memory if hard_limit == resource.RLIM_INFINITY else min(memory, hard_limit)
            with suppress(ValueError, OSError):  # macOS accepts only some limits
                resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    os.execvp(program[0], program)  # noqa: S606 - without a shell on purpose


def supervise(memory: int, program: list[str]) -> NoReturn:
    """Run ``program`` as a child in a session of its own. When it ends, end in the same way.

    Before that, kill all that it started. An orphan gets this process as its parent, whatever session it made. SIGTERM
    and the end of the parent end everything at once.
    """
    prctl(_PR_SET_CHILD_SUBREAPER, 1)
    prctl(_PR_SET_PDEATHSIG, signal.SIGTERM)
    awaited = {signal.SIGCHLD, signal.SIGTERM}
    signal.pthread_sigmask(signal.SIG_BLOCK, awaited)
    engine = os.fork()
    if not engine:
        os.setsid()
        prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, awaited)
        become(memory, program)
    nothing = os.open(os.devnull, os.O_RDWR)
    for number in range(3):
        os.dup2(nothing, number)  # the pipes belong to the engine alone, so that their end is its end
    status = None
    while status is None and signal.sigwait(awaited) != signal.SIGTERM:
        status = dict(reaped()).get(engine)
    kill_children()
    if status is not None and os.WIFSIGNALED(status):
        number = os.WTERMSIG(status)
        if number != signal.SIGKILL:
            signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)
    os._exit(128 + signal.SIGTERM if status is None else os.waitstatus_to_exitcode(status))


def kill_children() -> None:
    """Kill the children of this process until none is left: the child of a killed one becomes a child of this one."""
    deadline = time.monotonic() + _KILL_TIMEOUT
    while time.monotonic() < deadline:
        for pid in children():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        try:
            if not os.waitpid(-1, os.WNOHANG)[0]:
                time.sleep(0.001)
        except ChildProcessError:
            return


def children() -> Iterator[int]:
    """Yield the process ids of the children of this process. Linux only."""
    parent = os.getpid()
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended
            if int(path.read_text("utf-8", "replace").rpartition(")")[2].split()[1]) == parent:
                yield int(path.parent.name)


def reaped() -> Iterator[tuple[int, int]]:
    """Yield the process id and the status of each child that has ended."""
    with suppress(ChildProcessError):
        while (ended := os.waitpid(-1, os.WNOHANG))[0]:
            yield ended


def prctl(option: int, value: int) -> None:
    """Set an option of this process. Linux only."""
    import ctypes

    ctypes.CDLL(None).prctl(option, value, 0, 0, 0)


if __name__ == "__main__":
    try:
        (supervise if sys.platform == "linux" else become)(int(sys.argv[1]), sys.argv[2:])
    except OSError as error:
        sys.exit(f"{sys.argv[2]} cannot be started: {error.strerror}")
