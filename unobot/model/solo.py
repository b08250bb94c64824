"""Games of one user alone."""

from typing import Literal, TypeAlias

import msgspec

from unobot.model.structs import Id, Moment, Number

SoloKind: TypeAlias = Literal["what-if", "daily"]
"""The kind of a game of one user alone."""


class SoloState(msgspec.Struct, frozen=True, kw_only=True):
    """A game of one user alone against AIs. Only its user sees it."""

    id: Id = 0
    user_id: Id
    guild_id: Id | None
    kind: SoloKind
    start: str
    """The start of the game, as JSON of its kind."""
    line: tuple[str, ...] = ()
    """The moves since then."""
    version: Number = 0
    """How many times the line was written. A write must build on the last version."""
    touched: Moment
