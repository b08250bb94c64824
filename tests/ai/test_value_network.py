"""What a position promises and what scores are worth."""

from __future__ import annotations

import numpy as np
import pytest

from tests.rules.rounds import given
from unobot.ai.value_network import state_value, win_probability


def test_who_has_won_the_match_has_won_it_and_nobody_else() -> None:
    assert [win_probability([480, 512, 100], 500, seat) for seat in range(3)] == [0, 1, 0]
    assert [win_probability([90, 110], 100, seat) for seat in range(2)] == [0, 1]


@pytest.mark.parametrize("seats", [2, 3, 4, 6, 10])
@pytest.mark.parametrize("target", [200, 500])
def test_chances_grow_with_the_own_points_and_fall_with_those_of_others(seats: int, target: int) -> None:
    def hope(own: int, other: int) -> float:
        return win_probability(
            [own * target // 500, other * target // 500] + [100 * target // 500] * (seats - 2), target, 0
        )

    even = win_probability([0] * seats, target, 0)
    assert 0.4 / seats < even < 1.8 / seats
    assert hope(100, 100) < hope(400, 100)
    assert hope(100, 400) < hope(100, 100)
    assert hope(520, 520) < 1, "a tie goes on"


@pytest.mark.parametrize("seats", [2, 4])
def test_a_position_promises_more_with_fewer_cards_and_less_when_others_have_few(seats: int) -> None:
    many = "R1 R2 G3 G4 B5 B6 Y7"
    rest = [many] * (seats - 2)
    even = state_value(given(many, many, *rest), 0)
    ahead = state_value(given("R1 R2", many, *rest), 0)
    behind = state_value(given(many, "R1", *rest), 0)
    assert behind < even < ahead
    assert np.isfinite([behind, even, ahead]).all()
