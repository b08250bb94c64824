"""Display names that are safe in Markdown, in buttons and in the log."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from unobot.typed_text import visible

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
"""Each character with a meaning in Discord's Markdown or mentions, and a harmless one that looks the same."""
_MAX_MARKS = 2
"""The most combining marks on one letter. No script in use needs more."""
_ISOLATE, _POP = "\u2068", "\u2069"


@lru_cache(maxsize=1024)
def clean_name(name: str) -> str:
    """Return a display name that is safe to show: one line, at most 24 characters, no Markdown, mention or link.

    * Control, bidirectional and zero-width characters are removed.
    * Styled letters become plain letters (NFKC), and a letter keeps at most two marks.
    * A right-to-left name is put between two isolate characters, so that it cannot reverse the text beside it.

    The result is empty if nothing visible is left.
    """
    return clean_line(name, MAX_LENGTH)


def clean_line(text: str, length: int) -> str:
    """Return a text of a user in the same safe form, with at most ``length`` characters."""
    plain = unicodedata.normalize("NFKC", visible(text))
    letters: list[str] = []
    marks = 0
    for character in visible(plain):
        marks = marks + 1 if _kind(character) == "M" else 0
        if marks <= _MAX_MARKS and not (marks and (not letters or letters[-1].isspace())):  # a mark needs a letter
            letters.append(character)
    line = " ".join("".join(letters).split()).translate(_LOOKALIKES)[:length].rstrip()
    if not any(_kind(character) in "LNPS" for character in line):
        return ""
    return f"{_ISOLATE}{line}{_POP}" if any(map(_is_from_right, line)) else line


def _is_from_right(character: str) -> bool:
    return unicodedata.bidirectional(character) in ("R", "AL", "AN")


def _kind(character: str) -> str:
    """Return the first letter of the Unicode category: L for letters, M for combining marks, C for control, ..."""
    return unicodedata.category(character)[0]
