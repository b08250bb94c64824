"""Draw words into pictures: lines of text with emblems between the words, in the fonts of `fonts/`.

Signs and numbers are SVG and need no fonts. Words are the captions of a GIF, the names under the faces of a table, and
the names and the words of results.
The fonts have the letters of unobot's languages and of most European names. A letter that no font has is left out.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from io import BytesIO
from typing import Literal, TypeAlias
from xml.sax.saxutils import escape

from PIL import Image, ImageDraw, ImageFont

from unobot.pictures.art import FONTS, png, svg
from unobot.pictures.emblems import disc

EmblemName: TypeAlias = tuple[int, str]
"""The number of an emblem, and the name after it. They stay together on one line."""
Part: TypeAlias = str | EmblemName
"""A part of a line."""
Anchor: TypeAlias = Literal["start", "middle", "end"]
_HAN = ("japanese", "chinese", "traditional")
"""The fonts with Chinese characters, which look different in each."""
_WIDE = r"\u2e80-\uabff\ud7b0-\uffef"
"""The Chinese and Japanese characters, as a range of a pattern. Between them are Hangul, which stand in words."""
_PIECE = re.compile(rf"\s+|[{_WIDE}]|[^\s{_WIDE}]+")
"""A line can break at a space, and around each Chinese or Japanese character."""
_NO_START = set("，。：！？、）」』ーぁぃぅぇぉっゃゅょァィゥェォッャュョ…!?:;,.)")
"""Characters that no line begins with."""


@dataclass(frozen=True, slots=True)
class _Run:
    """A piece of a line in one font, or an emblem."""

    part: str | int
    font: str
    width: float


def drawable_text(words: str) -> str:
    """Return the words without the characters that no font has."""
    fonts = tuple(FONTS)
    characters = "".join(character for character in words if character == " " or _font_of(character, fonts) is not None)
    return " ".join(characters.split())


def break_lines(parts: Sequence[Part], size: int, width: float) -> list[list[_Run]]:
    """Break a line into lines of at most this width, in letters of this size. A longer name has a line of its own."""
    lines: list[list[_Run]] = [[]]
    room = width
    for chunk in _chunks(parts, size):
        words = chunk[0].part
        is_space = isinstance(words, str) and words.isspace()
        may_not_start = isinstance(words, str) and words[0] in _NO_START
        chunk_width = sum(run.width for run in chunk)
        if chunk_width > room and lines[-1] and not is_space and not may_not_start:
            lines.append([])
            room = width
        if is_space and not lines[-1]:
            continue
        lines[-1] += chunk
        room -= chunk_width
    return [line for line in lines if line]


def draw_centered(
    image: Image.Image, parts: Sequence[Part], box: tuple[float, float, float, float], sizes: Sequence[int], ink: str
) -> None:
    """Draw a line into a box of a picture, centered, in the largest of ``sizes`` in which it fits.

    ``box``: left, top, right and bottom, in pixels. In the smallest size, lines that do not fit are left out.
    """
    left, top, right, bottom = box
    for size in sizes:
        lines = break_lines(parts, size, right - left)
        if len(lines) * _height(size) <= bottom - top:
            break
    else:
        lines = lines[: max(1, int((bottom - top) / _height(sizes[-1])))]
    y = (top + bottom - len(lines) * _height(size)) / 2
    for line in lines:
        x = (left + right - sum(run.width for run in line)) / 2
        _draw(image, line, x, y, size, ink)
        y += _height(size)


def draw_left(image: Image.Image, parts: Sequence[Part], x: float, y: float, size: int, width: float, ink: str) -> None:
    """Draw one line from ``x`` to the right, with ``y`` as its top. The rest is left out."""
    _draw(image, break_lines(parts, size, width)[0], x, y, size, ink)


def can_draw(words: str) -> bool:
    """Return whether the fonts have each character of the words."""
    return drawable_text(words) == " ".join(words.split())


def draw_words(image: Image.Image, parts: Sequence[tuple[str, str]]) -> None:
    """Draw one line of words, each part with its color, into the middle of an image that is as high as the line.

    A long line has smaller letters. If it is still too long, the first part is cut, and ends with an ellipsis.
    """
    largest = round(image.height / 1.36)
    size = next(
        (size for size in range(largest, round(largest * 0.8), -1) if _line_width(parts, size) <= image.width), 0
    )
    (first, ink), *others = parts
    if not size:
        size = round(largest * 0.85)
        while first and _line_width([(f"{first}…", ink), *others], size) > image.width:
            first = first[:-1].rstrip()
        first = f"{first}…"
    x = (image.width - _line_width([(first, ink), *others], size)) / 2
    y = (image.height - _height(size)) / 2
    for words, color in ((first, ink), *others):
        runs = _runs(words, size)
        _draw(image, runs, x, y, size, color)
        x += sum(run.width for run in runs)


def svg_words(
    words: str, x: float, y: float, sizes: Sequence[int], width: float, ink: str, anchor: Anchor = "start"
) -> str:
    """Return one line of words as an element of an SVG. ``y``: the middle of its small letters.

    It has the largest of ``sizes`` in which it is at most ``width`` wide. If it is too long in all of them, it is cut
    and ends with "…". ``anchor``: what of it stands at ``x``.
    """
    size = next((size for size in sizes if _width(words, size) <= width), sizes[-1])
    if _width(words, size) > width:
        while words and _width(f"{words}…", size) > width:
            words = words[:-1].rstrip()
        words = f"{words}…"
    parts = [(FONTS[run.font], escape(str(run.part))) for run in _runs(words, size)]
    runs = "".join(f'<tspan font-family="{family}">{part}</tspan>' for family, part in parts)
    place = f'x="{x:.2f}" y="{y + size * 0.27:.2f}" font-size="{size}" text-anchor="{anchor}"'
    return f'<text {place} fill="{ink}" xml:space="preserve">{runs}</text>'


def word_lines(words: str, size: int, width: float) -> list[str]:
    """Break words into lines of at most this width, in letters of this size."""
    return ["".join(str(run.part) for run in line).strip() for line in break_lines([words], size, width)]


def svg_width(words: str, sizes: Sequence[int], width: float) -> float:
    """Return how wide the words are that `svg_words` draws."""
    return next((wide for size in sizes if (wide := _width(words, size)) <= width), width)


def _line_width(parts: Sequence[tuple[str, str]], size: int) -> float:
    return sum(_width(words, size) for words, _ in parts)


def _runs(words: str, size: int) -> list[_Run]:
    return [run for chunk in _chunks([words], size) for run in chunk]


def _width(words: str, size: int) -> float:
    return sum(run.width for run in _runs(words, size))


def _height(size: int) -> float:
    return size * 1.36


def _draw(image: Image.Image, line: Sequence[_Run], x: float, y: float, size: int, ink: str) -> None:
    draw = ImageDraw.Draw(image)
    base = y + size * 1.06
    for run in line:
        if isinstance(run.part, int):
            side = _side(size)
            emblem = _emblem(run.part, side)
            image.paste(emblem, (round(x + size * 0.1), round(y + (_height(size) - side) / 2)), emblem)
        else:
            draw.text((x, base), run.part, ink, _font(run.font, size), anchor="ls")
        x += run.width


def _chunks(parts: Sequence[Part], size: int) -> Iterator[list[_Run]]:
    """Yield the pieces between which a line can break."""
    texts = [part if isinstance(part, str) else part[1] for part in parts]
    letters = {character for words in texts for character in words}
    han = max(_HAN, key=lambda name: len(letters & _characters(name)))  # the language of the line
    fonts = tuple(sorted(FONTS, key=lambda name: name in _HAN and name != han))
    for part, words in zip(parts, texts, strict=True):
        if not isinstance(part, str):
            yield [_Run(part[0], "", _side(size) + size * 0.4), *_in_fonts(words, size, fonts)]
            continue
        for piece in _PIECE.findall(words):
            if runs := list(_in_fonts(piece, size, fonts)):
                yield runs


def _in_fonts(piece: str, size: int, fonts: tuple[str, ...]) -> Iterator[_Run]:
    """Yield a piece in runs of one font each."""
    run, font = "", ""
    for character in piece:
        character_font = "latin" if character.isspace() else _font_of(character, fonts)
        if character_font is None:
            continue
        if run and character_font != font:
            yield _Run(run, font, _font(font, size).getlength(run))
            run = ""
        run, font = run + (" " if character.isspace() else character), character_font
    if run:
        yield _Run(run, font, _font(font, size).getlength(run))


def _side(size: int) -> int:
    return round(size * 1.16)


@lru_cache(4096)
def _font_of(character: str, fonts: tuple[str, ...]) -> str | None:
    """Return the first of these fonts that has a character, or ``None``."""
    if unicodedata.category(character) in ("Cc", "Cs", "Co", "Cn"):
        return None
    return next((name for name in fonts if character in _characters(name)), None)


@cache
def _characters(name: str) -> frozenset[str]:
    """Return the characters that a font has."""
    characters = files("unobot.pictures").joinpath("fonts", f"{name}.txt").read_text(encoding="utf-8")
    return frozenset(characters)


@cache
def _font(name: str, size: int) -> ImageFont.FreeTypeFont:
    data = files("unobot.pictures").joinpath("fonts", f"{name}.ttf").read_bytes()
    return ImageFont.truetype(BytesIO(data), size)


@cache
def _emblem(number: int, side: int) -> Image.Image:
    picture = png(svg(side, side, disc(number, side / 2, side / 2, side / 2)), side)
    return Image.open(BytesIO(picture)).convert("RGBA")
