"""A person plays the daily deals: one try each, alone, over restarts; the result is a line without cards."""

from __future__ import annotations

import random
import re

from tests.bot.players import press_button, words
from tests.databases import Database
from tests.world import Person, Screen, World

OVER = "That was your daily deal"


def choice(game: Screen, chance: random.Random) -> str:
    """Return the custom id of a button that goes on with the try, and seldom draws."""
    on = [each.custom_id for each in game.buttons if not each.disabled]
    arguments = {custom_id: custom_id.split(":")[4] for custom_id in on if ":try:" in custom_id}
    made = [each for each, arg in arguments.items() if arg.startswith(("move", "deal", "on", "catch"))]
    plays = [each for each in made if arguments[each] != "move draw"]
    return chance.choice(plays or made or [each for each, arg in arguments.items() if arg.startswith("step ")])


async def asked(person: Person, **options: object) -> Screen:
    """Return the answer to `/uno daily`."""
    screen = await person.slash("daily", **options)
    assert screen is not None
    return screen


async def finished(person: Person, game: Screen, seed: int = 4) -> Screen:
    """Play a try to its end. Return the last screen."""
    chance = random.Random(seed)
    while OVER not in words(game):
        game = await press_button(person, choice(game, chance), on=game)
    return game


async def test_a_person_plays_the_worlds_deal_over_a_restart_and_posts_it(world: World, database: Database) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    home = await asked(ann)
    assert "Not played yet" in words(home)
    world_button = next(each for each in home.buttons if each.custom_id.endswith(":daily:world"))
    game = await press_button(ann, world_button.custom_id, on=home)
    assert "only you see this" in words(game)
    assert "Your hand" in words(game)
    chance = random.Random(2)
    for _ in range(3):
        game = await press_button(ann, choice(game, chance), on=game)
    await world.restart()
    end = await finished(ann, game)
    assert len(ann.panels()) == 1, "the deals, the game and the result are one message"
    assert len(re.findall(r"Round \d: (?:won|lost)", words(end))) == 5
    ((squares,),) = database.query("SELECT squares FROM daily_try")
    assert len(squares) == 5
    assert f"**{squares.count('w')}/5**" in words(end)
    await press_button(ann, "Post here", on=end)
    (post,) = world.posts()
    assert "unobot daily" in words(post)
    assert not re.search(r"\b(red|blue|green|yellow|wild)\b", words(post).lower()), "it shows no card"
    theirs = await ben.press("Play today's deal", on=post)
    assert theirs is not None
    assert "Not played yet" in words(theirs)
    again = await asked(ann)
    assert not any(each.custom_id.endswith(":daily:world") for each in again.buttons)
    assert "**1** day in a row" in words(again)
