"""Test that AIs do not see hidden cards: exchange those cards, and the view and the moves stay the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from random import Random

import pytest

from tests.rules.rounds import dealt, random_move
from tests.rules.rulesets import covering, seats_for
from unobot.ai.levels import LEVELS
from unobot.ai.strategies import STRATEGIES
from unobot.rules.cards import Card
from unobot.rules.decks import DECKS
from unobot.rules.play.decide import decide, fair_moves, penalized_moves
from unobot.rules.play.evolve import apply
from unobot.rules.round import Round
from unobot.rules.ruleset.ruleset import PRESETS, Ruleset, of_deck
from unobot.rules.shuffling import Shuffler
from unobot.rules.view import observe

RULESETS = (
    *PRESETS.values(),
    *map(of_deck, DECKS.values()),
    Ruleset(open_hands=5),
    Ruleset(blind_draw=True, false_catch=1),
    *covering(),
)

STEPS = 50
"""Moves from each deal on: longer rounds cost time and show nothing else."""


@cache
def positions() -> tuple[tuple[Round, int, Round], ...]:
    """Return rounds in progress, a seat of each, and each round again with other hidden cards.

    The seats are all that can do something now, and one more.
    """
    return tuple(_positions(Random(1)))


def _positions(rng: Random) -> Iterator[tuple[Round, int, Round]]:
    for ruleset in RULESETS:
        state = dealt(ruleset, rng.choice(seats_for(ruleset)), rng.randbytes(32))
        for _ in range(STEPS):
            if state.is_over:
                break
            if rng.random() < 0.12:
                busy = [seat for seat in range(state.seats) if fair_moves(state, seat)]
                for seat in {rng.randrange(state.seats), *busy}:
                    yield state.copy(), seat, exchanged(state, seat, rng)
            seat, move = random_move(state, rng)
            wrong = penalized_moves(state, seat)
            apply(state, decide(state, seat, rng.choice(wrong) if wrong and rng.random() < 0.1 else move))


def exchanged(state: Round, seat: int, rng: Random) -> Round:
    """Return another round that looks the same to ``seat``.

    Hidden cards change places at random: other hands unless they lie open, cards that the seat drew blind, and the draw
    pile. The card that another seat has just drawn changes with them, and so does the hand that a challenge would
    judge. Later shuffles differ.
    """
    other = state.copy()
    other.shuffler = Shuffler(rng.randbytes(32))
    places = list(hidden_places(other, seat))
    cards = [stack[place] for stack, place in places]
    rng.shuffle(cards)
    drawn = place_of_drawn(state)
    for (stack, place), card in zip(places, cards, strict=True):
        stack[place] = card
    if drawn is not None and state.to_move != seat:
        other.drawn = other.hands[state.to_move][drawn]
    if state.challenged != seat:
        other.challenged_hand = tuple(
            card if card is Card.HIDDEN else rng.choice(cards) for card in state.challenged_hand
        )
    return other


def hidden_places(state: Round, seat: int) -> Iterator[tuple[list[Card], int]]:
    """Yield the places of cards that ``seat`` does not see: the hand or the pile, and the index in it."""
    for owner, hand in enumerate(state.hands):
        if owner == seat:
            first = len(hand) - state.unseen[seat]
        else:
            first = len(hand) if len(hand) < state.ruleset.open_hands else 0
        for place in range(first, len(hand)):
            yield hand, place
    for place in range(len(state.pile)):
        yield state.pile, place


def place_of_drawn(state: Round) -> int | None:
    """Return the index in the hand of the seat to move of the card that it has just drawn and seen."""
    if state.drawn is None or state.drawn is Card.HIDDEN:
        return None
    hand = state.hands[state.to_move]
    return max(place for place, card in enumerate(hand) if card is state.drawn)


@pytest.mark.slow
def test_no_byte_of_a_view_depends_on_what_its_seat_may_not_see() -> None:
    for state, seat, other in positions():
        assert repr(observe(other, seat)).encode() == repr(observe(state, seat)).encode()


@pytest.mark.slow
@pytest.mark.parametrize("level", [*LEVELS, "by-effects"])
def test_no_move_depends_on_what_its_seat_may_not_see(level: str) -> None:
    choose = STRATEGIES[level].choose
    asked: Counter[bool] = Counter()
    for number, (state, seat, other) in enumerate(positions()):
        view = observe(state, seat)
        if fair_moves(view, seat):
            asked[seat == state.to_move] += 1
            assert choose(observe(other, seat), Random(number)) == choose(view, Random(number))
    assert asked[True] > 500
    assert asked[False] > 100


SECRETS: dict[str, Callable[[Round, int], object]] = {
    "the next card": lambda state, seat: state.pile[-1:],
    "the hand of another": lambda state, seat: state.hands[seat - 1],
    "what another has just drawn": lambda state, seat: state.to_move != seat and state.drawn,
    "what a challenge is judged by": lambda state, seat: state.challenged != seat and state.challenged_hand,
    "what the seat has drawn blind": lambda state, seat: state.hands[seat],
    "the next shuffle": lambda state, seat: state.shuffler,
}


@pytest.mark.parametrize("secret", SECRETS)
def test_a_peek_would_be_detected(secret: str) -> None:
    """The two tests above can fail: every hidden card differs somewhere, and no card is lost."""
    peek = SECRETS[secret]
    assert any(peek(state, seat) != peek(other, seat) for state, seat, other in positions())


def test_what_changes_places_are_the_same_cards() -> None:
    def cards(state: Round) -> Counter[Card]:
        return Counter([*state.pile, *(card for hand in state.hands for card in hand)])

    for state, seat, other in positions():
        assert cards(other) == cards(state)
        assert other.counts == state.counts
        if len({stack[place] for stack, place in hidden_places(state, seat)}) > 10:
            assert [*other.hands, other.pile] != [*state.hands, state.pile]
