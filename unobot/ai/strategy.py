"""The interface of an AI player: it chooses a legal move from the view of its seat."""

from __future__ import annotations

from random import Random
from typing import Protocol

from unobot.rules.moves import Move
from unobot.rules.round import View


class Strategy(Protocol):
    """An AI player of some level."""

    def choose(self, view: View, rng: Random) -> Move:
        """Return the move for ``view.seat``, one of its ``fair_moves``.

        That seat is one of these:

        * the seat to move,
        * in a vote, any seat that has not voted yet,
        * a seat that can jump in or catch out of turn. For it ``pass`` means that it does nothing; it is never
          submitted.

        All randomness comes from ``rng``, so the same state of it gives the same move. ``view`` is not changed.
        """
        ...
