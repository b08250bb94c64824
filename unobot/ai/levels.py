"""The AI players, by the name of their level."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from unobot.ai.casual import Casual
from unobot.ai.clever import Clever
from unobot.ai.expert import Expert
from unobot.ai.master import Master
from unobot.ai.novice import Novice
from unobot.ai.strategy import Strategy

LEVELS: Final[Mapping[str, Strategy]] = {
    "novice": Novice(),
    "casual": Casual(),
    "clever": Clever(),
    "expert": Expert(),
    "master": Master(),
}
"""Every level by name, the weakest first. A strategy keeps no state between two choices, so one object serves any
number of seats."""
