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
CHOSEN: Final = ("scoring", "target", "hand_size")
"""The fields with a list of values."""
_LETTERS: Final = "abcdefghij"


@dataclass(frozen=True, slots=True)
class Answers:
    """The answers to the form."""

    preset: str
    """The name of a preset; empty if none is chosen."""
    checked: frozenset[str]
    """The checked fields of `CHECKED`."""
    chosen: tuple[str, ...]
    """The chosen values of `CHOSEN` as texts, in this order."""

    def __str__(self) -> str:
        """Return them as a text for a custom id, which `read_answers` reads."""
        letters = "".join(letter for letter, name in zip(_LETTERS, CHECKED, strict=True) if name in self.checked)
        return ">".join((self.preset, letters, *self.chosen)).replace("_", "-")


def answers_of(ruleset: Ruleset) -> Answers:
    """Return the answers that say what is played."""
    checked = frozenset(name for name in CHECKED if getattr(ruleset, name) != getattr(OFFICIAL, name))
    return Answers(ruleset.preset or "", checked, tuple(str(getattr(ruleset, name)) for name in CHOSEN))


def answers_to(preset: str, checked: Collection[str], chosen: Collection[str]) -> Answers | None:
    """Return the answers with these texts, or None if the form does not offer one of them."""
    values = tuple(chosen)
    is_known = (not preset or preset in PRESETS) and CHECKED.keys() >= set(checked) and len(values) == len(CHOSEN)
    if is_known and all(FIELDS_BY_NAME[name].read(text) is not None for name, text in zip(CHOSEN, values, strict=True)):
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
    for name, old, new in zip(CHOSEN, asked.chosen, answers.chosen, strict=True):
        value = FIELDS_BY_NAME[name].read(new)
        if new != old and value is not None:
            changes[name] = value
    return msgspec.structs.replace(base, **changes)
