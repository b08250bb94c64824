"""The watch of the fuzz test sees a step of the event loop that holds up everybody else."""

from __future__ import annotations

import asyncio
import time

from tests.fuzz.watch import BLOCK, Watch


async def _work(seconds: float) -> None:
    """Use the processor for this time, without a pause."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


async def test_a_block_of_the_event_loop_is_noted_after_the_start() -> None:
    watch = Watch()
    with watch.watching():
        await asyncio.create_task(_work(1.5 * BLOCK))
        watch.acting = ()
        await asyncio.create_task(_work(BLOCK / 2))
        assert not watch.wrongs
        await asyncio.create_task(_work(1.5 * BLOCK))
        (wrong,) = watch.wrongs
    assert "blocked" in wrong
