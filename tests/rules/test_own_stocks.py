"""Each seat draws from its own stock (``own_stocks``), so that equal play meets equal cards (clause 13.16)."""

from __future__ import annotations

from itertools import takewhile

import msgspec
import pytest
from hypothesis import assume, settings
from hypothesis import given as over

from tests.rules.rounds import KEY, cards, dealt, given, walk, when
from tests.rules.rulesets import seated, seats_for
from tests.rules.test_laws import keys, seeds
from unobot.rules.cards import Card
from unobot.rules.decks import DECKS
from unobot.rules.events import DrawReason, Drew, Event, PutBack, Reshuffled, StockLent, StocksCut
from unobot.rules.match import Match
from unobot.rules.play.deal import deal
from unobot.rules.play.evolve import apply, evolve
from unobot.rules.round import Round
from unobot.rules.ruleset.ruleset import OFFICIAL, PRESETS, Ruleset
from unobot.rules.shuffling import Shuffler
from unobot.rules.stocks import divided
from unobot.rules.view import observe, redact

STOCKS = Ruleset(own_stocks=True)
KEEP = Ruleset(own_stocks=True, drawn_card="keep")


def stocks_of(state: Round) -> list[tuple[Card, ...]]:
    """Return the stock of each seat, next card first."""
    order = state.pile[::-1]
    return [tuple(order[sum(state.stocks[:seat]) : sum(state.stocks[: seat + 1])]) for seat in range(len(state.stocks))]


def cut(state: Round, *stocks: int) -> Round:
    """Divide the pile of ``state``."""
    evolve(state, StocksCut(stocks))
    return state


def has_one_side(ruleset: Ruleset) -> bool:
    """Return whether the cards have one side. Cards with two are drawn from one pile, which turns over as a whole."""
    return DECKS[ruleset.cards].turned is None


def with_stocks(ruleset: Ruleset) -> Ruleset:
    return msgspec.structs.replace(ruleset, own_stocks=True)


@pytest.mark.parametrize(
    ("cards_left", "seats", "absent", "stocks"),
    [(79, 4, (), (20, 20, 20, 19)), (7, 10, (), (1,) * 7 + (0,) * 3), (11, 5, (1, 4), (4, 0, 4, 3, 0))],
)
def test_the_rest_of_the_deck_is_divided_in_seat_order(
    cards_left: int, seats: int, absent: tuple[int, ...], stocks: tuple[int, ...]
) -> None:
    assert divided(cards_left, seats, absent) == stocks


def test_the_stocks_follow_the_card_that_was_turned_up() -> None:
    state = dealt(STOCKS, 4, KEY)
    order = Shuffler(KEY).shuffle(OFFICIAL.deck(), "shuffle", 1, 0)
    assert state.discard == [order[28]]
    assert stocks_of(state) == [tuple(order[29:49]), tuple(order[49:69]), tuple(order[69:89]), tuple(order[89:])]


def test_a_seat_draws_from_its_own_stock() -> None:
    state = cut(given("R1", "R2", "R3", ruleset=KEEP), 3, 3, 3)
    assert stocks_of(state) == [cards("Y0 Y1 Y2"), cards("Y3 Y4 Y5"), cards("Y6 Y8 Y9")]
    assert when(state, 0, "draw")[0] == Drew(0, cards("Y0"), DrawReason.CHOICE)
    assert when(state, 1, "draw")[0] == Drew(1, cards("Y3"), DrawReason.CHOICE)
    assert stocks_of(state) == [cards("Y1 Y2"), cards("Y4 Y5"), cards("Y6 Y8 Y9")]


def test_an_empty_stock_borrows_the_last_card_of_the_longest_one() -> None:
    state = cut(given("RD2 R1", "R2", "R3", ruleset=KEEP), 4, 1, 4)
    events = when(state, 0, "RD2")
    assert events[1:3] == [StockLent(0, 1), Drew(1, cards("Y4 Y3"), DrawReason.DRAW_TWO)]
    assert stocks_of(state) == [cards("Y0 Y1 Y2"), (), cards("Y5 Y6 Y8 Y9")]


def test_discards_are_divided_when_all_stocks_are_empty() -> None:
    state = cut(given("RD2 R1", "R2 R3", "R4 R5", pile="Y0", ruleset=STOCKS), 0, 0, 1)
    when(state, 0, "RD2")  # seat 1 gets the borrowed card and the first discard
    assert (state.hands[1][2:], state.discard, state.stocks) == ([Card.Y0, Card.R7], [Card.RD2], (0, 0, 0))
    state = cut(given("R1 B1", "R2 B2", "R4 B5", "WD4 B6", pile="Y0", ruleset=STOCKS), 0, 0, 1, 0)
    for seat, move in enumerate(("R1", "R2", "R4", "WD4R")):
        when(state, seat, move)
    order = Shuffler(KEY).shuffle(cards("R7 R1 R2 R4"), "shuffle", 1, 1)
    events = when(state, 0, "accept")
    assert events[1:5] == [StockLent(2, 0), Reshuffled(tuple(order)), StocksCut((1, 1, 1, 1)), StockLent(1, 0)]
    assert isinstance(events[6], Drew)
    assert events[6].cards == (Card.Y0, order[0], order[1], order[2])
    assert (stocks_of(state), state.shuffles) == ([(), (), (), (order[3],)], 2)


def test_a_first_draw_two_is_drawn_from_the_stock() -> None:
    deals = (deal(STOCKS, 3, 0, Shuffler(KEY), number) for number in range(1, 200))
    events, drew = next((each, event) for each in deals for event in each if isinstance(event, Drew))
    state = Round(STOCKS, 3, Shuffler(KEY))
    apply(state, takewhile(lambda event: event is not drew, events))
    assert drew == Drew(1, stocks_of(state)[1][:2], DrawReason.TURNED_UP)


def drawn(state: Round, seed: int) -> list[tuple[Card, ...]]:
    """Play the round to its end. Return what each seat drew from its own stock before it was empty."""
    found: list[list[Card]] = [[] for _ in state.hands]
    emptied: set[int] = set()
    for _, _, events in walk(state, seed):
        for event in events:
            if isinstance(event, StockLent):
                emptied.add(event.to)
            elif isinstance(event, Reshuffled):
                emptied.update(range(state.seats))
            elif isinstance(event, Drew) and event.seat not in emptied:
                found[event.seat] += event.cards
    return [tuple(each) for each in found]


def held(ruleset: Ruleset, seats: int, key: bytes, seed: int) -> None:
    """Check that two different plays of a deal draw the same cards, in each seat, and lose none."""
    state = dealt(ruleset, seats, key)
    own = stocks_of(state)
    for each in (drawn(state.copy(), seed), drawn(state.copy(), seed + 1)):
        assert all(taken == stock[: len(taken)] for taken, stock in zip(each, own, strict=True))


@pytest.mark.slow
@settings(max_examples=40)
@over(seated(), keys, seeds)
def test_what_a_seat_draws_depends_on_nobody_else(table: tuple[Ruleset, int], key: bytes, seed: int) -> None:
    ruleset, seats = table
    assume(has_one_side(ruleset))
    held(with_stocks(ruleset), seats, key, seed)


def test_it_is_so_under_every_preset() -> None:
    for number, ruleset in enumerate(filter(has_one_side, PRESETS.values())):
        for seats in (seats_for(ruleset)[0], seats_for(ruleset)[-1]):
            held(with_stocks(ruleset), seats, bytes([number]) * 32, seats)


@pytest.mark.parametrize("ruleset", [Ruleset(hand_size=13), Ruleset(hand_size=13, several=True, bomb=True)])
def test_the_pile_is_shuffled_again_exactly_when_one_pile_would_be(ruleset: Ruleset) -> None:
    """The stocks are all of the pile, and discards are shuffled only if the whole pile is too short."""
    shuffled = 0
    for number in range(6):
        state = dealt(with_stocks(ruleset), 7, bytes([number]) * 32)
        for _, _, events in walk(state, number):
            left = len(state.pile)
            for at, event in enumerate(events):
                if isinstance(event, Reshuffled):
                    due = next(len(each.cards) for each in events[at:] if isinstance(each, Drew))
                    assert left < due
                    shuffled += 1
                left -= len(event.cards) if isinstance(event, Drew) else 0
        assert sum(state.stocks) == len(state.pile)
    assert shuffled > 6


def test_views_know_the_size_of_each_stock_and_no_card() -> None:
    state = dealt(STOCKS, 3, KEY)
    told: list[Event] = [StocksCut((1, 2, 3)), StockLent(0, 1)]
    for onlooker in (None, 0, 2):
        view = observe(state, onlooker)
        assert (view.stocks, set(view.pile)) == (state.stocks, {Card.HIDDEN})
        assert [redact(event, onlooker) for event in told] == told


def test_seats_that_left_the_match_have_no_stock() -> None:
    match = Match(Ruleset(own_stocks=True, elimination=True), 4, Shuffler(KEY))
    match.eliminated = [2]
    match.apply(match.deal())
    assert match.round is not None
    assert match.round.stocks == (29, 29, 0, 28)


def test_a_first_card_that_goes_back_leaves_the_stocks_to_the_last_shuffle() -> None:
    deals = ((number, deal(STOCKS, 4, 0, Shuffler(KEY), number)) for number in range(1, 400))
    number, events = next(each for each in deals if any(isinstance(event, PutBack) for event in each[1]))
    state = Round(STOCKS, 4, Shuffler(KEY))
    apply(state, events)
    order = first_order(number)
    assert state.discard == order[:1]
    assert [card for stock in stocks_of(state) for card in stock] == order[1:]


def first_order(number: int) -> list[Card]:
    """Return the rest of the deck of this round after its first card went back."""
    rest = Shuffler(KEY).shuffle(OFFICIAL.deck(), "shuffle", number, 0)[28:]
    for shuffle in range(1, 9):
        rest = Shuffler(KEY).shuffle(rest, "shuffle", number, shuffle)
        if rest[0] is not Card.WD4:
            break
    return rest
