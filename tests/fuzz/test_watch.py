"""The watch of the fuzz test sees a step of the event loop that holds up everybody else, and hands shown to others."""

from __future__ import annotations

import asyncio
import gc
import time

import pytest

from tests.bot.scenes import texts
from tests.fuzz.attack import Blocks, lasting
from tests.fuzz.watch import BLOCK, Watch, leaks
from unobot.features.help.screens import lesson_screen
from unobot.features.help.tutorial import LESSONS, Lesson
from unobot.i18n import languages, text_for
from unobot.rules.cards import Card
from unobot.wording.card_words import hand_words


async def _work(seconds: float) -> None:
    """Use the processor for this time, without a pause."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


async def test_a_block_of_the_event_loop_is_noted_after_the_start() -> None:
    watch = Watch()
    with watch.watching():
        await asyncio.create_task(_work(1.5 * BLOCK))
        watch.acting = ()
        await asyncio.create_task(_work(BLOCK / 2))
        assert not watch.blocks
        await asyncio.create_task(_work(1.5 * BLOCK))
        (block,) = watch.blocks
    assert "blocked" in block


async def test_a_look_for_unused_objects_is_no_block() -> None:
    slow = [True]

    def collect_slowly(phase: str, _: dict[str, int]) -> None:
        if phase == "start" and slow:
            slow.clear()
            end = time.thread_time() + 1.5 * BLOCK
            while time.thread_time() < end:
                pass

    async def collect() -> None:
        gc.collect(0)

    watch = Watch()
    with watch.watching():
        watch.acting = ()
        gc.callbacks.append(collect_slowly)
        try:
            await asyncio.create_task(collect())
        finally:
            gc.callbacks.remove(collect_slowly)
    assert not slow, "it took long"
    assert not watch.blocks


def test_a_block_counts_if_the_same_action_always_blocks() -> None:
    once: list[Blocks] = [{3: ["slow"], 7: ["slow"]}, {5: ["slow"], 7: ["slow"]}, {7: ["slow"]}]
    assert lasting(iter(once).__next__) == {7: ["slow"]}
    passing: list[Blocks] = [{3: ["slow"]}, {5: ["slow"]}]
    assert not lasting(iter(passing).__next__)


@pytest.mark.parametrize("language", languages())
def test_a_lesson_may_show_its_own_hand_and_no_other(language: str) -> None:
    text = text_for(language)
    for number in range(1, LESSONS + 1):
        lesson = "\n".join(texts(lesson_screen(text, Lesson(number), "Ann")))
        assert leaks(Watch(), 1, lesson, []) == []
        assert leaks(Watch(), 1, lesson.partition("\n")[2], []), "without its title it is the hand of somebody"
        for cards in ([Card.R1, Card.W], [Card.R1, Card.W, Card.G4, Card.Y0]):
            hand = text("hand-cards", count=len(cards), cards=hand_words(text, cards))
            assert leaks(Watch(), 1, f"{lesson}\n{hand}", [])
