"""Test our levels as engines: the answers to lines, without a process and with one."""

from __future__ import annotations

import io
import logging
import re
import subprocess
import sys
from itertools import islice
from random import Random

import pytest

from tests.uui.positions import RULES, positions
from tests.uui.scripted_arena import ScriptedArena
from unobot.ai.levels import LEVELS
from unobot.rules.moves import Move
from unobot.rules.play.decide import fair_moves
from unobot.rules.round import View
from unobot.uui.gamestate import gamestate, move_of
from unobot.uui.protocol import LINE_LIMIT, Answer, parse_line
from unobot.uui.server import EngineServer, serve

STATE = "gamestate 2 0 0 r5 draw r7 w g1 g2 g3 g4 g5 draw 7"
NUMBER = re.compile("move (r7|g5)")


def engine(level: str = "casual") -> EngineServer:
    return EngineServer(LEVELS[level], RULES, Random(1))


def test_a_request_and_its_answer() -> None:
    arena = ScriptedArena()
    arena.say(STATE, "go", "stop")
    arena.expect(NUMBER)
    arena.say(f"{STATE} r7 draw 1 renege", "GO", " stop\r")
    arena.expect(re.compile("move (w[rygb]|draw)"))
    arena.say("shutdown")
    arena.expect("shuttingdown")
    arena.say("go", "stop", "shutdown")
    arena.talk_to(engine())


@pytest.mark.parametrize(
    "noise",
    [
        "",
        "hello",
        "ready",
        "move r5",
        "gamestate",
        "go now",
        "shutdown!",
        "error",
        "booting",
        "\N{SNOWMAN}",
        "x" * 99999,
    ],
)
def test_what_is_no_message_or_not_expected_changes_nothing(noise: str) -> None:
    arena = ScriptedArena()
    arena.say(noise, STATE, noise, "go", noise, "stop")
    arena.expect(NUMBER)
    arena.say(noise, "go", "stop")
    arena.expect(NUMBER)
    arena.talk_to(engine())


def test_one_answer_to_go_and_stop_however_often_they_come() -> None:
    arena = ScriptedArena()
    arena.say("stop", STATE, "stop", "go", "go", "gamestate 2 0 0 g9", "go", "stop")
    arena.expect(NUMBER)
    arena.say("stop", "stop")
    arena.talk_to(engine())


@pytest.mark.parametrize(
    "lines",
    [
        [],
        [STATE, f"{STATE} b9 draw 3"],  # an impossible one also removes the one before it
        [f"{STATE} r7"],  # it is the turn of the other seat
    ],
)
def test_asked_when_there_is_nothing_to_ask_it_draws(lines: list[str]) -> None:
    arena = ScriptedArena()
    arena.say(*lines, "go", "stop")
    arena.expect("move draw")
    arena.talk_to(engine())


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_answers_legally(level: str) -> None:
    player = engine(level)
    for position in islice(positions(RULES, 3, 5), 0, None, 8):
        state = position.round
        for line in (str(gamestate(position.log, position.scores, state.to_move)), "go"):
            assert player.hear(line) is None
        answer = player.hear("stop")
        assert isinstance(answer, Answer)
        assert answer.move is not None
        assert parse_line(str(answer)) == answer
        assert move_of(answer.move, state) in fair_moves(state, state.to_move)


def spoken_to(data: bytes) -> list[str]:
    sink = io.BytesIO()
    serve(engine(), io.BytesIO(data), sink)
    assert sink.getvalue().endswith(b"\n")
    return sink.getvalue().decode().splitlines()


def test_lines_that_are_too_long_or_cut_off_are_no_messages(caplog: pytest.LogCaptureFixture) -> None:
    full = b"go".ljust(LINE_LIMIT) + b"\n"
    assert spoken_to(full + b"stop\n") == ["booting", "ready", "move draw"]
    caplog.clear()
    assert spoken_to(b" " + full + b"\xff\xfe\nstop\n" + b"z" * 200_000 + b"\ngo\nstop\nshutdown") == [
        *("booting", "ready", "move draw")
    ]
    told = [record.getMessage() for record in caplog.records if record.levelno == logging.WARNING]
    assert sum("more than 65536 bytes" in line for line in told) == 2
    assert sum("no end" in line for line in told) == 1


def test_a_fault_is_told_and_raised() -> None:
    class BrokenStrategy:
        def choose(self, view: View, rng: Random) -> Move:
            raise RuntimeError("No\nIdea " * 100)

    sink = io.BytesIO()
    with pytest.raises(RuntimeError):
        serve(EngineServer(BrokenStrategy(), RULES, Random(1)), io.BytesIO(f"{STATE}\ngo\nstop\n".encode()), sink)
    last = sink.getvalue().decode().splitlines()[-1]
    assert last.startswith("error runtimeerror: no idea no idea")
    assert len(last) < 250


def test_nobody_listening_is_an_end() -> None:
    class Closed(io.BytesIO):
        def write(self, _: object) -> int:
            raise BrokenPipeError

    serve(engine(), io.BytesIO(b"go\n"), Closed())


def test_a_process() -> None:
    command = [sys.executable, "-m", "unobot", "engine", "--level", "casual", "--seed", "7"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        assert [process.stdout.readline() for _ in range(2)] == [b"booting\n", b"ready\n"]
        process.stdin.write(f"nonsense\n{STATE}\ngo\nstop\n".encode())
        process.stdin.flush()
        assert NUMBER.fullmatch(process.stdout.readline().decode().strip())
        rest, told = process.communicate(b"shutdown\n", timeout=60)
    assert rest == b"shuttingdown\n"
    assert process.returncode == 0
    assert b"no message: 'nonsense'" in told
    assert b"Traceback" not in told


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--level", "genius"], "There is no level 'genius', only "),
        (["--level", "casual", "--rule", "stacking=same"], "Engines play the official rules: "),
    ],
)
def test_what_cannot_be_served_is_said_in_one_sentence(
    arguments: list[str], sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from unobot import cli

    monkeypatch.setattr(sys, "argv", ["unobot", "engine", *arguments])
    with pytest.raises(SystemExit) as left:
        cli.main()
    assert left.value.code == 2
    assert capsys.readouterr().err.startswith(sentence)
