"""Tries at daily deals in a database: one for each person and deal, whatever comes twice, late or from elsewhere."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext
from datetime import date, timedelta
from hashlib import sha256

import pytest

from tests.databases import Database
from tests.personal_data import exported
from tests.tables.test_solo_game import act
from unobot.features.daily import games as daily_games
from unobot.features.daily.games import DailyGames, OpenTry
from unobot.features.daily.rules import VERSION, end_of, opening, seed_of
from unobot.features.daily.store import DailyStore
from unobot.features.privacy.store import PersonalData
from unobot.model.daily_try import WORLD
from unobot.model.refused import Refused, Stale
from unobot.model.storage_errors import Damaged
from unobot.retention import Retention
from unobot.storage.store import Store

ME, GUILD, OTHER = 77, 5, 6
DAY = date(2026, 11, 24)


class Now:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.at = opening(DAY).timestamp() + 3600

    def __call__(self) -> float:
        return self.at

    def on(self, day: date, hours: float = 1) -> None:
        """Set the clock to an hour of a day."""
        self.at = opening(day).timestamp() + hours * 3600


@asynccontextmanager
async def opened(database: Database, now: Now) -> AsyncIterator[tuple[Store, DailyGames]]:
    """Open a store as a process does."""
    store = await Store.open(database.url)
    try:
        yield store, DailyGames(DailyStore(store), now)
    finally:
        await store.close()


@contextmanager
def refused(reason: str) -> Iterator[None]:
    """Expect a refusal with this sentence."""
    with pytest.raises(Refused) as error:
        yield
    assert error.value.reason == reason


async def finish(games: DailyGames, opened_try: OpenTry, seed: int = 1) -> OpenTry:
    """Play a try to its end, and store it."""
    chance = random.Random(seed)
    while opened_try.game.stage != "over":
        act(opened_try.game, chance)
    return await games.save(opened_try)


@pytest.mark.both
async def test_a_person_has_one_try_even_in_two_processes_at_once(database: Database) -> None:
    now = Now()
    async with opened(database, now) as (_, one), opened(database, now) as (_, other):
        tries = await asyncio.gather(*(games.begin(ME, GUILD, GUILD, "Ann") for games in (one, other) * 2))
        assert len({each.stored.id for each in tries}) == 1
        assert len({tuple(each.game.line) for each in tries}) == 1
        assert database.query("SELECT count(*) FROM daily_try") == [(1,)]
        assert database.query("SELECT count(*) FROM daily_chain") == [(1,)]
        mine = await one.open(ME, tries[0].stored.id, "Ann")
        theirs = await other.open(ME, tries[0].stored.id, "Ann")
        for each in (mine, theirs):
            act(each.game, random.Random(1))
        await one.save(mine)
        with pytest.raises(Stale):
            await other.save(theirs)
        done = await finish(one, await one.open(ME, mine.stored.id, "Ann"))
        again = await other.begin(ME, GUILD, GUILD, "Ann")
        assert again.stored == done.stored
        assert again.game.stage == "over"
        world = await one.begin(ME, WORLD, GUILD, "Ann")
        assert world.stored.id != done.stored.id
        with refused("refused-daily-gone"):
            await one.open(ME + 1, world.stored.id, "Ben")
        for unknown in (999, 2**63 - 1):
            with refused("refused-daily-gone"):
                await one.open(ME, unknown, "Ann")


async def test_a_try_ends_an_hour_after_its_day_and_its_seed_is_secret_until_then(database: Database) -> None:
    now = Now()
    async with opened(database, now) as (store, games):
        first = await games.begin(ME, GUILD, GUILD, "Ann")
        root = await DailyStore(store).ensure_root(GUILD, "2026-11")
        entry = await games.entry(ME, GUILD, GUILD, DAY)
        assert (entry.end, entry.seed, entry.is_playable) == (end_of(root, DAY).hex(), None, True)
        now.on(DAY, 24.99)
        assert (await games.entry(ME, GUILD, GUILD, DAY)).seed is None
        assert (await games.entry(ME, GUILD, GUILD, DAY)).is_playable
        games.check_open(await games.get_attempt(ME, GUILD, DAY, "Ann"))
        with refused("refused-daily-sealed"):
            await games.record(first)
        now.on(DAY, 25)
        entry = await games.entry(ME, GUILD, GUILD, DAY)
        assert entry.seed == seed_of(root, DAY).hex()
        assert not entry.is_playable
        with refused("refused-daily-over"):
            games.check_open(first)
        with refused("refused-daily-over"):
            await games.get_attempt(ME, GUILD, DAY, "Ann")
        tomorrow = await games.entry(ME, GUILD, GUILD, DAY + timedelta(days=1))
        assert tomorrow.seed is None
        assert (await games.entry(ME, GUILD, GUILD, date(2020, 1, 1))).end is None, "that season had no deals here"
        assert database.query("SELECT season FROM daily_chain") == [("2026-11",)]


async def test_a_day_that_is_not_yet_and_other_texts_are_refused(database: Database) -> None:
    async with opened(database, Now()) as (_, games):
        assert games.day("") == games.day("2026-11-24") == DAY
        for text in ("2026-11-25", "2999-01-01"):
            with refused("refused-daily-future"):
                games.day(text)
        for text in ("tomorrow", "2026-11-31", "24.11.2026"):
            with refused("refused-daily-date"):
                games.day(text)


async def test_a_try_of_another_version_or_with_an_edited_line_is_refused(database: Database) -> None:
    async with opened(database, Now()) as (_, games):
        old = await games.begin(ME, WORLD, None, "Ann")
        database.query('UPDATE daily_try SET line = \'["1:R5","9:draw"]\'')
        with refused("refused-daily-broken"):
            await games.open(ME, old.stored.id, "Ann")
        database.query("UPDATE daily_try SET deal_version = 0")
        with refused("refused-daily-version"):
            await games.open(ME, old.stored.id, "Ann")
        entry = await games.entry(ME, WORLD, None, DAY)
        assert (entry.is_playable, entry.is_replaced) == (True, True), "this version's deal is another one"
        new = await games.begin(ME, WORLD, None, "Ann")
        assert new.stored.id != old.stored.id
        assert not (await games.entry(ME, WORLD, None, DAY)).is_replaced


@pytest.mark.parametrize("where", [WORLD, GUILD])
async def test_an_unfinished_try_goes_on_after_an_upgrade_with_its_own_cards(
    database: Database, where: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, chance = Now(), random.Random(3)
    async with opened(database, now) as (_, games):
        begun = await games.begin(ME, where, GUILD, "Ann")
        for _ in range(6):
            act(begun.game, chance)
        begun = await games.save(begun)
    monkeypatch.setattr(daily_games, "VERSION", VERSION + 1)
    now.on(DAY, 24.5)
    async with opened(database, now) as (_, games):
        entry = await games.entry(ME, where, GUILD, DAY)
        assert (entry.is_playable, entry.is_replaced) == (True, False)
        later = await games.get_attempt(ME, where, DAY, "Ann")
        assert (later.stored.id, later.game.view().ply) == (begun.stored.id, begun.game.view().ply)
        assert later.game.log.round.hands == begun.game.log.round.hands
        now.on(DAY, 20)
        done = await finish(games, await games.begin(ME, where, GUILD, "Ann"))
        assert done.stored.id == begun.stored.id
        assert (await games.entry(ME, where, GUILD, DAY)).streak.now == 1
        assert (await games.begin(ME, where, GUILD, "Ann")).stored == done.stored, "a deal has one try in all versions"
        assert database.query("SELECT count(*) FROM daily_try") == [(1,)]
        now.on(DAY, 25)
        with refused("refused-daily-version"):  # no version could check the moves of its AIs
            await games.record(done)


@pytest.mark.parametrize(
    ("damage", "where"),
    [
        ("UPDATE daily_chain SET root = x'00'", GUILD),
        (f"UPDATE daily_try SET line = 'x' WHERE server_id = {WORLD}", WORLD),
        (f"UPDATE daily_try SET squares = '?' WHERE server_id = {GUILD}", GUILD),
    ],
)
async def test_damage_of_one_deal_hides_no_other_one(
    database: Database, damage: str, where: int, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(database, Now()) as (_, games):
        for each in (WORLD, GUILD):
            await games.begin(ME, each, GUILD, "Ann")
        database.query(damage)
        before = database.query("SELECT * FROM daily_chain"), database.query("SELECT * FROM daily_try")
        for each in (WORLD, GUILD):
            entry = await games.entry(ME, each, GUILD, DAY)
            assert (entry.is_damaged, entry.is_playable) == (each == where, each != where)
        with pytest.raises(Damaged):
            await games.begin(ME, where, GUILD, "Ann")
        after = database.query("SELECT * FROM daily_chain"), database.query("SELECT * FROM daily_try")
        assert after == before, "what is damaged stays as it is, for a repair"
    assert len([each for each in caplog.messages if "is damaged" in each]) == 1, "the log names it once"
    caplog.clear()


@pytest.mark.only("sqlite")
async def test_the_world_is_the_same_in_two_databases_and_servers_differ(
    database: Database, tmp_path_factory: pytest.TempPathFactory
) -> None:
    now, rows = Now(), []
    other = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('other')}/unobot.db"
    for url in (database.url, other):
        store = await Store.open(url)
        games = DailyGames(DailyStore(store), now)
        tries = [await finish(games, await games.begin(ME, where, GUILD, "Ann")) for where in (WORLD, GUILD, OTHER)]
        now.on(DAY, 26)
        rows.append([(each.stored.line, await games.record(each)) for each in tries])
        now.on(DAY)
        await store.close()
    (world, here, there), (world2, here2, _) = rows
    assert world == world2, "byte by byte"
    assert len({world[1], here[1], there[1], here2[1]}) == 4, "each server of each host has its own"


@pytest.mark.both
async def test_the_results_of_a_server_are_compared_and_streaks_are_counted(database: Database) -> None:
    now = Now()
    async with opened(database, now) as (store, games):
        for number in range(4):
            entry = await games.entry(ME, WORLD, GUILD, DAY)
            assert entry.comparison is None
            await finish(games, await games.begin(ME + number, WORLD, GUILD, "Ann"), number)
        await finish(games, await games.begin(ME + 100, WORLD, OTHER, "Eve"))
        points = [row[0] for row in database.query(f"SELECT points FROM daily_try WHERE guild_id = {GUILD}")]
        entry = await games.entry(ME + 3, WORLD, GUILD, DAY)
        assert entry.comparison is not None
        assert entry.attempt is not None
        assert entry.attempt.points is not None
        assert entry.comparison.played == 4
        assert entry.comparison.quartiles[2] == sorted(points)[2]
        assert entry.comparison.beaten == sum(each < entry.attempt.points for each in points)
        assert (await games.entry(ME + 3, WORLD, OTHER, DAY)).comparison is None, "it was played elsewhere"
        now.on(DAY + timedelta(days=1))
        assert (await games.entry(ME, WORLD, GUILD, DAY)).streak == (1, 1)
        await finish(games, await games.begin(ME, WORLD, None, "Ann"))
        assert (await games.entry(ME, WORLD, GUILD, DAY)).streak == (2, 2)
        now.on(DAY + timedelta(days=3))
        assert (await games.entry(ME, WORLD, GUILD, DAY)).streak == (0, 2)

        # Retention: the moves go, and the results stay until their user or their server goes.
        await games.begin(ME, WORLD, GUILD, "Ann")
        await Retention(store).prune(before=now.at + 1)
        assert database.query("SELECT DISTINCT line, squares IS NULL FROM daily_try") == [("[]", 0)]
        await games.begin(ME, GUILD, GUILD, "Ann")
        data = (await exported(PersonalData(store), ME, now.at))["daily_deals"]
        assert [(each["deal"], each["day"]) for each in data] == [
            ("world", "2026-11-24"),
            ("world", "2026-11-25"),
            (str(GUILD), "2026-11-27"),
        ]
        assert {GUILD, OTHER} <= await Retention(store).servers()
        await Retention(store).delete_server(GUILD)
        assert database.query(f"SELECT count(*) FROM daily_try WHERE guild_id = {GUILD} OR server_id = {GUILD}") == [
            (0,)
        ]
        assert database.query("SELECT count(*) FROM daily_chain") == [(0,)]
        assert (await games.entry(ME, WORLD, None, DAY)).streak.best == 2, "the world's deal is the person's own"
        await PersonalData(store).erase(ME)
        assert database.query(f"SELECT count(*) FROM daily_try WHERE user_id = {ME}") == [(0,)]
        await games.clean_up(lambda _: nullcontext())
        assert database.query("SELECT count(*) FROM daily_try") == [(4,)], "the try of the newest day has left an alias"


async def test_no_row_and_no_log_but_the_chain_itself_tells_a_coming_seed(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    now = Now()
    async with opened(database, now) as (store, games):
        done = await finish(games, await games.begin(ME, GUILD, GUILD, "Ann"))
        root = await DailyStore(store).ensure_root(GUILD, "2026-11")
        told = [repr(done), repr(done.deal), repr(done.game.state), repr(await games.entry(ME, GUILD, GUILD, DAY))]
        told += [str(await exported(PersonalData(store), ME, now.at)), str(done.game.view())]
        told += [str(database.query(f"SELECT * FROM {table}")) for table in ("daily_try", "app_meta", "solo")]
        now.on(DAY, 25)
        told += [await games.record(done), repr(await games.entry(ME, GUILD, GUILD, DAY)), caplog.text]
    today, coming = seed_of(root, DAY), {root, *(seed_of(root, DAY + timedelta(days=n)) for n in range(1, 7))}
    early, late = told[:-3], told[-3:]
    for secret in (today, *coming):
        assert not any(secret.hex() in text or repr(secret) in text for text in early)
    for secret in coming:
        assert not any(secret.hex() in text or repr(secret) in text for text in late)
    assert today.hex() in late[0], "the seed of a past day is published"
    assert sha256(today).digest() == seed_of(root, DAY - timedelta(days=1))
