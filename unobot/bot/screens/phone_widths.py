"""Measure words and buttons on a phone of 390 pixels: what fits a line, and which buttons stand in one row.

The widths of a button's signs were measured in Chromium with the fonts of the demo's page. Discord's apps have other
fonts, in which letters are a little narrower. A line of text is measured in columns, because it may break anywhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from itertools import pairwise
from math import inf
from unicodedata import category, east_asian_width, normalize

from unobot.bot.screens.builder import ActionButton

LINE, SMALL_LINE = 36, 42
"""The columns of a line on a phone, and of a line of small text, for wide letters too."""
TIME = 11
"""The columns that a time takes on a screen, such as "in 58 seconds", beside those that `columns` counts."""
MAX_BUTTONS = 5
"""The most buttons that Discord allows in a row."""
ROW = 307
"""The pixels of a row of buttons, with the gap behind the last one."""
_BUTTON, _APP_EMOJI, _EMOJI_GAP = 32, 20, 8
"""The pixels of a button without its label but with the gap behind it, of one of the bot's emojis, and behind one."""
_EMOJI_PIXELS, _WIDE_PIXELS, _LETTER_PIXELS = 17.5, 14, 9
"""The pixels of an emoji of Unicode, of another sign or a wide letter, and of a letter that is in no row below."""
_PIXELS = {
    sign: pixels
    for pixels, signs in {
        4: " \N{NO-BREAK SPACE}!'’(),-.:;·Jijlı",
        5: "/It",
        6: "?fr",
        7: "FLcsvyz",
        8: "+−×0123456789ESTYZaekx",
        10: "DGHU✓",
        11: "NOQw…क",
        12: "↯⇊✱⤨",
        13: "MWm◪",
        14: "⊘⇄⇆◎∀",
    }.items()
    for sign in signs
}
"""The pixels of signs in the label of a button."""
_WIDE_SIGNS = frozenset("↯⇊✱⤨◪⊘⇄⇆◎∀")
"""The signs of cards that are as wide as two letters."""
_EMOJI_STYLE = "\ufe0f"
_EMOJI, _MARKDOWN = re.compile(r"<a?:\w+:[0-9]+>|<t:[0-9]+:R>"), re.compile(r"[*`]")
_MAX_CACHED_LABELS = 4096


def columns(line: str) -> int:
    """Return how wide a line is on a phone, in narrow letters.

    A wide letter or an emoji counts twice, and five of them have the place of eleven narrow letters. Markdown does not
    count.
    """
    widths = [_columns(character) for character in _MARKDOWN.sub("", _EMOJI.sub("🃏", line))]
    return sum(widths) + widths.count(2) // 5


def fitted(line: str) -> str:
    """Return a line for a phone: in small text if it is too wide."""
    return line if line.startswith("-# ") or columns(line) <= LINE else f"-# {line}"


def cut(words: str, width: int) -> str:
    """Return words without Markdown that are at most ``width`` columns wide."""
    if sum(map(_columns, words)) <= width:
        return words
    prefix, length = "", 1  # the ellipsis
    for character in words:
        length += _columns(character)
        if length > width:
            break
        prefix += character
    return f"{prefix.rstrip()}…"


def fits_phone(row: Sequence[ActionButton]) -> bool:
    """Return whether a row of buttons is one row on a phone, too."""
    return fits_row(button_pixels(button.label, button.emoji) for button in row)


def fits_row(pixels: Iterable[float]) -> bool:
    """Return whether buttons of these `button_pixels` are one row on a phone."""
    return sum(pixels) <= ROW


def phone_rows(buttons: Sequence[ActionButton], *, is_sorted: bool = False) -> list[list[ActionButton]]:
    """Return buttons in rows, each of which is one row on a phone, too. A short one may fill an earlier row.

    ``is_sorted``: the buttons stay in order.
    """
    rows: list[list[ActionButton]] = []
    for button in buttons:
        open_rows = rows[-1:] if is_sorted else rows
        row = next((row for row in open_rows if len(row) < MAX_BUTTONS and fits_phone([*row, button])), None)
        if row is None:
            rows.append([button])
        else:
            row.append(button)
    return rows


def even_rows(pixels: Sequence[float], count: int) -> list[range]:
    """Return the places of buttons of these `button_pixels` in ``count`` rows, the widest of which is narrow."""

    @cache
    def split(start: int, rows: int) -> tuple[float, tuple[int, ...]]:
        """Return the pixels of the widest row of ``rows`` that begin with the button ``start``, and where each ends."""
        if rows == 1:
            fits = len(pixels) - start <= MAX_BUTTONS
            return (sum(pixels[start:]) if fits else inf), (len(pixels),)
        last_end = min(start + MAX_BUTTONS, len(pixels) - rows + 1)
        ways = []
        for end in range(start + 1, last_end + 1):
            widest, ends = split(end, rows - 1)
            ways.append((max(sum(pixels[start:end]), widest), (end, *ends)))
        return min(ways)

    _, ends = split(0, count)
    return [range(start, end) for start, end in pairwise((0, *ends))]


def without_wide_emojis(row: Sequence[ActionButton]) -> list[ActionButton]:
    """Return the buttons of a row. If a phone has no place for them, the widest lose their emojis."""
    buttons = list(row)
    while not fits_phone(buttons) and any(button.emoji for button in buttons):
        widest = max(
            (place for place, button in enumerate(buttons) if button.emoji),
            key=lambda place: button_pixels(buttons[place].label, buttons[place].emoji),
        )
        buttons[widest] = replace(buttons[widest], emoji=None)
    return buttons


@lru_cache(_MAX_CACHED_LABELS)
def button_pixels(label: str, emoji: str | None) -> float:
    """Return the width of a button on a phone in pixels, with the gap behind it."""
    emoji_pixels = (_APP_EMOJI if emoji.startswith("<") else _EMOJI_PIXELS) if emoji else 0
    gap = _EMOJI_GAP if emoji and label else 0
    return _BUTTON + emoji_pixels + gap + sum(map(_pixels, label))


def _pixels(character: str) -> float:
    """Return the width of a sign in the label of a button. An accent does not change that of its letter."""
    pixels = _PIXELS.get(character, _PIXELS.get(normalize("NFD", character)[0]))
    if pixels is not None:
        return pixels
    if category(character) in ("Mn", "Me", "Cf"):  # accents and signs on another character
        return 0
    is_wide, is_sign = east_asian_width(character) in "WF", category(character) == "So"
    if is_wide and is_sign:
        return _EMOJI_PIXELS
    return _WIDE_PIXELS if is_wide or is_sign else _LETTER_PIXELS


def _columns(character: str) -> int:
    if character == _EMOJI_STYLE:  # the narrow sign before it is a wide emoji
        return 1
    if category(character) in ("Mn", "Me", "Cf"):  # accents and signs on another character
        return 0
    return 2 if east_asian_width(character) in "WF" or character in _WIDE_SIGNS else 1
