"""The state of one round, and of one round as somebody sees it.

A ``Round`` is a small mutable object that only ``unobot.rules.play.evolve`` changes. A ``View`` is a round whose
secrets are ``??``; everything public in it is the same, so the same code reads both.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Final, Self, TypeVar

from unobot.rules.cards import Card, Color, Face
from unobot.rules.events import Phase, RoundEnded
from unobot.rules.ruleset.lookup import RuleTables, book
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.rules.shuffling import Chance

R = TypeVar("R", bound="Round")

MOVES_PER_CARD: Final = 40
"""A round is drawn after this many moves for each card of the deck (Uno and catches not counted)."""

NO_VOIDS: Final = (0,) * len(Color)
"""Of a seat that has not drawn."""


class Round:
    """One deal until it ends. A new one is empty: ``evolve`` fills it from ``Dealt`` on.

    ``seats`` is their number, ``scores`` what each has in the match before this round, ``shuffler`` where
    later shuffles come from (``None`` in a view: the future is a secret).
    """

    __slots__ = (
        "book",
        "catchable",
        "color",
        "dealer",
        "direction",
        "discard",
        "drawn",
        "four",
        "four_color",
        "four_face",
        "four_hand",
        "hands",
        "last_color",
        "last_face",
        "limit",
        "lost",
        "moves",
        "number",
        "options",
        "out",
        "outcome",
        "owed",
        "owed_face",
        "phase",
        "pile",
        "rule",
        "ruleset",
        "said",
        "scores",
        "shuffler",
        "shuffles",
        "stuck",
        "to_move",
        "unseen",
        "voids",
        "votes",
    )

    ruleset: Ruleset
    book: RuleTables
    """The same rules as tables to look things up in."""
    number: int
    """From 1; 0 for the vote before the first round."""
    dealer: int
    hands: list[list[Card]]
    """By seat, each in the order the cards came in."""
    unseen: tuple[int, ...]
    """By seat: how many cards of its hand, the last ones, the seat has drawn and not yet seen itself."""
    voids: list[tuple[int, ...]]
    """By seat and color: how many cards it held when it last drew rather than lay that color, or 0.

    As many of its cards, or all where it holds fewer now, are presumably of other colors: what everybody saw.
    """
    pile: list[Card]
    """What is left to draw; the next card is the last of the list."""
    discard: list[Card]
    """What was laid since the last shuffle; the top card is the last of the list."""
    color: Color | None
    """The active color; ``None`` until the color of a wild turned up first is named, or a first card is laid."""
    last_color: Color | None
    """The color that was active before the top card was laid."""
    last_face: Face | None
    """The face that lay on top before the top card was laid."""
    direction: int
    """1 while play goes to rising seats (left), -1 while it goes to falling ones."""
    to_move: int
    phase: Phase
    drawn: Card | None
    """In the phase ``drawn``: the card drawn last, ``??`` where nobody sees it, ``None`` where nothing was left."""
    owed: int
    """Cards that the seat to move owes, 0 for none."""
    owed_face: Face | None
    """The face of the card they are owed for: the last draw two or wild draw four laid."""
    four: int | None
    """The seat whose wild draw four awaits an answer and can be challenged."""
    four_color: Color | None
    """The color that was active before that card was laid."""
    four_face: Face | None
    """The face that it was laid on."""
    four_hand: tuple[Card, ...]
    """The hand that seat was left with, as it saw it, when it laid the card: secret, what a challenge judges."""
    said: list[bool]
    """By seat: it has said Uno for the card it holds, or for the play it is about to make."""
    catchable: tuple[int, ...]
    """The seats that may be caught now, in the order in which they laid their last card but one without saying Uno.

    There is more than one only after a jump-in: the windows stay open until the seat to move moves.
    """
    stuck: int
    """Turns in a row that found nothing to draw."""
    out: list[int]
    """The seats that play no more in this round, in the order they left it."""
    lost: list[int]
    """By seat: points of the cards that went under the discard pile with it."""
    rule: str | None
    """What a customizable wild does, where that was voted on."""
    options: tuple[str, ...]
    """In the vote before the first round: the rules to choose from."""
    votes: list[int | None]
    """In the vote: the option each seat has voted for."""
    moves: int
    """Moves made, without Uno, catches and votes."""
    limit: int
    """The number of moves at which the round is drawn."""
    shuffles: int
    """Shuffles made, the deal included."""
    scores: tuple[int, ...]
    shuffler: Chance | None
    outcome: RoundEnded | None

    def __init__(
        self,
        ruleset: Ruleset,
        seats: int,
        shuffler: Chance | None,
        scores: Sequence[int] | None = None,
        rule: str | None = None,
    ) -> None:
        self.ruleset = ruleset
        self.book = book(ruleset)
        self.number = 0
        self.dealer = 0
        self.hands = [[] for _ in range(seats)]
        self.unseen = (0,) * seats
        self.voids = [NO_VOIDS] * seats
        self.pile = []
        self.discard = []
        self.color = None
        self.last_color = None
        self.last_face = None
        self.direction = 1
        self.to_move = 0
        self.phase = Phase.OVER
        self.drawn = None
        self.owed = 0
        self.owed_face = None
        self.four = None
        self.four_color = None
        self.four_face = None
        self.four_hand = ()
        self.said = [False] * seats
        self.catchable = ()
        self.stuck = 0
        self.out = []
        self.lost = [0] * seats
        self.rule = rule
        self.options = ()
        self.votes = []
        self.moves = 0
        self.limit = MOVES_PER_CARD * len(self.book.deck)
        self.shuffles = 0
        self.scores = (0,) * seats if scores is None else tuple(scores)
        self.shuffler = shuffler
        self.outcome = None

    @property
    def seats(self) -> int:
        """How many seats there are, those that are out included."""
        return len(self.hands)

    @property
    def playing(self) -> int:
        """How many seats are still in this round."""
        return len(self.hands) - len(self.out)

    def next_seat(self, seat: int, steps: int = 1) -> int:
        """Give the seat that many ``steps`` after ``seat`` in the direction of play; who is out is passed over."""
        seats = len(self.hands)
        if not self.out:
            return (seat + self.direction * steps) % seats
        for _ in range(steps):
            seat = (seat + self.direction) % seats
            while seat in self.out:
                seat = (seat + self.direction) % seats
        return seat

    def others(self, seat: int) -> list[int]:
        """Give all other seats that are still in, in turn order from the next one on."""
        found: list[int] = []
        each = self.next_seat(seat)
        while each != seat and each not in found:
            found.append(each)
            each = self.next_seat(each)
        return found

    @property
    def top(self) -> Card:
        """The top card of the discard pile. Raises ``IndexError`` before a card was turned up."""
        return self.discard[-1]

    @property
    def is_over(self) -> bool:
        """Whether the round has ended; for the vote before the first, whether the rule is chosen."""
        return self.outcome is not None or (self.number == 0 and self.rule is not None)

    def seen(self, seat: int) -> list[Card]:
        """Give the hand of ``seat`` as that seat sees it: what it has drawn and not yet seen is ``??``."""
        hand = self.hands[seat]
        unseen = self.unseen[seat]
        return [*hand[: len(hand) - unseen], *(Card.HIDDEN,) * unseen]

    @property
    def counts(self) -> list[int]:
        """How many cards each seat holds."""
        return [len(hand) for hand in self.hands]

    def copy(self) -> Self:
        """Give a round of the same kind that changes by itself."""
        return self.copied(type(self))

    def copied(self, kind: type[R]) -> R:
        """Give a round of this ``kind`` that changes by itself: a view can be copied as a round."""
        twin = object.__new__(kind)
        for slot, value in zip(_slots(kind), _READ[kind](self), strict=True):
            setattr(twin, slot, value)
        twin.hands = [hand.copy() for hand in self.hands]
        twin.voids = self.voids.copy()
        twin.pile = self.pile.copy()
        twin.discard = self.discard.copy()
        twin.said = self.said.copy()
        twin.out = self.out.copy()
        twin.lost = self.lost.copy()
        twin.votes = self.votes.copy()
        return twin

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and _READ[type(self)](self) == _READ[type(self)](other)

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __reduce__(self) -> tuple[object, ...]:
        """Leave out the book, which is large: another process has its own."""
        kind = type(self)
        _, *rest = _READ[kind](self)
        return _remade, (kind, rest)

    def __repr__(self) -> str:
        slots = (f"{slot}={getattr(self, slot)!r}" for slot in _slots(type(self)))
        return f"{type(self).__name__}({', '.join(slots)})"


class View(Round):
    """A round as ``seat`` sees it, or the public where that is ``None``; ``unobot.rules.view`` makes it."""

    __slots__ = ("seat",)

    seat: int | None


def _slots(kind: type[Round]) -> tuple[str, ...]:
    return Round.__slots__ if kind is Round else (*Round.__slots__, *View.__slots__)


_READ: Final = {kind: attrgetter(*_slots(kind)) for kind in (Round, View)}
"""Everything a round, or a view, is made of."""


def _remade(kind: type[Round], rest: Sequence[object]) -> Round:
    """Give a round again that was pickled; ``rest`` is what stands in its slots behind ``book``, the first."""
    state = object.__new__(kind)
    for slot, value in zip(_slots(kind)[1:], rest, strict=True):
        setattr(state, slot, value)
    state.book = book(state.ruleset)
    return state
