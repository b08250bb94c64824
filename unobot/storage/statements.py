"""Write states to rows. Each function is one part of a transaction.

A transaction is a `Job`: a synchronous function that gets a `Session`. On an SQLite file, the session uses SQLite's own
driver (`file_writer`). On other databases, it is a connection of SQLAlchemy. The functions are the same for both.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Protocol, TypeVar

import msgspec
from msgspec.structs import astuple, replace
from sqlalchemy import Boolean, Insert, Select, Table, Text, bindparam, case, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql

from unobot.model.messages import MessageState, PanelState
from unobot.model.seat import SeatState
from unobot.model.storage_errors import Overtaken, StorageError
from unobot.model.structs import OpenStruct
from unobot.model.table import TableState
from unobot.rules.match import Entry
from unobot.rules.ruleset.ruleset import Ruleset

from .rows import JSON_COLUMNS, PREFIX, VERSION
from .schema import EVENT, MATCH, PANEL, READY_SEAL, SEAT, TABLE

T = TypeVar("T")
CHANNEL = "unobot_table"
"""The channel of PostgreSQL for notices (`notices`)."""


class Result(Protocol):
    """The result of a statement."""

    @property
    def rowcount(self) -> int:
        """Return how many rows were written."""
        ...

    def fetchall(self) -> Any:  # noqa: ANN401 - rows of two libraries
        """Return the rows that the statement returns."""
        ...


class Session(Protocol):
    """A connection inside a transaction."""

    def execute(self, statement: Any, parameters: Mapping[str, Any] | None = None, /) -> Result:  # noqa: ANN401
        """Run a statement of SQLAlchemy. With ``parameters``, its compiled form is cached: use one statement object."""
        ...


Job = Callable[[Session], T]
"""A transaction, or a part of one. It may raise anything, and then it changes nothing."""

_ruleset_json = lru_cache(maxsize=256)(str)
"""The JSON of a ruleset, cached: each move writes one, and there are few."""


def encode(value: object) -> str:
    """Return the JSON of a value for its column."""
    if isinstance(value, Ruleset):
        body = _ruleset_json(value)
    elif isinstance(value, OpenStruct) and value.unread:
        plain = msgspec.to_builtins(value)
        body = msgspec.json.encode(plain.pop("unread") | plain).decode()
    else:
        body = msgspec.json.encode({"items": value} if isinstance(value, tuple) else value).decode()
    return f'{{"v":{VERSION}}}' if body == "{}" else PREFIX + body[1:]


def columns(state: msgspec.Struct, *without: str) -> dict[str, Any]:
    """Return the values of a state by column."""
    values = {name: value for name, value in msgspec.structs.asdict(state).items() if name not in without}
    return {
        name: encode(value) if name in JSON_COLUMNS and value is not None else value for name, value in values.items()
    }


def message_columns(message: MessageState) -> dict[str, Any]:
    """Return the values of a message by column."""
    return {**message.key._asdict(), **columns(message, "key")}


# `key` and `base` must not be names of columns, because SQLAlchemy uses these names for new values.
_CHANGE_TABLE = update(TABLE).where(TABLE.c.id == bindparam("key"), TABLE.c.version == bindparam("base"))
_NEW_SEAT = insert(SEAT)
_CHANGE_SEAT = update(SEAT).where(SEAT.c.table_id == bindparam("key"), SEAT.c.position == bindparam("place"))
_NO_SEATS = delete(SEAT).where(SEAT.c.table_id == bindparam("key"))
_NEW_ENTRY = postgresql.insert(EVENT).on_conflict_do_nothing()
_OVER = update(MATCH).where(MATCH.c.id == bindparam("key")).values(over=True)
NOTICE = select(func.pg_notify(CHANNEL, bindparam("notice")))
_RENEW_PANEL = update(PANEL).where(
    PANEL.c.table_id == bindparam("key"),
    PANEL.c.user_id == bindparam("owner"),
    PANEL.c.message_id == bindparam("post"),
    PANEL.c.expires < bindparam("until"),
)


def create_table(session: Session, state: TableState) -> TableState:
    """Write a new table and its seats. Return it with its new id.

    Raises `Overtaken` if another table has used its ready secret first (`ready_seals`).
    """
    if state.options.seal == "ready":
        delete_seal = delete(READY_SEAL).where(
            READY_SEAL.c.user_id == state.host_id, READY_SEAL.c.secret == state.secret
        )
        if session.execute(delete_seal).rowcount != 1:
            raise Overtaken
    insert_table = insert(TABLE).values(columns(state, "id", "seats")).returning(TABLE.c.id)
    ((table_id,),) = session.execute(insert_table).fetchall()
    created = replace(state, id=table_id)
    _write_seats(session, created, None)
    return created


def write_table(
    session: Session, state: TableState, before: TableState | None, origin: str | None, *, over: bool = False
) -> TableState:
    """Write the next version of a table and its seats. With ``over``, mark its match as over, if it has one.

    ``before``: the table in the database at the version of ``state``, if that is known. Then only differences are
    written. ``origin``: the name of this process; all others are notified, unless it is None. Raises Overtaken if the
    database holds another version.
    """
    saved = replace(state, version=state.version + 1)
    values = {**_changed(saved, before, "id", "seats"), "key": state.id, "base": state.version}
    if session.execute(_CHANGE_TABLE, values).rowcount != 1:
        if not session.execute(select(TABLE.c.id).where(TABLE.c.id == state.id)).fetchall():
            raise StorageError(f"There is no table {state.id} in the database.")
        raise Overtaken(f"table {state.id} has been written since version {state.version}")
    _write_seats(session, saved, before)
    if over and state.match_id is not None:
        session.execute(_OVER, {"key": state.match_id})
    if origin is not None:
        session.execute(NOTICE, {"notice": f"{origin} {saved.id} {saved.home_id or 0} {saved.version}"})
    return saved


def _write_seats(session: Session, state: TableState, before: TableState | None) -> None:
    if before is not None and len(before.seats) == len(state.seats):
        for position, (seat, last) in enumerate(zip(state.seats, before.seats, strict=True)):
            if seat is not last and (changed := _changed(seat, last)):
                session.execute(_CHANGE_SEAT, {**changed, "key": state.id, "place": position})
        return
    session.execute(_NO_SEATS, {"key": state.id})
    for position, seat in enumerate(state.seats):
        session.execute(_NEW_SEAT, {"table_id": state.id, "position": position, **columns(seat)})


def _changed(state: TableState | SeatState, before: TableState | SeatState | None, *without: str) -> dict[str, Any]:
    """Return the values of a state by column that differ from ``before``."""
    if before is None:
        return columns(state, *without)
    return {
        name: encode(value) if name in JSON_COLUMNS and value is not None else value
        for name, value, last in zip(state.__struct_fields__, astuple(state), astuple(before), strict=True)
        if value is not last and value != last and name not in without
    }


def begin_match(
    session: Session,
    state: TableState,
    before: TableState | None,
    origin: str | None,
    *,
    seed: bytes,
    salt: int,
    started: float,
    entry: Entry,
) -> TableState:
    """Write a new match with its first entry, and its table as `write_table` does. The table gets its `match_id`.

    A table without an id is new, and is written first.
    """
    if not state.id:
        state = before = create_table(session, state)
    new = insert(MATCH).values(table_id=state.id, seed=seed, salt=salt, started=started, over=False, reported=False)
    ((match_id,),) = session.execute(new.returning(MATCH.c.id)).fetchall()
    _insert_entry(session, match_id, entry, started)
    return write_table(session, replace(state, match_id=match_id), before, origin)


def append_entry(
    session: Session,
    state: TableState,
    before: TableState | None,
    origin: str | None,
    *,
    match_id: int,
    entry: Entry,
    at: float,
    over: bool,
) -> TableState:
    """Write an entry of a match, and its table as `write_table` does.

    Raises Overtaken, also if the match has an entry at this ply.
    """
    # The table is first, as in `move_at_once`. Two processes with different orders could wait for each other forever.
    saved = write_table(session, state, before, origin, over=over)
    _insert_entry(session, match_id, entry, at)
    return saved


def _insert_entry(session: Session, match_id: int, entry: Entry, at: float) -> None:
    values = {"match_id": match_id, "ply": entry.ply, "body": encode(entry), "at": at}
    if session.execute(_NEW_ENTRY, values).rowcount != 1:
        raise Overtaken(f"match {match_id} has an entry at ply {entry.ply}")


def renew_panel(session: Session, panel: PanelState) -> None:
    """Write the token of a panel, if its message is still the stored one and the stored token is older."""
    condition = {"key": panel.table_id, "owner": panel.user_id, "post": panel.message_id, "until": panel.expires}
    session.execute(_RENEW_PANEL, {"token": panel.token, "expires": panel.expires, **condition})


@lru_cache
def put(table: Table, except_columns: tuple[str, ...] = ()) -> Insert:
    """Return the statement that writes a row, or replaces the row with the same primary key.

    In a row that exists, ``except_columns`` keep their values.
    """
    keys = [column.name for column in table.primary_key]
    new = postgresql.insert(table)  # SQLite has the same syntax, and its dialect compiles it, too
    rest = {column.name: new.excluded[column.name] for column in table.columns}
    rest = {name: value for name, value in rest.items() if name not in (*keys, *except_columns)}
    return new.on_conflict_do_update(index_elements=keys, set_=rest)


# A move on PostgreSQL


def move_at_once(
    state: TableState, before: TableState, origin: str | None, *, match_id: int, entry: Entry, at: float
) -> tuple[TableState, Select[Any], dict[str, Any]]:
    """Return the table as written, one statement of PostgreSQL in place of `append_entry`, and its parameters.

    ``state`` must have as many seats as ``before``. The statement returns no row if the table was overtaken.
    """
    saved = replace(state, version=state.version + 1)
    table = _changed(saved, before, "id", "seats")
    pairs = enumerate(zip(saved.seats, before.seats, strict=True))
    seats = {position: changed for position, (seat, last) in pairs if (changed := _changed(seat, last))}
    values = {f"table_{name}": value for name, value in table.items()}
    for position, changed in seats.items():
        values |= {f"seat{position}_{name}": value for name, value in changed.items()}
    values |= {"entry_match_id": match_id, "entry_ply": entry.ply, "entry_body": encode(entry), "entry_at": at}
    notice = f"{origin} {saved.id} {saved.home_id or 0} {saved.version}"
    values |= {"key": state.id, "base": state.version, "notice": notice, "told": origin is not None}
    statement = _move(tuple(table), tuple((position, tuple(changed)) for position, changed in seats.items()))
    return saved, statement, values


@lru_cache(maxsize=1024)
def _move(table: tuple[str, ...], seats: tuple[tuple[int, tuple[str, ...]], ...]) -> Select[Any]:
    """Return the statement that writes columns of a table, columns of its seats by position, and an entry."""
    change = _CHANGE_TABLE.values({name: bindparam(f"table_{name}") for name in table})
    moved = change.returning(TABLE.c.id).cte("moved")
    log = EVENT.columns
    entry = select(*(bindparam(f"entry_{column.name}", type_=column.type) for column in log)).select_from(moved)
    parts: list[Any] = [insert(EVENT).from_select(log.keys(), entry).cte("entry")]
    for position, changed in seats:
        seat = update(SEAT).where(SEAT.c.table_id == moved.c.id, SEAT.c.position == position)
        new: dict[str, Any] = {name: bindparam(f"seat{position}_{name}") for name in changed}
        parts.append(seat.values(new).cte(f"seat{position}"))
    notify = case((bindparam("told", type_=Boolean), func.pg_notify(CHANNEL, bindparam("notice", type_=Text))))
    return select(moved.c.id, notify).add_cte(*parts)
