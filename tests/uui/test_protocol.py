"""Test the text of the Universal Uno Interface: what is a message, and what is not (`unobot.uui.protocol`)."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from unobot.rules.cards import Card
from unobot.rules.decks.official import OFFICIAL_DECK
from unobot.rules.moves import ACCEPT, CHALLENGE, DRAW, PASS, PLAYS, SAY_UNO, parse_move
from unobot.rules.ruleset.ruleset import OFFICIAL, PRESETS, Ruleset
from unobot.uui.protocol import (
    Answer,
    Fault,
    Gamestate,
    Message,
    Noise,
    Signal,
    Symbol,
    parse_line,
    rules_for_engines,
    spoken,
)

DECK = sorted(set(OFFICIAL_DECK.cards), key=lambda card: card.sort)
plays = st.sampled_from([play for card in DECK for play in PLAYS[card]])
wilds = st.sampled_from([play for card in (Card.W, Card.WD4) for play in PLAYS[card]])
words = st.sampled_from([DRAW, PASS, CHALLENGE])
numbers = st.integers(0, 999_999_999)
symbols: st.SearchStrategy[Symbol] = st.one_of(st.sampled_from(DECK), wilds, words, numbers)
messages: st.SearchStrategy[Message] = st.one_of(
    st.sampled_from(Signal),
    st.builds(
        Gamestate,
        st.lists(numbers, min_size=2, max_size=10).map(tuple),
        plays,
        st.lists(symbols, max_size=30).map(tuple),
    ),
    st.builds(Answer, st.one_of(plays, words, st.none())),
    st.builds(Fault, st.lists(st.text("abc:!", min_size=1), max_size=4).map(" ".join)),
)

pieces = st.sampled_from(["gamestate", "move", "error", "go", "2", "0", "w", "wd4", "r5", "draw", "?", "⅕"])


@given(messages)
def test_a_message_is_written_in_lower_case_and_read_again(message: Message) -> None:
    line = str(message)
    assert line == line.lower()
    assert "\n" not in line
    assert parse_line(line) == message
    if not isinstance(message, Fault):
        assert parse_line(f"\t {line.upper().replace(' ', '   ')} \r\n") == message


@given(st.one_of(st.text(), st.lists(pieces).map(" ".join)))
def test_no_line_at_all_breaks_the_reader(line: str) -> None:
    assert parse_line(line) is not None


def test_a_gamestate_as_it_is_written() -> None:
    first = PLAYS[Card.W][3]
    symbols = (DRAW, 7, DRAW, Card.W, Card.RD2, PLAYS[Card.WD4][0], CHALLENGE, DRAW, 0, PASS, Card.YS)
    assert str(Gamestate((0, 120), first, symbols)) == (
        "gamestate 2 0 120 w b draw 7 draw w rd2 wd4 r challenge draw 0 renege ys"
    )


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("move r5", "R5"),
        ("MOVE  RD2\r\n", "RD2"),
        ("move wr", "WR"),
        ("move w r", "WR"),
        ("move wd4 g", "WD4G"),
        ("move\tWD4Y", "WD4Y"),
        ("move rr", "RR"),
        ("move draw", "draw"),
        ("move renege", "pass"),
        ("move challenge", "challenge"),
    ],
)
def test_moves(line: str, move: str) -> None:
    assert parse_line(line) == Answer(spoken(parse_move(move)))


@pytest.mark.parametrize(
    "line", ["move", "move w", "move wd4", "move r5 g5", "move r 5", "move wsw r", "move r5!", "move draw 1"]
)
def test_an_unreadable_move_is_still_an_answer(line: str) -> None:
    assert parse_line(line) == Answer(None)


@pytest.mark.parametrize("line", ["", "\n", " \t \r\n"])
def test_blank_lines_are_nothing(line: str) -> None:
    assert parse_line(line) == Noise("")


@pytest.mark.parametrize(
    "line",
    [
        "hello",
        "go now",
        "ready!",
        "gamestate",
        "gamestate 1 0 r5",
        "gamestate 11 0 0 0 0 0 0 0 0 0 0 0 r5",
        "gamestate 2 0 r5",
        "gamestate 2 0 0",
        "gamestate 2 0 0 w draw 7",
        "gamestate 2 0 0 draw draw 7",
        "gamestate 2 0 -1 r5",
        f"gamestate 2 0 {'9' * 5000} r5",
        "gamestate ² 0 0 r5",
        "gamestate 2 0 0 r5 draw seven",
        "gamestate 2 0 0 r5 draw ??",
    ],
)
def test_what_is_no_message_says_why(line: str) -> None:
    noise = parse_line(line)
    assert isinstance(noise, Noise)
    assert noise.why
    assert len(noise.why) < 200


def test_moves_of_ours_as_they_are_said() -> None:
    assert spoken(ACCEPT) == DRAW
    assert spoken(parse_move("R5!")) == parse_move("R5")
    for text in ("R5+G5", "R7>2", "catch>1", "color R", "vote 0", "WSWR>1"):
        with pytest.raises(ValueError, match="no word"):
            spoken(parse_move(text))
    with pytest.raises(ValueError, match="no word"):
        spoken(SAY_UNO)


def test_the_rules_that_the_profile_can_say() -> None:
    engines = rules_for_engines(OFFICIAL)
    assert engines == Ruleset(uno="announced")
    other = Ruleset(target=200, turn_seconds=60, blitz=5, wild_draw_four="strict", no_hints=True, uno="off")
    assert rules_for_engines(other) == msgspec.structs.replace(other, uno="announced")
    assert [name for name, rules in PRESETS.items() if rules_for_engines(rules)] == ["official"]
    for setting in ({"decks": 2}, {"wild_draw_four": "free"}, {"uno_penalty": 4}, {"hand_size": 6}, {"wrong_play": 1}):
        assert rules_for_engines(msgspec.structs.replace(OFFICIAL, **setting)) is None
