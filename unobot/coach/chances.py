"""Estimate each seat's chance to win a round with all hands open.

The chance is a softmax of one score for each seat, so the chances of all seats add up to 1. A score is a weighted sum
of a few facts about the hand and the turn. The weights were fitted to the winners of simulated rounds
(``python -m training.chances``).
"""

from __future__ import annotations

from math import exp
from operator import mul
from typing import Final

from unobot.rules.cards import Card, Color, FaceKind
from unobot.rules.events import Phase
from unobot.rules.play.scoring import partners
from unobot.rules.round import Round
from unobot.rules.ruleset.ruleset import Ruleset

COUNTS: Final = 8
"""Hands of 1 to 8 cards have a weight for each size."""


def facts(state: Round, seat: int, following: int) -> list[float]:
    """Return the facts about a seat that plays in this round. ``following``: the seat after the one to move."""
    hand = state.hands[seat]
    count = len(hand)
    wilds, fours, actions, fits, colors = _count_kinds(state, hand)
    is_mover = state.to_move == seat
    has_drawn = is_mover and state.phase is Phase.DRAWN
    moves = is_mover and not has_drawn
    can_play = fits + wilds + fours > 0
    drawn_fits = has_drawn and state.drawn is not None and _fits(state, state.drawn)
    sizes = [0.0] * COUNTS
    if count:
        sizes[min(count, COUNTS) - 1] = 1.0
    return sizes + [
        float(fact)
        for fact in (
            max(count - COUNTS, 0),
            wilds,
            fours,
            actions,
            actions if state.playing == 2 else 0,
            colors,
            moves,
            moves and can_play,
            count == 1 and can_play,
            count == 1 and can_play and moves,
            count == 1 and can_play and seat == following and not is_mover,
            count == 2 and can_play,
            count == 2 and can_play and moves,
            min(fits, 4) * 0.25,
            drawn_fits,
            drawn_fits and count == 2,
            state.owed if is_mover else 0,
            count < 4 and wilds + fours > 0,
        )
    ]


def _count_kinds(state: Round, hand: list[Card]) -> tuple[int, int, int, int, int]:
    """Return the numbers of wilds, Wild Draw Fours, actions, colored cards that fit, and colors of a hand."""
    wilds = fours = actions = fits = 0
    challengeable = state.rule_tables.challengeable
    colors: set[Color] = set()
    for card in hand:
        if card.color is None:
            fours += card in challengeable
            wilds += card not in challengeable
            continue
        colors.add(card.color)
        actions += card.face.kind is FaceKind.ACTION
        fits += _fits(state, card)
    return wilds, fours, actions, fits, len(colors)


def _fits(state: Round, card: Card) -> bool:
    """Return whether a card fits the discard pile, without house rules."""
    color = state.color
    return color is None or card.color is None or card.color is color or card.face is state.discard[-1].face


def chances(state: Round) -> list[float]:
    """Return the chance of each seat that its side wins the round: 1 or 0 if that is decided already.

    Partners have the same chance.
    """
    if state.outcome is not None:
        won = () if state.outcome.winner is None else partners(state, state.outcome.winner)
        return [1.0 if seat in won else 0.0 for seat in range(state.seats)]
    if state.out and state.ruleset.scoring == "until_last":
        return [1.0 if seat == state.out[0] else 0.0 for seat in range(state.seats)]
    following = state.next_seat(state.to_move)
    trust = 1.0 if _is_calm(state.ruleset) else _WILD
    powers = [
        0.0 if seat in state.out else exp(trust * sum(map(mul, facts(state, seat, following), WEIGHTS)))
        for seat in range(state.seats)
    ]
    total = sum(powers)
    if not state.ruleset.teams:
        return [power / total for power in powers]
    sides = [[powers[partner] for partner in partners(state, seat)] for seat in range(state.seats)]
    if not state.ruleset.both_out:
        return [sum(side) / total for side in sides]
    needed = [sum(1 / power for power in side if power) for side in sides]  # both have to go out, one after the other
    shares = [1 / need if need else 0.0 for need in needed]
    return [2 * share / sum(shares) for share in shares]


def _is_calm(ruleset: Ruleset) -> bool:
    """Return whether a hand stays what it is, as in the official rules that the weights come from."""
    moves_hands = ruleset.seven or ruleset.zero or ruleset.cards != "official"
    return not (moves_hands or ruleset.hand_limit or ruleset.stacking != "none")


_WILD: Final = 0.3
"""The trust in the facts if hands move to other seats, grow by many cards at once, or have a limit."""
WEIGHTS: Final = (
    *(1.512, 0.794, 0.394, 0.027, -0.295, -0.59, -0.787, -1.056),
    *(-0.248, 0.725, 0.828, 0.109, 0.225, 0.059, -0.18, 0.345, 0.652),
    *(2.859, 0.585, 0.266, 0.244, 0.274, 0.097, -0.008, -0.243, 0.354),
)
"""The weight of each fact."""
