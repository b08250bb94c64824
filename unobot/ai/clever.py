"""The level ``clever``: the four steps of ``seeds/004``, step by step.

    1. Look at the color and the type of the upcard. 2. Count the cards in the opponents' hands.
    3. If any opponent holds three or less and a wild is held: play it, with the modal color. If none does: a special
       card that matches the color of the upcard.
    4. Without one: if the modal color matches the upcard, its highest ranked card. If it does not: a wild, with the
       modal color; else a card of the modal color with the rank of the upcard. Else draw, and play what was drawn
       if it matches.

One thing is added: it plays any legal card rather than draw. The literal text draws whenever neither its modal color
nor a wild helps, with playable cards in the hand, and so loses to random play. What else the text leaves open:

* The color of the upcard is the active color, a wild's the one that was named. Where none is active yet any card may
  be laid, and the modal color counts as the active one.
* The modal color is the one most held, of equals the first of red, yellow, green, blue; of none red.
* Opponents are the other seats that are still in the round, in teams without the partner.
* A wild is a plain one, else a wild draw four that is legal; the other wilds of the 113 cards come with the addition.
  With an opponent at three or less and no wild held it goes on with step 4, where specials have their ranks too.
* Ranks rise from 0 to 9, skip, reverse, draw two. A special is one of the last three.
* "Any legal card" is the first in the order of ``TIES``, so colored before wild. A card that may answer owed cards is
  chosen so too, else they are taken, without a challenge: the text has the cards drawn at once.
* All else as ``plain`` has it, from the color of a wild turned up first to who is aimed at.
"""

from __future__ import annotations

from random import Random
from typing import Final

from unobot.ai.heuristic import TIES, Heuristic, most_held, opponents
from unobot.rules.cards import Card
from unobot.rules.events import Phase
from unobot.rules.round import View

FEW: Final = 3
"""An opponent with so many cards or fewer might be close to winning."""
_PLAY: Final = Phase.PLAY
_SPECIAL: Final = 20  # points
_WILDS: Final[tuple[Card, ...]] = (Card.W, Card.WD4)


class Clever(Heuristic):
    """Gets rid of dear cards in time, and of its commonest color."""

    def _card(self, view: View, cards: list[Card], _: Random) -> Card:
        return min(self._considered(view, cards) or cards, key=TIES.__getitem__)

    def _considered(self, view: View, cards: list[Card]) -> list[Card]:
        """Give those of ``cards`` that the steps come to; none where they would draw."""
        seat = view.to_move
        if view.phase is not _PLAY:
            return []
        hand = view.hands[seat]
        modal = most_held(hand)
        active = view.color or modal
        wilds = [card for card in cards if card in _WILDS]
        if any(len(view.hands[each]) <= FEW for each in opponents(view, seat)):
            if wilds:
                return wilds
        else:
            specials = [card for card in cards if card.color is active and card.points == _SPECIAL]
            if specials:
                return specials
        if modal is active:
            return [card for card in cards if card.color is modal]
        return wilds or [card for card in cards if card.color is modal and card.face is view.top.face]
