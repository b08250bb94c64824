"""Attack: what its deck prints and counts, each card of its sheet, and the launcher."""

from __future__ import annotations

from itertools import accumulate

import pytest

from tests.rules.decks.printed import counts, points, put_back
from tests.rules.rounds import given, legal, play, refused, when
from unobot.records.reader import RecordError, read_records
from unobot.records.writer import Record, write_record
from unobot.rules.cards import Color
from unobot.rules.decks.attack import ATTACK
from unobot.rules.events import DrawReason, Drew, Event, LauncherPressed, RoundEnded, Skipped
from unobot.rules.launcher import CHANCES, LOTS, lot_of, press
from unobot.rules.match import Match
from unobot.rules.play.refusals import Reason
from unobot.rules.round import Round
from unobot.rules.ruleset.ruleset import PRESETS, Contradiction, RulesetError, ruleset_of
from unobot.rules.shuffling import Shuffler, match_key

RULES = PRESETS["attack"]
PILE = "Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9 B1 B2 B3 B4 B5 B6 G1 G2 G3 G4 G5 G6 Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9"


class Machine(Shuffler):
    """A launcher that fires as it is told."""

    def __init__(self, *fired: int) -> None:
        super().__init__(bytes(32))
        self.fired = list(fired)
        self.silent = 0

    def lot(self, n: int, purpose: str, state: int, number: int) -> int:
        assert (n, purpose, state) == (LOTS, "launcher", 1)
        cards = self.fired.pop(0)
        lot = lot_of(self.silent, cards)
        self.silent = 0 if cards else self.silent + 1
        return lot


def attack(*hands: str, fired: tuple[int, ...] = (), top: str = "R5") -> Round:
    state = given(*hands, top=top, pile=PILE, ruleset=RULES)
    state.shuffler = Machine(*fired)
    return state


def told(events: list[Event]) -> list[tuple[str, int, int]]:
    """Return the presses and draws, each with its seat and its number of cards."""
    return [
        ("pressed", event.seat, event.fired)
        if isinstance(event, LauncherPressed)
        else ("drew", event.seat, len(event.cards))
        for event in events
        if isinstance(event, LauncherPressed | Drew)
    ]


def test_the_112_cards() -> None:
    assert len(ATTACK.cards) == 112
    assert counts(ATTACK) == {
        **dict.fromkeys("123456789", 2),
        "S": 2,
        "R": 1,
        "H1": 1,
        "H2": 2,
        "DA": 2,
        "W": 4,
        "WAA": 4,
    }


def test_the_points() -> None:
    assert points(ATTACK) == {
        **{str(number): number for number in range(1, 10)},
        "S": 20,
        "R": 20,
        "H1": 20,
        "H2": 20,
        "DA": 30,
        "W": 50,
        "WAA": 50,
    }


def test_only_a_number_is_turned_up_first() -> None:
    assert put_back(ATTACK) == {"S", "R", "H1", "H2", "DA", "W", "WAA"}


def test_a_press_is_the_turn_even_if_a_card_fits() -> None:
    state = attack("R1 R2 G3", "G1 G2", "B7 B8", fired=(3,))
    assert "draw" in legal(state, 0)
    assert told(when(state, 0, "draw")) == [("pressed", 0, 3), ("drew", 0, 3)]
    assert (state.to_move, len(state.hands[0]), state.silent) == (1, 6, 0)


def test_a_silent_press_ends_the_turn_as_well_and_no_round_ends_for_it() -> None:
    state = attack("B1 B2", "G1 G2", fired=(0, 0, 0, 0, 7))
    for turn in range(4):
        when(state, turn % 2, "draw")
    assert (state.silent, state.stuck, state.is_over) == (4, 0, False)
    assert told(when(state, 0, "draw")) == [("pressed", 0, 7), ("drew", 0, 7)]


@pytest.mark.parametrize(("card", "fired"), [("RH1", (4,)), ("RH2", (0, 4))])
def test_a_hit_presses_once_or_twice_and_costs_the_turn(card: str, fired: tuple[int, ...]) -> None:
    state = attack(f"{card} R2 G3", "G1 G2", "B7 B8", fired=fired)
    events = when(state, 0, card)
    assert [event.fired for event in events if isinstance(event, LauncherPressed)] == list(fired)
    assert {event.why for event in events if isinstance(event, Drew)} == {DrawReason.LAUNCHER}
    assert Skipped(1) in events
    assert (state.to_move, len(state.hands[1])) == (2, 6)


def test_attack_attack_presses_until_it_fires() -> None:
    state = attack("WAA R2 G3", "G1 G2", "B7 B8", fired=(0, 0, 5))
    assert told(when(state, 0, "WAAB")) == [("pressed", 1, 0), ("pressed", 1, 0), ("pressed", 1, 5), ("drew", 1, 5)]
    assert (state.color, state.to_move) == (Color.BLUE, 2)


def test_a_last_hit_is_pressed_before_counting() -> None:
    events = when(attack("RH1", "G1 G2", fired=(2,)), 0, "RH1")
    (ended,) = (event for event in events if isinstance(event, RoundEnded))
    assert ended.points == (1 + 2 + 1 + 2, 0)


def test_discard_all_works_as_in_no_mercy() -> None:
    state = attack("RDA R1 R2 G3", "G1 G2", "B7 B8")
    when(state, 0, "RDA!")
    assert len(state.hands[0]) == 1


def test_a_forgotten_uno_costs_two_presses() -> None:
    state = attack("R1 R2", "G1 G2", "B7 B8", fired=(0, 3))
    when(state, 0, "R1")
    assert told(when(state, 1, "catch>0")) == [("pressed", 0, 0), ("pressed", 0, 3), ("drew", 0, 3)]


def test_the_chances_of_the_launcher() -> None:
    assert [sum(chances) for chances in CHANCES] == [LOTS] * 5
    assert [LOTS - chances[0] for chances in CHANCES] == [180, 498, 587, 546, 1000]
    means = [sum(cards * chance for cards, chance in enumerate(row)) / (LOTS - row[0]) for row in CHANCES]
    assert [round(mean, 1) for mean in means] == [4.7, 5.4, 4.7, 5.1, 7.2]


def test_a_press_is_a_lot_that_anybody_can_draw_again() -> None:
    shuffler = Shuffler(match_key(bytes(32), 7))
    for silent, number in ((0, 0), (3, 1), (4, 2)):
        lot = shuffler.lot(LOTS, "launcher", 2, number)
        ends = list(accumulate(CHANCES[silent]))
        fired = press(shuffler, 2, number, silent)
        assert lot < ends[fired]
        assert fired == 0 or lot >= ends[fired - 1]


def test_a_record_says_what_each_press_fired() -> None:
    log = play(Match(RULES, 3, Shuffler(bytes(32))), 3)
    lines = list(write_record(Record(RULES, ("a", "b", "c"), tuple(log))))
    assert any('"launcher"' in line for line in lines)
    ((again, _),) = read_records(lines)
    assert again.entries == tuple(log)
    place = next(place for place, line in enumerate(lines) if '{"launcher":[0]}' in line)
    for wrong in ('{"launcher":[99]}', '{"launcher":[0,0,0,0,0,0,0]}', '{"launcher":[]}'):
        with pytest.raises(RecordError):
            list(read_records([*lines[:place], wrong, *lines[place + 1 :]]))


@pytest.mark.parametrize(
    ("field", "value"),
    [("draw", "until_playable"), ("drawn_card", "keep"), ("stacking", "same"), ("zero", True)],
)
def test_a_rule_about_cards_that_are_not_printed_is_refused_by_name(field: str, value: str | bool) -> None:
    with pytest.raises(RulesetError) as caught:
        ruleset_of({"cards": "attack", field: value})
    assert (caught.value.reason, caught.value.params["field"]) == (Contradiction.NOT_IN_DECK, field)


def test_a_seven_may_still_swap() -> None:
    assert refused(attack("R7 R2", "G1 G2"), 0, "R7>1").reason is Reason.NO_TARGET
    assert ruleset_of({"cards": "attack", "seven": True}).seven
