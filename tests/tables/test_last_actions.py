"""The last action of each seat: a fold over the round that holds public facts only."""

from __future__ import annotations

from itertools import islice

import pytest

from tests.bot.scenes import random_scenes
from unobot.rules.events import Played, TakenBack
from unobot.rules.ruleset.ruleset import OFFICIAL, PRESETS, Ruleset


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
