"""A match of several rounds to 500, and the log that it is folded from (clause 9.2)."""

from __future__ import annotations

import pytest

from tests.rules.rounds import KEY, cards, play
from unobot.rules.events import Dealt, Event, MatchEnded, Phase, RoundEnded, TurnBegan, TurnedUp
from unobot.rules.match import Match, decode_entry, encode_entry, replay
from unobot.rules.moves import DRAW, parse_move
from unobot.rules.play.decide import IllegalMove, Reason
from unobot.rules.play.evolve import evolve
from unobot.rules.ruleset.ruleset import OFFICIAL, Ruleset
from unobot.rules.shuffling import Shuffler


def between_rounds(scores: list[int], ruleset: Ruleset = OFFICIAL) -> Match:
    """Return a match with these scores. Seat 0 can go out with a Red 1, and the others hold a ``W``."""
    match = Match(ruleset, len(scores), Shuffler(KEY))
    match.scores = scores
    hands = (cards("R1"), *[cards("W")] * (len(scores) - 1))
    match.apply([Dealt(1, 0, hands, cards("R7 Y1 Y2")), TurnedUp(cards("R7")[0]), TurnBegan(0, Phase.PLAY)])
    return match


def go_out(match: Match) -> list[Event]:
    events = match.decide(0, parse_move("R1"))
    match.apply(events)
    return events


def test_points_add_up_over_the_rounds() -> None:
    match = between_rounds([100, 30])
    events = go_out(match)
    assert isinstance(events[-1], RoundEnded)
    assert events[-1].points == (50, 0)
    assert match.scores == [150, 30]
    assert not match.is_over


def test_the_target_ends_the_match_and_the_placing_goes_by_score() -> None:
    match = between_rounds([460, 10, 300, 10])
    assert go_out(match)[-1] == MatchEnded(0, (610, 10, 300, 10), (0, 2, 1, 3))
    assert (match.is_over, match.winner, match.placing) == (True, 0, (0, 2, 1, 3))


def test_exactly_the_target_is_enough_and_a_point_less_is_not() -> None:
    assert isinstance(go_out(between_rounds([450, 0]))[-1], MatchEnded)
    assert isinstance(go_out(between_rounds([449, 0]))[-1], RoundEnded)


def test_the_highest_score_wins_also_when_another_went_out() -> None:
    assert go_out(between_rounds([450, 520]))[-1] == MatchEnded(1, (500, 520), (1, 0))


def test_ties_play_on() -> None:
    match = between_rounds([470, 520])
    assert isinstance(go_out(match)[-1], RoundEnded)
    assert (match.is_over, match.scores) == (False, [520, 520])
    match.apply(match.deal())
    assert match.number == 2


def test_the_target_is_a_house_rule() -> None:
    assert isinstance(go_out(between_rounds([0, 0], Ruleset(target=50)))[-1], MatchEnded)


def test_the_first_dealer_is_drawn_by_lot() -> None:
    dealers = set()
    for number in range(40):
        match = Match(OFFICIAL, 3, Shuffler(bytes([number]) * 32))
        match.apply(match.deal())
        assert match.round is not None
        dealers.add(match.round.dealer)
    assert dealers == {0, 1, 2}


def test_the_deal_passes_left_each_round() -> None:
    match = Match(Ruleset(target=5_000), 3, Shuffler(KEY), dealer=2)
    dealers = [event.dealer for entry in play(match, 3) for event in entry.events if isinstance(event, Dealt)]
    assert dealers[:5] == [2, 0, 1, 2, 0]


def test_each_round_has_its_own_shuffle_and_begins_with_the_scores_so_far() -> None:
    match = Match(OFFICIAL, 2, Shuffler(KEY))
    log = play(match, 1)
    deals = [event for entry in log for event in entry.events if isinstance(event, Dealt)]
    assert [deal.round for deal in deals] == list(range(1, len(deals) + 1))
    assert len({deal.pile for deal in deals}) == len(deals) > 1
    assert match.round is not None
    ends = [event for entry in log for event in entry.events if isinstance(event, RoundEnded)]
    assert match.round.scores == ends[-2].scores


def test_nothing_is_dealt_while_a_round_goes_on_or_after_the_match() -> None:
    match = between_rounds([460, 0])
    with pytest.raises(ValueError, match="only between two rounds"):
        match.deal()
    go_out(match)
    with pytest.raises(ValueError, match="only between two rounds"):
        match.deal()


def test_nobody_moves_before_the_first_deal_or_between_rounds() -> None:
    match = Match(OFFICIAL, 2, Shuffler(KEY))
    with pytest.raises(IllegalMove) as caught:
        match.decide(0, DRAW)
    assert caught.value.reason is Reason.ROUND_OVER
    match = between_rounds([0, 0])
    go_out(match)
    with pytest.raises(IllegalMove) as caught:
        match.decide(1, DRAW)
    assert caught.value.reason is Reason.ROUND_OVER


def test_events_before_a_deal_are_refused() -> None:
    with pytest.raises(ValueError, match="begins with a deal"):
        Match(OFFICIAL, 2, Shuffler(KEY)).apply([TurnBegan(0, Phase.PLAY)])


@pytest.mark.parametrize("seats", [0, 1, 11])
def test_a_match_has_two_to_ten_seats(seats: int) -> None:
    with pytest.raises(ValueError, match=f"seats {seats}, low 2, high 10"):
        Match(OFFICIAL, seats, Shuffler(KEY))


def test_the_first_dealer_must_have_a_seat() -> None:
    with pytest.raises(ValueError, match="no seat 2"):
        Match(OFFICIAL, 2, Shuffler(KEY), dealer=2)


@pytest.mark.parametrize("seats", [2, 3, 7])
def test_the_log_written_and_read_folds_to_the_same_match(seats: int) -> None:
    match = Match(OFFICIAL, seats, Shuffler(KEY))
    log = play(match, seats)
    stored = [encode_entry(entry) for entry in log]
    assert all(b"\n" not in body for body in stored)
    read = [decode_entry(body) for body in stored]
    assert read == log
    for upto in {0, 1, len(log) // 2, len(log)}:
        again = replay(OFFICIAL, seats, Shuffler(KEY), read[:upto])
        alongside = Match(OFFICIAL, seats, Shuffler(KEY))
        for entry in log[:upto]:
            alongside.apply(entry.events)
        assert again.round == alongside.round
        assert (again.scores, again.winner) == (alongside.scores, alongside.winner)
    final = replay(OFFICIAL, seats, Shuffler(KEY), read)
    assert final.round == match.round
    assert (final.scores, final.winner, final.placing) == (match.scores, match.winner, match.placing)


def test_a_match_goes_on_from_its_log_as_if_nothing_had_happened() -> None:
    match = Match(OFFICIAL, 3, Shuffler(KEY))
    log = play(match, 5)
    again = Match(OFFICIAL, 3, Shuffler(KEY))
    for entry in log:
        again = replay(OFFICIAL, 3, Shuffler(KEY), log[: entry.ply]) if entry.ply % 50 == 0 else again
        events = again.deal() if entry.move is None else again.decide(entry.seat or 0, parse_move(entry.move))
        assert tuple(events) == entry.events
        again.apply(events)


@pytest.mark.parametrize("body", [b"", b"{}", b"[]", b'{"ply":0,"seat":null,"move":null,"by":null,"events":[{}]}'])
def test_a_text_that_is_not_an_entry_is_refused(body: bytes) -> None:
    with pytest.raises(ValueError, match="not an entry"):
        decode_entry(body)


def test_the_end_of_a_match_leaves_its_last_round_alone() -> None:
    match = between_rounds([460, 0])
    events = go_out(match)
    assert match.round is not None
    before = match.round.copy()
    evolve(match.round, events[-1])
    assert match.round == before
