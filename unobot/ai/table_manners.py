"""How the AIs of a level sit at a table: how long they take, and what they forget, as people do.

It is data (``table_manners.toml``) and has no part in what a strategy chooses. Where there is no table, in arenas and
training, nobody forgets anything, and in simulations only with ``--forget``.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Annotated, Final, TypeAlias

import msgspec

Chance: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=1)]
Seconds: TypeAlias = Annotated[float, msgspec.Meta(ge=0)]
Span: TypeAlias = tuple[Seconds, Seconds]
"""The least and the most; what happens lies anywhere between."""


UNO_WINDOW: Final = 4.0
"""Seconds for which an AI does not move on after a forgotten Uno: time to catch it, and to remember it."""


class TableManners(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The manners of one level; what each field says stands in ``table_manners.toml``."""

    pause: Span
    ponders: Span
    forgets: Chance
    remembers: Span
    notices: Chance
    catches: Span
    jumps: Chance
    jumps_after: Span

    def __post_init__(self) -> None:
        for name in ("pause", "ponders", "remembers", "catches", "jumps_after"):
            least, most = getattr(self, name)
            if least > most:
                raise ValueError(f"{name}: {least} seconds at least are more than {most} at most")


def read_table_manners(text: bytes | str) -> dict[str, TableManners]:
    """Read manners by level. Raises msgspec's ``DecodeError`` for what is none."""
    return msgspec.toml.decode(text, type=dict[str, TableManners])


MANNERS: Final[Mapping[str, TableManners]] = read_table_manners(
    files("unobot.ai").joinpath("table_manners.toml").read_bytes()
)
"""The manners of every level, by its name."""
