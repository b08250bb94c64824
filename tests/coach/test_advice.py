"""The coach: clear mistakes are found, doubtful ones are not told, and the same record has the same answer."""

from __future__ import annotations

from io import StringIO
from random import Random

import msgspec
import pytest

from tests.replays.matches import simulated, stored
from unobot.coach.advice import MAX_MISTAKES, SURE, Effort, advise
from unobot.coach.decisions import Decision, decisions, seats_of
from unobot.coach.playouts import Playouts
from unobot.records.reader import read_record
from unobot.rules.events import Phase
from unobot.rules.ruleset.ruleset import OFFICIAL
from unobot.selfplay.simulate import simulate

LITTLE = Effort(sieves=((3, 2), (2, 2)), moves=600, min_worlds=4, max_worlds=24)


@pytest.mark.parametrize("name", ["taken-back", "teams", "party", "no_mercy_like", "stacking", "classic113", "seats"])
def test_every_ruleset_has_an_answer(name: str) -> None:
    record = stored(name)
    seats = seats_of(record, 0)
    answer = advise(record, seats, LITTLE)
    for mistake in answer.mistakes:
        assert mistake.cost > SURE * mistake.error > 0
        assert record.entries[mistake.ply].seat == seats[mistake.ply] == mistake.seat
        assert record.entries[mistake.ply].move == mistake.made != mistake.better
    costs = [mistake.cost for mistake in answer.mistakes]
    assert costs == sorted(costs, reverse=True)
    assert len(costs) <= MAX_MISTAKES


def test_the_same_record_has_the_same_answer_whatever_the_names() -> None:
    record = simulated("official", 4)
    renamed = msgspec.structs.replace(record, seats=tuple(f"{seat} {at}" for at, seat in enumerate(record.seats)))
    answer = advise(record, seats_of(record, 1), LITTLE)
    assert advise(renamed, seats_of(renamed, 1), LITTLE) == answer
    assert answer.judged > 10


def test_a_forgotten_uno_is_found_and_experts_make_no_mistakes() -> None:
    """Novices forget half of their Unos. Some say it right after, which is in time."""
    forgetful = decided("official", 4)
    assert [each for each in forgetful if f"{each.move}!" == str(each.alternatives[0])]
    file = StringIO()
    strict = msgspec.structs.replace(OFFICIAL, wild_draw_four="strict")  # about bluffs an expert throws a die
    simulate(["expert"] * 3, 1, 3, ruleset=strict, forget=0.0, record=file)
    record = read_record(file.getvalue().splitlines())
    assert [*decisions(record, seats_of(record, 0))] == []


def decided(preset: str, seats: int) -> list[Decision]:
    record = simulated(preset, seats)
    return [*decisions(record, seats_of(record, 1))]


def test_what_the_player_could_not_see_changes_nothing() -> None:
    """The same decision with other hidden cards has the same results in every world."""
    decision = next(each for each in decided("official", 4) if each.state.phase is Phase.PLAY)
    other = decision.state.copy()
    cards = [card for seat, hand in enumerate(other.hands) if seat != decision.seat for card in hand] + other.pile
    Random(1).shuffle(cards)
    for seat, hand in enumerate(other.hands):
        if seat != decision.seat:
            other.hands[seat] = [cards.pop() for _ in hand]
    other.pile = cards
    moves = (decision.move, *decision.alternatives)
    for seed in range(5):
        real, imagined = Playouts(), Playouts()
        found = real.results(decision, moves, seed)
        assert found == imagined.results(msgspec.structs.replace(decision, state=other), moves, seed)
        assert real.moves == imagined.moves


def test_a_seat_is_followed_until_another_player_takes_it() -> None:
    record = stored("seats")
    places = seats_of(record, 0)
    assert len(set(places) - {None}) > 1, "the seats were shuffled"
    for entry, place in zip(record.entries, places, strict=True):
        if place is not None:
            assert record.names_after(entry.ply)[place] == record.seats[0]
    with pytest.raises(ValueError, match="no seat 4"):
        seats_of(record, 4)
