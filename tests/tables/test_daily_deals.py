"""The laws of daily deals: what follows from a date, what follows from a seed, and what nothing published tells."""

from __future__ import annotations

import random
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from itertools import product

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tables.test_solo_game import act
from unobot.ai.four_steps import FourSteps
from unobot.ai.novice import Novice
from unobot.ai.strategy import Strategy
from unobot.ai.table_manners import TABLE_MANNERS
from unobot.features.daily.record import (
    SEAT,
    OtherVersionError,
    daily_game,
    daily_record,
    daily_verdict,
    points_of,
    squares_of,
)
from unobot.features.daily.rules import (
    LEVEL,
    MIN_RESULTS,
    VERSION,
    Deal,
    closing,
    comparison_of,
    day_of,
    end_of,
    leads_to,
    opening,
    parse_day,
    round_points,
    season_of,
    seed_of,
    square_of,
    start_of,
    streak_of,
    world_deal,
)
from unobot.features.solo.game import SoloGame
from unobot.records.audit import audit_records
from unobot.rules.cards import Card
from unobot.rules.events import RoundEnded
from unobot.rules.match import encode_entry
from unobot.rules.moves import Play, parse_move
from unobot.rules.play.legality import fair_moves
from unobot.rules.view import observe

DAY = date(2026, 11, 24)
ROOT = bytes(range(32))
DAYS = st.dates(date(2015, 1, 2), date(2200, 12, 31))


def played(deal: Deal, strategy: Strategy | None = None, seed: int = 1) -> SoloGame:
    """Play a deal to its end: by a strategy, or at random."""
    game, chance = daily_game(deal, 77, "Ann", 1), random.Random(seed)
    game.start()
    while game.stage != "over":
        if strategy is None or game.stage != "turn":
            act(game, chance)
        else:
            game.play(game.log.ply, strategy.choose(observe(game.log.round, SEAT), chance))
    return game


# A date and a version give the deal


def test_this_version_still_gives_the_same_game() -> None:
    """If this fails, the same moves of a person no longer give the same game: raise `VERSION`, and pin the new game."""
    games = [played(world_deal(DAY + timedelta(days=number)), FourSteps()) for number in range(3)]
    lines = sha256("\n".join(" ".join(game.line) for game in games).encode()).hexdigest()
    assert (VERSION, lines[:16]) == PINNED


PINNED = (1, "a72015360c471d77")


@given(DAYS, DAYS)
def test_every_day_and_version_has_another_deal(first: date, second: date) -> None:
    assert (world_deal(first) == world_deal(second)) == (first == second)
    assert world_deal(first, VERSION + 1).seed != world_deal(first).seed
    assert parse_day(first.isoformat()) == first
    assert day_of(opening(first).timestamp()) == day_of(opening(first + timedelta(days=1)).timestamp() - 0.001) == first
    assert closing(first) > opening(first + timedelta(days=1))
    began = datetime(2015, 1, 1, tzinfo=UTC) + timedelta(milliseconds=start_of(first, VERSION) >> 22)
    assert began == opening(first), "a verifier shows the day as the time of the start"


@pytest.mark.parametrize("text", ["", "24.11.2026", "2026-13-01", "0001-01-01", "9999-12-31", "２026-11-24"])
def test_other_texts_are_no_days(text: str) -> None:
    with pytest.raises(ValueError, match=r"not a date such as|month|has no deal"):
        parse_day(text)


# The chance of the AIs is keyed by seat and turn


def test_the_chance_of_an_ai_depends_on_its_seat_and_turn_and_on_no_other_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """People who play differently meet AIs that forget Uno in the same turns."""
    forgetful = msgspec.structs.replace(TABLE_MANNERS[LEVEL], forgets=0.5)
    monkeypatch.setattr("unobot.tables.ai_seats.autopilot.TABLE_MANNERS", {**TABLE_MANNERS, LEVEL: forgetful})
    said: dict[tuple[int, ...], dict[bool, set[int]]] = {}
    for number, strategy in product(range(4), (FourSteps(), Novice(), None)):
        game = daily_game(world_deal(DAY + timedelta(days=number)), 77, "Ann", 1)
        for entry in played(world_deal(DAY + timedelta(days=number)), strategy).entries:
            move = None if entry.move is None else parse_move(entry.move)
            turn = 0 if entry.seat is None else game.moves_of[entry.seat]
            game.apply_recorded(entry.seat, move)
            if isinstance(move, Play) and entry.seat not in (None, SEAT) and len(game.log.round.hands[entry.seat]) == 1:
                place = said.setdefault((number, game.log.round.number, entry.seat, turn), {})
                place.setdefault(move.uno, set()).add(entry.ply)
    met = [place for place in said.values() if len(set().union(*place.values())) > 1]
    assert len(met) > 5, "hardly any turn came at two places of the log"
    assert {True, False} == {uno for place in met for uno in place}
    assert all(len(place) == 1 for place in said.values())


def test_equal_moves_give_equal_games_and_a_line_is_enough() -> None:
    game = played(world_deal(DAY))
    again = played(world_deal(DAY))
    assert list(map(encode_entry, game.entries)) == list(map(encode_entry, again.entries))
    half = daily_game(world_deal(DAY), 77, "Ann", 1, game.line[: len(game.line) // 2])
    whole = daily_game(world_deal(DAY), 78, "Ben", 2, game.line)
    assert half.line == game.line[: len(half.line)]
    assert (squares_of(whole), points_of(whole)) == (squares_of(game), points_of(game))
    assert len(squares_of(game)) == 5
    assert whole.stage == "over"
    assert whole.view().seed is None, "the seed of a deal is not in a view, even after the last round"


# Hash chains


@given(DAYS, st.binary(min_size=32, max_size=32))
def test_a_published_seed_leads_to_the_end_and_never_forward(day: date, root: bytes) -> None:
    end, seed = end_of(root, day), seed_of(root, day)
    assert leads_to(seed, day, end)
    assert not leads_to(seed[:-1], day, end)
    assert not leads_to(sha256(seed).digest(), day, end)
    first = day.replace(day=1)
    before = end if day == first else seed_of(root, day - timedelta(days=1))
    assert sha256(seed).digest() == before, "the seed of the day before is the commitment of a deal"
    published, known = {end, *(seed_of(root, first + timedelta(days=n)) for n in range(day.day - 1))}, set[bytes]()
    for each in published:
        for _ in range(40):
            known.add(each)
            each = sha256(each).digest()  # noqa: PLW2901 - all that can be computed from it
    assert not {seed, root} & known
    assert season_of(day) == day.isoformat()[:7]


# What a try is worth


def test_points_and_squares_of_a_round() -> None:
    hands = ((Card.R5, Card.W), (), (Card.R9, Card.R9), (Card.G0,))
    end = RoundEnded(1, False, (0, 73, 0, 0), (0, 73, 0, 0), hands)
    assert [round_points(end, seat) for seat in range(4)] == [-55, 73, -18, 0]
    assert [square_of(end, seat) for seat in range(4)] == ["l", "w", "c", "c"]


@given(st.lists(st.integers(0, 60), max_size=40), st.integers(30, 70))
def test_a_streak_is_the_days_in_a_row_until_today_or_yesterday(numbers: list[int], now: int) -> None:
    numbers = [number for number in numbers if number <= now]
    streak = streak_of([DAY + timedelta(days=number) for number in numbers], DAY + timedelta(days=now))
    last = now if now in numbers else now - 1
    length = 0
    while last - length in numbers:
        length += 1
    assert streak.now == length
    longest = max(len(run) for run in "".join("x" if n in numbers else " " for n in range(72)).split(" "))
    assert streak.best == longest


@given(st.lists(st.integers(-300, 300), min_size=1, max_size=30), st.data())
def test_quartiles_are_results_that_so_many_people_have_at_most(points: list[int], data: st.DataObject) -> None:
    own = data.draw(st.sampled_from(points))
    found = comparison_of(points, own)
    assert (found is None) == (len(points) < MIN_RESULTS)
    if found is not None:
        for part, limit in enumerate(found.quartiles, 1):
            assert limit in points
            assert sum(each <= limit for each in points) * 4 >= part * len(points)
            assert sum(each < limit for each in points) * 4 < part * len(points)
        assert found.beaten == sum(each < own for each in points) < found.played == len(points)


# The record and its check


def verdict(record: str) -> str:
    """Return what `unobot verify` says about a record of a daily deal: its audit, or else the daily part."""
    audit = next(audit_records(record.splitlines()))
    return str(daily_verdict(audit)) if audit.is_fair else str(audit)


def edited(record: str, **changes: object) -> str:
    """Return a record whose note of the daily deal is changed."""
    header, rest = record.split("\n", 1)
    values = msgspec.json.decode(header)
    values["daily"] |= changes
    return f"{msgspec.json.encode(values).decode()}\n{rest}"


def test_a_record_is_checked_from_the_date_or_the_chain_to_each_move_of_an_ai() -> None:
    world, server = world_deal(DAY), Deal("server", DAY, seed_of(ROOT, DAY))
    line = played(world).line
    right = daily_record(world, line, None)
    assert "; all 5 rounds are over" in verdict(right)
    assert "; 0 of 5 rounds are over" in verdict(daily_record(world, line[:3], None))
    for record in (right, daily_record(world, line[:3], None)):
        assert "did not end" not in str(next(audit_records(record.splitlines()))), "its rounds are told instead"
    assert "the seed follows from the date, and every move of the AIs from the seed" in verdict(right)
    end = end_of(ROOT, DAY).hex()
    chained = daily_record(server, played(server).line, end)
    assert f"the seed follows from the season that ends in {end}" in verdict(chained)
    assert next(audit_records(chained.splitlines())).commitment == seed_of(ROOT, DAY - timedelta(days=1)).hex()
    assert "2026-11-24 00:00:00 UTC" in str(next(audit_records(right.splitlines())))
    for wrong, told in (
        (edited(right, day="2026-11-25"), "the start is not that of 2026-11-25"),
        (edited(right, day="soon"), "'soon' is not a date such as"),
        (edited(right, kind="server", end=end), "does not lead in 24 steps"),
        (edited(chained, kind="world"), "the seed is not that of the world's deal"),
        (edited(chained, end="ff"), "does not lead in 24 steps"),
        (edited(chained, end="x"), "does not lead in 24 steps"),
        (right.replace('"player"', '"Ann"', 1), "the 4 seats are not those"),
        (right.replace('"move":"draw"', '"move":"pass"', 1), "NOT FAIR"),
    ):
        assert told in verdict(wrong)
    with pytest.raises(OtherVersionError, match="version 2, and this unobot checks version 1; use an unobot"):
        verdict(edited(right, version=2))


def test_a_move_that_an_ai_of_the_deal_does_not_make_is_found() -> None:
    """Such a record is by the rules, and its cards are the right ones: only the strategy tells."""
    deal = world_deal(DAY)
    game, line = daily_game(deal, 0, "player"), list[str]()
    game.start()
    while game.stage != "turn":
        game.go_on()
    honest = [*game.line]
    game.play(game.log.ply, fair_moves(game.log.round, SEAT)[0])
    for number, item in enumerate(game.line):
        seat, _, _ = item.rpartition(":")
        if not seat:
            continue
        other = daily_game(deal, 0, "player", line=game.line[:number])
        moves = [move for move in fair_moves(other.log.round, int(seat)) if f"{seat}:{move}" != item]
        for move in moves:
            line = [*game.line[:number], f"{seat}:{move}"]
            assert f"the AIs of this deal make the move {item[2:]} by seat {seat}, not {move}" in verdict(
                daily_record(deal, line, None)
            )
    assert line, "no AI had a choice"
    assert honest == game.line[: len(honest)]
