"""The ``gamestate`` of the protocol: written from a match's log, and read into the view of the engine's seat.

The reader replays the round with `unobot.rules.play.decide`, so no rule is written twice. Hidden cards are ``??``. Some
moves show a card of a hidden hand: the card played, or the result of a challenge. The reader puts that card into the
hand before the move is decided.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from itertools import islice, takewhile
from typing import Any, Final

from unobot.records.writer import round_robin
from unobot.rules.cards import Card
from unobot.rules.events import (
    Cards,
    Challenged,
    ColorChosen,
    Dealt,
    Drew,
    Event,
    Passed,
    Phase,
    Played,
    TakenBack,
    TurnedUp,
)
from unobot.rules.match import Entry
from unobot.rules.moves import ACCEPT, CHALLENGE, DRAW, PASS, PLAYS, Challenge, ChooseColor, Draw, Move, Pass, Play
from unobot.rules.play.deal import deal
from unobot.rules.play.decide import IllegalMove, decide
from unobot.rules.play.evolve import evolve
from unobot.rules.round import Round, View
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.rules.view import hidden, observe, redact
from unobot.uui.protocol import Gamestate, Spoken, Symbol

TELLING: Final = 5
"""After a failed challenge with fewer drawn cards than this, ``renege`` follows. Else it could be a won challenge."""


class GamestateError(ValueError):
    """A ``gamestate`` that cannot result from the rules. The message is a part of a sentence."""


def gamestate(entries: Sequence[Entry], scores: Sequence[int], seat: int) -> Gamestate:
    """Return the current round as ``seat`` may know it; ``str`` of it is the line to send.

    ``entries`` are the log of a match, or its end from the last deal on. They may be complete or redacted for that
    seat, with the same result. ``scores`` are the scores of the match before this round, by seat.

    Raise ``ValueError`` without a deal, and as long as a wild turned up first has no color: the engine is not asked
    then.
    """
    events = _current_events(entries)
    dealt = next((event for event in events if isinstance(event, Dealt)), None)
    if dealt is None:
        raise ValueError("a gamestate begins with a deal, and there is none")
    seats = len(dealt.hands)
    turns = [(dealt.dealer + 1 + place) % seats for place in range(seats)]
    card = next(event.card for event in reversed(events) if isinstance(event, TurnedUp))
    color = next((event.color for event in events if isinstance(event, ColorChosen)), None)
    if card.is_wild and color is None:
        raise ValueError("the color of the first card is not named yet")
    symbols = [symbol for player in turns for symbol in _draw_symbols(dealt.hands[player], is_own=player == seat)]
    first = Play((card,), color if card.is_wild else None)
    return Gamestate(tuple(scores[player] for player in turns), first, (*symbols, *_moves(events, seat)))


def _current_events(entries: Sequence[Entry]) -> list[Event]:
    """Return the events since the last deal, without moves that were taken back."""
    since: list[Entry] = []
    for entry in reversed(entries):
        since.append(entry)
        if any(isinstance(event, Dealt) for event in entry.events):
            break
    undone = {event.ply for entry in since for event in entry.events if isinstance(event, TakenBack)}
    return [event for entry in reversed(since) if entry.ply not in undone for event in entry.events]


def _moves(events: Sequence[Event], seat: int) -> Iterator[Symbol]:
    failed = False
    for event in events:
        match event:
            case Played():
                card = event.cards[0]
                yield Play((card,), event.color) if card.is_wild else card
            case Passed():
                yield PASS
            case Challenged():
                yield CHALLENGE
                failed = not event.guilty
            case Drew():
                yield from _draw_symbols(event.cards, is_own=event.seat == seat)
                if failed and len(event.cards) < TELLING:
                    yield PASS
                failed = False
            case _:
                pass


def _draw_symbols(cards: Cards, *, is_own: bool) -> Iterator[Symbol]:
    yield DRAW
    if is_own and cards:
        yield from cards
    else:
        yield len(cards)


def move_of(move: Spoken, state: Round) -> Move:
    """Return the move that an engine means in ``state``, legal or not: the reverse of ``spoken``."""
    return ACCEPT if isinstance(move, Draw) and state.phase is Phase.ANSWER else move


def read_gamestate(message: Gamestate, ruleset: Ruleset) -> View:
    """Return the round as the engine sees it: the same as ``observe``, except for what a ``gamestate`` leaves out.

    * Seats are numbered in the order of the deal, so the dealer is the last one.
    * The round is the first one.
    * A wild draw four that was turned up and put back is not in a ``gamestate``, so ``shuffles`` does not count it.

    ``ruleset`` comes from ``rules_for_engines``. If it allows a challenge and the table does not, only ``moves``
    differs, because taking four cards would be a move. Raise ``GamestateError`` if the rules do not lead to this round.
    """
    try:
        return _Reading(message, ruleset).view
    except IllegalMove as error:
        raise GamestateError(f"a move is against the rules: {error}") from error


class _Unseen:
    """The shuffler of a player that sees no pile: one deal, known in part, and hidden cards after it."""

    def __init__(self, order: Sequence[Card]) -> None:
        self._order = order

    def shuffle(self, cards: Sequence[Any], _purpose: str, _round: int, number: int, /) -> list[Any]:
        return [Card.HIDDEN] * len(cards) if number else list(self._order)

    def lot(self, _n: int, _purpose: str, _round: int, _number: int, /) -> int:
        raise GamestateError("a lot was drawn that nobody can know")


class _Reading:
    """The reading of one ``gamestate``; ``view`` is the result."""

    def __init__(self, message: Gamestate, ruleset: Ruleset) -> None:
        self.symbols = deque(message.symbols)
        seats = len(message.points)
        first = message.first.cards[0]
        if not ruleset.may_begin(first):
            raise GamestateError("a wild draw four is never turned up first")
        hands = [list[Card]() for _ in range(seats)]
        self.seat = self.deal(hands, ruleset.hand_size)
        order = [*round_robin(hands), first]
        chance = _Unseen([*order, *hidden(ruleset.deck()[len(order) :])])
        self.view = observe(Round(ruleset, seats, None, message.points), self.seat)
        self.view.shuffler = chance
        self.follow(deal(ruleset, seats, seats - 1, chance))
        if message.first.color is not None:
            self.follow(decide(self.view, self.view.to_move, ChooseColor(message.first.color)))
        while self.symbols:
            self.move()
        self.view.shuffler = None

    def deal(self, hands: list[list[Card]], size: int) -> int:
        """Read the draws of the deal into empty ``hands``, and return the seat whose cards it shows."""
        at_once = self.dealt_at_a_time()
        if at_once not in (1, size):
            raise GamestateError(f"the deal is neither card by card nor {size} at once")
        for _ in range(size // at_once):
            for hand in hands:
                hand.extend(self.draw(at_once))
        visible = [seat for seat, hand in enumerate(hands) if hand != [Card.HIDDEN] * size]
        if len(visible) != 1 or Card.HIDDEN in hands[visible[0]]:
            raise GamestateError("the deal does not show the cards of one seat")
        return visible[0]

    def dealt_at_a_time(self) -> int:
        """Return the number of cards in the first draw; another draw must follow it."""
        listed = list(takewhile(lambda symbol: not isinstance(symbol, Draw), islice(self.symbols, 1, None)))
        return listed[0] if listed and isinstance(listed[0], int) else len(listed)

    def next(self) -> Symbol:
        if not self.symbols:
            raise GamestateError("it ends in the middle of a move")
        return self.symbols.popleft()

    def draw(self, due: int) -> Cards:
        """Read a draw of ``due`` cards: the cards, or hidden ones if it gives only their number."""
        if not isinstance(self.next(), Draw):
            raise GamestateError("a draw that was due is missing")
        if self.symbols and isinstance(self.symbols[0], int):
            if self.symbols.popleft() != due:
                raise GamestateError(f"a draw is not one of {due} cards")
            return (Card.HIDDEN,) * due
        cards = tuple(self.next() for _ in range(due))
        if not all(isinstance(card, Card) for card in cards):
            raise GamestateError(f"a draw does not list {due} cards")
        return cards  # type: ignore[return-value]  # checked above

    def follow(self, events: Sequence[Event]) -> None:
        """Apply the events, each draw with the cards of the text."""
        for event in events:
            if isinstance(event, Drew):
                cards = self.draw(len(event.cards))
                if (Card.HIDDEN in cards) is (event.seat == self.seat) and cards:
                    raise GamestateError("a draw shows hidden cards, or hides visible ones")
                event = Drew(event.seat, cards, event.why)  # noqa: PLW2901 - the same event, with its cards
            evolve(self.view, redact(event, self.seat))

    def move(self) -> None:
        """Read one move and apply its events."""
        view = self.view
        seat = view.to_move
        symbol = self.symbols[0]
        move: Move
        match symbol:
            case Draw():
                move = move_of(symbol, view)  # the word is read again, because it is also the draw that follows
            case Card() if not symbol.is_wild:
                self.next()
                move = PLAYS[symbol][0]
            case Play() | Pass() | Challenge():
                self.next()
                move = symbol
            case _:
                raise GamestateError("there is a number or a wild without a color where a move should be")
        if isinstance(move, Play) and seat != self.seat:
            self.reveal(seat, move.cards[0])
        if isinstance(move, Challenge):
            self.judge()
        events = decide(view, seat, move)
        self.follow(events)
        if isinstance(events[0], Challenged) and not events[0].guilty:
            drew = next(event for event in events if isinstance(event, Drew))
            if len(drew.cards) < TELLING and not isinstance(self.next(), Pass):
                raise GamestateError("the failed challenge is not followed by a renege")

    def reveal(self, seat: int, card: Card) -> None:
        """Replace a hidden card by the card that another seat is about to play."""
        view = self.view
        if Card.HIDDEN in view.hands[seat]:
            view.hands[seat][-1] = card
        if view.drawn is Card.HIDDEN:
            view.drawn = card

    def judge(self) -> None:
        """Give the challenged hand the cards that it must have had.

        It had a card of the color if the player of the wild draw four draws now. The engine knows its own hand.
        """
        view = self.view
        if view.challenged_color is None or view.challenged == self.seat:
            return
        following = list(islice(self.symbols, 1, 3))
        if following and isinstance(following[0], int):
            failed = following[0] >= TELLING or isinstance(following[-1], Pass)
        else:
            failed = view.to_move == self.seat
        view.challenged_hand = () if failed else (Card(f"{view.challenged_color}0"),)
