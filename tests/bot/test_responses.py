"""Every press gets a true answer in time: with a slow database, without one, and when Discord fails."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import discord
import pytest

from tests.bot.players import (
    Player,
    Stack,
    begin,
    choices,
    hand_line,
    live_buttons,
    play,
    ply,
    press_button,
    run_command,
    seat,
    words,
)
from tests.bot.refusals import Refusal, Request, refusing
from tests.world import World
from unobot.bot.client import Unobot
from unobot.bot.messages.live_table import AWAY_SECONDS
from unobot.model.storage_errors import StorageError, Unsure
from unobot.model.table import TableState
from unobot.settings import Settings
from unobot.storage.store import Store

Slow = Callable[[str, float], None]


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    """Return a function: after ``slow("append", 1.5)``, this method of the store takes that many seconds longer."""

    def delay(method: str, seconds: float) -> None:
        real = getattr(Store, method)

        async def late(*args: object, **kwargs: object) -> object:
            await asyncio.sleep(seconds)
            return await real(*args, **kwargs)

        monkeypatch.setattr(Store, method, late)

    return delay


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Callable[[], None]]:
    """Return a function: after ``mend = broken("append")``, this method of the store fails until ``mend()``."""

    def fail(method: str) -> Callable[[], None]:
        real = getattr(Store, method)

        async def refuse(*_: object, **__: object) -> None:
            raise StorageError("The database did not take a change: disk full.")

        monkeypatch.setattr(Store, method, refuse)
        return lambda: monkeypatch.setattr(Store, method, real)

    return fail


# A slow database


async def test_a_slow_move_is_deferred_first_then_shown(world: World, stack: Stack, slow: Slow) -> None:
    stack(["R3 B1 B2", "R5 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    slow("append", 2.0)
    result = await world.race((ann, "3", ann.direct()))
    answered = []
    for seconds in (1.1, 0.2):
        await world.advance(seconds)
        answered.append(result.acknowledged)
    assert answered == [False, True], "before the three seconds are over"
    assert hand_line(ann.direct()).startswith("Your hand, 3 cards")
    await world.advance(1)
    assert hand_line(ann.direct()) == "Your hand, 2 cards: 🔵 Blue: 1, 2"
    await world.advance(6)
    assert choices(ben.direct())


@pytest.mark.logs_errors
async def test_a_move_that_may_be_stored_is_never_called_lost(
    world: World, stack: Stack, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection was lost before the database answered. The next press shows what holds."""
    append = Store.append

    async def lost(self: Store, *args: Any, **options: Any) -> TableState:  # noqa: ANN401
        await append(self, *args, **options)
        raise Unsure("The database did not confirm a change: the connection was lost.")

    stack(["R3 B1 B2", "R5 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    with monkeypatch.context() as patched:
        patched.setattr(Store, "append", lost)
        answer = words(await press_button(ann, "3", on=ann.direct()))
    assert "I can't say if it counted" in answer
    assert "Nothing was changed" not in answer
    await world.advance(6)
    await press_button(ben, "My hand")
    await world.advance(6)
    assert hand_line(ann.direct()) == "Your hand, 2 cards: 🔵 Blue: 1, 2"
    assert choices(ben.direct())


async def test_a_slow_press_at_the_table_and_a_slow_command(world: World, slow: Slow) -> None:
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await seat(world, ann)
    slow("save_table", 1.5)
    await world.race((ben, "Join", world.table()))
    await world.advance(2)
    assert "**Ben**" in words(world.table())
    joining = await cleo.actor.slash(world.channel, "uno join")
    await world.advance(2)
    answer = world.answer(joining)
    assert answer is not None
    assert answer.ephemeral
    assert "You're in." in words(answer)
    assert "**Cleo**" in words(world.table())


async def test_a_slow_hand(world: World, stack: Stack, slow: Slow) -> None:
    """The deferral of a press goes to the table, and the panel comes after it."""
    stack(["R3 B1 B2", "R5 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await ann.press("3", on=ann.direct())
    await run_command(ann, "leave")
    slow("save_table", 1.5)
    result = await world.race((ann, "My hand", world.table()))
    await world.advance(2)
    panel = world.answer(result)
    assert panel is not None
    assert panel.ephemeral
    assert hand_line(panel)
    assert world.table().has("My hand")


async def test_a_slow_start_still_gives_everybody_a_table(world: World, slow: Slow) -> None:
    """The deferral was ephemeral, but the lobby must be public."""
    ann, ben = world.person("Ann"), world.person("Ben")
    slow("create_table", 1.5)
    result = await ann.actor.slash(world.channel, "uno start")
    await world.advance(2)
    assert result.acknowledged
    assert not world.table().ephemeral
    assert not ann.panels(), "nothing is left thinking"
    await ben.press("Join")
    await world.advance(3)
    assert "**Ben**" in words(world.table())
    await ann.press("Start")
    assert len(world.posts()) == 1


# No database


@pytest.mark.logs_errors
async def test_a_move_the_database_refuses_is_not_made(
    world: World, stack: Stack, broken: Callable[[str], Callable[[], None]]
) -> None:
    stack(["R3 B1 B2", "R5 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    mend = broken("append")
    answer = await press_button(ann, "3", on=ann.direct())
    assert "I can't reach my database right now. Nothing was changed" in words(answer)
    assert hand_line(answer).startswith("Your hand, 3 cards")
    await world.advance(6)
    assert "It's **Ann**'s turn" in words(world.table())
    mend()
    await ann.press("3", on=ann.direct())
    await world.advance(6)
    assert hand_line(ann.direct()) == "Your hand, 2 cards: 🔵 Blue: 1, 2"
    assert choices(ben.direct())


@pytest.mark.logs_errors
async def test_a_lobby_the_database_refuses(world: World, broken: Callable[[str], Callable[[], None]]) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    mend = broken("create_table")
    assert "Nothing was changed" in await run_command(ann, "start")
    assert not world.posts()
    mend()
    await seat(world, ann)
    mend = broken("save_table")
    refused = await press_button(ben, "Join")
    assert refused.ephemeral
    assert "Nothing was changed" in words(refused)
    mend()
    assert "**Ben**" in words(await press_button(ben, "Join"))


@pytest.mark.logs_errors
async def test_a_match_against_ais_is_opened_with_its_deal_or_not_at_all(
    world: World, broken: Callable[[str], Callable[[], None]]
) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    mend = broken("begin_match")
    help_screen = await ann.slash("help")
    assert help_screen is not None
    assert "Nothing was changed" in words(await press_button(ann, "Play with 3 AIs", on=help_screen))
    assert "There's no table in this channel." in await run_command(ben, "status")
    mend()
    assert "Your hand, 7 cards" in words(await press_button(ann, "Play with 3 AIs", on=help_screen))
    await world.advance(3)
    assert len(world.posts()) == 1


@pytest.mark.logs_errors
async def test_an_ai_waits_for_the_database(
    world: World, stack: Stack, broken: Callable[[str], Callable[[], None]]
) -> None:
    """The clock retries automatically, as long as necessary."""
    stack(["R3 B1 B2", "R5 Y1 Y2"], "R1")
    ann = world.person("Ann")
    await begin(world, ann, ais=1)
    await ann.press("3", on=ann.direct())
    mend = broken("append")
    await world.advance(30)
    assert "**Kim** is thinking" in words(world.table())
    mend()
    await world.advance(12)
    assert "**Kim** played 🔺 Red 5" in words(world.table())


@pytest.mark.logs_errors
async def test_suggestions_without_a_database_are_none(
    world: World, stack: Stack, broken: Callable[[str], Callable[[], None]]
) -> None:
    stack(["R3 B1 B2", "R5 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    broken("tables_of")
    assert await ann.complete("play", "move") == {}


REFUSED_SUGGESTIONS = {
    ("play", "move"): Refusal(404, 10062),
    ("start", "rules"): Refusal(400, 50035),
    ("tournament", "rules"): Refusal(403, 50001),
    ("resume", "match"): Refusal(400, 40060),
    ("stats", "season"): Refusal(500, 0),
}


def _refuse_answers(refusal: Refusal, request: Request) -> Refusal | None:
    return refusal if request.is_answer else None


async def test_refused_suggestions_are_one_line_of_the_log(world: World, caplog: pytest.LogCaptureFixture) -> None:
    """The caller types on, or the network is slow: Discord no longer takes an answer. That is no error of the bot."""
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    caplog.set_level(logging.INFO)
    for (command, option), refusal in REFUSED_SUGGESTIONS.items():
        caplog.clear()
        with refusing(partial(_refuse_answers, refusal)) as seen, suppress(Exception):
            await ann.complete(command, option)
        assert len(seen.refused) == 1, "it is not sent twice"
        lines = [record for record in caplog.records if "did not take the suggestions" in record.getMessage()]
        assert [record.levelname for record in lines] == ["INFO"]
        assert f"/uno {command} {option}" in lines[0].getMessage()
        assert not [record for record in caplog.records if record.exc_info]
    assert await ann.complete("start", "rules"), "the next ones come"


@pytest.mark.logs_errors
async def test_a_bug_in_suggestions_names_the_command(
    world: World, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = world.person("Ann")
    monkeypatch.setattr("unobot.features.house_rules.actions.preset_words", lambda *_: 1 / 0)
    assert await ann.complete("start", "rules") == {}
    (record,) = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert "/uno start rules" in record.getMessage()


# Discord fails


@pytest.mark.usefixtures("no_table_tokens")
async def test_a_table_discord_did_not_take_is_drawn_again(world: World, stack: Stack) -> None:
    stack(["R3 B1 B2", "R5 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    world.env.inject_error("PATCH", f"/channels/{world.channel.id}/messages/*", status=500, times=2)
    await ann.press("3", on=ann.direct())
    await world.advance(1)
    assert "Red 3" not in words(world.table())
    await world.advance(20)
    assert "It's **Ben**'s turn" in words(world.table())


async def test_an_answer_discord_did_not_take(world: World, stack: Stack, caplog: pytest.LogCaptureFixture) -> None:
    """The move is stored, so the player is not told that it failed. The hand is drawn another way."""
    stack(["R3 B1 B2", "R5 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    world.env.inject_error("POST", "/interactions/*/callback", status=500)
    caplog.set_level(logging.WARNING)
    await world.race((ann, "3", ann.direct()))
    await world.advance(8)
    assert hand_line(ann.direct()) == "Your hand, 2 cards: 🔵 Blue: 1, 2"
    assert "Nothing was changed" not in " ".join(words(s) for s in [*ann.direct_messages(), *ann.panels()])
    assert "Red 3" in words(world.table())
    assert len([record for record in caplog.records if record.name.startswith("unobot")]) == 1


async def test_a_table_deleted_by_somebody_does_not_end_the_match(world: World, stack: Stack) -> None:
    stack(["R3 B1 B2", "R5 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    gone = world.table()
    world.env.backend.delete_message(gone.channel, gone.id)
    await ann.press("3", on=ann.direct())
    await world.advance(6)
    await ben.press("5", on=ben.direct())
    await world.advance(6)
    copy = await ann.slash("status")
    assert copy is not None
    assert "Red 5" in words(copy)
    await ann.press("Bump", on=await press_button(ann, "More", on=copy))
    assert "Red 5" in words(world.table())


async def test_a_panel_that_was_dismissed_is_missed_by_nobody(world: World, stack: Stack) -> None:
    stack(["R3 B1 B2", "R5 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    panel = await press_button(ben, "My hand")
    world.env.backend.delete_message(panel.channel, panel.id)
    await ann.press("3", on=ann.direct())
    await world.advance(6)
    assert choices(await press_button(ben, "My hand"))


async def test_a_panel_older_than_its_token_heals_with_the_next_press(settings: Settings, stack: Stack) -> None:
    """After fifteen minutes the bot can no longer edit it, but its buttons still work."""
    patient = settings.model_copy(update={"turn_seconds": 600})
    async with World(lambda: Unobot(patient, rng=random.Random(1), race_hold=0.0)) as world:
        stack(["R3 B1 B2", "G5 Y1 Y2"], "R1", "R9")
        ann, ben = world.person("Ann"), world.person("Ben")
        await begin(world, ann, ben)
        panel = await press_button(ben, "My hand")
        await ann.press("3", on=ann.direct())
        await world.advance(590)
        await ben.press("Draw", on=ben.direct())
        await world.advance(300)
        await ben.press("Keep it", on=ben.direct())
        await world.advance(6)
        old = world.screen(panel)
        assert old.has("Keep it"), "out of reach"
        fresh = await press_button(ben, "Keep it", on=old)
        assert "Play had moved on. Nothing is lost." in words(fresh)
        assert hand_line(fresh).startswith("Your hand, 4 cards")
        await ann.press("Draw", on=ann.direct())
        await ann.press(choices(ann.direct())[-1].custom_id, on=ann.direct())
        await world.advance(6)
        assert choices(world.screen(panel)), "in reach again"


async def test_only_the_newest_panel_stays(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    for _ in range(3):
        await ann.press("My hand")
        await world.advance(2)
    assert len(ann.panels()) == 1


# Rate limits


async def test_a_move_costs_few_requests(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben, ais=2)
    await ben.press("My hand")
    players = Player(ann, 5), Player(ben, 6, in_panel=True)
    before, first = world.requests, ply(world)
    while ply(world) - first < 50:
        if not any([await player.act() for player in players]):
            await world.advance(1.5)
        if not world.table().has("My hand"):
            await world.advance(12)
    spent, moves = world.requests - before, ply(world) - first
    by_bot = sum(count for what, count in spent.items() if what.split()[1].startswith("/channels"))
    assert by_bot <= 2.2 * moves, f"{spent} for {moves} moves"
    assert spent.total() <= 4 * moves, f"{spent} for {moves} moves"
    assert not [what for what in spent if what.startswith("GET")]


async def test_what_looks_the_same_is_not_sent_again(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await ann.press("My hand")
    await world.advance(12)
    panel, direct = [await press_button(ann, "···", on=screen) for screen in (ann.panel(), ann.direct())]
    for what, screen, cost in (
        ("Refresh", panel, 1),
        ("Refresh", direct, 1),
        ("More", world.table(), 2),  # the older panel goes
    ):
        before = world.requests
        await ann.press(what, on=screen)
        await world.advance(6)
        assert (world.requests - before).total() == cost, world.requests - before


@pytest.mark.usefixtures("no_table_tokens")
async def test_a_move_is_answered_by_one_request_to_the_one_who_made_it(world: World, stack: Stack) -> None:
    stack(["R3 B1 B2", "R5 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    panel = await press_button(ann, "My hand")
    await world.advance(12)
    before = world.requests
    await ann.press("3", on=panel)
    await world.advance(12)
    spent = world.requests - before
    assert spent["POST /interactions/*/*/callback"] == 1
    assert spent["PATCH /webhooks/*/*/messages/*"] == 1, "Ben's panel; the answer drew Ann's already"
    assert spent["PATCH /channels/*/messages/*"] == 3, "the table, and the hands in both DMs"


async def test_a_closed_table_leaves_nothing_in_memory(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben, ais=1)
    await ben.press("My hand")
    await play(world, Player(ann, 1), Player(ben, 2, in_panel=True), until="wins round 1")
    await ann.press("Yes, end it", on=await ann.slash("end"))
    old = ann.direct() if live_buttons(ann.direct_messages()) else None
    await world.advance(30)
    if old is not None:
        button = next(button for button in old.buttons if not button.disabled)
        await ann.press(button.custom_id, on=old, stale=True)
        await world.advance(30)
    bot = world.bot
    assert isinstance(bot, Unobot)
    assert bot.kit is not None
    assert bot.router is not None
    messages = bot.router.kit.messages
    held = {
        "tables": bot.kit.hub._tables,
        "alarms": bot.kit.hub._alarms,
        "surfaces": bot._scheduler._surfaces,
        "tasks": messages.tasks,
        "live tables": messages.live,
        "sticky": messages.sticky,
        "messages and panels": messages.message_store._tables,
    }
    assert {name: len(kept) for name, kept in held.items()} == dict.fromkeys(held, 0)  # type: ignore[arg-type]


async def test_a_table_of_another_process_leaves_nothing_in_memory(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Presses in DMs come to one process. The table is at home in another one, which draws it."""
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    monkeypatch.setattr(Unobot, "_is_at_home", lambda *_: False)
    await world.restart()
    for person in (ann, ben):
        await person.press("Refresh", on=person.direct())
    bot = world.bot
    assert isinstance(bot, Unobot)
    assert bot.router is not None
    live = bot.router.kit.messages.live
    assert len(live) == 1
    await world.advance(AWAY_SECONDS)
    assert not len(live)


@pytest.fixture
def slow_edits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Delay the bot's own edits by half a second. Clicks are answered earlier."""
    real = discord.http.HTTPClient.edit_message

    async def edit(self: discord.http.HTTPClient, *ids: Any, **given: Any) -> object:  # noqa: ANN401 - whatever they are
        await asyncio.sleep(0.5)
        return await real(self, *ids, **given)

    monkeypatch.setattr(discord.http.HTTPClient, "edit_message", edit)


@pytest.mark.usefixtures("slow_edits", "no_table_tokens")
async def test_a_table_overtaken_on_its_way_does_not_stay(world: World) -> None:
    """The scheduled edit shows two seats and arrives after the click's answer, which shows three."""
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await seat(world, ann)
    await run_command(ben, "join")
    await world.advance(0.1)
    assert "**Cleo**" in words(await press_button(cleo, "Join"))
    await world.advance(0.6)
    assert "**Cleo**" not in words(world.table()), "the older picture came last"
    await world.advance(5)
    assert "**Cleo**" in words(world.table())


@pytest.mark.usefixtures("slow_edits")
async def test_a_hand_overtaken_on_its_way_does_not_stay(world: World, stack: Stack) -> None:
    """The table does not change meanwhile: Ann only opened the choice of color."""
    stack(["W B1", "R5 Y1"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    hand = ann.direct()
    await ann.press("Uno!")
    await world.advance(0.1)
    assert (await press_button(ann, "W", on=hand)).has("Yellow")
    await world.advance(0.6)
    assert not ann.direct().has("Yellow"), "the older picture came last"
    await world.advance(6)
    assert ann.direct().has("Yellow")
