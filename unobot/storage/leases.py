"""Which process serves which of Discord's shards, where several share one PostgreSQL.

A lease is a row for each shard with its owner and the time until which it holds. It is for tidiness only: what keeps
two processes from doing the same twice is the version of each table. All times are the database's own, so that the
clocks of the hosts do not matter. Knows nothing of Discord but that shards have numbers.
"""

import secrets
from collections.abc import Iterable
from typing import Any

from sqlalchemy import ColumnElement, delete, func, or_
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from .database import StorageError, reason
from .schema import LeaseRow

LIFE = 6.0
"""Seconds for which a lease holds after its owner last said so."""
IDENTIFY_GAP = 5.0
"""Seconds between two sessions that begin at Discord's gateway in one lane (`max_concurrency` of them side by side)."""


class Leases:
    """The leases of one process on ``shards``, for one application of Discord's; all of them or none."""

    def __init__(self, engine: AsyncEngine, application_id: int, shards: Iterable[int]) -> None:
        self.shards = tuple(sorted(shards))
        self.owner = secrets.token_hex(8)
        self._engine = engine
        self._application_id = application_id

    async def take(self) -> bool:
        """Take the leases, or renew them; False, and nothing changed, where another process holds one of them.

        Raises StorageError if the database does not answer.
        """
        return await self._take(self.shards, self.owner, LIFE)

    async def take_lane(self, lane: int) -> bool:
        """Whether a session may begin now at Discord's gateway in this lane (0 and up); for so long nobody else may.

        Raises StorageError if the database does not answer.
        """
        # Lanes stand below zero among the shards. Each turn has an owner of its own, so that nobody renews one.
        return await self._take((-1 - lane,), secrets.token_hex(8), IDENTIFY_GAP)

    async def release(self) -> None:
        """Give the leases back, so that the next process need not wait. Raises StorageError."""
        try:
            async with self._engine.begin() as connection:
                mine = (LeaseRow.application_id == self._application_id, LeaseRow.owner == self.owner)
                await connection.execute(delete(LeaseRow).where(*mine))
        except (SQLAlchemyError, OSError) as error:
            raise StorageError(f"The database did not take a change: {reason(error)}.") from error

    async def _take(self, shards: tuple[int, ...], owner: str, life: float) -> bool:
        now = _now()
        wanted = insert(LeaseRow).values(
            [
                {"application_id": self._application_id, "shard": shard, "owner": owner, "expires": now + life}
                for shard in shards
            ]
        )
        taken = wanted.on_conflict_do_update(
            index_elements=[LeaseRow.application_id, LeaseRow.shard],
            set_={"owner": wanted.excluded.owner, "expires": wanted.excluded.expires},
            where=or_(LeaseRow.owner == owner, LeaseRow.expires < now),
        ).returning(LeaseRow.shard)
        try:
            async with self._engine.connect() as connection, connection.begin() as transaction:
                complete = len((await connection.scalars(taken)).all()) == len(shards)
                if not complete:
                    await transaction.rollback()
                return complete
        except (SQLAlchemyError, OSError) as error:
            raise StorageError(f"The database did not take a change: {reason(error)}.") from error


def _now() -> ColumnElement[Any]:
    """The database's clock, in Unix seconds: not that of the transaction, which stands still."""
    return func.extract("epoch", func.clock_timestamp())
