"""The solo games in a store. They are private, and each user has only the last `GAMES_PER_USER` ones."""

from datetime import UTC, datetime
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import asdict, replace
from sqlalchemy import Index, Row, delete, insert, select, update

from unobot.model.people import Data
from unobot.model.solo import SoloState
from unobot.model.storage_errors import Damaged, Overtaken
from unobot.storage.declaration import database_table
from unobot.storage.row_reader import RowReader
from unobot.storage.rows import checked
from unobot.storage.statements import Session
from unobot.storage.store import MAX_IDS, Store
from unobot.storage.table_group import TableGroup

SOLO = database_table(
    "solo",
    SoloState,
    Index(None, "user_id"),
    numbered=True,
    json=("line",),
    kept_for="days",
    user=("user_id",),
    names=("start", "line"),
    server=("guild_id",),
    neutral=("id", "kind"),
)
"""The games that users play alone."""
GAMES_PER_USER = 20
"""The most stored games of one user."""


class SoloStore:
    """The solo games in a store. All methods raise `StorageError`."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._reader = RowReader(store.engine)

    async def begin(self, game: SoloState) -> SoloState:
        """Write a new game. Delete the oldest games of its user beyond `GAMES_PER_USER`. Return it with its new id."""
        return await self._store.writer.write(partial(_begin, game=game))

    async def load(self, game_id: int) -> SoloState | None:
        """Return a game. Raises `Damaged` if its row cannot be read."""
        if game_id >= MAX_IDS:
            return None
        return await self._reader.one(select(SOLO).where(SOLO.c.id == game_id), solo_of)

    async def save(self, game: SoloState) -> SoloState:
        """Write the line of a game. Return it with its new version. Raises `Overtaken` if it was written meanwhile."""
        return await self._store.writer.write(partial(_save, game=game))


async def export_games(store: Store, user_id: int) -> Data:
    """Return the games of a user for the export of their data."""
    rows = select(SOLO).where(SOLO.c.user_id == user_id).order_by(SOLO.c.id)
    games = await store.reader.all(rows, solo_of)
    return {
        "games_alone": [
            {
                "game": game.id,
                "server": None if game.guild_id is None else str(game.guild_id),
                "kind": game.kind,
                "start": msgspec.json.decode(game.start),
                "moves": game.line,
                "last_played": datetime.fromtimestamp(game.touched, UTC).isoformat(timespec="seconds"),
            }
            for game in games
        ]
    }


def solo_of(row: Row[Any]) -> SoloState:
    """Return the game that a row holds. Raises `Damaged`."""
    name = f"game {row.id} of user {row.user_id}"
    try:
        line = msgspec.json.decode(row.line, type=tuple[str, ...])
        msgspec.json.decode(row.start, type=dict[str, Any])
    except (msgspec.MsgspecError, UnicodeError, TypeError) as error:
        raise Damaged(f"The JSON of {name}", error) from error
    return checked(SoloState, row._asdict() | {"line": line}, name)


def _begin(session: Session, game: SoloState) -> SoloState:
    values = _columns(game)
    del values["id"]
    ((game_id,),) = session.execute(insert(SOLO).values(values).returning(SOLO.c.id)).fetchall()
    newest = select(SOLO.c.id).where(SOLO.c.user_id == game.user_id).order_by(SOLO.c.id.desc())
    kept_ids = [row[0] for row in session.execute(newest.limit(GAMES_PER_USER)).fetchall()]
    session.execute(delete(SOLO).where(SOLO.c.user_id == game.user_id, SOLO.c.id < min(kept_ids)))
    return replace(game, id=game_id)


def _save(session: Session, game: SoloState) -> SoloState:
    statement = update(SOLO).where(SOLO.c.id == game.id, SOLO.c.version == game.version)
    next_version = replace(game, version=game.version + 1)
    values = _columns(next_version)
    columns = {name: values[name] for name in ("line", "version", "touched")}
    if session.execute(statement.values(columns)).rowcount != 1:
        raise Overtaken
    return next_version


def _columns(game: SoloState) -> dict[str, Any]:
    return asdict(game) | {"line": msgspec.json.encode(game.line).decode()}


SOLO_GAMES = TableGroup((SOLO,), export=export_games)
