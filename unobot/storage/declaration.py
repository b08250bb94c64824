"""Declare a table of the database once: its columns, whose data each column holds, and for how long.

The columns are the fields of a struct. Each column with ids, texts or bytes needs a mark, so nobody can forget one:

* ``user``: the id of a user.
* ``of_user``: data of the user of the row, such as their name. It is deleted with their id.
* ``names``: a text, often JSON, that may contain the id or the name of any user.
* ``server``: the id of the server whose data the row is. It is deleted with that data.
* ``place``: the same, but it may also be the id of a channel.
* ``was_in``: the id of a server. The row stays when that server's data is deleted, and this becomes NULL.
* ``neutral``: nobody's data, or an id that tells nothing about a user or a server without the rest of the row.

`features/privacy/store` and `retention` follow the marks, so they cover a new table without a change.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from types import NoneType
from typing import Annotated, Any, Literal, TypeAlias, cast, get_args, get_origin, get_type_hints

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Dialect,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
)
from sqlalchemy.types import TypeEngine

Names: TypeAlias = tuple[str, ...]
KeptFor: TypeAlias = Literal["table", "days", "server", "user", "bot"]
"""How long rows are kept:

* ``table``: as long as the row of another table that they refer to.
* ``days``: as long as the admin keeps old matches.
* ``server``: until the bot has left the server for some time.
* ``user``: until the user deletes their data.
* ``bot``: as long as the bot needs them. They are about no person.
"""
METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }
)
_MARKS = ("user", "of_user", "names", "server", "place", "was_in", "neutral")
_LARGEST_INTEGER = 2**31 - 1


class Bytes(LargeBinary):
    """Bytes as the driver reads them. SQLAlchemy's own type fails for all rows if SQLite has a text in one of them."""

    cache_ok = True

    def result_processor(self, dialect: Dialect, coltype: object) -> None:
        """Return no conversion."""


@dataclass(frozen=True, slots=True)
class Declaration:
    """The arguments of `database_table` for a table, beside its columns."""

    kept_for: KeptFor
    user: Names
    of_user: Names
    names: Names
    server: Names
    place: Names
    was_in: Names
    json_types: Mapping[str, Any]
    """The types of the values that are JSON in the database, by column."""
    row: type[msgspec.Struct]
    """The type of a row as it is stored: JSON is a text."""

    @property
    def is_personal(self) -> bool:
        """Whether a row can be about a user."""
        return bool(self.user or self.names)


def declaration(table: Table) -> Declaration:
    """Return the declaration of a table."""
    return cast("Declaration", table.info[Declaration])


def database_table(
    name: str,
    struct: type[msgspec.Struct],
    *indexes: Index,
    kept_for: KeptFor,
    key: Names = ("id",),
    numbered: bool = False,
    refers: Mapping[str, Column[Any]] | None = None,
    small: Names = (),
    also: Mapping[str, Any] | None = None,
    without: Names = (),
    json: Names = (),
    defaults: Mapping[str, str] | None = None,
    user: Names = (),
    of_user: Names = (),
    names: Names = (),
    server: Names = (),
    place: Names = (),
    was_in: Names = (),
    neutral: Names = (),
) -> Table:
    """Declare a table whose columns are the fields of a struct. Fields that are named tuples are several columns.

    ``numbered``: whether the database numbers the rows. It uses no number twice, because buttons in Discord carry them.
    ``refers``: the foreign keys, by column. ``small``: columns with the numbers of other rows. They fit into 32 bits,
    although the struct allows more. ``also``: further columns, with their types, before the others. ``without``: fields
    that have no column. ``json``: columns that are JSON. ``defaults``: the values of a column in rows of an older
    version. The module describes the marks.

    Raises `TypeError` if a column with ids, texts or bytes has no mark, or two. Raises it, too, if no column shows how
    long the rows are kept.
    """
    types = {**(also or {}), **dict(_fields(struct, without))}
    columns = [
        _column(
            column,
            Integer() if (numbered and (column,) == key) or column in small else None,
            kind,
            refers=(refers or {}).get(column),
            is_json=column in json,
            is_key=column in key,
            is_numbered=numbered,
            default=(defaults or {}).get(column),
        )
        for column, kind in types.items()
    ]
    marks = dict(zip(_MARKS, (user, of_user, names, server, place, was_in, neutral), strict=True))
    _check_marks(name, columns, marks)
    _check_end(name, kept_for, marks, refers=bool(refers), columns=types)
    row_fields = [(column, _plain(kind) if column in json else kind) for column, kind in types.items()]
    row = msgspec.defstruct(name, row_fields, frozen=True)
    json_types = {column: _without_none(types[column])[0] for column in json}
    facts = Declaration(kept_for, user, of_user, names, server, place, was_in, json_types, row)
    options: dict[str, Any] = {"sqlite_autoincrement": True} if numbered else {}
    return Table(name, METADATA, *columns, PrimaryKeyConstraint(*key), *indexes, info={Declaration: facts}, **options)


def _fields(struct: type[msgspec.Struct], without: Names) -> Iterator[tuple[str, Any]]:
    """Yield the name and the type of each column of a struct."""
    for name, kind in get_type_hints(struct, include_extras=True).items():
        if name in without:
            continue
        if isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "_fields"):
            yield from get_type_hints(kind, include_extras=True).items()
        else:
            yield name, kind


def _column(
    name: str,
    sql_type: TypeEngine[Any] | None,
    kind: Any,  # noqa: ANN401 - the type of a field
    *,
    refers: Column[Any] | None,
    is_json: bool,
    is_key: bool,
    is_numbered: bool,
    default: str | None,
) -> Column[Any]:
    kind, is_optional = _without_none(kind)
    if refers is not None:
        sql_type = refers.type
    elif sql_type is None:
        sql_type = Text() if is_json else _sql_type(name, kind)
    constraints = () if refers is None else (ForeignKey(refers),)
    autoincrement: bool | Literal["auto"] = "auto" if is_numbered or not is_key else False
    column: Column[Any] = Column(
        sql_type, *constraints, nullable=is_optional, autoincrement=autoincrement, server_default=default
    )
    # As an argument, the name would become a kind of text that msgspec does not take as a key of a row.
    column.key = column.name = name
    return column


def _without_none(kind: Any) -> tuple[Any, bool]:  # noqa: ANN401 - the type of a field
    """Return a type without `None`, and whether it allowed `None`."""
    options = get_args(kind)
    if NoneType not in options:
        return kind, False
    (inner,) = (option for option in options if option is not NoneType)
    return inner, True


def _plain(kind: Any) -> Any:  # noqa: ANN401 - the type of a field
    """Return the stored type of a column that is JSON: a text."""
    return str | None if _without_none(kind)[1] else str


def _sql_type(name: str, kind: Any) -> TypeEngine[Any]:  # noqa: ANN401 - the type of a field
    plain, *limits = get_args(kind) if get_origin(kind) is Annotated else (kind,)
    if get_origin(plain) is Literal:
        return Text()
    if plain is int:
        largest = max((limit.le for limit in limits if limit.le is not None), default=0)
        return BigInteger() if largest > _LARGEST_INTEGER else Integer()
    simple: dict[Any, Callable[[], TypeEngine[Any]]] = {float: Double, str: Text, bytes: Bytes, bool: Boolean}
    if plain not in simple:
        raise TypeError(f"The field {name} is no column: name it in json, or in without.")
    return simple[plain]()


def _check_marks(name: str, columns: list[Column[Any]], marks: Mapping[str, Names]) -> None:
    """Raise `TypeError` unless each column that needs a mark has one."""
    names = {marked_name.name for marked_name in columns}
    marked = [marked_name for mark in marks.values() for marked_name in mark]
    for marked_name in marked:
        if marked_name not in names:
            raise TypeError(f"The table {name} has no column {marked_name}.")
        if marked.count(marked_name) > 1:
            raise TypeError(f"The column {marked_name} of {name} has two marks.")
    for column in columns:
        needs_mark = isinstance(column.type, BigInteger | Text | LargeBinary) or column.name.endswith("id")
        if needs_mark and column.name not in marked:
            raise TypeError(f"The column {column.name} of {name} has no mark: whose data is it ({', '.join(_MARKS)})?")


def _check_end(
    name: str, kept_for: KeptFor, marks: Mapping[str, Names], *, refers: bool, columns: Mapping[str, Any]
) -> None:
    """Raise `TypeError` if no column shows how long the rows are kept."""
    ends = {
        "table": refers,
        "days": "touched" in columns,
        "server": bool(marks["server"]),
        "user": bool(marks["user"]),
        "bot": not (marks["user"] or marks["names"]),
    }
    if not ends[kept_for]:
        raise TypeError(f"No column of {name} says when its rows end: they are kept for {kept_for}.")
