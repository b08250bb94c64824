"""Threads share one arena of glibc, if they were told so before the first of them."""

from __future__ import annotations

import platform
import subprocess
import sys

import pytest

from unobot.bot.discord_api.allocator import use_one_arena

PROGRAM = f"""
import ctypes, sys, threading
from {use_one_arena.__module__} import use_one_arena

assert sys.argv[1] == "each" or use_one_arena()
malloc, together = ctypes.CDLL(None).malloc, threading.Barrier(4)
def allocate():
    together.wait()
    malloc(100_000)
    together.wait()
threads = [threading.Thread(target=allocate) for _ in range(4)]
[thread.start() for thread in threads]
[thread.join() for thread in threads]
ctypes.CDLL(None).malloc_stats()
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc has arenas")
@pytest.mark.parametrize(("arenas", "more"), [("each", True), ("one", False)])
def test_all_threads_use_one_arena(arenas: str, *, more: bool) -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM, arenas], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert "Arena 0:" in done.stderr
    assert ("Arena 1:" in done.stderr) == more
