"""`/uno stats`: what a person did, as a picture or in words, by season and rules."""

from __future__ import annotations

import discord
import pytest
from msgspec.structs import replace

from tests.bot.players import Stack, begin, choose, forge, menus, prefer, press_button, run_command, seat, words
from tests.bot.scenes import texts
from tests.bot.seasons import fill_season, player_stats, results_of
from tests.bot.test_faults_permissions import forbid
from tests.pictures.reading import read
from tests.world import Person, World
from tests.world import Screen as ShownScreen
from unobot.bot.screens.builder import MAX_ALT_LENGTH, Screen
from unobot.features.results.screens import SEASON, ResultFilters, stats_lines, stats_picture, stats_screen
from unobot.i18n import languages, text_for
from unobot.model.match_result import Counts, LeaderboardRow, MatchResult, SeatResult
from unobot.pictures.art import png
from unobot.pictures.emblems import EMBLEMS
from unobot.rules.ruleset.ruleset import OFFICIAL, PRESETS

EN = text_for("en")
RATED = LeaderboardRow((3, 4), 1000, "Ann", 120, 0.312, 0.26, 0.364)
UNSURE = LeaderboardRow(None, 1000, "Ann", 5, None, None, None)
PLACES = [2, 1, 4, 1]


def shown(
    look: str = "text", rating: LeaderboardRow | None = RATED, language: str = "en", matches: int = 134
) -> Screen:
    """Return Ann's stats of one season and the official rules."""
    filters = ResultFilters("2026-11", OFFICIAL.code, ("2026-11", "2026-10"), (OFFICIAL.code, PRESETS["party"].code))
    text = text_for(language).with_look(look, {})  # type: ignore[arg-type]  # one of the looks
    stats = player_stats(matches, rating)
    screen = stats_screen(text, 2**63 - 1, 0, "Ann", stats, filters, places=PLACES, needed=20)
    assert isinstance(screen, Screen)
    return screen


def test_stats_in_words_say_every_fact() -> None:
    assert "\n".join(texts(shown())).splitlines() == [
        "### 📊 Ann",
        "-# November 2026 · Official rules",
        "📈 Expected to win **31%** (26–36) at an average table of four",
        "🏆 **134** matches · **47** won (35%)",
        "🪙 **23** points a round",
        "🔥 Most wins in a row: **5** · now: **2**",
        "👁️ Unos caught: **38** · missed: **11**",
        "⚖️ Challenges: **7** right · **4** wrong",
        "🎨 Colors named: **Blue 58**, Red 31, Green 20, Yellow 12",
        "🕑 Last places, newest last: 2, 1, 4, 1",
    ]


def test_a_rating_is_unknown_until_there_are_enough_matches() -> None:
    assert "📈 Rating: **?** · 5 of 20 matches with other people" in texts(shown(rating=UNSURE))[1]
    assert "📈 Rating: **?** · 0 of 20 matches with other people" in texts(shown(rating=None))[1]


@pytest.mark.parametrize("rating", [RATED, UNSURE, None])
def test_the_description_of_the_picture_has_the_same_facts(rating: LeaderboardRow | None) -> None:
    (picture,) = shown("shapes", rating).pictures
    spoken = "\n".join(texts(shown("text", rating))[1:]).replace("*", "").split("\n")
    told = picture.alt
    assert all(line.split(" ", 1)[1] in told for line in spoken if "Colors" not in line), (spoken, told)
    assert all(
        f"{color} {count}" in told for color, count in (("Blue", 58), ("Red", 31), ("Green", 20), ("Yellow", 12))
    )
    assert png(str(picture.art(picture.source)), 480).startswith(b"\x89PNG")


def test_a_screen_without_its_picture_says_the_same_as_in_words() -> None:
    screen = shown("shapes")
    (picture,) = screen.pictures
    before = "\n".join(texts(screen))
    assert "👁️ Unos caught, " in before, "the signs of the picture are explained"
    assert "Expected to win" not in before, "the picture says how often"
    screen.leave_out(picture)
    said = "\n".join(texts(screen))
    assert "🔥 Most wins in a row: **5** · now: **2**" in said
    assert "Expected to win" in said
    assert "👁️ Unos caught, " not in said, "the words need no legend"


@pytest.mark.parametrize("language", languages())
def test_stats_fit_into_a_message_in_every_language(language: str) -> None:
    for look in ("pictures", "text"):
        screen = shown(look, language=language, matches=123456)
        assert screen.content_length() < 1000
        assert all(len(picture.alt) <= MAX_ALT_LENGTH for picture in screen.pictures)


# Through users' hands


async def play(world: World, stack: Stack, ann: Person, ben: Person) -> None:
    """Play a match of one round, which Ann wins with her only card."""
    stack(["R3", "Y4"], "R1", rules=OFFICIAL.with_length("round"))
    await seat(world, ann, ben)
    await ann.press("start")
    await world.advance(3)
    await press_button(ann, "3", on=ann.direct())
    await world.advance(12)
    assert world.table().has("Rematch")


async def stats_of(caller: Person, **options: object) -> ShownScreen:
    """Return the answer to `/uno stats`."""
    answer = await caller.slash("stats", **options)  # type: ignore[arg-type]  # the options of the command
    assert answer is not None
    assert answer.ephemeral
    return answer


async def test_a_finished_match_is_in_the_stats_of_its_players_after_a_restart(world: World, stack: Stack) -> None:
    ann, ben, cleo = (world.person(name) for name in ("Ann", "Ben", "Cleo"))
    assert "You haven't finished a match here yet" in words(await stats_of(ann))
    await play(world, stack, ann, ben)
    await world.restart()
    assert "🏆 1 match · 1 won (100%)" in words(await stats_of(ann)).replace("*", "")
    theirs = words(await stats_of(cleo, person=ben.actor)).replace("*", "")
    assert "### 📊 Ben" in theirs
    assert "🏆 1 match · 0 won (0%)" in theirs
    assert "📈 Rating: ? · 1 of 20 matches with other people" in theirs
    assert "🕑 Last places, newest last: 2" in theirs
    assert "Cleo hasn't finished a match here yet." in words(await stats_of(ann, person=cleo.actor))


async def test_a_match_that_its_host_ended_is_none_of_the_last_places(world: World, stack: Stack) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await play(world, stack, ann, ben)
    await begin(world, ben, ann)
    await press_button(ben, "Yes, end it", on=await ben.slash("end"))
    await world.advance(6)
    shown = words(await stats_of(ann)).replace("*", "").splitlines()
    assert "🏆 1 match · 1 won (100%)" in shown
    assert "🕑 Last places, newest last: 1" in shown


async def test_a_season_is_chosen_in_a_menu_that_outlives_a_restart(world: World, stack: Stack) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await play(world, stack, ann, ben)
    code = replace(OFFICIAL.with_length("round"), hand_size=1).code
    screen = await stats_of(ann, rules=code)
    season, rules = menus(world, screen)
    (_, current) = menus(world, screen)[season]
    await world.restart()
    screen = await choose(ann, world, screen, season.partition(":stats:")[2], current)
    assert words(screen).splitlines()[1].startswith(f"-# {EN.month(*map(int, current.split('-')))} · ")
    assert "🏆 1 match · 1 won" in words(screen).replace("*", "")
    *_, rules = menus(world, screen)
    screen = await choose(ann, world, screen, rules.partition(":stats:")[2], "all")
    assert words(screen).splitlines()[1].endswith(" · All rules")
    assert len(menus(world, screen)) == 1, "a menu of one ruleset would change nothing"
    (suggested,) = {*(await ann.complete("stats", "season")).values()} - {"all"}
    assert suggested == current
    assert (await ann.complete("leaderboard", "rules", "round")).keys() != set()


async def test_a_page_is_posted_and_leads_its_readers_to_their_own(world: World, stack: Stack) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await play(world, stack, ann, ben)
    await press_button(ann, "Post", on=await stats_of(ann))
    post = world.table()
    assert "### 📊 Ann" in words(post)
    assert post.labels == ["My stats", "Leaderboard"]
    own = await press_button(ben, "My stats", on=post)
    assert own.ephemeral
    assert "### 📊 Ben" in words(own)
    assert (await press_button(ben, "Leaderboard", on=post)).ephemeral
    assert "### 📊 Ann" in words(world.screen(post))


async def test_a_screen_posts_each_page_once(world: World, stack: Stack) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await play(world, stack, ann, ben)
    screen = await stats_of(ann)
    before = len(world.posts())
    await press_button(ann, "Post", on=screen)
    assert "already in the channel" in words(await press_button(ann, "Post", on=screen))
    assert len(world.posts()) == before + 1
    await press_button(ann, "Post", on=await stats_of(ann))
    assert len(world.posts()) == before + 2, "a new screen posts again"


async def test_a_user_who_cannot_write_posts_nothing(world: World, stack: Stack) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await play(world, stack, ann, ben)
    screen, posts = await stats_of(ann), len(world.posts())
    world.env.backend.get_guild(world.guild.id).roles[world.guild.id].permissions &= ~discord.Permissions(
        send_messages=True
    ).value
    assert "You can't send messages in this channel" in words(await press_button(ann, "Post", on=screen))
    assert len(world.posts()) == posts


@pytest.mark.parametrize("command", ["stats", "leaderboard"])
async def test_a_bot_that_may_not_write_says_which_permission_it_needs(
    world: World, stack: Stack, command: str
) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await play(world, stack, ann, ben)
    screen = await ann.slash(command)
    assert screen is not None
    posts = len(world.posts())
    forbid(world, "send_messages")
    assert "Send Messages" in words(await press_button(ann, "Post", on=screen))
    assert len(world.posts()) == posts
    forbid(world)
    await press_button(ann, "Post", on=screen)
    assert len(world.posts()) == posts + 1


async def test_what_is_no_person_season_or_rules_gets_one_sentence(world: World, stack: Stack) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    bot = world.guild.add_member(world.env.create_user("robot", bot=True))
    assert words(await stats_of(ann, person=bot)) == "robot is a bot. Only people have stats."
    await play(world, stack, ann, ben)
    answer = await run_command(ann, "stats", season="1999-01")
    assert answer.startswith("There's no season “1999-01” here. Choose one of: ")
    assert await run_command(ann, "stats", rules="stacking") == (
        "Nobody has finished a match with these rules here. Choose others."
    )
    assert "code" in await run_command(ann, "stats", rules="nonsense")
    for caller, custom_id in ((ann, "u1:0:0:stats:show>>>1"), (ann, "u1:0:0:stats:x"), (ann, "u1:0:0:leaders:")):
        assert "That button no longer works" in words(await forge(caller, world.table(), custom_id))


async def test_direct_messages_have_the_matches_of_all_servers(world: World, stack: Stack) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await play(world, stack, ann, ben)
    answer = world.answer(await ann.actor.user.slash("uno stats"))
    assert answer is not None
    assert "1 match · 1 won" in words(answer).replace("*", "")
    assert answer.labels == []
    other = world.answer(await ann.actor.user.slash("uno stats", person=ben.actor.user))
    assert other is not None
    assert "Here, I show only your own stats" in words(other)


async def test_stats_are_a_picture_unless_a_person_chose_words(gallery_world: World) -> None:
    world = gallery_world
    ann = world.person("Ann")
    await fill_season(world, [(ann.id, "Ann"), (11, "Ben"), (12, "Cleo"), (13, "Dev")], 2)
    message = world.message(await stats_of(ann))
    (attached,) = message.attachments
    (box,) = message.components
    (shown,) = (part["items"][0] for part in box["components"] if "items" in part)
    assert shown["media"]["url"].endswith(attached["filename"])
    assert "2 matches" in shown["description"]
    await prefer(world, ann, look="text")
    screen = await stats_of(ann)
    assert not world.message(screen).attachments
    assert "🏆 2 matches" in words(screen).replace("*", "")


def seat_of(person: Person, place: int, **facts: object) -> SeatResult:
    """Return the result of a person who did much."""
    counts: dict[str, object] = {
        "score": 0,
        "points": 90,
        "rounds": 5,
        "rounds_won": 2,
        "unos_caught": 3,
        "unos_missed": 2,
        "challenges_right": 4,
        "challenges_wrong": 1,
        "colors": (1, 2, 3, 7),
    }
    known = {"seat": place - 1, "user_id": person.id, "name": person.name, "level": None, "place": place, "rated": True}
    return SeatResult(**known | counts | facts)  # type: ignore[arg-type]  # made from names


async def write_matches(world: World, *matches: tuple[SeatResult, ...]) -> None:
    """Store results of matches, one hour after the other."""
    now = world.env.now().timestamp()
    for number, seats in enumerate(matches, 1):
        with world.env.time_context():
            await results_of(world).write(
                MatchResult(
                    match_id=number,
                    table_id=number,
                    guild_id=world.guild.id,
                    channel_id=world.channel.id,
                    started=now + 3600 * number - 600,
                    ended=now + 3600 * number,
                    how="won",
                    rules=OFFICIAL.code,
                    rounds=5,
                    seats=seats,
                )
            )


async def test_the_picture_of_the_stats_says_the_facts_that_the_words_say(
    gallery_world: World, drawings: dict[str, str]
) -> None:
    world = gallery_world
    ann, ben = world.person("Ann"), world.person("Ben")
    places = [(1, 2), (1, 2), (2, 1), (1, 2)]
    await write_matches(world, *((seat_of(ann, mine), seat_of(ben, theirs)) for mine, theirs in places))
    (file,) = world.message(await stats_of(ann)).attachments
    said = read(drawings[str(file["filename"])])
    assert said.row(54, 10) == ["crown", 3, "slash", 4, "rounds"]
    assert said.tiles(62) == [
        ["coin", 18, "slash", "rounds"],
        ["flame", 2, "crown"],
        ["eye", 12, "bang", 8],
        ["scales", "check", 16, "cross", 4],
    ]
    assert said.tiles(56, "red") + said.tiles(56, "blue") == [["mark-R", 4], ["mark-B", 28, "crown"]]
    assert [said.within(box) for box in said.boxes if box.height == 46] == [["crown"], ["crown"], [2], ["crown"]]
    assert [box.fill for box in said.boxes if box.height == 25].count("gold") == 4, "matches of the 20 that are needed"
    await prefer(world, ann, look="text")
    told = words(await stats_of(ann)).replace("*", "").splitlines()
    assert "🏆 4 matches · 3 won (75%)" in told
    assert "🪙 18 points a round" in told
    assert "🔥 Most wins in a row: 2 · now: 1" in told
    assert "👁️ Unos caught: 12 · missed: 8" in told
    assert "⚖️ Challenges: 16 right · 4 wrong" in told
    assert "🕑 Last places, newest last: 1, 1, 2, 1" in told


async def test_each_person_has_their_own_emblem_on_their_stats(gallery_world: World, drawings: dict[str, str]) -> None:
    """It is the same after a restart, whatever emblem the person had at a table."""
    world = gallery_world
    people = [world.person(name) for name in ("Ann", "Ben", "Cleo", "Dev")]
    await write_matches(world, tuple(seat_of(person, place) for place, person in enumerate(people, 1)))
    seen = [emblem_on(world, await stats_of(person), drawings) for person in people]
    assert len(set(seen)) > 1, "not everybody has the same"
    await world.restart()
    assert emblem_on(world, await stats_of(people[0]), drawings) == seen[0]


def emblem_on(world: World, stats: ShownScreen, drawings: dict[str, str]) -> str | int:
    """Return the only emblem on a picture of stats."""
    (file,) = world.message(stats).attachments
    (emblem,) = read(drawings[str(file["filename"])]).all(*(each.name for each in EMBLEMS))
    return emblem.what


async def test_the_newest_name_is_shown_and_none_of_a_person_whose_data_is_deleted(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    others = [(11, "Cleo"), (12, "Dev"), (13, "Eli")]
    await fill_season(world, [(ann.id, "Oldname"), *others], 1)
    await fill_season(world, [(ann.id, "Newname"), *others], 1, seed=2)
    board = await ben.slash("leaderboard")
    assert board is not None
    assert "Newname" in words(board)
    assert "Oldname" not in words(board)
    screen = await stats_of(ben, person=ann.actor)
    season = next(iter(menus(world, screen)))
    chosen = menus(world, screen)[season][1]
    screen = await choose(ben, world, screen, season.partition(":stats:")[2], chosen)
    assert "### 📊 Newname" in words(screen), "after a press, only the id of the person is known"
    privacy = await press_button(ann, "Delete my data", on=await ann.slash("privacy"))
    await press_button(ann, "Delete everything", on=privacy)
    screen = await choose(ben, world, screen, f"{SEASON}>{chosen}>>{ann.id}", "all")
    board = await ben.slash("leaderboard")
    assert board is not None
    for left in (words(board), words(screen)):
        assert "Newname" not in left
        assert "Oldname" not in left


@pytest.mark.parametrize("name", [name for name in Counts.__struct_fields__ if name != "rounds_won"])
def test_each_statistic_is_in_the_words_and_in_the_picture(name: str) -> None:
    """A field of `Counts` that was forgotten in one of them fails here."""
    stats = player_stats()
    added = (9, 0, 0, 0) if name == "colors" else 1000
    more = replace(stats, **{name: getattr(stats + Counts(**{name: added}), name)})  # type: ignore[arg-type]
    more_lines, lines = stats_lines(EN, more, ()), stats_lines(EN, stats, ())
    assert more_lines != lines, f"no line of features/results/screens.py shows {name}: add it to _COUNT_LINES"
    pictures = [stats_picture(EN, 1, "Ann", each, (), None) for each in (stats, more)]
    drawn = [picture.art("") for picture in pictures if picture is not None]
    assert drawn[0] != drawn[1], f"no tile of features/results/picture.py shows {name}: add it to _TILES"
