"""Read rows that may be damaged. Each damage is logged once."""

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from sqlalchemy import Executable, Row, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from unobot.model.storage_errors import Damaged

from .database import outage_of, reason
from .schema import META

log = logging.getLogger(__name__)

T = TypeVar("T")


class RowReader:
    """The reads of one process. They raise StorageError if the database does not answer."""

    def __init__(self, engine: AsyncEngine) -> None:
        # With this level, the statements of one read see the same snapshot. SQLite always works like this.
        self._engine = (
            engine.execution_options(isolation_level="REPEATABLE READ")
            if engine.dialect.name == "postgresql"
            else engine
        )
        self._outage = outage_of(engine)
        self._logged: set[str] = set()

    async def check(self) -> None:
        """Read from the database, to see that it answers. Raises StorageError if it does not."""
        async with self._connection() as connection:
            await connection.execute(select(META.c.key).limit(1))

    def log_damage(self, damage: Damaged) -> None:
        """Log a damage, once in this process."""
        if str(damage) not in self._logged:
            self._logged.add(str(damage))
            log.error("the database is damaged: %s", damage)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction in which all reads see one snapshot. A `Damaged` that leaves the block is logged."""
        try:
            async with self._connection() as connection:
                yield connection
        except Damaged as damage:
            self.log_damage(damage)
            raise

    async def all(self, rows: Executable, read: Callable[[Row[Any]], T]) -> list[T]:
        """Return the rows as ``read`` converts them. A row that cannot be read is logged and left out."""
        values = []
        async with self._connection() as connection:
            for row in await connection.execute(rows):
                try:
                    values.append(read(row))
                except Damaged as damage:
                    self.log_damage(damage)
        return values

    async def one(self, rows: Executable, read: Callable[[Row[Any]], T]) -> T | None:
        """Return the value of the only row, or None without a row. Raises Damaged if it cannot be read."""
        async with self.reading() as connection:
            row = (await connection.execute(rows)).one_or_none()
            return None if row is None else read(row)

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            words = reason(error)
            raise self._outage.error(error, f"The database did not answer: {words}.", words, changes=False) from error
        self._outage.answered(changes=False)
