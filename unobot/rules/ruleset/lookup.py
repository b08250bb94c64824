"""Turn a ruleset into look-up tables, once for each ruleset, so that finding legal plays costs little."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cache, lru_cache
from typing import Final, TypeAlias, TypeVar

from unobot.rules.cards import DARK_COLORS, LIGHT_COLORS, Card, Color, Face, FaceKind, Side
from unobot.rules.decks import DECKS
from unobot.rules.decks.deck import Deck
from unobot.rules.decks.effects import REVERSES, SKIPS, Effect
from unobot.rules.events import HandsMovedBy
from unobot.rules.moves import (
    BARE_PLAYS,
    BARE_UNO_PLAYS,
    DARK_PLAYS,
    DARK_UNO_PLAYS,
    PLAYS,
    UNO_PLAYS,
    ChooseColor,
    Play,
)
from unobot.rules.ruleset.ruleset import Ruleset

Plays: TypeAlias = Mapping[Card, tuple[Play, ...]]
"""Every way to lay a card, by card, without targets."""

_Matching: TypeAlias = tuple[tuple[Plays, ...], ...]
"""Plays by the color to match and by the top card. Both are indexed by their order, because numbers are faster to look
up.
"""


class RuleTables:
    """The facts and tables that follow from a ruleset and the side in play. Tables of equal rulesets are equal."""

    __slots__ = (
        "announced",
        "answering",
        "answers",
        "anything",
        "asked",
        "bare",
        "blind",
        "calls",
        "challengeable",
        "challenged",
        "checks_hands",
        "color_choices",
        "colors",
        "composed",
        "deck",
        "discarding",
        "draws_always",
        "draws_one",
        "draws_two",
        "early",
        "effects",
        "faces",
        "has_backs",
        "jump_in",
        "keeps",
        "launcher",
        "matching",
        "matching_without_challenged",
        "never_on",
        "penalties",
        "plays",
        "plays_drawn",
        "points",
        "printed",
        "ruleset",
        "several",
        "side",
        "silent_from",
        "simple",
        "special",
        "strict",
        "swap_owes_uno",
        "uncounted",
        "uno_plays",
        "votes",
    )

    def __init__(self, ruleset: Ruleset, side: Side) -> None:
        self.ruleset = ruleset
        self.side = side
        printed = DECKS[ruleset.cards]
        self.has_backs = printed.turned is not None
        """True if the cards have two sides."""
        if side is Side.DARK and printed.turned is not None:
            printed = printed.turned
        self.printed = printed
        """The side in play, as a deck."""
        self.deck = ruleset.deck(side)
        self.colors = printed.colors
        """The colors of this side, in the order of ``Color``."""
        self.color_choices = tuple(map(ChooseColor, self.colors))
        """The moves that name one of them."""
        self.faces = printed.faces
        self.effects: Mapping[Face, Effect] = {face: _effect(ruleset, printed, face) for face in Face}
        """The effect of a card by its face, with the house rules."""
        self.points = tuple(printed.worth(card) for card in Card)
        """The points of each card left in a hand, by its index."""
        self.bare = frozenset(card for card in self.deck if printed.is_bare(card))
        """The wilds for which their player names no color."""
        self.challenged = frozenset(printed.challenge)
        """The faces that are legal only without a card of the active color, and that the next seat can challenge."""
        self.never_on = printed.never_on
        """By face: the faces on top on which it cannot be laid although it matches."""
        self.challengeable = frozenset(card for card in self.deck if card.face in self.challenged)
        """The cards with these faces."""
        self.votes = any(effect.voted for effect in printed.effects.values())
        """True if the players vote for the rule of a wild."""
        self.calls = ruleset.uno in ("call", "strict")
        """True if Uno has to be said, and can be forgotten."""
        self.swap_owes_uno = printed.swap_owes_uno and self.calls
        """True if a seat that holds one card after hands were moved must say Uno for it."""
        self.early = ruleset.uno == "call"
        """True if Uno can be said before the play."""
        self.jump_in = ruleset.jump_in
        self.announced = ruleset.uno == "announced"
        self.answers = ruleset.stacking != "none" or ruleset.reverse_sends_back or ruleset.skip_passes_on
        """True if a seat that owes cards can lay one instead. Then it is always asked."""
        self.answering = frozenset(card for card in self.deck if _may_answer(ruleset, card, self.effects[card.face]))
        """The cards that can be laid instead of taking the cards. It depends on the cards that are owed, too."""
        asks = ruleset.wild_draw_four == "challenge"
        self.asked = frozenset(
            face
            for face in self.faces
            if self.effects[face].owes and (self.answers or (asks and face in self.challenged))
        )
        """The faces that make the next seat owe cards, and after which it is asked before it draws them."""
        self.strict = ruleset.wild_draw_four == "strict" and bool(self.challenged)
        """True if a card that could be challenged can be laid only if it is legal."""
        self.blind = ruleset.blind_draw
        """True if seats hold cards that they have not seen."""
        limited = ruleset.hand_limit > 0 and ruleset.at_limit == "out"
        self.checks_hands = bool(ruleset.open_hands) or limited or self.blind or self.has_backs
        """True if the cards that the seats hold after a move can have consequences, or have backs."""
        self.launcher = printed.launcher
        """True if a seat presses a launcher instead of drawing."""
        self.keeps = ruleset.drawn_card == "keep" or self.launcher
        """True if a draw ends the turn."""
        self.draws_one = ruleset.draw == "one" and not (self.keeps or self.blind or ruleset.own_stocks)
        self.draws_two = not (self.answers or self.blind or ruleset.own_stocks or ruleset.play_after_drawing)
        """True if owed cards cannot be answered: the next seat draws from the one pile and loses its turn."""
        self.draws_always = not (ruleset.must_play or (ruleset.hand_limit and ruleset.at_limit == "no_draw"))
        """True if a seat that is asked to play can always draw instead."""
        self.plays_drawn = ruleset.drawn_card == "must_play"
        """True if a drawn card that fits must be played."""
        self.several = ruleset.several
        """True if one play can lay several cards."""
        self.discarding = frozenset(card for card in self.deck if self.effects[card.face].discards_color)
        """The cards that take others of the hand with them, so that any number of cards can be left."""
        self.uncounted = frozenset(card for card in self.deck if self.effects[card.face].until_color)
        """The cards that make the next seat draw until a color comes."""
        self.silent_from = len(self.deck) if self.discarding else 3
        """A hand of this many cards or more cannot say Uno."""
        self.special = self.discarding.union(
            card for card in self.deck if (effect := self.effects[card.face]).aims or effect.voted
        )
        """The cards whose plays are not all in the tables, because they can need a target or discard others."""
        self.composed = frozenset(self.deck) if ruleset.several else self.special
        """The same cards, or all if one play can have several cards."""
        self.penalties = bool(ruleset.false_catch or ruleset.wrong_play)
        self.simple = not (
            ruleset.several
            or ruleset.must_play
            or ruleset.drawn_card == "must_play"
            or ruleset.seven
            or ruleset.keep_hands
            or ruleset.cards != "official"
            or ruleset.hand_limit
            or self.blind
        )
        """True if the tables hold every legal play of a turn, and draws and passes are always allowed."""
        self.plays, self.uno_plays = _laid(printed)
        """The ways to lay one card, by card, and those with Uno: one for a colored card, four for a wild."""
        self.anything, self.matching, self.matching_without_challenged = _tables(printed, ruleset.last_card, self.calls)

    def worth(self, cards: Iterable[Card]) -> int:
        """Return the points of ``cards`` left in a hand."""
        points = self.points
        return sum(points[card.index] for card in cards)

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, RuleTables) and other.side is self.side and other.ruleset == self.ruleset
        )

    def __hash__(self) -> int:
        return hash(self.ruleset)


@lru_cache(maxsize=64)
def rule_tables(ruleset: Ruleset) -> RuleTables:
    """Return the tables of ``ruleset``, for the light side of cards with two sides."""
    return RuleTables(ruleset, Side.LIGHT)


@lru_cache(maxsize=64)
def _dark_tables(ruleset: Ruleset) -> RuleTables:
    return RuleTables(ruleset, Side.DARK)


def side_tables(ruleset: Ruleset, side: Side) -> RuleTables:
    """Return the tables of ``ruleset`` while this ``side`` of the cards is in play."""
    return rule_tables(ruleset) if side is Side.LIGHT else _dark_tables(ruleset)


def _effect(ruleset: Ruleset, printed: Deck, face: Face) -> Effect:
    """Return what a card does under these rules: the effect of the deck, or of the house rule for its face."""
    if face is Face.SEVEN and ruleset.seven:
        return Effect(hands=HandsMovedBy.SEVEN, optional=ruleset.keep_hands)
    if face is Face.ZERO and ruleset.zero:
        return Effect(hands=HandsMovedBy.ZERO, optional=ruleset.keep_hands)
    return printed.effect(face)


def _may_answer(ruleset: Ruleset, card: Card, effect: Effect) -> bool:
    if effect.owes:
        return ruleset.stacking != "none" and not (card.is_wild and ruleset.stacking == "no_wild")
    return (effect is REVERSES and ruleset.reverse_sends_back) or (effect is SKIPS and ruleset.skip_passes_on)


def last_card_allows(ruleset: Ruleset, card: Card) -> bool:
    """Return whether ``card`` can be the last of a hand."""
    return _may_be_last(DECKS[ruleset.cards], ruleset.last_card, card)


def _may_be_last(printed: Deck, last_card: str, card: Card) -> bool:
    if card.face in printed.never_last:
        return False
    if last_card == "no_wild":
        return not card.is_wild
    return last_card == "any" or card.face.kind is FaceKind.NUMBER


_Tables: TypeAlias = tuple[tuple[Plays, ...], tuple[_Matching, ...], tuple[_Matching, ...]]
"""Three tables by cards held: every way to lay any card, the same for matching cards, the same without a challenge.

There is an entry for every number of cards up to four decks, so no look-up has to compare.
"""

_MORE: Final = 4 * max(len(deck.cards) for deck in DECKS.values()) - 2
"""The number of hand sizes from 3 on."""

_E = TypeVar("_E")


def _by_held(none: _E, last: _E, last_but_one: _E, any_more: _E) -> tuple[_E, ...]:
    return (none, last, last_but_one, *(any_more,) * _MORE)


def _laid(printed: Deck) -> tuple[Plays, Plays]:
    """Return the ways to lay one card in the colors of this side, without Uno and with it."""
    return (DARK_PLAYS, DARK_UNO_PLAYS) if printed.colors == DARK_COLORS else (PLAYS, UNO_PLAYS)


@cache
def _tables(printed: Deck, last_card: str, calls: bool) -> _Tables:
    every, said = ({card: ways[card] for card in printed.cards} for ways in _laid(printed))
    for card in filter(printed.is_bare, every):
        every[card], said[card] = BARE_PLAYS[card], BARE_UNO_PLAYS[card]
    last = {card: plays for card, plays in every.items() if _may_be_last(printed, last_card, card)}
    last_but_one = {card: plays + said[card] for card, plays in every.items()} if calls else every
    ways: tuple[Plays, Plays, Plays, Plays] = ({}, last, last_but_one, every)
    return (
        _by_held(*ways),
        _by_held(*(_table(printed, playable) for playable in ways)),
        _by_held(*(_table(printed, _without(playable, printed.challenge)) for playable in ways)),
    )


def _without(ways: Plays, faces: Collection[Face]) -> Plays:
    return {card: plays for card, plays in ways.items() if card.face not in faces}


def _table(printed: Deck, ways: Plays) -> _Matching:
    def lies_on(color: Color, top: Face) -> Callable[[Card], bool]:
        def lies(card: Card) -> bool:
            if top in printed.never_on.get(card.face, ()):
                return False
            return card.is_wild or card.color is color or card.face is top

        return lies

    by_face = (
        {face: {card: ways[card] for card in filter(lies_on(color, face), ways)} for face in printed.faces}
        for color in printed.colors or LIGHT_COLORS
    )
    nothing: Plays = {}  # on a card of another deck
    return tuple(tuple(matching.get(top.face, nothing) for top in Card) for matching in by_face)
