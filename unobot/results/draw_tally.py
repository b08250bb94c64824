"""Count the kinds of the cards that came into hands by chance, and the counts that chance expects.

Each card that is dealt or drawn is any of the cards in the pile with the same probability. So the expected count of a
kind rises with each card by the share of this kind in the pile at that moment. A card that was drawn before is missing
there, and a shuffle of the discards brings cards back. The rules of the table do not matter. Cards with two sides count
by their light side, also while the other one is in play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from enum import StrEnum
from typing import Final

from unobot.model.match_result import Draws
from unobot.rules.cards import Card, FaceKind, Side
from unobot.rules.events import Dealt, Drew, Event, PutBack, Reshuffled, TurnedOver, TurnedUp
from unobot.rules.match import Entry
from unobot.rules.ruleset.ruleset import Ruleset

MILLION: Final = 1_000_000


class CardKind(StrEnum):
    """The kinds of cards that are counted, in the order of the counts. A number card belongs to its color."""

    RED = "red"
    YELLOW = "yellow"
    GREEN = "green"
    BLUE = "blue"
    SKIP = "skip"
    REVERSE = "reverse"
    DRAW_TWO = "draw_two"
    WILD = "wild"
    WILD_DRAW_FOUR = "wild_draw_four"
    OTHER = "other"
    """The other actions and wilds: those that the official deck does not print."""


_PLACES: Final = {kind.value: place for place, kind in enumerate(CardKind)}


def _place(card: Card) -> int:
    """Return the place of the kind of a card: its color for a number, or the kind with the name of its face."""
    if card.face.kind is FaceKind.NUMBER and card.color is not None:
        return card.color.order
    return _PLACES.get(card.face.name.lower(), _PLACES[CardKind.OTHER])


PLACE: Final[dict[Card, int]] = {card: _place(card) for card in Card if card is not Card.HIDDEN}
"""The place of the kind of each card in the counts."""


class DrawTally:
    """The counts of a match so far."""

    def __init__(self, ruleset: Ruleset) -> None:
        self._deck = [0] * len(CardKind)
        for card, count in Counter(ruleset.deck()).items():
            self._deck[PLACE[card]] += count
        self._pile = self._deck.copy()
        self._is_consistent = True
        self._is_dark = False
        self._drawn = [0] * len(CardKind)
        self._expected = [0.0] * len(CardKind)
        self._spread = [0.0] * len(CardKind)

    def add(self, entry: Entry) -> None:
        """Count the events of an entry that was not taken back."""
        if self._is_consistent:
            for event in entry.events:
                self._add(event)

    def draws(self) -> Draws:
        """Return the counts. They are empty if a card came that was not in the pile, because the log was changed."""
        if not self._is_consistent or not any(self._drawn):
            return Draws()
        expected, spread = (
            tuple(round(value * MILLION) for value in values) for values in (self._expected, self._spread)
        )
        return Draws(tuple(self._drawn), expected, spread)

    def _add(self, event: Event) -> None:
        match event:
            case Dealt(hands=hands):
                self._pile = self._deck.copy()
                self._is_dark = False
                for hand in hands:
                    self._take_from_pile(hand)
            case Drew(cards=cards, backs=backs):
                self._take_from_pile(backs if self._is_dark else cards)
            case TurnedUp(card=card) if card in PLACE:
                self._pile[PLACE[card]] -= 1
            case PutBack(pile=cards):
                self._pile = [0] * len(CardKind)
                self._return_to_pile(cards)
            case Reshuffled(cards=cards, backs=backs):
                self._return_to_pile(backs if self._is_dark else cards)
            case TurnedOver(side=side):
                self._is_dark = side is Side.DARK
            case _:
                pass

    def _return_to_pile(self, cards: Iterable[Card]) -> None:
        for card in cards:
            if card in PLACE:
                self._pile[PLACE[card]] += 1

    def _take_from_pile(self, cards: Iterable[Card]) -> None:
        """Count cards that come from the pile one after the other."""
        pile, expected, spread = self._pile, self._expected, self._spread
        cards_left = sum(pile)
        for card in cards:
            drawn_place = PLACE.get(card)
            if drawn_place is None or pile[drawn_place] < 1:
                self._is_consistent = False
                return
            for place, held in enumerate(pile):
                share = held / cards_left
                expected[place] += share
                spread[place] += share * (1 - share)
            self._drawn[drawn_place] += 1
            pile[drawn_place] -= 1
            cards_left -= 1
