# ruff: noqa: T201 - a script for people who read what it prints
"""List the stale translations, and mark those that are up to date: ``make translations``.

* ``python -m tests.translations [LANGUAGE...]`` prints each message whose English has changed since its translation.
  It prints the id, the English, the translation, and the terms of the glossary that the English has.
* ``python -m tests.translations --done LANGUAGE ID...`` marks messages as made from today's English. The language
  ``all`` is every language: for a change of the English that changes no meaning.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.catalogues import (
    PAPERS,
    TRANSLATIONS,
    glossary,
    mentions,
    own_sentences,
    sentences,
    sources,
    stale,
    text_hash,
    words_of,
    write_sources,
)
from unobot.i18n import DEFAULT_LANGUAGE


def main(arguments: Sequence[str], papers: Path = PAPERS) -> int:
    """Do what the arguments say. Return an exit status: 1 if there is no such language or message."""
    parser = argparse.ArgumentParser(prog="python -m tests.translations", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="LANGUAGE", help="the languages; with --done, a language and ids")
    parser.add_argument("--done", action="store_true", help="mark these messages as made from today's English")
    chosen = parser.parse_args(arguments)
    if chosen.done:
        return _mark(chosen.names, papers)
    if unknown := [name for name in chosen.names if name not in TRANSLATIONS]:
        print(f"There is no catalogue of: {', '.join(unknown)}", file=sys.stderr)
        return 1
    for language in chosen.names or TRANSLATIONS:
        for line in _stale_lines(language, papers):
            print(line)
    return 0


def _stale_lines(language: str, papers: Path) -> Iterator[str]:
    """Yield what a translator needs for each stale message of a language, and nothing if none is stale."""
    names = stale(language, papers)
    if names:
        yield f"{language}: {len(names)} of {len(own_sentences(language))} messages are stale"
    for name in names:
        english = sentences(DEFAULT_LANGUAGE)[name]
        yield f"\n{name}\n  English: {english}\n  {language}: {own_sentences(language)[name]}"
        for row in glossary(language, papers):
            if row.term and mentions(words_of(english), row.term.split("|")):
                never = f" (not: {', '.join(row.never)})" if row.never else ""
                yield f"  {row.term}: {', '.join(row.say)}{never}"


def _mark(names: Sequence[str], papers: Path) -> int:
    """Mark messages as made from today's English. ``names``: a language or "all", and the ids."""
    language, ids = (names[0], names[1:]) if names else ("", ())
    english = sentences(DEFAULT_LANGUAGE)
    chosen = TRANSLATIONS if language == "all" else (language,)
    if language != "all" and language not in TRANSLATIONS:
        print(f"There is no catalogue of: {language or 'nothing'}", file=sys.stderr)
        return 1
    if unknown := [name for name in ids if name not in english]:
        print(f"These messages are not in English: {', '.join(unknown)}", file=sys.stderr)
        return 1
    for each in chosen:
        kept = {name: digest for name, digest in sources(each, papers).items() if name in english}
        done = {name: text_hash(english[name]) for name in ids if name in own_sentences(each)}
        write_sources(each, kept | done, papers)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
