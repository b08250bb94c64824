"""List the fields of a ruleset for menus, help texts and codes: one entry for each house rule.

The order is the reading order. A tag names its field in the short codes. A tag, or the place of a value of a choice,
never changes its meaning.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from unobot.rules.decks import DECKS

Value: TypeAlias = str | int | bool
"""The value of a field: a switch has ``False`` or ``True``, a choice one of its words, a number a number."""

Kind: TypeAlias = Literal["switch", "choice", "number"]


class Field(msgspec.Struct, frozen=True):
    """One house rule as something to choose from.

    ``values`` are the values that a menu offers: all values of a switch or a choice, the usual ones of a number. A
    number can have any value from ``low`` to ``high``. ``tag`` has two letters, for codes. No menu has a field that is
    not ``offered``, but codes and commands do.
    """

    name: str
    group: str
    kind: Kind
    values: tuple[Value, ...]
    tag: str
    low: int = 0
    high: int = 0
    offered: bool = True

    def allows(self, value: object) -> bool:
        """Return whether the field can hold ``value``. The other fields do not matter here."""
        if self.kind == "number":
            return type(value) is int and (self.low <= value <= self.high or value in self.values)
        return type(value) is type(self.values[0]) and value in self.values

    def read(self, text: str) -> Value | None:
        """Return the value of a text from a menu or a person: ``on`` or ``off``, a word, or a number.

        Return ``None`` if the field cannot hold it.
        """
        for value in self.values:
            if text == (("off", "on")[value] if isinstance(value, bool) else str(value)):
                return value
        number = int(text[:9]) if text.isdecimal() else None
        return number if self.allows(number) else None


def _choice(name: str, group: str, tag: str, *values: str) -> Field:
    return Field(name, group, "choice", values, tag)


def _switch(name: str, group: str, tag: str) -> Field:
    return Field(name, group, "switch", (False, True), tag)


def _number(name: str, group: str, tag: str, low: int, high: int, *values: int) -> Field:
    return Field(name, group, "number", values, tag, low, high)


DECK: Final = "deck"
START: Final = "start"
FOUR: Final = "wild draw four"
OWED: Final = "owed cards"
DRAWING: Final = "drawing"
SPECIAL: Final = "special cards"
UNO: Final = "uno"
END: Final = "end"
LIMIT: Final = "limit"
TABLE: Final = "table"

GROUPS: Final = (DECK, START, FOUR, OWED, DRAWING, SPECIAL, UNO, END, LIMIT, TABLE)

FIELDS: Final = (
    _choice("cards", DECK, "ca", *DECKS),
    Field("pairing", DECK, "choice", ("printed", "by_lot"), "pa", offered=False),
    _number("decks", DECK, "de", 1, 4, 1, 2, 3, 4),
    _number("hand_size", DECK, "hs", 1, 15, 3, 5, 7, 10, 15),
    Field("own_stocks", DECK, "switch", (False, True), "os", offered=False),
    _choice("first_card", START, "fc", "official", "number_only", "any", "none", "no_wild"),
    _choice("wild_draw_four", FOUR, "wf", "challenge", "strict", "free"),
    _choice("four_needs", FOUR, "fn", "no_color", "no_playable"),
    _choice("challenge_shows", FOUR, "cs", "challenger", "all"),
    _choice("stacking", OWED, "st", "none", "same", "raise", "any", "no_wild"),
    _switch("reverse_sends_back", OWED, "rb"),
    _switch("skip_passes_on", OWED, "sp"),
    _switch("revenge", OWED, "rv"),
    _choice("draw", DRAWING, "dr", "one", "until_playable"),
    _choice("drawn_card", DRAWING, "dc", "may_play", "must_play", "keep"),
    _switch("must_play", DRAWING, "mp"),
    _switch("play_after_drawing", OWED, "pd"),
    _switch("blind_draw", DRAWING, "bd"),
    _switch("seven", SPECIAL, "se"),
    _switch("zero", SPECIAL, "ze"),
    _switch("keep_hands", SPECIAL, "kh"),
    _switch("jump_in", SPECIAL, "ji"),
    _switch("several", SPECIAL, "sv"),
    _switch("bomb", SPECIAL, "bo"),
    _choice("uno", UNO, "un", "call", "strict", "announced", "off"),
    _number("uno_penalty", UNO, "up", 0, 6, 0, 1, 2, 3, 4, 5, 6),
    _number("false_catch", UNO, "fa", 0, 6, 0, 1, 2, 3, 4, 5, 6),
    _number("wrong_play", UNO, "wp", 0, 6, 0, 1, 2, 3, 4, 5, 6),
    _choice("scoring", END, "sc", "points", "single", "until_last", "golf", "best_of"),
    _number("target", END, "ta", 1, 5000, 100, 200, 300, 500, 1000),
    _number("rounds", END, "ro", 1, 50, 3, 5, 7, 9, 18),
    _switch("double_score", END, "ds"),
    _number("hand_limit", LIMIT, "hl", 0, 100, 0, 15, 20, 25, 30),
    _choice("at_limit", LIMIT, "al", "out", "no_draw"),
    _number("knock_out", LIMIT, "ko", 0, 500, 0, 100, 250, 500),
    _choice("last_card", LIMIT, "lc", "any", "no_action", "no_wild"),
    _switch("teams", DECK, "te"),
    _switch("both_out", DECK, "tb"),
    _switch("elimination", END, "el"),
    _number("open_hands", TABLE, "oh", 0, 20, 0, 2, 3, 5),
    _switch("no_hints", TABLE, "nh"),
    _switch("reshuffle_seats", TABLE, "rs"),
    _number("turn_seconds", TABLE, "ts", 10, 600, 0, 15, 30, 60, 90, 120, 300),
    _number("blitz", TABLE, "bl", 0, 3600, 0, 60, 180, 300, 600, 900, 1800),
)
"""Every field of ``Ruleset``, in reading order."""

FIELDS_BY_NAME: Final = {field.name: field for field in FIELDS}


class FieldError(ValueError):
    """The text is not a house rule with one of its values. The message says what would be, without a full stop."""


def read_change(text: str) -> tuple[str, Value]:
    """Return the field and the value of a text such as ``stacking=same`` or ``seven=on``. Raises ``FieldError``."""
    name, _, choice = (part.strip() for part in text.partition("="))
    field = FIELDS_BY_NAME.get(name)
    if field is None:
        raise FieldError(f"there is no rule {name!r}; `unobot rules --markdown` lists all rules")
    value = field.read(choice)
    if value is None:
        *others, last = ("on", "off") if field.kind == "switch" else map(str, field.values)
        number = f"a number from {field.low} to {field.high}"
        words = number if field.kind == "number" else f"{', '.join(others)} or {last}"
        raise FieldError(f"{name} takes {words}, not {choice!r}")
    return name, value
