"""The rules in words: what they say about a deck is what the deck prints and does, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec
import pytest

from tests.catalogues import of_language
from unobot.i18n import Text, languages, text_for
from unobot.rules.cards import Face, FaceKind
from unobot.rules.decks import DECKS, PRINTED
from unobot.rules.ruleset.fields import FIELDS
from unobot.rules.ruleset.ruleset import OFFICIAL, PRESETS, Ruleset, RulesetError, of_deck
from unobot.wording.rule_topics import card_lines, rule_topics
from unobot.wording.rulesets import FIELD, rule_words

EN = text_for("en")
DRAWS = {
    "en": r"\b(draw\w*|drew)\b",
    "de": "[Zz]ieh",
    "ru": r"\b([Бб]ер[иуёе]|[Бб]рать|[Вв]зя|[Вв]озьм)",
    "fr": "[Pp]ioch",
    "es-ES": r"\b[Rr]ob[ao]",
    "pl": "[Dd]ob(?:ier|ra)",
    "pt-BR": "[Cc]ompr",
    "it": r"\b[Pp]esc",
    "ja": "引(?!き継)",
    "zh-CN": "摸",
    "tr": r"\b[Çç]ek",
    "zh-TW": "抽",
    "hi": "उठा",
    "id": r"\b(?:[Mm]eng|[Dd]i)?[Aa]mbil",
    "ko": "뽑",
}
"""The verb to draw, by language."""
VERBS = {"zh-CN": {"TH"}, "zh-TW": {"TH"}}
"""The faces whose name is also what other cards do: 交换手牌 is to swap hands."""


def with_house_rules(ruleset: Ruleset) -> Iterator[Ruleset]:
    """Return the rules, and the same rules with each value of each house rule that they allow."""
    yield ruleset
    for base in (ruleset, msgspec.structs.replace(ruleset, several=True, hand_limit=25, scoring="points")):
        for field in FIELDS[1:]:  # the deck stays
            for value in field.values[:4]:
                try:
                    yield msgspec.structs.replace(base, **{field.name: value})
                except RulesetError:
                    continue


def told(text: Text, ruleset: Ruleset) -> str:
    return "\n".join(line for lines in rule_topics(text, ruleset).values() for line in lines)


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("language", languages())
def test_no_page_names_a_card_that_the_deck_does_not_print(language: str, deck: str) -> None:
    text, faces = text_for(language), {card.face for card in PRINTED} - {Face.HIDDEN}
    names = {face: text("face", face=face.value) for face in faces if face.kind is not FaceKind.NUMBER}
    there = {face for side in DECKS[deck].sides for face in side.faces}
    printed = sorted((names[face] for face in there if face in names), key=len, reverse=True)
    absent = {names[face] for face in names.keys() - there if face.value not in VERBS.get(language, ())}
    absent -= {names[Face.WILD], *printed}  # what all wilds are called
    for ruleset in with_house_rules(of_deck(DECKS[deck])):
        words = told(text, ruleset)
        for name in printed:
            words = words.replace(name, "")
        assert [name for name in absent if name in words] == []


@pytest.mark.parametrize("language", languages())
def test_nobody_draws_where_one_presses_a_launcher(language: str) -> None:
    text, draws = text_for(language), re.compile(of_language(DRAWS, language))
    assert draws.search(told(text, OFFICIAL))
    for deck in (name for name, deck in DECKS.items() if deck.launcher):
        for ruleset in with_house_rules(of_deck(DECKS[deck])):
            words = told(text, ruleset)
            assert draws.findall(words) == [], words


@pytest.mark.parametrize("ruleset", [*PRESETS.values(), *map(of_deck, DECKS.values())], ids=lambda rules: rules.code)
@pytest.mark.parametrize("language", languages())
def test_the_points_are_those_of_the_deck(language: str, ruleset: Ruleset) -> None:
    text, deck = text_for(language), DECKS[ruleset.cards]
    goal = told(text, msgspec.structs.replace(ruleset, scoring="points", target=123))
    cards = [(card, side) for side in deck.sides for card in side.cards if card.face.kind is not FaceKind.NUMBER]
    for name in sorted({text("face", face=card.face.value) for card, _ in cards}, key=len, reverse=True):
        goal = goal.replace(name, "")
    worth = {str(side.worth(card)) for card, side in cards}
    assert set(re.findall(r"\d{2,}", goal.splitlines()[0])) - {"123"} == worth
    assert "123" not in told(text, msgspec.structs.replace(ruleset, scoring="single", target=123))


@pytest.mark.parametrize("language", languages())
def test_a_knocked_out_hand_counts_in_one_way_or_not_at_all(language: str) -> None:
    text = text_for(language)
    cards, points = (rule_words(text, FIELD["knock_out"], value) for value in (0, 250))
    single = PRESETS["no_mercy"]
    for ruleset, says in (
        (single, ()),
        (single.with_length("points"), (points,)),
        (msgspec.structs.replace(single.with_length("points"), knock_out=0), (cards,)),
        (msgspec.structs.replace(single, scoring="golf"), (points,)),
        (PRESETS["no_mercy_like"], (cards,)),
        (msgspec.structs.replace(single, at_limit="no_draw", knock_out=0), ()),
    ):
        words = told(text, ruleset)
        assert tuple(sentence for sentence in (cards, points) if sentence in words) == says


def test_each_card_with_an_effect_has_a_line_and_each_line_an_effect() -> None:
    for name, deck in DECKS.items():
        lines = "\n".join(card_lines(EN, of_deck(deck)))
        for face, side in ((each, printed) for printed in deck.sides for each in printed.effects):
            assert (f"**{EN('face', face=face.value)}** · " in lines) is (face in side.faces), (name, face)
    no_mercy = card_lines(EN, PRESETS["no_mercy"])
    assert "**Wild Draw Six** · The next player draws 6 cards and misses a turn." in no_mercy
    assert "**Skip Everyone** · Everyone else misses a turn. You play again." in no_mercy
    plays_on = card_lines(EN, msgspec.structs.replace(PRESETS["no_mercy"], play_after_drawing=True))
    assert "**Wild Draw Six** · The next player draws 6 cards and then plays." in plays_on
    all_wild = card_lines(EN, PRESETS["all_wild"])
    assert "**Wild** · It has no effect." in all_wild
    assert not any("choose the color" in line for line in all_wild)
    attack = card_lines(EN, of_deck(DECKS["attack_classic"]))
    assert "**Hit 2** · The next player presses the launcher twice and misses a turn." in attack
    assert "**Trade Hands** · Swap hands with a player of your choice. It can't be your last card." in attack


def test_a_turn_is_the_one_that_the_deck_allows() -> None:
    all_wild = told(EN, PRESETS["all_wild"])
    assert "1. Play any card. You can't draw instead.\n2. With one card left" in all_wild
    may_draw = told(EN, msgspec.structs.replace(PRESETS["all_wild"], must_play=False))
    assert "1. Play any card.\n2. If you don't play, you draw one card." in may_draw
    assert "2. If you don't play, you press the launcher once." in told(EN, PRESETS["attack"])
    assert "Caught: you press the launcher 2 times." in told(EN, PRESETS["attack"])


def test_what_players_ask_about_a_new_deck_is_answered() -> None:
    asked = {name: rule_topics(EN, ruleset).get("Often asked", []) for name, ruleset in PRESETS.items()}
    assert {name for name, lines in asked.items() if lines} == {"no_mercy", "attack", "attack_classic", "flip"}
    assert len(asked["no_mercy"]) == 6
    assert asked["attack"][0] == "• Can I press even if I could play? Yes."
