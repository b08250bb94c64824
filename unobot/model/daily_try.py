"""The values of daily deals: frozen, without behavior, without SQL."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from unobot.model.structs import Id, Moment, Number

Points: TypeAlias = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]
DayText: TypeAlias = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
Squares: TypeAlias = Annotated[str, Meta(pattern="^[wcl]{1,5}$")]

WORLD = 0
"""In place of a server, for the world's deal. Discord gives this id to nobody."""


class DailyTry(msgspec.Struct, frozen=True, kw_only=True):
    """The one try of a user at a daily deal. Only its user sees its moves. The day of a server may name its result."""

    id: Id = 0
    user_id: Id
    server_id: Id
    """The server whose deal it is, or `WORLD`."""
    guild_id: Id | None
    """The server in which the try was begun. None in a direct message, and after the bot forgot that server."""
    day: DayText
    deal_version: Number
    line: tuple[str, ...] = ()
    """The moves. They are empty again after the admin's time for old matches."""
    squares: Squares | None = None
    """The result of each round (see `daily.scores`). None until the last round is over."""
    points: Points | None = None
    version: Number = 0
    """How many times the try was written. A write must build on the last version."""
    touched: Moment
