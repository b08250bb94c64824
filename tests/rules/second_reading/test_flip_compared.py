"""Compare Flip with its second reading: every list of moves and every position, move by move.

``python -m tests.rules.second_reading.test_flip_compared POSITIONS SEED`` compares more of them.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable
from random import Random

import pytest

from tests.rules.rounds import given
from tests.rules.second_reading.flip import DARK, DECK, State, color, deal, face, legal, play
from unobot.rules.cards import Card, Side
from unobot.rules.events import Dealt, Drew, Event, Phase, PutBack, Reshuffled
from unobot.rules.moves import parse_move
from unobot.rules.play.deal import deal as deal_by_rules
from unobot.rules.play.decide import decide, legal_moves
from unobot.rules.play.evolve import apply
from unobot.rules.round import Round
from unobot.rules.ruleset.ruleset import PRESETS
from unobot.rules.shuffling import Shuffler

FLIP = PRESETS["flip"]
LONGEST = 150
"""The moves after which another round begins. Few cards can go round for long."""

QUESTIONS = {
    Phase.PLAY: "play",
    Phase.DRAWN: "drawn",
    Phase.ANSWER: "answer",
    Phase.COLOR: "color",
    Phase.OVER: "over",
}
NUMBERS = sorted({card for card in DECK if card.split("/")[0][1:].isdigit()})


def start(rng: Random) -> tuple[Round, State]:
    """Return a round in both readings. Hands and pile have any size, so that rare ends are near."""
    seats = rng.choice((2, 2, 3, 3, 4, 5, 6, 10))
    cards = rng.sample(DECK, len(DECK))
    top = rng.choice(NUMBERS)
    cards.remove(top)
    sizes = [rng.choice((1, 2, 2, 3, 5, 7, 7, 12)) for _ in range(seats)]
    hands = [[cards.pop() for _ in range(size)] for size in sizes]
    pile = cards[: rng.choice((0, 3, 8, 20, len(cards), len(cards)))]
    first = rng.randrange(seats)
    state = given(*(" ".join(hand) for hand in hands), top=top, pile=" ".join(pile), to_move=first, ruleset=FLIP)
    return state, State(hands, pile, [top], color=color(top[:2]), to_move=first)


def start_by_deal(rng: Random) -> tuple[Round, State]:
    """Return a round of both readings right after its deal."""
    seats, shuffler = rng.choice((2, 3, 4, 6, 10)), Shuffler(rng.randbytes(32))
    dealer = rng.randrange(seats)
    state = Round(FLIP, seats, shuffler)
    events = deal_by_rules(FLIP, seats, dealer, shuffler)
    apply(state, events)
    dealt = events[0]
    assert isinstance(dealt, Dealt)
    first = (dealer + 1) % seats
    hands = [pairs(hand, backs, Side.LIGHT) for hand, backs in zip(dealt.hands, dealt.backs, strict=True)]
    deck = [hands[(first + step) % seats][card] for card in range(7) for step in range(seats)]
    deck += pairs(dealt.pile, dealt.pile_backs, Side.LIGHT)
    put_back = [pairs(event.pile, event.backs, Side.LIGHT) for event in events if isinstance(event, PutBack)]
    return state, deal(seats, deck, dealer, lambda _: put_back.pop(0))


def pairs(cards: Iterable[Card], backs: Iterable[Card], side: Side) -> list[str]:
    """Return cards with both sides, the light one first. ``side``: that of ``cards``."""
    both = [(str(card), str(back)) for card, back in zip(cards, backs, strict=True)]
    return [f"{card}/{back}" if side is Side.LIGHT else f"{back}/{card}" for card, back in both]


def differences(state: Round, other: State) -> list[str]:
    """Return what a position of the rules has otherwise than the second reading."""
    backs = state.backs
    assert backs is not None
    side = backs.side
    hands = [sorted(pairs(hand, back, side)) for hand, back in zip(state.hands, backs.hands, strict=True)]
    compared = {
        "side": (side is Side.DARK, other.side == DARK),
        "hands": (hands, [sorted(hand) for hand in other.hands]),
        "discards": (pairs(reversed(state.discard), reversed(backs.discard), side), other.discards),
        "pile": (pairs(reversed(state.pile), reversed(backs.pile), side), other.pile),
        "over": (state.is_over, other.question == "over"),
    }
    if state.outcome is None:
        compared |= {
            "turn": ((state.to_move, QUESTIONS[state.phase]), (other.to_move, other.question)),
            "color": (state.color and state.color.value, other.color),
        }
        for seat in range(state.seats):
            compared[f"moves of {seat}"] = (sorted(map(str, legal_moves(state, seat))), sorted(legal(other, seat)))
        if state.seats > 2:  # with two seats, the direction means nothing
            compared["direction"] = (state.direction, other.direction)
    else:
        compared["winner"] = (state.outcome.winner, other.winner)
        compared["points"] = ([*state.outcome.points], other.points)
    return [f"{what}: {one} and {two}" for what, (one, two) in compared.items() if one != two]


def choose(other: State, rng: Random) -> tuple[int, str]:
    """Return a random move of any seat, a draw by choice only one time in twenty."""
    seat = other.to_move if rng.random() < 0.8 else rng.randrange(len(other.hands))
    moves = sorted(legal(other, seat))
    if not moves:
        seat = other.to_move
        moves = sorted(legal(other, seat))
    if rng.random() > 0.05 and any(move[0].isupper() for move in moves):
        moves = [move for move in moves if move != "draw"]
    return seat, rng.choice(moves)


def cards_drawn(events: list[Event], side: Side) -> list[str]:
    drew = [event for event in events if isinstance(event, Drew)]
    return [card for event in drew for card in pairs(event.cards, event.backs, side)]


def compare(positions: int, seed: int) -> Counter[str]:
    """Compare this number of positions, and return how often a kind of position was met.

    Raises ``AssertionError`` with the move and all differences.
    """
    rng = Random(seed)
    met: Counter[str] = Counter()
    seen = 0
    while seen < positions:
        state, other = start_by_deal(rng) if rng.random() < 0.2 else start(rng)
        assert not differences(state, other), differences(state, other)
        met[f"began on {face(other.top)}"] += not other.moves
        while not state.is_over and other.moves < LONGEST and seen < positions:
            seen += 1
            seat, move = choose(other, rng)
            before = other
            assert state.backs is not None
            side = state.backs.side
            events = decide(state, seat, parse_move(move))
            apply(state, events)
            shuffles = [pairs(event.cards, event.backs, side) for event in events if isinstance(event, Reshuffled)]
            other = play(other, seat, move, lambda cards: shuffles.pop(0) if shuffles else cards)  # noqa: B023 - called before the next move
            told = differences(state, other)
            if cards_drawn(events, side) != other.drew or shuffles:
                told.append(f"drew: {cards_drawn(events, side)} and {other.drew}")
            assert not told, f"{seat} {move} on {before}:\n" + "\n".join(told)
            note(met, before, move, other)
    return met


def note(met: Counter[str], before: State, move: str, after: State) -> None:
    """Count the rare things that a move met."""
    met[before.question] += 1
    laid = move.rstrip("!")
    kind = face(laid[:-1] if laid[0] == "W" else laid) if laid[0].isupper() else laid.partition(">")[0]
    if kind == "challenge":
        kind = f"{'guilty' if before.guilty else 'innocent'} {face(before.top)}"
    met[kind] += 1
    met[f"{kind} as the last card"] += after.winner is not None and laid[0].isupper()
    met["a wild is turned up"] += kind == "F" and after.question == "color"
    met["nothing to draw"] += move == "draw" and not after.drew
    met["reshuffled"] += len(after.pile) > len(before.pile)


def test_every_move_of_the_rules_is_that_of_the_second_reading() -> None:
    compare(300, seed=1)


@pytest.mark.long
def test_a_hundred_thousand_positions_are_those_of_the_second_reading() -> None:
    met = compare(100_000, seed=2)
    for card in ("D1", "D5", "F", "WD2", "WDC"):
        assert met[f"{card} as the last card"] > 0
    for what in ("guilty WD2", "innocent WD2", "guilty WDC", "innocent WDC", "a wild is turned up", "reshuffled"):
        assert met[what] > 0


if __name__ == "__main__":
    for what, count in sorted(compare(int(sys.argv[1]), int(sys.argv[2])).items()):
        sys.stdout.write(f"{count:7} {what}\n")
