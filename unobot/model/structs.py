"""The common parts of all nouns: open structs, and the ranges that the columns of the database can hold."""

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta


class OpenStruct(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A value that is JSON in the database, to which a later version may add."""

    unread: dict[str, Any] = {}
    """The fields and values of a newer version, as they were read. They are written back with the value."""


# The ranges that the columns can hold. They are checked when a row is read.

Id: TypeAlias = Annotated[int, Meta(ge=0, le=2**63 - 1)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Moment: TypeAlias = Annotated[float, Meta(ge=0, le=1e11)]
