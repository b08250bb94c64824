"""The log of an ended match is read once and folded once, for all that is told of it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from tests.tables.harness import ANN, BOB, TableHarness, play
from unobot.features.privacy.erasure import Erasure
from unobot.features.privacy.store import PersonalData
from unobot.model.table import MatchState, TableState
from unobot.rules.match import Entry
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.storage.store import Store
from unobot.tables.table import Table

SHORT = Ruleset(target=12)


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list of the matches whose log is read."""
    found: list[int] = []
    load = Store.load_match

    async def noted(store: Store, match_id: int, since: int = 0) -> tuple[MatchState, list[Entry]]:
        found.append(match_id)
        return await load(store, match_id, since)

    monkeypatch.setattr(Store, "load_match", noted)
    return found


async def won(harness: TableHarness) -> Table:
    """Return a table at which Ann has beaten Bob and an AI."""
    table = await harness.deal({ANN: "R1", BOB: "G1 G2 G9", "Kim": "B1 B2"}, ruleset=SHORT)
    await play(table, ANN, "R1")
    return table


async def reported(harness: TableHarness) -> Sequence[str | None]:
    """Return who is named in the only result, after all open reports."""
    while harness.hub.reports.tasks:
        await asyncio.gather(*harness.hub.reports.tasks)
    (result,) = await harness.results.history(11)
    return [seat.name for seat in result.seats]


@pytest.mark.parametrize("first", ["screen", "report"])
async def test_the_last_screen_and_the_report_share_one_reading(
    harness: TableHarness, reads: list[int], first: str
) -> None:
    table = await won(harness)
    before = len(reads)
    if first == "report":
        await reported(harness)
    await asyncio.gather(table.load_end_facts(), table.load_end_facts())
    assert await reported(harness) == ["Ann", "Bob", "Kim"]
    assert reads[before:] == [table.state.match_id]
    view = table.view()
    assert view.facts is not None
    assert dict(view.achievements)[0] == ("winner",)


async def test_a_restart_reads_the_log_once_for_the_table_and_all_of_its_end(
    harness: TableHarness, reads: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(harness.hub.reports, "report", lambda *_: None)  # the process stops first
        table = await won(harness)
    after = harness.successor()
    before = len(reads)
    loaded = await after.load(table.id)
    await loaded.load_end_facts()
    after.hub.reports.report(table.id, loaded)
    assert await reported(after) == ["Ann", "Bob", "Kim"]
    assert reads[before:] == [table.state.match_id]
    assert loaded.view().facts == (await after.load(table.id)).view().facts


async def test_whoever_is_erased_between_the_last_screen_and_the_report_is_in_no_result(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(harness.hub.reports, "report", lambda *_: None)  # it waits for the database
        table = await won(harness)
    await table.load_end_facts()
    known: TableState = table.state
    assert await Erasure(PersonalData(harness.store), harness.hub.table, harness.clock.sleep).erase(BOB)
    assert table.state == known, "the table in memory still names Bob"
    harness.hub.reports.report(table.id, table)
    assert "Bob" not in await reported(harness)
    assert await PersonalData(harness.store).remaining_tables(BOB) == []
