"""How hard a decision looks to everybody at the table. The pauses of AIs follow it and tell nothing about a hand."""

from __future__ import annotations

from typing import Final

from unobot.rules.events import Phase
from unobot.rules.round import View

_FULL: Final = 10
"""A hand of this many cards takes the longest to look through."""
_CLOSE: Final = 2
"""An opponent with this many cards or fewer is a reason to think."""


def difficulty(public: View) -> float:
    """Return how hard the question to the seat to move looks, from 0 to 1.

    It counts what everybody sees: the kind of question, the number of cards, and opponents who are about to go out. The
    first turn of a round counts too. Raise ``ValueError`` for the view of a seat: pauses by it would tell its cards.
    """
    if public.seat is not None:
        raise ValueError("the difficulty of a decision is judged by what the public sees")
    seat = public.to_move
    phase = public.phase
    held = len(public.hands[seat]) if public.hands else 0
    if phase is Phase.DRAWN:
        return 0.1  # there is one card to think about
    if phase is Phase.VOTE or phase is Phase.COLOR:
        return 0.5
    look = 0.4 * min(held, _FULL) / _FULL if held > 1 else 0.0
    if phase is Phase.ANSWER:
        look += 0.3 if public.ruleset.wild_draw_four == "challenge" and public.four is not None else 0.1
    if public.moves < public.playing:
        look += 0.2
    if any(len(public.hands[each]) <= _CLOSE for each in public.others(seat)):
        look += 0.3
    return min(look, 1.0)
