"""Races of hand panels: after any press, one panel of the player lives, and it shows the current hand."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import discord
import pytest
from discord.webhook.async_ import AsyncWebhookAdapter
from simcord import InteractionResult

from tests.bot.players import (
    AT_THE_END,
    Stack,
    begin,
    choices,
    hand_line,
    live_buttons,
    press_button,
    seat,
    words,
)
from tests.world import Button, Person, Screen, World
from unobot.bot.discord_api.request_budget import RequestBudget
from unobot.demo.simulator import press
from unobot.model.messages import PanelState
from unobot.storage.store import Store

Slow = Callable[[str, float], None]
CALLBACK, DELETE, EDIT = "create_interaction_response", "delete_webhook_message", "edit_webhook_message"
EDIT_AS_BOT = "edit_message"


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    """``slow("put_panel", 1.5)``: a write of the store, or a request to Discord, takes effect that much later."""

    def delay(method: str, seconds: float) -> None:
        owners: tuple[Any, ...] = (AsyncWebhookAdapter, discord.http.HTTPClient, Store)
        owner = next(each for each in owners if hasattr(each, method))
        real = getattr(owner, method)

        async def late(*args: object, **kwargs: object) -> object:
            await asyncio.sleep(seconds)
            return await real(*args, **kwargs)

        monkeypatch.setattr(owner, method, late)

    return delay


async def _playing(world: World, stack: Stack) -> tuple[Person, Person]:
    stack(["R3 R4 B1 B2", "R5 R6 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    return ann, ben


async def _press_gone(world: World, person: Person, screen: Screen, what: str) -> InteractionResult:
    """Press a button of a message that is deleted before the press arrives."""
    message = world.message(screen)
    world.env.backend.delete_message(screen.channel, screen.id)
    result = press(world.env, person.actor, message, screen.button(what).custom_id)
    await world.env.settle()
    return result


async def test_a_press_revokes_the_deletion_that_waits(
    world: World, stack: Stack, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All background work waits while Discord refuses very much."""
    _, ben = await _playing(world, stack)
    old = ben.panel()
    with monkeypatch.context() as strained:
        strained.setattr(RequestBudget, "is_strained", lambda self: True)
        await ben.press("My hand")
        await ben.press("Refresh", on=old)
    await world.advance(70)
    (panel,) = ben.panels()
    assert panel.id == old.id
    assert hand_line(panel)


async def test_a_press_during_the_deletion_is_answered_with_a_new_panel(world: World, stack: Stack, slow: Slow) -> None:
    ann, ben = await _playing(world, stack)
    old = ann.panel()
    slow(DELETE, 1.0)
    await ann.press("My hand")
    await world.advance(0.5)
    result = await world.race((ann, "3", old))
    await world.advance(10)
    assert result.acknowledged
    (panel,) = ann.panels()
    assert hand_line(panel) == "Your hand, 3 cards: 🔺 Red: 4 · 🔵 Blue: 1, 2"
    await ben.press("5", on=ben.panel())
    await world.advance(3)
    assert choices(ann.panel()), "the new panel is the one that is redrawn"


@pytest.mark.parametrize("deferred", [False, True], ids=["at once", "deferred"])
async def test_a_press_on_a_panel_that_is_gone_is_answered_with_a_new_one(
    world: World, stack: Stack, slow: Slow, deferred: bool
) -> None:
    ann, ben = await _playing(world, stack)
    if deferred:
        slow("append", 1.5)
    result = await _press_gone(world, ann, ann.panel(), "3")
    await world.advance(3)
    answer = world.answer(result)
    assert answer is not None
    assert answer.ephemeral
    assert hand_line(answer) == "Your hand, 3 cards: 🔺 Red: 4 · 🔵 Blue: 1, 2"
    await world.race((ben, "5", ben.panel()))
    await world.advance(5)
    (panel,) = ann.panels()
    assert choices(panel), "the new panel is the one that is redrawn"


async def test_a_press_on_a_table_message_that_is_gone_is_answered(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann)
    answer = world.answer(await _press_gone(world, ben, world.table(), "Join"))
    assert answer is not None
    assert "**Ben**" in words(answer)
    await world.advance(3)
    assert "**Ben**" in words(world.table()), "the table is posted again"


async def test_a_press_on_a_direct_message_that_is_gone_is_answered(world: World, stack: Stack) -> None:
    ann, ben = await _playing(world, stack)
    gone = ann.direct()
    message = world.message(gone)
    world.env.backend.delete_message(gone.channel, gone.id)
    result = press(world.env, ann.actor.user, message, gone.button("3").custom_id)
    await world.env.settle()
    assert result.acknowledged
    await world.advance(12)
    await ben.press("5", on=ben.panel())
    await world.advance(12)
    assert choices(ann.direct()), "the hand is sent again"


async def test_two_panels_pressed_at_once_leave_one(world: World, stack: Stack) -> None:
    """The player has the old panel on another device. Its deletion failed at first."""
    _, ben = await _playing(world, stack)
    old = ben.panel()
    world.env.inject_error("DELETE", "/webhooks/*", status=500)
    new = await press_button(ben, "My hand")
    await world.race((ben, "Refresh", old), (ben, "By value", new), (ben, "Refresh", old))
    await world.advance(80)
    (panel,) = ben.panels()
    assert hand_line(panel)
    assert (await press_button(ben, "···", on=panel)).has("By color")


async def test_two_panels_noted_in_the_other_order_leave_one(
    world: World, stack: Stack, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database takes the second press before the first."""
    _, ben = await _playing(world, stack)
    old = ben.panel()
    world.env.inject_error("DELETE", "/webhooks/*", status=500)
    new = await press_button(ben, "My hand")
    real, delays = Store.put_panel, [1.0, 0.2]

    async def late(self: Store, panel: PanelState) -> None:
        await asyncio.sleep(delays.pop(0) if delays else 0.0)
        await real(self, panel)

    monkeypatch.setattr(Store, "put_panel", late)
    await world.race((ben, "Refresh", old), (ben, "Refresh", new))
    await world.advance(20)
    assert [panel.id for panel in ben.panels()] == [new.id]


async def test_a_new_panel_whose_answer_comes_late_leaves_one(
    world: World, stack: Stack, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The player presses the new panel, then the old one, before the bot knows that the new one has arrived."""
    _, ben = await _playing(world, stack)
    old, real, delays = ben.panel(), AsyncWebhookAdapter.create_interaction_response, [5.0]

    async def late(self: AsyncWebhookAdapter, *args: Any, **kwargs: Any) -> object:  # noqa: ANN401 - as it is given
        answer = await real(self, *args, **kwargs)
        await asyncio.sleep(delays.pop() if delays else 0.0)
        return answer

    monkeypatch.setattr(AsyncWebhookAdapter, "create_interaction_response", late)
    await world.race((ben, "My hand", world.table()))
    await world.race((ben, "Refresh", ben.panel()), (ben, "Refresh", old))
    await world.advance(10)
    (panel,) = ben.panels()
    assert hand_line(panel)


async def test_a_hand_sorted_while_a_new_panel_is_sent(world: World, stack: Stack, slow: Slow) -> None:
    _, ben = await _playing(world, stack)
    old = ben.panel()
    slow("put_preferences", 0.2)
    slow(CALLBACK, 0.5)
    await world.race((ben, "By value", old), (ben, "My hand", world.table()))
    await world.advance(5)
    (panel,) = ben.panels()
    assert (await press_button(ben, "···", on=panel)).has("By color")


async def test_a_failed_deletion_is_tried_again(world: World, stack: Stack) -> None:
    _, ben = await _playing(world, stack)
    world.env.inject_error("DELETE", "/webhooks/*", status=500, times=2)
    new = await press_button(ben, "My hand")
    await world.advance(20)
    assert [panel.id for panel in ben.panels()] == [new.id]


async def test_a_press_that_discord_fails_does_not_keep_the_old_panel(world: World, stack: Stack) -> None:
    _, ben = await _playing(world, stack)
    old = ben.panel()
    world.env.inject_error("DELETE", "/webhooks/*", status=500)
    new = await press_button(ben, "My hand")
    world.env.inject_error("POST", "/interactions/*/callback", status=500)
    await world.race((ben, "Refresh", old))
    await world.advance(20)
    live, told = ben.panels()
    assert live.id == new.id
    assert "Discord didn't take my answer" in told.text


async def test_a_panel_is_redrawn_while_a_press_on_it_is_answered(world: World, stack: Stack, slow: Slow) -> None:
    """The token of a press works when Discord has its answer, and not before."""
    ann, ben = await _playing(world, stack)
    panel = ben.panel()
    slow(CALLBACK, 1.0)
    await world.race((ben, "Refresh", panel), (ann, "3", ann.panel()))
    await world.advance(5)
    await world.race((ben, "5", ben.direct()))
    await world.advance(5)
    assert hand_line(world.screen(panel)) == "Your hand, 3 cards: 🔺 Red: 6 · ⭐ Yellow: 1, 2"


async def test_an_old_panel_that_cannot_be_drawn_does_not_cost_the_new_one(
    world: World, stack: Stack, slow: Slow
) -> None:
    """The old panel was deleted while a redraw of it was on its way."""
    ann, ben = await _playing(world, stack)
    slow(EDIT, 1.0)
    await ann.press("3", on=ann.panel())
    new = await press_button(ben, "My hand")
    await world.advance(3)
    await ben.press("5", on=ben.direct())
    await world.advance(3)
    assert hand_line(world.screen(new)) == "Your hand, 3 cards: 🔺 Red: 6 · ⭐ Yellow: 1, 2"


async def test_a_table_that_closes_while_a_press_is_noted(world: World, stack: Stack, slow: Slow) -> None:
    ann, ben = await _playing(world, stack)
    ending = await ann.slash("end")
    slow("put_panel", 1.0)
    result = await world.race((ben, "Refresh", ben.panel()))
    await ann.press("Yes, end it", on=ending)
    await world.advance(10)
    assert result.acknowledged
    (panel,) = ben.panels()
    assert "went wrong" not in words(panel)
    assert not choices(panel)


async def test_a_table_that_closes_while_its_messages_are_redrawn(world: World, stack: Stack, slow: Slow) -> None:
    """The redraw that is on its way shows the table before its end. Another one shows the end."""
    ann, ben = await _playing(world, stack)
    ending = await ann.slash("end")
    assert ending is not None
    panels = [ending, ben.panel()]
    slow(EDIT, 1.0)
    slow(EDIT_AS_BOT, 1.0)
    await ann.press("3", on=ann.direct())
    await world.advance(0.5)
    await ann.press("Yes, end it", on=ending)
    await world.advance(30)
    assert live_buttons([*map(world.screen, panels)]) == ["Rematch", "Replay"] * 2, "for each panel"
    assert not live_buttons([*ann.direct_messages(), *ben.direct_messages()])
    assert set(live_buttons([world.table()])) <= set(AT_THE_END)


@pytest.mark.parametrize("opens", ["Rules", "More"], ids=["in the panel", "at the table"])
async def test_a_refusal_is_said_although_its_reader_opens_another_screen_meanwhile(
    world: World, stack: Stack, slow: Slow, opens: str
) -> None:
    """A press at the table is deferred first, so that its token can edit the table. That takes a moment."""
    _, ben = await _playing(world, stack)
    more = await press_button(ben, "More")
    await world.advance(400)  # the bot wants a newer token of the table
    table = world.table()
    late = replace(table, buttons=(Button("Catch!", "u1:1:0:catch:0", False, ""),))
    slow(CALLBACK, 0.5)
    slow(DELETE, 5.0)
    await world.race((ben, "Catch!", late))
    await world.advance(0.1)
    await world.race((ben, opens, more if opens == "Rules" else table))
    await world.advance(2)
    answers = [words(panel) for panel in ben.panels() if panel.id != more.id]
    assert any("too late to catch" in answer for answer in answers), answers
