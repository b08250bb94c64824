"""Random rounds of the second reading of No Mercy: no card is lost, a seat can always move, and every round ends."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from random import Random

import pytest

from tests.rules.second_reading.no_mercy import DECK, LIMIT, deal, legal, play
from tests.rules.second_reading.table import random_round


@pytest.mark.parametrize("seats", [2, 4, 6, 10])
def test_no_card_is_lost_and_no_hand_has_25(seats: int) -> None:
    rng = Random(seats)
    for _ in range(3):
        state = deal(seats, rng.sample(DECK, len(DECK)))
        while state.question != "over":
            moves = sorted(legal(state, state.to_move))
            state = play(state, state.to_move, rng.choice(moves), lambda cards: rng.sample(cards, len(cards)))
            assert Counter([*state.pile, *state.discards, *chain(*state.hands)]) == Counter(DECK)
            assert max(map(len, state.hands)) < LIMIT
        assert legal(state, state.to_move) == set()
        assert state.winner is None or state.points[state.winner] >= 250 * len(state.out)


def test_a_round_is_short_and_most_seats_leave_it_early() -> None:
    rounds = [random_round(6, seed) for seed in range(12)]
    assert sum(each.knocked_out for each in rounds) > 2 * len(rounds)
    assert any(each.last_one_in for each in rounds)
    assert not all(each.last_one_in for each in rounds)
