"""Take back moves that showed nothing hidden, moved no hidden card and left nothing to chance (clause 13.14).

Only the last thing that happened can be taken back. A player who has just taken a move back cannot do so again with the
next move, so nobody can hold up a table. The table decides whether it allows this at all, and for how long: the rules
know no time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from unobot.rules.events import (
    ColorChosen,
    Event,
    Owed,
    Passed,
    Played,
    Reversed,
    Skipped,
    TakenBack,
    TurnBegan,
)
from unobot.rules.play.refusals import IllegalMove, Reason
from unobot.rules.round import Round

_OPEN: Final = (Played, Owed, Passed, Skipped, Reversed, ColorChosen, TurnBegan)
"""Events that are fully public and bring no card into a hand. All other events are final."""


def take_back_seat(steps: Sequence[Sequence[Event]]) -> int | None:
    """Return the seat that can take back the last of the ``steps`` of a round, or ``None``."""
    if len(steps) < 2 or not all(isinstance(event, _OPEN) for event in steps[-1]):
        return None
    if isinstance(steps[-2][0], TakenBack):
        return None
    match steps[-1][0]:
        case Played(seat=seat) | Passed(seat=seat) | ColorChosen(seat=seat):
            return seat
        case _:
            return None


def decide_take_back(steps: Sequence[Sequence[Event]], ply: int, seat: int, before: Round) -> list[Event]:
    """Return the events when ``seat`` takes back the last of the ``steps``, the entry ``ply`` of the match.

    ``before`` is the round before this entry. Raises ``IllegalMove``.
    """
    if take_back_seat(steps) != seat:
        raise IllegalMove(Reason.NO_TAKE_BACK)
    undone = steps[-1][0]
    cards, color = ((*undone.cards, *undone.discarded), undone.color) if isinstance(undone, Played) else ((), None)
    return [TakenBack(seat, ply, cards, color), TurnBegan(before.to_move, before.phase)]
