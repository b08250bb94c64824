"""The pairings: tables of four people with near standings, who met as rarely as possible.

AIs fill the free seats, as far as the server allows them. Nobody has to sit out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations

SIZE = 4
"""The seats of a table."""
AGAIN = 100
"""The price of one pair that meets again, in places that two people are apart."""
PASSES = 6
"""How often all exchanges of two people are tried, at most. Nearly always, three passes find nothing more."""
REACH = 12
"""Only people whose places are so near are exchanged, unless that leaves a pair that has met."""

Pair = tuple[int, int]


def sizes(people: int, most_ais: int | None = None, least: int = 1) -> list[int]:
    """Return the numbers of people at each table. ``most_ais``: how many AIs may sit at a table; None for any number.

    Tables have three or four people. Five people are at one table if two AIs would be too many. With more than one
    table at ``least``, they have fewer.
    """
    tables = max(least, -(-people // SIZE))
    short = tables * SIZE - people
    if people == SIZE + 1 and least == 1 and most_ais is not None and most_ais < SIZE - people // tables:
        return [people]
    return [SIZE - short // tables - (n >= tables - short % tables) for n in range(tables)]


def ais_at(people: int, most_ais: int | None = None) -> int:
    """Return how many AIs fill a table with this number of people."""
    free = max(0, SIZE - people)
    return free if most_ais is None else min(free, most_ais)


def pods(
    order: Sequence[int], met: Mapping[Pair, int], most_ais: int | None = None, least: int = 1
) -> list[tuple[int, ...]]:
    """Return the people of each table. ``order``: everybody, best first. ``met``: how often each pair has met.

    People with near places meet, and pairs that have met are exchanged with near ones. The search is the same for the
    same order, so the result is, too.
    """
    tables: list[list[int]] = []
    rest = list(order)
    for size in sizes(len(order), most_ais, least):
        tables.append(rest[:size])
        rest = rest[size:]
    at = {number: n for n, number in enumerate(order)}
    for reach in (REACH, len(order)):
        for _ in range(PASSES):
            if not _improve(tables, at, met, reach):
                break
        if not any(met.get(pair) for pair in meetings(tables)):
            break
    return [tuple(table) for table in tables]


def meetings(tables: Sequence[Sequence[int]]) -> Counter[Pair]:
    """Return how often each pair met at these tables."""
    return Counter(pair for table in tables for pair in combinations(sorted(table), 2))


def _improve(tables: list[list[int]], at: Mapping[int, int], met: Mapping[Pair, int], reach: int) -> bool:
    """Exchange people of two tables if that is cheaper. Return whether anybody was exchanged."""
    changed = False
    for one, two in combinations(range(len(tables)), 2):
        for here in range(len(tables[one])):
            for there in range(len(tables[two])):
                a, b = tables[one][here], tables[two][there]
                if abs(at[a] - at[b]) > reach:
                    continue
                before = _price(tables[one], at, met) + _price(tables[two], at, met)
                tables[one][here], tables[two][there] = b, a
                if _price(tables[one], at, met) + _price(tables[two], at, met) < before:
                    changed = True
                else:
                    tables[one][here], tables[two][there] = a, b
    return changed


def _price(table: Sequence[int], at: Mapping[int, int], met: Mapping[Pair, int]) -> int:
    """Return the price of a table: pairs that meet again, and how far apart the places are."""
    price = 0
    for a, b in combinations(sorted(table), 2):
        times = met.get((a, b), 0)
        price += abs(at[a] - at[b]) + AGAIN * times * times
    return price
