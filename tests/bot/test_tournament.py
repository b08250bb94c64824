"""Tournaments, as people see them: check-in, tables in threads, standings, drops, late people, and restarts."""

from __future__ import annotations

import json
import random
import re
from hashlib import sha256

import pytest

from tests.bot.players import choices, manager, press_button, press_more, run_command, settle, words
from tests.bot.scenes import texts, ui_items
from tests.bot.tournaments import called, newest, sit_back, threads, tournament_stages
from tests.world import Person, World
from unobot.features.tournament.screens import tournament_screen
from unobot.i18n import languages, text_for
from unobot.rules.ruleset.ruleset import Ruleset

ONE_CARD = "Ahs18"
"""The official rules with hands of one card."""
JOIN = "Join / Check in"
HEX = re.compile(r"`([0-9a-f]{64})`")


async def join(world: World, *people: Person) -> None:
    for person in people:
        await press_button(person, JOIN, on=newest(world))
    await world.advance(3)


async def open_one(world: World, host: Person, rounds: int = 1, checkin: int = 10, rules: str = ONE_CARD) -> None:
    answer = await run_command(host, "tournament", rules=rules, rounds=rounds, checkin=checkin)
    assert "The tournament is open" in answer
    await world.advance(3)


async def until(world: World, what: str, limit: int = 120) -> None:
    """Let time pass until the message of the tournament shows this."""
    for _ in range(limit):
        if what in newest(world).text:
            return
        await world.advance(5)
    raise AssertionError(f"{what!r} never came, but {newest(world).text!r}")


async def test_who_has_a_hand_does_not_read_that_the_tournament_begins_soon(world: World) -> None:
    people = [world.person(f"P{n}") for n in range(4)]
    await open_one(world, people[0])
    await join(world, *people)
    assert "The tournament begins" in people[1].panels()[-1].text
    await press_button(people[0], "Begin", on=newest(world))
    await world.advance(10)
    (thread,) = called(world)
    hand = next(there for there in threads(world) if there.id == thread)
    await people[1].press("My hand", on=world.table(hand))
    assert people[1].panels() == []
    assert "Your hand" in words(people[1].panel(hand))


async def test_an_evening_from_the_check_in_to_the_standings(world: World) -> None:
    people = [world.person(f"P{n}") for n in range(6)]
    host = people[0]
    await open_one(world, host, rounds=1)
    for person in people[:3]:
        assert "You checked in" in words(await press_button(person, JOIN, on=newest(world)))
    refusal = words(await press_button(host, "Begin", on=newest(world)))
    assert "3 of the 4 people that a tournament needs" in refusal
    assert "/uno start" in refusal
    assert "Only P0" in words(await press_button(people[1], "Begin", on=newest(world)))
    assert "There's nothing to do until your table" in words(await press_button(people[1], JOIN, on=newest(world)))
    await join(world, *people[3:])
    assert "6 checked in" in newest(world).text
    await press_button(host, "Begin", on=newest(world))
    await world.advance(10)
    assert [len(there) for there in called(world).values()] == [3, 3]
    assert sorted(user for there in called(world).values() for user in there) == sorted(person.id for person in people)
    assert "Round 1 of 1" in newest(world).text
    assert "1 AI" in newest(world).text
    await sit_back(world, *people)
    await until(world, "Final begins")
    assert len(re.findall(r"^\*\*\d+\.\*\*", newest(world).text, re.MULTILINE)) == 6
    await press_button(host, "Begin now", on=newest(world))
    await world.advance(10)
    await sit_back(world, *people)
    await until(world, "won the tournament")
    assert "🥇" in newest(world).text
    assert "The people of the final come first" in newest(world).text
    assert newest(world).labels == ["Check the lots"]
    again = await run_command(host, "tournament")
    assert "The tournament is open" in again


async def test_the_lots_are_sealed_at_the_opening_and_opened_at_the_end(world: World) -> None:
    people = [world.person(f"P{n}") for n in range(4)]
    await open_one(world, people[0], rounds=1)
    (seal,) = HEX.findall(words(await press_button(people[1], "Check the lots", on=newest(world))))
    assert f"Lots sealed beforehand · `{seal[:6]}…`" in newest(world).text
    await join(world, *people)
    await press_button(people[0], "Begin", on=newest(world))
    await world.advance(10)
    assert HEX.findall(words(await press_button(people[1], "Check the lots", on=newest(world)))) == [seal]
    await sit_back(world, *people)
    await until(world, "won the tournament")
    told = await press_button(people[2], "Check the lots", on=newest(world))
    assert "Nobody chose the lots" in words(told)
    assert seal in HEX.findall(words(told))
    (file,) = world.message(told).attachments
    blob = world.env.backend.cdn.get(file["url"])
    assert blob is not None
    record = json.loads(blob)
    assert sha256(bytes.fromhex(record["secret"])).hexdigest() == seal
    assert record["people"] == ["P0", "P1", "P2", "P3"]
    assert sorted(record["rounds"][0]["tables"][0]) == [0, 1, 2, 3]
    (there,) = called(world)
    over = world.table(next(thread for thread in threads(world) if thread.id == there))
    deal = words(await press_more(people[0], "Check the deal", on=over))
    assert f"the message that called the players to this table, mixed in: `{there}`" in deal
    assert "press on" not in deal


async def test_cards_are_played_by_hand_in_the_thread(world: World) -> None:
    people = [world.person(f"P{n}") for n in range(4)]
    await open_one(world, people[0], rounds=1)
    await join(world, *people)
    await press_button(people[0], "Begin", on=newest(world))
    await world.advance(10)
    (thread,) = threads(world)
    rng = random.Random(3)
    for _ in range(60):
        if "won the tournament" in newest(world).text:
            break
        for person in people:
            if not world.table(thread).has("My hand"):
                break
            hand = await press_button(person, "My hand", on=world.table(thread))
            if moves := choices(hand):
                await press_button(person, rng.choice(moves).custom_id, on=hand)
        await world.advance(3)
    assert "won the tournament" in newest(world).text, "four people need no final"
    assert "The people of the final" not in newest(world).text


async def test_bad_wishes_get_one_sentence(world: World) -> None:
    host, boss = world.person("Ann"), manager(world)
    assert "can't have teams" in await run_command(host, "tournament", rules="teams")
    assert "needs a text channel" in await run_command(host, "tournament", channel=world.create_thread("side"))
    quiet = world.create_channel("quiet", deny=["create_public_threads"])
    assert "Create Public Threads" in await run_command(host, "tournament", channel=quiet)
    await settle(world, world.guild.id, starts="moderators")
    assert "moderators" in await run_command(host, "tournament")
    await settle(world, world.guild.id, rules_locked=True)
    await world.restart()
    assert "The rules are locked" in await run_command(host, "tournament", rules=ONE_CARD)
    await settle(world, world.guild.id)
    await world.advance(61)
    await open_one(world, host)
    assert "A tournament is open in this channel" in await run_command(host, "tournament")
    await world.advance(3)
    assert sum("Tournament night" in post.text for post in world.posts()) == 1
    ended = await boss.admin("end")
    assert ended is not None
    assert "Tables in this server" in words(await press_button(boss, "Yes, close it", on=ended))
    await world.advance(3)
    assert "An admin closed the tournament." in newest(world).text


@pytest.mark.long
async def test_no_shows_drops_late_people_and_kills(world: World) -> None:
    people = [world.person(f"P{n}") for n in range(10)]
    host, boss = people[0], manager(world)
    await open_one(world, host, rounds=2, checkin=20, rules=Ruleset(hand_size=5).code)
    for person in people[:9]:
        assert "You joined. Check in from" in words(await press_button(person, "Join", on=newest(world)))
    assert "You're on the list already" in words(await press_button(host, "Join", on=newest(world)))
    await world.restart()
    await world.advance(602)
    calls = [post.text for post in world.posts() if "check in for the tournament" in post.text]
    assert len(calls) == 1
    assert all(f"<@{person.id}>" in calls[0] for person in people[:9])
    await join(world, *people[:8])
    assert "not checked in:** P8" in newest(world).text
    await world.advance(600)
    assert "Round 1 of 2" in newest(world).text, "the no-show time begins the first round"
    assert "Absent:** P8" in newest(world).text
    assert sorted(len(there) for there in called(world).values()) == [4, 4]
    await world.restart()
    assert len(threads(world)) == 2
    assert "You play from the next round on" in words(await press_button(people[9], "Join", on=newest(world)))
    assert "You dropped out" in words(await press_button(people[1], "Drop out", on=newest(world)))
    (there,) = (thread for thread in threads(world) if people[1].id in called(world)[thread.id])
    await world.advance(3)
    assert "P1** · 5 cards · 🤖 away, an AI plays on" in world.table(there).text
    seated = next(person for person in people if person.id == called(world)[there.id][0])
    assert "This is a table of a tournament" in await run_command(seated, "end", channel=there)
    await boss.admin("ban", person=people[3].actor)
    await sit_back(world, *people[4:8], people[0])
    await until(world, "Round 2 of 2 begins", limit=400)
    text = newest(world).text
    assert "Absent:** P2, P3, P8" in text
    assert "dropped out:** P1" in text
    rows = [line for line in text.splitlines() if re.match(r"\*\*\d+\.", line)]
    assert len(rows) == 9, "eight people played, and one comes late"
    await world.restart()
    await world.advance(62)
    assert "Round 2 of 2" in newest(world).text, "the break ends by itself"
    again = list(called(world).values())[2:]
    expected = {people[n].id for n in (0, 4, 5, 6, 7, 9)}
    assert {user for there in again for user in there} == expected, "P3 is banned"
    await world.advance(15 * 60)
    assert newest(world).labels == ["Check the lots"], "nobody came to the second round, so there is no final"
    assert "🥇" in newest(world).text
    assert [post for post in world.posts() if "Tournament night" in post.text] == [newest(world)]


async def test_without_threads_the_tables_use_the_channel_one_after_the_other(world: World) -> None:
    people = [world.person(f"P{n}") for n in range(6)]
    await open_one(world, people[0])
    await join(world, *people)
    threads_path = f"/channels/{world.channel.id}/messages/*/threads"
    world.env.inject_error("POST", threads_path, status=403, code=50013, message="Missing Permissions", times=None)
    await press_button(people[0], "Begin", on=newest(world))
    await world.advance(10)
    assert threads(world) == []
    assert len(called(world)) == 2
    for _ in range(60):
        if "Final begins" in newest(world).text:
            break
        seats = world.table().text
        for person in people if "My hand" in world.table().labels else ():
            if f"**{person.name}**" in words(world.table()) and "💤" not in seats:
                more = await press_button(person, "More", on=world.table())
                if more.has("Autopilot"):
                    await press_button(person, "Autopilot", on=more)
        await world.advance(5)
    assert "Final begins" in newest(world).text


async def test_a_lost_channel_or_thread_holds_up_nothing(world: World) -> None:
    people = [world.person(f"P{n}") for n in range(5)]
    await open_one(world, people[0])
    await join(world, *people)
    await press_button(people[0], "Begin", on=newest(world))
    await world.advance(10)
    lost, there = threads(world)
    world.env.backend.delete_channel(lost.id)
    await sit_back(world, *(person for person in people if person.id in called(world)[there.id]))
    await world.advance(15 * 60)
    assert "Round 1 of 1" in newest(world).text
    await world.advance(5 * 60 + 30)
    assert "Final begins" in newest(world).text, "the lost table was closed after its time"
    other = world.create_channel("other")
    assert "The tournament is open" in await run_command(people[0], "tournament", channel=other)
    await world.advance(3)
    world.env.backend.delete_channel(other.id)
    await world.advance(3)
    world.env.backend.delete_channel(world.channel.id)
    await world.advance(3)
    await world.restart()
    third = world.create_channel("third")
    assert "The tournament is open" in await run_command(people[0], "tournament", channel=third)


@pytest.mark.parametrize("language", languages())
def test_the_message_of_the_largest_tournament_fits_into_discords_limits(language: str) -> None:
    names = [f"{n:02} {'W' * 21}" for n in range(63)]
    for look in ("pictures", "text"):
        text = text_for(language).with_look(look, {})
        for state in tournament_stages(names):
            screen = tournament_screen(text, state, state.touched)
            assert screen.content_length() <= 4000, state.status
            for picture in screen.pictures:
                screen.leave_out(picture)
            assert screen.content_length() <= 4000, f"{state.status} without its picture"
            assert len(list(ui_items(screen))) <= 40


def test_the_terms_of_a_tournament_stand_until_its_first_round() -> None:
    """Later, the tables and the places need the room of a phone."""
    met = set()
    for state in tournament_stages():
        said = "\n".join(texts(tournament_screen(text_for("en"), state, state.touched)))
        met.add(state.status)
        assert ("15 min a round" in said) == ("Lots sealed" in said) == (state.status == "check_in"), state.status
    assert met == {"check_in", "round", "break", "over"}
