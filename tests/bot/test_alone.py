"""A person plays alone in the bot's DM: one message is the table and the hand, and the match starts at once."""

from __future__ import annotations

import random

import msgspec
import pytest

from tests.bot.players import choices, press_button, words
from tests.world import Person, Screen, World
from unobot.rules.ruleset.ruleset import OFFICIAL


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every match end after a round or two."""
    short = msgspec.structs.replace(OFFICIAL, target=40, hand_size=3)
    monkeypatch.setattr("unobot.bot.handlers.start.named_ruleset", lambda text: short)


async def started(person: Person, **options: str | int) -> Screen:
    """Return the answer to `/uno start` in the bot's DM."""
    screen = await person.slash("start", channel=person.direct_channel, **options)
    assert screen is not None
    return screen


async def test_a_match_in_the_direct_messages_starts_at_once_in_one_message(world: World) -> None:
    ann = world.person("Ann")
    game = await started(ann)
    assert not game.ephemeral
    assert "Your hand, 3 cards" in words(game)
    chance, pressed = random.Random(4), 0
    while "wins the match" not in words(game):
        ready = [each for each in game.buttons if ":ready:" in each.custom_id]
        moves = ready or choices(game)
        if not moves:
            await world.advance(3)
        else:
            await press_button(ann, chance.choice(moves).custom_id, on=game)
            pressed += 1
        if pressed == 3:
            await world.restart()
            pressed += 1
            await world.advance(3)
        assert pressed < 400
        (game,) = [each for each in ann.direct_messages() if each.buttons]
    assert len(ann.direct_messages()) == 1
    assert world.posts() == []
    assert not game.has("Notify me")
