"""Test where hidden cards are likely to be: the evidence, the weights, and how well they fit matches."""

from __future__ import annotations

from collections import Counter
from random import Random

import numpy as np
import pytest

from tests.ai.test_hidden_cards import positions
from tests.rules.rounds import given, when
from training import card_location as fit
from unobot.ai import card_location as model
from unobot.ai.card_location import CLASS, CLASSES, WEIGHTS, Lack, evidence, weights
from unobot.ai.determinization import determinize
from unobot.ai.held_out import HELD_OUT
from unobot.rules.cards import Card, Color
from unobot.rules.ruleset.ruleset import PRESETS, Ruleset
from unobot.rules.view import observe

RED = Color.RED.order


def test_a_seat_that_drew_lacks_the_color_in_all_cards_until_it_draws_again() -> None:
    state = given("G1 G2 R3 R4", "B1 B2 B3 B4", pile="B5 B6 B7 B8 B9 Y5")
    when(state, 0, "R3")
    when(state, 1, "draw", "pass")
    known = evidence(observe(state, 0))[1]
    assert known.lacks == (Lack(5, 0), Lack(), Lack(), Lack())
    assert known.last_lack == known.lacks[RED]
    when(state, 0, "R4")
    when(state, 1, "draw", "pass")
    assert evidence(observe(state, 0))[1].lacks[RED] == Lack(6, 0)
    when(state, 0, "draw", "pass")
    when(state, 1, "draw")
    assert evidence(observe(state, 0))[1].lacks[RED] == Lack(6, 0)


def test_a_later_draw_makes_a_lack_less_sure() -> None:
    state = given("R1 G2 GD2 R3", "B1 B2 B3", pile="Y5 R8 R9 B8 B9 Y6")
    when(state, 0, "R1")
    when(state, 1, "draw", "pass")
    when(state, 0, "draw", "pass")
    when(state, 1, "draw", "pass")
    assert evidence(observe(state, 0))[1].lacks[RED] == Lack(5, 0)
    state.draw_notes.append((1, 5, None))  # two cards for a Draw Two
    state.hands[1] += [Card.R5, Card.Y6]
    known = evidence(observe(state, 0))[1]
    assert known.lacks[RED] == known.last_lack == Lack(5, 1)
    table = weights(observe(state, 0))[1]
    red = CLASS[Card.R5]
    assert table[0][red] < table[4][red] < table[5][red] == table[6][red]


def test_who_draws_until_it_can_play_could_lay_none_of_the_cards_before() -> None:
    state = given("R1 G2 G3", "B1 B2", pile="B5 Y6 G7 R8 B9 Y5", ruleset=Ruleset(draw="until_playable"))
    when(state, 0, "R1")
    when(state, 1, "draw", "R8")
    assert state.counts[1] == 5
    assert evidence(observe(state, 0))[1].lacks[RED] == Lack(5, 0)


def test_a_new_hand_tells_nothing() -> None:
    state = given("R1 G2 R7", "B1 B2 B3", pile="B5 B6 B7 B8", ruleset=Ruleset(seven=True))
    when(state, 0, "R1")
    when(state, 1, "draw", "pass")
    assert evidence(observe(state, 0))[1].lacks[RED] == Lack(4, 0)
    when(state, 0, "R7>1")
    assert evidence(observe(state, 1))[0].lacks == (Lack(),) * 4


def test_a_named_color_is_likely_and_the_color_before_a_wild_draw_four_is_not() -> None:
    state = given("W Y1 Y2", "B1 B2 B3", "WD4 R1 R2", to_move=2)
    when(state, 2, "WD4G")
    table = weights(observe(state, 1))
    green, blue, red = (CLASS[card] for card in (Card.G5, Card.B5, Card.R5))
    assert table[2][1][green] > table[2][1][blue] > table[2][1][red]
    assert table[0][0][green] == table[0][0][blue] == table[0][0][red]


def test_cards_that_a_seat_drew_blind_can_be_any() -> None:
    state = given("R1 G2 R3", "B1 B2 B3", pile="B5 B6 B7 B8", ruleset=Ruleset(blind_draw=True))
    when(state, 0, "R1")
    when(state, 1, "draw")
    assert state.unseen[1] == 1
    assert weights(observe(state, 0))[1][3] == (1.0,) * CLASSES
    assert weights(observe(state, 0))[1][2] != (1.0,) * CLASSES


@pytest.mark.long
@pytest.mark.slow
def test_no_weight_and_no_deal_depends_on_hidden_cards() -> None:
    for number, (state, seat, other) in enumerate(positions()):
        view, twin = observe(state, seat), observe(other, seat)
        assert weights(view) == weights(twin)
        assert all(max(each) == 1 and min(each) > 0 for hand in weights(view) for each in hand)
        if number % 4 == 0:
            dealt, again = determinize(view, Random(number)), determinize(twin, Random(number))
            assert (dealt.hands, dealt.pile, dealt.drawn) == (again.hands, again.pile, again.drawn)


def test_cards_are_dealt_as_often_as_the_weights_say() -> None:
    state = given("R1 G1", "B1 B2", pile="R5 R6 B5 B6 B7 Y5 Y6 G5 W WD4")
    when(state, 0, "R1")
    when(state, 1, "draw", "pass")
    view = observe(state, 0)
    left = Counter(view.rule_tables.deck)
    left.subtract([*view.discard, *view.hands[0]])
    table = weights(view)[1][0]
    total = sum(count * table[CLASS[card]] for card, count in left.items())
    rng = Random(1)
    deals = 4000
    found = Counter(CLASS[determinize(view, rng).hands[1][0]] for _ in range(deals))
    for each in range(CLASSES):
        expected = sum(count for card, count in left.items() if CLASS[card] == each) * table[each] / total
        assert abs(found[each] / deals - expected) < 4.5 * np.sqrt(expected / deals) + 1e-9


def places(players: str, count: int) -> fit.Places:
    """Return places of hidden cards in matches of the players of the fit, or of players that it never saw."""
    seated = fit.PLAYERS if players == "met" else HELD_OUT
    return fit.Places(
        [
            place
            for rules in fit.RULES
            for view, state in fit.views(rules, 3, players, count, seated)
            for place in fit.places(view, state)
        ]
    )


@pytest.mark.slow
@pytest.mark.parametrize("players", ["met", "never met"])
def test_the_weights_fit_matches_better_than_a_uniform_deal(players: str) -> None:
    """The gain is about a tenth in each card. Here it has to be six standard errors above zero."""
    found = places(players, 25)
    learned = np.array([*WEIGHTS.values()])
    chances = [found.chances(found.features, each) for each in (learned, 0 * learned, -learned)]
    at = np.arange(len(found.card_class)), found.card_class
    gains = np.log(chances[0][at]) - np.log(chances[1][at])
    assert len(gains) > 1000
    assert gains.mean() > 6 * gains.std() / np.sqrt(len(gains))
    uniform = found.likelihood(chances[1])
    assert found.likelihood(chances[0]) > max(found.likelihood(fit.redeal_chances(found)), uniform)
    assert found.likelihood(chances[2]) < uniform - 0.1


def test_the_fit_is_the_best_for_its_matches_and_repeatable() -> None:
    found = places("met", 4)
    best = fit.fitted([found])
    value = found.likelihood(found.chances(found.features, best))
    assert value > found.likelihood(found.chances(found.features, np.array([*WEIGHTS.values()])))
    again = places("met", 4)
    assert (again.features == found.features).all()
    assert (fit.fitted([again]) == best).all()


def test_the_fit_counts_the_cards_that_are_left() -> None:
    view, state = next(iter(fit.views("official", 4, "1", 1)))
    seat = view.seat
    assert seat is not None
    found = [*fit.places(view, state)]
    assert len(found) == sum(state.counts) - state.counts[seat]
    hidden = len(PRESETS["official"].deck()) - len(view.discard) - state.counts[seat]
    assert [sum(place.available) for place in found] == [*range(hidden, hidden - len(found), -1)]
    assert len(model.FEATURES) == len(WEIGHTS) == len(found[0].features[0])
