"""The state of one round, and of one round as somebody sees it.

A ``Round`` is a small mutable object that only ``unobot.rules.evolve`` changes. A ``View`` is a round whose
secrets are ``??``; everything public in it is the same, so the same code reads both.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Self

from unobot.rules.cards import Card, Color
from unobot.rules.events import Phase, RoundEnded
from unobot.rules.fairness import Chance
from unobot.rules.ruleset import Ruleset

MOVES_PER_CARD: Final = 40
"""A round is drawn after this many moves for each card of the deck (Uno and catches not counted)."""


class Round:
    """One deal until it ends. A new one is empty: ``evolve`` fills it from ``Dealt`` on.

    ``seats`` is their number, ``scores`` what each has in the match before this round, ``shuffler`` where
    later shuffles come from (``None`` in a view: the future is a secret).
    """

    __slots__ = (
        "catchable",
        "color",
        "dealer",
        "direction",
        "discard",
        "drawn",
        "four",
        "four_hand",
        "hands",
        "last_color",
        "limit",
        "moves",
        "number",
        "outcome",
        "owed",
        "phase",
        "pile",
        "ruleset",
        "said",
        "scores",
        "shuffler",
        "shuffles",
        "stuck",
        "to_move",
    )

    ruleset: Ruleset
    number: int
    """From 1."""
    dealer: int
    hands: list[list[Card]]
    """By seat, each in the order the cards came in."""
    pile: list[Card]
    """What is left to draw; the next card is the last of the list."""
    discard: list[Card]
    """What was laid since the last shuffle; the top card is the last of the list."""
    color: Color | None
    """The active color; ``None`` only until the color of a wild turned up first is named."""
    last_color: Color | None
    """The color that was active before the top card was laid."""
    direction: int
    """1 while play goes to rising seats (left), -1 while it goes to falling ones."""
    to_move: int
    phase: Phase
    drawn: Card | None
    """In the phase ``drawn``: the card just drawn, ``None`` where nothing was left."""
    owed: int
    """Cards that the seat to move owes, 0 for none."""
    four: int | None
    """The seat whose wild draw four awaits an answer."""
    four_hand: tuple[Card, ...]
    """The hand that seat was left with when it laid the card: secret, what a challenge is judged by."""
    said: list[bool]
    """By seat: it has said Uno for the card it holds, or for the play it is about to make."""
    catchable: int | None
    """The seat that may be caught now: it laid its last card but one and has not said Uno."""
    stuck: int
    """Passes in a row with nothing drawn."""
    moves: int
    """Moves made, without Uno and catches."""
    limit: int
    """The number of moves at which the round is drawn."""
    shuffles: int
    """Shuffles made, the deal included."""
    scores: tuple[int, ...]
    shuffler: Chance | None
    outcome: RoundEnded | None

    def __init__(
        self, ruleset: Ruleset, seats: int, shuffler: Chance | None, scores: Sequence[int] | None = None
    ) -> None:
        self.ruleset = ruleset
        self.number = 0
        self.dealer = 0
        self.hands = [[] for _ in range(seats)]
        self.pile = []
        self.discard = []
        self.color = None
        self.last_color = None
        self.direction = 1
        self.to_move = 0
        self.phase = Phase.OVER
        self.drawn = None
        self.owed = 0
        self.four = None
        self.four_hand = ()
        self.said = [False] * seats
        self.catchable = None
        self.stuck = 0
        self.moves = 0
        self.limit = MOVES_PER_CARD * len(ruleset.deck())
        self.shuffles = 0
        self.scores = (0,) * seats if scores is None else tuple(scores)
        self.shuffler = shuffler
        self.outcome = None

    @property
    def seats(self) -> int:
        """How many seats play."""
        return len(self.hands)

    @property
    def top(self) -> Card:
        """The top card of the discard pile. Raises ``IndexError`` before a card was turned up."""
        return self.discard[-1]

    @property
    def is_over(self) -> bool:
        """Whether the round has ended."""
        return self.outcome is not None

    @property
    def counts(self) -> list[int]:
        """How many cards each seat holds."""
        return [len(hand) for hand in self.hands]

    def copy(self) -> Self:
        """Give a round of the same kind that changes by itself."""
        twin = object.__new__(type(self))
        for slot in _slots(type(self)):
            setattr(twin, slot, getattr(self, slot))
        twin.hands = [hand.copy() for hand in self.hands]
        twin.pile = self.pile.copy()
        twin.discard = self.discard.copy()
        twin.said = self.said.copy()
        return twin

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and all(
            getattr(self, slot) == getattr(other, slot) for slot in _slots(type(self))
        )

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __repr__(self) -> str:
        slots = (f"{slot}={getattr(self, slot)!r}" for slot in _slots(type(self)))
        return f"{type(self).__name__}({', '.join(slots)})"


class View(Round):
    """A round as ``seat`` sees it, or the public where that is ``None``; ``unobot.rules.view`` makes it."""

    __slots__ = ("seat",)

    seat: int | None


def _slots(kind: type[Round]) -> tuple[str, ...]:
    return Round.__slots__ if kind is Round else (*Round.__slots__, *View.__slots__)
