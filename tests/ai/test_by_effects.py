"""Test how a deck is played by the effects of its cards (docs/ai-clauses.md: E1 to E17)."""

from __future__ import annotations

from random import Random

import pytest

from tests.ai.choosing import chosen
from tests.rules.rounds import dealt, given, when
from tests.rules.rulesets import covering, seats_for
from unobot.ai.by_effects import ByEffects
from unobot.ai.levels import LEVELS
from unobot.ai.strategies import STRATEGIES
from unobot.rules.decks import DECKS
from unobot.rules.habits import ACCUSED, ANSWERS, CHALLENGES, GUILTY
from unobot.rules.moves import PASS, Catch, ChooseColor, Play
from unobot.rules.play.decide import decide, fair_moves
from unobot.rules.play.evolve import apply
from unobot.rules.play.scoring import partners
from unobot.rules.round import Round
from unobot.rules.ruleset.ruleset import PRESETS, Ruleset, of_deck
from unobot.rules.view import observe

RAISED = Ruleset(stacking="raise", wild_draw_four="free", draw="until_playable", hand_limit=25)
COVERING = covering()
FIVE = "G1 G2 G3 Y4 Y6"


@pytest.mark.parametrize("number", range(0, len(COVERING), 4))
def test_every_choice_is_fair_under_any_rules(number: int) -> None:
    ruleset = COVERING[number]
    state = dealt(ruleset, seats_for(ruleset)[0], bytes([number % 256]) * 32)
    state.limit = min(state.limit, 600)  # some rules let hands grow without an end
    rng = Random(number)
    while not state.is_over:
        others = [
            seat
            for seat in range(state.seats)
            if seat != state.to_move and any(isinstance(move, Play | Catch) for move in fair_moves(state, seat))
        ]
        for seat in (*others, state.to_move):
            view = observe(state, seat)
            move = ByEffects().choose(view, rng)
            assert view == observe(state, seat)
            if move == PASS and seat != state.to_move:
                continue
            assert move in fair_moves(state, seat)
            if isinstance(move, Play | ChooseColor):
                assert move.target is None or move.target not in partners(state, seat)
            apply(state, decide(state, seat, move))
            break


def test_goes_out_with_any_card() -> None:
    assert chosen("by-effects", given("R1", FIVE)) == {"R1"}


def test_says_uno() -> None:
    assert chosen("by-effects", given("R1 B2", FIVE)) == {"R1!"}


def test_answers_owed_cards_rather_than_take_them() -> None:
    state = given("RD2 R1 R2", "GD2 B1 B2 B3 B4", FIVE, FIVE, ruleset=RAISED)
    when(state, 0, "RD2")
    assert chosen("by-effects", state) == {"GD2"}


def test_lets_a_next_seat_with_one_card_draw() -> None:
    state = given("RD2 R1 R2 G4 B3", "G1", FIVE, FIVE)
    assert chosen("by-effects", state) == {"RD2"}
    assert chosen("by-effects", given("RS R1 R2 G4 B3", "G1", FIVE, FIVE)) == {"RS"}


def test_names_the_color_that_it_holds_most() -> None:
    assert chosen("by-effects", given("W B1 B2 G3 B5", FIVE, top="R7", ruleset=RAISED)) == {"WB"}


def test_names_a_color_that_a_next_seat_with_one_card_lacks() -> None:
    state = given("W B1 B2 G3 G5", "G1 B1 B3", FIVE, top="Y7", pile="R1 R2 R3 R4", to_move=1)
    when(state, 1, "draw", "pass")
    state.to_move = 0
    state.hands[1] = state.hands[1][:1]
    assert chosen("by-effects", state) == {"WY"}


def test_swaps_for_the_smallest_hand_and_not_for_a_larger_one() -> None:
    sevens = Ruleset(seven=True)
    assert chosen("by-effects", given("R7 R1 G2 G3 G4", FIVE, "B1 B2", FIVE, ruleset=sevens)) == {"R7>2"}
    assert chosen("by-effects", given("R7 R1 G2", FIVE, FIVE, FIVE, ruleset=sevens)) == {"R1"}


def test_passes_hands_only_for_a_smaller_one() -> None:
    zeros = Ruleset(zero=True)
    assert chosen("by-effects", given("R0 R1 G2 G3", FIVE, "B1", ruleset=zeros)) == {"R0"}
    assert chosen("by-effects", given("R0 R1 G2", FIVE, FIVE, ruleset=zeros)) == {"R1"}


def test_gets_rid_of_points_in_golf() -> None:
    assert chosen("by-effects", given("R9 R1 G2 B3", FIVE, FIVE, ruleset=Ruleset(scoring="golf"))) == {"R9"}


def test_jumps_in_but_with_nothing_that_harms_itself() -> None:
    jumps = Ruleset(jump_in=True, seven=True)
    state = given("R5 R1 R2", "B1 B2 B3", "R5 B3 B4", "R1 B5", ruleset=jumps)
    when(state, 0, "R5")
    assert [chosen("by-effects", state, seat) for seat in (2, 3)] == [{"R5"}, {"pass"}]
    swap = given("R7 B1 B2 B3", "R1 R2 R3 R4", "R7 B3", "R7 B4 B5 B6 G1", top="R5", ruleset=jumps)
    when(swap, 0, "R7>1")
    assert [chosen("by-effects", swap, seat) for seat in (2, 3)] == [{"pass"}, {"R7>2"}]


def test_catches_an_opponent_but_no_partner() -> None:
    teams = given("R1 R2", "R3 G2 G3", "B1 B2", "G1 G2", ruleset=Ruleset(teams=True))
    when(teams, 0, "R1")
    assert [chosen("by-effects", teams, seat) for seat in (2, 3)] == [{"pass"}, {"catch>0"}]


def test_lays_a_wild_draw_four_only_if_it_is_legal_where_it_can_be_challenged() -> None:
    assert "WD4" not in " ".join(chosen("by-effects", given("WD4 R1 G2", "B1", FIVE)))


def test_the_public_is_no_seat() -> None:
    with pytest.raises(ValueError, match="asked for a seat"):
        ByEffects().choose(observe(given("R1", "R2", ruleset=PRESETS["party"]), None), Random(1))


SHEET = PRESETS["no_mercy"]
SEVEN = "G1 G2 G3 Y4 Y6 B8 R1"


def no_mercy(*hands: str, top: str = "R5") -> Round:
    return given(*hands, top=top, pile="Y0 Y1 Y2 Y3 Y5 Y7 Y8 Y9 B0 B1 B2 B3", ruleset=SHEET)


@pytest.mark.parametrize("level", [*LEVELS, "by-effects"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_round_of_no_mercy_is_played_to_its_end(level: str, seats: int) -> None:
    state = dealt(SHEET, seats, bytes([seats]) * 32)
    rng = Random(seats)
    while not state.is_over:
        seat = state.to_move
        apply(state, decide(state, seat, STRATEGIES[level].choose(observe(state, seat), rng)))
    assert state.outcome is not None


def test_discards_all_cards_of_a_color() -> None:
    assert chosen("by-effects", no_mercy("RDA R1 R2 R3 G4 B3", SEVEN, SEVEN)) == {"RDA"}
    assert chosen("by-effects", no_mercy("RDA R1 R2 R3 G4", SEVEN, SEVEN)) == {"RDA!"}


def test_goes_out_by_a_discard() -> None:
    assert chosen("by-effects", no_mercy("RDA R1 R2 R3", SEVEN, SEVEN)) == {"RDA"}


def test_wins_turns_with_a_card_that_skips_everyone() -> None:
    assert chosen("by-effects", no_mercy("RSA R1 R2 G4", SEVEN, SEVEN)) == {"RSA"}


def test_stacks_rather_than_take_sixteen_cards() -> None:
    state = no_mercy("WD6 R1 R2", "WD10 B1 B2 B3", "WD10 B5 B6 B7")
    when(state, 0, "WD6R")
    when(state, 1, "WD10B")
    assert chosen("by-effects", state) == {"WD10B"}


def test_does_not_owe_cards_itself_unless_it_can_send_them_on() -> None:
    """Between two, a reverse skips the other seat. So what a Wild Reverse Draw 4 owes comes back."""
    assert chosen("by-effects", no_mercy("WR4 R1 G2 B3", SEVEN)) == {"R1"}
    state = no_mercy("WR4 WD6 G1 G2 B3", SEVEN)
    assert chosen("by-effects", state) == {"WR4G"}
    when(state, 0, "WR4G")
    assert chosen("by-effects", state) == {"WD6G"}


def test_the_seat_hit_names_the_color_that_comes_soonest() -> None:
    """Most blue and yellow cards are in its own hand, so it turns up fewer cards until a green one."""
    state = no_mercy("WRL R1 R2", "B1 B2 B3 B4 B5 B6 B7 B8 B9 Y1 Y2 Y3 R3 R4", SEVEN)
    when(state, 0, "WRL")
    assert chosen("by-effects", state) == {"color G"}


def test_swaps_with_the_smallest_hand() -> None:
    assert chosen("by-effects", no_mercy("R7 R1 G2 G4 G5 G6 Y1", SEVEN, "B1 B2", SEVEN)) == {"R7>2"}


def test_rather_keeps_a_small_hand_than_swap_it() -> None:
    assert chosen("by-effects", no_mercy("R7 R1 G2", SEVEN, SEVEN)) == {"R1"}


ALL_WILD = PRESETS["all_wild"]
FIVE_WILDS = "W W W W W"


def all_wild(*hands: str) -> Round:
    return given(*hands, top="W", pile=" ".join(["W"] * 20), ruleset=ALL_WILD)


def test_keeps_a_next_seat_with_one_wild_from_going_out() -> None:
    assert chosen("by-effects", all_wild("W WSK W W", "W", FIVE_WILDS, FIVE_WILDS)) == {"WSK"}
    assert chosen("by-effects", all_wild("W WRV W W", "W", FIVE_WILDS, FIVE_WILDS)) == {"WRV"}
    assert chosen("by-effects", all_wild("W WT2 W W", "W", FIVE_WILDS, FIVE_WILDS)) == {"WT2>1"}


def test_brings_no_seat_with_one_wild_to_its_turn() -> None:
    assert chosen("by-effects", all_wild("W WSK W W", FIVE_WILDS, "W", FIVE_WILDS)) == {"W"}
    assert chosen("by-effects", all_wild("W WRV W W", FIVE_WILDS, FIVE_WILDS, "W")) == {"W"}


def test_goes_out_before_anybody_else_has_a_turn() -> None:
    """Between two, a skip and a reverse keep the turn, so the card that does not goes last."""
    assert chosen("by-effects", all_wild("WSK WRV W", FIVE_WILDS)) <= {"WSK", "WRV"}
    assert chosen("by-effects", given("RS GS G5 W", FIVE, top="R7", ruleset=PRESETS["attack"])) == {"RS"}


def test_swaps_no_last_card_but_one_for_a_large_hand() -> None:
    assert chosen("by-effects", all_wild("WFS W", FIVE_WILDS, FIVE_WILDS)) == {"W!"}


@pytest.mark.parametrize("deck", ["attack", "attack_classic"])
def test_keeps_a_wild_while_another_card_fits(deck: str) -> None:
    state = given("W R1 G2 G3 B4 B6", FIVE, FIVE, ruleset=of_deck(DECKS[deck]))
    assert chosen("by-effects", state) == {"R1"}


def accused(top: str, laid: str) -> Round:
    """Return a round of Flip in which seat 0 laid a Wild Draw Two on ``top``, and seat 1 has to answer."""
    held = "R1/P3 G2/TD5 B3/T2 B4/U1"
    state = given(
        f"WD2/O4 {laid}", held, "Y1/W Y2/T1", top=top, pile="G3/PF Y3/U1 Y5/T8 B5/OR", ruleset=PRESETS["flip"]
    )
    when(state, 0, "WD2B")
    return state


def test_challenges_a_wild_that_is_probably_a_bluff() -> None:
    many = accused("R9/TR", "Y8/P1 Y9/T5 G4/P8 G5/O7 B6/UR B7/O3")
    assert chosen("by-effects", many) == {"challenge"}
    few = accused("R9/TR", "Y8/P1")
    few.habits[0][ACCUSED] = 6
    assert chosen("by-effects", few) == {"accept"}


def test_a_seat_that_was_found_guilty_is_challenged_sooner() -> None:
    state = accused("R9/TR", "Y8/P1 Y9/T5")
    state.habits[0][ACCUSED] = 8
    assert chosen("by-effects", state) == {"accept"}
    state.habits[0][GUILTY] = 8
    assert chosen("by-effects", state) == {"challenge"}


def test_bluffs_only_before_a_seat_that_hardly_ever_challenges() -> None:
    hand = "WD2/O4 R9/TR"
    state = given(hand, "R1/P3", "Y1/W Y2/T1", top="R8/T7", pile="G3/PF Y3/U1", ruleset=PRESETS["flip"])
    state.habits[1][ANSWERS] = state.habits[1][CHALLENGES] = 20
    assert chosen("by-effects", state) == {"R9!"}
    state.habits[1][CHALLENGES] = 0
    assert all(move.startswith("WD2") for move in chosen("by-effects", state))
