"""Read the catalogues as Fluent, and the papers of their translators in `translations/`.

`translations/<language>/english.tsv` has a line for each translated message: its id, and a hash of the English that it
was made from. A message is stale if its English has another hash now. `translations/<language>/glossary.tsv` has the
terms of the language, checked in each message. A language of `SIBLINGS` has a hash for its own messages only.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TypeVar

from fluent.syntax import FluentParser
from fluent.syntax.ast import EntryType, Message

from unobot.i18n import DEFAULT_LANGUAGE, SIBLINGS, languages, read_catalogue, split_catalogue

ROOT = Path(__file__).parents[1]
PAPERS = ROOT / "translations"
TRANSLATIONS = tuple(language for language in languages() if language != DEFAULT_LANGUAGE)
UNSPACED = tuple(language for language in languages() if language.partition("-")[0] in ("ja", "zh"))
"""Languages without spaces between words, and with wide stops."""
HASH_DIGITS = 8
_COMMENT = re.compile(r"^#", re.MULTILINE)
_LETTER = r"[\w\u0900-\u097f]"
"""A letter. Vowel signs of Devanagari are letters here, too."""
_Value = TypeVar("_Value")


@cache
def entries(language: str) -> list[EntryType]:
    """Return a language's messages and comments, parsed once for all tests."""
    return FluentParser().parse(read_catalogue(language)).body


@cache
def messages(language: str) -> dict[str, Message]:
    """Return the messages in a language's file by id."""
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, Message)}


@cache
def sentences(language: str) -> dict[str, str]:
    """Return the Fluent text of each message by its id, with those that the language shares with its sibling."""
    shared = sentences(SIBLINGS[language]) if language in SIBLINGS else {}
    return shared | own_sentences(language)


@cache
def own_sentences(language: str) -> dict[str, str]:
    """Return the Fluent text of each message in a language's file by its id, without the comments above it."""
    entries = split_catalogue(read_catalogue(language)).items()
    return {name: _COMMENT.split(entry.partition("=")[2])[0].strip() for name, entry in entries}


def of_language(table: Mapping[str, _Value], language: str) -> _Value:
    """Return a language's value in a table, or that of its sibling. Raises `KeyError` if neither has one."""
    return table[language] if language in table else table[SIBLINGS.get(language, language)]


def words_of(sentence: str) -> str:
    """Return a Fluent text without the names of its arguments and of its choices."""
    return re.sub(r"\$\w+|^ *\*?\[[^\]]*\]", "", sentence, flags=re.MULTILINE)


def text_hash(sentence: str) -> str:
    """Return a short hash of a Fluent text. Line breaks and indentation change nothing."""
    return hashlib.sha256(" ".join(sentence.split()).encode()).hexdigest()[:HASH_DIGITS]


def sources(language: str, papers: Path = PAPERS) -> dict[str, str]:
    """Return the hash of the English of each translated message, by its id; nothing if there is no file."""
    path = papers / language / "english.tsv"
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return dict(line.split("\t") for line in lines)


def write_sources(language: str, hashes: dict[str, str], papers: Path = PAPERS) -> None:
    """Write `sources`, sorted by id, so that two changes at a time rarely touch the same lines."""
    path = papers / language / "english.tsv"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(f"{name}\t{digest}\n" for name, digest in sorted(hashes.items())), "utf-8")


def stale(language: str, papers: Path = PAPERS) -> list[str]:
    """Return the ids whose English has changed since the translation, in the order of the catalogue.

    A message that a language shares with its sibling is stale in the sibling.
    """
    made_from, english = sources(language, papers), sentences(DEFAULT_LANGUAGE)
    own = own_sentences(language)
    return [name for name in own if name in english and made_from.get(name) != text_hash(english[name])]


@dataclass(frozen=True, slots=True)
class GlossaryTerm:
    """A row of a glossary: what to say for an English term, and what not to say in any message.

    A word matches any case. ``*`` stands for the rest of a word, and ``|`` is between words. ``term`` is empty in a row
    that only forbids. ``exceptions``: the ids whose English has the term in another meaning.
    """

    term: str
    say: tuple[str, ...]
    never: tuple[str, ...]
    source: str
    exceptions: tuple[str, ...]


def glossary(language: str, papers: Path = PAPERS) -> list[GlossaryTerm]:
    """Return the rows of a language's glossary; nothing if it has none."""
    path = papers / language / "glossary.tsv"
    lines = path.read_text("utf-8").splitlines()[1:] if path.exists() else []
    rows = [line.split("\t") for line in lines]
    return [
        GlossaryTerm(term, _words(say), _words(never), source, tuple(exceptions.split()))
        for term, say, never, source, exceptions in rows
    ]


def _words(cell: str) -> tuple[str, ...]:
    return tuple(word for word in cell.split("|") if word)


def mentions(text: str, words: Iterable[str], *, is_spaced: bool = True) -> list[str]:
    """Return the words that are in a text. ``is_spaced``: whether the language has spaces between words."""
    return [word for word in words if _word_pattern(word, is_spaced).search(text)]


@cache
def _word_pattern(word: str, is_spaced: bool) -> re.Pattern[str]:
    body = re.escape(word).replace(r"\*", _LETTER + "*")
    before, after = (f"(?<!{_LETTER})", f"(?!{_LETTER})") if is_spaced else ("", "")
    return re.compile(before + body + after, re.IGNORECASE)
