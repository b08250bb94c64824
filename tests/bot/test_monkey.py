"""People press random buttons on all screens for whole matches. Each seed is another evening.

`make monkey SEEDS=100` tries more seeds. `make monkey SEEDS=100 ARGS="-k seed37]"` repeats number 37.
"""

from __future__ import annotations

import os
import random
from types import SimpleNamespace

import pytest

from tests.bot.monkey import Monkey
from tests.fuzz.arena import errors_logged
from tests.world import World
from unobot.bot.client import Unobot
from unobot.settings import Settings

SEEDS = int(os.environ.get("MONKEY_SEEDS", "4"))
PRESSES = 160
EACH = 6
"""The number of presses between two checks of all screens."""


@pytest.mark.parametrize("seed", range(SEEDS), ids="seed{}".format)
async def test_monkey(seed: int, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every press is answered, no error is logged, and all screens show the round whenever it pauses."""
    monkeypatch.setattr("unobot.storage.states.secrets", SimpleNamespace(token_bytes=random.Random(seed).randbytes))
    errors: list[str] = []
    with errors_logged(errors):
        async with World(lambda: Unobot(settings, rng=random.Random(seed), race_hold=0.0)) as world:
            monkey = Monkey(world, seed, errors)
            try:
                await monkey.furnish()
                while monkey.pressed < PRESSES:
                    for _ in range(EACH):
                        await monkey.press()
                    await monkey.look()
            except BaseException as error:
                error.add_note("\n".join((f"seed {seed}, after {monkey.pressed} presses:", *monkey.last)))
                raise
    assert monkey.looked > 5, "the screens stood still now and then"
