"""Bluffs and preferences that a match has shown, and colors that seats named. All of it is public."""

from __future__ import annotations

from tests.rules.rounds import KEY, given, habits, play, when
from unobot.rules.cards import Color, FaceKind
from unobot.rules.events import Accepted, Challenged, Phase, Played, SeatsShuffled
from unobot.rules.habits import ACCUSED, ACTIONS, ANSWERS, CHALLENGES, GUILTY, NUMBERS, WILDS, no_habits
from unobot.rules.match import Match
from unobot.rules.round import Round
from unobot.rules.ruleset.ruleset import OFFICIAL, Ruleset
from unobot.rules.shuffling import Shuffler
from unobot.rules.view import observe


def test_a_challenge_shows_whether_the_card_was_a_bluff() -> None:
    state = given("WD4 R1 R2", "B1 B2 B3", "G1 G2 G3")
    when(state, 0, "WD4G")
    when(state, 1, "challenge")
    assert state.habits == [habits(accused=1, guilty=1, wilds=1), habits(answers=1, challenges=1), habits()]
    state = given("WD4 B1 B2", "B1 B2 B3", "G1 G2 G3")
    when(state, 0, "WD4B")
    when(state, 1, "challenge")
    assert state.habits == [habits(accused=1, wilds=1), habits(answers=1, challenges=1), habits()]


def test_cards_that_are_taken_show_nothing_about_their_player() -> None:
    state = given("WD4 R1 R2", "B1 B2 B3")
    when(state, 0, "WD4G")
    when(state, 1, "accept")
    assert state.habits == [habits(wilds=1), habits(answers=1)]


def test_without_challenges_nothing_is_counted() -> None:
    state = given("WD4 R1 R2", "B1 B2 B3", ruleset=Ruleset(wild_draw_four="free", stacking="any"))
    when(state, 0, "WD4G")
    when(state, 1, "accept")
    assert state.habits == [habits(wilds=1), habits()]


def test_cards_laid_by_choice_are_counted() -> None:
    state = given("R5 R2 RS WD4 R1 R3", "B1 B2 B3")
    when(state, 0, "RS", "R5")
    when(state, 1, "draw", "pass")
    when(state, 0, "WD4B")
    assert state.habits[0] == habits(numbers=1, actions=1, wilds=1)


def test_a_drawn_card_an_answer_a_jump_in_and_the_last_cards_are_no_choice() -> None:
    drawn = given("B2 B3 B4", "B5 B6 B7", pile="R1 Y9")
    when(drawn, 0, "draw")
    when(drawn, 0, "R1")
    answer = given("RD2 R3 R4", "BD2 B6 B7", ruleset=Ruleset(stacking="same"))
    when(answer, 0, "RD2")
    when(answer, 1, "BD2")
    jump = given("R3 R4 R5", "B6 B7 B8", "R3 G1 G2", ruleset=Ruleset(jump_in=True))
    when(jump, 0, "R3")
    when(jump, 2, "R3")
    short = given("R3 R4", "B6 B7 B8")
    when(short, 0, "R3!")
    assert drawn.habits == short.habits == no_habits(2)
    assert answer.habits == [habits(actions=1), habits()]
    assert jump.habits == [habits(numbers=1), habits(), habits()]


def test_a_named_color_is_known_until_the_hand_is_another_one() -> None:
    state = given("W R7 R2 R3", "B1 B2 B3", ruleset=Ruleset(seven=True))
    when(state, 0, "WB")
    assert state.named_colors == ((Color.BLUE, 3), None)
    assert observe(state, 1).named_colors == state.named_colors
    when(state, 1, "B1")
    when(state, 0, "draw")
    assert state.named_colors[0] == (Color.BLUE, 3)
    swapped = given("W R7 R2 R3", "R1 B2 B3", ruleset=Ruleset(seven=True))
    when(swapped, 0, "WR")
    when(swapped, 1, "R1")
    when(swapped, 0, "R7>1")
    assert swapped.named_colors == (None, None)


def test_the_records_of_a_match_go_with_the_players_from_round_to_round() -> None:
    counted = 0
    for seed in range(3):
        match = Match(Ruleset(reshuffle_seats=True, target=300), 3, Shuffler(bytes([seed]) * 32))
        log = play(match, seed)
        records = no_habits(3)
        again = Match(match.ruleset, 3, Shuffler(KEY))
        for entry in log:
            before = again.round
            for event in entry.events:
                if isinstance(event, Played):
                    assert before is not None
                    if before.phase is Phase.PLAY and len(before.hands[event.seat]) > 2:
                        card = event.cards[0]
                        kinds = {FaceKind.NUMBER: NUMBERS, FaceKind.ACTION: ACTIONS, FaceKind.WILD: WILDS}
                        records[event.seat][kinds[card.face.kind]] += 1
                if isinstance(event, SeatsShuffled):
                    records = [records[seat] for seat in event.order]
                elif isinstance(event, Accepted):
                    records[event.seat][ANSWERS] += 1
                elif isinstance(event, Challenged):
                    counted += 1
                    records[event.seat][ANSWERS] += 1
                    records[event.seat][CHALLENGES] += 1
                    records[event.against][ACCUSED] += 1
                    records[event.against][GUILTY] += event.guilty
            again.apply(entry.events)
            assert again.round is not None
            assert again.round.habits == records
        assert again.habits == match.habits == records
    assert counted > 5


def test_a_seat_that_joins_has_no_record() -> None:
    match = Match(OFFICIAL, 2, Shuffler(KEY))
    match.apply(match.deal())
    assert match.round is not None
    match.habits = [habits(accused=1, wilds=2), habits(answers=1)]
    match.round.outcome = object()  # type: ignore[assignment]  # only a finished round has one
    match.apply(match.deal(1))
    assert match.round.habits == [habits(accused=1, wilds=2), habits(answers=1), habits()]


def test_a_view_and_a_copy_keep_their_habits() -> None:
    state = given("R5 R2 RS", "B1 B2 B3")
    shown = [observe(state, 1), state.copy(), observe(state, 1).copied(Round)]
    when(state, 0, "R5")
    assert [each.habits for each in shown] == [no_habits(2)] * 3
