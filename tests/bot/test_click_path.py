"""One played card does each piece of work once: the ruleset is ready, and no unused screen is built."""

from __future__ import annotations

import asyncio
from typing import Any

import aiosqlite
import pytest

from benchmarks.click_path import play_until_a_number, trace_card
from tests.bot.players import begin
from tests.world import World
from unobot.storage.file_writer import FileConnection


async def test_a_played_card_parses_no_ruleset_and_builds_each_screen_once(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    player, button = await play_until_a_number(world, ann, ben)
    await world.advance(12)
    before = world.requests
    trace = await trace_card(world, player, button, until_answer=False)
    spent = world.requests - before
    edits = ("POST /interactions/*/*/callback", "PATCH /webhooks/*/*/messages/*", "PATCH /channels/*/messages/*")
    assert [spent[edit] for edit in edits] == [1, 3, 1], "a DM hand, both panels and the table, the other DM hand"
    assert trace.calls("parse_ruleset") == 0
    assert trace.screens == {"hand_screen": 4, "table_screen": 1}, "one for each of the five messages"
    assert trace.calls("TurnReminders.update") == 1
    assert trace.calls("TurnReminders._update") == 0, "there is no reminder, and nobody always wants one"
    assert trace.calls("_hand_facts") <= 3, "once for each of the two players, and for the press"


async def test_a_press_builds_one_screen_until_its_answer(world: World) -> None:
    """All other screens are drawn after the answer."""
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    player, button = await play_until_a_number(world, ann, ben)
    await world.advance(12)
    trace = await trace_card(world, player, button, until_answer=True)
    assert trace.screens == {"hand_screen": 1}


@pytest.mark.only("sqlite")
async def test_a_played_card_waits_for_one_commit_and_reads_nothing(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The new token of the panel goes with a later commit, which no press waits for."""
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    for _ in range(2):  # the first presses also read and write the choices of players
        player, button = await play_until_a_number(world, ann, ben)
        await player.press(button.custom_id, on=player.panel())
        await world.advance(12)
    work: list[str] = []
    commit: Any = FileConnection.commit
    execute: Any = aiosqlite.Connection._execute
    loop = asyncio.get_running_loop()
    call: Any = loop.call_soon_threadsafe

    def committed(self: FileConnection, jobs: Any) -> Any:  # noqa: ANN401  # passed on
        work.append("commit")
        return commit(self, jobs)

    async def executed(self: aiosqlite.Connection, *args: Any, **options: Any) -> Any:  # noqa: ANN401  # passed on
        work.append("read")
        return await execute(self, *args, **options)

    def hopped(*args: Any, **options: Any) -> Any:  # noqa: ANN401  # passed on
        work.append("hop")
        return call(*args, **options)

    monkeypatch.setattr(loop, "call_soon_threadsafe", hopped)
    monkeypatch.setattr(FileConnection, "commit", committed)
    monkeypatch.setattr(aiosqlite.Connection, "_execute", executed)
    player, button = await play_until_a_number(world, ann, ben)
    work.clear()
    await player.press(button.custom_id, on=player.panel())
    assert work == ["commit", "hop"]
