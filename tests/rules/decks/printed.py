"""Read the data of a deck as texts, for the tests of each deck."""

from __future__ import annotations

from collections import Counter

from unobot.rules.decks.deck import Deck


def counts(deck: Deck) -> dict[str, int]:
    """Return how many cards have each face: of each color, which is checked to be the same, or in all for a wild."""
    found: dict[str, set[int]] = {}
    for card, count in Counter(deck.cards).items():
        found.setdefault(card.face.value, set()).add(count)
    colored = Counter(card.face.value for card in set(deck.cards) if card.color is not None)
    assert set(colored.values()) <= {len(deck.colors)}
    assert all(len(each) == 1 for each in found.values())
    return {face: each.pop() for face, each in found.items()}


def points(deck: Deck) -> dict[str, int]:
    """Return the points of each face."""
    return {card.face.value: deck.worth(card) for card in deck.cards}


def put_back(deck: Deck) -> set[str]:
    """Return the faces that cannot be turned up first by the sheet."""
    return {face.value for face in deck.faces if face in deck.put_back}
