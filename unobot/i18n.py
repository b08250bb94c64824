"""Every sentence a user can see: Project Fluent, one catalogue per language, a folder `unobot/locales/<language>/`.

Code names a message by its id and hands over what stands in it; whole sentences, plurals and word order are
the catalogue's. English is complete; another language may lack messages, each of which falls back to English.
Nothing here knows cards, tables or Discord.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Mapping
from functools import cache, lru_cache, reduce
from importlib.resources import files
from itertools import pairwise
from types import MappingProxyType
from typing import Literal, TypeAlias

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Junk

DEFAULT_LANGUAGE = "en"
_ENTRY = re.compile(r"^(?=[A-Za-z][\w-]* *=)", re.MULTILINE)
"""Where a message begins: with its id, at the beginning of a line."""
_WITHOUT_PICTURES = re.compile(r" {2,}")
_REMEMBERED = 4096
"""Sentences each language keeps ready: names and times make most of them last for one table only."""


Look: TypeAlias = Literal["pictures", "shapes", "text"]
"""How a reader wants to see cards: as pictures, as the shapes of the color-blind with letters, as words alone."""


class CatalogueError(ValueError):
    """A language file cannot be read as Fluent, or a message asks for something it was not given."""


class Text:
    """The words of one language: ``t("lobby-full", seats=10)`` is the finished sentence.

    Beside them stand the small pictures that go with words, as their reader wants them (`seen`). A message is parsed
    when it is first said: all of all languages would take a start some seconds.
    """

    def __init__(self, language: str, catalogue: str | None = None) -> None:
        """``language`` is one of `languages()`; ``catalogue`` is Fluent text to use instead of the file.

        Raises `FileNotFoundError` for an unknown language.
        """
        self.language = language
        self.look: Look = "shapes"
        self.pictures: Mapping[str, str] = MappingProxyType({})
        self._babel_name = language.replace("-", "_")
        self._entries = _entries(read_catalogue(language) if catalogue is None else catalogue)
        # Without the invisible isolation marks: they would stand in button labels, and names are clean.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._fallback = None if language == DEFAULT_LANGUAGE or catalogue is not None else text_for(DEFAULT_LANGUAGE)
        self._remembered = lru_cache(maxsize=_REMEMBERED)(self._format)

    def __call__(self, message: str, /, **args: str | int) -> str:
        """The message with its placeables filled in.

        Raises `KeyError` for an id that no catalogue has, `CatalogueError` for one that lacks an argument or, in
        English, is not Fluent.
        """
        sentence = self._remembered(message, tuple(args.items()))
        return sentence if self.look != "text" else _WITHOUT_PICTURES.sub(" ", sentence).strip(" \u00a0")

    def seen(self, look: Look, pictures: Mapping[str, str]) -> Text:
        """The same words for a reader with this look; ``pictures`` is what to write for each picture there is."""
        other = copy.copy(self)
        other.look, other.pictures = look, pictures
        return other

    @property
    def name(self) -> str:
        """What the language calls itself."""
        return self("language-name")

    def has(self, message: str) -> bool:
        """Whether this language has words of its own for a message, so that it does not fall back to English."""
        return message in self._entries

    def listed(self, items: list[str]) -> str:
        """The items as this language enumerates them, without an "and": "3, 7, Skip"; an empty string for none."""
        between = Locale.parse(self._babel_name).list_patterns["standard"]["middle"]
        return reduce(between.format, items) if items else ""

    def _format(self, message: str, args: tuple[tuple[str, str | int], ...]) -> str:
        pattern = self._pattern(message)
        if pattern is not None:
            sentence, errors = self._bundle.format_pattern(pattern, dict(args))
            if not errors:
                return str(sentence)
            if self._fallback is None:
                raise CatalogueError(f"The message {message!r} cannot be written: {errors[0]}")
        if self._fallback is None:
            raise KeyError(message)
        return self._fallback(message, **dict(args))

    def _pattern(self, message: str) -> Pattern | None:
        """What this language has for a message, read when it is first asked for; ``None`` where it has nothing."""
        if message in self._entries and not self._bundle.has_message(message):
            resource = FluentResource(self._entries[message])
            broken = next((entry for entry in resource.body if isinstance(entry, Junk)), None)
            if broken is None:
                self._bundle.add_resource(resource)
            elif self._fallback is None:
                line = (broken.content or "").strip().partition("\n")[0]
                raise CatalogueError(f"The {self.language} language file has a line that is not Fluent: {line}")
            else:
                del self._entries[message]  # as if it were missing: no slip of a translator's stops a game
        return self._bundle.get_message(message).value if self._bundle.has_message(message) else None


@cache
def languages() -> tuple[str, ...]:
    """The languages that ship, by the names of their folders."""
    return tuple(sorted(entry.name for entry in files("unobot").joinpath("locales").iterdir() if entry.is_dir()))


def read_catalogue(language: str) -> str:
    """The Fluent text of one shipped language, all its files. Raises `FileNotFoundError` where there is none."""
    folder = files("unobot").joinpath("locales", language)
    parts = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".ftl")), key=lambda entry: entry.name)
    return "\n".join(part.read_text(encoding="utf-8") for part in parts)


@lru_cache(maxsize=_REMEMBERED)
def text_for(locale: str | None) -> Text:
    """The words for a reader whose Discord speaks ``locale`` ("en-US", "de", "es-419"): it, its kin, or English."""
    wanted = locale or DEFAULT_LANGUAGE
    short = wanted.partition("-")[0]
    kin = (name for name in languages() if name.partition("-")[0] == short)
    return _shipped(next((name for name in (wanted, short, *kin) if name in languages()), DEFAULT_LANGUAGE))


@cache
def _shipped(language: str) -> Text:
    return Text(language)


def _entries(catalogue: str) -> dict[str, str]:
    """The Fluent text of each message, by its id; what stands before the first is left out."""
    starts = [found.start() for found in _ENTRY.finditer(catalogue)]
    entries = (catalogue[start:end] for start, end in pairwise([*starts, len(catalogue)]))
    return {entry.partition("=")[0].strip(): entry for entry in entries}
