"""The seed is secret until the match is over. Then all its randomness is revealed and checked."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from hashlib import sha256

import pytest
from msgspec.structs import asdict, replace
from sqlalchemy import update

from tests.tables.harness import ANN, BOB, CEM, STRANGER, TableHarness, without_comings
from unobot.model.messages import PanelState
from unobot.model.refused import Refused
from unobot.model.storage_errors import Overtaken
from unobot.records.audit import DiscrepancyKind
from unobot.records.reader import read_record
from unobot.rules.match import encode_entry
from unobot.rules.ruleset.ruleset import PRESETS, Ruleset
from unobot.storage.schema import EVENT
from unobot.tables.state import hosting, lobby, players
from unobot.tables.table import Table

START = 1441234567890123776


async def ended(harness: TableHarness, *people: int, start: int = START) -> Table:
    """Return a table whose host ended the match after a few moves."""
    table = await harness.lobby(*people, ais=1)
    await table.start(people[0], start)
    await harness.until(lambda: table.ply >= 6)
    await table.change(people[0], hosting.end, moderator=True)
    while harness.hub.reports.tasks:  # the report writes what the match changed in the ratings
        await asyncio.gather(*harness.hub.reports.tasks)
    return table


async def test_the_commitment_is_shown_from_the_lobby_and_the_seed_after_the_end(harness: TableHarness) -> None:
    table = await harness.lobby(ANN, BOB)
    secret = table.state.secret
    commitment = sha256(secret).hexdigest()
    seen = [(table.view().commitment, table.view().seed)]
    await table.start(ANN, START)
    seen.append((table.view(ANN).commitment, table.view(ANN).seed))
    await harness.until(lambda: table.ply >= 3)
    seen.append((table.view(STRANGER).commitment, table.view(STRANGER).seed))
    assert seen == [(commitment, None)] * 3
    await table.change(ANN, hosting.end)
    assert (table.view().commitment, table.view().seed) == (commitment, secret.hex())


async def test_nothing_is_revealed_before_the_end(harness: TableHarness) -> None:
    table = await harness.lobby(ANN, BOB)
    with pytest.raises(Refused) as caught:
        await table.reveal_seed()
    assert caught.value.reason == "refused-nothing-dealt"
    await table.start(ANN, START)
    for state in (table.state, replace(table.state, status="closed")):  # the match goes on in both
        table._stored.adopt_unsaved(state)
        with pytest.raises(Refused) as caught:
            await table.reveal_seed()
        assert caught.value.reason == "refused-not-over"


async def test_everything_is_revealed_at_the_end(harness: TableHarness) -> None:
    table = await ended(harness, ANN, BOB)
    told = await table.reveal_seed()
    record = read_record(told.record.splitlines())
    assert record.seats == ("Ann", "Kim", "Bob")
    assert (record.seed, record.start) == (table.state.secret, START)
    assert len(record.entries) == table.ply + 1
    assert told.audit.is_fair
    assert told.audit.lots == 1
    assert told.is_kept


async def test_another_process_reveals_the_same_days_later(harness: TableHarness) -> None:
    table = await ended(harness, ANN, BOB)
    told = await table.reveal_seed()
    harness.clock.now += 5 * 86400
    again = await harness.successor().load(table.id)
    assert await again.reveal_seed() == told
    assert again.view() == without_comings(table.view())


async def test_a_match_ended_during_its_vote_is_revealed(harness: TableHarness) -> None:
    table = await harness.lobby(ANN, BOB)
    await table.change(ANN, partial(lobby.set_rules, ruleset=PRESETS["classic113"]))
    await table.start(ANN, START)
    await table.change(ANN, hosting.end)
    told = await table.reveal_seed()
    assert told.audit.is_fair
    assert (told.audit.shuffles, told.audit.moves) == (1, 0)


async def test_the_record_seats_the_host_first_if_the_rules_say_so(harness: TableHarness) -> None:
    table = await harness.lobby(ANN, BOB)
    await table.change(ANN, players.leave)
    await table.change(ANN, partial(players.join, name="Ann"))
    await table.change(BOB, partial(lobby.set_rules, ruleset=PRESETS["stacking"]))
    await table.start(BOB, START)
    await table.change(BOB, hosting.end)
    told = await table.reveal_seed()
    assert read_record(told.record.splitlines()).seats == ("Bob", "Ann")
    assert told.audit.is_fair


async def test_with_reshuffled_seats_the_record_begins_with_the_first_seats(harness: TableHarness) -> None:
    table = await harness.lobby(ANN, BOB, CEM)
    await table.change(ANN, partial(lobby.set_rules, ruleset=Ruleset(reshuffle_seats=True, hand_size=2)))
    await table.start(ANN, START)
    at_start = [seat.name for seat in table.state.seats]
    await harness.until(lambda: not table.is_live or [seat.name for seat in table.state.seats] != at_start)
    if table.is_live:
        await table.change(table.state.host_id, hosting.end)
    told = await table.reveal_seed()
    assert list(read_record(told.record.splitlines()).seats) == at_start
    assert told.audit.is_fair


async def test_a_seed_that_does_not_match_the_commitment_is_reported(harness: TableHarness) -> None:
    table = await ended(harness, ANN, BOB)
    table._stored.adopt_unsaved(replace(table.state, secret=bytes(32)))
    told = await table.reveal_seed()
    assert not told.is_kept
    assert told.audit.is_fair  # the record does not have the commitment


async def test_a_deal_changed_in_the_database_is_reported(harness: TableHarness) -> None:
    table = await ended(harness, ANN, BOB)
    assert table.state.match_id is not None
    _, (entry, *_) = await harness.store.load_match(table.state.match_id)
    dealt = entry.events[0]
    pile = (*dealt.pile[:-2], *reversed(dealt.pile[-2:]))  # type: ignore[union-attr]
    body = encode_entry(replace(entry, events=(replace(dealt, pile=pile), *entry.events[1:]))).decode()
    changed = update(EVENT).where(EVENT.c.ply == 0).values(body=body)
    await harness.store._write(lambda session: session.execute(changed).rowcount)
    told = await (await harness.successor().load(table.id)).reveal_seed()
    assert [(discrepancy.line, discrepancy.kind) for discrepancy in told.audit.discrepancies] == [
        (2, DiscrepancyKind.DRAWN)
    ]


async def test_no_repr_shows_a_secret(harness: TableHarness, caplog: pytest.LogCaptureFixture) -> None:
    table = await harness.match(ANN, BOB)
    assert table.state.match_id is not None
    match, _ = await harness.store.load_match(table.state.match_id)
    panel = PanelState(1, ANN, 5, "hush", 0.0)
    with caplog.at_level(logging.DEBUG):
        logging.getLogger("unobot").warning("%r %s %r %r %r", table.state, match, panel, table.view(), table.log)
    for secret in (table.state.secret, match.seed):
        assert repr(secret)[2:12] not in caplog.text
        assert secret.hex() not in caplog.text
    assert "hush" not in caplog.text
    assert "secret=..., suspended=None, " in repr(table.state)
    assert asdict(table.state)["secret"] == table.state.secret  # only the representation is redacted


async def test_a_ready_seal_goes_to_one_table_only(harness: TableHarness) -> None:
    hub = harness.hub
    secret = await hub.ready_seals.get_or_draw(ANN, 0.0)
    opened = [hub.open(None, 100 + n, ANN, "Ann", "en", ["casual"], salt=START + n, place="direct") for n in range(2)]
    one, two = await asyncio.gather(*opened)
    assert {table.state.options.seal for table in (one, two)} == {"ready", "late"}
    assert one.state.secret != two.state.secret
    ready = next(table.state for table in (one, two) if table.state.options.seal == "ready")
    assert ready.secret == secret
    with pytest.raises(Overtaken):  # another process has read the same one
        await harness.store.create_table(replace(ready, id=0, channel_id=300, match_id=None))
    assert await hub.ready_seals.find(ANN) is None
