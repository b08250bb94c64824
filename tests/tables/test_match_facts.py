"""The facts of a match: named scenarios, and every stored match."""

from __future__ import annotations

from pathlib import Path

import pytest

from unobot.records.match_facts import Feat, MatchFacts, match_facts
from unobot.records.reader import read_records
from unobot.rules.cards import Card, Color
from unobot.rules.events import (
    Caught,
    Dealt,
    DrawReason,
    Drew,
    Event,
    HandsMoved,
    HandsMovedBy,
    MatchEnded,
    Played,
    RoundEnded,
    SeatsAdded,
    SeatsShuffled,
    TakenBack,
)
from unobot.rules.match import Entry
from unobot.rules.view import redacted

FILES = sorted((Path(__file__).parent.parent / "playthroughs").glob("*.jsonl"))
R5 = Card("R5")


def deal(number: int = 1, seats: int = 3, each: int = 7) -> Dealt:
    return Dealt(number, 0, ((R5,) * each,) * seats, ())


def played(seat: int, cards: int = 1) -> Played:
    return Played(seat, (R5,) * cards, Color.RED, None, uno=False)


def drew(seat: int, count: int, why: DrawReason = DrawReason.CHOICE) -> Drew:
    return Drew(seat, (R5,) * count, why)


def ended(winner: int | None, *scores: int) -> RoundEnded:
    return RoundEnded(winner, False, scores, scores, ((),) * len(scores))


def won(winner: int, *scores: int) -> MatchEnded:
    order = sorted(range(len(scores)), key=lambda seat: (seat != winner, -scores[seat]))
    return MatchEnded(winner, scores, tuple(order))


def facts(*steps: Event | tuple[Event, ...]) -> MatchFacts:
    """Return the facts of a match with one entry for each step."""
    entries = [
        Entry(ply, None, None, None, step if isinstance(step, tuple) else (step,)) for ply, step in enumerate(steps)
    ]
    found = match_facts(entries, 300.0)
    assert found is not None
    return found


END = (played(0), ended(0, 40, 0, 0), won(0, 40, 0, 0))


def test_a_match_without_feats_has_its_numbers() -> None:
    told = facts(deal(), played(1), drew(2, 1), END)
    assert told == MatchFacts(1, 2, 300.0, None, None, (), None)


def test_a_match_that_was_not_won_has_no_facts() -> None:
    assert match_facts([Entry(0, None, None, None, (deal(),))], 300.0) is None
    assert match_facts([], 0.0) is None


def test_the_biggest_draw_counts_all_cards_of_one_entry() -> None:
    told = facts(deal(), drew(2, 4), (drew(1, 2), drew(1, 4), drew(0, 5)), drew(2, 4), END)
    assert told.draw == Feat(1, 6)


def test_of_equal_draws_the_first_counts() -> None:
    assert facts(deal(), drew(2, 4), drew(1, 4), END).draw == Feat(2, 4)


def test_a_draw_and_a_new_round_end_a_streak() -> None:
    first: list[Event] = [deal(), *[played(1)] * 4, drew(1, 1), *[played(1)] * 3]
    told = facts(*first, (played(0), ended(0, 9, 0, 0)), deal(2), *[played(1)] * 2, END)
    assert told.streak == Feat(1, 4)


def test_catches_are_counted_by_the_player_who_caught() -> None:
    told = facts(deal(), (Caught(0, 2), drew(0, 2)), (Caught(1, 2), drew(1, 2)), (Caught(2, 1), drew(2, 2)), END)
    assert told.catches == (Feat(2, 2), Feat(1, 1))


def test_a_winner_who_was_far_behind_came_back() -> None:
    first, second = (played(1), ended(1, 0, 180, 20)), (played(0), ended(0, 150, 180, 20))
    told = facts(deal(), first, deal(2), second, deal(3), (played(0), ended(0, 510, 180, 20), won(0, 510, 180, 20)))
    assert (told.rounds, told.comeback, told.comeback_from) == (3, Feat(0, 180), "points")


def test_a_winner_who_held_many_cards_came_back() -> None:
    told = facts(deal(each=7), drew(0, 6), END)
    assert (told.comeback, told.comeback_from) == (Feat(0, 13), "cards")
    assert facts(deal(), drew(1, 6), END).comeback is None, "only the winner comes back"
    swapped = HandsMoved(HandsMovedBy.SWAP, 0, 1, ((R5,) * 3, (R5,) * 12, (R5,) * 7))
    assert facts(deal(), swapped, END).comeback is None, "the other player got the twelve cards"


def test_moves_that_were_taken_back_do_not_count() -> None:
    back = TakenBack(1, 1, (R5,), Color.RED)
    told = facts(deal(), (played(1), drew(2, 8)), back, played(1), END)
    assert (told.plays, told.draw) == (2, None)


def test_feats_move_with_players_who_change_seats() -> None:
    """Ann draws eight cards at seat 0. Then the seats are shuffled, and she sits at seat 2."""
    change = SeatsShuffled((1, 2, 0))
    told = facts(deal(), drew(0, 8), (played(1), ended(1, 0, 60, 0)), (change, deal(2)), END)
    assert told.draw == Feat(2, 8)


def test_a_player_who_joined_late_has_feats() -> None:
    later = (SeatsAdded(1, 0), deal(2, seats=4))
    end = (played(3), ended(3, 0, 60, 0, 90), won(3, 0, 60, 0, 90))
    told = facts(deal(), (played(1), ended(1, 0, 60, 0)), later, *[played(3)] * 4, end)
    assert told.streak == Feat(3, 5)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_stored_matches_have_sensible_facts_from_public_events(file: Path) -> None:
    for record, match in read_records(file.read_text("utf-8").splitlines()):
        told = match_facts(record.entries, 60.0)
        assert told is not None
        assert told == match_facts([redacted(entry, None) for entry in record.entries], 60.0)
        assert told.rounds == match.number
        assert told.comeback is None or told.comeback.seat == match.winner
        feats = [feat for feat in (told.draw, told.streak, *told.catches, told.comeback) if feat is not None]
        assert all(0 <= feat.seat < match.seats and feat.number > 0 for feat in feats)
        catches = sum(isinstance(event, Caught) for entry in record.entries for event in entry.events)
        if not any(isinstance(event, TakenBack) for entry in record.entries for event in entry.events):
            assert sum(feat.number for feat in told.catches) == catches
