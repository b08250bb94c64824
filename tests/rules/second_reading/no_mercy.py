"""A second reading of No Mercy's rules: a small, slow engine that shares no code with ``unobot.rules``.

It was written from the rule sheet and from the notation alone, by somebody who had not seen the code of the deck. Cards
and moves are texts: ``"R5"``, ``"WD6"``, ``"WD6Y!"``. There are no house rules, no events and no views.

If the sheet is silent, this reading decides as follows. Each decision has a scenario beside this file.

* The draw is finished before a seat with 25 cards is out, also a draw for a playable card.
* A Wild Reverse Draw Four of two seats falls on its own player, also as an answer. As the last card of a hand it makes
  nobody draw, because its player is out of cards.
* Uno can be said before the play with two cards, or if a Discard All of the hand would leave one. Whether a card
  matches does not count, as in the official game.
* With two seats left the direction means nothing, and no test compares it.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass, field

COLORS = "RYGB"
LIMIT = 25
MOVES_PER_CARD = 40
UNO_PENALTY = 2

COLORED = {**dict.fromkeys("0123456789", 2), "D2": 3, "D4": 2, "S": 3, "R": 3, "SA": 2, "DA": 3}
"""The copies of each face in each color."""

WILDS = {"WR4": 8, "WRL": 8, "WD6": 4, "WD10": 4}

DRAWS = {"D2": 2, "D4": 4, "WR4": 4, "WD6": 6, "WD10": 10}
"""The cards that make a seat draw, and how much."""

DECK = [color + face for color in COLORS for face, copies in COLORED.items() for _ in range(copies)] + [
    wild for wild, copies in WILDS.items() for _ in range(copies)
]

Shuffle = Callable[[list[str]], list[str]]
"""Returns the discards as a new pile, in the order in which they will be drawn."""


@dataclass
class State:
    """All of a round. The first card of ``pile`` is drawn next, and the first one of ``discards`` is the top."""

    hands: list[list[str]]
    pile: list[str]
    discards: list[str]
    color: str | None
    to_move: int = 0
    question: str = "play"
    """``play``, ``drawn``, ``answer`` (to owed cards), ``color`` (of a roulette), or ``over``."""
    direction: int = 1
    drawn: str | None = None
    owed: int = 0
    said: set[int] = field(default_factory=set)
    catchable: set[int] = field(default_factory=set)
    out: list[int] = field(default_factory=list)
    """The seats that were knocked out, in this order."""
    drew: list[str] = field(default_factory=list)
    """The cards that a seat drew in the last move. A roulette shows them to everybody."""
    empty_turns: int = 0
    """How many seats in a row passed because there was nothing to draw."""
    moves: int = 0
    winner: int | None = None
    points: list[int] = field(default_factory=list)
    """By seat, when the round is over."""

    def playing(self) -> list[int]:
        return [seat for seat in range(len(self.hands)) if seat not in self.out]

    def after(self, seat: int) -> int:
        """Return the next seat in the direction of play that is still in."""
        seat = (seat + self.direction) % len(self.hands)
        while seat in self.out:
            seat = (seat + self.direction) % len(self.hands)
        return seat


def face(card: str) -> str:
    return card if card[0] == "W" else card[1:]


def color(card: str) -> str | None:
    return None if card[0] == "W" else card[0]


def points(card: str) -> int:
    if card[0] == "W":
        return 50
    return int(face(card)) if face(card).isdigit() else 20


def deal(seats: int, deck: list[str], first: int = 0) -> State:
    """Deal seven cards each and turn cards up until a number lies there. The seat ``first`` begins."""
    hands = [deck[seat : 7 * seats : seats] for seat in range(seats)]
    pile = deck[7 * seats :]
    discards: list[str] = []
    while not discards or not face(discards[0]).isdigit():
        discards.insert(0, pile.pop(0))
    return State(hands, pile, discards, color(discards[0]), first)


# What a seat can do


def legal(state: State, seat: int) -> set[str]:
    """Return the moves of a seat, in the notation."""
    if state.question == "over" or seat in state.out:
        return set()
    plays = {move for card in _cards_to_lay(state, seat) for move in _ways(state, seat, card)}
    moves = plays | {f"catch>{other}" for other in state.catchable if other != seat}
    if seat == state.to_move:
        if state.question == "play":
            moves.add("draw")
        elif state.question == "answer":
            moves.add("accept")
        elif state.question == "color":
            moves |= {f"color {each}" for each in COLORS}
        elif not plays:  # a drawn card that can be laid must be laid
            moves.add("pass")
    if seat not in state.said and _may_say_uno(state, seat):
        moves.add("uno")
    return moves


def _cards_to_lay(state: State, seat: int) -> list[str]:
    hand = state.hands[seat]
    if seat != state.to_move:
        return []
    if state.question == "play":
        return [card for card in hand if _matches(state, card)]
    if state.question == "drawn":
        return [state.drawn] if state.drawn is not None and _matches(state, state.drawn) else []
    if state.question == "answer":
        last = DRAWS[face(state.discards[0])]
        return [card for card in hand if DRAWS.get(face(card), 0) >= last]
    return []


def _matches(state: State, card: str) -> bool:
    return card[0] == "W" or color(card) == state.color or face(card) == face(state.discards[0])


def _left(state: State, seat: int, card: str) -> list[str]:
    """Return the hand of a seat after it has laid ``card``."""
    hand = state.hands[seat].copy()
    hand.remove(card)
    if face(card) == "DA":
        hand = [other for other in hand if color(other) != color(card)]
    return hand


def _ways(state: State, seat: int, card: str) -> list[str]:
    left = len(_left(state, seat, card))
    ways = [card]
    if card[0] == "W" and card != "WRL":
        ways = [card + each for each in COLORS]
    if face(card) == "7" and left > 0:
        ways = [f"{card}>{other}" for other in state.playing() if other != seat]
    if left == 1:
        ways += [f"{way}!" for way in ways]
    return ways


def _may_say_uno(state: State, seat: int) -> bool:
    if len(state.hands[seat]) == 1:
        return True
    if seat != state.to_move or state.question == "color":
        return False
    hand = state.hands[seat]
    return len(hand) == 2 or any(len(_left(state, seat, card)) == 1 for card in hand)


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
        _draw(state, int(move[-1]), UNO_PENALTY, shuffle)
        return state
    state.catchable = set()
    state.moves += 1
    if move == "draw":
        _draw_until_playable(state, seat, shuffle)
    elif move == "pass":
        _pass(state, seat)
    elif move == "accept":
        _draw(state, seat, state.owed, shuffle)
        state.owed = 0
        _knock_out(state, seat)
        _turn_of(state, state.after(seat))
    elif move.startswith("color "):
        state.color = move[-1]
        _roulette(state, seat, shuffle)
        _knock_out(state, seat)
        _turn_of(state, state.after(seat))
    else:
        _lay(state, seat, move, shuffle)
    if state.question != "drawn" and len(state.hands[seat]) != 1:
        state.said.discard(seat)
    if state.question != "over" and state.moves == MOVES_PER_CARD * len(DECK):
        _end_without_winner(state)
    return state


def _turn_of(state: State, seat: int, question: str = "play") -> None:
    if state.question != "over":
        state.to_move = seat
        state.question = question
        state.drawn = None


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


def _into_hand(state: State, seat: int, card: str) -> None:
    state.hands[seat].append(card)
    state.drew.append(card)
    state.said.discard(seat)
    state.catchable.discard(seat)


def _draw_until_playable(state: State, seat: int, shuffle: Shuffle) -> None:
    drawn: str | None = None
    while drawn is None or not _matches(state, drawn):
        card = _take(state, shuffle)
        if card is None:
            break
        drawn = card
        _into_hand(state, seat, card)
    if len(state.hands[seat]) >= LIMIT:
        _knock_out(state, seat)
        _turn_of(state, state.after(seat))
    else:
        state.question = "drawn"
        state.drawn = drawn


def _pass(state: State, seat: int) -> None:
    if state.drawn is None:
        state.empty_turns += 1
    if state.empty_turns == len(state.playing()):
        _end_without_winner(state)
    else:
        _turn_of(state, state.after(seat))


def _roulette(state: State, seat: int, shuffle: Shuffle) -> None:
    """Turn up cards until one of the named color comes, or until there is none. The seat takes them all."""
    while True:
        card = _take(state, shuffle)
        if card is None:
            return
        _into_hand(state, seat, card)
        if color(card) == state.color:
            return


def _lay(state: State, seat: int, move: str, shuffle: Shuffle) -> None:
    says_uno = move.endswith("!")
    written, _, target = move.rstrip("!").partition(">")
    if written[0] == "W" and written != "WRL":
        card, state.color = written[:-1], written[-1]
    else:
        card, state.color = written, color(written)
    hand = state.hands[seat]
    left = _left(state, seat, card)
    under = hand.copy()
    under.remove(card)
    for other in left:
        under.remove(other)
    state.hands[seat] = left
    state.discards = [card, *under, *state.discards]
    state.empty_turns = 0
    if says_uno:
        state.said.add(seat)
    if len(left) == 1 and seat not in state.said:
        state.catchable.add(seat)
    if face(card) in ("R", "WR4"):
        state.direction = -state.direction
    state.owed += DRAWS.get(face(card), 0)
    if left:
        _follow(state, seat, card, target)
        return
    if face(card) != "WR4" or len(state.playing()) > 2:
        hit = state.after(seat)
        _draw(state, hit, state.owed, shuffle)
        _knock_out(state, hit, ends=False)
    state.owed = 0
    _win(state, seat)


def _follow(state: State, seat: int, card: str, target: str) -> None:
    kind = face(card)
    following = state.after(seat)
    alone = len(state.playing()) == 2
    if kind in DRAWS:
        _turn_of(state, seat if kind == "WR4" and alone else following, "answer")
    elif kind == "WRL":
        _turn_of(state, following, "color")
    elif kind == "SA" or (kind == "R" and alone):
        _turn_of(state, seat)
    elif kind == "S":
        _turn_of(state, state.after(following))
    else:
        if kind == "7":
            _swap(state, seat, int(target))
        elif kind == "0":
            _pass_hands_on(state)
        _turn_of(state, following)


def _swap(state: State, seat: int, other: int) -> None:
    hands = state.hands
    hands[seat], hands[other] = hands[other], hands[seat]
    _new_hands(state, {seat, other})


def _pass_hands_on(state: State) -> None:
    hands = {state.after(seat): state.hands[seat] for seat in state.playing()}
    for seat, hand in hands.items():
        state.hands[seat] = hand
    _new_hands(state, set(hands))


def _new_hands(state: State, seats: set[int]) -> None:
    """Forget Uno for these seats: it belongs to the play that left one card."""
    state.said -= seats
    state.catchable -= seats


# How it ends


def _knock_out(state: State, seat: int, *, ends: bool = True) -> None:
    """Put a seat with 25 cards or more out. The last seat in wins, if the round ends by that."""
    if len(state.hands[seat]) < LIMIT:
        return
    state.discards += state.hands[seat]
    state.hands[seat] = []
    state.out.append(seat)
    state.said.discard(seat)
    state.catchable.discard(seat)
    if ends and len(state.playing()) == 1:
        _win(state, state.playing()[0])


def _win(state: State, winner: int) -> None:
    """End the round. The winner scores all other hands, and 250 for each knock-out instead of its cards."""
    state.question = "over"
    state.winner = winner
    state.points = [0] * len(state.hands)
    in_hands = sum(points(card) for seat, hand in enumerate(state.hands) if seat != winner for card in hand)
    state.points[winner] = in_hands + 250 * len(state.out)


def _end_without_winner(state: State) -> None:
    """End a drawn round: the lowest hand wins it, and nobody if two are the lowest."""
    sums = {seat: sum(map(points, state.hands[seat])) for seat in state.playing()}
    lowest = [seat for seat, total in sums.items() if total == min(sums.values())]
    if len(lowest) == 1:
        _win(state, lowest[0])
    else:
        state.question = "over"
        state.points = [0] * len(state.hands)
