"""The message store returns every message at once, and writes it when the database accepts it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from unobot.bot.messages.message_store import SAVE_GAP, MessageStore
from unobot.rules.ruleset.ruleset import OFFICIAL
from unobot.storage.states import MessageKey, MessageState, TableState
from unobot.storage.store import StorageError, Store

TABLE, REMINDER = MessageKey(1, "table"), MessageKey(1, "reminder", 5)


class Moody(Store):
    """A store that refuses messages while it is ``full``, and counts the accepted ones."""

    full = False
    taken = 0

    async def put_message(self, message: MessageState) -> None:
        if self.full:
            raise StorageError("full")
        await super().put_message(message)
        self.taken += 1


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Moody]:
    store = await Moody.open(f"sqlite+aiosqlite:///{tmp_path / 'unobot.db'}")
    await store.create_table(TableState(0, 1, 2, 3, "lobby", "en-US", OFFICIAL, ()))
    yield store
    await store.close()


async def test_a_failed_write_is_retried_until_it_succeeds_once(store: Moody, caplog: pytest.LogCaptureFixture) -> None:
    now = [100.0]
    messages = MessageStore(store, lambda: now[0])
    store.full = True
    for number in (7, 8):
        await messages.put(TABLE, 2, number)
    known = await messages.message(TABLE)
    assert known is not None
    assert known.message_id == 8
    assert len(caplog.records) == 1
    store.full = False
    now[0] += SAVE_GAP / 2
    await messages.message(TABLE)
    assert store.taken == 0, "not at every look"
    now[0] += SAVE_GAP
    for _ in range(3):
        await messages.message(TABLE)
    assert store.taken == 1
    stored = await store.message(TABLE)
    assert stored is not None
    assert stored.message_id == 8


async def test_a_dropped_or_closed_message_is_not_written(store: Moody) -> None:
    now = [100.0]
    messages = MessageStore(store, lambda: now[0])
    store.full = True
    await messages.put(TABLE, 2, 7)
    await messages.put(REMINDER, 2, 8)
    await messages.drop(TABLE, message_id=9)
    assert await messages.message(TABLE) is not None, "another one stands there by now"
    await messages.drop(TABLE)
    messages.forget(1)
    store.full = False
    now[0] += SAVE_GAP
    assert await messages.message(TABLE) is None
    assert await messages.message(REMINDER) is None
    assert store.taken == 0
