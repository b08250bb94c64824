"""A program that limits its own memory and then becomes an engine: ``python -I -S launch.py BYTES PROGRAM ...``.

A limit that a child sets on itself between fork and exec (``preexec_fn``) is not safe in a process with threads, and
one that is set from outside comes after the child has begun. 0 bytes are no limit; where the platform has none, there
is none. It imports nothing of ours, so that it starts in some 10 ms.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress

_PR_SET_PDEATHSIG = 1  # of prctl(2)


def launch(memory: int, program: list[str]) -> None:
    """Become ``program``, which may have ``memory`` bytes of address space. Raise ``OSError`` where it cannot.

    On Linux it does not outlive who started it, even if that is killed.
    """
    if sys.platform != "win32":
        import resource

        signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # Python ignores it, and what is ignored stays so
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        if sys.platform == "linux":
            import ctypes

            ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
        if memory:
            _, most = resource.getrlimit(resource.RLIMIT_AS)
            memory = memory if most == resource.RLIM_INFINITY else min(memory, most)
            with suppress(ValueError, OSError):  # macOS takes some limits and not others
                resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    os.execvp(program[0], program)  # noqa: S606 - no shell is what we want


if __name__ == "__main__":
    try:
        launch(int(sys.argv[1]), sys.argv[2:])
    except OSError as error:
        sys.exit(f"{sys.argv[2]} cannot be started: {error.strerror}")
