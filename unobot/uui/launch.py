"""A program that limits its own memory and then becomes an engine: ``python -I -S launch.py BYTES PROGRAM ...``.

A child that sets a limit on itself between fork and exec (``preexec_fn``) is not safe in a process with threads. A
limit that is set from outside comes after the child has begun. 0 bytes are no limit, and some platforms have none. This
file imports nothing of unobot, so that it starts in about 10 ms.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress

_PR_SET_PDEATHSIG = 1  # of prctl(2)


def launch(memory: int, program: list[str]) -> None:
    """Become ``program``, with at most ``memory`` bytes of address space. Raise ``OSError`` if that fails.

    On Linux it does not outlive its parent, even if the parent is killed.
    """
    if sys.platform != "win32":
        import resource

        signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # Python ignores it, and exec keeps ignored signals
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        if sys.platform == "linux":
            import ctypes

            ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
        if memory:
            _, most = resource.getrlimit(resource.RLIMIT_AS)
            memory = memory if most == resource.RLIM_INFINITY else min(memory, most)
            with suppress(ValueError, OSError):  # macOS accepts only some limits
                resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    os.execvp(program[0], program)  # noqa: S606 - without a shell on purpose


if __name__ == "__main__":
    try:
        launch(int(sys.argv[1]), sys.argv[2:])
    except OSError as error:
        sys.exit(f"{sys.argv[2]} cannot be started: {error.strerror}")
