"""Test determinization: the dealt cards fit the view, and the round can be played on."""

from __future__ import annotations

from collections import Counter
from random import Random

from tests.ai.test_hidden_cards import positions
from tests.rules.rounds import dealt, given, random_move, when
from tests.rules.rulesets import covering, seats_for
from unobot.ai.determinization import determinize
from unobot.rules.cards import Card, Color
from unobot.rules.play.decide import decide
from unobot.rules.play.evolve import apply
from unobot.rules.round import Round
from unobot.rules.view import observe


def test_a_determinization_looks_like_the_view_of_its_seat() -> None:
    for state, seat, _ in positions():
        view = observe(state, seat)
        before = repr(view)
        other = determinize(view, Random(1))
        if seat == state.to_move:
            assert observe(other, seat) == view
        assert repr(view) == before


def test_a_determinization_has_the_cards_of_the_deck() -> None:
    for state, seat, _ in positions():
        other = determinize(observe(state, seat), Random(1))
        cards = Counter([*other.pile, *other.discard, *(card for hand in other.hands for card in hand)])
        assert cards == Counter(state.rule_tables.deck)


def test_a_determinization_can_be_played_on_without_changing_the_view() -> None:
    for number, ruleset in enumerate(covering()[::6]):
        rng = Random(number)
        state = dealt(ruleset, seats_for(ruleset)[0], rng.randbytes(32))
        for _ in range(20):
            if not state.is_over:
                seat, move = random_move(state, rng)
                apply(state, decide(state, seat, move))
        if state.is_over:
            continue
        view = observe(state, state.to_move)
        before = repr(view)
        other = determinize(view, rng)
        for _ in range(200):
            if not other.is_over:
                seat, move = random_move(other, rng)
                apply(other, decide(other, seat, move))
        assert repr(view) == before


def frequency(state: Round, seat: int, color: Color) -> float:
    """Return how often the first card of the hand of ``seat`` has that color, as seat 0 deals it."""
    view = observe(state, 0)
    rounds = [determinize(view, Random(number)) for number in range(200)]
    return sum(other.hands[seat][0].color is color for other in rounds) / len(rounds)


def test_a_void_seat_rarely_gets_the_color() -> None:
    state = given("R1 G1 G2 G3", "B1 B2 B3 B4", "Y1 Y2 Y3", pile="B5 B6 B7 B8 B9 Y5 Y6")
    assert 0.15 < frequency(state, 1, Color.RED) < 0.35
    when(state, 0, "R1")
    when(state, 1, "draw", "pass")
    when(state, 2, "draw", "pass")
    assert frequency(state, 1, Color.RED) < 0.02
    assert 0.2 < frequency(state, 1, Color.BLUE) < 0.5


def test_a_challenge_is_judged_by_the_dealt_hand() -> None:
    state = given("G1 G2 G3", "WD4 B2 R2", to_move=1)
    when(state, 1, "WD4B")
    guilty = set()
    for number in range(100):
        other = determinize(observe(state, 0), Random(number))
        assert other.challenged_hand == tuple(other.hands[1])
        assert Card.HIDDEN not in other.challenged_hand
        guilty.add(any(card.color is Color.RED for card in other.challenged_hand))
    assert guilty == {True, False}


def test_a_challenge_is_judged_by_the_hand_without_the_cards_that_were_drawn_since() -> None:
    """Seat 0 plays a Wild Draw Four without Uno, and is caught before the challenge."""
    state = given("WD4 R1", "B1 B2 B3", top="R5")
    when(state, 0, "WD4B")
    when(state, 1, "catch>0")
    assert len(state.hands[0]) == 3
    for seed in range(20):
        other = determinize(observe(state, 1), Random(seed))
        assert other.challenged_hand == tuple(other.hands[0][:1])
