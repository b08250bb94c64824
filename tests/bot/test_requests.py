"""The number of Discord requests for each step at a table, and the rate limit that they count for.

E: requests with an interaction token, which do not count toward the bot's limit of 50 per second. G: requests with the
bot's token.

The players have no hand by direct message here, unless a test says so.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import pytest

from tests.bot.players import Stack, prefer, press_button, seat, words
from tests.world import Person, World

MINUTE = 60


@dataclass
class Cost:
    """The number of requests of a step."""

    E: int = 0
    G: int = 0
    what: Counter[str] = field(default_factory=Counter)


@contextmanager
def cost(world: World) -> Iterator[Cost]:
    """Count the requests inside the block."""
    spent, before = Cost(), world.requests
    yield spent
    spent.what = world.requests - before
    for request, times in spent.what.items():
        if " /interactions" in request or " /webhooks" in request:
            spent.E += times
        else:
            spent.G += times


async def three(world: World, *, ais: int = 0) -> tuple[Person, Person, Person]:
    """Return Ann, Ben and Cleo in a lobby, without direct messages."""
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await prefer(world, ann, ben, cleo, dms=False)
    await seat(world, ann, ben, cleo, ais=ais)
    await world.advance(3)
    return ann, ben, cleo


async def dealt(world: World, *, ais: int = 0) -> tuple[Person, Person, Person]:
    """Return Ann, Ben and Cleo after the first deal, without direct messages."""
    ann, ben, cleo = await three(world, ais=ais)
    await ann.press("Start")
    await world.advance(3)
    return ann, ben, cleo


async def test_lobby_and_deal(world: World) -> None:
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await prefer(world, ann, ben, cleo, dms=False)
    with cost(world) as start:
        await ann.slash("start")
        await world.advance(3)
    assert (start.E, start.G) == (1, 0), start
    for person in (ben, cleo):
        with cost(world) as join:
            await person.press("Join")
            await world.advance(3)
        assert (join.E, join.G) == (1, 0), join
    with cost(world) as deal:
        await ann.press("Start")
        await world.advance(3)
    assert (deal.E, deal.G) == (1 + 3, 0), "the answer, and a panel for each"


async def test_the_hand(world: World) -> None:
    _, ben, _ = await dealt(world)
    await world.advance(30)
    with cost(world) as opened:
        await ben.press("My hand")
        await world.advance(3)
    assert opened.what["DELETE /webhooks/*/*/messages/*"] == 1, "the older panel goes"
    assert (opened.E, opened.G) == (1 + 1, 0), "the token of Start is young enough for the table"

    await world.advance(5 * MINUTE)
    (table, *_) = world.posts()  # the bot has already removed the reminder below it
    with cost(world) as renewed:
        await ben.press("My hand", on=table)
    assert renewed.what["POST /interactions/*/*/callback"] == renewed.what["POST /webhooks/*/*"] == 1
    with cost(world) as again:
        await ben.press("My hand", on=table)
    assert again.what["POST /webhooks/*/*"] == 0, "that of a moment ago is young enough"


async def test_a_turn(world: World, stack: Stack) -> None:
    stack(["R3 W B2 B4", "R5 Y1 Y2 Y4", "R6 G1 G2 G4"], "R1", "R8 B9")
    ann, ben, cleo = await dealt(world)
    with cost(world) as play:
        await ann.press("3", on=ann.panel())
        await world.advance(6)
    assert (play.E, play.G) == (4, 0), "Ann's answer, the table, Ben's panel, and Cleo's, which names Ben now"
    with cost(world) as draw:
        await ben.press("Draw", on=ben.panel())
        await world.advance(6)
    assert (draw.E, draw.G) == (2, 0), "Ben's answer, the table"
    with cost(world) as keep:
        await ben.press("Keep it", on=ben.panel())
        await world.advance(6)
    assert (keep.E, keep.G) == (4, 0), "Ben's answer, the table, Cleo's panel and Ann's"
    await cleo.press("6", on=cleo.panel())
    await world.advance(6)
    with cost(world) as wild:
        await ann.press("Blue", on=await press_button(ann, "W", on=ann.panel()))
        await world.advance(6)
    assert (wild.E, wild.G) == (5, 0), "one more, for the color"
    assert "Wild (blue)" in words(world.table())


async def test_a_turn_after_the_tables_token_expired(world: World, stack: Stack) -> None:
    stack(["R3 B1 B2", "R5 Y1 Y2", "R6 G1 G2"], "R1")
    ann, ben, _ = await dealt(world)
    for _ in range(4):  # Ann and Ben press on their panels, but not on the table
        await ann.press("Refresh", on=ann.panel())
        await ben.press("Refresh", on=ben.panel())
        await world.advance(10)
    world.env.inject_error("PATCH", "/webhooks/*", status=401, code=50027, times=1)
    with cost(world) as refused:
        await ann.press("3", on=ann.panel())
        await world.advance(6)
    assert "Red 3" in words(world.table()), "by the bot's own token, which opens it as well"
    assert refused.what["PATCH /channels/*/messages/*"] == 1
    with cost(world) as play:
        await ben.press("5", on=ben.panel())
        await world.advance(6)
    assert play.G == 1, "what was refused is not tried again"
    assert play.what["PATCH /channels/*/messages/*"] == 1

    with cost(world) as uno:
        # a press on the table is refused, because she holds two cards, but it brings a new token
        await ann.press("Uno!")
        await world.advance(3)
    assert uno.G == 0


async def test_after_a_restart_the_tokens_still_open_everything(world: World, stack: Stack) -> None:
    stack(["R3 B1 B2", "R5 Y1 Y2", "R6 G1 G2"], "R1")
    ann, _, _ = await dealt(world)
    await world.restart()
    await world.advance(30)
    with cost(world) as play:
        await ann.press("3", on=ann.panel())
        await world.advance(6)
    assert (play.E, play.G) == (4, 0)


async def test_ais_think_in_one_edit_each(world: World, stack: Stack) -> None:
    stack(["R3 B1 B2", "R5 Y1 Y2", "R6 G1 G2", "R7 G3 G4", "R8 G5 G6"], "R1")
    ann, ben, cleo = await dealt(world, ais=2)
    for person, card in ((ann, "3"), (ben, "5")):
        await person.press(card, on=person.panel())
        await world.advance(6)
    with cost(world) as ais:
        await cleo.press("6", on=cleo.panel())
        await world.advance(15)
    assert ais.E <= 1 + 3 + 2 + 2 * 3, "Cleo's answer; the table and the other panels once for each move"
    assert ais.G == 0


async def test_uno_and_catch(world: World, stack: Stack) -> None:
    stack(["R3 R4", "R5 Y1", "R6 G1"], "R1")
    ann, ben, cleo = await dealt(world)
    await ann.press("3", on=ann.panel())
    await world.advance(6)
    with cost(world) as uno:
        await ann.press("Uno!")
        await world.advance(6)
    assert uno.E <= 4, "the table is the answer; the panels where Uno could be said or caught"
    assert uno.G == 0
    await ben.press("5", on=ben.panel())
    await world.advance(6)
    with cost(world) as catch:
        await cleo.press("Catch!")
        await world.advance(6)
    assert catch.E <= 4
    assert catch.G == 0
    assert "caught" in words(world.table())


async def test_a_challenge(world: World, stack: Stack) -> None:
    stack(["WD4 R4 B2", "G5 Y1 Y2", "G6 G7 G8"], "R1", "Y3 Y4 Y5 Y6")
    ann, ben, _ = await dealt(world)
    await ann.press("Green", on=await press_button(ann, "+4", on=ann.panel()))
    await world.advance(6)
    with cost(world) as challenge:
        await ben.press("Challenge", on=ben.panel())
        await world.advance(6)
    assert (challenge.E, challenge.G) == (3, 0), "Ben's answer, Ann's panel, the table"


async def test_a_reminder_and_a_clock_that_runs_out(world: World, stack: Stack) -> None:
    stack(["R3 B1 B2 B5", "G5 Y1 Y2 Y3", "G6 G7 G8 G9"], "R1", "Y4 Y5 Y6")
    await dealt(world)
    with cost(world) as slept:
        await world.advance(70)
    assert slept.what["POST /channels/*/messages"] == slept.what["DELETE /channels/*/messages/*"]
    assert slept.what["POST /channels/*/messages"] <= 1
    assert 2 * slept.what["POST /channels/*/messages"] == slept.G, "the reminder, and taking it away"
    assert slept.E <= 6, "twice: the sleeper's panel, the next one's, the table; drawing and passing are two moves"


async def test_a_round_and_a_match_end(world: World, stack: Stack) -> None:
    stack(["R3", "B1", "B2"], "R1")
    ann, _, _ = await dealt(world)
    with cost(world) as over:
        await ann.press("3", on=ann.panel())
        await world.advance(6)
    assert (over.E, over.G) == (1 + 1 + 2, 1), "the answer, the table, the others' panels; the last card"
    await world.advance(10)
    question = await ann.slash("end")
    with cost(world) as end:
        await ann.press("Yes, end it", on=question)
        await world.advance(6)
    assert end.G == 0
    assert end.E == 1 + 1 + 3, "the answer, the table, the panels"


@pytest.mark.parametrize("by", ["panel", "direct"])
async def test_hands_in_direct_messages_come_on_top(world: World, stack: Stack, by: str) -> None:
    stack(["R3 B1 B2", "R5 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann, ben)
    with cost(world) as deal:
        await ann.press("Start")
        await world.advance(12)
    assert (deal.E, deal.G) == (1 + 2, 2 * 2), "each DM is opened and written to, once a match"
    with cost(world) as play:
        await ann.press("3", on=ann.panel() if by == "panel" else ann.direct())
        await world.advance(12)
    assert (3 if by == "panel" else 4) == play.E
    assert (2 if by == "panel" else 1) == play.G, "Ann's says once that it rests, or is the answer"
