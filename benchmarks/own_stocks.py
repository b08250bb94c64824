"""Compare rounds with own stocks and with one draw pile: their chances, and what equal deals have in common.

    python -m benchmarks.own_stocks [--rounds 100000] [--seats 4] [--rules hand_size=10]

Each deal is played at two tables with one pile, and at two tables with own stocks. All four tables have the same key.
It is played in two ways:

* As a duplicate: each seat of each table has a player drawn by lot from ``novice``, ``numbers-first`` and
  ``four-steps``, and its own randomness. So the tables of a deal differ as much as tables of people do.
* As a daily deal: one seat is ``novice`` at the first table and ``four-steps`` at the second. The other seats are
  ``numbers-first``, and their randomness depends only on the seat and its turn.

The table has figures of the duplicate rounds, with their difference in standard errors (``z``). The lines below it have
the correlation between two tables of a deal: of a seat's points, and of its wins. For a loser, the points that it still
holds count as negative, so that every seat has a result.

The chances are the same by construction, so about one in twenty values of ``z`` is beyond 2. ``docs/fair-deals.md`` has
the result.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain, count
from math import sqrt
from random import Random
from statistics import correlation, fmean, pstdev

import msgspec

from benchmarks import report
from unobot.ai.strategies import STRATEGIES
from unobot.rules.events import Drew, Event, Reshuffled
from unobot.rules.moves import Move
from unobot.rules.play.deal import deal
from unobot.rules.play.decide import decide
from unobot.rules.play.evolve import apply
from unobot.rules.round import Round, View
from unobot.rules.ruleset.fields import Value, read_change
from unobot.rules.ruleset.ruleset import OFFICIAL, Ruleset
from unobot.rules.shuffling import Shuffler, match_key
from unobot.rules.view import observe

SEED = bytes(range(32))
PLAYERS = ("novice", "numbers-first", "four-steps")
BATCHES = 50
"""The deals are split into this many parts, whose correlations give the standard error."""


class PlayedDeal(msgspec.Struct, frozen=True):
    """One round at one table: its figures, and the result of each seat."""

    figures: dict[str, float]
    scores: tuple[float, ...]
    wins: tuple[float, ...]


Players = Sequence[Callable[[View], Move]]
"""The players of a table, by seat."""


def duplicate_players(seats: int, number: int, table: int) -> Players:
    """Return players of any level, with randomness that depends on the deal and on the table."""
    rng = Random(f"own stocks {number} {table}")

    def player() -> Callable[[View], Move]:
        level, chance = STRATEGIES[rng.choice(PLAYERS)], Random(rng.getrandbits(64))
        return lambda view: level.choose(view, chance)

    return [player() for _ in range(seats)]


def daily_players(seats: int, number: int, table: int) -> Players:
    """Return a player whose level depends on the table, and others that play alike at all tables."""

    def player(seat: int) -> Callable[[View], Move]:
        level, turns = STRATEGIES["numbers-first" if seat else ("novice", "four-steps")[table % 2]], count()
        return lambda view: level.choose(view, Random(f"{number} {seat} {next(turns)}"))

    return list(map(player, range(seats)))


def play_deal(ruleset: Ruleset, players: Players, number: int) -> PlayedDeal:
    """Play the deal ``number``."""
    seats = len(players)
    shuffler = Shuffler(match_key(SEED, number))
    state = Round(ruleset, seats, shuffler)
    events: list[Event] = deal(ruleset, seats, number % seats, shuffler)
    apply(state, events)
    cards_drawn = shuffles = 0
    while state.outcome is None:
        seat = state.to_move
        events_of_move = decide(state, seat, players[seat](observe(state, seat)))
        apply(state, events_of_move)
        for event in events_of_move:
            if isinstance(event, Drew):
                cards_drawn += len(event.cards)
            elif isinstance(event, Reshuffled):
                shuffles += 1
    won = state.outcome.points
    points_left = [state.rule_tables.worth(hand) for hand in state.outcome.hands]
    winner = state.outcome.winner
    figures = {
        "points of the winner": float(max(won)),
        "square of these points / 1000": max(won) ** 2 / 1000,
        "moves": float(state.moves),
        "square of the moves / 1000": state.moves**2 / 1000,
        "rounds of more than 100 moves, %": 100.0 * (state.moves > 100),
        "cards drawn": float(cards_drawn),
        "shuffles of discards": float(shuffles),
        "wins of the seat left of the dealer, %": 100.0 * (winner == (number + 1) % seats),
        "cards left in the hands": float(sum(map(len, state.outcome.hands))),
    }
    return PlayedDeal(
        figures,
        tuple(float(points or -rest) for points, rest in zip(won, points_left, strict=True)),
        tuple(float(seat == winner) for seat in range(seats)),
    )


Tables = list[tuple[PlayedDeal, PlayedDeal]]
"""The two tables of each deal."""


def measure(
    rounds: int, seats: int, rules: Ruleset, players: Callable[[int, int, int], Players]
) -> tuple[Tables, Tables]:
    """Play this many rounds of each kind. Return the tables with one pile, and the tables with own stocks."""
    results: tuple[Tables, Tables] = ([], [])
    kinds = tuple(msgspec.structs.replace(rules, own_stocks=own_stocks) for own_stocks in (False, True))
    for number in range(rounds // 2):
        for place, ruleset in enumerate(kinds):
            tables = [players(seats, number, 2 * place + table) for table in range(2)]
            first, second = (play_deal(ruleset, table_players, number) for table_players in tables)
            results[place].append((first, second))
    return results


def compared(one_pile: Tables, own_stocks: Tables) -> dict[str, dict[str, float]]:
    """Return the means of each figure, and their difference in standard errors."""
    rows: dict[str, dict[str, float]] = {}
    for name in one_pile[0][0].figures:
        means = [[fmean(table.figures[name] for table in tables) for tables in kind] for kind in (one_pile, own_stocks)]
        differences = [after - before for before, after in zip(*means, strict=True)]
        error = pstdev(differences) / sqrt(len(differences))
        rows[name] = {
            "one pile": round(fmean(means[0]), 3),
            "own stocks": round(fmean(means[1]), 3),
            "standard error": round(error, 4),
            "z": round(fmean(differences) / error, 2) if error else 0.0,
        }
    return rows


Result = Callable[[PlayedDeal], Sequence[float]]
"""Returns the results of a round that are compared between tables."""


def correlated(tables: Tables, result: Result) -> tuple[float, float]:
    """Return the correlation of a result at the two tables of a deal, and its standard error."""

    def of(part: Tables) -> float:
        one, two = zip(*((result(first), result(second)) for first, second in part), strict=True)
        return correlation([*chain.from_iterable(one)], [*chain.from_iterable(two)])

    parts = [of(tables[place::BATCHES]) for place in range(BATCHES)]
    return of(tables), pstdev(parts) / sqrt(BATCHES)


def correlations(one_pile: Tables, own_stocks: Tables, results: Mapping[str, Result]) -> Iterator[str]:
    """Yield a line for each of these results."""
    for name, result in results.items():
        (before, error), (after, other) = correlated(one_pile, result), correlated(own_stocks, result)
        yield f"{name}: {before:.3f} ± {error:.3f} with one pile, {after:.3f} ± {other:.3f} with own stocks"


def main() -> None:
    """Print the figures of both kinds, and the correlations."""
    options = argparse.ArgumentParser(description="Compare rounds with own stocks and with one draw pile.")
    options.add_argument("--rounds", type=int, default=100_000, help="rounds of each kind")
    options.add_argument("--seats", type=int, default=4)
    options.add_argument("--rules", nargs="*", default=[], help="house rules, such as hand_size=10")
    args = options.parse_args()
    changes: dict[str, Value] = dict(map(read_change, args.rules))
    rules = msgspec.structs.replace(OFFICIAL, **changes)
    rounds = max(args.rounds, 20 * BATCHES)
    one_pile, own_stocks = measure(rounds, args.seats, rules, duplicate_players)
    print(table(compared(one_pile, own_stocks)), "\ncorrelations as a duplicate:")
    every_seat: dict[str, Result] = {"points": lambda result: result.scores, "wins": lambda result: result.wins}
    print(*correlations(one_pile, own_stocks, every_seat), sep="\n")
    one_pile, own_stocks = measure(rounds // 2, args.seats, rules, daily_players)
    print("correlations as a daily deal, of the one player:")
    single: dict[str, Result] = {"points": lambda result: result.scores[:1], "wins": lambda result: result.wins[:1]}
    print(*correlations(one_pile, own_stocks, single), sep="\n")


def table(figures: dict[str, dict[str, float]]) -> str:
    """Return the figures, one line for each."""
    columns = list(next(iter(figures.values())))
    return report.table({column: {name: row[column] for name, row in figures.items()} for column in columns})


if __name__ == "__main__":
    main()
