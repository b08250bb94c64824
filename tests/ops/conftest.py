"""A database in which players and AIs have played, and the commands of `unobot db`."""

import asyncio
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace
from sqlalchemy import Table, insert, select

from tests.databases import Database
from tests.tables.harness import ANN, BOB, CHANNEL, ELSEWHERE, GUILD, Clock, SpyStore, TableHarness, sensible_move
from unobot import cli
from unobot.database_tables import METADATA
from unobot.features.admin.store import AuditLog
from unobot.features.daily.store import DailyStore
from unobot.features.solo.store import SOLO
from unobot.features.tournament.store import Tournaments
from unobot.features.translations.store import TranslationNotes
from unobot.model.audit_entry import AuditEntry
from unobot.model.daily_try import DailyTry
from unobot.model.messages import MessageKey, MessageState, PanelState
from unobot.model.people import BanState, UserState
from unobot.model.places import ChannelSettings
from unobot.model.tournament import Entrant, Night, TournamentState
from unobot.model.translation_note import TranslationNote
from unobot.ops.access import file_engine
from unobot.ops.backup import _set_last_id
from unobot.retention import Retention
from unobot.rules.ruleset.ruleset import OFFICIAL
from unobot.storage.bans import Bans
from unobot.storage.schema import READY_SEAL
from unobot.storage.store import Store
from unobot.tables import table as tables

TOKEN = "aW50ZXJhY3Rpb246c2VjcmV0"
SHORT = replace(OFFICIAL, scoring="single")


class Done(NamedTuple):
    """The exit status of a command, and its output."""

    code: int
    out: str
    err: str


Unobot = Callable[..., Done]
Rows = list[tuple[Table, list[dict[str, Any]]]]


async def play(harness: TableHarness, table: tables.Table, rng: random.Random, enough: Callable[[], bool]) -> None:
    while not enough():
        person = next((person for person in (ANN, BOB) if table.legal_moves(person)), None)
        if person is None:
            await harness.step()
        else:
            await table.submit(person, table.ply, sensible_move(table.legal_moves(person), rng))


async def fill(url: str) -> None:
    """Write a finished and a running match, a message, a panel, a user, and the hash of the commands."""
    store = await SpyStore.open(url)
    harness = TableHarness(store, Clock())
    rng = random.Random(2)
    over = await harness.hub.open(GUILD, CHANNEL, ANN, "Ann\u202e", "en", ["casual"], SHORT)
    await over.start(ANN, 7)
    await play(harness, over, rng, lambda: not over.is_live)
    await asyncio.gather(*harness.hub.reports.tasks)
    table = await harness.match(ANN, BOB, ais=1, channel=ELSEWHERE)
    await play(harness, table, rng, lambda: table.ply >= 25)
    harness.hub.close()
    await store.put_message(MessageState(MessageKey(table.id, "table"), ELSEWHERE, 5, 1.5))
    await store.put_panel(PanelState(table.id, ANN, 6, TOKEN, 2.5))
    await store.put_user(UserState(ANN, 77, dm_closed=True))
    await store.put_channel_settings(GUILD, ChannelSettings(rules="party"))
    await AuditLog(store).add(AuditEntry(1, GUILD, BOB, ANN, None, 2.5, "ban", "spam"))
    await Bans(store).put(BanState(GUILD, ANN, BOB, 2.5, "spam"))
    await store.set_meta(1, "commands", "hash")
    await Retention(store).store_departure(GUILD + 1, 3.5)
    night = Night(rules="AA", rounds_planned=3, minutes=15, entrants=(Entrant(ANN, "Ann"),))
    await Tournaments(store).begin(TournamentState(0, GUILD, CHANNEL, ANN, "Ann", "over", "en", None, 2.5, night))
    async with store.engine.begin() as connection:
        game = {"user_id": ANN, "guild_id": GUILD, "kind": "what-if", "start": "{}", "line": "{}"}
        await connection.execute(insert(SOLO), {**game, "version": 1, "touched": 2.5})
        await connection.execute(insert(READY_SEAL), {"user_id": BOB, "secret": bytes(32), "made": 2.5})
    daily = DailyStore(store)
    await daily.ensure_root(GUILD, "2026-11")
    await daily.begin(
        DailyTry(user_id=ANN, server_id=GUILD, guild_id=GUILD, day="2026-11-24", deal_version=1, touched=2.5)
    )
    note = TranslationNote(user_id=ANN, language="ko", words="Too stiff.", at=2.5)
    assert await TranslationNotes(store).add(note)
    assert await TranslationNotes(store).add(replace(note, user_id=BOB, language="de", at=90.0))
    await store.close()


@pytest.fixture(scope="session")
def rows(tmp_path_factory: pytest.TempPathFactory) -> Rows:
    """Play once, and return the rows of every table."""
    path = tmp_path_factory.mktemp("ops") / "played.db"
    asyncio.run(fill(f"sqlite+aiosqlite:///{path}"))
    with file_engine(path).connect() as connection:
        return [
            (table, [dict(row._mapping) for row in connection.execute(select(table))])
            for table in METADATA.sorted_tables
        ]


@pytest.fixture
def filled(database: Database, rows: Rows) -> Database:
    async def write() -> None:
        store = await Store.open(database.url)
        async with store._engine.begin() as connection:
            for table, values in rows:
                if values:
                    await connection.execute(insert(table), values)
            for table_name in ("table_", "match"):
                await connection.run_sync(_set_last_id, table_name, 2)
        await store.close()

    asyncio.run(write())
    return database


@pytest.fixture
def unobot(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Unobot:
    """Run `unobot db ...` on a database, or another group of commands (``group``)."""
    monkeypatch.chdir(tmp_path)

    def run(database: Database | str, *arguments: str, group: str = "db") -> Done:
        url = database if isinstance(database, str) else database.url
        with monkeypatch.context() as patch:
            patch.setattr(sys, "argv", ["unobot", group, *arguments])
            patch.setenv("DATABASE_URL", url)
            capsys.readouterr()
            with pytest.raises(SystemExit) as ended:
                cli.main()
        printed = capsys.readouterr()
        return Done(int(ended.value.code or 0), printed.out, printed.err)

    return run


def refusal(done: Done) -> str:
    """Return the sentence with which a refused command ends."""
    assert (done.code, done.out) == (2, "")
    assert done.err.count("\n") == 1
    assert done.err.endswith(".\n")
    return done.err
