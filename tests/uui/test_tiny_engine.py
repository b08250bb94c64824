"""Test docs/tiny_engine.py, the engine without unobot, and the round in docs/engines.md."""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import islice
from pathlib import Path

import msgspec

from tests.uui.positions import RULES, positions
from tests.uui.test_gamestate import one_by_one
from unobot.rules.moves import Play
from unobot.rules.play.decide import fair_moves
from unobot.uui.gamestate import gamestate, move_of, read_gamestate
from unobot.uui.protocol import Answer, Gamestate, parse_line, spoken

DOCS = Path(__file__).parents[2] / "docs"
ENGINE = DOCS / "tiny_engine.py"


def test_it_shares_nothing_with_unobot() -> None:
    imports = re.findall(r"^(?:import|from) (\w+)", ENGINE.read_text("utf-8"), re.MULTILINE)
    assert set(imports) <= set(sys.stdlib_module_names)


def answers(lines: list[str]) -> list[str]:
    """Return the engine's replies to these lines, from an interpreter without unobot."""
    command = [sys.executable, "-I", "-S", str(ENGINE)]
    told = "".join(f"{line}\n" for line in lines)
    done = subprocess.run(command, input=told, capture_output=True, text=True, timeout=60)
    assert (done.stderr, done.returncode) == ("", 0)
    return done.stdout.splitlines()


def test_it_plays_by_the_rules() -> None:
    lines: list[str] = []
    legal: list[set[str]] = []
    for seats, draws in ((2, 0.05), (3, 0.5), (6, 0.05), (10, 0.7)):
        for place, (log, state) in enumerate(islice(positions(RULES, seats, seats, draws=draws), 0, 900, 3)):
            told = gamestate(log, state.scores, state.to_move)
            lines += [str(one_by_one(told) if place % 2 else told), "go", "stop"]
            legal.append({str(Answer(spoken(move))) for move in fair_moves(state, state.to_move)})
    said = answers([*lines, "nonsense", "shutdown"])
    assert (said[0], said[-1]) == ("ready", "shuttingdown")
    assert len(said) == len(legal) + 2 > 150
    wrong = [(line, move) for line, move, moves in zip(lines[::3], said[1:-1], legal, strict=True) if move not in moves]
    assert wrong == []


def test_the_round_that_the_page_tells_is_one() -> None:
    text = (DOCS / "engines.md").read_text("utf-8")
    talk = re.findall(r"^([→←]) (.+)$", text, re.MULTILINE)
    assert answers([line for arrow, line in talk if arrow == "→"]) == [line for arrow, line in talk if arrow == "←"][1:]
    told = [line for _, line in talk if line.startswith("gamestate")]
    moves = [line for _, line in talk if line.startswith("move")]
    assert len(told) == len(moves) > 5
    for state, move, following in zip(told, moves, [*told[1:], None], strict=True):
        message, answer = parse_line(state), parse_line(move)
        assert isinstance(message, Gamestate)
        assert isinstance(answer, Answer)
        assert answer.move is not None
        view = read_gamestate(message, RULES)
        assert move_of(answer.move, view) in fair_moves(view, view.to_move)
        symbol = answer.move.cards[0] if isinstance(answer.move, Play) and answer.move.color is None else answer.move
        after = msgspec.structs.replace(message, symbols=(*message.symbols, symbol))
        assert following.startswith(str(after)) if following else len(view.hands[view.to_move]) == 1
