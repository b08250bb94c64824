"""Convert states to rows and rows to states. A column holds a value with parts, such as a ruleset, as JSON."""

from collections import defaultdict
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, TypeVar

import msgspec
from sqlalchemy import ColumnElement, Row, Select, TextClause, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from unobot.rules.match import Entry, decode_entry
from unobot.rules.ruleset.ruleset import Ruleset, parse_ruleset

from .schema import Base, MatchRow, SeatRow, TableRow
from .states import (
    Admission,
    MessageKey,
    MessageState,
    Preferences,
    Premove,
    Rematch,
    SeatChanges,
    SeatState,
    TableOptions,
    TableState,
)

T = TypeVar("T")
State = TypeVar("State", bound=msgspec.Struct)

JSON_COLUMNS: dict[str, Any] = {
    "ruleset": Ruleset,
    "options": TableOptions,
    "admission": Admission,
    "seat_changes": SeatChanges,
    "rematch": Rematch,
    "premoves": tuple[Premove, ...],
    "preferences": Preferences,
}
"""The types of the values that are JSON in the database, by column."""


_ruleset_json = lru_cache(maxsize=256)(str)
"""Encode a ruleset, cached because each move writes the same ruleset again."""


def encode(value: object) -> str:
    """Return the JSON of a value for its column."""
    if isinstance(value, Ruleset):
        return _ruleset_json(value)
    return msgspec.json.encode(value).decode()


def decode(body: str, kind: type[T]) -> T:
    """Return the value of this kind that `encode` wrote. Raises `ValueError` for anything else."""
    if kind is Ruleset:
        return parse_ruleset(body)  # type: ignore[return-value]  # T is Ruleset here
    if kind is Entry:
        return decode_entry(body)  # type: ignore[return-value]  # T is Entry here
    return msgspec.json.decode(body, type=kind)


def columns(state: msgspec.Struct, *without: str) -> dict[str, Any]:
    """Return the values of a state by column."""
    values = {name: value for name, value in msgspec.structs.asdict(state).items() if name not in without}
    return {
        name: encode(value) if name in JSON_COLUMNS and value is not None else value for name, value in values.items()
    }


def state_of(kind: type[State], row: Row[Any], **more: object) -> State:
    """Return the state of this kind that a row holds, with ``more`` from other rows."""
    values = row._asdict() | more
    for name, body in values.items():
        if name in JSON_COLUMNS and body is not None:
            values[name] = decode(body, JSON_COLUMNS[name])
    return kind(**values)


def message_columns(message: MessageState) -> dict[str, Any]:
    """Return the values of a message by column."""
    return {**message.key._asdict(), **columns(message, "key")}


def message_of(row: Row[Any]) -> MessageState:
    """Return the message that a row holds."""
    return MessageState(MessageKey(row.table_id, row.kind, row.user_id), row.channel_id, row.message_id, row.posted)


def every(row: type[Base]) -> Select[Any]:
    """Select all columns of a table of the database."""
    return select(*row.__table__.columns)


def only(found: Sequence[T]) -> T | None:
    """Return the first item, or ``None`` if there is none."""
    return found[0] if found else None


async def tables(connection: AsyncConnection, *where: ColumnElement[bool] | TextClause) -> list[TableState]:
    """Return the tables that meet all conditions, with their seats, oldest first."""
    rows = (await connection.execute(every(TableRow).where(*where).order_by(TableRow.id))).all()
    seats = defaultdict[int, list[SeatState]](list)
    if rows:
        ids = [row.id for row in rows]
        query = every(SeatRow).where(SeatRow.table_id.in_(ids)).order_by(SeatRow.table_id, SeatRow.position)
        for seat in await connection.execute(query):
            values = seat._asdict()
            del values["position"]
            seats[values.pop("table_id")].append(SeatState(**values))
    return [state_of(TableState, row, seats=tuple(seats[row.id])) for row in rows]


async def end_match(connection: AsyncConnection, match_id: int) -> None:
    """Mark a match as over."""
    await connection.execute(update(MatchRow).where(MatchRow.id == match_id).values(over=True))


async def write_seats(connection: AsyncConnection, state: TableState) -> None:
    """Replace the seats of a table."""
    await connection.execute(delete(SeatRow).where(SeatRow.table_id == state.id))
    if state.seats:
        seats = [
            {"table_id": state.id, "position": position, **columns(seat)} for position, seat in enumerate(state.seats)
        ]
        await connection.execute(insert(SeatRow), seats)
