"""What every test shares: a surrounding without any setting of the person who runs them, and databases.

A test that asks for a `database` or an `empty` one (most do by way of a store) runs on SQLite. Those in `TWICE` run
on PostgreSQL as well, and with `--database postgresql` all run there instead. Tests with the mark `only` are about one
of the two and run on that.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.databases import BACKENDS, Database, Databases, Files, OnServer
from tests.executors import SHORT_MASTER, InlineExecutor
from tests.postgres import NoServer, Server
from unobot.ai import master
from unobot.ai.levels import LEVELS
from unobot.ai.time_budget import SLOW_LEVELS
from unobot.storage import database as storage
from unobot.tables.ai_seats import search_pool

HERE = Path(__file__).parent
TWICE = (HERE / "storage", HERE / "tables", HERE / "ops")
FIXTURES = ("empty", "database")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--database", choices=BACKENDS, help="the one database that all tests use that need any")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "only(backend): the test is about this database and runs on no other")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    for fixture in set(FIXTURES) & set(metafunc.fixturenames):
        only = metafunc.definition.get_closest_marker("only")
        chosen = metafunc.config.getoption("--database")
        if only:
            backends = only.args
        elif chosen:
            backends = (chosen,)
        elif any(metafunc.definition.path.is_relative_to(folder) for folder in TWICE):
            backends = BACKENDS
        else:
            backends = BACKENDS[:1]
        metafunc.parametrize(fixture, backends, indirect=True)


@pytest.fixture(autouse=True)
def _no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in os.environ:
        if name.upper() in ("DISCORD_TOKEN", "DATABASE_URL") or name.upper().startswith("UNOBOT_"):
            monkeypatch.delenv(name)
    monkeypatch.setenv("UNOBOT_EMOJIS", "false")  # what is about them sets its own; others need not wait for uploads


@pytest.fixture(autouse=True, scope="session")
def _no_wait_for_the_disk() -> Iterator[None]:
    """Nobody kills this process: what it has written is there. The bots of `loopback` wait as in earnest."""
    hasty = [pragma.replace("synchronous = FULL", "synchronous = OFF") for pragma in storage.PRAGMAS]
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(storage, "PRAGMAS", tuple(hasty))
        yield


@pytest.fixture(autouse=True, scope="session")
def _no_long_search() -> Iterator[None]:
    """The level `master` does not think far, and in this process. What is about its processes says so."""
    with pytest.MonkeyPatch.context() as patched:
        for levels in (LEVELS, SLOW_LEVELS):
            patched.setitem(levels, "master", SHORT_MASTER)
        patched.setattr(master, "LONGEST", 8)
        patched.setattr(search_pool, "pool", InlineExecutor)
        yield


@pytest.fixture(scope="session")
def _sqlite(tmp_path_factory: pytest.TempPathFactory) -> Databases:
    return Files(tmp_path_factory.mktemp("databases"))


@pytest.fixture(scope="session")
def _postgresql() -> Iterator[Databases]:
    try:
        server = Server()
    except NoServer as error:
        pytest.skip(str(error))
    yield OnServer(server)
    server.stop()


def _databases(request: pytest.FixtureRequest) -> Databases:
    found: Databases = request.getfixturevalue(f"_{request.param}")
    return found


@pytest.fixture
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    """A database without anything in it."""
    with _databases(request).empty(tmp_path) as database:
        yield database


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    """A database with the newest schema and no rows."""
    with _databases(request).migrated(tmp_path) as database:
        yield database
