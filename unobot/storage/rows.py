"""States as rows, and rows as states. What a state holds as a whole, such as the options of a table, is JSON there."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import ColumnElement, Row, Select, TextClause, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .schema import Base, MatchRow, SeatRow, TableRow
from .states import SeatState, TableState

T = TypeVar("T")
State = TypeVar("State", bound=msgspec.Struct)


def columns(state: msgspec.Struct, *without: str) -> dict[str, Any]:
    """The values of a state by the names of its columns."""
    values = {name: value for name, value in msgspec.structs.asdict(state).items() if name not in without}
    return {
        name: msgspec.json.encode(value).decode() if isinstance(value, msgspec.Struct) else value
        for name, value in values.items()
    }


def state_of(kind: type[State], row: Row[Any], **more: object) -> State:
    """The state of this kind that a row holds, with ``more`` that stands elsewhere."""
    values = row._asdict() | more
    for field in msgspec.structs.fields(kind):
        if isinstance(field.type, type) and issubclass(field.type, msgspec.Struct):
            values[field.name] = msgspec.json.decode(values[field.name], type=field.type)
    return kind(**values)


def every(row: type[Base]) -> Select[Any]:
    """All columns of a table of the database."""
    return select(*row.__table__.columns)


def only(found: Sequence[T]) -> T | None:
    """The first, if there is one."""
    return found[0] if found else None


async def tables(connection: AsyncConnection, *where: ColumnElement[bool] | TextClause) -> list[TableState]:
    """The tables for which all of ``where`` is true, with their seats, in the order in which they were opened."""
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
    """A match is over."""
    await connection.execute(update(MatchRow).where(MatchRow.id == match_id).values(over=True))


async def write_seats(connection: AsyncConnection, state: TableState) -> None:
    """The seats of a table, in place of those that it had."""
    await connection.execute(delete(SeatRow).where(SeatRow.table_id == state.id))
    if state.seats:
        seats = [
            {"table_id": state.id, "position": position, **columns(seat)} for position, seat in enumerate(state.seats)
        ]
        await connection.execute(insert(SeatRow), seats)
