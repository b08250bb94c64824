"""A world with the toy bot, in which every logged error fails the test."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.demo.toy import Toy
from tests.world import World, no_errors_logged


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "logs_errors: the test means errors to be logged")


@pytest.fixture(autouse=True)
def _no_errors_logged(request: pytest.FixtureRequest) -> Iterator[None]:
    if request.node.get_closest_marker("logs_errors"):
        yield
        return
    with no_errors_logged():
        yield


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with World(lambda: Toy(tmp_path / "toy.db")) as world:
        yield world
