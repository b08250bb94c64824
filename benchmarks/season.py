"""Play a season by simulation, and judge its ratings: `python -m benchmarks.season [--people 200] [--matches 5000]`.

Each person plays as a level of the AI, so people of one level are equally strong. Four people sit at a table by chance.
The records of `unobot simulate` become results, by the fold of the bot, and the results become ratings. The season is
judged by these questions:

* Does the ratings' interval contain the share of wins that people of a level really have at average tables?
* How many pairs of equally strong people have different places, and how many have intervals that do not overlap?
* How many pairs of different levels have different places?
"""

from __future__ import annotations

import argparse
import asyncio
import io
import json
import math
import random
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path
from statistics import fmean

from unobot.records.reader import read_records
from unobot.records.writer import Record
from unobot.results.match_results import match_result
from unobot.results.sums import party_of
from unobot.rules.ruleset.ruleset import OFFICIAL, Ruleset
from unobot.selfplay.simulate import simulate
from unobot.storage.result_jobs import insert_result
from unobot.storage.result_states import LeaderboardRow, MatchResult
from unobot.storage.results import Results
from unobot.storage.statements import Session
from unobot.storage.states import MatchState, SeatState, TableState
from unobot.storage.store import Store

GUILD, CHANNEL = 11, 21
START, MONTH = 1_793_491_200.0, 29 * 86400.0
"""November 2026: one season."""
LEVELS = ("novice", "numbers-first", "four-steps", "expert")
SEATS = 4
SEED = 1


def levels_of(people: int, levels: Sequence[str] = LEVELS) -> list[str]:
    """Return the level of each person: as many of each."""
    return [levels[number * len(levels) // people] for number in range(people)]


def season(levels: Sequence[str], matches: int, seed: int = SEED, ruleset: Ruleset = OFFICIAL) -> Iterator[MatchResult]:
    """Yield the results of a season of people with these levels, in the order in which the matches end."""
    rng, people = random.Random(seed), len(levels)
    tables = [tuple(sorted(rng.sample(range(people), SEATS), key=lambda who: levels[who])) for _ in range(matches)]
    by_levels = Counter(tuple(levels[who] for who in table) for table in tables)
    played = {players: _records(players, number, seed, ruleset) for players, number in by_levels.items()}
    for match_id, table in enumerate(tables, 1):
        record = next(played[tuple(levels[who] for who in table)])
        yield _result(record, _seated(record, table, levels), match_id, START + MONTH * match_id / matches)


def _records(players: Sequence[str], matches: int, seed: int, ruleset: Ruleset) -> Iterator[Record]:
    """Yield the records of matches among these levels."""
    lines = io.StringIO()
    simulate(players, matches, seed, ruleset=ruleset, forget=0.1, record=lines)
    return (record for record, _ in read_records(lines.getvalue().splitlines()))


def _seated(record: Record, table: Sequence[int], levels: Sequence[str]) -> list[int]:
    """Return the person at each seat of a record, which names the levels."""
    waiting = list(table)
    seated = []
    for level in record.seats:
        person = next(who for who in waiting if levels[who] == level)
        waiting.remove(person)
        seated.append(person)
    return seated


def _result(record: Record, seated: Sequence[int], match_id: int, ended: float) -> MatchResult:
    seats = tuple(SeatState(who + 1, f"Person {who + 1}", None, seat) for seat, who in enumerate(seated))
    state = TableState(
        match_id, GUILD, CHANNEL, seated[0] + 1, "closed", "en", record.ruleset, seats, match_id=match_id, touched=ended
    )
    match = MatchState(match_id, match_id, bytes(32), match_id, ended - 900, over=True)
    return match_result(state, match, record.entries, "closed")


async def write(store: Store, matches: Sequence[MatchResult]) -> None:
    """Write all results at once, and then the ratings."""

    def insert(session: Session) -> None:
        for number, match in enumerate(matches, 1):
            insert_result(session, match, number, party_of(match))

    await store.writer.write(insert)
    await Results(store).rebuild_ratings(GUILD)


async def board(results: Results) -> list[LeaderboardRow]:
    """Return all rows of the leaderboard."""
    first = await results.leaderboard(GUILD)
    rest = [await results.leaderboard(GUILD, page=page) for page in range(1, first.pages)]
    return [row for page in (first, *rest) for row in page.rows]


def judged(rows: Sequence[LeaderboardRow], matches: Sequence[MatchResult], levels: Sequence[str]) -> dict[str, float]:
    """Return the figures of a season of people with these levels."""
    seats = [(levels[(seat.user_id or 1) - 1], seat.place == 1) for match in matches for seat in match.seats]
    shares = {level: fmean(won for each, won in seats if each == level) for level in dict.fromkeys(levels)}
    found = {f"share of {level}": share for level, share in shares.items()}
    rated = [
        (levels[row.user_id - 1], row, row.share or 0.0, row.low or 0.0, row.high or 0.0) for row in rows if row.places
    ]
    for level in shares:
        shown = [share for each, _, share, _, _ in rated if each == level]
        found[f"shown for {level}"] = fmean(shown) if shown else math.nan
    found["share inside the interval"] = fmean(low <= shares[level] <= high for level, _, _, low, high in rated)
    found["width of an interval"] = fmean(high - low for _, _, _, low, high in rated)
    equal: list[tuple[bool, bool]] = []
    other: list[tuple[bool, bool]] = []
    for (level, row, _, low, high), (level2, row2, _, low2, high2) in combinations(rated, 2):
        (equal if level == level2 else other).append((_differ(row, row2), high < low2 or high2 < low))
    for name, pairs in (("equal", equal), ("unequal", other)):
        found[f"{name} pairs with different places"] = fmean(place for place, _ in pairs) if pairs else 0.0
        found[f"{name} pairs with intervals apart"] = fmean(apart for _, apart in pairs) if pairs else 0.0
    found["places"] = len({row.places for _, row, *_ in rated})
    return found


def _differ(one: LeaderboardRow, other: LeaderboardRow) -> bool:
    """Return whether two people have no place in common."""
    assert one.places is not None
    assert other.places is not None
    return one.places[1] < other.places[0] or other.places[1] < one.places[0]


async def measure(levels: Sequence[str], matches: int, target: int) -> dict[str, float]:
    """Return the figures of a season that is written to an SQLite file."""
    begun = time.perf_counter()
    played = list(season(levels, matches, ruleset=Ruleset(target=target)))
    simulated = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite+aiosqlite:///{Path(folder) / 'unobot.db'}")
        try:
            await write(store, played)
            written = time.perf_counter()
            found = judged(await board(Results(store)), played, levels)
        finally:
            await store.close()
    return {**found, "seconds of play": simulated - begun, "seconds of results and ratings": written - simulated}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Play a season by simulation, and judge its ratings.")
    parser.add_argument("--people", type=int, default=200)
    parser.add_argument("--matches", type=int, default=5000)
    parser.add_argument("--target", type=int, default=OFFICIAL.target, help="the points of a match")
    parser.add_argument("--levels", default=",".join(LEVELS), help="the levels as which people play")
    given = parser.parse_args()
    found = asyncio.run(measure(levels_of(given.people, given.levels.split(",")), given.matches, given.target))
    for name, figure in found.items():
        print(f"{name:<40} {figure:>10.4f}")
    print(json.dumps(found))


if __name__ == "__main__":
    main()
