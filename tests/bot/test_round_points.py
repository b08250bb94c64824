"""After a round, the hands on the screen add up to the points of the winner."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from tests.bot.players import Stack, begin, press_button, words
from tests.bot.scenes import Scene, random_scenes, texts
from tests.world import World
from unobot.bot.screens.table import table_screen
from unobot.i18n import text_for
from unobot.rules.ruleset.ruleset import Ruleset

EN = text_for("en")
_HAND = re.compile(r"^-# \*\*\w+\*\*, (\d+) points?: ", re.MULTILINE)
_SCORED = re.compile(r"That's (\d+) points?\.")
_SUM = re.compile(r"^(2 × )?\(?(\d+ \*\*.*) = \*\*(\d+)\*\*$", re.MULTILINE)
_TERM = re.compile(r"(?:^| \+ )(\d+) \*\*")


async def test_a_seat_out_at_the_hand_limit_is_listed_with_the_points_of_its_cards(world: World, stack: Stack) -> None:
    stack(["RD2 R1", "G1 G2", "R5 B3"], "R2", "Y1 Y4", rules=Ruleset(hand_size=2, hand_limit=4, uno="off"))
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await begin(world, ann, ben, cleo)
    await press_button(ann, "+2", on=ann.direct())
    await world.advance(6)
    await press_button(cleo, "5", on=cleo.direct())
    await world.advance(6)
    await press_button(ann, "1", on=ann.direct())
    await world.advance(6)
    end = world.table()
    table = words(replace(end, text=end.text.replace("\xa0", " ")))
    assert "**Ann** went out with 🔺 Red 1." in table
    assert "8 **Ben** (out at 4) + 3 **Cleo** = **11**" in table
    assert "**Ben**, 8 points: out at the limit of 4 cards" in table
    assert "**Cleo**, 3 points: 🔵 Blue: 3" in table


async def test_a_match_of_one_round_has_no_points_beside_the_cards_left(world: World, stack: Stack) -> None:
    rules = Ruleset(hand_size=2, hand_limit=4, uno="off", scoring="single")
    stack(["RD2 R1", "G1 G2", "R5 B3"], "R2", "Y1 Y4", rules=rules)
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await begin(world, ann, ben, cleo)
    await press_button(ann, "+2", on=ann.direct())
    await world.advance(6)
    await press_button(cleo, "5", on=cleo.direct())
    await world.advance(6)
    await press_button(ann, "1", on=ann.direct())
    await world.advance(6)
    table = words(world.table())
    assert "**Ben**: out at the limit of 4 cards" in table
    assert "**Cleo**: 🔵 Blue: 3" in table.replace("\xa0", " ")
    assert "points" not in table


async def test_the_own_cards_of_the_winner_are_marked_when_the_time_is_up(world: World, stack: Stack) -> None:
    stack(["R3 R1", "G9 G2"], "R2", rules=Ruleset(blitz=60))
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await world.advance(50)
    table = words(world.table())
    assert "**Ann** had the fewest points. That's 11 points." in table
    assert "**Ann**, 4 points that don't count: 🔺 Red: 1, 3" in table
    assert "**Ben**, 11 points: 🟩 Green: 2, 9" in table


@pytest.mark.parametrize(
    ("seats", "rules"),
    [
        (4, Ruleset(hand_limit=9, stacking="any")),
        (4, Ruleset(double_score=True, hand_limit=12)),
        (4, Ruleset(teams=True)),
        (2, Ruleset(hand_limit=9)),
    ],
    ids=["limit", "double", "teams", "last one left"],
)
def test_the_hands_on_the_screen_add_up_to_the_points(seats: int, rules: Ruleset) -> None:
    ends = 0
    for seed in range(3):
        for scene in random_scenes(seats, seed, 300, rules):
            ends += _check_end(scene)
    assert ends


def _check_end(scene: Scene) -> bool:
    """Check that the screen adds up if this is the end of a round with a winner. Return whether it is one."""
    state = scene.match.round
    assert state is not None
    if state.outcome is None or state.outcome.winner is None:
        return False
    shown = "\n".join(texts(table_screen(EN, scene.view(None)))).replace("\xa0", " ")
    scored, total = _SCORED.search(shown), _SUM.search(shown)
    hands, points = sum(map(int, _HAND.findall(shown))), state.outcome.points[state.outcome.winner]
    if scored is not None:
        assert hands == int(scored[1]) == points, shown
        return True
    assert total is not None, shown
    assert sum(map(int, _TERM.findall(total[2]))) == hands, shown
    assert hands * (2 if total[1] else 1) == int(total[3]) == points, shown
    return True
