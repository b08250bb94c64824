"""Collect the events that follow from one move. The round itself does not change."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from unobot.rules.cards import Card, Color, Pair
from unobot.rules.decks.effects import UNTIL_IT_FIRES
from unobot.rules.events import (
    DrawReason,
    Drew,
    Event,
    LauncherPressed,
    Phase,
    Played,
    Reshuffled,
    Reversed,
    SeatOut,
    Skipped,
    StockLent,
    StocksCut,
    TurnBegan,
)
from unobot.rules.launcher import press
from unobot.rules.play.evolve import apply
from unobot.rules.round import Round
from unobot.rules.ruleset.ruleset import MAX_SEATS
from unobot.rules.shuffling import RandomSource
from unobot.rules.stocks import Stocks, divided, lend, lender, put_behind, take_cards, top_of

# Events with only a seat and a phase are created once, to save time.
SKIPPED: Final = tuple(Skipped(seat) for seat in range(MAX_SEATS))
PLAYS_NEXT: Final = tuple(TurnBegan(seat, Phase.PLAY) for seat in range(MAX_SEATS))
ANSWERS_NEXT: Final = tuple(TurnBegan(seat, Phase.ANSWER) for seat in range(MAX_SEATS))
_OF_COLOR: Final = {color: frozenset(card for card in Card if card.color is color) for color in Color}


class Consequences:
    """The events that follow from one move in a round, and the facts that later events need."""

    # Few moves change these, so they are class attributes and not set for every move.
    _leaver: int | None = None
    """The seat that left the round with this move."""
    _taken_count = 0
    """The number of cards taken from the top of the pile."""
    _pile: list[Card] | None = None
    """The pile, if discards were shuffled into it, or if it is divided and this move has drawn from it."""
    _stocks: Stocks = ()
    """The stocks of this pile."""
    _refilled_stocks = False

    def __init__(self, state: Round, first: Event | None = None) -> None:
        self.round = state
        self.events: list[Event] = [] if first is None else [first]
        self.direction = state.direction

    def add(self, event: Event) -> None:
        """Add an event that changes nothing for the events after it."""
        self.events.append(event)

    def turn_round(self) -> None:
        """Reverse the direction of play."""
        self.direction = -self.direction
        self.events.append(Reversed(self.direction))

    def leave(self, seat: int) -> None:
        """Note that ``seat``, which went out, leaves the round to the others."""
        self._leaver = seat
        self.events.append(SeatOut(seat, (), placed=True, waits=self.round.ruleset.both_out))

    def next_seat(self, seat: int) -> int:
        """Return the seat after ``seat``, with the direction and the seats that result from the events so far."""
        state = self.round
        seats = len(state.hands)
        seat = (seat + self.direction) % seats
        if state.out or self._leaver is not None:
            while seat == self._leaver or seat in state.out:
                seat = (seat + self.direction) % seats
        return seat

    def skip(self, seat: int, count: int) -> None:
        """Skip ``count`` seats after ``seat``, each once at most. Then it is the next seat's turn."""
        following = self.next_seat(seat)
        if count > 1:
            count = min(count, self.round.playing - 1 - (self._leaver is not None))
        for _ in range(count):
            self.events.append(SKIPPED[following])
            following = self.next_seat(following)
        self.events.append(PLAYS_NEXT[following])

    def goes_on(self, seat: int) -> None:
        """End the turn of ``seat``, which drew the cards that it owed. If the rules say so, let it play instead."""
        if self.round.ruleset.play_after_drawing:
            self.events.append(PLAYS_NEXT[seat])
        else:
            self.events += (SKIPPED[seat], PLAYS_NEXT[self.next_seat(seat)])

    def draw(self, seat: int, due: int, reason: DrawReason) -> None:
        """Let ``seat`` draw ``due`` cards, or as many as there are. With a launcher it presses as often instead."""
        if self.round.rule_tables.launcher:
            self.press(seat, due, reason)
        else:
            self._take(seat, due, reason)

    def press(self, seat: int, times: int, reason: DrawReason) -> None:
        """Let ``seat`` press the launcher, and draw what it fires. ``UNTIL_IT_FIRES`` stops with the first cards."""
        state = self.round
        if state.shuffler is None:
            raise ValueError("a view cannot press the launcher: decide on the round itself")
        for _ in range(times):
            made = [event.fired for event in self.events if isinstance(event, LauncherPressed)]
            silent = next((place for place, fired in enumerate(reversed(made)) if fired), state.silent + len(made))
            fired = press(state.shuffler, state.number, state.presses + len(made), silent)
            self.events.append(LauncherPressed(seat, fired))
            if fired:
                self._take(seat, fired, reason)
                if times == UNTIL_IT_FIRES:
                    break

    def _take(self, seat: int, due: int, reason: DrawReason) -> None:
        """Let ``seat`` take ``due`` cards, or as many as there are. Discards refill a pile that is too short."""
        state = self.round
        blind = state.rule_tables.blind
        if state.stocks:
            self.events.append(Drew(seat, self._from_stock(seat, due), reason, blind))
            return
        pile = state.pile if self._pile is None else self._pile
        end = len(pile) - self._taken_count
        if end < due:
            pile = self._refilled()
            end = len(pile)
        start = end - due if end > due else 0
        self._taken_count += end - start
        self.events.append(Drew(seat, tuple(pile[start:end][::-1]), reason, blind))

    def draw_until(
        self,
        seat: int,
        matching: Callable[[list[Card]], Collection[Card]],
        reason: DrawReason = DrawReason.CHOICE,
        *,
        is_open: bool = False,
    ) -> None:
        """Let ``seat`` draw until a drawn card is among ``matching(hand)``, or until nothing is left.

        If ``is_open``, everybody sees the cards.
        """
        hand = self.round.hands[seat].copy()
        judged = self.round.rule_tables.strict  # otherwise the same cards match beside every hand
        fitting = matching(hand)
        drawn = 0
        if self.round.stocks:
            while (card := self._in_stock(seat, drawn)) is not None:
                drawn += 1
                if judged:
                    hand.append(card)
                    fitting = matching(hand)
                if card in fitting:
                    break
            self.events.append(Drew(seat, self._from_stock(seat, drawn), reason, open=is_open))
            return
        pile = self.round.pile if self._pile is None else self._pile
        place = end = len(pile) - self._taken_count
        refilled = self._pile is not None
        while True:
            if not place:
                if refilled:
                    break
                refilled = True
                pile = self._refilled()
                place, end = len(pile) - end, len(pile)
                if not place:
                    break
            place -= 1
            card = pile[place]
            if judged:
                hand.append(card)
                fitting = matching(hand)
            if card in fitting:
                break
        self.events.append(Drew(seat, tuple(pile[place:end][::-1]), reason, open=is_open))
        self._taken_count += end - place

    def draw_until_color(self, seat: int, color: Color, reason: DrawReason, *, is_open: bool = False) -> None:
        """Let ``seat`` draw until a card of this ``color`` comes. Wilds do not count."""
        self.draw_until(seat, lambda _: _OF_COLOR[color], reason, is_open=is_open)

    def _from_stock(self, seat: int, due: int) -> tuple[Card, ...]:
        """Take ``due`` cards from the stock of ``seat``, or as many as there are, and return them."""
        self._fill_stock(seat, due)
        pile = self._divided_pile()
        end = top_of(pile, self._stocks, seat)
        cards = tuple(pile[max(end - due, end - self._stocks[seat]) : end][::-1])
        self._stocks = take_cards(pile, self._stocks, seat, len(cards))
        return cards

    def _in_stock(self, seat: int, place: int) -> Card | None:
        """Return the card at this place of the stock of ``seat``, from 0, or ``None`` if nothing is left for it."""
        self._fill_stock(seat, place + 1)
        pile = self._divided_pile()
        return pile[top_of(pile, self._stocks, seat) - 1 - place] if place < self._stocks[seat] else None

    def _divided_pile(self) -> list[Card]:
        if self._pile is None:
            self._pile = self.round.pile.copy()
            self._stocks = self.round.stocks
        return self._pile

    def _fill_stock(self, seat: int, due: int) -> None:
        """Fill a stock that holds fewer than ``due`` cards: from the other stocks, and then from the discards.

        So discards are shuffled when the whole pile would be too short, like in a round without stocks.
        """
        state = self.round
        pile = self._divided_pile()
        while self._stocks[seat] < due:
            by = lender(self._stocks, seat)
            if by is not None:
                self.events.append(StockLent(by, seat))
                self._stocks = lend(pile, self._stocks, by, seat)
                continue
            if self._refilled_stocks or not (cards := self._shuffle_covered()):
                return
            self._refilled_stocks = True
            pile[:0] = reversed(cards)
            absent = state.out if self._leaver is None else [*state.out, self._leaver]
            cut = StocksCut(divided(len(cards), state.seats, absent))
            self.events.append(cut)
            self._stocks = put_behind(pile, self._stocks, cut.cards)

    def _shuffle_covered(self) -> list[Card]:
        """Shuffle all covered discards, and return them in their new order.

        All discards except the top one are covered. The first card that this move lays, if it lays one, is the top.
        """
        state = self.round
        covered = state.discard[:-1]
        first = self.events[0] if self.events else None
        if isinstance(first, Played):
            covered = [*state.discard, *first.discarded, *first.cards[:0:-1]]
        if not covered:
            return covered
        if state.shuffler is None:
            raise ValueError("a view cannot shuffle: decide on the round itself")
        if state.backs is not None:
            return self._shuffle_pairs(state.shuffler)
        cards = state.shuffler.shuffle(covered, "shuffle", state.number, state.shuffles)
        self.events.append(Reshuffled(tuple(cards)))
        return cards

    def _shuffle_pairs(self, shuffler: RandomSource) -> list[Card]:
        """Shuffle all covered discards with their other sides. Return their sides in play in the new order."""
        after = self.after()
        assert after.backs is not None
        covered = list(map(Pair, after.discard[:-1], after.backs.discard[:-1]))
        pairs = shuffler.shuffle(covered, "shuffle", after.number, after.shuffles)
        cards = [pair.front for pair in pairs]
        self.events.append(Reshuffled(tuple(cards), tuple(pair.back for pair in pairs)))
        return cards

    def _refilled(self) -> list[Card]:
        """Return the rest of the pile with the covered discards shuffled behind it, if there are any."""
        pile = self.round.pile if self._pile is None else self._pile
        rest = pile[: len(pile) - self._taken_count]
        if self._pile is None:
            rest = [*reversed(self._shuffle_covered()), *rest]
        self._pile = rest
        self._taken_count = 0
        return rest

    def after(self) -> Round:
        """Return a copy of the round after these events."""
        return evolved(self.round, self.events)


def evolved(state: Round, events: list[Event]) -> Round:
    """Return the round after ``events``. The given round does not change."""
    after = state.copy()
    apply(after, events)
    return after
