"""The pauses of AIs: they follow what everybody sees and the people's pace, and tell nothing about a hand."""

from __future__ import annotations

import random
import statistics
from collections.abc import Iterator

import pytest

from tests.ai.test_hidden_cards import exchanged
from tests.rules.rounds import dealt, random_move
from tests.tables.harness import ANN, BOB, PAUSE, Clock, SpyStore, TableHarness, last, play
from unobot.ai.levels import LEVELS
from unobot.ai.table_manners import difficulty
from unobot.model.seat import SeatState
from unobot.model.table import TableState
from unobot.rules.cards import Card, Side
from unobot.rules.events import Phase, TurnedOver
from unobot.rules.match import Entry
from unobot.rules.play.decide import decide
from unobot.rules.play.evolve import apply
from unobot.rules.play.legality import fair_moves
from unobot.rules.round import Round
from unobot.rules.ruleset.ruleset import PRESETS
from unobot.rules.view import observe
from unobot.tables.ai_seats.autopilot import ORDINARY_TURN, TEMPO_RANGE, AiSchedule
from unobot.tables.state.timing import Timing
from unobot.tables.watching import CARD_SECONDS, SWAP_SECONDS, TURN_SECONDS, watching_seconds

LEVEL_NAMES = list(LEVELS)


def positions() -> Iterator[tuple[Round, Round]]:
    """Yield positions of several rulesets, each with one that looks the same to the public and has other cards."""
    rng = random.Random(1)
    for name in ("official", "party", "no_mercy_like", "classic113"):
        for _ in range(3):
            state = dealt(PRESETS[name], 4, rng.randbytes(32))
            for _ in range(60):
                if state.is_over:
                    break
                for _ in range(2):
                    yield state, exchanged(state, None, rng)  # type: ignore[arg-type]  # the public, which sees no hand
                seat, move = random_move(state, rng)
                apply(state, decide(state, seat, move))


def moved_at(state: Round, level: str, seed: int) -> float | None:
    seats = tuple(SeatState(None, f"AI {seat}", level, seat) for seat in range(state.seats))
    table = TableState(1, 11, 21, ANN, "playing", "en-US", state.ruleset, seats)
    schedule = AiSchedule(random.Random(seed))
    schedule.renew(table, state, 0.0, Timing(), opened=(), laid=False, turned=True, forced=False)
    return schedule.move_at


def test_a_pause_says_nothing_about_the_hand() -> None:
    """Law: positions with the same public state have the same distribution of pauses, forced moves like all others."""
    forced = 0
    for number, (state, other) in enumerate(positions()):
        level = LEVEL_NAMES[number % len(LEVEL_NAMES)]
        assert moved_at(state, level, number) == moved_at(other, level, number)
        forced += (len(fair_moves(state, state.to_move)) == 1) is not (len(fair_moves(other, other.to_move)) == 1)
    assert forced > 30, "a forced move has to be compared with one that is free"


def test_the_difficulty_is_judged_by_the_public() -> None:
    state = dealt(PRESETS["official"], 4, bytes(32))
    assert 0 <= difficulty(observe(state, None)) <= 1
    with pytest.raises(ValueError, match="what the public sees"):
        difficulty(observe(state, 0))


def test_the_difficulty_differs_from_position_to_position() -> None:
    found = {round(difficulty(observe(state, None)), 2) for state, _ in positions()}
    assert min(found) <= 0.1
    assert max(found) >= 0.7
    assert len(found) > 10


@pytest.mark.parametrize("rules", ["stacking", "no_mercy"])
def test_a_stack_is_answered_faster_than_a_card_is_chosen(rules: str) -> None:
    rng = random.Random(1)
    waits: dict[Phase, list[float]] = {phase: [] for phase in Phase}
    for _ in range(8):
        state = dealt(PRESETS[rules], 4, rng.randbytes(32))
        while not state.is_over:
            if state.challenged is None:
                waits[state.phase].append(moved_at(state, "clever", rng.getrandbits(32)) or 0.0)
            seat, move = random_move(state, rng)
            apply(state, decide(state, seat, move))
    assert len(waits[Phase.ANSWER]) > 10
    assert statistics.mean(waits[Phase.ANSWER]) < 0.95 * statistics.mean(waits[Phase.PLAY])


async def test_an_ai_lets_people_watch_a_roulette(harness: TableHarness) -> None:
    """Eight cards are turned up: the AI waits four seconds, and as long as for any move if one card came."""
    waits = []
    for channel, pile in enumerate(("Y0 Y1 Y2 Y3 Y4 Y5 Y6 B0", "B0 Y1 Y2 Y3 Y4 Y5 Y6 Y8")):
        hands: dict[int | str, str] = {ANN: "WRL R1 R2", BOB: "R3 R4 R5", "Kim": "B1 B2 B3"}
        table = await harness.deal(hands, pile=pile, ruleset=PRESETS["no_mercy"], channel=channel)
        await play(table, ANN, "WRL")
        await play(table, BOB, "color B")
        began = harness.clock()
        await harness.until(lambda table=table: last(table)[0] == 2)  # type: ignore[misc]
        waits.append(harness.clock() - began)
    assert waits[0] >= 8 * CARD_SECONDS > PAUSE[1] >= waits[1]


def test_people_look_at_their_new_hands_after_a_flip() -> None:
    turned = TurnedOver(Side.DARK, Card("P1"), (), ())
    assert watching_seconds(Entry(3, 0, "RF", None, (turned,))) == TURN_SECONDS


async def test_an_ai_lets_people_look_at_their_new_hands_after_a_swap(harness: TableHarness) -> None:
    hands: dict[int | str, str] = {ANN: "R7 R1 R2", "Kim": "R3 R4 R5", BOB: "G1 G2 G3"}
    table = await harness.deal(hands, ruleset=PRESETS["party"])
    await play(table, ANN, "R7>2")
    began = harness.clock()
    await harness.until(lambda: last(table)[0] == 1)
    assert harness.clock() - began >= SWAP_SECONDS


async def test_ais_follow_the_pace_of_the_people(store: SpyStore) -> None:
    waits = {}
    for channel, seconds in enumerate((1.0, 30.0)):
        harness = TableHarness(store, Clock(), seed=3)
        hands: dict[int | str, str] = {ANN: "R1 R2 R3 R4 R5 R6", "Kim": "R1 R2 R3 R4 R5 R6"}
        table = await harness.deal(hands, channel=channel)
        for number in range(1, 5):
            await harness.advance(seconds)
            await play(table, ANN, f"R{number}")
            began = harness.clock()
            await harness.until(lambda table=table: table.is_turn_of(ANN))  # type: ignore[misc]
            assert last(table)[0] == 1
            waits[seconds, number] = harness.clock() - began
    assert waits[1.0, 1] == pytest.approx(waits[30.0, 1])
    assert waits[30.0, 4] / waits[1.0, 4] == pytest.approx(TEMPO_RANGE[1] / TEMPO_RANGE[0])


def test_premoves_and_moves_of_the_clock_do_not_count_for_the_pace() -> None:
    schedule = AiSchedule(random.Random(1))
    person, ai = SeatState(ANN, "Ann", None, 0), SeatState(None, "Kim", "casual", 1)
    for _ in range(5):
        schedule.record_turn(person, None, 0.2)
        schedule.record_turn(person, "clock", 60.0)
        schedule.record_turn(ai, None, 60.0)
    assert schedule.tempo == 1.0
    for _ in range(3):
        schedule.record_turn(person, None, ORDINARY_TURN)
    assert schedule.tempo == 1.0
    for _ in range(5):
        schedule.record_turn(person, None, ORDINARY_TURN * 1.44)
    assert schedule.tempo == pytest.approx(1.2)
