"""The form with the common house rules: what it asks, and the rules that its answers make."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Final

import msgspec

from unobot.rules.ruleset.fields import FIELDS_BY_NAME, Value
from unobot.rules.ruleset.ruleset import OFFICIAL, PRESETS, Ruleset

CHECKED: Final[Mapping[str, Value]] = {
    "stacking": "same",
    "draw": "until_playable",
    "play_after_drawing": True,
    "must_play": True,
    "seven": True,
    "zero": True,
    "jump_in": True,
    "several": True,
    "bomb": True,
    "teams": True,
}
"""The fields with a checkbox, and the value of a checked one. Discord allows ten in a group."""
LENGTH: Final = "length"
"""The question for the length of a match: the points that win it, or its rounds. The scoring decides which one counts.

Both are in one question because Discord allows only five.
"""
LENGTHS: Final = ("target", "rounds")
"""The fields that the question `LENGTH` asks for. Its values have their names: ``target_500``, ``rounds_5``."""
CHOSEN: Final = ("scoring", LENGTH, "hand_size")
"""The questions with a list of values: fields, and `LENGTH`."""
_LETTERS: Final = "abcdefghij"


@dataclass(frozen=True, slots=True)
class Answers:
    """The answers to the form."""

    preset: str
    """The name of a preset; empty if none is chosen."""
    checked: frozenset[str]
    """The checked fields of `CHECKED`."""
    chosen: tuple[str, ...]
    """The chosen answers to `CHOSEN` as texts, in this order."""

    def __str__(self) -> str:
        """Return them as a text for a custom id, which `read_answers` reads."""
        letters = "".join(letter for letter, name in zip(_LETTERS, CHECKED, strict=True) if name in self.checked)
        return ">".join((self.preset, letters, *self.chosen)).replace("_", "-")


def answers_of(ruleset: Ruleset) -> Answers:
    """Return the answers that say what is played."""
    checked = frozenset(name for name in CHECKED if getattr(ruleset, name) != getattr(OFFICIAL, name))
    length = "rounds" if ruleset.has_rounds else "target"
    values = ruleset.scoring, length_answer(length, getattr(ruleset, length)), str(ruleset.hand_size)
    return Answers(ruleset.preset or "", checked, values)


def length_answer(field: str, value: Value) -> str:
    """Return the answer to `LENGTH` that sets one of `LENGTHS`."""
    return f"{field}_{value}"


def answered_field(question: str, answer: str) -> tuple[str, Value] | None:
    """Return the field that the answer to one of `CHOSEN` sets, and its value; None if the form does not offer it."""
    name = question
    if question == LENGTH:
        name, _, answer = answer.partition("_")
        if name not in LENGTHS:
            return None
    value = FIELDS_BY_NAME[name].read(answer)
    return None if value is None else (name, value)


def answers_to(preset: str, checked: Collection[str], chosen: Collection[str]) -> Answers | None:
    """Return the answers with these texts, or None if the form does not offer one of them."""
    values = tuple(chosen)
    is_known = (not preset or preset in PRESETS) and CHECKED.keys() >= set(checked) and len(values) == len(CHOSEN)
    if is_known and None not in map(answered_field, CHOSEN, values):
        return Answers(preset, frozenset(checked), values)
    return None


def read_answers(text: str) -> Answers | None:
    """Return the answers of a text from a custom id, or None if it has none."""
    parts = text.replace("-", "_").split(">")
    if len(parts) != 2 + len(CHOSEN):
        return None
    preset, letters, *chosen = parts
    names = dict(zip(_LETTERS, CHECKED, strict=True))
    return answers_to(preset, [names.get(letter, "") for letter in letters], chosen)


def answered_rules(before: Ruleset, answers: Answers) -> Ruleset:
    """Return the rules after the form. Only what differs from ``before`` in the answers changes.

    So another preset comes first, and then the other changed answers, and no rule is lost that the form does not ask.
    Raises `RulesetError` if the rules contradict each other.
    """
    asked = answers_of(before)
    base = PRESETS[answers.preset] if answers.preset not in ("", asked.preset) else before
    changes: dict[str, Value] = {
        name: value if name in answers.checked else getattr(OFFICIAL, name)
        for name, value in CHECKED.items()
        if (name in answers.checked) != (name in asked.checked)
    }
    for question, old, new in zip(CHOSEN, asked.chosen, answers.chosen, strict=True):
        answered = answered_field(question, new)
        if new != old and answered is not None:
            changes |= [answered]
    return msgspec.structs.replace(base, **changes)
