"""Attacks: a number of hostile interactions, a few dozen on each of many new servers."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections import Counter
from itertools import count
from pathlib import Path

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from tests.fuzz.actions import ACTIONS, RULES, Action
from tests.fuzz.arena import Arena
from unobot.storage.store import Store

ACTIONS_EACH = 320
SERVERS = 10


def attack(interactions: int, part: int = 0, parts: int = 1) -> Counter[str]:
    """Send at least this many hostile interactions, the same ones each time. Return the figures.

    Each of ``parts`` parallel attacks (``part`` counts from 0) sends different ones.

    Raise `AssertionError` for the first fault, with the actions that led to it. Hypothesis does not shrink them: that
    takes many minutes, and the last actions say enough.
    """
    figures: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        template = Path(folder) / "empty.db"
        asyncio.run(_migrate(template))

        @given(RULES, st.lists(ACTIONS, min_size=ACTIONS_EACH // 4, max_size=ACTIONS_EACH * 2))
        def server(rules: str, actions: list[Action]) -> None:
            if figures["sent"] < interactions:
                asyncio.run(_attack_server(template, rules, actions, figures))

        attacked = settings(
            max_examples=SERVERS,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            report_multiple_bugs=False,
            suppress_health_check=list(HealthCheck),
        )(server)
        for number in count(part, parts):
            seed(number)(attacked)()
            if figures["sent"] >= interactions:
                return figures
    raise AssertionError  # unreachable: the count has no end


async def _migrate(path: Path) -> None:
    await (await Store.open(f"sqlite+aiosqlite:///{path}")).close()


async def _attack_server(template: Path, rules: str, actions: list[Action], figures: Counter[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "unobot.db"
        shutil.copyfile(template, database)
        async with Arena(database, rules, figures) as arena:
            for action in actions:
                await arena.do(action)
    figures["servers"] += 1
