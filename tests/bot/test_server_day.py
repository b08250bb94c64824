"""The day of a server: one message a day with yesterday's results, in the channel that an admin chose."""

from __future__ import annotations

from datetime import date

import pytest
from simcord import ChannelHandle

from tests.bot.players import Stack, admin, begin, choose_preference, manager, press_button, words
from tests.bot.test_daily import asked, button, finished
from tests.bot.test_screens import check_limits
from tests.results.made import result, seat
from tests.world import Person, Screen, World
from unobot.features.server_day.rules import DailyLine, ServerDay, WeeklyRematch, rematch_of
from unobot.features.server_day.screens import server_day_screen
from unobot.i18n import languages, text_for
from unobot.model.daily_try import WORLD
from unobot.model.match_result import MatchResult
from unobot.rules.ruleset.ruleset import OFFICIAL

pytestmark = pytest.mark.slow  # a day of virtual time
HOUR = 3600.0
DAY = 24 * HOUR


@pytest.fixture
def boss(world: World) -> Person:
    return manager(world)


async def win(world: World, winner: Person, loser: Person) -> None:
    """Let these people play a match of one round."""
    await begin(world, winner, loser)
    await winner.press("3", on=winner.direct())
    await world.advance(6)


def days(world: World, channel: ChannelHandle) -> list[str]:
    """Return the posts of a channel, with the names of the people in place of their mentions."""
    return [words(screen) for screen in world.posts(channel)]


def named(said: str, *people: Person) -> str:
    for person in people:
        said = said.replace(f"<@{person.id}>", person.name)
    return said


async def test_a_day_is_posted_once_with_its_results_and_the_rematch(world: World, boss: Person, stack: Stack) -> None:
    stack(["R3", "B9"], "R1", rules=OFFICIAL.with_length("round"))
    ann, ben = world.person("Ann"), world.person("Ben")
    channel = world.create_channel("days")
    assert "It's off" in words(await admin(boss, "day"))
    assert f"Posted in <#{channel.id}>" in words(await admin(boss, "day", channel=channel))
    home = await asked(ann)
    await finished(ann, await press_button(ann, button(home, "server"), on=home))
    await win(world, ann, ben)
    await win(world, ben, ann)
    await win(world, ann, ben)
    await world.advance(DAY - 3 * HOUR)
    assert days(world, channel) == [], "people may still finish their tries"
    await world.advance(5 * HOUR)
    (said,) = days(world, channel)
    said = named(said, ann, ben)
    assert said.startswith("### 📅 Yesterday here · 2026-01-01")
    assert "🏠 This server's game\n1. Ann · " in said.replace("**", "")
    assert "3 matches were played." in said
    assert "Rematch of the week:** 3 matches, won by Ann 2, Ben 1" in said
    (post,) = world.posts(channel)
    assert not world.message(post).allowed_mentions.users, "nobody is pinged"
    assert world.message(post).flags & 1 << 12, "it is silent"
    assert "Daily game · 2026-01-02" in words(await press_button(ben, "Play today's game", on=post))
    await world.restart()
    await world.advance(HOUR)
    assert len(days(world, channel)) == 1, "a restart posts no day again"
    await world.advance(2 * DAY)
    assert len(days(world, channel)) == 1, "nobody played"


async def test_a_day_that_ended_while_the_bot_was_away_comes_with_its_start(
    world: World, boss: Person, stack: Stack
) -> None:
    stack(["R3", "B9"], "R1", rules=OFFICIAL.with_length("round"))
    ann, ben = world.person("Ann"), world.person("Ben")
    channel = world.create_channel("days")
    await admin(boss, "day", channel=channel)
    await win(world, ann, ben)
    await world.advance(20 * HOUR)
    await world.restart(clean=True)
    await world.advance(6 * HOUR)
    (said,) = days(world, channel)
    assert "One match was played." in said
    assert "Rematch" not in said, "they met once"


async def test_people_who_are_not_listed_are_not_named(world: World, boss: Person, stack: Stack) -> None:
    stack(["R3", "B9"], "R1", rules=OFFICIAL.with_length("round"))
    ann, ben = world.person("Ann"), world.person("Ben")
    channel = world.create_channel("days")
    await admin(boss, "day", channel=channel)
    await choose_preference(ben, world, "rated", "off")
    await win(world, ann, ben)
    await win(world, ann, ben)
    await world.advance(26 * HOUR)
    (said,) = days(world, channel)
    assert "2 matches were played." in said
    assert "<@" not in said


async def test_it_is_switched_off_and_a_channel_that_refuses_is_no_trouble(
    world: World, boss: Person, stack: Stack, caplog: pytest.LogCaptureFixture
) -> None:
    stack(["R3", "B9"], "R1", rules=OFFICIAL.with_length("round"))
    ann, ben = world.person("Ann"), world.person("Ben")
    channel = world.create_channel("days")
    closed = world.create_channel("closed", deny=["send_messages"])
    assert "I need the permission Send Messages there" in words(await admin(boss, "day", channel=closed))
    await admin(boss, "day", channel=channel)
    await win(world, ann, ben)
    world.env.inject_error("POST", f"/channels/{channel.id}/messages", status=403, code=50013)
    await world.advance(26 * HOUR)
    assert days(world, channel) == []
    assert "takes no day of its server" in caplog.text
    await world.restart()
    await world.advance(HOUR)
    assert days(world, channel) == [], "that day is over"
    assert "It's off" in words(await stop(boss))
    await win(world, ann, ben)
    await world.advance(26 * HOUR)
    assert days(world, channel) == []


def met(*people: int, winner: int, **more: object) -> MatchResult:
    """Return a match of these people."""
    places = sorted(people, key=lambda who: who != winner)
    return result(*(seat(who, place) for place, who in enumerate(places, 1)), **more)  # type: ignore[arg-type]


def test_the_rematch_is_of_the_people_with_the_most_matches_and_then_the_closest() -> None:
    often = [met(1, 2, winner=1), met(1, 2, winner=1), met(1, 2, winner=1)]
    close = [met(3, 4, winner=3), met(3, 4, winner=4)]
    uneven = [met(5, 6, winner=5), met(5, 6, winner=5)]
    assert rematch_of([*close, *often]) == WeeklyRematch(3, ((1, 3), (2, 0)))
    assert rematch_of([*close, *uneven]) == WeeklyRematch(2, ((3, 1), (4, 1)))
    table = [met(1, 2, 3, winner=3), met(3, 1, 2, winner=2)]
    assert rematch_of([*table, often[0]]) == WeeklyRematch(2, ((2, 1), (3, 1), (1, 0)))


def test_who_meets_once_or_does_not_want_to_be_listed_is_no_rematch() -> None:
    once = [met(1, 2, winner=1), met(1, 3, winner=1)]
    assert rematch_of(once) is None
    assert rematch_of([met(1, 2, winner=1), met(1, 2, winner=2)], unlisted={2}) is None
    assert rematch_of([met(1, 2, winner=1, how="closed"), met(1, 2, winner=2)]) is None
    assert rematch_of([result(seat(1, 1), seat(None, 2))] * 2) is None, "AIs do not count"
    left = [result(seat(1, 1), seat(2, 2, "gone")) for _ in range(2)]
    assert rematch_of(left) is None, "they did not play to the end"


@pytest.mark.parametrize("language", languages())
def test_a_day_fits_into_a_message_in_every_language(language: str) -> None:
    lines = tuple(DailyLine(2**63 - 1 - number, "wclwc", 40 - number, 100) for number in range(30))
    rematch = WeeklyRematch(50, tuple((2**63 - 1 - number, 5) for number in range(10)))
    day = ServerDay(date(2026, 1, 1), ((2**63 - 1, lines), (WORLD, lines)), 1234, rematch)
    check_limits(server_day_screen(text_for(language), day))


async def stop(boss: Person) -> Screen:
    return await press_button(boss, "No message", on=await admin(boss, "day"))
