"""The tries at daily deals, their results, and the secret chains of the servers' deals."""

from datetime import UTC, date, datetime
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import asdict, replace
from sqlalchemy import Row, delete, func, select, update
from sqlalchemy.dialects.postgresql import insert  # SQLite has the same syntax

from unobot.model.daily_try import WORLD, DailyTry, Points
from unobot.model.former import ALIASES, alias_of
from unobot.model.secret import SecretBytes, fresh_secret
from unobot.model.storage_errors import Damaged, Overtaken
from unobot.model.structs import Id

from .bans import KEY, OF_ALL, made_key
from .row_reader import RowReader
from .rows import checked, every
from .schema import DailyChainRow, DailyTryRow
from .statements import Session
from .store import MAX_IDS, Store

_NEW_CHAIN = insert(DailyChainRow).on_conflict_do_nothing()
_NEW_TRY = insert(DailyTryRow).on_conflict_do_nothing()
_UNPLAYED = {"version": 0, "touched": 0.0}
_CHANGED = ("line", "squares", "points", "version", "touched")


class DailyStore:
    """The daily deals in a store. All methods raise `StorageError`."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._reader = RowReader(store.engine)

    async def root(self, guild_id: int, season: str) -> bytes | None:
        """Return the secret root of a server's chain in a season, if it was made."""
        rows = every(DailyChainRow).where(DailyChainRow.guild_id == guild_id, DailyChainRow.season == season)
        return await self._reader.one(rows, root_of)

    async def made_root(self, guild_id: int, season: str) -> bytes:
        """Return the same, and make it if there is none. All processes get the same one."""
        new = {"guild_id": guild_id, "season": season, "root": fresh_secret()}
        while (root := await self.root(guild_id, season)) is None:
            await self._store.writer.write(lambda session: session.execute(_NEW_CHAIN, new).rowcount)
        return root

    async def begin(self, new: DailyTry) -> DailyTry:
        """Write a new try, and return it with its id. Return the old one if its user has tried this deal before."""
        await self._store.writer.write(partial(_begin, new=new))
        found = await self.find(new.user_id, new.server_id, new.day, new.deal_version)
        if found is None:
            raise Overtaken  # the user deleted their data meanwhile
        return found

    async def find(self, user_id: int, server_id: int, day: str, deal_version: int | None) -> DailyTry | None:
        """Return the try of a user at a deal. ``deal_version``: None for the newest. Raises `Damaged`."""
        rows = every(DailyTryRow).where(
            DailyTryRow.user_id == user_id, DailyTryRow.server_id == server_id, DailyTryRow.day == day
        )
        if deal_version is not None:
            rows = rows.where(DailyTryRow.deal_version == deal_version)
        return await self._reader.one(rows.order_by(DailyTryRow.deal_version.desc()).limit(1), try_of)

    async def is_erased(self, user_id: int, server_id: int, day: str) -> bool:
        """Return whether a user began a try at a deal, and then deleted their data."""
        key = (await self._store.meta(OF_ALL, KEY) or "").encode()
        if not key:
            return False
        alias = alias_of(user_id, key)
        rows = select(DailyTryRow.id).where(
            DailyTryRow.user_id == alias, DailyTryRow.server_id == server_id, DailyTryRow.day == day
        )
        async with self._reader.reading() as connection:
            return (await connection.scalar(rows.limit(1))) is not None

    async def prune_erased(self, today: str) -> None:
        """Delete what is left of the tries of deleted users at the deals of the days before ``today``."""
        await self._store.writer.write(partial(_prune_erased, today=today))

    async def load(self, try_id: int) -> DailyTry | None:
        """Return a try. Raises `Damaged` if its row cannot be read."""
        if try_id >= MAX_IDS:
            return None
        return await self._reader.one(every(DailyTryRow).where(DailyTryRow.id == try_id), try_of)

    async def save(self, changed: DailyTry) -> DailyTry:
        """Write the moves and the result of a try. Return it with its new version.

        Raises `Overtaken` if it was written meanwhile.
        """
        return await self._store.writer.write(partial(_save, changed=changed))

    async def days(self, user_id: int, server_id: int) -> list[date]:
        """Return the days on which a user finished a try at the world's deals, or at those of a server."""
        rows = select(DailyTryRow.day).where(
            DailyTryRow.user_id == user_id, DailyTryRow.server_id == server_id, DailyTryRow.squares.is_not(None)
        )
        return await self._reader.all(rows, lambda row: checked(tuple[date], (row.day,), "a day of daily deals")[0])

    async def points(self, server_id: int, day: str, deal_version: int, guild_id: int) -> list[int]:
        """Return the points of all finished tries at a deal that were begun in a server."""
        rows = select(DailyTryRow.points).where(
            DailyTryRow.day == day,
            DailyTryRow.server_id == server_id,
            DailyTryRow.guild_id == guild_id,
            DailyTryRow.deal_version == deal_version,
            DailyTryRow.points.is_not(None),
        )
        return await self._reader.all(
            rows, lambda row: checked(tuple[Points], (row.points,), "points of a daily deal")[0]
        )


async def exported_tries(reader: RowReader, user_id: int) -> dict[str, Any]:
    """Return the tries of a user for the export of their data. It has no seeds."""
    rows = every(DailyTryRow).where(DailyTryRow.user_id == user_id).order_by(DailyTryRow.id)
    return {
        "daily_deals": [
            {
                "deal": "world" if each.server_id == WORLD else str(each.server_id),
                "day": each.day,
                "version": each.deal_version,
                "begun_in": None if each.guild_id is None else str(each.guild_id),
                "moves": each.line,
                "rounds": each.squares,
                "points": each.points,
                "last_played": datetime.fromtimestamp(each.touched, UTC).isoformat(timespec="seconds"),
            }
            for each in await reader.all(rows, try_of)
        ]
    }


def try_of(row: Row[Any]) -> DailyTry:
    """Return the try that a row holds. Raises `Damaged`."""
    name = f"try {row.id} of user {row.user_id} at a daily deal"
    try:
        line = msgspec.json.decode(row.line, type=tuple[str, ...])
    except (msgspec.MsgspecError, UnicodeError, TypeError) as error:
        raise Damaged(f"The JSON of {name}", error) from error
    return checked(DailyTry, row._asdict() | {"line": line}, name)


def root_of(row: Row[Any]) -> bytes:
    """Return the root that a row holds. Raises `Damaged`."""
    name = f"the chain of server {row.guild_id} in {row.season}"
    return checked(tuple[Id, str, SecretBytes], tuple(row), name)[2]


def erase_tries(session: Session, user_id: int) -> None:
    """Delete the tries of a user. The newest day stays under an alias, without moves: no deal can be begun twice."""
    newest = select(func.max(DailyTryRow.day)).where(DailyTryRow.user_id == user_id).scalar_subquery()
    session.execute(delete(DailyTryRow).where(DailyTryRow.user_id == user_id, DailyTryRow.day < newest))
    rows = select(DailyTryRow.id, DailyTryRow.server_id, DailyTryRow.day, DailyTryRow.deal_version)
    for row in session.execute(rows.where(DailyTryRow.user_id == user_id)).fetchall():
        try_id, server_id, day, deal_version = row
        alias = alias_of(user_id, made_key(session))
        new = {"user_id": alias, "server_id": server_id, "day": day, "deal_version": deal_version}
        session.execute(_NEW_TRY, {**new, "guild_id": None, "line": "[]", "squares": None, "points": None, **_UNPLAYED})
        session.execute(delete(DailyTryRow).where(DailyTryRow.id == try_id))


def _prune_erased(session: Session, today: str) -> int:
    old = DailyTryRow.user_id >= ALIASES, DailyTryRow.day < today
    return session.execute(delete(DailyTryRow).where(*old)).rowcount


def _begin(session: Session, new: DailyTry) -> int:
    values = _columns(new)
    del values["id"]
    return session.execute(_NEW_TRY, values).rowcount


def _save(session: Session, changed: DailyTry) -> DailyTry:
    here = update(DailyTryRow).where(DailyTryRow.id == changed.id, DailyTryRow.version == changed.version)
    written = replace(changed, version=changed.version + 1)
    values = _columns(written)
    if session.execute(here.values({name: values[name] for name in _CHANGED})).rowcount != 1:
        raise Overtaken
    return written


def _columns(state: DailyTry) -> dict[str, Any]:
    return asdict(state) | {"line": msgspec.json.encode(state.line).decode()}
