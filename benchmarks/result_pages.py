"""Measure the pages of results: `python -m benchmarks.result_pages [--results 1000000] [--calls 300]`.

The database gets results of three people each. They are in one big server, some of middle size, and many small ones.
They are of three months, and each month is a season. Half of the calls of each page are in the big server, and active
people are asked for more often. The ratings are made up, because only their number matters here. Times are those of
`Results` in one process, from the call to the page. `cpu` is the processor time of this process alone, which a busy
machine changes less. The server of PostgreSQL is not in it.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import closing
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg
import msgspec
from sqlalchemy import Table

from benchmarks import report
from tests.postgres import NoServer, Server
from unobot.features.results.result_rows import RATING, RESULT, RESULT_SEAT
from unobot.features.results.store import Results
from unobot.model.match_result import Draws
from unobot.results.ratings import Z_99, Skill, interval
from unobot.results.seasons import season_of
from unobot.storage.store import Store

START, MONTHS = 1_767_225_600.0, 90 * 86400.0
"""The first result, and the time of all of them: the first quarter of 2026."""
RULES = ("A0", "Ast1", "Asp2", "Aji3")
DRAWS = msgspec.json.encode(Draws((9,) * 9, (9_000_000,) * 9, (8_000_000,) * 9)).decode()
BATCH = 20_000
SEED = 1


class Place(NamedTuple):
    """A server: its id, the results and the people of it."""

    guild_id: int
    results: int
    people: int
    ids: Sequence[int] = ()
    """The ids of the first people. Those of the others are made up."""

    @property
    def key(self) -> int:
        """Return a short number to make other ids from."""
        return self.guild_id % 10**9


def places(results: int) -> list[Place]:
    """Return the servers: a big one with a fifth of the results, 50 with half of them, and small ones with 100 each."""
    big = [Place(1000, results // 5, 5000)]
    middle = [Place(2000 + number, results // 100, 300) for number in range(50)]
    small = [Place(10_000 + number, 100, 8) for number in range(max(1, results * 3 // 1000))]
    return [*big, *middle, *small]


def someone(place: Place, rng: random.Random) -> int:
    """Return a person of a server. Few of them play most of the matches."""
    number = int(place.people * rng.random() ** 2.5)
    return place.ids[number] if number < len(place.ids) else place.key * 10_000 + number


def filled(table: Table, **values: object) -> dict[str, object]:
    """Return a row of a table: these values, and 1, a text or null for the other columns."""
    return _template(table) | values


@cache
def _template(table: Table) -> dict[str, object]:
    row: dict[str, object] = {}
    for column in table.columns:
        kind = column.type.python_type
        row[column.name] = None if column.nullable else "" if kind is str else kind(1)
    return row


class Rows:
    """All rows, and the people of each board while they are made."""

    def __init__(self, places: Sequence[Place], before: int = 0) -> None:
        """``before``: the matches have numbers above it."""
        self.places = places
        self._before = before
        self._rng = random.Random(SEED)
        self._by_id = {place.guild_id: place for place in self.places}
        self.boards: dict[tuple[int, str, str, int], int] = {}

    def results(self) -> Iterator[dict[str, object]]:
        """Yield the results."""
        match_id = self._before
        for place in self.places:
            for number in range(1, place.results + 1):
                match_id += 1
                ended = START + MONTHS * number / (place.results + 1)
                yield filled(
                    RESULT,
                    match_id=match_id,
                    guild_id=place.guild_id,
                    channel_id=place.key * 10 + match_id % 5,
                    started=ended - 900,
                    ended=ended,
                    how="won",
                    rules=RULES[match_id % 7 % 4],
                    number=number,
                    party=f" {match_id % 97} {match_id % 1009} ",
                    draws=DRAWS,
                )

    def seats(self) -> Iterator[dict[str, object]]:
        """Yield the seats of all results, and count the matches of people."""
        for row in self.results():
            place = self._by_id[int(str(row["guild_id"]))]
            people = {someone(place, self._rng) for _ in range(3)}
            players: list[int | None] = [*people, *([None] if self._rng.random() < 0.3 else [])]
            for position, user_id in enumerate(players):
                if user_id is not None:
                    self._count(row, user_id)
                yield filled(
                    RESULT_SEAT,
                    match_id=row["match_id"],
                    position=position,
                    guild_id=row["guild_id"],
                    ended=row["ended"],
                    seat=position,
                    user_id=user_id,
                    name=f"Person {user_id}" if user_id else "Kim",
                    level=None if user_id else "casual",
                    place=position + 1,
                    presence="played",
                )

    def ratings(self) -> Iterator[dict[str, object]]:
        """Yield the ratings, after all seats."""
        rng = random.Random(SEED)
        for (guild_id, season, rules, user_id), matches in self.boards.items():
            skill = Skill(rng.gauss(100, 4), max(1.0, 8 / (1 + matches / 10) ** 0.5))
            share, low, high = interval(skill, Z_99)
            yield filled(
                RATING,
                guild_id=guild_id,
                season=season,
                rules=rules,
                user_id=user_id,
                name=f"Person {user_id}",
                matches=matches,
                rated=matches,
                mean=skill.mean,
                deviation=skill.deviation,
                rank=1 + share if matches >= 20 else matches / 100,
                low=low,
                high=high,
            )

    def _count(self, row: dict[str, object], user_id: int) -> None:
        season, rules = season_of(float(str(row["ended"])), "monthly"), str(row["rules"])
        for board in (("", ""), ("", rules), (season, ""), (season, rules)):
            key = (int(str(row["guild_id"])), *board, user_id)
            self.boards[key] = self.boards.get(key, 0) + 1


def parts(rows: Rows) -> Iterator[tuple[Table, list[str], list[tuple[object, ...]]]]:
    """Yield table, columns and values of some rows at a time."""
    tables: list[tuple[Any, Iterator[dict[str, object]]]] = [
        (RESULT, rows.results()),
        (RESULT_SEAT, rows.seats()),
        (RATING, rows.ratings()),
    ]
    for table, source in tables:
        while batch := list(islice(source, BATCH)):
            yield table, list(batch[0]), [tuple(row.values()) for row in batch]


def fill_file(path: Path, rows: Rows) -> None:
    """Write all rows to an SQLite file."""
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA synchronous = OFF")
        for table, columns, values in parts(rows):
            database.executemany(
                f"INSERT INTO {table.name} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})", values
            )
            database.commit()


async def fill_server(url: str, rows: Rows) -> None:
    """Write all rows to a database of PostgreSQL."""
    connection = await asyncpg.connect(url.replace("+asyncpg", ""))
    try:
        for table, columns, values in parts(rows):
            await connection.copy_records_to_table(table.name, records=values, columns=columns)
        await connection.execute("VACUUM ANALYZE result")
        await connection.execute("VACUUM ANALYZE result_seat")
        await connection.execute("VACUUM ANALYZE rating")
    finally:
        await connection.close()


async def measure(url: str, rows: Rows, calls: int) -> dict[str, report.Row]:
    """Return the times of the pages in milliseconds."""
    store = await Store.open(url)
    results, rng = Results(store), random.Random(SEED)
    big, *others = rows.places

    def pick_person() -> tuple[Place, int]:
        place = big if rng.random() < 0.5 else rng.choice(others)
        return place, someone(place, rng)

    def board() -> tuple[str, str]:
        return rng.choice(("", "2026-01", "2026-03")), rng.choice(("", "", RULES[0]))

    async def leaderboard(place: Place, user_id: int) -> object:
        return await results.leaderboard(place.guild_id, *board(), rng.choice((0, 0, 1, 7, 10_000)), user_id)

    async def history(place: Place, user_id: int) -> object:
        page = await results.history(place.guild_id, place.key * 10 + 1, user_id)
        last = page[-1].match_id if page else None
        return await results.history(place.guild_id, place.key * 10 + 1, user_id, last)

    pages: dict[str, Callable[[Place, int], Awaitable[object]]] = {
        "stats": lambda place, user_id: results.stats(place.guild_id, user_id, *board()),
        "stats of all servers": lambda _, user_id: results.stats(None, user_id),
        "leaderboard, own place": leaderboard,
        "history of a server": lambda place, _: results.history(place.guild_id),
        "history of a person": lambda place, user_id: results.history(place.guild_id, None, user_id),
        "both in a channel, 2 pages": history,
        "seasons": lambda place, _: results.seasons(place.guild_id),
        "rulesets": lambda place, _: results.rulesets(place.guild_id),
        "fairness": lambda place, _: results.draws(place.guild_id),
    }
    figures: dict[str, report.Row] = {}
    try:
        for name, page in pages.items():
            times, work = [], []
            for _ in range(calls):
                place, user_id = pick_person()
                begun, cpu = time.perf_counter(), time.process_time()
                await page(place, user_id)
                times.append(1000 * (time.perf_counter() - begun))
                work.append(1000 * (time.process_time() - cpu))
            times.sort()
            work.sort()
            late = int(calls * 0.99)
            figures[name] = {"p50": times[calls // 2], "p99": times[late], "max": times[-1], "cpu p99": work[late]}
        begun, cpu = time.perf_counter(), time.process_time()
        await results.servers_to_rebuild()
        took, worked = 1000 * (time.perf_counter() - begun), 1000 * (time.process_time() - cpu)
        figures["servers to rebuild, once a day"] = {"p50": took, "p99": took, "max": took, "cpu p99": worked}
    finally:
        await store.close()
    return figures


async def on_file(folder: Path, rows: Rows, calls: int) -> dict[str, report.Row]:
    """Fill an SQLite file, and measure its pages."""
    path = folder / "unobot.db"
    url = f"sqlite+aiosqlite:///{path}"
    await (await Store.open(url)).close()
    fill_file(path, rows)
    print(f"SQLite: {path.stat().st_size / 2**20:,.0f} MiB, {len(rows.boards):,} ratings", flush=True)
    return await measure(url, rows, calls)


async def on_server(server: Server, rows: Rows, calls: int) -> dict[str, report.Row]:
    """Fill a database of PostgreSQL, and measure its pages."""
    name = server.create()
    await (await Store.open(server.url(name))).close()
    await fill_server(server.url(name), rows)
    return await measure(server.url(name), rows, calls)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure the pages of results.")
    parser.add_argument("--results", type=int, default=1_000_000)
    parser.add_argument("--calls", type=int, default=300)
    parser.add_argument("--on", choices=("sqlite", "postgresql"), help="only one of the databases")
    args = parser.parse_args()
    if args.on != "postgresql":
        with tempfile.TemporaryDirectory() as folder:
            figures = asyncio.run(on_file(Path(folder), Rows(places(args.results)), args.calls))
            print(f"SQLite, {args.results:,} results\n{report.table(figures)}\n", flush=True)
    if args.on != "sqlite":
        try:
            server = Server()
        except NoServer as error:
            print(error)
            return
        try:
            figures = asyncio.run(on_server(server, Rows(places(args.results)), args.calls))
            print(f"PostgreSQL, {args.results:,} results\n{report.table(figures)}", flush=True)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
