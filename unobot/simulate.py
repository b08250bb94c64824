"""AI against AI: matches without people, tables or clocks, repeatable from one seed."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from hashlib import sha256
from random import Random
from typing import TextIO

import msgspec

from unobot.ai import LEVELS, Strategy
from unobot.rules.events import Event
from unobot.rules.fairness import Shuffler, match_key
from unobot.rules.match import Entry, Match
from unobot.rules.moves import Move
from unobot.rules.record import Record, write_record
from unobot.rules.ruleset import MAX_SEATS, MIN_SEATS, OFFICIAL, Ruleset
from unobot.rules.view import observe


class SimulationError(ValueError):
    """This cannot be simulated; the message says in one sentence why."""


class Result(msgspec.Struct, frozen=True):
    """What came out: ``wins`` has one number for each of ``players``; ``seconds`` is wall-clock time."""

    matches: int
    wins: tuple[int, ...]
    rounds: int
    moves: int
    seconds: float
    players: tuple[str, ...]
    seed: int

    def json(self) -> str:
        """Give the result as one line of JSON."""
        return msgspec.json.encode(self).decode()


def simulate(
    players: Sequence[str],
    matches: int,
    seed: int,
    *,
    ruleset: Ruleset = OFFICIAL,
    record: TextIO | None = None,
    progress: Callable[[int], None] | None = None,
) -> Result:
    """Play ``matches`` matches among ``players`` (2 to 10 names of levels) and count who won.

    From match to match the players move on by one seat, and after each full turn of seats so does the first
    dealer. The same arguments always play the same matches. ``record`` takes a record of each match;
    ``progress`` is called with the number of matches finished, after each. Raises ``SimulationError`` for
    arguments that make no sense.
    """
    unknown = [name for name in players if name not in LEVELS]
    if unknown:
        raise SimulationError(f"there is no AI level {unknown[0]!r}, only {', '.join(LEVELS)}")
    if not MIN_SEATS <= len(players) <= MAX_SEATS:
        raise SimulationError(f"a match takes {MIN_SEATS} to {MAX_SEATS} players, not {len(players)}")
    if matches < 1:
        raise SimulationError(f"at least one match has to be played, not {matches}")
    seats = len(players)
    wins = [0] * seats
    rounds = 0
    moves = 0
    secret = sha256(b"unobot simulate %d" % seed).digest()
    began = time.perf_counter()
    for number in range(matches):
        seated = [(seat + number) % seats for seat in range(seats)]  # by seat: which of the players
        match = Match(ruleset, seats, Shuffler(match_key(secret, number)), dealer=number // seats % seats)
        names = tuple(players[player] for player in seated)
        rng = Random(f"unobot simulate {seed} {number}")  # noqa: S311 - strategies toss coins with it, no more
        log = _play(match, [LEVELS[name] for name in names], rng)
        if match.winner is not None:
            wins[seated[match.winner]] += 1
        rounds += match.number
        moves += sum(entry.move is not None for entry in log)
        if record is not None:
            for line in write_record(Record(ruleset, names, tuple(log), secret, number)):
                record.write(line + "\n")
        if progress is not None:
            progress(number + 1)
    seconds = round(time.perf_counter() - began, 3)
    return Result(matches, tuple(wins), rounds, moves, seconds, tuple(players), seed)


def _play(match: Match, strategies: Sequence[Strategy], rng: Random) -> list[Entry]:
    """Play a fresh match to its end and give its log."""
    log: list[Entry] = []

    def enter(seat: int | None, move: Move | None, events: list[Event]) -> None:
        log.append(Entry(len(log), seat, None if move is None else str(move), None, tuple(events)))
        match.apply(events)

    while not match.is_over:
        if match.round is None or match.round.is_over:
            enter(None, None, match.deal())
            continue
        seat = match.round.to_move
        move = strategies[seat].choose(observe(match.round, seat), rng)
        enter(seat, move, match.decide(seat, move))
    return log
