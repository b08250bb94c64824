"""The rules of the tables at which a network learns: presets, and random combinations."""

from __future__ import annotations

from random import Random
from typing import Final

import numpy as np

from training import game as h
from training.compiled import Ints, Rng, compiled
from unobot.ai import rule_features as r
from unobot.ai.expert import knows
from unobot.rules.ruleset.ruleset import FIELDS, MAX_SEATS, MIN_SEATS, PRESETS, Ruleset, RulesetError, ruleset_of

OFFICIAL_SHARE: Final = 0.4
"""The share of tables that play the official rules. ``STRICT`` of them play them without challenges."""
STRICT: Final = 0.5
PRESETS_SHARE: Final = 0.7
"""The share of tables that play a preset, these included. The others play random rules."""
RANDOM_RULESETS: Final = 400
CHANGED: Final = 6
"""The most fields in which a random ruleset differs from its preset."""
LEFT_OUT: Final = {
    *("own_stocks", "uno", "uno_penalty", "false_catch", "wrong_play", "no_hints", "reshuffle_seats"),
    *("turn_seconds", "blitz", "decks", "challenge_shows", "target", "knock_out"),
    *("rounds", "keep_hands", "both_out"),
}
"""Fields that change no decision, or that the simulator leaves out."""
LEARNED: Final = {name: ruleset for name, ruleset in PRESETS.items() if knows(ruleset)}
"""The presets that are learned."""
CUSTOMS: Final = len(r.CUSTOM_RULES)
LOW: Final = r.RULES
HIGH: Final = r.RULES + 1
"""Behind the rules of a row: the lowest and the highest number of seats."""


def rulesets(seed: int) -> Ints:
    """Return the rules of all tables, a row for each: the presets, then random combinations."""
    rng = Random(seed)  # noqa: S311 - no secret
    rows = [_row(ruleset, rng) for ruleset in LEARNED.values()]
    while len(rows) < len(LEARNED) + RANDOM_RULESETS:
        ruleset = _changed(rng)
        if ruleset is not None:
            rows.append(_row(ruleset, rng))
    return np.array(rows, np.int64)


def _changed(rng: Random) -> Ruleset | None:
    """Return a preset with some other fields, or ``None`` if they contradict each other."""
    values: dict[str, object] = {}
    preset = rng.choice(list(LEARNED.values()))
    for field in FIELDS:
        values[field.name] = getattr(preset, field.name)
    for field in rng.sample([field for field in FIELDS if field.name not in LEFT_OUT], rng.randint(1, CHANGED)):
        values[field.name] = rng.choice(field.values)
    try:
        ruleset = ruleset_of(values)
    except RulesetError:
        return None
    return ruleset if knows(ruleset) else None


def _row(ruleset: Ruleset, rng: Random) -> list[int]:
    custom = None if ruleset.cards == "official" else rng.choice(r.CUSTOM_RULES)
    seats = [count for count in range(MIN_SEATS, MAX_SEATS + 1) if _is_playable(ruleset, count)]
    return [*r.rule_numbers(ruleset, custom), seats[0], seats[-1]]


def _is_playable(ruleset: Ruleset, seats: int) -> bool:
    try:
        ruleset.check_seats(seats)
    except RulesetError:
        return False
    return True


@compiled
def set_table(g: Ints, rows: Ints, presets: int, rng: Rng) -> bool:
    """Choose the rules and the number of seats of a table, mostly two or four seats.

    Return whether it plays the official rules, with or without challenges.
    """
    lot = rng.random()
    choice = 1 if lot < OFFICIAL_SHARE else presets if lot < PRESETS_SHARE else rows.shape[0]
    number = int(rng.random() * choice)
    row = rows[number]
    for i in range(r.RULES):
        g[h.RULES + i] = row[i]
    if choice == 1 and rng.random() < STRICT:
        g[h.RULES + r.FOUR] = 1
    if g[h.RULES + r.NEWER_WILDS]:
        g[h.RULES + r.CUSTOM] = 1 + int(rng.random() * CUSTOMS)
    lot = rng.random()
    count = 2 if lot < 0.3 else 4 if lot < 0.75 else 3 if lot < 0.85 else 5 + int(rng.random() * 6.0)
    count = min(max(count, row[LOW]), row[HIGH])
    if g[h.RULES + r.TEAMS]:
        count -= count % 2
    g[h.SEATS] = count
    return number == 0
