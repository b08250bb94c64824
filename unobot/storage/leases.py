"""Lease the shards of Discord to processes that share one PostgreSQL.

A lease is a row for each shard, with its owner and the time when it expires. It only avoids double work: the version
of each table keeps two processes from making the same change. All times come from the clock of the database, so the
clocks of the hosts do not matter.
"""

import secrets
from collections.abc import Iterable
from typing import Any

from sqlalchemy import ColumnElement, delete, func, or_, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from unobot.model.serving_process import ServingProcess
from unobot.model.storage_errors import StorageError

from .database import outage_of, reason
from .schema import LEASE, REVISION
from .serving_processes import serving_processes

LEASE_SECONDS = 6.0
"""How long a lease is valid after its owner renewed it, in seconds."""
IDENTIFY_SECONDS = 5.0
"""The gap between two sessions that start in one lane of the gateway, in seconds. `max_concurrency` lanes exist."""


class Leases:
    """The leases of one process on ``shards`` of a Discord application: all of them or none.

    ``shard_count``: the number of all shards of the application. ``version`` and ``host`` tell admins which process it
    is.
    """

    def __init__(
        self,
        engine: AsyncEngine,
        application_id: int,
        shards: Iterable[int],
        shard_count: int,
        version: str = "",
        host: str = "",
    ) -> None:
        self.shards = tuple(sorted(shards))
        self.shard_count = shard_count
        self.owner = secrets.token_hex(8)
        self._engine = engine
        self._outage = outage_of(engine)
        self._application_id = application_id
        self._facts = {"shard_count": shard_count, "schema": REVISION, "version": version, "host": host}

    async def acquire(self) -> bool:
        """Take or renew the leases. Return False and change nothing if another process holds one of them.

        The same if another process of the application has another number of shards, because a server would then belong
        to two processes or to none. Raises StorageError if the database does not answer.
        """
        return await self._acquire(self.shards, self.owner, LEASE_SECONDS, self._facts)

    async def others(self) -> list[ServingProcess]:
        """Return the other processes that serve the application now. Raises StorageError."""
        try:
            async with self._engine.connect() as connection:
                return await connection.run_sync(serving_processes, self._application_id, self.owner)
        except (SQLAlchemyError, OSError) as error:
            raise self._error(error) from error

    async def acquire_lane(self, lane: int) -> bool:
        """Return whether a session may start now in this lane (from 0) of the gateway. If so, the lane is taken.

        Raises StorageError if the database does not answer.
        """
        # Lanes are negative shards. Each session start has an owner of its own, so no process can renew its lease.
        return await self._acquire((-1 - lane,), secrets.token_hex(8), IDENTIFY_SECONDS, {})

    async def release(self) -> None:
        """Release the leases, so that the next process can take them at once. Raises StorageError."""
        try:
            async with self._engine.begin() as connection:
                own_leases = (LEASE.c.application_id == self._application_id, LEASE.c.owner == self.owner)
                await connection.execute(delete(LEASE).where(*own_leases))
        except (SQLAlchemyError, OSError) as error:
            raise self._error(error) from error

    async def _acquire(self, shards: tuple[int, ...], owner: str, seconds: float, facts: dict[str, Any]) -> bool:
        now = _now()
        lease = {"application_id": self._application_id, "owner": owner, "expires": now + seconds, **facts}
        new_leases = insert(LEASE).values([{"shard": shard, **lease} for shard in shards])
        statement = new_leases.on_conflict_do_update(
            index_elements=[LEASE.c.application_id, LEASE.c.shard],
            set_={name: new_leases.excluded[name] for name in ("owner", "expires", *facts)},
            where=or_(LEASE.c.owner == owner, LEASE.c.expires < now),
        ).returning(LEASE.c.shard)
        divided_otherwise = select(LEASE.c.shard).where(
            LEASE.c.application_id == self._application_id,
            LEASE.c.shard >= 0,
            LEASE.c.expires >= now,
            LEASE.c.owner != owner,
            LEASE.c.shard_count.not_in((0, self.shard_count)),  # an older version stores no number
        )
        try:
            async with self._engine.connect() as connection, connection.begin() as transaction:
                if facts:  # one process at a time: two that begin at once would not see each other's leases
                    await connection.execute(select(func.pg_advisory_xact_lock(self._application_id)))
                complete = len((await connection.scalars(statement)).all()) == len(shards)
                if not complete or (facts and await connection.scalar(divided_otherwise.limit(1)) is not None):
                    await transaction.rollback()
                    return False
                self._outage.answered(changes=True)
                return True
        except (SQLAlchemyError, OSError) as error:
            raise self._error(error) from error

    def _error(self, error: Exception) -> StorageError:
        words = reason(error)
        return self._outage.error(error, f"The database did not take a change: {words}.", words, changes=True)


def _now() -> ColumnElement[Any]:
    """Return the clock of the database, in Unix seconds. The time of the transaction would stand still."""
    return func.extract("epoch", func.clock_timestamp())
