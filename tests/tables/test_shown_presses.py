"""The presses of a launcher, one after the other: the table after some of them is what the rules make of them."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import msgspec

from tests.bot.scenes import random_scenes
from unobot.records.launcher_presses import PENDING, presses_of
from unobot.rules.events import LauncherPressed, TurnBegan
from unobot.rules.play.evolve import apply
from unobot.rules.round import Round
from unobot.rules.ruleset.ruleset import PRESETS, Ruleset
from unobot.tables.shown_presses import as_after_presses, presses_count
from unobot.tables.table_view import TableView

ATTACK = msgspec.structs.replace(PRESETS["attack"], cards="attack_classic")
"""Its Wild All Hit makes several seats press."""
SMALL = msgspec.structs.replace(ATTACK, hand_limit=12, at_limit="out")
"""A hit often knocks a seat out."""


def after_some(rules: Ruleset, scenes: int = 500) -> list[tuple[Round, TableView, int]]:
    """Return positions before entries with several presses, the public view after them, and a number of presses."""
    found: list[tuple[Round, TableView, int]] = []
    before: Round | None = None
    for scene in islice(random_scenes(4, seed=3, target=5000, ruleset=rules), scenes):
        state, entry = scene.match.round, scene.log[-1]
        assert state is not None
        if before is not None and not state.is_over:
            found += [(before, scene.view(None), count) for count in range(1, presses_count(entry))]
        before = state.copy()
    return found


def test_the_cards_and_the_clicks_are_those_after_so_many_presses() -> None:
    knocked_out = 0
    for rules in (ATTACK, SMALL):
        positions = after_some(rules)
        assert len(positions) > 20
        for before, view, count in positions:
            shown = as_after_presses(view, view.recent[-1].ply, count)
            assert shown.view is not None
            assert view.view is not None
            knocked_out += len(view.view.out) > len(shown.view.out)
            events = view.recent[-1].events
            pressed = [place for place, event in enumerate(events) if isinstance(event, LauncherPressed)]
            state = before.copy()
            apply(state, events[: pressed[count]])
            assert shown.view.counts == state.counts
            assert shown.view.out == state.out
            assert len(shown.view.pile) == len(state.pile)
            presses = presses_of(shown.recent[-1])
            assert [press.fired is None for press in presses] == [False] * count + [True]
            assert shown.view.to_move == view.view.to_move, "the turn goes on"
    assert knocked_out


def test_it_is_the_table_itself_after_the_last_press_or_another_move() -> None:
    _, view, _ = after_some(ATTACK)[0]
    entry = view.recent[-1]
    assert as_after_presses(view, entry.ply, presses_count(entry)) is view
    assert as_after_presses(view, entry.ply - 1, 1) is view
    assert as_after_presses(replace(view, recent=()), entry.ply, 1).recent == ()


def test_no_result_that_is_still_to_come_is_in_the_log_of_the_view() -> None:
    for _, view, count in after_some(ATTACK):
        events = as_after_presses(view, view.recent[-1].ply, count).recent[-1].events
        assert isinstance(events[-1], LauncherPressed)
        assert events[-1].fired == PENDING
        assert not any(isinstance(event, TurnBegan) for event in events)
