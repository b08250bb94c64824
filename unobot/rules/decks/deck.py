"""Describe a deck as data: what it prints, and what each of its cards does."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from unobot.rules.cards import LIGHT_COLORS, Card, Color, Face, FaceKind, Pair
from unobot.rules.decks.effects import PLAIN, Effect

NUMBERS: Final = tuple(face for face in Face if face.kind is FaceKind.NUMBER)


def each(faces: Iterable[Face], value: int) -> dict[Face, int]:
    """Return the same ``value`` for all ``faces``."""
    return dict.fromkeys(faces, value)


@dataclass(frozen=True, eq=False, kw_only=True)
class Deck:
    """A deck. A deck that differs little from another one is made of it by ``dataclasses.replace``."""

    name: str
    """The value of the house rule ``cards``, and the name of the preset."""
    colors: tuple[Color, ...] = LIGHT_COLORS
    copies: Mapping[Face, int]
    """How many cards have this face: of each color, or in all for a wild."""
    points: Mapping[Face, int]
    """The points of an action or a wild left in a hand. A number has its own value."""
    effects: Mapping[Face, Effect]
    """The effects of the cards. A face that is not listed does nothing."""
    put_back: Collection[Face] = ()
    """The faces that go back into the pile if they are turned up first."""
    first_card_acts: bool = True
    """Whether the card that is turned up first has its effect."""
    challenge: Collection[Face] = ()
    """The faces that are legal only without a card of the active color, and that the next seat can challenge.

    Guilty: their player draws what is owed. Not guilty: the challenger draws this and two more.
    """
    never_on: Mapping[Face, Collection[Face]] = field(default_factory=dict)
    """By face: the faces on top on which it cannot be laid although it matches."""
    never_last: Collection[Face] = ()
    """The faces that cannot be the last card of a hand."""
    swap_owes_uno: bool = False
    """Whether a seat that holds one card after hands were moved must say Uno for it."""
    launcher: bool = False
    """Whether a seat presses a launcher instead of drawing from the pile."""
    made_for: tuple[int, int] = (2, 10)
    """The lowest and the highest number of seats that the box names. More can play with more cards."""
    turned: Deck | None = None
    """The dark side of a deck with two sides, itself described as a deck. The deck itself describes the light side."""
    pairs: tuple[Pair, ...] = ()
    """Every card of a deck with two sides, the light side in front, in the order in which they are printed."""
    preset: Mapping[str, str | int | bool] = field(default_factory=dict)
    """The rules of its sheet: the house rules that differ from the official game."""

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """Every card of the deck, in the order of ``Card``."""
        return tuple(
            card
            for card in Card
            if card.color is None or card.color in self.colors
            for _ in range(self.copies.get(card.face, 0))
        )

    @cached_property
    def faces(self) -> frozenset[Face]:
        """Every face of the deck."""
        return frozenset(card.face for card in self.cards)

    @property
    def sides(self) -> tuple[Deck, ...]:
        """Return the sides: the light one, and the dark one if there is one."""
        return (self,) if self.turned is None else (self, self.turned)

    def effect(self, face: Face) -> Effect:
        """Return what a card with this face does."""
        return self.effects.get(face, PLAIN)

    def worth(self, card: Card) -> int:
        """Return the points of a card left in a hand; 0 for a card that the deck does not print."""
        face = card.face
        return int(face.value) if face.kind is FaceKind.NUMBER else self.points.get(face, 0)

    def is_bare(self, card: Card) -> bool:
        """Return whether ``card`` is a wild for which its player names no color."""
        return card.is_wild and (not self.colors or self.effect(card.face).roulette)
