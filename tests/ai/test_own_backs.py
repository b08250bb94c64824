"""The AIs with cards with two sides: none knows the backs of its own cards, and none reads the printed pairs."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from tests.rules.rounds import dealt, random_move
from unobot.ai.determinization import determinize
from unobot.ai.levels import LEVELS
from unobot.rules.cards import Card
from unobot.rules.decks import DECKS
from unobot.rules.play.decide import decide
from unobot.rules.play.evolve import apply
from unobot.rules.round import Round
from unobot.rules.ruleset.ruleset import of_deck
from unobot.rules.view import observe
from unobot.selfplay.invariants import all_cards
from unobot.selfplay.simulate import simulate

FLIP = of_deck(DECKS["flip"])


def positions(seats: int, seed: int) -> list[Round]:
    """Return every fifth position of a random round."""
    state, rng = dealt(FLIP, seats, bytes([seed] * 32)), Random(seed)
    found: list[Round] = []
    while not state.is_over:
        if state.moves % 5 == 0:
            found.append(state.copy())
        apply(state, decide(state, *random_move(state, rng)))
    return found


@pytest.mark.parametrize("level", LEVELS)
def test_no_decision_depends_on_the_own_backs(level: str) -> None:
    for number, state in enumerate(positions(3, 7)):
        seat = state.to_move
        other = state.copy()
        assert other.backs is not None
        Random(number).shuffle(other.backs.hands[seat])
        first, second = (LEVELS[level].choose(observe(each, seat), Random(number)) for each in (state, other))
        assert first == second


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_decides_alike_with_printed_pairs_and_with_pairs_by_lot(level: str) -> None:
    """Its choice does not depend on the list of pairs, because a view does not tell how they were made."""
    by_lot = msgspec.structs.replace(FLIP, pairing="by_lot")
    for number, state in enumerate(positions(3, 8)):
        seat = state.to_move
        view = observe(state, seat)
        chosen = LEVELS[level].choose(view, Random(number))
        view.ruleset = by_lot
        assert LEVELS[level].choose(view, Random(number)) == chosen


def test_a_determinized_round_looks_the_same_to_its_seat() -> None:
    for state in positions(3, 9):
        for seat in range(3):
            view = observe(state, seat)
            other = determinize(view, Random(seat))
            assert observe(other, seat) == view
            assert other.backs is not None
            every = [*other.pile, *other.discard, *(card for hand in other.hands for card in hand)]
            assert Card.HIDDEN not in every
            assert sorted(map(str, every)) == sorted(map(str, other.rule_tables.deck))
            backs = [*other.backs.pile, *other.backs.discard, *(card for hand in other.backs.hands for card in hand)]
            assert sorted(map(str, backs)) == sorted(map(str, FLIP.deck(other.side.other)))
            assert all_cards(other).total() == 112


def test_the_stronger_level_wins_more() -> None:
    """The ladder measures it (docs/ai.md). This is a guard against a level that has lost its way."""
    rules = msgspec.structs.replace(FLIP, scoring="single")
    novice, expert = simulate(["novice", "expert"], 60, 1, ruleset=rules).wins
    assert expert > novice + 12
