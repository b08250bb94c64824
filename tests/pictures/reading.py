"""Read what a picture says: signs, numbers, words, emblems and cards, each with its place, and the boxes around them.

A test reads the elements of the SVG as a person sees them. A sign is known by its path in `art.svg`. An emblem is
known by its figure in `emblems.svg`, an emote by its figure in `emotes.svg`, and a card by its color, marks and signs.
So a test says "38 stands right of the eye" and not "the bytes have this hash".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import atan2, cos, degrees, hypot, radians, sin
from typing import TypeAlias
from xml.etree import ElementTree as ET
from xml.etree.ElementTree import Element

Matrix: TypeAlias = tuple[float, float, float, float, float, float]
"""The six numbers of an SVG transformation, as in `matrix(a b c d e f)`."""

NAMES = {
    "#d8322c": "red",
    "#f6c416": "yellow",
    "#2f9e46": "green",
    "#2a77dd": "blue",
    "#fa8fc8": "pink",
    "#0c8a86": "teal",
    "#ee7d10": "orange",
    "#7139c4": "purple",
    "#0d0a14": "night",
    "#24272e": "dark",
    "#ffffff": "white",
    "#ffd75e": "gold",
    "#cfd6e0": "silver",
    "#d99a5b": "bronze",
    "#31353f": "felt",
    "#4a505c": "empty",
    "#f0554e": "alarm",
    "#2fb457": "good",
    "#9aa0ad": "gray",
    "#c9ced8": "gray",
    "#ff7a70": "bad",
    "#ffe27a": "glow",
}
"""The names of the colors of the pictures. A color that is not here is called by its number."""
_COLORED = {
    "skip": "S",
    "reverse": "R",
    "plus 2": "D2",
    "plus 4": "D4",
    "plus 1": "D1",
    "plus 5": "D5",
    "half turn": "F",
    "skip everybody": "SA",
    "discard": "DA",
    "bolt 1": "H1",
    "bolt 2": "H2",
    "trade": "TH",
}
"""The faces of colored cards by their signs. A digit is its own face."""
_BLACK = {
    "": "W",
    "plus 4": "WD4",
    "swap": "WSW",
    "shuffle": "WSH",
    "custom": "WC",
    "plus 2": "WD2",
    "plus 6": "WD6",
    "plus 1 0": "WD10",
    "reverse 4": "WR4",
    "slice slice slice slice wheel": "WRL",
    "plus slice slice slice slice wheel": "WDC",
    "reverse": "WRV",
    "skip": "WSK",
    "skip 2": "WS2",
    "target plus 2": "WT2",
    "trade": "WFS",
    "bolt everybody": "WAH",
    "flame": "WHF",
    "bolt bolt": "WAA",
    "hidden": "??",
}
"""The faces of wilds and of the hidden card by their signs."""
_RIMS = {
    "#ffffff": {"R": "red", "Y": "yellow", "G": "green", "B": "blue"},
    "#0d0a14": {"P": "pink", "T": "teal", "O": "orange", "U": "purple"},
}
"""The colors of a card by its rim, which is light or dark."""
_FIGURE = re.compile(r'^  <g id="(\w+)">(.*)</g>$', re.MULTILINE)
_PATH = re.compile(r'<path id="([^"]+)" d="([^"]+)"')
_STEP = re.compile(r"(translate|rotate|scale)\(([^)]*)\)")
_CARD = 128.0


@dataclass(frozen=True, slots=True)
class Mark:
    """Something that a person reads. ``what``: a number, the name of a sign or an emblem, a card's notation, or words.

    ``x`` and ``y``: its middle, or where words begin or end. ``ink``: its color by name.
    ``turn``: degrees, clockwise. ``shade``: under a shade. ``ringed``: with a ring around it.
    """

    what: str | int
    x: float
    y: float
    ink: str
    size: float
    turn: float = 0.0
    shade: bool = False
    ringed: bool = False


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle with its color by name."""

    x: float
    y: float
    width: float
    height: float
    fill: str
    stroke: str = ""

    def has(self, mark: Mark) -> bool:
        """Return whether the middle of a mark is in the box."""
        return self.x <= mark.x <= self.x + self.width and self.y <= mark.y <= self.y + self.height


@dataclass(frozen=True, slots=True)
class Line:
    """A path or an outline that is no sign. ``points``: the corners of a path; ``fill`` and ``stroke`` by name."""

    tag: str
    points: tuple[tuple[float, float], ...]
    fill: str
    stroke: str


@dataclass(frozen=True, slots=True)
class Reading:
    """All that a picture says, in the order in which it is drawn."""

    marks: tuple[Mark, ...]
    boxes: tuple[Box, ...]
    lines: tuple[Line, ...]

    def within(self, box: Box) -> list[str | int]:
        """Return what stands in a box, from left to right."""
        return [mark.what for mark in sorted(filter(box.has, self.marks), key=lambda mark: mark.x)]

    def tiles(self, height: float, fill: str = "felt") -> list[list[str | int]]:
        """Return what stands in each box of this height and color."""
        return [self.within(box) for box in self.boxes if box.height == height and box.fill == fill]

    def bars(self, height: float) -> list[tuple[Box, Box]]:
        """Return the bars of this height, each as the box of the full length and the filled box over its beginning."""
        found = [box for box in self.boxes if box.height == height]
        full = [box for box in found if box.fill == "felt"]
        return [
            (each, next(box for box in found if box is not each and (box.x, box.y) == (each.x, each.y)))
            for each in full
        ]

    def row(self, y: float, reach: float) -> list[str | int]:
        """Return what stands at most ``reach`` above or below ``y``, from left to right, and from the lowest one up."""
        row = [mark for mark in self.marks if abs(mark.y - y) <= reach]
        return [mark.what for mark in sorted(row, key=lambda mark: round(mark.x, 1))]

    def all(self, *names: str | int) -> list[Mark]:
        """Return the marks with these names."""
        return [mark for mark in self.marks if mark.what in names]

    def one(self, name: str | int) -> Mark:
        """Return the only mark with this name."""
        (mark,) = self.all(name)
        return mark


def read(picture: str) -> Reading:
    """Read a complete SVG."""
    marks, boxes, lines = list[Mark](), list[Box](), list[Line]()
    _walk(ET.fromstring(picture), (1, 0, 0, 1, 0, 0), marks, boxes, lines)
    return Reading(tuple(_numbers(marks)), tuple(boxes), tuple(lines))


def read_part(elements: str) -> Reading:
    """Read elements of an SVG, such as a banner."""
    return read(f'<svg xmlns="http://www.w3.org/2000/svg">{elements}</svg>')


def _walk(element: Element, place: Matrix, marks: list[Mark], boxes: list[Box], lines: list[Line]) -> None:
    ring = ""
    for child in element:
        tag, here = _tag(child), _moved(place, child.get("transform", ""))
        if tag == "clipPath":
            continue
        if tag == "g":
            name = _emblems().get(tuple(_paths(child)))
            if name is not None:
                x, y = _at(here, 18, 18)
                marks.append(Mark(name, x, y, ring, _scale(here)))
            elif (card := _card(child)) is not None:
                x, y = _at(here, _CARD / 2, _CARD / 2)
                shade, ringed = _is_shaded(child), _is_ringed(child)
                marks.append(Mark(card, x, y, "", _scale(here), shade=shade, ringed=ringed))
                for back, named in _backs(child):
                    there = _moved(here, back.get("transform", ""))
                    marks.append(Mark(named, *_at(there, _CARD / 2, _CARD / 2), "", _scale(there)))
            else:
                _walk(child, here, marks, boxes, lines)
            continue
        ring = child.get("stroke", "") if tag == "circle" else ring
        if tag == "rect":
            x, y = _at(here, float(child.get("x", "0")), float(child.get("y", "0")))
            width, height = (float(child.get(side, "0")) * _scale(here) for side in ("width", "height"))
            boxes.append(Box(round(x, 2), round(y, 2), width, height, _ink(child, "fill"), _ink(child, "stroke")))
        elif tag == "text":
            x, y = _at(here, float(child.get("x", "0")), float(child.get("y", "5")) - 5)  # from its base to its middle
            marks.append(Mark("".join(child.itertext()).strip(), x, y, _ink(child, "fill"), _scale(here)))
        elif tag == "path" and (sign := _signs().get(child.get("d", ""))) is not None:
            ink = _ink(child, "stroke") or _ink(child, "fill")
            marks.append(Mark(sign, *_at(here, 0, 0), ink, _scale(here), degrees(atan2(here[1], here[0]))))
        elif tag == "path":
            corners = tuple((float(x), float(y)) for x, y in re.findall(r"([-\d.]+) ([-\d.]+)", child.get("d", "")))
            lines.append(Line(tag, corners, _ink(child, "fill"), _ink(child, "stroke")))
        elif tag in ("circle", "ellipse"):
            middle = _at(here, float(child.get("cx", "0")), float(child.get("cy", "0")))
            lines.append(Line(tag, (middle,), _ink(child, "fill"), _ink(child, "stroke")))


def read_card(picture: str) -> str:
    """Return the notation of the card in an SVG, with the chosen color of a wild after it: ``WD4G``."""
    card = _card(ET.fromstring(picture))
    assert card is not None
    return card


def _card(group: Element) -> str | None:
    """Return the notation of the card that is drawn in a group, or None if it holds no card."""
    frames = [child for child in group if _tag(child) == "rect"]
    if not frames or frames[0].get("width") != "122" or frames[0].get("fill") not in _RIMS:
        return None
    names = _RIMS[str(frames[0].get("fill"))]
    marks, boxes, lines = list[Mark](), list[Box](), list[Line]()
    front, backs = Element("g"), {id(back) for back, _ in _backs(group)}
    front.extend(child for child in group if id(child) not in backs)
    _walk(front, (1, 0, 0, 1, 0, 0), marks, boxes, lines)
    edge = boxes[1].fill
    colors = [str(mark.what)[-1] for mark in marks if str(mark.what).startswith("mark-")]
    signs = " ".join(str(mark.what) for mark in marks if not str(mark.what).startswith("mark-"))
    is_black = any(box.fill == "dark" and box.width in (88, 108) for box in boxes)
    face = _BLACK[signs] if is_black else _COLORED.get(signs, signs)
    if not is_black:
        (color,) = colors
        assert edge == names[color], "a card has one color"
        return f"{color}{face}"
    if len(colors) == 1:
        assert edge == names[colors[0]], "the chosen color"
        return f"{face}{colors[0]}"
    assert colors in ([], [*names])
    assert [line.fill for line in lines] == ([] if face == "??" else [*names.values()])
    return face


def _backs(group: Element) -> list[tuple[Element, str]]:
    """Return the card that is drawn over the corner of a card, if there is one, with its notation."""
    named = [(child, _card(child)) for child in group if _tag(child) == "g"]
    return [(child, card) for child, card in named if card is not None]


def _is_shaded(group: Element) -> bool:
    return any(child.get("fill-opacity") for child in group)


def _is_ringed(group: Element) -> bool:
    return any(_ink(child, "stroke") == "gold" for child in group)


def _numbers(marks: Sequence[Mark]) -> Iterator[Mark]:
    """Join the digits that stand side by side, in one color and size, to numbers."""
    run: list[Mark] = []
    for mark in marks:
        is_digit = str(mark.what).isdigit() or mark.what == "minus"
        if run and not (is_digit and mark.what != "minus" and _follows(run[-1], mark)):
            yield _number(run)
            run = []
        if is_digit:
            run.append(mark)
        else:
            yield mark
    if run:
        yield _number(run)


def _follows(before: Mark, mark: Mark) -> bool:
    wide = 58 * mark.size
    return (before.ink, before.size, before.y) == (mark.ink, mark.size, mark.y) and abs(mark.x - before.x - wide) < 0.05


def _number(run: Sequence[Mark]) -> Mark:
    value = "".join(str(mark.what) for mark in run).replace("minus", "-")
    first = run[0]
    return Mark(int(value), (first.x + run[-1].x) / 2, first.y, first.ink, first.size, first.turn)


def _ink(element: Element, attribute: str) -> str:
    color = element.get(attribute, "")
    return "" if color == "none" else NAMES.get(color, color)


def _tag(element: Element) -> str:
    return element.tag.rpartition("}")[2]


def _paths(element: Element) -> list[str]:
    return [child.get("d", "") for child in element if _tag(child) == "path"]


def _moved(place: Matrix, steps: str) -> Matrix:
    for name, numbers in _STEP.findall(steps):
        values = [float(number) for number in numbers.split()]
        if name == "translate":
            place = (*place[:4], *_at(place, values[0], values[1]))
        elif name == "scale":
            a, b, c, d, e, f = place
            place = (a * values[0], b * values[0], c * values[-1], d * values[-1], e, f)
        elif name == "rotate":
            place = _turned(place, values)
    return place


def _turned(place: Matrix, values: Sequence[float]) -> Matrix:
    turn, x, y = values[0], *(values[1:] or (0.0, 0.0))
    a, b, c, d, *_ = place
    e, f = _at(place, x, y)
    cosine, sine = cos(radians(turn)), sin(radians(turn))
    a, b, c, d = a * cosine + c * sine, b * cosine + d * sine, c * cosine - a * sine, d * cosine - b * sine
    return (a, b, c, d, e - a * x - c * y, f - b * x - d * y)


def _at(place: Matrix, x: float, y: float) -> tuple[float, float]:
    a, b, c, d, e, f = place
    return a * x + c * y + e, b * x + d * y + f


def _scale(place: Matrix) -> float:
    return round(hypot(place[0], place[1]), 4)


@cache
def _signs() -> dict[str, str]:
    """Return the names of the signs by their paths."""
    source = files("unobot.pictures").joinpath("art.svg").read_text(encoding="utf-8")
    return {path: name for name, path in _PATH.findall(source)}


@cache
def _emblems() -> dict[tuple[str, ...], str]:
    """Return the names of the emblems and of the emotes by the paths of their figures."""
    folder = files("unobot.pictures")
    source = "".join(folder.joinpath(f"{name}.svg").read_text(encoding="utf-8") for name in ("emblems", "emotes"))
    return {tuple(_paths(ET.fromstring(f"<g>{figure}</g>"))): name for name, figure in _FIGURE.findall(source)}
