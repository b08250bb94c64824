"""Clean typed or pasted text of Markdown, quotes and invisible characters.

A rule code that is copied from a message has backticks around it. A code from a web page may hold a zero-width space.
`plain` cleans each option of a command, each modal, and each ruleset of the command line.
"""

from __future__ import annotations

import re
import unicodedata

_FENCE = re.compile(r"```(?:[A-Za-z0-9+-]*\n(?=\s*\S[^`]*```))?(.*?)```", re.DOTALL)
"""A block of code. Its first line may name a language, which is left out."""
_LINE_PREFIX = re.compile(r"(?:>>>|>|-#|#{1,3}|[-+*•])\s+")
"""The start of a line that is quoted, small, a heading, or an item of a list."""
_MARKS = ("`", "*", "_", "~~", "||", '"', "'", "“”", "„“", "”", "‘’", "‚‘", "«»", "»«", "‹›", "「」", "『』", "《》")
"""The marks around a text, Markdown and quotes. Two different characters are an opening and a closing mark."""
_INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that are invisible but not control characters: fillers, joiners, the empty Braille cell."""
_STYLES = frozenset(map(chr, range(0xFE00, 0xFE10)))
"""Variation selectors: they choose how the character before them looks."""


def plain(text: str) -> str:
    """Return the text in one line, as the person means it. It is empty only if nothing visible is left.

    * Control, bidirectional and zero-width characters are removed, and styled or wide letters are ordinary ones (NFKC).
    * All dashes are ``-``, and all white space is one space.
    * Blocks of code, quotes and Markdown around the whole text are removed, but never what is between them.
    """
    line = "".join(character for character in visible(text) if character not in _STYLES)
    line = visible(unicodedata.normalize("NFKC", line))
    line = "".join("-" if unicodedata.category(character) == "Pd" else character for character in line).strip()
    while (inner := _unwrapped(line)) and inner != line:
        line = inner
    # A copy of half a block may leave one mark, which no code, number or id contains.
    return " ".join(line.split()).strip("`") or line


def folded(text: str) -> str:
    """Return the text as a search compares it: without case, and without the dots that Turkish has on an I."""
    return text.casefold().replace("i\u0307", "i").replace("ı", "i")


def visible(text: str) -> str:
    """Return the text without control, bidirectional and zero-width characters. White space stays."""
    return "".join(c for c in text if c.isspace() or not (unicodedata.category(c)[0] == "C" or c in _INVISIBLE))


def _unwrapped(text: str) -> str:
    """Return the text without one pair of marks around it, or without the mark of its line."""
    if fenced := _FENCE.fullmatch(text):
        return fenced[1].strip()
    for marks in _MARKS:
        first, last = (marks[0], marks[-1]) if marks[0] != marks[-1] else (marks, marks)
        if len(text) > len(first) + len(last) and text.startswith(first) and text.endswith(last):
            return text[len(first) : len(text) - len(last)].strip()
    return _LINE_PREFIX.sub("", text, count=1) if _LINE_PREFIX.match(text) else text
