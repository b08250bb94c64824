"""A view that is sent to another process is the same there, without the tables that every process has."""

from __future__ import annotations

import pickle

from tests.rules.rounds import dealt
from tests.rules.rulesets import covering, seats_for
from unobot.rules.ruleset.ruleset import PRESETS
from unobot.rules.view import observe


def test_a_view_that_was_pickled_is_the_same_and_small() -> None:
    for ruleset in (*PRESETS.values(), *covering()):
        state = dealt(ruleset, seats_for(ruleset)[-1], bytes(32))
        for each in (observe(state, 0), observe(state, None)):
            pickled = pickle.dumps(each)
            again = pickle.loads(pickled)
            assert (again, repr(again)) == (each, repr(each))
            assert again.rule_tables is each.rule_tables
            assert all(card is was for card, was in zip(again.hands[0], each.hands[0], strict=True))
            assert len(pickled) < 4000
