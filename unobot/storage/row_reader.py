"""Read rows that may be damaged. The log names each damage once."""

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from sqlalchemy import Executable, Row, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from unobot.model.storage_errors import Damaged, StorageError

from .database import reason
from .schema import META

log = logging.getLogger(__name__)

T = TypeVar("T")


class RowReader:
    """The reads of one process. They raise StorageError if the database does not answer."""

    def __init__(self, engine: AsyncEngine) -> None:
        # Several statements of one read then see the same snapshot. SQLite always works like this.
        self._engine = (
            engine.execution_options(isolation_level="REPEATABLE READ")
            if engine.dialect.name == "postgresql"
            else engine
        )
        self._noted: set[str] = set()

    async def check(self) -> None:
        """Read from the database, to see that it answers. Raises StorageError if it does not."""
        async with self._connection() as connection:
            await connection.execute(select(META.c.key).limit(1))

    def note(self, damage: Damaged) -> None:
        """Name damage in the log, once for this process."""
        if str(damage) not in self._noted:
            self._noted.add(str(damage))
            log.error("the database is damaged: %s", damage)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction in which all reads see one snapshot. Note the damage that is raised in it."""
        try:
            async with self._connection() as connection:
                yield connection
        except Damaged as damage:
            self.note(damage)
            raise

    async def all(self, rows: Executable, read: Callable[[Row[Any]], T]) -> list[T]:
        """Return what the rows hold. A row that cannot be read is noted and left out."""
        found = []
        async with self._connection() as connection:
            for row in await connection.execute(rows):
                try:
                    found.append(read(row))
                except Damaged as damage:
                    self.note(damage)
        return found

    async def one(self, rows: Executable, read: Callable[[Row[Any]], T]) -> T | None:
        """Return what the only row holds, or None without one. Raises Damaged if it cannot be read."""
        async with self.reading() as connection:
            row = (await connection.execute(rows)).one_or_none()
            return None if row is None else read(row)

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise StorageError(f"The database did not answer: {reason(error)}.") from error
