"""Test the seat of an engine with scripted engines: requests, verdicts, and moves without the engine."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator

import pytest

from tests.uui.positions import RULES, positions
from tests.uui.scripted import ScriptedEngine
from unobot.rules.cards import Card, Color
from unobot.rules.events import Phase
from unobot.rules.match import Entry, Match
from unobot.rules.moves import ACCEPT, CHALLENGE, DRAW, PASS, ChooseColor, Play
from unobot.rules.play.decide import fair_moves
from unobot.rules.round import View
from unobot.rules.shuffling import Shuffler, match_key
from unobot.rules.view import observe
from unobot.uui.driver import AUTOPILOT, CLOCK, Choice, EngineDriver
from unobot.uui.engine_process import EngineListener, EngineSpec, UnstartableError
from unobot.uui.protocol import spoken
from unobot.uui.verdict import Cause, Verdict


def asked(wanted: Callable[[View], bool], seats: int = 3) -> tuple[View, list[Entry]]:
    """Return the first of many positions that is wanted: the view of the seat to move, and the log."""
    for seed in range(50):
        for position in positions(RULES, seats, seed):
            view = observe(position.round, position.round.to_move)
            if wanted(view):
                return view, list(position.log)
    raise AssertionError("no such position")


def plays(view: View) -> list[Play]:
    return [move for move in fair_moves(view, view.to_move) if isinstance(move, Play)]


TURN, LOG = asked(lambda view: view.phase is Phase.PLAY and len(plays(view)) > 1)
DRAWN, DRAWN_LOG = asked(lambda view: view.phase is Phase.DRAWN)
ANSWER, ANSWER_LOG = asked(lambda view: view.phase is Phase.ANSWER)
LEGAL = plays(TURN)[0]
MISSING = next(card for card in Card if card.color and card not in TURN.hands[TURN.to_move])


@pytest.fixture
def script() -> ScriptedEngine:
    return ScriptedEngine()


async def test_it_plays_what_it_answers(script: ScriptedEngine) -> None:
    script.expect_request(f"move {str(spoken(LEGAL)).lower()}")
    script.expect("shutdown", "shuttingdown")
    async with script.engine as engine:
        assert await engine.choose(TURN, LOG) == Choice(LEGAL)
        assert (engine.lost, engine.verdicts) == (None, [])
    script.assert_done()
    assert script.is_killed


async def test_draw_takes_the_cards_of_a_wild_draw_four(script: ScriptedEngine) -> None:
    script.expect_request("move draw")
    script.expect_request("move challenge")
    engine = script.engine
    await engine.start()
    assert await engine.choose(ANSWER, ANSWER_LOG) == Choice(ACCEPT)
    assert await engine.choose(ANSWER, ANSWER_LOG) == Choice(CHALLENGE)
    script.assert_done()


async def test_renege_keeps_the_drawn_card(script: ScriptedEngine) -> None:
    script.expect_request("move renege")
    engine = script.engine
    await engine.start()
    assert await engine.choose(DRAWN, DRAWN_LOG) == Choice(PASS)


async def test_the_color_of_a_wild_turned_up_is_not_asked(script: ScriptedEngine) -> None:
    match = next(match for match in dealt() if match.round is not None and match.round.phase is Phase.COLOR)
    assert match.round is not None
    view = observe(match.round, match.round.to_move)
    engine = script.engine
    await engine.start()
    choice = await engine.choose(view, [])
    colors = [card.color for card in view.hands[view.to_move]]
    assert choice == Choice(ChooseColor(max(Color, key=colors.count)), AUTOPILOT)


def dealt() -> Iterator[Match]:
    for number in range(1000):
        match = Match(RULES, 2, Shuffler(match_key(bytes(32), number)))
        match.apply(match.deal())
        yield match


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        (f"move {MISSING}", f"made the illegal move {MISSING} (not_in_hand, card {MISSING})"),
        ("move renege", "made the illegal move pass (draw_first)"),
        ("move challenge", "made the illegal move challenge (nothing_to_answer)"),
        ("move", "made a move that cannot be read"),
        ("move draw 2", "made a move that cannot be read"),
    ],
)
async def test_an_illegal_move_is_a_strike_and_the_seat_draws(
    script: ScriptedEngine, answer: str, sentence: str
) -> None:
    script.expect_request(answer)
    engine = script.engine
    await engine.start()
    strike = Verdict(Cause.ILLEGAL, sentence)
    assert await engine.choose(TURN, LOG) == Choice(DRAW, AUTOPILOT, strike)
    assert (engine.verdicts, engine.lost) == ([strike], None)
    # It is not asked about the card that was drawn for it, only about the next one.
    assert await engine.choose(DRAWN, DRAWN_LOG) == Choice(PASS, AUTOPILOT)
    script.expect_request("move draw")
    assert await engine.choose(TURN, LOG) == Choice(DRAW)
    script.expect_request("move renege")
    assert await engine.choose(DRAWN, DRAWN_LOG) == Choice(PASS)
    script.assert_done()


async def test_after_a_strike_owed_cards_are_accepted(script: ScriptedEngine) -> None:
    script.expect_request("move renege")
    engine = script.engine
    await engine.start()
    assert (await engine.choose(ANSWER, ANSWER_LOG)).move == ACCEPT


async def test_a_late_move_is_a_strike_and_ignored_when_it_comes() -> None:
    script = ScriptedEngine(moves_in=0)
    engine = script.engine
    await engine.start()
    for number in range(2):
        script.expect_request()
        strike = Verdict(Cause.LATE, "made no move within 0 s")
        assert await engine.choose(TURN, LOG) == Choice(DRAW, CLOCK, strike)
        assert engine.verdicts == [strike] * (number + 1)
    script.say("move wr")
    script.expect_request("move wr", f"move {str(spoken(LEGAL)).lower()}")
    assert await engine.choose(TURN, LOG) == Choice(LEGAL)
    script.assert_done()


async def test_three_strikes_lose_the_match(script: ScriptedEngine) -> None:
    engine = script.engine
    await engine.start()
    for number in range(3):
        assert engine.lost is None
        script.expect_request("move" if number < 2 else "move challenge")
        await engine.choose(TURN, LOG)
    assert [verdict.cause for verdict in engine.verdicts] == [*(3 * [Cause.ILLEGAL]), Cause.STRUCK_OUT]
    assert str(engine.lost) == "made the illegal move challenge (nothing_to_answer), its last strike of 3"
    assert script.is_killed
    assert await engine.choose(TURN, LOG) == Choice(DRAW, AUTOPILOT)
    with pytest.raises(ValueError, match="gone"):
        engine.new_match()
    await engine.close()
    script.assert_done()


async def test_a_new_match_begins_without_strikes(script: ScriptedEngine) -> None:
    engine = script.engine
    await engine.start()
    for _ in range(2):
        for _ in range(2):
            script.expect_request("move")
            await engine.choose(TURN, LOG)
        assert len(engine.verdicts) == 2
        engine.new_match()
        assert engine.verdicts == []
    assert engine.lost is None


@pytest.mark.parametrize(
    ("said", "lost"),
    [
        ("error no idea", Verdict(Cause.ERROR, "gave up: no idea")),
        ("error", Verdict(Cause.ERROR, "gave up: without a reason")),
        (Verdict(Cause.ENDED, "ended with the code 3"), Verdict(Cause.ENDED, "ended with the code 3")),
    ],
)
async def test_an_error_or_an_end_loses_at_once(script: ScriptedEngine, said: str | Verdict, lost: Verdict) -> None:
    engine = script.engine
    await engine.start()
    script.expect_request(said)
    assert await engine.choose(TURN, LOG) == Choice(DRAW, AUTOPILOT, lost)
    assert (engine.lost, engine.verdicts, script.is_killed) == (lost, [lost], True)
    assert await engine.choose(DRAWN, DRAWN_LOG) == Choice(PASS, AUTOPILOT)
    await engine.close()
    script.assert_done()


async def test_an_end_that_nobody_waits_for_loses_too(script: ScriptedEngine) -> None:
    engine = script.engine
    await engine.start()
    script.say("error enough", "error more")
    assert engine.verdicts == [Verdict(Cause.ERROR, "gave up: enough")]
    assert await engine.choose(TURN, LOG) == Choice(DRAW, AUTOPILOT)


async def test_what_is_not_ready_in_time_has_lost() -> None:
    script = ScriptedEngine()
    script.spec = EngineSpec(name="slow", argv=("slow",), ready=0)
    script.said_first = ("booting",)
    async with script.engine as engine:
        assert engine.lost == Verdict(Cause.UNREADY, "was not ready 0 s after its start")
        assert script.is_killed


async def test_what_cannot_be_started_has_lost() -> None:
    async def begin(spec: EngineSpec, listener: EngineListener) -> ScriptedEngine:
        raise UnstartableError("there is no program 'nowhere'")

    async with EngineDriver(EngineSpec(name="nowhere", argv=("nowhere",)), begin) as engine:
        assert engine.lost == Verdict(Cause.UNSTARTABLE, "cannot be started: there is no program 'nowhere'")
        assert await engine.choose(TURN, LOG) == Choice(DRAW, AUTOPILOT)


async def test_it_thinks_between_go_and_stop() -> None:
    script = ScriptedEngine(think=0.001)
    engine = script.engine
    await engine.start()
    script.expect_request("move draw")
    assert await engine.choose(TURN, LOG) == Choice(DRAW)
    script.expect("gamestate ")
    script.expect("go", "error too hard")
    assert (await engine.choose(TURN, LOG)).verdict == Verdict(Cause.ERROR, "gave up: too hard")


async def test_the_answer_to_a_cancelled_request_is_ignored(script: ScriptedEngine) -> None:
    engine = script.engine
    await engine.start()
    script.expect_request()
    request = asyncio.create_task(engine.choose(TURN, LOG))
    await asyncio.sleep(0)
    request.cancel()
    with pytest.raises(asyncio.CancelledError):
        await request
    script.expect_request("move wr", "move draw")
    assert await engine.choose(TURN, LOG) == Choice(DRAW)
    assert engine.verdicts == []


async def test_what_does_not_shut_down_is_killed(script: ScriptedEngine) -> None:
    engine = script.engine
    await engine.start()
    script.expect("shutdown", "move draw", "ready")
    await engine.close(0.001)
    assert script.is_killed
    script.assert_done()
