"""The store returns what was written, and a refused write changes nothing."""

import asyncio
import random
import sqlite3
from collections.abc import Mapping

import pytest
from msgspec.structs import replace
from sqlalchemy import event, insert, text
from sqlalchemy.sql.dml import UpdateBase

from tests.bot.tournaments import tournament_stages
from tests.databases import Database
from unobot.features.tournament.store import Tournaments
from unobot.model.messages import MessageKey, MessageState, PanelState
from unobot.model.people import Preferences, UserState
from unobot.model.places import ChannelSettings
from unobot.model.seat import CededSeat, Newcomer, SeatChanges, SeatState
from unobot.model.storage_errors import ChannelTaken, Damaged, Overtaken, StorageError
from unobot.model.table import Admission, MatchState, Premove, Rematch, TableOptions, TableState
from unobot.rules.cards import Card, Color
from unobot.rules.match import Entry
from unobot.rules.moves import Play
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.storage import schema
from unobot.storage.file_writer import FileSession
from unobot.storage.statements import Session, columns
from unobot.storage.store import Store

SNOWFLAKE = 1_470_000_000_000_000_000  # Discord's ids are wider than 32 bits
ANN, BOB = SNOWFLAKE + 1, SNOWFLAKE + 2
SEATS = (
    SeatState(ANN, "Ann", None, 2, joined=1.5, misses=1, autopilot=True, acted=2.5),
    SeatState(None, "Cleo", "casual", 0),
    SeatState(BOB, "Bob", None, 9, joined=3.0, away=True),
)
TABLE = TableState(
    id=0,
    guild_id=SNOWFLAKE + 10,
    channel_id=SNOWFLAKE + 11,
    host_id=ANN,
    status="lobby",
    locale="en-US",
    ruleset=Ruleset(target=300, jump_in=True),
    seats=SEATS,
    deadline=1_790_000_000.123456,
    touched=4.25,
    deserted=5.0,
    warned=True,
    adjourned=True,
    options=TableOptions(turn_seconds=20.0, look="picture", take_back=True),
    admission=Admission("invited", invited=(BOB,), kicked=(7,), invitations_sent=(BOB, 8)),
    seat_changes=SeatChanges(
        seat_history=((3, (("Ann", None), ("Cleo", "sharp"))),),
        ceded_seats=(CededSeat(9, "Cleo", "Dan", 1),),
        failed_engines=(("Cleo", "oracle"),),
        newcomers=(Newcomer(10, "Dan"),),
    ),
    rematch=Rematch(5, votes=(ANN,)),
    premoves=(Premove(ANN, Play((Card.WD4,), Color.BLUE)), Premove(BOB, Play((Card("R5"),)), "color")),
)
SEED = bytes(range(32))


def entry(ply: int, move: str | None = None, by: str | None = None) -> Entry:
    """Return an entry that need not be legal."""
    return Entry(ply, None if move is None else 0, move, by, ())


async def begun(store: Store) -> TableState:
    table = await store.create_table(TABLE)
    return await store.begin_match(table, SEED, SNOWFLAKE, 10.0, entry(0))


async def everything(store: Store, table: TableState) -> object:
    assert table.match_id is not None
    return await store.load_table(table.id), await store.load_match(table.match_id)


# Tables


async def test_a_table_comes_back_as_it_was(store: Store) -> None:
    created = await store.create_table(TABLE)
    assert created.id > 0
    assert created == replace(TABLE, id=created.id)
    assert await store.load_table(created.id) == created
    assert await store.live_table(TABLE.channel_id) == created


async def test_a_table_survives_closing_the_store(store: Store, database: Database) -> None:
    created = await store.create_table(TABLE)
    await store.close()
    again = await Store.open(database.url)
    assert await again.load_table(created.id) == created
    await again.close()


async def test_a_table_without_seats(store: Store) -> None:
    created = await store.create_table(replace(TABLE, seats=()))
    assert await store.load_table(created.id) == created


async def test_saving_replaces_the_row_and_all_seats(store: Store) -> None:
    created = await store.create_table(TABLE)
    changed = replace(created, status="pause", deadline=None, host_id=BOB, seats=SEATS[:0:-1])
    written = await store.save_table(changed)
    assert written == replace(changed, version=1)
    assert await store.load_table(created.id) == written


CHANGES: dict[str, tuple[object, ...]] = {
    "status": ("lobby", "pause"),
    "deadline": (None, 7.5),
    "warned": (True, False),
    "ruleset": (Ruleset(), Ruleset(target=300)),
    "options": (TableOptions(), TableOptions(take_back=True)),
    "rematch": (None, Rematch(5)),
    "premoves": ((), (Premove(BOB, Play((Card("R5"),))),)),
    "seats": (SEATS, SEATS[:2], (), (replace(SEATS[0], acted=9.0), *SEATS[1:]), SEATS[::-1]),
}


@pytest.mark.parametrize("seed", range(3))
async def test_what_differs_is_written_whatever_else_was_written_before(
    store: Store, database: Database, seed: int
) -> None:
    """A store writes only what differs from the last version that it knows. Another process may write in between."""
    rng = random.Random(seed)
    other = await Store.open(database.url)
    table, ply = await begun(store), 0
    assert table.match_id is not None
    for number in range(25):
        writer = rng.choice([store, store, other])
        writer.origin = f"{number}" if store.is_shared and rng.random() < 0.5 else None
        if rng.random() < 0.3:
            assert await writer.load_table(table.id) == table
        names = rng.sample(list(CHANGES), rng.randint(0, 3))
        changed = replace(table, **{name: rng.choice(CHANGES[name]) for name in names})
        if rng.random() < 0.2:
            with pytest.raises(Overtaken):
                await writer.save_table(replace(changed, version=table.version - 1))
        if rng.random() < 0.5:
            with pytest.raises(Overtaken):
                await writer.append(table.match_id, entry(ply), 11.0, changed)
            ply += 1
            table = await writer.append(table.match_id, entry(ply), 11.0, changed)
        else:
            table = await writer.save_table(changed)
        assert await other.load_table(table.id) == table == replace(changed, version=changed.version + 1)
    assert table.match_id is not None
    assert (await store.load_match(table.match_id))[1] == [entry(number) for number in range(ply + 1)]
    await other.close()


@pytest.mark.only("postgresql")
async def test_a_move_on_a_server_is_one_statement(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await begun(store)
    assert table.match_id is not None
    monkeypatch.setattr(store, "_write", None)
    seats = tuple(replace(seat, acted=9.0) for seat in table.seats)
    moved = await store.append(table.match_id, entry(1), 11.0, replace(table, deadline=9.0, seats=seats))
    assert await store.load_table(table.id) == moved
    assert len((await store.load_match(table.match_id))[1]) == 2


@pytest.mark.only("sqlite")
async def test_a_move_writes_its_entry_and_what_it_changed(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await begun(store)
    assert table.match_id is not None
    written: list[tuple[str, ...]] = []
    execute = FileSession.execute

    def noted(self: FileSession, statement: UpdateBase, values: Mapping[str, object] | None = None, /) -> object:
        written.append((statement.table.name, *(values or ())))  # type: ignore[union-attr]  # no join
        return execute(self, statement, values)

    monkeypatch.setattr(FileSession, "execute", noted)
    seats = (replace(table.seats[0], acted=9.0), *table.seats[1:])
    moved = await store.append(table.match_id, entry(1), 11.0, replace(table, deadline=9.0, seats=seats))
    assert written == [
        ("table_", "deadline", "version", "key", "base"),
        ("seat", "acted", "key", "place"),
        ("event", "match_id", "ply", "body", "at"),
    ]
    del written[:]
    await store.append(table.match_id, entry(2), 11.0, moved)
    assert written[:-1] == [("table_", "version", "key", "base")]


async def test_a_write_on_an_older_version_changes_nothing(store: Store) -> None:
    created = await store.create_table(TABLE)
    mine = await store.save_table(replace(created, status="pause"))
    with pytest.raises(Overtaken):
        await store.save_table(replace(created, status="closed"), over=True)
    with pytest.raises(Overtaken):
        await store.begin_match(created, SEED, SNOWFLAKE, 10.0, entry(0))
    assert await store.load_table(created.id) == mine


async def test_one_of_many_writes_at_once_is_taken(store: Store) -> None:
    created = await store.create_table(TABLE)
    saves = (store.save_table(replace(created, touched=float(i))) for i in range(8))
    results = await asyncio.gather(*saves, return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["Overtaken"] * 7 + ["TableState"]


async def test_saving_a_table_that_is_not_there_is_refused(store: Store) -> None:
    with pytest.raises(StorageError, match="no table 77"):
        await store.save_table(replace(TABLE, id=77))
    assert await store.open_deadlines() == []


async def test_an_empty_database_has_nothing(store: Store) -> None:
    for table_id in (1, 2**31 - 1, 2**31, 2**63 - 1):
        assert await store.load_table(table_id) is None
    assert await store.live_table(1) is None
    assert await store.tables_of(ANN) == []
    with pytest.raises(StorageError, match="no match 1"):
        await store.load_match(1)


async def test_a_channel_has_one_table_that_is_not_closed(store: Store) -> None:
    first = await store.create_table(TABLE)
    with pytest.raises(ChannelTaken):
        await store.create_table(TABLE)
    elsewhere = await store.create_table(replace(TABLE, channel_id=5))
    with pytest.raises(ChannelTaken):
        await store.save_table(replace(elsewhere, channel_id=TABLE.channel_id))
    assert await store.load_table(elsewhere.id) == elsewhere
    await store.save_table(replace(first, status="closed"))
    second = await store.create_table(TABLE)
    assert second.id not in (first.id, elsewhere.id)
    assert await store.live_table(TABLE.channel_id) == second


async def test_one_of_many_at_once_gets_the_channel(store: Store) -> None:
    results = await asyncio.gather(*(store.create_table(TABLE) for _ in range(8)), return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["ChannelTaken"] * 7 + ["TableState"]
    assert len(await store.open_deadlines()) == 1


async def test_a_channel_has_at_most_one_tournament_that_is_not_over(store: Store) -> None:
    tournaments, new = Tournaments(store), next(tournament_stages())
    results = await asyncio.gather(*(tournaments.begin(new) for _ in range(4)), return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["ChannelTaken"] * 3 + ["TournamentState"]
    (first,) = await tournaments.list_open()
    await tournaments.save(replace(first, status="over"))
    assert (await tournaments.begin(new)).id > first.id


async def test_tables_of_a_person(store: Store) -> None:
    here = await store.create_table(TABLE)
    there = await store.create_table(replace(TABLE, channel_id=5, seats=SEATS[:2]))
    closed = await store.create_table(replace(TABLE, channel_id=6))
    await store.save_table(replace(closed, status="closed"))
    assert await store.tables_of(ANN) == [here.id, there.id]
    assert await store.tables_of(BOB) == [here.id], "a seat that its owner left is still theirs"


async def test_open_deadlines(store: Store) -> None:
    lobby = await store.create_table(TABLE)
    playing = await store.create_table(replace(TABLE, channel_id=5, status="playing", deadline=None))
    await store.create_table(replace(TABLE, channel_id=6, status="closed"))
    assert sorted(await store.open_deadlines()) == [
        (lobby.id, TABLE.guild_id, "lobby", TABLE.deadline),
        (playing.id, TABLE.guild_id, "playing", None),
    ]


async def test_the_open_deadlines_of_all_tables_are_one_small_statement(store: Store) -> None:
    """A start asks for them, and tables wait meanwhile. It reads no seats, no rules and no table by itself."""
    async with store._engine.begin() as connection:
        values = columns(TABLE, "id", "seats")
        await connection.execute(insert(schema.TABLE), [values | {"channel_id": number} for number in range(10_000)])
    said: list[str] = []

    def note(connection: object, cursor: object, statement: str, *_: object) -> None:
        said.append(statement)

    event.listen(store._engine.sync_engine, "before_cursor_execute", note)
    assert len(await store.open_deadlines()) == 10_000
    (asked,) = (statement for statement in said if "table_" in statement)
    assert not any(column in asked for column in ("seats", "ruleset", "options"))


# Matches


async def test_a_match_begins_and_goes_on(store: Store) -> None:
    table = await begun(store)
    assert table.match_id is not None
    assert await store.load_table(table.id) == table
    moved = replace(table, status="playing", deadline=99.0)
    moved = await store.append(table.match_id, entry(1, "R5 – ♥"), 11.0, moved)
    moved = await store.append(table.match_id, entry(2, "R6"), 12.0, moved)
    match, log = await store.load_match(table.match_id)
    assert match == MatchState(table.match_id, table.id, SEED, SNOWFLAKE, 10.0, over=False, last=12.0)
    assert log == [entry(0), entry(1, "R5 – ♥"), entry(2, "R6")]
    _, later = await store.load_match(table.match_id, since=2)
    assert later == [entry(2, "R6")]
    assert await store.load_table(table.id) == moved


async def test_the_last_event_ends_the_match(store: Store) -> None:
    table = await begun(store)
    assert table.match_id is not None
    await store.append(table.match_id, entry(1), 11.0, replace(table, status="over"), over=True)
    match, _ = await store.load_match(table.match_id)
    assert match.over


async def test_a_taken_ply_changes_nothing(store: Store) -> None:
    table = await begun(store)
    match_id = table.match_id
    assert match_id is not None
    table = await store.append(match_id, entry(1, "R5"), 11.0, table)
    before = await everything(store, table)
    for ply in (0, 1):
        with pytest.raises(Overtaken):
            await store.append(match_id, entry(ply, "G5"), 12.0, replace(table, touched=7.0, seats=()), over=True)
    assert await everything(store, table) == before
    await store.append(match_id, entry(2, "G5"), 13.0, table)


async def test_one_of_many_at_once_gets_the_ply(store: Store) -> None:
    table = await begun(store)
    assert table.match_id is not None
    appends = (store.append(table.match_id, entry(1), 11.0, table) for _ in range(8))
    results = await asyncio.gather(*appends, return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["Overtaken"] * 7 + ["TableState"]


async def test_one_of_many_processes_gets_the_ply(store: Store, database: Database) -> None:
    others = [await Store.open(database.url) for _ in range(2)]
    table = await begun(store)
    for ply in range(1, 6):
        appends = [
            writer.append(table.match_id or 0, entry(ply, f"{number}"), 11.0, replace(table, touched=float(number)))
            for number, writer in enumerate([store, *others] * 2)
        ]
        results = await asyncio.gather(*appends, return_exceptions=True)
        (written,) = (result for result in results if isinstance(result, TableState))
        assert sum(isinstance(result, Overtaken) for result in results) == 5
        assert await others[0].load_table(table.id) == written
        _, log = await others[1].load_match(table.match_id or 0)
        assert log[ply:] == [entry(ply, f"{written.touched:.0f}")]
        table = written
    for other in others:
        await other.close()


async def test_one_of_many_processes_gets_the_channel(store: Store, database: Database) -> None:
    other = await Store.open(database.url)
    creates = (writer.create_table(TABLE) for writer in (store, other) * 3)
    results = await asyncio.gather(*creates, return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["ChannelTaken"] * 5 + ["TableState"]
    await other.close()


async def test_a_table_is_read_as_it_was_at_one_moment(store: Store, database: Database) -> None:
    """Two statements read a table and its seats. Neither shows the writes of another process in between."""
    table = await store.create_table(TABLE)
    meddled: list[object] = []

    def meddle(connection: object, cursor: object, statement: str, *rest: object) -> None:
        if "FROM table_" in statement and not meddled:
            meddled.append(database.query("UPDATE seat SET name = 'Dan'"))

    event.listen(store._engine.sync_engine, "after_cursor_execute", meddle)
    assert await store.load_table(table.id) == table
    assert meddled
    assert await store.load_table(table.id) != table


async def test_an_event_of_no_match_is_refused(store: Store) -> None:
    table = await store.create_table(TABLE)
    with pytest.raises(StorageError, match=r"(?i)foreign key"):
        await store.append(5, entry(1), 11.0, replace(table, touched=77.0))
    assert await store.load_table(table.id) == table


async def test_an_event_of_no_table_is_not_written(store: Store) -> None:
    table = await begun(store)
    assert table.match_id is not None
    with pytest.raises(StorageError, match="no table"):
        await store.append(table.match_id, entry(1), 11.0, replace(table, id=table.id + 1))
    assert len((await store.load_match(table.match_id))[1]) == 1


@pytest.mark.only("sqlite")
async def test_a_locked_database_is_reported_and_changes_nothing(store: Store, database: Database) -> None:
    table = await begun(store)
    assert table.match_id is not None
    before = await everything(store, table)
    # The store would wait five seconds for another process, which is useless here.
    await store._write(lambda session: session.execute(text("PRAGMA busy_timeout = 1")).fetchall())
    other = sqlite3.connect(database.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StorageError, match="database is locked"):
        await store.append(table.match_id, entry(1), 11.0, replace(table, touched=77.0))
    other.execute("ROLLBACK")
    other.close()
    assert await everything(store, table) == before
    await store.append(table.match_id, entry(1), 11.0, table)


@pytest.mark.only("sqlite")
async def test_a_full_disk_is_reported_and_changes_nothing(store: Store) -> None:
    table = await begun(store)
    assert table.match_id is not None
    before = await everything(store, table)

    def fill(session: Session) -> None:
        ((pages,),) = session.execute(text("PRAGMA page_count")).fetchall()
        session.execute(text(f"PRAGMA max_page_count = {pages}")).fetchall()

    await store._write(fill)
    with pytest.raises(StorageError, match="full"):
        await store.append(table.match_id, entry(1, "x" * 100_000), 11.0, replace(table, touched=77.0))
    assert await everything(store, table) == before


async def test_a_write_is_shielded_from_cancellation(store: Store) -> None:
    table = await begun(store)
    assert table.match_id is not None
    ply = 1
    for turns in range(40):
        changed = replace(table, touched=float(turns))
        append = asyncio.create_task(store.append(table.match_id, entry(ply), 11.0, changed))
        for _ in range(turns):
            await asyncio.sleep(0)
        append.cancel()
        await asyncio.wait([append, *store.pending_writes])
        _, log = await store.load_match(table.match_id)
        written = len(log) > ply
        stands = await store.load_table(table.id)
        assert (stands == replace(changed, version=table.version + 1)) == written
        assert written or append.cancelled()
        assert stands is not None
        table = stands
        ply += written
    assert table.match_id is not None
    await store.append(table.match_id, entry(ply), 12.0, table)


# Messages, panels, people, applications


async def test_a_message_replaces_the_last_with_its_key(store: Store) -> None:
    table = await store.create_table(TABLE)
    board = MessageState(MessageKey(table.id, "table"), SNOWFLAKE, SNOWFLAKE + 1, 1.5)
    hand = MessageState(MessageKey(table.id, "hand", ANN), SNOWFLAKE + 2, SNOWFLAKE + 3, 2.5)
    for message in (replace(board, message_id=9), board, hand):
        await store.put_message(message)
    assert await store.message(board.key) == board
    assert await store.message(hand.key) == hand
    assert await store.message(MessageKey(table.id, "hand", BOB)) is None
    assert sorted(await store.messages(table.id), key=lambda message: message.key.kind) == [hand, board]
    await store.drop_message(hand.key)
    await store.drop_message(hand.key)
    assert await store.messages(table.id) == [board]


async def test_panels_are_kept_until_they_expire(store: Store) -> None:
    table = await store.create_table(TABLE)
    ann = PanelState(table.id, ANN, SNOWFLAKE, "secret-a", 100.0)
    bob = PanelState(table.id, BOB, 0, "secret-b", 200.0)
    for panel in (replace(ann, token="old", expires=1.0), ann, bob):
        await store.put_panel(panel)
    assert await store.panels(table.id) == [ann, bob]
    await store.purge_panels(100.0)
    assert await store.panels(table.id) == [bob]
    await store.drop_panel(table.id, BOB)
    assert await store.panels(table.id) == []


async def test_users(store: Store) -> None:
    assert await store.user(ANN) == UserState(ANN, None, False)
    for user in (UserState(ANN, SNOWFLAKE, True), UserState(ANN, SNOWFLAKE, False)):
        await store.put_user(user)
        assert await store.user(ANN) == user


async def test_preferences_and_dm_channels_are_written_apart(store: Store) -> None:
    chosen = Preferences(language="ja")
    await store.put_preferences(UserState(ANN, preferences=chosen))
    await store.put_user(UserState(ANN, SNOWFLAKE))
    assert await store.user(ANN) == UserState(ANN, SNOWFLAKE, preferences=chosen)
    await store.put_preferences(UserState(ANN, preferences=Preferences(sort="value")))
    assert await store.user(ANN) == UserState(ANN, SNOWFLAKE, preferences=Preferences(sort="value"))


async def test_a_known_user_is_written_without_a_read(store: Store, database: Database) -> None:
    if store.is_shared:
        pytest.skip("other processes may write the same user")
    await store.user(ANN)
    reads = 0

    def count(*_: object) -> None:
        nonlocal reads
        reads += 1

    event.listen(store.engine.sync_engine, "before_cursor_execute", count)
    for chosen in (Preferences(language="ja"), Preferences(language="de")):
        await store.put_preferences(UserState(ANN, 7, preferences=chosen))
        assert await store.user(ANN) == UserState(ANN, preferences=chosen), "the DM channel is written apart"
    await store.put_user(UserState(ANN, SNOWFLAKE))
    stored = UserState(ANN, SNOWFLAKE, preferences=Preferences(language="de"))
    assert await store.user(ANN) == stored
    assert reads == 0
    event.remove(store.engine.sync_engine, "before_cursor_execute", count)
    again = await Store.open(database.url)
    assert await again.user(ANN) == stored
    await again.close()


async def test_settings_of_channels_and_servers(store: Store) -> None:
    assert await store.channel_settings(SNOWFLAKE) == ChannelSettings()
    for settings in (ChannelSettings(threads=True), ChannelSettings(rules="party", turn=60, followers=(ANN, BOB))):
        await store.put_channel_settings(SNOWFLAKE, settings)
        assert await store.channel_settings(SNOWFLAKE) == settings
    assert await store.channel_settings(SNOWFLAKE + 1) == ChannelSettings()


async def test_applications(store: Store) -> None:
    assert await store.meta(SNOWFLAKE, "commands") is None
    for value in ("a", "b"):
        await store.set_meta(SNOWFLAKE, "commands", value)
    await store.set_meta(SNOWFLAKE + 1, "commands", "c")
    assert await store.meta(SNOWFLAKE, "commands") == "b"


# Values of another version


async def test_fields_of_a_newer_version_stay_in_a_table(store: Store, database: Database) -> None:
    table = await begun(store)
    for column in ("options", "admission", "seat_changes", "rematch"):
        database.query(f'UPDATE table_ SET {column} = replace({column}, \'{{"v":1\', \'{{"v":1,"new":[7]\')')
    read = await store.load_table(table.id)
    assert read is not None
    assert read.options == replace(TABLE.options, unread={"new": [7]})
    await store.append(table.match_id or 0, entry(1), 11.0, replace(read, options=replace(read.options, look="text")))
    written = await store.load_table(table.id)
    assert written is not None
    assert [written.options.look, written.options.unread] == ["text", {"new": [7]}]
    assert (written.admission, written.seat_changes, written.rematch) == (
        read.admission,
        read.seat_changes,
        read.rematch,
    )
    assert written.rematch is not None
    assert written.rematch.unread == {"new": [7]}


@pytest.mark.parametrize("column", ["ruleset", "options", "admission", "seat_changes", "rematch", "premoves"])
async def test_a_newer_format_is_not_read(
    store: Store, database: Database, column: str, caplog: pytest.LogCaptureFixture
) -> None:
    table = await store.create_table(TABLE)
    database.query(f"UPDATE table_ SET {column} = replace({column}, '{{\"v\":1', '{{\"v\":12')")
    for _ in range(2):
        with pytest.raises(Damaged, match=f"The column {column} of table 1 cannot be read .a newer unobot wrote it"):
            await store.load_table(table.id)
    assert [record.getMessage().count(column) for record in caplog.records] == [1], "the log names it once"


async def test_settings_of_a_newer_version_are_kept(store: Store, database: Database) -> None:
    database.query(
        'INSERT INTO channel_settings (id, body) VALUES (5, \'{"v":1,"turn":60,"language":7,"sounds":true}\')'
    )
    settings = await store.channel_settings(5)
    assert settings == ChannelSettings(turn=60, unread={"language": 7, "sounds": True})
    await store.put_channel_settings(5, replace(settings, threads=True))
    assert await store.channel_settings(5) == replace(settings, threads=True)
    await store.put_channel_settings(5, replace(settings, language="de"))
    assert (await store.channel_settings(5)).language == "de"


async def test_a_user_who_is_written_while_they_are_read_is_not_kept(store: Store) -> None:
    for number in range(20):
        user = UserState(ANN, SNOWFLAKE + number)
        reads = [asyncio.create_task(store.user(ANN)) for _ in range(2)]
        for _ in range(number):
            await asyncio.sleep(0)
        write = asyncio.create_task(store.put_user(user))
        await asyncio.sleep(0)
        if number % 2:
            write.cancel()
        await asyncio.wait([write, *reads])
        if store.pending_writes:
            await asyncio.wait(store.pending_writes)
        await asyncio.sleep(0)
        assert await store.user(ANN) == user


async def test_a_new_token_is_written_soon_if_its_message_is_still_the_panel(store: Store) -> None:
    table = await store.create_table(TABLE)
    panel = PanelState(table.id, ANN, SNOWFLAKE, "first", 100.0)
    await store.put_panel(panel)
    renewed = replace(panel, token="second", expires=200.0)
    await asyncio.gather(store.renew_panel(renewed), store.renew_panel(replace(panel, token="late", expires=150.0)))
    assert await store.panels(table.id) == [renewed]
    later = store.renew_panel(replace(renewed, token="third", expires=300.0))
    await store.put_panel(replace(panel, message_id=9))
    await later
    (stored,) = await store.panels(table.id)
    assert stored.message_id == 9
    later = store.renew_panel(replace(panel, expires=400.0))
    await store.drop_panel(table.id, ANN)
    await later
    assert await store.panels(table.id) == []
