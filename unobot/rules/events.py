"""Define events: the frozen facts that rounds are folded from, stored as and told from.

An event carries everything that ``evolve`` needs, so applying it makes no decision.

Cards with two sides also have ``backs`` in some events: their other sides, in the order of the cards. In the events of
all other decks they are empty, and not written.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import TypeAlias, TypeVar

import msgspec

from unobot.rules.cards import Card, Color, Face, Side

Cards: TypeAlias = tuple[Card, ...]

T = TypeVar("T")


class Phase(StrEnum):
    """The question to the seat to move."""

    PLAY = "play"
    """Play a card, or draw one."""
    DRAWN = "drawn"
    """Play the card that was just drawn, or pass."""
    COLOR = "color"
    """Name the color of a wild that was turned up first or turned over, or of a roulette."""
    ANSWER = "answer"
    """Take the cards that are owed, challenge the Wild Draw Four, or stack a card."""
    VOTE = "vote"
    """Vote for the rule of the Customizable wilds. Every seat is asked at once."""
    OVER = "over"
    """Nothing: the round has not begun, or it is over."""


class DrawReason(StrEnum):
    """The reason for a draw."""

    CHOICE = "choice"
    TURNED_UP = "turned_up"
    DRAW_ONE = "draw_one"
    DRAW_TWO = "draw_two"
    DRAW_FIVE = "draw_five"
    DRAW_COLOR = "draw_color"
    DRAW_FOUR = "draw_four"
    DRAW_SIX = "draw_six"
    DRAW_TEN = "draw_ten"
    ROULETTE = "roulette"
    TARGETED = "targeted"
    LAUNCHER = "launcher"
    CHALLENGE = "challenge"
    PENALTY = "penalty"
    BOMB = "bomb"
    CUSTOMIZABLE = "customizable"


class HandsMovedBy(StrEnum):
    """The cause of a move of whole hands between seats."""

    SEVEN = "seven"
    ZERO = "zero"
    SWAP = "swap"
    SHUFFLE = "shuffle"
    PASS_HANDS = "pass_hands"  # noqa: S105 - a rule, no secret


class _BaseEvent(msgspec.Struct, frozen=True, gc=False, tag=True, tag_field="event"):
    """The base of all events: immutable, and tagged with the name of its class."""


def _nobody() -> tuple[int, ...]:
    """Return no seats. The value of a function is written to logs, although a default is not."""
    return ()


class SeatsShuffled(_BaseEvent, frozen=True, gc=False):
    """The seats changed places before a deal: the player of ``order[seat]`` now sits at ``seat``.

    Scores and everything else go with the player.
    """

    order: tuple[int, ...]

    def seat_of(self, seat: int) -> int:
        """Return the seat to which the player of ``seat`` has moved."""
        return self.order.index(seat)


class SeatsAdded(_BaseEvent, frozen=True, gc=False):
    """This number of seats joined the match before a deal, behind the last seat, each with this score."""

    seats: int
    score: int


class Dealt(_BaseEvent, frozen=True, gc=False, omit_defaults=True):
    """Round ``round`` (from 1) was dealt: ``hands`` by seat, and the rest as ``pile``, next card first.

    ``absent`` are the seats that were eliminated in earlier rounds. ``backs`` and ``pile_backs`` are the other sides of
    ``hands`` and ``pile``.
    """

    round: int
    dealer: int
    hands: tuple[Cards, ...]
    pile: Cards
    absent: tuple[int, ...] = msgspec.field(default_factory=_nobody)  # written even if it is empty
    backs: tuple[Cards, ...] = ()
    pile_backs: Cards = ()


class TurnedUp(_BaseEvent, frozen=True, gc=False):
    """The first card of the pile was turned up and begins the discard pile."""

    card: Card


class PutBack(_BaseEvent, frozen=True, gc=False, omit_defaults=True):
    """A Wild Draw Four that was turned up first went back: ``pile`` is the rest of the deck in its new order."""

    pile: Cards
    backs: Cards = ()


class Reshuffled(_BaseEvent, frozen=True, gc=False, omit_defaults=True):
    """All discards except the top one were shuffled and put behind the rest of the pile, front first."""

    cards: Cards
    backs: Cards = ()


class StocksCut(_BaseEvent, frozen=True, gc=False):
    """The cards that came last into the pile were divided: each seat got this number of them behind its stock."""

    cards: tuple[int, ...]


class StockLent(_BaseEvent, frozen=True, gc=False):
    """The last card of the stock of ``by`` went behind the stock of ``to``, which is empty or too short."""

    by: int
    to: int


class Played(_BaseEvent, frozen=True, gc=False, omit_defaults=True):
    """A seat laid ``cards``. The first of them lies on top, and ``color`` is the color to match from now on.

    ``color`` is ``None`` after a roulette, until it is named, and in a deck without colors. ``uno`` is true if the seat
    said Uno with the play, or if the rules announced it. ``discarded`` are other cards of its hand that went under
    ``cards``, face up and without an effect. ``backs`` are the other sides of ``cards``. The other seats saw them in
    the hand, so they see which of them has left it.
    """

    seat: int
    cards: Cards
    color: Color | None
    target: int | None
    uno: bool
    discarded: Cards = ()
    backs: Cards = ()


class Owed(_BaseEvent, frozen=True, gc=False):
    """The next seat asked owes ``cards`` in all, the last of them for the card with ``face`` that ``by`` laid.

    If this card makes it draw until a color comes, ``cards`` is 1, the fewest.
    """

    by: int
    cards: int
    face: Face = Face("WD4")  # logs of early versions name no face


class Drew(_BaseEvent, frozen=True, gc=False, omit_defaults=True):
    """A seat drew ``cards``: the number that was due, or fewer (even none) if too few were left.

    ``blind`` means that the seat does not see the cards itself until ``DrawnSeen``. ``open`` means that everybody saw
    the cards when they were drawn. In the hand, they are as hidden as the others.
    """

    seat: int
    cards: Cards
    why: DrawReason
    blind: bool = False
    open: bool = False
    backs: Cards = ()


class LauncherPressed(_BaseEvent, frozen=True, gc=False):
    """A seat pressed the launcher. It ``fired`` this number of cards, 0 for none. A draw of them follows."""

    seat: int
    fired: int


class DrawnSeen(_BaseEvent, frozen=True, gc=False):
    """A turn of ``seat`` began, so it now sees ``cards``: the first of the cards that it drew blind."""

    seat: int
    cards: Cards


class Passed(_BaseEvent, frozen=True, gc=False):
    """A seat ended its turn: it kept the drawn card, or it was not allowed to draw."""

    seat: int


class Skipped(_BaseEvent, frozen=True, gc=False):
    """A seat missed its turn."""

    seat: int


class Reversed(_BaseEvent, frozen=True, gc=False):
    """Play continues in ``direction``: 1 for rising seat numbers (to the left), -1 for falling ones."""

    direction: int


class ColorChosen(_BaseEvent, frozen=True, gc=False):
    """A seat named the color of a wild that was turned up first or turned over, or of a roulette."""

    seat: int
    color: Color


class Accepted(_BaseEvent, frozen=True, gc=False):
    """A seat took the cards that it owed."""

    seat: int


class Challenged(_BaseEvent, frozen=True, gc=False):
    """``seat`` challenged the Wild Draw Four of ``against``. ``guilty`` is true if the card was not legal.

    ``hand`` is the hand that ``against`` had left when it laid the card. Only the two seats see it, unless it is shown
    ``to_all``.
    """

    seat: int
    against: int
    guilty: bool
    hand: Cards
    to_all: bool = False


class UnoSaid(_BaseEvent, frozen=True, gc=False):
    """A seat said Uno without a play."""

    seat: int


class Caught(_BaseEvent, frozen=True, gc=False):
    """``by`` caught ``seat``, which holds one card and did not say Uno."""

    seat: int
    by: int


class FalselyCaught(_BaseEvent, frozen=True, gc=False):
    """``by`` tried to catch ``seat``, which could not be caught."""

    seat: int
    by: int


class WrongPlay(_BaseEvent, frozen=True, gc=False):
    """A seat laid ``cards`` against the rules and took them back. Its turn goes on."""

    seat: int
    cards: Cards


class HandsMoved(_BaseEvent, frozen=True, gc=False, omit_defaults=True):
    """Whole hands moved between seats because of the card that ``seat`` laid. ``hands`` are all hands after it.

    ``target`` is the chosen seat, if the move has one. Each seat that got a new hand sees this hand and no other.
    """

    how: HandsMovedBy
    seat: int
    target: int | None
    hands: tuple[Cards, ...]
    backs: tuple[Cards, ...] = ()

    def moved(self, seat: int) -> bool:
        """Return whether ``seat`` holds another hand now. A swap changes two hands only."""
        return (self.how is not HandsMovedBy.SEVEN and self.how is not HandsMovedBy.SWAP) or seat in (
            self.seat,
            self.target,
        )


class TurnedOver(_BaseEvent, frozen=True, gc=False):
    """All cards turned over, so ``side`` is in play: the discards as one packet, then the pile, then every hand.

    The lowest discard is the new ``top``, and it has no effect. The lowest card of the pile is drawn next. ``hands``
    are all hands after it, and ``backs`` their other sides.
    """

    side: Side
    top: Card
    hands: tuple[Cards, ...]
    backs: tuple[Cards, ...]


class SeatOut(_BaseEvent, frozen=True, gc=False, omit_defaults=True):
    """A seat plays no more in this round.

    ``placed`` means that it went out and that the others play on. Otherwise it held too many cards, and its ``cards``
    went under the discard pile, face up. ``waits`` means that it went out, and that its partner still has to.
    """

    seat: int
    cards: Cards
    placed: bool
    waits: bool = False


class HandShown(_BaseEvent, frozen=True, gc=False):
    """The hand of a seat is ``cards``. If ``open``, everybody sees it from now on. Otherwise it is hidden again."""

    seat: int
    cards: Cards
    open: bool


class TakenBack(_BaseEvent, frozen=True, gc=False):
    """A seat took back its last move, the entry ``ply`` of the match. Everything is as before that move.

    ``cards`` went back into its hand, and ``color`` was the color of that play. Without a play there are no cards.
    """

    seat: int
    ply: int
    cards: Cards
    color: Color | None


class TimeRanOut(_BaseEvent, frozen=True, gc=False):
    """The clock of the round ran out."""


class VoteBegan(_BaseEvent, frozen=True, gc=False):
    """Every seat votes for one of ``options`` as the rule of the Customizable wilds."""

    options: tuple[str, ...]


class Voted(_BaseEvent, frozen=True, gc=False):
    """A seat voted for the option number ``choice``."""

    seat: int
    choice: int


class RuleChosen(_BaseEvent, frozen=True, gc=False):
    """The vote is over: ``rule`` is what a Customizable wild does in this match."""

    rule: str


class TurnBegan(_BaseEvent, frozen=True, gc=False):
    """It is ``seat``'s move, and ``phase`` is the question. A draw by choice begins ``DRAWN`` without this event."""

    seat: int
    phase: Phase


class RoundEnded(_BaseEvent, frozen=True, gc=False):
    """The round is over, and all hands are open.

    ``winner`` is ``None`` if a drawn round is tied. ``drawn`` means that nobody went out. ``points`` is the score of
    each seat in this round. ``scores`` is the score of each seat in the match, with this round.
    """

    winner: int | None
    drawn: bool
    points: tuple[int, ...]
    scores: tuple[int, ...]
    hands: tuple[Cards, ...]


class Eliminated(_BaseEvent, frozen=True, gc=False):
    """A seat leaves the match after a round."""

    seat: int


class MatchEnded(_BaseEvent, frozen=True, gc=False):
    """The match is over. ``placing`` lists the seats from first to last, equal scores in seat order.

    With teams both partners stand together in it, and ``winner`` is the first seat of the winning team.
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
    | StocksCut
    | StockLent
    | Played
    | Owed
    | Drew
    | LauncherPressed
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
    | TurnedOver
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
    """Return values by seat as the seats are after ``events``. ``by_seat`` has them as the seats were before.

    The values move with the players.
    """
    for event in events:
        if isinstance(event, SeatsShuffled):
            by_seat = [by_seat[seat] for seat in event.order]
    return tuple(by_seat)
