"""A store on a database of its own."""

from collections.abc import AsyncIterator

import pytest

from tests.databases import Database
from unobot.storage.store import Store


@pytest.fixture
async def store(database: Database) -> AsyncIterator[Store]:
    store = await Store.open(database.url)
    yield store
    await store.close()
