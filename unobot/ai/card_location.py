"""Estimate where hidden cards are. A seat keeps what it could not lay, and names the color that it holds most.

The model is log-linear. Each place of a hidden card in a hand has a weight for each class of cards, exp(w . x). Its
features ``x`` come from the view alone. The place gets one of the cards that are left, with a probability in proportion
to its weight. The draw pile gets the rest. ``python -m training.card_location`` fits the numbers ``w``
(docs/training.md, "Belief").
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp, log
from operator import mul
from typing import Final, NamedTuple, TypeAlias

from unobot.rules.cards import LIGHT_COLORS, Card, Color, FaceKind
from unobot.rules.decks.official import OFFICIAL_DECK
from unobot.rules.habits import NamedColors
from unobot.rules.round import DrawNote, View

COLORS: Final = len(LIGHT_COLORS)
GROUPS: Final = 3
"""Numbers, skips and reverses, and Draw Twos: each color has these classes."""
WILD_CLASS: Final = COLORS * GROUPS
CLASSES: Final = WILD_CLASS + 1


def _class(card: Card) -> int:
    if card.color is None:
        return WILD_CLASS
    group = 0 if card.face.kind is FaceKind.NUMBER else 2 if OFFICIAL_DECK.effect(card.face).owes else 1
    return card.color.order * GROUPS + group


CLASS: Final[Mapping[Card, int]] = {card: _class(card) for card in Card if card is not Card.HIDDEN}
"""The class of each card."""

FEATURES: Final = (
    "lacks",
    "lacked",
    "lacked_place",
    "lacked_draws",
    "named",
    "four",
    "action",
    "action_few",
    "two",
    "two_stacks",
    "wild",
    "wild_few",
    "wild_stacks",
    "wild_lacks",
    "wild_lacked",
    "wild_lacked_place",
)
"""The names of the features. The first six belong to a color, the others to a kind of cards.

* ``lacks``: the seat drew instead of laying this color, held this card then, and drew no other card since.
  ``wild_lacks`` is the same for the color of its last such draw: a seat with a wild would have laid it.
* ``lacked``: the same, but it drew again since then, so the card may be a newer one. ``lacked_place`` (0 to 1) is
  higher for the cards that came in last. ``lacked_draws`` is the logarithm of the number of draws.
* ``named_colors``: the part of the cards that the seat held when it named this color.
* ``four``: the seat has just laid a Wild Draw Four on this color, and can be challenged.
* ``_few``: one divided by the size of the hand. ``_stacks``: 1 if cards can be stacked.
"""
COLORED: Final = 6
"""How many features belong to a color."""
ACTION: Final = 0
TWO: Final = 2
WILD: Final = 4
"""The first of the other features that belong to skips and reverses, to Draw Twos, and to wilds."""

WEIGHTS: Final = {
    "lacks": -3.900,
    "lacked": -4.091,
    "lacked_place": 3.350,
    "lacked_draws": 0.880,
    "named": 0.312,
    "four": -0.959,
    "action": -0.054,
    "action_few": -0.203,
    "two": -0.085,
    "two_stacks": -0.216,
    "wild": -0.113,
    "wild_few": 0.347,
    "wild_stacks": -0.425,
    "wild_lacks": -2.186,
    "wild_lacked": -3.085,
    "wild_lacked_place": 2.805,
}
"""The weight of each feature, as ``python -m training.card_location`` prints it."""


class Lack(NamedTuple):
    """A draw instead of a card of some color."""

    cards: int = 0
    """How many cards the seat held that could not be laid, 0 if it never drew so."""
    draws: int = 0
    """How often it has drawn since."""


class Clues(NamedTuple):
    """The parts of a view from which the hidden cards are estimated."""

    notes: tuple[DrawNote, ...]
    sizes: tuple[int, ...]
    unseen: tuple[int, ...]
    named_colors: NamedColors
    challenged: int | None
    """The seat whose Wild Draw Four can be challenged now."""
    challenged_color: Color | None
    draws_on: bool
    """Seats draw until they can play."""
    keeps: bool
    stacks: bool


class Evidence(NamedTuple):
    """The facts that a view shows about the hidden cards of one seat."""

    size: int
    seen_cards: int
    """How many of the cards, the first ones, the seat has seen. It drew the others blind, so these can be any cards."""
    lacks: tuple[Lack, ...]
    """By color."""
    last_lack: Lack
    """The lack of the last color that the seat did not lay."""
    named_color: Color | None
    size_then: int
    """How many cards the seat held when it named that color."""
    four: Color | None
    """The color on which the seat laid a Wild Draw Four that can be challenged now."""
    stacks: bool


PlaceFeatures: TypeAlias = tuple[Sequence[tuple[float, ...]], tuple[float, ...]]
"""For one place in a hand: by color the features of a color, and the features of kinds of cards."""
Weights: TypeAlias = tuple[float, ...]
"""The weight of each class of cards at one place. The highest is 1."""


def weights(view: View) -> tuple[tuple[Weights, ...], ...]:
    """Return by seat, and by place in its hand, how likely each class of cards is there.

    The weights of the last views are kept, because the same view is usually dealt many times.
    """
    return _weights(_clues(view))


def evidence(view: View) -> list[Evidence]:
    """Return the evidence of ``view`` about the hidden cards of each seat, by seat."""
    return _evidence(_clues(view))


def features(facts: Evidence, place: int) -> PlaceFeatures:
    """Return the features of this ``place`` in the hand of a seat. It must be a place of a card that the seat saw."""
    share = min(facts.size_then / facts.size, 1.0)
    of_colors = [
        (
            *_lacking(facts.lacks[color.order], place),
            share if facts.named_color is color else 0.0,
            1.0 if facts.four is color else 0.0,
        )
        for color in LIGHT_COLORS
    ]
    few, stacks = 1 / facts.size, float(facts.stacks)
    return of_colors, (1.0, few, 1.0, stacks, 1.0, few, stacks, *_lacking(facts.last_lack, place)[:3])


def _lacking(lack: Lack, place: int) -> tuple[float, float, float, float]:
    if place >= lack.cards:
        return 0.0, 0.0, 0.0, 0.0
    if not lack.draws:
        return 1.0, 0.0, 0.0, 0.0
    return 0.0, 1.0, (place + 0.5) / lack.cards, log(lack.draws)


def _clues(view: View) -> Clues:
    rules, tables = view.ruleset, view.rule_tables
    return Clues(
        tuple(view.draw_notes),
        tuple(map(len, view.hands)),
        view.unseen,
        view.named_colors,
        view.challenged,
        None if rules.wild_draw_four == "free" else view.challenged_color,
        rules.draw == "until_playable",
        tables.keeps,
        rules.stacking != "none",
    )


def _evidence(clues: Clues) -> list[Evidence]:
    notes: list[list[tuple[int, Color | None]]] = [[] for _ in clues.sizes]
    for seat, size, color in clues.notes:
        notes[seat].append((size, color))
    by_seat: list[Evidence] = []
    for seat, size in enumerate(clues.sizes):
        lacks, last = _lacks(notes[seat], size, draws_on=clues.draws_on, keeps=clues.keeps)
        named_color, size_then = clues.named_colors[seat] or (None, 0)
        four = clues.challenged_color if clues.challenged == seat else None
        seen_cards = size - clues.unseen[seat]
        by_seat.append(Evidence(size, seen_cards, lacks, last, named_color, size_then, four, clues.stacks))
    return by_seat


def _lacks(
    notes: Sequence[tuple[int, Color | None]], size: int, *, draws_on: bool, keeps: bool
) -> tuple[tuple[Lack, ...], Lack]:
    """Return what a seat lacks, by color, and its last lack, from its draw notes, the last one first.

    A hand that shrank has only the rest of those cards. If seats draw until they can play, the other drawn cards could
    not be laid either. So the seat lacks the color in all cards that it holds at its next draw.
    """
    lacks = [Lack()] * COLORS
    last: Lack | None = None
    least = following = size
    draws = 0
    for place in range(len(notes) - 1, -1, -1):
        then, color = notes[place]
        if color is None:
            least = min(least, then)
        else:
            least = min(least, max(following, then) if draws_on else then)
            lack = Lack(least, draws)
            if not lacks[color.order].cards:
                lacks[color.order] = lack
            last = last or lack
        following = then
        before = notes[place - 1] if place else (0, None)
        if keeps or color is None or before[1] is not color or before[0] >= then:
            draws += 1  # it is no note of the drawn card that was kept
    return tuple(lacks), last or Lack()


@lru_cache(maxsize=32)
def _weights(clues: Clues) -> tuple[tuple[Weights, ...], ...]:
    return tuple(tuple(_place_weights(facts, place) for place in range(facts.size)) for facts in _evidence(clues))


def _place_weights(facts: Evidence, place: int) -> Weights:
    if place >= facts.seen_cards:
        return (1.0,) * CLASSES
    of_colors, others = features(facts, place)
    colors = [exp(sum(map(mul, _COLORED, values))) for values in of_colors]
    action, two, wild = (
        exp(sum(map(mul, _OTHERS[first:end], others[first:end])))
        for first, end in ((ACTION, TWO), (TWO, WILD), (WILD, len(others)))
    )
    by_class = [color * group for color in colors for group in (1.0, action, two)]
    by_class.append(wild)
    highest = max(by_class)
    return tuple(weight / highest for weight in by_class)


_VALUES: Final = tuple(WEIGHTS.values())
_COLORED: Final = _VALUES[:COLORED]
_OTHERS: Final = _VALUES[COLORED:]
