"""Bluffs that a match has shown, and colors that seats named. All of it is public."""

from __future__ import annotations

from tests.rules.rounds import KEY, given, play, when
from unobot.rules.bluffs import NO_BLUFFS, BluffRecord
from unobot.rules.cards import Color
from unobot.rules.events import Accepted, Challenged, SeatsShuffled
from unobot.rules.match import Match
from unobot.rules.ruleset.ruleset import OFFICIAL, Ruleset
from unobot.rules.shuffling import Shuffler
from unobot.rules.view import observe


def test_a_challenge_shows_whether_the_card_was_a_bluff() -> None:
    state = given("WD4 R1 R2", "B1 B2 B3", "G1 G2 G3")
    when(state, 0, "WD4G")
    when(state, 1, "challenge")
    assert state.bluffs == (BluffRecord(accused=1, guilty=1), BluffRecord(asked=1, challenges=1), NO_BLUFFS)
    state = given("WD4 B1 B2", "B1 B2 B3", "G1 G2 G3")
    when(state, 0, "WD4B")
    when(state, 1, "challenge")
    assert state.bluffs == (BluffRecord(accused=1), BluffRecord(asked=1, challenges=1), NO_BLUFFS)


def test_cards_that_are_taken_show_nothing_about_their_player() -> None:
    state = given("WD4 R1 R2", "B1 B2 B3")
    when(state, 0, "WD4G")
    when(state, 1, "accept")
    assert state.bluffs == (NO_BLUFFS, BluffRecord(asked=1))


def test_without_challenges_nothing_is_counted() -> None:
    state = given("WD4 R1 R2", "B1 B2 B3", ruleset=Ruleset(wild_draw_four="free", stacking="any"))
    when(state, 0, "WD4G")
    when(state, 1, "accept")
    assert state.bluffs == (NO_BLUFFS, NO_BLUFFS)


def test_a_named_color_is_known_until_the_hand_is_another_one() -> None:
    state = given("W R7 R2 R3", "B1 B2 B3", ruleset=Ruleset(seven=True))
    when(state, 0, "WB")
    assert state.named == ((Color.BLUE, 3), None)
    assert observe(state, 1).named == state.named
    when(state, 1, "B1")
    when(state, 0, "draw")
    assert state.named[0] == (Color.BLUE, 3)
    swapped = given("W R7 R2 R3", "R1 B2 B3", ruleset=Ruleset(seven=True))
    when(swapped, 0, "WR")
    when(swapped, 1, "R1")
    when(swapped, 0, "R7>1")
    assert swapped.named == (None, None)


def test_the_records_of_a_match_go_with_the_players_from_round_to_round() -> None:
    counted = 0
    for seed in range(3):
        match = Match(Ruleset(reshuffle_seats=True, target=300), 3, Shuffler(bytes([seed]) * 32))
        log = play(match, seed)
        records = [NO_BLUFFS] * 3
        again = Match(match.ruleset, 3, Shuffler(KEY))
        for entry in log:
            for event in entry.events:
                if isinstance(event, SeatsShuffled):
                    records = [records[seat] for seat in event.order]
                elif isinstance(event, Accepted):
                    records[event.seat] = records[event.seat]._replace(asked=records[event.seat].asked + 1)
                elif isinstance(event, Challenged):
                    counted += 1
                    asker, accused = records[event.seat], records[event.against]
                    records[event.seat] = asker._replace(asked=asker.asked + 1, challenges=asker.challenges + 1)
                    records[event.against] = accused._replace(
                        accused=accused.accused + 1, guilty=accused.guilty + event.guilty
                    )
            again.apply(entry.events)
            assert again.round is not None
            assert again.round.bluffs == tuple(records)
        assert again.bluffs == match.bluffs == tuple(records)
    assert counted > 5


def test_a_seat_that_joins_has_no_record() -> None:
    match = Match(OFFICIAL, 2, Shuffler(KEY))
    match.apply(match.deal())
    assert match.round is not None
    match.bluffs = (BluffRecord(1, 1, 1, 1),) * 2
    match.round.outcome = object()  # type: ignore[assignment]  # only a finished round has one
    match.apply(match.deal(1))
    assert match.round.bluffs == (*[BluffRecord(1, 1, 1, 1)] * 2, NO_BLUFFS)
