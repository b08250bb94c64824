"""Notify other processes that share one PostgreSQL of each table that was written.

The transaction of the write sends the notice (`NOTIFY`), so it arrives if and only if the write is committed. A process
listens on a connection of its own. A missed notice does no harm, because a write based on an older version is refused.
"""

from typing import Any

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from unobot.model.stores import NoticeHandler

from .database import outage_of, reason
from .statements import CHANNEL


class Notices:
    """Receive the notices of all processes but ``origin``, from `open` until `close`."""

    def __init__(self, engine: AsyncEngine, origin: str, callback: NoticeHandler) -> None:
        self._engine = engine
        self._origin = origin
        self._callback = callback
        self._connection: Any = None  # a connection of asyncpg, which has no types

    @property
    def is_open(self) -> bool:
        """Return whether notices can arrive now."""
        return self._connection is not None and not self._connection.is_closed()

    async def open(self) -> None:
        """Start or restart listening. Raises StorageError if the database does not answer."""
        import asyncpg  # only PostgreSQL needs it

        try:
            raw = await self._engine.raw_connection()
            connection: Any = raw.driver_connection  # asyncpg's own, whose errors SQLAlchemy does not translate
            raw.detach()  # out of the pool: it listens until it is closed
            try:
                await connection.add_listener(CHANNEL, self._on_notice)
            except BaseException:  # also a cancellation: a connection that does not listen must not stay open
                connection.terminate()
                raise
        except (
            SQLAlchemyError,
            OSError,
            asyncpg.PostgresError,
            asyncpg.InterfaceError,
            asyncpg.InternalClientError,
        ) as error:
            words = reason(error)
            raise outage_of(self._engine).error(
                error, f"The database did not answer: {words}.", words, changes=False
            ) from error
        self._connection = connection

    async def close(self) -> None:
        """Stop listening, if it has started."""
        connection, self._connection = self._connection, None
        if connection is not None and not connection.is_closed():
            connection.terminate()  # it has nothing to finish, and a clean close would wait for a silent server

    def _on_notice(self, _connection: object, _process: int, _channel: str, payload: str) -> None:
        origin, *numbers = payload.split(" ")
        if origin != self._origin:
            table_id, home_id, version = map(int, numbers)
            self._callback(table_id, home_id, version)
