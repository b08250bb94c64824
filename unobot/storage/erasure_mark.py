"""The mark of the last erasure of a person. It keeps other work from writing the person back.

A job that reads people in one transaction, and writes them in a later one, reads the mark first. The later transaction
compares it. An erasure changes the mark after it has deleted everything, and then searches once more. So the search
finds everything written before the change, and everything later is refused.
"""

import secrets

from sqlalchemy import BigInteger, bindparam, func, select

from unobot.model.storage_errors import Overtaken

from .schema import META, OF_ALL
from .statements import Session, put
from .store import Store

ERASURE_KEY = "last-erasure"
_MARK = select(META.c.value).where(META.c.application_id == OF_ALL, META.c.key == ERASURE_KEY)
_ANY_SERVER = -1
"""The key of the lock. No server has this id, so it differs from the locks of servers."""
_SHARED_LOCK = select(func.pg_advisory_xact_lock_shared(bindparam("key", type_=BigInteger)))
_EXCLUSIVE_LOCK = select(func.pg_advisory_xact_lock(bindparam("key", type_=BigInteger)))


async def erasure_mark(store: Store) -> str:
    """Return the mark of the last erasure. It is empty before the first one. Raises `StorageError`."""
    return await store.meta(OF_ALL, ERASURE_KEY) or ""


def check_mark(session: Session, mark: str, *, is_shared: bool) -> None:
    """Raise `Overtaken` if a person was erased since this mark was read.

    ``is_shared``: whether other processes may write, too. Then no erasure ends before this transaction.
    """
    if is_shared:
        session.execute(_SHARED_LOCK, {"key": _ANY_SERVER})
    rows = session.execute(_MARK).fetchall()
    if (str(rows[0][0]) if rows else "") != mark:
        raise Overtaken


def change_mark(session: Session, *, is_shared: bool) -> None:
    """Change the mark, because a person was erased."""
    if is_shared:
        session.execute(_EXCLUSIVE_LOCK, {"key": _ANY_SERVER})
    session.execute(put(META), {"application_id": OF_ALL, "key": ERASURE_KEY, "value": secrets.token_hex(8)})
