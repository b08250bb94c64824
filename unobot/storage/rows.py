"""Convert rows to states.

SQLite keeps anything in any column, and a bit of a disk may change. So each row is checked when it is read.

Each JSON object carries the version of its format, as ``v``. A later unobot may add fields and values without a new
version. An earlier unobot keeps unknown fields in ``unread``, and writes them back. The version is raised only if an
earlier unobot would misunderstand the other fields. It then neither reads nor changes the object.
"""

import re
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any, TypeVar, get_origin

import msgspec
from sqlalchemy import ColumnElement, Row, TextClause, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from unobot.model.audit_entry import AuditEntry
from unobot.model.messages import MessageKey, MessageState, PanelState
from unobot.model.people import BanState, Preferences, UserState
from unobot.model.places import ChannelSettings
from unobot.model.seat import SeatState
from unobot.model.storage_errors import Damaged
from unobot.model.structs import Id, Moment, OpenStruct
from unobot.model.table import MatchState, TableState, TableStatus
from unobot.rules.match import Entry, decode_entry
from unobot.rules.ruleset.ruleset import Ruleset, ruleset_of

from .declaration import declaration
from .schema import MESSAGE, SEAT, TABLE, USER

T = TypeVar("T")
State = TypeVar("State", bound=msgspec.Struct)
OpenState = TypeVar("OpenState", bound=OpenStruct)

_COLUMN = re.compile(r" - at `\$\.(\w+).*")
"""Matches the end of an error message of msgspec, which names the field."""
VERSION = 1
"""The version of the format that this unobot reads and writes."""
PREFIX = f'{{"v":{VERSION},'
"""The beginning of each JSON object that has fields."""

JSON_COLUMNS = {**declaration(TABLE).json_types, **declaration(USER).json_types}
"""The types of the values that are JSON in the database, by column."""
PERSONAL = (Preferences, ChannelSettings)
"""The types in which an unreadable value stays unread, and its default applies. No match depends on these values."""


class _Items(msgspec.Struct):
    """The JSON object around a tuple, because only an object can carry a version."""

    items: msgspec.Raw


def decode(body: str, kind: type[T]) -> T:
    """Return the value of this kind that `statements.encode` wrote. Raises `ValueError` for anything else."""
    if not isinstance(body, str):
        raise ValueError("it is not text")  # noqa: TRY004 - SQLite may hold anything in any column
    if not body.startswith(PREFIX):
        _check_version(body)
    if kind is Entry:
        return decode_entry(body)  # type: ignore[return-value]  # T is Entry here
    if kind is Ruleset:
        values = msgspec.json.decode(body, type=dict[str, object])
        values.pop("v", None)
        return ruleset_of(values)  # type: ignore[return-value]  # T is Ruleset here
    if get_origin(kind) is tuple:
        return msgspec.json.decode(msgspec.json.decode(body, type=_Items).items, type=kind)
    return _decode_open(body, kind)  # type: ignore[type-var]  # all other kinds are open


def _check_version(body: str) -> None:
    values = msgspec.json.decode(body, type=dict[str, msgspec.Raw])
    version = msgspec.json.decode(values.get("v", b"1"), type=int)
    if version > VERSION:
        raise ValueError(f"a newer unobot wrote it, in version {version} of its format")


def _decode_open(body: str, kind: type[OpenState]) -> OpenState:
    """Return the value. `unread` gets all fields that this version cannot read."""
    values: dict[str, object] = {}
    unread: dict[str, object] = {}
    types = _types(kind)
    for name, value in msgspec.json.decode(body, type=dict[str, Any]).items():
        if name in types and (kind not in PERSONAL or _fits(value, types[name])):
            values[name] = value
        elif name != "v":
            unread[name] = value
    return msgspec.convert(values | {"unread": unread}, kind)


@lru_cache
def _types(kind: type[OpenStruct]) -> dict[str, Any]:
    """Return the types of the fields, by name."""
    return {field.name: field.type for field in msgspec.structs.fields(kind) if field.name != "unread"}


def _fits(value: object, kind: object) -> bool:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True


def state_of(kind: type[State], row: Row[Any], name: str, **more: object) -> State:
    """Return the state of this kind in a row, with ``more`` fields from other rows.

    Raises `Damaged`, which calls the row ``name``.
    """
    values = row._asdict() | more
    for column, body in values.items():
        if column in JSON_COLUMNS and body is not None:
            values[column] = _decoded(body, JSON_COLUMNS[column], f"The column {column} of {name}")
    return checked(kind, values, name)


def checked(kind: type[T], values: Mapping[str, object] | Sequence[object], name: str) -> T:
    """Return the values as this kind. Raises `Damaged`, which calls the row ``name``, if one of them does not fit."""
    try:
        for value in values.values() if isinstance(values, Mapping) else values:
            if isinstance(value, str) and not value.isascii():
                value.encode()  # SQLite has read bytes that are not UTF-8 as lone surrogates
        return msgspec.convert(values, kind, builtin_types=(bytes,))
    except msgspec.ValidationError as error:
        why = str(error)
        column = _COLUMN.search(why)
        row = f"The column {column[1]} of {name}" if column else name
        raise Damaged(row, _COLUMN.sub("", why)) from error
    except ValueError as error:
        raise Damaged(name, error) from error


def checked_rows(
    kind: type[T], rows: Sequence[Sequence[object]], name: str, log_damage: Callable[[Damaged], None] | None = None
) -> list[T]:
    """Return the rows as values of this kind. A damaged row is left out, and passed to ``log_damage``.

    All rows are checked at once, which takes a third of the time. Only if one is damaged, each is checked by itself.
    """
    texts = ("".join(map(str, column)) for column in zip(*rows, strict=True) if isinstance(column[0], str))
    with suppress(Damaged):
        checked(list[str], [*texts], name)  # for bytes that are not UTF-8
        return checked(list[kind], rows, name)  # type: ignore[valid-type]  # the kind is known only now
    values = []
    for row in rows:
        try:
            values.append(checked(kind, row, name))
        except Damaged as damage:
            if log_damage is not None:
                log_damage(damage)
    return values


HOME = func.coalesce(TABLE.c.foreign_id, TABLE.c.guild_id).label("home_id")
"""`TableState.home_id` in SQL."""


class TableHome(msgspec.Struct, frozen=True):
    """The columns of a table that say which process serves it."""

    id: Id
    home_id: Id | None


class TableClock(TableHome, frozen=True):
    """The columns of `TableHome`, and whether and when the table must act by itself."""

    status: TableStatus
    deadline: Moment | None


def columns_of(kind: type[TableHome], row: Row[Any]) -> tuple[Any, ...]:
    """Return the columns of a `TableHome` or a `TableClock` from a row. Raises `Damaged`."""
    return msgspec.structs.astuple(checked(kind, row._asdict(), f"table {row.id}"))


def message_of(row: Row[Any]) -> MessageState:
    """Return the message that a row holds. Raises `Damaged`."""
    values = row._asdict()
    key = [values.pop(column.name) for column in MESSAGE.primary_key]
    name = f"a message of table {row.table_id}"
    return checked(MessageState, values | {"key": checked(MessageKey, key, name)}, name)


def panel_of(row: Row[Any]) -> PanelState:
    """Return the panel that a row holds. Raises `Damaged`."""
    return checked(PanelState, row._asdict(), f"a panel of table {row.table_id}")


def user_of(row: Row[Any]) -> UserState:
    """Return the user that a row holds. Raises `Damaged`."""
    return state_of(UserState, row, f"user {row.id}")


def settings_of(row: Row[Any]) -> ChannelSettings:
    """Return the settings that a row holds. Raises `Damaged`."""
    name = f"The settings of the channel or server {row.id}"
    checked(tuple[Id], (row.id,), name)
    return _decoded(row.body, ChannelSettings, name)


def ban_of(row: Row[Any]) -> BanState:
    """Return the ban that a row holds. Raises `Damaged`."""
    return checked(BanState, row._asdict(), f"the ban of user {row.user_id} in server {row.guild_id}")


def audit_entry_of(row: Row[Any]) -> AuditEntry:
    """Return the entry of the audit log that a row holds. Raises `Damaged`."""
    return checked(AuditEntry, row._asdict(), f"the act {row.id} of an admin")


def match_of(row: Row[Any], events: Sequence[Row[Any]], since: int = 0) -> tuple[MatchState, list[Entry]]:
    """Return the match in a row, and its entries from the ply ``since`` on (``events``). Raises `Damaged`."""
    name = f"match {row.id}"
    last = events[-1].at if events else row.started
    match = checked(MatchState, row._asdict() | {"last": last}, name)
    if [event.ply for event in events] != list(range(since, since + len(events))) or not (events or since):
        raise Damaged(f"The log of {name}", "one of its entries is missing")
    return match, [entry_of(event) for event in events]


def entry_of(row: Row[Any]) -> Entry:
    """Return the entry that a row holds. Raises `Damaged`."""
    name = f"Entry {row.ply} of match {row.match_id}"
    entry = _decoded(row.body, Entry, name)
    if entry.ply != row.ply:
        raise Damaged(name, f"it says that it is entry {entry.ply}")
    checked(tuple[Moment], (row.at,), name)
    return entry


def _decoded(body: str, kind: type[T], name: str) -> T:
    try:
        return decode(body, kind)
    except ValueError as error:
        raise Damaged(name, error) from error


def first_or_none(items: Sequence[T]) -> T | None:
    """Return the first item, or ``None`` if there is none."""
    return items[0] if items else None


async def tables(connection: AsyncConnection, *where: ColumnElement[bool] | TextClause) -> list[TableState]:
    """Return the tables that meet all conditions, with their seats, oldest first. Raises `Damaged`."""
    rows = (await connection.execute(select(TABLE).where(*where).order_by(TABLE.c.id))).all()
    seats = defaultdict[int, list[Row[Any]]](list)
    if rows:
        ids = [row.id for row in rows]
        query = select(SEAT).where(SEAT.c.table_id.in_(ids)).order_by(SEAT.c.table_id, SEAT.c.position)
        for seat in await connection.execute(query):
            seats[seat.table_id].append(seat)
    return [table_of(row, seats[row.id]) for row in rows]


def table_of(row: Row[Any], seats: Sequence[Row[Any]]) -> TableState:
    """Return the table from its row and the rows of its seats. Raises `Damaged`."""
    name = f"table {row.id}"
    if [seat.position for seat in seats] != list(range(len(seats))):
        raise Damaged(f"The seats of {name}", "one of them is missing")
    return state_of(TableState, row, name, seats=tuple(_seat_of(seat) for seat in seats))


def _seat_of(row: Row[Any]) -> SeatState:
    values = row._asdict()
    name = f"seat {values.pop('position')} of table {values.pop('table_id')}"
    seat = checked(SeatState, values, name)
    if seat.user_id is None and seat.level is None:
        raise Damaged(name, "it belongs to nobody")
    return seat
