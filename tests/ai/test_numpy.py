"""Test that only a network that plays imports NumPy. ``tests/test_architecture.py`` tests the start of the bot."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import sys
import unobot.uui.arena, unobot.coach.playouts
from unobot.ai.strategies import STRATEGIES
from unobot.rules.ruleset.ruleset import PRESETS
from unobot.selfplay.simulate import simulate

thoughtless = [name for name in STRATEGIES if name not in ("casual", "clever", "expert")]
for players in (thoughtless[::2], thoughtless[1::2], ["expert", "novice"]):
    simulate(players, 1, 1, ruleset=PRESETS["stacking"])
    print("numpy" in sys.modules)
"""


def test_only_a_network_that_plays_imports_numpy() -> None:
    printed = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True).stdout
    assert printed.split() == ["False", "False", "True"]
