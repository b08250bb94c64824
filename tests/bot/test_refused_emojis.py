"""Discord refuses the bot's emojis, for example because their owner deleted them: no press loses its answer."""

from __future__ import annotations

import logging
import random
import re
from collections.abc import AsyncIterator, Iterator

import pytest

from tests.bot.players import Stack, begin, choices, choose, press_button, words
from tests.bot.refusals import INVALID_EMOJI, Refusal, Seen, refusing
from tests.bot.test_app_emojis import key_of, picture_on, there, uploads
from tests.world import RENDER_WORKER, Person, Screen, World
from unobot.bot.client import Unobot
from unobot.bot.discord_api.app_emojis import FIRST_RETRY_GAP, Emojis
from unobot.pictures.emoji_art import emojis_of, sign_of
from unobot.settings import Settings

NAMES = {emoji.name for emoji in emojis_of(["official"])}


@pytest.fixture(params=[False, True], ids=["words", "pictures"])
async def world(settings: Settings, request: pytest.FixtureRequest) -> AsyncIterator[World]:
    settings = settings.model_copy(update={"emojis": True, "pictures": request.param})
    worker = {"render_worker": RENDER_WORKER} if request.param else {}
    async with World(lambda: Unobot(settings, rng=random.Random(1), race_hold=0.0, **worker)) as world:
        yield world


@pytest.fixture
def only_known_emojis(world: World) -> Iterator[Seen]:
    """Let Discord refuse each message with a button or an option whose emoji it does not have."""
    with refusing(lambda request: INVALID_EMOJI if request.emoji_ids - known_ids(world) else None) as seen:
        yield seen


def known_ids(world: World) -> set[int]:
    return set(world.env.backend.application_emojis)


def shown_ids(world: World, screen: Screen) -> set[int]:
    """Return the ids of all emojis on a screen, also of those in texts."""
    found = re.findall(r"<:\w+:([0-9]+)>|'id': '([0-9]+)', 'name': '\w+_u", str(world.message(screen).components))
    return {int(text or button) for text, button in found}


def delete_all(world: World) -> None:
    world.env.backend.application_emojis.clear()


async def two(world: World, stack: Stack) -> tuple[Person, Person]:
    stack(["R7 R8 W", "R2 R3 WD4"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    assert key_of(picture_on(ann.direct(), "8")) == "R8"
    return ann, ben


async def test_a_press_is_answered_without_emojis_after_all_were_deleted(
    world: World, stack: Stack, only_known_emojis: Seen, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben = await two(world, stack)
    ids = [button.custom_id for button in ann.direct().buttons]
    delete_all(world)
    answer = await press_button(ann, "Refresh", on=ann.direct())
    assert only_known_emojis.refused
    assert picture_on(answer, "7") == "🔺"
    assert picture_on(answer, "W") == "🌈"
    assert "<:" not in answer.text
    assert [button.custom_id for button in answer.buttons] == ids
    moved = await press_button(ann, "7", on=answer)
    assert "7" not in moved.labels
    await world.advance(6)
    assert "Red 7" in words(world.table())
    assert choices(ben.direct())
    (warning,) = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert "Discord refuses the emojis" in warning.getMessage()


@pytest.mark.usefixtures("only_known_emojis")
async def test_deleted_emojis_are_uploaded_again(world: World, stack: Stack) -> None:
    ann, ben = await two(world, stack)
    before = uploads(world)
    delete_all(world)
    await ann.press("7", on=ann.direct())
    await world.advance(6)
    assert there(world) == NAMES
    assert uploads(world) == 2 * before
    hand = await press_button(ben, "Refresh", on=ben.direct())
    assert key_of(picture_on(hand, "2")) == "R2"
    await world.restart()
    assert uploads(world) == 2 * before, "the new ids are stored"


@pytest.mark.usefixtures("only_known_emojis")
async def test_only_a_missing_emoji_is_uploaded_again(world: World, stack: Stack) -> None:
    ann, _ = await two(world, stack)
    before, backend = uploads(world), world.env.backend
    lost = next(emoji for emoji in backend.application_emojis.values() if emoji.name.startswith("red_8_"))
    del backend.application_emojis[lost.id]
    await ann.press("Refresh", on=ann.direct())
    await world.advance(6)
    assert uploads(world) == before + 1
    assert key_of(picture_on(await press_button(ann, "Refresh", on=ann.direct()), "8")) == "R8"


@pytest.mark.usefixtures("only_known_emojis")
async def test_hands_menus_and_the_table_are_drawn_without_deleted_emojis(world: World, stack: Stack) -> None:
    """No press is involved: the edits of the bot lose their emojis as well, also in menus."""
    ann, ben = await two(world, stack)
    delete_all(world)
    await ann.press("7", on=ann.direct())
    await world.advance(3)
    await ben.press("2", on=ben.direct())
    await world.advance(3)
    for screen in (ben.direct(), world.table(), await press_button(ann, "My hand")):
        assert shown_ids(world, screen) <= known_ids(world)


async def test_a_menu_whose_emoji_was_deleted_opens_without_it(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    more = await press_button(ann, "More")
    delete_all(world)
    with refusing(lambda request: INVALID_EMOJI if request.emoji_ids - known_ids(world) else None) as seen:
        players = await press_button(ann, "Players", on=more)
        assert seen.refused, "the menus of players show their emblems"
        asked = await choose(ann, world, players, "kick", str(ben.id))
    assert "Ben" in words(asked)


@pytest.mark.parametrize(
    "refusal",
    [
        Refusal(400, 50035, "Invalid Form Body"),
        Refusal(400, 50035, "data.components[0].components[1].emoji.id: Invalid emoji"),
        Refusal(404, 10014, "Unknown Emoji"),
        Refusal(400, 10014, "Unknown Emoji"),
    ],
    ids=str,
)
async def test_one_refusal_of_emojis_that_are_still_there_pauses_them(
    world: World, stack: Stack, refusal: Refusal
) -> None:
    ann, _ = await two(world, stack)
    with refusing(lambda request: refusal if request.emoji_ids and request.is_answer else None) as seen:
        answer = await press_button(ann, "7", on=ann.direct())
        await press_button(ann, "My hand")
    assert len(seen.refused) == 1, "they are not tried again soon"
    assert "7" not in answer.labels
    assert picture_on(answer, "8") == "🔺"
    assert uploads(world) == len(NAMES)
    await world.advance(FIRST_RETRY_GAP + 1)
    assert key_of(picture_on(await press_button(ann, "Refresh", on=ann.direct()), "8")) == "R8"


async def test_an_invalid_answer_that_is_not_about_emojis_costs_no_emojis(world: World, stack: Stack) -> None:
    """The form is refused in any shape, so the person reads a sentence."""
    ann, _ = await two(world, stack)
    invalid = Refusal(400, 50035, "Invalid Form Body")
    with refusing(lambda request: invalid if "Your hand" in str(request.message) and request.is_answer else None):
        answer = await press_button(ann, "My hand")
    assert "Discord didn't take my answer" in words(answer)
    assert key_of(picture_on(await press_button(ann, "My hand"), "8")) == "R8"


async def test_another_process_learns_of_deleted_emojis_and_uploads_them(settings: Settings, stack: Stack) -> None:
    """The process that serves people uploads nothing. The other one shares its database, and meets no refusal."""
    async with World(lambda: Unobot(settings, rng=random.Random(1), race_hold=0.0)) as world:
        assert isinstance(world.bot, Unobot)
        store = world.bot._store
        assert store is not None
        with world.env.time_context():
            other = Emojis(world.bot, store)
            await other.sync(["official"])
            await other.begin(uploads=True)
        await world.advance(4 * FIRST_RETRY_GAP)
        ann, _ = await two(world, stack)
        shown = dict(other.by_key)
        delete_all(world)
        with refusing(lambda request: INVALID_EMOJI if request.emoji_ids - known_ids(world) else None) as seen:
            assert picture_on(await press_button(ann, "7", on=ann.direct()), "8") == "🔺"
            assert not there(world)
            assert other.by_key == shown
            with world.env.time_context():
                await other._run()  # its timer is not one of the simulation
            assert there(world) == NAMES, "the other process has read in the database that they are gone"
            assert set(other.by_key.values()).isdisjoint(shown.values())
            await world.advance(4 * FIRST_RETRY_GAP)
            refused = len(seen.refused)
            assert key_of(picture_on(await press_button(ann, "Refresh", on=ann.direct()), "8")) == "R8"
            assert len(seen.refused) == refused
        await other.close()


def test_an_emoji_of_an_older_version_has_a_sign_too() -> None:
    assert sign_of("red_7_u00000000") == "🔺"
    assert sign_of("blobcat") is None
