"""The first Attack: what its deck prints and counts, and the cards that the current one has no more."""

from __future__ import annotations

from tests.rules.decks.printed import counts, points, put_back
from tests.rules.decks.test_attack import PILE, Machine, told
from tests.rules.rounds import given, legal, refused, when
from unobot.rules.decks.attack import ATTACK
from unobot.rules.decks.attack_classic import ATTACK_CLASSIC
from unobot.rules.events import HandsMoved, Phase
from unobot.rules.play.refusals import Reason
from unobot.rules.round import Round
from unobot.rules.ruleset.ruleset import Ruleset

RULES = Ruleset(cards="attack_classic")


def classic(*hands: str, fired: tuple[int, ...] = ()) -> Round:
    state = given(*hands, top="R5", pile=PILE, ruleset=RULES)
    state.shuffler = Machine(*fired)
    return state


def test_the_112_cards() -> None:
    assert len(ATTACK_CLASSIC.cards) == 112
    assert counts(ATTACK_CLASSIC) == {
        **dict.fromkeys("123456789", 2),
        "S": 2,
        "R": 2,
        "H2": 2,
        "DA": 1,
        "TH": 1,
        "W": 4,
        "WAH": 2,
        "WHF": 2,
    }


def test_the_points() -> None:
    assert {face: points(ATTACK_CLASSIC)[face] for face in ("H2", "DA", "TH", "W", "WAH", "WHF")} == {
        "H2": 20,
        "DA": 30,
        "TH": 30,
        "W": 50,
        "WAH": 50,
        "WHF": 50,
    }


def test_only_a_number_is_turned_up_first() -> None:
    assert put_back(ATTACK_CLASSIC) == {"S", "R", "H2", "DA", "TH", "W", "WAH", "WHF"}
    assert not {face.value for face in ATTACK_CLASSIC.faces} & {"H1", "WAA"}
    assert ATTACK.launcher


def test_trade_hands_must_trade_and_cannot_be_the_last_card() -> None:
    state = classic("RTH R2 R3", "G1 G2", "B7 B8 B9 B1")
    assert refused(state, 0, "RTH").reason is Reason.TARGET_FIRST
    assert any(isinstance(event, HandsMoved) for event in when(state, 0, "RTH>2"))
    assert [len(hand) for hand in state.hands] == [4, 2, 2]
    assert "RTH" not in legal(classic("RTH", "G1 G2"), 0)
    assert refused(classic("RTH", "G1 G2"), 0, "RTH").reason is Reason.LAST_CARD


def test_all_hit_is_pressed_once_by_every_other_seat() -> None:
    state = classic("WAH R2 R3", "G1 G2", "B7 B8", fired=(0, 3))
    assert told(when(state, 0, "WAHG")) == [("pressed", 1, 0), ("pressed", 2, 3), ("drew", 2, 3)]
    assert (state.to_move, state.phase) == (1, Phase.PLAY)


def test_hit_fire_is_pressed_until_it_fires() -> None:
    state = classic("WHF R2 R3", "G1 G2", "B7 B8", fired=(0, 3))
    assert told(when(state, 0, "WHFG")) == [("pressed", 1, 0), ("pressed", 1, 3), ("drew", 1, 3)]
    assert state.to_move == 2
