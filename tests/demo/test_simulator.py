"""Each private hook into simcord has a test, which fails if a new simcord changes the hook."""

from __future__ import annotations

import asyncio
import copy
import gc
import json
import time
import weakref
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import fields
from pathlib import Path
from typing import Any, cast

import pytest
from simcord import Env, SetupError
from simcord.preview import _markdown
from simcord.preview._markdown import markdown_tokens

from tests.demo.toy import Toy
from tests.demo.visitor import Visitor, accepted
from tests.world import Person, World
from unobot.demo import simulator, virtual_env
from unobot.demo.page_server import FrontServer
from unobot.demo.simulator import LivePreview, delete_old_data
from unobot.demo.virtual_env import VirtualEnv


@pytest.fixture
async def people(world: World) -> list[Person]:
    return [world.person("Ann"), world.person("Ben")]


@pytest.fixture
async def page(world: World, people: list[Person]) -> AsyncIterator[LivePreview]:
    async with _preview(world, people, asyncio.Lock()) as preview:
        yield preview


def _preview(world: World, people: list[Person], lock: asyncio.Lock, *, port: int = 0) -> LivePreview:
    actors = [person.actor for person in people]
    return LivePreview(world.env, world.channel, actors, name="#uno", lock=lock, timezone="UTC", port=port)


def _toy(world: World) -> Toy:
    return cast("Toy", world.bot)


async def test_a_timer_of_the_bot_waits_for_virtual_time_alone(world: World, people: list[Person]) -> None:
    """`VirtualEnv._schedule_timer`: simcord alone waits ten real seconds for a pause of ten."""
    _toy(world).pause = 10
    await people[0].slash("start")
    await people[0].press("Go")
    await asyncio.sleep(0)
    assert _toy(world).ply == 0
    await world.env.advance_time(9.999)
    assert _toy(world).ply == 0
    await world.env.advance_time(0.001)
    assert _toy(world).ply == 1


async def test_settling_idles_for_moments_only(
    world: World, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    """`VirtualEnv._settle_internal`: simcord alone idles 50 ms after each action that takes a moment."""
    idles: list[float] = []
    settle = Env._settle_internal

    async def noted(env: Env, *, idle: float = 0.05, **options: Any) -> None:  # noqa: ANN401 - options of simcord
        idles.append(idle)
        await settle(env, idle=idle, **options)

    monkeypatch.setattr(Env, "_settle_internal", noted)
    await people[0].slash("echo", words="x")
    await people[0].slash("start")
    assert idles
    assert max(idles) <= 0.001


async def test_a_sleeping_task_is_found_by_its_timer(world: World) -> None:
    """`_is_parked` and `_virtualize_recognized_waits`: simcord alone searches all timers for each task."""
    with world.env._bot_scope():
        sleeps, waits = asyncio.create_task(asyncio.sleep(1)), asyncio.create_task(asyncio.Event().wait())
    await asyncio.sleep(0)
    state, deadline = world.env._settlement_state(), time.monotonic() + 60
    for task, parked in ((sleeps, True), (waits, False)):
        assert virtual_env._is_parked(state, task, deadline) is parked
        assert virtual_env._is_parked_or_sleeps(state, task, deadline) is parked
    (timer,) = (timer for waiter, timer in state.sleeps.items() if waiter is getattr(sleeps, "_fut_waiter", None))
    assert timer.real_handle is None
    waits.cancel()
    await world.env.advance_time(1)
    assert sleeps.done()


async def test_a_discord_that_is_over_is_forgotten(tmp_path: Path) -> None:
    """A timer of the bot refers to its simulated Discord. Nothing that outlives this Discord may keep the timer."""

    async def evening() -> weakref.ref[VirtualEnv]:
        async with World(lambda: Toy(tmp_path / "toy.db")) as world:
            with world.env._bot_scope():
                sleeps = asyncio.create_task(asyncio.sleep(1))
            await world.env.advance_time(1)
            assert sleeps.done()
        return weakref.ref(world.env)

    over = await evening()
    async with asyncio.timeout(60):
        while over() is not None:  # a thread of the bot may be about to end
            await asyncio.sleep(0)
            gc.collect()


async def test_a_task_that_waits_for_a_lock_is_parked(world: World) -> None:
    """`_note_queues`: simcord alone takes it for a busy task, and waits for it in vain."""
    lock = asyncio.Lock()
    await lock.acquire()
    with world.env._bot_scope():
        waits = asyncio.create_task(lock.acquire())
    await world.env.advance_time(1)
    assert not waits.done()
    lock.release()
    await world.env.advance_time(1)
    assert waits.done()


async def test_the_state_of_settling_is_rebuilt_after_a_change(world: World, people: list[Person]) -> None:
    """`VirtualEnv._settlement_state`: simcord alone rebuilds it for each task and timer."""
    before = world.env._settlement_state()
    assert world.env._settlement_state() is before
    for change in (people[0].slash("start"), world.env.advance_time(1), world.restart()):
        await change
        now = world.env._settlement_state()
        theirs = Env._settlement_state(world.env)
        assert all(getattr(now, field.name) == getattr(theirs, field.name) for field in fields(theirs))
        assert now != before
        before = now


async def test_a_payload_is_copied_whole(world: World, people: list[Person]) -> None:
    """`copy_json`: simcord alone takes five times as long to copy each payload, several times a message."""
    payload = {"components": [{"type": 10, "content": "x"}], "flags": 1, "nonce": None}
    copied = virtual_env.copy_json(payload)
    assert copied == payload
    copied["components"][0]["content"] = "y"
    assert payload["components"] == [{"type": 10, "content": "x"}]
    with pytest.MonkeyPatch.context() as theirs:
        theirs.setattr(copy, "deepcopy", None)
        await people[0].slash("start")
        await people[0].press("Go")
    assert people[0].direct_messages() == []


async def test_forget_keeps_live_panels(world: World, people: list[Person]) -> None:
    """`delete_old_data`: the lists of the backend are pruned, and a panel with a live token can still be edited."""
    ann, ben = people
    await ann.slash("start")
    for person in (ann, ben):
        for _ in range(30):
            await person.press("Hand")
    delete_old_data(world.env, interactions=10, panels=3)
    backend = world.env.backend
    assert (len(backend.http_requests), len(backend.transcript)) == (0, 0)
    assert len(backend.interactions) == len(backend.interaction_tokens) == 10
    assert (len(ann.panels()), len(ben.panels())) == (3, 3)
    await ben.press("Play", on=ben.panel())
    assert ben.panel().text.startswith("Hand at 1")


async def test_old_ids_are_forgotten_and_never_reused(world: World) -> None:
    """`delete_old_data`: `_reserved_ids` and `_sequences`."""
    backend = world.env.backend
    before = {backend.snowflake() for _ in range(50_000)}
    await world.env.advance_time(1)
    now = {backend.snowflake() for _ in range(100)}
    delete_old_data(world.env)
    assert len(backend._reserved_ids) <= 100
    assert backend._reserved_ids
    assert backend.snowflake() not in before | now


def test_a_cached_parser_reads_each_text_in_its_own_context() -> None:
    """`_markdown._markdown_parser`: simcord alone creates one for each text, the largest cost of a picture."""
    parsers = []
    for name in ("Ann", "Ben"):
        context = {"users": {"1": name}, "emojis": {}, "commands": {"9": "uno"}}
        for text in ("<@1> **bold** https://example.org", "</uno start:9> <t:0:R> ||x||", "# Title\n-# small"):
            ours = markdown_tokens(text, "text_display", context=context)
            with pytest.MonkeyPatch.context() as theirs:
                theirs.setattr(_markdown, "_markdown_parser", simulator._make_parser)
                assert ours == markdown_tokens(text, "text_display", context=context)
        assert name in str(markdown_tokens("<@1>", "text_display", context=context))
        parsers.append(_markdown._markdown_parser(_markdown._FIELD_POLICIES["text_display"], context))
    assert parsers[0] is parsers[1]


async def test_the_page_is_redrawn_on_republish(world: World, people: list[Person], page: LivePreview) -> None:
    """`LivePreview.republish` and `_publish`."""
    await people[0].slash("start")
    async with Visitor(page.url) as visitor:
        assert "Table at 0" in await visitor.look()
        await visitor.press("Go")
        await world.advance(3)
        assert "Table at 0" in await visitor.look()
        page.republish()
        assert "Table at 3" in await visitor.look()
        assert visitor.picture["profile"]["presentationTime"] == world.env.now().isoformat()


async def test_a_press_on_an_older_picture_means_the_button_that_was_seen(
    world: World, people: list[Person], page: LivePreview
) -> None:
    """`_action` ignores the revision of the page, and `_prepare_action` sends the custom id that the visitor saw."""
    await people[0].slash("start")
    async with Visitor(page.url) as visitor:
        await visitor.look()
        assert accepted(await visitor.press("Hand"))
        await visitor.look()
        await world.env.advance_time(0.1)
        for _ in range(3):
            await people[1].press("Hand")
            await people[1].press("Play", on=people[1].panel())
            page.republish()
        assert accepted(await visitor.press("Play"))
        assert _toy(world).presses[-1] == ("ann", "play", 0)


async def test_a_press_on_a_message_that_was_just_posted_again_counts(
    world: World, people: list[Person], page: LivePreview
) -> None:
    """`_prepare_action` finds a deleted message among those that the visitor saw, and only there."""
    await people[0].slash("start")
    table = world.table()
    async with Visitor(page.url) as visitor:
        await visitor.look()
        await people[1].slash("start")
        world.env.backend.delete_message(table.channel, table.id)
        page.republish()
        receipt = await visitor.press("Hand")
        assert accepted(receipt)
        assert receipt["acknowledgement"] != "unacknowledged", "so the page does not say that it failed"
        assert _toy(world).presses == [("ann", "hand", 0)]
        assert "Hand at" in await visitor.look()
        assert (await visitor.act("click", target_id=str(table.id), control_key="message:1:component:4"))["rejected"]


async def test_forty_of_forty_presses_are_accepted_while_timers_fire(
    world: World, people: list[Person], page: LivePreview
) -> None:
    await people[0].slash("start")
    await people[0].press("Hand")
    await people[0].press("Go")
    async with Visitor(page.url) as visitor:
        receipts = []
        for turn in range(40):
            if turn % 3 == 0:
                await visitor.look()
            await world.env.advance_time(0.7)
            page.republish()
            receipts.append(await visitor.press("Play"))
        assert [accepted(receipt) for receipt in receipts] == [True] * 40
        assert sum(press[1] == "play" for press in _toy(world).presses) == 40


async def test_a_press_that_is_impossible_is_refused(world: World, people: list[Person], page: LivePreview) -> None:
    """The checks of the page stay: a disabled button, an unknown one, the panel of another person."""
    await people[0].slash("start")
    await people[1].press("Hand")
    theirs = people[1].panel()
    async with Visitor(page.url) as visitor:
        await visitor.look()
        assert "Hand at" not in visitor.text
        assert (await visitor.press("Off"))["rejected"]
        assert (await visitor.act("click", target_id=str(theirs.id), control_key="message:1:component:4"))["rejected"]
        table = str(world.table().id)
        assert (await visitor.act("click", target_id=table, control_key=f"message:{table}:component:99"))["rejected"]
        visitor.picture["publishedRevision"] = 999
        assert (await visitor.press("Join"))["rejected"]
    assert _toy(world).presses == [("ben", "hand", 0)]


async def test_a_viewer_sees_only_their_own_panels(world: World, people: list[Person], page: LivePreview) -> None:
    await people[0].slash("start")
    async with Visitor(page.url) as visitor:
        await visitor.press("Hand")
        assert f"of {people[0].id}" in await visitor.look()
        await visitor.act("viewer", viewer_id=str(people[1].id))
        assert f"of {people[0].id}" not in await visitor.look()
        await visitor.press("Hand")
        assert f"of {people[1].id}" in await visitor.look()


async def test_a_page_opens_at_the_end_of_a_long_channel(world: World, people: list[Person]) -> None:
    """`_open_page`: simcord alone opens it at the last message from the start of the preview."""
    await people[0].slash("start")
    async with _preview(world, people, asyncio.Lock()) as page:
        for _ in range(30):
            await people[0].slash("echo", words="line")
        await people[0].slash("echo", words="the last line")
        async with Visitor(page.url) as visitor:
            assert visitor.text.endswith("the last line")
            assert visitor.picture["targetId"] is None


async def test_the_slash_picker_works(world: World, people: list[Person], page: LivePreview) -> None:
    async with Visitor(page.url) as visitor:
        _, catalog = await visitor.get("/api/commands")
        assert '"invocation":"uno start"' in catalog
        assert '"invocation":"uno echo"' in catalog


async def test_an_answer_names_the_subcommand(world: World, people: list[Person], page: LivePreview) -> None:
    """simcord would name only the group. As on Discord, it is the whole name."""
    await people[0].slash("start")
    async with Visitor(page.url) as visitor:
        await visitor.look()
        (answer,) = visitor.picture["messages"].values()
        assert answer["interaction_header"]["name"] == "uno start"


async def test_a_menu_is_known_by_its_custom_id(world: World, people: list[Person], page: LivePreview) -> None:
    """`Menus`: simcord's page remembers a choice by position, and keeps it when the bot has changed the menu."""
    await people[0].slash("menu")

    def keys() -> list[str]:
        return [part["control_key"] for part in visitor.parts if part["type"] == 3]

    async with Visitor(page.url) as visitor:
        (first,) = keys()
        assert accepted(await visitor.act("select", control_key=first, target_id=first.split(":")[1], values=["blue"]))
        await visitor.look()
        second, same = keys()
        assert (same, second != first) == (first, True)
        assert accepted(await visitor.act("select", control_key=second, target_id=first.split(":")[1], values=["blue"]))
        await visitor.look()
        assert first not in keys()
    assert [verb for _, verb, _ in _toy(world).presses] == ["first", "second"]


async def test_a_menu_that_has_gone_is_refused(world: World, people: list[Person], page: LivePreview) -> None:
    await people[0].slash("menu")
    async with Visitor(page.url) as visitor:
        (menu,) = [part["control_key"] for part in visitor.parts if part["type"] == 3]
        gone = menu.replace("first", "third")
        assert (await visitor.act("select", control_key=gone, target_id=gone.split(":")[1], values=["blue"]))[
            "rejected"
        ]
    assert _toy(world).presses == []


async def test_a_channel_in_a_text_is_a_link(world: World, people: list[Person], page: LivePreview) -> None:
    """`link_channels`: simcord shows only the name, so nobody finds the thread of a table."""
    await people[0].slash("point", place=str(world.channel.id))
    async with Visitor(page.url) as visitor:
        (text,) = [part for part in visitor.newest if part.get("markdown_tokens")]
        link = f"https://discord.com/channels/{world.guild.id}/{world.channel.id}"
        assert f"'href': '{link}'" in str(text["markdown_tokens"])


async def test_the_address_names_the_person(world: World, people: list[Person], page: LivePreview) -> None:
    """`_open_page`: two windows side by side are two people. An unknown name opens the page as the first person."""
    for name, viewer in (("Ben", 1), ("ben", 1), ("Zoe", 0), (None, 0)):
        async with Visitor(page.url, name) as visitor:
            assert visitor.picture["viewerId"] == str(people[viewer].id)


async def test_a_long_channel_is_quick(world: World, people: list[Person], page: LivePreview) -> None:
    """`_navigate_newest`: simcord lists all messages for a sidebar, which the demo's page does not show."""
    for number in range(60):
        await people[0].slash("echo", words=str(number))
    async with Visitor(page.url) as visitor:
        assert len(visitor.picture["timeline"]) == 50
        assert len(visitor.picture["messageIndex"]) == 1


async def test_a_page_is_drawn_when_it_asks(world: World, people: list[Person], page: LivePreview) -> None:
    """`LivePreview._page_payload`: ten ticks a second would draw each page ten times, however few look at it."""
    await people[0].slash("start")
    async with Visitor(page.url) as visitor:
        before = visitor.picture["publishedRevision"]
        for _ in range(5):
            page.republish()
        await visitor.look()
        await visitor.look()
        assert visitor.picture["publishedRevision"] == before + 1


async def test_a_browser_keeps_the_files_of_simcord(page: LivePreview) -> None:
    """`FrontServer._static`: simcord lets it load 60 scripts and 28 MB of fonts again at each reload."""
    async with Visitor(page.url) as visitor:
        for path, kept in (("/", False), ("/demo.js", False), ("/app.js", True), ("/preview.css", True)):
            assert ("max-age" in (await visitor.headers(path))["Cache-Control"]) is kept


async def test_pages_share_the_lock_with_the_ticker(world: World, people: list[Person]) -> None:
    """simcord refuses two operations at once, so a press has to wait while time advances."""
    lock = asyncio.Lock()
    await people[0].slash("start")
    async with _preview(world, people, lock) as page, Visitor(page.url) as visitor:
        await visitor.look()
        await lock.acquire()
        press = asyncio.create_task(visitor.press("Hand"))
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(asyncio.shield(press), 0.1)
        lock.release()
        assert accepted(await press)


async def test_several_places_share_one_port(world: World, people: list[Person], page: LivePreview) -> None:
    """`FrontServer`, `SideServer`, and several previews of one world (`env._preview`)."""
    ann = people[0]
    await ann.slash("start")
    await ann.press("Join")
    user = ann.actor.user
    async with AsyncExitStack() as stack:
        direct = await stack.enter_async_context(
            LivePreview(
                world.env,
                user.dm_channel,
                [user],
                name="Ann's messages",
                lock=asyncio.Lock(),
                timezone="UTC",
                front=page,
            )
        )
        assert direct.url.partition("#")[0] == page.url.partition("#")[0]
        channel = await stack.enter_async_context(Visitor(page.url))
        hers = await stack.enter_async_context(Visitor(direct.url))
        assert channel.text == "Table at 0"
        assert hers.text == f"Hand at 0 of {ann.id}"
        assert accepted(await hers.press("Play"))
        assert accepted(await channel.press("Hand"))
        assert "Table at 1" in await channel.look()
        status, places = await hers.get("/demo/places")
        assert status == 200
        assert json.loads(places) == [
            {"name": "#uno", "channel": str(world.channel.id), "token": page.capability, "viewer": None},
            {"name": "Ann's messages", "channel": str(direct.channel.id), "token": direct.capability, "viewer": "Ann"},
        ]
        url = direct.url
    with pytest.raises(AssertionError, match="401"):
        async with Visitor(url):
            pass


async def test_the_page_has_our_name_and_files(world: World, people: list[Person], page: LivePreview) -> None:
    """`FrontServer._static`: every replacement matches simcord's page."""
    async with Visitor(page.url) as visitor:
        _, html = await visitor.get("/")
        assert "<title>unobot</title>" in html
        assert "<strong>unobot</strong>" in html
        assert ">U</span>" in html
        for path in ("/demo.css", "/demo.js", "/icon.svg"):
            assert f'"{path}"' in html
            assert (await visitor.get(path))[0] == 200
        assert (await visitor.get("/app.js"))[0] == 200


async def test_requests_without_a_token_are_refused(world: World, people: list[Person], page: LivePreview) -> None:
    async with Visitor(page.url) as visitor:
        for path in ("/", "/demo.js", "/demo/places"):
            assert (await visitor.get(path, Host="evil.example"))[0] == 403
        for path in ("/demo/places", "/api/state"):
            assert (await visitor.get(path, **{"X-Simcord-Capability": "guess"}))[0] == 401


async def test_the_style_sheet_and_the_script_match_the_page(
    world: World, people: list[Person], page: LivePreview
) -> None:
    """The style sheet and the script refer to parts of simcord's page by name."""
    assert isinstance(page._server, FrontServer)
    async with Visitor(page.url) as visitor:
        _, html = await visitor.get("/")
        _, css = await visitor.get("/preview.css")
        _, text = await visitor.get("/text.js")
        _, app = await visitor.get("/app.js")
        scripts = [
            (await visitor.get(f"/{name}.js"))[1] for name in ("components", "surfaces", "commands", "dom", "actions")
        ]
    for name in (
        "messages-sidebar",
        "messages-toggle",
        "refresh",
        "capture-open",
        "inspector-toggle",
        "back-activity",
    ):
        assert f'id="{name}"' in html
    for name in (
        "view-action-output",
        "viewer-picker",
        "preview-app",
        "channel-message-list",
        "action-status",
    ):
        assert f'id="{name}"' in html
    for name in ("channel-timeline", "new-messages", "send-message"):
        assert f'id="{name}"' in html
    assert 'class="viewer-control"' in html
    assert "--toolbar-height" in css
    assert '"time", "discord-timestamp"' in text
    for part, script in zip(
        ('"gallery-item"', '"aria-disabled"', '"command-option-input"', '"avatar-bot"', "awaitingRevision"),
        scripts,
        strict=True,
    ):
        assert part in script
    assert '"simcordPreview"' in app
    assert 'request("/api/pages", "POST", {}, null)' in app  # the script adds the person in the address
    assert html.index('src="/demo.js"') < html.index('src="/app.js"')


async def test_a_taken_port_is_refused(world: World, people: list[Person], page: LivePreview) -> None:
    port = int(page.url.rpartition("/")[0].rpartition(":")[2])
    with pytest.raises(SetupError, match="could not bind"):
        await _preview(world, people, asyncio.Lock(), port=port).__aenter__()


async def test_the_page_gets_the_pictures_of_uploaded_emojis(world: World, page: LivePreview) -> None:
    """`VirtualEnv.store_emojis`: simcord discards the pictures, and the page requests them at two addresses."""
    with world.env.time_context():
        emoji = await world.bot.create_application_emoji(name="red_7", image=b"\x89PNG\r\n\x1a\n")
    world.env.store_emojis()
    delete_old_data(world.env)
    kept = {address: picture for address, (_, picture) in world.env.pictures.items()}
    assert kept == {
        f"https://cdn.simcord.invalid/emojis/{emoji.id}.png": b"\x89PNG\r\n\x1a\n",
        f"https://cdn.discordapp.com/emojis/{emoji.id}.png": b"\x89PNG\r\n\x1a\n",
    }
    assert page._explicit_assets is world.env.pictures
