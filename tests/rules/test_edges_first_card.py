"""Edges of the start and the end of a round: first cards under house rules, absent seats, limits, ties."""

from __future__ import annotations

import pytest

from tests.rules.rounds import KEY, cards, given, legal, refused, when
from tests.rules.test_first_card import Stacked
from unobot.rules.cards import Color, Face, FaceKind
from unobot.rules.events import (
    Accepted,
    ColorChosen,
    Dealt,
    DrawReason,
    Drew,
    Eliminated,
    Event,
    MatchEnded,
    Owed,
    Phase,
    PutBack,
    Reversed,
    RoundEnded,
    SeatOut,
    Skipped,
    TurnBegan,
    TurnedUp,
)
from unobot.rules.match import Match
from unobot.rules.moves import TIME_UP, parse_move
from unobot.rules.play.deal import deal
from unobot.rules.play.decide import Reason, decide
from unobot.rules.play.evolve import apply
from unobot.rules.round import Round
from unobot.rules.ruleset.ruleset import PRESETS, Ruleset
from unobot.rules.shuffling import Shuffler

ANSWERED = (Ruleset(stacking="same"), Ruleset(reverse_sends_back=True), Ruleset(skip_passes_on=True))


def begun(
    ruleset: Ruleset, seats: int, *under: str, dealer: int = 0, absent: tuple[int, ...] = ()
) -> tuple[Round, list[Event]]:
    """Deal with these cards under the hands. Return the round and the events after the deal."""
    chance = Stacked(seats - len(absent), *under)
    events = deal(ruleset, seats, dealer, chance, absent=absent)
    state = Round(ruleset, seats, chance)
    apply(state, events)
    return state, events[1:]


@pytest.mark.parametrize("ruleset", ANSWERED)
@pytest.mark.parametrize("seats", [2, 3])
def test_a_turned_up_draw_two_is_owed_to_the_dealer_if_a_card_can_answer_it(ruleset: Ruleset, seats: int) -> None:
    state, events = begun(ruleset, seats, "RD2", "Y1", "Y2")
    assert events == [TurnedUp(cards("RD2")[0]), Owed(0, 2, Face.DRAW_TWO), TurnBegan(1, Phase.ANSWER)]
    assert when(state, 1, "accept") == [
        Accepted(1),
        Drew(1, cards("Y1 Y2"), DrawReason.DRAW_TWO),
        Skipped(1),
        TurnBegan(0 if seats == 2 else 2, Phase.PLAY),
    ]


@pytest.mark.parametrize(
    ("ruleset", "card", "owes", "sum"),
    [(ANSWERED[0], "GD2", 2, 4), (ANSWERED[1], "RR", 0, 2), (ANSWERED[2], "RS", 2, 2)],
)
def test_a_turned_up_draw_two_is_stacked_sent_back_and_passed_on(
    ruleset: Ruleset, card: str, owes: int, sum: int
) -> None:
    state, _ = begun(ruleset, 3, "RD2", "Y1", "Y2")
    state.hands[1] += cards(card)
    when(state, 1, card)
    assert (state.to_move, state.phase, state.owed) == (owes, Phase.ANSWER, sum)


@pytest.mark.parametrize("seats", [2, 3])
def test_draw_and_play_after_a_turned_up_draw_two(seats: int) -> None:
    _, events = begun(PRESETS["draw_and_play"], seats, "RD2", "Y1", "Y2")
    assert events[1:] == [Drew(1, cards("Y1 Y2"), DrawReason.TURNED_UP), TurnBegan(1, Phase.PLAY)]
    stacked, _ = begun(Ruleset(stacking="any", play_after_drawing=True), seats, "RD2", "Y1", "Y2")
    assert when(stacked, 1, "accept")[1:] == [Drew(1, cards("Y1 Y2"), DrawReason.DRAW_TWO), TurnBegan(1, Phase.PLAY)]


@pytest.mark.parametrize(("seats", "next_seat"), [(2, 0), (3, 2)])
def test_any_a_turned_up_wild_draw_four_is_drawn_by_the_seat_that_names_the_color(seats: int, next_seat: int) -> None:
    """No seat laid it, so no seat is challenged for it, and no card is stacked on it."""
    state, events = begun(Ruleset(first_card="any", stacking="any"), seats, "WD4", "Y1", "Y2", "Y3", "Y4")
    assert events == [TurnedUp(cards("WD4")[0]), TurnBegan(1, Phase.COLOR)]
    state.hands[1] += cards("WD4")
    assert refused(state, 1, "WD4R").reason is Reason.COLOR_FIRST
    assert refused(state, 1, "challenge").reason is Reason.COLOR_FIRST
    assert when(state, 1, "color G") == [
        ColorChosen(1, Color.GREEN),
        Drew(1, cards("Y1 Y2 Y3 Y4"), DrawReason.TURNED_UP),
        Skipped(1),
        TurnBegan(next_seat, Phase.PLAY),
    ]
    assert state.owed == 0


def test_any_a_turned_up_wild_draw_four_leaves_the_turn_under_play_after_drawing() -> None:
    state, _ = begun(Ruleset(first_card="any", play_after_drawing=True), 3, "WD4", "Y1", "Y2", "Y3", "Y4")
    assert when(state, 1, "color G")[1:] == [
        Drew(1, cards("Y1 Y2 Y3 Y4"), DrawReason.TURNED_UP),
        TurnBegan(1, Phase.PLAY),
    ]


def test_number_only_turns_again_until_a_number() -> None:
    ruleset = Ruleset(first_card="number_only", cards="classic113")
    again = set()
    for number in range(100):
        events = deal(ruleset, 3, 0, Shuffler(bytes([number]) * 32))
        turned = [event.card for event in events if isinstance(event, TurnedUp)]
        again |= {card.face for card in turned[:-1]}
        assert sum(isinstance(event, PutBack) for event in events) == len(turned) - 1
        assert (turned[-1].face.kind is FaceKind.NUMBER, events[-1]) == (True, TurnBegan(1, Phase.PLAY))
    assert again >= {Face.SKIP, Face.REVERSE, Face.DRAW_TWO, Face.WILD, Face.WILD_DRAW_FOUR}


def test_none_the_first_wild_draw_four_is_legal_as_there_is_no_color_to_hold() -> None:
    state, events = begun(Ruleset(first_card="none"), 3, dealer=2)
    assert events == [TurnBegan(0, Phase.PLAY)]
    state.hands[0] += cards("WD4")
    when(state, 0, "WD4G")
    assert not when(state, 1, "challenge")[0].guilty  # type: ignore[union-attr]
    judged, _ = begun(Ruleset(first_card="none", four_needs="no_playable"), 3, dealer=2)
    judged.hands[0] += cards("WD4")
    when(judged, 0, "WD4G")
    assert when(judged, 1, "challenge")[0].guilty  # type: ignore[union-attr]  # every card could be played


def test_with_two_seats_left_of_three_a_turned_up_reverse_is_a_skip() -> None:
    state, events = begun(Ruleset(elimination=True), 3, "RR", dealer=0, absent=(1,))
    assert state.counts == [7, 0, 7]
    assert events[1:] == [Skipped(2), TurnBegan(0, Phase.PLAY)]
    full, events = begun(Ruleset(elimination=True), 4, "RR", dealer=0, absent=(1,))
    assert events[1:] == [Reversed(-1), TurnBegan(0, Phase.PLAY)]
    assert full.next_seat(0) == 3


def playing(ruleset: Ruleset, *hands: str, pile: str = "Y1 Y2 Y3 Y4", top: str = "R7") -> Match:
    """Return a match whose seats hold these cards in the first round. The first seat plays."""
    match = Match(ruleset, len(hands), Shuffler(KEY))
    held = tuple(cards(hand) for hand in hands)
    match.apply(
        [Dealt(1, len(hands) - 1, held, cards(f"{top} {pile}")), TurnedUp(cards(top)[0]), TurnBegan(0, Phase.PLAY)]
    )
    return match


def moved(match: Match, seat: int, move: str) -> list[Event]:
    events = match.decide(seat, parse_move(move))
    match.apply(events)
    return events


def test_elimination_counts_the_cards_that_a_seat_went_over_the_limit_with() -> None:
    rules = Ruleset(elimination=True, hand_size=1, hand_limit=3)
    match = playing(rules, "B9 B9", "R1", "W")
    assert moved(match, 0, "draw")[1] == SeatOut(0, cards("B9 B9 Y1"), placed=False)
    assert Eliminated(2) in moved(match, 1, "R1")  # 50 points are more than 19
    other = playing(rules, "WD4 W", "R1", "W")
    moved(other, 0, "draw")
    assert Eliminated(0) in moved(other, 1, "R1")


def test_elimination_goes_on_past_the_target_and_the_next_deal_skips_seats_that_left() -> None:
    match = playing(Ruleset(elimination=True, target=1), "R1", "W", "Y1")
    events = moved(match, 0, "R1")
    assert events[-1] == Eliminated(1)
    assert not match.is_over
    match.apply(match.deal())
    assert match.round is not None
    assert (match.round.dealer, match.round.counts) == (0, [7, 0, 7])


def test_a_tied_drawn_round_between_teams_scores_no_points_even_if_single_hands_differ() -> None:
    state = given("B9 B1", "G5", "Y2", "G7", top="R8", ruleset=Ruleset(teams=True, blitz=60))
    end = decide(state, 0, TIME_UP)[-1]
    assert isinstance(end, RoundEnded)
    assert (end.winner, end.points) == (None, (0, 0, 0, 0))


def test_a_drawn_round_doubles_and_leaves_out_seats_over_the_limit() -> None:
    rules = Ruleset(double_score=True, blitz=60, hand_size=1, hand_limit=3)
    match = playing(rules, "B1 B2", "G9", "Y8")
    moved(match, 0, "draw")
    end = moved(match, 1, "time")[-1]
    assert isinstance(end, RoundEnded)
    assert (end.winner, end.points) == (2, (0, 0, 2 * (4 + 9)))


def test_a_single_round_that_is_tied_is_played_again() -> None:
    match = playing(Ruleset(scoring="single", blitz=60), "B1", "G1")
    assert isinstance(moved(match, 0, "time")[-1], RoundEnded)
    assert not match.is_over
    match.apply(match.deal())
    assert match.number == 2


def test_until_last_places_the_seats_left_in_a_drawn_round_by_their_hands() -> None:
    match = playing(Ruleset(scoring="until_last", blitz=60), "W", "B9", "R1", "B5")
    match.round.to_move = 2  # type: ignore[union-attr]
    moved(match, 2, "R1")
    assert moved(match, 3, "time")[-1] == MatchEnded(2, (0, 0, 0, 0), (2, 3, 1, 0))


def test_the_limit_of_moves_ends_a_round_at_an_open_color_and_at_owed_cards() -> None:
    color, _ = begun(Ruleset(), 3, "W")
    color.moves = color.limit - 1
    assert [type(event) for event in decide(color, 1, parse_move("color G"))] == [ColorChosen, RoundEnded]
    owed = given("RD2 B1", "GD2 B2", ruleset=Ruleset(stacking="same"))
    owed.moves = owed.limit - 1
    end = when(owed, 0, "RD2")[-1]
    assert isinstance(end, RoundEnded)
    assert (end.drawn, end.winner, legal(owed, 1)) == (True, 0, set())
