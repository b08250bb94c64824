"""The small bots of the benchmarks do the work that they stand for."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import pytest

from benchmarks.reference_bots import Empty, Floor
from tests.loopback.conftest import all_answered, until_connected
from tests.loopback.fake import TOKEN, FakeDiscord, answered
from tests.loopback.model import Message


@pytest.mark.parametrize(("commits", "edits"), [(0, 1), (1, 3)], ids=["empty", "floor"])
async def test_a_click_is_answered_stored_and_followed_by_edits(
    fake: FakeDiscord, tmp_path: Path, commits: int, edits: int
) -> None:
    path = tmp_path / "floor.db"
    bot = Floor(str(path)) if commits else Empty()
    running = asyncio.create_task(bot.start(TOKEN))
    await until_connected(fake)
    ann, channel = fake.add_user("Ann"), next(iter(fake.channels.values()))
    hand = fake.messages[1] = Message(1, channel, fake.bot, reader=ann.id)
    shown = await answered(await fake.press(ann, hand, "again"))
    assert shown is not None
    assert shown.text == "Click 1."
    await all_answered()
    assert hand.edits == edits
    if commits:
        with contextlib.closing(sqlite3.connect(path)) as database:
            assert database.execute("SELECT body FROM event").fetchall() == [("move 1",)]
    await bot.close()
    await running
