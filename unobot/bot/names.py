"""People's names, made harmless: they may stand in markdown, in buttons and in the log without doing anything."""

from __future__ import annotations

import unicodedata

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


def clean_name(name: str) -> str:
    """A display name as it may stand at a table: one line, at most 24 characters, no markdown, mention or link.

    Control, bidirectional and zero-width characters are dropped. Empty when nothing visible is left.
    """
    visible = "".join(c for c in name if c.isspace() or not (_kind(c) == "C" or c in _BLANK))
    line = " ".join(visible.split()).translate(_LOOKALIKES)[:MAX_LENGTH].rstrip()
    return line if any(_kind(c) in "LNPS" for c in line) else ""


def _kind(character: str) -> str:
    """The first letter of its Unicode category: L for letters, M for marks that need one, C for control, ..."""
    return unicodedata.category(character)[0]
