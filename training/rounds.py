"""Play a round of the simulator to its end, with any players."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from training import game as h
from training import legality
from training.compiled import Ints, Rng, compiled
from training.moves import play
from unobot.ai import features as f

P = TypeVar("P")


@compiled
def play_on(g: Ints, decide: Callable[[Ints, int, P, Rng], int], players: P, rng: Rng) -> None:
    """Play a round that is dealt. ``decide`` returns the move of a seat; out of turn ``f.PASS`` is no move."""
    laid = seat = -1  # the seat that laid a card with the last move, and the one that was asked last
    while g[h.PHASE] != h.OVER:
        seat = h.next_asked(g, laid, seat)
        move = decide(g, seat, players, rng)
        if seat != g[h.TURN] and move == f.PASS:
            continue
        play(g, seat, move, rng)
        laid = seat if legality.kind_of(move % legality.TARGET) >= 0 else -1
        seat = -1
