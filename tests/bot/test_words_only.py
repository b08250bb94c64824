"""Screens in words: pictures are off, or one comes too late. And many pictures at once."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import AsyncIterator

import pytest
from discord import ui

from tests.bot.players import Stack, begin, press_button, words
from tests.world import World
from unobot.bot.client import Unobot
from unobot.bot.live.attachments import Attachments
from unobot.bot.screens.builder import Picture, ScreenBuilder
from unobot.pictures.hand_art import DIMMED, LIFTED, hand_collage
from unobot.rules.cards import Card
from unobot.rules.decks import PRINTED
from unobot.settings import Settings


@pytest.fixture
async def wordy(settings: Settings) -> AsyncIterator[World]:
    settings = settings.model_copy(update={"pictures": False})
    async with World(lambda: Unobot(settings, rng=random.Random(1), race_hold=0.0)) as world:
        yield world


async def test_without_pictures_everything_is_in_words(
    wordy: World, stack: Stack, caplog: pytest.LogCaptureFixture
) -> None:
    stack(["RS R3", "B5 B6"], "R1")
    ann, ben = wordy.person("Ann"), wordy.person("Ben")
    await begin(wordy, ann, ben)
    if (menu := await press_button(ann, "More")).has("Draw the table"):
        await press_button(ann, "Draw the table", on=menu)
    await wordy.advance(3)
    assert "Red 1" in words(wordy.table())
    await ann.press("⊘", on=ann.direct())
    await wordy.advance(5)
    await ann.press("3", on=ann.direct())
    await wordy.advance(3)
    assert "**Ann** wins round 1" in words(wordy.table())
    everything = [wordy.table(), ann.direct(), ben.direct()]
    assert not any(wordy.message(screen).attachments for screen in everything)
    assert "pictures" not in caplog.text


def a_screen(card: str) -> ui.LayoutView:
    """Return a screen with the picture of a hand of one card."""
    builder = ScreenBuilder(1)
    builder.picture(Picture(card, 100, card, str, hand_collage))
    return builder.view()


@pytest.mark.parametrize("drawn_at_once", [200])
async def test_many_hands_at_once_are_all_drawn(drawn_at_once: int) -> None:
    attachments = Attachments(lambda: 100.0)
    rng = random.Random(1)
    cards = [card.value for card in PRINTED if card is not Card.HIDDEN]
    hands = [
        " ".join(f"{card}{rng.choice((LIFTED, DIMMED))}" for card in rng.choices(cards, k=7))
        for _ in range(drawn_at_once)
    ]
    try:
        files = await asyncio.gather(*(attachments.files_of(a_screen(hand), 1200.0) for hand in hands))
        assert [len(drawn) for drawn in files] == [1] * drawn_at_once
        assert attachments.replaced_count == 0
    finally:
        attachments.close()


async def test_a_picture_that_comes_too_late_is_in_the_next_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    attachments, may_draw = Attachments(lambda: 100.0), threading.Event()
    draw = attachments.worker.draw

    def slowly(svg: str, width: int) -> bytes:
        may_draw.wait()
        return draw(svg, width)

    monkeypatch.setattr(attachments.worker, "draw", slowly)
    try:
        assert await attachments.files_of(a_screen(f"R1{LIFTED}"), 0.0) == []
        assert (attachments.drawn_count, attachments.replaced_count) == (0, 1)
        may_draw.set()
        assert len(await attachments.files_of(a_screen(f"R1{LIFTED}"), 1200.0)) == 1
    finally:
        attachments.close()


async def test_a_hand_of_known_cards_needs_no_worker() -> None:
    attachments = Attachments(lambda: 100.0)
    try:
        await attachments.files_of(a_screen(f"R1{LIFTED} G2{DIMMED}"), 1200.0)
        await attachments.files_of(a_screen(f"R3{LIFTED} G4{DIMMED}"), 1200.0)
        attachments.worker.close()
        assert len(await attachments.files_of(a_screen(f"R3{LIFTED} G2{DIMMED}"), 0.0)) == 1
    finally:
        attachments.close()


async def test_a_hand_that_was_drawn_ahead_needs_no_worker() -> None:
    attachments = Attachments(lambda: 100.0)
    try:
        await attachments.draw_ahead([(hand_collage(f"R1{LIFTED} G2{DIMMED}"), 100)])
        attachments.worker.close()
        assert len(await attachments.files_of(a_screen(f"G2{DIMMED} R1{LIFTED}"), 0.0)) == 1
        assert attachments.drawn_count == 1, "tiles are no pictures"
    finally:
        attachments.close()


async def test_a_bot_without_its_worker_is_not_stopped_by_drawing_ahead(caplog: pytest.LogCaptureFixture) -> None:
    attachments = Attachments(lambda: 100.0)
    attachments.worker.close()
    try:
        await attachments.draw_ahead([(hand_collage(f"R1{LIFTED}"), 100)])
        assert "not drawn ahead" in caplog.text
    finally:
        attachments.close()


async def test_a_bot_can_stop_while_it_draws_ahead() -> None:
    attachments = Attachments(lambda: 100.0)
    before = asyncio.all_tasks()
    attachments.warm_up()
    (ahead,) = asyncio.all_tasks() - before
    await asyncio.sleep(0)
    attachments.close()
    await asyncio.wait({ahead})
    assert ahead.cancelled()


async def test_two_bots_in_one_process_share_no_worker() -> None:
    busy, calm = Attachments(lambda: 100.0), Attachments(lambda: 100.0)
    try:
        assert len(await busy.files_of(a_screen(f"R1{LIFTED}"), 1200.0)) == 1
        busy.close()
        assert await busy.files_of(a_screen(f"R2{LIFTED}"), 1200.0) == [], "a bot that stops draws nothing"
        assert len(await calm.files_of(a_screen(f"R2{LIFTED}"), 1200.0)) == 1
        assert (busy.drawn_count, calm.drawn_count) == (1, 1)
    finally:
        busy.close()
        calm.close()
