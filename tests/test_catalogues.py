"""Test the translations: they have all messages, placeables and plurals, and say whether a native speaker read them."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator

import discord
import pytest
from babel import Locale
from fluent.syntax.ast import (
    BaseNode,
    GroupComment,
    Identifier,
    Junk,
    Message,
    ResourceComment,
    SelectExpression,
    Term,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from tests.catalogues import ROOT, TRANSLATIONS, UNSPACED, entries, messages, own_sentences, sentences
from unobot.i18n import DEFAULT_LANGUAGE, SIBLINGS, is_beta, languages, read_catalogue, text_for

COMPLETE = (
    "de",
    "en",
    "es-419",
    "es-ES",
    "fr",
    "hi",
    "id",
    "it",
    "ja",
    "ko",
    "pl",
    "pt-BR",
    "ru",
    "tr",
    "zh-CN",
    "zh-TW",
)
"""The complete languages. The others show English for missing messages."""
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


def placeables(message: Message) -> set[str]:
    """Return the names of all arguments of a message."""
    return {node.id.name for node in nodes(message) if isinstance(node, VariableReference)}


def nodes(message: Message) -> list[BaseNode]:
    found: list[BaseNode] = []

    class Finder(Visitor):
        def generic_visit(self, node: BaseNode) -> None:
            found.append(node)
            super().generic_visit(node)

    Finder().visit(message)
    return found


def plurals(message: Message) -> Iterator[set[str]]:
    """Yield the plural categories of each choice by number."""
    for node in nodes(message):
        if isinstance(node, SelectExpression):
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, Identifier)}
            if keys <= CATEGORIES and keys != {"other"}:
                yield keys


def test_a_language_that_is_called_complete_ships() -> None:
    assert set(COMPLETE) <= set(languages())


def test_a_language_without_gaps_is_called_complete() -> None:
    """From then on, nobody forgets it."""
    whole = {language for language in languages() if sentences(language).keys() >= messages("en").keys()}
    assert whole - set(COMPLETE) == set(), "add these to COMPLETE"


def test_a_file_has_the_name_that_discord_has_for_its_language() -> None:
    names = {"en", *(locale.value for locale in discord.Locale)}
    assert set(languages()) - names == set(), f"name these files of unobot/locales as one of {sorted(names)}"


@pytest.mark.parametrize("language", COMPLETE)
def test_a_complete_language_says_everything_that_english_says(language: str) -> None:
    missing = messages("en").keys() - sentences(language).keys()
    assert missing == set(), f"write these into unobot/locales/{SIBLINGS.get(language, language)}.ftl"


@pytest.mark.parametrize("language", sorted(set(SIBLINGS) & set(languages())))
def test_a_file_of_differences_has_nothing_that_its_sibling_says(language: str) -> None:
    own, sibling = own_sentences(language), sentences(SIBLINGS[language])
    same = [name for name, sentence in own.items() if sentence.split() == sibling.get(name, "").split()]
    assert same == [], f"delete these from unobot/locales/{language}.ftl: {SIBLINGS[language]} says them for both"


@pytest.mark.parametrize("language", languages())
def test_every_line_can_be_read_and_no_message_is_there_twice(language: str) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, Junk)] == []
    names = Counter(entry.id.name for entry in entries(language) if isinstance(entry, Message))
    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("language", languages())
def test_every_message_stands_by_itself(language: str) -> None:
    """Each message is parsed separately at its first use, so none can refer to another."""
    needing = {name: [type(node).__name__ for node in nodes(message)] for name, message in messages(language).items()}
    assert [name for name, kinds in needing.items() if {"TermReference", "MessageReference"} & {*kinds}] == []
    assert not any(isinstance(entry, Term) for entry in entries(language))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_nothing_is_translated_that_english_does_not_say(language: str) -> None:
    assert messages(language).keys() - messages("en").keys() == set()


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_placeable_of_english_stands_in_the_translation(language: str) -> None:
    english, other = messages("en"), {}
    for name, message in messages(language).items():
        lost, strange = placeables(english[name]) - placeables(message), placeables(message) - placeables(english[name])
        if strange or lost - _only_asked(english[name]):
            other[name] = f"lost {sorted(lost)}, strange {sorted(strange)}"
    assert other == {}


def _only_asked(message: Message) -> set[str]:
    """Return the arguments that a message only uses to select. Another grammar may not need the choice."""
    asked = {
        node.selector.id.name
        for node in nodes(message)
        if isinstance(node, SelectExpression) and isinstance(node.selector, VariableReference)
    }
    shown = [node.id.name for node in nodes(message) if isinstance(node, VariableReference)]
    return {name for name in asked if shown.count(name) == _choices_by(message, name)}


def _choices_by(message: Message, name: str) -> int:
    return sum(
        isinstance(node, SelectExpression)
        and isinstance(node.selector, VariableReference)
        and node.selector.id.name == name
        for node in nodes(message)
    )


@pytest.mark.parametrize("language", languages())
def test_plurals_are_those_of_the_language(language: str) -> None:
    own = set(Locale.parse(language.replace("-", "_")).plural_form.tags) | {"other"}
    for name, message in messages(language).items():
        for used in plurals(message):
            assert used <= own, f"{name} has {sorted(used - own)}; {language} has {sorted(own)}"


@pytest.mark.parametrize("language", languages())
def test_the_head_names_its_writer_and_says_whether_a_speaker_has_read_it(language: str) -> None:
    head = read_catalogue(language).partition("\n\n")[0]
    assert re.search(r"^### Written by: \S+", head, re.MULTILINE)
    assert re.search(r"^### Reviewed: (yes|no)$", head, re.MULTILINE)


@pytest.mark.parametrize("language", languages())
def test_the_head_says_whether_a_language_is_in_beta(language: str) -> None:
    """It is, until native speakers have read enough of it. English, which all others fall back to, never is."""
    head = read_catalogue(language).partition("\n\n")[0]
    assert re.search(r"^### Beta: (yes|no)$", head, re.MULTILINE), "write ### Beta: yes below the line of Reviewed"
    assert is_beta(language) == ("### Beta: yes" in head)
    assert not (is_beta(language) and ("### Reviewed: yes" in head or language == DEFAULT_LANGUAGE))


@pytest.mark.parametrize("language", languages())
def test_a_language_has_a_name_of_its_own(language: str) -> None:
    assert "language-name" in messages(language), f"unobot/locales/{language}.ftl does not say what it is called"
    alike = [other for other in languages() if text_for(other).name == text_for(language).name]
    assert alike == [language], "these have the same language-name"


def places(language: str) -> dict[str, tuple[str, str]]:
    """Return the section and the group of each message, in the order of the file."""
    found, section, group = {}, "", ""
    for entry in entries(language):
        match entry:
            case ResourceComment(content=str(content)):
                section = content
            case GroupComment(content=str(content)):
                group = content
            case Message():
                found[entry.id.name] = section, group
    return found


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_each_message_has_its_place_in_the_order_of_english(language: str) -> None:
    english, own = places("en"), places(language)
    elsewhere = {name: place for name, place in own.items() if english[name] != place}
    assert elsewhere == {}, f"in unobot/locales/en.ftl, these stand in another section or group than in {language}.ftl"
    assert [*dict.fromkeys(own.values())] == [
        place for place in dict.fromkeys(english.values()) if place in own.values()
    ]


def test_a_section_is_a_feature_and_has_one_place() -> None:
    """A message without a section or a group, or a section in two places, would be found by nobody."""
    order = [*dict.fromkeys(places("en").values())]
    assert all(section and group for section, group in order)
    sections = [section for n, (section, _) in enumerate(order) if not n or order[n - 1][0] != section]
    assert len(sections) == len(set(sections))
    assert len({group for _, group in order}) == len(order)


@pytest.mark.parametrize("language", UNSPACED)
def test_no_space_follows_a_wide_stop(language: str) -> None:
    """A full-width stop has its own space, unless bold words end with it.

    That holds for what a message inserts, too, such as a whole sentence.
    """
    stops = re.compile(r"^.*(?:[。？！：；，、]|\{ \$told \})[ \u00a0](?!·).*$", re.MULTILINE)
    assert stops.findall(read_catalogue(language)) == []


def asked_for(source: str) -> Iterator[str]:
    """Yield the patterns of message ids in a module: the first argument of each text and of each refusal."""
    for node in ast.walk(ast.parse(source)):
        if not (isinstance(node, ast.Call) and node.args):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name not in ("text", "english", "_EN", "Refused"):
            continue
        choices = [node.args[0]]
        while any(isinstance(choice, ast.IfExp) for choice in choices):
            split = [[each.body, each.orelse] if isinstance(each, ast.IfExp) else [each] for each in choices]
            choices = [choice for pair in split for choice in pair]
        for choice in choices:
            parts = choice.values if isinstance(choice, ast.JoinedStr) else [choice]
            pattern = "".join(str(part.value) if isinstance(part, ast.Constant) else ".+" for part in parts)
            if re.fullmatch(r"[a-z][a-z0-9.+-]+", pattern):  # SQL has a function of this name, too
                yield pattern


def test_every_message_that_the_code_asks_for_is_there() -> None:
    known = "\n".join(messages("en"))
    asked = {
        (file.name, each) for file in (ROOT / "unobot").rglob("*.py") for each in asked_for(file.read_text("utf-8"))
    }
    assert len(asked) > 500, "the search finds them"
    missing = {(file, each) for file, each in asked if not re.search(f"^{each}$", known, flags=re.MULTILINE)}
    assert missing == set(), "unobot/locales/en.ftl lacks these messages"
