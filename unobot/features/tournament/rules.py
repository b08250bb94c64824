"""Lots, pairings and standings of a tournament.

A lot is an order that follows from the secret of the tournament, so that it is the same after every restart. The
fingerprint of the secret is public from the first moment, and the secret when the tournament is over. So everybody can
check that nobody chose the lots (`docs/fair-deals.md`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import combinations

import msgspec

from unobot.model.tournament import Pod, TournamentRound, TournamentState

SIZE = 4
"""The seats of a table."""
AGAIN = 100
"""The price of one pair that meets again, in places that two people are apart."""
PASSES = 6
"""How often all exchanges of two people are tried, at most. Nearly always, three passes find nothing more."""
REACH = 12
"""Only people whose places are so near are exchanged, unless that leaves a pair that has met."""
Pair = tuple[int, int]
BEST = 4
"""A table has four seats: the first gets one point less than this."""


def lot(secret: bytes, purpose: str, number: int | str) -> bytes:
    """Return the lot of an entrant, or of a table. Sorted lots are a fair order; each ``purpose`` has another one."""
    return sha256(secret + f" {purpose} {number}".encode()).digest()


def drawn(secret: bytes, purpose: str, numbers: Iterable[int]) -> list[int]:
    """Return the numbers in the order of their lots."""
    return sorted(numbers, key=lambda number: lot(secret, purpose, number))


def commitment(state: TournamentState) -> str:
    """Return the fingerprint of the secret in hexadecimal."""
    return sha256(state.secret).hexdigest()


def follow(state: TournamentState) -> bool:
    """Return whether the first round's tables, and the seats of all rounds but the final, are those of the lots."""
    rounds = [each.pods for each in state.night.rounds if not each.is_final]
    seated = [number for pod in rounds[0] for number in pod.seats] if rounds else []
    order, at = drawn(state.secret, "first", seated), 0
    for pod in rounds[0] if rounds else ():
        if set(pod.seats) != set(order[at : at + len(pod.seats)]):
            return False
        at += len(pod.seats)
    seats = [(n, pod.seats) for n, pods in enumerate(rounds, 1) for pod in pods]
    return all(list(there) == drawn(state.secret, f"seat {n}", there) for n, there in seats)


def lots_record(state: TournamentState, former: str) -> bytes:
    """Return the file with which everybody can repeat the lots. ``former``: the word for people without a name."""
    people = [entrant.name if entrant.user_id else former for entrant in state.night.entrants]
    rounds = [{"final": each.is_final, "tables": [list(pod.seats) for pod in each.pods]} for each in state.night.rounds]
    told = {
        "tournament": 1,
        "commitment": commitment(state),
        "secret": state.secret.hex(),
        "people": people,
        "rounds": rounds,
    }
    return msgspec.json.format(msgspec.json.encode(told))


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


@dataclass(frozen=True, slots=True)
class TournamentStanding:
    """The row of one entrant."""

    number: int
    """The number of the entrant."""
    points: int
    opponents: int
    """The sum of the points of all entrants that they met; 0 in duplicate rounds, where the cards are equal."""
    won: int
    """The tables won."""
    scored: int
    """The points under the rules of Uno, in duplicate rounds less those of the own last cards."""
    places: tuple[int | None, ...]
    """The place in each round, and in a finished final; None if they did not play it."""


def points_for(place: int) -> int:
    """Return the points for a place at a table."""
    return max(0, BEST - place)


def swiss_rounds(state: TournamentState) -> Sequence[TournamentRound]:
    """Return the rounds before the final."""
    return [each for each in state.night.rounds if not each.is_final]


def standings(state: TournamentState, rounds: int | None = None) -> list[TournamentStanding]:
    """Return the rows after this number of rounds, or after all before the final, best first.

    Everybody who sat at a table has one, and everybody who is ready to.
    """
    begun = played = swiss_rounds(state)[:rounds]
    if state.night.duplicate:  # a table is compared with the others when all are done
        played = [each for each in begun if all(pod.places for pod in each.pods)]
    sat = {number for each in begun for pod in each.pods for number in pod.seats}
    numbers = [
        n
        for n, entrant in enumerate(state.night.entrants)
        if n in sat or (entrant.presence == "ready" and entrant.since <= len(begun))
    ]
    places = {n: tuple(_place(each, n) for each in played) for n in numbers}
    duplicate = state.night.duplicate
    points = {n: sum(points_for(place) for place in places[n] if place is not None) for n in numbers}
    if duplicate:
        points = {n: sum(_scored(each, n) for each in played) for n in numbers}
    rows = [
        TournamentStanding(
            number=n,
            points=points[n],
            opponents=0 if duplicate else sum(points.get(other, 0) for other in _met(played, n)),
            won=sum(place == 1 for place in places[n]),
            scored=sum((_result if duplicate else _scored)(each, n) for each in played),
            places=places[n],
        )
        for n in numbers
    ]
    return sorted(
        rows,
        key=lambda row: (-row.points, -row.opponents, -row.won, -row.scored, lot(state.secret, "rank", row.number)),
    )


def ranking(state: TournamentState) -> list[TournamentStanding]:
    """Return the rows in their last order: the people of a finished final come first, by their places there."""
    rows = standings(state)
    final = next((each for each in state.night.rounds if each.is_final), None)
    if final is None or not all(pod.places for pod in final.pods):
        return rows
    at = {row.number: n for n, row in enumerate(rows)}
    (pod,) = final.pods
    last = dict(zip(pod.seats, pod.places, strict=True))
    order = sorted(pod.seats, key=lambda number: (last[number], at[number]))
    rows = [replace(row, places=(*row.places, last.get(row.number))) for row in rows]
    finalists = {number: n for n, number in enumerate(order)}
    return sorted(rows, key=lambda row: finalists.get(row.number, len(finalists) + at[row.number]))


def _seat(each: TournamentRound, number: int) -> tuple[Pod, int] | None:
    """Return the finished table of an entrant in a round, and their seat there."""
    for pod in each.pods:
        if pod.places and number in pod.seats:
            return pod, pod.seats.index(number)
    return None


def _place(each: TournamentRound, number: int) -> int | None:
    found = _seat(each, number)
    return None if found is None else found[0].places[found[1]]


def _scored(each: TournamentRound, number: int) -> int:
    found = _seat(each, number)
    return 0 if found is None else found[0].points[found[1]]


def _result(each: TournamentRound, number: int) -> int:
    found = _seat(each, number)
    return found[0].results[found[1]] if found is not None and found[0].results and number not in found[0].gone else 0


def _met(played: Sequence[TournamentRound], number: int) -> list[int]:
    """Return the entrants that an entrant met at finished tables, each as often as they met."""
    found = [seat[0].seats for each in played if (seat := _seat(each, number)) is not None]
    return [other for seats in found for other in seats if other != number]
