"""Direct messages that Discord accepts and nobody reads: they lie among the message requests of a player.

An account without an age check does not see them by itself. So no hand may depend on one.
"""

from __future__ import annotations

import msgspec
import pytest
from simcord import ChannelHandle

from tests.bot.players import Player, press_button, words
from tests.world import Person, Screen, World
from unobot.rules.ruleset.ruleset import OFFICIAL


class Reader(Player):
    """A player who reads only one channel."""

    def __init__(self, person: Person, seed: int, channel: ChannelHandle) -> None:
        super().__init__(person, seed)
        self._channel = channel

    def screen(self) -> Screen:
        return self.person.panel(self._channel)


@pytest.fixture
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    short = msgspec.structs.replace(OFFICIAL, target=1, hand_size=3)
    monkeypatch.setattr("unobot.features.lobby.actions.named_ruleset", lambda text: short)


def place_of(world: World, kind: str, *people: Person) -> ChannelHandle:
    """Return a channel of this kind in which these people can play."""
    match kind:
        case "thread":
            return world.create_thread("games")
        case "private thread":
            thread = world.create_private_thread("secret", *people)
            world.env.backend.get_channel(thread.id).thread_members[world.env.backend.bot_user.id] = "2026"
            return thread
        case "voice":
            return world.guild.create_voice_channel("talk")
        case "group":
            return world.group(*people)
        case "foreign":
            return world.foreign(*people)
        case "commands only":
            return world.foreign(*people, with_commands=True)
    return world.channel


@pytest.mark.usefixtures("_short")
@pytest.mark.parametrize("kind", ["text", "thread", "private thread", "voice", "group", "foreign", "commands only"])
async def test_a_match_is_played_by_people_who_never_read_a_direct_message(world: World, kind: str) -> None:
    people = [world.person(name) for name in ("Ann", "Ben", "Cem")]
    world.install(people[0])
    channel = place_of(world, kind, *people)
    await people[0].slash("start", channel=channel)
    for person in people[1:]:
        await person.press("Join", on=world.table(channel))
    await people[0].press("Start", on=world.table(channel))
    await world.advance(12)
    for person in people:
        assert "Your hand, " in words(person.panel(channel)), "the hand comes by itself at the deal"
        assert "Your hand, " in words(await press_button(person, "My hand", on=world.table(channel)))
    players = [Reader(person, seed, channel) for seed, person in enumerate(people)]
    for _ in range(500):
        if "wins the match" in world.posts(channel)[-1].text:
            break
        if not any([await player.act() for player in players]):
            await world.advance(1.5)
    assert "wins the match" in world.posts(channel)[-1].text


async def test_an_invitation_that_nobody_reads_keeps_nobody_out(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await ann.slash("start")
    said = await ann.slash("invite", person=ben.actor)
    assert said is not None
    assert "Ben has the invitation. If they don't see it, it's among their message requests." in words(said)
    await ben.press("Join")
    await ann.press("Start")
    await world.advance(12)
    assert "Your hand, 7 cards" in words(ben.panel())


async def test_a_match_alone_that_was_opened_elsewhere_is_shown_to_who_opens_the_direct_messages(
    world: World,
) -> None:
    ann = world.person("Ann")
    help_page = await ann.slash("help")
    assert help_page is not None
    said = words(await press_button(ann, "Play alone", on=help_page))
    assert "If you don't see it, it's among your message requests." in said
    before = len(ann.direct_messages())
    opened = world.answer(await ann.actor.user.slash("uno start"))
    assert opened is not None
    assert "Your hand, 7 cards" in words(ann.direct())
    assert len(ann.direct_messages()) >= before
