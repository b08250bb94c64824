"""What is dealt out for what a seat does not see: it looks to the seat as before, and can be played on."""

from __future__ import annotations

from collections import Counter
from random import Random

from tests.ai.test_hidden_cards import positions
from tests.rules.rounds import apply, dealt, given, random_move, when
from tests.rules.rulesets import covering, seats_for
from unobot.ai.determinization import imagined
from unobot.rules.cards import Card, Color
from unobot.rules.play.decide import decide
from unobot.rules.round import Round
from unobot.rules.view import observe


def test_a_world_looks_to_its_seat_as_the_view_does() -> None:
    for state, seat, _ in positions():
        view = observe(state, seat)
        before = repr(view)
        world = imagined(view, Random(1))
        if seat == state.to_move:
            assert observe(world, seat) == view
        assert repr(view) == before


def test_a_world_has_the_cards_of_the_deck() -> None:
    for state, seat, _ in positions():
        world = imagined(observe(state, seat), Random(1))
        cards = Counter([*world.pile, *world.discard, *(card for hand in world.hands for card in hand)])
        assert cards == Counter(state.rule_tables.deck)


def test_a_world_can_be_played_to_its_end_and_the_view_stays() -> None:
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
        world = imagined(view, rng)
        while not world.is_over:
            seat, move = random_move(world, rng)
            apply(world, decide(world, seat, move))
        assert repr(view) == before


def shares(state: Round, seat: int, color: Color) -> float:
    """How often the first card of the hand of ``seat`` has that color, as seat 0 imagines it."""
    view = observe(state, 0)
    worlds = [imagined(view, Random(number)) for number in range(200)]
    return sum(world.hands[seat][0].color is color for world in worlds) / len(worlds)


def test_who_drew_rather_than_lay_a_color_hardly_has_it() -> None:
    state = given("R1 G1 G2 G3", "B1 B2 B3 B4", "Y1 Y2 Y3", pile="B5 B6 B7 B8 B9 Y5 Y6")
    assert 0.15 < shares(state, 1, Color.RED) < 0.35
    when(state, 0, "R1")
    when(state, 1, "draw", "pass")
    when(state, 2, "draw", "pass")
    assert shares(state, 1, Color.RED) < 0.02
    assert 0.2 < shares(state, 1, Color.BLUE) < 0.5


def test_a_challenge_is_judged_by_the_hand_that_is_imagined() -> None:
    state = given("G1 G2 G3", "WD4 B2 R2", to_move=1)
    when(state, 1, "WD4B")
    guilty = set()
    for number in range(100):
        world = imagined(observe(state, 0), Random(number))
        assert world.four_hand == tuple(world.hands[1])
        assert Card.HIDDEN not in world.four_hand
        guilty.add(any(card.color is Color.RED for card in world.four_hand))
    assert guilty == {True, False}
