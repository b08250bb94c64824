"""When a seat draws instead of playing, everybody knows that it lacks the color (docs/laws.md, law 4)."""

from __future__ import annotations

import msgspec

from tests.rules.rounds import dealt, given, walk, when
from tests.rules.rulesets import covering, seats_for
from unobot.rules.events import DrawReason, Drew, Event, HandsMoved, Passed, Phase, TurnedOver
from unobot.rules.play.evolve import evolve
from unobot.rules.round import Round
from unobot.rules.ruleset.ruleset import OFFICIAL, PRESETS
from unobot.rules.view import observe

NO_VOIDS = (0, 0, 0, 0)


def test_a_draw_and_a_pass_show_how_many_cards_lack_the_color() -> None:
    state = given("G1 G2 G3", "R1 Y1 R3", pile="B1 R5 Y2 Y3")
    when(state, 0, "draw")
    assert state.voids == [(3, 0, 0, 0), NO_VOIDS]
    when(state, 0, "pass")
    assert state.voids[0] == (4, 0, 0, 0), "the card drawn was not laid either"
    assert observe(state, 1).voids == observe(state, None).voids == state.voids


def test_cards_drawn_later_can_have_any_color() -> None:
    state = given("G1 G2 G3", "RD2 Y1 R3", pile="B1 Y5 Y2 Y3")
    when(state, 0, "draw", "pass")
    when(state, 1, "RD2")
    assert len(state.hands[0]) == 6
    assert state.voids[0] == (4, 0, 0, 0)


def test_a_drawn_card_that_is_laid_leaves_the_others() -> None:
    state = given("G1 G2 G3", "R1 Y1 R3", pile="R5 Y5 Y2 Y3")
    when(state, 0, "draw", "R5")
    assert state.voids[0] == (3, 0, 0, 0)


def test_hands_that_move_are_other_hands() -> None:
    sevens = msgspec.structs.replace(OFFICIAL, seven=True)
    state = given("G1 G2 G3", "R7 Y1 R3", "B1 B2", pile="B1 Y5 Y2 Y3", ruleset=sevens)
    when(state, 0, "draw", "pass")
    when(state, 1, "R7>2")
    assert state.voids[0] == (4, 0, 0, 0)
    when(state, 2, "R3")
    when(state, 0, "draw", "pass")
    assert state.voids == [(5, 0, 0, 0), NO_VOIDS, NO_VOIDS]


def test_the_notes_of_the_draws_give_what_one_who_watches_every_draw_knows() -> None:
    """A reference that keeps the numbers up to date, move by move, has the same voids after every move."""
    for number, ruleset in enumerate((*PRESETS.values(), *covering()[::8])):
        seats = seats_for(ruleset)[0]
        state = dealt(ruleset, seats, bytes([number] * 32))
        known = [[0] * 4 for _ in range(seats)]
        for _, _, events in walk(state, number):
            after = state.copy()
            for event in events:
                watch(known, after, event)
                evolve(after, event)
            assert after.voids == [tuple(each) for each in known]


def watch(known: list[list[int]], state: Round, event: Event) -> None:
    """Note in ``known`` what ``event`` is about to show."""
    if isinstance(event, HandsMoved | TurnedOver):
        for seat in range(len(known)) if isinstance(event, TurnedOver) else filter(event.moved, range(len(known))):
            known[seat] = [0] * 4
    if isinstance(event, Drew):
        chosen = event.why is DrawReason.CHOICE
    elif isinstance(event, Passed) and state.phase is Phase.DRAWN and state.drawn is not None:
        chosen = True
    else:
        return
    held = len(state.hands[event.seat])
    known[event.seat] = [min(held, number) for number in known[event.seat]]
    if chosen and state.color is not None:
        known[event.seat][state.color.order] = held
