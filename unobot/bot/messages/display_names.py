"""People's names, made harmless: they may stand in markdown, in buttons and in the log without doing anything."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

MAX_LENGTH = 24
_LOOKALIKES = str.maketrans(
    {
        "*": "∗",
        "_": "ˍ",
        "~": "∼",
        "|": "∣",
        "`": "ˋ",
        "<": "‹",
        ">": "›",
        "@": "＠",
        "#": "＃",
        "[": "［",
        "]": "］",
        "(": "（",
        ")": "）",
        "\\": "＼",
        "/": "⁄",
    }
)
"""Each character that Discord's markdown or mentions react to, and one that looks the same and does nothing."""
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters, marks and signs that show nothing: fillers, joiners, the empty Braille cell."""


_MARKS = 2
"""The most marks over and under one letter: enough for every living script."""
_ISOLATE, _POP = "\u2068", "\u2069"


@lru_cache(maxsize=1024)
def clean_name(name: str) -> str:
    """A display name as it may stand at a table: one line, at most 24 characters, no markdown, mention or link.

    Control, bidirectional and zero-width characters are dropped, letters in fancy dress are written plainly, marks do
    not pile up. A name from right to left is set apart (with two characters more), so that it does not turn around
    what stands beside it. Empty when nothing visible is left.
    """
    plain = unicodedata.normalize("NFKC", _visible(name))
    letters: list[str] = []
    marks = 0
    for character in _visible(plain):
        marks = marks + 1 if _kind(character) == "M" else 0
        if marks <= _MARKS and not (marks and (not letters or letters[-1].isspace())):  # a mark needs its letter
            letters.append(character)
    line = " ".join("".join(letters).split()).translate(_LOOKALIKES)[:MAX_LENGTH].rstrip()
    if not any(_kind(character) in "LNPS" for character in line):
        return ""
    return f"{_ISOLATE}{line}{_POP}" if any(map(_is_from_right, line)) else line


def _visible(text: str) -> str:
    return "".join(c for c in text if c.isspace() or not (_kind(c) == "C" or c in _BLANK))


def _is_from_right(character: str) -> bool:
    return unicodedata.bidirectional(character) in ("R", "AL", "AN")


def _kind(character: str) -> str:
    """The first letter of its Unicode category: L for letters, M for marks that need one, C for control, ..."""
    return unicodedata.category(character)[0]
