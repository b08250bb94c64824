"""Fit where hidden cards are likely to be (``unobot.ai.card_location``): ``python -m training.card_location --seed 1``.

Players of all kinds play matches by four presets, between two and among four. At random decisions, the view of the seat
to move is kept with the hands that it does not see. Each place of a hidden card chooses among the cards that are left:
a conditional logit (McFadden, 1974). The weights are those with the highest likelihood, by Newton's method.

Other matches measure the fit: the mean logarithm of the probability of each hidden card, given the cards before it.
It is compared with three others:

* ``uniform``: all cards are equally likely.
* ``voids, dealt again``: a seat gets no card of a color in which it is void, if one of five cards fits. Hidden cards
  were dealt in this way before.
* ``voids, fitted``: one weight for a card of a void color.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from random import Random
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from unobot.ai import card_location as model
from unobot.ai.four_steps import FourSteps
from unobot.ai.levels import LEVELS
from unobot.ai.numbers_first import NumbersFirst
from unobot.ai.strategy import Strategy
from unobot.rules.cards import Card
from unobot.rules.match import Match
from unobot.rules.round import Round, View
from unobot.rules.ruleset.ruleset import PRESETS
from unobot.rules.shuffling import Shuffler
from unobot.rules.view import observe

PLAYERS: Final[Mapping[str, Strategy]] = {
    **{name: LEVELS[name] for name in ("novice", "casual", "clever", "expert")},
    "numbers-first": NumbersFirst(),
    "four-steps": FourSteps(),
}
RULES: Final = ("official", "party", "stacking", "no_mercy_like")
SEATS: Final = (2, 4)
SAMPLE_RATE: Final = 0.03
"""The share of the decisions that become samples."""
STEPS: Final = 12
TRIES: Final = 5

Floats: TypeAlias = NDArray[np.float64]


class Place(NamedTuple):
    """A place of a hidden card."""

    features: list[list[float]]
    """By class of cards."""
    void: list[float]
    """1 for the classes in which the seat is void by ``View.voids``, by class."""
    available: list[int]
    """How many cards of each class are left for this place."""
    card_class: int
    """The class of the card that lies there."""
    alike: float
    """The part of this class that are cards like this one."""


class Places:
    """Places of hidden cards as arrays."""

    def __init__(self, places: Sequence[Place]) -> None:
        self.features: Floats = np.array([place.features for place in places])
        self.voids: Floats = np.array([place.void for place in places])
        self.available: Floats = np.array([place.available for place in places], np.float64)
        self.card_class = np.array([place.card_class for place in places])
        self.alike: Floats = np.log([place.alike for place in places])

    def chances(self, features: Floats, weights: Floats) -> Floats:
        """Return the probability of each class at each place."""
        fit = self.available * np.exp(features @ weights)
        return fit / fit.sum(1, keepdims=True)

    def likelihood(self, chances: Floats) -> float:
        """Return the mean logarithm of the probability of the card that lies at a place."""
        return float((np.log(chances[np.arange(len(self.card_class)), self.card_class]) + self.alike).mean())


def views(
    rules: str, seats: int, seed: str, count: int, players: Mapping[str, Strategy] = PLAYERS
) -> Iterator[tuple[View, Round]]:
    """Yield ``count`` views of seats to move, each with its round, which goes on afterwards.

    Each seat of a match has one of ``players``, drawn by lot.
    """
    number = 0
    while count > 0:
        key = f"{seed} {rules} {seats} {number}"
        rng = Random(key)  # noqa: S311 - no secret
        match = Match(PRESETS[rules], seats, Shuffler(sha256(key.encode()).digest()))
        seated = [players[rng.choice([*players])] for _ in range(seats)]
        while not match.is_over and count > 0:
            if match.round is None or match.round.is_over:
                match.apply(match.deal())
                continue
            seat = match.round.to_move
            view = observe(match.round, seat)
            if rng.random() < SAMPLE_RATE:
                count -= 1
                yield view, match.round
            match.apply(match.decide(seat, seated[seat].choose(view, rng)))
        number += 1


def places(view: View, state: Round) -> Iterator[Place]:
    """Yield the places of hidden cards in hands, in the order in which ``determinize`` deals."""
    remaining = Counter(view.rule_tables.deck)
    remaining.subtract(view.discard)
    for hand in view.hands:
        remaining.subtract(card for card in hand if card is not Card.HIDDEN)
    classes = [0] * model.CLASSES
    for card, count in remaining.items():
        classes[model.CLASS[card]] += count
    voids = view.voids
    for seat, evidence in enumerate(model.evidence(view)):
        for place, card in enumerate(state.hands[seat]):
            if view.hands[seat][place] is not Card.HIDDEN:
                continue
            card_class = model.CLASS[card]
            void = [float(place < void_cards) for void_cards in voids[seat] for _ in range(model.GROUPS)]
            alike = remaining[card] / classes[card_class]
            yield Place(_vectors(evidence, place), [*void, 0.0], classes.copy(), card_class, alike)
            remaining[card] -= 1
            classes[card_class] -= 1


def _vectors(evidence: model.Evidence, place: int) -> list[list[float]]:
    """Return the features of each class of cards at this place."""
    count = len(model.FEATURES)
    if place >= evidence.seen_cards:
        return [[0.0] * count for _ in range(model.CLASSES)]
    of_colors, others = model.features(evidence, place)
    vectors: list[list[float]] = []
    parts = ((0, 0), (model.ACTION, model.TWO), (model.TWO, model.WILD))
    for of_color in of_colors:
        for first, end in parts:
            vectors.append(_vector([*of_color], others, first, end))
    vectors.append(_vector([0.0] * model.COLORED, others, model.WILD, len(others)))
    return vectors


def _vector(of_color: list[float], others: Sequence[float], first: int, end: int) -> list[float]:
    return [*of_color, *(value if first <= place < end else 0.0 for place, value in enumerate(others))]


def collected(seed: str, count: int, players: Mapping[str, Strategy] = PLAYERS) -> dict[str, Places]:
    """Return the places of ``count`` views for each preset and number of seats."""
    return {
        f"{rules}, {seats} seats": Places(
            [place for view, state in views(rules, seats, seed, count, players) for place in places(view, state)]
        )
        for rules in RULES
        for seats in SEATS
    }


def fitted(samples: Sequence[Places], *, by_voids: bool = False) -> Floats:
    """Return the weights with the highest likelihood, with a weak pull to zero."""
    tables = [sample.voids[:, :, None] if by_voids else sample.features for sample in samples]
    count = tables[0].shape[2]
    weights = np.zeros(count)
    for _ in range(STEPS):
        slope, curve = -weights, np.eye(count)
        for sample, table in zip(samples, tables, strict=True):
            chances = sample.chances(table, weights)
            weighed = chances[:, :, None] * table
            mean = weighed.sum(1)
            slope = slope + table[np.arange(len(mean)), sample.card_class].sum(0) - mean.sum(0)
            curve = curve + weighed.reshape(-1, count).T @ table.reshape(-1, count) - mean.T @ mean
        step = np.linalg.solve(curve, slope)
        weights = weights + step
        if np.abs(step).max() < 1e-6:
            break
    return weights


def redeal_chances(sample: Places) -> Floats:
    """Return the probability of each class if a card of a void color is replaced up to four times."""
    share = sample.available / sample.available.sum(1, keepdims=True)
    void = (share * sample.voids).sum(1, keepdims=True)
    fits = np.where(void < 1, (1 - void**TRIES) / np.maximum(1 - void, 1e-9), 0)
    return share * np.where(sample.voids > 0, void ** (TRIES - 1), fits)


def main() -> None:
    """Print the weights, and how well four models fit matches that the fit did not see."""
    parser = argparse.ArgumentParser(prog="python -m training.card_location", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--views", type=int, default=1200, help="for each preset and number of seats")
    args = parser.parse_args()
    samples = [*collected(f"fit {args.seed}", args.views).values()]
    weights, void = fitted(samples), fitted(samples, by_voids=True)
    print("WEIGHTS: Final = {")
    for name, value in zip(model.FEATURES, weights, strict=True):
        print(f'    "{name}": {value:.3f},')
    print(f"}}\nweight of a void color alone: {void[0]:.3f}")
    rounded = np.round(weights, 3)
    rows: list[tuple[str, int, list[float]]] = []
    for name, other in collected(f"test {args.seed}", args.views // 2).items():
        likelihoods = [
            other.likelihood(other.chances(other.features, np.zeros(len(weights)))),
            other.likelihood(redeal_chances(other)),
            other.likelihood(other.chances(other.voids[:, :, None], void)),
            other.likelihood(other.chances(other.features, rounded)),
        ]
        rows.append((name, len(other.card_class), likelihoods))
    cards = sum(count for _, count, _ in rows)
    means = [sum(count * values[place] for _, count, values in rows) / cards for place in range(4)]
    print("| rules | hidden cards | uniform | voids, dealt again | voids, fitted | learned |")
    print("| --- | --- | --- | --- | --- | --- |")
    for name, count, values in [*rows, ("all", cards, means)]:
        print(f"| {name} | {count:,} |", " | ".join(f"{value:.3f}" for value in values), "|")


if __name__ == "__main__":
    main()
