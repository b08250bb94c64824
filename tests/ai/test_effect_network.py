"""Test the network by effects with random weights: what it may see, and that its training is repeatable and goes on."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import numpy as np
import pytest

from tests.ai.test_hidden_cards import exchanged
from tests.rules.rounds import dealt, random_move
from training import effects as recipe
from unobot.ai.effect_learned import DECKS_LEARNED, knows_effects
from unobot.ai.expert import Expert
from unobot.ai.network import EFFECT_MOVE, EFFECT_STATE
from unobot.rules.decks import DECKS
from unobot.rules.play.decide import decide, fair_moves
from unobot.rules.play.evolve import apply
from unobot.rules.round import Round
from unobot.rules.ruleset.ruleset import of_deck
from unobot.rules.view import observe

UNITS = 4


@pytest.fixture(scope="module")
def expert(tmp_path_factory: pytest.TempPathFactory) -> Expert:
    """Return a player with random weights."""
    rng = np.random.default_rng(1)
    shapes = {"state": (EFFECT_STATE, UNITS), "move": (EFFECT_MOVE, UNITS), "out": (UNITS,), "past": (EFFECT_MOVE,)}
    path = tmp_path_factory.mktemp("weights") / "effects.npz"
    arrays = {name: rng.standard_normal(shape).astype(np.float32) for name, shape in shapes.items()}
    np.savez(path, allow_pickle=False, **arrays)
    return Expert(path)


def positions(deck: str, seats: int) -> Iterator[Round]:
    """Yield every third position of a random round."""
    state, rng = dealt(of_deck(DECKS[deck]), seats, bytes([seats] * 32)), Random(seats)
    while not state.is_over and state.moves < 120:
        if state.moves % 3 == 0:
            yield state.copy()
        apply(state, decide(state, *random_move(state, rng)))


@pytest.mark.parametrize("deck", DECKS_LEARNED)
def test_no_move_depends_on_hidden_cards_or_on_the_own_backs(deck: str, expert: Expert) -> None:
    rng = Random(1)
    asked = 0
    for number, state in enumerate([*positions(deck, 3), *positions(deck, 2)]):
        seat = state.to_move
        view = observe(state, seat)
        chosen = expert.choose(view, Random(number))
        assert chosen in fair_moves(view, seat)
        asked += len(expert.considered(view)) > 1
        other = exchanged(state, seat, rng)
        if other.backs is not None:
            rng.shuffle(other.backs.hands[seat])
            rng.shuffle(other.backs.pile)
        assert expert.choose(observe(other, seat), Random(number)) == chosen
    assert asked > 10


def trained(folder: Path, stops: bool) -> bytes:
    """Return the weights after two tiny improvements. ``stops``: whether the training was stopped between them."""
    weights, checkpoint = folder / "effects.npz", folder / "checkpoint"
    with ThreadPoolExecutor(2) as pool:
        training = recipe.Training(3, pool, UNITS, 320)
        if stops:
            training.improve(1.0)
            training.save(weights, checkpoint)
            training = recipe.Training(3, pool, UNITS, 320)
            training.go_on(checkpoint)
        recipe.learn(training, 2, weights, checkpoint)
    return b"".join(array.tobytes() for array in training.learner.policy)


@pytest.mark.long
def test_a_seed_gives_the_same_weights_also_if_the_training_was_stopped(tmp_path: Path) -> None:
    folders = [tmp_path / name for name in ("first", "second", "stopped")]
    for folder in folders:
        folder.mkdir()
    first = trained(folders[0], stops=False)
    assert trained(folders[1], stops=False) == first
    # the rate of the first improvement is the same, because it does not depend on how many follow
    assert trained(folders[2], stops=True) == first


def test_every_deck_without_a_network_of_its_own_is_learned() -> None:
    for deck in DECKS.values():
        assert knows_effects(of_deck(deck)) == (deck.name not in ("official", "classic113"))
