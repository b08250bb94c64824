"""The app's emojis: the bot uploads them once, shows Unicode until then, and deletes old ones."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from collections.abc import AsyncIterator, Collection

import discord
import pytest

from tests.bot.players import Stack, begin, choose, options, press_button, seat, words
from tests.bot.test_channel_check import check
from tests.world import Person, Screen, World
from unobot.bot.client import Unobot
from unobot.bot.discord_api import app_emojis
from unobot.bot.discord_api.app_emojis import CHECK_GAP, DECKS_KEY, FIRST_RETRY_GAP, IDS_KEY, Emojis
from unobot.model.stores import OpenStore
from unobot.pictures.emoji_art import emojis, emojis_of
from unobot.rules.ruleset.ruleset import PRESETS
from unobot.settings import Settings

EMOJIS = "/applications/*/emojis"
UPLOAD_SECONDS = 30
OFFICIAL = {emoji.name for emoji in emojis_of(["official"])}


@pytest.fixture(autouse=True)
def _plain_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw no emojis: it takes real time."""
    monkeypatch.setattr("unobot.bot.discord_api.app_emojis.png", lambda svg, width: b"\x89PNG\r\n\x1a\n")


@pytest.fixture
async def world(settings: Settings) -> AsyncIterator[World]:
    settings = settings.model_copy(update={"emojis": True})
    async with World(lambda: Unobot(settings, rng=random.Random(1), race_hold=0.0)) as world:
        await uploaded(world, OFFICIAL)
        yield world


def uploads(world: World) -> int:
    return world.requests[f"POST {EMOJIS}"]


def there(world: World) -> set[str]:
    return {emoji.name for emoji in world.env.backend.application_emojis.values()}


async def uploaded(world: World, names: Collection[str]) -> None:
    """Wait until Discord has exactly the emojis with these names, and the tables show them."""
    for _ in range(UPLOAD_SECONDS):
        await world.advance(1)
        if there(world) == names:
            break
    assert there(world) == names
    await world.advance(6)


def emojis_of_bot(world: World) -> Emojis:
    assert isinstance(world.bot, Unobot)
    assert world.bot.app_emojis is not None
    return world.bot.app_emojis


async def choose_deck(world: World, host: Person, deck: str) -> None:
    """Choose a deck in the menu of a lobby's rules, as its host."""
    menu = await press_button(host, "Change rules", on=await options(host))
    await choose(host, world, menu, "preset:decks", deck)


def store_of(world: World) -> OpenStore:
    assert isinstance(world.bot, Unobot)
    assert world.bot._store is not None
    return world.bot._store


def logged(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


def picture_on(screen: Screen, label: str) -> str:
    return screen.button(label).emoji


def key_of(name: str) -> str:
    """Return what the emoji of this name shows. A Unicode emoji is returned as it is."""
    return next((emoji.key for emoji in emojis() if emoji.name == name), name)


async def test_the_first_start_uploads_them_and_hands_show_them(world: World, stack: Stack) -> None:
    stack(["R7 W WD4", "B5 Y1 Y2"], "R1")
    assert uploads(world) == len(OFFICIAL)
    assert there(world) == OFFICIAL
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    hand = ann.direct()
    assert [key_of(picture_on(hand, label)) for label in ("7", "W", "+4")] == ["R7", "W", "WD4"]
    assert "<:red_u" in hand.text, "the marks in the text are ours, too"


async def test_a_second_start_uploads_nothing(world: World, stack: Stack) -> None:
    before = uploads(world)
    await world.restart()
    assert uploads(world) == before
    assert world.requests[f"GET {EMOJIS}"] == 1, "it is known to be complete, so nobody asks"
    stack(["R7 W WD4", "B5 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    assert key_of(picture_on(ann.direct(), "7")) == "R7"


@pytest.mark.long
async def test_changed_emojis_are_replaced_and_foreign_emojis_stay(world: World) -> None:
    backend = world.env.backend
    old = next(emoji for emoji in backend.application_emojis.values() if emoji.name.startswith("red_7_"))
    old.name = "red_7_u00000000"
    backend.create_application_emoji("blobcat")
    with world.env.time_context():
        done = await emojis_of_bot(world).sync()
    names = {emoji.name for emoji in emojis()}
    assert (done.uploaded, done.removed, done.unchanged) == (len(names - OFFICIAL) + 1, 1, len(OFFICIAL) - 1)
    assert there(world) == names | {"blobcat"}, "the command uploads those of all decks"


async def test_an_update_with_new_cards_keeps_the_pictures_of_the_others(world: World, stack: Stack) -> None:
    """The uploads may take a while, and Discord may refuse them."""
    backend = world.env.backend
    new = [
        emoji for emoji in backend.application_emojis.values() if emoji.name.startswith(("red_7_", "wild_draw_four_u"))
    ]
    for emoji in new:
        del backend.application_emojis[emoji.id]
    store = store_of(world)
    ids = {emoji.name: emoji.id for emoji in backend.application_emojis.values()}
    await store.set_meta(backend.application_id, IDS_KEY, json.dumps(ids))
    path = f"/applications/{backend.application_id}/emojis"
    world.env.inject_error("POST", path, status=500, code=0, message="no", times=None)
    await world.restart()
    stack(["R7 R8 W WD4", "B5 Y1 Y2 Y3"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    shown = [key_of(picture_on(ann.direct(), label)) for label in ("7", "8", "W", "+4")]
    assert shown == ["R", "R8", "W", "wild"], "a card without its picture has the mark of its color"
    await ann.press("7", on=ann.direct())
    await world.advance(6)
    assert "Red 7" in words(world.table())
    backend.faults.clear()
    await world.advance(FIRST_RETRY_GAP)
    await uploaded(world, OFFICIAL)
    assert key_of(picture_on(ann.direct(), "+4")) == "WD4", "her hand is drawn again"


# A deck's own emojis


NO_MERCY = {emoji.name for emoji in emojis_of(["no_mercy"])}
RULES = PRESETS["no_mercy"]


async def test_the_emojis_of_a_deck_come_when_a_lobby_chooses_it(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann, ben)
    assert there(world) == OFFICIAL, "a lobby of the official game needs no others"
    await choose_deck(world, ann, "no_mercy")
    await uploaded(world, OFFICIAL | NO_MERCY)
    before = uploads(world)
    await world.restart()
    assert uploads(world) == before, "and they stay"


async def test_a_table_of_a_deck_is_played_in_signs_until_its_emojis_are_there_and_then_drawn_again(
    world: World, stack: Stack
) -> None:
    stack(["R6 WD6 R2", "B5 R3 WD10"], "R1", "Y4 Y5 G6 B1 B2", RULES)
    ann, ben = world.person("Ann"), world.person("Ben")
    world.env.inject_error("POST", EMOJIS, status=500, code=0, message="no", times=None)
    await begin(world, ann, ben)
    assert key_of(picture_on(ann.direct(), "+6")) == "wild", "the sign of all wilds"
    assert key_of(picture_on(ann.direct(), "6")) == "R6"
    await ann.press("6", on=ann.direct())
    await world.advance(6)
    world.env.backend.faults.clear()
    await world.advance(FIRST_RETRY_GAP)
    await uploaded(world, OFFICIAL | NO_MERCY)
    assert key_of(picture_on(ben.direct(), "+10")) == "WD10", "nobody had to press anything"


async def test_a_match_that_goes_on_needs_the_emojis_of_its_deck(world: World, stack: Stack) -> None:
    """A version with other drawings finds a table in play."""
    stack(["R6 WD6 R2", "B5 R3 WD10"], "R1", "Y4 Y5 G6 B1 B2", RULES)
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await world.advance(6)
    backend = world.env.backend
    for emoji in [each for each in backend.application_emojis.values() if each.name in NO_MERCY - OFFICIAL]:
        del backend.application_emojis[emoji.id]
    store = store_of(world)
    await store.set_meta(backend.application_id, DECKS_KEY, "[]")
    await store.set_meta(backend.application_id, IDS_KEY, json.dumps({}))
    await world.restart()
    await uploaded(world, OFFICIAL | NO_MERCY)
    await ann.press("6", on=ann.direct())
    await world.advance(6)
    assert key_of(picture_on(ben.direct(), "+10")) == "WD10"


async def test_a_deck_whose_upload_is_refused_is_played_with_plain_signs(
    world: World, stack: Stack, caplog: pytest.LogCaptureFixture
) -> None:
    stack(["R6 WD6 R2", "B5 R3 WD10"], "R1", "Y4 Y5 G6 B1 B2", RULES)
    ann, ben = world.person("Ann"), world.person("Ben")
    world.env.inject_error("POST", EMOJIS, status=400, code=30008, message="Maximum reached", times=None)
    await begin(world, ann, ben)
    await world.advance(10 * FIRST_RETRY_GAP)
    assert key_of(picture_on(ann.direct(), "+6")) == "wild"
    assert "Wild Draw Six" in words(ann.direct())
    problem = "400 Bad Request (error code: 30008): Maximum reached"
    assert logged(caplog) == [
        f"the emojis of these decks are not complete yet: no_mercy; trying again later: {problem}"
    ]


async def test_a_deck_that_finds_no_room_is_played_with_plain_signs(
    world: World, stack: Stack, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app_emojis, "MAX_EMOJIS", len(OFFICIAL) + len(NO_MERCY - OFFICIAL) - 1)
    stack(["R6 WD6 R2", "B5 R3 WD10"], "R1", "Y4 Y5 G6 B1 B2", RULES)
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await world.advance(10 * FIRST_RETRY_GAP)
    assert key_of(picture_on(ann.direct(), "+6")) == "wild"
    assert there(world) == OFFICIAL
    (line,) = logged(caplog)
    assert f"has {len(OFFICIAL)}, so the {len(NO_MERCY - OFFICIAL)} card pictures of the deck no_mercy find no" in line


async def test_a_deck_without_room_keeps_no_other_deck_waiting(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app_emojis, "MAX_EMOJIS", len(OFFICIAL) + len(NO_MERCY - OFFICIAL) - 1)
    ann = world.person("Ann")
    await seat(world, ann)
    await choose_deck(world, ann, "no_mercy")
    await world.advance(6)
    assert there(world) == OFFICIAL
    await choose_deck(world, ann, "all_wild")
    await uploaded(world, OFFICIAL | {emoji.name for emoji in emojis_of(["all_wild"])})


async def test_the_emojis_of_older_versions_make_room(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    backend = world.env.backend
    for number in range(5):
        backend.create_application_emoji(f"red_{number}_u00000000")
    monkeypatch.setattr(app_emojis, "MAX_EMOJIS", len(OFFICIAL | NO_MERCY) + 2)
    ann = world.person("Ann")
    await seat(world, ann)
    await choose_deck(world, ann, "no_mercy")
    await uploaded(world, OFFICIAL | NO_MERCY)


async def test_an_admin_reads_which_decks_have_their_pictures(world: World) -> None:
    role = world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    boss = Person(world, world.guild.add_member(world.env.create_user("boss", global_name="Boss"), roles=[role]))
    said = await check(boss)
    assert "My card pictures are ready for: Official rules. Another deck gets its own with its first table." in said
    assert "aren't at Discord" not in said
    world.env.inject_error("POST", EMOJIS, status=500, code=0, message="no", times=None)
    ann = world.person("Ann")
    await seat(world, ann)
    await choose_deck(world, ann, "flip")
    await world.advance(6)
    said = await check(boss)
    assert "These card pictures aren't at Discord yet, so their cards are plain signs: Flip." in said


async def test_a_fleet_uploads_the_emojis_of_a_deck_once(world: World) -> None:
    """The process of the table notes its need in the database. The other process uploads, and both show them."""
    store, uploader = store_of(world), emojis_of_bot(world)
    arrived: list[Collection[str]] = []
    with world.env.time_context():
        other = Emojis(world.bot, store)
        other.when_complete = arrived.append
        await other.begin(uploads=False)
        other.need("flip")
        await asyncio.sleep(0)
        await other._run()  # its timer is not one of the simulation
        assert there(world) == OFFICIAL
        assert other.missing_decks == ["flip"]
    await world.advance(2 * CHECK_GAP)
    flip = {emoji.name for emoji in emojis_of(["flip"])}
    await uploaded(world, OFFICIAL | flip)
    assert uploads(world) == len(OFFICIAL | flip)
    with world.env.time_context():
        await other._run()
        await other.close()
    assert other.by_key == uploader.by_key
    assert arrived == [{"official"}, {"flip"}]


@pytest.mark.parametrize("status", [429, 500, 403])
async def test_a_refused_upload_is_tried_again_and_play_goes_on_in_unicode(
    settings: Settings, stack: Stack, status: int
) -> None:
    settings = settings.model_copy(update={"emojis": True})
    world = World(lambda: Unobot(settings, rng=random.Random(1), race_hold=0.0))
    path = f"/applications/{world.env.backend.application_id}/emojis"
    world.env.inject_error("POST", path, status=status, code=0, message="no", times=None)
    async with world:
        stack(["R7 W WD4", "B5 Y1 Y2"], "R1")
        ann, ben = world.person("Ann"), world.person("Ben")
        await begin(world, ann, ben)
        assert picture_on(ann.direct(), "7") == "🔺"
        world.env.backend.faults.clear()
        await world.advance(FIRST_RETRY_GAP)
        await uploaded(world, OFFICIAL)
        assert key_of(picture_on(ann.direct(), "7")) == "R7", "her hand is drawn again"


@pytest.mark.only("sqlite")  # with PostgreSQL it takes leases, and sends Discord a request that simcord does not answer
async def test_a_process_that_does_not_serve_shard_0_uploads_nothing_and_takes_what_is_there(
    settings: Settings,
) -> None:
    settings = settings.model_copy(update={"emojis": True, "shard_count": 2, "shard_ids": "1"})
    async with World(lambda: Unobot(settings, rng=random.Random(1), race_hold=0.0)) as world:
        await world.advance(2 * FIRST_RETRY_GAP)
        assert uploads(world) == 0
