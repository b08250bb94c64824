"""Matches that start in one press: their fingerprint is shown before, and each proof says what it proves."""

from __future__ import annotations

import re
from hashlib import sha256
from itertools import pairwise

from tests.bot.players import begin, press_button, words
from tests.bot.test_privacy import delete
from tests.bot.test_tournament import join, open_one, until
from tests.bot.tournaments import newest, sit_back, threads
from tests.world import Person, Screen, World

HEX = re.compile(r"`([0-9a-f]{64})`")
COMING = re.compile(r"next match that you start in one press.*`([0-9a-f]{64})`")
LATE = "its seed was drawn only then"
READY = "of an earlier match showed this fingerprint"


async def play_alone(world: World, person: Person) -> Screen:
    """Start a match against AIs in the bot's DM, and return its message."""
    await person.slash("start", channel=person.direct_channel)
    await world.advance(3)
    return person.direct()


async def end(world: World, person: Person, game: Screen) -> Screen:
    """End the match in the bot's DM, and return its last message."""
    more = await press_button(person, "More", on=game)
    await press_button(person, "Yes, end it", on=await press_button(person, "End match", on=more))
    await world.advance(3)
    return next(each for each in reversed(person.direct_messages()) if each.has("Rematch") and not each.ephemeral)


async def check(person: Person, on: Screen) -> Screen:
    """Check the deal of a match that is played, or of one that is over."""
    more = await press_button(person, "More", on=on) if on.has("More") else on
    return await press_button(person, "Check the deal", on=more)


def coming(screen: Screen) -> str:
    """Return the fingerprint of the next match in one press."""
    (found,) = COMING.findall(screen.text)
    return str(found)


async def test_the_next_match_alone_is_sealed_before_it_starts(world: World) -> None:
    ann = world.person("Ann")
    game = await play_alone(world, ann)
    during = await check(ann, game)
    assert LATE in words(during), "nobody could see a fingerprint before the first press"
    over = await end(world, ann, game)
    after = await check(ann, over)
    assert "The deal was fair" in words(after)
    assert LATE in words(after)
    assert coming(after) == coming(during), "it stays the same until it is used"
    await world.restart()
    await press_button(ann, "Rematch", on=over)
    await world.advance(3)
    over = await end(world, ann, ann.direct())
    told = await check(ann, over)
    assert READY in words(told)
    shown, seed = HEX.findall(told.text)[:2]
    assert shown == coming(during) == sha256(bytes.fromhex(seed)).hexdigest()
    assert coming(told) != shown, "no seed is used twice"


async def test_a_match_in_a_channel_is_sealed_by_the_one_before(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    seals = []
    for label in ("Play with 3 AIs", "Quick game", "Play with 3 AIs"):
        screen = await ann.slash("help")
        assert screen is not None
        await press_button(ann, label, on=screen)
        await world.advance(3)
        seals.append(await check(ann, world.table()))
        elsewhere = await check(ben, world.table())
        assert coming(elsewhere) != coming(seals[-1]), "each person has their own"
        asked = await ann.slash("end")
        assert asked is not None
        await ann.press("Yes, end it", on=asked)
        await world.advance(3)
    assert [READY in words(each) for each in seals] == [False, True, True]
    for before, after in pairwise(seals):
        assert HEX.findall(after.text)[0] == coming(before)


async def test_without_a_look_at_the_fingerprint_nothing_is_claimed(world: World) -> None:
    ann = world.person("Ann")
    await end(world, ann, await play_alone(world, ann))
    over = await end(world, ann, await play_alone(world, ann))
    assert LATE in words(await check(ann, over))


async def test_deleted_data_has_no_seal_left(world: World) -> None:
    ann = world.person("Ann")
    game = await play_alone(world, ann)
    before = coming(await check(ann, game))
    await end(world, ann, game)
    await delete(ann)
    game = await play_alone(world, ann)
    told = await check(ann, game)
    assert LATE in words(told)
    assert before not in told.text


async def test_a_lobby_shows_the_fingerprint_before_the_start(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    asked = await ann.slash("end")
    assert asked is not None
    await ann.press("Yes, end it", on=asked)
    await world.advance(6)
    told = await check(ben, world.posts()[-1])
    assert "the lobby had this fingerprint before" in words(told)
    assert not COMING.findall(told.text)


async def test_the_seed_of_a_tournament_table_follows_from_the_secret_of_the_opening(world: World) -> None:
    people = [world.person(f"P{n}") for n in range(4)]
    await open_one(world, people[0])
    await join(world, *people)
    (seal,) = HEX.findall((await press_button(people[1], "Check the lots", on=newest(world))).text)
    await press_button(people[0], "Begin", on=newest(world))
    await world.advance(10)
    (here,) = threads(world)
    during = await check(people[1], world.table(here))
    assert f"follows from the secret of the tournament, whose fingerprint `{seal[:6]}" in during.text
    await sit_back(world, *people)
    await until(world, "won the tournament")
    told = await check(people[1], world.table(here))
    assert f"whose fingerprint `{seal[:6]}" in told.text
    lots = await press_button(people[2], "Check the lots", on=newest(world))
    _, secret = HEX.findall(lots.text)
    _, seed = HEX.findall(told.text)
    assert sha256(bytes.fromhex(secret) + b" deal 0 0").hexdigest() == seed
