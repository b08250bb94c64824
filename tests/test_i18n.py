"""Test the language files: complete, used, and with English as the fallback."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from tests.catalogues import entries, messages
from unobot.i18n import CatalogueError, Text, languages, text_for
from unobot.rules.play.decide import Reason

PACKAGE = Path(str(files("unobot")))
SPEAKERS = {"t", "text", "_text", "Refused"}
"""The functions that take a message id first."""
ID = re.compile(r"[a-z]+(-[a-z]+)+")


def arguments(message: Message) -> set[str]:
    found: set[str] = set()

    class Finder(Visitor):
        def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
            found.add(node.id.name)

    Finder().visit(message)
    return found


def is_id(value: object) -> bool:
    return isinstance(value, str) and ID.fullmatch(value) is not None


@cache
def source_nodes() -> list[ast.AST]:
    """Return every node of the package's code."""
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in sorted(PACKAGE.rglob("*.py")))
    return [node for tree in trees for node in ast.walk(tree)]


def called_ids() -> set[object]:
    """Return every message id that is a literal in a call, including both branches of a conditional."""
    ids: set[object] = set()
    for node in source_nodes():
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        if name in SPEAKERS:
            first = node.args[0]
            arms = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
            ids |= {arm.value for arm in arms if isinstance(arm, ast.Constant) and is_id(arm.value)}
    return ids


def living(names: Iterable[str]) -> set[str]:
    """Return the ids that are in the code, or that it can compose from its strings and numbers."""
    strings: set[str] = set()
    composed: set[tuple[str | None, ...]] = set()
    for node in source_nodes():
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            strings.add(node.value)
        elif isinstance(node, ast.arg):
            strings.add(node.arg)  # the options of a command
        elif isinstance(node, ast.JoinedStr):
            parts = [str(part.value) if isinstance(part, ast.Constant) else None for part in node.values]
            if re.fullmatch(r"[a-z]+(-[a-z]+)*-", parts[0] or ""):
                composed.add(tuple(parts))
    words = {word for string in strings if re.fullmatch("[A-Za-z0-9-]+", word := re.sub("[_ ]", "-", string))}
    return {name for name in names if name in strings or is_composed(name, words, composed)}


def is_composed(name: str, words: set[str], composed: set[tuple[str | None, ...]]) -> bool:
    """Return whether an id matches a composed string. Its fixed parts are texts; its variable parts are ``None``."""
    near = [parts for parts in composed if name.startswith(parts[0] or "")]
    value = "|".join(word for word in words if near and word in name) or "(?!)"
    filled_in = rf"(?:{value}|\d+)(?:-(?:{value}))*"
    return any(
        re.fullmatch("".join(filled_in if part is None else re.escape(part) for part in parts), name) for parts in near
    )


def test_english_ships_and_parses() -> None:
    assert "en" in languages()
    assert text_for("en").name == "English"
    assert len(messages("en")) > 100
    assert all(message.value is not None for message in messages("en").values())


@pytest.mark.parametrize("language", languages())
def test_no_message_is_written_twice(language: str) -> None:
    counts = Counter(entry.id.name for entry in entries(language) if isinstance(entry, Message))
    assert [name for name, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("language", languages())
def test_a_translation_says_what_english_says_with_the_same_arguments(language: str) -> None:
    Text(language)
    for name, message in messages(language).items():
        assert arguments(message) <= arguments(messages("en")[name]), name


def test_every_id_in_the_code_exists() -> None:
    called = called_ids()
    assert "button-join" in called
    assert called - messages("en").keys() == set()


def test_no_message_is_dead() -> None:
    assert messages("en").keys() - living(messages("en")) == set()


def test_a_dead_message_is_found_among_composed_ones() -> None:
    words, composed = {"look", "pictures", "pings-by"}, {("preferences-", None, "-", None), ("help-", None)}
    assert is_composed("preferences-pings-by-pictures", words, composed)
    assert is_composed("help-4", words, composed)
    assert not is_composed("preferences-look-photos", words, composed)
    assert not is_composed("help-me", words, composed)


def test_every_refusal_of_the_rules_has_its_sentence() -> None:
    wanted = {f"refused-{reason.value.replace('_', '-')}" for reason in Reason}
    assert wanted - messages("en").keys() == set()


def test_plurals_and_placeables() -> None:
    text = text_for("en")
    assert text("cards", count=1) == "1 card"
    assert text("cards", count=2) == "2 cards"
    assert text("card", color="G", face="D2") == "Green Draw Two"
    assert text.listed(["3", "7", "Skip"]) == "3, 7, Skip"
    assert text.listed([]) == ""
    assert text_for("ja").listed(["3", "7", "8"]) == "3、7、8"


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("es-419", "3, 7 · 31% · +1.5 · noviembre de 2026 · T4 de 2026 · 12,345"),
        ("id", "3, 7 · 31% · +1,5 · November 2026 · K4 2026 · 12.345"),
        ("it", "3, 7 · 31% · +1,5 · novembre 2026 · T4 2026 · 12.345"),
        ("ko", "3, 7 · 31% · +1.5 · 2026년 11월 · 2026년 4분기 · 12,345"),
        ("pl", "3, 7 · 31% · +1,5 · listopad 2026 · IV kw. 2026 · 12 345"),
        ("ru", "3, 7 · 31 % · +1,5 · ноябрь 2026 г. · 4-й кв. 2026 г. · 12 345"),
        ("tr", "3, 7 · %31 · +1,5 · Kasım 2026 · 2026 Ç4 · 12.345"),
        ("zh-TW", "3、7 · 31% · +1.5 · 2026年11月 · 2026年第4季 · 12,345"),
    ],
)
def test_numbers_and_dates_are_those_of_the_language(language: str, written: str) -> None:
    text = text_for(language)
    count = text("privacy-tables", count=12345).split(":" if language != "zh-TW" else "：")[1]
    parts = (text.percent(0.31), text.signed(1.5), text.month(2026, 11), text.quarter(2026, 4), count.strip())
    assert " · ".join((text.listed(["3", "7"]), *parts)).replace("\u00a0", " ").replace("\u202f", " ") == written


@pytest.mark.parametrize("language", languages())
def test_a_negative_number_has_a_minus_and_a_name_keeps_its_hyphen(language: str) -> None:
    text = text_for(language)
    assert "−7" in text("points", count=-7)
    row = text("tournament-row-duplicate", place=1, name="Ann-2", points=-7, places="1", opponents=0)
    assert "Ann-2" in row
    assert "−7" in row


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_slavic_numbers_have_three_forms(language: str) -> None:
    """One card, two to four, and five and more; 21 is as one in Russian, and 22 as two in both."""
    text = text_for(language)
    forms = [text("cards", count=count).replace(str(count), "").strip() for count in (1, 2, 4, 5, 12, 22)]
    one, few, _, many, *_ = forms
    assert forms == [one, few, few, many, many, few]
    assert len({one, few, many}) == 3
    assert (text("cards", count=21) == f"21 {one}") == (language == "ru")


def test_an_unknown_id_and_a_missing_argument_are_told() -> None:
    text = text_for("en")
    with pytest.raises(KeyError):
        text("no-such-message")
    with pytest.raises(CatalogueError):
        text("cards")


def test_a_reader_gets_their_language_or_english() -> None:
    assert text_for("en-US") is text_for("en-GB") is text_for(None) is text_for("xx-YY") is text_for("en")


def test_what_a_language_lacks_is_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("unobot.i18n.read_catalogue", lambda language: "cards = { $count } Karten")
    text = Text("de")
    assert text("cards", count=2) == "2 Karten"
    assert text("button-join") == "Join"


def test_a_language_shares_what_it_does_not_say_with_its_sibling(monkeypatch: pytest.MonkeyPatch) -> None:
    sibling = text_for("es-ES")
    monkeypatch.setattr("unobot.i18n.read_catalogue", lambda language: "button-join = Me uno\ncards = { $count\n")
    text = Text("es-419")
    assert text("button-join") == "Me uno"
    assert text("button-leave") == sibling("button-leave") != text_for("en")("button-leave")
    assert text("cards", count=2) == sibling("cards", count=2) != text_for("en")("cards", count=2)
    assert "12,345" in text("privacy-tables", count=12345), "its own numbers in a shared sentence"
    assert text.has("button-leave")
    assert not text.has("no-such-message")


def test_a_translation_that_asks_for_too_much_is_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("unobot.i18n.read_catalogue", lambda language: "cards = { $number } Karten")
    assert Text("de")("cards", count=2) == "2 cards"


def test_a_broken_message_is_told_with_its_line() -> None:
    text = Text("en", "cards = { $number\nhand = Your hand\n")
    assert text("hand") == "Your hand"
    with pytest.raises(CatalogueError, match="cards = "):
        text("cards")


def test_a_broken_translation_is_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("unobot.i18n.read_catalogue", lambda language: "cards = { $count\nlanguage-name = Deutsch\n")
    text = Text("de")
    assert text("cards", count=2) == "2 cards"
    assert text.name == "Deutsch"
