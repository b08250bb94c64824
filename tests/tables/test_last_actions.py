"""The last action of each seat: a fold over the round that holds public facts only."""

from __future__ import annotations

from itertools import islice

import pytest

from tests.bot.scenes import random_scenes
from unobot.rules.cards import Card, Color
from unobot.rules.events import ColorChosen, DrawReason, Drew, Played, TakenBack
from unobot.rules.match import Entry
from unobot.rules.ruleset.ruleset import OFFICIAL, PRESETS, Ruleset
from unobot.tables.last_actions import ActionKind, LastAction, note_actions


@pytest.mark.parametrize("ruleset", [OFFICIAL, PRESETS["party"]], ids=["official", "party"])
def test_a_card_beside_a_face_is_the_last_one_that_the_seat_played(ruleset: Ruleset) -> None:
    kinds = set()
    for scene in islice(random_scenes(4, seed=5, ruleset=ruleset), 300):
        view = scene.view(None)
        begin = max(entry.ply for entry in scene.log if entry.seat is None)
        log = [entry for entry in scene.log if entry.ply >= begin]
        assert not any(isinstance(event, TakenBack) for entry in log for event in entry.events)
        plays = {event.seat: event.cards[0] for entry in log for event in entry.events if isinstance(event, Played)}
        for seat, action in view.actions.items():
            kinds.add(action.kind)
            assert (action.card is None) == (action.kind != "played")
            assert action.card in (None, plays.get(seat))
            assert (action.count > 0) <= (action.kind in ("drew", "penalty"))
    assert kinds == {"played", "drew", "penalty", "skipped"}


def test_the_color_of_a_roulette_belongs_to_the_card_and_not_to_the_seat_that_is_hit() -> None:
    actions = {1: LastAction(ActionKind.PLAYED, 3, Card.WD6, Color.RED)}
    note_actions(actions, Entry(4, 0, "WRL", None, (Played(0, (Card.WRL,), None, None, uno=False),)))
    named = (ColorChosen(1, Color.GREEN),)
    note_actions(actions, Entry(5, 1, "color G", None, named))
    assert actions[1] == LastAction(ActionKind.PLAYED, 3, Card.WD6, Color.RED)
    assert actions[0] == LastAction(ActionKind.PLAYED, 4, Card.WRL, Color.GREEN)
    drawn = (Drew(1, (Card.R1, Card.G2), DrawReason.CHOICE, open=True),)
    note_actions(actions, Entry(6, 1, "color G", None, drawn))
    assert (actions[1].card, actions[1].count) == (None, 2), "the cards of a draw are not among the last actions"
