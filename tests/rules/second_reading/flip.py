"""A second reading of Flip's rules: a small, slow engine that shares no code with ``unobot.rules``.

It was written from the rule sheet and from the notation alone, by somebody who had not seen the code of the deck. Cards
are texts with both sides, the light one first: ``"R5/P2"``. Moves name the side in play: ``"R5"``, ``"WDCP!"``. There
are no house rules, no events and no views.

If the sheet is silent, this reading decides as follows.

* Of equal sides in play, the first card of the hand is laid, also if the other one was just drawn.
* A wild that comes to lie on top when all cards turn over gets its color from the next seat, which then plays.
* A draw for a color takes what there is if the color does not come. The two more of a challenge are then not there.
* The last card of a hand is always legal, so nobody challenges it. A Flip that is laid last turns the hands before they
  are counted.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass, field

COLORS = ("RYGB", "PTOU")
"""The colors of the light and of the dark side."""

MOVES_PER_CARD = 40
UNO_PENALTY = 2
LIGHT, DARK = 0, 1

DRAWS = {"D1": 1, "D5": 5, "WD2": 2}
"""The cards that make a seat draw a number of cards. A ``WDC`` makes it draw until a color comes."""

POINTS = {
    "D1": 10,
    "D5": 20,
    "R": 20,
    "S": 20,
    "F": 20,
    "SA": 30,
    "W": 40,
    "WD2": 50,
    "WDC": 60,
    **{str(number): number for number in range(1, 10)},
}

PRINTED = """
    R1/P3 R1/U2 R2/OR R2/UD5 R3/P7 R3/WDC R4/OF R4/UD5 R5/P2 R5/T5 R6/O9 R6/PSA R7/O1 R7/U5 R8/T7 R8/UR R9/TR R9/U5
    RS/OD5 RS/W RR/T7 RR/U3 RD1/P3 RD1/P4 RF/P8 RF/U3 Y1/PSA Y1/W Y2/T1 Y2/T8 Y3/PD5 Y3/U1 Y4/PD5 Y4/UF Y5/T8 Y5/U9
    Y6/OSA Y6/WDC Y7/O2 Y7/U6 Y8/O2 Y8/P1 Y9/T5 Y9/U4 YS/O3 YS/TF YR/TF YR/W YD1/P1 YD1/U8 YF/O8 YF/P4 G1/O5 G1/OF
    G2/TD5 G2/TSA G3/PF G3/U2 G4/P8 G4/T9 G5/O7 G5/T4 G6/P5 G6/WDC G7/O6 G7/T2 G8/PR G8/T9 G9/OD5 G9/PR GS/O9 GS/U4
    GR/O1 GR/P7 GD1/O6 GD1/T6 GF/T3 GF/WDC B1/USA B1/USA B2/O8 B2/P6 B3/T2 B3/U8 B4/TD5 B4/U1 B5/OR B5/P9 B6/TSA
    B6/UR B7/O3 B7/OSA B8/T4 B8/TR B9/O5 B9/UF BS/P9 BS/T1 BR/O4 BR/W BD1/P6 BD1/T6 BF/U6 BF/U7 W/P5 W/PF W/T3 W/U7
    WD2/O4 WD2/O7 WD2/P2 WD2/U9
"""
DECK = re.findall(r"\S+", PRINTED)

Shuffle = Callable[[list[str]], list[str]]
"""Returns cards as a new pile, in the order in which they will be drawn."""


@dataclass
class State:
    """All of a round. The first card of ``pile`` is drawn next, and the first one of ``discards`` is the top."""

    hands: list[list[str]]
    pile: list[str]
    discards: list[str]
    side: int = LIGHT
    color: str | None = None
    to_move: int = 0
    question: str = "play"
    """``play``, ``drawn``, ``answer`` (to owed cards), ``color`` (of a wild on top), or ``over``."""
    direction: int = 1
    drawn: bool = False
    """If the last card of the hand to move was just drawn."""
    guilty: bool = False
    """If the wild on top was laid against its condition."""
    laid_by: int = 0
    said: set[int] = field(default_factory=set)
    catchable: set[int] = field(default_factory=set)
    drew: list[str] = field(default_factory=list)
    """The cards that seats drew in the last move."""
    empty_turns: int = 0
    """How many seats in a row passed because there was nothing to draw."""
    moves: int = 0
    winner: int | None = None
    points: list[int] = field(default_factory=list)
    """By seat, when the round is over."""

    def after(self, seat: int) -> int:
        return (seat + self.direction) % len(self.hands)

    def shown(self, card: str) -> str:
        """Return the side in play of a card."""
        return card.split("/")[self.side]

    @property
    def top(self) -> str:
        return self.shown(self.discards[0])


def face(shown: str) -> str:
    return shown if shown[0] == "W" else shown[1:]


def color(shown: str) -> str | None:
    return None if shown[0] == "W" else shown[0]


def deal(seats: int, deck: list[str], dealer: int, shuffle: Shuffle) -> State:
    """Deal seven cards each, one at a time, from the seat after the dealer on, and turn a card up."""
    first = (dealer + 1) % seats
    hands = [deck[(seat - first) % seats : 7 * seats : seats] for seat in range(seats)]
    pile = deck[7 * seats :]
    while pile[0].startswith("WD2"):
        pile = shuffle(pile)
    state = State(hands, pile[1:], [pile[0]], LIGHT, color(pile[0].split("/")[LIGHT]), first)
    kind = face(state.top)
    if kind == "D1":
        _draw(state, first, 1, shuffle)
        state.to_move = state.after(first)
    elif kind == "S":
        state.to_move = state.after(first)
    elif kind == "R":
        state.direction = -1
        state.to_move = dealer
    elif kind == "F":
        _turn_over(state)
    if state.color is None:
        state.question = "color"
    return state


# What a seat can do


def legal(state: State, seat: int) -> set[str]:
    """Return the moves of a seat, in the notation."""
    if state.question == "over":
        return set()
    moves = {f"catch>{other}" for other in state.catchable if other != seat}
    if seat == state.to_move:
        moves |= {way for card in _cards_to_lay(state, seat) for way in _ways(state, seat, state.shown(card))}
        if state.question == "play":
            moves.add("draw")
        elif state.question == "drawn":
            moves.add("pass")
        elif state.question == "answer":
            moves |= {"accept", "challenge"}
        else:
            moves |= {f"color {each}" for each in COLORS[state.side]}
    if seat not in state.said and _may_say_uno(state, seat):
        moves.add("uno")
    return moves


def _cards_to_lay(state: State, seat: int) -> list[str]:
    hand = state.hands[seat]
    if state.question == "drawn":
        hand = hand[-1:] if state.drawn else []
    elif state.question != "play":
        return []
    return [card for card in hand if _matches(state, state.shown(card))]


def _matches(state: State, shown: str) -> bool:
    return shown[0] == "W" or color(shown) == state.color or face(shown) == face(state.top)


def _ways(state: State, seat: int, shown: str) -> list[str]:
    ways = [shown + each for each in COLORS[state.side]] if shown[0] == "W" else [shown]
    if len(state.hands[seat]) == 2:
        ways += [f"{way}!" for way in ways]
    return ways


def _may_say_uno(state: State, seat: int) -> bool:
    held = len(state.hands[seat])
    return held == 1 or (held == 2 and seat == state.to_move and state.question in ("play", "drawn"))


# What happens then


def play(state: State, seat: int, move: str, shuffle: Shuffle) -> State:
    """Return the state after a legal move of a seat."""
    assert move in legal(state, seat), f"{move} is not legal for {seat}"
    state = deepcopy(state)
    state.drew = []
    if move == "uno":
        state.said.add(seat)
        state.catchable.discard(seat)
        return state
    if move.startswith("catch>"):
        caught = int(move[-1])
        state.catchable.discard(caught)  # once for one card, even if there is nothing to draw
        _draw(state, caught, UNO_PENALTY, shuffle)
        return state
    state.catchable = set()
    state.moves += 1
    if move == "draw":
        _draw(state, seat, 1, shuffle)
        state.question, state.drawn = "drawn", bool(state.drew)
    elif move == "pass":
        _pass(state, seat)
    elif move == "accept":
        _draw_for_top(state, seat, shuffle)
        _turn_of(state, state.after(seat))
    elif move == "challenge":
        _challenge(state, seat, shuffle)
    elif move.startswith("color "):
        state.color = move[-1]
        _turn_of(state, seat)
    else:
        _lay(state, seat, move, shuffle)
    if state.question != "drawn" and len(state.hands[seat]) != 1:
        state.said.discard(seat)
    if state.question != "over" and state.moves == MOVES_PER_CARD * len(DECK):
        _end_without_winner(state)
    return state


def _turn_of(state: State, seat: int, question: str = "play") -> None:
    state.to_move = seat
    state.question = question
    state.drawn = False


def _take(state: State, shuffle: Shuffle) -> str | None:
    """Take the next card of the pile. If there is none, the discards below the top are shuffled first."""
    if not state.pile:
        top, *rest = state.discards
        if not rest:
            return None
        state.pile = list(shuffle(rest))
        assert sorted(state.pile) == sorted(rest)
        state.discards = [top]
    return state.pile.pop(0)


def _draw(state: State, seat: int, count: int, shuffle: Shuffle) -> None:
    for _ in range(count):
        card = _take(state, shuffle)
        if card is None:
            return
        _into_hand(state, seat, card)


def _draw_until(state: State, seat: int, wanted: str, shuffle: Shuffle) -> None:
    card: str | None = ""
    while card is not None and (not card or color(state.shown(card)) != wanted):
        card = _take(state, shuffle)
        if card is not None:
            _into_hand(state, seat, card)


def _draw_for_top(state: State, seat: int, shuffle: Shuffle, more: int = 0) -> None:
    """Draw what the card on top demands, and ``more`` cards."""
    kind = face(state.top)
    if kind == "WDC":
        assert state.color is not None
        _draw_until(state, seat, state.color, shuffle)
    _draw(state, seat, DRAWS.get(kind, 0) + more, shuffle)


def _into_hand(state: State, seat: int, card: str) -> None:
    state.hands[seat].append(card)
    state.drew.append(card)
    state.said.discard(seat)
    state.catchable.discard(seat)


def _pass(state: State, seat: int) -> None:
    if not state.drawn:
        state.empty_turns += 1
    if state.empty_turns == len(state.hands):
        _end_without_winner(state)
    else:
        _turn_of(state, state.after(seat))


def _challenge(state: State, seat: int, shuffle: Shuffle) -> None:
    if state.guilty:
        _draw_for_top(state, state.laid_by, shuffle)
        _turn_of(state, seat)
    else:
        _draw_for_top(state, seat, shuffle, more=2)
        _turn_of(state, state.after(seat))


def _turn_over(state: State) -> None:
    """Turn the discards, the pile and all hands over. No card acts."""
    state.side = DARK if state.side == LIGHT else LIGHT
    state.discards.reverse()
    state.pile.reverse()
    state.color = color(state.top)


def _lay(state: State, seat: int, move: str, shuffle: Shuffle) -> None:
    written = move.rstrip("!")
    shown = written[:-1] if written[0] == "W" else written
    hand = state.hands[seat]
    card = next(each for each in hand if state.shown(each) == shown)
    hand.remove(card)
    state.guilty = any(color(state.shown(other)) == state.color for other in hand)
    state.laid_by = seat
    state.discards.insert(0, card)
    state.color = written[-1] if written[0] == "W" else color(shown)
    state.empty_turns = 0
    if move.endswith("!"):
        state.said.add(seat)
    if len(hand) == 1 and seat not in state.said:
        state.catchable.add(seat)
    kind = face(shown)
    if kind == "R":
        state.direction = -state.direction
    if kind == "F":
        _turn_over(state)
    if hand:
        _follow(state, seat, kind, shuffle)
    else:
        _draw_for_last(state, seat, kind, shuffle)
        _win(state, seat)


def _draw_for_last(state: State, seat: int, kind: str, shuffle: Shuffle) -> None:
    if kind in DRAWS or kind == "WDC":
        _draw_for_top(state, state.after(seat), shuffle)


def _follow(state: State, seat: int, kind: str, shuffle: Shuffle) -> None:
    following = state.after(seat)
    if kind in ("WD2", "WDC"):
        _turn_of(state, following, "answer")
    elif kind in DRAWS:
        _draw_for_top(state, following, shuffle)
        _turn_of(state, state.after(following))
    elif kind == "S":
        _turn_of(state, state.after(following))
    elif kind == "SA" or (kind == "R" and len(state.hands) == 2):
        _turn_of(state, seat)
    else:
        _turn_of(state, following, "play" if state.color else "color")


# How it ends


def _win(state: State, winner: int) -> None:
    """End the round. The winner scores the side in play of all other hands."""
    state.question = "over"
    state.winner = winner
    state.points = [0] * len(state.hands)
    state.points[winner] = sum(_sum(state, hand) for seat, hand in enumerate(state.hands) if seat != winner)


def _sum(state: State, hand: list[str]) -> int:
    return sum(POINTS[face(state.shown(card))] for card in hand)


def _end_without_winner(state: State) -> None:
    """End a drawn round: the lowest hand wins it, and nobody if two are the lowest."""
    sums = [_sum(state, hand) for hand in state.hands]
    if sums.count(min(sums)) == 1:
        _win(state, sums.index(min(sums)))
    else:
        state.question = "over"
        state.points = [0] * len(state.hands)
