"""Let all threads allocate memory from one arena of glibc, so that memory freed by one is used by the others."""

import ctypes
import sys

_M_ARENA_MAX = -8
"""The parameter of ``mallopt``: https://man7.org/linux/man-pages/man3/mallopt.3.html"""


def use_one_arena() -> bool:
    """Keep new threads in the arena of the first one. Return False where the C library has no arenas.

    Each arena keeps memory that it freed for itself. The writer of SQLite and the executors would have some each, and
    grow for a day. The threads wait for Python's global lock much longer than for that of the arena.
    """
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None) if sys.platform == "linux" else None
    return mallopt is not None and mallopt(_M_ARENA_MAX, 1) == 1
