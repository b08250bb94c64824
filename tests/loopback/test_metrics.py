"""The page `/metrics` of the real bot, read over a socket while people play on the loopback Discord."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.loopback.conftest import all_answered
from tests.loopback.fake import TOKEN, FakeDiscord
from tests.loopback.faults import CALLBACK, too_many
from tests.loopback.first_moves import PLAIN, press, until
from tests.loopback.model import Button
from tests.loopback.people import Person, action, moves, pressable
from tests.loopback.process import BotProcess
from tests.loopback.test_status_pages import Pages, pages, serve, stop
from tests.test_cli import unobot_command
from tests.world import no_errors_logged
from unobot.bot import client, measurements
from unobot.bot.client import Unobot
from unobot.bot.discord_api.webhooks import TokenRequests
from unobot.bot.measured_store import open_store
from unobot.settings import Settings
from unobot.storage.store import Store
from unobot.tables.ai_seats.ai_resources import unmeasured
from unobot.tables.state.timing import Timing

__all__ = ["pages"]
SNOWFLAKE = 10**15
"""Every id of Discord is greater, and no number of these tests is."""


class Metrics:
    """The numbers of one page."""

    def __init__(self, page: str) -> None:
        self.samples = [sample for family in text_string_to_metric_families(page) for sample in family.samples]

    def __call__(self, name: str, **labels: str) -> float:
        [value] = [sample.value for sample in self.samples if sample.name == name and sample.labels == labels]
        return value

    def label_values(self) -> Iterator[str]:
        for sample in self.samples:
            yield from sample.labels.values()


async def read(pages: Pages) -> Metrics:
    status, page = await pages.get("metrics")
    assert status == 200
    return Metrics(page)


def _is_gone(person: Person, button: Button) -> bool:
    return button.custom_id not in {each.custom_id for each in moves(person.panel)}


@pytest.mark.long
@pytest.mark.usefixtures("_hurried")
async def test_the_metrics_tell_what_people_and_ais_did(
    fake: FakeDiscord, tmp_path: Path, pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "Timing", lambda **given: replace(Timing(**given), ai_tempo=0.02))
    url = f"sqlite+aiosqlite:///{tmp_path / 'unobot.db'}"
    running = await serve(
        Settings(
            discord_token=TOKEN,
            database_url=url,
            watch_port=pages.port,
            emojis=False,
            pictures=False,
            start_seconds=0,
        )
    )
    try:
        await until(lambda: bool(fake.requests) or running.done())
        await pages.until(200)
        idle = await read(pages)
        assert (idle("unobot_ready"), idle("unobot_moves_total", mover="person")) == (1, 0)
        assert idle("unobot_database_bytes") >= (tmp_path / "unobot.db").stat().st_size > 0
        assert (idle("unobot_backup_timestamp_seconds"), idle("unobot_backup_bytes")) == (0, 0)
        assert not [sample.name for sample in idle.samples if sample.name.endswith("_created")]
        backup = await asyncio.to_thread(
            unobot_command, "db", "backup", str(tmp_path / "backups"), "--keep", "1", DATABASE_URL=url
        )
        assert backup.returncode == 0
        backed_up = await read(pages)
        assert time.time() - backed_up("unobot_backup_timestamp_seconds") < 600
        assert backed_up("unobot_backup_bytes") == next((tmp_path / "backups").iterdir()).stat().st_size
        channel = next(iter(fake.channels.values()))
        ann = Person(fake, "Ann", channel, seed=1)
        ann.user.closed = 50007
        with no_errors_logged():
            await ann.command("start", rules=PLAIN, ais=1)
            await press(ann, ann.table, "start")
            await until(lambda: pressable(ann.table, "hand"))
            async with asyncio.timeout(120):  # a message waits if Discord has refused too many requests
                while (await read(pages))("unobot_refused_dms_total", reason="closed") < 1:  # noqa: ASYNC110
                    await asyncio.sleep(0.05)
            fake.faults.add(CALLBACK, too_many(0.05))
            pressed = await press(ann, ann.table, "hand")
            made = 0
            while made < 3:  # after a draw, Ann may have to pass, so the AI moves at least once
                await until(lambda: moves(ann.panel))
                assert ann.panel is not None
                button = moves(ann.panel)[-1]
                pressed = await ann.press(ann.panel, button)
                made += action(button)[0] == "move"  # a wild asks for its color first
                await until(partial(_is_gone, ann, button))  # or the same button is pressed again, and refused
            await fake.deliver(pressed)  # the gateway repeats it
            await all_answered()
            await until(lambda: moves(ann.panel))
            found = await read(pages)
    finally:
        await stop(running)
    assert found("unobot_moves_total", mover="person") >= 2
    stored = found("unobot_moves_total", mover="person") + found("unobot_moves_total", mover="casual")
    assert found("unobot_moves_total", mover="casual") >= 1
    assert found("unobot_thinking_seconds_count", level="casual") >= 1
    assert found("unobot_database_write_seconds_count") > stored
    assert found("unobot_database_failures_total") == 0
    assert found("unobot_tables", state="playing") == 1
    assert found("unobot_servers") == 1
    assert (found("unobot_players"), found("unobot_matches_begun_total")) == (1, 1)
    assert found("unobot_matches_ended_total", how="won") == 0
    assert found("unobot_commands_total", command="uno start") == 1
    assert (found("unobot_shards"), found("unobot_served_shards")) == (1, 1)
    assert found("unobot_gateway_reconnects_total", shard="0") == 0
    assert 0 < found("unobot_gateway_latency_seconds", shard="0") < 10
    clicks = found("unobot_answer_seconds_count", kind="answer")
    assert clicks >= 5
    assert found("unobot_answer_seconds_sum", kind="answer") > 0
    assert found("unobot_answer_seconds_bucket", kind="answer", le="+Inf") == clicks
    assert found("unobot_discord_refusals_total", status="429") == 1
    assert found("unobot_gate_refusals_total", decision="twice") == 1
    assert found("unobot_refused_dms_total", reason="closed") == 1
    assert found("unobot_event_loop_lag_seconds_count") > 0
    assert found("process_cpu_seconds_total") > 0
    values = [*found.label_values()]
    assert {"lobby", "person", "late"} <= {*values}
    assert [value for value in values if value.isdecimal() and int(value) >= SNOWFLAKE] == []


async def test_a_bot_without_status_pages_measures_nothing(tmp_path: Path) -> None:
    """Its parts are the plain ones, so a click costs nothing more."""
    url = f"sqlite+aiosqlite:///{tmp_path / 'unobot.db'}"
    bot = Unobot(Settings(discord_token=TOKEN, database_url=url))
    assert bot.metrics is None
    store = await open_store(url, bot.metrics)
    await store.close()
    parts = store, measurements.token_requests(bot.metrics, bot._parts)
    assert [*map(type, parts)] == [Store, TokenRequests]
    assert measurements.thinking_of(bot.metrics) is unmeasured


async def test_the_log_of_a_process_is_json_and_names_the_press(fake: FakeDiscord, tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'unobot.db'}"
    bot = BotProcess(fake, url, tmp_path / "log", forked=True, log_format="json")
    await bot.start()
    await bot.ready()
    ann = Person(fake, "Ann", next(iter(fake.channels.values())), seed=1)
    await until(lambda: fake.commands)
    await ann.command("start")
    assert ann.table is not None
    forged = await ann.press(ann.table, "no id of ours")
    await bot.stop()
    lines = [json.loads(line) for line in bot.said().splitlines()]
    assert {"time", "level", "logger", "message"} <= set.intersection(*map(set, lines))
    odd = [line for line in lines if "unknown custom id" in line["message"]]
    assert [line["interaction"] for line in odd] == [str(forged.id)]
    assert [line for line in lines if "unfinished tables" in line["message"] and "interaction" not in line]
    assert TOKEN not in bot.said()
