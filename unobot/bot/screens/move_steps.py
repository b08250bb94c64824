"""Build a move step by step: the card, how many cards, the color, the seat.

A step with only one answer is skipped. The choices so far are a path of notations: card, cards, color, target. The
buttons carry the path (``R7-R7+G7``), so it works on any copy of the hand. The last press makes the move.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import TypeAlias

from unobot.rules.moves import ChooseColor, Play

Choice: TypeAlias = Play | ChooseColor
Path: TypeAlias = tuple[str, ...]

FIRST_COLOR = "color"
"""The first item of the path that chooses the color of a wild that was turned up."""


class Step(Enum):
    """The next question. The value is its index in a path."""

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
    """Return the argument that carries a path in a button."""
    return "-".join(path)


def narrow(moves: Iterable[Choice], path: Path) -> list[Choice]:
    """Return the moves whose paths start with ``path``."""
    return [move for move in moves if path_of(move)[: len(path)] == path]


def next_step(moves: Sequence[Choice], path: Path) -> tuple[Step, list[tuple[Path, list[Choice]]]] | None:
    """Return the next step after ``path``, and for each answer its path and the moves that are left.

    Return None if at most one move is left.
    """
    remaining = narrow(moves, path)
    while len(remaining) > 1:
        answers: dict[Path, list[Choice]] = {}
        for move in remaining:
            answers.setdefault(path_of(move)[: len(path) + 1], []).append(move)
        if len(answers) > 1:
            return Step(len(path)), list(answers.items())
        (path,) = answers
    return None
