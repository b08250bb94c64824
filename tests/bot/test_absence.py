"""Nobody is there: play stops, nothing is decided by AIs alone, and one press of a player goes on."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable

import pytest

from tests.bot.players import (
    Player,
    Stack,
    admin,
    begin,
    choices,
    forge,
    hand_line,
    live_buttons,
    manager,
    play,
    ply,
    prefer,
    press_button,
    run_command,
    seat_lines,
    words,
)
from tests.bot.tournaments import newest, threads
from tests.world import Person, Screen, World
from unobot.rules.ruleset.ruleset import Ruleset

HOUR = 3600.0
LONG = ["G1 G2 G3 G4 G5", "B1 B2 B3 B4 B5", "Y1 Y2 Y3 Y4 Y5"]
WAITS = "Nobody is here, so the match waits"


async def fall_asleep(world: World) -> None:
    """Let everybody miss two turns of a minute."""
    for _ in range(12):
        await world.advance(60)
        if WAITS in words(world.table()):
            return
    raise AssertionError(f"play goes on without people: {words(world.table())}")


async def two_asleep(world: World, stack: Stack) -> tuple[Person, Person]:
    """Begin a long match of two people and an AI, and let both people fall asleep."""
    stack(LONG, "R9", rules=Ruleset(target=1000))
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben, ais=1)
    await fall_asleep(world)
    return ann, ben


def scores(world: World) -> tuple[list[tuple[str, ...]], int]:
    """Return what the table shows of the match: the cards and points of each seat, and the number of the last move."""
    return seat_lines(world.table()), ply(world)


async def test_a_match_waits_when_everybody_has_fallen_asleep(world: World, stack: Stack) -> None:
    ann, ben = await two_asleep(world, stack)
    before = scores(world)
    table = words(world.table())
    assert "**My hand** goes on" in table
    assert table.count("💤 asleep") == 2
    assert "an AI plays" not in table
    assert "thinking" not in table
    for person in (ann, ben):
        assert "Nobody else is here. Press to play on." in words(person.direct())
        assert "an AI plays" not in words(person.direct())
    assert "waits, because nobody is there" in await run_command(ann, "tables")
    await world.advance(9 * 60)
    assert scores(world) == before
    await ben.press("My hand")
    await world.advance(3)
    assert WAITS not in words(world.table())
    assert "Ann** · " in words(world.table())
    assert "asleep, an AI plays on" in words(world.table()), "Ann's seat is played again, because Ben is there"
    await world.advance(70)
    assert ply(world) > before[1]


async def by_hand(_: World, ann: Person) -> Screen | None:
    return await ann.press("My hand")


async def by_more(_: World, ann: Person) -> Screen | None:
    return await ann.press("More")


async def by_dm(_: World, ann: Person) -> Screen | None:
    return await ann.press("Refresh", on=ann.direct())


async def by_card(_: World, ann: Person) -> Screen | None:
    return await ann.press(choices(ann.direct())[0].custom_id, on=ann.direct())


async def by_command(_: World, ann: Person) -> Screen | None:
    return await ann.slash("hand")


async def by_resume(_: World, ann: Person) -> Screen | None:
    return await ann.slash("resume")


@pytest.mark.parametrize("press", [by_hand, by_more, by_dm, by_card, by_command, by_resume])
async def test_one_press_of_a_player_goes_on(
    world: World, stack: Stack, press: Callable[[World, Person], Awaitable[Screen | None]]
) -> None:
    stack(LONG, "R9", rules=Ruleset(target=1000))
    ann = world.person("Ann")
    await begin(world, ann, ais=2)
    for _ in range(12):
        await world.advance(30)
        if WAITS in words(world.table()):
            break
    before = ply(world)
    assert await press(world, ann) is not None
    await world.advance(3)
    assert WAITS not in words(world.table())
    assert "asleep" not in words(world.table())
    for _ in range(10):
        await Player(ann, 1).act()
        await world.advance(3)
    assert ply(world) > before


async def test_a_card_in_an_old_panel_goes_on_after_the_match_was_adjourned(world: World, stack: Stack) -> None:
    stack(["R1 R2 R3", "B1 B2 B3"], "R9")
    ann, ben = world.person("Ann"), world.person("Ben")
    await prefer(world, ann, dms=False)
    await begin(world, ann, ben)
    panel = await press_button(ann, "My hand")
    await forge(ann, panel, "u1:1:0:leave:")
    await press_button(ben, "Leave", on=await press_button(ben, "More"))
    await world.advance(30 * 60)
    assert live_buttons([world.table()]) == ["Play on"]
    played = next(button.custom_id for button in panel.buttons if button.custom_id.endswith(":move:R1"))
    await press_button(ann, played, on=panel, stale=True)
    await world.advance(3)
    assert "**Ann** played 🔺 Red 1" in words(world.table())


async def test_two_friends_at_a_slow_pace_find_their_match_as_they_left_it(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await prefer(world, ann, ben, pings="off")
    await ann.slash("start", pace="hours")
    await ben.press("Join")
    await ann.press("Start")
    await world.advance(12)
    for _ in range(24):
        await world.advance(HOUR)
        if WAITS in words(world.table()):
            break
    before = scores(world)
    await world.advance(3 * HOUR)
    assert scores(world) == before
    await world.advance(2 * HOUR)
    assert "just as you left it" in words(world.table())
    await world.restart()
    await ben.press("Play on")
    assert scores(world) == before


async def test_a_restart_while_the_match_waits_changes_nothing(world: World, stack: Stack) -> None:
    ann, _ = await two_asleep(world, stack)
    before = scores(world)
    await world.restart()
    await world.advance(3 * 60)
    assert WAITS in words(world.table())
    assert scores(world) == before
    await ann.press("Refresh", on=ann.direct())
    await world.advance(3)
    assert WAITS not in words(world.table())
    assert hand_line(ann.direct())


async def test_left_asleep_and_resting_people_are_nobody(world: World, stack: Stack) -> None:
    stack(LONG, "R9", rules=Ruleset(target=1000))
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await begin(world, ann, ben, cleo)
    await press_button(ann, "Leave", on=await press_button(ann, "More"))
    await press_button(ben, "Autopilot", on=await press_button(ben, "More"))
    await fall_asleep(world)
    table = words(world.table())
    assert (table.count("💤 away"), table.count("💤 asleep")) == (2, 1)
    assert "So the match waits" in words(ann.direct())
    before = ply(world)
    await world.advance(5 * 60)
    assert ply(world) == before
    await press_button(ben, "More")
    await world.advance(30)
    assert ply(world) > before, "a rest ends when nobody else is there to play"


async def test_a_player_alone_may_let_the_autopilot_play(world: World, stack: Stack) -> None:
    stack(LONG, "R9", rules=Ruleset(target=1000))
    ann = world.person("Ann")
    await begin(world, ann, ais=2)
    await press_button(ann, "Autopilot", on=await press_button(ann, "More"))
    before = ply(world)
    await world.advance(60)
    assert ply(world) > before
    await world.advance(10 * 60)
    aside = words(world.posts()[-1])
    assert "Only AIs have played here for a while" in aside
    assert "just as you left it" not in aside


async def test_everybody_who_left_between_two_rounds_comes_back_with_ready(world: World, stack: Stack) -> None:
    stack(["R1", "B1"], "R9")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await ann.press("1", on=ann.direct())
    for person in (ann, ben):
        await press_button(person, "Leave", on=await press_button(person, "More"))
    await world.advance(3 * 60)
    assert f"{WAITS}. **Ready** goes on" in words(world.table())
    assert "Round 2" not in words(world.table())
    await ben.press("Ready")
    await world.advance(3)
    assert "Round 2" in words(world.table())
    assert words(world.table()).count("away, an AI plays on") == 1


async def test_a_newcomer_is_somebody(world: World, stack: Stack) -> None:
    """A player who joins with the next round waits for it, so the round goes on without the others."""
    stack(["R1 R2 R3", "B1 B2 B3"], "R9", rules=Ruleset(target=1000))
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await begin(world, ann, ben)
    for person in (ann, ben):
        await press_button(person, "Leave", on=await press_button(person, "More"))
    await world.advance(60)
    assert WAITS in words(world.table())
    await press_button(cleo, "Join from the next round", on=await press_button(cleo, "My hand"))
    await world.advance(3)
    assert WAITS not in words(world.table())
    for _ in range(100):
        await world.advance(5)
        if "**Cleo** · " in words(world.table()):
            return
    raise AssertionError(words(world.table()))


async def test_what_only_ais_finished_counts_for_nobody(world: World, stack: Stack) -> None:
    stack(["R1 R2", "R3 R4"], "R9", rules=Ruleset(scoring="single"))
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    for person in (ann, ben):
        await press_button(person, "Autopilot", on=await press_button(person, "More"))
    for _ in range(60):
        await world.advance(3)
        if "wins the match" in words(world.posts()[-1]):
            break
    over = words(world.posts()[-1])
    assert "Only AIs played this match to its end, so it counts for nobody" in over
    assert "achievement" not in over.lower()
    assert "No match has ended here yet" in await run_command(ann, "history")
    for person in (ann, ben):
        assert not re.search(r"\b1 match", await run_command(person, "stats"))


async def win_once(world: World, stack: Stack, ann: Person, ben: Person) -> None:
    """Let Ann win a match, which begins her streak."""
    stack(["R1", "B2"], "R9", rules=Ruleset(scoring="single"))
    await begin(world, ann, ben)
    await ann.press("1", on=ann.direct())
    await world.advance(3)
    assert "now: **1**" in await run_command(ann, "stats")


async def test_a_match_without_people_that_a_moderator_ends_ends_no_streak(world: World, stack: Stack) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await win_once(world, stack, ann, ben)
    stats = await run_command(ann, "stats")
    stack(LONG, "R9", rules=Ruleset(target=1000))
    await begin(world, ann, ben, ais=1)
    await fall_asleep(world)
    boss = manager(world)
    await press_button(boss, "Yes, end it", on=await admin(boss, "end"))
    await world.advance(3)
    assert "Nobody was here at the end" in words(world.posts()[-1])
    assert await run_command(ann, "stats") == stats


async def test_a_win_against_a_sleeper_counts(world: World, stack: Stack) -> None:
    stack(["R1 R2", "R3 B4"], "R9", rules=Ruleset(scoring="single"))
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await press_button(ben, "Leave", on=await press_button(ben, "More"))
    await play(world, Player(ann, 1), until="wins the match")
    assert "counts for nobody" not in words(world.posts()[-1])
    assert "Ann" in await run_command(ann, "history")


async def test_a_tournament_does_not_wait_for_a_table_without_people(world: World) -> None:
    people = [world.person(f"P{n}") for n in range(4)]
    await people[0].slash("tournament", checkin=10)
    for person in people:
        await press_button(person, "Join / Check in", on=newest(world))
    await press_button(people[0], "Begin", on=newest(world))
    await world.advance(10)
    (there,) = threads(world)
    for person in people[:2]:
        await press_button(person, "Leave", on=await press_button(person, "More", on=world.table(there)))
    for _ in range(14):
        await world.advance(60)
        if "wins the match" in words(world.posts(there)[-1]):
            break
    assert "wins the match" in words(world.posts(there)[-1]), "the AIs play on, because the round's time does"
    await world.advance(60)
    assert "Round 1" not in newest(world).labels
    assert "No match has ended here yet" in await run_command(people[0], "history", channel=there)


async def test_the_picture_of_a_table_shows_at_the_face_who_a_robot_plays_for(
    gallery_world: World, drawings: dict[str, str]
) -> None:
    world = gallery_world
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben, ais=1)

    def picture() -> tuple[str, str]:
        """Return the drawing of the table and its description."""
        (item,) = (
            part["items"][0] for part in world.message(world.table()).components[0]["components"] if "items" in part
        )
        return drawings[item["media"]["url"].rpartition("/")[2]], item["description"]

    await world.advance(3)
    robot = 'r="14"'
    drawing, words = picture()
    assert robot not in drawing
    assert "an AI plays" not in words
    await press_button(ben, "autopilot", on=await press_button(ben, "More"))
    await world.advance(3)
    drawing, words = picture()
    assert drawing.count(robot) == 1
    assert words.count("an AI plays for now") == 1
    await press_button(ben, "My hand")
    await press_button(ann, "autopilot", on=await press_button(ann, "More"))
    await world.advance(3)
    assert picture()[1].count("an AI plays for now") == 1, "who is back plays themselves"
