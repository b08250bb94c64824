"""Display names stay on one line and cannot cause formatting, mentions or links."""

from __future__ import annotations

import unicodedata

import discord
import pytest
from hypothesis import given
from hypothesis import strategies as st

from unobot.bot.messages.display_names import MAX_LENGTH, clean_name

MEANT = "*_~|`<>@#[]()\\/"
"""The characters with a meaning in Discord's Markdown, mentions and links."""
NAMES = st.text(st.one_of(st.characters(), st.sampled_from(MEANT + " \n\u200b\u202e\u3164\ufe0f")), max_size=60)


@given(NAMES)
def test_a_clean_name_is_one_short_line_without_markup(name: str) -> None:
    clean = clean_name(name)
    if clean.startswith("\u2068"):
        assert clean.endswith("\u2069")
        clean = clean[1:-1]
    assert len(clean) <= MAX_LENGTH
    assert clean == " ".join(clean.split())
    assert not set(clean) & set(MEANT)
    assert discord.utils.escape_mentions(clean) == clean
    assert all(unicodedata.category(character)[0] != "C" for character in clean)


@given(NAMES)
def test_cleaning_twice_changes_nothing(name: str) -> None:
    assert clean_name(clean_name(name)) == clean_name(name)


@given(st.text(st.characters(categories=("M", "Z", "C")), max_size=40))
def test_a_name_that_shows_nothing_is_none(name: str) -> None:
    assert clean_name(name) == ""


@pytest.mark.parametrize("blank", ["\u3164", "\u2800 \u2800", "\u115f\u1160", "\u034f\u034f", "\uffa0", "\ufe0f"])
def test_invisible_fillers_are_no_name(blank: str) -> None:
    assert clean_name(blank) == ""


@pytest.mark.parametrize(
    ("name", "clean"),
    [
        ("Ann", "Ann"),
        ("  Ann \n\t B. ", "Ann B."),
        ("Zoë 🃏", "Zoë 🃏"),
        ("李小龍", "李小龍"),
        ("a\u200bb\u202ec\u2066d", "abcd"),
        ("x" * 40, "x" * 24),
        ("-# small", "-＃ small"),
        ("❤\ufe0f", "❤\ufe0f"),
    ],
)
def test_examples(name: str, clean: str) -> None:
    assert clean_name(name) == clean


@pytest.mark.parametrize(
    ("name", "clean"),
    [
        ("Z\u0351\u0350\u034aa\u0300\u0301\u0302\u0303lgo", "Z\u0351\u0350\u00e0\u0301\u0302lgo"),
        ("\u0301\u0302Ann", "Ann"),
        ("a \u0301b", "a b"),
        ("𝓐𝓷𝓷", "Ann"),
        ("Ａｎｎ＠ｈｅｒｅ", "Ann＠here"),
        ("👨\u200d👩\u200d👧", "👨👩👧"),
        ("สวัสดี", "สวัสดี"),
        ("\ufdfa", "\u2068صلى الله عليه وسلم\u2069"),
        ("שלום", "\u2068שלום\u2069"),
        ("\u202eשלום\u202c 5", "\u2068שלום 5\u2069"),
    ],
)
def test_stacked_marks_lookalikes_and_text_directions_are_cleaned(name: str, clean: str) -> None:
    assert clean_name(name) == clean
