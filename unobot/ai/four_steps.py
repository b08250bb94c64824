"""The strategy ``four-steps``: four steps that look at the upcard, the opponents' hands and the most held color.

docs/ai-clauses.md, "What four-steps does", has the source of this strategy and its clauses (K1 to K12).
"""

from __future__ import annotations

from random import Random
from typing import Final

from unobot.ai.heuristic import TIES, Heuristic, most_held_color, opponents
from unobot.rules.cards import LIGHT_COLORS, Card, FaceKind
from unobot.rules.events import Phase
from unobot.rules.round import View
from unobot.rules.ruleset.ruleset import OFFICIAL

FEW: Final = 3
"""An opponent with this many cards or fewer may be close to winning."""
_PLAY: Final = Phase.PLAY
_WILDS: Final = frozenset(card for card in OFFICIAL.deck() if card.is_wild)


class FourSteps(Heuristic):
    """Get rid of expensive cards in time, and of the most held color."""

    def _card(self, view: View, cards: list[Card], _: Random) -> Card:
        return min(self._considered(view, cards) or cards, key=TIES.__getitem__)

    def _considered(self, view: View, cards: list[Card]) -> list[Card]:
        """Return the ``cards`` among which the next steps choose. Return none to draw."""
        seat = view.to_move
        if view.phase is not _PLAY:
            return []
        hand = view.hands[seat]
        modal = most_held_color(hand, view.rule_tables.colors or LIGHT_COLORS)
        active = view.color or modal
        wilds = [card for card in cards if card in _WILDS]
        if any(len(view.hands[other]) <= FEW for other in opponents(view, seat)):
            if wilds:
                return wilds
        else:
            specials = [card for card in cards if card.color is active and card.face.kind is FaceKind.ACTION]
            if specials:
                return specials
        if modal is active:
            return [card for card in cards if card.color is modal]
        return wilds or [card for card in cards if card.color is modal and card.face is view.top.face]


class BoldFourSteps(FourSteps):
    """Play as ``four-steps``, and take every wild draw four for a legal one."""

    bluffs = True
