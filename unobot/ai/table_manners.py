"""Table manners: how long the AIs of a level take, and what they forget, as people do.

They are data (``table_manners.toml``) and do not change the moves that a strategy chooses. In arenas and training there
is no table, so no AI waits or forgets. In simulations an AI forgets only with ``--forget``.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from random import Random
from typing import Annotated, Final, TypeAlias

import msgspec

Chance: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=1)]
Seconds: TypeAlias = Annotated[float, msgspec.Meta(ge=0)]
Span: TypeAlias = tuple[Seconds, Seconds]
"""The minimum and the maximum in seconds."""


UNO_WINDOW: Final = 4.0
"""The seconds that an AI waits after a forgotten Uno: time to catch it, and to remember it."""


class TableManners(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table manners of one level; ``table_manners.toml`` describes each field."""

    pause: Span
    choice_pause: Span
    weighs: Chance
    forgets: Chance
    remembers: Span
    notices: Chance
    catches: Span
    jumps: Chance
    jumps_after: Span

    def __post_init__(self) -> None:
        for name in ("pause", "choice_pause", "remembers", "catches", "jumps_after"):
            least, most = getattr(self, name)
            if least > most:
                raise ValueError(f"{name}: the minimum of {least} seconds is above the maximum of {most}")


def read_table_manners(text: bytes | str) -> dict[str, TableManners]:
    """Return the table manners by level. Raise msgspec's ``DecodeError`` for an invalid text."""
    return msgspec.toml.decode(text, type=dict[str, TableManners])


TABLE_MANNERS: Final[Mapping[str, TableManners]] = read_table_manners(
    files("unobot.ai").joinpath("table_manners.toml").read_bytes()
)
"""The table manners of every level, by name."""


def manners_of(player: str) -> TableManners:
    """Return the table manners of a level; those of ``clever`` for a player that is no level."""
    return TABLE_MANNERS.get(player, TABLE_MANNERS["clever"])


def thinking_time(table_manners: TableManners, difficulty: float, *, is_choice: bool, rng: Random) -> float:
    """Return the seconds before a move at an ordinary table, by the public ``difficulty`` (0 to 1) of the decision.

    ``is_choice`` says whether the seat names a color or answers owed cards. Whether the seat has several moves is not
    asked for: a pause must not tell that.
    """
    least, most = table_manners.choice_pause if is_choice else table_manners.pause
    usual = 0.5 + table_manners.weighs * (difficulty - 0.5)
    return rng.triangular(least, most, least + (most - least) * usual)
