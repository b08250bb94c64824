"""The columns that hold JSON: a value with parts, such as a ruleset or an entry of a log.

Each JSON object carries the version of its format, as ``v``. A later unobot may add fields and values without a new
version. An earlier one keeps what it does not know in ``unread``, and writes it back. The version is raised only if an
earlier unobot would misunderstand the rest. It then reads nothing of that object, and changes nothing in it.
"""

from functools import lru_cache
from typing import Any, TypeVar, get_origin

import msgspec

from unobot.rules.match import Entry, decode_entry
from unobot.rules.ruleset.ruleset import Ruleset, ruleset_of

from .states import (
    Admission,
    ChannelSettings,
    OpenStruct,
    Preferences,
    Premove,
    Rematch,
    SeatChanges,
    TableOptions,
)

T = TypeVar("T")
OpenState = TypeVar("OpenState", bound=OpenStruct)

VERSION = 1
"""The version of the format that this unobot reads and writes."""
PREFIX = f'{{"v":{VERSION},'

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
PERSONAL = (Preferences, ChannelSettings)
"""The kinds of which a value that cannot be read is kept unread, and its default holds. Nothing of a match needs it."""


class _Items(msgspec.Struct):
    """The JSON object around a tuple, because only an object can carry a version."""

    items: msgspec.Raw


_ruleset_json = lru_cache(maxsize=256)(str)
"""A ruleset is written with each move, and hardly ever another one."""


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


def decode(body: str, kind: type[T]) -> T:
    """Return the value of this kind that `encode` wrote. Raises `ValueError` for anything else."""
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
    """Return the value, with everything that this version does not know in `unread`."""
    known: dict[str, object] = {}
    unread: dict[str, object] = {}
    types = _types(kind)
    for name, value in msgspec.json.decode(body, type=dict[str, Any]).items():
        if name in types and (kind not in PERSONAL or _fits(value, types[name])):
            known[name] = value
        elif name != "v":
            unread[name] = value
    return msgspec.convert(known | {"unread": unread}, kind)


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
