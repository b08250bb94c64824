"""Say which rules are played: one frozen value that a table, a record and the database carry.

House rules can be combined, so they are data and not subclasses. ``Ruleset`` has one field for each of them. ``FIELDS``
tells menus the choices, and ``PRESETS`` has the rulesets with a name.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from functools import cache, lru_cache
from typing import Final, Literal

import msgspec

from unobot.rules.cards import Card, Face, FaceKind, Pair, Side
from unobot.rules.decks import DECKS
from unobot.rules.decks.classic113 import CLASSIC113
from unobot.rules.decks.deck import Deck
from unobot.rules.decks.effects import REVERSES, SKIPS
from unobot.rules.decks.official import OFFICIAL_DECK
from unobot.rules.ruleset.codes import read_code, write_code
from unobot.rules.ruleset.fields import FIELDS, FIELDS_BY_NAME, Value

__all__ = [
    "FIELDS",
    "MAX_SEATS",
    "MIN_SEATS",
    "OFFICIAL",
    "PRESETS",
    "Contradiction",
    "Ruleset",
    "RulesetError",
    "differences",
    "nearest",
    "parse_ruleset",
]

MIN_SEATS: Final = 2
MAX_SEATS: Final = 10


class Contradiction(Enum):
    """The reason why rules cannot be played. The comment names the parameters that ``RulesetError`` carries with it."""

    NOT_A_RULESET = "no_ruleset"  # message: the text is not a ruleset
    UNKNOWN_FIELD = "unknown_field"  # field: this version does not know it
    BAD_VALUE = "bad_value"  # field, value; for a number also low and high
    BOMB_NEEDS_SEVERAL = "bomb_needs_several"
    KEEP_NEEDS_MOVE = "keep_needs_move"  # neither a seven nor a zero moves hands
    REVENGE_NEEDS_STACKING = "revenge_needs_stacking"
    NO_DRAW_NEEDS_LIMIT = "no_draw_needs_limit"
    LIMIT_WITHIN_DEAL = "limit_within_deal"  # hand_limit, hand_size: every seat would be out at once
    KNOCK_OUT_NEEDS_LIMIT = "knock_out_needs_limit"  # no seat is ever out
    NOT_IN_DECK = "not_in_deck"  # field, cards: the deck has no card for this rule
    LIMIT_UNTIL_LAST = "limit_until_last"  # a seat that is out by the limit has no place in the order
    FOUR_NOT_JUDGED = "four_not_judged"  # four_needs has no effect: a Wild Draw Four is free
    NOTHING_TO_SHOW = "nothing_to_show"  # challenge_shows without challenges
    FALSE_CATCH_NEEDS_CALLS = "false_catch_needs_calls"  # uno: no seat can be caught, so no catch can be false
    DOUBLE_NEEDS_POINTS = "double_needs_points"  # scoring: there are no points to double
    BOTH_OUT_NEEDS_TEAMS = "both_out_needs_teams"
    TEAMS_UNTIL_LAST = "teams_until_last"
    TEAMS_ELIMINATION = "teams_elimination"
    ELIMINATION_NEEDS_ROUNDS = "elimination_needs_rounds"  # scoring: one round is the whole match
    RESHUFFLE_TEAMS = "reshuffle_teams"  # partners sit opposite each other for the whole match
    RESHUFFLE_NEEDS_ROUNDS = "reshuffle_needs_rounds"  # scoring: one round is the whole match
    BLIND_UNTIL_PLAYABLE = "blind_until_playable"  # the length of the draw would tell what was drawn last
    BLIND_MUST_PLAY = "blind_must_play"  # drawn_card: nobody knows whether the drawn card must be played
    BLIND_OPEN_HANDS = "blind_open_hands"  # a card that everybody sees is not hidden from its owner
    SEATS = "seats"  # seats, low, high
    TEAMS_EVEN = "teams_even"  # seats: teams need 4, 6, 8 or 10
    DECK_TOO_SMALL = "deck_too_small"  # seats, hand_size, decks; most: the largest hand that could be dealt


class RulesetError(ValueError):
    """These rules cannot be played. ``reason`` says why, and ``params`` are the values for its sentence."""

    def __init__(self, reason: Contradiction, **params: Value) -> None:
        super().__init__(reason, params)
        self.reason = reason
        self.params = params

    def __str__(self) -> str:
        return ", ".join((self.reason.value, *(f"{name} {value}" for name, value in self.params.items())))


_ONE_ROUND: Final[Mapping[str, Value]] = {
    "scoring": "single",
    "double_score": False,
    "elimination": False,
    "reshuffle_seats": False,
}
"""The fields that a game of one round has to have so."""


class Ruleset(msgspec.Struct, frozen=True, kw_only=True):
    """The rules of one match. Each default is the official rule, and ``docs/rules.md`` explains each field.

    ``str(ruleset)`` is the text that ``parse_ruleset`` reads, and ``code`` is the short form for people. Raises
    ``RulesetError`` for values that a field cannot hold, and for values that contradict each other.
    """

    cards: str = "official"
    pairing: Literal["printed", "by_lot"] = "printed"
    decks: int = 1
    hand_size: int = 7
    own_stocks: bool = False
    first_card: Literal["official", "number_only", "any", "none", "no_wild"] = "official"
    wild_draw_four: Literal["challenge", "strict", "free"] = "challenge"
    four_needs: Literal["no_color", "no_playable"] = "no_color"
    challenge_shows: Literal["challenger", "all"] = "challenger"
    stacking: Literal["none", "same", "raise", "any", "no_wild"] = "none"
    reverse_sends_back: bool = False
    skip_passes_on: bool = False
    revenge: bool = False
    draw: Literal["one", "until_playable"] = "one"
    drawn_card: Literal["may_play", "must_play", "keep"] = "may_play"
    must_play: bool = False
    play_after_drawing: bool = False
    blind_draw: bool = False
    seven: bool = False
    zero: bool = False
    keep_hands: bool = False
    jump_in: bool = False
    several: bool = False
    bomb: bool = False
    uno: Literal["call", "strict", "announced", "off"] = "call"
    uno_penalty: int = 2
    false_catch: int = 0
    wrong_play: int = 0
    scoring: Literal["points", "single", "until_last", "golf", "best_of"] = "points"
    target: int = 500
    rounds: int = 5
    double_score: bool = False
    hand_limit: int = 0
    at_limit: Literal["out", "no_draw"] = "out"
    knock_out: int = 0
    last_card: Literal["any", "no_action", "no_wild"] = "any"
    teams: bool = False
    both_out: bool = False
    elimination: bool = False
    open_hands: int = 0
    no_hints: bool = False
    reshuffle_seats: bool = False
    turn_seconds: int = 0
    blitz: int = 0

    def __post_init__(self) -> None:
        for field in FIELDS:
            value = getattr(self, field.name)
            if not field.allows(value):
                limits = {"low": field.low, "high": field.high} if field.kind == "number" else {}
                raise RulesetError(Contradiction.BAD_VALUE, field=field.name, value=value, **limits)
        self._check_deck()
        if self.bomb and not self.several:
            raise RulesetError(Contradiction.BOMB_NEEDS_SEVERAL)
        if self.keep_hands and not (self.seven or self.zero):
            raise RulesetError(Contradiction.KEEP_NEEDS_MOVE)
        if self.revenge and self.stacking == "none":
            raise RulesetError(Contradiction.REVENGE_NEEDS_STACKING)
        if self.four_needs != "no_color" and self.wild_draw_four == "free":
            raise RulesetError(Contradiction.FOUR_NOT_JUDGED)
        if self.challenge_shows == "all" and self.wild_draw_four != "challenge":
            raise RulesetError(Contradiction.NOTHING_TO_SHOW)
        if self.false_catch and self.uno not in ("call", "strict"):
            raise RulesetError(Contradiction.FALSE_CATCH_NEEDS_CALLS, uno=self.uno)
        if self.double_score and self.scoring != "points":
            raise RulesetError(Contradiction.DOUBLE_NEEDS_POINTS, scoring=self.scoring)
        if self.elimination and self.scoring != "points":
            raise RulesetError(Contradiction.ELIMINATION_NEEDS_ROUNDS, scoring=self.scoring)
        self._check_teams()
        self._check_limit()
        self._check_reshuffle()
        self._check_blind()

    def _check_deck(self) -> None:
        """Raise ``RulesetError`` for a house rule about cards that the deck does not have."""
        deck = DECKS[self.cards]
        effects = [deck.effect(face) for face in deck.faces]
        is_owed = any(effect.owes for effect in effects)
        has_numbers = any(face.kind is FaceKind.NUMBER for face in deck.faces)
        there = {
            "first_card": self.first_card not in ("number_only", "no_wild") or has_numbers,
            **dict.fromkeys(("wild_draw_four", "four_needs", "challenge_shows"), bool(deck.challenge)),
            **dict.fromkeys(("stacking", "revenge"), is_owed),
            "reverse_sends_back": is_owed and REVERSES in effects,
            "skip_passes_on": is_owed and SKIPS in effects,
            "seven": Face.SEVEN in deck.faces,
            "zero": Face.ZERO in deck.faces,
            **dict.fromkeys(("draw", "drawn_card"), not deck.launcher),
            "pairing": deck.turned is not None,
            **dict.fromkeys(("own_stocks", "blind_draw", "open_hands"), deck.turned is None),
            "last_card": has_numbers,
        }
        for name, is_there in there.items():
            if not is_there and getattr(self, name) != FIELDS_BY_NAME[name].values[0]:
                raise RulesetError(Contradiction.NOT_IN_DECK, field=name, cards=self.cards)

    def _check_teams(self) -> None:
        if self.both_out and not self.teams:
            raise RulesetError(Contradiction.BOTH_OUT_NEEDS_TEAMS)
        if self.teams and self.elimination:
            raise RulesetError(Contradiction.TEAMS_ELIMINATION)
        if self.teams and self.scoring == "until_last":
            raise RulesetError(Contradiction.TEAMS_UNTIL_LAST)

    def _check_limit(self) -> None:
        if self.knock_out and (not self.hand_limit or self.at_limit != "out"):
            raise RulesetError(Contradiction.KNOCK_OUT_NEEDS_LIMIT)
        if not self.hand_limit:
            if self.at_limit == "no_draw":
                raise RulesetError(Contradiction.NO_DRAW_NEEDS_LIMIT)
        elif self.hand_limit <= self.hand_size:
            raise RulesetError(Contradiction.LIMIT_WITHIN_DEAL, hand_limit=self.hand_limit, hand_size=self.hand_size)
        elif self.at_limit == "out" and self.scoring == "until_last":
            raise RulesetError(Contradiction.LIMIT_UNTIL_LAST)

    def _check_reshuffle(self) -> None:
        if self.reshuffle_seats and self.teams:
            raise RulesetError(Contradiction.RESHUFFLE_TEAMS)
        if self.reshuffle_seats and not self.keeps_scores:
            raise RulesetError(Contradiction.RESHUFFLE_NEEDS_ROUNDS, scoring=self.scoring)

    def _check_blind(self) -> None:
        if not self.blind_draw:
            return
        if self.draw == "until_playable":
            raise RulesetError(Contradiction.BLIND_UNTIL_PLAYABLE)
        if self.drawn_card == "must_play":
            raise RulesetError(Contradiction.BLIND_MUST_PLAY)
        if self.open_hands:
            raise RulesetError(Contradiction.BLIND_OPEN_HANDS)

    @property
    def keeps_scores(self) -> bool:
        """Return whether a match has several rounds, and a score that is the sum over them."""
        return self.scoring in ("points", "golf", "best_of")

    @property
    def has_rounds(self) -> bool:
        """Return whether the number of rounds is fixed, except for a tie."""
        return self.scoring in ("golf", "best_of")

    def merit(self, score: int) -> int:
        """Return a number that is higher for a better score: in golf, the lowest score is the best."""
        return -score if self.scoring == "golf" else score

    @property
    def min_seats(self) -> int:
        """Return the lowest number of seats that can play these rules."""
        return 4 if self.teams else MIN_SEATS

    def seats_missing(self, seats: int) -> int:
        """Return how many more seats the rules need: 0 if ``seats`` seats can play them, or if more would not help."""
        for more in range(MAX_SEATS - seats + 1):
            try:
                self.check_seats(seats + more)
            except RulesetError:
                continue
            return more
        return 0

    def with_length(self, length: Literal["round", "points"], longer: Ruleset | None = None) -> Ruleset:
        """Return the same rules for one round, or for a match of several rounds.

        Rules that need several rounds are left out of a game of one round. ``longer``: earlier rules of several rounds,
        which are played again, as far as the present rules allow it. Without them, the match goes to `target` points.
        """
        if length == "round":
            return msgspec.structs.replace(self, **_ONE_ROUND)
        if longer is None:
            return msgspec.structs.replace(self, scoring="points")
        try:
            return msgspec.structs.replace(self, **{name: getattr(longer, name) for name in _ONE_ROUND})
        except RulesetError:
            return msgspec.structs.replace(self, scoring=longer.scoring)

    def check_seats(self, seats: int) -> None:
        """Raise ``RulesetError`` if ``seats`` seats cannot play these rules: too few cards, or uneven teams."""
        if self.teams and (seats < self.min_seats or seats % 2):
            raise RulesetError(Contradiction.TEAMS_EVEN, seats=seats)
        if not MIN_SEATS <= seats <= MAX_SEATS:
            raise RulesetError(Contradiction.SEATS, seats=seats, low=MIN_SEATS, high=MAX_SEATS)
        cards = self.deck()
        unfit = sum(not self.may_begin(card) for card in cards)
        max_hand = (len(cards) - unfit - 1) // seats  # so one card that may be turned up is always left
        if self.hand_size > max_hand:
            raise RulesetError(
                Contradiction.DECK_TOO_SMALL, seats=seats, hand_size=self.hand_size, decks=self.decks, most=max_hand
            )

    def may_begin(self, card: Card) -> bool:
        """Return whether ``card`` can be turned up first. Otherwise it goes back into the pile."""
        match self.first_card:
            case "number_only":
                return card.face.kind is FaceKind.NUMBER
            case "no_wild":
                return not card.is_wild
            case "official":
                return card.face not in DECKS[self.cards].put_back
            case _:
                return True

    def deck(self, side: Side = Side.LIGHT) -> tuple[Card, ...]:
        """Return every card of all decks as this ``side`` shows it, in the order of ``Card``."""
        return _cards(self.cards, self.decks, side)

    def pairs(self) -> tuple[Pair, ...]:
        """Return every card of all decks with both sides, in the order of print; none for a deck with one side."""
        return tuple(pair for pair in DECKS[self.cards].pairs for _ in range(self.decks))

    @property
    def preset(self) -> str | None:
        """Return the name of exactly these rules, or ``None``."""
        return next((name for name, rules in PRESETS.items() if rules == self), None)

    @property
    def code(self) -> str:
        """Return the short form that players pass on: letters and digits (``unobot.rules.ruleset.codes``)."""
        return write_code(differences(self, "official"))

    @staticmethod
    def from_code(text: str) -> Ruleset:
        """Return the ruleset of a code. Raises ``RulesetCodeError``, or ``RulesetError`` for a contradiction."""
        return _built(read_code(text))

    def __str__(self) -> str:
        return msgspec.json.encode({"preset": self.preset, **msgspec.to_builtins(self)}).decode()


@cache
def _cards(name: str, decks: int, side: Side) -> tuple[Card, ...]:
    printed = DECKS[name].sides[-1 if side is Side.DARK else 0]
    return tuple(card for card in printed.cards for _ in range(decks))


def _built(values: Mapping[str, Value]) -> Ruleset:
    return msgspec.structs.replace(OFFICIAL, **values)


def differences(ruleset: Ruleset, preset: str) -> dict[str, Value]:
    """Return, by field in reading order, the values of ``ruleset`` that differ from this preset."""
    other = PRESETS[preset]
    return {
        field.name: getattr(ruleset, field.name)
        for field in FIELDS
        if getattr(ruleset, field.name) != getattr(other, field.name)
    }


@lru_cache(maxsize=256)
def nearest(ruleset: Ruleset) -> str:
    """Return the name of the preset with the fewest differences, the first one of a tie."""
    return min(PRESETS, key=lambda name: len(differences(ruleset, name)))


def of_deck(deck: Deck) -> Ruleset:
    """Return the rules of the sheet of a deck."""
    return _built({"cards": deck.name, **deck.preset})


OFFICIAL: Final = Ruleset()

PRESETS: Final[Mapping[str, Ruleset]] = {
    "official": OFFICIAL,
    "stacking": Ruleset(
        first_card="none",
        wild_draw_four="free",
        stacking="same",
        drawn_card="keep",
        must_play=True,
        uno="off",
        scoring="single",
    ),
    "classic113": of_deck(CLASSIC113),
    "draw_and_play": Ruleset(play_after_drawing=True),
    "party": Ruleset(stacking="same", draw="until_playable", seven=True, zero=True, jump_in=True),
    "no_mercy_like": Ruleset(stacking="any", draw="until_playable", seven=True, zero=True, hand_limit=25),
    "teams": Ruleset(teams=True),
    **{name: of_deck(deck) for name, deck in DECKS.items() if deck not in (OFFICIAL_DECK, CLASSIC113)},
}
"""The rulesets that have a name. Each deck has the rules of its sheet."""


def named_ruleset(text: str) -> Ruleset:
    """Return the rules of a preset's name or of a code. Raises ``RulesetCodeError`` and ``RulesetError``."""
    preset = PRESETS.get(text.strip().casefold().replace(" ", "_"))
    return preset or Ruleset.from_code(text.strip())


def parse_ruleset(text: str | bytes) -> Ruleset:
    """Return the ruleset that ``str(ruleset)`` wrote. Absent fields have their default; a preset's name is ignored.

    Raises ``RulesetError`` for a text that is not a ruleset and for values that cannot be played. A field that this
    version does not know is refused by name.
    """
    try:
        values = msgspec.json.decode(text, type=dict[str, object])
    except msgspec.DecodeError as error:
        raise RulesetError(Contradiction.NOT_A_RULESET, message=str(error)) from error
    return ruleset_of(values)


def ruleset_of(values: Mapping[str, object]) -> Ruleset:
    """Return the ruleset with these plain values by field. Raises the same errors as ``parse_ruleset``."""
    fields: dict[str, Value] = {}
    for name, value in values.items():
        if name == "preset":
            continue
        if name not in FIELDS_BY_NAME:
            raise RulesetError(Contradiction.UNKNOWN_FIELD, field=name[:40])
        if not isinstance(value, str | int):
            raise RulesetError(Contradiction.BAD_VALUE, field=name, value=str(value)[:40])
        fields[name] = value
    return _built(fields)
