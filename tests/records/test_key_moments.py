"""The key moments of a match: simulated matches by every preset, stored matches, and moves that were taken back."""

from __future__ import annotations

from collections import Counter
from functools import cache
from io import StringIO
from itertools import pairwise
from pathlib import Path

import pytest

from unobot.records.key_moments import KeyMoment, KeyMomentKind, key_moments
from unobot.records.reader import read_record, read_records
from unobot.records.story import standing
from unobot.records.writer import Record
from unobot.rules.decks import DECKS
from unobot.rules.events import (
    Caught,
    Challenged,
    DrawReason,
    Drew,
    LauncherPressed,
    MatchEnded,
    Played,
    RoundEnded,
    SeatOut,
    TakenBack,
    TurnedOver,
    UnoSaid,
)
from unobot.rules.match import Match
from unobot.rules.ruleset.ruleset import PRESETS, Ruleset
from unobot.rules.shuffling import Shuffler, match_key
from unobot.selfplay.simulate import simulate

PLAYTHROUGHS = Path(__file__).parent.parent / "playthroughs"


@cache
def simulated(rules: str | Ruleset) -> Record:
    """Return a match of four novices, who forget half of their Unos. ``rules`` can be the name of a preset."""
    file = StringIO()
    ruleset = rules if isinstance(rules, Ruleset) else PRESETS[rules]
    simulate(["novice"] * 4, 1, 7, ruleset=ruleset, forget=0.5, record=file)
    return read_record(file.getvalue().splitlines())


def of_kind(moments: tuple[KeyMoment, ...], *kinds: KeyMomentKind) -> list[KeyMoment]:
    return [moment for moment in moments if moment.kind in kinds]


@pytest.mark.parametrize("preset", PRESETS)
def test_a_simulated_match_has_every_key_moment(preset: str) -> None:
    record = simulated(preset)
    moments = key_moments(record)
    events = [(entry.ply, event) for entry in record.entries for event in entry.events]
    assert [moment.ply for moment in moments] == sorted(moment.ply for moment in moments)
    assert moments[-1].kind is KeyMomentKind.MATCH
    assert moments[-1].ply == record.entries[-1].ply
    assert [(moment.ply, moment.seat) for moment in of_kind(moments, KeyMomentKind.ROUND)] == [
        (ply, event.winner) for ply, event in events if isinstance(event, RoundEnded)
    ]
    challenged = {face for side in DECKS[record.ruleset.cards].sides for face in side.challenge}
    fours = [
        (ply, event.seat) for ply, event in events if isinstance(event, Played) and event.cards[0].face in challenged
    ]
    assert [(moment.ply, moment.seat) for moment in of_kind(moments, KeyMomentKind.FOUR)] == fours
    judged = of_kind(moments, KeyMomentKind.GUILTY, KeyMomentKind.INNOCENT)
    assert [(moment.ply, moment.seat, moment.other, moment.kind is KeyMomentKind.GUILTY) for moment in judged] == [
        (ply, event.against, event.seat, event.guilty) for ply, event in events if isinstance(event, Challenged)
    ]
    assert all(moment.count in (range(1, 50) if preset == "flip" else range(4, 7)) for moment in judged)
    assert [(moment.seat, moment.other) for moment in of_kind(moments, KeyMomentKind.CAUGHT)] == [
        (event.seat, event.by) for _, event in events if isinstance(event, Caught)
    ]
    sides = of_kind(moments, KeyMomentKind.DARK_SIDE, KeyMomentKind.LIGHT_SIDE)
    assert [(moment.ply, moment.kind) for moment in sides] == [
        (entry.ply, f"{event.side}-side")
        for entry in record.entries
        for event in entry.events
        if isinstance(event, TurnedOver) and entry.seat is not None
    ]
    assert bool(sides) is (len(DECKS[record.ruleset.cards].sides) > 1)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_lead_changes_when_another_player_has_the_most_points(preset: str) -> None:
    record = simulated(preset)
    leads = []
    for entry in record.entries:
        for event in entry.events:
            if isinstance(event, RoundEnded):
                best = [seat for seat, score in enumerate(event.scores) if score == max(event.scores)]
                if max(event.scores) and (len(best) == 1 or record.ruleset.teams):
                    leads.append((entry.ply, tuple(best)))
    changes = [(ply, seats) for (_, before), (ply, seats) in pairwise(leads) if before != seats]
    found = of_kind(key_moments(record), KeyMomentKind.LEAD)
    assert [moment.ply for moment in found] == [ply for ply, _ in changes]
    assert all(moment.seat in seats for moment, (_, seats) in zip(found, changes, strict=True))


def test_every_uno_that_nobody_said_is_caught_or_missed() -> None:
    """In the official rules a seat plays its last card but one, and says Uno with it, after it, or not at all."""
    record = simulated("official")
    moments = key_moments(record)
    missed = of_kind(moments, KeyMomentKind.MISSED)
    silent: list[tuple[int, int]] = []
    match = Match(record.ruleset, 4, Shuffler(match_key(bytes(32), 0)))
    for entry in record.entries:
        match.apply(entry.events)
        assert match.round is not None
        for event in entry.events:
            if isinstance(event, Played) and match.round.counts[event.seat] == 1 and not event.uno:
                silent.append((entry.ply, event.seat))
    late = Counter(
        event.seat for entry in record.entries for event in entry.events if isinstance(event, UnoSaid | Caught)
    )
    assert missed
    assert {(moment.ply, moment.seat) for moment in missed} <= set(silent)
    assert len(silent) == len(missed) + late.total()


def test_an_elimination_has_no_leader_and_names_each_seat_that_leaves() -> None:
    moments = key_moments(simulated(Ruleset(elimination=True)))
    assert len(of_kind(moments, KeyMomentKind.ELIMINATED)) == 3
    assert of_kind(moments, KeyMomentKind.LEAD) == []
    assert [moment.kind for moment in moments[-3:]] == ["round", "eliminated", "match"]


@pytest.mark.parametrize("file", sorted(PLAYTHROUGHS.glob("*.jsonl")), ids=lambda file: file.stem)
def test_stored_matches_end_with_their_winner(file: Path) -> None:
    for record, match in read_records(file.read_text("utf-8").splitlines()):
        moments = key_moments(record)
        assert moments[-1] == KeyMoment(record.entries[-1].ply, KeyMomentKind.MATCH, match.winner, round=match.number)
        rounds = [moment.round for moment in of_kind(moments, KeyMomentKind.ROUND)]
        assert rounds == list(range(1, match.number + 1))
        ends = [event for entry in record.entries for event in entry.events if isinstance(event, MatchEnded)]
        assert len(of_kind(moments, KeyMomentKind.MATCH)) == len(ends) == 1
        counting = {entry.ply for entry in standing(record.entries)}
        assert {moment.ply for moment in moments} <= counting
        undone = {event.ply for entry in record.entries for event in entry.events if isinstance(event, TakenBack)}
        assert not counting & undone


def test_knock_outs_and_roulettes_of_no_mercy_are_key_moments() -> None:
    record = simulated(PRESETS["no_mercy"])
    moments = key_moments(record)
    outs = of_kind(moments, KeyMomentKind.KNOCKED_OUT)
    assert [(moment.ply, moment.seat, moment.count) for moment in outs] == [
        (entry.ply, event.seat, len(event.cards))
        for entry in record.entries
        for event in entry.events
        if isinstance(event, SeatOut) and not event.placed
    ]
    assert any(moment.other is not None for moment in outs)
    assert all(moment.other != moment.seat for moment in outs)
    wheels = of_kind(moments, KeyMomentKind.ROULETTE)
    assert [(moment.ply, moment.seat, moment.count) for moment in wheels] == [
        (entry.ply, event.seat, len(event.cards))
        for entry in record.entries
        for event in entry.events
        if isinstance(event, Drew) and event.why is DrawReason.ROULETTE and len(event.cards) > 1
    ]
    assert wheels
    assert all(moment.other not in (None, moment.seat) for moment in wheels)


def test_only_the_biggest_hit_of_a_launcher_is_a_key_moment() -> None:
    record = simulated(PRESETS["attack"])
    (hit,) = of_kind(key_moments(record), KeyMomentKind.LAUNCHER)
    fired = {
        entry.ply: sum(event.fired for event in entry.events if isinstance(event, LauncherPressed))
        for entry in record.entries
    }
    assert hit.count == max(fired.values())
    assert fired[hit.ply] == hit.count
