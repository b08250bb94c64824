"""Play a season by simulation, and judge its ratings: `python -m benchmarks.season [--people 200] [--matches 5000]`.

Each person plays as a level of the AI, so people of one level are equally strong. Four people sit at a table by chance.
The records of `unobot simulate` become results, by the fold of the bot, and the results become ratings. The season is
judged by these questions:

* Does the ratings' interval contain the share of wins that people of a level really have at average tables?
* How many pairs of equally strong people have different places, and how many have intervals that do not overlap?
* How many pairs of different levels have different places?
* Do dodgers, or a farmer with alts, stand before honest people of equal strength?

A dodger who is about to lose ends the match as its host, or switches to *Rating: off* before the last card. Once, such
a defeat did not count. A farmer plays only against accounts of their own, which lose.
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
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Sequence
from itertools import combinations
from pathlib import Path
from statistics import fmean

from unobot.features.results.store import Results
from unobot.features.results.writes import insert_result
from unobot.model.match_result import LeaderboardRow, MatchResult, SeatResult
from unobot.model.seat import SeatChanges, SeatState
from unobot.model.table import MatchState, TableState
from unobot.records.reader import read_records
from unobot.records.writer import Record
from unobot.results.match_results import match_result
from unobot.results.sums import party_of
from unobot.rules.ruleset.ruleset import OFFICIAL, Ruleset
from unobot.selfplay.simulate import simulate
from unobot.storage.statements import Session
from unobot.storage.store import Store
from unobot.tables.state import hosting
from unobot.tables.state.request import Request
from unobot.tables.state.seating import MAX_SEATS
from unobot.tables.state.server_policy import ServerPolicy
from unobot.tables.state.timing import Timing

GUILD, CHANNEL = 11, 21
START, MONTH = 1_793_491_200.0, 29 * 86400.0
"""November 2026: one season."""
LEVELS = ("novice", "numbers-first", "four-steps", "expert")
SEATS = 4
SEED = 1


def levels_of(people: int, levels: Sequence[str] = LEVELS) -> list[str]:
    """Return the level of each person: as many of each."""
    return [levels[number * len(levels) // people] for number in range(people)]


def dodgers_of(people: int, dodgers: int) -> set[int]:
    """Return the ids of this many dodgers, spread over all levels."""
    return {1 + number * people // dodgers for number in range(dodgers)}


def season(
    levels: Sequence[str],
    matches: int,
    seed: int = SEED,
    ruleset: Ruleset = OFFICIAL,
    dodgers: Collection[int] = (),
) -> Iterator[MatchResult]:
    """Yield the results of a season of people with these levels, in the order in which the matches end.

    ``dodgers``: the ids of the people who dodge their defeats.
    """
    rng, people = random.Random(seed), len(levels)
    tables = [tuple(sorted(rng.sample(range(people), SEATS), key=levels.__getitem__)) for _ in range(matches)]
    by_levels = Counter(tuple(levels[person] for person in table) for table in tables)
    records = {players: _records(players, number, seed, ruleset) for players, number in by_levels.items()}
    for match_id, table in enumerate(tables, 1):
        record = next(records[tuple(levels[person] for person in table)])
        seated = [person + 1 for person in _seated(record, table, levels)]
        dodger = next((person for person in seated if person in dodgers), None)
        yield _result(record, seated, match_id, START + MONTH * match_id / matches, dodger)


def farmed(farmer: int, alts: int, matches: int, first_id: int) -> Iterator[MatchResult]:
    """Yield the results of a farmer who beats tables of their own accounts, which have the ids after theirs.

    Each group of them plays as often as every other one, because groups of other people once counted as new.
    """
    accounts = range(farmer + 1, farmer + 1 + alts)
    groups = [group for size in range(1, alts + 1) for group in combinations(accounts, min(size, MAX_SEATS - 1))]
    for number in range(matches):
        match_id, ended = first_id + number, START + MONTH * number / matches
        seats = [
            SeatResult(
                seat=seat,
                user_id=user_id,
                name=f"Person {user_id}",
                level=None,
                place=1 + (seat > 0),
                score=0,
                points=0,
                rounds=1,
                rounds_won=int(not seat),
                rated=True,
            )
            for seat, user_id in enumerate((farmer, *groups[number % len(groups)]))
        ]
        yield MatchResult(
            match_id=match_id,
            table_id=match_id,
            guild_id=GUILD,
            channel_id=CHANNEL,
            started=ended - 900,
            ended=ended,
            how="won",
            rules=OFFICIAL.code,
            rounds=1,
            seats=tuple(seats),
        )


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
        person = next(candidate for candidate in waiting if levels[candidate] == level)
        waiting.remove(person)
        seated.append(person)
    return seated


def _result(
    record: Record, seated: Sequence[int], match_id: int, ended: float, dodger: int | None = None
) -> MatchResult:
    """Return the result of a match of these users. The dodger, if there is one, is the host."""
    seats = tuple(SeatState(user_id, f"Person {user_id}", None, seat) for seat, user_id in enumerate(seated))
    state = TableState(
        match_id,
        GUILD,
        CHANNEL,
        dodger or seated[0],
        "playing",
        "en",
        record.ruleset,
        seats,
        match_id=match_id,
        seat_changes=SeatChanges(unrated=()),
        touched=ended,
    )
    match = MatchState(match_id, match_id, bytes(32), match_id, ended - 900, over=True)
    result = match_result(state, match, record.entries, "closed", _unrated(state))
    if dodger is None or next(seat for seat in result.seats if seat.user_id == dodger).place == 1:
        return result
    if match_id % 2:
        request = Request(
            user_id=dodger,
            moderator=False,
            now=ended,
            timing=Timing(),
            engines=(),
            log=None,
            policy=ServerPolicy(),
        )
        state = hosting.end(state, request)
        return match_result(state, match, record.entries[:-1], "closed", _unrated(state))
    return match_result(state, match, record.entries, "closed", _unrated(state, now=(dodger,)))


def _unrated(state: TableState, now: Sequence[int] = ()) -> Sequence[int]:
    """Return the people who are not rated. ``now``: those with *Rating: off* at the end of the match."""
    return now if state.seat_changes.unrated is None else state.seat_changes.unrated


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


def judged(
    rows: Sequence[LeaderboardRow],
    matches: Sequence[MatchResult],
    levels: Sequence[str],
    dodgers: Collection[int] = (),
    farmer: int | None = None,
) -> dict[str, float]:
    """Return the figures of a season of people with these levels. The farmer is none of them."""
    honest = [match for match in matches if not any(_cheats(seat.user_id, levels, dodgers) for seat in match.seats)]
    seats = [(levels[(seat.user_id or 1) - 1], seat.place == 1) for match in honest for seat in match.seats]
    shares = {level: fmean(won for player, won in seats if player == level) for level in dict.fromkeys(levels)}
    figures = {f"share of {level}": share for level, share in shares.items()}
    rated = [
        (levels[row.user_id - 1], row, row.share or 0.0, row.low or 0.0, row.high or 0.0)
        for row in rows
        if row.places and not _cheats(row.user_id, levels, dodgers)
    ]
    figures |= _cheaters(rows, [row for _, row, *_ in rated], levels, dodgers, farmer)
    for level in shares:
        shares_shown = [share for rated_level, _, share, _, _ in rated if rated_level == level]
        figures[f"shown for {level}"] = fmean(shares_shown) if shares_shown else math.nan
    figures["share inside the interval"] = fmean(low <= shares[level] <= high for level, _, _, low, high in rated)
    figures["width of an interval"] = fmean(high - low for _, _, _, low, high in rated)
    equal: list[tuple[bool, bool]] = []
    other: list[tuple[bool, bool]] = []
    for (level, row, _, low, high), (level2, row2, _, low2, high2) in combinations(rated, 2):
        (equal if level == level2 else other).append((_differ(row, row2), high < low2 or high2 < low))
    for name, pairs in (("equal", equal), ("unequal", other)):
        figures[f"{name} pairs with different places"] = fmean(place for place, _ in pairs) if pairs else 0.0
        figures[f"{name} pairs with intervals apart"] = fmean(apart for _, apart in pairs) if pairs else 0.0
    figures["places"] = len({row.places for _, row, *_ in rated})
    return figures


def intervals(
    rows: Sequence[LeaderboardRow],
    matches: Sequence[MatchResult],
    levels: Sequence[str],
    dodgers: Collection[int] = (),
    samples: int = 200,
) -> dict[str, tuple[float, float]]:
    """Return the 95 % intervals of the figures of `judged`, by a bootstrap over people and matches.

    The farmer is one person, so only their rating has an interval.
    """
    rng, samples_of = random.Random(SEED), defaultdict[str, list[float]](list)
    for _ in range(samples):
        some, others = rng.choices(rows, k=len(rows)), rng.choices(matches, k=len(matches))
        for name, figure in judged(some, others, levels, dodgers).items():
            if not math.isnan(figure):
                samples_of[name].append(figure)
    bounds = {}
    del samples_of["places"]  # people who are drawn twice share theirs
    for name, figures in samples_of.items():
        figures.sort()
        bounds[name] = figures[round(0.025 * (len(figures) - 1))], figures[round(0.975 * (len(figures) - 1))]
    return bounds


def _cheats(user_id: int | None, levels: Sequence[str], dodgers: Collection[int]) -> bool:
    return user_id is None or user_id in dodgers or user_id > len(levels)


def _cheaters(
    rows: Sequence[LeaderboardRow],
    honest: Sequence[LeaderboardRow],
    levels: Sequence[str],
    dodgers: Collection[int],
    farmer: int | None,
) -> dict[str, float]:
    """Return what dodging and farming bring, next to honest people of equal strength. A farmer is like anybody."""
    figures: dict[str, float] = {}
    equals = {
        row.user_id: [equal for equal in honest if levels[equal.user_id - 1] == levels[row.user_id - 1]]
        for row in rows
        if row.user_id in dodgers
    }
    dodger_rows = [row for row in rows if row.share is not None and equals.get(row.user_id)]
    if dodger_rows:
        figures["shown for dodgers"] = fmean(row.share or 0.0 for row in dodger_rows)
        figures["shown for their honest equals"] = fmean(
            equal.share or 0.0 for row in dodger_rows for equal in equals[row.user_id]
        )
        figures["dodgers above their honest equals"] = fmean(
            (row.share or 0.0) - fmean(equal.share or 0.0 for equal in equals[row.user_id]) for row in dodger_rows
        )
        figures["dodgers before all of their honest equals"] = fmean(
            all(_is_before(row, equal) for equal in equals[row.user_id]) for row in dodger_rows
        )
    for row in rows:
        if row.user_id == farmer and row.share is not None:
            figures |= {"shown for the farmer": row.share, "farmer at least": row.low or 0.0}
            figures["best honest share"] = max(equal.share or 0.0 for equal in honest)
            figures["honest people behind the farmer"] = fmean(_is_before(row, equal) for equal in honest)
    return figures


def _is_before(one: LeaderboardRow, other: LeaderboardRow) -> bool:
    """Return whether all places of ``one`` person are better than all places of the ``other``."""
    return one.places is not None and other.places is not None and one.places[1] < other.places[0]


def _differ(one: LeaderboardRow, other: LeaderboardRow) -> bool:
    """Return whether two people have no place in common."""
    assert one.places is not None
    assert other.places is not None
    return one.places[1] < other.places[0] or other.places[1] < one.places[0]


async def measure(
    levels: Sequence[str], matches: int, target: int, dodgers: int, alts: int, against_alts: int
) -> tuple[dict[str, float], dict[str, tuple[float, float]]]:
    """Return the figures of a season that is written to an SQLite file, and their intervals."""
    begun = time.perf_counter()
    dodging = dodgers_of(len(levels), dodgers)
    farmer = len(levels) + 1
    results = list(season(levels, matches, ruleset=Ruleset(target=target), dodgers=dodging))
    if alts:
        results += farmed(farmer, alts, against_alts, first_id=matches + 1)
    results.sort(key=lambda match: match.ended)
    simulated = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite+aiosqlite:///{Path(folder) / 'unobot.db'}")
        try:
            await write(store, results)
            written = time.perf_counter()
            rows = await board(Results(store))
        finally:
            await store.close()
    figures = judged(rows, results, levels, dodging, farmer)
    seconds = {"seconds of play": simulated - begun, "seconds of results and ratings": written - simulated}
    return {**figures, **seconds}, intervals(rows, results, levels, dodging)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Play a season by simulation, and judge its ratings.")
    parser.add_argument("--people", type=int, default=200)
    parser.add_argument("--matches", type=int, default=5000)
    parser.add_argument("--target", type=int, default=OFFICIAL.target, help="the points of a match")
    parser.add_argument("--levels", default=",".join(LEVELS), help="the levels as which people play")
    parser.add_argument("--dodgers", type=int, default=8, help="how many of the people dodge their defeats")
    parser.add_argument("--alts", type=int, default=4, help="the accounts that lose to a farmer")
    parser.add_argument("--against-alts", type=int, default=300, help="the matches of the farmer")
    args = parser.parse_args()
    levels = levels_of(args.people, args.levels.split(","))
    figures, spread = asyncio.run(
        measure(levels, args.matches, args.target, args.dodgers, args.alts, args.against_alts)
    )
    for name, figure in figures.items():
        low_high = "{:>10.4f} {:>10.4f}".format(*spread[name]) if name in spread else ""
        print(f"{name:<45} {figure:>10.4f} {low_high}".rstrip())
    print(json.dumps({"figures": figures, "95 % intervals": spread}))


if __name__ == "__main__":
    main()
