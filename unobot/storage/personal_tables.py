"""A user at tables: find, export and delete them in live tables, their seats, and the bot's messages.

This module does not change live tables. `features/privacy/erasure` makes the user leave them, under their locks.
"""

from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Row, func, not_, select, update

from unobot.model.former import FORMER, NOBODY, anonymize
from unobot.model.messages import MessageState
from unobot.model.people import Data
from unobot.model.storage_errors import Damaged, Overtaken
from unobot.model.table import TableState
from unobot.rules.match import trace_seats
from unobot.storage import statements
from unobot.storage.declaration import declaration
from unobot.storage.personal_ids import holds, may_hold, scrubbed_json, shown_moment
from unobot.storage.row_reader import RowReader
from unobot.storage.rows import message_of, panel_of
from unobot.storage.schema import EVENT, MATCH, MESSAGE, PANEL, SEAT, TABLE
from unobot.storage.statements import Session
from unobot.storage.store import Store
from unobot.storage.table_group import TableGroup

SEARCH_BATCH = 5000
"""The number of tables whose JSON is searched at once."""
WRITE_BATCH = 20
"""The number of tables that are written at once."""
MAX_TRIES = 3
T = TypeVar("T")


async def moves_of(store: Store, reader: RowReader, state: TableState, user_id: int) -> list[tuple[int, str, float]]:
    """Return the ply, the move and the time (Unix seconds) of each move that a user made at a table.

    Moves of a clock, of a skip vote and of an AI in the user's place are left out. The log knows the players of a seat
    only by name, so the names that the user has at the table now decide. A damaged log has no moves. Raises
    `StorageError`.
    """
    seats_of_user = {(seat.name, seat.level) for seat in state.seats if seat.user_id == user_id}
    if not seats_of_user or state.match_id is None:
        return []
    try:
        _, entries = await store.load_match(state.match_id)
    except Damaged:
        return []
    present_owners = [(seat.name, seat.level) for seat in state.seats]
    owners, later = trace_seats(present_owners, entries, state.seat_changes.seat_history)
    changes = dict(later)
    async with reader.reading() as connection:
        rows = select(EVENT.c.ply, EVENT.c.at).where(EVENT.c.match_id == state.match_id)
        times = {row.ply: row.at for row in await connection.execute(rows)}
    moves = []
    for entry in entries:
        owners = changes.get(entry.ply, owners)
        if (
            entry.seat is not None
            and entry.move is not None
            and entry.by is None
            and owners[entry.seat] in seats_of_user
        ):
            moves.append((entry.ply, entry.move, times[entry.ply]))
    return moves


async def find_tables(store: Store, user_id: int) -> dict[int, bool]:
    """Return the ids of all tables that mention a user in any way, each with whether it is closed."""
    seated = select(TABLE.c.id, TABLE.c.status).where(_is_seated(user_id))
    async with store.reader.reading() as connection:
        tables = {row.id: row.status == "closed" for row in await connection.execute(seated)}
    return tables | {row.id: row.status == "closed" async for row in _mentions(store, user_id)}


async def count_tables(store: Store, user_id: int) -> int:
    """Return the number of tables that mention a user. The database counts most of them, so this is fast."""
    seated = select(func.count(SEAT.c.table_id.distinct())).where(SEAT.c.user_id == user_id)
    async with store.reader.reading() as connection:
        number = await connection.scalar(seated) or 0
    return number + len([row.id async for row in _mentions(store, user_id)])


async def _mentions(store: Store, user_id: int) -> AsyncIterator[Row[Any]]:
    """Yield the rows of the tables that mention a user who has no seat there."""
    async with store.reader.reading() as connection:
        newest = await connection.scalar(select(func.max(TABLE.c.id))) or 0
    for first in range(0, newest + 1, SEARCH_BATCH):
        in_batch = TABLE.c.id >= first, TABLE.c.id < first + SEARCH_BATCH
        rows = select(TABLE).where(*in_batch, not_(_is_seated(user_id)), may_hold(TABLE, user_id))
        async with store.reader.reading() as connection:
            batch = (await connection.execute(rows)).all()
        for row in batch:
            if holds(TABLE, row, user_id):
                yield row


async def export_tables(store: Store, user_id: int) -> AsyncIterator[Data]:
    """Yield what tables and their matches hold about a user, some tables at a time."""
    table_ids = list(await find_tables(store, user_id))
    if not table_ids:
        yield {"tables": []}
    for some_ids in _batches(table_ids, WRITE_BATCH):
        tables = [
            table for table_id in some_ids if (table := await _export_table(store, table_id, user_id)) is not None
        ]
        await _add_matches(store, tables)
        yield {"tables": tables}


async def _export_table(store: Store, table_id: int, user_id: int) -> Data | None:
    """Return what a table holds about a user, or None if it is gone."""
    try:
        state = await store.load_table(table_id)
    except Damaged:
        return {"table": table_id, "damaged": True}
    if state is None:
        return None
    moves = await moves_of(store, store.reader, state, user_id)
    exported_moves: list[Data] = [{"number": ply, "move": move, "time": shown_moment(at)} for ply, move, at in moves]
    return {**_table_data(state, user_id), "moves": exported_moves}


async def _add_matches(store: Store, tables: Iterable[Data]) -> None:
    """Add the match of each table."""
    async with store.reader.reading() as connection:
        for table in tables:
            rows = select(MATCH.c.id, MATCH.c.started, MATCH.c.over).where(MATCH.c.table_id == table["table"])
            table["matches"] = [
                {"match": row.id, "started": shown_moment(row.started), "over": bool(row.over)}
                for row in await connection.execute(rows)
            ]


async def messages_to(store: Store, user_id: int) -> list[MessageState]:
    """Return the messages to a user that the bot still edits."""
    return await store.reader.all(select(MESSAGE).where(MESSAGE.c.user_id == user_id), message_of)


async def export_messages(store: Store, user_id: int) -> Data:
    """Return the messages and the hand panels of a user, without the tokens: they are credentials for 15 minutes."""
    messages = [
        {
            "table": message.key.table_id,
            "kind": message.key.kind,
            "channel": str(message.channel_id),
            "message": str(message.message_id),
            "posted": shown_moment(message.posted),
        }
        for message in await messages_to(store, user_id)
    ]
    rows = select(PANEL.c.table_id, PANEL.c.message_id, PANEL.c.expires).where(PANEL.c.user_id == user_id)
    async with store.reader.reading() as connection:
        panels = [
            {"table": row.table_id, "message": str(row.message_id), "token_until": shown_moment(row.expires)}
            for row in await connection.execute(rows)
        ]
    return {"messages": messages, "private_hands": panels}


async def erase_in_closed(store: Store, user_id: int) -> None:
    """Delete a user from all closed tables, also from damaged ones. A former player gets their seats."""
    closed = [table_id for table_id, is_closed in (await find_tables(store, user_id)).items() if is_closed]
    for part in _batches(closed, WRITE_BATCH):
        await _erase_in_some(store, part, user_id)
    for table_id, is_closed in (await find_tables(store, user_id)).items():  # for example, in a field of a newer unobot
        if is_closed:
            await erase_in_damaged(store, table_id, user_id)


async def _erase_in_some(store: Store, table_ids: Sequence[int], user_id: int) -> None:
    for _ in range(MAX_TRIES):
        states = []
        for table_id in table_ids:
            try:
                state = await store.load_table(table_id)
            except Damaged:
                await erase_in_damaged(store, table_id, user_id)
                continue
            if state is not None:
                states.append(state)
        try:
            await store.writer.write(partial(_write_tables, states=states, user_id=user_id))
        except Overtaken:  # another process has written one of them
            continue
        return


async def erase_in_damaged(store: Store, table_id: int, user_id: int) -> None:
    """Delete a user from a table that cannot be read: each id in its texts becomes 0."""
    texts = [TABLE.c[column] for column in declaration(TABLE).names]
    names = select(SEAT.c.name).where(SEAT.c.table_id == table_id, SEAT.c.user_id == user_id)
    async with store.reader.reading() as connection:
        row = (await connection.execute(select(*texts).where(TABLE.c.id == table_id))).one_or_none()
        old_names = [str(name) for name in await connection.scalars(names)]
    if row is not None:
        new_texts = {
            name: scrubbed_json(text, user_id, old_names) for name, text in row._asdict().items() if text is not None
        }
        await store.writer.write(partial(_erase_in_damaged, table_id=table_id, user_id=user_id, texts=new_texts))
        store.forget()


def _is_seated(user_id: int) -> ColumnElement[bool]:
    """Return the condition for the tables at which a user has a seat."""
    return TABLE.c.id.in_(select(SEAT.c.table_id).where(SEAT.c.user_id == user_id))


def _write_tables(session: Session, states: Sequence[TableState], user_id: int) -> None:
    for state in states:
        statements.write_table(session, anonymize(state, user_id), state, None)


def _erase_in_damaged(session: Session, table_id: int, user_id: int, texts: dict[str, str]) -> None:
    changes = {**texts, "version": TABLE.c.version + 1}
    session.execute(update(TABLE).where(TABLE.c.id == table_id).values(changes))
    session.execute(update(TABLE).where(TABLE.c.id == table_id, TABLE.c.host_id == user_id).values(host_id=NOBODY))
    own_seats = update(SEAT).where(SEAT.c.table_id == table_id, SEAT.c.user_id == user_id)
    session.execute(own_seats.values(user_id=NOBODY, name=FORMER, away=True))


def _table_data(state: TableState, user_id: int) -> Data:
    """Return what a table holds about a user."""
    admission, changes = state.admission, state.seat_changes
    seats = [
        {
            "position": position,
            "name": seat.name,
            "joined": shown_moment(seat.joined),
            "last_pressed": shown_moment(seat.acted),
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
        "last_action": shown_moment(state.touched),
        "host": state.host_id == user_id,
        "seats": seats,
        "seat_given_to": [
            {"ai": ceded.ai, "name": ceded.name} for ceded in changes.ceded_seats if ceded.user_id == user_id
        ],
        "joins_as": [newcomer.name for newcomer in changes.newcomers if newcomer.user_id == user_id],
        "invited": user_id in admission.invited,
        "invitation_sent": user_id in admission.invitations_sent,
        "removed_by_host": user_id in admission.kicked,
        "saw_backs": user_id in admission.saw_backs,
        "reactions_muted_by_host": user_id in state.options.muted,
        "joined_under_rules": [terms.rules for terms in state.options.known_terms if terms.user_id == user_id],
        "wants_rematch": state.rematch is not None and user_id in state.rematch.votes,
        "planned_moves": [str(premove.move) for premove in state.premoves if premove.user_id == user_id],
    }


def _batches(items: Sequence[T], size: int) -> Iterator[Sequence[T]]:
    return (items[start : start + size] for start in range(0, len(items), size))


def _delete_nothing(session: Session, server_id: int) -> int:  # noqa: ARG001 - a job of `TableGroup`
    """Delete nothing. `Retention` deletes tables one by one, and a long log from its end."""
    return 0


LIVE_TABLES = TableGroup(
    (TABLE, SEAT, MATCH, EVENT),
    export_parts=export_tables,
    erase=erase_in_closed,
    old=(),
    delete_server=_delete_nothing,
)
MESSAGES = TableGroup(
    (MESSAGE, PANEL),
    read={MESSAGE: message_of, PANEL: panel_of},
    counted_as={MESSAGE: "messages", PANEL: "messages"},
    export=export_messages,
)
