"""Build rounds for the tests: by hand through ``evolve``, by moves in the notation, or by a random walk."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from random import Random

import pytest

import unobot.rules.habits as places
from unobot.rules.cards import Card, parse_pair
from unobot.rules.events import Dealt, Event, Phase, TurnBegan, TurnedUp
from unobot.rules.habits import Habits, no_habits
from unobot.rules.match import CUSTOMIZABLE_POOL, Entry, Match
from unobot.rules.moves import Draw, Move, Play, parse_move
from unobot.rules.play.deal import deal
from unobot.rules.play.decide import IllegalMove, decide, fair_moves, legal_moves
from unobot.rules.play.evolve import apply
from unobot.rules.round import Round
from unobot.rules.ruleset.ruleset import OFFICIAL, Ruleset
from unobot.rules.shuffling import Shuffler

KEY = bytes(32)


def cards(text: str) -> tuple[Card, ...]:
    """Return the cards of a text such as ``"R5 WD4"``. Of cards such as ``R5/P2``, it returns the side in play."""
    return tuple(Card(each.partition("/")[0]) for each in text.split())


def backs(text: str) -> tuple[Card, ...]:
    """Return the backs of the cards of a text such as ``"R5/P2 W/T3"``, and none for cards with one side."""
    return tuple(parse_pair(each).back for each in text.split() if "/" in each)


def given(
    *hands: str,
    top: str = "R7",
    pile: str = "Y0 Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9",
    to_move: int = 0,
    ruleset: Ruleset = OFFICIAL,
) -> Round:
    """Return a round in which ``to_move`` is to play on ``top``. ``pile`` is in the order of drawing.

    Cards with two sides are texts such as ``R5/P2``, with the light side in front.
    """
    held = tuple(cards(hand) for hand in hands)
    state = Round(ruleset, len(hands), Shuffler(KEY))
    apply(
        state,
        [
            Dealt(
                1,
                len(hands) - 1,
                held,
                cards(f"{top} {pile}"),
                backs=tuple(map(backs, hands)) if "/" in top else (),
                pile_backs=backs(f"{top} {pile}"),
            ),
            TurnedUp(cards(top)[0]),
            TurnBegan(to_move, Phase.PLAY),
        ],
    )
    return state


def when(state: Round, seat: int, *moves: str) -> list[Event]:
    """Make the moves for the seat and return the events of the last one."""
    events: list[Event] = []
    for move in moves:
        assert parse_move(move) in legal_moves(state, seat), f"{move} is not legal"
        events = decide(state, seat, parse_move(move))
        apply(state, events)
    return events


def habits(**counts: int) -> Habits:
    """Return the habits of a seat. A count has the name of its place in small letters."""
    (record,) = no_habits(1)
    for name, count in counts.items():
        record[getattr(places, name.upper())] = count
    return record


def refused(state: Round, seat: int, move: str) -> IllegalMove:
    """Expect that the rules refuse the move, and return the refusal."""
    assert parse_move(move) not in legal_moves(state, seat)
    with pytest.raises(IllegalMove) as caught:
        decide(state, seat, parse_move(move))
    return caught.value


def legal(state: Round, seat: int) -> set[str]:
    """Return the legal moves of the seat, in the notation."""
    return {str(move) for move in legal_moves(state, seat)}


def dealt(ruleset: Ruleset, seats: int, key: bytes, dealer: int = 0) -> Round:
    """Return a round right after its deal. Customizable wilds have the rule that the key gives."""
    shuffler = Shuffler(key)
    state = Round(ruleset, seats, shuffler, rule=rule_of(ruleset, key))
    apply(state, deal(ruleset, seats, dealer, shuffler))
    return state


def rule_of(ruleset: Ruleset, key: bytes) -> str | None:
    """Return a rule for the Customizable wilds, if the ruleset has them."""
    if ruleset.cards != "classic113":
        return None
    return CUSTOMIZABLE_POOL[key[0] % len(CUSTOMIZABLE_POOL)]


def random_move(state: Round, rng: Random) -> tuple[int, Move]:
    """Return a fair move of any seat. If a play is possible, it is a draw only one time in twenty."""
    seat = state.to_move
    if rng.random() < 0.3:
        seat = rng.randrange(state.seats)
    moves = fair_moves(state, seat)
    if not moves:
        seat = state.to_move
        moves = fair_moves(state, seat)
    if rng.random() > 0.05 and any(isinstance(move, Play) for move in moves):
        moves = [move for move in moves if not isinstance(move, Draw)]
    return seat, rng.choice(moves)


def walk(state: Round, seed: int) -> Iterator[tuple[int, Move, list[Event]]]:
    """Play ``round`` to its end at random. Yield each move with its events, before they are applied."""
    rng = Random(seed)
    while not state.is_over:
        seat, move = random_move(state, rng)
        events = decide(state, seat, move)
        yield seat, move, events
        apply(state, events)


def play(match: Match, seed: int, longest: float = inf) -> list[Entry]:
    """Play the match at random, to its end or until its log has ``longest`` entries. Return the log."""
    rng = Random(seed)
    log: list[Entry] = []
    while not match.is_over and len(log) < longest:
        if match.round is None or match.round.is_over:
            entry = Entry(len(log), None, None, None, tuple(match.deal()))
        else:
            seat, move = random_move(match.round, rng)
            by = "clock" if rng.random() < 0.1 else None
            entry = Entry(len(log), seat, str(move), by, tuple(match.decide(seat, move)))
        match.apply(entry.events)
        log.append(entry)
    return log
