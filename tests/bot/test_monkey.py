"""People press random buttons on all screens for whole matches. Each seed is another evening.

`make monkey SEEDS=100` tries more seeds. `make monkey SEEDS=100 ARGS="-k seed37]"` repeats number 37.
"""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Callable, Hashable
from types import SimpleNamespace

import msgspec
import pytest

from tests.bot.monkey import Monkey
from tests.fuzz.arena import errors_logged
from tests.world import World
from unobot.bot.client import Unobot
from unobot.bot.messages.side_jobs import SideJobs
from unobot.coach.advice import Effort, advise
from unobot.coach.coach_process import CoachAnswer, CoachOrder
from unobot.coach.luck import luck_of
from unobot.features.replay.coaching import Coaching
from unobot.settings import Settings

SEEDS = int(os.environ.get("MONKEY_SEEDS", "4"))
PRESSES = 160
EACH = 6
"""The number of presses between two checks of all screens."""
LITTLE = Effort(sieves=((2, 1),), moves=100, min_worlds=1, max_worlds=1)
"""The work of the coach for one answer."""


@pytest.fixture
def slow_coach(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the coach judge few moves, in this process, and let each answer take two seconds of virtual time."""
    one_at_a_time, real = asyncio.Lock(), SideJobs._do

    async def slowly(self: SideJobs, key: Hashable, job: Callable[[], bytes]) -> bytes:
        async with one_at_a_time:
            await asyncio.sleep(2)
            return await real(self, key, job)

    def judged(_: Coaching, source: bytes) -> bytes:
        order = msgspec.json.decode(source, type=CoachOrder)
        answer = CoachAnswer(advise(order.record, order.seats, LITTLE), luck_of(order.record, order.seats))
        return msgspec.json.encode(answer)

    monkeypatch.setattr(SideJobs, "_do", slowly)
    monkeypatch.setattr(Coaching, "_ask_process", judged)


@pytest.mark.usefixtures("slow_coach")
@pytest.mark.parametrize(
    "seed", [0, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(1, SEEDS))], ids="seed{}".format
)
async def test_monkey(seed: int, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every press is answered, no error is logged, and all screens show the round whenever it pauses."""
    monkeypatch.setattr("unobot.model.secret.secrets", SimpleNamespace(token_bytes=random.Random(seed).randbytes))
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
