"""Attacks: a number of hostile interactions, a few dozen on each of many new servers."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
import time
from collections import Counter
from itertools import count
from pathlib import Path

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from tests.fuzz.actions import ACTIONS, Action
from tests.fuzz.arena import Arena
from unobot.storage.store import Store

ACTIONS_EACH = 320
SERVERS = 10
_PIECES = 10**6


def attack(interactions: int, run: int = 1, piece: int = 0) -> Counter[str]:
    """Send at least this many hostile interactions, the same ones each time. Return the figures.

    ``run`` is the seed of a long run, and ``piece`` counts its pieces from 0. All pieces are independent.

    Raise `AssertionError` for the first fault, with the actions that led to it. Hypothesis does not shrink them: that
    takes many minutes, and the last actions say enough.
    """
    figures: Counter[str] = Counter()
    began = time.process_time()
    with tempfile.TemporaryDirectory() as folder:
        template = Path(folder) / "empty.db"
        asyncio.run(_migrate(template))

        @given(st.integers(0, 2**32), st.lists(ACTIONS, min_size=ACTIONS_EACH // 4, max_size=ACTIONS_EACH * 2))
        def server(setting: int, actions: list[Action]) -> None:
            if figures["sent"] < interactions:
                asyncio.run(_attack_server(template, setting, actions, figures))

        attacked = settings(
            max_examples=SERVERS,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            report_multiple_bugs=False,
            suppress_health_check=list(HealthCheck),
        )(server)
        for number in count():
            seed((run * _PIECES + piece) * _PIECES + number)(attacked)()
            if figures["sent"] >= interactions:
                figures["cpu ms"] = round(1000 * (time.process_time() - began))
                return figures
    raise AssertionError  # unreachable: the count has no end


async def _migrate(path: Path) -> None:
    await (await Store.open(f"sqlite+aiosqlite:///{path}")).close()


async def _attack_server(template: Path, setting: int, actions: list[Action], figures: Counter[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "unobot.db"
        shutil.copyfile(template, database)
        async with Arena(database, setting, figures) as arena:
            for action in actions:
                await arena.do(action)
    figures["servers"] += 1
