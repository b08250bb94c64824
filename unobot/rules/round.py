"""The state of one round, and of one round as a seat sees it.

A ``Round`` is a small mutable object that only ``unobot.rules.play.evolve`` changes. A ``View`` is a round whose
secrets are ``??``. Everything public in it is the same, so the same code reads both.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Final, Self, TypeAlias, TypeVar

from unobot.rules.backs import Backs
from unobot.rules.cards import LIGHT_COLORS, Card, Color, Face, Side
from unobot.rules.events import Phase, RoundEnded
from unobot.rules.habits import Habits, NamedColors, no_habits
from unobot.rules.ruleset.lookup import RuleTables, rule_tables, side_tables
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.rules.shuffling import RandomSource
from unobot.rules.stocks import Stocks

R = TypeVar("R", bound="Round")

MOVES_PER_CARD: Final = 40
"""A round is drawn after this number of moves for each card of the deck. Uno and catches do not count."""

DrawNote: TypeAlias = tuple[int, int, Color | None]
"""A seat, the number of cards that it held, and the color that it did not lay; ``None`` if it had no choice."""


class Round:
    """One deal until it ends. A new round is empty, and ``evolve`` fills it from ``Dealt`` on.

    ``seats`` is the number of seats. ``scores`` is the score of each seat in the match before this round.
    ``habits`` is what the match has shown of each seat until then. Later shuffles come from ``shuffler``, which is
    ``None`` in a view: the future is a secret.
    """

    __slots__ = (
        "backs",
        "catchable",
        "challenged",
        "challenged_color",
        "challenged_face",
        "challenged_hand",
        "color",
        "dealer",
        "direction",
        "discard",
        "draw_notes",
        "drawn",
        "habits",
        "hands",
        "last_color",
        "last_face",
        "limit",
        "lost",
        "moves",
        "named_colors",
        "number",
        "options",
        "out",
        "outcome",
        "owed",
        "owed_face",
        "phase",
        "pile",
        "presses",
        "rule",
        "rule_tables",
        "ruleset",
        "said_uno",
        "scores",
        "shuffler",
        "shuffles",
        "silent",
        "stocks",
        "stuck",
        "to_move",
        "unseen",
        "votes",
    )

    ruleset: Ruleset
    rule_tables: RuleTables
    """The same rules as tables to look things up in. They are those of the side in play."""
    number: int
    """From 1, or 0 for the vote before the first round."""
    dealer: int
    hands: list[list[Card]]
    """By seat, each hand in the order in which the cards came in."""
    backs: Backs | None
    """The other side of all cards. It is ``None`` in a deck with one side, and before the deal."""
    unseen: tuple[int, ...]
    """By seat: the number of cards, the last ones of its hand, that the seat drew blind and has not seen yet."""
    draw_notes: list[DrawNote]
    """The draws as everybody at the table saw them: a note before each draw, and one for each drawn card that was kept.

    A seat that gets other cards has a note with no card. ``voids`` follows from the notes.
    """
    named_colors: NamedColors
    habits: list[Habits]
    """By seat: what this match has shown about how it plays."""
    pile: list[Card]
    """The draw pile. The next card is the last of the list. ``stocks`` may divide it."""
    stocks: Stocks
    """By seat: the number of cards of the pile that are its own stock (``unobot.rules.stocks``).

    It is empty if all seats draw from the whole pile.
    """
    discard: list[Card]
    """The cards laid since the last shuffle. The top card is the last of the list."""
    color: Color | None
    """The active color. It is ``None`` until a first wild has its color, or until a first card is laid."""
    last_color: Color | None
    """The color that was active before the top card was laid."""
    last_face: Face | None
    """The face that lay on top before the top card was laid."""
    direction: int
    """1 while play goes to rising seat numbers (left), -1 while it goes to falling ones."""
    to_move: int
    phase: Phase
    drawn: Card | None
    """In the phase ``drawn``: the last card drawn, ``??`` if nobody sees it, ``None`` if nothing was left."""
    owed: int
    """The number of cards that the seat to move owes, 0 for none."""
    owed_face: Face | None
    """The face of the card that they are owed for: the last draw card laid."""
    challenged: int | None
    """The seat whose card waits for an answer and can be challenged: officially a Wild Draw Four."""
    challenged_color: Color | None
    """The color that was active before this card was laid."""
    challenged_face: Face | None
    """The face that it was laid on."""
    challenged_hand: tuple[Card, ...]
    """The rest of that seat's hand, as it saw it, when it laid the card. A challenge judges by it. It is secret."""
    said_uno: list[bool]
    """By seat: it said Uno for the card that it holds, or for the play that it is about to make."""
    catchable: tuple[int, ...]
    """The seats that can be caught now, in the order in which they laid their last card but one without Uno.

    There is more than one only after a jump-in: the time to catch ends when the seat to move makes its move.
    """
    stuck: int
    """The number of turns in a row that found nothing to draw."""
    out: list[int]
    """The seats that play no more in this round, in the order in which they left it."""
    lost: list[int]
    """By seat: the points that it counts for because its cards went under the discard pile."""
    rule: str | None
    """The rule of a Customizable wild, if the players voted on one."""
    options: tuple[str, ...]
    """The rules to choose from, in the vote before the first round."""
    votes: list[int | None]
    """The option that each seat has voted for."""
    moves: int
    """The number of moves, without Uno, catches and votes."""
    limit: int
    """The number of moves at which the round is drawn."""
    shuffles: int
    """The number of shuffles, with the deal."""
    presses: int
    """The number of presses of the launcher."""
    silent: int
    """The number of presses in a row, up to now, that fired nothing."""
    scores: tuple[int, ...]
    shuffler: RandomSource | None
    outcome: RoundEnded | None

    def __init__(
        self,
        ruleset: Ruleset,
        seats: int,
        shuffler: RandomSource | None,
        scores: Sequence[int] | None = None,
        rule: str | None = None,
        habits: Sequence[Habits] = (),
    ) -> None:
        self.ruleset = ruleset
        self.rule_tables = rule_tables(ruleset)
        self.number = 0
        self.dealer = 0
        self.hands = [[] for _ in range(seats)]
        self.backs = None
        self.unseen = (0,) * seats
        self.draw_notes = []
        self.named_colors = (None,) * seats
        self.habits = [counts.copy() for counts in habits] or no_habits(seats)
        self.pile = []
        self.stocks = ()
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
        self.challenged = None
        self.challenged_color = None
        self.challenged_face = None
        self.challenged_hand = ()
        self.said_uno = [False] * seats
        self.catchable = ()
        self.stuck = 0
        self.out = []
        self.lost = [0] * seats
        self.rule = rule
        self.options = ()
        self.votes = []
        self.moves = 0
        self.limit = MOVES_PER_CARD * len(self.rule_tables.deck)
        self.shuffles = 0
        self.presses = 0
        self.silent = 0
        self.scores = (0,) * seats if scores is None else tuple(scores)
        self.shuffler = shuffler
        self.outcome = None

    @property
    def seats(self) -> int:
        """Return the number of seats, including seats that are out."""
        return len(self.hands)

    @property
    def playing(self) -> int:
        """Return the number of seats that are still in this round."""
        return len(self.hands) - len(self.out)

    def next_seat(self, seat: int, steps: int = 1) -> int:
        """Return the seat that is ``steps`` after ``seat`` in the direction of play, without seats that are out."""
        seats = len(self.hands)
        if not self.out:
            return (seat + self.direction * steps) % seats
        for _ in range(steps):
            seat = (seat + self.direction) % seats
            while seat in self.out:
                seat = (seat + self.direction) % seats
        return seat

    def others(self, seat: int) -> list[int]:
        """Return all other seats that are still in, in turn order, from the next one on."""
        seats: list[int] = []
        other = self.next_seat(seat)
        while other != seat and other not in seats:
            seats.append(other)
            other = self.next_seat(other)
        return seats

    @property
    def side(self) -> Side:
        """Return the side of the cards that is in play."""
        return Side.LIGHT if self.backs is None else self.backs.side

    @property
    def owed_color(self) -> Color | None:
        """Return the color until which the seat to move draws, if it owes cards until a color comes."""
        face = self.owed_face
        return self.color if face is not None and self.rule_tables.effects[face].until_color else None

    @property
    def is_top_turned(self) -> bool:
        """Return whether the top card lies there because all cards turned over. Then it has no effect."""
        return self.backs is not None and 0 < self.backs.turned == len(self.discard)

    @property
    def top(self) -> Card:
        """Return the top card of the discard pile. Raises ``IndexError`` before a card is turned up."""
        return self.discard[-1]

    @property
    def is_over(self) -> bool:
        """Return whether the round has ended. The vote before the first round ends when the rule is chosen."""
        return self.outcome is not None or (self.number == 0 and self.rule is not None)

    def visible_hand(self, seat: int) -> list[Card]:
        """Return the hand of ``seat`` as this seat sees it. A card that it drew blind and has not seen is ``??``."""
        hand = self.hands[seat]
        unseen = self.unseen[seat]
        return [*hand[: len(hand) - unseen], *(Card.HIDDEN,) * unseen]

    @property
    def voids(self) -> list[tuple[int, ...]]:
        """Return, by seat and color, how many cards it held when it last drew instead of laying this color, or 0.

        This number of its cards, or all if it holds fewer now, probably has other colors. Few moves ask for it, so it
        is computed from the notes, the last one first. A hand that shrank since then has only the rest of those cards.
        """
        voids = [[0] * len(LIGHT_COLORS) for _ in self.hands]
        least = [len(self.rule_tables.deck)] * len(self.hands)
        for seat, held, color in reversed(self.draw_notes):
            if held < least[seat]:  # faster than min(), and every decision of an AI runs this loop
                least[seat] = held
            if color is not None and not voids[seat][color.order]:
                voids[seat][color.order] = least[seat]
        return [tuple(by_color) for by_color in voids]

    @property
    def counts(self) -> list[int]:
        """Return the number of cards that each seat holds."""
        return [len(hand) for hand in self.hands]

    def copy(self) -> Self:
        """Return an independent round of the same kind."""
        return self.copied(type(self))

    def copied(self, kind: type[R]) -> R:
        """Return an independent round of this ``kind``. A view can be copied as a round."""
        twin = self.shallow_copy(kind)
        twin.hands = [hand.copy() for hand in self.hands]
        twin.draw_notes = self.draw_notes.copy()
        twin.habits = [counts.copy() for counts in self.habits]
        if self.backs is not None:
            twin.backs = self.backs.copy()
        twin.pile = self.pile.copy()
        twin.discard = self.discard.copy()
        twin.said_uno = self.said_uno.copy()
        twin.out = self.out.copy()
        twin.lost = self.lost.copy()
        twin.votes = self.votes.copy()
        return twin

    def shallow_copy(self, kind: type[R]) -> R:
        """Return a round of this ``kind`` that shares its lists with this one. A view still needs its ``seat``."""
        twin = object.__new__(kind)  # without __init__, because every slot is set below
        twin.ruleset = self.ruleset
        twin.rule_tables = self.rule_tables
        twin.number = self.number
        twin.dealer = self.dealer
        twin.hands = self.hands
        twin.backs = self.backs
        twin.unseen = self.unseen
        twin.draw_notes = self.draw_notes
        twin.named_colors = self.named_colors
        twin.habits = self.habits
        twin.pile = self.pile
        twin.stocks = self.stocks
        twin.discard = self.discard
        twin.color = self.color
        twin.last_color = self.last_color
        twin.last_face = self.last_face
        twin.direction = self.direction
        twin.to_move = self.to_move
        twin.phase = self.phase
        twin.drawn = self.drawn
        twin.owed = self.owed
        twin.owed_face = self.owed_face
        twin.challenged = self.challenged
        twin.challenged_color = self.challenged_color
        twin.challenged_face = self.challenged_face
        twin.challenged_hand = self.challenged_hand
        twin.said_uno = self.said_uno
        twin.catchable = self.catchable
        twin.stuck = self.stuck
        twin.out = self.out
        twin.lost = self.lost
        twin.rule = self.rule
        twin.options = self.options
        twin.votes = self.votes
        twin.moves = self.moves
        twin.limit = self.limit
        twin.shuffles = self.shuffles
        twin.presses = self.presses
        twin.silent = self.silent
        twin.scores = self.scores
        twin.shuffler = self.shuffler
        twin.outcome = self.outcome
        return twin

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and _READ[type(self)](self) == _READ[type(self)](other)

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __reduce__(self) -> tuple[object, ...]:
        """Leave out the rule tables, which are large: another process has its own."""
        kind = type(self)
        return _unpickled, (kind, [getattr(self, slot) for slot in _PICKLED[kind]])

    def __repr__(self) -> str:
        slots = (f"{slot}={getattr(self, slot)!r}" for slot in _slots(type(self)))
        return f"{type(self).__name__}({', '.join(slots)})"


class View(Round):
    """A round as ``seat`` sees it, or as the public sees it if that is ``None``. ``unobot.rules.view`` makes it."""

    __slots__ = ("seat",)

    seat: int | None

    def copy(self) -> Self:
        """Return an independent view of the same seat."""
        twin = super().copy()
        twin.seat = self.seat
        return twin


def _slots(kind: type[Round]) -> tuple[str, ...]:
    return Round.__slots__ if kind is Round else (*Round.__slots__, *View.__slots__)


_READ: Final = {kind: attrgetter(*_slots(kind)) for kind in (Round, View)}
"""Functions that return every value of a round, or of a view."""

_PICKLED: Final = {kind: [slot for slot in _slots(kind) if slot != "rule_tables"] for kind in (Round, View)}
"""The slots that go to another process."""


def _unpickled(kind: type[Round], values: Sequence[object]) -> Round:
    """Return a round of this ``kind`` with these ``values`` in the slots of ``_PICKLED``."""
    state = object.__new__(kind)
    for slot, value in zip(_PICKLED[kind], values, strict=True):
        setattr(state, slot, value)
    state.rule_tables = side_tables(state.ruleset, state.side)
    return state
