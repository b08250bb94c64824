"""The level ``novice``: a player who has just learned the rules.

docs/ai-clauses.md, "What novice does", has its clauses (N1 to N5).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from unobot.ai.heuristic import Heuristic, opponents
from unobot.rules.cards import Card, Color
from unobot.rules.moves import PASS, Move
from unobot.rules.round import View


class Novice(Heuristic):
    """Play at random."""

    bluffs = True

    def _card(self, view: View, cards: list[Card], rng: Random) -> Card:
        return rng.choice([card for card in view.hands[view.to_move] if card in cards])

    def _color(self, view: View, _hand: Sequence[Card], rng: Random) -> Color:
        return rng.choice(view.rule_tables.colors)

    def _target(self, view: View, seat: int, rng: Random) -> int:
        return rng.choice(opponents(view, seat))

    def _out_of_turn(self, view: View, seat: int, rng: Random) -> Move:
        return super()._out_of_turn(view, seat, rng) if rng.random() < 0.5 else PASS
