"""The names and strengths of the levels of AI players. A file that only names a level does not load its strategy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

STRENGTHS: Final[Mapping[str, float]] = {"novice": 0.0, "casual": 0.35, "clever": 0.7, "expert": 1.0}
"""The strength of each level on the scale of ``Tempered``. It goes from ``novice`` to ``expert``."""
EVEN: Final = "even"
"""The level whose strength follows the people at its table (``tables.even_match``)."""
SEATED: Final = (*STRENGTHS, EVEN)
"""The names of all levels that a table seats."""
