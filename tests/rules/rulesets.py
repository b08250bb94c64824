"""Give rulesets for the tests: random ones over all fields, and a small set in which every two values meet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random

from hypothesis import strategies as st

from unobot.rules.ruleset.codes import RulesetCodeError
from unobot.rules.ruleset.fields import FIELDS, FIELDS_BY_NAME, Field, Value
from unobot.rules.ruleset.ruleset import MAX_SEATS, MIN_SEATS, OFFICIAL, PRESETS, Ruleset, RulesetError, ruleset_of


def values_of(field: Field) -> st.SearchStrategy[Value]:
    """Return the values that a field can hold, those of its menu first."""
    if field.kind == "number":
        return st.sampled_from(field.values) | st.integers(field.low, field.high)
    return st.sampled_from(field.values)


def built(values: dict[str, Value]) -> Ruleset | None:
    """Return the ruleset of these fields, or ``None`` if they contradict each other."""
    try:
        return ruleset_of(values)
    except RulesetError:
        return None


@st.composite
def rulesets(draw: st.DrawFn) -> Ruleset:
    """Return any legal ruleset: a preset, with fields changed one by one if that stays legal."""
    rules = draw(st.sampled_from(list(PRESETS.values())))
    names = draw(st.lists(st.sampled_from([field.name for field in FIELDS]), max_size=len(FIELDS), unique=True))
    values: dict[str, Value] = {field.name: getattr(rules, field.name) for field in FIELDS}
    for name in names:
        changed = built({**values, name: draw(values_of(FIELDS_BY_NAME[name]))})
        if changed is not None:
            rules = changed
            values = {field.name: getattr(rules, field.name) for field in FIELDS}
    return rules


SEATS = range(MIN_SEATS, MAX_SEATS + 1)


def seats_for(ruleset: Ruleset) -> list[int]:
    """Return the numbers of seats that can play these rules."""
    return [seats for seats in SEATS if can_seat(ruleset, seats)]


def can_seat(ruleset: Ruleset, seats: int) -> bool:
    try:
        ruleset.check_seats(seats)
    except RulesetError:
        return False
    return True


@st.composite
def seated(draw: st.DrawFn) -> tuple[Ruleset, int]:
    """Return a legal ruleset and a number of seats that can play it."""
    ruleset = draw(rulesets().filter(seats_for))
    return ruleset, draw(st.sampled_from(seats_for(ruleset)))


Pair = tuple[tuple[str, Value], tuple[str, Value]]


def pairs() -> set[Pair]:
    """Return every two values, of two fields, that occur together in a legal ruleset."""
    found: set[Pair] = set()
    for one, other in combinations(FIELDS, 2):
        for left in one.values:
            for right in other.values:
                if completed({one.name: left, other.name: right}) is not None:
                    found.add(((one.name, left), (other.name, right)))
    return found


NEEDS: dict[str, dict[str, Value]] = {
    "bomb": {"several": True},
    "revenge": {"stacking": "same"},
    "at_limit": {"hand_limit": 25},
    "knock_out": {"hand_limit": 25},
    "hand_limit": {"hand_size": 7},
    "double_score": {"scoring": "points"},
    "keep_hands": {"seven": True},
    "both_out": {"teams": True},
}


def completed(values: dict[str, Value]) -> Ruleset | None:
    """Return a legal ruleset with these values and the fields that they need."""
    added = dict(values)
    for name, needs in NEEDS.items():
        if name in values and values[name] != getattr(OFFICIAL, name):
            added = {**needs, **added}
    return built(added)


COVERING = Path(__file__).with_name("covering.txt")
"""The codes of the covering rulesets. Finding them takes seconds, too long for every test process."""


@cache
def covering() -> tuple[Ruleset, ...]:
    """Return the rulesets in which all ``pairs`` occur, as ``python -m tests.rules.rulesets`` once found them."""
    return tuple(map(Ruleset.from_code, COVERING.read_text().split()))


def met(rules: Ruleset) -> Iterator[Pair]:
    """Return the pairs of values that these rules have."""
    return combinations([(field.name, getattr(rules, field.name)) for field in FIELDS], 2)


def readable(codes: str) -> list[Ruleset]:
    """Return the rulesets of these codes, without the codes that a change of the rules has made impossible."""
    rulesets = []
    for code in codes.split():
        with suppress(RulesetCodeError, RulesetError):
            rulesets.append(Ruleset.from_code(code))
    return rulesets


def _covering(present: Sequence[Ruleset], rng: Random, tries: int) -> Iterator[Ruleset]:
    """Yield rulesets with the pairs that no present one has: each the best of some random ones around such a pair."""
    missing = pairs().difference(*map(met, present))
    while missing:
        best: Ruleset | None = None
        most: set[Pair] = set()
        for _ in range(tries):
            (a, x), (b, y) = rng.choice(sorted(missing, key=repr))
            rules = completed({a: x, b: y})
            assert rules is not None
            fields = list(FIELDS)
            rng.shuffle(fields)
            for field in fields:
                if field.name in (a, b):
                    continue
                values: dict[str, Value] = {each.name: getattr(rules, each.name) for each in FIELDS}
                changed = built({**values, field.name: rng.choice(field.values)})
                rules = changed if changed is not None and any(can_seat(changed, n) for n in SEATS) else rules
            if getattr(rules, a) != x or getattr(rules, b) != y:
                continue
            here = missing.intersection(met(rules))
            if best is None or len(here) > len(most):
                best, most = rules, here
        if best is not None:
            missing -= most
            yield best


if __name__ == "__main__":
    present = readable(COVERING.read_text())
    COVERING.write_text("".join(f"{rules.code}\n" for rules in [*present, *_covering(present, Random(1), 12)]))
