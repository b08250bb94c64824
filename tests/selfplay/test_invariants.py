"""Test the random check of the invariants: what it plays, what it finds, and that it meets every rule."""

from __future__ import annotations

import json
from random import Random

import pytest

from unobot.rules.events import Drew, Event
from unobot.rules.play import evolve
from unobot.rules.round import Round
from unobot.rules.ruleset.fields import FIELDS
from unobot.selfplay.invariants import InvariantBroken, check_rules, random_ruleset


def test_random_play_breaks_no_invariant_and_is_repeatable() -> None:
    told: list[int] = []
    checked = check_rules(6, 4, told.append)
    assert told == list(range(1, 7))
    assert (checked.rounds, checked.seed) == (6, 4)
    assert checked.moves == check_rules(6, 4).moves > 6
    assert json.loads(checked.json())["moves"] == checked.moves
    with pytest.raises(ValueError, match="at least one"):
        check_rules(0, 1)


def test_a_broken_invariant_is_reported_with_its_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """A draw that loses a card is found."""
    draw = evolve._APPLY[Drew]

    def lossy(state: Round, event: Event) -> None:
        draw(state, event)
        if state.hands[event.seat]:  # type: ignore[union-attr]  # a draw has a seat
            state.hands[event.seat].pop()  # type: ignore[union-attr]

    monkeypatch.setitem(evolve._APPLY, Drew, lossy)
    with pytest.raises(InvariantBroken, match=r"round 0 of seed 1, rules A\w+, \d+ seats: invariant 1"):
        check_rules(1, 1)


def test_random_rulesets_meet_every_value_a_menu_offers() -> None:
    rng = Random(3)
    drawn = [random_ruleset(rng)[0] for _ in range(600)]
    for field in FIELDS:
        met = {getattr(rules, field.name) for rules in drawn}
        assert met >= set(field.values), field.name
