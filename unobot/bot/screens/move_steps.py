"""From a card to a move, step by step: how many, which color, at whom. A step with one answer is not asked.

The way so far is a path of notations: card, cards, color, target. It stands in the buttons (``R7-R7+G7``) and means
the same at every drawing; the move counts with the last press.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import TypeAlias

from unobot.rules.moves import ChooseColor, Play

Choice: TypeAlias = Play | ChooseColor
Path: TypeAlias = tuple[str, ...]

FIRST_COLOR = "color"
"""The first step of naming the color of a wild that was turned up."""


class Step(Enum):
    """What is asked next, by its place in a path."""

    CARD = 0
    CARDS = 1
    COLOR = 2
    TARGET = 3


def path_of(move: Choice) -> Path:
    """The whole way to a move."""
    color = "" if move.color is None else str(move.color)
    target = "" if move.target is None else str(move.target)
    if isinstance(move, ChooseColor):
        return (FIRST_COLOR, "", color, target)
    return (str(move.cards[0]), "+".join(map(str, move.cards)), color, target)


def path_text(path: Path) -> str:
    """A path as a button carries it."""
    return "-".join(path)


def narrow(moves: Iterable[Choice], path: Path) -> list[Choice]:
    """The moves that a path can still lead to."""
    return [move for move in moves if path_of(move)[: len(path)] == path]


def next_step(moves: Sequence[Choice], path: Path) -> tuple[Step, list[tuple[Path, list[Choice]]]] | None:
    """What has to be asked after ``path``: the step, and each answer's path with the moves it leads to.

    ``None`` where one move or none is left.
    """
    left = narrow(moves, path)
    while len(left) > 1:
        answers: dict[Path, list[Choice]] = {}
        for move in left:
            answers.setdefault(path_of(move)[: len(path) + 1], []).append(move)
        if len(answers) > 1:
            return Step(len(path)), list(answers.items())
        (path,) = answers
    return None
