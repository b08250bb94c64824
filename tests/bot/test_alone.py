"""A person plays alone in the bot's DM: one message is the table and the hand, and the match starts at once."""

from __future__ import annotations

import random

import msgspec
import pytest

from tests.bot.players import Stack, begin, choices, press_button, words
from tests.bot.test_privacy import delete
from tests.databases import Database
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
        if moves:
            await press_button(ann, chance.choice(moves).custom_id, on=game)
            pressed += 1
        else:
            await world.advance(3)
        if pressed % 3 == 2:
            await world.restart()
            await world.advance(3)
        assert pressed < 400
        (game,) = ann.direct_messages()
    assert world.posts() == []
    assert game.labels == ["Rematch", "Other rules", "Check the deal"]
    await press_button(ann, "Rematch", on=game)
    await world.advance(3)
    _, again = ann.direct_messages()
    assert "Your hand, 3 cards" in words(again)


async def test_ais_can_play_at_once(world: World) -> None:
    ann = world.person("Ann")
    game = await started(ann, ais=1)
    for label in ("AIs: normal", "AIs: fast"):
        game = await press_button(ann, label, on=game)
    assert game.has("AIs: at once")
    chance, waits = random.Random(3), 0
    for _ in range(12):
        game = ann.direct()
        moves = [each for each in game.buttons if ":ready:" in each.custom_id] or choices(game)
        if moves:
            await press_button(ann, chance.choice(moves).custom_id, on=game)
        else:
            waits += 1
        await world.advance(0.6)
    assert waits < 5


async def test_a_match_alone_waits_as_long_as_its_player(world: World) -> None:
    """It has no clock and no reminder. After a week it is set aside, and goes on with a press."""
    ann = world.person("Ann")
    await started(ann)
    await world.advance(60)
    before = words(ann.direct())
    await world.advance(20 * 60)
    assert words(ann.direct()) == before
    assert len(ann.direct_messages()) == 1
    await world.restart()
    await world.advance(3)
    again = await started(ann)
    assert "goes on here" in words(ann.direct_messages()[-1])
    assert not again.has("Play on")
    assert len([each for each in ann.direct_messages() if each.buttons]) == 1, "it moved down"


async def test_a_match_alone_is_in_nobodys_way(world: World) -> None:
    """A player of a table in a server plays alone as well, and neither is mistaken for the other."""
    ann, ben = world.person("Ann"), world.person("Ben")
    await started(ann)
    await begin(world, ann, ben)
    hand = await ann.slash("hand")
    assert hand is not None
    assert hand.channel == world.channel.id
    assert ":1:" not in f":{hand.buttons[0].custom_id.split(':')[1]}:"
    listed = await ann.slash("tables")
    assert listed is not None
    assert "Uno with you alone" in words(listed)


async def test_the_help_opens_a_match_alone_in_the_direct_messages(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    asked = await ann.slash("help")
    assert asked is not None
    told = await press_button(ann, "Play alone", on=asked)
    assert "our direct messages" in words(told)
    assert "Your hand, 3 cards" in words(ann.direct())
    ben.close_directs()
    asked = await ben.slash("help")
    assert asked is not None
    assert "can't write to you" in words(await press_button(ben, "Play alone", on=asked))
    ben.open_directs()
    assert "Your hand, 3 cards" in words(await started(ben))


async def test_more_and_the_take_back_work_in_the_one_message(world: World, stack: Stack) -> None:
    stack(["R5 G1 B7", "B2 B3 B9"], "R1", "Y4")
    ann = world.person("Ann")
    game = await started(ann, ais=1)
    assert "Why not?" in game.labels
    why = await press_button(ann, "Why not?", on=game)
    assert "Doesn't match" in words(why)
    game = await press_button(ann, "Back", on=why)
    card = next(each for each in choices(game) if each.custom_id.endswith(":R5"))
    played = await press_button(ann, card.custom_id, on=game)
    back = await press_button(ann, "Take back", on=played)
    assert "Your hand, 3 cards" in words(back)
    more = await press_button(ann, "More", on=back)
    assert more.ephemeral
    assert not {"Leave", "Players"} & set(more.labels)
    await press_button(ann, "Yes, end it", on=await press_button(ann, "End match", on=more))
    await world.advance(3)
    assert choices(ann.direct()) == []


async def test_a_card_can_be_chosen_ahead_and_other_rules_in_the_next_match(world: World, stack: Stack) -> None:
    stack(["R5 G1 B7", "B2 B3 B9"], "R1", "Y4")
    ann = world.person("Ann")
    game = await started(ann, ais=1)
    await press_button(ann, next(each for each in choices(game) if each.custom_id.endswith(":R5")).custom_id, on=game)
    game = ann.direct()
    ahead = await press_button(ann, next(each.label for each in game.buttons if ":premove:" in each.custom_id), on=game)
    assert "Press it again to take it off" in words(ahead)
    shown = await ann.slash("hand", channel=ann.direct_channel)
    assert shown is not None
    assert not shown.ephemeral, "the hand is the table"
    more = await press_button(ann, "More", on=shown)
    await press_button(ann, "Yes, end it", on=await press_button(ann, "End match", on=more))
    await world.advance(3)
    await press_button(ann, "Other rules", on=ann.direct())
    await world.advance(3)
    lobby = next(each for each in ann.direct_messages() if each.has("start"))
    assert not {"Join", "Invite", "Players", "Pace"} & set(lobby.labels)
    await press_button(ann, "start", on=lobby)
    await world.advance(3)
    assert "Your hand, 3 cards" in words(world.screen(lobby))


async def test_a_deleted_user_leaves_nothing_of_their_match(world: World, database: Database) -> None:
    ann = world.person("Ann")
    await started(ann)
    await delete(ann)
    await world.advance(6)
    assert database.query("SELECT status, channel_id, host_id FROM table_") == [("closed", 0, 0)]
    assert [each for each in ann.direct_messages() if choices(each)] == []
