"""The benchmarks print, judge and compare correctly. Nothing is timed here."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
from pathlib import Path

import pytest

from benchmarks import clicks, counted_launch, limits, report
from benchmarks.__main__ import ROWS, STORED, judge
from benchmarks.load import Load, Outcome
from benchmarks.memory import slope
from benchmarks.reference_bots import BOTS
from benchmarks.start import multiply
from benchmarks.usage import busy_seconds, cpu_seconds, memory, side_cpu_seconds, side_memory
from tests.databases import Database
from tests.loopback.fake import FakeDiscord
from unobot.model.seat import SeatState
from unobot.model.table import TableState
from unobot.rules.match import Entry
from unobot.rules.ruleset.ruleset import OFFICIAL
from unobot.storage.store import Store

HONEST = {"clicks": 600, "driver_late_p99": 3.0, "driver_share": 0.1}
CLICK = {
    "unobot": {"cpu_ms": 12.0, "uploads": 3.0, **HONEST},
    "words only": {"cpu_ms": 8.0, "uploads": 0.0, **HONEST},
    "empty": {"cpu_ms": 2.0, "uploads": 0.0, **HONEST},
    "floor": {"cpu_ms": 4.0, "uploads": 0.0, **HONEST},
    "picture floor": {"cpu_ms": 6.0, "uploads": 2.0, **HONEST},
}
FOUND = {"click": CLICK}
RATIOS = {
    "CPU a click with pictures / words only": 1.5,
    "CPU a click with pictures / empty bot": 6.0,
    "CPU a click with pictures / picture floor": 2.0,
    "CPU a click, words only / empty bot": 4.0,
    "CPU a click, words only / work floor": 2.0,
}


def test_the_table_has_a_line_for_each_figure() -> None:
    rows = {"unobot": {"clicks": 1200, "p50": 23.846}, "empty": {"clicks": 1200, "edits": 0.5}}
    assert report.table(rows).splitlines() == [
        "        unobot  empty",
        "clicks   1,200  1,200",
        "p50      23.85       ",
        "edits            0.50",
    ]


def test_costs_and_speeds_are_both_ratios_of_which_less_is_better() -> None:
    assert report.ratios(FOUND) == RATIOS
    speeds = {"official, 2 seats": {"moves_per_second": 300.0}, "RLCard, 2 seats": {"moves_per_second": 150.0}}
    assert report.ratios({"rules": speeds}) == {"a move of the official rules / RLCard": 0.5}


def test_every_ratio_is_of_a_row_that_is_measured() -> None:
    assert {row for row, *_ in report.RATIOS.values()} <= set(ROWS)
    bots = {name for row, *pair, _ in report.RATIOS.values() if row == "click" for name in pair}
    assert bots == {"unobot", clicks.WORDS_ONLY, *BOTS}


def test_a_stored_ratio_is_one_that_is_measured() -> None:
    assert json.loads(STORED.read_text()).keys() <= report.RATIOS.keys()


def test_the_last_line_is_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert judge(FOUND, None, None) == 0
    told = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert told == {"rows": FOUND, "ratios": RATIOS, "doubts": []}


@pytest.mark.parametrize(("factor", "status"), [(1.0, 0), (1.3, 0), (0.5, 0), (1.4, 1)])
def test_a_ratio_may_rise_by_a_third(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], factor: float, status: int
) -> None:
    stored = tmp_path / "ratios.json"
    assert judge(FOUND, None, stored) == 0
    now = {"click": {**CLICK, "unobot": {**CLICK["unobot"], "cpu_ms": 12.0 * factor}}}
    assert judge(now, stored, None) == status
    assert ("CPU a click with pictures / empty bot is 8.40, and was 6.00." in capsys.readouterr().err) == bool(status)


@pytest.mark.parametrize(
    ("figures", "reason"),
    [
        ({"driver_late_p99": 40.0}, "40 ms late"),
        ({"driver_share": 0.9}, "90% of a core"),
        ({"others_share": 1.2}, "other programs used 120% of a core"),
        ({"refused": 30}, "30 clicks were refused"),
        ({"clicks": 0}, "no click"),
        ({"uploads": 0.0}, "sent no picture"),
    ],
)
def test_nothing_is_judged_or_stored_if_the_run_was_not_what_it_should_be(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], figures: dict[str, float], reason: str
) -> None:
    stored = tmp_path / "ratios.json"
    judge(FOUND, None, stored)
    before = stored.read_text()
    bad = {"click": {**CLICK, "unobot": {**CLICK["unobot"], "cpu_ms": 99.0, **figures}}}
    assert judge(bad, stored, stored) == report.DOUBTFUL
    assert stored.read_text() == before
    output = capsys.readouterr()
    assert reason in output.err
    assert "nothing is judged" in output.err
    assert json.loads(output.out.splitlines()[-1])["doubts"]


def test_a_limit_of_a_bot_that_sent_no_picture_is_doubtful() -> None:
    rows = {"30/s": {"uploads": 0.0}, "30/s, words only": {"uploads": 0.0}, "50/s": {"uploads": 2.9}}
    assert report.doubts(rows, overload=True) == ["30/s: the bot sent no picture."]


def test_clicks_arrive_by_a_seeded_clock_that_waits_for_nothing() -> None:
    times = Load(FakeDiscord(), 1)._times(30.0, 100.0)
    assert times == Load(FakeDiscord(), 1)._times(30.0, 100.0) != Load(FakeDiscord(), 2)._times(30.0, 100.0)
    assert times == sorted(times)
    assert 2700 < len(times) < 3300
    assert times[-1] < 100


def test_a_run_without_a_click_has_figures() -> None:
    assert Outcome(10.0).figures["cpu_ms"] == 0


def test_a_process_that_refuses_or_misses_clicks_cannot_take_them() -> None:
    good = {"clicks": 1000.0, "missed": 0.0, "refused": 20.0, "p99": 499.0}
    assert limits.holds(good)
    assert not any(limits.holds(good | worse) for worse in ({"refused": 21.0}, {"missed": 1.0}, {"p99": 500.0}))


def test_statements_and_commits_of_any_connection_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "connect", sqlite3.connect)  # restored after the test
    counted_launch.counts.clear()
    counted_launch.count_statements()
    with sqlite3.connect(":memory:", isolation_level=None) as connection:
        for statement in (
            *("CREATE TABLE a (b)", "CREATE TABLE event (c)"),
            *("BEGIN", "INSERT INTO a VALUES (1)", "SAVEPOINT s", "ROLLBACK TO s", "COMMIT"),
            *("BEGIN", "INSERT INTO event (c) VALUES (1)", "INSERT INTO event (c) VALUES (2)", "COMMIT"),
            *("BEGIN", "SELECT * FROM a", "COMMIT"),
            *("BEGIN", "DELETE FROM a", "ROLLBACK"),
            *("BEGIN", "COMMIT"),
        ):
            connection.execute(statement)
    connection.close()
    counts = counted_launch.counts
    assert counts["commits"] == counts["entries"] == 2
    assert counts["statement insert"] == 3
    assert counts["statement delete"] == counts["statement select"] == 1
    assert counts["statement begin"] == 5


def test_the_growth_is_the_slope_of_the_points() -> None:
    assert slope([(0, 100.0), (10, 102.0), (20, 104.0)]) == pytest.approx(0.2)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="the benchmarks read /proc")
def test_the_usage_of_a_process() -> None:
    assert 0 < cpu_seconds(os.getpid()) < 36_000
    assert 5 < memory(os.getpid()) < 100_000
    with subprocess.Popen(["cat"], stdin=subprocess.PIPE):
        assert 0 < side_memory(os.getpid()) < memory(os.getpid())
        assert 0 <= side_cpu_seconds(os.getpid()) <= cpu_seconds(os.getpid())
    assert busy_seconds() > 0


@pytest.mark.only("sqlite")
async def test_stored_tables_are_multiplied(database: Database) -> None:
    store = await Store.open(database.url)
    seats = (SeatState(7, "Ann", None, 0), SeatState(None, "Cleo", "casual", 1))
    table = await store.create_table(TableState(0, 1, 2, 3, "playing", "en", OFFICIAL, seats))
    table = await store.begin_match(table, bytes(32), 4, 5.0, Entry(0, None, None, None, ()))
    multiply(database.path, 10)
    copies = [await store.load_table(table_id) for table_id, *_ in await store.open_deadlines()]
    assert len(copies) == len({copy.channel_id for copy in copies if copy}) == 10
    for copy in copies:
        assert copy is not None
        assert [seat.name for seat in copy.seats] == ["Ann", "Cleo"]
        assert copy.match_id is not None
        assert len((await store.load_match(copy.match_id))[1]) == 1
    await store.close()
