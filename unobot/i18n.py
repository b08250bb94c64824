"""Read all sentences for users from Project Fluent catalogues: one file `unobot/locales/<language>.ftl` per language.

The code names a message by its id and passes its arguments. The catalogue has the whole sentences, with their plurals
and their word order. English is complete. Another language falls back to English for each missing message, or to its
sibling in `SIBLINGS`. This module knows nothing about cards, tables or Discord.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Mapping
from datetime import date
from functools import cache, lru_cache
from importlib.resources import files
from itertools import pairwise
from types import MappingProxyType
from typing import Literal, TypeAlias

from babel import Locale
from babel.dates import format_skeleton
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Junk, Placeable, VariableReference
from fluent.syntax.visitor import Visitor

DEFAULT_LANGUAGE = "en"
SIBLINGS = {"es-419": "es-ES", "zh-TW": "zh-CN"}
"""The languages whose file has only the messages that differ from a sibling, and this sibling."""
_BETA = re.compile(r"^### Beta: yes$", re.MULTILINE)
"""Matches the line in the head of a language that no native speaker has read yet."""
_ENTRY = re.compile(r"^(?=[A-Za-z][\w-]* *=)", re.MULTILINE)
"""Matches the start of a message: its id at the start of a line."""
_WITHOUT_PICTURES = re.compile(r" {2,}")
_WIDE_STOPS = ("。", "？", "！")
MAX_CACHED_SENTENCES = 4096
"""The number of finished sentences that each language caches. Most contain names or times of a single table."""
MINUS = "\N{MINUS SIGN}"
"""The sign before a negative number. It is as wide as a plus."""
_HYPHEN = re.compile(r"-(?=\d)")
"""Matches the sign that Fluent writes before a negative number."""
_MARK = "\0"
"""Stands around the name of an argument that is inserted later."""


Look: TypeAlias = Literal["pictures", "shapes", "text"]
"""How a user sees cards: as pictures, as shapes and letters for color-blind users, or only as words."""


class CatalogueError(ValueError):
    """A language file is not valid Fluent, or a message lacks an argument."""


class _Variables(Visitor):
    """Collects the variables that a message only inserts, and the variables that it uses in another way."""

    def __init__(self) -> None:
        self.inserted: set[str] = set()
        self.other: set[str] = set()

    def visit_Placeable(self, node: Placeable) -> None:  # noqa: N802 - the name of the node
        if isinstance(node.expression, VariableReference):
            self.inserted.add(node.expression.id.name)
        else:
            self.generic_visit(node)

    visit_NeverIsolatingPlaceable = visit_Placeable  # noqa: N815 - the name of the node, if it is the whole message

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the name of the node
        self.other.add(node.id.name)


class Text:
    """The messages of one language: ``text("lobby-ready", seats=10)`` returns the finished sentence.

    It also carries the user's look and the emojis for it (`with_look`). A message is parsed on its first use, because
    parsing all messages of all languages takes seconds.
    """

    def __init__(self, language: str, catalogue: str | None = None) -> None:
        """Load ``language``, one of `languages()`. ``catalogue``: Fluent text to use instead of the file.

        Raises `FileNotFoundError` if the language is unknown.
        """
        self.language = language
        self.look: Look = "shapes"
        self.pictures: Mapping[str, str] = MappingProxyType({})
        self.pictures_key = 0
        """A hash of the emojis, so that a screen is drawn again when they change. It is 0 without emojis."""
        self._by_look: dict[tuple[Look, bool], Text] = {}
        self._entries = split_catalogue(read_catalogue(language) if catalogue is None else catalogue)
        # No isolation marks: they would be invisible characters in button labels, and names are cleaned anyway.
        self._bundle = FluentBundle([language], use_isolating=False)
        has_fallback = language != DEFAULT_LANGUAGE and catalogue is None
        self._fallback = text_for(SIBLINGS.get(language, DEFAULT_LANGUAGE)) if has_fallback else None
        self._insertable = cache(self._find_insertable)
        self._parts = lru_cache(maxsize=MAX_CACHED_SENTENCES)(self._split)
        self._cached_sentence = lru_cache(maxsize=MAX_CACHED_SENTENCES)(self._write)

    def __call__(self, message: str, /, **args: str | int) -> str:
        """Return the message with its placeables filled in.

        Raises `KeyError` if no catalogue has the id. Raises `CatalogueError` if an argument is missing, or if the
        English message is not valid Fluent.
        """
        sentence = self._cached_sentence(message, tuple(args.items()))
        return sentence if self.look != "text" else _WITHOUT_PICTURES.sub(" ", sentence).strip(" \u00a0")

    def with_look(self, look: Look, pictures: Mapping[str, str]) -> Text:
        """Return these messages for a user with this look. ``pictures``: the emojis by the keys of their pictures.

        All users of a language with the same look share one object, and so its cache of sentences.
        """
        key = look, bool(pictures)
        text = self._by_look.get(key)
        if text is None or (text.pictures is not pictures and text.pictures != pictures):
            text = self._by_look[key] = copy.copy(self)
            text.look, text.pictures = look, pictures
            text.pictures_key = hash(tuple(pictures.values())) if pictures else 0
        return text

    def with_pictures(self, pictures: Mapping[str, str]) -> Text:
        """Return these messages in the same look with other emojis. The caller keeps it, as it has its own caches."""
        text = copy.copy(self)
        text.pictures = pictures
        return text

    @property
    def name(self) -> str:
        """The name of the language in that language."""
        return self("language-name")

    def has(self, message: str) -> bool:
        """Return whether this language, or the one that it shares messages with, has its own version of a message."""
        if message in self._entries or self._fallback is None:
            return message in self._entries
        return self._fallback.language != DEFAULT_LANGUAGE and self._fallback.has(message)

    def listed(self, items: list[str]) -> str:
        """Return the items as a list in this language, without "and": "3, 7, Skip"; an empty string without items."""
        return _separator(self.language).join(items)

    def percent(self, share: float) -> str:
        """Return a share from 0 to 1 as a whole number of percent in this language: "31%", "31 %"."""
        return str(format_percent(share, locale=self.language.replace("-", "_")))

    def signed(self, value: float) -> str:
        """Return a number with its sign and one digit after the point in this language: "+1.5", "−0,3"."""
        rounded = round(value, 1) + 0.0  # no minus zero
        return str(format_decimal(rounded, format=f"+0.0;{MINUS}0.0", locale=self.language.replace("-", "_")))

    def month(self, year: int, month: int) -> str:
        """Return a month in this language: "November 2026"."""
        return str(format_skeleton("yMMMM", date(year, month, 1), locale=self.language.replace("-", "_")))

    def quarter(self, year: int, quarter: int) -> str:
        """Return a quarter in this language: "Q4 2026"."""
        return str(format_skeleton("yQQQ", date(year, 3 * quarter, 1), locale=self.language.replace("-", "_")))

    @staticmethod
    def sentences(*sentences: str) -> str:
        """Return sentences in a row, without the empty ones. No space follows a full stop of Chinese or Japanese."""
        row = ""
        for sentence in filter(None, sentences):
            space = "" if not row or row[-1] in _WIDE_STOPS else " "
            row += space + sentence
        return row

    def _write(self, message: str, args: tuple[tuple[str, str | int], ...]) -> str:
        """Return a sentence. Arguments that are only inserted share a cached pattern, for example all names."""
        insertable = self._insertable(message)
        key_args = [(name, None if name in insertable and type(value) is str else value) for name, value in args]
        parts, values = list(self._parts(message, tuple(key_args))), dict(args)
        parts[1::2] = [str(values[name]) for name in parts[1::2]]
        return "".join(parts)

    def _split(self, message: str, args: tuple[tuple[str, str | int | None], ...]) -> tuple[str, ...]:
        """Return a sentence in parts: a text, the name of an argument that is None, a text, and so on."""
        marked = {name: f"{_MARK}{name}{_MARK}" if value is None else value for name, value in args}
        sentence = self._format(message, marked)
        if any(isinstance(value, int) and value < 0 for _, value in args):
            sentence = _HYPHEN.sub(MINUS, sentence)
        return tuple(sentence.split(_MARK))

    def _find_insertable(self, message: str) -> frozenset[str]:
        """Return the arguments that a message only inserts, so that no variant of the sentence depends on them."""
        pattern, variables = self._pattern(message), _Variables()
        if pattern is not None:
            variables.visit(pattern)
        insertable = frozenset(variables.inserted - variables.other)
        if self._fallback is None:
            return insertable
        fallback_insertable = self._fallback._insertable(message)  # noqa: SLF001 - another Text
        # The fallback is shown if this message has a mistake, so both must allow it.
        return fallback_insertable if pattern is None else insertable & fallback_insertable

    def _format(self, message: str, args: dict[str, str | int], bundle: FluentBundle | None = None) -> str:
        """Return a finished sentence. ``bundle``: that of the language that shares this one's messages."""
        pattern = self._pattern(message)
        if pattern is not None:
            sentence, errors = (bundle or self._bundle).format_pattern(pattern, args)
            if not errors:
                return str(sentence)
            if self._fallback is None:
                raise CatalogueError(f"The message {message!r} cannot be written: {errors[0]}")
        if self._fallback is None:
            raise KeyError(f"{message} is not in locales/{DEFAULT_LANGUAGE}.ftl")
        shared = self._bundle if self.language in SIBLINGS else None  # its own numbers in the sentences of its sibling
        return self._fallback._format(message, args, shared)  # noqa: SLF001 - another Text

    def _pattern(self, message: str) -> Pattern | None:
        """Return this language's pattern of a message, parsed on its first use; None if it has no such message."""
        if message in self._entries and not self._bundle.has_message(message):
            resource = FluentResource(self._entries[message])
            broken = next((entry for entry in resource.body if isinstance(entry, Junk)), None)
            if broken is None:
                self._bundle.add_resource(resource)
            elif self._fallback is None:
                line = (broken.content or "").strip().partition("\n")[0]
                raise CatalogueError(f"The {self.language} language file has a line that is not Fluent: {line}")
            else:
                del self._entries[message]  # use the fallback: a translator's mistake must not stop a game
        return self._bundle.get_message(message).value if self._bundle.has_message(message) else None


@cache
def languages() -> tuple[str, ...]:
    """Return the languages of this package, which are the names of their files."""
    names = (entry.name for entry in files("unobot").joinpath("locales").iterdir())
    return tuple(sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl")))


def read_catalogue(language: str) -> str:
    """Return the Fluent text of a language. Raises `FileNotFoundError` if the language is unknown."""
    return files("unobot").joinpath("locales", f"{language}.ftl").read_text(encoding="utf-8")


@lru_cache(maxsize=MAX_CACHED_SENTENCES)
def text_for(locale: str | None) -> Text:
    """Return the messages for a Discord locale ("en-US", "de", "es-419"): that language, a related one, or English."""
    requested = locale or DEFAULT_LANGUAGE
    short = requested.partition("-")[0]
    related = (name for name in languages() if name.partition("-")[0] == short)
    return _shipped(next((name for name in (requested, short, *related) if name in languages()), DEFAULT_LANGUAGE))


@lru_cache(maxsize=MAX_CACHED_SENTENCES)
def default_text_for(locale: str | None) -> Text:
    """Return the messages for a reader with this locale who has chosen no language: `text_for`, but none in beta."""
    text = text_for(locale)
    while is_beta(text.language):
        text = text_for(SIBLINGS.get(text.language, DEFAULT_LANGUAGE))
    return text


def beta_language(locale: str | None) -> str | None:
    """Return the language in beta that a reader with this locale can choose, or None."""
    language = text_for(locale).language
    return language if is_beta(language) else None


@cache
def is_beta(language: str) -> bool:
    """Return whether no native speaker has read a language yet. Only people who choose it see it."""
    return _BETA.search(read_catalogue(language).partition("\n\n")[0]) is not None


@cache
def _shipped(language: str) -> Text:
    return Text(language)


@cache
def _separator(language: str) -> str:
    """Return the text between two items of a list in a language. The item comes before it in all languages."""
    before, _, after = Locale.parse(language, sep="-").list_patterns["standard"]["middle"].partition("{0}")
    assert not before, "the pattern begins with the item before"
    return str(after.removesuffix("{1}"))


def split_catalogue(catalogue: str) -> dict[str, str]:
    """Return the Fluent text of each message by its id, without the text before the first message."""
    starts = [match.start() for match in _ENTRY.finditer(catalogue)]
    entries = (catalogue[start:end] for start, end in pairwise([*starts, len(catalogue)]))
    return {entry.partition("=")[0].strip(): entry for entry in entries}
