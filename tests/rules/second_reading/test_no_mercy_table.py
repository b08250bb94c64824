"""Random rounds of the second reading of No Mercy: no card is lost, a seat can always move, and every round ends."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from random import Random

import pytest

from tests.rules.second_reading.no_mercy import DECK, LIMIT, deal, legal, play
from tests.rules.second_reading.table import random_round
from unobot.rules.ruleset.ruleset import PRESETS
from unobot.selfplay.simulate import simulate


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


# Other code counted 400 rounds of each size before this deck was built. First come the turns of a round and the seats
# knocked out. Then come the share that the last one in wins, the median longest draw, and the shuffles.
MEASURED = {
    2: (27, 0.9, 0.92, 14, 0.0),
    4: (76, 2.6, 0.75, 18, 0.5),
    6: (112, 4.2, 0.71, 20, 1.2),
    10: (159, 7.1, 0.62, 22, 3.6),
}


@pytest.mark.long
@pytest.mark.parametrize("seats", list(MEASURED))
def test_simulated_rounds_are_like_the_measured_ones_within_noise(seats: int) -> None:
    turns, knocked_out, last_in, longest, shuffles = MEASURED[seats]
    told = simulate(["novice"] * seats, 400, 2, ruleset=PRESETS["no_mercy"], jobs=1).per_round
    assert told.turns.mean == pytest.approx(turns, rel=0.12)
    assert told.knocked_out == pytest.approx(knocked_out, abs=0.3)
    assert told.last_in == pytest.approx(last_in, abs=0.08)
    assert told.longest_draw.p50 == pytest.approx(longest, abs=1)
    assert told.shuffles == pytest.approx(shuffles, abs=0.4)
