"""A move that is taken back: the log grows, and the match is as before that move (clause 13.14)."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.rounds import KEY, cards, random_move
from tests.rules.rulesets import seated
from unobot.records.audit import audit_records
from unobot.records.reader import RecordError, check_record, read_record
from unobot.records.snapshot import state_at
from unobot.records.writer import Record, write_record
from unobot.rules.events import Dealt, Drew, Phase, Played, TakenBack, TurnBegan, TurnedUp
from unobot.rules.match import Entry, Match, decode_entry, encode_entry, replay
from unobot.rules.moves import TAKE_BACK, parse_move
from unobot.rules.play.decide import IllegalMove, Reason, decide, legal_moves
from unobot.rules.round import Round
from unobot.rules.ruleset.ruleset import OFFICIAL, Ruleset
from unobot.rules.shuffling import Shuffler, match_key
from unobot.rules.view import redact

START = 1 << 30
Table = tuple[Ruleset, int]


def begun(*hands: str, top: str = "R7", ruleset: Ruleset = OFFICIAL) -> Match:
    """Return a match in which seat 0 is to play on ``top``."""
    held = tuple(cards(hand) for hand in hands)
    match = Match(ruleset, len(hands), Shuffler(KEY), dealer=len(hands) - 1)
    pile = cards(f"{top} Y0 Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9")
    match.apply([Dealt(1, len(hands) - 1, held, pile), TurnedUp(pile[0]), TurnBegan(0, Phase.PLAY)])
    return match


def do(match: Match, seat: int, move: str) -> list[object]:
    events = match.decide(seat, parse_move(move))
    match.apply(events)
    return list(events)


def refused(match: Match, seat: int) -> Reason:
    assert match.take_back_seat != seat
    with pytest.raises(IllegalMove) as caught:
        match.decide(seat, TAKE_BACK)
    return caught.value.reason


def now(match: Match) -> Round:
    assert match.round is not None
    return match.round


def test_a_card_taken_back_returns_to_its_place_in_the_hand() -> None:
    match = begun("R5 G2 B4", "Y1 G5 R2", "B1 B2 B3")
    before = now(match).copy()
    do(match, 0, "R5")
    assert match.take_back_seat == 0
    assert do(match, 0, "back") == [TakenBack(0, 1, cards("R5"), cards("R5")[0].color), TurnBegan(0, Phase.PLAY)]
    assert now(match) == before
    assert now(match).hands[0] == list(cards("R5 G2 B4"))
    do(match, 0, "R5")
    assert now(match).to_move == 1


@pytest.mark.parametrize(
    ("move", "hands", "top"),
    [
        ("RS", "RS G2 B4", "R7"),
        ("RR", "RR G2 B4", "R7"),
        ("WB", "W G2 B4", "R7"),
        ("WD4G", "WD4 G2 B4", "R7"),
        ("R5!", "R5 G2", "R7"),
    ],
)
def test_the_effects_of_the_card_are_taken_back_too(move: str, hands: str, top: str) -> None:
    match = begun(hands, "Y1 G5 R2", "B1 B2 B3", top=top)
    before = now(match).copy()
    do(match, 0, move)
    assert now(match) != before
    do(match, 0, "back")
    assert now(match) == before


def test_a_pass_and_a_drawn_card_played_are_taken_back_but_no_draw() -> None:
    match = begun("G2 B4", "Y1 G5 R2")
    assert isinstance(do(match, 0, "draw")[0], Drew)
    assert refused(match, 0) is Reason.NO_TAKE_BACK
    drawn = now(match).copy()
    do(match, 0, "pass")
    do(match, 0, "back")
    assert now(match) == drawn
    assert now(match).phase is Phase.DRAWN
    do(match, 0, "pass")
    assert refused(match, 0) is Reason.NO_TAKE_BACK  # once in a turn, so no player can hold up a table with it


def test_a_later_move_of_another_seat_makes_it_final() -> None:
    match = begun("R5 R6 G2", "R1 G5 R2", "B1 B2 B3")
    assert refused(match, 0) is Reason.NO_TAKE_BACK
    do(match, 0, "R5")
    assert refused(match, 1) is Reason.NO_TAKE_BACK
    do(match, 1, "R1")
    assert refused(match, 0) is Reason.NO_TAKE_BACK
    assert match.take_back_seat == 1


def test_a_catch_or_an_uno_makes_it_final_and_an_open_uno_opens_again() -> None:
    match = begun("R5 R6", "R1 G5", "B1 B2 B3")
    do(match, 0, "R5")
    do(match, 1, "R1")  # seat 1 can be caught now
    assert now(match).catchable == (1,)
    do(match, 1, "back")
    assert now(match).catchable == (0,)
    do(match, 1, "uno")
    do(match, 1, "R1")
    assert match.take_back_seat == 1  # it is another move than the one that was taken back
    match = begun("R5 R6", "R1 G5", "B1 B2 B3")
    do(match, 0, "R5")
    do(match, 2, "catch>0")
    assert refused(match, 0) is Reason.NO_TAKE_BACK
    match = begun("R5 R6", "R1 G5", "B1 B2 B3")
    do(match, 0, "R5")
    do(match, 0, "uno")
    assert refused(match, 0) is Reason.NO_TAKE_BACK


@pytest.mark.parametrize(
    ("ruleset", "move", "hands"),
    [
        (OFFICIAL, "RD2", "RD2 G2 B4"),  # seat 1 draws
        (OFFICIAL, "R5", "R5"),  # the round is over, and all hands are open
        (Ruleset(seven=True), "R7>1", "R7 G2 B4"),
        (Ruleset(zero=True), "R0", "R0 G2 B4"),
    ],
)
def test_a_move_that_showed_or_moved_hidden_cards_is_final(ruleset: Ruleset, move: str, hands: str) -> None:
    match = begun(hands, "Y1 G5 R2", "B1 B2 B3", ruleset=ruleset)
    do(match, 0, move)
    assert match.take_back_seat is None
    assert refused(match, 0) is Reason.NO_TAKE_BACK


def test_no_round_alone_takes_a_move_back() -> None:
    state = now(begun("R5 G2 B4", "Y1 G5 R2"))
    assert TAKE_BACK not in legal_moves(state, 0)
    with pytest.raises(IllegalMove) as caught:
        decide(state, 0, TAKE_BACK)
    assert caught.value.reason is Reason.NO_TAKE_BACK


def played(ruleset: Ruleset, seats: int, seed: int) -> tuple[list[Entry], list[Entry]]:
    """Play at random to the end or 300 entries, with moves taken back. Return the log, and the log without them."""
    rng, match = Random(seed), Match(ruleset, seats, Shuffler(match_key(KEY, START)))
    log: list[Entry] = []
    plain: list[Entry] = []
    alone = Match(ruleset, seats, Shuffler(match_key(KEY, START)))

    def enter(seat: int | None, move: str | None, events: list[object]) -> Entry:
        entry = Entry(len(log), seat, move, None, tuple(events))  # type: ignore[arg-type]
        assert decode_entry(encode_entry(entry)) == entry
        log.append(entry)
        match.apply(entry.events)
        return entry

    while not match.is_over and len(log) < 300:
        if match.round is None or match.round.is_over:
            made = [enter(None, None, list(match.deal()))]
        else:
            seat, move = random_move(match.round, rng)
            before = match.round.copy()
            made = [enter(seat, str(move), list(match.decide(seat, move)))]
            if match.take_back_seat == seat and rng.random() < 0.5:
                hidden = before.hands[:seat] + before.hands[seat + 1 :]
                after = match.round
                assert (hidden, before.pile) == (after.hands[:seat] + after.hands[seat + 1 :], after.pile)
                for event in made[0].events:
                    if isinstance(event, Played):  # the others saw its back before
                        event = msgspec.structs.replace(event, backs=())  # noqa: PLW2901 - the rest of it
                    assert all(redact(event, onlooker) == event for onlooker in (None, *range(seats)))
                undone = enter(seat, "back", list(match.decide(seat, TAKE_BACK)))
                assert isinstance(undone.events[0], TakenBack)
                assert undone.events[0].ply == made[0].ply
                assert match.round == before
                made = []
        for entry in made:
            alone.apply(entry.events)
            plain.append(entry)
        assert (match.round, match.scores, match.placing) == (alone.round, alone.scores, alone.placing)
    return log, plain


@pytest.mark.long
@settings(max_examples=40)
@given(seated(), st.integers(0, 2**32 - 1))
def test_a_match_with_moves_taken_back_is_the_match_without_them(table: Table, seed: int) -> None:
    ruleset, seats = table
    log, plain = played(ruleset, seats, seed)
    shuffler = Shuffler(match_key(KEY, START))
    folded, other = replay(ruleset, seats, shuffler, log), replay(ruleset, seats, shuffler, plain)
    assert (folded.round, folded.scores, folded.number) == (other.round, other.scores, other.number)
    record = Record(ruleset, tuple("abcdefghij"[:seats]), tuple(log), KEY, START)
    lines = list(write_record(record))
    assert read_record(lines) == record
    assert not next(audit_records(lines)).discrepancies


def test_a_record_tells_of_it_and_of_each_move_the_state_can_be_told() -> None:
    log, _ = played(OFFICIAL, 3, 1)
    record = Record(OFFICIAL, ("Ann", "Ben", "casual"), tuple(log), KEY, START)
    lines = list(write_record(record))
    at = next(entry.ply for entry in log if entry.move == "back" and log[entry.ply - 2].move is not None)
    told, undone, without = state_at(record, at), state_at(record, at - 1), state_at(record, at - 2)
    assert told.move == "back"
    assert undone.top_card != told.top_card or undone.current_player != told.current_player
    assert (told.players, told.top_card, told.draw_pile) == (without.players, without.top_card, without.draw_pile)
    place = next(place for place, line in enumerate(lines) if '"back"' in line)
    with pytest.raises(RecordError):  # no seat has just made a move
        check_record([*lines[: place + 1], lines[place], *lines[place + 1 :]])
    with pytest.raises(RecordError):
        check_record([*lines[: place - 1], *lines[place:]])
