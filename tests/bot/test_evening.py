"""One evening: three players, three AIs, two channels. One player vanishes, one leaves and returns, one changes
language.
"""

from __future__ import annotations

import re

import pytest
from simcord import ChannelHandle

from tests.bot.players import Player, choices, choose, hand_line, press_button, words
from tests.world import Person, Screen, World
from unobot.rules.ruleset.ruleset import Ruleset

SHORT = Ruleset(hand_size=4, target=200).code
ONE_ROUND = Ruleset(hand_size=4, scoring="single").code
JAPANESE = re.compile(r"[\u3040-\u30ff]")


async def _play_on(world: World, *players: Player, until: str) -> Screen:
    """Let these players play until the table shows ``until``. Return the table."""
    for _ in range(3000):
        if until in words(world.posts()[-1]):
            return world.posts()[-1]
        if not any([await player.act() for player in players]):
            await world.advance(1.5)
    raise AssertionError(f"{until!r} never came, but {words(world.posts()[-1])!r}")


async def _win_or_lose(world: World, person: Person, channel: ChannelHandle) -> None:
    """Let a player play the match of another channel to its end, in a panel there."""
    hand = await person.slash("hand", channel=channel)
    assert hand is not None
    for _ in range(500):
        hand = world.screen(hand)
        if "wins the match" in words(world.posts(channel)[-1]):
            return
        moves = [button for button in choices(hand) if not button.custom_id.endswith(":draw")] or choices(hand)
        if moves:
            await person.press(moves[0].custom_id, on=hand)
        else:
            await world.advance(1.5)
    raise AssertionError(f"the match never ended: {words(hand)!r}")


@pytest.mark.long
async def test_an_evening(world: World) -> None:
    ann, ben, cleo = (world.person(name) for name in ("Ann", "Ben", "Cleo"))
    balcony = world.create_channel("balcony")
    await ann.slash("start", rules=SHORT, ais=1)
    await ben.press("Join")
    await cleo.press("Join")
    await ben.slash("start", channel=balcony, rules=ONE_ROUND, ais=2)
    await ben.press("Start", on=world.table(balcony))
    await ann.press("Start")
    await world.advance(12)
    await ben.press("My hand")
    anns, bens, cleos = Player(ann, 1), Player(ben, 2, in_panel=True), Player(cleo, 3)
    for _ in range(6):
        for player in (anns, bens, cleos):
            await player.act()
        await world.advance(1.5)

    await choose(ann, world, await _me(ann), "language", "ja")
    await world.advance(6)
    assert JAPANESE.search(ann.direct().text)
    assert not JAPANESE.search(world.table().text), "the table speaks the server's language"
    assert not JAPANESE.search(ben.panel().text)

    before = hand_line(ben.panel())
    await ben.slash("leave")
    await world.restart()
    assert hand_line(await press_button(ben, "My hand")) == before, "a player who comes back gets the same hand"

    table = await _play_on(world, anns, bens, until="💤")  # Cleo has missed two turns
    assert re.search(r"\*\*Cleo\*\* · .*💤", words(table))
    final = await _play_on(world, anns, bens, until="wins the match")
    await _win_or_lose(world, ben, balcony)

    for person in (cleo, ann, ben):  # she is back
        await person.press("Rematch", on=final if person is cleo else None)
        await world.advance(0.1)  # the bot's own requests keep a distance from each other
    await world.advance(12)
    again = words(world.table())
    assert "Round 1" in again
    for name in ("Ann", "Ben", "Cleo", "Kim"):
        assert f"**{name}** · " in again
    assert "💤" not in again, "she is there again"


async def _me(person: Person) -> Screen:
    answer = await person.slash("me")
    assert answer is not None
    return answer
