"""Write the rules as text: the rules of a table for a terminal, and all rules as the page docs/rules.md.

Both come from `FIELDS`, `PRESETS` and the language files, so they always agree with the menus.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final, TypeAlias

import msgspec

from unobot.i18n import Text
from unobot.rules.decks import DECKS
from unobot.rules.ruleset.fields import FIELDS, GROUPS, Field, Value
from unobot.rules.ruleset.ruleset import MAX_SEATS, MIN_SEATS, PRESETS, Ruleset, RulesetError, differences, of_deck
from unobot.wording.rule_topics import card_lines, rule_topics
from unobot.wording.rulesets import (
    FIELD,
    field_words,
    group_words,
    preset_words,
    rule_words,
    ruleset_refusal_words,
    ruleset_words,
    setting_words,
    text_id,
    value_words,
)

Settings: TypeAlias = dict[str, Value]
"""Some fields with their values. Other fields have their official values."""

OFFICIAL: Final = "official"
EDGE_CASES: Final = (
    "last-card",
    "last-pass-on",
    "zero-of-two",
    "owing-seat-leaves",
    "jump-in-owed",
    "jump-in-challenge",
    "jump-in-own-card",
    "jump-in-out",
    "jump-in-uno",
    "uno-moved-hands",
    "uno-drawn-card",
    "reshuffle-penalty",
    "challenge-stacked",
    "blind-turn",
    "blind-hands",
    "blind-judged",
    "leaving-open",
    "only-ais",
    "late",
)
"""Edge cases in which several rules apply. The language files say what happens in each."""


def rules_text(words: Text, ruleset: Ruleset) -> str:
    """Return the rules of a table: their name and differences, their code, and a paragraph for each topic."""
    topics = ("\n".join((heading, *lines)) for heading, lines in rule_topics(words, ruleset).items())
    text = "\n\n".join((ruleset_words(words, ruleset), *topics))
    return text.replace("**", "").replace("`", "")


def rules_page(text: Text) -> str:
    """Return the page of all rules: presets with their codes, fields with their values and limits, edge cases."""
    parts = [text("rulebook-intro"), *_presets(text), *_fields(text), *_edges(text)]
    return "\n\n".join(parts) + "\n"


def _presets(text: Text) -> Iterator[str]:
    yield f"## {text('rulebook-presets')}"
    yield text("rulebook-presets-what")
    for name, ruleset in PRESETS.items():
        lines = [f"### {preset_words(text, name)}", "", text(f"preset-{text_id(name)}-what"), ""]
        lines.append(f"`{name}` · {text('ruleset-code', code=ruleset.code)}")
        changes = differences(ruleset, OFFICIAL).items()
        if changes:
            lines += ["", *(f"* {setting_words(text, FIELD[field], value)}" for field, value in changes)]
        yield "\n".join(lines)


def _fields(text: Text) -> Iterator[str]:
    yield f"## {text('rulebook-fields')}"
    yield text("rulebook-fields-what")
    clashes = contradictions()
    for group in GROUPS:
        yield f"### {group_words(text, group)}"
        for field in FIELDS:
            if field.group == group:
                yield _field(text, field, [clash for clash in clashes if field.name in clash])


def _field(text: Text, field: Field, clashes: list[Settings]) -> str:
    default = getattr(PRESETS[OFFICIAL], field.name)
    lines = [f"#### {field_words(text, field)}: `{field.name}`", "", text(f"field-{text_id(field.name)}-what"), ""]
    if field.kind == "number":
        official = value_words(text, field, default)
        lines.append(f"* {text('rulebook-number', low=field.low, high=field.high, official=official)}")
    for value in field.values if field.kind == "choice" else ():
        mark = text("rulebook-official") if value == default else ""
        lines.append(f"* `{value}`{mark}: {rule_words(text, field, value)}")
        if field.name == "cards":
            lines += [f"    * {line}" for line in card_lines(text, of_deck(DECKS[str(value)]))]
    if field.kind == "switch":
        lines.append(f"* {text('rulebook-switch')} {rule_words(text, field, field.values[-1])}")
    for value in field.values:
        seats = _seats(field, value)
        if 0 < len(seats) <= MAX_SEATS - MIN_SEATS:
            lines.append(
                f"* {text('rulebook-seats', setting=setting_words(text, field, value), seats=text.listed(seats))}"
            )
    for clash in clashes:
        settings = [setting_words(text, FIELD[name], value) for name, value in clash.items()]
        lines.append(f"* {text('rulebook-clash', settings=text.listed(settings), why=_why(text, clash))}")
    return "\n".join(lines)


def _seats(field: Field, value: Value) -> list[str]:
    """Return the numbers of seats that can play this setting with the official rules."""
    if _error({field.name: value}):
        return []
    ruleset = msgspec.structs.replace(PRESETS[OFFICIAL], **{field.name: value})
    return [str(seats) for seats in range(MIN_SEATS, MAX_SEATS + 1) if _can_seat(ruleset, seats)]


def _can_seat(ruleset: Ruleset, seats: int) -> bool:
    try:
        ruleset.check_seats(seats)
    except RulesetError:
        return False
    return True


def _why(text: Text, clash: Settings) -> str:
    error = _error(clash)
    return "" if error is None else ruleset_refusal_words(text, error)


def contradictions() -> list[Settings]:
    """Return the settings that exclude each other: one smallest example for each reason and set of fields.

    Find them by trying all settings and pairs of settings, with the official rules for the other fields.
    """
    settings = [
        (field.name, value)
        for field in FIELDS
        for value in field.values
        if value != getattr(PRESETS[OFFICIAL], field.name)
    ]
    examples: dict[tuple[object, frozenset[str]], Settings] = {}
    impossible = set()
    for setting in settings:
        clash = dict([setting])
        error = _error(clash)
        if error is not None:
            impossible.add(setting)
            examples.setdefault((error.reason, frozenset(clash)), clash)
    for pair in combinations([setting for setting in settings if setting not in impossible], 2):
        clash = dict(pair)
        error = _error(clash) if len(clash) == 2 else None
        if error is not None:
            examples.setdefault((error.reason, frozenset(clash)), clash)
    return list(examples.values())


def _error(settings: Settings) -> RulesetError | None:
    try:
        msgspec.structs.replace(PRESETS[OFFICIAL], **settings)
    except RulesetError as error:
        return error
    return None


def _edges(text: Text) -> Iterator[str]:
    yield f"## {text('rulebook-edges')}"
    yield text("rulebook-edges-what")
    yield "\n".join(f"* {text(f'edge-{edge}')}" for edge in EDGE_CASES)
