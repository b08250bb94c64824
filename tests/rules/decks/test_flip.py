"""Flip: what both sides print, what their cards count, and what each of them does.

Cards are texts such as ``R5/P2``: the side in play, then the other one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

import msgspec
import pytest

from tests.rules.decks.printed import counts, points, put_back
from tests.rules.rounds import KEY, given, legal, refused, when
from unobot.rules.cards import Card, Pair, Side
from unobot.rules.decks import DECKS
from unobot.rules.decks.deck import NUMBERS
from unobot.rules.events import Event, Phase, RoundEnded
from unobot.rules.match import Match
from unobot.rules.play.deal import deal
from unobot.rules.play.decide import Reason
from unobot.rules.play.evolve import apply
from unobot.rules.round import Round
from unobot.rules.ruleset.lookup import side_tables
from unobot.rules.ruleset.ruleset import Contradiction, Ruleset, RulesetError, of_deck
from unobot.rules.shuffling import Shuffler

T = TypeVar("T")

FLIP = DECKS["flip"]
DARK = FLIP.sides[1]
RULES = of_deck(FLIP)
NINE = {face.value: 2 for face in NUMBERS if face.value != "0"}
PILE = "Y1/PSA Y2/T1 Y3/U1 Y4/UF Y5/T8 Y7/O2 Y8/P1 Y9/U4"
DARK_PILE = "PSA/Y1 T1/Y2 U1/Y3 UF/Y4 T8/Y5 O2/Y7 P1/Y8 U4/Y9"


def light(*hands: str, top: str = "R7/O1", pile: str = PILE, rules: Ruleset = RULES) -> Round:
    return given(*hands, top=top, pile=pile, ruleset=rules)


def dark(*hands: str, top: str = "O1/R7", pile: str = DARK_PILE, rules: Ruleset = RULES) -> Round:
    """Return a round on the dark side. The texts have it in front."""
    state = given(*hands, top=top, pile=pile, ruleset=rules)
    assert state.backs is not None
    state.backs.side = Side.DARK
    state.rule_tables = side_tables(rules, Side.DARK)
    return state


def shown(cards: list[Card]) -> str:
    return " ".join(map(str, cards))


def backs(state: Round, seat: int) -> str:
    assert state.backs is not None
    return shown(state.backs.hands[seat])


def pairs(state: Round) -> Counter[Pair]:
    """Return every card of a round with both sides."""
    assert state.backs is not None
    fronts = [*state.pile, *state.discard, *(card for hand in state.hands for card in hand)]
    others = [*state.backs.pile, *state.backs.discard, *(card for hand in state.backs.hands for card in hand)]
    made = map(Pair, fronts, others) if state.side is Side.LIGHT else map(Pair, others, fronts)
    return Counter(made)


def test_the_112_cards_of_each_side() -> None:
    assert len(FLIP.pairs) == len(FLIP.cards) == len(DARK.cards) == 112
    assert counts(FLIP) == {**NINE, "D1": 2, "S": 2, "R": 2, "F": 2, "W": 4, "WD2": 4}
    assert counts(DARK) == {**NINE, "D5": 2, "SA": 2, "R": 2, "F": 2, "W": 4, "WDC": 4}


def test_the_points_and_the_first_cards() -> None:
    numbers = {face: int(face) for face in NINE}
    assert points(FLIP) == {**numbers, "D1": 10, "S": 20, "R": 20, "F": 20, "W": 40, "WD2": 50}
    assert points(DARK) == {**numbers, "D5": 20, "SA": 30, "R": 20, "F": 20, "W": 40, "WDC": 60}
    assert put_back(FLIP) == {"WD2"}


def test_the_pairs_are_those_of_print() -> None:
    """No card is a Flip or a wild on both sides, and one pair is printed twice."""
    assert Counter(pair.front for pair in FLIP.pairs) == Counter(FLIP.cards)
    assert Counter(pair.back for pair in FLIP.pairs) == Counter(DARK.cards)
    assert len(set(FLIP.pairs)) == 111
    assert [str(pair) for pair, count in Counter(FLIP.pairs).items() if count == 2] == ["B1/USA"]
    assert not [pair for pair in FLIP.pairs if pair.front.face is pair.back.face and pair.front.face.value in "FW"]


def test_a_flip_turns_the_discards_as_one_packet_then_the_pile_and_then_the_hands() -> None:
    state = light("R5/P2 RF/P8 R1/U2", "G1/O5 B1/USA", pile="Y1/W Y2/T1 Y9/T5")
    when(state, 0, "R5")
    when(state, 1, "draw", "pass")
    events = when(state, 0, "RF!")
    assert state.side is Side.DARK
    assert [type(event).__name__ for event in events] == ["Played", "TurnedOver", "TurnBegan"]
    assert shown(state.discard) == "P8 P2 O1", "the card that was laid first is on top"
    assert shown(state.pile[::-1]) == "T5 T1", "the lowest card is drawn next"
    assert (shown(state.hands[0]), shown(state.hands[1])) == ("U2", "O5 USA W")
    assert (backs(state, 0), backs(state, 1)) == ("R1", "G1 B1 Y1")
    assert (str(state.color), state.to_move, state.phase) == ("O", 1, Phase.PLAY)
    assert legal(state, 1) == {"O5", "WP", "WT", "WO", "WU", "draw"}


def test_the_pile_turns_as_one_packet_so_its_lowest_card_is_drawn_next() -> None:
    state = light("RF/P8 R1/U2 R2/OR", "G1/O5 B1/USA")
    when(state, 0, "RF")
    when(state, 1, "draw")
    assert (str(state.drawn), backs(state, 1)) == ("U4", "G1 B1 Y9")


def test_a_second_flip_turns_everything_back() -> None:
    state = light("RF/P8 R1/U2 R2/OR", "YF/O8 BF/UF B1/USA")
    before = pairs(state)
    when(state, 0, "RF")
    assert shown(state.hands[1]) == "O8 UF USA"
    when(state, 1, "draw", "pass")
    when(state, 0, "OR")
    assert state.to_move == 0, "between two a Reverse is a Skip"
    when(state, 0, "draw", "pass")
    when(state, 1, "O8")
    when(state, 0, "draw", "pass")
    assert pairs(state) == before
    state = light("RF/P8 R1/U2 R2/OR", "YF/OF BF/UF B1/USA")
    when(state, 0, "RF")
    when(state, 1, "OF")
    assert state.side is Side.LIGHT
    assert shown(state.discard) == "YF R7 RF", "the Flip of the dark side is at the bottom"
    assert pairs(state).total() == 1 + 8 + 6


def test_the_top_card_after_a_flip_has_no_effect() -> None:
    for top in ("R7/OD5", "R7/OSA", "R7/OR", "R7/OF"):
        state = light("RF/P8 R1/U2", "G1/O5 B1/USA", "B2/O8", top=top)
        when(state, 0, "RF!")
        assert (state.to_move, state.phase, str(state.color)) == (1, Phase.PLAY, "O")
        assert (state.direction, state.owed) == (1, 0)


@pytest.mark.parametrize("top", ["R7/W", "R7/WDC"])
def test_the_next_seat_names_the_color_of_a_wild_that_is_the_new_top(top: str) -> None:
    state = light("RF/P8 R1/U2", "G1/O5 B1/USA", "B2/O8", top=top)
    when(state, 0, "RF!")
    assert (state.to_move, state.phase, state.color) == (1, Phase.COLOR, None)
    assert legal(state, 1) == {"color P", "color T", "color O", "color U"}
    assert refused(state, 1, "color R").reason is Reason.COLOR_FIRST
    when(state, 1, "color T")
    assert (state.to_move, str(state.color), len(state.hands[1])) == (1, "T", 2), "the card itself does nothing"


def test_draw_one_and_draw_five() -> None:
    state = light("RD1/P3 R1/U2", "G1/O5", "B1/USA")
    when(state, 0, "RD1!")
    assert (shown(state.hands[1]), backs(state, 1), state.to_move) == ("G1 Y1", "O5 PSA", 2)
    state = dark("OD5/RS P1/Y8", "T1/Y2", "T4/G5")
    when(state, 0, "OD5!")
    assert (len(state.hands[1]), state.to_move) == (6, 2)


def test_skip_and_skip_everyone() -> None:
    state = light("RS/W R1/U2", "G1/O5", "B1/USA")
    when(state, 0, "RS!")
    assert state.to_move == 2
    state = dark("OSA/Y6 P1/Y8", "T1/Y2", "T4/G5")
    when(state, 0, "OSA!")
    assert state.to_move == 0


def test_reverse_on_both_sides() -> None:
    state = light("RR/U3 R1/U2", "G1/O5", "B1/USA")
    when(state, 0, "RR!")
    assert state.to_move == 2
    state = dark("OR/R2 P1/Y8", "T1/Y2")
    when(state, 0, "OR!")
    assert state.to_move == 0, "between two it skips"


def test_a_wild_names_a_color_of_the_side_in_play() -> None:
    state = light("W/P5 G1/O5 G2/TD5", "B1/USA")
    assert legal(state, 0) == {"WR", "WY", "WG", "WB", "draw"}
    assert refused(state, 0, "WP").reason is Reason.COLOR_MISSING
    state = dark("W/RS P3/R1 P2/R5", "T1/Y2")
    assert legal(state, 0) == {"WP", "WT", "WO", "WU", "draw"}
    assert refused(state, 0, "WR").reason is Reason.COLOR_MISSING
    when(state, 0, "WT")
    assert str(state.color) == "T"


def test_wild_draw_two_and_its_challenge() -> None:
    state = light("WD2/O4 R1/U2 G1/O5", "B1/USA B2/O8", "B3/T2")
    when(state, 0, "WD2G")
    assert (state.owed, state.to_move, state.phase) == (2, 1, Phase.ANSWER)
    assert legal(state, 1) == {"accept", "challenge"}
    taken = state.copy()
    when(taken, 1, "accept")
    assert (len(taken.hands[1]), taken.to_move) == (4, 2)
    when(state, 1, "challenge")
    assert (len(state.hands[0]), len(state.hands[1]), state.to_move) == (4, 2, 1), "guilty: it held a red card"
    state = light("WD2/O4 B1/USA G1/O5", "B1/USA B2/O8", "B3/T2")
    when(state, 0, "WD2G")
    when(state, 1, "challenge")
    assert (len(state.hands[0]), len(state.hands[1]), state.to_move) == (2, 6, 2), "not guilty: two more"


def test_wild_draw_color_and_its_challenge() -> None:
    """The pile: PSA T1 U1 UF T8 O2. Wilds do not count."""
    state = dark("WDC/R3 O3/B7 P1/Y8", "T2/B3 T3/GF", "T4/G5", pile="PSA/Y1 W/BR T1/Y2 U1/Y3 UF/Y4 P4/YF P8/G4")
    when(state, 0, "WDCU")
    assert (state.owed, str(state.owed_color), state.phase) == (1, "U", Phase.ANSWER)
    taken = state.copy()
    when(taken, 1, "accept")
    assert (shown(taken.hands[1]), taken.to_move) == ("T2 T3 PSA W T1 U1", 2)
    assert backs(taken, 1) == "B3 GF Y1 BR Y2 Y3"
    when(state, 1, "challenge")
    assert shown(state.hands[0]) == "O3 P1 PSA W T1 U1", "guilty: its player draws until the color"
    assert (len(state.hands[1]), state.to_move) == (2, 1)
    state = dark("WDC/R3 T5/Y9 P1/Y8", "T2/B3 T3/GF", "T4/G5", pile="PSA/Y1 W/BR T1/Y2 U1/Y3 UF/Y4 P4/YF P8/G4")
    when(state, 0, "WDCU")
    when(state, 1, "challenge")
    assert shown(state.hands[1]) == "T2 T3 PSA W T1 U1 UF P4", "not guilty: until the color, and two more"
    assert state.to_move == 2


def test_a_draw_until_a_color_ends_with_the_cards() -> None:
    state = dark("WDC/R3 P1/Y8", "T2/B3", "T4/G5", pile="T1/Y2 T8/Y5")
    when(state, 0, "WDCU!")
    when(state, 1, "accept")
    assert (shown(state.hands[1]), state.to_move) == ("T2 T1 T8 O1", 2), "the covered discard came back"


def test_cards_that_are_shuffled_again_keep_their_backs() -> None:
    state = light("R1/P3 R2/OR R3/P7", "R4/OF R5/P2 R6/O9", pile="Y1/PSA")
    before = pairs(state)
    for seat, move in ((0, "R1"), (1, "R4"), (0, "R2!")):
        when(state, seat, move)
    when(state, 1, "draw", "pass")
    when(state, 0, "draw")
    assert state.shuffles == 2
    assert pairs(state) == before


def first(card: str, seats: int = 3, dealer: int = 0) -> tuple[Round, list[Event]]:
    """Return a round whose first card is ``card``, and the events of its deal."""

    class Stacked(Shuffler):
        def shuffle(self, cards: Sequence[T], purpose: str, state: int, number: int) -> list[T]:
            order = super().shuffle(cards, purpose, state, number)
            if purpose == "shuffle" and number == 0:
                place = next(at for at, each in enumerate(order) if str(each) == card)
                order[place], order[7 * seats] = order[7 * seats], order[place]
            return order

    shuffler = Stacked(KEY)
    state = Round(RULES, seats, shuffler)
    events = deal(RULES, seats, dealer, shuffler)
    apply(state, events)
    assert pairs(state) == Counter(FLIP.pairs)
    return state, events


def test_the_first_card() -> None:
    state, _ = first("R5/P2")
    assert (state.to_move, state.phase, str(state.color)) == (1, Phase.PLAY, "R")
    state, _ = first("RD1/P3")
    assert (len(state.hands[1]), state.to_move) == (8, 2)
    state, _ = first("RS/W")
    assert state.to_move == 2
    state, _ = first("RR/U3")
    assert (state.to_move, state.direction) == (0, -1), "the dealer begins, the other way"
    state, _ = first("W/P5")
    assert (state.to_move, state.phase) == (1, Phase.COLOR)
    state, events = first("WD2/O4")
    assert any(type(event).__name__ == "PutBack" for event in events)


def test_a_flip_that_is_turned_up_first_turns_everything_at_once() -> None:
    state, events = first("RF/P8")
    assert [type(event).__name__ for event in events] == ["Dealt", "TurnedUp", "TurnedOver", "TurnBegan"]
    assert (state.side, shown(state.discard), state.to_move, state.phase) == (Side.DARK, "P8", 1, Phase.PLAY)
    assert all(card in DARK.cards for card in state.hands[0])
    state, _ = first("GF/WDC")
    assert (state.to_move, state.phase) == (1, Phase.COLOR)


def ended(state: Round, move: str) -> RoundEnded:
    *_, last = when(state, 0, move)
    assert isinstance(last, RoundEnded)
    return last


def test_a_draw_card_that_is_laid_last_still_acts() -> None:
    end = ended(light("RD1/P3", "G1/O5", "B1/USA"), "RD1")
    assert [len(hand) for hand in end.hands] == [0, 2, 1]
    assert end.points == (1 + 1 + 1, 0, 0)
    end = ended(light("WD2/O4", "G1/O5", "B1/USA"), "WD2R")
    assert end.points == (1 + 1 + 2 + 1, 0, 0)
    end = ended(dark("OD5/RS", "P1/Y8", "T1/Y2"), "OD5")
    assert end.points == (1 + 30 + 1 + 1 + 20 + 8 + 1, 0, 0)
    end = ended(dark("WDC/R3", "P1/Y8", "T1/Y2"), "WDCU")
    assert end.points == (1 + 30 + 1 + 1 + 1, 0, 0), "until a purple card"


def test_a_flip_that_is_laid_last_turns_everything_before_the_count() -> None:
    end = ended(light("RF/P8", "G1/WDC", "B1/USA B2/O8"), "RF")
    assert [shown(list(hand)) for hand in end.hands] == ["", "WDC", "USA O8"]
    assert end.points == (60 + 30 + 8, 0, 0)
    assert end.hands[1] == (Card("WDC"),)


def test_a_flip_leaves_one_card_that_owes_uno() -> None:
    state = light("RF/P8 R1/U2", "G1/O5 B1/USA")
    when(state, 0, "RF")
    when(state, 1, "catch>0")
    assert shown(state.hands[0]) == "U2 U4 P1", "two cards of the dark side"


def test_of_two_equal_fronts_the_first_in_the_hand_goes() -> None:
    state = light("R1/P3 G1/O5 R1/U2", "B1/USA")
    when(state, 0, "R1")
    assert (shown(state.hands[0]), backs(state, 0)) == ("G1 R1", "O5 U2")


@pytest.mark.parametrize(
    ("field", "value"),
    [("zero", True), ("own_stocks", True), ("blind_draw", True), ("open_hands", 3)],
)
def test_a_house_rule_that_cannot_be_is_refused_by_name(field: str, value: int | bool) -> None:
    with pytest.raises(RulesetError) as caught:
        msgspec.structs.replace(RULES, **{field: value})
    assert caught.value.reason is Contradiction.NOT_IN_DECK
    assert caught.value.params == {"field": field, "cards": "flip"}


def test_only_cards_with_two_sides_can_be_paired_by_lot() -> None:
    with pytest.raises(RulesetError) as caught:
        Ruleset(pairing="by_lot")
    assert caught.value.params == {"field": "pairing", "cards": "official"}
    assert Ruleset.from_code(msgspec.structs.replace(RULES, pairing="by_lot").code).pairing == "by_lot"


def dealt_pairs(match: Match) -> Counter[Pair]:
    match.apply(match.deal())
    assert match.round is not None
    return pairs(match.round)


def test_a_lot_pairs_the_cards_anew_in_each_deal() -> None:
    by_lot = msgspec.structs.replace(RULES, pairing="by_lot", scoring="single")
    one, other = (dealt_pairs(Match(by_lot, 3, Shuffler(bytes([number]) * 32))) for number in (1, 2))
    assert one == dealt_pairs(Match(by_lot, 3, Shuffler(bytes([1]) * 32)))
    assert one not in (other, Counter(FLIP.pairs))
    for dealt in (one, other):
        assert Counter(pair.front for pair in dealt.elements()) == Counter(FLIP.cards)
        assert Counter(pair.back for pair in dealt.elements()) == Counter(DARK.cards)
    assert dealt_pairs(Match(RULES, 3, Shuffler(KEY))) == Counter(FLIP.pairs)


def rules(**changes: object) -> Ruleset:
    return msgspec.structs.replace(RULES, **changes)


def test_stacking() -> None:
    same = rules(stacking="same")
    state = light("RD1/P3 R1/U2", "GD1/T6 G1/O5", "B1/USA BD1/P6", rules=same)
    when(state, 0, "RD1!")
    when(state, 1, "GD1!")
    assert (state.owed, state.to_move) == (2, 2)
    when(state, 2, "BD1!")
    when(state, 0, "accept")
    assert len(state.hands[0]) == 4
    state = light("WD2/O4 G3/PF", "WD2/O7 G1/O5 GD1/O6", "B1/USA", rules=same)
    when(state, 0, "WD2G!")
    assert legal(state, 1) == {"accept", "challenge", "WD2R", "WD2Y", "WD2G", "WD2B"}
    state = dark("OD5/RS P1/Y8", "TD5/B4 T1/Y2", "T4/G5", rules=same)
    when(state, 0, "OD5!")
    when(state, 1, "TD5!")
    assert (state.owed, state.to_move) == (10, 2)


@pytest.mark.parametrize("stacking", ["same", "raise", "any"])
def test_a_wild_draw_color_has_no_number_so_it_only_passes_on(stacking: str) -> None:
    some = rules(stacking=stacking)
    state = dark("WDC/R3 P1/Y8", "TD5/B4 WDC/Y6 T1/Y2", "T4/G5", rules=some)
    when(state, 0, "WDCU!")
    assert legal(state, 1) == {"accept", "challenge", "WDCP", "WDCT", "WDCO", "WDCU"}
    when(state, 1, "WDCT")
    assert (state.owed, str(state.owed_color), state.to_move) == (1, "T", 2)
    when(state, 2, "accept")
    assert shown(state.hands[2]) == "T4 PSA T1"
    state = dark("OD5/RS P1/Y8", "WDC/Y6 T1/Y2", "T4/G5", rules=some)
    when(state, 0, "OD5!")
    assert legal(state, 1) - {"uno"} == {"accept"}


def test_a_seven_swaps_both_sides() -> None:
    state = light("R7/U5 R1/U2 R2/OR", "G1/O5", "B1/USA", rules=rules(seven=True))
    when(state, 0, "R7>1")
    assert (shown(state.hands[0]), backs(state, 0)) == ("G1", "O5")
    assert (shown(state.hands[1]), backs(state, 1)) == ("R1 R2", "U2 OR")


def test_a_jump_in_needs_the_same_side_in_play() -> None:
    state = light("R5/P2 R1/U2", "G1/O5 G2/TD5", "R5/T5 B1/USA B2/O8", rules=rules(jump_in=True))
    when(state, 0, "R5!")
    assert {move for move in legal(state, 2) if not move.startswith("catch")} == {"R5"}
    when(state, 2, "R5")
    assert (backs(state, 2), state.to_move) == ("USA O8", 0)


def test_two_flips_in_one_play_turn_everything_twice() -> None:
    several = rules(several=True)
    state = light("RF/P8 YF/O8 R1/U2 R2/OR", "G1/O5", "B1/USA", rules=several)
    when(state, 0, "RF+YF")
    assert (state.side, shown(state.discard)) == (Side.LIGHT, "R7 YF RF")
    assert (backs(state, 0), state.to_move) == ("U2 OR", 1)


def test_a_hand_over_the_limit_goes_under_the_discards_with_its_backs() -> None:
    state = dark("OD5/RS P1/Y8", "T1/Y2 T2/B3 T3/GF", "T4/G5", rules=rules(hand_limit=8, hand_size=5))
    before = pairs(state)
    when(state, 0, "OD5!")
    assert state.out == [1]
    assert shown(state.discard) == "T1 T2 T3 PSA T1 U1 UF T8 O1 OD5"
    assert pairs(state) == before


def test_a_seat_that_goes_out_with_a_flip_leaves_the_others_to_the_new_side() -> None:
    state = light("RF/P8", "G1/O5", "B1/USA", top="R7/W", rules=rules(scoring="until_last"))
    when(state, 0, "RF")
    assert (state.out, state.side, state.to_move, state.phase) == ([0], Side.DARK, 1, Phase.COLOR)
