"""The tutorial: five short lessons with the real rules, a real AI, and a deck that is stacked for each lesson.

The state of a lesson depends only on its number and its path, which is the list of the pupil's moves. Nothing is
stored, so the pupil can continue at any time.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

import msgspec

from unobot.ai.numbers_first import NumbersFirst
from unobot.rules.cards import Card, Color
from unobot.rules.events import Event, Phase
from unobot.rules.match import Entry
from unobot.rules.moves import PLAYS, Catch, Draw, Move, MoveSyntaxError, Pass, Play, parse_move
from unobot.rules.play.deal import deal
from unobot.rules.play.decide import IllegalMove, decide, fair_moves
from unobot.rules.play.evolve import apply
from unobot.rules.round import Round
from unobot.rules.ruleset.ruleset import OFFICIAL, Ruleset
from unobot.rules.scripted_shuffler import ScriptedShuffler
from unobot.rules.view import observe

WILD: Final = next(card for card in OFFICIAL.deck() if card.is_wild)
"""The wild of the lessons: the plain one."""

PUPIL: Final = 0
AI: Final = 1
LEVEL: Final = "casual"
"""The AI's level on screens. Its moves come from a strategy that no later version changes."""
_AI: Final = NumbersFirst()
_MAX_PATH: Final = 6
"""The most items in the path of a lesson."""


class TutorialError(ValueError):
    """The lesson does not exist, or the path is not possible in it."""


class _Plan(msgspec.Struct, frozen=True):
    """The start of a lesson, and the moves that it asks for."""

    name: str
    hands: tuple[str, str]
    top: str
    pile: str
    accepts: Callable[[Round, Move], bool]
    finished: Callable[[Round, int], bool]
    """Return whether the lesson is over after this many moves of the pupil."""
    opening: str = ""
    """The first move of the AI if the AI begins, else empty."""


def _plays(_: Round, move: Move) -> bool:
    return isinstance(move, Play)


def _draws(state: Round, move: Move) -> bool:
    return isinstance(move, Draw) if state.phase is Phase.PLAY else isinstance(move, Play | Pass)


def _catches(state: Round, move: Move) -> bool:
    return isinstance(move, Catch if AI in state.catchable else Play)


def _once(_: Round, moves: int) -> bool:
    return moves == 1


def _twice(_: Round, moves: int) -> bool:
    return moves == 2


def _when_over(state: Round, _: int) -> bool:
    return state.is_over


_PLANS: Final = (
    _Plan("match", ("R2 B5 Y8 G1", "R9 B3 Y1 G4"), "R5", "", _plays, _once),
    _Plan("action", ("GS GD2 Y7 B1", "R1 R2 R3 Y9"), "G4", "", _plays, _once),
    _Plan("wild", ("R3 R9 B2 W", "R1 Y4 G8 B8"), "Y6", "", _plays, _once),
    _Plan("draw", ("R3 Y1 G6", "B2 G2 R7"), "B8", "B4", _draws, _twice),
    _Plan("uno", ("R3 R8", "R6 B0"), "R4", "Y9 G2 G5", _catches, _when_over, opening="R6"),
)
LESSONS: Final = len(_PLANS)
"""The number of lessons. They are numbered from 1."""


class Lesson:
    """The state of lesson ``number`` (from 1) after ``path``: the pupil's moves in order, joined with ``-``.

    The last item can also be a wild without a color (``W``), which asks for the color. Or it is ``on``: the switch that
    says Uno with the next play. Raises `TutorialError` if the buttons of the lesson cannot produce the path.
    """

    def __init__(self, number: int, path: str = "") -> None:
        if not 1 <= number <= LESSONS:
            raise TutorialError(f"there is no lesson {number}")
        self.number = number
        self._plan = _PLANS[number - 1]
        self.path: tuple[str, ...] = ()
        """The moves so far, without a last press that was refused, asked for a color, or forgot to say Uno."""
        self.entries: list[Entry] = []
        """The entries since the pupil's last move, including that move."""
        self.refusal: IllegalMove | None = None
        """The reason why the rules refused the last press, or None."""
        self.is_early = False
        """Whether the last press was legal, but not the move of this lesson."""
        self.open_wild: Card | None = None
        """The wild that waits for its color."""
        self.says_uno = False
        """Whether the Uno switch is on."""
        self.forgot_uno = False
        """Whether the pupil forgot to say Uno and was caught."""
        self.round = _deal(self._plan)
        if self._plan.opening:
            self._make(AI, parse_move(self._plan.opening))
        items = path.split("-") if path else []
        if len(items) > _MAX_PATH:
            raise TutorialError(f"no lesson has {len(items)} moves")
        for item in items:
            if self._is_halted():
                raise TutorialError(f"the path {path!r} has too many items")
            self._press(item)

    @property
    def name(self) -> str:
        """The topic of the lesson, as a part of its message ids."""
        return self._plan.name

    @property
    def is_over(self) -> bool:
        """Whether the pupil has done what the lesson asks for."""
        return self._plan.finished(self.round, len(self.path))

    @property
    def moves(self) -> list[Move]:
        """The moves that the rules allow the pupil without a penalty, or none after the end of the lesson."""
        return [] if self.is_over else fair_moves(self.round, PUPIL)

    @property
    def task(self) -> str:
        """The last part of the id of the message that the pupil reads now."""
        if self.forgot_uno:
            return "forgot"
        if self.open_wild is not None:
            return "color"
        if self.is_over:
            return "kept" if self.path[-1] == "pass" else "done"
        if self.round.phase is Phase.DRAWN:
            return "choose"
        if self.name == "uno" and not self.round.catchable:
            return "last" if len(self.round.hands[PUPIL]) == 1 else "say"
        return "do"

    def _is_halted(self) -> bool:
        """Return whether no further press can follow the last one."""
        is_stopped = (
            self.refusal is not None or self.open_wild is not None or self.is_early or self.says_uno or self.forgot_uno
        )
        return is_stopped or self.is_over

    def _press(self, item: str) -> None:
        hand = self.round.hands[PUPIL]
        if item == "on":
            if self.name != "uno" or len(hand) != 2:
                raise TutorialError("Uno cannot be said here")
            self.says_uno = True
            return
        if item == WILD.value and WILD in hand:
            self.open_wild = WILD
            return
        try:
            move = parse_move(item)
        except MoveSyntaxError:
            raise TutorialError(f"{item!r} is not a move") from None
        try:
            events = decide(self.round, PUPIL, move)
        except IllegalMove as refusal:
            self.refusal = refusal
            return
        if not self._plan.accepts(self.round, move):
            self.is_early = True
            return
        self.entries.clear()
        self._apply(PUPIL, move, events)
        if PUPIL in self.round.catchable:
            self._make(AI, Catch(PUPIL))
            self.forgot_uno = True
            return
        self.path += (item,)
        while self.round.to_move == AI and not self.round.is_over:
            self._make(AI, _AI.choose(observe(self.round, AI), Random(0)))  # noqa: S311  # the AI must always choose the same move

    def _make(self, seat: int, move: Move) -> None:
        self._apply(seat, move, decide(self.round, seat, move))

    def _apply(self, seat: int, move: Move, events: list[Event]) -> None:
        apply(self.round, events)
        self.entries.append(Entry(len(self.entries) + 1, seat, str(move), None, tuple(events)))


def first_play(card: Card) -> str:
    """Return the path item for a press of this card: the play, or the wild without a color."""
    return card.value if card is WILD else str(PLAYS[card][0])


def color_play(color: Color) -> str:
    """Return the path item for the play of a wild with this color."""
    return str(next(play for play in PLAYS[WILD] if play.color is color))


def _deal(plan: _Plan) -> Round:
    """Return the round after the deal. The seat to the left of the dealer begins."""
    ruleset: Ruleset = msgspec.structs.replace(OFFICIAL, hand_size=len(plan.hands[PUPIL].split()))
    dealer = PUPIL if plan.opening else AI
    by_turn = [plan.hands[1 - dealer].split(), plan.hands[dealer].split()]
    order = [Card(card) for pair in zip(*by_turn, strict=True) for card in pair]
    order += [Card(plan.top), *map(Card, plan.pile.split())]
    rest = list(ruleset.deck())
    for card in order:
        rest.remove(card)
    script = ScriptedShuffler()
    script.orders.append(order + rest)
    state = Round(ruleset, 2, script)
    apply(state, deal(ruleset, 2, dealer, script))
    return state
