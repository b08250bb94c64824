"""Define moves, in the notation that buttons, records, the database and the tests share.

    move   = play | "draw" | "pass" | "challenge" | "accept" | "uno" | "catch>" seat | "color " color [">" seat]
           | "vote " digit | "time" | "back"
    play   = laid *("+" laid) [">" seat] ["!"]      laid = color face | wild [color]      seat = 0 to 9
    e.g.     R5   WR   WD4B   WRL   R5!   R7>2   R5+G5

A wild has no color if nobody names one with the play: in a deck without colors, or if another seat names it later.
The notation does not know the deck, so it reads every wild with and without a color, and the rules refuse the other.

``str(move)`` gives exactly this form, and ``parse_move`` reads nothing else. A text that does not parse is no move at
all (``MoveSyntaxError``). A move that parses can still be against the rules: ``unobot.rules.play.decide`` answers that.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final, TypeAlias

import msgspec

from unobot.rules.cards import DARK_COLORS, LIGHT_COLORS, Card, Color


class MoveSyntaxError(ValueError):
    """The text or value is not a move in any ruleset and any state of a round."""


def _check_seat(seat: int) -> None:
    if not 0 <= seat <= 9:
        raise MoveSyntaxError(f"a seat is a number from 0 to 9, not {seat}")


class _BaseMove(msgspec.Struct, frozen=True, gc=False):
    """The base of all moves: it prints a move as its notation."""

    def __repr__(self) -> str:
        return str(self)


class Play(_BaseMove, frozen=True, gc=False):
    """Lay ``cards``. The first card decides the face and, unless it is a wild, the color.

    ``color`` is the color chosen for a wild. It is ``None`` for colored cards, and for wilds for which the player names
    none. ``target`` is the seat that the play aims at. ``uno`` says Uno with the play.

    Raises ``MoveSyntaxError`` if the notation cannot say it:

    * no card, or a hidden card;
    * cards with different faces;
    * a colored card with a chosen color;
    * a seat above 9.
    """

    cards: tuple[Card, ...]
    color: Color | None = None
    target: int | None = None
    uno: bool = False

    def __post_init__(self) -> None:
        if not self.cards or Card.HIDDEN in self.cards:
            raise MoveSyntaxError("a play lays one card or more, face up")
        first = self.cards[0]
        if any(card.face is not first.face for card in self.cards):
            raise MoveSyntaxError("the cards of one play have one face")
        if self.color is not None and not first.is_wild:
            raise MoveSyntaxError("only a wild has a chosen color")
        if self.target is not None:
            _check_seat(self.target)

    def __str__(self) -> str:
        color = self.color or ""
        target = "" if self.target is None else f">{self.target}"
        return "+".join([f"{card.value}{color}" for card in self.cards]) + target + ("!" if self.uno else "")


class Draw(_BaseMove, frozen=True, gc=False):
    """Draw a card instead of playing one from the hand."""

    def __str__(self) -> str:
        return "draw"


class Pass(_BaseMove, frozen=True, gc=False):
    """Keep the drawn card and end the turn."""

    def __str__(self) -> str:
        return "pass"


class Challenge(_BaseMove, frozen=True, gc=False):
    """Claim that the hand held the color to match when the Wild Draw Four was laid."""

    def __str__(self) -> str:
        return "challenge"


class Accept(_BaseMove, frozen=True, gc=False):
    """Take the cards that are owed."""

    def __str__(self) -> str:
        return "accept"


class SayUno(_BaseMove, frozen=True, gc=False):
    """Say Uno without a play: before the play that leaves one card, or after it."""

    def __str__(self) -> str:
        return "uno"


class Catch(_BaseMove, frozen=True, gc=False):
    """Catch ``seat``, which has one card and did not say Uno. Raises ``MoveSyntaxError`` for a seat above 9."""

    seat: int

    def __post_init__(self) -> None:
        _check_seat(self.seat)

    def __str__(self) -> str:
        return f"catch>{self.seat}"


class ChooseColor(_BaseMove, frozen=True, gc=False):
    """Name the color of a wild that was turned up first and, for Swap Hands, the seat to swap with.

    Raises ``MoveSyntaxError`` for a target above 9.
    """

    color: Color
    target: int | None = None

    def __post_init__(self) -> None:
        if self.target is not None:
            _check_seat(self.target)

    def __str__(self) -> str:
        return f"color {self.color}" + ("" if self.target is None else f">{self.target}")


class Vote(_BaseMove, frozen=True, gc=False):
    """Vote for one of the rules that a Customizable wild can have. Raises ``MoveSyntaxError`` above 2."""

    choice: int

    def __post_init__(self) -> None:
        if not 0 <= self.choice <= 2:
            raise MoveSyntaxError(f"a vote is a number from 0 to 2, not {self.choice}")

    def __str__(self) -> str:
        return f"vote {self.choice}"


class TimeUp(_BaseMove, frozen=True, gc=False):
    """End a round whose clock ran out. The table submits it, not a seat."""

    def __str__(self) -> str:
        return "time"


class TakeBack(_BaseMove, frozen=True, gc=False):
    """Take back the seat's last move, if nothing happened after it. ``Match`` decides it, not the round."""

    def __str__(self) -> str:
        return "back"


Move: TypeAlias = Play | Draw | Pass | Challenge | Accept | SayUno | Catch | ChooseColor | Vote | TimeUp | TakeBack

DRAW: Final = Draw()
PASS: Final = Pass()
CHALLENGE: Final = Challenge()
ACCEPT: Final = Accept()
SAY_UNO: Final = SayUno()
CATCHES: Final = tuple(Catch(seat) for seat in range(10))  # by seat
CHOOSE_COLORS: Final = tuple(ChooseColor(color) for color in LIGHT_COLORS)
CHOOSE_DARK_COLORS: Final = tuple(ChooseColor(color) for color in DARK_COLORS)
VOTES: Final = tuple(Vote(choice) for choice in range(3))
TIME_UP: Final = TimeUp()
TAKE_BACK: Final = TakeBack()


def _single_plays(uno: bool) -> dict[Card, tuple[Play, ...]]:
    return {
        card: tuple(Play((card,), color, None, uno) for color in (LIGHT_COLORS if card.is_wild else (None,)))
        for card in Card
        if card is not Card.HIDDEN
    }


def _dark_plays(light: dict[Card, tuple[Play, ...]]) -> dict[Card, tuple[Play, ...]]:
    """Return the same plays with the colors of the dark side for wilds."""
    dark = {
        card: tuple(Play(play.cards, color, None, play.uno) for play, color in zip(ways, DARK_COLORS, strict=True))
        for card, ways in light.items()
        if card.is_wild
    }
    return {**light, **dark}


PLAYS: Final = _single_plays(uno=False)
"""The ways to lay one card, by card: one for a colored card, one for each of the four light colors of a wild."""

UNO_PLAYS: Final = _single_plays(uno=True)
"""The same plays, each with Uno."""

DARK_PLAYS: Final = _dark_plays(PLAYS)
"""The ways to lay one card on the dark side of Flip, by card."""

DARK_UNO_PLAYS: Final = _dark_plays(UNO_PLAYS)
"""The same plays, each with Uno."""

BARE_PLAYS: Final = {card: (Play((card,)),) for card in Card if card.is_wild}
"""The way to lay a wild without a color, by card."""

BARE_UNO_PLAYS: Final = {card: (Play((card,), uno=True),) for card in Card if card.is_wild}
"""The same plays, each with Uno."""


@cache
def plays_at(card: Card, target: int | None, uno: bool, bare: bool = False) -> tuple[Play, ...]:
    """Return every way to lay one ``card`` that aims at the seat ``target``, with Uno if ``uno``.

    If ``bare``, the card is a wild without a color.
    """
    return tuple(Play(play.cards, play.color, target, uno) for play in (BARE_PLAYS if bare else PLAYS)[card])


_SPOKEN: Final[tuple[Move, ...]] = (
    *(DRAW, PASS, CHALLENGE, ACCEPT, SAY_UNO, TIME_UP, TAKE_BACK),
    *CATCHES,
    *CHOOSE_COLORS,
    *CHOOSE_DARK_COLORS,
    *VOTES,
)
_LAYING: Final = tuple(
    play
    for plays in (PLAYS, UNO_PLAYS, DARK_PLAYS, DARK_UNO_PLAYS, BARE_PLAYS, BARE_UNO_PLAYS)
    for ways in plays.values()
    for play in ways
)
_MOVES_BY_TEXT: Final[dict[str, Move]] = {str(move): move for move in _SPOKEN + _LAYING}
_COLORED: Final = "|".join(card.value for card in Card if card.color is not None)
_WILDS: Final = "|".join(card.value for card in Card if card.is_wild)
_COLOR: Final = "|".join(color.value for color in Color)
_LAID: Final = rf"(?:{_COLORED}|(?:{_WILDS})(?:{_COLOR})?)"
_WILD: Final = re.compile(rf"(?P<wild>{_WILDS})(?P<color>(?:{_COLOR})?)")
_COLOR_AND_SEAT: Final = re.compile(rf"color ({_COLOR})>([0-9])")
_PLAY: Final = re.compile(rf"(?P<laid>{_LAID}(?:\+{_LAID})*)(?:>(?P<seat>[0-9]))?(?P<uno>!)?")


def parse_move(text: str) -> Move:
    """Return the move of a text; ``parse_move(str(move)) == move`` for every move.

    Raises ``MoveSyntaxError`` for anything that is not exactly the notation. Lower case and spaces count.
    """
    move = _MOVES_BY_TEXT.get(text)
    if move is not None:
        return move
    aimed = _COLOR_AND_SEAT.fullmatch(text)
    if aimed is not None:
        return ChooseColor(Color(aimed[1]), int(aimed[2]))
    match = _PLAY.fullmatch(text)
    if match is None:
        raise MoveSyntaxError(f"not a move: {text[:40]!r}")
    laid = match["laid"].split("+")
    wilds = [_WILD.fullmatch(notation) for notation in laid]
    colors = {wild and wild["color"] for wild in wilds}
    if len(colors) > 1:
        raise MoveSyntaxError(f"several wilds carry one color: {text[:40]!r}")
    color = colors.pop()
    return Play(
        cards=tuple(Card(wild["wild"] if wild else notation) for wild, notation in zip(wilds, laid, strict=True)),
        color=Color(color) if color else None,
        target=None if match["seat"] is None else int(match["seat"]),
        uno=match["uno"] is not None,
    )
