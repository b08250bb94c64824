"""The secret of the next match that a user starts in one press.

Such a match is dealt at once, so no lobby can show its fingerprint. So the secret is drawn when its user first asks for
the fingerprint. Writing the table that uses the secret deletes it here (`statements.create_table`).
"""

from typing import Any

from sqlalchemy import Row, select
from sqlalchemy.dialects.postgresql import insert  # SQLite has the same syntax

from unobot.model.secret import SecretBytes, fresh_secret
from unobot.model.structs import Id, Moment

from .row_reader import RowReader
from .rows import checked
from .schema import READY_SEAL
from .store import Store

_NEW = insert(READY_SEAL).on_conflict_do_nothing()


class ReadySeals:
    """The ready secrets in a store. All methods raise `StorageError`."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._reader = RowReader(store.engine)

    async def find(self, user_id: int) -> bytes | None:
        """Return the secret of a user's next match in one press, if its fingerprint was shown."""
        return await self._reader.one(select(READY_SEAL).where(READY_SEAL.c.user_id == user_id), seal_of)

    async def get_or_draw(self, user_id: int, now: float) -> bytes:
        """Return the secret of a user's next match in one press. Draw it if there is none. ``now``: Unix seconds."""
        new = {"user_id": user_id, "secret": fresh_secret(), "made": now}
        while (secret := await self.find(user_id)) is None:
            await self._store.writer.write(lambda session: session.execute(_NEW, new).rowcount)
        return secret


def seal_of(row: Row[Any]) -> bytes:
    """Return the secret that a row holds. Raises `Damaged`."""
    _, secret, _ = checked(tuple[Id, SecretBytes, Moment], tuple(row), "a ready seal")
    return secret
