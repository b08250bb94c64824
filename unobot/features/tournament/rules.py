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
REMATCH_PRICE = 100
"""The price of one pair that meets again, in places of distance (see `_price`)."""
MAX_PASSES = 6
"""The most passes over all exchanges of two people. Nearly always, three passes find all exchanges."""
NEAR_PLACES = 12
"""The greatest distance of places for an exchange, unless that leaves a pair that has met."""
Pair = tuple[int, int]
POINTS_BASE = 4
"""A table has four seats: the first gets one point less than this."""


def lot(secret: bytes, purpose: str, number: int | str) -> bytes:
    """Return the lot of an entrant, or of a table. Sorted lots are a fair order, a different one for each purpose."""
    return sha256(secret + f" {purpose} {number}".encode()).digest()


def sort_by_lot(secret: bytes, purpose: str, numbers: Iterable[int]) -> list[int]:
    """Return the numbers in the order of their lots."""
    return sorted(numbers, key=lambda number: lot(secret, purpose, number))


def commitment(state: TournamentState) -> str:
    """Return the fingerprint of the secret in hexadecimal."""
    return sha256(state.secret).hexdigest()


def follows_lots(state: TournamentState) -> bool:
    """Return whether the lots give the first round's tables, and the seats of all rounds but the final."""
    rounds = [round_.pods for round_ in state.night.rounds if not round_.is_final]
    seated = [number for pod in rounds[0] for number in pod.seats] if rounds else []
    order, at = sort_by_lot(state.secret, "first", seated), 0
    for pod in rounds[0] if rounds else ():
        if set(pod.seats) != set(order[at : at + len(pod.seats)]):
            return False
        at += len(pod.seats)
    seats = [(n, pod.seats) for n, pods in enumerate(rounds, 1) for pod in pods]
    return all(list(numbers) == sort_by_lot(state.secret, f"seat {n}", numbers) for n, numbers in seats)


def lots_record(state: TournamentState, former: str) -> bytes:
    """Return the file with which everybody can repeat the lots. ``former``: the word for people without a name."""
    people = [entrant.name if entrant.user_id else former for entrant in state.night.entrants]
    rounds = [
        {"final": round_.is_final, "tables": [list(pod.seats) for pod in round_.pods]} for round_ in state.night.rounds
    ]
    record = {
        "tournament": 1,
        "commitment": commitment(state),
        "secret": state.secret.hex(),
        "people": people,
        "rounds": rounds,
    }
    return msgspec.json.format(msgspec.json.encode(record))


def sizes(people: int, most_ais: int | None = None, min_tables: int = 1) -> list[int]:
    """Return the number of people at each table.

    Tables have three or four people. Five people are at one table if two AIs would be too many.
    ``most_ais``: the most AIs at a table; None for any number. ``min_tables``: above 1, tables have fewer people.
    """
    tables = max(min_tables, -(-people // SIZE))
    short = tables * SIZE - people
    if people == SIZE + 1 and min_tables == 1 and most_ais is not None and most_ais < SIZE - people // tables:
        return [people]
    return [SIZE - short // tables - (n >= tables - short % tables) for n in range(tables)]


def ais_at(people: int, most_ais: int | None = None) -> int:
    """Return how many AIs fill a table with this number of people."""
    free = max(0, SIZE - people)
    return free if most_ais is None else min(free, most_ais)


def pods(
    order: Sequence[int], met: Mapping[Pair, int], most_ais: int | None = None, min_tables: int = 1
) -> list[tuple[int, ...]]:
    """Return the people of each table. ``order``: everybody, best first. ``met``: how often each pair has met.

    People with near places meet. A person of a pair that has met changes places with a near person. The same order
    always gives the same result.
    """
    tables: list[list[int]] = []
    rest = list(order)
    for size in sizes(len(order), most_ais, min_tables):
        tables.append(rest[:size])
        rest = rest[size:]
    at = {number: n for n, number in enumerate(order)}
    for reach in (NEAR_PLACES, len(order)):
        for _ in range(MAX_PASSES):
            if not _exchange(tables, at, met, reach):
                break
        if not any(met.get(pair) for pair in meetings(tables)):
            break
    return [tuple(table) for table in tables]


def meetings(tables: Sequence[Sequence[int]]) -> Counter[Pair]:
    """Return how often each pair met at these tables."""
    return Counter(pair for table in tables for pair in combinations(sorted(table), 2))


def _exchange(tables: list[list[int]], at: Mapping[int, int], met: Mapping[Pair, int], reach: int) -> bool:
    """Exchange people of two tables if that is cheaper (see `_price`). Return whether anybody was exchanged."""
    is_changed = False
    for first, second in combinations(range(len(tables)), 2):
        for i in range(len(tables[first])):
            for j in range(len(tables[second])):
                one, two = tables[first][i], tables[second][j]
                if abs(at[one] - at[two]) > reach:
                    continue
                before = _price(tables[first], at, met) + _price(tables[second], at, met)
                tables[first][i], tables[second][j] = two, one
                if _price(tables[first], at, met) + _price(tables[second], at, met) < before:
                    is_changed = True
                else:
                    tables[first][i], tables[second][j] = one, two
    return is_changed


def _price(table: Sequence[int], at: Mapping[int, int], met: Mapping[Pair, int]) -> int:
    """Return the price of a table: pairs that meet again, and how far apart the places are."""
    price = 0
    for a, b in combinations(sorted(table), 2):
        times = met.get((a, b), 0)
        price += abs(at[a] - at[b]) + REMATCH_PRICE * times * times
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
    """The points under the rules of Uno, in duplicate rounds minus the points of the cards left in hand."""
    places: tuple[int | None, ...]
    """The place in each round, and in a finished final; None if they did not play it."""


def points_for(place: int) -> int:
    """Return the points for a place at a table."""
    return max(0, POINTS_BASE - place)


def swiss_rounds(state: TournamentState) -> Sequence[TournamentRound]:
    """Return the rounds before the final."""
    return [round_ for round_ in state.night.rounds if not round_.is_final]


def standings(state: TournamentState, rounds: int | None = None) -> list[TournamentStanding]:
    """Return the rows after this number of rounds, or after all rounds before the final, best first.

    Everybody who sat at a table has a row, and everybody who is ready to play.
    """
    begun_rounds = played_rounds = swiss_rounds(state)[:rounds]
    if state.night.duplicate:  # a table is compared with the others when all are done
        played_rounds = [round_ for round_ in begun_rounds if all(pod.places for pod in round_.pods)]
    seated = {number for round_ in begun_rounds for pod in round_.pods for number in pod.seats}
    numbers = [
        n
        for n, entrant in enumerate(state.night.entrants)
        if n in seated or (entrant.presence == "ready" and entrant.since <= len(begun_rounds))
    ]
    places = {n: tuple(_place(round_, n) for round_ in played_rounds) for n in numbers}
    duplicate = state.night.duplicate
    points = {n: sum(points_for(place) for place in places[n] if place is not None) for n in numbers}
    if duplicate:
        points = {n: sum(_scored(round_, n) for round_ in played_rounds) for n in numbers}
    rows = [
        TournamentStanding(
            number=n,
            points=points[n],
            opponents=0 if duplicate else sum(points.get(other, 0) for other in _met(played_rounds, n)),
            won=sum(place == 1 for place in places[n]),
            scored=sum((_result if duplicate else _scored)(round_, n) for round_ in played_rounds),
            places=places[n],
        )
        for n in numbers
    ]
    return sorted(
        rows,
        key=lambda row: (-row.points, -row.opponents, -row.won, -row.scored, lot(state.secret, "rank", row.number)),
    )


def has_final(state: TournamentState) -> bool:
    """Return whether a final was played to its end."""
    return _finished_final(state) is not None


def _finished_final(state: TournamentState) -> TournamentRound | None:
    final = next((round_ for round_ in state.night.rounds if round_.is_final), None)
    return final if final is not None and all(pod.places for pod in final.pods) else None


def ranking(state: TournamentState) -> list[TournamentStanding]:
    """Return the rows in the final order: the people of a finished final come first, by their places in it."""
    rows = standings(state)
    final = _finished_final(state)
    if final is None:
        return rows
    at = {row.number: n for n, row in enumerate(rows)}
    (pod,) = final.pods
    last = dict(zip(pod.seats, pod.places, strict=True))
    order = sorted(pod.seats, key=lambda number: (last[number], at[number]))
    rows = [replace(row, places=(*row.places, last.get(row.number))) for row in rows]
    finalists = {number: n for n, number in enumerate(order)}
    return sorted(rows, key=lambda row: finalists.get(row.number, len(finalists) + at[row.number]))


def _seat(round_: TournamentRound, number: int) -> tuple[Pod, int] | None:
    """Return the finished table of an entrant in a round, and their seat there."""
    for pod in round_.pods:
        if pod.places and number in pod.seats:
            return pod, pod.seats.index(number)
    return None


def _place(round_: TournamentRound, number: int) -> int | None:
    seat = _seat(round_, number)
    return None if seat is None else seat[0].places[seat[1]]


def _scored(round_: TournamentRound, number: int) -> int:
    seat = _seat(round_, number)
    return 0 if seat is None else seat[0].points[seat[1]]


def _result(round_: TournamentRound, number: int) -> int:
    seat = _seat(round_, number)
    return seat[0].results[seat[1]] if seat is not None and seat[0].results and number not in seat[0].gone else 0


def _met(rounds: Sequence[TournamentRound], number: int) -> list[int]:
    """Return the entrants that an entrant met at finished tables, each as often as they met."""
    tables = [seat[0].seats for round_ in rounds if (seat := _seat(round_, number)) is not None]
    return [other for seats in tables for other in seats if other != number]
