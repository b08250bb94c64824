"""The data of one user in the database: find it, export it, and delete it.

An id stands in columns of its own and inside JSON. The marks of the tables name all of these columns (see
`declaration`). The log of a match (`event`) has numbers of seats only.
"""

import re
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from datetime import UTC, datetime
from functools import partial
from hashlib import sha256
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace
from sqlalchemy import ColumnElement, Row, Table, Text, cast, delete, func, not_, or_, select, update

from unobot.model.admin_act import AdminAct
from unobot.model.former import FORMER, NOBODY, anonymous, names_of
from unobot.model.messages import MessageState
from unobot.model.people import Data, DataCounts
from unobot.model.storage_errors import Damaged, Overtaken
from unobot.model.table import TableState

from . import statements
from .acts import ADMIN_ACT, Acts
from .bans import BAN, Bans
from .daily_store import DAILY_TRY, erase_tries, exported_tries
from .database_tables import DATABASE_TABLES
from .declaration import declaration
from .erasure_mark import change_mark
from .own_moves import own_moves
from .personal_results import erase_ratings, erase_results, exported_results
from .result_rows import RESULT_SEAT
from .row_reader import RowReader
from .rows import message_of, settings_of, user_of
from .schema import CHANNEL_SETTINGS, MATCH, MESSAGE, PANEL, READY_SEAL, SEAT, TABLE, USER
from .solo_store import SOLO, exported_games
from .statements import NOTICE, Session
from .store import Store
from .tournaments import Tournaments, exported_tournaments

SPAN = 5000
"""The tables whose JSON is searched at once."""
BATCH = 20
"""The tables that are written at once."""
TRIES = 3
ANYWHERE = 0
"""In place of a server, for names that are not those at tables."""

T = TypeVar("T")


class PersonalData:
    """The data of users in a store. All methods raise `StorageError`."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._reader = RowReader(store.engine)
        self._bans = Bans(store)
        self._acts = Acts(store)

    async def tables(self, user_id: int) -> dict[int, bool]:
        """Return the ids of all tables that mention a user, in any way, and whether each is closed."""
        seated = select(TABLE.c.id, TABLE.c.status).where(_is_seated(user_id))
        async with self._reader.reading() as connection:
            found = {row.id: row.status == "closed" for row in await connection.execute(seated)}
        return found | {row.id: row.status == "closed" async for row in self._mentions(user_id)}

    async def counts(self, user_id: int) -> DataCounts:
        """Return how much is stored about a user. The database counts, so it is quick for any number of tables."""
        matches = select(func.count()).select_from(RESULT_SEAT).where(RESULT_SEAT.c.user_id == user_id)
        counted = [
            select(func.count(SEAT.c.table_id.distinct())).where(SEAT.c.user_id == user_id),
            matches,
            select(func.count()).select_from(MESSAGE).where(MESSAGE.c.user_id == user_id),
            select(func.count()).select_from(PANEL).where(PANEL.c.user_id == user_id),
            select(func.count()).select_from(DAILY_TRY).where(DAILY_TRY.c.user_id == user_id),
        ]
        async with self._reader.reading() as connection:
            row = (await connection.execute(select(*(each.scalar_subquery() for each in counted)))).one()
        seated, results, messages, panels, daily = row
        elsewhere = [table.id async for table in self._mentions(user_id)]
        channels, bans = len(await self._followed(user_id)), len(await self._bans.about(user_id))
        return DataCounts(seated + len(elsewhere), results, messages + panels, channels, daily, bans)

    async def _mentions(self, user_id: int) -> AsyncIterator[Row[Any]]:
        """Yield the rows of the tables that mention a user who has no seat there."""
        async with self._reader.reading() as connection:
            newest = await connection.scalar(select(func.max(TABLE.c.id))) or 0
        for first in range(0, newest + 1, SPAN):
            here = TABLE.c.id >= first, TABLE.c.id < first + SPAN
            rows = select(TABLE).where(*here, not_(_is_seated(user_id)), _may_hold(TABLE, user_id))
            async with self._reader.reading() as connection:
                found = (await connection.execute(rows)).all()
            for row in found:
                if _holds(TABLE, row, user_id):
                    yield row

    async def export(self, user_id: int, now: float) -> Data:
        """Return all that is stored about a user, as JSON with ids as texts."""
        tables: list[Data] = []
        for table_id in await self.tables(user_id):
            try:
                state = await self._store.load_table(table_id)
            except Damaged:
                tables.append({"table": table_id, "damaged": True})
                continue
            if state is not None:
                made = await own_moves(self._store, self._reader, state, user_id)
                told: list[Data] = [{"number": ply, "move": move, "time": _moment(at)} for ply, move, at in made]
                tables.append({**_table_data(state, user_id), "moves": told})
        for part in _parts(tables, BATCH):
            await self._add_matches(part)
        return {
            "user": str(user_id),
            "exported": _moment(now),
            **await self._user_data(user_id),
            "next_match_fingerprint": await self._next_fingerprint(user_id),
            "tables": tables,
            "messages": [
                {
                    "table": message.key.table_id,
                    "kind": message.key.kind,
                    "channel": str(message.channel_id),
                    "message": str(message.message_id),
                    "posted": _moment(message.posted),
                }
                for message in await self.messages(user_id)
            ],
            "private_hands": await self._panels(user_id),
            "notified_of_tables_in": [str(place_id) for place_id in await self._followed(user_id)],
            "bans": [
                {"server": str(ban.guild_id), "since": _moment(ban.at)} for ban in await self._bans.about(user_id)
            ],
            **await exported_results(self._reader, user_id),
            **await exported_games(self._reader, user_id),
            **await exported_tries(self._reader, user_id),
            **await exported_tournaments(self._reader, user_id),
            "acts_of_admins": [_act_data(act, user_id) for act in await self._acts.about(user_id)],
        }

    async def messages(self, user_id: int) -> list[MessageState]:
        """Return the messages of the bot to a user that it still edits."""
        return await self._reader.all(select(MESSAGE).where(MESSAGE.c.user_id == user_id), message_of)

    async def erase_in_bans(self, user_id: int, names_now: Iterable[str] = ()) -> int:
        """Delete the id and the names of a user from the bans and the acts of admins. Their bans stay.

        It comes before all other deletions, because the tables tell the earlier names. ``names_now``: more of them.
        Return the number of changed bans and acts.
        """
        names = {ANYWHERE: set(names_now)}
        for table_id in await self.tables(user_id) if await self._has_words() else ():
            try:
                state = await self._store.load_table(table_id)
            except Damaged:
                continue
            if state is not None and state.guild_id is not None:
                names.setdefault(state.guild_id, set()).update(names_of(state, user_id))
        return await self._bans.erase(user_id, names) + await self._acts.erase(user_id, names)

    async def erase(self, user_id: int) -> None:
        """Delete the id and the names of a user in everything but bans, acts, and tables that are not closed.

        Seats of closed tables become those of a former player. Tables that are damaged are changed, too.
        """
        closed = [table_id for table_id, is_closed in (await self.tables(user_id)).items() if is_closed]
        for part in _parts(closed, BATCH):
            await self._erase_in_tables(part, user_id)
        for table_id, is_closed in (await self.tables(user_id)).items():  # a field of a newer unobot, for example
            if is_closed:
                await self.erase_in_damaged(table_id, user_id)
        for place_id, body in (await self._followed(user_id)).items():
            change = update(CHANNEL_SETTINGS).where(CHANNEL_SETTINGS.c.id == place_id).values(body=body)
            await self._store.writer.write(partial(_run, statement=change))
        while await self._store.writer.write(partial(erase_results, user_id=user_id)):
            pass  # other writes come between two batches
        await self._store.writer.write(partial(erase_ratings, user_id=user_id))
        await Tournaments(self._store).erase(user_id)
        await self._store.writer.write(partial(_erase_rows, user_id=user_id, origin=self._store.origin))
        await self._store.writer.write(partial(change_mark, is_shared=self._store.is_shared))
        self._store.forget()

    async def erase_in_damaged(self, table_id: int, user_id: int) -> None:
        """Delete a user from a table that cannot be read: each id in its texts becomes 0."""
        texts = [TABLE.c[column] for column in declaration(TABLE).names]
        names = select(SEAT.c.name).where(SEAT.c.table_id == table_id, SEAT.c.user_id == user_id)
        async with self._reader.reading() as connection:
            row = (await connection.execute(select(*texts).where(TABLE.c.id == table_id))).one_or_none()
            old = [str(name) for name in await connection.scalars(names)]
        if row is not None:
            changed = {name: _scrubbed(text, user_id, old) for name, text in row._asdict().items() if text is not None}
            await self._store.writer.write(
                partial(_erase_in_damaged, table_id=table_id, user_id=user_id, texts=changed)
            )
            self._store.forget()

    async def left_over(self, user_id: int) -> list[str]:
        """Return the names of the tables of the database that still hold the id of a user."""
        found = ["table_"] if await self.tables(user_id) else []
        for table in DATABASE_TABLES:
            if table in (TABLE, SEAT) or not declaration(table).is_personal:
                continue
            async with self._reader.reading() as connection:
                rows = await connection.execute(select(table).where(_may_hold(table, user_id)))
                if any(_holds(table, row, user_id) for row in rows):
                    found.append(table.name)
        return found

    async def _has_words(self) -> bool:
        """Return whether an admin has given a reason for a ban."""
        acts, bans = select(ADMIN_ACT.c.id).where(ADMIN_ACT.c.detail != ""), select(BAN.c.user_id)
        async with self._reader.reading() as connection:
            return bool(await connection.scalar(select(acts.exists() | bans.where(BAN.c.reason != "").exists())))

    async def _erase_in_tables(self, table_ids: Sequence[int], user_id: int) -> None:
        for _ in range(TRIES):
            states = []
            for table_id in table_ids:
                try:
                    state = await self._store.load_table(table_id)
                except Damaged:
                    await self.erase_in_damaged(table_id, user_id)
                    continue
                if state is not None:
                    states.append(state)
            try:
                await self._store.writer.write(partial(_write_tables, states=states, user_id=user_id))
            except Overtaken:  # another process has written one of them
                continue
            return

    async def _user_data(self, user_id: int) -> Data:
        try:
            user = await self._reader.one(select(USER).where(USER.c.id == user_id), user_of)
        except Damaged:
            return {"preferences": "damaged"}
        if user is None:
            return {"preferences": None, "direct_message_channel": None, "direct_messages_closed": False}
        return {
            "preferences": msgspec.to_builtins(user.preferences),
            "direct_message_channel": None if user.dm_channel_id is None else str(user.dm_channel_id),
            "direct_messages_closed": user.dm_closed,
        }

    async def _next_fingerprint(self, user_id: int) -> str | None:
        """Return the fingerprint of the next match that a user starts in one press. Its secret stays one."""
        rows = select(READY_SEAL.c.secret).where(READY_SEAL.c.user_id == user_id)
        async with self._reader.reading() as connection:
            secret = await connection.scalar(rows)
        return None if secret is None else sha256(secret).hexdigest()

    async def _add_matches(self, tables: Iterable[Data]) -> None:
        """Add the match of each table."""
        async with self._reader.reading() as connection:
            for table in tables:
                rows = select(MATCH.c.id, MATCH.c.started, MATCH.c.over).where(MATCH.c.table_id == table["table"])
                table["matches"] = [
                    {"match": row.id, "started": _moment(row.started), "over": bool(row.over)}
                    for row in await connection.execute(rows)
                ]

    async def _panels(self, user_id: int) -> list[Data]:
        """Return the hand panels of a user, without the tokens: they are credentials for 15 minutes."""
        rows = select(PANEL.c.table_id, PANEL.c.message_id, PANEL.c.expires).where(PANEL.c.user_id == user_id)
        async with self._reader.reading() as connection:
            return [
                {"table": row.table_id, "message": str(row.message_id), "token_until": _moment(row.expires)}
                for row in await connection.execute(rows)
            ]

    async def _followed(self, user_id: int) -> dict[int, str]:
        """Return the channels whose settings mention a user, with the settings without this user."""
        found = {}
        async with self._reader.reading() as connection:
            for row in await connection.execute(select(CHANNEL_SETTINGS).where(_may_hold(CHANNEL_SETTINGS, user_id))):
                if not _holds(CHANNEL_SETTINGS, row, user_id):
                    continue
                body = str(row.body)
                try:
                    settings = settings_of(row)
                    others = tuple(each for each in settings.followers if each != user_id)
                    body = statements.encode(replace(settings, followers=others))
                except Damaged:
                    pass  # the id is replaced all the same
                found[row.id] = _scrubbed(body, user_id)
        return found


def _is_seated(user_id: int) -> ColumnElement[bool]:
    """Return the condition for the tables at which a user has a seat."""
    return TABLE.c.id.in_(select(SEAT.c.table_id).where(SEAT.c.user_id == user_id))


def _may_hold(table: Table, user_id: int) -> ColumnElement[bool]:
    """Return the condition for the rows that may hold an id. JSON may also hold a longer number."""
    marks = declaration(table)
    return or_(
        *(table.c[name] == user_id for name in marks.user),
        *(cast(table.c[name], Text).contains(str(user_id)) for name in marks.names),
    )


def _holds(table: Table, row: Row[Any], user_id: int) -> bool:
    """Return whether a row that was found does hold the id."""
    marks, values = declaration(table), row._asdict()
    return user_id in (values[name] for name in marks.user) or any(
        _number(user_id).search(str(values[name])) for name in marks.names if values[name] is not None
    )


def _number(user_id: int) -> re.Pattern[str]:
    return re.compile(rf"(?<!\d){user_id}(?!\d)")


def _scrubbed(text: object, user_id: int, names: Iterable[str] = ()) -> str:
    """Return a JSON text in which the id is 0, and each of the names is that of a former player."""
    body = _whole(_number(user_id).sub(str(NOBODY), str(text)))
    for name in names:
        body = body.replace(msgspec.json.encode(_whole(name)).decode(), msgspec.json.encode(FORMER).decode())
    return body


def _whole(text: str) -> str:
    """Return a text without lone surrogates: bytes that were not UTF-8, which no database takes back."""
    return text.encode(errors="replace").decode()


def _run(session: Session, statement: Any) -> int:  # noqa: ANN401 - any statement
    return session.execute(statement).rowcount


def _write_tables(session: Session, states: Sequence[TableState], user_id: int) -> None:
    for state in states:
        statements.write_table(session, anonymous(state, user_id), state, None)


def _erase_in_damaged(session: Session, table_id: int, user_id: int, texts: dict[str, str]) -> None:
    changes = {**texts, "version": TABLE.c.version + 1}
    session.execute(update(TABLE).where(TABLE.c.id == table_id).values(changes))
    session.execute(update(TABLE).where(TABLE.c.id == table_id, TABLE.c.host_id == user_id).values(host_id=NOBODY))
    own = update(SEAT).where(SEAT.c.table_id == table_id, SEAT.c.user_id == user_id)
    session.execute(own.values(user_id=NOBODY, name=FORMER, away=True))


def _erase_rows(session: Session, user_id: int, origin: str | None) -> None:
    for table in (MESSAGE, PANEL, SOLO, READY_SEAL):
        session.execute(delete(table).where(table.c.user_id == user_id))
    erase_tries(session, user_id)
    session.execute(delete(USER).where(USER.c.id == user_id))
    if origin is not None:  # a notice about table 0 is one about a user
        session.execute(NOTICE, {"notice": f"{origin} 0 {user_id} 0"})


def _table_data(state: TableState, user_id: int) -> Data:
    """Return what a table holds about a user."""
    admission, changes = state.admission, state.seat_changes
    seats = [
        {
            "position": position,
            "name": seat.name,
            "joined": _moment(seat.joined),
            "last_pressed": _moment(seat.acted),
            "missed_turns": seat.misses,
            "autopilot": seat.autopilot,
            "left": seat.away,
        }
        for position, seat in enumerate(state.seats)
        if seat.user_id == user_id
    ]
    return {
        "table": state.id,
        "place": state.place,
        "server": state.guild_id and str(state.guild_id),
        "channel": str(state.channel_id),
        "status": state.status,
        "last_action": _moment(state.touched),
        "host": state.host_id == user_id,
        "seats": seats,
        "seat_given_to": [
            {"ai": ceded.ai, "name": ceded.name} for ceded in changes.ceded_seats if ceded.user_id == user_id
        ],
        "joins_as": [newcomer.name for newcomer in changes.newcomers if newcomer.user_id == user_id],
        "invited": user_id in admission.invited,
        "invitation_sent": user_id in admission.invitations_sent,
        "removed_by_host": user_id in admission.kicked,
        "reactions_muted_by_host": user_id in state.options.muted,
        "joined_under_rules": [terms.rules for terms in state.options.known_terms if terms.user_id == user_id],
        "wants_rematch": state.rematch is not None and user_id in state.rematch.votes,
        "planned_moves": [str(premove.move) for premove in state.premoves if premove.user_id == user_id],
    }


def _act_data(act: AdminAct, user_id: int) -> Data:
    """Return what an act says about a user. The words of another admin are left out, because they may name others."""
    is_own = act.by_user_id == user_id
    data = {"server": str(act.guild_id), "time": _moment(act.at), "kind": act.kind, "by_this_user": is_own}
    return data | ({"detail": act.detail} if is_own else {})


def _moment(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="seconds")


def _parts(items: Sequence[T], size: int) -> Iterator[Sequence[T]]:
    return (items[start : start + size] for start in range(0, len(items), size))
