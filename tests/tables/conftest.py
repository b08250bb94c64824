"""A room of its own for each test, on a database of its own."""

from __future__ import annotations

import logging
import random
import secrets
from collections.abc import AsyncIterator, Iterator

import pytest

from tests.databases import Database
from tests.tables.hall import Hall
from tests.tables.room import Clock, NotedStore, Room


@pytest.fixture
async def store(database: Database) -> AsyncIterator[NotedStore]:
    store = await NotedStore.open(database.url)
    yield store
    await store.close()


@pytest.fixture
def room(store: NotedStore) -> Room:
    return Room(store, Clock())


@pytest.fixture
async def hall(store: NotedStore) -> AsyncIterator[Hall]:
    hall = Hall(store)
    yield hall
    for press in hall.presses:
        press.cancel()


@pytest.fixture(autouse=True)
def _same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every run of a test deals the same cards."""
    monkeypatch.setattr(secrets, "token_bytes", random.Random(5).randbytes)


@pytest.fixture(autouse=True)
def _no_faults(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A clock that cannot act only logs it: a test that does not expect this (and clears the log) fails."""
    yield
    faults = [record for record in caplog.get_records("call") if record.levelno >= logging.ERROR]
    assert not faults, faults
