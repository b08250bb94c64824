"""What happened: the frozen facts a round is folded from, stored from, told from.

An event carries everything ``evolve`` needs, so that applying it decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import TypeAlias, TypeVar

import msgspec

from unobot.rules.cards import Card, Color, Face

Cards: TypeAlias = tuple[Card, ...]

T = TypeVar("T")


class Phase(StrEnum):
    """What is asked of the seat to move."""

    PLAY = "play"
    """Play a card or draw one."""
    DRAWN = "drawn"
    """Play the card just drawn, or pass."""
    COLOR = "color"
    """Name the color of a wild turned up first."""
    ANSWER = "answer"
    """Take what is owed, challenge the wild draw four it is owed for, or pass it on."""
    VOTE = "vote"
    """Vote for the rule of the customizable wilds. This is asked of every seat at once."""
    OVER = "over"
    """Nothing: the round has not begun or is over."""


class DrawReason(StrEnum):
    """Why a seat drew."""

    CHOICE = "choice"
    TURNED_UP = "turned_up"
    DRAW_TWO = "draw_two"
    DRAW_FOUR = "draw_four"
    CHALLENGE = "challenge"
    PENALTY = "penalty"
    BOMB = "bomb"
    CUSTOMIZABLE = "customizable"


class HandsMovedBy(StrEnum):
    """How hands changed their owners."""

    SEVEN = "seven"
    ZERO = "zero"
    SWAP = "swap"
    SHUFFLE = "shuffle"
    PASS_HANDS = "pass_hands"  # noqa: S105 - a rule, no secret


class _Fact(msgspec.Struct, frozen=True, gc=False, tag=True, tag_field="event"):
    """The base of all events: immutable, and tagged with the name of its class."""


class SeatsShuffled(_Fact, frozen=True, gc=False):
    """Before a deal, who sat at ``order[seat]`` has moved to ``seat``: scores and all else go with the person."""

    order: tuple[int, ...]

    def seat_of(self, seat: int) -> int:
        """Give the seat to which who sat at ``seat`` has moved."""
        return self.order.index(seat)


class SeatsAdded(_Fact, frozen=True, gc=False):
    """Before a deal, so many seats have joined the match behind the last one, each with this score."""

    seats: int
    score: int


class Dealt(_Fact, frozen=True, gc=False):
    """Round ``round`` (from 1) was dealt: ``hands`` by seat, ``pile`` is the rest, next card first.

    ``absent`` are the seats that play no more, eliminated in earlier rounds.
    """

    round: int
    dealer: int
    hands: tuple[Cards, ...]
    pile: Cards
    absent: tuple[int, ...] = ()


class TurnedUp(_Fact, frozen=True, gc=False):
    """The first card of the pile was turned up and begins the discard pile."""

    card: Card


class PutBack(_Fact, frozen=True, gc=False):
    """A wild draw four turned up first went back: ``pile`` is the whole rest of the deck in its new order."""

    pile: Cards


class Reshuffled(_Fact, frozen=True, gc=False):
    """All discards but the top one were shuffled and put behind what is left of the pile, the front first."""

    cards: Cards


class Played(_Fact, frozen=True, gc=False):
    """A seat laid ``cards``, the first of which lies on top; ``color`` is to be matched from now on.

    ``uno``: it said Uno with the play, or the rules announced it.
    """

    seat: int
    cards: Cards
    color: Color
    target: int | None
    uno: bool


class Owed(_Fact, frozen=True, gc=False):
    """The seat asked next owes ``cards`` in all, the last of them for the card with ``face`` that ``by`` laid."""

    by: int
    cards: int
    face: Face = Face.WILD_DRAW_FOUR


class Drew(_Fact, frozen=True, gc=False, omit_defaults=True):
    """A seat drew ``cards``: as many as were due, or what there was, which may be nothing.

    ``blind``: it does not see them itself until ``DrawnSeen``.
    """

    seat: int
    cards: Cards
    why: DrawReason
    blind: bool = False


class DrawnSeen(_Fact, frozen=True, gc=False):
    """A turn of ``seat`` has begun, and it sees ``cards``, the first of those that it drew without seeing them."""

    seat: int
    cards: Cards


class Passed(_Fact, frozen=True, gc=False):
    """A seat ended its turn: it kept what it had drawn, or may not draw."""

    seat: int


class Skipped(_Fact, frozen=True, gc=False):
    """A seat missed its turn."""

    seat: int


class Reversed(_Fact, frozen=True, gc=False):
    """Play goes on in ``direction``: 1 for rising seats (to the left), -1 for falling ones."""

    direction: int


class ColorChosen(_Fact, frozen=True, gc=False):
    """A seat named the color of a wild that was turned up first."""

    seat: int
    color: Color


class Accepted(_Fact, frozen=True, gc=False):
    """A seat took what it owed."""

    seat: int


class Challenged(_Fact, frozen=True, gc=False):
    """``seat`` challenged the wild draw four of ``against``; ``guilty``: it was illegal.

    ``hand`` is the hand ``against`` was left with when it laid the card. Only the two seats see it, unless it
    is shown ``to_all``.
    """

    seat: int
    against: int
    guilty: bool
    hand: Cards
    to_all: bool = False


class UnoSaid(_Fact, frozen=True, gc=False):
    """A seat said Uno by itself."""

    seat: int


class Caught(_Fact, frozen=True, gc=False):
    """``by`` caught ``seat`` holding one card without having said Uno."""

    seat: int
    by: int


class FalselyCaught(_Fact, frozen=True, gc=False):
    """``by`` tried to catch ``seat``, which had done nothing wrong."""

    seat: int
    by: int


class WrongPlay(_Fact, frozen=True, gc=False):
    """A seat laid ``cards`` against the rules and took them back; its turn goes on."""

    seat: int
    cards: Cards


class HandsMoved(_Fact, frozen=True, gc=False):
    """Hands changed their owners because of what ``seat`` laid; ``hands`` are all hands after it.

    ``target`` is the seat chosen, where one was. Everybody sees their own new hand, if they have one, and no other.
    """

    how: HandsMovedBy
    seat: int
    target: int | None
    hands: tuple[Cards, ...]

    def moved(self, seat: int) -> bool:
        """Say whether ``seat`` holds another hand now; a swap leaves all but two as they were."""
        return (self.how is not HandsMovedBy.SEVEN and self.how is not HandsMovedBy.SWAP) or seat in (
            self.seat,
            self.target,
        )


class SeatOut(_Fact, frozen=True, gc=False):
    """A seat plays no more in this round.

    ``placed``: it went out, and the others play on. Else it held too many: its ``cards`` went under the
    discard pile, face up.
    """

    seat: int
    cards: Cards
    placed: bool


class HandShown(_Fact, frozen=True, gc=False):
    """The hand of a seat is ``cards``. ``open``: everybody sees it from now on; else nobody does any more."""

    seat: int
    cards: Cards
    open: bool


class TakenBack(_Fact, frozen=True, gc=False):
    """A seat took back what it had done last, the entry ``ply`` of the match: all is as it was before that.

    ``cards`` are those that went back into its hand, with the ``color`` that was to be matched; none where it had
    laid none.
    """

    seat: int
    ply: int
    cards: Cards
    color: Color | None


class TimeRanOut(_Fact, frozen=True, gc=False):
    """The clock of the round ran out."""


class VoteBegan(_Fact, frozen=True, gc=False):
    """Every seat votes for one of ``options`` as the rule of the customizable wilds."""

    options: tuple[str, ...]


class Voted(_Fact, frozen=True, gc=False):
    """A seat voted for the option number ``choice``."""

    seat: int
    choice: int


class RuleChosen(_Fact, frozen=True, gc=False):
    """The vote is over: ``rule`` is what a customizable wild does in this match."""

    rule: str


class TurnBegan(_Fact, frozen=True, gc=False):
    """It is ``seat``'s move, and ``phase`` is asked of it. A draw by choice begins ``DRAWN`` without this."""

    seat: int
    phase: Phase


class RoundEnded(_Fact, frozen=True, gc=False):
    """The round is over, and its hands lie open.

    ``winner`` is ``None`` in a drawn round that is tied; ``drawn``: nobody went out. ``points`` is what each
    seat scored in this round, ``scores`` what each has in the match, this round included.
    """

    winner: int | None
    drawn: bool
    points: tuple[int, ...]
    scores: tuple[int, ...]
    hands: tuple[Cards, ...]


class Eliminated(_Fact, frozen=True, gc=False):
    """After a round, a seat leaves the match."""

    seat: int


class MatchEnded(_Fact, frozen=True, gc=False):
    """The match is over. ``placing`` lists the seats from first to last, equal scores in seat order.

    In teams both partners stand together in it, and ``winner`` is the first seat of the winning team.
    """

    winner: int
    scores: tuple[int, ...]
    placing: tuple[int, ...]


Event: TypeAlias = (
    SeatsAdded
    | SeatsShuffled
    | Dealt
    | TurnedUp
    | PutBack
    | Reshuffled
    | Played
    | Owed
    | Drew
    | DrawnSeen
    | Passed
    | Skipped
    | Reversed
    | ColorChosen
    | Accepted
    | Challenged
    | UnoSaid
    | Caught
    | FalselyCaught
    | WrongPlay
    | HandsMoved
    | SeatOut
    | HandShown
    | TakenBack
    | TimeRanOut
    | VoteBegan
    | Voted
    | RuleChosen
    | TurnBegan
    | RoundEnded
    | Eliminated
    | MatchEnded
)


def reseated(by_seat: Sequence[T], events: Iterable[Event]) -> tuple[T, ...]:
    """Give by seat, as seats are after ``events``, what was listed ``by_seat`` before: it goes with the persons."""
    for event in events:
        if isinstance(event, SeatsShuffled):
            by_seat = [by_seat[seat] for seat in event.order]
    return tuple(by_seat)
