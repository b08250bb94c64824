"""The tries at daily deals, their results, and the secret chains of the servers' deals."""

from datetime import UTC, date, datetime
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import asdict, replace
from sqlalchemy import Index, Row, and_, delete, func, select, update
from sqlalchemy.dialects.postgresql import insert  # SQLite has the same syntax

from unobot.model.daily_try import WORLD, DailyTry, Points
from unobot.model.former import MIN_ALIAS, alias_of
from unobot.model.people import Data
from unobot.model.secret import SecretBytes, fresh_secret
from unobot.model.storage_errors import Damaged, Overtaken
from unobot.model.structs import Id
from unobot.storage.bans import ALIAS_KEY, ensure_alias_key
from unobot.storage.declaration import database_table
from unobot.storage.row_reader import RowReader
from unobot.storage.rows import checked
from unobot.storage.schema import OF_ALL
from unobot.storage.statements import Session
from unobot.storage.store import MAX_IDS, Store
from unobot.storage.table_group import CUTOFF, TableGroup, delete_batch, update_batch

DAILY_TRY = database_table(
    "daily_try",
    DailyTry,
    Index("ix_daily_try_deal", "user_id", "server_id", "day", "deal_version", unique=True),
    Index("ix_daily_try_day", "day", "server_id", "guild_id"),
    numbered=True,
    json=("line",),
    kept_for="user",
    user=("user_id",),
    names=("line",),
    server=("server_id",),
    was_in=("guild_id",),
    neutral=("id", "day", "squares"),
)
"""The one try of each user at a daily deal, and its result after the last round."""


_INSERT_TRY = insert(DAILY_TRY).on_conflict_do_nothing()
_UNPLAYED_VALUES = {"version": 0, "touched": 0.0}
_SAVED_COLUMNS = ("line", "squares", "points", "version", "touched")


class DailyChain(msgspec.Struct, frozen=True):
    """The secret of a server's daily deals in a season: the root of a hash chain (see `seed_of` and `end_of`)."""

    guild_id: Id
    season: str
    root: SecretBytes


DAILY_CHAIN = database_table(
    "daily_chain",
    DailyChain,
    key=("guild_id", "season"),
    kept_for="server",
    server=("guild_id",),
    neutral=("season", "root"),
)
"""The secrets of the servers' daily deals."""

_INSERT_CHAIN = insert(DAILY_CHAIN).on_conflict_do_nothing()


class DailyStore:
    """The daily deals in a store. All methods raise `StorageError`."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._reader = RowReader(store.engine)

    async def root(self, guild_id: int, season: str) -> bytes | None:
        """Return the secret root of a server's chain in a season, or None if it does not exist yet."""
        rows = select(DAILY_CHAIN).where(DAILY_CHAIN.c.guild_id == guild_id, DAILY_CHAIN.c.season == season)
        return await self._reader.one(rows, root_of)

    async def ensure_root(self, guild_id: int, season: str) -> bytes:
        """Return the secret root of a server's chain in a season, and create it if needed, once for all processes."""
        new = {"guild_id": guild_id, "season": season, "root": fresh_secret()}
        while (root := await self.root(guild_id, season)) is None:
            await self._store.writer.write(lambda session: session.execute(_INSERT_CHAIN, new).rowcount)
        return root

    async def begin(self, new_try: DailyTry) -> DailyTry:
        """Write a new try, and return it with its id. Return the old try if the user has begun this deal before."""
        await self._store.writer.write(partial(_begin, new_try=new_try))
        stored_try = await self.find(new_try.user_id, new_try.server_id, new_try.day, new_try.deal_version)
        if stored_try is None:
            raise Overtaken  # the user deleted their data meanwhile
        return stored_try

    async def find(self, user_id: int, server_id: int, day: str, deal_version: int | None) -> DailyTry | None:
        """Return the try of a user at a deal. ``deal_version``: None for the newest. Raises `Damaged`."""
        rows = select(DAILY_TRY).where(
            DAILY_TRY.c.user_id == user_id, DAILY_TRY.c.server_id == server_id, DAILY_TRY.c.day == day
        )
        if deal_version is not None:
            rows = rows.where(DAILY_TRY.c.deal_version == deal_version)
        return await self._reader.one(rows.order_by(DAILY_TRY.c.deal_version.desc()).limit(1), try_of)

    async def is_erased(self, user_id: int, server_id: int, day: str) -> bool:
        """Return whether a user began a try at a deal, and then deleted their data."""
        key = (await self._store.meta(OF_ALL, ALIAS_KEY) or "").encode()
        if not key:
            return False
        alias = alias_of(user_id, key)
        rows = select(DAILY_TRY.c.id).where(
            DAILY_TRY.c.user_id == alias, DAILY_TRY.c.server_id == server_id, DAILY_TRY.c.day == day
        )
        async with self._reader.reading() as connection:
            return (await connection.scalar(rows.limit(1))) is not None

    async def prune_erased(self, today: str) -> None:
        """Delete the last rows of tries at deals before ``today`` of users who deleted their data."""
        await self._store.writer.write(partial(_prune_erased, today=today))

    async def load(self, try_id: int) -> DailyTry | None:
        """Return a try. Raises `Damaged` if its row cannot be read."""
        if try_id >= MAX_IDS:
            return None
        return await self._reader.one(select(DAILY_TRY).where(DAILY_TRY.c.id == try_id), try_of)

    async def save(self, attempt: DailyTry) -> DailyTry:
        """Write the moves and the result of a try. Return it with its new version.

        Raises `Overtaken` if it was written meanwhile.
        """
        return await self._store.writer.write(partial(_save, attempt=attempt))

    async def days(self, user_id: int, server_id: int) -> list[date]:
        """Return the days on which a user finished a try. ``server_id``: the server of the deals, or `WORLD`."""
        rows = select(DAILY_TRY.c.day).where(
            DAILY_TRY.c.user_id == user_id, DAILY_TRY.c.server_id == server_id, DAILY_TRY.c.squares.is_not(None)
        )
        return await self._reader.all(rows, lambda row: checked(tuple[date], (row.day,), "a day of daily deals")[0])

    async def results(self, guild_id: int, day: str) -> list[DailyTry]:
        """Return all finished tries at the deals of a day that users began in the server ``guild_id``."""
        rows = select(DAILY_TRY).where(
            DAILY_TRY.c.day == day, DAILY_TRY.c.guild_id == guild_id, DAILY_TRY.c.squares.is_not(None)
        )
        return await self._reader.all(rows, try_of)

    async def points(self, server_id: int, day: str, deal_version: int, guild_id: int) -> list[int]:
        """Return the points of all finished tries at a deal that users began in the server ``guild_id``."""
        rows = select(DAILY_TRY.c.points).where(
            DAILY_TRY.c.day == day,
            DAILY_TRY.c.server_id == server_id,
            DAILY_TRY.c.guild_id == guild_id,
            DAILY_TRY.c.deal_version == deal_version,
            DAILY_TRY.c.points.is_not(None),
        )
        return await self._reader.all(
            rows, lambda row: checked(tuple[Points], (row.points,), "points of a daily deal")[0]
        )


async def export_tries(store: Store, user_id: int) -> Data:
    """Return the tries of a user for the export of their data. It has no seeds."""
    rows = select(DAILY_TRY).where(DAILY_TRY.c.user_id == user_id).order_by(DAILY_TRY.c.id)
    return {
        "daily_deals": [
            {
                "deal": "world" if attempt.server_id == WORLD else str(attempt.server_id),
                "day": attempt.day,
                "version": attempt.deal_version,
                "begun_in": None if attempt.guild_id is None else str(attempt.guild_id),
                "moves": attempt.line,
                "rounds": attempt.squares,
                "points": attempt.points,
                "last_played": datetime.fromtimestamp(attempt.touched, UTC).isoformat(timespec="seconds"),
            }
            for attempt in await store.reader.all(rows, try_of)
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


async def erase_tries(store: Store, user_id: int) -> None:
    """Delete the tries of a user."""
    await store.writer.write(partial(_erase, user_id=user_id))


def _erase(session: Session, user_id: int) -> None:
    """Delete the tries of a user. The newest day stays under an alias, without moves: no deal can be begun twice."""
    newest = select(func.max(DAILY_TRY.c.day)).where(DAILY_TRY.c.user_id == user_id).scalar_subquery()
    session.execute(delete(DAILY_TRY).where(DAILY_TRY.c.user_id == user_id, DAILY_TRY.c.day < newest))
    rows = select(DAILY_TRY.c.id, DAILY_TRY.c.server_id, DAILY_TRY.c.day, DAILY_TRY.c.deal_version)
    for row in session.execute(rows.where(DAILY_TRY.c.user_id == user_id)).fetchall():
        try_id, server_id, day, deal_version = row
        alias = alias_of(user_id, ensure_alias_key(session))
        new = {"user_id": alias, "server_id": server_id, "day": day, "deal_version": deal_version}
        session.execute(
            _INSERT_TRY, {**new, "guild_id": None, "line": "[]", "squares": None, "points": None, **_UNPLAYED_VALUES}
        )
        session.execute(delete(DAILY_TRY).where(DAILY_TRY.c.id == try_id))


def _prune_erased(session: Session, today: str) -> int:
    old = DAILY_TRY.c.user_id >= MIN_ALIAS, DAILY_TRY.c.day < today
    return session.execute(delete(DAILY_TRY).where(*old)).rowcount


def _begin(session: Session, new_try: DailyTry) -> int:
    values = _columns(new_try)
    del values["id"]
    return session.execute(_INSERT_TRY, values).rowcount


def _save(session: Session, attempt: DailyTry) -> DailyTry:
    statement = update(DAILY_TRY).where(DAILY_TRY.c.id == attempt.id, DAILY_TRY.c.version == attempt.version)
    next_version = replace(attempt, version=attempt.version + 1)
    values = _columns(next_version)
    if session.execute(statement.values({name: values[name] for name in _SAVED_COLUMNS})).rowcount != 1:
        raise Overtaken
    return next_version


def _columns(state: DailyTry) -> dict[str, Any]:
    return asdict(state) | {"line": msgspec.json.encode(state.line).decode()}


DAILY_DEALS = TableGroup(
    (DAILY_TRY, DAILY_CHAIN),
    read={DAILY_TRY: try_of, DAILY_CHAIN: root_of},
    counted_as={DAILY_TRY: "daily"},
    export=export_tries,
    erase=erase_tries,
    old=(
        delete_batch(DAILY_TRY, and_(DAILY_TRY.c.touched < CUTOFF, DAILY_TRY.c.squares.is_(None))),
        update_batch(DAILY_TRY, and_(DAILY_TRY.c.touched < CUTOFF, DAILY_TRY.c.line != "[]"), line="[]"),
    ),
)
"""Results of daily deals stay, without their moves. Users can begin a try at the world's deal in any server."""
