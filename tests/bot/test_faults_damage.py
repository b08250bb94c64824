"""Damage in the database costs its own table or person only: everybody else plays on, also after a restart."""

from __future__ import annotations

import logging

import pytest

from tests.bot.players import choices, choose_preference, leave_lobby, press_button, run_command, verb, words
from tests.databases import Database
from tests.world import Person, World

SAID = "I can't read the saved data behind this"

pytestmark = pytest.mark.logs_errors


class Evening:
    """Two tables: Ann and Ben play in the first channel, Ann and Cat in the second."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.ann, self.ben, self.cat = (world.person(name) for name in ("Ann", "Ben", "Cat"))
        self.first, self.second = world.channel, world.create_channel("second")

    async def begin(self) -> None:
        for channel, guest in ((self.first, self.ben), (self.second, self.cat)):
            await self.ann.slash("start", channel=channel)
            await guest.press("Join", on=self.world.table(channel))
            await self.ann.press("start", on=self.world.table(channel))
        await self.world.advance(12)

    async def plays_on(self, channel: object, *players: Person) -> None:
        """Check that the next move at the table in this channel is made by one of these players."""
        for player in players:
            hand = await player.slash("hand", channel=channel)  # type: ignore[arg-type]  # a handle
            assert hand is not None
            assert SAID not in hand.text
            moves = [button for button in choices(hand) if verb(button) == "move"]
            if moves:
                before = self.world.posts(channel)  # type: ignore[arg-type]  # a handle
                await player.press(moves[0].custom_id, on=hand)
                await self.world.advance(6)
                assert self.world.posts(channel) != before  # type: ignore[arg-type]  # a handle
                return
        raise AssertionError("it is nobody's turn")


@pytest.fixture
async def evening(world: World) -> Evening:
    evening = Evening(world)
    await evening.begin()
    return evening


def named(caplog: pytest.LogCaptureFixture, words: str) -> int:
    """Return how many errors of the log contain these words. None of them has a traceback."""
    errors = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert all(record.exc_info is None for record in errors), [record.getMessage() for record in errors]
    return sum(words in record.getMessage() for record in errors)


async def test_preferences_of_a_newer_version_are_kept(evening: Evening, database: Database) -> None:
    world, ben = evening.world, evening.ben
    newer = '{"v":1,"look":"hologram","sounds":{"uno":true},"sort":"value"}'
    database.query(f"UPDATE user_ SET preferences = '{newer}' WHERE id = {ben.id}")
    await world.restart()
    await evening.plays_on(evening.first, evening.ann, ben)
    assert "cards" in words(await press_button(ben, "My hand"))
    await choose_preference(ben, world, "pings", "always")
    ((stored,),) = database.query(f"SELECT preferences FROM user_ WHERE id = {ben.id}")
    assert '"look":"hologram"' in stored
    assert '"sounds":{"uno":true}' in stored
    assert '"sort":"value"' in stored
    assert '"pings":"always"' in stored
    await choose_preference(ben, world, "look", "text")
    ((stored,),) = database.query(f"SELECT preferences FROM user_ WHERE id = {ben.id}")
    assert "hologram" not in stored, "the person has chosen another one"


@pytest.mark.parametrize("body", ["{broken", '{"v":2,"look":["text","large"]}'])
async def test_preferences_that_cannot_be_read_cost_only_themselves(
    evening: Evening, database: Database, body: str, caplog: pytest.LogCaptureFixture
) -> None:
    world, ben = evening.world, evening.ben
    database.query(f"UPDATE user_ SET preferences = '{body}' WHERE id = {ben.id}")
    await world.restart()
    await evening.plays_on(evening.first, evening.ann, ben)
    assert "cards" in words(await press_button(ben, "My hand"))
    assert SAID in words(await choose_preference(ben, world, "pings", "always"))
    assert database.query(f"SELECT preferences FROM user_ WHERE id = {ben.id}") == [(body,)], "it stays as it is"
    assert named(caplog, f"The column preferences of user {ben.id} cannot be read") == 1


async def test_settings_that_cannot_be_read_cost_only_themselves(
    evening: Evening, database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    world = evening.world
    database.query(f"UPDATE channel_settings SET body = 'nonsense' WHERE id = {world.guild.id}")  # has the news seen
    await world.restart()
    await evening.plays_on(evening.first, evening.ann, evening.ben)
    assert named(caplog, f"The settings of the channel or server {world.guild.id} cannot be read") == 1


@pytest.mark.parametrize(
    ("damage", "name"),
    [
        ("UPDATE table_ SET options = '{\"look\":7}' WHERE id = 1", "The column options of table 1"),
        ('UPDATE table_ SET ruleset = \'{"v":1,"gravity":true}\' WHERE id = 1', "The column ruleset of table 1"),
        ("UPDATE event SET body = '{}' WHERE match_id = 1 AND ply = 0", "Entry 0 of match 1"),
        ("DELETE FROM event WHERE match_id = 1", "The log of match 1"),
        ("UPDATE seat SET misses = -1 WHERE table_id = 1", "The column misses of seat 0 of table 1"),
        ("UPDATE table_ SET match_id = NULL WHERE id = 1", "The log of match 0"),
    ],
)
async def test_a_damaged_table_costs_only_itself(
    evening: Evening, database: Database, damage: str, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    world, ann, ben = evening.world, evening.ann, evening.ben
    old = world.table(evening.first)
    database.query(damage)
    await world.restart()
    await world.advance(200)
    listed = await run_command(ann, "tables")
    assert f"<#{evening.second.id}>" in listed
    assert f"<#{evening.first.id}>" not in listed
    await evening.plays_on(evening.second, ann, evening.cat)
    assert SAID in words(await press_button(ben, "My hand", on=old))
    assert SAID in await run_command(ben, "hand")
    assert named(caplog, name) == 1
    await ben.slash("start")
    assert "Join" in world.table(evening.first).labels, "its channel is free for another table"
    assert named(caplog, name) == 1


async def test_a_table_continues_when_its_data_is_whole_again(evening: Evening, database: Database) -> None:
    world, ann, ben = evening.world, evening.ann, evening.ben
    ((options,),) = database.query("SELECT options FROM table_ WHERE id = 1")
    database.query("UPDATE table_ SET options = 'nonsense' WHERE id = 1")
    await world.restart()
    await ben.slash("start")
    await leave_lobby(ben, world, on=world.table(evening.first))
    database.query(f"UPDATE table_ SET options = '{options}' WHERE id = 1")
    await ann.slash("resume", channel=world.create_channel("third"))
    await world.advance(6)
    assert "cards" in await run_command(ben, "hand")


async def test_damaged_rows_stop_no_start(
    evening: Evening, database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    database.query("UPDATE app_meta SET value = 'nonsense'")
    database.query("UPDATE table_ SET deadline = -1e300 WHERE id = 1")
    await evening.world.restart()
    await evening.plays_on(evening.second, evening.ann, evening.cat)
    assert named(caplog, "table 1 cannot be read") == 1
