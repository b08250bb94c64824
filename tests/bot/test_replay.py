"""The replay: anybody of the server steps through a finished match, each at their own place, with all hands open."""

from __future__ import annotations

import re

import msgspec
import pytest
from discord import Permissions
from simcord.backend.models import Overwrite
from simcord.enums import ChannelType, OverwriteType

from tests.bot.players import (
    Player,
    begin,
    choose,
    forge,
    forge_choices,
    menus,
    play,
    prefer,
    press_button,
    words,
)
from tests.bot.scenes import EVERYTHING, buttons, replayed, texts
from tests.bot.test_privacy import delete
from tests.bot.test_screens import check_limits
from tests.databases import Database
from tests.world import Person, Screen, World
from unobot.features.replay.screens import replay_screen
from unobot.i18n import languages, text_for
from unobot.rules.cards import Card
from unobot.rules.ruleset.ruleset import OFFICIAL
from unobot.wording.card_words import hand_words

BROKEN = "was cut or changed, or another version wrote it"
GONE = "This table is gone"


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every match end after a round or two."""
    short = msgspec.structs.replace(OFFICIAL, target=40, hand_size=3)
    monkeypatch.setattr("unobot.features.lobby.actions.named_ruleset", lambda text: short)


async def finished(world: World, *people: Person) -> Screen:
    """Play a match of these people to its end. Return its last table message."""
    await begin(world, *people)
    await play(world, *(Player(person, number) for number, person in enumerate(people)), until="wins the match")
    await world.advance(12)
    return world.posts()[-1]


def place(screen: Screen) -> tuple[int, int]:
    """Return the number of the shown entry, and that of the last one."""
    (label,) = (label for label in screen.labels if " of " in label)
    here, last = map(int, label.split(" of "))
    return here, last


def held(screen: Screen) -> list[str]:
    """Return the seats in words, each with the line of its open hand."""
    return re.findall(r"^(?:👉|▫️) \*\*.+\n-# .*$", words(screen), re.MULTILINE)


async def ended(world: World, *people: Person) -> Screen:
    """Begin a match of these people and end it. Return its last table message."""
    await begin(world, *people)
    asked = await people[0].slash("end")
    assert asked is not None
    await press_button(people[0], "Yes, end it", on=asked)
    await world.advance(6)
    return world.posts()[-1]


@pytest.mark.logs_errors
async def test_everybody_steps_through_a_finished_match_at_a_place_of_their_own(
    world: World, database: Database
) -> None:
    ann, ben, eve = (world.person(name) for name in ("Ann", "Ben", "Eve"))
    final = await finished(world, ann, ben)
    seen = await press_button(eve, "Replay", on=final)
    assert seen.ephemeral
    here, last = place(seen)
    assert here == 1
    assert "deals round 1" in words(seen)
    assert len(held(seen)) == 2, "both hands are open"
    assert not seen.has("⏮")
    for number in range(2, 5):
        seen = await press_button(eve, "▶", on=seen)
        assert place(seen) == (number, last)
    theirs = await press_button(ann, "Replay", on=final)
    assert place(theirs) == (1, last)
    await world.restart()
    seen = await press_button(eve, "▶", on=seen)
    assert place(seen) == (5, last)
    assert place(await press_button(eve, "◀", on=seen)) == (4, last)
    assert place(await press_button(ann, "▶", on=theirs)) == (2, last)
    while seen.has("⏭"):
        seen = await press_button(eve, "⏭", on=seen)
    assert place(seen) == (last, last)
    assert "wins the match" in words(seen)
    assert not seen.has("▶")
    assert len(eve.panels()) == 1, "it stays in one message"

    seen = theirs = await press_button(ann, "⏮", on=await press_button(ann, "▶", on=ann.panel()))
    (menu,) = menus(world, seen).values()
    visited = []
    while seen.has("Key moment ▶"):
        seen = await press_button(ann, "Key moment ▶", on=seen)
        visited.append(place(seen)[0])
    assert [int(value) + 1 for value in menu] == visited
    assert visited[-1] == last, "the win is the last one"
    assert place(await choose(ann, world, seen, "replay:moment", menu[0])) == (visited[0], last)
    assert await forge_choices(ann, world, ann.panel(), "u1:1:0:replay:moment", "99999", "-1", "x", "²") is not None
    assert "no longer works" in words(ann.panels()[-1])

    database.query(f"DELETE FROM event WHERE ply > {last - 4}")
    await world.restart()
    cut = await press_button(eve, "Replay", on=final)
    assert BROKEN in words(cut), "a match that was won has its last card"


async def test_the_hands_are_in_the_picture_or_in_words(gallery_world: World) -> None:
    world = gallery_world
    ann, ben = world.person("Ann"), world.person("Ben")
    final = await ended(world, ann, ben)
    seen = await press_button(ann, "Replay", on=final)
    assert len(world.message(seen).attachments) == 1
    assert not held(seen)
    assert "draw pile" not in words(seen), "the picture says it, so the words do not"
    assert "**Ben** · " not in words(seen)
    await prefer(world, ben, look="text")
    seen = await press_button(ben, "Replay", on=final)
    assert not world.message(seen).attachments
    assert len(held(seen)) == 2
    assert words(seen).count("**Ann** · ") == words(seen).count("**Ben** · ") == 1, "a seat is one line and its hand"


async def test_no_crafted_id_opens_a_running_match_or_a_hidden_one(world: World) -> None:
    ann, ben, eve = (world.person(name) for name in ("Ann", "Ben", "Eve"))
    await ended(world, ann, ben)
    there = world.env.create_guild("There")
    channel = there.create_text_channel("abroad")
    stranger = Person(world, there.add_member(world.env.create_user("zoe", global_name="Zoe")))
    await stranger.actor.slash(channel, "uno help")
    for custom_id in ("u1:1:0:replay:", "u1:1:3:replay:", "u1:1:0:replay:open"):
        assert words(await forge(stranger, stranger.panel(channel), custom_id)).startswith(GONE)
    await begin(world, ann, ben)
    for table, told in (("2", "isn't over"), ("3", "no longer kept"), (str(2**63 - 1), "no longer kept")):
        answer = await forge(ben, world.table(), f"u1:{table}:0:replay:open")
        assert told in words(answer)
        assert not held(answer)
    elsewhere = world.create_channel("elsewhere")
    await eve.slash("help", channel=elsewhere)
    panel = eve.panel(elsewhere)
    for custom_id in ("u1:0:0:replay:", "u1:1:999999:replay:", "u1:1:0:replay:shut"):
        assert "no longer works" in words(await forge(eve, panel, custom_id))
    assert place(await forge(eve, panel, "u1:1:0:replay:open")) == (1, 1)
    hidden = Overwrite(world.guild.id, OverwriteType.ROLE, deny=Permissions.view_channel.flag)
    world.env.backend.set_overwrite(world.channel.id, hidden)
    assert words(await forge(eve, panel, "u1:1:0:replay:open")).startswith(GONE)
    await ann.slash("help", channel=elsewhere)
    assert place(await forge(ann, ann.panel(elsewhere), "u1:1:0:replay:open")) == (1, 1), "she played in it"


async def test_a_private_thread_and_a_channel_that_is_gone_open_for_players_only(world: World) -> None:
    ann, ben, eve = (world.person(name) for name in ("Ann", "Ben", "Eve"))
    final = await ended(world, ann, ben)
    thread = world.create_thread("thread")
    await ann.slash("start", channel=thread, ais=1)
    await ann.press("start", on=world.table(thread))
    asked = await ann.slash("end", channel=thread)
    await press_button(ann, "Yes, end it", on=asked)
    for person in (ann, eve):
        await person.slash("help")
    assert place(await forge(eve, eve.panel(), "u1:2:0:replay:open"))[0] == 1
    world.env.backend.get_channel(thread.id).type = ChannelType.PRIVATE_THREAD
    await world.restart()
    assert words(await forge(eve, eve.panel(), "u1:2:0:replay:open")).startswith(GONE)
    assert place(await forge(ann, ann.panel(), "u1:2:0:replay:open"))[0] == 1
    elsewhere = world.create_channel("elsewhere")
    for person in (ann, eve):
        await person.slash("help", channel=elsewhere)
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    assert f"This match was in <#{final.channel}>" in words(
        await forge(eve, eve.panel(elsewhere), "u1:1:0:replay:open")
    )
    assert place(await forge(ann, ann.panel(elsewhere), "u1:1:0:replay:open"))[0] == 1


@pytest.mark.logs_errors
async def test_what_was_deleted_cut_or_edited_is_told_in_one_sentence(world: World, database: Database) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    final = await ended(world, ann, ben)
    seen = await press_button(ann, "Replay", on=final)
    assert "**Ben** · 3 cards" in words(seen)
    await delete(ben)
    seen = await press_button(ann, "Replay", on=final)
    assert "Ben" not in words(seen)
    assert "Former player" in words(seen)
    for damage in ("body = replace(body, '\"Y', '\"G')", "body = '{}'", "ply = 3"):
        database.query("CREATE TABLE kept AS SELECT * FROM event")
        database.query(f"UPDATE event SET {damage}")
        await world.restart()
        answer = await press_button(ann, "Replay", on=final)
        assert BROKEN in words(answer)
        assert not held(answer)
        database.query("DELETE FROM event")
        database.query("INSERT INTO event SELECT * FROM kept")
        database.query("DROP TABLE kept")
    seen = await press_button(ann, "Replay", on=final)
    assert held(seen), "what was mended is shown again"
    for table in ("event", "match", "seat", "message", "panel", "table_"):
        database.query(f"DELETE FROM {table}")
    assert "no longer kept" in words(await press_button(ann, "Replay", on=final))


# Pages


def test_every_position_fits_into_a_message_in_every_language() -> None:
    """A match of ten seats under nearly every house rule, to its end."""
    for seats, ruleset in ((10, msgspec.structs.replace(EVERYTHING, target=50)), (3, OFFICIAL)):
        replay = replayed(seats, ruleset)
        for ply in range(0, replay.last + 1, replay.last // 3):
            view = replay.view(ply)
            for number, language in enumerate(languages()):
                screen = replay_screen(text_for(language), view, attaches=(number + ply) % 2 == 0)
                check_limits(screen)
                assert all(len(str(button.label)) <= 24 for button in buttons(screen))
            plain, state = text_for("en").with_look("text", {}), view.table.view
            assert state is not None
            assert Card.HIDDEN not in {card for hand in state.hands for card in hand}
            shown = "\n".join(texts(replay_screen(plain, view)))
            assert all(hand_words(plain, hand) in shown for hand in state.hands if hand)
