"""What an AI player is: something that chooses one of the legal moves from what its seat can see."""

from __future__ import annotations

from random import Random
from typing import Protocol

from unobot.rules.moves import Move
from unobot.rules.round import View


class Strategy(Protocol):
    """An AI player of some level."""

    def choose(self, view: View, rng: Random) -> Move:
        """Give the move for ``view.seat``, one of its ``fair_moves``.

        That is the seat to move; in a vote any seat that has yet to vote; or one that can do something out of turn, a
        jump-in or a catch: then that is the move, or ``pass``, which says that it lets it go and is never submitted.
        All chance comes from ``rng``, so the same state of it gives the same move. ``view`` stays as it is.
        """
        ...
