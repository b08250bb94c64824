"""A person plays the daily deals: one try each, alone, over restarts; the result is a line without cards."""

from __future__ import annotations

import dataclasses
import random
import re
from datetime import date
from pathlib import Path

import pytest

from tests.bot.players import forge, press_button, words
from tests.bot.test_screens import check_limits
from tests.databases import Database
from tests.test_cli import refusal, unobot_command
from tests.world import Person, Screen, World
from unobot.features.daily import games as daily_games
from unobot.features.daily import screens as daily_screens
from unobot.features.daily.games import DailyEntry
from unobot.features.daily.record import daily_game, daily_view
from unobot.features.daily.rules import VERSION, Comparison, Streak, end_of, seed_of, world_deal
from unobot.features.daily.screens import RoundTally, daily_frame, daily_post_screen, daily_screen
from unobot.features.solo.screens import solo_screen
from unobot.i18n import languages, text_for
from unobot.model.daily_try import DailyTry

HEX = re.compile(r"`([0-9a-f]{64})`")
OVER = "That was your daily game"


def choice(game: Screen, chance: random.Random) -> str:
    """Return the custom id of a button that goes on with the try. It draws only if no card can be played."""
    on = [each.custom_id for each in game.buttons if not each.disabled]
    arguments = {custom_id: custom_id.split(":")[4] for custom_id in on if ":try:" in custom_id}
    made = [each for each, arg in arguments.items() if arg.startswith(("move", "deal", "on", "catch"))]
    plays = [each for each in made if arguments[each] != "move draw"]
    uno = [each for each, arg in arguments.items() if arg == "uno on"]
    steps = [each for each, arg in arguments.items() if re.fullmatch("step!? (?!more).+", arg)]
    return chance.choice(uno or plays or steps or made)


async def asked(person: Person, day: str = "") -> Screen:
    """Return the answer to `/uno daily`."""
    screen = await (person.slash("daily", date=day) if day else person.slash("daily"))
    assert screen is not None
    return screen


async def finished(person: Person, game: Screen, seed: int = 4) -> Screen:
    """Play a try to its end. Return the last screen."""
    chance = random.Random(seed)
    while OVER not in words(game):
        game = await press_button(person, choice(game, chance), on=game)
    return game


def button(screen: Screen, arg: str) -> str:
    """Return the custom id of the button of *Daily* with this argument."""
    return next(each.custom_id for each in screen.buttons if each.custom_id.partition(":daily:")[2].startswith(arg))


async def test_a_person_plays_the_worlds_deal_over_a_restart_and_posts_it(world: World, database: Database) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    home = await asked(ann)
    assert "Not played yet" in words(home)
    assert "Five rounds alone" in words(home)
    game = await press_button(ann, button(home, "world"), on=home)
    assert "Worldwide game, 2026-01-01" in words(game)
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
    await press_button(ann, "Post", on=end)
    (post,) = world.posts()
    assert "unobot daily" in words(post)
    assert not re.search(r"\b(red|blue|green|yellow|wild)\b", words(post).lower()), "it shows no card"
    theirs = await ben.press("Play today's game", on=post)
    assert theirs is not None
    assert "Not played yet" in words(theirs)
    await press_button(ann, "Post", on=end)
    assert world.posts() == [world.screen(post)], "a result is posted once"
    again = await asked(ann)
    assert not any(each.custom_id.endswith(":daily:world") for each in again.buttons)
    assert "**1** day in a row" in words(again)


def everything(world: World, told: list[str]) -> str:
    """Return all that the bot has sent to Discord so far. ``told`` keeps what it sent earlier."""
    told += [repr(vars(entry) if hasattr(entry, "__dict__") else entry) for entry in world.env.http_requests]
    return " ".join(told)


async def test_a_servers_deal_is_sealed_before_it_and_checked_after_its_day(
    world: World, database: Database, tmp_path: Path
) -> None:
    ann, sent_so_far = world.person("Ann"), list[str]()
    home = await asked(ann)
    assert HEX.findall(words(home)) == []
    checked = await press_button(ann, "Check the deal", on=home)
    (seal,) = HEX.findall(words(checked))
    assert f"sealed before the first one: `{seal[:6]}…`" in words(home)
    home = await press_button(ann, "Yesterday", on=checked)
    home = await press_button(ann, "Today", on=home)
    game = await press_button(ann, button(home, "server"), on=home)
    early = await forge(ann, game, game.buttons[0].custom_id.partition(":try:")[0] + ":try:record")
    assert "stays secret until the day is over" in words(early)
    end = await finished(ann, game)
    (root,) = (bytes(row[0]) for row in database.query("SELECT root FROM daily_chain"))
    today = date(2026, 1, 1)
    told = everything(world, sent_so_far)
    assert seal in told
    assert seal == end_of(root, today).hex()
    for later in range(today.day, 32):
        assert seed_of(root, today.replace(day=later)).hex() not in told, "no message tells a coming seed, or today's"
    world.set_host_clock(26 * 3600)
    home = await press_button(ann, "All games", on=end)
    assert "Not played yet" in words(home)
    past = await press_button(ann, "Yesterday", on=home)
    assert HEX.findall(words(past)) == []
    past = await press_button(ann, "Check the deal", on=past)
    assert seed_of(root, today).hex() in words(past)
    sent = await press_button(ann, "My record", on=past)
    assert "unobot verify" in words(sent)
    told = everything(world, sent_so_far)
    for later in range(today.day + 1, 32):
        assert seed_of(root, today.replace(day=later)).hex() not in told
    (file,) = world.message(sent).attachments
    blob = world.env.backend.cdn.get(file["url"])
    assert blob is not None
    record = tmp_path / file["filename"]
    record.write_bytes(blob)
    done = unobot_command("verify", str(record))
    assert (done.returncode, done.stderr) == (0, "")
    assert f"the season that ends in {seal}" in done.stdout
    assert "all 5 rounds are over" in done.stdout
    assert "did not end" not in done.stdout
    record.write_text(record.read_text("utf-8").replace('"version":1', '"version":2', 1), "utf-8")
    assert "daily deal of version 2, and this unobot checks version 1" in refusal("verify", str(record))
    assert "Today" in past.labels


async def test_what_cannot_be_is_refused_in_one_sentence(world: World, database: Database) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    for text, told in (("2999-01-01", "isn't open yet"), ("tomorrow", "no date I know. Write it like this: 2026-")):
        assert told in words(await asked(ann, text))
    assert "You didn't play it" in words(await asked(ann, "2025-12-31"))
    home = await asked(ann)
    game = await press_button(ann, button(home, "world"), on=home)
    prefix = game.buttons[0].custom_id.partition(":try:")[0]
    theirs = await asked(ben)
    for arg, reason in (
        ("post", "after the last round"),
        ("undo", "no longer works"),
        ("move time", "no longer works"),
    ):
        assert reason in words(await forge(ann, game, f"{prefix}:try:{arg}"))
    assert "no longer kept" in words(await forge(ben, theirs, f"{prefix}:try:show"))
    before = database.query("SELECT line, version FROM daily_try")
    one = choice(game, random.Random(1))
    await world.race((ann, one, game), (ann, one, game))
    ((line, version),) = database.query("SELECT line, version FROM daily_try")
    assert version == before[0][1] + 1, "the second of two presses at once plays nothing"
    database.query("UPDATE daily_try SET line = '[\"9:R5\"]'")
    assert "was changed, so it can't be continued" in words(await press_button(ann, one, on=game, stale=True))
    database.query(f"UPDATE daily_try SET line = '{line}'")
    world.set_host_clock(25 * 3600)
    assert "is over" in words(await press_button(ann, one, on=game, stale=True))
    assert "its time ran out" in words(await asked(ann, "2026-01-01"))


@pytest.mark.logs_errors
async def test_a_damaged_chain_hides_only_the_servers_deal(world: World, database: Database) -> None:
    ann = world.person("Ann")
    await asked(ann)
    database.query("UPDATE daily_chain SET root = x'00'")
    home = await asked(ann)
    assert words(home).count("can't be read") == 1
    assert not any(":daily:server" in each.custom_id for each in home.buttons)
    assert "Worldwide game, 2026-01-01" in words(await press_button(ann, button(home, "world"), on=home))


async def test_a_try_goes_on_after_an_upgrade(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = world.person("Ann")
    home = await asked(ann)
    game = await press_button(ann, button(home, "world"), on=home)
    game = await press_button(ann, choice(game, random.Random(1)), on=game)
    for module in (daily_games, daily_screens):
        monkeypatch.setattr(module, "VERSION", VERSION + 1)
    await world.restart()
    home = await asked(ann)
    assert "Go on where you stopped" in words(home)
    assert "Worldwide game, 2026-01-01" in words(await press_button(ann, "Go on", on=home))


@pytest.mark.parametrize("upgraded", ["never", "before the deletion", "after the deletion"])
async def test_no_way_leads_to_a_second_first_try(world: World, monkeypatch: pytest.MonkeyPatch, upgraded: str) -> None:
    """Ann has seen the cards and deletes her data. She tries again elsewhere, and after an upgrade."""
    ann, ben = world.person("Ann"), world.person("Ben")
    world.install(ann)
    home = await asked(ann)
    begins = [button(home, kind) for kind in ("world", "server")]
    for begin in begins:
        home = await asked(ann)
        await press_button(ann, begin, on=home)

    async def upgrade() -> None:
        for module in (daily_games, daily_screens):
            monkeypatch.setattr(module, "VERSION", VERSION + 1)
        await world.restart()

    if upgraded == "before the deletion":
        await upgrade()
    panel = await ann.slash("privacy")
    assert panel is not None
    await press_button(ann, "Delete everything", on=await press_button(ann, "Delete my data", on=panel))
    if upgraded == "after the deletion":
        await upgrade()
    for place in (world.channel, ann.direct_channel, world.group(ann, ben), world.foreign(ann)):
        page = await ann.slash("daily", channel=place)
        assert page is not None
        assert not page.has("world")
        for begin in begins if place is world.channel else begins[:1]:
            answer = words(await forge(ann, page, begin))
            assert "You began this game and then deleted your data" in answer, place


async def test_it_is_played_in_direct_messages_too(world: World) -> None:
    ann = world.person("Ann")
    home = world.answer(await world.waited(await ann.actor.user.slash("uno daily")))
    assert home is not None
    assert "This server's game" not in words(home)
    game = await press_button(ann, button(home, "world"), on=home)
    chance = random.Random(1)
    for _ in range(8):
        game = await press_button(ann, choice(game, chance), on=game)
    assert "Worldwide game, 2026-01-01" in words(game)
    home = await press_button(ann, "All games", on=game)
    assert "Go on where you stopped" in words(home)
    assert "Five rounds alone" not in words(home), "who has begun knows it"


def test_every_screen_fits_into_a_message_in_every_language() -> None:
    game = daily_game(world_deal(date(2026, 11, 24)), 77, "Ann", 1)
    game.start()
    done = DailyTry(
        id=1,
        user_id=77,
        server_id=0,
        guild_id=5,
        day="2026-11-24",
        deal_version=1,
        squares="wclwc",
        points=-999,
        touched=1,
    )
    streak, comparison = Streak(1000, 2000), Comparison(1000, (-999, -998, 999), 500)
    world = DailyEntry(0, date(2026, 11, 24), done, False, streak, comparison, seed="0" * 64)
    server = dataclasses.replace(world, server_id=5, end="0" * 64)
    for text in [text_for(language) for language in languages()]:
        for look in ("pictures", "text"):
            seen = text.with_look(look, {})
            for is_today in (True, False):
                for checked in (True, False):
                    page = daily_screen(seen, [world, server], is_today=is_today, in_server=True, is_checked=checked)
                    check_limits(page)
            check_limits(daily_post_screen(seen, "W" * 24, server))
            frame = daily_frame(seen, daily_view(game), world, RoundTally("wcl", (9, -9, -99)), in_server=True)
            check_limits(solo_screen(seen, daily_view(game), game.stage, frame))
