"""Test the words of each translation against its glossary."""

from __future__ import annotations

import pytest

from tests.catalogues import TRANSLATIONS, UNSPACED, glossary, mentions, sentences, words_of


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_glossary_says_what_to_say_and_where_it_comes_from(language: str) -> None:
    rows = glossary(language)
    assert rows, f"write translations/{language}/glossary.tsv"
    assert [row for row in rows if bool(row.term) != bool(row.say) or not row.source] == []
    assert [name for row in rows for name in row.exceptions if name not in sentences("en")] == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_message_says_what_the_glossary_forbids(language: str) -> None:
    forbidden = [word for row in glossary(language) for word in row.never]
    found = {
        name: words
        for name, text in sentences(language).items()
        if (words := mentions(words_of(text), forbidden, is_spaced=language not in UNSPACED))
    }
    assert found == {}, "these words have a better one in the glossary"


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_term_of_english_is_its_word_in_the_translation(language: str) -> None:
    """An exception belongs into the last column of the glossary."""
    translated, lost = sentences(language), {}
    for row in filter(lambda row: row.term, glossary(language)):
        for name, english in sentences("en").items():
            if name not in translated or name in row.exceptions:
                continue
            if not mentions(words_of(english), row.term.split("|")):
                continue
            if not mentions(words_of(translated[name]), row.say, is_spaced=language not in UNSPACED):
                lost[name, row.term] = translated[name]
    assert lost == {}, "say one of the glossary's words"


def test_the_rest_of_a_word_may_differ() -> None:
    assert mentions("Du zweifelst an", ["zweifel*"]) == ["zweifel*"]
    assert mentions("वे पत्तों से", ["पत्ते"]) == [], "another word"
    assert mentions("没有变色牌", ["变色"], is_spaced=False) == ["变色"]
    assert mentions("Wildness", ["wild"]) == []
