"""The daily housekeeping: old matches go, and so does the data of servers that the bot left long ago."""

from __future__ import annotations

import pytest
from simcord.backend.serializers import guild_create_payload

from tests.bot.players import admin, begin, manager, press_more, seat, settle, words
from tests.bot.seasons import fill_season
from tests.databases import Database
from tests.world import Person, World
from unobot.features.results.store import Results
from unobot.model.storage_errors import Damaged
from unobot.settings import Settings

DAY = 24 * 3600.0


@pytest.fixture
def settings(database: Database) -> Settings:
    return Settings(
        database_url=database.url,
        press_limit=0,
        pictures=False,
        keep_days=2,
        forget_servers_days=30,
        keep_acts_days=5,
    )


def count(database: Database, table: str) -> int:
    ((number,),) = database.query(f"SELECT count(*) FROM {table}")
    return int(number)


async def ended_match(world: World, ann: Person, ben: Person) -> None:
    """Play a match that is closed early."""
    await begin(world, ann, ben)
    asked = await ann.slash("end")
    assert asked is not None
    await ann.press("yes", on=asked)
    await world.advance(20)


async def restart_later(world: World, seconds: float) -> None:
    """Start a new bot on a host whose clock shows a later time."""
    world.set_host_clock(seconds)
    await world.restart(clean=True)
    await world.advance(1)


async def test_old_matches_go_and_live_ones_stay(world: World, database: Database) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await ended_match(world, ann, ben)
    old = world.table()
    await seat(world, ann, ben)
    await restart_later(world, 1.9 * DAY)
    assert count(database, "event") > 0
    await restart_later(world, 2.1 * DAY)
    assert [count(database, name) for name in ("event", '"match"')] == [0, 0]
    assert count(database, "seat") == 2, "of the lobby"
    assert "Ann" in words(world.table())
    world.set_host_clock(0.0)
    answer = await ann.press("More", on=old)
    assert answer is not None
    assert words(answer) == "This table is gone. `/uno start` opens a new one."


async def test_acts_of_admins_are_kept_for_a_time_of_their_own(world: World, database: Database) -> None:
    boss, ann = manager(world), world.person("Ann")
    await admin(boss, "ban", person=ann.actor)
    database.query(f"UPDATE admin_act SET at = at - {4 * DAY}")
    await admin(boss, "unban", person=ann.actor)
    await restart_later(world, 0.9 * DAY)
    assert count(database, "admin_act") == 2
    await restart_later(world, 1.1 * DAY)
    assert [kind for (kind,) in database.query("SELECT kind FROM admin_act")] == ["unban"]


async def test_it_is_done_once_a_day_as_well(world: World, database: Database) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await ended_match(world, ann, ben)
    for _ in range(2):
        await world.env.advance_time(DAY)
        assert count(database, "event") > 0
    await world.env.advance_time(DAY)
    assert count(database, "event") == 0


async def test_seasons_that_changed_just_before_a_crash_are_found_again(world: World, database: Database) -> None:
    ann = world.person("Ann")
    await fill_season(world, [(n, f"Player {n}") for n in range(1, 5)], 2)
    fresh = database.query("SELECT DISTINCT season FROM rating ORDER BY season")
    assert [season for (season,) in fresh] == ["", "2026-01"]
    await settle(world, world.guild.id, seasons="quarterly")  # and the bot stops before it has counted again
    await restart_later(world, 0.0)
    assert [season for (season,) in database.query("SELECT DISTINCT season FROM rating ORDER BY season")] == [
        "",
        "2026-Q1",
    ]
    shown = await ann.slash("leaderboard")
    assert shown is not None
    assert "Q1 2026" in words(shown)


@pytest.mark.logs_errors
async def test_a_server_that_fails_keeps_the_work_from_no_other(
    world: World, database: Database, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await ended_match(world, ann, ben)
    await fill_season(world, [(n, f"Player {n}") for n in range(1, 5)], 2)
    first = world.guild.id - 1  # the bot looks after the servers in the order of their ids
    for table in ("result", "result_seat", "rating"):
        database.query(f"CREATE TABLE copy AS SELECT * FROM {table} WHERE guild_id = {world.guild.id}")
        moved = "" if table == "rating" else ", match_id = match_id + 70000"
        database.query(f"UPDATE copy SET guild_id = {first}{moved}")
        database.query(f"INSERT INTO {table} SELECT * FROM copy")
        database.query("DROP TABLE copy")
    database.query("UPDATE rating SET opponents = 0")
    rebuild = Results.rebuild_ratings

    async def fragile(self: Results, guild_id: int, **options: bool) -> list[Damaged]:
        if guild_id == first:
            raise ZeroDivisionError("a fault in this server")
        return await rebuild(self, guild_id, **options)

    monkeypatch.setattr(Results, "rebuild_ratings", fragile)
    caplog.clear()
    await restart_later(world, 2.1 * DAY)
    outdated = {server for (server,) in database.query("SELECT guild_id FROM rating WHERE opponents = 0 AND rated > 0")}
    assert outdated == {first}
    assert count(database, "event") == 0, "old matches go as well"
    assert [record.getMessage() for record in caplog.records if record.exc_info] == [
        f"the daily housekeeping failed at rating the people of server {first}; it is tried again tomorrow"
    ]


async def test_a_left_server_is_forgotten_after_its_days(world: World, database: Database) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await ended_match(world, ann, ben)
    await press_more(ann, "Notify me", on=world.table())
    assert count(database, "channel_settings") == 2, "the channel's followers, and the news that the server has seen"
    await begin(world, ann, ben)
    world.env.backend.remove_guild(world.guild.id)
    await world.env.settle()
    assert count(database, "left_server") == 1
    await restart_later(world, 29 * DAY)
    assert count(database, "table_") == 1, "the running one"
    await restart_later(world, 31 * DAY)
    names = ("table_", "seat", '"match"', "event", "message", "channel_settings", "left_server")
    assert [count(database, name) for name in names] == [0] * len(names)


async def test_a_new_invitation_keeps_the_data(world: World, database: Database) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    guild = world.env.backend.get_guild(world.guild.id)
    payload = guild_create_payload(world.env.backend, guild)
    world.env.backend.emit("GUILD_DELETE", {"id": str(guild.id)})
    await world.env.settle()
    assert count(database, "left_server") == 1
    payload.pop("unavailable", None)  # Discord sends it after an outage only
    world.env.backend.emit("GUILD_CREATE", payload)
    await world.env.settle()
    assert count(database, "left_server") == 0


async def test_an_outage_is_no_leaving(world: World, database: Database) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    world.env.backend.emit("GUILD_DELETE", {"id": str(world.guild.id), "unavailable": True})
    await world.env.settle()
    await restart_later(world, 40 * DAY)
    assert count(database, "left_server") == 0
    assert count(database, "table_") == 1


async def test_a_server_that_was_left_while_the_bot_was_down(world: World, database: Database) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    database.query("UPDATE table_ SET guild_id = 77")
    await restart_later(world, DAY)
    assert database.query("SELECT id FROM left_server") == [(77,)]
    database.query(f"UPDATE table_ SET guild_id = {world.guild.id}")
    database.query(f"INSERT INTO left_server VALUES ({world.guild.id}, 1.0)")
    await restart_later(world, DAY)
    assert count(database, "table_") == 1, "the bot is in this server"
