"""The level ``casual``: the computer players of ``seeds/001``, exactly.

    Playable number cards come first, one of them at random; then playable cards with a color and an action;
    then wilds. Without a playable card it draws. A wild gets the color most prominent in the hand.

What the text leaves open: at random means any kind of card with the same chance, however many of it are held; of
the colored action cards, and of the wilds, the first in the order of ``TIES`` is laid (so a wild before a wild draw
four); all else as ``plain`` has it. It never looks at the other seats, but to aim.
"""

from __future__ import annotations

from random import Random

from unobot.ai.heuristic import TIES, Heuristic
from unobot.rules.cards import Card
from unobot.rules.round import View


class Casual(Heuristic):
    """Plays what it can, plain cards first."""

    def _card(self, _: View, cards: list[Card], rng: Random) -> Card:
        numbers = [card for card in cards if card.points < 10]
        return rng.choice(numbers) if numbers else min(cards, key=TIES.__getitem__)
