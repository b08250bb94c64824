"""A room of its own for each test, on a database made by the migrations."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.tables.hall import Hall
from tests.tables.room import Clock, NotedStore, Room, copy_of, url
from unobot.storage.store import Store


@pytest.fixture(scope="session")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty database with the newest schema."""
    path = tmp_path_factory.mktemp("tables") / "empty.db"

    async def migrate() -> None:
        await (await Store.open(url(path))).close()

    asyncio.run(migrate())
    return path


@pytest.fixture
def path(template: Path, tmp_path: Path) -> Path:
    return copy_of(template, tmp_path / "unobot.db")


@pytest.fixture
async def store(path: Path) -> AsyncIterator[NotedStore]:
    store = await NotedStore.open(url(path))
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
