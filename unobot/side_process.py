"""The program of a process that does one job for the bot: it reads an order from its input, and writes the answer."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable

import msgspec


def serve(answer: Callable[[bytes], bytes]) -> None:
    """Answer the order in the input. Without a bot that waits for the answer, end quietly."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C stops the bot, which then ends this process
    if hasattr(signal, "SIGPIPE"):  # not on Windows
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    try:
        made = answer(sys.stdin.buffer.read())
    except msgspec.DecodeError:  # the bot was killed before it had written the whole order
        sys.exit(1)
    sys.stdout.buffer.write(made)
