"""Test the values of positions and scores."""

from __future__ import annotations

import numpy as np
import pytest

from tests.rules.rounds import given
from unobot.ai.value_network import state_value, win_probability


def test_a_won_match_has_probability_one_for_its_winner() -> None:
    assert [win_probability([480, 512, 100], 500, seat) for seat in range(3)] == [0, 1, 0]
    assert [win_probability([90, 110], 100, seat) for seat in range(2)] == [0, 1]


@pytest.mark.parametrize("seats", [2, 3, 4, 6, 10])
@pytest.mark.parametrize("target", [200, 500])
def test_win_probability_grows_with_own_points_and_falls_with_others(seats: int, target: int) -> None:
    def probability(own: int, other: int) -> float:
        return win_probability(
            [own * target // 500, other * target // 500] + [100 * target // 500] * (seats - 2), target, 0
        )

    even = win_probability([0] * seats, target, 0)
    assert 0.4 / seats < even < 1.8 / seats
    assert probability(100, 100) < probability(400, 100)
    assert probability(100, 400) < probability(100, 100)
    assert probability(520, 520) < 1, "a tie goes on"


@pytest.mark.parametrize("seats", [2, 4])
def test_fewer_own_cards_raise_the_value_and_fewer_of_others_lower_it(seats: int) -> None:
    many = "R1 R2 G3 G4 B5 B6 Y7"
    rest = [many] * (seats - 2)
    even = state_value(given(many, many, *rest), 0)
    ahead = state_value(given("R1 R2", many, *rest), 0)
    behind = state_value(given(many, "R1", *rest), 0)
    assert behind < even < ahead
    assert np.isfinite([behind, even, ahead]).all()
