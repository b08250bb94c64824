"""Looks: three looks of a hand, the picture of the top card, and the picture of the table."""

from __future__ import annotations

import random
import re
from collections.abc import AsyncIterator
from dataclasses import replace
from functools import cache, partial
from itertools import islice
from typing import Literal

import discord
import msgspec
import pytest
from discord.ui import LayoutView, MediaGallery, TextDisplay, Thumbnail

from tests.bot.players import Stack, add_ai, begin, choose, options, press_button, seat, words
from tests.bot.scenes import EVERYTHING, random_scenes, ui_items
from tests.bot.test_screens import check_limits
from tests.catalogues import UNSPACED
from tests.pictures.reading import Reading, read
from tests.world import RENDER_WORKER, Person, Screen, World
from unobot.bot.client import Unobot
from unobot.bot.screens.hand import hand_screen
from unobot.bot.screens.illustrations import table_alt
from unobot.bot.screens.table import table_screen
from unobot.i18n import Look, languages, text_for
from unobot.pictures.emoji_art import emojis
from unobot.rules.ruleset.ruleset import OFFICIAL, Ruleset
from unobot.settings import Settings
from unobot.tables.table_view import TableView

PICTURES = {emoji.key: f"<:{emoji.name}:1234567890123456789>" for emoji in emojis()}


@pytest.fixture
async def world(settings: Settings) -> AsyncIterator[World]:
    settings = settings.model_copy(update={"emojis": True, "pictures": True})
    bot = partial(Unobot, settings, rng=random.Random(1), race_hold=0.0, render_worker=RENDER_WORKER)
    async with World(bot) as world:
        yield world


async def two(world: World, stack: Stack) -> tuple[Person, Person]:
    stack(["R7 G1 W", "B5 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    return ann, ben


async def looks(ann: Person, world: World, look: str) -> Screen:
    """Return Ann's hand after she has chosen a look in `/uno me`."""
    panel = await ann.slash("me")
    assert panel is not None
    await choose(ann, world, panel, "me:look", look)
    return await press_button(ann, "Refresh", on=ann.direct())


def attached(world: World, screen: Screen) -> list[str]:
    return [str(file["filename"]) for file in world.message(screen).attachments]


def shown_pictures(world: World, screen: Screen) -> list[tuple[str, str]]:
    """Return every picture of a message: its address and its description."""
    found: list[tuple[str, str]] = []

    def walk(part: object) -> None:
        if isinstance(part, dict):
            if "media" in part:
                found.append((str(part["media"]["url"]), str(part.get("description") or "")))
            for value in part.values():
                walk(value)
        elif isinstance(part, list):
            for value in part:
                walk(value)

    walk(world.message(screen).components)
    return found


# Hands


async def test_pictures_are_the_default_look(world: World, stack: Stack) -> None:
    ann, _ = await two(world, stack)
    hand = ann.direct()
    assert [(b.label, b.emoji.partition("_u")[0]) for b in hand.buttons[:3]] == [
        ("7", "red_7"),
        ("1", "green_1"),
        ("W", "wild"),
    ]


async def test_shapes_have_the_marks_of_the_colors_and_their_letters(world: World, stack: Stack) -> None:
    ann, ben = await two(world, stack)
    hand = await looks(ann, world, "shapes")
    assert [(b.label, b.emoji.partition("_u")[0]) for b in hand.buttons[:3]] == [
        ("R\u00a07", "red"),
        ("G\u00a01", "green"),
        ("W", "any_color"),
    ]
    assert ben.direct().buttons[0].label == "1", "everybody has their own look"


async def test_text_needs_no_picture_to_be_understood(world: World, stack: Stack) -> None:
    ann, _ = await two(world, stack)
    hand = await looks(ann, world, "text")
    assert [(b.label, b.emoji) for b in hand.buttons[:3]] == [("Red 7", ""), ("Green 1", ""), ("Wild", "")]
    assert "- Red: 7\n- Green: 1\n- Wild" in hand.text
    assert "<:" not in hand.text
    assert "  " not in hand.text
    await ann.press("Red 7", on=hand)
    await world.advance(6)
    assert "Red 7" in world.table().text


async def test_a_look_survives_a_restart(world: World, stack: Stack) -> None:
    ann, _ = await two(world, stack)
    await looks(ann, world, "text")
    await world.restart()
    await ann.press("Red 7", on=ann.direct())
    assert not any(button.emoji for button in ann.direct().buttons)


async def test_the_hand_of_the_tutorial_is_a_picture_too(world: World) -> None:
    ann = world.person("Ann")
    page = await ann.slash("help")
    assert page is not None
    step = await press_button(ann, "Try it", on=page)
    ((_, alt),) = shown_pictures(world, step)
    assert alt == "Your hand, 4 cards: Red: 2 · Yellow: 8 · Green: 1 · Blue: 5. You can play: Red: 2 · Blue: 5"
    assert "Your hand" not in words(step), "the picture says it"


async def test_a_hand_is_a_picture_that_is_sent_once(world: World, stack: Stack) -> None:
    ann, ben = await two(world, stack)
    (file,) = world.message(ann.direct()).attachments
    ((url, alt),) = shown_pictures(world, ann.direct())
    assert str(file["filename"]) in url
    assert alt == ("Your hand, 3 cards: Red: 7 · Green: 1 · Wild. You can play: Red: 7 · Green: 1 · Wild")
    assert "Your hand" not in words(ann.direct())
    await press_button(ann, "Refresh", on=ann.direct())
    assert world.message(ann.direct()).attachments == [file]
    await ann.press("W", on=ann.direct())
    ((_, alt),) = shown_pictures(world, ann.direct())
    assert "You can play" not in alt, "the old color does not matter while a new one is chosen"
    panel = await press_button(ann, "My hand")
    assert attached(world, panel) == attached(world, ann.direct())
    await ann.press("Back", on=panel)
    await ann.press("7", on=ann.panel())
    assert shown_pictures(world, ann.panel())[0][1].startswith("Your hand, 2 cards: Green: 1 · Wild")
    assert len(attached(world, ann.panel())) == 1
    await world.advance(6)
    assert shown_pictures(world, ben.direct())[0][1].startswith("Your hand, 3 cards")


@pytest.mark.parametrize("look", ["shapes", "text"])
async def test_a_hand_in_another_look_is_no_picture(world: World, stack: Stack, look: str) -> None:
    ann, _ = await two(world, stack)
    hand = await looks(ann, world, look)
    assert attached(world, hand) == []
    assert "Your hand, 3 cards" in words(hand)
    await ann.press(hand.buttons[0].custom_id, on=hand)
    await world.advance(6)
    assert attached(world, ann.direct()) == []


async def test_where_files_are_refused_the_panel_is_in_words(world: World, stack: Stack) -> None:
    stack(["R7 G1 W", "B5 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    world.channel = world.create_channel("plain", deny=["attach_files"])
    await begin(world, ann, ben)
    panel = await press_button(ann, "My hand")
    assert attached(world, panel) == []
    assert "Your hand, 3 cards" in words(panel)
    assert len(attached(world, ann.direct())) == 1, "a direct message takes files"


# Tables


async def test_the_card_on_top_is_shown_without_sending_a_picture(world: World, stack: Stack) -> None:
    ann, _ = await two(world, stack)
    await press_button(ann, "Words only", on=await press_button(ann, "More"))
    await world.advance(3)
    ((url, alt),) = shown_pictures(world, world.table())
    red_1 = next(each for each in world.env.backend.application_emojis.values() if each.name.startswith("red_1_"))
    assert url == f"https://cdn.discordapp.com/emojis/{red_1.id}.png"
    assert alt == "On top: Red 1"
    assert attached(world, world.table()) == []
    await ann.press("W", on=ann.direct())
    await ann.press("Green", on=ann.direct())
    await world.advance(6)
    ((url, alt),) = shown_pictures(world, world.table())
    assert alt == "On top: Wild (green)"
    assert attached(world, world.table()) == []


async def test_a_table_is_drawn_and_each_move_changes_the_picture_once(world: World, stack: Stack) -> None:
    ann, ben = await two(world, stack)
    table = world.table()
    (before,) = attached(world, table)
    ((url, alt),) = shown_pictures(world, table)
    assert before in url
    assert alt == (
        "On top: Red 1. ↻ clockwise, draw pile: 101. In the order of play: 🦊 Ann: 3 cards, 🐙 Ben: 3 cards."
    )
    await ann.press("7", on=ann.direct())
    await world.advance(3)
    (after,) = attached(world, world.table())
    assert after != before
    assert "Red 7" in shown_pictures(world, world.table())[0][1]
    await ben.press("Uno!", on=world.table())  # it changes nothing in the picture
    await world.advance(3)
    assert attached(world, world.table()) == [after]
    await world.restart()
    await world.advance(3)
    assert attached(world, world.table()) == [after]
    await press_button(ann, "Words only", on=await press_button(ann, "More"))
    await world.advance(3)
    assert attached(world, world.table()) == []


async def test_a_server_may_have_its_tables_in_words(world: World, stack: Stack) -> None:
    role = world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    boss = Person(world, world.guild.add_member(world.env.create_user("boss"), roles=[role]))
    settings = await boss.slash("settings")
    assert settings is not None
    settings = await choose(boss, world, settings, "settings:server", "table-look")
    await choose(boss, world, settings, "set:server-table-look", "text")
    await two(world, stack)
    assert attached(world, world.table()) == []


async def test_only_the_host_or_a_moderator_changes_how_the_table_is_shown(world: World, stack: Stack) -> None:
    ann, ben = await two(world, stack)
    menu = await press_button(ann, "More")
    assert not (await press_button(ben, "More")).has("Words only")
    refused = await ben.press("Words only", on=menu, stale=True)
    assert refused is not None
    assert "Only the host" in refused.text
    mod = world.person("Mod", moderator=True)
    await mod.press("Words only", on=await press_button(mod, "More"))
    await world.advance(3)
    assert attached(world, world.table()) == []


async def test_without_permission_for_files_the_table_is_in_words(world: World, stack: Stack) -> None:
    stack(["R7 G1 W", "B5 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    world.channel = world.create_channel("plain", deny=["attach_files"])
    await begin(world, ann, ben)
    assert attached(world, world.table()) == []
    assert "Red 1" in world.table().text


async def test_a_lobby_is_a_table_with_faces_and_free_seats(world: World, drawings: dict[str, str]) -> None:
    ann, ben, kim = world.person("Ann"), world.person("Ben"), world.person("สมชาย")
    await seat(world, ann, ben, ais=1)

    def seen() -> Reading:
        (name,) = attached(world, world.table())
        return read(drawings[name])

    assert [tile[-1] for tile in seen().tiles(80, "dark")] == ["Ann", "Ben", "Kim"]
    assert len(seen().all("plus")) == 1
    ((_, alt),) = shown_pictures(world, world.table())
    assert "Ann · 👑 host" in alt.replace("\u00a0", " ")
    assert "Kim · 🤖 AI, casual. 7 seats are free." in alt.replace("\u00a0", " ")
    title, rules, *_ = words(world.table()).splitlines()
    assert (title, rules.startswith("Rules: **Official rules**")) == ("## Uno: who's in?", True)
    assert "Ben" not in words(world.table())
    await kim.press("Join")
    assert "สมชาย" in words(world.table()).splitlines()[1], "no font of the pictures has this name"
    assert len(seen().all("plus")) == 1


async def test_the_panel_of_a_lobby_has_what_its_picture_does_not_say(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann, ben)
    await add_ai(ann, world, "even")
    panel = await options(ann)
    assert "plays about as well" in words(panel)
    assert "Deck sealed" in words(panel)
    assert "plays about as well" not in words(world.table())
    assert attached(world, panel) == []


async def test_a_lobby_without_permission_for_files_is_in_words(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    world.channel = world.create_channel("plain", deny=["attach_files"])
    await seat(world, ann, ben)
    assert attached(world, world.table()) == []
    lobby = words(world.table())
    assert "**Ann** · 👑 host\n**Ben**" in lobby
    assert "Press **Join** to take a seat." in lobby


async def test_a_rematch_shows_who_is_ready(world: World, drawings: dict[str, str]) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await press_button(ann, "Yes, end it", on=await ann.slash("end"))
    await world.advance(6)
    await ann.press("Rematch", on=world.posts()[-1])
    await world.advance(6)
    (name,) = attached(world, world.table())
    assert read(drawings[name]).tiles(80, "dark") == [["crown", "fox", "Ann", "check"], ["octopus", "Ben"]]
    ((_, alt),) = shown_pictures(world, world.table())
    assert "✅ ready" in alt


async def test_a_drawn_table_says_the_turn_and_its_time_once(world: World, stack: Stack) -> None:
    """Everything else is in the picture, in its description, or in *More*: the table fits on a phone beside a hand."""
    ann, _ = await two(world, stack)

    def order() -> list[str]:
        told = str(world.message(world.table()).components)
        signs = {"picture": "attachment", "turn": "👉", "moves": "turned up", "pile": "draw pile"}
        return sorted(
            (sign for sign, found in signs.items() if found in told), key=lambda sign: told.index(signs[sign])
        )

    assert [sign for sign in order() if sign != "pile"] == ["moves", "picture", "turn"]
    log, turn = words(world.table()).splitlines()
    assert log.endswith("**Ann** starts.")
    assert re.fullmatch(r"👉 \*\*Ann\*\* · ⏳ <t:\d+:R>", turn.replace("\u00a0", " "))
    more = await press_button(ann, "More")
    for fact in ("Round 1 · **", "rules**", "👑 host Ann", "Seal"):
        assert fact.lower() in words(more).replace("\u00a0", " ").lower()
    await press_button(ann, "Words only", on=more)
    await world.advance(3)
    assert order() == ["turn", "pile", "moves"]
    assert words(world.table()).startswith("## ")


async def test_a_name_that_no_font_can_draw_stands_below_the_picture(world: World, drawings: dict[str, str]) -> None:
    ann, kim = world.person("Ann"), world.person("สมชาย")
    await begin(world, ann, kim)
    (name,) = attached(world, world.table())
    assert "Ann" in [mark.what for mark in read(drawings[name]).marks]
    assert "สมชาย" not in [mark.what for mark in read(drawings[name]).marks]
    assert words(world.table()).splitlines()[1].endswith("สมชาย 7")


@pytest.mark.long
async def test_a_dead_render_worker_is_restarted(world: World, stack: Stack) -> None:
    ann, _ = await two(world, stack)
    process = RENDER_WORKER._process
    assert process is not None
    process.kill()
    process.wait()
    await ann.press("7", on=ann.direct())
    await world.advance(3)
    assert len(attached(world, world.table())) == 1


async def test_the_picture_is_a_png(world: World, stack: Stack) -> None:
    await two(world, stack)
    table = world.table()
    (file,) = world.message(table).attachments
    assert re.fullmatch(r"[0-9a-f]{16}\.png", file["filename"])
    assert (world.env.backend.cdn.get(file["url"]) or b"").startswith(b"\x89PNG")


async def test_the_picture_shows_whose_turn_it_is_and_who_may_be_caught(
    world: World, stack: Stack, drawings: dict[str, str]
) -> None:
    stack(["RR R5", "R7 Y1", "B1 B2"], "R1")
    ann, ben, cleo = (world.person(name) for name in ("Ann", "Ben", "Cleo"))
    await begin(world, ann, ben, cleo)

    def seen() -> Reading:
        (name,) = attached(world, world.table())
        return read(drawings[name])

    before = seen()
    assert before.tiles(80, "white") == [["fox", "Ann", 2]]
    assert before.tiles(80, "dark") == [["octopus", "Ben", 2], ["frog", "Cleo", 2]]
    assert before.one("R1").x == 260
    await ann.press("⇄", on=ann.direct())
    await world.advance(3)
    after = seen()
    assert after.tiles(80, "white") == [["frog", "Cleo", 2]]
    assert after.tiles(80, "dark") == [["fox", "Ann", 1, "bang", "RR"], ["octopus", "Ben", 2]], "Ann forgot Uno"
    assert 260 in [mark.x for mark in after.all("RR")], "in the middle, and small beside Ann's cards"
    turned = abs(after.all("arrow")[0].turn - before.all("arrow")[0].turn)
    assert abs(turned - 180) < 2, "the other way round"


@pytest.mark.parametrize(("at_limit", "is_red"), [("out", True), ("no_draw", False)])
async def test_a_hand_is_red_if_its_seat_is_soon_out(
    world: World, stack: Stack, drawings: dict[str, str], at_limit: Literal["out", "no_draw"], is_red: bool
) -> None:
    rules = Ruleset(hand_limit=6, hand_size=3, at_limit=at_limit)
    stack(["RD2 G1 G2", "B5 Y1 Y2"], "R1", "G7 G8", rules=rules)
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)

    def hands() -> dict[str, str]:
        (name,) = attached(world, world.table())
        said = read(drawings[name])
        pads = [box for box in said.boxes if box.height == 80]
        fans = [box for box in said.boxes if (box.width, box.height) == (28, 40)]
        return {str(said.within(pad)[1]): next(fan.fill for fan in fans if pad.y < fan.y < pad.y + 80) for pad in pads}

    before = hands()
    await ann.press("+2", on=ann.direct())
    await world.advance(3)
    assert "alarm" not in before.values()
    assert (hands()["Ben"] == "alarm") == is_red


async def test_each_seat_shows_what_it_did_last_and_no_card_that_it_drew(
    world: World, stack: Stack, drawings: dict[str, str]
) -> None:
    stack(["RD2 G1 W", "B5 Y1 Y2", "B7 B8 B9"], "R1", "G7")
    ann, ben, cleo = (world.person(name) for name in ("Ann", "Ben", "Cleo"))
    await begin(world, ann, ben, cleo)

    def seen() -> dict[str, list[str | int]]:
        (name,) = attached(world, world.table())
        pads = [box for box in read(drawings[name]).boxes if box.height == 80]
        seats = map(read(drawings[name]).within, pads)
        return {str(seat[1]): seat[3:] for seat in seats}

    assert seen() == {"Ann": [], "Ben": [], "Cleo": []}
    await ann.press("+2", on=ann.direct())
    await world.advance(3)
    assert seen() == {"Ann": ["RD2"], "Ben": ["plus", 2], "Cleo": []}
    await press_button(cleo, "Draw", on=cleo.direct())
    await world.advance(3)
    assert seen() == {"Ann": ["RD2"], "Ben": ["plus", 2], "Cleo": ["??"]}
    ((_, alt),) = shown_pictures(world, world.table())
    assert alt.startswith("On top: Red Draw Two; below: Red 1. ")
    for told in ("Ann: 2 cards · played Red Draw Two", "Ben: 5 cards · drew 2", "Cleo: 4 cards · drew 1"):
        assert told in alt
    await press_button(cleo, "Keep it", on=cleo.direct())
    await world.advance(3)
    assert seen()["Cleo"] == ["??"]


async def test_a_reaction_is_a_bubble_at_the_face(world: World, stack: Stack, drawings: dict[str, str]) -> None:
    ann, _ = await two(world, stack)
    table = world.table()
    await press_button(ann, "clap", on=await press_button(ann, "React", on=await press_button(ann, "More")))
    await world.advance(3)
    (name,) = attached(world, table)
    said = read(drawings[name])
    bubble, face = said.one("clap"), said.one("fox")
    assert abs(bubble.x - face.x) + abs(bubble.y - face.y) < 40
    ((_, alt),) = shown_pictures(world, table)
    assert "Ann: 3 cards · Well done!" in alt
    assert "👏" not in words(world.table())
    await world.advance(31)
    (name,) = attached(world, table)
    assert not read(drawings[name]).all("clap")


async def test_a_moment_is_the_last_line_above_the_buttons(world: World, stack: Stack) -> None:
    stack(["RD2 G1 W", "B5 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    before = len(words(world.table()).splitlines())
    await ann.press("+2", on=ann.direct())
    await world.advance(3)
    log, turn, moment = words(world.table()).splitlines()
    assert log.startswith("-# **Ann** played")
    assert turn.startswith("👉")
    assert "**Ben**" in moment
    assert "2" in moment
    assert before == 2, "a long move takes two lines of a phone"


# Ends


async def test_the_score_sheet_is_sent_once_when_the_round_ends(
    world: World, stack: Stack, drawings: dict[str, str]
) -> None:
    stack(["RS R3", "B5 B6"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await ann.press("⊘", on=ann.direct())
    await world.advance(5)
    await ann.press("3", on=ann.direct())
    await world.advance(3)
    sent = world.message(world.table()).attachments
    (name, alt), (_, hands) = shown_pictures(world, world.table())
    assert alt == "Score sheet to 500 points, round by round. 🦊 Ann: 11. 🐙 Ben: 0."
    marks = [mark.what for mark in read(drawings[name.rpartition("/")[2]]).marks]
    assert marks == ["fox", "Ann", 11, "octopus", "Ben", 0]
    assert hands.replace("\xa0", " ") == "Cards left\n🐙 Ben, 11 points: 🔵 Blue: 5, 6"
    assert "11 points" not in words(world.table()).replace("That's 11 points", ""), "the pictures say it"
    await ben.press("Ready", on=world.table())  # the table changes, the picture stays
    assert "Ready: Ben" in words(world.table())
    assert world.message(world.table()).attachments == sent
    await world.advance(15)
    assert attached(world, world.table()) != [each["filename"] for each in sent], "the next round is drawn"


async def test_the_end_of_a_match_shows_its_places(world: World, stack: Stack) -> None:
    stack(["RS R3", "B5 B6"], "R1", rules=msgspec.structs.replace(OFFICIAL, target=10))
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await ann.press("⊘", on=ann.direct())
    await world.advance(5)
    await ann.press("3", on=ann.direct())
    await world.advance(6)
    assert "wins the match" in world.table().text
    (_, alt), (_, hands) = shown_pictures(world, world.table())
    assert alt.startswith("Places: 1. 🦊 Ann 11 points, 2. 🐙 Ben 0 points.")
    assert hands.startswith("Cards left\n🐙 Ben, 11 points")
    assert len(attached(world, world.table())) == 2


def test_a_player_with_the_text_look_gets_no_picture_and_no_bars() -> None:
    ended = [view for scene in random_scenes(3, seed=1) if (view := scene.view(None)).status in ("pause", "over")]
    for view in ended:
        assert "░" not in told(table_screen(text_for("en").with_look("text", {}), view))
        drawn = table_screen(text_for("en"), replace(view, drawn=True))
        assert "█" not in told(drawn), "the picture has bars"
        assert any(isinstance(part, MediaGallery) for part in ui_items(drawn))
        plain = table_screen(text_for("en"), view, attaches=False)
        assert not any(isinstance(part, MediaGallery) for part in ui_items(plain))
        assert "░" in told(plain) or "█" in told(plain)
    assert [len(view.sheet) for view in ended] == list(range(1, len(ended) + 1))


def told(screen: LayoutView) -> str:
    return "".join(part.content for part in ui_items(screen) if isinstance(part, TextDisplay))


# Discord's limits in every look


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("look", ["pictures", "shapes", "text"])
@pytest.mark.parametrize("ruleset", [OFFICIAL, EVERYTHING], ids=["official", "everything"])
def test_screens_fit_in_every_look(language: str, look: Look, ruleset: Ruleset) -> None:
    text = text_for(language).with_look(look, PICTURES)
    for public, private in views(ruleset):
        for screen in (table_screen(text, public), hand_screen(text, private)):
            check_limits(screen)
            check_pictures(screen)


@cache
def views(ruleset: Ruleset) -> list[tuple[TableView, TableView]]:
    """Return views of the public and of the first seat, taken during ten matches."""
    scenes = islice(random_scenes(10, seed=1, ruleset=ruleset), 0, 300, 30)
    return [(scene.view(None), scene.view(0)) for scene in scenes]


def check_pictures(screen: LayoutView) -> None:
    """Check that every picture has a description."""
    for part in ui_items(screen):
        if isinstance(part, Thumbnail):
            assert part.description
        elif isinstance(part, MediaGallery):
            assert all(item.description for item in part.items)


# Pictures that fail


def fails(*args: object) -> str:
    raise IndexError("a fault in a picture")


def errors(caplog: pytest.LogCaptureFixture) -> int:
    return sum(record.levelname == "ERROR" for record in caplog.records)


@pytest.fixture(
    params=["unobot.bot.screens.illustrations.table_collage", "unobot.bot.screens.illustrations.sheet_svg", "drawing"]
)
def broken(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Cause a failure from now on, and return its kind: writing an SVG, or making a PNG. The log is still empty."""
    monkeypatch.setattr("unobot.bot.screens.illustrations._logged", set())
    what = str(request.param)
    monkeypatch.setattr("tests.world.RENDER_WORKER.draw" if what == "drawing" else what, fails)
    return what


@pytest.mark.logs_errors
@pytest.mark.parametrize("target", [500, 10])
async def test_a_failed_picture_is_replaced_by_words_and_logged_once(
    world: World, stack: Stack, broken: str, target: int, caplog: pytest.LogCaptureFixture
) -> None:
    stack(["RS R3", "B5 B6"], "R1", rules=msgspec.structs.replace(OFFICIAL, target=target))
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    table = world.table()
    assert len(attached(world, table)) == (broken.endswith("sheet_svg"))

    def said() -> str:
        return words(world.table()) + "".join(alt for _, alt in shown_pictures(world, world.table()))

    assert "Red 1" in said()
    await ann.press("⊘", on=ann.direct())
    await world.advance(3)
    assert "Red Skip" in said()
    await press_button(ann, "Bump", on=await press_button(ann, "More"))
    await world.advance(3)
    assert "Red Skip" in said()
    await ann.press("3", on=ann.direct())
    await world.advance(6)
    assert ("**Ann** wins round 1" if target == 500 else "**Ann** wins the match") in words(world.table())
    described = " ".join(alt for _, alt in shown_pictures(world, world.table())).replace("\xa0", " ")
    assert re.search(r"\*\*Ann\*\* · 11 points|Ann: 11|Ann 11 points", words(world.table()) + described)
    assert re.search(
        r"\*\*Ben\*\*, 11 points: .+ Blue: 5, 6|Ben, 11 points: 🔵 Blue: 5, 6", words(world.table()) + described
    )
    pictures = 0 if broken == "drawing" else 1 if broken.endswith("sheet_svg") and target == 500 else 2
    assert len(attached(world, world.table())) == pictures, "the score sheet or the match card, and the cards left"
    if target == 500:
        await ben.press("Ready", on=world.table())
        assert "Ready: Ben" in words(world.table())
        await world.advance(15)
        assert "round 2" in words(world.table()).lower()
    assert errors(caplog) == (not (broken.endswith("sheet_svg") and target == 10))


@pytest.mark.logs_errors
async def test_a_table_is_drawn_again_after_a_failed_picture(
    world: World, stack: Stack, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(RENDER_WORKER, "draw", fails)
        ann, ben = await two(world, stack)
        assert attached(world, world.table()) == []
        edits = world.requests["PATCH /channels/*/messages/*"]
        await press_button(ben, "Uno!", on=world.table())  # it changes nothing at the table
        await world.advance(3)
        assert world.requests["PATCH /channels/*/messages/*"] == edits
    await ann.press("7", on=ann.direct())
    await world.advance(3)
    assert len(attached(world, world.table())) == 1


@pytest.mark.logs_errors
async def test_hands_are_in_words_while_pictures_fail(
    settings: Settings, stack: Stack, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("unobot.bot.discord_api.app_emojis.png", fails)
    settings = settings.model_copy(update={"emojis": True})
    async with World(lambda: Unobot(settings, rng=random.Random(1), race_hold=0.0)) as world:
        ann, _ = await two(world, stack)
        assert "Your hand, 3 cards: 🔺 Red: 7 · 🟩 Green: 1 · 🌈 Wild" in words(ann.direct())
        await ann.press("7", on=ann.direct())
        await world.advance(3)
        assert "Red 7" in words(world.table())
    assert errors(caplog) == 1


@pytest.mark.parametrize("language", UNSPACED)
def test_no_space_stands_between_two_sentences_with_wide_stops(language: str) -> None:
    text, gap = text_for(language), re.compile(r"[。？！][ \u00a0](?!·)")
    for ruleset in (OFFICIAL, EVERYTHING):
        for scene in islice(random_scenes(10, seed=1, ruleset=ruleset), 0, 200, 4):
            view = scene.view(None)
            assert not gap.findall(told(table_screen(text, view)) + told(hand_screen(text, scene.view(0))))
            if view.view is not None:
                assert not gap.findall(table_alt(text, view, view.view))
