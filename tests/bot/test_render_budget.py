"""The render budget: beyond a number of pictures a second, screens use words, and later pictures again."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator

import pytest
from discord import ui

from tests.bot.players import Stack, begin, press_button, words
from tests.world import Person, World
from unobot.bot.client import Unobot
from unobot.bot.live.attachments import BURST_SECONDS, REDRAW_TIMEOUT, Attachments, RenderBudget
from unobot.bot.screens.builder import Picture, ScreenBuilder
from unobot.pictures.hand_art import LIFTED, hand_svg
from unobot.settings import Settings

RATE = 2


@pytest.fixture
def budget() -> tuple[RenderBudget, list[float]]:
    """Return a budget of `RATE` pictures a second, and its clock as a list of one number."""
    clock = [100.0]
    return RenderBudget(RATE, lambda: clock[0]), clock


def test_a_burst_is_allowed_and_then_words_follow_until_the_bucket_is_full(
    budget: tuple[RenderBudget, list[float]], caplog: pytest.LogCaptureFixture
) -> None:
    pictures, clock = budget
    caplog.set_level("INFO")
    burst = int(BURST_SECONDS * RATE)
    assert [pictures.try_acquire() for _ in range(burst + 5)] == [True] * burst + [False] * 5
    clock[0] += BURST_SECONDS / 2
    assert not pictures.try_acquire(), "the bucket is half full"
    clock[0] += BURST_SECONDS
    assert pictures.try_acquire()
    assert [record.levelname for record in caplog.records] == ["WARNING", "INFO"], "once each, and not for a picture"


def test_replays_leave_half_of_the_bucket_to_tables(budget: tuple[RenderBudget, list[float]]) -> None:
    pictures, clock = budget
    spare = [pictures.has_spare for _ in range(int(BURST_SECONDS * RATE)) if pictures.try_acquire()]
    assert spare == [True, True, False, False, False, False]
    pictures.report_slow_picture()
    told = []
    for seconds in (BURST_SECONDS * 0.9, BURST_SECONDS):
        clock[0] += seconds
        told.append(pictures.has_spare)
    assert told == [False, True], "screens are in words until the bucket is full"
    assert not RenderBudget(0, lambda: clock[0]).has_spare


def test_screens_stay_in_words_as_long_as_too_many_pictures_are_wanted(
    budget: tuple[RenderBudget, list[float]], caplog: pytest.LogCaptureFixture
) -> None:
    pictures, clock = budget
    taken = []
    for _ in range(200):  # twice the budget, for 50 seconds
        taken.append(pictures.try_acquire())
        clock[0] += 0.5 / RATE
    assert not any(taken[50:])
    assert len(caplog.records) == 1
    for _ in range(200):  # half the budget
        taken.append(pictures.try_acquire())
        clock[0] += 2 / RATE
    assert all(taken[250:])


def test_a_late_picture_brings_words(
    budget: tuple[RenderBudget, list[float]], caplog: pytest.LogCaptureFixture
) -> None:
    pictures, clock = budget
    pictures.report_slow_picture()
    pictures.report_slow_picture()
    assert not pictures.try_acquire()
    assert len(caplog.records) == 1
    clock[0] += BURST_SECONDS + 1
    assert pictures.try_acquire()


@pytest.fixture
async def wordy(settings: Settings) -> AsyncIterator[World]:
    settings = settings.model_copy(update={"pictures_per_second": 0})
    async with World(lambda: Unobot(settings, rng=random.Random(1), race_hold=0.0)) as world:
        yield world


async def test_without_a_budget_everything_is_in_words(
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


@pytest.fixture
async def world(settings: Settings) -> AsyncIterator[World]:
    settings = settings.model_copy(update={"pictures_per_second": RATE})
    async with World(lambda: Unobot(settings, rng=random.Random(1), race_hold=0.0)) as world:
        yield world


async def test_hands_fall_back_to_words_at_once_and_return(
    world: World, stack: Stack, caplog: pytest.LogCaptureFixture
) -> None:
    """Ann and Ben play faster than the budget allows, then slowly. Every hand shows its cards, drawn or in words."""
    stack(["R1 R2 R3 R4 R5 G6 G7", "R6 R7 R8 R9 B1 B2 B3"], "R0")
    caplog.set_level("INFO", "unobot.bot.live.attachments")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    assert is_drawn(world, ann)
    for number in range(1, 5):  # no time passes
        await ann.press(str(number), on=ann.direct())
        await ben.press(str(number + 5), on=ben.panels()[0] if ben.panels() else ben.direct())
    assert not is_drawn(world, ann)
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    await world.advance(20)
    await ann.press("5", on=ann.direct())
    assert is_drawn(world, ann)
    assert [record.levelname for record in caplog.records] == ["WARNING", "INFO"]


def a_screen(card: str) -> ui.LayoutView:
    """Return a screen with the picture of a hand of one card."""
    builder = ScreenBuilder(1)
    builder.picture(Picture(card, 100, card, str, hand_svg))
    return builder.view()


async def test_two_bots_in_one_process_share_neither_budget_nor_worker() -> None:
    busy, calm = Attachments(RATE, lambda: 100.0), Attachments(RATE, lambda: 100.0)
    try:
        for _ in range(int(BURST_SECONDS * RATE) + 1):
            busy.budget.try_acquire()
        assert await busy.files_of(a_screen(f"R1{LIFTED}"), REDRAW_TIMEOUT) == [], "its budget is spent"
        assert len(await calm.files_of(a_screen(f"R1{LIFTED}"), REDRAW_TIMEOUT)) == 1
        busy.close()
        assert await busy.files_of(a_screen(f"R2{LIFTED}"), REDRAW_TIMEOUT) == [], "a bot that stops draws nothing"
        assert len(await calm.files_of(a_screen(f"R2{LIFTED}"), REDRAW_TIMEOUT)) == 1
        assert calm.budget.drawn_count == 2
    finally:
        busy.close()
        calm.close()


def is_drawn(world: World, person: Person) -> bool:
    """Return whether a person's hand is a picture, and not the line of text."""
    files = world.message(person.direct()).attachments
    assert bool(files) != ("Your hand, " in words(person.direct()))
    return bool(files)
