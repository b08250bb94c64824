"""Shared fixtures: databases, and an environment without the settings of the developer.

A test with the fixture `database` or `empty` runs on SQLite. In the folders `TWICE`, and with the mark `both`, it runs
on PostgreSQL, too. Those tests send the statements that tables need, and try what differs: processes, crashes,
refusals. With `--database postgresql`, as in `make test-postgres`, all run on PostgreSQL instead. A test with both
fixtures runs with every pair of databases, or with the mark `alike`, with pairs of one kind. The mark `only` limits a
test to one database.

`make test` leaves out what has the mark `long`: whole evenings, kills, packages, and all that runs on PostgreSQL.
`make test-long` runs only that, and `make check` runs everything.
"""

from __future__ import annotations

import gc
import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet
from hypothesis import HealthCheck, settings

from tests.databases import BACKENDS, Database, Databases, Files, OnServer, statements_compiled_once
from tests.executors import sqlite_in_this_thread
from tests.postgres import Server, running_server
from unobot.storage import database as storage

HERE = Path(__file__).parent
TWICE = (HERE / "storage", HERE / "ops")
IN_ONE_THREAD = (HERE / "bot", HERE / "tables")
WAITS = HERE / "loopback"
FIXTURES = ("empty", "database")


# A busy machine makes an example slow, and that says nothing about the code.
settings.register_profile("unobot", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("quick", settings.get_profile("unobot"), max_examples=20)  # for `make test`
settings.load_profile("unobot")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--database", choices=BACKENDS, help="the database of all tests that need one")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "only(backend): the test runs on this database only")
    config.addinivalue_line("markers", "alike: both databases of the test are of one kind")
    config.addinivalue_line("markers", "both: the test runs on SQLite and on PostgreSQL")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the tests that mostly wait, in the first worker. At the end, the others would have nothing to do."""
    items.sort(key=lambda item: not item.path.is_relative_to(WAITS))


def pytest_collection_finish() -> None:
    """Look for garbage rarely, and not in the thousands of tests: it would be an eighth of the time."""
    gc.freeze()
    gc.set_threshold(20_000)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    fixtures = [fixture for fixture in FIXTURES if fixture in metafunc.fixturenames]
    if not fixtures:
        return
    only = metafunc.definition.get_closest_marker("only")
    chosen = metafunc.config.getoption("--database")
    if only:
        backends = only.args
    elif chosen:
        backends = (chosen,)
    elif metafunc.definition.get_closest_marker("both") or any(
        metafunc.definition.path.is_relative_to(folder) for folder in TWICE
    ):
        backends = BACKENDS
    else:
        backends = BACKENDS[:1]
    if metafunc.definition.get_closest_marker("alike"):
        both = [_row(backend, *(backend for _ in fixtures), is_chosen=bool(chosen)) for backend in backends]
        metafunc.parametrize(fixtures, both, indirect=True, ids=backends)
        return
    for fixture in fixtures:
        rows = [_row(backend, backend, is_chosen=bool(chosen)) for backend in backends]
        metafunc.parametrize(fixture, rows, indirect=True)


def _row(backend: str, *values: object, is_chosen: bool) -> ParameterSet:
    """Return the values of one database, with the mark `long` if they are a second run on PostgreSQL."""
    return pytest.param(*values, marks=[pytest.mark.long] if backend == "postgresql" and not is_chosen else [])


@pytest.fixture(autouse=True)
def _no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in os.environ:
        if name.upper() in ("DISCORD_TOKEN", "DATABASE_URL") or name.upper().startswith("UNOBOT_"):
            monkeypatch.delenv(name)
    monkeypatch.setenv("UNOBOT_EMOJIS", "false")  # other tests need not wait for uploads; tests of emojis change it


@pytest.fixture(autouse=True, scope="session")
def _no_wait_for_the_disk() -> Iterator[None]:
    """Do not wait for the disk, because no test kills this process. The bots of `loopback` wait."""
    hasty = [pragma.replace("synchronous = FULL", "synchronous = OFF") for pragma in storage.PRAGMAS]
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(storage, "PRAGMAS", tuple(hasty))
        yield


@pytest.fixture(autouse=True, scope="session")
def _eager_jobs() -> Iterator[None]:
    """Give side processes the priority of the tests. A busy machine would leave them nothing for minutes."""
    with pytest.MonkeyPatch.context() as patched:
        for module in ("bot.messages.side_jobs", "results.sums_process"):
            patched.setattr(f"unobot.{module}.lower_priority", lambda pid, *, is_idle: None)
        for timeout in ("IDLE_TIMEOUT", "PROCESS_TIMEOUT"):
            patched.setattr(f"unobot.bot.messages.side_jobs.{timeout}", 1200.0)
        yield


@pytest.fixture(autouse=True)
def _few_threads(request: pytest.FixtureRequest) -> Iterator[None]:
    """Run SQLite in the thread of the test, because each change of the thread costs more than a statement."""
    if not any(request.path.is_relative_to(folder) for folder in IN_ONE_THREAD):
        yield
        return
    with sqlite_in_this_thread():
        yield


@pytest.fixture(autouse=True, scope="session")
def _no_statement_twice() -> Iterator[None]:
    """Compile each statement once in this process."""
    with statements_compiled_once():
        yield


@pytest.fixture(scope="session")
def _sqlite(tmp_path_factory: pytest.TempPathFactory) -> Databases:
    return Files(tmp_path_factory.mktemp("databases"))


shared_server = pytest.fixture(scope="session")(running_server)


@pytest.fixture(scope="session")
def _postgresql(shared_server: Server) -> Databases:
    return OnServer(shared_server)


def _databases(request: pytest.FixtureRequest) -> Databases:
    found: Databases = request.getfixturevalue(f"_{request.param}")
    return found


@pytest.fixture
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    """Yield a database without tables."""
    with _databases(request).empty(tmp_path) as database:
        yield database


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    """Yield a database with the newest schema and no rows."""
    with _databases(request).migrated(tmp_path) as database:
        yield database


@pytest.fixture(autouse=True)
def _log_levels() -> Iterator[None]:
    """A command sets the level of the log."""
    ours = logging.getLogger("unobot")
    before = ours.level
    yield
    ours.setLevel(before)
