"""The words of key moments: every kind in every language, with the right names."""

from __future__ import annotations

import pytest

from unobot.i18n import languages, text_for
from unobot.records.key_moments import KeyMoment, KeyMomentKind
from unobot.rules.cards import Face
from unobot.wording.key_moment_words import key_moment_words

NAMES = ("Ann", "Ben", "Cleo", "Dan")


def words(
    kind: KeyMomentKind, seat: int | None = 0, other: int | None = 1, count: int = 4, *, teams: bool = False
) -> str:
    return key_moment_words(
        text_for("en"), KeyMoment(9, kind, seat, other, count, 2, Face.WILD_DRAW_FOUR), NAMES, teams=teams
    )


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        (KeyMomentKind.FOUR, "Ann plays a Wild Draw Four: +4 for Ben."),
        (KeyMomentKind.KNOCKED_OUT, "Ben knocks Ann out: 4 cards."),
        (KeyMomentKind.ROULETTE, "Roulette: +4 for Ann."),
        (KeyMomentKind.LAUNCHER, "The launcher's biggest hit: +4 for Ann."),
        (KeyMomentKind.GUILTY, "Ben challenges Ann and is right: +4 for Ann."),
        (KeyMomentKind.INNOCENT, "Ben challenges Ann and is wrong: +4 for Ben."),
        (KeyMomentKind.CAUGHT, "Ben catches Ann without Uno: +4 for Ann."),
        (KeyMomentKind.MISSED, "Ann doesn't say Uno, and nobody notices."),
        (KeyMomentKind.LEAD, "Ann takes the lead."),
        (KeyMomentKind.ROUND, "Ann wins round 2: 4 points."),
        (KeyMomentKind.ELIMINATED, "Ann leaves the match."),
        (KeyMomentKind.DARK_SIDE, "Ann turns everything to the dark side."),
        (KeyMomentKind.LIGHT_SIDE, "Ann turns everything to the light side."),
        (KeyMomentKind.MATCH, "Ann wins the match."),
    ],
)
def test_the_sentence_of_each_kind(kind: KeyMomentKind, sentence: str) -> None:
    assert words(kind) == sentence


def test_special_cases_have_sentences_of_their_own() -> None:
    assert words(KeyMomentKind.FOUR, other=None) == "Ann plays a Wild Draw Four."
    draw_color = KeyMoment(9, KeyMomentKind.FOUR, 0, None, 0, 2, Face.WILD_DRAW_COLOR)
    assert key_moment_words(text_for("en"), draw_color, NAMES) == "Ann plays a Wild Draw Color."
    assert words(KeyMomentKind.CAUGHT, count=0) == "Ben catches Ann without Uno, but no card comes."
    assert words(KeyMomentKind.KNOCKED_OUT, other=None) == "Ann is out with 4 cards."
    assert words(KeyMomentKind.ROUND, count=0) == "Ann wins round 2."
    assert words(KeyMomentKind.ROUND, seat=None) == "Round 2 is a tie."
    assert words(KeyMomentKind.MATCH, seat=3, teams=True) == "Ben and Dan win the match."
    assert words(KeyMomentKind.LEAD, seat=0, teams=True) == "Ann and Cleo take the lead."


@pytest.mark.parametrize("language", languages())
def test_every_language_names_the_players_and_the_count(language: str) -> None:
    for kind in KeyMomentKind:
        told = key_moment_words(text_for(language), KeyMoment(9, kind, 0, 1, 6, 2, Face.WILD_DRAW_FOUR), NAMES)
        assert "Ann" in told
        assert "*" not in told
        if kind in (KeyMomentKind.FOUR, KeyMomentKind.GUILTY, KeyMomentKind.INNOCENT, KeyMomentKind.CAUGHT):
            assert "Ben" in told
            assert "+6" in told
