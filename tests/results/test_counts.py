"""A statistic of a person goes from the log to `/uno stats`: each field of the counts, and none by hand."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

from msgspec.structs import replace

from tests.results.made import GUILD, result, seat
from unobot.features.results.store import Results
from unobot.model.match_result import Counts, PlayerStats
from unobot.records.reader import read_records
from unobot.results.seat_tally import SeatTally
from unobot.rules.ruleset.ruleset import OFFICIAL, Ruleset
from unobot.selfplay.simulate import simulate
from unobot.storage.store import Store

FIELDS = Counts.__struct_fields__
COLORS = (3, 1, 4, 2)


def numbered(first: int) -> Counts:
    """Return counts that are all different."""
    counts = {name: first + number for number, name in enumerate(FIELDS)}
    return Counts(**counts | {"colors": COLORS})  # type: ignore[arg-type]  # made from names


def test_counts_add_up_field_by_field() -> None:
    total = numbered(1) + numbered(100)
    for number, name in enumerate(FIELDS):
        assert getattr(total, name) == ((6, 2, 8, 4) if name == "colors" else 101 + 2 * number)
    assert total + Counts() == Counts() + total == total


def test_each_statistic_is_counted_in_a_log() -> None:
    """A field of `Counts` that `counts_of` forgets fails here."""
    file = StringIO()
    simulate(["casual"] * 3, 6, 3, ruleset=Ruleset(target=200), forget=0.3, record=file)
    total = Counts()
    for record, _ in read_records(file.getvalue().splitlines()):
        tally = SeatTally([(f"P{number}", None) for number in range(len(record.seats))], (), OFFICIAL)
        for entry in record.entries:
            tally.add(entry)
        for player in tally.at:
            total += player
    uncounted = [name for name in FIELDS if not getattr(total, name)]
    assert uncounted == [], "counts_of of results/seat_tally.py counts none of these"
    assert all(total.colors)


async def test_each_statistic_is_stored_and_summed(tmp_path: Path) -> None:
    """A field of `Counts` without a column fails here."""
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'unobot.db'}")
    try:
        results = Results(store)
        written = [result(replace(seat(1, 1), **numbered(first).counts()), seat(2, 2)) for first in (10, 50)]
        for each in written:
            await results.write(each)
        for read, each in zip(await results.history(GUILD), reversed(written), strict=True):
            assert read.seats[0].counts() == each.seats[0].counts()
        found = [await results.stats(GUILD, 1), await results.stats(None, 1)]
        await results.rebuild_ratings(GUILD)
        found.append(await results.stats(GUILD, 1))
    finally:
        await store.close()
    for stats in found:
        assert isinstance(stats, PlayerStats)
        assert stats.counts() == (numbered(10) + numbered(50)).counts()
