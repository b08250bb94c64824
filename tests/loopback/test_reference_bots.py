"""The small bots of the benchmarks do the work that they stand for."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from benchmarks.reference_bots import SIDES, Empty, Floor, PictureFloor, noise_png
from tests.loopback.conftest import all_answered, until_connected
from tests.loopback.fake import TOKEN, FakeDiscord, answered
from tests.loopback.model import Message


@pytest.mark.parametrize("kind", [Empty, Floor, PictureFloor])
async def test_a_click_is_answered_stored_and_followed_by_edits(
    fake: FakeDiscord, tmp_path: Path, kind: type[Empty]
) -> None:
    path = tmp_path / "floor.db"
    bot = kind(str(path)) if issubclass(kind, Floor) else Empty()
    running = asyncio.create_task(bot.start(TOKEN))
    await until_connected(fake)
    ann, channel = fake.add_user("Ann"), next(iter(fake.channels.values()))
    hand = fake.messages[1] = Message(1, channel, fake.bot, reader=ann.id)
    shown = await answered(await fake.press(ann, hand, "again"))
    assert shown is not None
    assert shown.text == "Click 1."
    await all_answered()
    assert hand.edits == (1 if kind is Empty else 3)
    assert fake.uploads == (2 if kind is PictureFloor else 0)
    if kind is not Empty:
        with contextlib.closing(sqlite3.connect(path)) as database:
            assert database.execute("SELECT body FROM event").fetchall() == [("move 1",)]
    await bot.close()
    await running


def test_the_pictures_of_the_floor_have_the_sizes_of_a_hand_and_a_table() -> None:
    pictures = [noise_png(side) for side in SIDES.values()]
    assert [round(len(data), -3) for data in pictures] == [5000, 18000]
    for data, side in zip(pictures, SIDES.values(), strict=True):
        with Image.open(BytesIO(data)) as picture:
            picture.load()
            assert picture.size == (side, side)
