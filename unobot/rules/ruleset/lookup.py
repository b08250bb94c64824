"""Turn a ruleset into look-up tables, once for each ruleset, so that finding legal plays costs little."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Final, TypeAlias, TypeVar

from unobot.rules.cards import Card, Color, Face, deck
from unobot.rules.moves import PLAYS, UNO_PLAYS, Play
from unobot.rules.ruleset.ruleset import Ruleset

Plays: TypeAlias = Mapping[Card, tuple[Play, ...]]
"""Every way to lay a card, by card, without targets."""

_Matching: TypeAlias = tuple[tuple[Plays, ...], ...]
"""Plays by the color to match and by the top card. Both are indexed by their order, because numbers are faster to look
up.
"""

_ACTIONS: Final = (Face.SKIP, Face.REVERSE, Face.DRAW_TWO)
_EVERY_FACE: Final = frozenset(Face)


class RuleTables:
    """The facts and tables that follow from a ruleset alone. Tables of equal rulesets are equal."""

    __slots__ = (
        "aimed",
        "announced",
        "answering",
        "answers",
        "anything",
        "asks_four",
        "blind",
        "calls",
        "checks_hands",
        "composed",
        "deck",
        "draws_always",
        "draws_one",
        "draws_two",
        "early",
        "jump_in",
        "keeps",
        "matching",
        "matching_without_fours",
        "penalties",
        "plain",
        "plays_drawn",
        "ruleset",
        "several",
        "simple",
        "strict_four",
    )

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.deck = ruleset.deck()
        self.calls = ruleset.uno in ("call", "strict")
        """True if Uno has to be said, and can be forgotten."""
        self.early = ruleset.uno == "call"
        """True if Uno can be said before the play."""
        self.jump_in = ruleset.jump_in
        self.announced = ruleset.uno == "announced"
        self.answers = ruleset.stacking != "none" or ruleset.reverse_sends_back or ruleset.skip_passes_on
        """True if a seat that owes cards can lay one instead. Then it is always asked."""
        answering = {
            Face.DRAW_TWO: ruleset.stacking != "none",
            Face.WILD_DRAW_FOUR: ruleset.stacking != "none",
            Face.REVERSE: ruleset.reverse_sends_back,
            Face.SKIP: ruleset.skip_passes_on,
        }
        self.answering = frozenset(card for card in self.deck if answering.get(card.face))
        """The cards that can be laid instead of taking the cards. It depends on the cards that are owed, too."""
        self.asks_four = self.answers or ruleset.wild_draw_four == "challenge"
        self.strict_four = ruleset.wild_draw_four == "strict"
        """True if only a legal Wild Draw Four can be laid."""
        self.blind = ruleset.blind_draw
        """True if seats hold cards that they have not seen."""
        plain = {Face.WILD, *(face for face in Face if face.value.isdigit())}
        if ruleset.seven:
            plain.discard(Face.SEVEN)
        if ruleset.zero:
            plain.discard(Face.ZERO)
        self.plain = frozenset(plain)
        """The faces that have no effect when one card is laid."""
        limited = ruleset.hand_limit > 0 and ruleset.at_limit == "out"
        self.checks_hands = bool(ruleset.open_hands) or limited or self.blind
        """True if the cards that the seats hold after a move can have consequences."""
        self.keeps = ruleset.drawn_card == "keep"
        self.draws_one = (
            ruleset.draw == "one" and ruleset.drawn_card != "keep" and not self.blind and not ruleset.own_stocks
        )
        self.draws_two = not (self.answers or self.blind or ruleset.own_stocks or ruleset.play_after_drawing)
        """True if a Draw Two cannot be answered: the next seat draws from the one pile and loses its turn."""
        self.draws_always = not (ruleset.must_play or (ruleset.hand_limit and ruleset.at_limit == "no_draw"))
        """True if a seat that is asked to play can always draw instead."""
        self.plays_drawn = ruleset.drawn_card == "must_play"
        """True if a drawn card that fits must be played."""
        self.several = ruleset.several
        """True if one play can lay several cards."""
        aimed = {Face.SEVEN if ruleset.seven else Face.WILD_SWAP, Face.WILD_SWAP, Face.WILD_CUSTOM}
        self.aimed = frozenset(card for card in self.deck if card.face in aimed)
        """The cards that can need a target. The tables have no targets."""
        self.composed = frozenset(self.deck) if ruleset.several else self.aimed
        """The cards whose plays are not all in the tables: they can have a target, or other cards with them."""
        self.penalties = bool(ruleset.false_catch or ruleset.wrong_play)
        self.simple = not (
            ruleset.several
            or ruleset.must_play
            or ruleset.drawn_card == "must_play"
            or ruleset.seven
            or ruleset.cards != "official"
            or ruleset.hand_limit
            or self.blind
        )
        """True if the tables hold every legal play of a turn, and draws and passes are always allowed."""
        self.anything, self.matching, self.matching_without_fours = _tables(
            ruleset.cards, ruleset.last_card, self.calls
        )

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, RuleTables) and other.ruleset == self.ruleset)

    def __hash__(self) -> int:
        return hash(self.ruleset)


@lru_cache(maxsize=64)
def rule_tables(ruleset: Ruleset) -> RuleTables:
    """Return the tables of ``ruleset``."""
    return RuleTables(ruleset)


def last_card_allows(ruleset: Ruleset, card: Card) -> bool:
    """Return whether ``card`` can be the last of a hand."""
    return _may_be_last(ruleset.last_card, card)


def _may_be_last(last_card: str, card: Card) -> bool:
    if last_card == "no_wild":
        return not card.is_wild
    return last_card == "any" or not (card.is_wild or card.face in _ACTIONS)


_Tables: TypeAlias = tuple[tuple[Plays, ...], tuple[_Matching, ...], tuple[_Matching, ...]]
"""Three tables by cards held: every way to lay any card, the same for matching cards, the same without Wild Draw Fours.

There is an entry for every number of cards up to four decks, so no look-up has to compare.
"""

_MORE: Final = 4 * 113 - 2
"""The number of hand sizes from 3 on."""

_E = TypeVar("_E")


def _by_held(none: _E, last: _E, last_but_one: _E, any_more: _E) -> tuple[_E, ...]:
    return (none, last, last_but_one, *(any_more,) * _MORE)


@cache
def _tables(cards: str, last_card: str, calls: bool) -> _Tables:
    every = {card: PLAYS[card] for card in deck(cards == "classic113", 1)}
    last = {card: plays for card, plays in every.items() if _may_be_last(last_card, card)}
    last_but_one = {card: plays + UNO_PLAYS[card] for card, plays in every.items()} if calls else every
    ways: tuple[Plays, Plays, Plays, Plays] = ({}, last, last_but_one, every)
    two_on_four = cards == "official"  # with the 113 cards a draw two does not lie on a wild draw four
    return (
        _by_held(*ways),
        _by_held(*(_table(playable, two_on_four, fours=True) for playable in ways)),
        _by_held(*(_table(playable, two_on_four, fours=False) for playable in ways)),
    )


def _table(ways: Plays, two_on_four: bool, *, fours: bool) -> _Matching:
    def lies_on(color: Color, top: Face) -> Callable[[Card], bool]:
        def lies(card: Card) -> bool:
            if card.is_wild:
                return fours or card is not Card.WD4
            if top is Face.WILD_DRAW_FOUR and card.face is Face.DRAW_TWO and not two_on_four:
                return False
            return card.color is color or card.face is top

        return lies

    by_face = (
        {face: {card: ways[card] for card in filter(lies_on(color, face), ways)} for face in _EVERY_FACE}
        for color in Color
    )
    return tuple(tuple(matching[top.face] for top in Card) for matching in by_face)
