"""Lead from a card to a move, step by step: how many cards, which color, which seat.

A step with one answer is skipped. The chosen part is a path of notations: card, cards, color, target. It is in the
buttons (``R7-R7+G7``) and means the same in every rendering. The move counts with the last press.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import TypeAlias

from unobot.rules.moves import ChooseColor, Play

Choice: TypeAlias = Play | ChooseColor
Path: TypeAlias = tuple[str, ...]

FIRST_COLOR = "color"
"""The first step of choosing the color of a wild that was turned up."""


class Step(Enum):
    """The next question, by its place in a path."""

    CARD = 0
    CARDS = 1
    COLOR = 2
    TARGET = 3


def path_of(move: Choice) -> Path:
    """Return the whole path to a move."""
    color = "" if move.color is None else str(move.color)
    target = "" if move.target is None else str(move.target)
    if isinstance(move, ChooseColor):
        return (FIRST_COLOR, "", color, target)
    return (str(move.cards[0]), "+".join(map(str, move.cards)), color, target)


def path_text(path: Path) -> str:
    """Return a path as a button carries it."""
    return "-".join(path)


def narrow(moves: Iterable[Choice], path: Path) -> list[Choice]:
    """Return the moves that a path can still lead to."""
    return [move for move in moves if path_of(move)[: len(path)] == path]


def next_step(moves: Sequence[Choice], path: Path) -> tuple[Step, list[tuple[Path, list[Choice]]]] | None:
    """Return the next step after ``path``, and the path of each answer with its moves.

    Return ``None`` if at most one move is left.
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
