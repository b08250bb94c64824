"""Simulate matches of AI against AI: without people, tables or clocks, repeatable from one seed, and counted."""

from __future__ import annotations

import os
import re
import signal
import time
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from multiprocessing import get_context, parent_process
from random import Random
from threading import Thread
from typing import Final, TextIO

import msgspec

from unobot.ai.strategies import STRATEGIES
from unobot.ai.strategy import Strategy
from unobot.ai.table_manners import UNO_WINDOW, manners_of
from unobot.rules.moves import CATCHES, PASS, SAY_UNO, Move, Play
from unobot.rules.play.legality import fair_moves
from unobot.rules.play.scoring import partners
from unobot.rules.round import Round
from unobot.rules.ruleset.ruleset import MAX_SEATS, MIN_SEATS, OFFICIAL, Ruleset, RulesetError
from unobot.rules.view import observe
from unobot.selfplay.round_facts import RoundFacts, RoundSummary, summarized
from unobot.selfplay.series_match import SeriesMatch
from unobot.selfplay.statistics import wilson_interval

_CHUNK: Final = 4
"""The matches that a worker plays in one job. It is small, because Ctrl-C waits for the end of a job."""
_MISHEARS: Final = 0.25
"""The probability that an opponent misses an Uno that was said, relative to how often players forget theirs."""
_SEVERAL: Final = re.compile(r"(.+?)\s*\*\s*([0-9]{1,2})")


def pool(workers: int) -> ProcessPoolExecutor:
    """Return a pool of ``workers`` processes. They start on demand, ignore Ctrl-C, and end with this process.

    They are spawned, because a fork would share the locks and threads of the caller.
    """
    return ProcessPoolExecutor(workers, get_context("spawn"), _begin)


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End this worker when its parent ends, even if the parent is killed."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


class SimulationError(ValueError):
    """These matches cannot be simulated; the message is the reason in one sentence."""


class Score(msgspec.Struct, frozen=True):
    """The wins of a player or level.

    ``share`` is the share of matches won, ``low`` and ``high`` are the ends of its 95 % Wilson interval.
    """

    wins: int
    share: float
    low: float
    high: float


class SimulationResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of matches by the rules of the code ``ruleset``; ``seconds`` is wall-clock time.

    ``wins`` and ``scores`` have an entry for each of ``players``, ``levels`` one for each name among them. A level wins
    with any of its players. In teams both partners win. ``forget`` is the probability with which the players forgot an
    Uno; ``None`` if no player forgot any.

    ``per_round`` is what the rounds were like.

    ``rotated`` says whether every player sat at every seat, with every seat dealing first, equally often. For that the
    number of matches has to be a multiple of the square of the number of seats.
    """

    matches: int
    wins: tuple[int, ...]
    rounds: int
    moves: int
    seconds: float
    players: tuple[str, ...]
    seed: int
    ruleset: str
    rotated: bool
    scores: tuple[Score, ...]
    levels: dict[str, Score]
    per_round: RoundSummary
    forget: float | None = None

    def json(self) -> str:
        """Return the result as one line of JSON."""
        return msgspec.json.encode(self).decode()

    def table(self) -> str:
        """Return the result as lines for people: each player, each level with several players, and the totals."""
        rows = [(f"{number} {name}", score) for number, (name, score) in enumerate(self._named_scores(), 1)]
        if len(self.levels) > 1:
            rows += [(f"all {name}", score) for name, score in self.levels.items() if self.players.count(name) > 1]
        width = max(len(name) for name, _ in rows)
        lines = [f"{'':<{width}} {'wins':>8} {'share':>8}   95 % interval"]
        lines += [
            f"{name:<{width}} {score.wins:>8} {score.share:>8.2%}   {score.low:.2%} to {score.high:.2%}"
            for name, score in rows
        ]
        square = len(self.players) ** 2
        uneven = "" if self.rotated else f" (no multiple of {square}, so not each seat and first dealer equally often)"
        forgot = f", each Uno forgotten with probability {self.forget:g}" if self.forget else ""
        return "\n".join(
            (
                *lines,
                f"{self.matches} matches{uneven} by the rules {self.ruleset}, seed {self.seed}{forgot}",
                self.per_round.text(),
                f"{self.rounds} rounds, {self.moves} moves, {self.seconds:.1f} s",
            )
        )

    def _named_scores(self) -> Iterator[tuple[str, Score]]:
        return zip(self.players, self.scores, strict=True)


def read_players(text: str) -> list[str]:
    """Return the names of levels in ``text``: ``expert,clever,clever``, or shorter ``expert,clever*2``."""
    players: list[str] = []
    for name in text.split(","):
        several = _SEVERAL.fullmatch(name.strip())
        players += [several[1]] * int(several[2]) if several else [name.strip()]
    return players


def simulate(
    players: Sequence[str],
    matches: int,
    seed: int,
    *,
    ruleset: Ruleset = OFFICIAL,
    forget: float = 0.0,
    jobs: int = 1,
    record: TextIO | None = None,
    progress: Callable[[int], None] | None = None,
    strategies: Mapping[str, Strategy] = STRATEGIES,
) -> SimulationResult:
    """Play ``matches`` matches among ``players`` (2 to 10 names of levels) and count the wins.

    The players move on by one seat from match to match. After each full turn of seats the first dealer moves on too.
    The same arguments always play the same matches, with any number of ``jobs``: the most worker processes. With 1 the
    matches are played in this process. ``record`` receives a record of each match, in order. ``progress`` is called
    after each match with the number of finished matches. ``strategies`` are the players by name.

    ``forget`` is the probability (0 to 1) that a player forgets to say Uno. The player may then say it late or be
    caught. If a false catch has a penalty, some are made.

    Raise ``SimulationError`` for invalid arguments, and when a worker process dies.
    """
    _check(players, matches, ruleset, forget, jobs, strategies)
    wins = [0] * len(players)
    levels = dict.fromkeys(players, 0)
    rounds: list[RoundFacts] = []
    moves = 0
    seated = {name: strategies[name] for name in players}
    series = _Series(tuple(players), seed, ruleset, record is not None, forget, seated)
    began = time.perf_counter()
    try:
        with closing(_outcomes(series, matches, jobs)) as outcomes:
            for finished, outcome in enumerate(outcomes, 1):
                for player in outcome.winners:
                    wins[player] += 1
                for level in {players[player] for player in outcome.winners}:
                    levels[level] += 1
                rounds += outcome.rounds
                moves += outcome.moves
                if record is not None:
                    record.write(outcome.record)
                if progress is not None:
                    progress(finished)
    except BrokenProcessPool as error:
        raise SimulationError("a worker process has died") from error
    return SimulationResult(
        matches,
        tuple(wins),
        len(rounds),
        moves,
        round(time.perf_counter() - began, 3),
        series.players,
        seed,
        ruleset.code,
        matches % len(players) ** 2 == 0,
        tuple(_score(won, matches) for won in wins),
        {level: _score(won, matches) for level, won in levels.items()},
        summarized(rounds),
        forget or None,
    )


def _check(
    players: Sequence[str], matches: int, ruleset: Ruleset, forget: float, jobs: int, strategies: Mapping[str, Strategy]
) -> None:
    """Raise ``SimulationError`` for invalid arguments."""
    unknown = [name for name in players if name not in strategies]
    if unknown:
        raise SimulationError(f"there is no AI level {unknown[0]!r}, only {', '.join(strategies)}")
    if not MIN_SEATS <= len(players) <= MAX_SEATS:
        raise SimulationError(f"a match takes {MIN_SEATS} to {MAX_SEATS} players, not {len(players)}")
    try:
        ruleset.check_seats(len(players))
    except RulesetError as error:
        raise SimulationError(f"{len(players)} players cannot play these rules ({error})") from error
    for number, need in ((matches, "match has to be played"), (jobs, "process has to play")):
        if number < 1:
            raise SimulationError(f"at least one {need}, not {number}")
    if not 0 <= forget <= 1:
        raise SimulationError(f"Uno is forgotten with a probability from 0 to 1, not {forget:g}")


def _score(wins: int, matches: int) -> Score:
    low, high = wilson_interval(wins, matches)
    return Score(wins, round(wins / matches, 5), round(low, 5), round(high, 5))


class _Outcome(msgspec.Struct, frozen=True):
    """The outcome of one match: the players that won it, its rounds, and its record, if one was requested."""

    winners: tuple[int, ...]
    rounds: list[RoundFacts]
    moves: int
    record: str


class _Series(msgspec.Struct, frozen=True):
    """Everything that determines the matches except their numbers. It is sent to every worker."""

    players: tuple[str, ...]
    seed: int
    ruleset: Ruleset
    recorded: bool
    forget: float
    strategies: Mapping[str, Strategy]

    def play_all(self, numbers: range) -> list[_Outcome]:
        """Play the matches with these numbers."""
        return [self.play(number) for number in numbers]

    def play(self, number: int) -> _Outcome:
        """Play the match with this number, from 0."""
        series_match = SeriesMatch(self.players, self.ruleset, self.seed, number, logged=self.recorded)
        strategies = [self.strategies[name] for name in self.players]
        laid: int | None = None  # the seat that played a card with the last move
        rounds: list[RoundFacts] = []
        facts = RoundFacts()

        def choose(state: Round, seat: int) -> Move:
            view = observe(state, seat)
            if seat != state.to_move:
                view.catchable = ()  # the decision to notice it was made right after the play
            move = strategies[series_match.seated[seat]].choose(view, series_match.rng)
            forgets = self.forget and isinstance(move, Play) and move.uno and series_match.rng.random() < self.forget
            return msgspec.structs.replace(move, uno=False) if forgets else move

        while (state := series_match.current_round()) is not None:
            jump = (
                None
                if laid is None or not state.moves or not state.rule_tables.jump_in
                else _jump_in(state, laid, choose)
            )
            seat, move = jump or (state.to_move, choose(state, state.to_move))
            laid = seat if isinstance(move, Play) else None
            facts.note(state, move, series_match.play(seat, move))
            if self.forget and laid is not None and not state.is_over:
                levels = [self.players[player] for player in series_match.seated]
                call = _call_after(state, laid, levels, self.forget, series_match.rng)
                if call is not None:
                    facts.note(state, call[1], series_match.play(*call))
            if state.is_over:
                if state.number:  # the vote is no round
                    rounds.append(facts)
                facts = RoundFacts()
        return _Outcome(
            tuple(series_match.winners),
            rounds,
            series_match.moves,
            series_match.record() if self.recorded else "",
        )


def _call_after(state: Round, laid: int, levels: Sequence[str], forget: float, rng: Random) -> tuple[int, Move] | None:
    """Return the call that follows after seat ``laid`` has played, if any: a catch, a late Uno or a false catch.

    Each level notices and remembers as at a table, and the fastest seat speaks first. After ``UNO_WINDOW`` a forgotten
    Uno has no more consequences.
    """
    opponents = [seat for seat in state.others(laid) if seat not in partners(state, laid)]
    if laid in state.catchable:
        spoken: list[tuple[float, int, Move]] = [(rng.uniform(*manners_of(levels[laid]).remembers), laid, SAY_UNO)]
        for seat in opponents:
            table_manners = manners_of(levels[seat])
            if rng.random() < table_manners.notices:
                spoken.append((rng.uniform(*table_manners.catches), seat, CATCHES[laid]))
        moment, seat, move = min(spoken, key=lambda entry: entry[0])
        return (seat, move) if moment < UNO_WINDOW else None
    has_said = state.said_uno[laid] and len(state.hands[laid]) == 1
    if has_said and opponents and state.ruleset.false_catch and rng.random() < forget * _MISHEARS:
        return rng.choice(opponents), CATCHES[laid]
    return None


def _jump_in(state: Round, player: int, choose: Callable[[Round, int], Move]) -> tuple[int, Move] | None:
    """Return the jump-in on the card that ``player`` has played, if any: the first seat in turn order that wants to.

    ``player`` is asked last, and the seat to move is not asked.
    """
    for seat in (*state.others(player), player):
        if seat != state.to_move and any(isinstance(move, Play) for move in fair_moves(state, seat)):
            move = choose(state, seat)
            if move != PASS:
                return seat, move
    return None


def _outcomes(series: _Series, matches: int, jobs: int) -> Generator[_Outcome]:
    """Yield the outcomes of the matches in order, played by up to ``jobs`` workers."""
    chunks = [range(first, min(first + _CHUNK, matches)) for first in range(0, matches, _CHUNK)]
    jobs = min(jobs, len(chunks))
    if jobs == 1:
        yield from map(series.play, range(matches))
        return
    workers = pool(jobs)
    try:
        for outcomes in workers.map(series.play_all, chunks):
            yield from outcomes
    finally:
        workers.shutdown(cancel_futures=True)  # after an error or Ctrl-C no more matches are played
