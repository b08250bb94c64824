"""The start and the priority of processes that work for the bot."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress

import msgspec

NICENESS = 19
"""The lowest priority, so that live tables come first."""


def serve(answer: Callable[[bytes], bytes]) -> None:
    """Read an order from stdin, and write the answer to stdout. End quietly if the bot is gone."""
    end_with_the_bot()
    try:
        response = answer(sys.stdin.buffer.read())
    except msgspec.DecodeError:  # the bot was killed before it had written the whole order
        sys.exit(1)
    sys.stdout.buffer.write(response)


def end_with_the_bot() -> None:
    """Make this process end silently when the bot has ended, and not on Ctrl-C before."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C stops the bot, which then ends this process
    if hasattr(signal, "SIGPIPE"):  # not on Windows
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)


def lower_priority(pid: int, *, is_idle: bool) -> None:
    """Give a process the lowest priority. With ``is_idle``, Linux runs it only while a processor is idle.

    Even at the lowest priority, a process uses up its time slice of some milliseconds before the bot goes on. An idle
    process, which only Linux has, makes room at once.
    """
    with suppress(OSError, AttributeError):  # it is over already, or this system has no priorities
        os.setpriority(os.PRIO_PROCESS, pid, NICENESS)
        if is_idle:
            os.sched_setscheduler(pid, os.SCHED_IDLE, os.sched_param(0))
