"""Blind draw: a drawn card is ``??`` to its owner until their next turn, and is not played before (clause 13.13)."""

from __future__ import annotations

from tests.rules.rounds import cards, given, legal, refused, when
from unobot.rules.cards import Card
from unobot.rules.events import (
    Accepted,
    Challenged,
    DrawnSeen,
    DrawReason,
    Drew,
    Event,
    HandsMoved,
    HandsMovedBy,
    Phase,
    SeatOut,
    Skipped,
    TurnBegan,
)
from unobot.rules.moves import DRAW, PLAYS, parse_move
from unobot.rules.play.deal import deal
from unobot.rules.play.decide import Reason, decide, legal_moves
from unobot.rules.play.evolve import apply
from unobot.rules.play.refusals import refusal
from unobot.rules.round import Round
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.rules.shuffling import Shuffler
from unobot.rules.view import observe, redact

PILE = "Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9"
BLIND = Ruleset(blind_draw=True)


def blind(*, seats: tuple[str, ...] = ("R1 B2", "G1 G2", "B5 B6"), pile: str = PILE, **rules: object) -> Round:
    """Return a round on a red 7 in which seat 0 is to play."""
    return given(*seats, top="R7", pile=pile, ruleset=Ruleset(blind_draw=True, **rules))  # type: ignore[arg-type]


def sees(state: Round, seat: int) -> str:
    """Return the hand of a seat as its own view has it."""
    return " ".join(map(str, observe(state, seat).hands[seat]))


def shown(events: list[Event]) -> list[DrawnSeen]:
    return [event for event in events if isinstance(event, DrawnSeen)]


def drawn(events: list[Event]) -> list[Drew]:
    return [event for event in events if isinstance(event, Drew)]


def shuffled(key: int) -> Shuffler:
    return Shuffler(key.to_bytes(32, "big"))


# From the draw to the next turn


def test_a_drawn_card_is_hidden_from_everybody_until_the_owners_next_turn() -> None:
    state = blind(pile="R5 Y2 Y3")
    (drew,) = when(state, 0, "draw")
    assert drew == Drew(0, cards("R5"), DrawReason.CHOICE, blind=True)
    hidden = Drew(0, (Card.HIDDEN,), DrawReason.CHOICE, blind=True)
    assert [redact(drew, onlooker) for onlooker in (None, 0, 1, 2)] == [hidden] * 4
    assert state.hands[0] == list(cards("R1 B2 R5"))
    assert sees(state, 0) == "R1 B2 ??"
    assert observe(state, 0).drawn is Card.HIDDEN
    when(state, 0, "pass")
    when(state, 1, "draw", "pass")
    assert sees(state, 0) == "R1 B2 ??"
    when(state, 2, "draw")
    events = when(state, 2, "pass")
    assert events[-2:] == [TurnBegan(0, Phase.PLAY), DrawnSeen(0, cards("R5"))]
    assert redact(events[-1], 0) == DrawnSeen(0, cards("R5"))
    assert {redact(events[-1], other) for other in (None, 1, 2)} == {DrawnSeen(0, (Card.HIDDEN,))}
    assert sees(state, 0) == "R1 B2 R5"
    assert state.unseen == (0, 1, 1)
    assert "R5" in legal(state, 0)


def test_after_a_blind_draw_only_pass_is_left() -> None:
    state = blind(pile="R5 Y2 Y3")
    when(state, 0, "draw")
    assert legal(state, 0) == {"pass"}
    told = refused(state, 0, "R1")
    assert (told.reason, told.params) == (Reason.DRAWN_BLIND, {"setting": "blind_draw"})
    assert refused(state, 0, "draw").reason is Reason.DRAWN_BLIND


def test_a_card_face_down_is_refused_like_a_card_not_in_the_hand() -> None:
    """The refusal must not tell whether a card was drawn."""
    state = blind(pile="R5 Y2 Y3")
    when(state, 0, "draw")
    for card in ("R5", "R6"):
        told = refused(state, 0, card)
        assert (told.reason, told.params) == (Reason.NOT_SEEN, {"card": Card(card), "setting": "blind_draw"})
        assert str(refusal(observe(state, 0), 0, parse_move(card))) == str(told)
    several = blind(seats=("R1 R3", "G1 G2"), pile="B1", several=True, false_catch=1)
    when(several, 0, "catch>1")
    assert refused(several, 0, "R1+B1").reason is Reason.NOT_SEEN


def test_the_pile_being_empty_is_told_as_ever() -> None:
    state = blind(pile="")
    assert when(state, 0, "draw") == [Drew(0, (), DrawReason.CHOICE, blind=True)]
    assert state.drawn is None
    assert "pass" in legal(state, 0)
    assert refused(state, 0, "R1").reason is Reason.NOTHING_DRAWN


def test_keep_ends_the_turn_with_the_blind_draw() -> None:
    state = blind(drawn_card="keep")
    assert when(state, 0, "draw") == [Drew(0, cards("Y1"), DrawReason.CHOICE, blind=True), TurnBegan(1, Phase.PLAY)]


def test_a_turn_missed_shows_nothing() -> None:
    state = blind(seats=("R1 B2 R8", "RS G1 YS", "B5 B6 RR"))
    when(state, 0, "draw", "pass")
    when(state, 1, "RS")
    assert shown(when(state, 0, "R1")) == []  # seat 2 was skipped, and it is seat 0's turn
    assert state.unseen == (0, 0, 0)
    two = blind(seats=("R1 B2", "RS RR G1"))
    when(two, 0, "draw", "pass")
    assert shown(when(two, 1, "RS")) == []
    assert sees(two, 0) == "R1 B2 ??"
    assert shown(when(two, 1, "RR")) == []
    assert shown(when(two, 1, "draw")) == []
    assert shown(when(two, 1, "pass")) == [DrawnSeen(0, cards("Y1"))]


def test_the_next_own_turn_shows_the_cards_drawn_before() -> None:
    """With two seats a skip gives the turn back, and this is the next turn."""
    state = blind(seats=("RS B2 G1", "G3 G2"), wrong_play=1)
    when(state, 0, "B2")
    assert sees(state, 0) == "RS B2 G1 ??"
    assert shown(when(state, 0, "RS")) == [DrawnSeen(0, cards("Y1"))]


# Cards that have to be taken


def test_cards_that_are_owed_lie_face_down() -> None:
    state = blind(seats=("RD2 B2", "G1 G2", "B5 B6"))
    events = when(state, 0, "RD2")
    assert events[1:] == [
        Drew(1, cards("Y1 Y2"), DrawReason.DRAW_TWO, blind=True),
        Skipped(1),
        TurnBegan(2, Phase.PLAY),
    ]
    assert sees(state, 1) == "G1 G2 ?? ??"
    when(state, 2, "draw", "pass")
    assert shown(when(state, 0, "draw")) == []
    assert shown(when(state, 0, "pass")) == [DrawnSeen(1, cards("Y1 Y2"))]


def test_play_after_drawing_uses_the_cards_seen_before() -> None:
    state = blind(seats=("RD2 B2", "R1 G2", "B5 B6"), pile="R5 R6 Y1 Y2 Y3", play_after_drawing=True)
    assert shown(when(state, 0, "RD2")) == []
    assert sees(state, 1) == "R1 G2 ?? ??"
    assert legal(state, 1) == {"R1", "draw", "catch>0"}
    when(state, 1, "R1")
    assert state.hands[1] == list(cards("G2 R5 R6"))
    assert sees(state, 1) == "G2 ?? ??"
    when(state, 2, "draw", "pass")
    when(state, 0, "draw")
    assert shown(when(state, 0, "pass")) == [DrawnSeen(1, cards("R5 R6"))]


def test_an_answer_shows_the_cards_drawn_before_it_and_not_the_cards_it_takes() -> None:
    state = blind(
        seats=("RD2 B2", "R1 G2", "B5 B6"), stacking="same", play_after_drawing=True, false_catch=1, pile="Y1 Y2 Y3 Y4"
    )
    when(state, 1, "catch>2")
    assert shown(when(state, 0, "RD2")) == [DrawnSeen(1, cards("Y1"))]
    when(state, 1, "catch>2")
    assert when(state, 1, "accept") == [
        Accepted(1),
        Drew(1, cards("Y3 Y4"), DrawReason.DRAW_TWO, blind=True),
        TurnBegan(1, Phase.PLAY),
    ]
    assert sees(state, 1) == "R1 G2 Y1 ?? ?? ??"  # the penalty in the middle of the turn stays hidden too
    assert state.unseen == (0, 3, 0)


def test_cards_drawn_in_another_seats_turn_are_seen_in_the_next_own_turn() -> None:
    state = blind(seats=("R3 G3 B3 Y9", "R1 G2", "B5 B6"), several=True, bomb=True)
    events = when(state, 0, "R3+G3+B3")
    assert shown(events) == [DrawnSeen(1, cards("Y1"))]
    assert (sees(state, 1), sees(state, 2)) == ("R1 G2 Y1", "B5 B6 ??")


def test_a_bomb_of_draw_twos_shows_its_card_and_not_the_ones_to_be_taken() -> None:
    state = blind(
        seats=("RD2 GD2 BD2 Y9", "R1 G2", "B5 B6"), several=True, bomb=True, play_after_drawing=True, pile=f"{PILE} R9"
    )
    assert shown(when(state, 0, "RD2+GD2+BD2")) == [DrawnSeen(1, cards("Y1"))]
    assert sees(state, 1) == "R1 G2 Y1 ?? ?? ?? ?? ?? ??"


def test_a_turned_up_draw_two_lies_face_down() -> None:
    shuffler = next(each for each in map(shuffled, range(2000)) if any(drawn(deal(BLIND, 3, 0, each))))
    events = deal(BLIND, 3, 0, shuffler)
    (drew,) = drawn(events)
    assert (drew.seat, drew.blind, len(drew.cards)) == (1, True, 2)
    state = Round(BLIND, 3, shuffler)
    apply(state, events)
    assert state.unseen == (0, 2, 0)
    assert observe(state, 1).hands[1][-2:] == [Card.HIDDEN] * 2


# Questions that only seen cards decide


def test_a_wild_draw_four_is_judged_by_the_cards_that_its_player_had_seen() -> None:
    state = blind(seats=("WD4 B2", "G1 G2", "B5 B6"), pile="R5 Y2 Y3 Y4 Y5 Y6 Y8 Y9", false_catch=1)
    when(state, 0, "catch>2")  # seat 0 draws a red card and does not know it
    when(state, 0, "WD4G")
    assert observe(state, 0).challenged_hand == cards("B2 ??")
    challenged, drew, *_ = when(state, 1, "challenge")
    assert challenged == Challenged(1, 0, False, cards("B2 ??"))
    assert drew == Drew(1, cards("Y2 Y3 Y4 Y5 Y6 Y8"), DrawReason.CHALLENGE, blind=True)


def test_a_strict_wild_draw_four_may_be_laid_over_a_card_not_seen() -> None:
    for rules in ({}, {"four_needs": "no_playable"}):
        state = blind(seats=("WD4 B2", "G1 G2"), pile="R5 Y2", wild_draw_four="strict", false_catch=1, **rules)
        when(state, 0, "catch>1")
        assert "WD4G" in legal(state, 0)
        assert refused(state, 0, "WD4G!").reason is Reason.UNO_NOT_NOW  # and the rules allow the card itself


def test_cards_not_seen_are_not_playable_before_any_card_is_laid() -> None:
    """Without a card to match everything could be laid. Unseen cards do not make a Wild Draw Four illegal."""
    rules = Ruleset(
        blind_draw=True,
        first_card="none",
        four_needs="no_playable",
        wild_draw_four="strict",
        hand_size=1,
        false_catch=1,
    )
    state = Round(rules, 2, Shuffler(bytes(32)))
    apply(state, deal(rules, 2, 0, Shuffler(bytes(32))))
    state.hands[1] = [Card.WD4]
    when(state, 1, "catch>0")
    assert "WD4R" in legal(state, 1)


def test_must_play_asks_for_cards_seen() -> None:
    state = blind(seats=("B1 B2", "R1 G2"), pile="R5 R6", must_play=True, play_after_drawing=True, false_catch=1)
    when(state, 0, "catch>1")
    assert DRAW in legal_moves(state, 0)
    when(state, 0, "draw", "pass")
    assert DRAW not in legal_moves(state, 1)


def test_a_limit_of_drawing_is_told_and_not_the_card_that_fits_unseen() -> None:
    state = blind(
        seats=("B1 B2", "R1 G2"),
        pile="R5",
        must_play=True,
        hand_size=2,
        hand_limit=3,
        at_limit="no_draw",
        false_catch=1,
    )
    when(state, 0, "catch>1")
    assert refused(state, 0, "draw").reason is Reason.AT_LIMIT


def test_nobody_answers_with_a_card_not_seen() -> None:
    state = blind(seats=("RD2 B2 B3", "G1 G2"), pile="YD2 R6", stacking="same", false_catch=1)
    when(state, 0, "RD2")
    when(state, 1, "catch>0")
    assert not {"YD2", "YD2!"} & legal(state, 1)


def test_nobody_jumps_in_with_a_card_not_seen() -> None:
    seen = blind(seats=("R5 B2 B3", "G1 G2", "B5 R5"), jump_in=True)
    when(seen, 0, "R5")
    assert "R5" in legal(seen, 2)
    hidden = blind(seats=("B4 B2", "R5 R1", "B5 B6"), pile="R5 Y1", jump_in=True)
    when(hidden, 0, "draw", "pass")
    when(hidden, 1, "R5")
    assert "R5" not in legal(hidden, 0)
    assert refused(hidden, 0, "R5").reason is Reason.NOT_SEEN


def test_a_turn_that_a_jump_in_cut_off_begins_again_and_shows_its_draw() -> None:
    state = blind(seats=("B4 B2 B3", "R5 R5 G1 G2", "B5 B6"), pile="R8 Y2", jump_in=True)
    when(state, 0, "draw", "pass")
    when(state, 1, "R5")
    when(state, 2, "draw")
    assert shown(when(state, 1, "R5")) == [DrawnSeen(2, cards("Y2"))]
    assert legal(state, 2) == {"B5", "draw"}


def test_wrong_plays_are_offered_of_cards_seen() -> None:
    state = blind(seats=("B1 G2", "R1 G2"), pile="B5 R6", wrong_play=1, false_catch=1)
    when(state, 0, "catch>1")
    assert "B1" in legal(state, 0)
    assert not {str(play) for play in PLAYS[Card.B5]} & legal(state, 0)


def test_unseen_cards_count_for_uno() -> None:
    state = blind(seats=("B1 G2", "R1 R2"), pile="B5 R6", false_catch=1)
    when(state, 1, "catch>0")
    when(state, 0, "draw", "pass")
    when(state, 1, "R1")
    assert state.counts[1] == 2
    assert state.catchable == ()


# Hands that move, seats that leave


def test_whoever_gets_a_hand_sees_all_of_it() -> None:
    seats = ("R7 B2", "Y8 Y9", "G1 G2", "B5 B6")
    state = blind(seats=seats, pile="Y1 Y2 Y3 Y4", seven=True, false_catch=1)
    when(state, 2, "catch>0")
    when(state, 3, "catch>0")
    assert state.unseen == (0, 0, 1, 1)
    moved = when(state, 0, "R7>2")[1]
    assert isinstance(moved, HandsMoved)
    assert (sees(state, 0), sees(state, 2)) == ("G1 G2 Y1", "B2")
    hidden = tuple((Card.HIDDEN,) * count for count in (3, 2, 1, 3))
    assert redact(moved, 3) == HandsMoved(
        HandsMovedBy.SEVEN, 0, 2, hidden
    )  # its own hand too, because it has not seen all of it
    assert sees(state, 3) == "B5 B6 ??"
    assert state.unseen == (0, 0, 0, 1)


def test_hands_over_the_limit_lie_open_with_all_their_cards() -> None:
    state = blind(seats=("RD2 B2", "G1 G2", "B5 B6"), hand_size=2, hand_limit=4)
    events = when(state, 0, "RD2")
    assert SeatOut(1, cards("G1 G2 Y1 Y2"), placed=False) in events
    assert state.unseen == (0, 0, 0)


def test_without_the_rule_nothing_is_hidden_from_its_owner() -> None:
    state = given("R1 B2", "G1", top="R7", pile="R5", ruleset=Ruleset())
    assert decide(state, 0, DRAW) == [Drew(0, cards("R5"), DrawReason.CHOICE)]
    when(state, 0, "draw")
    assert state.unseen == (0, 0)
    assert observe(state, 0).hands[0] == list(cards("R1 B2 R5"))
