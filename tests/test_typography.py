"""Test the signs of each language: spaces and quotes as its readers print them, and bold words that are buttons."""

from __future__ import annotations

import re
import unicodedata

import pytest

from tests.catalogues import TRANSLATIONS, of_language, sentences
from unobot.i18n import DEFAULT_LANGUAGE, languages

_CODE = re.compile(r"`[^`]*`|\]\([^)]*\)")
_SIMPLIFIED = (
    "万与两临个为义买亏仅从仪们会传体儿关写决况减几击则刚创删别务动势单卖厅压双发变叠号吗启员响图场坏声处"
    "备复够头学实宾对导尔属带帮应开张弹归录彻总战择损换据携敌数断无旧时显机权条来样标检欢没测满灯灵点爱状"
    "独现画盘码确礼离种简纯练组经结给绝统继续编网罗罚联胜脸节获营蓝补装见观规视览计认让议记讲许论设证评识"
    "试话该语误说请读谁调谈败质贴赛赢转轮软载输边达过运还进远违连适选递钟钮链锁错键长闪闭问间队阳际难页顶"
    "项顺须顾预领频题颜风马验鱼"
)
"""Common signs of mainland China that Taiwan writes in another way."""
_CJK = r"[\u3040-\u30ff\u4e00-\u9fff]"
_HANGUL = r"[\uac00-\ud7a3]"
_DEVANAGARI = r"[\u0900-\u097f]"
SIGNS = {
    "en": {"a space before an ellipsis": r"[ \u00a0]…"},
    "de": {"a quote of another language": r"[”«»]|„[^“]*$|(?<!.)[^„]*“"},
    "ru": {
        "a quote of another language": r"[“”„]",
        "a space before an ellipsis": r"[ \u00a0]…",
        "a hyphen for a dash": r"\w - \w",
    },
    "fr": {
        "a space that breaks before a sign": r" [:;!?»]",
        "no space before a sign": r"\w[;!?]|[^\u00a0]»",
        "a space that breaks after a quote": r"« |«[^\u00a0]",
        "a straight apostrophe": r"\w'\w",
        "a space before an ellipsis": r"[ \u00a0]…",
        "a quote of another language": r"[“”„]",
    },
    "es-ES": {"a quote of another language": r"[“”„]", "a space before an ellipsis": r"[ \u00a0]…"},
    "pl": {"a quote of another language": r"[“«»]|„[^”]*$|(?<!.)[^„]*”", "a space before an ellipsis": r"[ \u00a0]…"},
    "es-419": {"a quote of another language": r"[«»„]", "a space before an ellipsis": r"[ \u00a0]…"},
    "pt-BR": {"a quote of another language": r"[«»„]", "a space before an ellipsis": r"[ \u00a0]…"},
    "it": {
        "a straight apostrophe": r"\w'",
        "a space before an ellipsis": r"[ \u00a0]…",
        "a space before a sign": r"\w [:;!?](?:\s|$)",
        "a quote of another language": r"[«»„]",
        "an apostrophe for an accent": r"\bE’|[Pp]erche’|[Pp]iu’",
    },
    "id": {"a quote of another language": r"[«»„]", "a space before an ellipsis": r"[ \u00a0]…"},
    "ja": {
        "a half-width sign": rf"{_CJK}[:;!?,]|{_CJK}\(|\){_CJK}",
        "another wave dash": "～",
        "a space before an ellipsis": r"[ \u00a0]…",
        "spaces around AI": rf"{_CJK} AI|AI {_CJK}",
    },
    "zh-CN": {
        "a half-width sign": rf"{_CJK}[:;!?,]|{_CJK}\(|\){_CJK}",
        "a space before an ellipsis": r"[ \u00a0]…",
        "a double ellipsis": "……",
    },
    "zh-TW": {
        "a half-width sign": rf"{_CJK}[:;!?,]|{_CJK}\(|\){_CJK}",
        "a space before an ellipsis": r"[ \u00a0]…",
        "a double ellipsis": "……",
        "a quote of another language": r"[“”«»„]",
        "a simplified sign": f"[{_SIMPLIFIED}]",
    },
    "ko": {
        "a full-width sign": r"[：；！？，。（）～]",
        "a quote of another language": r"[«»„「」]|\w'\w",
        "a space before an ellipsis": r"[ \u00a0]…",
        "two particles to choose from": rf"{_HANGUL}\({_HANGUL}\)",
    },
    "tr": {
        "a straight apostrophe": r"\w'",
        "a space before an ellipsis": r"[ \u00a0]…",
        "a space before a sign": r"\w [:;!?](?:\s|$)",
        "a quote of another language": r"[«»„]",
        "a comma below instead of a cedilla": "[șțȘȚ]",
    },
    "hi": {
        "a full stop instead of a danda": rf"{_DEVANAGARI}\.(?:\s|$)",
        "a space before a danda or an ellipsis": r"(?<!\])[ \u00a0][।…]",
        "a quote of another language": r"[«»„]",
    },
}
"""The mistakes that no message may have: a name, and a pattern of the text. Each language has its own."""
SENTENCE_SIGNS = (("¿", "?"), ("¡", "!"))
NUKTA = "\u093c"
WIDTHS = {r"button-.*": 38, r"preferences-.*(?<!-what)(?<!-body)(?<!-playing)": 26, r"card-short": 4}
"""The columns that fit at each place on a phone, by a pattern of the message id. A wide sign takes two columns."""


def shown(language: str) -> dict[str, str]:
    """Return the Fluent text of each message, without code and addresses."""
    return {name: _CODE.sub("x", text) for name, text in sentences(language).items()}


@pytest.mark.parametrize("language", languages())
def test_signs_are_those_of_the_language(language: str) -> None:
    for mistake, pattern in of_language(SIGNS, language).items():
        found = {name: text for name, text in shown(language).items() if re.search(pattern, text, re.MULTILINE)}
        assert found == {}, mistake


@pytest.mark.parametrize("language", [language for language in languages() if language.startswith("es-")])
def test_spanish_questions_and_calls_have_both_signs(language: str) -> None:
    for name, text in shown(language).items():
        plain = re.sub(r"\*\* ?\?|[«“]\?[»”]|^\?$", "", text)
        for opening, closing in SENTENCE_SIGNS:
            assert plain.count(opening) == plain.count(closing), f"{name} = {text}"


def test_hindi_spells_a_word_with_its_nukta_or_without_it() -> None:
    words = {
        unicodedata.normalize("NFD", word)
        for text in shown("hi").values()
        for word in re.findall(rf"{_DEVANAGARI}+", text)
    }
    assert {word for word in words if NUKTA in word and word.replace(NUKTA, "") in words} == set()


def buttons(language: str) -> dict[str, str]:
    """Return the labels of buttons without arguments, by message id."""
    return {
        name: text
        for name, text in sentences(language).items()
        if re.match(r"button-|preferences-\w+-o(?:n|ff)$", name) and "{" not in text
    }


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_bold_button_of_a_sentence_has_the_words_of_the_button(language: str) -> None:
    labels: dict[str, set[str]] = {}
    for button, label in buttons(DEFAULT_LANGUAGE).items():
        labels.setdefault(label, set()).add(sentences(language).get(button, label))
    wrong = {}
    for name, english in sentences(DEFAULT_LANGUAGE).items():
        text = sentences(language).get(name)
        for bold in re.findall(r"\*\*([^*]+)\*\*", english):
            if text is not None and bold in labels and not any(f"**{label}**" in text for label in labels[bold]):
                wrong[name] = f"{bold} is {' or '.join(sorted(labels[bold]))}: {text}"
    assert wrong == {}


@pytest.mark.parametrize("language", languages())
def test_bold_words_begin_and_end_for_every_reader(language: str) -> None:
    """Stars between a sign and a letter are shown as stars: https://spec.commonmark.org/0.31.2/#delimiter-run.

    A time is <t:1:t>, and the name of a seat begins with its emoji, or is only the emoji.
    """
    wrong = {}
    for name, source in sentences(language).items():
        seat = "<:fox:1>" if name == "hand-shown-short" else "<:fox:1> Ann"
        text = re.sub(_NAMES, seat, re.sub(_TIMES, "<t:1:t>", source))
        for number, stars in enumerate(re.finditer(r"\*\*", text)):
            left, right = text[: stars.start()][-1:], text[stars.end() :][:1]
            inner, outer = (left, right) if number % 2 else (right, left)
            if inner not in ("", "{", "}") and _is_sign(inner) and outer.strip() and not _is_sign(outer):
                wrong[name] = source
    assert wrong == {}


_TIMES, _NAMES = r"\{ \$(at|left|until|when) \}", r"\{ \$(ai|by|host|name|other) \}"


def _is_sign(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "PS"


def variants(text: str) -> list[str]:
    """Return each line that a message may be, with short values for its arguments."""
    lines = re.findall(r"^ *\*?\[[^\]]*\] ?(.+)$", text, re.MULTILINE) if "->" in text else [text]
    return [re.sub(r"\{[^}]*\}", "10", line) for line in lines]


def columns(label: str) -> int:
    """Return the width of a label in columns: 2 for a wide sign, none for a sign that joins the one before it."""
    return sum(
        0
        if unicodedata.category(sign) in ("Mn", "Me", "Cf")
        else 2
        if unicodedata.east_asian_width(sign) in "WF"
        else 1
        for sign in label
    )


@pytest.mark.parametrize("language", languages())
def test_labels_and_lines_of_menus_are_not_cut_on_a_phone(language: str) -> None:
    cut = {
        name: f"{columns(line)} columns, {width} fit: {line}"
        for place, width in WIDTHS.items()
        for name, text in sentences(language).items()
        if re.fullmatch(place, name)
        for line in variants(text)
        if columns(line) > width
    }
    assert cut == {}


def test_a_wide_sign_takes_two_columns_and_a_vowel_sign_none() -> None:
    assert (columns("Uno"), columns("手札"), columns("कु")) == (3, 4, 1)
