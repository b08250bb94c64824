"""A player's data is deleted: an AI has their seat, the others play on, and no byte of the id or the name is left."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.bot.results import result, seat
from tests.databases import Database
from tests.personal_data import exported
from tests.tables.harness import BOB, CEM, CHANNEL, ELSEWHERE, GUILD, NAMES, SpyStore, TableHarness, play
from unobot.database_tables import DATABASE_TABLES, METADATA
from unobot.features.admin.store import AuditLog
from unobot.features.privacy.erasure import Erasure
from unobot.features.privacy.store import PersonalData
from unobot.features.results import rebuild as result_rebuild
from unobot.features.results.store import Results
from unobot.features.tournament.store import Tournaments
from unobot.model.audit_entry import AuditEntry
from unobot.model.former import FORMER, NOBODY, names_of, scrub
from unobot.model.messages import MessageKey, MessageState, PanelState
from unobot.model.people import BanState, DataCounts, Preferences, UserState
from unobot.model.places import ChannelSettings
from unobot.model.refused import Refused
from unobot.model.seat import CededSeat, SeatChanges, SeatState
from unobot.model.table import TableState
from unobot.model.tournament import Entrant, Night, Pod, TournamentRound, TournamentState
from unobot.ops.backup import back_up
from unobot.rules.ruleset.ruleset import OFFICIAL
from unobot.storage import compaction
from unobot.storage.bans import Bans
from unobot.storage.declaration import declaration
from unobot.tables import end, even_match
from unobot.tables.state import admission, hosting, players
from unobot.tables.table import Table

ZOE = 412_345_678_901_234_567
NAME = "Zoé Ünique"
ABROAD = GUILD + 1
SHORT = replace(OFFICIAL, scoring="single")
NO_IDS = {
    "guild_id",
    "foreign_id",
    "channel_id",
    "table_id",
    "match_id",
    "message_id",
    "salt",
    "application_id",
    "id",
    "dm_channel_id",
    "server_id",
}
"""Columns of ids that are not a user's. The `id` of `user_` is one, and its mark says so."""
NO_JSON_WITH_IDS = {
    "place",
    *("body", "ruleset", "status", "locale", "name", "level", "kind", "token", "owner", "key", "value", "preferences"),
    *("how", "rules", "season", "presence", "achievements", "host_name", "day", "squares", "draws", "language"),
    *("schema", "version", "host"),
}
"""Columns of text that hold no id of a user. A name goes with its seat."""


@pytest.fixture(autouse=True)
def _zoe(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(NAMES, ZOE, NAME)


async def everywhere(harness: TableHarness) -> dict[str, Table]:
    """Let Zoe leave a trace in every place that can hold one."""
    store, hub = harness.store, harness.hub
    running = await harness.deal({ZOE: "R1 B2 B3", BOB: "R5 G1 G2", "Kim": "Y5 Y6 Y8"}, channel=1)
    await play(running, ZOE, "R1")
    suspended = await harness.match(BOB, ZOE, ais=1, channel=2)
    await suspended.suspend()
    lobby = await harness.lobby(ZOE, BOB, CEM, channel=3)
    invited = await harness.lobby(BOB, channel=4)
    await invited.change(BOB, partial(admission.invite, guest_id=ZOE, name=NAME))
    over = await harness.match(ZOE, BOB, ais=1, channel=5)
    await over.change(ZOE, hosting.end)
    again = await hub.open_again(over.state, ZOE, votes=True)
    kicked = await harness.match(BOB, ZOE, CEM, channel=6)
    await kicked.change(BOB, partial(hosting.set_muted, guest_id=ZOE, muted=True))
    await kicked.change(BOB, partial(hosting.kick, guest_id=ZOE))
    newcomer = await harness.match(BOB, CEM, channel=7)
    await newcomer.change(ZOE, partial(players.join_late, name=NAME))
    alone = await harness.lobby(ZOE, channel=8)
    for kind in ("hand", "reminder"):
        await store.put_message(MessageState(MessageKey(running.id, kind, ZOE), 77, 78, 1.5))
    await store.put_panel(PanelState(running.id, ZOE, 6, "token", 2.5))
    await store.put_user(UserState(ZOE, 77, dm_closed=True))
    await store.put_preferences(UserState(ZOE, preferences=Preferences(look="text", hinted=("uno",))))
    unread = {"later": [ZOE]}
    await store.put_channel_settings(
        CHANNEL, ChannelSettings(rules="party", followers=(ZOE, BOB), unread=unread), GUILD
    )
    bans, acts = Bans(store), AuditLog(store)
    for server_id, user_id, admin_id in ((GUILD, ZOE, BOB), (ABROAD, ZOE, BOB), (GUILD, 777, ZOE), (GUILD, 778, BOB)):
        await bans.put(BanState(server_id, user_id, admin_id, 1.5, f"{NAME}: <@{ZOE}>, {ZOE}"))
        await acts.add(AuditEntry(server_id + user_id, server_id, admin_id, user_id, None, 1.5, "ban", NAME))
    await acts.add(AuditEntry(1, GUILD, BOB, None, 5, 1.5, "log", f"{ZOE}"))
    hub.policies.forget(GUILD)
    entrants = Entrant(ZOE, NAME, "ready"), Entrant(BOB, "Bob", "ready")
    rounds = (TournamentRound((Pod((1, 0), places=(2, 1), points=(0, 0)),), 2.5),)
    night = Night(rules="AA", rounds_planned=3, minutes=15, entrants=entrants, rounds=rounds)
    for channel, host_id in ((1, ZOE), (2, BOB)):
        tournament = TournamentState(0, GUILD, channel, host_id, NAMES[host_id], "break", "en", 3.5, 1.5, night)
        await Tournaments(store).begin(tournament)
    tables = {
        "running": running,
        "suspended": suspended,
        "lobby": lobby,
        "invited": invited,
        "over": over,
        "again": again,
        "kicked": kicked,
        "newcomer": newcomer,
        "alone": alone,
    }
    return {name: await harness.load(table.id) for name, table in tables.items()}


def holds(content: bytes) -> list[str]:
    """Return how Zoe is found in the bytes of a file."""
    forms = {"the id": ZOE.to_bytes(8, "big"), "its digits": str(ZOE).encode(), "the name": NAME.encode()}
    return [form for form, looked_for in forms.items() if looked_for in content]


def values(database: Database) -> list[object]:
    """Return every value of a database."""
    return [
        value
        for table in METADATA.sorted_tables
        for row in database.query(f'SELECT * FROM "{table.name}"')
        for value in row
    ]


def mentions(value: object) -> bool:
    return value == ZOE or str(ZOE) in str(value) or NAME in str(value)


def erasure(harness: TableHarness) -> Erasure:
    async def no_wait(_: float) -> None:
        """Try again at once."""

    return Erasure(PersonalData(harness.store), harness.hub.table, no_wait)


@pytest.mark.both
async def test_nothing_is_left_and_the_others_play_on(
    harness: TableHarness, database: Database, tmp_path: Path
) -> None:
    tables = await everywhere(harness)
    assert any(map(mentions, values(database)))
    before = tables["suspended"].state
    assert await erasure(harness).erase(ZOE)

    after = values(database)
    assert [value for value in after if mentions(value)] == []
    assert await PersonalData(harness.store).remaining_tables(ZOE) == []
    assert await erasure(harness).erase(ZOE)
    assert values(database) == after, "a second erasure changes nothing"
    backup = tmp_path / "backup.db"
    found = await back_up(database.url, backup)
    assert found.problems == ()
    assert holds(backup.read_bytes()) == []
    assert await harness.store.writer.compact()
    if database.backend == "sqlite":
        for file in database.path.parent.glob("unobot.db*"):
            assert holds(file.read_bytes()) == [], file.name

    running = await harness.load(tables["running"].id)
    assert [seat.user_id for seat in running.state.seats] == [None, BOB, None]
    assert running.state.host_id == BOB
    assert [name for name, _ in running.state.seat_changes.seat_history[0][1]] == [FORMER, "Bob", "Kim"]
    await play(running, BOB, "R5")
    await harness.until(lambda: running.ply > 3)
    suspended = await harness.load(tables["suspended"].id)
    assert (suspended.is_suspended, suspended.state.deadline) == (True, before.deadline)
    assert [seat.level for seat in suspended.state.seats] == [None, "casual", "casual"]
    lobby = await harness.load(tables["lobby"].id)
    assert ([seat.name for seat in lobby.state.seats], lobby.state.host_id) == (["Bob", "Cem"], BOB)
    assert not (await harness.load(tables["alone"].id)).is_live
    over = await harness.load(tables["over"].id)
    former = over.state.seats[0]
    assert (former.user_id, former.name, former.away) == (NOBODY, FORMER, True)
    assert "former player" in (await over.reveal_seed()).record
    assert (await over.reveal_seed()).is_kept
    assert BOB in admission.participants(over.state)
    assert NOBODY not in admission.participants(over.state), "the public message has this id"
    settings = await harness.store.channel_settings(CHANNEL)
    assert (settings.followers, settings.rules) == ((BOB,), "party")
    assert await harness.store.user(ZOE) == UserState(ZOE)


@pytest.mark.both
async def test_a_ban_of_an_erased_person_holds_until_it_is_lifted(harness: TableHarness, database: Database) -> None:
    await everywhere(harness)
    await erasure(harness).erase(ZOE)
    hub, bans = harness.hub, Bans(harness.store)
    hub.policies.forget(GUILD)
    policy = await hub.policies.of(GUILD)
    assert [policy.bans(user_id) for user_id in (ZOE, ZOE + 1, BOB, NOBODY, 777)] == [True, False, False, False, True]
    with pytest.raises(Refused, match="refused-banned"):
        await hub.open(GUILD, 99, host_id=ZOE, name=NAME, locale="en", levels=[], ruleset=OFFICIAL)
    texts = {(ban.reason, ban.by_user_id) for ban in await bans.of(GUILD)}
    assert texts == {("…: …, …", BOB), ("…: …, …", NOBODY)}
    assert {(act.user_id, act.by_user_id, act.detail) for act in await AuditLog(harness.store).last(GUILD, 9)} == {
        *((NOBODY, BOB, "…"), (777, NOBODY, "…"), (778, BOB, "…"), (None, BOB, "…")),
    }
    assert len((await exported(PersonalData(harness.store), ZOE, 0.0))["bans"]) == 2
    await bans.put(BanState(GUILD, ZOE, BOB, 2.5, "again"))
    assert len(await bans.about(ZOE)) == 2, "one for each server"
    await erasure(harness).erase(ZOE)
    assert await bans.lift(GUILD, ZOE)
    assert not (await harness.successor(harness.store).hub.policies.of(GUILD)).bans(ZOE)
    assert [ban.guild_id for ban in await bans.about(ZOE)] == [ABROAD]
    assert database.query("SELECT count(*) FROM app_meta WHERE key = 'former-players'") == [(1,)]


@pytest.mark.parametrize(
    ("name", "words", "left"),
    [
        ("Ann", "ann was annoying (Ann2, ANN!)", "… was annoying (Ann2, …!)"),
        ("ゾエ", "ゾエが叫んだ", "…が叫んだ"),
        ("\u2067נועה\u2069", "נועה shouts", "… shouts"),
        ("a.b", "axb a.b 15 512", "axb … … 512"),
        ("", "nothing", "nothing"),
    ],
)
def test_an_admins_words_lose_the_name_and_no_more(name: str, words: str, left: str) -> None:
    assert scrub(words, 15, [name]) == left


@pytest.mark.both
async def test_damaged_tables_forget_as_well(
    harness: TableHarness, database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    live = await harness.match(ZOE, BOB, channel=1)
    closed = await harness.match(ZOE, BOB, ais=1, channel=2)
    await closed.change(ZOE, hosting.end)
    harness.hub.close()
    database.query("UPDATE table_ SET ruleset = '{'")
    night = Night(rules="AA", rounds_planned=3, minutes=15, entrants=(Entrant(ZOE, NAME),))
    await Tournaments(harness.store).begin(TournamentState(0, GUILD, 3, ZOE, NAME, "check_in", "en", 3.5, 1.5, night))
    database.query("UPDATE tournament SET status = 'odd'")
    later = harness.successor(await SpyStore.open(database.url))
    assert await erasure(later).erase(ZOE)
    await later.store.close()
    assert [value for value in values(database) if mentions(value)] == []
    owners = database.query(f"SELECT user_id FROM seat WHERE table_id IN ({live.id}, {closed.id}) AND position = 0")
    assert owners == [(NOBODY,), (NOBODY,)]
    caplog.clear()


async def test_the_export_has_everything(harness: TableHarness) -> None:
    tables = await everywhere(harness)
    data: dict[str, Any] = await exported(PersonalData(harness.store), ZOE, harness.clock())
    assert data["user"] == str(ZOE)
    assert data["exported"].startswith("2027-01-16T00:00:")
    assert data["preferences"]["look"] == "text"
    assert (data["direct_message_channel"], data["direct_messages_closed"]) == ("77", True)
    assert {message["kind"] for message in data["messages"]} == {"hand", "reminder"}
    assert data["private_hands"] == [
        {"table": tables["running"].id, "message": "6", "token_until": "1970-01-01T00:00:02+00:00"}
    ]
    assert data["notified_of_tables_in"] == [str(CHANNEL)]
    by_id = {table["table"]: table for table in data["tables"]}
    assert by_id.keys() == {table.id for table in tables.values()}
    running = by_id[tables["running"].id]
    assert (running["host"], running["seats"][0]["name"], len(running["matches"])) == (True, NAME, 1)
    table = tables["running"]
    _, entries = await harness.store.load_match(table.state.match_id or 0)
    zoe = next(index for index, seat in enumerate(table.state.seats) if seat.user_id == ZOE)
    theirs = [(entry.ply, entry.move) for entry in entries if entry.seat == zoe and entry.by is None]
    assert "R1" in [move for _, move in theirs]
    assert [(move["number"], move["move"]) for move in running["moves"]] == theirs
    assert all(move["time"].startswith("2027-01-") for move in running["moves"])
    assert by_id[tables["invited"].id]["invited"]
    assert by_id[tables["kicked"].id]["removed_by_host"]
    assert by_id[tables["newcomer"].id]["joins_as"] == [NAME]
    assert by_id[tables["again"].id]["wants_rematch"]
    assert [(each["host"], each["places"]) for each in data["tournaments"]] == [(True, [1]), (False, [1])]
    assert [ban["server"] for ban in data["bans"]] == [str(GUILD), str(ABROAD)]
    assert [act["by_this_user"] for act in data["acts_of_admins"]] == [True, False, False]
    assert str(BOB) not in str(data["bans"]) + str(data["acts_of_admins"])
    stranger = await exported(PersonalData(harness.store), 999, harness.clock())
    assert (stranger["tables"], stranger["messages"], stranger["preferences"]) == ([], [], None)


def test_every_column_that_may_hold_an_id_is_known() -> None:
    for table in DATABASE_TABLES:
        marks = declaration(table)
        for column in table.columns:
            if str(column.type) == "BIGINT" and column.name not in NO_IDS:
                assert column.name in marks.user, f"{table.name}.{column.name}: mark it"
            if str(column.type) == "TEXT" and column.name not in NO_JSON_WITH_IDS:
                assert column.name in (*marks.names, *marks.of_user), f"{table.name}.{column.name}: mark it"


def test_a_name_without_a_known_owner_may_be_theirs() -> None:
    """Zoe gave her seat to an AI twice, under two names. The table of an older version knows only the last AI."""
    history = (
        (3, (("Zoe", None), ("Bob", None))),
        (5, (("Kim", "casual"), ("Bob", None))),
        (8, (("Zoe 2", None), ("Bob", None))),
    )
    seats = (SeatState(None, "Lee", "casual", 0), SeatState(BOB, "Bob", None, 1))
    changes = SeatChanges(seat_history=history, ceded_seats=(CededSeat(ZOE, "Lee"),))
    state = TableState(1, GUILD, ELSEWHERE, BOB, "closed", "en", OFFICIAL, seats, seat_changes=changes)
    assert names_of(state, ZOE) == {"Zoe", "Zoe 2"}
    assert names_of(state, BOB) == {"Bob", "Zoe"}, "it may have been Bob, who may have left, too"


def interrupted(monkeypatch: pytest.MonkeyPatch, module: Any, name: str, harness: TableHarness) -> list[bool]:  # noqa: ANN401 - a module
    """Erase Zoe once, right after a function of a module was called. The list gets the outcome."""
    outcomes: list[bool] = []
    function = getattr(module, name)

    async def and_erase(*args: Any, **options: Any) -> Any:  # noqa: ANN401 - passed on
        returned = await function(*args, **options)
        if not outcomes:
            outcomes.append(True)
            outcomes[0] = await erasure(harness).erase(ZOE)
        return returned

    monkeypatch.setattr(module, name, and_erase)
    return outcomes


@pytest.mark.both
@pytest.mark.parametrize("part", ["result", "strength"])
async def test_a_deletion_wins_against_the_report_of_a_match(
    harness: TableHarness, database: Database, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    module, name = (end, "unrated_people") if part == "result" else (even_match, "_last_match")
    outcomes = interrupted(monkeypatch, module, name, harness)
    table = await harness.deal({ZOE: "R1", BOB: "R5 G1 G2", "Kim": "Y5 Y6 Y8"}, ruleset=SHORT)
    await play(table, ZOE, "R1")
    while harness.hub.reports.tasks:
        await asyncio.gather(*harness.hub.reports.tasks)
    assert outcomes == [True]
    assert await PersonalData(harness.store).remaining_tables(ZOE) == []
    assert [value for value in values(database) if mentions(value)] == []
    assert database.query("SELECT count(*) FROM result") == [(1,)], "the match has its result all the same"


@pytest.mark.both
async def test_a_deletion_wins_against_a_rebuild_of_ratings(
    harness: TableHarness, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    results = Results(harness.store)
    for number in range(1, 9):
        people = {ZOE: (NAME, 1 + number % 2), BOB: ("Bob", 2 - number % 2), CEM: ("Cem", 3)}
        seats = (
            replace(seat(at, name, place), user_id=user_id)
            for at, (user_id, (name, place)) in enumerate(people.items())
        )
        await results.write(replace(result(number, *seats), guild_id=GUILD))
    outcomes = interrupted(monkeypatch, result_rebuild, "_add", harness)
    await results.rebuild_ratings(GUILD)
    assert outcomes == [True]
    assert [value for value in values(database) if mentions(value)] == []
    assert set(database.query("SELECT name FROM rating")) == {("Bob",), ("Cem",)}


@pytest.mark.both
async def test_a_deletion_wins_against_a_rematch(harness: TableHarness, database: Database) -> None:
    table = await harness.deal({ZOE: "R1", BOB: "R5 G1 G2", "Kim": "Y5 Y6 Y8"}, ruleset=SHORT)
    await play(table, ZOE, "R1")
    read_by_a_press = table.state
    assert await erasure(harness).erase(ZOE)
    again = await harness.hub.open_again(read_by_a_press, BOB, votes=True)
    assert [seat.user_id for seat in again.state.seats] == [BOB, None]
    while harness.hub.reports.tasks:
        await asyncio.gather(*harness.hub.reports.tasks)
    assert [value for value in values(database) if mentions(value)] == []


async def test_a_deletion_makes_no_new_opponent_of_an_account_that_loses_on_purpose(harness: TableHarness) -> None:
    results = Results(harness.store)
    for number in range(1, 31):
        people = ((BOB, "Bob", 1), (ZOE, NAME, 2))
        seats = (
            replace(seat(at, name, place), user_id=user, rated=True) for at, (user, name, place) in enumerate(people)
        )
        await results.write(replace(result(number, *seats), guild_id=GUILD))
        if number % 3 == 0:
            assert await erasure(harness).erase(ZOE)
    (own,) = (await results.leaderboard(GUILD)).rows
    assert own.low is not None
    assert own.low > 1 / 4, "until the ratings are found again"
    assert await results.servers_to_rebuild() == [GUILD]
    await results.rebuild_ratings(GUILD)
    (own,) = (await results.leaderboard(GUILD)).rows
    assert own.low is not None
    assert own.low < 1 / 4, "all former players are one opponent"
    assert await results.servers_to_rebuild() == []
    assert await erasure(harness).erase(BOB)
    assert (await results.leaderboard(GUILD)).rows == ()


async def test_the_counts_are_those_of_the_export(harness: TableHarness) -> None:
    await everywhere(harness)
    await asyncio.gather(*harness.hub.reports.tasks)  # a result between the two would be in one of them only
    data = PersonalData(harness.store)
    for user_id in (ZOE, BOB, 999):
        counts, export = await data.counts(user_id), await exported(data, user_id, 0.0)
        assert counts == DataCounts(
            tables=len(export["tables"]),
            results=len(export["results"]),
            messages=len(export["messages"]) + len(export["private_hands"]),
            channels=len(export["notified_of_tables_in"]),
            daily=len(export["daily_deals"]),
            bans=len(export["bans"]),
        )
    assert (await data.counts(ZOE)).tables == 9


@pytest.mark.only("sqlite")
async def test_a_deletion_of_nothing_leaves_the_file_alone(harness: TableHarness, database: Database) -> None:
    await everywhere(harness)
    assert await erasure(harness).erase(999)
    assert database.query("PRAGMA user_version") == [(0,)], "no compaction is due"
    before = values(database)
    assert await harness.store.writer.compact()
    assert values(database) == before


@pytest.mark.only("sqlite")
async def test_a_process_that_ends_leaves_the_compaction_to_the_next_start(
    harness: TableHarness, database: Database
) -> None:
    await everywhere(harness)
    assert await erasure(harness).erase(ZOE)
    harness.hub.close()
    await harness.store.close()
    assert database.query("PRAGMA user_version") == [(1,)]
    await (await SpyStore.open(database.url)).close()
    assert database.query("PRAGMA user_version") == [(0,)]
    assert holds(database.path.read_bytes()) == []


@pytest.mark.only("sqlite")
async def test_a_big_file_is_written_anew_at_the_next_start(
    harness: TableHarness, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await everywhere(harness)
    monkeypatch.setattr(compaction, "MAX_ONLINE_SIZE", 0)
    assert await erasure(harness).erase(ZOE)
    assert await harness.store.writer.compact()
    assert database.query("PRAGMA user_version") == [(1,)]
    harness.hub.close()
    await harness.store.close()
    with database.path.open("ab") as file:
        assert file.tell() > 0
    await (await SpyStore.open(database.url)).close()
    assert database.query("PRAGMA user_version") == [(0,)]
