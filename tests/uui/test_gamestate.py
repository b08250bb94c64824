"""Test that a gamestate is written from the log and read into the view of the engine's seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain, islice
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.uui.positions import RULES, Position, positions, put_back
from unobot.records.writer import round_robin
from unobot.rules.cards import Card
from unobot.rules.match import Entry, Match
from unobot.rules.moves import CHALLENGE, DRAW, PASS, PLAYS, parse_move
from unobot.rules.play.decide import fair_moves
from unobot.rules.round import Round
from unobot.rules.ruleset.lookup import rule_tables
from unobot.rules.ruleset.ruleset import OFFICIAL, Ruleset
from unobot.rules.view import observe, redact
from unobot.uui.gamestate import GamestateError, gamestate, read_gamestate
from unobot.uui.protocol import Gamestate, Symbol, parse_line

HAND = 7


def agrees(position: Position, seat: int, rules: Ruleset = RULES) -> str:
    """Return the line for `seat`, checked: it is read as the view of the seat, for both kinds of deal."""
    told = gamestate(position.log, position.scores, seat)
    assert parse_line(str(told)) == told
    view = observe(position.round, seat)
    view.shuffles -= put_back(position.log)
    assert read_gamestate(told, rules) == view
    assert read_gamestate(one_by_one(told), rules) == view
    return str(told)


def one_by_one(told: Gamestate) -> Gamestate:
    """Return the same with a deal card by card."""
    symbols = list(told.symbols)
    hands: list[list[list[Symbol]]] = []
    for _ in told.points:
        shown = symbols[1] != HAND
        end = 1 + (HAND if shown else 1)
        hands.append([[DRAW, card] for card in symbols[1:end]] if shown else [[DRAW, 1]] * HAND)
        del symbols[:end]
    dealt = [symbol for turn in zip(*hands, strict=True) for draw in turn for symbol in draw]
    return Gamestate(told.points, told.first, (*dealt, *symbols))


@pytest.mark.parametrize("seats", range(2, 11))
def test_what_is_read_is_what_the_seat_sees(seats: int) -> None:
    draws = 0.7 if seats % 2 else 0.05  # one value empties piles, the other one hands
    for position in islice(positions(RULES, seats, seats, draws=draws), seats, 400, 50):
        for seat in range(seats):
            agrees(position, seat)


def test_seats_are_numbered_from_the_deal_on() -> None:
    for position in islice(positions(RULES, 4, 2, rounds=2, dealer=1), 0, None, 20):
        state, seat = position.round, position.round.to_move
        order = [(state.dealer + 1 + place) % 4 for place in range(4)]
        view = read_gamestate(gamestate(position.log, position.scores, seat), RULES)
        seen = observe(state, seat)
        assert (view.dealer, view.number) == (3, 1)
        assert (order[view.to_move], order[view.seat or 0]) == (seat, seat)
        assert view.hands == [seen.hands[each] for each in order]
        assert view.scores == tuple(seen.scores[each] for each in order)
        assert view.direction == seen.direction
        assert fair_moves(view, view.to_move) == fair_moves(state, seat)


def test_nothing_is_told_that_the_seat_does_not_know() -> None:
    for position in islice(positions(RULES, 3, 1), 0, None, 20):
        for seat in range(3):
            seen = [
                Entry(entry.ply, entry.seat, entry.move, None, tuple(redact(event, seat) for event in entry.events))
                for entry in position.log
            ]
            assert gamestate(seen, position.scores, seat) == gamestate(position.log, position.scores, seat)


class StackedDeck:
    """A shuffler that deals these cards first, then the rest of the deck; a reshuffle puts the first card last."""

    def __init__(self, order: Sequence[Card]) -> None:
        self.order = order

    def shuffle(self, cards: Sequence[Any], purpose: str, state: int, number: int, /) -> list[Any]:
        if number:
            return [*cards[1:], cards[0]]
        return [*self.order, *(Counter(cards) - Counter(self.order)).elements()]

    def lot(self, n: int, purpose: str, state: int, number: int, /) -> int:
        raise AssertionError


def story(first: str, *moves: str, hands: Sequence[str] = (), seats: int = 3, rules: Ruleset = RULES) -> Position:
    """Return a round in which the seats, in turn, hold at least these cards and make these moves."""
    held = [[Card(card) for card in hand.split()] for hand in (*hands, *[""] * (seats - len(hands)))]
    top = [Card(card) for card in first.split()]
    other = Counter(rules.deck()) - Counter([*top, *chain(*held)])
    rest = iter(sorted(other.elements(), key=lambda card: (rule_tables(OFFICIAL).worth([card]), card.sort)))
    for hand in held:
        hand.extend(islice(rest, HAND - len(hand)))
    match = Match(rules, seats, StackedDeck([*round_robin(held), *top]), dealer=seats - 1)
    log: list[Entry] = []
    for move in (None, *moves):
        seat = None if match.round is None else match.round.to_move
        if move is None or seat is None:
            events = match.deal()
        else:
            events = match.decide(match.take_back_seat or 0 if move == "back" else seat, parse_move(move))
        log.append(Entry(len(log), seat, move, None, tuple(events)))
        match.apply(events)
    assert match.round is not None
    return Position(log, match.round)


def tail(position: Position, seat: int, rules: Ruleset = RULES) -> str:
    """Return the part of the line for `seat` that has the first card and all after the deal."""
    agrees(position, seat, rules)
    told = gamestate(position.log, position.scores, seat)
    players = len(told.points)
    words = str(msgspec.structs.replace(told, symbols=told.symbols[1 + HAND + 2 * (players - 1) :])).split(" ")
    return " ".join(words[2 + players :])


def test_the_whole_line() -> None:
    position = story("R5", hands=["W WD4 RS R7", "G1", "B9"])
    assert agrees(position, 0) == "gamestate 3 0 0 0 r5 draw w wd4 rs r7 r0 y0 g0 draw 7 draw 7"
    told = gamestate(position.log, (40, 0, 7), 1)
    assert str(told).startswith("gamestate 3 40 0 7 r5 draw 7 draw g1 ")
    assert " draw b9 " not in str(told)


@pytest.mark.parametrize(
    ("first", "moves", "by_seat"),
    [
        ("R5", [], ["r5"] * 3),
        ("RS", [], ["rs"] * 3),
        ("RR", [], ["rr"] * 3),
        ("RD2 G7 G8", [], ["rd2 draw g7 g8", "rd2 draw 2", "rd2 draw 2"]),
        ("W", ["color B"], ["w b"] * 3),
        ("WD4 WD4 R5", [], ["r5"] * 3),
        ("WD4 W", ["color G"], ["w g"] * 3),
    ],
)
def test_the_first_card(first: str, moves: list[str], by_seat: list[str]) -> None:
    position = story(first, *moves)
    assert [tail(position, seat) for seat in range(3)] == by_seat


def test_a_first_wild_without_its_color_is_nothing_to_ask_about() -> None:
    position = story("W")
    with pytest.raises(ValueError, match="not named"):
        gamestate(position.log, position.scores, 0)
    with pytest.raises(ValueError, match="no"):
        gamestate(story("R5", "draw").log[1:], (0, 0, 0), 0)


def test_with_two_seats_a_reverse_is_a_skip() -> None:
    position = story("R5", "RR", "RR", "R7", "draw", hands=["RR RR R7"], seats=2)
    assert position.round.to_move == 1
    assert tail(position, 0).startswith("r5 rr rr r7 draw 1")


GUILTLESS = "g5 wd4 b challenge draw b6 w w y1 y2 y3"


@pytest.mark.parametrize(
    ("first", "moves", "own", "other"),
    [
        ("R5 B7 R9", ["draw", "pass", "draw"], "r5 draw b7 renege draw 1", "r5 draw 1 renege draw r9"),
        ("R5 R9 B7", ["draw", "R9", "draw", "pass"], "r5 draw r9 r9 draw 1 renege", "r5 draw 1 r9 draw b7 renege"),
        ("R5 W", ["draw", "WG"], "r5 draw w w g", "r5 draw 1 w g"),
        ("R5 W R1", ["draw", "pass", "R1"], "r5 draw w renege r1", "r5 draw 1 renege r1"),
        ("R5 B7 B8", ["RD2"], "r5 rd2 draw 2", "r5 rd2 draw b7 b8"),
        ("R5 W WD4 B6 B7", ["WD4G", "accept"], "r5 wd4 g draw 4", "r5 wd4 g draw w wd4 b6 b7"),
        ("R5", ["WD4G"], "r5 wd4 g", "r5 wd4 g"),
        (
            "R5 B6 B7 B8 B9",
            ["WD4B", "challenge"],
            *("r5 wd4 b challenge draw b6 b7 b8 b9", "r5 wd4 b challenge draw 4"),
        ),
        (
            *("G5 B6 B7 B8 B9 W WD4", ["WD4B", "challenge"]),
            *("g5 wd4 b challenge draw 6", "g5 wd4 b challenge draw b6 b7 b8 b9 w wd4"),
        ),
    ],
)
def test_moves_as_two_seats_are_told_of_them(first: str, moves: list[str], own: str, other: str) -> None:
    position = story(first, *moves, hands=["WD4 RD2 R0 B1 B2 B3 B4", "R1"])
    assert (tail(position, 0), tail(position, 1)) == (own, other)
    assert not any(word in tail(position, 2) for word in ("b6", "b7", "draw w"))


def test_what_was_taken_back_has_not_happened() -> None:
    position = story("R5 B8", "R7", "back", "draw", hands=["R7"])
    assert tail(position, 0) == "r5 draw b8"


# Ten seats leave 37 cards to draw: no red one among them.
REST = (
    "YS YS YR YR YD2 YD2 GS GS GR GR GD2 GD2 BS BS BR BR BD2 BD2 W "
    "Y8 Y8 G8 G8 B8 B8 Y7 Y7 G7 G7 B7 B7 Y6 Y6 G6 G6 B6 B6"
)


@pytest.mark.parametrize("left", [1, 4, 5, 6, 8])
@pytest.mark.parametrize("guilty", [False, True])
def test_a_challenge_tells_who_was_right_however_little_there_is_to_draw(left: int, guilty: bool) -> None:
    drawn = 37 - (left - 1)  # the card under the wild draw four can be drawn too
    player = drawn % 10
    hands = [""] * 10
    hands[player] = f"WD4 {'R' if guilty else 'G'}9 Y9 Y9 G9 B9 B9"
    moves = [*["draw", "pass"] * drawn, "WD4B", "challenge"]
    position = story(f"R5 {REST}", *moves, hands=hands, seats=10)
    assert position.round.to_move == (player + (1 if guilty else 2)) % 10
    draws = min(left, 4 if guilty else 6)
    verdict = f"challenge draw {draws}{' renege' if not guilty and draws < 5 else ''}"
    assert tail(position, (player + 5) % 10).endswith(f" wd4 b {verdict}")
    for seat in range(10):
        agrees(position, seat)


def test_nothing_to_draw() -> None:
    position = story(f"R5 {REST}", *["draw", "pass"] * 37, "draw", "pass", "draw", seats=10)
    assert tail(position, 7).endswith(" draw 0 renege draw 0")
    assert tail(position, 8).endswith(" draw 0 renege draw 0")
    assert fair_moves(position.round, 8) == [PASS]


def test_an_engine_need_not_know_that_the_table_is_strict() -> None:
    strict = msgspec.structs.replace(RULES, wild_draw_four="strict")
    position = story("G5", "WD4B", "draw", "pass", hands=["WD4 R0 B1 B2 B3 B4 R1"], rules=strict)
    told = gamestate(position.log, position.scores, 0)
    assert tail(position, 0, strict) == "g5 wd4 b draw 4 draw 1 renege"
    one, other = read_gamestate(told, strict), read_gamestate(told, RULES)
    same = set(Round.__slots__) - {
        "ruleset",
        "rule_tables",
        "moves",
        "habits",
    }  # with challenges, taking four is a move, and it is counted
    assert [slot for slot in same if getattr(one, slot) != getattr(other, slot)] == []


DEAL = "draw r7 w g1 g2 g3 g4 g5 draw 7"


@pytest.mark.parametrize(
    ("state", "why"),
    [
        ("r5", "neither card by card nor 7 at once"),
        ("r5 r7", "neither card by card nor 7 at once"),
        ("r5 draw 6 draw 6", "neither card by card nor 7 at once"),
        ("r5 draw r7 w g1 draw 3", "neither card by card nor 7 at once"),
        ("r5 draw 7 draw 7", "does not show the cards of one seat"),
        ("r5 draw r1 r2 r3 r4 r5 r6 r7 draw r1 r2 r3 r4 r5 r6 r7", "does not show the cards of one seat"),
        (f"r5 {'draw 1 draw 1 ' * 6} draw 1 draw r2", "does not show the cards of one seat"),
        ("r5 draw r7 w g1 g2 g3 g4 g5", "ends in the middle of a move"),
        ("r5 draw r7 w g1 g2 g3 g4 g5 draw", "ends in the middle of a move"),
        ("r5 draw r7 w g1 g2 g3 g4 g5 r7", "neither card by card nor 7 at once"),
        ("r5 draw 7 r7", "a draw that was due is missing"),
        ("r5 draw r7 w g1 g2 g3 g4 g5 draw 8", "not one of 7 cards"),
        (f"wd4 r {DEAL}", "never turned up first"),
        (f"rd2 {DEAL}", "ends in the middle of a move"),
        (f"r5 {DEAL} g7", "against the rules: not_in_hand"),
        (f"r5 {DEAL} w", "where a move should"),
        (f"r5 {DEAL} 7", "where a move should"),
        (f"r5 {DEAL} renege", "against the rules: draw_first"),
        (f"r5 {DEAL} challenge draw 4", "against the rules: "),
        (f"r5 {DEAL} draw 1", "shows hidden cards"),
        (f"r5 {DEAL} draw", "ends in the middle of a move"),
        (f"r5 {DEAL} draw g6 draw 1", "against the rules: already_drew"),
        (f"r5 {DEAL} draw g6 g5", "against the rules: only_drawn"),
        (f"r5 {DEAL} draw w r", "does not list 1 cards"),
        (f"r5 {DEAL} r7 draw b1", "shows hidden cards"),
        (f"r5 {DEAL} r7 draw 2", "not one of 1 cards"),
        (f"r5 {DEAL} r7 b9", "against the rules: no_match"),
        (f"r5 {DEAL} r7 wd4 b challenge draw 5 renege", "not one of 6 cards"),
        (f"r5 {DEAL} r7 wd4 b challenge", "ends in the middle of a move"),
    ],
)
def test_what_no_round_leads_to_is_refused(state: str, why: str) -> None:
    told = parse_line(f"gamestate 2 0 0 {state}")
    assert isinstance(told, Gamestate)
    with pytest.raises(GamestateError, match=why):
        read_gamestate(told, RULES)


@given(st.lists(st.sampled_from([DRAW, PASS, CHALLENGE, 1, 2, 4, 6, Card.R5, Card.RD2, PLAYS[Card.WD4][0]])))
def test_whatever_is_told_there_is_a_whole_view_or_an_error(symbols: list[Symbol]) -> None:
    told = parse_line(f"gamestate 2 0 0 r5 {DEAL}")
    assert isinstance(told, Gamestate)
    try:
        view = read_gamestate(msgspec.structs.replace(told, symbols=(*told.symbols, *symbols)), RULES)
    except GamestateError:
        return
    assert view.seat == 0
    assert len(view.pile) + len(view.discard) + sum(view.counts) == 108
