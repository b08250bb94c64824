"""A table is declared once, and its declaration fails as long as it does not say whose data the columns hold."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from sqlalchemy import BigInteger, Integer, Text

from unobot.database_tables import DATABASE_TABLES
from unobot.model.structs import Id, Moment, Number
from unobot.storage.declaration import METADATA, database_table, declaration


class Note(msgspec.Struct, frozen=True):
    """A note of a user in a server."""

    id: Id
    user_id: Id
    guild_id: Id | None
    words: str
    stars: Number
    touched: Moment


MARKS: dict[str, Any] = {"user": ("user_id",), "server": ("guild_id",), "names": ("words",), "neutral": ("id",)}


@pytest.fixture(autouse=True)
def _only_here() -> Iterator[None]:
    """Forget the tables that a test has declared."""
    yield
    for table in set(METADATA.tables.values()).difference(DATABASE_TABLES):
        METADATA.remove(table)


def test_a_declaration_is_a_table_with_its_marks() -> None:
    table = database_table("note", Note, numbered=True, kept_for="days", **MARKS)
    kinds = {column.name: (type(column.type), column.nullable) for column in table.columns}
    assert kinds["id"] == (Integer, False), "SQLite numbers only such a column"
    assert kinds["user_id"] == (BigInteger, False)
    assert kinds["guild_id"] == (BigInteger, True)
    assert kinds["words"] == (Text, False)
    assert kinds["stars"] == (Integer, False)
    assert (declaration(table).user, declaration(table).names) == (("user_id",), ("words",))


@pytest.mark.parametrize(("mark", "column"), [("user", "user_id"), ("server", "guild_id"), ("names", "words")])
def test_a_column_without_a_mark_is_refused(mark: str, column: str) -> None:
    with pytest.raises(TypeError, match=f"{column} of note has no mark"):
        database_table("note", Note, kept_for="days", **MARKS | {mark: ()})


@pytest.mark.parametrize(
    ("marks", "sentence"),
    [
        (MARKS | {"of_user": ("nickname",)}, "no column nickname"),
        (MARKS | {"neutral": ("id", "words")}, "words of note has two marks"),
        (MARKS | {"kept_for": "table"}, "kept for table"),
        (MARKS | {"kept_for": "bot"}, "kept for bot"),
        (MARKS | {"kept_for": "server", "server": (), "neutral": ("id", "guild_id")}, "kept for server"),
    ],
)
def test_marks_that_cannot_be_true_are_refused(marks: dict[str, Any], sentence: str) -> None:
    with pytest.raises(TypeError, match=sentence):
        database_table("note", Note, **{"kept_for": "days"} | marks)


def test_a_field_that_is_no_column_is_refused() -> None:
    class Listed(msgspec.Struct, frozen=True):
        id: Id
        parts: tuple[int, ...]

    with pytest.raises(TypeError, match="parts is no column"):
        database_table("listed", Listed, kept_for="bot", neutral=("id",))


def test_every_declared_table_is_in_the_list() -> None:
    assert {table.name for table in DATABASE_TABLES} == set(METADATA.tables)


def test_tables_come_after_those_that_they_refer_to() -> None:
    """A restore writes the rows in this order, and the rows of a server go in the other one."""
    for place, table in enumerate(DATABASE_TABLES):
        for key in table.foreign_keys:
            assert key.column.table in DATABASE_TABLES[:place], table.name
