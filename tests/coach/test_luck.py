"""The luck line: its mean is zero, it belongs to the cards, and the same record has the same luck."""

from __future__ import annotations

from io import StringIO
from math import sqrt
from statistics import fmean, stdev

import pytest

from tests.replays.matches import simulated, stored
from unobot.coach.chances import chances
from unobot.coach.decisions import seats_of
from unobot.coach.luck import luck_of, rounds_of
from unobot.i18n import text_for
from unobot.records.reader import read_records
from unobot.records.story import standing
from unobot.rules.decks import DECKS
from unobot.rules.events import LauncherPressed
from unobot.rules.match import Match
from unobot.rules.ruleset.ruleset import OFFICIAL
from unobot.rules.shuffling import Shuffler, match_key
from unobot.selfplay.simulate import simulate
from unobot.wording.coach_words import luck_words

NEW_DECKS = [name for name in DECKS if name != OFFICIAL.cards]


def test_the_mean_of_the_luck_is_zero_within_two_standard_errors_and_luck_helps() -> None:
    """`python -m benchmarks.luck` does the same over 10,000 rounds."""
    file = StringIO()
    simulate(["numbers-first"] * 2, 3, 5, record=file)
    lucks, results = [], []
    for record, _ in read_records(file.getvalue().splitlines()):
        for number, played in enumerate(rounds_of(record)):
            seat = number % 2
            lucks.append(sum(chance.by_seat[seat] for chance in played.chances))
            results.append((seat in played.winners) - played.even)
            assert sum(sum(chance.by_seat) for chance in played.chances) == pytest.approx(0), "one seat's luck is lost"
    assert len(lucks) > 30
    assert abs(fmean(lucks)) < 2 * stdev(lucks) / sqrt(len(lucks))
    lucky = [result for luck, result in zip(lucks, results, strict=True) if luck > 0]
    unlucky = [result for luck, result in zip(lucks, results, strict=True) if luck <= 0]
    assert fmean(lucky) > fmean(unlucky) + 0.2


def test_a_silent_press_of_a_launcher_is_luck() -> None:
    record = simulated("attack", 2)
    fired = {
        entry.ply: any(event.fired for event in entry.events if isinstance(event, LauncherPressed))
        for entry in record.entries
        if any(isinstance(event, LauncherPressed) for event in entry.events)
    }
    judged = {chance.ply: chance.by_seat for played in rounds_of(record) for chance in played.chances}
    silent = [judged[ply] for ply, has_fired in fired.items() if not has_fired]
    assert len(silent) > 10
    assert any(map(any, silent))


@pytest.mark.parametrize("name", ["taken-back", "teams", "party", "no_mercy_like", "stacking", "seats", *NEW_DECKS])
def test_chances_add_up_under_all_rules(name: str) -> None:
    record = stored(name)
    match = Match(record.ruleset, len(record.seats), Shuffler(match_key(bytes(32), 0)))
    for entry in standing(record.entries):
        match.apply(entry.events)
        if match.round is not None and match.round.number:
            total = sum(chances(match.round)) / (2 if record.ruleset.teams else 1)
            is_tied = match.round.outcome is not None and match.round.outcome.winner is None
            assert total == pytest.approx(0 if is_tied else 1)


@pytest.mark.parametrize("name", ["stacking", *NEW_DECKS])
def test_a_match_has_the_same_luck_again_and_its_parts_add_up(name: str) -> None:
    record = simulated(name, 3)
    lucks = [luck_of(record, seats_of(record, seat)) for seat in range(3)]
    assert lucks[2] == luck_of(record, seats_of(record, 2))
    assert sum(luck.won for luck in lucks) == lucks[0].rounds == len(list(rounds_of(record)))
    assert sum(luck.cards for luck in lucks) == pytest.approx(0)
    for luck in lucks:
        assert luck.cards + luck.rest == pytest.approx(luck.won - luck.even)
        words = luck_words(text_for("en"), luck)
        assert f"You won {luck.won} of {luck.rounds} round" in words


def test_a_player_who_left_has_no_rounds_and_no_line() -> None:
    record = stored("stacking")
    nowhere = (None,) * len(record.entries)
    luck = luck_of(record, nowhere)
    assert luck.rounds == 0
    assert luck_words(text_for("en"), luck) == ""
