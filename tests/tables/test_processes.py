"""Several processes on one database: each table has one home process, and a press counts at any of them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.tables.harness import ANN, BOB, CHANNEL, ELSEWHERE, GUILD, TableHarness, hand, last, play
from unobot.model.refused import Stale
from unobot.rules.ruleset.ruleset import OFFICIAL
from unobot.tables.reactions import STAY_SECONDS
from unobot.tables.state import hosting

pytestmark = pytest.mark.both

OTHER_GUILD = 12
BLITZ = replace(OFFICIAL, blitz=120)


@pytest.fixture
def elsewhere(harness: TableHarness) -> TableHarness:
    """Return a second process that is not the home of this server. It gets the presses in direct messages."""
    other = harness.successor()
    other.hub._at_home = lambda guild_id: guild_id == OTHER_GUILD
    return other


async def told(harness: TableHarness, table_id: int) -> None:
    """Send the home process the database's notice of a write by another process."""
    state = await harness.store.load_table(table_id)
    assert state is not None
    await harness.hub.refresh(table_id, state.guild_id, state.version)


async def test_a_press_at_another_process_counts_and_is_drawn_by_the_home_process(
    harness: TableHarness, elsewhere: TableHarness
) -> None:
    table = await harness.deal({ANN: "R1 R2 R3", BOB: "G1 R8 G3"})
    await play(await elsewhere.load(table.id), ANN, "R1")
    assert elsewhere.listener.told == [], "it is drawn where it is at home"
    pictures = len(harness.listener.told)
    await told(harness, table.id)
    again = await harness.load(table.id)
    assert last(again) == (0, "R1", None)
    assert len(harness.listener.told) > pictures
    await play(again, BOB, "R8")
    assert hand(await elsewhere.load(table.id), BOB) == "G1 G3"


async def test_a_table_of_another_process_is_not_kept_and_has_no_alarm(
    harness: TableHarness, elsewhere: TableHarness
) -> None:
    table = await harness.deal({ANN: "R1 R2 R3", "Kim": "G1 R8 G3"})
    foreign = await elsewhere.load(table.id)
    await play(foreign, ANN, "R1")
    assert elsewhere.hub.moments == {}
    assert await elsewhere.load(table.id) is not foreign
    await told(harness, table.id)
    await harness.until(lambda: harness.listener.told[-1][1] == 2)  # the home process made the AI's move
    assert elsewhere.hub.moments == {}


async def test_a_known_version_is_not_read_again(harness: TableHarness) -> None:
    table = await harness.deal({ANN: "R1 R2 R3", BOB: "G1 R8 G3"})
    await told(harness, table.id)
    assert await harness.load(table.id) is table


async def test_an_outdated_table_of_the_home_process_is_loaded_again(
    harness: TableHarness, elsewhere: TableHarness
) -> None:
    table = await harness.deal({ANN: "R1 R2 R3", BOB: "G1 R8 G3"})
    await play(await elsewhere.load(table.id), ANN, "R1")
    await told(harness, table.id)
    with pytest.raises(Stale):
        await play(table, BOB, "R8")
    assert table.broken
    await play(await harness.load(table.id), BOB, "R8")


async def test_the_round_clock_runs_on_while_another_process_writes(
    harness: TableHarness, elsewhere: TableHarness
) -> None:
    table = await harness.deal({ANN: "R1 R2 R3", BOB: "G1 R8 G3"}, ruleset=BLITZ)
    ends = table.transient.round_ends
    harness.clock.now += 30
    await play(await elsewhere.load(table.id), ANN, "R1")
    await told(harness, table.id)
    assert ends is not None
    assert (await harness.load(table.id)).transient.round_ends == ends


async def test_a_ready_player_stays_ready_while_another_process_writes(
    harness: TableHarness, elsewhere: TableHarness
) -> None:
    table = await harness.deal({ANN: "R1", BOB: "G1 G2 G3"})
    await play(table, ANN, "R1")
    await table.declare_ready(ANN)
    await elsewhere.store.save_table(table.state)
    await told(harness, table.id)
    again = await harness.load(table.id)
    assert again.transient.ready == {0}
    await again.declare_ready(BOB)
    assert again.view().status == "playing"


async def test_a_reaction_stays_while_another_process_writes_and_then_ends_in_time(
    harness: TableHarness, elsewhere: TableHarness
) -> None:
    table = await harness.deal({ANN: "R1 R2 R3", BOB: "G1 R8 G3"})
    since = harness.clock()
    await table.react(ANN, "fire")
    harness.clock.now += 20
    await play(await elsewhere.load(table.id), ANN, "R1")
    await told(harness, table.id)
    again = await harness.load(table.id)
    assert again.view().reactions == ((0, "fire"),)
    await harness.until(lambda: not again.view().reactions)
    assert harness.clock() == pytest.approx(since + STAY_SECONDS, abs=0.1)
    due = again.next_due()
    assert due is not None
    assert due > harness.clock() + 20, "nothing wakes the table for it again"


async def test_a_table_closed_by_another_process_is_drawn_a_last_time(
    harness: TableHarness, elsewhere: TableHarness
) -> None:
    table = await harness.deal({ANN: "R1 R2 R3", BOB: "G1 R8 G3"})
    await (await elsewhere.load(table.id)).change(ANN, hosting.end)
    await told(harness, table.id)
    assert harness.listener.told[-1][2] == "closed"
    assert harness.hub.moments == {}


async def test_a_start_loads_the_tables_of_this_process(harness: TableHarness, elsewhere: TableHarness) -> None:
    here = await harness.lobby(ANN)
    there = await harness.hub.open(OTHER_GUILD, ELSEWHERE, BOB, "Bob", "en-US")
    assert (here.state.guild_id, here.state.channel_id) == (GUILD, CHANNEL)
    assert await elsewhere.hub.restore() == 1
    assert list(elsewhere.hub.moments) == [there.id]


async def test_after_a_silence_every_table_is_checked_again(harness: TableHarness, elsewhere: TableHarness) -> None:
    table = await harness.deal({ANN: "R1 R2 R3", BOB: "G1 R8 G3"})
    await play(await elsewhere.load(table.id), ANN, "R1")
    await harness.hub.refresh_all()
    assert last(await harness.load(table.id)) == (0, "R1", None)
