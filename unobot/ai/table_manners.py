"""Table manners: how long the AIs of a level take, and what they forget, as people do.

They are data (``table_manners.toml``) and do not change the moves that a strategy chooses. In arenas and training there
is no table, so no AI waits or forgets. In simulations an AI forgets only with ``--forget``.

An AI waits longer if its decision looks harder to everybody. So its pauses show nothing about its hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from random import Random
from typing import Annotated, Final, TypeAlias

import msgspec

from unobot.rules.events import Phase
from unobot.rules.round import Round, View

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
            shortest, longest = getattr(self, name)
            if shortest > longest:
                raise ValueError(f"{name}: the minimum of {shortest} seconds is above the maximum of {longest}")


def read_table_manners(text: bytes | str) -> dict[str, TableManners]:
    """Return the table manners by level. Raise msgspec's ``DecodeError`` for an invalid text."""
    return msgspec.toml.decode(text, type=dict[str, TableManners])


TABLE_MANNERS: Final[Mapping[str, TableManners]] = read_table_manners(
    files("unobot.ai").joinpath("table_manners.toml").read_bytes()
)
"""The table manners of every level, by name."""

_FULL: Final = 10
"""A hand of this many cards takes the longest to look through."""
_CLOSE: Final = 2
"""An opponent with this many cards or fewer is a reason to think."""


def manners_of(player: str) -> TableManners:
    """Return the table manners of a level. A player that is no level has the manners of ``clever``."""
    return TABLE_MANNERS.get(player, TABLE_MANNERS["clever"])


def thinking_time(table_manners: TableManners, difficulty: float, *, is_choice: bool, rng: Random) -> float:
    """Return the seconds before a move at an ordinary table, by the public ``difficulty`` (0 to 1) of the decision.

    ``is_choice`` says whether the seat names a color or answers a wild that it may challenge. The number of moves
    that the seat has does not count, because a pause must not show it.
    """
    shortest, longest = table_manners.choice_pause if is_choice else table_manners.pause
    usual = 0.5 + table_manners.weighs * (difficulty - 0.5)
    return rng.triangular(shortest, longest, shortest + (longest - shortest) * usual)


def is_stack(state: Round | View) -> bool:
    """Return whether the seat to move owes cards that it can only pass on or take. People answer that fast."""
    may_challenge = state.challenged is not None and state.ruleset.wild_draw_four == "challenge"
    return state.phase is Phase.ANSWER and not may_challenge


def difficulty(public: View) -> float:
    """Return how hard the question to the seat to move looks, from 0 to 1.

    It counts what everybody sees: the kind of question, the number of cards, and opponents who are about to go out. The
    first turn of a round counts too. Raise ``ValueError`` for the view of a seat: its pauses would show its cards.
    """
    if public.seat is not None:
        raise ValueError("the difficulty of a decision is judged by what the public sees")
    seat = public.to_move
    phase = public.phase
    count = len(public.hands[seat]) if public.hands else 0
    if phase is Phase.DRAWN or is_stack(public):
        return 0.1  # few cards come into question
    if phase is Phase.VOTE or phase is Phase.COLOR:
        return 0.5
    hardness = 0.4 * min(count, _FULL) / _FULL if count > 1 else 0.0
    if phase is Phase.ANSWER:
        hardness += 0.3
    if public.moves < public.playing:
        hardness += 0.2
    if any(len(public.hands[other]) <= _CLOSE for other in public.others(seat)):
        hardness += 0.3
    return min(hardness, 1.0)
