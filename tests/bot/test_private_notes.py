"""Private notes: what only one person reads, such as a refusal, goes with their next press, before it can be false."""

from __future__ import annotations

from tests.bot.players import add_ai, begin, run_command, seat, words
from tests.world import Person, World


def notes(person: Person) -> list[str]:
    """Return what this person alone reads in the channel."""
    return [words(screen) for screen in person.panels()]


async def test_a_refusal_without_a_seat_goes_when_its_reader_takes_one(world: World) -> None:
    ann, ben, eve = world.person("Ann"), world.person("Ben"), world.person("Eve")
    await seat(world, ann, eve)
    await ben.press("Start")
    assert ["You aren't playing" in note for note in notes(ben)] == [True]
    await ben.press("Join")
    assert notes(ben) == []


async def test_only_the_last_refusal_stands(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann, ben)
    for _ in range(3):
        await ben.press("Start")
        assert ["Only the host, Ann, can start" in note for note in notes(ben)] == [True]


async def test_a_refusal_goes_when_a_hand_arrives_without_a_press(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann, ben)
    await ben.press("Start")
    await ann.press("Start")
    await world.advance(12)
    (hand,) = notes(ben)
    assert "Your hand" in hand


async def test_who_left_and_comes_back_does_not_read_that_they_left(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await ben.slash("leave")
    assert "You left, and an AI plays your hand." in notes(ben)[-1]
    await ben.press("My hand")
    assert ["Your hand" in note for note in notes(ben)] == [True]


async def test_a_button_of_a_note_makes_it_the_hand_which_stays(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await ben.slash("leave")
    await ben.press("Take my seat back", on=ben.panels()[-1])
    assert ["Your hand" in note for note in notes(ben)] == [True]
    await ben.slash("stats")
    assert "Your hand" in notes(ben)[0]


async def test_a_command_is_a_press_as_well(world: World) -> None:
    ann, ben, eve = world.person("Ann"), world.person("Ben"), world.person("Eve")
    await seat(world, ann, eve)
    await ben.press("Start")
    assert "This channel already has a table" in await run_command(ben, "start")
    assert len(notes(ben)) == 1
    await ben.slash("stats")
    assert not any("already has a table" in note for note in notes(ben))


async def test_a_refused_command_is_said_by_the_hand(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await ben.press("My hand")
    await ben.slash("end")
    (hand,) = notes(ben)
    assert "Your hand" in hand
    assert "Only the host, Ann" in hand
    await ben.slash("stats")
    await world.advance(3)
    hand, _ = notes(ben)
    assert "Your hand" in hand
    assert "Only the host" not in hand


async def test_only_the_readers_own_press_deletes_it(world: World) -> None:
    ann, ben, eve = world.person("Ann"), world.person("Ben"), world.person("Eve")
    await seat(world, ann, ben)
    await ben.press("Start")
    await eve.press("Join")
    await ann.slash("stats")
    assert ["Only the host" in note for note in notes(ben)] == [True]
    await ben.slash("stats", channel=world.create_channel("side"))
    assert notes(ben) == [], "they have read it, wherever they go on"


async def test_an_old_note_that_nobody_can_delete_costs_no_request(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann, ben)
    await ben.press("Start")
    await world.advance(16 * 60)
    before = len(world.env.http_requests)
    await add_ai(ben, world)
    assert not [request for request in world.env.http_requests[before:] if request.method == "DELETE"]
    assert len(notes(ben)) == 1
