"""A ruleset is one frozen value that writes itself, and refuses what cannot be played."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unobot.rules.ruleset import OFFICIAL, Ruleset, RulesetError, WildDrawFour, parse_ruleset


@given(st.builds(Ruleset, target=st.integers(1, 10_000), wild_draw_four=st.sampled_from(WildDrawFour)))
def test_every_ruleset_reads_back(ruleset: Ruleset) -> None:
    assert parse_ruleset(str(ruleset)) == ruleset


def test_the_official_rules_go_to_500_with_challenges_and_108_cards() -> None:
    rules = (OFFICIAL.preset, OFFICIAL.target, OFFICIAL.wild_draw_four)
    assert rules == ("official", 500, WildDrawFour.CHALLENGE)
    assert len(OFFICIAL.deck()) == 108


def test_absent_fields_have_their_default() -> None:
    assert parse_ruleset('{"target":200}') == Ruleset(target=200)


@pytest.mark.parametrize("target", [0, -1, 10_001])
def test_a_target_that_cannot_be_played_for(target: int) -> None:
    with pytest.raises(RulesetError, match=f"from 1 to 10,000, not to {target}"):
        Ruleset(target=target)
    with pytest.raises(RulesetError, match="from 1 to 10,000"):
        parse_ruleset(f'{{"target":{target}}}')


def test_a_preset_nobody_knows() -> None:
    with pytest.raises(RulesetError, match="'chess'"):
        Ruleset(preset="chess")


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("", "truncated"),
        ("[]", "object"),
        ('{"target":"500"}', "target"),
        ('{"wild_draw_four":"never"}', "never"),
        ('{"stacking":"any"}', "stacking"),
    ],
)
def test_what_is_no_ruleset_is_refused_by_name(text: str, names: str) -> None:
    with pytest.raises(RulesetError, match=names):
        parse_ruleset(text)
