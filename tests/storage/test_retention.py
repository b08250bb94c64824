"""Old matches and the data of left servers go in small batches, and nothing that is in use goes with them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial

import pytest
from sqlalchemy import insert

from tests.databases import Database
from unobot import retention
from unobot.features.admin.store import ADMIN_ACT
from unobot.model.audit_entry import AuditEntry
from unobot.model.people import BanState
from unobot.model.places import ChannelSettings
from unobot.model.seat import SeatState
from unobot.model.table import Rematch, TableState
from unobot.retention import OldCounts, Retention
from unobot.rules.ruleset.ruleset import OFFICIAL
from unobot.storage import statements
from unobot.storage.bans import BAN
from unobot.storage.schema import EVENT, MATCH, MESSAGE, SEAT, TABLE
from unobot.storage.statements import Session
from unobot.storage.store import Store
from unobot.storage.table_group import MAX_ROWS

DAY = 24 * 3600.0
NOW = 1_800_000_000.0
LONG_AGO = NOW - 100 * DAY
BEFORE = NOW - 30 * DAY
HERE, THERE, ABROAD = 11, 12, 13
ANN = 101


def state(touched: float = LONG_AGO, **changes: object) -> dict[str, object]:
    """Return the columns of a closed table."""
    seats = (SeatState(ANN, "Ann", None, 0), SeatState(None, "Kim", "casual", 1))
    fields = {"status": "closed", "guild_id": HERE, "channel_id": 21} | changes
    table = TableState(0, host_id=ANN, locale="en", ruleset=OFFICIAL, seats=seats, touched=touched, **fields)  # type: ignore[arg-type]
    return statements.columns(table, "id", "seats")


def write_match(session: Session, number: int, events: int, *, reported: bool = True, **changes: object) -> None:
    """Write a table, and its match with the same number if it has events."""
    columns = state(**changes) | {"id": number, "match_id": number if events else None}  # type: ignore[arg-type]
    session.execute(insert(TABLE).values(columns))
    for position, (user_id, level) in enumerate([(ANN, None), (None, "casual")]):
        seat = statements.columns(SeatState(user_id, "Ann", level, position))
        session.execute(insert(SEAT).values({"table_id": number, "position": position, **seat}))
    if events:
        match = {"id": number, "table_id": number, "seed": bytes(32), "salt": 1, "started": LONG_AGO}
        session.execute(insert(MATCH).values({**match, "over": True, "reported": reported}))
        for ply in range(events):
            session.execute(NEW_ENTRY, {"match_id": number, "ply": ply, "body": "{}", "at": LONG_AGO})


NEW_ENTRY, NEW_BAN, NEW_ACT = insert(EVENT), insert(BAN), insert(ADMIN_ACT)


@pytest.fixture
async def store(database: Database) -> AsyncIterator[Store]:
    store = await Store.open(database.url)
    yield store
    await store.close()


class Sizes:
    """Counts the rows that each write of a store deletes."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch, database: Database) -> None:
        self.gone: list[int] = []
        write = store.writer.write

        async def counted(job: statements.Job[object]) -> object:
            before = rows(database)
            result = await write(job)
            self.gone.append(before - rows(database))
            return result

        monkeypatch.setattr(store.writer, "write", counted)


def rows(database: Database) -> int:
    """Return the number of rows of all matches."""
    names = ("table_", "seat", '"match"', "event", "message", "panel")
    return sum(database.query(f"SELECT count(*) FROM {name}")[0][0] for name in names)


def ids(database: Database) -> set[int]:
    return {table_id for (table_id,) in database.query("SELECT id FROM table_")}


async def no_wait(_: float) -> None:
    """Do not wait between two batches."""


async def test_only_finished_matches_that_nothing_needs_go(store: Store, database: Database) -> None:
    chain = {"rematch": Rematch(previous_table=2)}
    kept = {
        2: {"rematch": Rematch(previous_table=1)},  # the rematch of 1, and 3 is its own
        3: {"status": "lobby", **chain},
        4: {"touched": BEFORE + 1},
        5: {"status": "playing", "channel_id": 22},
        6: {"status": "playing", "suspended": LONG_AGO},
        7: {"reported": False},
    }
    gone = {10: {"rematch": Rematch(previous_table=9)}, 11: {}, 12: {"guild_id": THERE}}

    def write(session: Session) -> None:
        write_match(session, 1, 2)
        for number, changes in (kept | gone).items():
            write_match(session, number, 2, **changes)  # type: ignore[arg-type]
        write_match(session, 13, 0)  # a lobby that never began
        session.execute(
            insert(MESSAGE).values(table_id=11, kind="table", user_id=0, channel_id=1, message_id=2, posted=1.5)
        )

    await store.writer.write(write)
    old = Retention(store, no_wait)
    assert await old.count(BEFORE) == OldCounts(tables=4, matches=3, events=6)
    assert await old.prune(BEFORE, lambda server_id: server_id == HERE) == 3
    assert ids(database) == {1, *kept, 12}
    assert await old.prune(BEFORE) == 1
    assert await old.count(BEFORE) == OldCounts()
    assert rows(database) == 7 * (1 + 2 + 1 + 2)


async def test_no_batch_is_larger_than_its_bound(
    store: Store, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes = [30] * 40 + [MAX_ROWS * 2 + 17, MAX_ROWS - 3, 1]

    def write(session: Session) -> None:
        for number, events in enumerate(sizes, 1):
            write_match(session, number, events)

    await store.writer.write(write)
    counted = Sizes(store, monkeypatch, database)
    waits: list[float] = []

    async def wait(seconds: float) -> None:
        waits.append(seconds)

    assert await Retention(store, wait).prune(BEFORE) == len(sizes)
    assert rows(database) == 0
    assert max(counted.gone) <= MAX_ROWS
    assert len(counted.gone) < 12  # and they are not much smaller
    assert waits == [retention.PAUSE] * len(counted.gone)


async def test_a_long_match_can_be_read_while_it_goes(store: Store, database: Database) -> None:
    await store.writer.write(partial(write_match, number=1, events=MAX_ROWS * 2))
    batch = partial(retention.delete_tables, table_ids=[1], which={"before": BEFORE})
    assert await store.writer.write(batch) == 0
    plies = [ply for (ply,) in database.query("SELECT ply FROM event ORDER BY ply")]
    assert plies == list(range(MAX_ROWS))
    assert (await store.load_table(1)) is not None


async def test_old_acts_go_in_batches_and_only_at_home(store: Store, database: Database) -> None:
    def write(session: Session) -> None:
        for number in range(MAX_ROWS + 3):
            at, server = (BEFORE - 1, HERE) if number else (BEFORE, HERE)
            session.execute(NEW_ACT, statements.columns(AuditEntry(number, server, ANN, None, None, at, "end")))
        session.execute(
            NEW_ACT, statements.columns(AuditEntry(MAX_ROWS + 3, THERE, ANN, None, None, BEFORE - 1, "end"))
        )

    await store.writer.write(write)
    old = Retention(store, no_wait)
    assert await old.prune_audit_log(BEFORE, lambda server_id: server_id == HERE) == MAX_ROWS + 2
    assert database.query("SELECT id FROM admin_act ORDER BY id") == [(0,), (MAX_ROWS + 3,)]


async def test_a_server_goes_with_its_channels_and_nothing_else_does(store: Store, database: Database) -> None:
    def write(session: Session) -> None:
        write_match(session, 1, 3)
        write_match(session, 2, 3, status="playing", suspended=NOW, reported=False)
        write_match(session, 3, 3, guild_id=THERE)

    await store.writer.write(write)
    for place, server in ((HERE, HERE), (21, HERE), (THERE, THERE), (31, THERE)):
        await store.put_channel_settings(place, ChannelSettings(rules="party"), server)
    await store.put_channel_settings(21, ChannelSettings(rules="official"))  # the server stays known

    def write_bans(session: Session) -> None:
        for number, server in enumerate([HERE] * (MAX_ROWS + 1) + [THERE, ABROAD]):
            ban, act = BanState(server, number, ANN, 1.5), AuditEntry(number, server, ANN, number, None, 1.5, "ban")
            session.execute(NEW_BAN, statements.columns(ban))
            session.execute(NEW_ACT, statements.columns(act))

    await store.writer.write(write_bans)
    old = Retention(store, no_wait)
    assert await old.servers() == {HERE, THERE, ABROAD}
    await old.store_departure(HERE, NOW)
    await old.store_departure(HERE, NOW + 5)
    await old.store_departure(THERE, NOW)
    await old.delete_departures([THERE, 99])
    assert await old.left_servers() == {HERE: NOW}
    assert await old.delete_server(HERE) == 2
    assert ids(database) == {3}
    assert {place for (place,) in database.query("SELECT id FROM channel_settings")} == {THERE, 31}
    for table in ("ban", "admin_act"):
        assert database.query(f"SELECT DISTINCT guild_id FROM {table} ORDER BY guild_id") == [(THERE,), (ABROAD,)]
    assert await old.left_servers() == {}


async def test_settings_of_an_older_version_get_their_server(store: Store) -> None:
    await store.put_channel_settings(21, ChannelSettings(rules="party"))
    old = Retention(store, no_wait)
    assert await old.places_without_server() == [21]
    await old.store_server_of(21, HERE)
    assert await old.places_without_server() == []
    assert await old.servers() == {HERE}
