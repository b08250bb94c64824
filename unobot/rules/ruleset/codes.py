"""Write and read rulesets as short codes that players can paste: letters and digits. A code never changes its meaning.

    code  = "A" *entry check        entry = tag [digits]        check = one character

An entry stands for a field that differs from the official rules. The tag (``fields.py``) alone turns a switch on. A
number follows the tag as it is, and a choice follows as the place of its value, from 0. Letters are read in upper and
lower case. The check character finds nearly every wrong character, and every two neighbors that changed places.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import Enum
from typing import Final

from unobot.rules.ruleset.fields import FIELDS, Field, Value

VERSION: Final = "A"
MAX_CODE_LENGTH: Final = 200
_CHECKS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXY"
_ENTRY: Final = re.compile(r"([A-Z]{2})([0-9]{0,4})")
_BY_TAG: Final = {field.tag.upper(): field for field in FIELDS}


class CodeProblem(Enum):
    """The reason why a code cannot be read. The comment names the parameters that ``RulesetCodeError`` carries."""

    NO_CODE = "no_code"  # not a code at all
    OTHER_VERSION = "other_version"  # version: the letter it begins with
    MISTYPED = "mistyped"  # the check character does not fit
    NEWER_FIELD = "newer_field"  # tag: the tag of a house rule that this version does not know
    BAD_VALUE = "bad_value"  # field, value: the field has no such choice, or the choice is missing


class RulesetCodeError(ValueError):
    """The text is not the code of a ruleset. ``reason`` says why, and ``params`` are the values for its sentence."""

    def __init__(self, reason: CodeProblem, **params: str) -> None:
        super().__init__(reason, params)
        self.reason = reason
        self.params = params

    def __str__(self) -> str:
        return ", ".join((self.reason.value, *(f"{name} {value}" for name, value in self.params.items())))


def write_code(differences: Mapping[str, Value]) -> str:
    """Return the code of the rules with these ``differences`` from the official ones, by field, with any values."""
    body = VERSION
    for field in FIELDS:
        if field.name in differences:
            value = differences[field.name]
            body += field.tag
            if field.kind == "number":
                body += str(value)
            elif field.kind == "choice":
                body += str(field.values.index(value))
    return body + _check(body)


def read_code(text: str) -> dict[str, Value]:
    """Return the fields in which the rules of a code differ from the official ones.

    Raises ``RulesetCodeError`` for anything that ``write_code`` does not write, except for upper and lower case.
    Numbers that are too large or too small are left for the ruleset to refuse.
    """
    code = text.strip().upper()
    if not 2 <= len(code) <= MAX_CODE_LENGTH or not code.isascii() or not code.isalnum():
        raise RulesetCodeError(CodeProblem.NO_CODE)
    if code[0] != VERSION:
        raise RulesetCodeError(CodeProblem.OTHER_VERSION, version=code[0])
    if _check(code[:-1]) != code[-1]:
        raise RulesetCodeError(CodeProblem.MISTYPED)
    differences: dict[str, Value] = {}
    at = 1
    while at < len(code) - 1:
        entry = _ENTRY.match(code, at, len(code) - 1)
        if entry is None:
            raise RulesetCodeError(CodeProblem.NO_CODE)
        field = _BY_TAG.get(entry[1])
        if field is None:
            raise RulesetCodeError(CodeProblem.NEWER_FIELD, tag=entry[1].lower())
        differences[field.name] = _value(field, entry[2])
        at = entry.end()
    return differences


def _value(field: Field, digits: str) -> Value:
    if field.kind == "switch" and not digits:
        return True
    if field.kind == "number" and digits:
        return int(digits)  # the ruleset checks the range, and says what it is
    if field.kind == "choice" and digits and int(digits) < len(field.values):
        return field.values[int(digits)]
    raise RulesetCodeError(CodeProblem.BAD_VALUE, field=field.name, value=digits)


def _check(body: str) -> str:
    """Return the check character: the sum of all characters, weighted by place, modulo a prime."""
    total = sum((place % 30 + 1) * _weight(character) for place, character in enumerate(body.upper()))
    return _CHECKS[total % len(_CHECKS)]


def _weight(character: str) -> int:
    return int(character, 36)
