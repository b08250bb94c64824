"""The message store returns every message at once, and writes it when the database accepts it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from unobot.bot.live.message_store import RENEWAL_GAP, SAVE_GAP, TOKEN_LIFE, MessageStore
from unobot.model.messages import MessageKey, MessageState, PanelState
from unobot.model.storage_errors import StorageError
from unobot.model.table import TableState
from unobot.rules.ruleset.ruleset import OFFICIAL
from unobot.storage.store import Store

TABLE, REMINDER = MessageKey(1, "table"), MessageKey(1, "reminder", 5)


class Moody(Store):
    """A store that refuses messages while it is ``full``, and counts the accepted ones."""

    full = False
    taken = 0
    gates: tuple[asyncio.Event, asyncio.Event] | None = None
    """The next write of a panel sets the first and waits for the second."""

    async def put_message(self, message: MessageState) -> None:
        if self.full:
            raise StorageError("full")
        await super().put_message(message)
        self.taken += 1

    async def put_panel(self, panel: PanelState) -> None:
        gates, self.gates = self.gates, None
        if gates is not None:
            gates[0].set()
            await gates[1].wait()
        await super().put_panel(panel)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Moody]:
    store = await Moody.open(f"sqlite+aiosqlite:///{tmp_path / 'unobot.db'}")
    await store.create_table(TableState(0, 1, 2, 3, "lobby", "en-US", OFFICIAL, ()))
    yield store
    await store.close()


async def test_a_failed_write_is_retried_until_it_succeeds_once(store: Moody, caplog: pytest.LogCaptureFixture) -> None:
    now = [100.0]
    messages = MessageStore(store, lambda: now[0], lambda: now[0])
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
    messages = MessageStore(store, lambda: now[0], lambda: now[0])
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


async def test_the_panel_pressed_last_is_stored_though_its_write_was_faster(store: Moody) -> None:
    messages = MessageStore(store, lambda: 100.0, lambda: 100.0)
    store.gates = begun, gate = asyncio.Event(), asyncio.Event()
    slow = asyncio.create_task(messages.put_panel(1, 5, 7, "token 7"))
    await begun.wait()
    await messages.put_panel(1, 5, 8, "token 8")
    gate.set()
    await slow
    (panel,) = await store.panels(1)
    assert panel.message_id == 8
    await messages.close()


async def test_a_new_token_is_written_at_most_once_a_minute(store: Moody) -> None:
    now = [100.0]
    messages = MessageStore(store, lambda: now[0], lambda: now[0])

    async def stored_after(seconds: float, token: str) -> list[str]:
        now[0] += seconds
        await messages.put_panel(1, 5, 7, token)
        kept = await messages.panel(1, 5)
        assert kept is not None
        assert kept.token == token, "drawings use the newest one"
        await store.put_message(MessageState(TABLE, 2, 7, posted=0.0))  # what nothing waits for comes with this write
        return [panel.token for panel in await store.panels(1)]

    assert await stored_after(0, "first") == ["first"]
    assert await stored_after(RENEWAL_GAP - 1, "second") == ["first"]
    assert await stored_after(1, "third") == ["third"]
    assert await stored_after(RENEWAL_GAP - 1, "fourth") == ["third"]
    now[0] += TOKEN_LIFE - RENEWAL_GAP + 1
    await messages._purge()
    assert not await store.panels(1), "the token that was stored has expired"
    assert await stored_after(1, "fifth") == ["fifth"], "the panel is stored again"
    await messages.close()
