"""The app's emojis: the bot uploads them once, shows Unicode until then, and deletes old ones."""

from __future__ import annotations

import json
import random
from collections.abc import AsyncIterator
from dataclasses import replace

import discord
import pytest

from tests.bot.players import Stack, begin, words
from tests.world import Screen, World
from unobot.bot.client import Unobot
from unobot.bot.discord_api.app_emojis import FIRST_RETRY_GAP, IDS_KEY
from unobot.pictures.emoji_art import emojis
from unobot.settings import Settings

EMOJIS = "/applications/*/emojis"
ALL = len(emojis())


@pytest.fixture
async def world(settings: Settings) -> AsyncIterator[World]:
    settings = settings.model_copy(update={"emojis": True})
    async with World(lambda: Unobot(settings, rng=random.Random(1), race_hold=0.0)) as world:
        yield world


def uploads(world: World) -> int:
    return world.requests[f"POST {EMOJIS}"]


def there(world: World) -> set[str]:
    return {emoji.name for emoji in world.env.backend.application_emojis.values()}


def picture_on(screen: Screen, label: str) -> str:
    return screen.button(label).emoji


def key_of(name: str) -> str:
    """Return what the emoji of this name shows. A Unicode emoji is returned as it is."""
    return next((emoji.key for emoji in emojis() if emoji.name == name), name)


async def test_the_first_start_uploads_them_and_hands_show_them(world: World, stack: Stack) -> None:
    stack(["R7 W WD4", "B5 Y1 Y2"], "R1")
    assert uploads(world) == ALL
    assert there(world) == {emoji.name for emoji in emojis()}
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


async def test_changed_emojis_are_replaced_and_foreign_emojis_stay(world: World) -> None:
    backend = world.env.backend
    old = next(emoji for emoji in backend.application_emojis.values() if emoji.name.startswith("red_7_"))
    old.name = "red_7_u00000000"
    backend.create_application_emoji("blobcat")
    assert isinstance(world.bot, Unobot)
    with world.env.time_context():
        assert world.bot.app_emojis is not None
        done = await world.bot.app_emojis.sync()
    assert (done.uploaded, done.removed, done.unchanged) == (1, 1, ALL - 1)
    assert there(world) == {emoji.name for emoji in emojis()} | {"blobcat"}


async def test_an_update_with_new_cards_keeps_the_pictures_of_the_others(world: World, stack: Stack) -> None:
    """The uploads may take a while, and Discord may refuse them."""
    backend = world.env.backend
    new = [
        emoji for emoji in backend.application_emojis.values() if emoji.name.startswith(("red_7_", "wild_draw_four_u"))
    ]
    for emoji in new:
        del backend.application_emojis[emoji.id]
    assert isinstance(world.bot, Unobot)
    store = world.bot._store
    assert store is not None
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
    assert there(world) == {emoji.name for emoji in emojis()}
    await ann.press("Refresh", on=ann.direct())
    assert key_of(picture_on(ann.direct(), "+4")) == "WD4"


async def test_at_the_first_start_the_cards_of_other_decks_come_last(
    settings: Settings, stack: Stack, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits for pictures of cards that most tables never see."""
    settings = settings.model_copy(update={"emojis": True})
    other_deck = ("R8", "WC", "WCR", "WCY", "WCG", "WCB")
    those = tuple(replace(emoji, is_common=emoji.key not in other_deck) for emoji in emojis())
    monkeypatch.setattr("unobot.bot.discord_api.app_emojis.emojis", lambda: those)
    upload = Unobot.create_application_emoji
    order: list[str] = []

    async def upload_common(bot: Unobot, *, name: str, image: bytes) -> discord.Emoji:
        order.append(key_of(name))
        if order[-1] in other_deck:
            raise discord.RateLimited(600)
        return await upload(bot, name=name, image=image)

    monkeypatch.setattr(Unobot, "create_application_emoji", upload_common)
    async with World(lambda: Unobot(settings, rng=random.Random(1), race_hold=0.0)) as world:
        assert order[-1] == "R8", "after all others"
        assert len(order) == ALL - len(other_deck) + 1
        stack(["R7 R8 W WD4", "B5 Y1 Y2 Y3"], "R1")
        ann, ben = world.person("Ann"), world.person("Ben")
        await begin(world, ann, ben)
        assert [key_of(picture_on(ann.direct(), label)) for label in ("7", "8", "W")] == ["R7", "R", "W"]
        monkeypatch.setattr(Unobot, "create_application_emoji", upload)
        await world.advance(FIRST_RETRY_GAP)
        await ann.press("Refresh", on=ann.direct())
        assert key_of(picture_on(ann.direct(), "8")) == "R8"


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
        assert there(world) == {emoji.name for emoji in emojis()}
        await ann.press("Refresh", on=ann.direct())
        assert key_of(picture_on(ann.direct(), "7")) == "R7"


@pytest.mark.only("sqlite")  # with PostgreSQL it takes leases, and sends Discord a request that simcord does not answer
async def test_a_process_that_does_not_serve_shard_0_uploads_nothing_and_takes_what_is_there(
    settings: Settings,
) -> None:
    settings = settings.model_copy(update={"emojis": True, "shard_count": 2, "shard_ids": "1"})
    async with World(lambda: Unobot(settings, rng=random.Random(1), race_hold=0.0)) as world:
        await world.advance(2 * FIRST_RETRY_GAP)
        assert uploads(world) == 0
