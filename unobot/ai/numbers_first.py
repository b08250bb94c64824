"""The strategy ``numbers-first``: numbers first, then actions, then wilds.

docs/ai-clauses.md, "What numbers-first does", has the source of this strategy and its clauses (C1 to C7).
"""

from __future__ import annotations

from random import Random

from unobot.ai.heuristic import TIES, Heuristic
from unobot.rules.cards import Card, FaceKind
from unobot.rules.round import View


class NumbersFirst(Heuristic):
    """Play what is playable, number cards first."""

    def _card(self, _: View, cards: list[Card], rng: Random) -> Card:
        numbers = [card for card in cards if card.face.kind is FaceKind.NUMBER]
        return rng.choice(numbers) if numbers else min(cards, key=TIES.__getitem__)
