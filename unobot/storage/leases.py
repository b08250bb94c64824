"""Lease the shards of Discord to processes that share one PostgreSQL.

A lease is a row for each shard, with its owner and the time when it expires. It only avoids double work: the version
of each table keeps two processes from making the same change. All times come from the clock of the database, so the
clocks of the hosts do not matter.
"""

import secrets
from collections.abc import Iterable
from typing import Any

from sqlalchemy import ColumnElement, delete, func, or_
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from unobot.model.storage_errors import StorageError

from .database import reason
from .schema import LEASE

LEASE_SECONDS = 6.0
"""How long a lease is valid after its owner renewed it, in seconds."""
IDENTIFY_SECONDS = 5.0
"""The gap between two sessions that start in one lane of the gateway, in seconds. `max_concurrency` lanes exist."""


class Leases:
    """The leases of one process on ``shards`` of a Discord application: all of them or none."""

    def __init__(self, engine: AsyncEngine, application_id: int, shards: Iterable[int]) -> None:
        self.shards = tuple(sorted(shards))
        self.owner = secrets.token_hex(8)
        self._engine = engine
        self._application_id = application_id

    async def acquire(self) -> bool:
        """Take or renew the leases. Return False and change nothing if another process holds one of them.

        Raises StorageError if the database does not answer.
        """
        return await self._acquire(self.shards, self.owner, LEASE_SECONDS)

    async def acquire_lane(self, lane: int) -> bool:
        """Return whether a session may start now in this lane (from 0) of the gateway. If so, the lane is taken.

        Raises StorageError if the database does not answer.
        """
        # Lanes are negative shards. Each session start has an owner of its own, so no process can renew its lease.
        return await self._acquire((-1 - lane,), secrets.token_hex(8), IDENTIFY_SECONDS)

    async def release(self) -> None:
        """Release the leases, so that the next process can take them at once. Raises StorageError."""
        try:
            async with self._engine.begin() as connection:
                own_leases = (LEASE.c.application_id == self._application_id, LEASE.c.owner == self.owner)
                await connection.execute(delete(LEASE).where(*own_leases))
        except (SQLAlchemyError, OSError) as error:
            raise StorageError(f"The database did not take a change: {reason(error)}.") from error

    async def _acquire(self, shards: tuple[int, ...], owner: str, seconds: float) -> bool:
        now = _now()
        new_leases = insert(LEASE).values(
            [
                {"application_id": self._application_id, "shard": shard, "owner": owner, "expires": now + seconds}
                for shard in shards
            ]
        )
        statement = new_leases.on_conflict_do_update(
            index_elements=[LEASE.c.application_id, LEASE.c.shard],
            set_={"owner": new_leases.excluded.owner, "expires": new_leases.excluded.expires},
            where=or_(LEASE.c.owner == owner, LEASE.c.expires < now),
        ).returning(LEASE.c.shard)
        try:
            async with self._engine.connect() as connection, connection.begin() as transaction:
                complete = len((await connection.scalars(statement)).all()) == len(shards)
                if not complete:
                    await transaction.rollback()
                return complete
        except (SQLAlchemyError, OSError) as error:
            raise StorageError(f"The database did not take a change: {reason(error)}.") from error


def _now() -> ColumnElement[Any]:
    """Return the clock of the database, in Unix seconds. The time of the transaction would stand still."""
    return func.extract("epoch", func.clock_timestamp())
