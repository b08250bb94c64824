"""Results and ratings in a database: written once, the same when found again, and readable page by page."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import Table, delete, select, update
from sqlalchemy import text as sql
from sqlalchemy.exc import SQLAlchemyError

from tests.personal_data import exported
from tests.results.made import CHANNEL, GUILD, HOUR, NOVEMBER, PARTY, played, result, seat
from unobot.features.privacy.store import PersonalData
from unobot.features.results import rebuild as result_rebuild
from unobot.features.results.result_rows import RATING, RESULT, RESULT_SEAT
from unobot.features.results.store import Results
from unobot.features.results.writes import insert_result
from unobot.model.former import FORMER
from unobot.model.match_result import Draws, How, LeaderboardRow, MatchResult, Presence
from unobot.model.people import Preferences, UserState
from unobot.model.places import ChannelSettings, Seasons
from unobot.model.storage_errors import StorageError
from unobot.results.ratings import MIN_RATED_MATCHES, Contestant, Skill, rate
from unobot.results.server_sums import ServerSums
from unobot.results.sums import party_of
from unobot.results.sums_process import SumsProcess
from unobot.retention import Retention
from unobot.storage.statements import Session
from unobot.storage.store import Store

ANN, BOB, CEM, DAN = 101, 102, 103, 104
DAY = 24 * HOUR


@pytest.fixture
def results(store: Store) -> Results:
    return Results(store)


async def rows(store: Store, table: Table) -> list[dict[str, Any]]:
    async with store.engine.connect() as connection:
        order = table.primary_key
        return [row._asdict() for row in await connection.execute(select(table).order_by(*order))]


async def write(results: Results, matches: Sequence[MatchResult]) -> None:
    for match in matches:
        assert await results.write(match)


def season(
    matches: int, people: Sequence[int] = (*range(1, 9),), better: float = 2.0, **more: object
) -> list[MatchResult]:
    """Return matches of four of these people. The first of them is much better than the others."""
    rng = random.Random(8)
    return [played(rng.sample(people, 4), rng, {people[0]: better}, **more) for _ in range(matches)]


async def fill(store: Store, results: Results, matches: Sequence[MatchResult]) -> None:
    """Write many results at once, and then their ratings."""

    def insert(session: Session) -> None:
        for match in matches:
            insert_result(session, match, match.match_id, party_of(match))

    await store.writer.write(insert)
    for guild_id in {match.guild_id for match in matches}:
        await results.rebuild_ratings(guild_id)


async def test_a_result_is_written_once(store: Store, results: Results) -> None:
    match = result(seat(ANN, 1), seat(None, 2), seat(BOB, 3, "gone"))
    assert await results.write(match)
    assert not await results.write(match)
    assert await results.result(match.match_id) == match
    assert [row["matches"] for row in await rows(store, RATING) if row["user_id"] == ANN] == [1] * 4


async def test_opponents_are_compared_by_pairs_whoever_else_plays(results: Results) -> None:
    """A third person who comes once does not make the 30th match of two friends count as their first one."""
    await write(results, [result(seat(ANN, 1), seat(BOB, 2)) for _ in range(30)])
    before = await results.leaderboard(GUILD, user_id=ANN)
    await write(results, [result(seat(ANN, 1), seat(BOB, 2), seat(CEM, 3, "removed"))])
    assert (await results.leaderboard(GUILD, user_id=ANN)).own_row == before.own_row, "they have met too often"
    await write(results, [result(seat(ANN, 1), seat(BOB, 2), seat(CEM, 3))])
    board = await results.leaderboard(GUILD)
    assert {row.user_id: row.matches for row in board.rows} == {ANN: 21, BOB: 21, CEM: 1}
    await write(results, [result(seat(ANN, 1), seat(BOB, 2), rules=PARTY)])
    assert (await results.leaderboard(GUILD)).rows == board.rows, "nor do other rules"


@pytest.mark.parametrize("seasons", ["monthly", "quarterly", "never"])
async def test_ratings_of_any_match_are_found_again_to_the_last_bit(
    store: Store, results: Results, seasons: Seasons, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.put_channel_settings(GUILD, ChannelSettings(seasons=seasons))
    rng = random.Random(seasons)
    presences: list[Presence] = ["played", "played", "played", "autopilot", "gone", "removed"]
    matches = []
    for number in range(60):
        people = rng.sample(range(1, 9), rng.randint(1, 5))
        teams = len(people) == 4 and rng.random() < 0.5
        seats = []
        for place, who in enumerate(people, 1):
            presence = rng.choice(presences)
            has_left = presence in ("gone", "removed")
            facts: dict[str, Any] = {"rated": rng.random() < 0.9, "late": False}
            if teams and not has_left:
                facts |= {"team": place % 2, "seat": place}
            seats.append(
                seat(who, 5 if has_left else place % 2 + 1 if teams else rng.choice([1, place]), presence, **facts)
            )
        how: How = rng.choice(["won", "won", "closed", "expired"])
        rules = rng.choice(["Ax", PARTY])
        matches.append(result(*seats, seat(None, 6), how=how, ended=NOVEMBER + number * DAY, rules=rules))
    await write(results, matches)
    before = await rows(store, RATING)
    assert any(row["rated"] for row in before)
    for is_behind, small in ((False, 50), (True, 50), (True, 1000)):
        monkeypatch.setattr(result_rebuild, "MAX_SMALL", small)
        async with store.engine.begin() as connection:
            await connection.execute(delete(RATING))
        assert await results.rebuild_ratings(GUILD, is_behind=is_behind) == []
        assert await rows(store, RATING) == before


async def test_behind_play_another_process_adds_the_results(
    store: Store, results: Results, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Folding them holds up the event loop. A choice of seasons folds all results of a server."""
    await fill(store, results, season(6))
    before = await rows(store, RATING)

    def here(*_: object) -> None:
        raise AssertionError("the results were added in this process")

    monkeypatch.setattr(ServerSums, "add", here)
    monkeypatch.setattr(result_rebuild, "MAX_SMALL", 5)
    await store.put_channel_settings(GUILD, ChannelSettings(seasons="quarterly"))
    await results.rebuild_ratings(GUILD, is_behind=True)
    assert {row["season"] for row in await rows(store, RATING)} == {"", "2026-Q4"}
    await store.put_channel_settings(GUILD, ChannelSettings(seasons="monthly"))
    await results.rebuild_ratings(GUILD, is_behind=True)
    assert await rows(store, RATING) == before


async def test_a_rebuild_whose_process_is_killed_changes_nothing_and_is_found(
    store: Store, results: Results, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(store, results, season(6))
    before = await rows(store, RATING)
    add = SumsProcess.add

    def then_die(process: SumsProcess, matches: Sequence[MatchResult]) -> None:
        add(process, matches)
        process._process.kill()

    monkeypatch.setattr(SumsProcess, "add", then_die)
    monkeypatch.setattr(result_rebuild, "MAX_SMALL", 5)
    await store.put_channel_settings(GUILD, ChannelSettings(seasons="quarterly"))
    with pytest.raises(BrokenPipeError):
        await results.rebuild_ratings(GUILD, is_behind=True)
    assert await rows(store, RATING) == before
    assert await results.servers_to_rebuild() == [GUILD]
    monkeypatch.undo()
    await results.rebuild_ratings(GUILD, is_behind=True)
    assert await results.servers_to_rebuild() == []


@pytest.mark.parametrize("column", ["mean", "deviation"])
@pytest.mark.parametrize("value", [1e300, 0.0, float("nan"), float("inf"), -1.0])
async def test_an_absurd_rating_stops_no_match(
    store: Store, results: Results, column: str, value: float, caplog: pytest.LogCaptureFixture
) -> None:
    await write(results, [result(seat(ANN, 1), seat(BOB, 2)) for _ in range(3)])
    try:
        async with store.engine.begin() as connection:
            await connection.execute(update(RATING).where(RATING.c.user_id == ANN).values({column: value}))
    except SQLAlchemyError:
        return  # SQLite stores no such number
    await write(results, [last := result(seat(ANN, 1), seat(BOB, 2))])
    assert await results.result(last.match_id) == last
    caplog.clear()
    await results.rebuild_ratings(GUILD)
    again = await rows(store, RATING)
    assert {row["rated"] for row in again} == {4}
    assert all(0 < row["low"] < row["high"] < 1 for row in again)


async def test_a_rating_that_fails_counts_in_the_sums_and_is_told_once(
    store: Store, results: Results, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A match of Ann cannot be rated. It is the same when the ratings are found again."""

    def fragile(contestants: Sequence[Contestant]) -> list[Skill]:
        if len(contestants) == 3:
            raise OverflowError("too good")
        return rate(contestants)

    monkeypatch.setattr("unobot.results.sums.rate", fragile)
    await write(results, [result(seat(ANN, 1), seat(BOB, 2)), result(seat(ANN, 1), seat(BOB, 2), seat(CEM, 3))])
    await write(results, [result(seat(ANN, 1), seat(BOB, 2))])
    assert [record.exc_info is not None for record in caplog.records] == [True]
    before = await rows(store, RATING)
    assert {(row["matches"], row["rated"]) for row in before if row["user_id"] == ANN} == {(3, 2)}
    caplog.clear()
    assert await results.rebuild_ratings(GUILD) == []
    assert await rows(store, RATING) == before
    (told,) = (record.getMessage() for record in caplog.records)
    assert told.startswith(f"server {GUILD}: 1 matches are rated for nobody: Traceback")


async def test_ratings_of_an_older_version_are_found_again(store: Store, results: Results) -> None:
    await fill(store, results, season(20))
    found = await rows(store, RATING)
    assert await results.servers_to_rebuild() == []
    async with store.engine.begin() as connection:
        await connection.execute(update(RATING).values(opponents=0, mean=120.0))
    assert await results.servers_to_rebuild() == [GUILD]
    await results.rebuild_ratings(GUILD)
    assert await rows(store, RATING) == found
    assert await results.servers_to_rebuild() == []


async def test_ratings_found_again_are_those_of_the_matches(store: Store, results: Results) -> None:
    rng = random.Random(3)
    for month in range(3):
        ended = NOVEMBER + month * 31 * DAY
        await write(results, season(6, ended=ended))
        await write(results, [result(seat(ANN, 1), seat(BOB, 2), ended=ended, rules=PARTY) for _ in range(3)])
    await store.put_preferences(UserState(3, preferences=Preferences(rated=False)))
    await results.list_person(3)
    before = await rows(store, RATING)
    assert await results.rebuild_ratings(GUILD) == []
    assert await rows(store, RATING) == before
    async with store.engine.begin() as connection:
        for row in rng.sample(before, 20):
            here = RATING.c.user_id == row["user_id"], RATING.c.season == row["season"]
            await connection.execute(delete(RATING).where(*here))
        await connection.execute(update(RATING).where(RATING.c.user_id == 4).values(mean=7, name="?"))
    await results.rebuild_ratings(GUILD)
    assert await rows(store, RATING) == before


async def test_seasons_follow_the_settings_of_the_server(store: Store, results: Results) -> None:
    await fill(store, results, season(3, ended=NOVEMBER))
    await fill(store, results, season(3, ended=NOVEMBER + 31 * DAY))
    assert await results.seasons(GUILD) == ["2026-12", "2026-11"]
    found_by: dict[Seasons, list[str]] = {
        "quarterly": ["2026-Q4"],
        "never": [],
        "monthly": ["2026-12", "2026-11"],
    }
    for seasons, found in found_by.items():
        await store.put_channel_settings(GUILD, ChannelSettings(seasons=seasons))
        await results.rebuild_ratings(GUILD)
        assert await results.seasons(GUILD) == found
        for text in ("", *found):
            assert (await results.stats(GUILD, 1, text)) is not None


async def test_a_rebuild_that_stops_between_two_transactions_is_found(
    store: Store, results: Results, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(store, results, season(6))
    await store.put_channel_settings(GUILD, ChannelSettings(seasons="quarterly"))
    interrupted = after_the_first_change(monkeypatch, StorageError("the bot was killed"))
    with pytest.raises(StorageError):
        await results.rebuild_ratings(GUILD)
    assert interrupted == ["changed"]
    assert await results.servers_to_rebuild() == [GUILD]
    monkeypatch.undo()
    await results.rebuild_ratings(GUILD)
    assert await results.servers_to_rebuild() == []


async def test_a_result_that_comes_between_two_transactions_of_a_rebuild_counts(
    store: Store, results: Results, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(store, results, season(6))
    await store.put_channel_settings(GUILD, ChannelSettings(seasons="quarterly"))
    after_the_first_change(monkeypatch, partial(write, results, [result(seat(ANN, 1), seat(BOB, 2))]))
    await results.rebuild_ratings(GUILD)
    found = await rows(store, RATING)
    assert {row["matches"] for row in found if row["user_id"] == ANN} == {1}
    assert {row["season"] for row in found} == {"", "2026-Q4"}
    async with store.engine.begin() as connection:
        await connection.execute(delete(RATING))
    monkeypatch.undo()
    await results.rebuild_ratings(GUILD)
    assert await rows(store, RATING) == found, "as if it had come before"


def after_the_first_change(
    monkeypatch: pytest.MonkeyPatch, happens: Exception | Callable[[], Awaitable[None]]
) -> list[str]:
    """Let something happen once, after the first of many small transactions of the next rebuild."""
    real, seen = result_rebuild._write, list[str]()

    async def write_in_pieces(store: Store, *args: Any) -> str:  # noqa: ANN401 - those of the real one
        writer, write = store.writer, store.writer.write

        async def watched(job: Any) -> Any:  # noqa: ANN401 - of any kind
            outcome = await write(job)
            if getattr(job, "func", None) is result_rebuild._change and not seen:
                seen.append("changed")
                if isinstance(happens, Exception):
                    raise happens
                await happens()
            return outcome

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(result_rebuild, "RATINGS_AT_ONCE", 3)
            patch.setattr(writer, "write", watched)
            return await real(store, *args)

    monkeypatch.setattr(result_rebuild, "_write", write_in_pieces)
    return seen


async def test_each_server_with_seasons_of_another_kind_is_found(store: Store, results: Results) -> None:
    await fill(store, results, [replace(match, guild_id=guild_id) for guild_id in (7, 8, 9) for match in season(2)])
    kinds: dict[int, Seasons] = {7: "quarterly", 8: "monthly", 9: "never"}
    for guild_id, kind in kinds.items():
        await store.put_channel_settings(guild_id, ChannelSettings(seasons=kind))
    assert await results.servers_to_rebuild() == [7, 9]


@pytest.mark.only("sqlite")
async def test_a_damaged_season_stops_no_housekeeping(store: Store, results: Results) -> None:
    await fill(store, results, season(3))
    async with store.engine.begin() as connection:
        await connection.execute(sql("UPDATE rating SET season = x'c328' WHERE user_id = 1 AND season <> ''"))
    assert await results.servers_to_rebuild() == []
    await store.put_channel_settings(GUILD, ChannelSettings(seasons="quarterly"))
    assert await results.servers_to_rebuild() == [GUILD]
    await results.rebuild_ratings(GUILD)
    assert await results.servers_to_rebuild() == []


@pytest.mark.only("sqlite")
async def test_a_damaged_rating_is_left_out_of_its_leaderboard(store: Store, results: Results) -> None:
    await fill(store, results, season(60))
    async with store.engine.begin() as connection:
        await connection.execute(sql("UPDATE rating SET low = 'x' WHERE user_id = 1"))
    page = await results.leaderboard(GUILD, user_id=2)
    assert [row.user_id for row in page.rows if row.user_id == 1] == []
    assert page.own_row in page.rows


async def test_a_leaderboard_has_places_that_the_ratings_can_tell_apart(store: Store, results: Results) -> None:
    people, rng = [*range(1, 31)], random.Random(8)
    tables = ([1, *rng.sample(people[1:], 3)] for _ in range(200))
    others = (rng.sample(people[1:], 4) for _ in range(100))
    matches = [played(table, rng, {1: 4.0}) for table in (*tables, *others)]
    await fill(store, results, [*matches, result(seat(ANN, 1), seat(BOB, 2))])
    first = await results.leaderboard(GUILD, user_id=ANN)
    assert (first.page, first.pages, len(first.rows)) == (0, 4, 10)
    best, *equal = first.rows
    assert (best.user_id, best.places) == (1, (1, 1))
    assert {row.places for row in equal} == {(2, len(people))}, "nobody else is better than another"
    assert [row.name for row in equal] == sorted(row.name for row in equal)
    assert all(row.low < row.share < row.high for row in first.rows if row.low and row.share and row.high)
    own = LeaderboardRow(None, ANN, f"Person {ANN}", 1, None, None, None)
    assert first.own_row == own
    pages = [first, *[await results.leaderboard(GUILD, page=page, user_id=5) for page in (1, 2, 99)]]
    last = pages[-1]
    assert (last.page, last.rows[-2:]) == (3, (own, LeaderboardRow(None, BOB, f"Person {BOB}", 1, None, None, None)))
    assert last.own_row is not None
    assert (last.own_row.places, last.own_row.user_id) == ((2, len(people)), 5)
    assert sorted(row.user_id for page in pages for row in page.rows) == [*people, ANN, BOB]


async def test_stats_are_sums_by_server_season_and_ruleset(results: Results) -> None:
    await write(results, [result(seat(ANN, place), seat(BOB, 3 - place)) for place in (1, 1, 2, 1)])
    await write(results, [result(seat(BOB, 1), seat(CEM, 2)), result(seat(ANN, 1), seat(BOB, 2), rules=PARTY)])
    await write(results, [result(seat(ANN, 1, name="Anna"), seat(BOB, 2), guild_id=GUILD + 1)])
    here = await results.stats(GUILD, ANN)
    assert here is not None
    assert (here.matches, here.wins, here.streak, here.best_streak, here.points) == (5, 4, 2, 2, 2100)
    party = await results.stats(GUILD, ANN, rules=PARTY)
    assert party is not None
    assert (party.matches, party.name) == (1, f"Person {ANN}")
    everywhere = await results.stats(None, ANN)
    assert everywhere is not None
    assert (everywhere.matches, everywhere.rating) == (6, None)
    assert await results.stats(GUILD, DAN) is None
    assert await results.rulesets(GUILD) == ["Ax", PARTY]


async def test_who_opts_out_stands_on_no_leaderboard(store: Store, results: Results) -> None:
    await fill(store, results, season(60))
    before = await results.leaderboard(GUILD)
    for is_rated in (False, True):
        await store.put_preferences(UserState(1, preferences=Preferences(rated=is_rated)))
        await results.list_person(1)
        board = await results.leaderboard(GUILD, user_id=1)
        assert (1 in [row.user_id for row in board.rows]) == is_rated
        assert (board.own_row is not None) == is_rated
    assert (await results.leaderboard(GUILD)).rows == before.rows


async def test_history_goes_back_page_by_page(results: Results) -> None:
    matches = [result(seat(ANN, 1), seat(BOB if number % 2 else CEM, 2)) for number in range(6)]
    matches += [replace(result(seat(ANN, 1), seat(CEM, 2), ended=matches[-1].ended), channel_id=CHANNEL + 1)]
    await write(results, matches)
    newest = [*reversed(matches)]
    page = await results.history(GUILD, limit=3)
    assert page == newest[:3]
    assert await results.history(GUILD, before=page[-1].match_id, limit=3) == newest[3:6]
    assert await results.history(GUILD, user_id=BOB) == newest[1::2]
    assert await results.history(GUILD, user_id=BOB, before=newest[1].match_id) == newest[3::2]
    assert await results.history(GUILD, CHANNEL, limit=2) == newest[1:3]
    assert await results.history(GUILD, CHANNEL + 1, user_id=ANN) == newest[:1]
    assert await results.history(GUILD + 1) == []


async def test_the_cards_of_the_last_matches_are_counted(results: Results, monkeypatch: pytest.MonkeyPatch) -> None:
    matches = [
        replace(result(seat(ANN, 1), seat(BOB, 2), ended=NOVEMBER + hours * HOUR), draws=Draws((hours,), (1,), (1,)))
        for hours in (3, 1, 2)
    ]
    await write(results, matches)
    monkeypatch.setattr("unobot.features.results.store.SAMPLED_MATCHES", 2)
    drawn = (await results.draws(GUILD)).drawn
    assert drawn[0] == 3 + 2


async def test_a_deleted_person_is_a_former_player_in_every_result(store: Store, results: Results) -> None:
    await fill(store, results, season(30))
    data = PersonalData(store)
    stored = await exported(data, 2, NOVEMBER)
    assert len(stored["ratings"]) == 4
    assert {row["name"] for row in stored["results"]} == {"Person 2"}
    await data.erase(2)
    assert await data.remaining_tables(2) == []
    stored = await exported(data, 2, NOVEMBER)
    assert stored["results"] == stored["ratings"] == []
    names = {(each.user_id, each.name) for match in await results.history(GUILD, limit=50) for each in match.seats}
    assert (0, FORMER) in names
    assert "Person 2" not in {name for _, name in names}
    assert 2 not in [row.user_id for row in (await results.leaderboard(GUILD)).rows]
    await results.rebuild_ratings(GUILD)
    again = await rows(store, RATING)
    await results.rebuild_ratings(GUILD)
    assert await rows(store, RATING) == again
    assert {row["user_id"] for row in again} == {1, 3, 4, 5, 6, 7, 8}


async def test_results_stay_until_the_data_of_their_server_is_deleted(store: Store, results: Results) -> None:
    await fill(store, results, season(3))
    await fill(store, results, season(2, guild_id=GUILD + 1))
    retention = Retention(store)
    await retention.prune(NOVEMBER + 1000 * DAY)
    assert len(await rows(store, RESULT)) == 5
    assert await retention.servers() == {GUILD, GUILD + 1}
    await retention.delete_server(GUILD)
    for table in (RESULT, RESULT_SEAT, RATING):
        assert {row["guild_id"] for row in await rows(store, table)} == {GUILD + 1}


async def test_a_rating_that_cannot_be_read_begins_anew_and_is_found_again(
    store: Store, results: Results, caplog: pytest.LogCaptureFixture
) -> None:
    await fill(store, results, season(MIN_RATED_MATCHES))
    before = await rows(store, RATING)
    async with store.engine.begin() as connection:
        await connection.execute(update(RATING).where(RATING.c.user_id == 1).values(matches=-1))
    assert await results.write(match := result(seat(1, 1), seat(2, 2)))
    assert "a rating of user 1" in caplog.text
    await results.rebuild_ratings(GUILD)
    found = await results.stats(GUILD, 1)
    assert found is not None
    assert found.matches == max(row["matches"] for row in before if row["user_id"] == 1) + 1
    assert match in await results.history(GUILD, limit=1)
