"""Discord or the network fails: every press counts once, the match goes on, and missed edits follow."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import aiohttp
import discord
import pytest
from discord.webhook.async_ import AsyncWebhookAdapter
from simcord.backend import Backend

from tests.bot.players import (
    Stack,
    add_ai,
    begin,
    choices,
    hand_line,
    live_buttons,
    press_button,
    run_command,
    seat,
    words,
)
from tests.world import Person, World
from unobot.bot.client import Unobot
from unobot.bot.live.direct_messages import BLOCK_SECONDS

CUTS: list[Exception] = [
    aiohttp.ServerDisconnectedError(),
    aiohttp.ClientPayloadError("cut"),
    ConnectionResetError(104, "cut"),
    TimeoutError(),
]
Cut = Callable[..., None]

pytestmark = pytest.mark.usefixtures("no_table_tokens")


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> Cut:
    """Return a function that makes the next such request fail: ``cut("create_interaction_response", error)``.

    With ``after=True`` the request takes effect before it fails.
    """

    def arm(method: str, error: Exception, *, after: bool = False, times: int = 1) -> None:
        owner: Any = AsyncWebhookAdapter if hasattr(AsyncWebhookAdapter, method) else discord.http.HTTPClient
        real, left = getattr(owner, method), [times]

        async def fail(self: object, *args: object, **kwargs: object) -> object:
            if not left[0]:
                return await real(self, *args, **kwargs)
            left[0] -= 1
            if after:
                await real(self, *args, **kwargs)
            raise error

        monkeypatch.setattr(owner, method, fail)

    return arm


async def _playing(world: World, stack: Stack) -> tuple[Person, Person]:
    stack(["R3 R4 B1 B2", "R5 R6 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    return ann, ben


def _warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [r.getMessage() for r in caplog.records if r.name.startswith("unobot") and r.levelno >= logging.WARNING]


def _seen(world: World, *people: Person) -> str:
    return " ".join(words(s) for p in people for s in [*p.direct_messages(), *p.panels()]) + " ".join(
        map(words, world.posts())
    )


# The network fails


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("error", CUTS, ids=lambda error: type(error).__name__)
async def test_a_move_counts_if_its_response_is_cut_off(
    world: World, stack: Stack, cut: Cut, caplog: pytest.LogCaptureFixture, error: Exception, after: bool
) -> None:
    """The move counts whether its response took effect or not. No player is told that nothing was changed."""
    ann, ben = await _playing(world, stack)
    cut("create_interaction_response", error, after=after)
    await world.race((ann, "3", ann.direct()))
    await world.advance(8)
    assert hand_line(ann.direct()) == "Your hand, 3 cards: 🔺 Red: 4 · 🔵 Blue: 1, 2"
    assert "Red 3" in words(world.table())
    assert choices(ben.direct())
    assert "went wrong" not in _seen(world, ann, ben)
    assert "Nothing was changed" not in _seen(world, ann, ben)
    (line,) = _warnings(caplog)
    assert "table 1" in line
    assert f"user {ann.id}" in line


@pytest.mark.parametrize("error", CUTS, ids=lambda error: type(error).__name__)
async def test_a_refused_press_whose_response_is_cut_off_is_no_error(
    world: World, cut: Cut, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    """A stopping bot refuses a press, and the connection is cut. Chaos found the traceback in the log."""
    ann = world.person("Ann")
    await ann.slash("start")
    assert isinstance(world.bot, Unobot)
    assert world.bot.router is not None
    world.bot.router.gate.close()
    cut("create_interaction_response", error)
    with caplog.at_level(logging.INFO):
        await world.race((ann, "Add an AI", world.table()))
    assert "a refused interaction could not be answered" in caplog.text
    assert not _warnings(caplog)


async def test_a_panel_with_a_lost_response_is_drawn(world: World, stack: Stack, cut: Cut) -> None:
    ann, _ = await _playing(world, stack)
    panel = await press_button(ann, "My hand")
    cut("create_interaction_response", aiohttp.ServerDisconnectedError(), after=True)
    await world.race((ann, "3", panel))
    await world.advance(3)
    assert hand_line(world.screen(panel)) == "Your hand, 3 cards: 🔺 Red: 4 · 🔵 Blue: 1, 2"


class _Answered:
    status, reason = 400, "Bad Request"


_ANSWERED: Any = _Answered()
LOST = [
    aiohttp.ServerDisconnectedError(),
    # A 502 after taking effect: discord.py retries and gets this.
    discord.HTTPException(_ANSWERED, {"code": 40060, "message": "already acknowledged"}),
]


@pytest.mark.parametrize("error", LOST, ids=["cut", "answered"])
async def test_a_new_panel_with_a_lost_response_is_known(
    world: World, stack: Stack, cut: Cut, error: Exception
) -> None:
    ann, ben = await _playing(world, stack)
    cut("create_interaction_response", error, after=True)
    await world.race((ben, "My hand", world.table()))
    await ann.press("3", on=ann.direct())
    await world.advance(3)
    (panel,) = ben.panels()
    assert choices(panel)


@pytest.mark.parametrize("error", LOST, ids=["cut", "answered"])
async def test_a_table_with_a_lost_first_response_is_posted_once(world: World, cut: Cut, error: Exception) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    cut("create_interaction_response", error, after=True)
    await ann.actor.slash(world.channel, "uno start")
    await world.advance(3)
    assert len(world.posts()) == 1
    await run_command(ben, "join")
    await world.advance(3)
    assert "**Ben**" in words(world.table())


async def test_a_table_without_a_first_response_is_posted(world: World) -> None:
    ann = world.person("Ann")
    world.env.inject_error("POST", "/interactions/*/callback", status=500)
    await ann.actor.slash(world.channel, "uno start")
    await world.advance(3)
    assert len(world.posts()) == 1
    await add_ai(ann, world)
    await ann.press("Start")


@pytest.mark.parametrize("method", ["edit_message", "send_message"])
async def test_an_interrupted_edit_or_message_is_retried(
    world: World, stack: Stack, cut: Cut, caplog: pytest.LogCaptureFixture, method: str
) -> None:
    ann, ben = await _playing(world, stack)
    if method == "send_message":
        world.env.backend.delete_message(world.channel.id, world.table().id)
    cut(method, aiohttp.ServerDisconnectedError(), times=2)
    await ann.press("3", on=ann.direct())
    await world.advance(20)
    (table,) = world.posts()
    assert "Red 3" in words(table)
    assert choices(ben.direct())
    assert not _warnings(caplog)


async def test_a_retried_message_keeps_its_nonce(world: World, stack: Stack) -> None:
    """With the nonce, Discord returns the first message, if there is one, instead of making a second."""
    ann, _ = await _playing(world, stack)
    world.env.backend.delete_message(world.channel.id, world.table().id)
    where = f"/channels/{world.channel.id}/messages"
    world.env.inject_error("POST", where, status=502, times=2)
    before = len(world.env.http_requests)
    await ann.press("3", on=ann.direct())
    await world.advance(20)
    sent = [e.json for e in world.env.http_requests[before:] if e.method == "POST" and e.path == where]
    assert len(sent) == 3
    assert len({body["nonce"] for body in sent if body}) == 1


@pytest.mark.parametrize("status", [429, 500, 502])
async def test_missed_edits_are_sent_after_a_long_outage(
    world: World, stack: Stack, caplog: pytest.LogCaptureFixture, status: int
) -> None:
    """The next change catches up at once, and a timer a minute later. The log says so once."""
    ann, ben = await _playing(world, stack)
    where = f"/channels/{world.channel.id}/messages/*"
    world.env.inject_error("PATCH", where, status=status, times=None)
    await ann.press("3", on=ann.direct())
    await world.advance(20)
    await ben.press("5", on=ben.direct())
    await world.advance(55)
    await ann.press("4", on=ann.direct())
    await world.advance(30)
    assert len([line for line in _warnings(caplog) if "cannot draw" in line]) == 1
    world.env.backend.faults.clear()
    await world.advance(65)
    table = words(world.table())
    assert "Red 4" in table


# Late and double interactions


async def test_a_late_answer_is_refused_and_the_hand_is_drawn(world: World, stack: Stack) -> None:
    """The process hung after the move was stored: the answer is refused, but the hand is drawn."""
    ann, ben = await _playing(world, stack)
    world.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062)
    await world.race((ann, "3", ann.direct()))
    await world.advance(8)
    assert hand_line(ann.direct()) == "Your hand, 3 cards: 🔺 Red: 4 · 🔵 Blue: 1, 2"
    assert choices(ben.direct())


async def test_a_deferral_with_a_lost_response_is_followed_up(
    world: World, stack: Stack, cut: Cut, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Discord accepted the deferral: the real answer gets 40060 and goes the other way."""
    ann, _ = await _playing(world, stack)
    monkeypatch.setattr("unobot.bot.interactions.responses.DEFER_AFTER", 0.0)
    assert isinstance(world.bot, Unobot)
    store: Any = world.bot._store
    append = store.append

    async def slow(*args: object, **kwargs: object) -> object:
        await asyncio.sleep(0.5)
        return await append(*args, **kwargs)

    monkeypatch.setattr(store, "append", slow)
    cut("create_interaction_response", aiohttp.ServerDisconnectedError(), after=True)
    await world.race((ann, "3", ann.direct()))
    await world.advance(1)
    assert hand_line(ann.direct()) == "Your hand, 3 cards: 🔺 Red: 4 · 🔵 Blue: 1, 2"
    assert not _warnings(caplog)


@pytest.mark.parametrize(("status", "code"), [(401, 50027), (404, 10015), (404, 10008), (403, 50013)])
async def test_the_next_press_repairs_a_panel_with_an_expired_token(
    world: World, stack: Stack, caplog: pytest.LogCaptureFixture, status: int, code: int
) -> None:
    ann, ben = await _playing(world, stack)
    panel = await press_button(ben, "My hand")
    world.env.inject_error("PATCH", "/webhooks/*", status=status, code=code, times=None)
    await ann.press("3", on=ann.direct())
    await world.advance(6)
    await ben.press("5", on=ben.direct())
    await world.advance(6)
    dead = [e for e in world.env.http_requests if e.method == "PATCH" and e.path.startswith("/webhooks")]
    assert len(dead) == len({e.path for e in dead}) == 2, "a dead token is not tried again"
    world.env.backend.faults.clear()
    assert "Red: 6" in words(await press_button(ben, "Refresh", on=panel))
    await ann.press("4", on=ann.direct())
    await world.advance(3)
    assert choices(world.screen(panel))
    assert not _warnings(caplog)


@pytest.fixture
def doubled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make every interaction arrive twice."""
    real = Backend.emit

    def twice(self: Backend, event: str, payload: dict[str, Any]) -> None:
        real(self, event, payload)
        if event == "INTERACTION_CREATE":
            real(self, event, payload)

    monkeypatch.setattr(Backend, "emit", twice)


@pytest.mark.usefixtures("doubled")
async def test_an_interaction_that_arrives_twice_is_applied_once(world: World, stack: Stack) -> None:
    stack(["R3 R4 B1 B2", "R5 R6 Y1 Y2"], "R1", "G1 G2 G3 G4")
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann, ben)
    assert len(world.posts()) == 1
    await ann.press("Start")
    await world.advance(12)
    await run_command(ann, "play", move="draw")
    await ann.press("Keep it", on=ann.panel())
    await world.advance(6)
    assert "It's **Ben**'s turn" in words(world.table())
    assert hand_line(ann.direct()).startswith("Your hand, 5 cards")
    assert await ben.complete("play", "move")
    await ben.press("5", on=ben.direct())
    await ann.press("Bump", on=await press_button(ann, "More"))
    await world.advance(6)
    assert len(world.posts()) == 1
    assert live_buttons(world.posts())


# Direct messages


async def test_dms_closed_in_mid_match_are_told_once(world: World, stack: Stack) -> None:
    ann, ben = await _playing(world, stack)
    where = f"/channels/{ben.direct_channel.id}/messages*"
    world.env.inject_error("*", where, status=403, code=50007, times=None)
    before, heard = len(world.env.http_requests), []
    for person, card in ((ann, "3"), (ben, "5"), (ann, "4"), (ben, "6")):
        heard.append("I can't send you direct messages" in await run_command(person, "play", move=f"R{card}"))
        await world.advance(6)
    assert heard == [False, True, False, False]
    tried = [e for e in world.env.http_requests[before:] if e.path.startswith(where[:-1])]
    assert len(tried) == 1, "not at every move"
    assert "Red 6" in words(world.table())


async def test_a_forgotten_dm_channel_is_opened_again(world: World, stack: Stack) -> None:
    ann, ben = await _playing(world, stack)
    where = f"/channels/{ben.direct_channel.id}/messages"
    world.env.inject_error("PATCH", f"{where}/*", status=404, code=10003)
    world.env.inject_error("POST", where, status=404, code=10003)
    await ann.press("3", on=ann.direct())
    await world.advance(20)
    (hand,) = [screen for screen in ben.direct_messages() if choices(screen)]
    assert hand_line(hand) == "Your hand, 4 cards: 🔺 Red: 5, 6 · ⭐ Yellow: 1, 2"


async def test_no_dm_is_opened_while_discord_blocks_new_dms(
    world: World, stack: Stack, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No DM is opened for a day. The test shortens it to ten minutes."""
    assert BLOCK_SECONDS == 24 * 3600
    monkeypatch.setattr("unobot.bot.live.direct_messages.BLOCK_SECONDS", 600.0)
    stack(["R3 R4 B1 B2", "R5 R6 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    world.env.inject_error("POST", "/users/@me/channels", status=400, code=40003, times=None)
    await begin(world, ann, ben)
    assert not ann.direct_messages()
    assert "won't let me send new direct messages" in words(await press_button(ann, "My hand"))
    assert "won't let me send new direct messages" not in words(await press_button(ann, "My hand"))
    assert world.requests["POST /users/@me/channels"] == 1
    assert len(_warnings(caplog)) == 1
    world.env.backend.faults.clear()
    await world.restart()
    await ann.press("Yes, end it", on=await ann.slash("end"))
    await begin(world, ann, ben)
    assert not ann.direct_messages(), "known after a restart too"
    await ann.press("Yes, end it", on=await ann.slash("end"))
    await world.advance(600)
    await begin(world, ann, ben)
    assert choices(ann.direct())
