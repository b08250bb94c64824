"""New ratings after a match, at the finished table: after the result was written, and after a restart."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.bot.players import Stack, begin, prefer, press_button, words
from tests.bot.scenes import random_scenes
from tests.bot.seasons import fill_season
from tests.world import Person, Screen, World
from unobot.i18n import languages, text_for
from unobot.model.former import FORMER
from unobot.model.seat import RatingChange
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.wording.match_words import rating_line


def told(screen: Screen) -> list[str]:
    """Return the lines of a screen about ratings."""
    lines = [line.removeprefix("-# ") for line in words(screen).splitlines()]
    return [line for line in lines if line.startswith("📈")]


async def win(world: World, stack: Stack, *people: Person, ais: int = 0) -> Screen:
    """Let the first person win a match of one round."""
    stack(["R3", *(["B5"] * (len(people) + ais - 1))], "R1", rules=Ruleset(target=5))
    await begin(world, *people, ais=ais)
    await people[0].press("3", on=people[0].direct())
    await world.advance(6)
    assert "wins the match" in words(world.table())
    return world.table()


async def test_the_end_of_a_match_tells_the_new_ratings(world: World, stack: Stack) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    people = [(ann.id, "Ann"), (11, "Cleo"), (12, "Dev"), (13, "Eli")]
    await fill_season(world, people, 30)
    table = await win(world, stack, ann, ben)
    (line,) = told(table)
    before, _, after = line.partition(" → ")
    assert before.startswith("📈 Ratings: **Ann** ")
    was, now = int(before.split()[-1].rstrip("%")), int(after.partition("%")[0].strip("* "))
    assert 25 < was < now
    low, high = (int(number) for number in after.partition("(")[2].partition(")")[0].split("–"))
    assert low < now < high
    assert line.endswith("**Ben** ? (1 of 20 matches)")
    stats = await ann.slash("stats")
    assert stats is not None
    assert f"**{now}%** ({low}–{high})" in words(stats), "the same as in the stats of a season"

    await world.restart()
    await world.advance(3)
    await press_button(ann, "Rematch", on=world.screen(table))
    await world.advance(3)
    assert told(world.screen(table)) == [line], "it is drawn again with the same line"


async def test_a_match_that_is_not_rated_tells_nothing(world: World, stack: Stack) -> None:
    assert told(await win(world, stack, world.person("Ann"), ais=1)) == []


async def test_who_is_not_rated_is_not_named(world: World, stack: Stack) -> None:
    ann, ben, cleo = (world.person(name) for name in ("Ann", "Ben", "Cleo"))
    await prefer(world, cleo, rated=False)
    assert told(await win(world, stack, ann, ben, cleo)) == ["📈 Ratings: **Ann, Ben** ? (1 of 20 matches)"]


@pytest.mark.parametrize("language", languages())
def test_the_twentieth_match_gives_the_first_share(language: str) -> None:
    text, view = text_for(language), next(random_scenes(3, 1)).view(None)
    changes = (RatingChange(0, 20, 20, 0.3, 0.31, 0.22, 0.4), RatingChange(1, 19, 20, 0.3, 0.2, 0.1, 0.3))
    line = rating_line(text, replace(view, ratings=changes))
    assert "? → " in line
    assert "31" in line
    assert "19" in line
    former = tuple(replace(seat, name=FORMER) for seat in view.seats)
    assert rating_line(text, replace(view, ratings=changes, seats=former)) == "", "a deleted person has no rating"
