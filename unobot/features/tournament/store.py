"""The tournaments in a store. A channel has at most one open tournament."""

import re
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import ColumnElement, Index, Row, and_, func, or_, select, text, update
from sqlalchemy.dialects.postgresql import insert  # SQLite has the same syntax

from unobot.features.tournament.pod_tables import secret_of
from unobot.features.tournament.rules import commitment
from unobot.model.former import FORMER, NOBODY
from unobot.model.people import Data
from unobot.model.storage_errors import ChannelTaken, Damaged, Overtaken
from unobot.model.tournament import Night, TournamentState
from unobot.storage.declaration import database_table
from unobot.storage.row_reader import RowReader
from unobot.storage.rows import checked, decode
from unobot.storage.schema import TABLE
from unobot.storage.statements import Session, encode
from unobot.storage.store import MAX_IDS, Store
from unobot.storage.table_group import CUTOFF, TableGroup, delete_batch

RUNNING = text("status != 'over'")

TOURNAMENT = database_table(
    "tournament",
    TournamentState,
    Index("ix_tournament_open_channel", "channel_id", unique=True, sqlite_where=RUNNING, postgresql_where=RUNNING),
    Index(None, "guild_id"),
    numbered=True,
    json=("night",),
    kept_for="days",
    user=("host_id",),
    of_user=("host_name",),
    names=("night",),
    server=("guild_id",),
    neutral=("id", "channel_id", "status", "locale", "secret"),
)
"""The tournaments in channels, with their people and their tables as JSON."""
MAX_SEARCHED_TABLES = 5000
"""The newest tables in which `Tournaments.table_of` searches for a table that a crash left behind."""
OPEN = TOURNAMENT.c.status != "over"


class Tournaments:
    """The tournaments in a store. All methods raise `StorageError`."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._reader = RowReader(store.engine)

    async def begin(self, tournament: TournamentState) -> TournamentState:
        """Write a new tournament. Return it with its new id. Raises `ChannelTaken` if its channel has another one."""
        return await self._store.writer.write(partial(_begin, tournament=tournament))

    async def save(self, tournament: TournamentState) -> TournamentState:
        """Write a tournament. Return it with its new version. Raises `Overtaken` if it was written meanwhile."""
        return await self._store.writer.write(partial(_save, tournament=tournament))

    async def load(self, tournament_id: int) -> TournamentState | None:
        """Return a tournament. Raises `Damaged` if its row cannot be read."""
        if tournament_id >= MAX_IDS:
            return None
        return await self._reader.one(select(TOURNAMENT).where(TOURNAMENT.c.id == tournament_id), tournament_of)

    async def at(self, channel_id: int) -> TournamentState | None:
        """Return the tournament of a channel that is not over."""
        return next(iter(await self._all(TOURNAMENT.c.channel_id == channel_id, OPEN)), None)

    async def list_open(self, guild_id: int | None = None) -> list[TournamentState]:
        """Return the tournaments that are not over, of a server or of all servers."""
        conditions = () if guild_id is None else (TOURNAMENT.c.guild_id == guild_id,)
        return await self._all(OPEN, *conditions)

    async def table_of(self, guild_id: int, mark: str) -> int | None:
        """Return the table of a server with this mark in its options, if it is among the newest tables of the store."""
        has_mark = TABLE.c.options.contains(f'"tournament":"{mark}"')
        is_new = TABLE.c.id > select(func.max(TABLE.c.id)).scalar_subquery() - MAX_SEARCHED_TABLES
        tables = select(TABLE.c.id).where(is_new, TABLE.c.guild_id == guild_id, has_mark).order_by(TABLE.c.id)
        async with self._reader.reading() as connection:
            return await connection.scalar(tables.limit(1))

    async def fingerprint_of(self, mark: str, secret: bytes) -> str | None:
        """Return the fingerprint that a tournament shows. ``mark`` and ``secret``: of one of its tables.

        Return None if the secret of the table does not follow from the tournament. In an older version, it did not.
        """
        tournament_id, number, pod = map(int, mark.split("."))
        tournament = await self.load(tournament_id)
        if tournament is None or secret != secret_of(tournament, number - 1, pod - 1):
            return None
        return commitment(tournament)

    async def is_played(self, guild_id: int, mark: str) -> bool:
        """Return whether any table in the round of the table with this mark is not over yet.

        If a tournament cannot be read, no further table of it is opened. So only its existing tables count.
        """
        tournament_id, number = map(int, mark.split(".")[:2])
        tournament: TournamentState | None = None
        with suppress(Damaged):
            tournament = await self.load(tournament_id)
        if tournament is not None and tournament.status != "over":
            pods = tournament.night.rounds[number - 1].pods
            if not all(pod.places for pod in pods):
                return True
        return await self._is_open(guild_id, f"{tournament_id}.{number}.")

    async def is_live(self, guild_id: int, tournament_id: int) -> bool:
        """Return whether any table of a tournament is not over yet."""
        return await self._is_open(guild_id, f"{tournament_id}.")

    async def _is_open(self, guild_id: int, begin: str) -> bool:
        """Return whether any table whose mark starts with ``begin`` is not over yet."""
        has_mark = TABLE.c.options.contains(f'"tournament":"{begin}')
        live = select(TABLE.c.id).where(TABLE.c.guild_id == guild_id, has_mark, TABLE.c.status != "closed")
        async with self._reader.reading() as connection:
            return await connection.scalar(live.limit(1)) is not None

    async def erase(self, user_id: int) -> None:
        """Make a user a former player in all tournaments, also in tournaments that cannot be read."""
        async with self._reader.reading() as connection:
            rows = (await connection.execute(select(TOURNAMENT).where(_may_hold(user_id)))).all()
        for row in rows:
            try:
                await self._erase_in(tournament_of(row), user_id)
            except Damaged:
                await self._store.writer.write(partial(_scrub, row=row, user_id=user_id))

    async def _erase_in(self, tournament: TournamentState | None, user_id: int) -> None:
        while tournament is not None:
            anonymized = anonymous(tournament, user_id)
            if anonymized == tournament:
                return
            try:
                await self.save(anonymized)
            except Overtaken:  # a tournament goes on meanwhile
                tournament = await self.load(tournament.id)
            else:
                return

    async def _all(self, *where: ColumnElement[bool]) -> list[TournamentState]:
        return await self._reader.all(select(TOURNAMENT).where(*where).order_by(TOURNAMENT.c.id), tournament_of)


def tournament_of(row: Row[Any]) -> TournamentState:
    """Return the tournament that a row holds. Raises `Damaged`."""
    name = f"tournament {row.id}"
    try:
        night = decode(row.night, Night)
    except (ValueError, msgspec.MsgspecError) as error:
        raise Damaged(f"The column night of {name}", error) from error
    return checked(TournamentState, row._asdict() | {"night": night}, name)


def anonymous(tournament: TournamentState, user_id: int) -> TournamentState:
    """Return the tournament without the id and the name of a user. Their results stay as a former player's results."""
    entrants = tuple(
        replace(entrant, user_id=NOBODY, name=FORMER, presence="dropped") if entrant.user_id == user_id else entrant
        for entrant in tournament.night.entrants
    )
    is_host = tournament.host_id == user_id
    return replace(
        tournament,
        host_id=NOBODY if is_host else tournament.host_id,
        host_name=FORMER if is_host else tournament.host_name,
        night=replace(tournament.night, entrants=entrants),
    )


async def export_tournaments(store: Store, user_id: int) -> Data:
    """Return the tournaments of a user for the export of their data."""
    exports = []
    for tournament in await store.reader.all(select(TOURNAMENT).where(_may_hold(user_id)), tournament_of):
        number = next((n for n, entrant in enumerate(tournament.night.entrants) if entrant.user_id == user_id), None)
        if number is None and tournament.host_id != user_id:
            continue
        pods = [pod for round_ in tournament.night.rounds for pod in round_.pods if number in pod.seats]
        exports.append(
            {
                "tournament": tournament.id,
                "server": str(tournament.guild_id),
                "channel": str(tournament.channel_id),
                "last_action": datetime.fromtimestamp(tournament.touched, UTC).isoformat(timespec="seconds"),
                "host": tournament.host_id == user_id,
                "name": tournament.host_name if number is None else tournament.night.entrants[number].name,
                "presence": None if number is None else tournament.night.entrants[number].presence,
                "tables": [pod.table_id for pod in pods],
                "places": [pod.places[pod.seats.index(number or 0)] if pod.places else None for pod in pods],
            }
        )
    return {"tournaments": exports}


def _may_hold(user_id: int) -> ColumnElement[bool]:
    return or_(TOURNAMENT.c.host_id == user_id, TOURNAMENT.c.night.contains(str(user_id)))


def _begin(session: Session, tournament: TournamentState) -> TournamentState:
    values = _columns(tournament)
    del values["id"]
    statement = insert(TOURNAMENT).values(values).on_conflict_do_nothing().returning(TOURNAMENT.c.id)
    rows = session.execute(statement).fetchall()
    if not rows:  # another process was first
        raise ChannelTaken(f"channel {tournament.channel_id} has a tournament")
    return replace(tournament, id=rows[0][0])


def _save(session: Session, tournament: TournamentState) -> TournamentState:
    statement = update(TOURNAMENT).where(TOURNAMENT.c.id == tournament.id, TOURNAMENT.c.version == tournament.version)
    next_version = replace(tournament, version=tournament.version + 1)
    if session.execute(statement.values(_columns(next_version))).rowcount != 1:
        raise Overtaken
    return next_version


def _columns(tournament: TournamentState) -> dict[str, Any]:
    return msgspec.structs.asdict(tournament) | {"night": encode(tournament.night)}


def _scrub(session: Session, row: Row[Any], user_id: int) -> None:
    """Replace the id in a row that cannot be read."""
    former = encode((FORMER,)).partition("[")[2].partition("]")[0]
    night = re.sub(rf'("user_id":{user_id},"name":)"(?:[^"\\]|\\.)*"', lambda match: match[1] + former, str(row.night))
    night = re.sub(rf"(?<!\d){user_id}(?!\d)", str(NOBODY), night)
    host_id = NOBODY if row.host_id == user_id else row.host_id
    name = FORMER if row.host_id == user_id else row.host_name
    values = {"night": night, "host_id": host_id, "host_name": name, "version": TOURNAMENT.c.version + 1}
    session.execute(update(TOURNAMENT).where(TOURNAMENT.c.id == row.id).values(values))


async def erase_in_tournaments(store: Store, user_id: int) -> None:
    """Make a user a former player in all tournaments."""
    await Tournaments(store).erase(user_id)


TOURNAMENTS = TableGroup(
    (TOURNAMENT,),
    read={TOURNAMENT: tournament_of},
    export=export_tournaments,
    erase=erase_in_tournaments,
    old=(delete_batch(TOURNAMENT, and_(TOURNAMENT.c.status == "over", TOURNAMENT.c.touched < CUTOFF)),),
)
