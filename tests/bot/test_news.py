"""The news of a version: one line in the help, and once in a lobby of each server that has played before."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.bot.players import Stack, begin, choices_of, choose, leave_lobby, press_button, words
from tests.world import World
from unobot.i18n import languages, text_for
from unobot.rules.ruleset.ruleset import OFFICIAL
from unobot.wording.news import NEWS, news_line

NEW = "You keep one face at every table."


async def test_the_help_says_what_is_new(world: World) -> None:
    ann = world.person("Ann")
    first = await ann.slash("help")
    assert first is not None
    assert NEW in words(first)
    assert NEW not in words(await choose(ann, world, first, "help:", "round")), "a topic is about something else"


async def test_a_server_that_has_played_sees_the_news_in_one_lobby(world: World, stack: Stack) -> None:
    stack(["R3", "B9"], "R1", rules=OFFICIAL.with_length("round"))
    ann, ben = world.person("Ann"), world.person("Ben")
    await ann.slash("start")
    assert NEW not in words(world.table()), "to a new server, everything is new"
    await leave_lobby(ann, world)
    await begin(world, ann, ben)
    await ann.press("3", on=ann.direct())
    await world.advance(6)
    await forget_news(world)
    second = world.create_channel("second")
    await ann.slash("start", channel=second)
    assert NEW in words(world.table(second))
    await press_button(ben, "Join", on=world.table(second))
    assert NEW in words(world.table(second)), "the lobby keeps its line"
    await world.restart()
    third = world.create_channel("third")
    await ann.slash("start", channel=third)
    assert NEW not in words(world.table(third))


async def forget_news(world: World) -> None:
    """Let the server be as before the update: it has seen older news only."""
    preferences = choices_of(world)
    with world.env.time_context():
        settings = await preferences.latest_settings(world.guild.id)
        await preferences.store_settings(world.guild.id, replace(settings, news="older"), world.guild.id)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("news", NEWS)
def test_each_news_is_one_short_line(language: str, news: str) -> None:
    line = news_line(text_for(language), news)
    assert len(line.splitlines()) == 1
    assert len(line) <= 110, "two lines on a phone"
    assert news_line(text_for(language), "unknown") == ""
