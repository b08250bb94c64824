"""Let all threads allocate memory from one arena of glibc, so that memory freed by one is used by the others."""

import ctypes
import sys

_M_ARENA_MAX = -8
"""The parameter of ``mallopt``: https://man7.org/linux/man-pages/man3/mallopt.3.html"""


def use_one_arena() -> bool:
    """Limit the process to one memory arena. Return False if the C library has no arenas.

    An arena reuses only memory that it freed itself. If SQLite and the executors have an arena each, the process
    grows for a day. One arena costs little: threads wait much longer for Python's global lock than for the arena.
    """
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None) if sys.platform == "linux" else None
    return mallopt is not None and mallopt(_M_ARENA_MAX, 1) == 1
