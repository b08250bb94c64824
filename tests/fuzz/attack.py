"""Attacks: a number of hostile interactions, a few dozen on each of many new servers."""

from __future__ import annotations

import asyncio
import gc
import selectors
import shutil
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, TypeAlias

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from tests.fuzz.actions import ACTIONS, Action
from tests.fuzz.arena import Arena
from unobot.storage.store import Store

ACTIONS_EACH = 320
SERVERS = 10
TRIES = 3
"""How often a server with a block of the event loop is attacked. One that does not come each time was the machine."""
_PIECES = 10**6

Blocks: TypeAlias = dict[int, list[str]]
"""The blocks of the event loop by the number of the action during which they happened."""


def attack(interactions: int, run: int = 1, piece: int = 0) -> Counter[str]:
    """Send at least this many hostile interactions, the same ones each time. Return the figures.

    ``run`` is the seed of a long run, and ``piece`` counts its pieces from 0. All pieces are independent.

    Raise `AssertionError` for the first fault, with the actions that led to it. Hypothesis does not shrink them: that
    takes many minutes, and the last actions say enough.
    """
    figures: Counter[str] = Counter()
    began = time.process_time()
    with tempfile.TemporaryDirectory() as folder, _rare_collections():
        template = Path(folder) / "empty.db"
        asyncio.run(_migrate(template))

        @given(st.integers(0, 2**32), st.lists(ACTIONS, min_size=ACTIONS_EACH // 4, max_size=ACTIONS_EACH * 2))
        def server(setting: int, actions: list[Action]) -> None:
            if figures["sent"] < interactions:
                counted = iter([figures])

                def once() -> Blocks:
                    with asyncio.Runner(loop_factory=_loop) as runner:
                        return runner.run(_attack_server(template, setting, actions, next(counted, Counter())))

                blocks = lasting(once)
                assert not blocks, blocks

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


def lasting(attacked: Callable[[], Blocks]) -> Blocks:
    """Attack one server again while it blocks. Return the blocks of the actions that block in all `TRIES`."""
    blocks = attacked()
    for _ in range(TRIES - 1):
        if not blocks:
            break
        again = attacked()
        blocks = {number: said for number, said in blocks.items() if number in again}
    return blocks


async def _migrate(path: Path) -> None:
    await (await Store.open(f"sqlite+aiosqlite:///{path}")).close()


async def _attack_server(template: Path, setting: int, actions: list[Action], figures: Counter[str]) -> Blocks:
    blocks: Blocks = {}
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "unobot.db"
        shutil.copyfile(template, database)
        async with Arena(database, setting, figures) as arena:
            for number, action in enumerate(actions):
                await arena.do(action)
                if arena.watch.blocks:
                    blocks[number] = arena.watch.blocks
                    arena.watch.blocks = []
    figures["servers"] += 1
    return blocks


class _RarePolls(selectors.DefaultSelector):
    """Ask the system for sockets only in some turns of the loop: the bot has none here, and the question is dear."""

    _turns = 0

    def select(self, timeout: float | None = None) -> list[Any]:
        self._turns += 1
        if timeout is not None and timeout <= 0 and self._turns % 100:
            return []
        return super().select(timeout)


def _loop() -> asyncio.AbstractEventLoop:
    return asyncio.SelectorEventLoop(_RarePolls())


@contextmanager
def _rare_collections() -> Iterator[None]:
    """Look for unused cycles of objects less often, and not among the modules.

    The modules stay out of it afterward: in a run of all tests, each later collection would look at them again.
    """
    before = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    try:
        yield
    finally:
        gc.set_threshold(*before)
