"""The achievements of a match: each is reached by what it says, and not by a little less."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from io import StringIO
from typing import Self

import pytest
from msgspec.structs import replace

from unobot.model.seat import SeatState
from unobot.model.table import MatchState, TableState
from unobot.records.reader import read_record
from unobot.results.achievements import ACHIEVEMENTS
from unobot.results.match_results import match_result
from unobot.rules.cards import Card, Color
from unobot.rules.decks import DECKS
from unobot.rules.events import (
    Caught,
    Challenged,
    Dealt,
    DrawReason,
    Drew,
    Event,
    HandsMoved,
    HandsMovedBy,
    MatchEnded,
    Phase,
    Played,
    RoundEnded,
    TurnBegan,
    UnoSaid,
)
from unobot.rules.match import Entry
from unobot.rules.ruleset.ruleset import OFFICIAL, PRESETS, Ruleset, of_deck
from unobot.selfplay.simulate import simulate
from unobot.wording.match_words import SIGNS

ONE = Ruleset(scoring="single")
TEAMS = PRESETS["teams"]


@dataclass
class Log:
    """A log under construction. Seat 0 is to be judged."""

    seats: int = 4
    rules: Ruleset = OFFICIAL
    entries: list[Entry] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    rounds: int = 0

    def add(self, seat: int | None, *events: Event, by: str | None = None) -> Self:
        self.entries.append(Entry(len(self.entries), seat, None, by, events))
        return self

    def deal(self, cards: int = 7, first: int = 0) -> Self:
        self.rounds += 1
        self.scores = self.scores or [0] * self.seats
        hands = ((Card.HIDDEN,) * cards,) * self.seats
        return self.add(None, Dealt(self.rounds, 0, hands, ()), TurnBegan(first, Phase.PLAY))

    def play(self, seat: int = 0, card: Card = Card.R5, *, uno: bool = False, by: str | None = None) -> Self:
        return self.add(seat, Played(seat, (card,), Color.RED, None, uno), by=by)

    def draw(self, seat: int = 0, count: int = 1) -> Self:
        return self.add(seat, Drew(seat, (Card.HIDDEN,) * count, DrawReason.CHOICE))

    def challenge(self, seat: int, against: int, *, guilty: bool) -> Self:
        return self.add(seat, Challenged(seat, against, guilty, ()))

    def end(self, winner: int = 0, points: int = 0) -> Self:
        won = [points if seat == winner else 0 for seat in range(self.seats)]
        self.scores = [before + each for before, each in zip(self.scores, won, strict=True)]
        hands = tuple(() if seat == winner else (Card.R1,) for seat in range(self.seats))
        return self.add(None, RoundEnded(winner, False, tuple(won), tuple(self.scores), hands))

    def over(self, winner: int = 0) -> Self:
        placing = (winner, *(seat for seat in range(self.seats) if seat != winner))
        return self.add(None, MatchEnded(winner, tuple(self.scores), placing))

    def state(self, people: int = 1, level: str = "casual") -> TableState:
        seats = tuple(
            SeatState(seat + 1 if seat < people else None, f"P{seat}", None if seat < people else level, seat)
            for seat in range(self.seats)
        )
        return TableState(1, 2, 3, 1, "closed", "en", self.rules, seats, match_id=1, secret=bytes(32))

    def reached(self, state: TableState | None = None) -> set[str]:
        """Return the achievements of seat 0."""
        state = state or self.state()
        return set(match_result(state, MATCH, self.entries, "won").seats[0].achievements)


MATCH = MatchState(1, 1, bytes(32), 0, 0.0, over=True)


def won(rounds: int, *lost: int, rules: Ruleset = OFFICIAL) -> Log:
    """Return a match of this many rounds of 50 points, the last for 500. Seat 0 won it, but not the ``lost`` rounds."""
    log = Log(rules=rules)
    for number in range(1, rounds + 1):
        log.deal().draw().end(int(number in lost), 50 if number < rounds else 500)
    return log.over()


def single(
    *steps: Callable[[Log], Log], cards: int = 7, last: Card = Card.R5, by: str | None = None, first: int = 0
) -> Log:
    """Return a match of one round, which seat 0 wins with its ``last`` card after these steps."""
    log = Log(rules=ONE).deal(cards, first)
    for step in steps:
        step(log)
    return log.play(card=last, by=by).end().over()


def swapped(gave: int, got: int) -> Callable[[Log], Log]:
    hands = ((Card.HIDDEN,) * got, (Card.HIDDEN,) * gave, (), ())
    return lambda log: log.draw(0, gave - 7).add(0, HandsMoved(HandsMovedBy.SEVEN, 0, 1, hands))


def caught(times: int) -> Log:
    log = won(2)
    log.entries[1:1] = [Entry(0, 0, None, None, (Caught(1, 0),))] * times
    return log


def challenged(*guilty: bool, seat: int = 0, against: int = 1) -> Log:
    log = Log(rules=ONE).deal()
    for each in guilty:
        log.challenge(seat, against, guilty=each)
    return log.draw().end().over()


def said(rounds: int, unos: int, missed: int = 0) -> Log:
    log = won(rounds, 1)
    log.entries[1:1] = [Entry(0, 0, None, None, (UnoSaid(0),))] * unos
    log.entries[1:1] = [Entry(0, 1, None, None, (Caught(0, 1),))] * missed
    return log


def down_to_one(*events: Event, uno: bool = False) -> Log:
    """Return a spotless match, before which seat 0 plays down to one card, and these events follow."""
    log = said(8, 3)
    laid = [Entry(0, 0, None, None, (Played(0, (Card.R1,), Color.RED, None, uno),)) for _ in range(6)]
    log.entries[4:4] = [*laid, Entry(0, 0, None, None, events)] if events else laid
    return log


DRAW = partial(Log.draw, count=1)
CASES: dict[str, tuple[Log, Log]] = {
    "winner": (won(1), Log().deal().end(1, 500).over(1)),
    "hattrick": (won(5, 1, 2), won(6, 3, 6)),
    "sweep": (won(3), won(4, 2)),
    "comeback": (won(5, 1, 2, 3, 4), won(4, 1, 2, 3)),
    "photo": (won(10, *range(1, 10)), won(9, *range(1, 9))),
    "untouched": (single(), single(DRAW)),
    "climber": (single(lambda log: log.draw(0, 5)), single(lambda log: log.draw(0, 4))),
    "gift": (single(last=Card.WD4), single(last=Card.W)),
    "jumper": (single(first=1), single()),
    "trader": (single(swapped(8, 3)), single(swapped(8, 4))),
    "eagle": (caught(3), caught(2)),
    "detector": (challenged(True, True), challenged(True, True, False)),
    "honest": (challenged(False, False, seat=1, against=0), challenged(False, True, seat=1, against=0)),
    "clean": (said(8, 3), said(8, 3, missed=1)),
    "marathon": (won(12, *range(1, 12)), won(11, *range(1, 11))),
}
"""For each achievement, a match in which seat 0 reaches it, and one in which it just does not."""


@pytest.mark.parametrize("name", CASES)
def test_it_is_reached_by_what_it_says_and_not_by_a_little_less(name: str) -> None:
    reaches, misses = CASES[name]
    assert name in reaches.reached()
    assert name not in misses.reached()


def test_an_uno_that_nobody_noticed_is_missed_too() -> None:
    said_late, drawn = UnoSaid(0), Drew(0, (Card.HIDDEN,), DrawReason.CHOICE)
    assert "clean" in down_to_one(said_late).reached()
    assert "clean" in down_to_one(uno=True).reached()
    assert "clean" not in down_to_one().reached()
    assert "clean" not in down_to_one(drawn, said_late).reached()


def test_who_else_is_there_counts() -> None:
    log = won(1)
    for level, is_giant in (("expert", True), ("clever", False)):
        assert ("giant" in log.reached(log.state(level=level))) is is_giant
    for people in (3, 4):
        assert ("company" in log.reached(log.state(people))) is (people == 4)
    gone = log.state(4)
    seats = (*gone.seats[:3], replace(gone.seats[3], away=True))
    assert "company" not in log.reached(replace(gone, seats=seats))
    team = won(1, rules=TEAMS)
    assert "partners" in team.reached(team.state(4))
    assert "partners" not in team.reached(team.state(2)), "the partner sits opposite"


def test_nobody_gets_any_for_leaving_for_a_match_without_an_end_or_for_what_a_clock_did() -> None:
    log = single(last=Card.RD2)
    assert log.reached() == {"winner", "untouched", "gift"}
    assert single(last=Card.RD2, by="clock").reached() == {"winner"}
    state = log.state(2)
    for change in ({"away": True}, {"autopilot": True}, {"autopilot": True, "misses": 2}):
        absent = replace(state, seats=(replace(state.seats[0], **change), *state.seats[1:]))
        assert log.reached(absent) == set()
    unfinished = match_result(state, MATCH, log.entries[:-1], "closed")
    assert [seat.achievements for seat in unfinished.seats] == [()] * 4
    assert all(not seat.achievements for seat in match_result(state, MATCH, log.entries, "won").seats[2:]), "AIs"


def test_a_player_who_takes_a_seat_in_a_round_goes_out_with_the_hand_of_another() -> None:
    log = Log(rules=ONE).deal()
    log.play(card=Card.R1).play(card=Card.RD2).end().over()
    before = (("Lou", "casual"), ("P1", None), ("P2", None), ("P3", None))
    state = log.state(4)
    state = replace(state, seat_changes=replace(state.seat_changes, seat_history=((2, before),)))
    assert log.reached(state) == {"winner", "company"}


@pytest.mark.parametrize(("card", "is_gift"), [(Card.OD5, True), (Card.WDC, True), (Card.RD1, True), (Card.P5, False)])
def test_a_last_card_of_either_side_that_makes_others_draw_is_a_gift(card: Card, *, is_gift: bool) -> None:
    log = Log(rules=replace(of_deck(DECKS["flip"]), scoring="single")).deal()
    log.play(card=card).end().over()
    assert ("gift" in log.reached()) is is_gift


@pytest.mark.parametrize("preset", ["official", "party"])
def test_in_real_matches_few_are_reached_by_all_and_the_fold_is_the_same_twice(preset: str) -> None:
    file = StringIO()
    simulate(["novice"] * 4, 1, 7, ruleset=PRESETS[preset], forget=0.5, record=file)
    log = Log(rules=PRESETS[preset], entries=list(read_record(file.getvalue().splitlines()).entries))
    results = [match_result(log.state(4), MATCH, log.entries, "won") for _ in range(2)]
    assert results[0] == results[1]
    found = [set(seat.achievements) for seat in results[0].seats]
    assert sum("winner" in each for each in found) == 1
    assert set.intersection(*found) <= {"company", "marathon"}


def test_there_are_at_most_twenty_and_each_has_a_sign() -> None:
    assert len(ACHIEVEMENTS) == len(set(ACHIEVEMENTS)) <= 20
    assert set(ACHIEVEMENTS) == {*CASES, "giant", "partners", "company"}
    assert tuple(SIGNS) == ACHIEVEMENTS, "the order of the list"
    assert len(set(SIGNS.values())) == len(SIGNS)
