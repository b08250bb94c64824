"""A pool of worker processes in which AIs choose moves. The caller can do other work meanwhile."""

from __future__ import annotations

import os
import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread


def pool(workers: int) -> ProcessPoolExecutor:
    """Return a pool of ``workers`` processes. They start on demand, ignore Ctrl-C, and end with this process.

    They are spawned, because a fork would share the locks and threads of the caller.
    """
    return ProcessPoolExecutor(workers, get_context("spawn"), _begin)


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End this worker when its parent ends, even if the parent is killed."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
