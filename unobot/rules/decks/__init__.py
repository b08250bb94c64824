"""The decks that can be played, each in a module with its name.

A deck is data: what it prints, what its cards do (``effects``), and the rules of its sheet. The rules read these data,
and outside of this package no rule names a single action card or wild.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from unobot.rules.cards import Card
from unobot.rules.decks.all_wild import ALL_WILD
from unobot.rules.decks.attack import ATTACK
from unobot.rules.decks.attack_classic import ATTACK_CLASSIC
from unobot.rules.decks.classic113 import CLASSIC113
from unobot.rules.decks.deck import Deck
from unobot.rules.decks.flip import FLIP
from unobot.rules.decks.no_mercy import NO_MERCY
from unobot.rules.decks.official import OFFICIAL_DECK

DECKS: Final[Mapping[str, Deck]] = {
    deck.name: deck for deck in (OFFICIAL_DECK, CLASSIC113, NO_MERCY, ALL_WILD, ATTACK, ATTACK_CLASSIC, FLIP)
}
"""The decks by name, in the order of the house rule ``cards``, which only grows."""

SIDES: Final = tuple(side for deck in DECKS.values() for side in deck.sides)
"""The sides of all decks."""

PRINTED: Final = tuple(card for card in Card if card is Card.HIDDEN or any(card in side.cards for side in SIDES))
"""Every card that one of the decks prints, and the hidden card: what needs words and pictures."""
