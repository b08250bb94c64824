"""Test what an arena sends to an engine, and which replies count, by the clauses of the protocol."""

from __future__ import annotations

import pytest

from tests.uui.positions import RULES, positions
from unobot.rules.moves import DRAW, PASS
from unobot.uui.conversation import Conversation
from unobot.uui.gamestate import gamestate
from unobot.uui.protocol import Answer, Fault, Signal

POSITION = next(positions(RULES, 2, 1))
STATE = gamestate(POSITION.log, POSITION.scores, POSITION.round.to_move)


@pytest.fixture
def told() -> list[str]:
    return []


@pytest.fixture
def talk(told: list[str]) -> Conversation:
    talk = Conversation("engine", told.append)
    talk.hear("ready")
    return talk


def test_it_is_ready_when_it_says_so_booting_or_not(told: list[str]) -> None:
    talk = Conversation("engine", told.append)
    assert talk.hear("booting") is None
    assert talk.hear("ready") is Signal.READY
    assert talk.is_ready
    assert talk.hear("ready") is None
    assert told == []


def test_a_request_is_a_gamestate_then_go_then_stop(talk: Conversation, told: list[str]) -> None:
    talk.ask(STATE)
    assert told == [str(STATE), "go"]
    talk.stop()
    assert told[2:] == ["stop"]
    assert talk.hear("move draw") == Answer(DRAW)


def test_the_first_move_after_stop_is_the_answer(talk: Conversation) -> None:
    assert talk.hear("move draw") is None
    talk.ask(STATE)
    assert talk.hear("move draw") is None
    talk.stop()
    assert talk.hear("move renege") == Answer(PASS)
    assert talk.hear("move draw") is None


def test_messages_are_read_in_any_case_and_with_any_spaces(talk: Conversation) -> None:
    talk.ask(STATE)
    talk.stop()
    assert talk.hear(" MOVE\t Draw \r") == Answer(DRAW)


def test_an_unreadable_move_is_an_answer_too(talk: Conversation) -> None:
    talk.ask(STATE)
    talk.stop()
    assert talk.hear("move purple 5") == Answer(None)


def test_as_many_late_moves_are_ignored_as_were_given_up(talk: Conversation) -> None:
    for _ in range(2):
        talk.ask(STATE)
        talk.stop()
        talk.give_up()
    assert talk.hear("move r5") is None
    talk.ask(STATE)
    talk.stop()
    assert talk.hear("move r5") is None
    assert talk.hear("move draw") == Answer(DRAW)


def test_a_request_given_up_while_it_thinks_is_stopped(talk: Conversation, told: list[str]) -> None:
    talk.ask(STATE)
    talk.give_up()
    assert told[-1] == "stop"
    assert talk.hear("move r5") is None
    talk.ask(STATE)
    talk.stop()
    assert talk.hear("move draw") == Answer(DRAW)


def test_an_error_counts_at_any_time(talk: Conversation) -> None:
    assert talk.hear("error out of Cards") == Fault("out of Cards")


def test_shuttingdown_counts_after_shutdown(talk: Conversation, told: list[str]) -> None:
    assert talk.hear("shuttingdown") is None
    talk.shut_down()
    assert told == ["shutdown"]
    assert talk.hear("shuttingdown") is Signal.SHUTTING_DOWN


@pytest.mark.parametrize("line", ["", " \t", "hello", "gamestate 2 0", "go", str(STATE), "stop", "x" * 70_000])
def test_what_is_malformed_or_not_expected_is_ignored(talk: Conversation, line: str) -> None:
    talk.ask(STATE)
    talk.stop()
    assert talk.hear(line) is None
    assert talk.hear("move draw") == Answer(DRAW)
