"""Encode a view for the network that plays by effects, and describe every card by what it does."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from unobot.ai import effect_features as e
from unobot.ai import rule_features as r
from unobot.rules.cards import Card, Face, FaceKind, Side
from unobot.rules.decks.effects import Effect
from unobot.rules.events import HandsMovedBy, Phase
from unobot.rules.habits import ACCUSED, ANSWERS, CHALLENGES, GUILTY
from unobot.rules.moves import Accept, Challenge, ChooseColor, Draw, Move, Pass, Play
from unobot.rules.round import View
from unobot.rules.ruleset.lookup import side_tables
from unobot.rules.ruleset.ruleset import Ruleset

_FACES: Final = {face: place for place, face in enumerate(Face)}
_SPOKEN: Final[dict[type[Move], int]] = {Draw: e.DRAW, Pass: e.PASS, Accept: e.ACCEPT, Challenge: e.CHALLENGE}
_PASSED_ON: Final = (HandsMovedBy.ZERO, HandsMovedBy.PASS_HANDS)


class Facts(NamedTuple):
    """The effects of the cards of a deck by some rules and on one side, for the features."""

    table: tuple[int, ...]
    """The facts of all cards, ``effect_features.FACTS`` for each, by its index."""
    unseen: tuple[int, ...]
    """The numbers from ``UNSEEN_COLORS`` to ``RULES`` of an encoding whose seat has seen no card."""
    counted: tuple[tuple[int, ...], ...]
    """By the index of a card: the places among these numbers at which it counts."""
    rules: tuple[int, ...]


def described(move: Move) -> tuple[int, int, int | None]:
    """Return a move as its candidate, the order of the color that it names or -1, and the seat that it aims at."""
    if isinstance(move, Play):
        return move.cards[0].index, -1 if move.color is None else move.color.order, move.target
    if isinstance(move, ChooseColor):
        return e.NAME, move.color.order, move.target
    return _SPOKEN[type(move)], -1, None


@lru_cache(maxsize=64)
def facts(ruleset: Ruleset, side: Side) -> Facts:
    """Return what the cards do by these rules on this side."""
    tables = side_tables(ruleset, side)
    table = [0] * (e.CARDS * e.FACTS)
    unseen = [0] * (e.RULES - e.UNSEEN_COLORS)
    counted: list[tuple[int, ...]] = [()] * len(Card)
    for card in Card:
        effect = tables.effects[card.face]
        at = card.index * e.FACTS
        table[at : at + e.FACTS] = _facts_of(card, effect, ruleset)
        table[at + e.POINTS] = tables.points[card.index]
        table[at + e.BARE] = int(card in tables.bare)
        table[at + e.CHALLENGED] = int(card.face in tables.challenged)
        table[at + e.NEVER_LAST] = int(card.face in tables.printed.never_last)
        hue = e.UNSEEN_WILDS if card.color is None else e.UNSEEN_COLORS + card.color.order
        places = [hue - e.UNSEEN_COLORS, e.UNSEEN - e.UNSEEN_COLORS]
        if effect.owes:
            places.append(e.UNSEEN_OWES - e.UNSEEN_COLORS + effect.owes)
        counted[card.index] = tuple(places)
    counted[Card.HIDDEN.index] = ()
    for card in tables.deck:
        for place in counted[card.index]:
            unseen[place] += 1
    return Facts(tuple(table), tuple(unseen), tuple(counted), r.rule_numbers(ruleset))


def _facts_of(card: Card, effect: Effect, ruleset: Ruleset) -> list[int]:
    facts = [0] * e.FACTS
    facts[e.HUE] = -1 if card.color is None else card.color.order
    facts[e.FACE] = _FACES[card.face]
    facts[e.OWES] = effect.owes
    facts[e.UNTIL_COLOR] = int(effect.until_color)
    facts[e.ROULETTE] = int(effect.roulette)
    facts[e.PRESSES] = effect.presses
    facts[e.TURNS_OVER] = int(effect.turns_over)
    facts[e.SKIPS] = effect.skips
    facts[e.REVERSES] = int(effect.reverses)
    facts[e.OTHERS_DRAW] = effect.others_draw
    facts[e.TARGET_DRAWS] = effect.target_draws
    facts[e.SWAPS] = int(effect.swaps)
    facts[e.PASSES_ON] = int(effect.hands in _PASSED_ON)
    facts[e.DISCARDS] = int(effect.discards_color)
    facts[e.PUT_BACK] = int(not ruleset.may_begin(card))
    facts[e.IS_NUMBER] = int(card.face.kind is FaceKind.NUMBER)
    stops = effect.owes or effect.presses or effect.roulette or effect.skips or effect.reverses
    facts[e.GUARDS] = int(bool(stops))
    return facts


def encode(view: View, known: Facts) -> list[int]:
    """Return the encoding of the view of ``view.seat``, integers. ``known`` are the facts of its rules and side."""
    seat = view.seat
    assert seat is not None  # only seats choose moves, not the public
    q = [0] * e.HELD
    hands = view.hands
    order = [seat, *view.others(seat)]
    unseen = list(known.unseen)
    counted = known.counted
    held = [card.index for card in hands[seat] if card is not Card.HIDDEN]
    for index in held:
        for place in counted[index]:
            unseen[place] -= 1
    for card in view.discard:
        for place in counted[card.index]:
            unseen[place] -= 1
    q[e.UNSEEN_COLORS : e.RULES] = unseen
    ruleset = view.ruleset
    percent = 100 if ruleset.scoring == "points" else 0
    target = max(ruleset.target, 1)
    voids = view.voids if view.draw_notes else None  # computed at each call
    for place, player in enumerate(order):
        q[e.SIZES + place] = len(hands[player])
        q[e.SCORES + place] = view.scores[player] * percent // target
        if voids is not None:
            at = e.VOIDS + place * e.COLORS
            q[at : at + e.COLORS] = voids[player]
    if view.backs is not None:
        q[e.BACKS] = 1 if view.backs.side is Side.LIGHT else 2
        other = facts(ruleset, view.backs.side.other).table
        for place, player in enumerate(order[1:], 1):
            for back in view.backs.hands[player]:
                at = back.index * e.FACTS
                q[e.BACK_WILDS + place] += other[at] < 0
                q[e.BACK_GUARDS + place] += other[at + e.GUARDS]
    _write_question(view, order, q)
    if view.rule_tables.challenged:
        habits = view.habits[order[1]]
        q[e.DARES : e.DARES + 2] = habits[ANSWERS], habits[CHALLENGES]
    q[e.COUNT] = len(order)
    q[e.COLOR] = -1 if view.color is None else view.color.order
    q[e.TOP_FACE] = _FACES[view.discard[-1].face] if view.discard else -1
    q[e.TURNS] = view.moves // view.playing
    q[e.SILENT] = view.silent
    q[e.LAUNCHER] = int(view.rule_tables.launcher)
    q[e.HAS_COLORS] = int(bool(view.rule_tables.colors))
    q[e.RULES : e.CARDS_HELD] = known.rules
    q[e.CARDS_HELD] = min(len(held), e.LONGEST)
    return q + held[: e.LONGEST]


def _write_question(view: View, order: Sequence[int], q: list[int]) -> None:
    """Write what the seat is asked to ``q``. ``order`` lists the seats in turn order, the own one first."""
    phase = view.phase
    if phase is Phase.ANSWER:
        q[e.OWED] = view.owed
        if view.owed_face is not None:
            effect = view.rule_tables.effects[view.owed_face]
            q[e.OWED_NUMBER] = effect.owes
            q[e.OWED_UNTIL] = int(effect.until_color)
        if view.challenged in order[1:] and view.challenged is not None:
            q[e.ACCUSED] = order.index(view.challenged)
            habits = view.habits[view.challenged]
            q[e.TRIED : e.TRIED + 2] = habits[ACCUSED], habits[GUILTY]
    elif phase is Phase.COLOR:
        q[e.NAMING] = 1
        if not view.is_top_turned and view.rule_tables.effects[view.top.face].roulette:
            q[e.NAMING] = 2
    color = view.challenged_color if q[e.ACCUSED] else None
    q[e.ACCUSED_COLOR] = -1 if color is None else color.order
    q[e.AFTER_DRAW] = int(phase is Phase.DRAWN)


def seen_by_effects(
    view: View, moves: Sequence[Move]
) -> tuple[list[int], Facts, Sequence[array[float]], list[tuple[int, int, int]]]:
    """Return all that the network sees of ``moves`` of ``view.seat`` (``network.EffectNetwork.scores``)."""
    seat, side = view.seat, view.side
    assert seat is not None  # only seats choose moves, not the public
    order = [seat, *view.others(seat)]
    known = facts(view.ruleset, side)
    candidates = []
    for move in moves:
        card, color, target = described(move)
        candidates.append((card, color, 0 if target is None else order.index(target)))
    return encode(view, known), known, static_rows(view.ruleset, side, len(order) == 2), candidates


@lru_cache(maxsize=64)
def static_rows(ruleset: Ruleset, side: Side, two: bool) -> tuple[array[float], ...]:
    """Return the static features of all candidates, by the index of the card. ``two``: whether two seats play."""
    table = facts(ruleset, side).table
    rows = []
    for card in range(e.NAME + 1):
        row = array("f", bytes(4 * e.STATIC))
        if card < len(Card) or card >= e.CARDS:
            e.card_features(table, card, two, row)
        rows.append(row)
    return tuple(rows)
