"""A language in beta: it is offered and not forced on anybody, and people can say what sounds wrong in it."""

from __future__ import annotations

import json
from collections.abc import Iterator

import discord
import pytest

from tests.bot.players import (
    Speaks,
    Stack,
    begin,
    choose,
    fill_in,
    forge,
    manager,
    open_me,
    open_modal,
    press_button,
    run_command,
    words,
)
from tests.bot.test_server_settings import set_to
from tests.databases import Database
from tests.world import Person, Screen, World
from unobot import i18n
from unobot.bot.commands.localized_names import catalogue
from unobot.features.translations.store import NOTES_PER_DAY
from unobot.i18n import text_for
from unobot.model.translation_note import MAX_WORDS

HI = text_for("hi")
OFFER = f"{HI.name} is here, in beta"
CACHES = (i18n.is_beta, i18n.default_text_for)


@pytest.fixture(autouse=True)
def hindi_in_beta(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let Hindi be in beta, and no other language."""

    read_file = i18n.read_catalogue

    def read(language: str) -> str:
        head, rest = read_file(language).replace("### Beta: yes\n", "").split("\n\n", 1)
        return f"{head}\n### Beta: yes\n\n{rest}" if language == "hi" else f"{head}\n\n{rest}"

    monkeypatch.setattr("unobot.i18n.read_catalogue", read)
    for cached in CACHES:
        cached.cache_clear()
    yield
    for cached in CACHES:
        cached.cache_clear()


async def helped(person: Person) -> Screen:
    screen = await person.slash("help")
    assert screen is not None
    return screen


async def send_note(person: Person, world: World, note: str) -> str:
    """Write a note with the button of `/uno me`, as a person who has chosen Hindi. Return the answer."""
    form = await open_modal(person, world, await open_me(person), HI("button-beta-note"))
    return words(await fill_in(person, world, form, value=note))


async def test_a_discord_in_its_language_stays_in_english_and_gets_an_offer(
    world: World, stack: Stack, speaks: Speaks
) -> None:
    stack(["R3 R4 B1", "R5 R6 Y1"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    for each in (None, ann):
        speaks(each, "hi")
    await begin(world, ann, ben)
    assert "My hand" in world.table().labels
    assert OFFER in words(ann.direct())
    assert OFFER not in words(ben.direct())
    await ann.press("3", on=ann.direct())
    await world.advance(6)
    await ben.press("5", on=ben.direct())
    await world.advance(6)
    assert OFFER not in words(ben.direct()), "his Discord is in English"
    assert OFFER not in words(ann.direct()), "once"
    await world.restart()
    await press_button(ann, "My hand")
    assert OFFER not in words(ann.panel()), "once for good"


async def test_the_help_offers_it_until_a_language_is_chosen(world: World, speaks: Speaks) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    speaks(ann, "hi")
    assert OFFER not in words(await helped(ben))
    screen = await helped(ann)
    assert OFFER in words(screen)
    panel = await press_button(ann, "Switch", on=screen)
    assert HI("preferences-title") in panel.text
    assert HI("beta-line", name=HI.name) in words(panel)
    assert HI("help-title") in words(await helped(ann))
    await choose(ann, world, panel, "me:language", "en")
    assert OFFER not in words(await helped(ann)), "she has chosen"


async def test_the_menus_say_that_it_is_in_beta(world: World) -> None:
    ann = world.person("Ann")
    panel = await open_me(ann)
    (box,) = world.message(panel).components
    described = {
        option["value"]: option.get("description")
        for row in box["components"]
        for part in row.get("components", ())
        for option in part.get("options", ())
        if str(part["custom_id"]).endswith(":language")
    }
    assert described["hi"] == "Beta: tell us what sounds wrong."
    assert described["de"] is None
    assert "in beta" not in words(panel), "she reads English"
    assert not panel.has("Tell us")


async def test_a_server_can_choose_it(world: World, speaks: Speaks) -> None:
    boss = manager(world)
    speaks(None, "hi")
    await boss.slash("start")
    assert world.table().has("Join")
    await set_to(world, boss, "language", "hi")
    await world.advance(6)
    assert world.table().has(HI("button-join"))


def test_its_commands_are_described_in_english() -> None:
    assert catalogue(discord.Locale("hi")) is None
    german = catalogue(discord.Locale("de"))
    assert german is not None
    assert german.language == "de"


async def test_a_note_is_kept_for_the_admins_and_belongs_to_its_writer(world: World, database: Database) -> None:
    ann = world.person("Ann")
    await choose(ann, world, await open_me(ann), "me:language", "hi")
    assert HI("beta-note-thanks") in await send_note(ann, world, "“खींचो” नहीं,\n“उठाओ”")
    assert database.query("SELECT user_id, language, words FROM translation_note") == [
        (ann.id, "hi", "“खींचो” नहीं, “उठाओ”")
    ]
    assert HI("refused-beta-empty") in await send_note(ann, world, " \n\u200b ")
    await choose(ann, world, await open_me(ann), "me:language", "en")
    privacy = await ann.slash("privacy")
    assert privacy is not None
    assert "Your notes about translations: 1" in words(privacy)
    answer = await press_button(ann, "Download my data", on=privacy)
    (file,) = world.message(answer).attachments
    blob = world.env.backend.cdn.get(file["url"])
    assert blob is not None
    assert [note["words"] for note in json.loads(blob)["translation_notes"]] == ["“खींचो” नहीं, “उठाओ”"]
    await press_button(ann, "Delete everything", on=await press_button(ann, "Delete my data", on=privacy))
    assert database.query("SELECT count(*) FROM translation_note") == [(0,)]


async def test_a_person_sends_some_notes_a_day_and_others_still_can(world: World, database: Database) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    for person in (ann, ben):
        await choose(person, world, await open_me(person), "me:language", "hi")
    for number in range(NOTES_PER_DAY):
        assert HI("beta-note-thanks") in await send_note(ann, world, f"note {number}")
    assert HI("refused-beta-notes", count=NOTES_PER_DAY) in await send_note(ann, world, "one more")
    assert HI("beta-note-thanks") in await send_note(ben, world, "x" * MAX_WORDS)
    await world.advance(24 * 3600 + 1)
    assert HI("beta-note-thanks") in await send_note(ann, world, "the next day")
    assert database.query("SELECT count(*) FROM translation_note") == [(NOTES_PER_DAY + 2,)]


@pytest.mark.parametrize("custom_id", ["u1:0:0:note:xx", "u1:0:0:note:", "u1:0:0:language:xx", "u1:0:0:language:"])
async def test_a_language_that_is_not_there_is_refused(world: World, custom_id: str) -> None:
    ann = world.person("Ann")
    assert "That button no longer works" in words(await forge(ann, await open_me(ann), custom_id))
    assert "Your settings" in await run_command(ann, "me")
