"""Processes in which AIs choose, so that whoever waits for their moves can do other things, or more at a time."""

from __future__ import annotations

import os
import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread


def pool(processes: int) -> ProcessPoolExecutor:
    """Give so many processes, which start when there is work, leave Ctrl-C to this one, and end with it.

    They begin from nothing: a fork of whoever asks would share its locks and threads.
    """
    return ProcessPoolExecutor(processes, get_context("spawn"), _begin)


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """However that ends."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
