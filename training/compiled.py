"""How the training makes machine code of plain Python.

Where numba is not installed the same lines run as they stand, some hundred times slower: enough for the tests that
tie the simulator to the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

F = TypeVar("F", bound=Callable[..., object])

Ints: TypeAlias = NDArray[np.int64]
Floats: TypeAlias = NDArray[np.float32]
Rng: TypeAlias = np.random.Generator
Real: TypeAlias = float | np.float32

try:
    from numba import njit
except ImportError:

    def compiled(function: F) -> F:
        """Return ``function`` as it is."""
        return function

else:

    def compiled(function: F) -> F:
        """Return ``function``, compiled at its first call; it lets other threads run beside it."""
        return cast("F", njit(nogil=True, cache=True)(function))
