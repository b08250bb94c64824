"""A ruleset is one frozen value that writes itself, has a code, and refuses rules that cannot be played."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.rulesets import can_seat, covering, met, pairs, readable, rulesets
from unobot.rules.decks import DECKS
from unobot.rules.ruleset.codes import CodeProblem, RulesetCodeError, write_code
from unobot.rules.ruleset.fields import FIELDS, GROUPS, Value
from unobot.rules.ruleset.ruleset import (
    OFFICIAL,
    PRESETS,
    Contradiction,
    Ruleset,
    RulesetError,
    differences,
    nearest,
    parse_ruleset,
    ruleset_of,
)

CODES = Path(__file__).with_name("codes.txt")


@given(rulesets())
def test_every_ruleset_reads_back_from_its_text_and_from_its_code(ruleset: Ruleset) -> None:
    assert parse_ruleset(str(ruleset)) == ruleset
    assert ruleset.code.isalnum()
    assert Ruleset.from_code(ruleset.code) == ruleset
    assert Ruleset.from_code(f" {ruleset.code.swapcase()}\n") == ruleset


@given(rulesets(), st.data())
def test_the_nearest_preset_and_its_differences_tell_everything(ruleset: Ruleset, data: st.DataObject) -> None:
    changed = differences(ruleset, nearest(ruleset))
    assert all(len(changed) <= len(differences(ruleset, name)) for name in PRESETS)
    base = PRESETS[nearest(ruleset)]
    assert ruleset_of({**{field.name: getattr(base, field.name) for field in FIELDS}, **changed}) == ruleset
    assert (ruleset.preset is None) == bool(changed)


def test_the_fields_are_those_of_the_ruleset_each_once_and_in_a_group() -> None:
    hints = get_type_hints(Ruleset)
    assert sorted(field.name for field in FIELDS) == sorted(Ruleset.__struct_fields__)
    assert len({field.tag for field in FIELDS}) == len(FIELDS)
    assert list(dict.fromkeys(field.group for field in FIELDS)) == list(GROUPS)
    for field in FIELDS:
        assert getattr(OFFICIAL, field.name) in field.values
        assert all(field.allows(value) for value in field.values)
        if field.kind == "choice":
            assert field.values == (tuple(DECKS) if field.name == "cards" else get_args(hints[field.name]))
        assert hints[field.name] is {"switch": bool, "number": int}.get(field.kind, hints[field.name])


def test_the_official_rules() -> None:
    assert (OFFICIAL.preset, OFFICIAL.target, OFFICIAL.wild_draw_four) == ("official", 500, "challenge")
    assert len(OFFICIAL.deck()) == 108
    assert len(PRESETS["classic113"].deck()) == 113
    assert len(Ruleset(decks=3).deck()) == 324


def test_codes_once_written_read_in_every_later_version() -> None:
    """Lines are added to the file. None is changed or removed."""
    lines = [line.split(" ", 1) for line in CODES.read_text().splitlines()]
    assert {name for _, name in lines} >= set(PRESETS)
    for code, meant in lines:
        rules = PRESETS.get(meant) or parse_ruleset(meant)
        assert Ruleset.from_code(code) == rules


@pytest.mark.parametrize(
    ("code", "fault", "params"),
    [
        ("", CodeProblem.NO_CODE, {}),
        ("A-7", CodeProblem.NO_CODE, {}),
        ("Ä12", CodeProblem.NO_CODE, {}),
        ("A" * 201, CodeProblem.NO_CODE, {}),
        ("B123", CodeProblem.OTHER_VERSION, {"version": "B"}),
        ("Ast1sezejidr13", CodeProblem.MISTYPED, {}),
    ],
)
def test_texts_that_are_not_codes(code: str, fault: CodeProblem, params: dict[str, str]) -> None:
    with pytest.raises(RulesetCodeError) as caught:
        Ruleset.from_code(code)
    assert (caught.value.reason, caught.value.params) == (fault, params)


@pytest.mark.parametrize(
    ("body", "fault", "params"),
    [
        ("Aqq3", CodeProblem.NEWER_FIELD, {"tag": "qq"}),
        ("Ast9", CodeProblem.BAD_VALUE, {"field": "stacking", "value": "9"}),
        ("Ase1", CodeProblem.BAD_VALUE, {"field": "seven", "value": "1"}),
        ("Ade", CodeProblem.BAD_VALUE, {"field": "decks", "value": ""}),
        ("A1", CodeProblem.NO_CODE, {}),
    ],
)
def test_a_code_with_an_unknown_field_is_refused_by_name(body: str, fault: CodeProblem, params: dict[str, str]) -> None:
    caught = None
    for check in "0123456789ABCDEFGHJKMNPQRSTVWXY":  # one of them fits
        try:
            Ruleset.from_code(body + check)
        except RulesetCodeError as error:
            if error.reason is not CodeProblem.MISTYPED:
                caught = error
    assert caught is not None
    assert (caught.reason, caught.params) == (fault, params)


@pytest.mark.parametrize(
    ("field", "value", "low", "high"), [("target", 0, 1, 5000), ("decks", 9, 1, 4), ("hand_size", 16, 1, 15)]
)
def test_a_code_with_a_number_out_of_range_says_the_range(field: str, value: int, low: int, high: int) -> None:
    with pytest.raises(RulesetError) as caught:
        Ruleset.from_code(write_code({field: value}))
    assert caught.value.reason is Contradiction.BAD_VALUE
    assert caught.value.params == {"field": field, "value": value, "low": low, "high": high}


@given(rulesets(), st.data())
def test_two_neighbors_that_change_places_are_noticed(ruleset: Ruleset, data: st.DataObject) -> None:
    code = ruleset.code.upper()
    place = data.draw(st.integers(1, len(code) - 2)) if len(code) > 2 else 0
    if place:
        swapped = code[:place] + code[place + 1] + code[place] + code[place + 2 :]
        if (int(code[place], 36) - int(code[place + 1], 36)) % 31:
            with pytest.raises(RulesetCodeError):
                Ruleset.from_code(swapped)


CONTRADICTIONS: list[tuple[Contradiction, dict[str, Value]]] = [
    (Contradiction.BAD_VALUE, {"target": 0}),
    (Contradiction.BAD_VALUE, {"target": 5001}),
    (Contradiction.BAD_VALUE, {"decks": 5}),
    (Contradiction.BAD_VALUE, {"turn_seconds": 9}),
    (Contradiction.BAD_VALUE, {"stacking": "often"}),
    (Contradiction.BAD_VALUE, {"seven": 1}),
    (Contradiction.BOMB_NEEDS_SEVERAL, {"bomb": True}),
    (Contradiction.REVENGE_NEEDS_STACKING, {"revenge": True}),
    (Contradiction.NO_DRAW_NEEDS_LIMIT, {"at_limit": "no_draw"}),
    (Contradiction.LIMIT_WITHIN_DEAL, {"hand_limit": 7}),
    (Contradiction.LIMIT_UNTIL_LAST, {"hand_limit": 25, "scoring": "until_last"}),
    (Contradiction.FOUR_NOT_JUDGED, {"wild_draw_four": "free", "four_needs": "no_playable"}),
    (Contradiction.NOTHING_TO_SHOW, {"wild_draw_four": "strict", "challenge_shows": "all"}),
    (Contradiction.FALSE_CATCH_NEEDS_CALLS, {"uno": "off", "false_catch": 1}),
    (Contradiction.DOUBLE_NEEDS_POINTS, {"scoring": "single", "double_score": True}),
    (Contradiction.TEAMS_ELIMINATION, {"teams": True, "elimination": True}),
    (Contradiction.TEAMS_UNTIL_LAST, {"teams": True, "scoring": "until_last"}),
    (Contradiction.ELIMINATION_NEEDS_ROUNDS, {"elimination": True, "scoring": "single"}),
    (Contradiction.RESHUFFLE_TEAMS, {"reshuffle_seats": True, "teams": True}),
    (Contradiction.RESHUFFLE_NEEDS_ROUNDS, {"reshuffle_seats": True, "scoring": "single"}),
    (Contradiction.RESHUFFLE_NEEDS_ROUNDS, {"reshuffle_seats": True, "scoring": "until_last"}),
    (Contradiction.BLIND_UNTIL_PLAYABLE, {"blind_draw": True, "draw": "until_playable"}),
    (Contradiction.BLIND_MUST_PLAY, {"blind_draw": True, "drawn_card": "must_play"}),
    (Contradiction.BLIND_OPEN_HANDS, {"blind_draw": True, "open_hands": 1}),
]


@pytest.mark.parametrize(("reason", "values"), CONTRADICTIONS)
def test_contradictions_are_refused_when_a_ruleset_is_built(reason: Contradiction, values: Mapping[str, Value]) -> None:
    with pytest.raises(RulesetError) as caught:
        ruleset_of(values)
    assert caught.value.reason is reason


@pytest.mark.parametrize(
    ("rules", "seats", "reason"),
    [
        (OFFICIAL, 1, Contradiction.SEATS),
        (OFFICIAL, 11, Contradiction.SEATS),
        (PRESETS["teams"], 1, Contradiction.TEAMS_EVEN),
        (PRESETS["teams"], 2, Contradiction.TEAMS_EVEN),
        (PRESETS["teams"], 5, Contradiction.TEAMS_EVEN),
        (Ruleset(hand_size=15), 10, Contradiction.DECK_TOO_SMALL),
        (Ruleset(first_card="number_only", hand_size=8), 10, Contradiction.DECK_TOO_SMALL),
    ],
)
def test_seats_that_cannot_play_the_rules(rules: Ruleset, seats: int, reason: Contradiction) -> None:
    with pytest.raises(RulesetError) as caught:
        rules.check_seats(seats)
    assert caught.value.reason is reason


@given(rulesets(), st.integers(2, 10))
def test_the_largest_hand_of_the_refusal_can_be_dealt(ruleset: Ruleset, seats: int) -> None:
    try:
        ruleset.check_seats(seats)
    except RulesetError as error:
        most = error.params.get("most")
        if isinstance(most, int) and most and not ruleset.hand_limit:
            assert can_seat(ruleset_of({**differences(ruleset, "official"), "hand_size": most}), seats)


def test_absent_fields_have_their_default() -> None:
    assert parse_ruleset('{"preset":"official","target":200}') == Ruleset(target=200)


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("", "truncated"),
        ("[]", "object"),
        ('{"target":"500"}', "target"),
        ('{"target":[1]}', "target"),
        ('{"wild_draw_four":"never"}', "never"),
        ('{"blind_mice":3}', "blind_mice"),
    ],
)
def test_a_text_that_is_not_a_ruleset_is_refused_by_name(text: str, names: str) -> None:
    with pytest.raises(RulesetError, match=names):
        parse_ruleset(text)


def test_the_rules_of_the_tests_have_every_two_values_together() -> None:
    """If this fails, ``python -m tests.rules.rulesets`` adds rulesets with which it passes."""
    assert pairs().difference(*map(met, covering())) == set()


def test_rulesets_that_a_change_has_made_impossible_are_left_out_of_the_search() -> None:
    other_check, no_field, contradiction = "Ast1E", "Aqq1", write_code({"bomb": True})
    assert readable(f"{OFFICIAL.code}\n{other_check}\n{no_field}\n{contradiction}") == [OFFICIAL]
