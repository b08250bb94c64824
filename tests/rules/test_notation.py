"""The notation of cards and moves: every written text can be parsed, and no other text can."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unobot.rules.cards import Card, Color, Face, FaceKind
from unobot.rules.moves import (
    ACCEPT,
    BARE_PLAYS,
    BARE_UNO_PLAYS,
    CATCHES,
    CHALLENGE,
    CHOOSE_COLORS,
    CHOOSE_DARK_COLORS,
    DARK_PLAYS,
    DARK_UNO_PLAYS,
    DRAW,
    PASS,
    PLAYS,
    SAY_UNO,
    TAKE_BACK,
    TIME_UP,
    UNO_PLAYS,
    VOTES,
    Catch,
    ChooseColor,
    Move,
    MoveSyntaxError,
    Play,
    parse_move,
)
from unobot.rules.ruleset.lookup import rule_tables
from unobot.rules.ruleset.ruleset import OFFICIAL

FACE_UP = [card for card in Card if card is not Card.HIDDEN]


@st.composite
def plays(draw: st.DrawFn) -> Play:
    first = draw(st.sampled_from(FACE_UP))
    equals = [card for card in FACE_UP if card.face is first.face]
    more = draw(st.lists(st.sampled_from(equals), max_size=4))
    color = draw(st.none() | st.sampled_from(Color)) if first.is_wild else None
    return Play((first, *more), color, draw(st.none() | st.integers(0, 9)), draw(st.booleans()))


SPOKEN: list[Move] = [
    *(DRAW, PASS, CHALLENGE, ACCEPT, SAY_UNO, TIME_UP, TAKE_BACK),
    *CATCHES,
    *CHOOSE_COLORS,
    *CHOOSE_DARK_COLORS,
    *VOTES,
]
moves: st.SearchStrategy[Move] = plays() | st.sampled_from(SPOKEN)


@given(moves)
def test_every_move_reads_back(move: Move) -> None:
    assert parse_move(str(move)) == move


@given(st.text(alphabet="RYGBPTOUWSDF0123456789+>!? acdeghlnoprtu", max_size=12))
def test_a_text_that_parses_is_written_the_same_way(text: str) -> None:
    try:
        move = parse_move(text)
    except MoveSyntaxError:
        return
    assert str(move) == text


@pytest.mark.parametrize("card", Card)
def test_every_card_reads_back(card: Card) -> None:
    assert Card(str(card)) is card


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("R5", Play((Card.R5,))),
        ("RR!", Play((Card.RR,), uno=True)),
        ("BD2", Play((Card.BD2,))),
        ("WR", Play((Card.W,), Color.RED)),
        ("WD4B", Play((Card.WD4,), Color.BLUE)),
        ("WG>0!", Play((Card.W,), Color.GREEN, 0, uno=True)),
        ("R7>2", Play((Card.R7,), target=2)),
        ("W", Play((Card.W,))),
        ("WRL!", Play((Card.WRL,), uno=True)),
        ("WR4R", Play((Card.WR4,), Color.RED)),
        ("WRVR", Play((Card.WRV,), Color.RED)),
        ("WD10G+WD10G", Play((Card.WD10, Card.WD10), Color.GREEN)),
        ("WT2>3", Play((Card.WT2,), target=3)),
        ("GDA", Play((Card.GDA,))),
        ("R5+G5", Play((Card.R5, Card.G5))),
        ("WD4Y+WD4Y", Play((Card.WD4, Card.WD4), Color.YELLOW)),
        ("catch>3", Catch(3)),
        ("color Y", ChooseColor(Color.YELLOW)),
        ("uno", SAY_UNO),
    ],
)
def test_examples_of_the_notation(text: str, move: Move) -> None:
    assert parse_move(text) == move
    assert str(move) == text


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            " ",
            "r5",
            "R5 ",
            " R5",
            "R10",
            "5R",
            "R",
            "X5",
            "R5!!",
            "R5!>1",
            "R5>10",
            "R5>-1",
            "R5>",
            "R5+",
            "+R5",
        ),
        *("W R", "RW", "??", "R5+R6", "R5+WR", "W+WR", "WR+WG", "WR+WD4R", "R5+??", "RD3", "WD2X", "WCRR"),
        *(
            "Draw",
            "draw ",
            "DRAW",
            "catch",
            "catch>",
            "catch>10",
            "catch 1",
            "color",
            "color r",
            "color",
            "color RY",
        ),
        *("uno!", "pass!", "accept>1", "time!", "vote 3", "vote1", "color R>", "R5\n", "R٥", "catch>٣"),
    ],
)
def test_nothing_else_parses(text: str) -> None:
    with pytest.raises(MoveSyntaxError):
        parse_move(text)


@pytest.mark.parametrize(
    ("cards", "color", "target"),
    [
        ((), None, None),
        ((Card.HIDDEN,), None, None),
        ((Card.R5, Card.R6), None, None),
        ((Card.R5,), Color.RED, None),
        ((Card.R5,), None, 10),
        ((Card.R5,), None, -1),
    ],
)
def test_a_play_that_cannot_be_written_cannot_be_made(
    cards: tuple[Card, ...], color: Color | None, target: int | None
) -> None:
    with pytest.raises(MoveSyntaxError):
        Play(cards, color, target)


def test_the_plays_made_ready_are_all_there_are() -> None:
    wilds = [card for card in FACE_UP if card.is_wild]
    assert {card: len(ways) for card, ways in PLAYS.items()} == {card: 4 if card.is_wild else 1 for card in FACE_UP}
    assert {card: (Play((card,)),) for card in wilds} == BARE_PLAYS
    dark = {tuple(str(play.color) for play in DARK_PLAYS[card]) for card in wilds}
    assert dark == {("P", "T", "O", "U")}
    assert {card: ways for card, ways in DARK_PLAYS.items() if card not in wilds}.items() <= PLAYS.items()
    assert all(
        play.uno for plays in (UNO_PLAYS, DARK_UNO_PLAYS, BARE_UNO_PLAYS) for ways in plays.values() for play in ways
    )


def test_the_official_deck() -> None:
    deck = OFFICIAL.deck()
    assert len(deck) == 108
    assert rule_tables(OFFICIAL).worth(deck) == 4 * 2 * 45 + 24 * 20 + 8 * 50
    assert deck.count(Card.R0) == 1
    assert deck.count(Card.B9) == deck.count(Card.YS) == deck.count(Card.GR) == deck.count(Card.RD2) == 2
    assert deck.count(Card.W) == deck.count(Card.WD4) == 4
    assert list(deck) == sorted(deck, key=lambda card: card.sort)


def test_a_card_has_a_color_and_a_face() -> None:
    assert (Card.GD2.color, Card.GD2.face, Card.GD2.is_wild) == (Color.GREEN, Face.DRAW_TWO, False)
    assert (Card.RR.color, Card.RR.face) == (Color.RED, Face.REVERSE)
    assert (Card.WD4.color, Card.WD4.face, Card.WD4.is_wild) == (None, Face.WILD_DRAW_FOUR, True)
    assert (Card.HIDDEN.color, Card.HIDDEN.is_wild) == (None, False)
    assert [card.index for card in Card] == list(range(len(Card)))
    assert (Card.R0.index, Card.BD2.index, Card.W.index, Card.HIDDEN.index) == (0, 51, 52, 57)
    assert [str(card) for card in Card][58:74] == [
        *("RD4", "RSA", "RDA", "YD4", "YSA", "YDA", "GD4", "GSA", "GDA", "BD4", "BSA", "BDA"),
        *("WR4", "WRL", "WD6", "WD10"),
    ]


def test_sorted_cards_stand_by_color_then_by_face_and_the_wilds_are_last() -> None:
    ranked = ["R9", "RD2", "RD4", "RDA", "B0", "BTH", "P1", "UF", "W", "WD4", "WR4", "??"]
    assert sorted(map(Card, reversed(ranked)), key=lambda card: card.sort) == list(map(Card, ranked))


def test_a_face_tells_its_kind() -> None:
    kinds = {kind: {face.value for face in Face if face.kind is kind} for kind in FaceKind}
    assert kinds[FaceKind.NUMBER] == set("0123456789")
    assert kinds[FaceKind.ACTION] == {"S", "R", "D1", "D2", "D4", "D5", "SA", "DA", "H1", "H2", "TH", "F"}
    assert kinds[FaceKind.HIDDEN] == {"??"}
    assert all(face[0] == "W" for face in kinds[FaceKind.WILD])


@pytest.mark.parametrize("card", Card)
def test_the_repr_of_a_card_is_its_notation(card: Card) -> None:
    assert repr(card) == card.value


@given(moves)
def test_the_repr_of_a_move_is_its_notation(move: Move) -> None:
    assert repr(move) == str(move)


def test_a_list_of_cards_and_moves_prints_in_the_notation() -> None:
    assert repr([Card.R5, Card.WD4, parse_move("WD4B!")]) == "[R5, WD4, WD4B!]"
