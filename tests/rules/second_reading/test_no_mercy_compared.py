"""Compare No Mercy with its second reading: every list of moves and every position, move by move.

``python -m tests.rules.second_reading.test_no_mercy_compared POSITIONS SEED`` compares more of them.
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from tests.rules.rounds import given
from tests.rules.second_reading.no_mercy import DECK, State, color, legal, play
from unobot.rules.events import Drew, Event, Phase, Reshuffled
from unobot.rules.moves import parse_move
from unobot.rules.play.decide import decide, legal_moves
from unobot.rules.play.evolve import apply
from unobot.rules.round import Round
from unobot.rules.ruleset.ruleset import PRESETS

NO_MERCY = replace(PRESETS["no_mercy"], scoring="points")
LONGEST = 150
"""The moves after which another round begins. Few cards can go round for long."""

QUESTIONS = {
    Phase.PLAY: "play",
    Phase.DRAWN: "drawn",
    Phase.ANSWER: "answer",
    Phase.COLOR: "color",
    Phase.OVER: "over",
}
NUMBERS = sorted({card for card in DECK if card[1:].isdigit()})


def start(rng: Random) -> tuple[Round, State]:
    """Return a round in both readings. Hands and pile have any size, so that rare ends are near."""
    seats = rng.choice((2, 2, 3, 3, 4, 5, 6, 10))
    cards = rng.sample(DECK, len(DECK))
    top = rng.choice(NUMBERS)
    cards.remove(top)
    sizes = [rng.choice((1, 2, 2, 3, 5, 7, 7, 12, 20, 24)) for _ in range(seats)]
    while sum(sizes) > len(cards):
        sizes = [max(1, size // 2) for size in sizes]
    hands = [[cards.pop() for _ in range(size)] for size in sizes]
    pile = cards[: rng.choice((0, 3, 8, 20, len(cards), len(cards)))]
    first = rng.randrange(seats)
    state = given(*(" ".join(hand) for hand in hands), top=top, pile=" ".join(pile), to_move=first, ruleset=NO_MERCY)
    return state, State(hands, pile, [top], color(top), first)


def differences(state: Round, other: State) -> list[str]:
    """Return what a position of the rules has otherwise than the second reading."""
    owed = (state.owed, other.owed)
    turn = ((state.to_move, QUESTIONS[state.phase]), (other.to_move, other.question))
    pairs = {
        "hands": ([sorted(map(str, hand)) for hand in state.hands], [sorted(hand) for hand in other.hands]),
        "out": (state.out, other.out),
        "over": (state.is_over, other.question == "over"),
        "discards": (Counter(map(str, state.discard)), Counter(other.discards)),
        "top": (str(state.top), other.discards[0]),
        "pile": ([str(card) for card in reversed(state.pile)], other.pile),
    }
    if state.outcome is None:
        pairs |= {"turn": turn, "owed": owed, "drawn": (str(state.drawn), str(other.drawn))}
        pairs["color"] = (state.color and state.color.value, other.color)
        for seat in range(state.seats):
            pairs[f"moves of {seat}"] = (
                sorted(map(str, legal_moves(state, seat))),
                sorted(legal(other, seat)),
            )
        if len(other.playing()) > 2:
            pairs["direction"] = (state.direction, other.direction)
    else:
        pairs["winner"] = (state.outcome.winner, other.winner)
        pairs["points"] = ([*state.outcome.points], other.points)
    return [f"{what}: {one} and {two}" for what, (one, two) in pairs.items() if one != two]


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


def cards_drawn(events: list[Event]) -> list[str]:
    return [str(card) for event in events if isinstance(event, Drew) for card in event.cards]


def compare(positions: int, seed: int) -> Counter[str]:
    """Compare this number of positions, and return how often a kind of position was met.

    Raises ``AssertionError`` with the move and all differences.
    """
    rng = Random(seed)
    met: Counter[str] = Counter()
    seen = 0
    while seen < positions:
        state, other = start(rng)
        assert not differences(state, other), differences(state, other)
        while not state.is_over and other.moves < LONGEST and seen < positions:
            seen += 1
            seat, move = choose(other, rng)
            before = other
            events = decide(state, seat, parse_move(move))
            apply(state, events)
            shuffles = [[str(card) for card in event.cards] for event in events if isinstance(event, Reshuffled)]
            other = play(other, seat, move, lambda cards: shuffles.pop(0) if shuffles else cards)  # noqa: B023 - called before the next move
            told = differences(state, other)
            if cards_drawn(events) != other.drew or shuffles:
                told.append(f"drew: {cards_drawn(events)} and {other.drew}")
            assert not told, f"{seat} {move} on {before}:\n" + "\n".join(told)
            note(met, before, move, other)
    return met


def note(met: Counter[str], before: State, move: str, after: State) -> None:
    """Count the rare things that a move met."""
    alone = "two" if len(before.playing()) == 2 else "more"
    out = len(after.out) > len(before.out)
    card = move.rstrip("!").partition(">")[0]
    met[f"{before.question} of {alone}"] += 1
    met[f"out by {'draw' if before.question == 'play' and move == 'draw' else before.question}"] += out
    met[f"won by {'the last one in' if len(after.playing()) == 1 else 'going out'}"] += after.winner is not None
    met["out by a last card"] += out and move[0].isupper()
    for kind in ("WR4", "WRL", "WD6", "WD10", "DA", "SA", "D2", "D4"):
        if card.startswith(kind) or card[1:] == kind:
            met[f"{kind} {'answers' if before.question == 'answer' else 'laid'} by {alone}"] += 1
    met["nothing to draw"] += move == "draw" and not after.drew
    met["drawn round"] += after.question == "over" and move == "pass"


def test_every_move_of_the_rules_is_that_of_the_second_reading() -> None:
    compare(300, seed=1)


@pytest.mark.long
def test_a_hundred_thousand_positions_are_those_of_the_second_reading() -> None:
    met = compare(100_000, seed=2)
    for card in ("WR4", "WD6", "WD10", "D2", "D4"):
        assert met[f"{card} answers by two"] > 0
        assert met[f"{card} answers by more"] > 0


if __name__ == "__main__":
    for what, count in sorted(compare(int(sys.argv[1]), int(sys.argv[2])).items()):
        sys.stdout.write(f"{count:7} {what}\n")
