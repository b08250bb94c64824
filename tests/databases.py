"""Create a database for each test, on SQLite or PostgreSQL, either empty or with the newest schema."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol
from unittest.mock import patch

from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tests.postgres import Server
from unobot.database_tables import METADATA
from unobot.storage import database as storage
from unobot.storage.store import Store

BACKENDS = ("sqlite", "postgresql")
TABLES = ", ".join(f'"{table.name}"' for table in METADATA.sorted_tables)


@dataclass(frozen=True)
class Database:
    """A database: its address for unobot, and a query function that bypasses unobot."""

    backend: str
    url: str
    query: Callable[[str], list[tuple[Any, ...]]]
    """Run a statement, commit it, and return its rows."""

    @property
    def path(self) -> Path:
        """Return the file of an SQLite database."""
        assert self.backend == "sqlite"
        return Path(self.url.removeprefix("sqlite+aiosqlite:///"))


class Databases(Protocol):
    """Creates databases of one kind. SQLite files are in the given directory."""

    def empty(self, directory: Path) -> AbstractContextManager[Database]:
        """Yield a database without tables."""

    def migrated(self, directory: Path) -> AbstractContextManager[Database]:
        """Yield a database with the newest schema and no rows. The migrations run once; other databases are copies."""


class Files:
    """SQLite databases; the template is in the directory."""

    def __init__(self, directory: Path) -> None:
        self._template = directory / "template.db"

    @contextmanager
    def empty(self, directory: Path) -> Iterator[Database]:
        yield _on_file(directory / "empty.db")

    @contextmanager
    def migrated(self, directory: Path) -> Iterator[Database]:
        if not self._template.exists():
            asyncio.run(_migrate(_on_file(self._template).url))
        yield _on_file(Path(shutil.copyfile(self._template, directory / "unobot.db")))


class OnServer:
    """PostgreSQL databases."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self._template = ""
        self._clean = ""
        """A database without rows, from the last test. To empty a database takes a tenth of the time to create one."""

    @contextmanager
    def empty(self, directory: Path) -> Iterator[Database]:
        name = self.server.create()
        yield Database("postgresql", self.server.url(name), lambda statement: self.server.query(statement, name))
        self.server.drop(name)

    @contextmanager
    def migrated(self, directory: Path) -> Iterator[Database]:
        if not self._template:
            self._template = self.server.create()
            asyncio.run(_migrate(self.server.url(self._template)))
        name, self._clean = self._clean or self.server.create(self._template), ""
        changed = False

        def query(statement: str) -> list[tuple[Any, ...]]:
            nonlocal changed
            changed |= not statement.startswith("SELECT")
            return self.server.query(statement, name)

        yield Database("postgresql", self.server.url(name), query)
        if changed:  # the schema may have changed, too
            self.server.drop(name)
        else:
            self.server.disconnect(name)
            self.server.query(f"TRUNCATE {TABLES} RESTART IDENTITY", name)
            self._clean = name


class CompiledStatements(dict[tuple[Any, ...], Any]):
    """The compiled statements of all engines. A key begins with the dialect, which is an object of its engine."""

    def get(self, key: tuple[Any, ...], default: Any = None) -> Any:  # noqa: ANN401 - SQLAlchemy's Compiled
        return super().get((type(key[0]), *key[1:]), default)

    def __setitem__(self, key: tuple[Any, ...], compiled: Any) -> None:  # noqa: ANN401
        super().__setitem__((type(key[0]), *key[1:]), compiled)


@contextmanager
def statements_compiled_once() -> Iterator[None]:
    """Let all stores share their compiled statements. A test would spend a seventh of its time on compiling them."""
    compiled = CompiledStatements()

    def create(*args: Any, **options: Any) -> AsyncEngine:  # noqa: ANN401
        shared = {**options.pop("execution_options", {}), "compiled_cache": compiled}
        return create_async_engine(*args, execution_options=shared, **options)

    with patch.object(storage, "create_async_engine", create):
        yield


async def _migrate(url: str) -> None:
    await (await Store.open(url)).close()


def _on_file(path: Path) -> Database:
    def query(statement: str) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(path)) as connection, connection:
            return connection.execute(statement).fetchall()

    return Database("sqlite", f"sqlite+aiosqlite:///{path}", query)
