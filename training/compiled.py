"""Compile plain Python to machine code for the training.

Without numba the same lines run as Python, several hundred times slower. That is enough for the tests that compare the
simulator with the rules.
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
        """Return ``function`` unchanged."""
        return function

else:

    def compiled(function: F) -> F:
        """Return ``function``, compiled at its first call. It releases the global interpreter lock.

        A cache on disk would not notice a change of a constant in another file.
        """
        return cast("F", njit(nogil=True)(function))
