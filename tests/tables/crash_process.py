"""A process to kill: it plays on its own and prints every move that the table acknowledges.

python -m tests.tables.crash_process DATABASE_URL
"""

from __future__ import annotations

import asyncio
import random
import sys

from tests.tables.harness import ANN, BOB, CEM, Clock, SpyStore, TableHarness, random_action


async def main(url: str) -> None:
    """Play until killed. Print a line ``table ply move`` for each entry as soon as it is acknowledged."""
    rng = random.Random(3)
    store = await SpyStore.open(url)
    harness = TableHarness(store, Clock())
    table = await harness.match(ANN, BOB, CEM, ais=1)
    told = -1
    while True:
        await random_action(harness, table, (ANN, BOB, CEM), rng)
        if table.ply != told:
            told = table.ply
            sys.stdout.write(f"{table.id} {told} {table.view().recent[-1].move}\n")
            sys.stdout.flush()
        if not table.is_live:
            table = await harness.match(ANN, BOB, CEM, ais=1)
            told = -1


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
