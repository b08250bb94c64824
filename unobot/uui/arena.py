"""The arena: matches between engines and levels, by the official rules with Uno announced.

Several matches are played at a time in one event loop, each with its own engines. The engines run as processes, so this
process only waits for them.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from typing import TextIO

from unobot.ai.strategies import STRATEGIES
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.rules.view import observe
from unobot.selfplay.series_match import SeriesMatch
from unobot.uui.contenders import ArenaError, Contender
from unobot.uui.driver import EngineDriver, StartEngine
from unobot.uui.engine_process import EngineProcess
from unobot.uui.protocol import rules_for_engines
from unobot.uui.standings import ArenaResult, Outcome, Tally
from unobot.uui.verdict import Cause


class Arena:
    """Matches among ``contenders``; ``layout`` is the contender of each player, by index.

    Seats and first dealers move on from match to match as in ``SeriesMatch``. The same seed deals the same cards, with
    any number of ``jobs``. ``record`` receives a record of each match, in order. ``progress`` is called after each
    match.

    Raise ``ArenaError`` for rules that engines cannot play, and for invalid numbers.
    """

    def __init__(
        self,
        contenders: Sequence[Contender],
        layout: Sequence[int],
        ruleset: Ruleset,
        seed: int,
        *,
        jobs: int = 1,
        record: TextIO | None = None,
        progress: Callable[[Tally], None] | None = None,
        start_engine: StartEngine = EngineProcess.start,
    ) -> None:
        announced = rules_for_engines(ruleset)
        if announced is None:
            raise ArenaError("engines play by the official rules only, with any target and wild_draw_four=strict")
        if jobs < 1:
            raise ArenaError(f"at least one match has to be played at a time, not {jobs}")
        self._contenders = contenders
        self._layout = layout
        self._names = [contenders[contender].name for contender in layout]
        self._ruleset = announced
        self._seed = seed
        self._jobs = jobs
        self._record = record
        self._progress = progress
        self._start_engine = start_engine
        self._tally = Tally(contenders, layout)
        self._waiting: dict[int, Outcome] = {}
        self._started: set[str] = set()
        """The names of the engines whose program exists."""

    async def play(self, matches: int) -> ArenaResult:
        """Play this number of matches. When cancelled, end every process.

        An engine that dies, floods or is not ready loses its match, the first one too. Raise ``ArenaError`` only if a
        program cannot be started at all the first time.
        """
        if matches < 1:
            raise ArenaError(f"at least one match has to be played, not {matches}")
        began = time.perf_counter()
        numbers = iter(range(matches))
        lanes = [asyncio.create_task(self._lane(numbers)) for _ in range(min(self._jobs, matches))]
        try:
            await asyncio.wait(lanes, return_when=asyncio.FIRST_EXCEPTION)
        finally:
            for lane in lanes:
                lane.cancel()
            ends = await asyncio.gather(*lanes, return_exceptions=True)
        for end in ends:
            if isinstance(end, Exception):
                raise end
        return ArenaResult(
            matches,
            self._tally.rounds,
            self._tally.moves,
            round(time.perf_counter() - began, 3),
            self._seed,
            self._ruleset.code,
            tuple(self._names),
            self._tally.standings(),
        )

    async def _lane(self, numbers: Iterator[int]) -> None:
        """Play matches one after another with the same processes. Replace the processes of engines that lost."""
        engines: dict[int, EngineDriver] = {}
        graceful = False
        try:
            for number in numbers:
                await self._seat(engines)
                self._count_in_order(await self._play(number, engines))
                await asyncio.sleep(0)  # without an engine to wait for, the other lanes run here
            graceful = True
        finally:
            await asyncio.gather(*(engine.close(None if graceful else 0) for engine in engines.values()))

    async def _seat(self, engines: dict[int, EngineDriver]) -> None:
        """Give every player with an external engine one that has not lost."""
        new: list[int] = []
        for player, contender in enumerate(self._layout):
            spec = self._contenders[contender].engine
            if spec is None:
                continue
            if player in engines and engines[player].lost is None:
                engines[player].new_match()
                continue
            if player in engines:
                await engines[player].close()
            engines[player] = EngineDriver(spec, self._start_engine)
            new.append(player)
        await asyncio.gather(*(engines[player].start() for player in new))
        for player in new:
            name, lost = self._names[player], engines[player].lost
            if lost is None or lost.cause is not Cause.UNSTARTABLE:
                self._started.add(name)
            elif name not in self._started:
                raise ArenaError(f"the engine {name} {lost}")

    async def _play(self, number: int, engines: dict[int, EngineDriver]) -> Outcome:
        series_match = SeriesMatch(self._names, self._ruleset, self._seed, number, logged=True)
        lost: list[int] = []
        while (state := series_match.current_round()) is not None:
            _add_lost(lost, engines)
            if len(lost) >= len(self._layout) - 1:
                break
            seat = state.to_move
            player = series_match.seated[seat]
            view = observe(state, seat)
            if player in engines:
                choice = await engines[player].choose(view, series_match.log)
                series_match.play(seat, choice.move, choice.by)
            else:
                level = self._contenders[self._layout[player]].level
                assert level is not None
                series_match.play(seat, STRATEGIES[level].choose(view, series_match.rng))
        _add_lost(lost, engines)
        return Outcome(
            number,
            tuple(_placing(series_match, lost)),
            len(lost) < len(self._layout),
            tuple((player, verdict) for player, engine in engines.items() for verdict in engine.verdicts),
            series_match.match.number,
            series_match.moves,
            series_match.record() if self._record is not None else "",
        )

    def _count_in_order(self, outcome: Outcome) -> None:
        """Count a match, as soon as all matches before it are counted."""
        self._waiting[outcome.number] = outcome
        while (following := self._waiting.pop(self._tally.matches, None)) is not None:
            self._tally.add(following)
            if self._record is not None:
                self._record.write(following.record)
            if self._progress is not None:
                self._progress(self._tally)


def _add_lost(lost: list[int], engines: dict[int, EngineDriver]) -> None:
    """Add the players whose engines have lost since to ``lost``."""
    lost += [player for player, engine in engines.items() if engine.lost is not None and player not in lost]


def _placing(series_match: SeriesMatch, lost: Sequence[int]) -> list[int]:
    """Return the players from first to last: players still in, by the rules, then the losers, the first loser last.

    ``lost`` are the players that lost, in that order. If no player has won, at most one is still in.
    """
    order = series_match.placing or sorted(series_match.seated)
    return [player for player in order if player not in lost] + list(reversed(lost))
