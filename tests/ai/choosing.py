"""Collect the moves that a strategy may choose in a position, over many seeds."""

from __future__ import annotations

from random import Random

from unobot.ai.strategies import STRATEGIES
from unobot.rules.round import Round
from unobot.rules.view import observe


def chosen(name: str, state: Round, seat: int | None = None, *, seeds: int = 40) -> set[str]:
    """Return the moves of ``seat``, or else of the seat to move, in the notation."""
    view = observe(state, state.to_move if seat is None else seat)
    return {str(STRATEGIES[name].choose(view, Random(seed))) for seed in range(seeds)}
