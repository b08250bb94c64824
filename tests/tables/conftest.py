"""Fixtures: a harness and a database for each test."""

from __future__ import annotations

import logging
import random
import secrets
from collections.abc import AsyncIterator, Iterator

import pytest

from tests.databases import Database
from tests.tables.harness import Clock, SpyStore, TableHarness
from tests.tables.race_harness import RaceHarness


@pytest.fixture
async def store(database: Database) -> AsyncIterator[SpyStore]:
    store = await SpyStore.open(database.url)
    yield store
    await store.close()


@pytest.fixture
def harness(store: SpyStore) -> TableHarness:
    return TableHarness(store, Clock())


@pytest.fixture
async def race_harness(store: SpyStore) -> AsyncIterator[RaceHarness]:
    race_harness = RaceHarness(store)
    yield race_harness
    for press in race_harness.presses:
        press.cancel()


@pytest.fixture(autouse=True)
def _same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make every run of a test deal the same cards."""
    monkeypatch.setattr(secrets, "token_bytes", random.Random(5).randbytes)


@pytest.fixture(autouse=True)
def _no_faults(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail a test that logs an error and does not clear the log. A clock that cannot act only logs it."""
    yield
    faults = [record for record in caplog.get_records("call") if record.levelno >= logging.ERROR]
    assert not faults, faults
