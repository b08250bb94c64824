"""Processes that work for the bot: what their programs begin with, and their priority."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress

import msgspec

NICENESS = 19
"""The lowest priority: a process has what tables leave."""


def serve(answer: Callable[[bytes], bytes]) -> None:
    """Answer the order in the input. Without a bot that waits for the answer, end quietly."""
    end_with_the_bot()
    try:
        made = answer(sys.stdin.buffer.read())
    except msgspec.DecodeError:  # the bot was killed before it had written the whole order
        sys.exit(1)
    sys.stdout.buffer.write(made)


def end_with_the_bot() -> None:
    """Let this process end when the bot is gone, without a word, and not before it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C stops the bot, which then ends this process
    if hasattr(signal, "SIGPIPE"):  # not on Windows
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)


def lower_priority(pid: int, *, is_idle: bool) -> None:
    """Give a process what others leave, or with ``is_idle`` only the time in which a processor has nothing else to do.

    A kernel lets even a process of the lowest priority end its slice of some milliseconds before the bot goes on. A
    process for idle time, which only Linux has, makes room at once.
    """
    with suppress(OSError, AttributeError):  # it is over already, or this system has no priorities
        os.setpriority(os.PRIO_PROCESS, pid, NICENESS)
        if is_idle:
            os.sched_setscheduler(pid, os.SCHED_IDLE, os.sched_param(0))
