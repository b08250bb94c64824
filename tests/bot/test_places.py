"""Tables in group DMs and in servers without the bot, played by people who press what they see there."""

from __future__ import annotations

import random

import msgspec
import pytest
from simcord import ChannelHandle

from tests.bot.players import AT_THE_END, Player, choices, forge, options, press_button, run_command, words
from tests.world import Person, Screen, World
from unobot.bot.client import Unobot
from unobot.rules.ruleset.ruleset import OFFICIAL

DAY = 24 * 3600.0


@pytest.fixture
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every match end after a round or two."""
    short = msgspec.structs.replace(OFFICIAL, target=40, hand_size=3)
    monkeypatch.setattr("unobot.features.lobby.actions.named_ruleset", lambda text: short)


@pytest.fixture
def _long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal so many cards that stand-ins cannot end the round before the table falls asleep."""
    long = msgspec.structs.replace(OFFICIAL, hand_size=15)
    monkeypatch.setattr("unobot.features.lobby.actions.named_ruleset", lambda text: long)


class Guest(Player):
    """A player who plays in a panel of one channel."""

    def __init__(self, person: Person, seed: int, channel: ChannelHandle) -> None:
        super().__init__(person, seed)
        self._channel = channel

    def screen(self) -> Screen:
        return self.person.panel(self._channel)


async def four(world: World) -> list[Person]:
    """Return four people. Only the first has installed the bot, and nobody shares a server with it."""
    people = [world.stranger(name) for name in ("Ann", "Ben", "Cem", "Dot")]
    world.install(people[0])
    return people


async def dealt(world: World, channel: ChannelHandle, *people: Person) -> None:
    """Open a table and start its match."""
    assert await people[0].slash("start", channel=channel) is not None
    for person in people[1:]:
        await person.press("Join", on=world.table(channel))
    await people[0].press("Start", on=world.table(channel))
    await world.advance(6)


@pytest.mark.usefixtures("_short")
@pytest.mark.parametrize("kind", ["group", "foreign"])
async def test_four_people_play_a_match_with_one_install(world: World, kind: str) -> None:
    people = await four(world)
    channel = world.group(*people) if kind == "group" else world.foreign(*people)
    await dealt(world, channel, *people)
    players = [Guest(person, seed, channel) for seed, person in enumerate(people)]
    while "wins the match" not in world.posts(channel)[-1].text:
        if not any([await player.act() for player in players]):
            await world.advance(1.5)
    final = world.posts(channel)[-1]
    assert final.labels == AT_THE_END
    assert "counts for no statistics" in final.text
    for person in people:
        assert "Replay · round 1" in words(await press_button(person, "Replay", on=final))
    for person in people:
        await person.press("Rematch", on=world.table(channel))
    await world.advance(6)
    assert len(world.table(channel).buttons) > 2
    assert world.table(channel).has("hand")
    assert world.bot_calls(channel) == 0


@pytest.mark.usefixtures("_long")
async def test_a_table_asleep_for_a_day_goes_on_with_one_press(world: World) -> None:
    people = await four(world)
    channel = world.group(*people)
    await dealt(world, channel, *people)
    await world.advance(16 * 60)
    (asleep,) = world.posts(channel)
    assert "asleep" in asleep.text
    assert asleep.labels == ["Go on"]
    world.env.backend.clock.advance(DAY)  # at once: the timers of a day would take seconds
    await people[2].press("Go on", on=asleep)
    await world.advance(3)
    old, fresh = world.posts(channel)
    assert "goes on below" in old.text
    assert fresh.has("My hand")
    hand = await press_button(people[2], "My hand", on=fresh)
    assert "Your hand, " in words(hand)
    assert world.bot_calls(channel) == 0


@pytest.mark.usefixtures("_long")
async def test_the_message_of_a_table_that_was_ended_asleep_says_so_after_a_press(world: World) -> None:
    people = await four(world)
    channel = world.group(*people)
    await dealt(world, channel, *people)
    await world.advance(16 * 60)
    (asleep,) = world.posts(channel)
    world.install(people[2])  # the host now
    await press_button(people[2], "Yes, end it", on=await people[2].slash("end", channel=channel))
    await world.advance(3)
    await people[2].press("Go on", on=asleep, stale=True)
    await world.advance(3)
    (ended,) = world.posts(channel)
    assert "ended early" in ended.text
    assert not ended.has("Go on")


@pytest.mark.usefixtures("_long")
async def test_a_press_in_a_hand_wakes_a_table_as_well(world: World) -> None:
    people = await four(world)
    channel = world.group(*people)
    await dealt(world, channel, *people)
    hand = people[1].panel(channel)
    await world.advance(16 * 60)
    await world.restart()
    await people[1].press("refresh", on=hand, stale=True)
    await world.advance(3)
    fresh = world.posts(channel)[-1]
    assert fresh.has("My hand")
    assert world.bot_calls(channel) == 0


async def test_presses_in_hands_carry_the_table_on(world: World) -> None:
    """Nobody presses the message of the table itself for half an hour, and it is always what it should be."""
    people = await four(world)
    channel = world.group(*people)
    await dealt(world, channel, *people)
    first = world.table(channel).id
    chance = random.Random(2)
    for _ in range(60):
        for person in people:
            moves = choices(person.panel(channel))
            if moves:
                await person.press(chance.choice(moves).custom_id, on=person.panel(channel))
        await world.advance(30)
        assert world.posts(channel)[-1].has("My hand")
    assert len(world.posts(channel)) == 1, "older ones are deleted"
    assert world.table(channel).id != first
    assert world.bot_calls(channel) == 0


async def test_without_external_apps_one_sentence_says_what_to_do(world: World) -> None:
    ann, ben, cem, _ = people = await four(world)
    world.install(ben)
    channel = world.foreign(*people, muted=[ben, cem])
    assert "Use External Apps" in await run_command(ben, "start", channel=channel)
    assert world.posts(channel) == []
    await ann.slash("start", channel=channel)
    await cem.press("Join", on=world.table(channel))
    await ann.press("Start", on=world.table(channel))
    await world.advance(6)
    assert "Your hand, " in words(cem.panel(channel))
    await world.advance(16 * 60)
    await cem.press("Go on", on=world.table(channel))
    await world.advance(3)
    assert world.table(channel).has("My hand"), "it goes on in the old message"
    assert world.bot_calls(channel) == 0


@pytest.mark.parametrize(("kind", "why"), [("group", "can't remind anyone"), ("foreign", "not a member")])
async def test_what_needs_the_bot_is_refused_with_the_reason(world: World, kind: str, why: str) -> None:
    people = await four(world)
    ann, ben = people[:2]
    channel = world.group(*people) if kind == "group" else world.foreign(*people)
    assert why in await run_command(ann, "start", channel=channel, pace="day")
    assert "thread" in await run_command(ann, "start", channel=channel, thread=True)
    await ann.slash("start", channel=channel)
    lobby = world.table(channel)
    panel = await options(ann, on=lobby)
    assert not panel.has("Invite")
    paces = await press_button(ann, "Pace", on=panel)
    assert why in words(paces)
    assert "belong to a server" in await run_command(ann, "history", channel=channel)
    told = await ann.slash("settings", channel=channel)
    assert told is not None
    assert not told.buttons
    await ben.press("Join", on=lobby)
    assert "Only the host" in words(
        await press_button(ben, "Change rules", on=await options(ben, on=world.table(channel)))
    )
    assert world.bot_calls(channel) == 0


async def test_a_slow_answer_is_public_as_well(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot had to defer its answer. It may not post with its own token, so a followup is the table."""
    monkeypatch.setattr("unobot.bot.interactions.responses.DEFER_AFTER", 0.0)
    ann, ben, *_ = people = await four(world)
    channel = world.group(*people)
    await ann.slash("start", channel=channel)
    assert len(world.posts(channel)) == 1
    await ben.press("Join", on=world.table(channel))
    await ann.press("Start", on=world.table(channel))
    await world.advance(6)
    assert "Your hand, " in words(ben.panel(channel))
    assert world.bot_calls(channel) == 0


async def test_others_watch_and_take_over_an_ai(world: World) -> None:
    ann, ben, *_ = people = await four(world)
    channel = world.group(*people)
    await ann.slash("start", channel=channel, ais=2)
    await ann.press("Start", on=world.table(channel))
    await world.advance(6)
    seen = await press_button(ben, "My hand", on=world.table(channel))
    assert "Your hand, " not in words(seen)
    seat = next(each.custom_id for each in seen.buttons if ":takeover:" in each.custom_id)
    await press_button(ben, seat, on=seen)
    await world.advance(3)
    assert "Your hand, " in words(ben.panel(channel))
    assert world.bot_calls(channel) == 0


async def test_a_deleted_message_comes_back_with_the_next_press(world: World) -> None:
    people = await four(world)
    channel = world.group(*people)
    await dealt(world, channel, *people)
    world.env.backend.delete_message(channel.id, world.table(channel).id)
    for _ in range(2):
        for person in people:
            await person.press("refresh", on=person.panel(channel))
            for move in choices(person.panel(channel))[:1]:
                await person.press(move.custom_id, on=person.panel(channel))
            await world.advance(3)
    assert world.table(channel).has("My hand")
    assert len(world.posts(channel)) == 1
    assert world.bot_calls(channel) == 0


async def test_a_table_of_a_group_is_never_shown_in_another(world: World) -> None:
    """The token of a panel elsewhere would post the table there."""
    ann, ben, cem, dot = people = await four(world)
    channel, other = world.group(*people), world.group(ann, dot)
    await dealt(world, channel, *people)
    for place in (other, ann.direct_channel):
        assert "no table" in await run_command(ann, "hand", channel=place)
        listed = await ann.slash("tables", channel=place)
        assert listed is not None
        assert f"https://discord.com/channels/@me/{channel.id}" in listed.text
        assert not listed.has("My hand"), "it would be refused there"
    listed = await ann.slash("tables", channel=channel)
    assert listed is not None
    shown = await press_button(ann, "My hand", on=listed)
    assert "Your hand, " in words(shown)
    forged = await forge(ann, ann.panels(other)[-1], next(each.custom_id for each in listed.buttons))
    assert "isn't in this channel" in words(forged)
    await world.advance(16 * 60)
    assert world.posts(other) == []
    assert [each for each in ann.direct_messages() if not each.ephemeral] == []
    for person in (ben, cem):
        assert person.direct_messages() == []


@pytest.mark.parametrize(("kind", "by_shard"), [("foreign", True), ("foreign", False), ("group", False)])
async def test_a_table_lives_in_the_process_that_gets_its_presses(
    world: World, monkeypatch: pytest.MonkeyPatch, kind: str, by_shard: bool
) -> None:
    """With several processes, presses in a server come to the one of its shard. All others come to that of the DMs.

    If Discord sent those of a server without the bot there as well, its tables would live there.
    """
    people = await four(world)
    channel = world.group(*people) if kind == "group" else world.foreign(*people)
    home = channel.guild.id if by_shard and channel.guild is not None else None
    monkeypatch.setattr(Unobot, "_is_at_home", lambda _, home_id: home_id == home)
    await world.restart()
    await dealt(world, channel, *people)
    players = [Guest(person, seed, channel) for seed, person in enumerate(people)]
    for _ in range(8):
        if not any([await player.act() for player in players]):
            await world.advance(1.5)
    await world.restart()
    await world.advance(3)
    asked = await people[0].slash("status", channel=channel)
    assert asked is not None
    assert words(world.table(channel)).splitlines()[0] == words(asked).splitlines()[0]
    await world.advance(16 * 60)
    await people[2].press("Go on", on=world.posts(channel)[-1])
    await world.advance(3)
    while "Ready" in [button.label for button in world.table(channel).buttons]:  # the round has just ended
        await world.advance(5)
    assert "Your hand, " in words(await press_button(people[2], "My hand", on=world.table(channel)))
    assert world.bot_calls(channel) == 0
