"""Five small rounds to learn the game in: real rules, a real AI, and a deck that lies as each step needs it.

A lesson is a function of its number and of the way, the moves that its pupil has made so far: nothing of it is stored
anywhere, and it can be gone on with after any time.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

import msgspec

from unobot.ai import LEVELS
from unobot.rules.cards import Card, Color
from unobot.rules.events import Event, Phase
from unobot.rules.match import Entry
from unobot.rules.moves import PLAYS, Catch, Draw, Move, MoveSyntaxError, Pass, Play, parse_move
from unobot.rules.play.deal import deal
from unobot.rules.play.decide import IllegalMove, decide
from unobot.rules.play.evolve import evolve
from unobot.rules.round import Round
from unobot.rules.ruleset.ruleset import OFFICIAL, Ruleset
from unobot.rules.scripted_shuffler import Script
from unobot.rules.view import observe

PUPIL: Final = 0
AI: Final = 1
LEVEL: Final = "casual"
_LONGEST: Final = 6
"""Moves of a pupil in one lesson at most."""


class TutorialError(ValueError):
    """There is no such lesson, or no such way through it."""


class _Plan(msgspec.Struct, frozen=True):
    """What one lesson begins with, and which moves bring it on."""

    name: str
    hands: tuple[str, str]
    top: str
    pile: str
    wanted: Callable[[Round, Move], bool]
    finished: Callable[[Round, int], bool]
    """Whether it is over, after so many moves of the pupil."""
    opening: str = ""
    """The move with which the AI begins, where it does."""


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


def _over(state: Round, _: int) -> bool:
    return state.is_over


_PLANS: Final = (
    _Plan("match", ("R2 B5 Y8 G1", "R9 B3 Y1 G4"), "R5", "", _plays, _once),
    _Plan("action", ("GS GD2 Y7 B1", "R1 R2 R3 Y9"), "G4", "", _plays, _once),
    _Plan("wild", ("R3 R9 B2 W", "R1 Y4 G8 B8"), "Y6", "", _plays, _once),
    _Plan("draw", ("R3 Y1 G6", "B2 G2 R7"), "B8", "B4", _draws, _twice),
    _Plan("uno", ("R3 R8", "R6 B0"), "R4", "Y9 G2 G5", _catches, _over, opening="R6"),
)
LESSONS: Final = len(_PLANS)
"""How many there are; their numbers begin with 1."""


class Lesson:
    """Lesson ``number`` (from 1) after ``way``: what its pupil did, moves joined with ``-``, the last of them just now.

    The last may also be a wild alone (``W``), whose color is asked then, or ``on``, the switch that says Uno with the
    next play. Raises `TutorialError` for a way on which no button of a lesson leads.
    """

    def __init__(self, number: int, way: str = "") -> None:
        if not 1 <= number <= LESSONS:
            raise TutorialError(f"there is no lesson {number}")
        self.number = number
        self._plan = _PLANS[number - 1]
        self.way: tuple[str, ...] = ()
        """The moves that were made. What was just refused, asked or caught is not one of them."""
        self.entries: list[Entry] = []
        """What happened since the pupil's last move, and with it."""
        self.refused: IllegalMove | None = None
        """Why the last press was no move, where the rules forbid it."""
        self.early = False
        """Whether it was one that the rules allow, and this lesson is not about."""
        self.asked: Card | None = None
        """The wild whose color is asked."""
        self.says_uno = False
        """Whether the switch is on."""
        self.forgot = False
        """Whether the pupil forgot to say Uno, and was caught."""
        self.round = _dealt(self._plan)
        if self._plan.opening:
            self._make(AI, parse_move(self._plan.opening))
        items = way.split("-") if way else []
        if len(items) > _LONGEST:
            raise TutorialError(f"no lesson takes {len(items)} moves")
        for item in items:
            if self._is_halted():
                raise TutorialError(f"nothing follows in {way!r}")
            self._press(item)

    @property
    def name(self) -> str:
        """What the lesson is about, as its texts are called."""
        return self._plan.name

    @property
    def is_over(self) -> bool:
        """Whether the pupil has done what it is about."""
        return self._plan.finished(self.round, len(self.way))

    @property
    def task(self) -> str:
        """What its pupil is told now, as the text is called."""
        if self.forgot:
            return "forgot"
        if self.asked is not None:
            return "color"
        if self.is_over:
            return "kept" if self.way[-1] == "pass" else "done"
        if self.round.phase is Phase.DRAWN:
            return "choose"
        if self.name == "uno" and not self.round.catchable:
            return "last" if len(self.round.hands[PUPIL]) == 1 else "say"
        return "do"

    def _is_halted(self) -> bool:
        """Whether the last press was none to go on from."""
        stopped = self.refused is not None or self.asked is not None or self.early or self.says_uno or self.forgot
        return stopped or self.is_over

    def _press(self, item: str) -> None:
        hand = self.round.hands[PUPIL]
        if item == "on":
            if self.name != "uno" or len(hand) != 2:
                raise TutorialError("nobody says Uno here")
            self.says_uno = True
            return
        if item == Card.W.value and Card.W in hand:
            self.asked = Card.W
            return
        try:
            move = parse_move(item)
        except MoveSyntaxError:
            raise TutorialError(f"{item!r} is no move") from None
        try:
            events = decide(self.round, PUPIL, move)
        except IllegalMove as refused:
            self.refused = refused
            return
        if not self._plan.wanted(self.round, move):
            self.early = True
            return
        self.entries.clear()
        self._apply(PUPIL, move, events)
        if PUPIL in self.round.catchable:
            self._make(AI, Catch(PUPIL))
            self.forgot = True
            return
        self.way += (item,)
        while self.round.to_move == AI and not self.round.is_over:
            self._make(AI, LEVELS[LEVEL].choose(observe(self.round, AI), Random(0)))  # noqa: S311  # the same again each time

    def _make(self, seat: int, move: Move) -> None:
        self._apply(seat, move, decide(self.round, seat, move))

    def _apply(self, seat: int, move: Move, events: list[Event]) -> None:
        for event in events:
            evolve(self.round, event)
        self.entries.append(Entry(len(self.entries) + 1, seat, str(move), None, tuple(events)))


def first_play(card: Card) -> str:
    """What a press of this card says: the play, or the wild alone."""
    return card.value if card is Card.W else str(PLAYS[card][0])


def color_play(color: Color) -> str:
    """What naming the color of a wild says."""
    return str(next(play for play in PLAYS[Card.W] if play.color is color))


def _dealt(plan: _Plan) -> Round:
    """The round as it is dealt; whoever begins sits to the left of the dealer."""
    ruleset: Ruleset = msgspec.structs.replace(OFFICIAL, hand_size=len(plan.hands[PUPIL].split()))
    dealer = PUPIL if plan.opening else AI
    by_turn = [plan.hands[1 - dealer].split(), plan.hands[dealer].split()]
    order = [Card(card) for each in zip(*by_turn, strict=True) for card in each]
    order += [Card(plan.top), *map(Card, plan.pile.split())]
    rest = list(ruleset.deck())
    for card in order:
        rest.remove(card)
    script = Script()
    script.orders.append(order + rest)
    state = Round(ruleset, 2, script)
    for event in deal(ruleset, 2, dealer, script):
        evolve(state, event)
    return state
