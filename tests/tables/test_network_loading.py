"""The event loop does nothing else while it imports NumPy, so a thread loads the networks before the first decision."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from tests.tables.harness import ANN, BOB, TableHarness
from unobot.ai import expert, network
from unobot.rules.decks import DECKS
from unobot.rules.ruleset.ruleset import of_deck
from unobot.tables.ai_seats import network_loading

Loads = list[tuple[str, bool]]
"""The file of each network that was read, and whether the thread of the test read it."""


@contextmanager
def no_network_yet(monkeypatch: pytest.MonkeyPatch) -> Iterator[Loads]:
    """Forget all networks, as in a bot that has just started, and yield those that are read from now on."""
    loads: Loads = []
    read: Callable[..., object] = network._arrays

    def spy(file: object) -> object:
        loads.append((str(getattr(file, "name", "")), threading.current_thread() is threading.main_thread()))
        return read(file)

    monkeypatch.setattr(network, "_arrays", spy)
    monkeypatch.setattr(network_loading, "_loaded", set[expert.NetworkKind]())
    forgetful = (network.packaged, network.by_effects, expert.load)
    for cached in forgetful:
        cached.cache_clear()
    yield loads
    for cached in forgetful:
        cached.cache_clear()


@pytest.fixture
def loads(monkeypatch: pytest.MonkeyPatch) -> Iterator[Loads]:
    with no_network_yet(monkeypatch) as loads:
        yield loads


@pytest.mark.parametrize("level", ["casual", "expert"])
async def test_a_thread_loads_the_network_of_an_ai(harness: TableHarness, loads: Loads, level: str) -> None:
    table = await harness.deal({"Kim": "R1 R2 R3 B1", ANN: "B1 B2 B3"}, levels={"Kim": level})
    await harness.until(lambda: table.is_turn_of(ANN))
    assert [is_loop for _, is_loop in loads] == [False]


async def test_a_thread_loads_the_network_of_another_deck(harness: TableHarness, loads: Loads) -> None:
    hands: dict[int | str, str] = {"Kim": "R1 R2 R3 B1", ANN: "B1 B2 B3"}
    table = await harness.deal(hands, levels={"Kim": "expert"}, ruleset=of_deck(DECKS["no_mercy"]))
    await harness.until(lambda: table.is_turn_of(ANN))
    assert loads == [(network.BY_EFFECTS, False)]


async def test_a_novice_needs_no_network(harness: TableHarness, loads: Loads) -> None:
    table = await harness.deal({"Kim": "R1 R2 R3 B1", ANN: "B1 B2 B3"}, levels={"Kim": "novice"})
    await harness.until(lambda: table.is_turn_of(ANN))
    assert not loads


async def test_a_clock_that_draws_for_a_person_needs_no_network(harness: TableHarness, loads: Loads) -> None:
    table = await harness.deal({ANN: "R1 R2 R3", BOB: "B1 B2 B3"})
    await harness.until(lambda: table.ply > 0)
    assert not loads


async def test_a_thread_loads_the_network_of_the_stand_in(harness: TableHarness, loads: Loads) -> None:
    """Ann misses two turns, so the stand-in plays her seat."""
    table = await harness.deal({ANN: "R1 R2 R3", BOB: "B1 B2 B3"})
    await harness.until(lambda: bool(loads))
    assert table.ply > 1
    assert not any(is_loop for _, is_loop in loads)
