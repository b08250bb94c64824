"""Find the id of a user in rows, by the marks of their columns, and replace it."""

import re
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Row, Table, Text, cast, or_

from unobot.model.former import FORMER, NOBODY

from .declaration import declaration


def may_hold(table: Table, user_id: int) -> ColumnElement[bool]:
    """Return the condition for the rows that may hold an id. It also finds JSON with a longer number; see `holds`."""
    marks = declaration(table)
    return or_(
        *(table.c[name] == user_id for name in marks.user),
        *(cast(table.c[name], Text).contains(str(user_id)) for name in marks.names),
    )


def holds(table: Table, row: Row[Any], user_id: int) -> bool:
    """Return whether a row that `may_hold` has found really holds the id."""
    marks, values = declaration(table), row._asdict()
    return user_id in (values[name] for name in marks.user) or any(
        _number(user_id).search(str(values[name])) for name in marks.names if values[name] is not None
    )


def _number(user_id: int) -> re.Pattern[str]:
    return re.compile(rf"(?<!\d){user_id}(?!\d)")


def scrubbed_json(text: object, user_id: int, names: Iterable[str] = ()) -> str:
    """Return a JSON text with 0 in place of the id, and `FORMER` in place of each name."""
    body = _whole(_number(user_id).sub(str(NOBODY), str(text)))
    for name in names:
        body = body.replace(msgspec.json.encode(_whole(name)).decode(), msgspec.json.encode(FORMER).decode())
    return body


def _whole(text: str) -> str:
    """Return a text without lone surrogates. They stand for bytes that are not UTF-8, and no database accepts them."""
    return text.encode(errors="replace").decode()


def shown_moment(moment: float) -> str:
    """Return a moment (Unix seconds) as ISO 8601 text for an export."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="seconds")
