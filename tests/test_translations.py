"""Test that a changed English marks its translations as stale, and that a translator is walked through them."""

from __future__ import annotations

import warnings
from pathlib import Path

import pytest

from tests import catalogues
from tests.catalogues import TRANSLATIONS, own_sentences, sentences, sources, stale, text_hash
from tests.translations import main
from unobot.i18n import SIBLINGS, read_catalogue


@pytest.mark.filterwarnings("default::UserWarning")
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_stale_translations_are_told_and_break_nothing(language: str) -> None:
    if names := stale(language):
        warnings.warn(f"{language} has {len(names)} stale messages: `make translations` lists them", stacklevel=1)


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_marks_belong_to_messages_that_are_there(language: str) -> None:
    assert sources(language).keys() - own_sentences(language).keys() == set(), (
        "run python -m tests.translations --done all"
    )


@pytest.fixture
def changed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Change the English of a message for the time of a test."""
    english = sentences("en") | {"button-join": "Jump aboard"}
    originals = catalogues.sentences
    changed = {language: originals(language) for language in TRANSLATIONS} | {"en": english}
    monkeypatch.setattr("tests.catalogues.sentences", changed.__getitem__)
    monkeypatch.setattr("tests.translations.sentences", changed.__getitem__)


def marked(papers: Path, language: str) -> Path:
    """Mark all messages of a language as made from the English of the files."""
    hashes = {name: text_hash(english) for name, english in sentences("en").items()}
    catalogues.write_sources(language, hashes, papers)
    return papers


def test_a_changed_english_is_listed_with_its_translation_until_it_is_done(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], request: pytest.FixtureRequest
) -> None:
    papers = marked(tmp_path, "de")
    assert main(["de"], papers) == 0
    assert capsys.readouterr().out == "", "nothing is stale"
    request.getfixturevalue("changed")
    assert main(["de"], papers) == 0
    told = capsys.readouterr().out
    assert told.startswith("de: 1 of ")
    assert f"button-join\n  English: Jump aboard\n  de: {catalogues.sentences('de')['button-join']}" in told
    assert "  host|hosts: Host" not in told, "the English does not have the term"
    assert "\n  : " not in told, "a row that only forbids has no term"
    assert main(["--done", "de", "button-join"], papers) == 0
    assert main(["de"], papers) == 0
    assert capsys.readouterr().out == ""


def test_an_english_without_a_new_meaning_is_done_in_all_languages_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], request: pytest.FixtureRequest
) -> None:
    for language in TRANSLATIONS:
        marked(tmp_path, language)
    request.getfixturevalue("changed")
    owners = [language for language in TRANSLATIONS if "button-join" in own_sentences(language)]
    assert all(stale(language, tmp_path) == ["button-join"] for language in owners)
    assert main(["--done", "all", "button-join"], tmp_path) == 0
    assert main([], tmp_path) == 0
    assert capsys.readouterr().out == ""


def test_a_language_that_shares_messages_marks_only_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A shared message is stale in the sibling, so it is told once."""
    monkeypatch.setitem(SIBLINGS, "es-XX", "es-ES")
    files = {"es-XX": "button-join = Me uno\n"}
    monkeypatch.setattr(
        "tests.catalogues.read_catalogue", lambda name: files[name] if name in files else read_catalogue(name)
    )
    marked(tmp_path, "es-ES")
    assert sentences("es-XX") == sentences("es-ES") | {"button-join": "Me uno"}
    assert stale("es-XX", tmp_path) == ["button-join"]
    monkeypatch.setattr("tests.translations.TRANSLATIONS", (*TRANSLATIONS, "es-XX"))
    assert main(["--done", "all", "button-join", "button-leave"], tmp_path) == 0
    assert sources("es-XX", tmp_path).keys() == {"button-join"}
    assert stale("es-XX", tmp_path) == stale("es-ES", tmp_path) == []


def test_a_line_break_is_no_change() -> None:
    assert text_hash("{ $count ->\n    [one] a card\n}") == text_hash("{ $count -> [one] a card }")
    assert text_hash("Draw a card") != text_hash("Draw the card")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["xx"], "There is no catalogue of: xx"),
        (["--done"], "There is no catalogue of: nothing"),
        (["--done", "xx", "button-join"], "There is no catalogue of: xx"),
        (["--done", "de", "no-such-message"], "These messages are not in English: no-such-message"),
    ],
)
def test_a_mistake_gets_one_sentence(
    arguments: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments, tmp_path) == 1
    assert capsys.readouterr().err == f"{told}\n"
