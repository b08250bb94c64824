"""The second reading of No Mercy, by hand: the deck, a turn, each card, stacking, knock-outs, Uno, and the score."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rules.second_reading.no_mercy import DECK, State, color, deal, legal, play

PILE = "Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9 Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9"
MANY = "B1 B2 B3 B4 B5 B6 B8 B9 " * 3
"""A hand of 24 cards."""


def given(*hands: str, top: str = "R9", named: str | None = None, pile: str = PILE, under: str = "") -> State:
    """Return a round in which seat 0 is to play on ``top``. A wild on top has the color ``named``."""
    return State([hand.split() for hand in hands], pile.split(), [top, *under.split()], named or color(top))


def when(state: State, *moves: str) -> State:
    """Make moves such as ``"0 R5"``. A shuffle leaves the discards in their order, the top one first."""
    for move in moves:
        seat, _, written = move.partition(" ")
        state = play(state, int(seat), written, list)
    return state


def turn(state: State) -> tuple[int, str]:
    return state.to_move, state.question


def counts(state: State) -> list[int]:
    return [len(hand) for hand in state.hands]


# The deck and the deal


@pytest.mark.parametrize(
    ("faces", "copies"),
    [
        (["R0", "G9", "B7"], 2),
        (["RD2", "YS", "GR", "BDA"], 3),
        (["YD4", "BSA"], 2),
        (["WR4", "WRL"], 8),
        (["WD6", "WD10"], 4),
        (["W", "WD4"], 0),
    ],
)
def test_the_deck(faces: list[str], copies: int) -> None:
    assert len(DECK) == 168
    assert {Counter(DECK)[card] for card in faces} == {copies}


def test_the_first_card_is_a_number() -> None:
    hands = ["R1"] * 14
    state = deal(2, [*hands, "WRL", "RD2", "G4", "B1"])
    assert (state.discards, state.color, state.pile) == (["G4", "RD2", "WRL"], "G", ["B1"])
    assert counts(state) == [7, 7]


# A turn


def test_a_card_matches_by_color_number_or_symbol_and_wilds_always() -> None:
    state = given("R1 G9 B1 RDA WRL WD6", "G1 G2")
    assert legal(state, 0) == {"R1", "G9", "RDA", "WRL", "WD6R", "WD6Y", "WD6G", "WD6B", "draw"}
    assert legal(state, 1) == set()
    symbols = given("GDA BSA B1 B2", "G1", top="YDA")
    assert legal(symbols, 0) == {"GDA", "draw"}


def test_two_draw_fours_of_other_kinds_do_not_match() -> None:
    assert legal(given("BD4 B1 B2", "G1", top="WR4", named="R"), 0) == {"draw"}


def test_a_draw_goes_on_until_a_card_can_be_laid_and_it_must_be_laid() -> None:
    state = when(given("B1 B2", "G1 G2", pile="Y1 Y2 R3 R4"), "0 draw")
    assert (state.hands[0], turn(state)) == (["B1", "B2", "Y1", "Y2", "R3"], (0, "drawn"))
    assert legal(state, 0) == {"R3"}
    assert turn(when(state, "0 R3")) == (1, "play")


def test_a_draw_is_allowed_with_a_card_that_can_be_laid_and_only_the_drawn_one_is_laid_then() -> None:
    state = when(given("R1 B2 B3", "G1 G2", pile="Y1 WRL R4"), "0 draw")
    assert legal(state, 0) == {"WRL"}


def test_the_discards_are_shuffled_when_the_pile_is_empty() -> None:
    state = when(given("B1 B2 B3", "G1 G2", pile="Y1", under="G4 R5 Y3"), "0 draw")
    assert state.hands[0] == ["B1", "B2", "B3", "Y1", "G4", "R5"]
    assert (state.pile, state.discards) == (["Y3"], ["R9"])


def test_nothing_more_to_draw_ends_in_a_pass_and_the_lowest_hand_wins_the_drawn_round() -> None:
    state = when(given("B1 B2 B3", "G1 G2", pile="Y1"), "0 draw")
    assert legal(state, 0) == {"pass"}
    over = when(state, "0 pass", "1 draw", "1 pass", "0 draw", "0 pass")
    assert (over.question, over.winner, over.points) == ("over", 1, [0, 1 + 2 + 3 + 1])
    tied = when(given("B1 B2", "G1 G2", pile=""), "0 draw", "0 pass", "1 draw", "1 pass")
    assert (tied.question, tied.winner, tied.points) == ("over", None, [0, 0])


def test_a_play_between_empty_passes_keeps_the_round_going() -> None:
    state = given("B1 B2", "RD2 G1 G2", pile="")
    moves = ["0 draw", "0 pass", "1 RD2", "0 accept", "1 draw", "1 pass"]
    assert turn(when(state, *moves)) == (0, "play")
    assert when(state, *moves, "0 draw", "0 pass").question == "over"


# Each card


@pytest.mark.parametrize(
    ("card", "of_three", "of_two"),
    [("R5", 1, 1), ("RS", 2, 0), ("RR", 2, 0), ("RSA", 0, 0), ("RDA", 1, 1)],
)
def test_the_seat_that_plays_after_a_card(card: str, of_three: int, of_two: int) -> None:
    hands = (f"{card} B1 B2", "G1 G2", "Y1 Y2")
    assert turn(when(given(*hands), f"0 {card}")) == (of_three, "play")
    assert turn(when(given(*hands[:2]), f"0 {card}")) == (of_two, "play")


def test_a_zero_passes_all_hands_on_in_the_direction_of_play() -> None:
    state = when(given("R0 B1", "G1 G2", "Y1 Y2 Y3"), "0 R0")
    assert state.hands == [["Y1", "Y2", "Y3"], ["B1"], ["G1", "G2"]]
    turned = when(given("RR B1 B2", "G1 G2", "R0 Y1 Y2"), "0 RR", "2 R0")
    assert turned.hands == [["G1", "G2"], ["Y1", "Y2"], ["B1", "B2"]]
    assert turn(turned) == (1, "play")


def test_a_zero_of_two_swaps_and_passes_over_a_seat_that_is_out() -> None:
    assert when(given("R0 B1", "G1 G2"), "0 R0").hands == [["G1", "G2"], ["B1"]]
    state = given("R0 B1", MANY, "G1 G2")
    state.out, state.hands[1] = [1], []
    assert when(state, "0 R0").hands == [["G1", "G2"], [], ["B1"]]


def test_a_seven_must_swap_with_a_seat_that_is_in() -> None:
    state = given("R7 B1", "G1 G2", "Y1 Y2 Y3")
    assert legal(state, 0) == {"R7>1", "R7>2", "R7>1!", "R7>2!", "draw", "uno"}
    assert when(state, "0 R7>2").hands == [["Y1", "Y2", "Y3"], ["G1", "G2"], ["B1"]]
    state.out, state.hands[1] = [1], []
    assert legal(state, 0) == {"R7>2", "R7>2!", "draw", "uno"}


@pytest.mark.parametrize("card", ["R0", "R7", "RS", "RR", "RSA", "RDA", "WRL"])
def test_a_last_card_that_makes_nobody_draw_wins_and_does_nothing_more(card: str) -> None:
    state = when(given(card, "G1 G2", "Y3"), f"0 {card}")
    assert (state.question, state.winner, state.points) == ("over", 0, [6, 0, 0])
    assert state.hands == [[], ["G1", "G2"], ["Y3"]]


@pytest.mark.parametrize(("move", "hit"), [("RD2", 1), ("RD4", 1), ("WR4B", 2), ("WD6B", 1), ("WD10B", 1)])
def test_a_last_draw_card_is_drawn_before_counting(move: str, hit: int) -> None:
    card = move.rstrip("B") if move[0] == "W" else move
    count = int(card.lstrip("WRD"))
    state = when(given(card, "G1 G2", "G3", pile="Y2 " * 12), f"0 {move}")
    assert len(state.hands[hit]) == [0, 2, 1][hit] + count
    assert (state.winner, state.points) == (0, [6 + 2 * count, 0, 0])


@pytest.mark.parametrize(("move", "count"), [("RD2", 2), ("RD4", 4), ("WD6G", 6), ("WD10G", 10)])
def test_the_next_seat_draws_and_loses_its_turn(move: str, count: int) -> None:
    state = when(given(f"{move.rstrip('G')} B1 B2", "G1 G2", "Y1"), f"0 {move}")
    assert (turn(state), state.owed, state.color) == ((1, "answer"), count, move[-1] if move[0] == "W" else "R")
    assert legal(state, 1) == {"accept", "uno"}
    taken = when(state, "1 accept")
    assert (counts(taken)[1], turn(taken), taken.owed) == (2 + count, (2, "play"), 0)


def test_a_reverse_draw_four_turns_the_direction_first() -> None:
    state = when(given("WR4 B1 B2", "G1", "Y1 Y2", "Y3"), "0 WR4G")
    assert (turn(state), state.direction, state.color) == ((3, "answer"), -1, "G")
    taken = when(state, "3 accept")
    assert (counts(taken), turn(taken)) == ([2, 1, 2, 5], (2, "play"))


def test_a_reverse_draw_four_of_two_falls_on_its_own_player() -> None:
    state = when(given("WR4 WD6 B2 B3", "G1 G2"), "0 WR4G")
    assert (turn(state), state.owed) == ((0, "answer"), 4)
    taken = when(state, "0 accept")
    assert (counts(taken), turn(taken)) == ([7, 2], (1, "play"))
    assert legal(state, 0) == {"accept", "WD6R", "WD6Y", "WD6G", "WD6B"}
    sent = when(state, "0 WD6Y")
    assert (turn(sent), sent.owed, sent.color) == ((1, "answer"), 10, "Y")


def test_a_reverse_draw_four_of_two_as_an_answer_brings_the_sum_back_to_its_player() -> None:
    state = when(given("RD2 B1 B2", "WR4 WR4 WR4 G1"), "0 RD2", "1 WR4G")
    assert (turn(state), state.owed) == ((1, "answer"), 6)
    again = when(state, "1 WR4B")
    assert (turn(again), again.owed) == ((1, "answer"), 10)
    assert (counts(when(again, "1 accept")), turn(when(again, "1 accept"))) == ([2, 12], (0, "play"))


def test_a_last_reverse_draw_four_of_two_makes_nobody_draw() -> None:
    state = when(given("WR4", "G1 G2"), "0 WR4G")
    assert (state.winner, counts(state)) == (0, [0, 2])


def test_a_discard_all_takes_its_color_along_and_lies_on_top() -> None:
    state = when(given("RDA R1 RD4 RDA B1 WR4 B2", "G1 G2", "Y1", under="G8"), "0 RDA")
    assert sorted(state.hands[0]) == ["B1", "B2", "WR4"]
    assert state.discards[0] == "RDA"
    assert sorted(state.discards[1:4]) == ["R1", "RD4", "RDA"]
    assert state.discards[4:] == ["R9", "G8"]
    assert (turn(state), state.owed, state.color) == ((1, "play"), 0, "R")  # no discarded card acts


def test_a_discard_all_may_go_out_or_leave_one_card_and_then_owes_uno() -> None:
    assert when(given("RDA R1 RS RD4", "G1 G2"), "0 RDA").winner == 0
    state = given("RDA R1 RS RD4 B1", "G1 G2")
    assert {"RDA", "RDA!", "uno"} <= legal(state, 0)
    assert legal(when(state, "0 RDA"), 1) >= {"catch>0"}
    assert counts(when(state, "0 RDA", "1 catch>0")) == [3, 2]
    for moves in (["0 RDA!"], ["0 uno", "0 RDA"], ["0 RDA", "0 uno"]):
        assert "catch>0" not in legal(when(state, *moves), 1)
    assert "uno" not in legal(given("BDA B2 R1 R2 G3", "G1 G2"), 0)  # it would leave three


def test_the_seat_that_a_roulette_hits_names_its_color_and_takes_what_is_turned_up() -> None:
    state = when(given("WRL B1 B2", "G1 G2", "Y1 Y2", pile="Y1 WD6 B4 G7 Y3"), "0 WRL")
    assert (turn(state), state.color) == ((1, "color"), None)
    assert legal(state, 1) == {"color R", "color Y", "color G", "color B"}
    assert legal(state, 0) == legal(state, 2) == set()
    hit = when(state, "1 color G")
    assert hit.drew == ["Y1", "WD6", "B4", "G7"]
    assert sorted(hit.hands[1]) == sorted(["G1", "G2", "Y1", "WD6", "B4", "G7"])
    assert (turn(hit), hit.color) == ((2, "play"), "G")


def test_a_roulette_that_runs_out_of_cards_takes_what_there_was_and_the_color_stands() -> None:
    state = when(given("WRL R1 R2 R3", "G1 G2", pile="Y1 WD6", under="B4"), "0 WRL", "1 color G")
    assert (state.drew, state.color, turn(state)) == (["Y1", "WD6", "R9", "B4"], "G", (0, "play"))
    assert state.discards == ["WRL"]


def test_a_roulette_is_no_answer_to_owed_cards_and_cannot_be_answered() -> None:
    state = when(given("RD2 WRL B1", "WRL RD2 G1", "Y1 Y2"), "0 RD2")
    assert legal(state, 1) == {"accept", "RD2"}
    hit = when(given("WRL B1 B2", "WRL WD10 G1", "Y1 Y2"), "0 WRL")
    assert legal(hit, 1) == {"color R", "color Y", "color G", "color B"}


# Stacking

ANSWERS = "R1 BD2 BD4 GR GS WR4 WD6 WD10 WRL G7"


@pytest.mark.parametrize(
    ("laid", "answers"),
    [
        ("RD2", {"BD2", "BD4", "WR4", "WD6", "WD10"}),
        ("RD4", {"BD4", "WR4", "WD6", "WD10"}),
        ("WR4", {"BD4", "WR4", "WD6", "WD10"}),
        ("WD6", {"WD6", "WD10"}),
        ("WD10", {"WD10"}),
    ],
)
def test_an_answer_has_the_same_number_as_the_last_card_or_a_higher_one(laid: str, answers: set[str]) -> None:
    move = f"{laid}R" if laid[0] == "W" else laid
    hit = 2 if laid == "WR4" else 1
    state = when(given(f"{laid} B1 B2", ANSWERS, ANSWERS), f"0 {move}")
    expected = {f"{card}{each}" for card in answers if card[0] == "W" for each in "RYGB"}
    assert legal(state, hit) == expected | {card for card in answers if card[0] != "W"} | {"accept"}


def test_the_last_card_counts_and_not_the_sum() -> None:
    state = when(given("RD2 B1 B2", "BD2 G1 G2", "YD2 Y1 Y2", "Y3 Y4"), "0 RD2", "1 BD2")
    assert (state.owed, state.color) == (4, "B")
    assert "YD2" in legal(state, 2)
    assert counts(when(state, "2 YD2", "3 accept"))[3] == 2 + 6


def test_the_color_of_the_last_card_of_a_stack_is_the_one_to_match() -> None:
    state = when(given("WD6 B1 B2", "WD10 G1 G2", "Y1 Y2", "Y3 Y4", pile="B1 " * 17), "0 WD6B", "1 WD10Y", "2 accept")
    assert (state.color, turn(state), counts(state)[2]) == ("Y", (3, "play"), 18)
    assert "Y3" in legal(state, 3)


def test_who_can_answer_need_not() -> None:
    state = when(given("RD2 B1 B2", "GD2 G1", "Y1 Y2"), "0 RD2", "1 accept")
    assert (counts(state)[1], turn(state)) == (4, (2, "play"))


def test_going_out_with_an_answer_leaves_the_whole_sum_to_the_next_seat() -> None:
    state = when(given("RD2 B1 B2", "WD6", "Y3", pile="Y2 " * 9), "0 RD2", "1 WD6B")
    assert (state.winner, counts(state), state.points) == (1, [2, 0, 9], [0, 3 + 3 + 16, 0])


def test_a_reverse_draw_four_sends_a_stack_back() -> None:
    state = when(given("RD4 B1 B2", "WR4 G1 G2", "Y1 Y2"), "0 RD4", "1 WR4G")
    assert (turn(state), state.owed, state.direction) == ((0, "answer"), 8, -1)
    assert turn(when(state, "0 accept")) == (2, "play")


# Mercy


def test_25_cards_are_out_after_owed_cards_and_the_turn_goes_on_behind() -> None:
    state = when(given("RD2 B1 B2", MANY, "Y1 Y2", "Y3"), "0 RD2", "1 accept")
    assert (state.out, counts(state), turn(state), state.owed) == ([1], [2, 0, 2, 1], (2, "play"), 0)
    assert len(state.discards) == 2 + 26  # the draw was finished
    assert state.discards[:2] == ["RD2", "R9"]
    assert legal(state, 1) == set()


def test_24_cards_are_in() -> None:
    state = when(given("RD2 B1 B2", " ".join(MANY.split()[:22]), "Y1 Y2"), "0 RD2", "1 accept")
    assert (state.out, counts(state)[1]) == ([], 24)


def test_25_cards_are_out_after_a_roulette_and_after_a_draw_for_a_playable_card() -> None:
    roulette = when(given("WRL B1 B2", MANY, "Y1 Y2"), "0 WRL", "1 color Y")
    assert (roulette.out, turn(roulette), roulette.color) == ([1], (2, "play"), "Y")
    for pile, held in (("Y1 Y2 R4 Y3", 27), ("R4 Y3", 25)):
        drawing = when(given(MANY, "G1 G2", "Y1 Y2", pile=pile), "0 draw")
        assert (drawing.out, turn(drawing), len(drawing.discards)) == ([0], (1, "play"), 1 + held)


def test_a_hand_that_was_knocked_out_comes_back_with_the_next_shuffle() -> None:
    state = when(given("RD2 B1 B2", MANY, "Y1 Y2", pile="Y1 Y2"), "0 RD2", "1 accept", "2 draw")
    assert state.hands[2] == ["Y1", "Y2", "R9"]
    assert (len(state.pile), state.discards) == (26, ["RD2"])


@pytest.mark.parametrize(
    ("card", "points"),
    [("R0", 0), ("G9", 9), ("YS", 20), ("BR", 20), ("RD2", 20), ("RD4", 20), ("BSA", 20), ("GDA", 20)]
    + [(wild, 50) for wild in ("WR4", "WRL", "WD6", "WD10")],
)
def test_the_points_of_a_card(card: str, points: int) -> None:
    assert when(given("R1", card, "G2"), "0 R1").points == [points + 2, 0, 0]


def test_the_last_one_in_wins_and_scores_250_for_a_knock_out_instead_of_its_cards() -> None:
    state = when(given("RD2 B1 B2", MANY), "0 RD2", "1 accept")
    assert (state.question, state.winner, state.points) == ("over", 0, [250, 0])


def test_a_reverse_draw_four_of_two_can_knock_its_own_player_out() -> None:
    state = when(given(f"WR4 {MANY[3:]}", "G1 G2"), "0 WR4G", "0 accept")
    assert (state.out, state.winner, state.points) == ([0], 1, [0, 250])


def test_the_next_seat_can_be_knocked_out_by_the_last_card() -> None:
    state = when(given("WD6", MANY, "Y3"), "0 WD6G")
    assert (state.winner, state.out, state.points) == (0, [1], [250 + 3, 0, 0])


def test_of_three_seats_one_knocked_out_leaves_the_rules_for_two() -> None:
    state = given("RR B1 B2 WR4", "G1 G2", MANY)
    state.out, state.hands[2] = [2], []
    assert turn(when(state, "0 RR")) == (0, "play")
    assert turn(when(state, "0 WR4G")) == (0, "answer")
    assert turn(when(given("RR B1 B2", "G1 G2", "Y1"), "0 RR")) == (2, "play")


def test_a_seat_that_is_out_is_no_target_and_cannot_catch() -> None:
    state = given("R7 B1", "G1 G2", MANY)
    state.out, state.hands[2] = [2], []
    assert legal(state, 0) >= {"R7>1"}
    assert "R7>2" not in legal(state, 0)
    alone = given("R1 B1", "G1 G2", MANY, "Y1")
    alone.out, alone.hands[2] = [2], []
    caught = when(alone, "0 R1")
    assert [seat for seat in range(4) if "catch>0" in legal(caught, seat)] == [1, 3]


# Uno


def test_uno_is_said_with_the_play_before_it_or_until_caught() -> None:
    state = given("R1 B1", "G1 G2", "Y1 Y2")
    for moves in (["0 R1!"], ["0 uno", "0 R1"], ["0 R1", "0 uno"]):
        assert "catch>0" not in legal(when(state, *moves), 1)
    caught = when(state, "0 R1", "2 catch>0")
    assert (counts(caught), turn(caught)) == ([3, 2, 2], (1, "play"))
    assert "catch>0" not in legal(caught, 1)


@pytest.mark.parametrize(
    ("card", "ends"), [("R1", "1 draw"), ("RD2", "1 accept"), ("WRL", "1 color G"), ("RSA", "0 draw")]
)
def test_the_time_to_catch_ends_with_the_next_move_of_a_turn(card: str, ends: str) -> None:
    state = when(given(f"{card} B1", "G1 G2", "Y1 Y2"), f"0 {card}")
    assert "catch>0" in legal(state, 2)
    assert "catch>0" not in legal(when(state, ends), 2)


def test_uno_said_before_a_draw_counts_no_more() -> None:
    state = when(given("R1 B1", "G1 G2", pile="Y1 R4"), "0 uno", "0 draw")
    assert 0 not in state.said
    assert legal(state, 0) == {"R4"}


def test_uno_said_before_a_play_lapses_if_another_play_comes() -> None:
    state = given("RDA R1 R2 B1", "G1 G2 R3")
    assert "uno" in legal(state, 0)
    later = when(state, "0 uno", "0 R1", "1 R3", "0 RDA")
    assert "catch>0" in legal(later, 1)
    assert "uno" in legal(later, 0)
    assert "uno" not in legal(when(later, "0 uno"), 0)  # once is enough


@pytest.mark.parametrize("move", ["R7>1", "R0"])
def test_moved_hands_of_one_card_have_no_uno_and_cannot_be_caught(move: str) -> None:
    for says in ("", "!"):
        state = when(given(f"{move[:2]} B1", "G1"), f"0 {move}{says}")
        assert (state.said, state.catchable) == (set(), set())
        assert legal(state, 0) == {"uno"}


def test_uno_does_not_travel_with_hands() -> None:
    state = when(given("R7 B1", "G1 G2", "Y1 Y2"), "0 R7>1!")
    assert (state.said, state.catchable) == (set(), set())
    assert "uno" in legal(state, 1)  # one card, and nobody can catch it
    assert "uno" not in legal(state, 0)  # two cards, and not its turn
