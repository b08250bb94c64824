"""Test the arena: matches between levels and engines, counted, rated, recorded. The engines run in this process."""

from __future__ import annotations

import asyncio
import io
import json
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.uui.positions import RULES
from unobot.ai.strategies import STRATEGIES
from unobot.cli import main
from unobot.records.reader import read_records
from unobot.rules.ruleset.ruleset import OFFICIAL, PRESETS
from unobot.selfplay.simulate import simulate
from unobot.uui import server
from unobot.uui.arena import Arena
from unobot.uui.contenders import ArenaError, Contender, read_contenders, read_layout
from unobot.uui.driver import StartEngine
from unobot.uui.engine_process import EngineListener, EngineSpec, UnstartableError
from unobot.uui.scoreboard import live, report
from unobot.uui.standings import ArenaResult, Outcome, Tally
from unobot.uui.verdict import Cause, Verdict

SHORT = msgspec.structs.replace(OFFICIAL, target=50)
ANNOUNCED = msgspec.structs.replace(SHORT, uno="announced")


class Served:
    """One of our engines without a pipe; `falsify` may change its replies."""

    def __init__(self, level: str, listener: EngineListener, falsify: Callable[[str], str | Verdict]) -> None:
        self._engine = server.EngineServer(STRATEGIES[level], RULES, Random(1))
        self._listener = listener
        self._falsify = falsify
        self._listener.line_received("ready")

    def write(self, line: str) -> None:
        message = self._engine.hear(line)
        said = None if message is None else self._falsify(str(message))
        if isinstance(said, Verdict):
            self._listener.process_ended(said)
        elif said is not None:
            self._listener.line_received(said)

    def reset_counters(self) -> None:
        pass

    def kill(self) -> None:
        pass

    async def closed(self) -> None:
        pass


def serving(level: str, falsify: Callable[[str], str | Verdict] = str) -> StartEngine:
    async def begin(_: EngineSpec, listener: EngineListener) -> Served:
        return Served(level, listener, falsify)

    return begin


def program(name: str = "program") -> Contender:
    return Contender(name, engine=EngineSpec(name=name, argv=(name,), move=60))


def level(name: str) -> Contender:
    return Contender(name, level=name)


async def played(contenders: list[Contender], matches: int, start_engine: StartEngine, **more: object) -> ArenaResult:
    layout = range(len(contenders))
    return await Arena(contenders, layout, SHORT, 1, start_engine=start_engine, **more).play(matches)  # type: ignore[arg-type]


async def test_engines_play_the_matches_that_simulate_plays() -> None:
    """`four-steps` uses no randomness, so no move may differ."""
    simulated = simulate(["four-steps"] * 3, 3, 1, ruleset=ANNOUNCED)
    result = await played([program("a"), level("four-steps"), program("b")], 3, serving("four-steps"))
    assert tuple(standing.wins for standing in result.standings) == simulated.wins
    assert (result.matches, result.rounds, result.moves) == (3, simulated.rounds, simulated.moves)
    assert [standing.faults for standing in result.standings] == [{}, {}, {}]


async def test_how_many_matches_are_played_at_a_time_changes_nothing() -> None:
    one, three = io.StringIO(), io.StringIO()
    told: list[int] = []
    contenders = [program(), level("casual")]
    begin = serving("four-steps")
    alone = await played(contenders, 4, begin, record=one, progress=lambda tally: told.append(tally.matches))
    together = await played(contenders, 4, begin, record=three, jobs=3)
    assert msgspec.structs.replace(alone, seconds=0) == msgspec.structs.replace(together, seconds=0)
    assert told == [1, 2, 3, 4]
    assert one.getvalue() == three.getvalue()
    wins = [0, 0]
    for number, (record, match) in enumerate(read_records(one.getvalue().splitlines())):
        assert record.seats == (("program", "casual"), ("casual", "program"))[number % 2]
        assert match.winner is not None
        wins[(match.winner + number) % 2] += 1
    assert tuple(wins) == tuple(standing.wins for standing in alone.standings)


async def test_an_engine_that_lost_is_played_by_draw_and_pass_and_the_last_one_in_wins() -> None:
    record = io.StringIO()
    liar = serving("clever", lambda said: "move challenge" if said.startswith("move") else said)
    result = await played([program(), level("casual")], 4, liar, record=record)
    bad, good = result.standings
    assert (bad.wins, bad.lost, good.wins, good.lost) == (0, 4, 4, 0)
    assert bad.faults == {"illegal": 12, "struck out": 4}
    assert bad.told[0].startswith("program, 12 times, the last time: it made the illegal move challenge (")
    assert (good.faults, good.told) == ({}, ())
    assert bad.rating < 25 < good.rating
    records = list(read_records(record.getvalue().splitlines()))
    assert [match.is_over for _, match in records] == [False] * 4  # the match stops when one player is left
    made = [entry for found, _ in records for entry in found.entries if entry.by]
    assert {entry.by for entry in made} == {"autopilot"}
    assert {entry.move for entry in made} <= {"draw", "pass", "accept"}


async def test_with_others_in_the_match_goes_on_without_the_engine_that_lost() -> None:
    ended = serving("casual", lambda said: said if said == "ready" else Verdict(Cause.ENDED, "ended with the code 1"))
    record = io.StringIO()
    result = await played([level("casual"), program(), level("clever")], 3, ended, record=record)
    assert [standing.lost for standing in result.standings] == [0, 3, 0]
    assert result.standings[1].wins == 0
    assert result.standings[1].told == ("program, 3 times, the last time: it ended with the code 1.",)
    assert sum(standing.wins for standing in result.standings) == 3
    assert [match.is_over for _, match in read_records(record.getvalue().splitlines())] == [True] * 3


async def test_an_engine_is_started_again_after_a_match_that_it_lost_and_only_then() -> None:
    started: list[str] = []
    answers = iter(["error", *["move draw"] * 10_000])

    async def begin(spec: EngineSpec, listener: EngineListener) -> Served:
        started.append(spec.name)
        if len(started) == 3:
            raise UnstartableError("no processes left")
        said = (lambda line: next(answers)) if spec.name == "poor" else str
        return Served("casual", listener, said)

    result = await played([program("poor"), program("good")], 4, begin)
    # It gives up in the first match, cannot be started for the second, and is struck out of the third and the fourth.
    assert started == ["poor", "good", "poor", "poor", "poor"]
    assert result.standings[0].faults == {"illegal": 6, "struck out": 2, "unstartable": 1, "error": 1}
    assert [standing.wins for standing in result.standings] == [0, 4]


async def test_an_engine_that_cannot_be_started_ends_the_arena() -> None:
    async def begin(spec: EngineSpec, listener: EngineListener) -> Served:
        raise UnstartableError("no such thing")

    with pytest.raises(ArenaError, match=r"^the engine program cannot be started: no such thing$"):
        await played([program(), level("casual")], 5, begin, jobs=2)


BOOTS: dict[str, str | Verdict] = {
    "flood": Verdict(Cause.FLOOD, "wrote over 1048576 bytes, or 10000 lines, at a time"),
    "ended": Verdict(Cause.ENDED, "ended with the code 1"),
    "error": "error I have no opening book",
}


@pytest.mark.parametrize("cause", BOOTS)
async def test_an_engine_that_fails_at_its_first_boot_loses_its_matches_and_the_arena_goes_on(cause: str) -> None:
    async def begin(spec: EngineSpec, listener: EngineListener) -> Served:
        served = Served("casual", listener, str)
        if spec.name == "poor":
            message = BOOTS[cause]
            listener.process_ended(message) if isinstance(message, Verdict) else listener.line_received(message)
        return served

    result = await played([program("poor"), program("good"), level("casual")], 3, begin)
    poor, good, casual = result.standings
    assert (poor.wins, poor.lost, poor.faults) == (0, 3, {cause: 3})
    assert good.wins + casual.wins == 3
    assert (good.lost, casual.lost) == (0, 0)


async def test_nobody_wins_a_match_whose_engines_all_fail_at_their_boot() -> None:
    async def begin(_: EngineSpec, listener: EngineListener) -> Served:
        served = Served("casual", listener, str)
        listener.process_ended(Verdict(Cause.ENDED, "ended with the code 1"))
        return served

    result = await played([program("a"), program("b")], 2, begin)
    assert [(each.wins, each.lost, each.rating) for each in result.standings] == [(0, 2, 25.0)] * 2


async def test_an_arena_that_is_cancelled_leaves_no_process() -> None:
    begun: list[Served] = []
    ended: list[str] = []

    class Silent(Served):
        def write(self, line: str) -> None:
            if len(ended) == 0 and line == "stop":
                asyncio.get_running_loop().call_soon(arena.cancel)

        async def closed(self) -> None:
            for _ in range(10 * begun.index(self)):  # one after another
                await asyncio.sleep(0)
            ended.append("closed")

    async def begin(spec: EngineSpec, listener: EngineListener) -> Served:
        begun.append(Silent("casual", listener, str))
        return begun[-1]

    arena: asyncio.Task[ArenaResult] = asyncio.create_task(played([program("a"), program("b")], 9, begin, jobs=3))
    with pytest.raises(asyncio.CancelledError):
        await arena
    assert ended == ["closed"] * 6


async def test_what_makes_no_sense_is_refused() -> None:
    with pytest.raises(ArenaError, match="at least one match has to be played, not 0"):
        await played([level("casual"), level("casual")], 0, serving("casual"))
    with pytest.raises(ArenaError, match="at a time, not 0"):
        await played([level("casual"), level("casual")], 1, serving("casual"), jobs=0)
    with pytest.raises(ArenaError, match="official rules only"):
        Arena([level("casual")], [0, 0], PRESETS["party"], 1)


# Contenders


LIMITS = EngineSpec(name="", argv=(), move=0.5)


def test_contenders_are_levels_and_commands_each_with_a_name() -> None:
    command = f"{sys.executable} -c 'print(1)'"
    found = read_contenders(["level:clever", command, "level:clever", command, "level:clever"], LIMITS)
    python = Path(sys.executable).name
    assert [each.name for each in found] == [
        *("clever", f"{python} -c print(1)", "clever #2", f"{python} -c print(1) #2", "clever #3")
    ]
    assert [each.level for each in found] == ["clever", None, "clever", None, "clever"]
    assert found[1].engine == EngineSpec(name=found[1].name, argv=(sys.executable, "-c", "print(1)"), move=0.5)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("level:psychic", "there is no AI level 'psychic', only novice, casual, "),
        ("no-such-program --fast", "there is no program 'no-such-program'"),
        ("python 'oops", 'the command "python \'oops" cannot be read: no closing quotation'),
        ("", "an engine needs a command"),
    ],
)
def test_what_is_no_contender_is_told_in_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(ArenaError) as caught:
        read_contenders(["level:casual", text], LIMITS)
    assert str(caught.value).startswith(sentence)


def test_a_layout_says_who_sits_where() -> None:
    assert read_layout(None, 3) == [0, 1, 2]
    assert read_layout("1, 2,2,2", 2) == [0, 1, 1, 1]
    for text, sentence in [
        ("1,3", "engine numbers from 1 to 2, separated by commas, not '1,3'"),
        ("1,b", "engine numbers"),
        ("1,1", "every engine needs a seat"),
        (",".join("1" * 10 + "2"), "2 to 10 seats, not 11"),
    ]:
        with pytest.raises(ArenaError, match=sentence):
            read_layout(text, 2)
    with pytest.raises(ArenaError, match="2 to 10 seats, not 1"):
        read_layout(None, 1)


# Standings


def outcomes(placings: list[tuple[int, ...]]) -> Iterator[Outcome]:
    for number, placing in enumerate(placings):
        yield Outcome(number, placing, True, (), 2, 80, "")


def test_shares_intervals_and_ratings_are_by_contender() -> None:
    tally = Tally([level("clever"), level("casual")], [0, 1, 1, 1])
    for outcome in outcomes([(0, 1, 2, 3), (2, 0, 1, 3), (0, 3, 2, 1), (3, 2, 1, 0)]):
        tally.add(outcome)
    clever, casual = tally.standings()
    assert (clever.seats, clever.wins, clever.share, clever.chance) == (1, 2, 0.5, 0.25)
    assert (casual.seats, casual.wins, casual.share, casual.chance) == (3, 2, 0.5, 0.75)
    assert (clever.low, clever.high) == (0.15004, 0.84996)
    assert clever.rating > 25 > casual.rating
    assert clever.deviation < 8.33
    assert (tally.matches, tally.rounds, tally.moves) == (4, 8, 320)


@pytest.mark.parametrize("is_terminal", [True, False])
def test_the_table_is_live_on_a_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, is_terminal: bool
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: is_terminal)
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("TERM", "xterm")
    tally = Tally([level("clever"), level("casual")], [0, 1])
    with live(2) as show:
        assert (show is not None) is is_terminal
        for outcome in outcomes([(0, 1), (0, 1)]):
            tally.add(outcome)
            if show is not None:
                show(tally)
    told = capsys.readouterr().err
    assert ("clever" in told and "2 of 2 matches" in told) is is_terminal


# The command, with a real process


def command(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int | str | None:
    monkeypatch.setattr(signal, "signal", lambda *_: None)  # the handlers belong to the process of the tests
    monkeypatch.setattr(sys, "argv", ["unobot", "arena", *arguments])
    with pytest.raises(SystemExit) as ended:
        main()
    return ended.value.code


def test_the_command_plays_with_a_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("drawer.py").write_text(
        "import sys\nprint('ready', flush=True)\nprint('[hello]', file=sys.stderr, flush=True)\nstate = []\n"
        "for line in sys.stdin:\n    words = line.split()\n"
        "    if words[0] == 'gamestate':\n        state = words\n"
        "    if words[0] == 'stop':\n        print('move [what?]', flush=True)\n"
    )
    given = ["--engine", f"{sys.executable} -S -E drawer.py", "--engine", "level:clever", "--matches", "2"]
    assert command(monkeypatch, *given, "--rule", "target=100", "--log", "log", "--record", "record", "--json") is None
    result = json.loads(capsys.readouterr().out)
    assert [standing["wins"] for standing in result["standings"]] == [0, 2]
    assert result["standings"][0]["faults"] == {"illegal": 6, "struck out": 2}
    assert "[hello]" in Path("log").read_text()
    assert len(list(read_records(Path("record").read_text().splitlines()))) == 2
    assert command(monkeypatch, *given, "--rule", "target=100", "--move-ms", "5000") is None
    told = capsys.readouterr().out
    assert "drawer.py, 6 times, the last time: it made a move that cannot be read.\n" in told
    assert "2 matches, rules Aun2ta100J, seed 1" in told


def test_a_program_that_floods_or_dies_at_once_loses_and_the_command_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("flood.py").write_text("import sys\nwhile True:\n    sys.stdout.write('booting' * 9999 + chr(10))\n")
    Path("dead.py").write_text("raise SystemExit(3)\n")
    given = [text for file in ("flood.py", "dead.py") for text in ("--engine", f"{sys.executable} -I -S {file}")]
    assert command(monkeypatch, *given, "--engine", "level:casual", "--matches", "2", "--json") is None
    flood, dead, casual = json.loads(capsys.readouterr().out)["standings"]
    assert (flood["lost"], flood["faults"]) == (2, {"flood": 2})
    assert (dead["lost"], dead["told"][0].endswith("the last time: it ended with the code 3.")) == (2, True)
    assert casual["wins"] == 2


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--engine", "level:casual"], "a match takes 2 to 10 seats, not 1."),
        (["--engine", "level:casual", "--engine", "nowhere"], "there is no program 'nowhere'."),
        (["--engine", "level:casual", "--engine", "level:psychic"], "there is no AI level 'psychic', only "),
        (["--engine", "level:casual", "--rule", "seven=on"], "Engines play the official rules: only target, "),
        (["--engine", "level:casual", "--rule", "sevens=on"], "--rule cannot be read: there is no rule 'sevens'; "),
        (["--engine", "level:casual", "--record", "no/where"], "The file no/where of --record cannot be written: "),
        ([], "Missing option '--engine'."),
    ],
)
def test_the_command_refuses_in_one_sentence(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    sentence: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert command(monkeypatch, *arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert sentence in told.err


async def test_the_report_is_a_table_with_what_was_wrong() -> None:
    told = report(await played([level("clever"), level("casual")], 2, serving("casual")))
    lines = told.splitlines()
    assert lines[0].split() == ["wins", "share", "95", "%", "interval", "chance", "rating", "lost", "strikes"]
    assert lines[2].split()[0] == "clever"
    assert lines[-2].startswith("2 matches, rules Aun2ta50")
