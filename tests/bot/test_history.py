"""`/uno history`: the finished matches of a channel, a server or a person, newest first, each with its replay."""

from __future__ import annotations

import msgspec
import pytest
from discord import Permissions
from simcord.backend.models import Overwrite
from simcord.enums import ChannelType, OverwriteType

from tests.bot.players import begin, forge, manager, press_button, run_command, words
from tests.bot.results import RESULTS, result, seat
from tests.bot.scenes import texts
from tests.bot.test_privacy import delete
from tests.bot.test_replay import GONE, ended, place
from tests.bot.test_screens import check_limits
from tests.databases import Database
from tests.world import Person, Screen, World
from unobot.features.results.screens import MAX_PAGE_MATCHES, SCOPES, history_screen
from unobot.features.results.store import Results
from unobot.i18n import languages, text_for
from unobot.storage.store import Store


async def listed(person: Person) -> Screen:
    screen = await person.slash("history")
    assert screen is not None
    assert screen.ephemeral
    return screen


async def test_each_finished_match_opens_its_replay(world: World) -> None:
    ann, ben, eve = (world.person(name) for name in ("Ann", "Ben", "Eve"))
    assert "No match has ended here yet" in await run_command(eve, "history")
    await ended(world, ann, ben)
    await begin(world, ann, ben)
    screen = await listed(eve)
    assert screen.labels.count("Replay") == 1, "the running match is not in it"
    assert "ended early · Ben (0) · Ann (0)" in words(screen), "Ann ended it while Ben played"
    assert place(await press_button(eve, "Replay", on=screen))[0] == 1
    assert "No match has ended here yet" in words(await press_button(eve, "My matches", on=screen))
    assert (await press_button(ben, "My matches", on=await listed(ben))).labels.count("Replay") == 1
    await delete(ben)
    assert "Former player (0)" in words(await listed(ann))
    elsewhere = world.create_channel("elsewhere")
    there = await eve.slash("history", channel=elsewhere)
    assert there is not None
    assert "Replay" not in there.labels
    assert "Replay" in (await press_button(eve, "This server", on=there)).labels
    hidden = Overwrite(world.guild.id, OverwriteType.ROLE, deny=Permissions.view_channel.flag)
    world.env.backend.set_overwrite(world.channel.id, hidden)
    assert "Replay" not in (await press_button(eve, "This server", on=eve.panel(elsewhere))).labels
    for arg in ("all", "server>x", "server>²", "server>-1", ""):
        assert "no longer works" in words(await forge(eve, eve.panel(elsewhere), f"u1:0:0:history:{arg}"))
    answer = world.answer(await eve.actor.user.slash("uno history"))
    assert answer is not None
    assert "belong to a server" in words(answer)


@pytest.mark.parametrize("is_archived", [False, True])
async def test_a_private_thread_is_listed_for_its_members_only(world: World, is_archived: bool) -> None:
    """Dee is a member without a seat. Discord has to be asked about members, and about archived threads at all."""
    ann, ben, dee, eve = (world.person(name) for name in ("Ann", "Ben", "Dee", "Eve"))
    boss = manager(world)
    thread = world.create_thread("secret")
    backend = world.env.backend
    for person in (ann, ben, dee):
        backend.add_thread_member(thread.id, person.id)
    await ann.slash("start", channel=thread, ais=1)
    await ann.press("start", on=world.table(thread))
    await press_button(ann, "Yes, end it", on=await ann.slash("end", channel=thread))
    await world.advance(5)
    stored = backend.get_channel(thread.id)
    stored.type = ChannelType.PRIVATE_THREAD
    assert stored.thread_metadata is not None
    stored.thread_metadata.archived = is_archived
    await world.restart()
    for person, sees in ((ann, True), (dee, True), (ben, True), (boss, False), (eve, False)):
        page = await press_button(person, "This server", on=await listed(person))
        assert ("Replay" in page.labels) is sees, person.name
        opened = await forge(person, page, "u1:1:0:replay:open")
        assert (place(opened)[0] == 1) if sees else words(opened).startswith(GONE), person.name


async def test_it_is_read_page_by_page(world: World, database: Database) -> None:
    ann = world.person("Ann")
    store = await Store.open(database.url)
    count = 2 * MAX_PAGE_MATCHES + 3
    for number in range(1, count + 1):
        match = result(number, seat(0, f"N{number}", 1, number), seat(1, "Ben", 2))
        place = {"guild_id": world.guild.id, "channel_id": world.channel.id}
        await Results(store).write(msgspec.structs.replace(match, **place))
    await store.close()
    screen, seen = await listed(ann), list[int]()
    while True:
        seen += [number for number in range(count, 0, -1) if f"N{number} ({number})" in words(screen)]
        if not screen.has("Older ▶"):
            break
        screen = await press_button(ann, "Older ▶", on=screen)
    assert seen == list(range(count, 0, -1))
    gone = await press_button(ann, "Replay", on=Screen(screen.id, screen.channel, "", screen.buttons[:1], True))
    assert "no longer kept" in words(gone)


@pytest.mark.parametrize("language", languages())
def test_the_list_fits_into_a_message(language: str) -> None:
    text = text_for(language)
    for scope in SCOPES:
        screen = history_screen(text, scope, [*RESULTS, *RESULTS[:3]], is_first=True, older=1)
        check_limits(screen)
        assert text("name-former") in "".join(texts(screen))
        check_limits(history_screen(text, scope, [], is_first=False, older=None))
