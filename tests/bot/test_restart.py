"""The bot is killed and started again: no card, turn or message is lost, and old buttons work."""

from __future__ import annotations

import random

import pytest

from tests.bot.players import (
    Player,
    Stack,
    begin,
    choices,
    hand_line,
    press_button,
    run_command,
    seat,
    seat_lines,
    words,
)
from tests.world import Person, World
from unobot.bot.client import Unobot
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.settings import Settings
from unobot.storage.store import Store


async def _standing(world: World, *people: Person) -> tuple[object, ...]:
    """Return everything visible of the match: hands, card counts, scores, and the last move."""
    public = await people[0].slash("status")
    assert public is not None
    hands = []
    for person in people:
        screen = person.direct()
        if not screen.has("Ready"):  # it may be drawn a moment later than the end of the round
            way = next(label for label in ("Back", "Back to my hand", "···") if screen.has(label))
            screen = await press_button(person, way, on=screen)
        if not screen.has("Ready"):
            hands.append(hand_line(screen))
    return (hands, seat_lines(public), [line for line in words(public).splitlines() if line[0] == "#"])


@pytest.mark.long
async def test_a_kill_between_any_two_moves_of_a_round_changes_nothing(world: World, stack: Stack) -> None:
    """The hands are short, but draw, skip, turn around and choose a color."""
    stack(["RD2 R5 W Y7 Y2", "R3 B3 RS BR B1", "G3 G7 R7 B7 G1"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben, ais=1)
    await ben.press("My hand")
    players = Player(ann, 3), Player(ben, 4, in_panel=True)
    restarts, last = 0, ""
    for _ in range(1000):
        if not any([await player.act() for player in players]):
            await world.advance(1.5)
        ply = world.table().button("My hand").custom_id
        if ply != last:
            before = await _standing(world, ann, ben)
            if not before[0]:
                break
            await world.restart()
            assert await _standing(world, ann, ben) == before
            last, restarts = ply, restarts + 1
    else:
        raise AssertionError("the round did not end")
    assert restarts > 3, "nobody lays five cards in fewer turns"
    assert len(world.posts()) == len(ann.direct_messages()) == len(ben.direct_messages()) == 1

    await world.restart()  # in the pause; the next round is dealt anyway
    await world.advance(75)
    assert "Round 2" in words(world.table())
    assert hand_line(ann.direct()).startswith("Your hand, 5 cards") or choices(ann.direct())


@pytest.mark.parametrize("clean", [False, True], ids=["killed", "stopped"])
async def test_a_lobby_survives_a_restart(world: World, clean: bool) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann, ais=1)
    await world.restart(clean=clean)
    assert "**Ben**" in words(await press_button(ben, "Join"))
    await ann.press("Start")
    await world.advance(12)
    assert hand_line(ann.direct())
    assert len(world.posts()) == 1


async def test_the_color_step_of_a_wild_survives_a_restart(world: World, stack: Stack) -> None:
    stack(["W B1 B2", "Y1 Y2 Y3"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    step = await press_button(ann, "W", on=ann.direct())
    await world.restart()
    await ann.press("Yellow", on=step)
    await world.advance(6)
    assert "Wild (yellow)" in words(world.table())
    assert hand_line(ann.direct()) == "Your hand, 2 cards: 🔵 Blue: 1, 2"


async def test_the_first_color_of_a_round_survives_a_restart(world: World, stack: Stack) -> None:
    stack(["B1 B2 B3", "Y1 Y2 Y3"], "W")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await world.restart()
    await ann.press("Blue", on=ann.direct())
    await ann.press("3", on=ann.direct())
    assert hand_line(ann.direct()) == "Your hand, 2 cards: 🔵 Blue: 1, 2"


async def test_a_downtime_runs_out_no_clock(world: World, stack: Stack) -> None:
    stack(["R3 B1 B2", "Y1 Y2 Y3"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await world.advance(40)
    await world.restart()
    await world.advance(55)
    await ann.press("3", on=ann.direct())
    assert "Time ran out" not in await run_command(ann, "status")


async def test_a_stored_end_is_shown_after_the_restart(world: World, stack: Stack) -> None:
    stack(["R3 R4", "R5 Y2"], "R1", rules=Ruleset(scoring="single", uno="off"))
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await ann.press("3", on=ann.direct())  # drawn at once, and later changes wait for their turn
    await world.advance(6)
    await ben.press("5", on=ben.direct())
    await ann.press("My hand")
    await ann.press("4", on=ann.panel())
    assert "wins" not in words(world.posts()[-1])
    await world.restart(clean=False)
    await world.advance(6)
    assert "Ann wins" in words(world.posts()[-1]).replace("*", "")
    assert "Ann wins" in words(ben.direct_messages()[-1]).replace("*", "")
    edits = _edits(world)
    await world.restart()
    await world.advance(6)
    assert _edits(world) == edits, "once is enough"


async def test_a_press_counts_after_a_write_of_another_process(world: World, stack: Stack, settings: Settings) -> None:
    stack(["R3 R4 B2", "R5 Y2 Y3"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await _write_elsewhere(settings)
    panel = await press_button(ann, "3", on=ann.direct())
    assert hand_line(panel) == "Your hand, 2 cards: 🔺 Red: 4 · 🔵 Blue: 2"
    await _write_elsewhere(settings)
    await world.advance(6)
    panel = await press_button(ben, "5", on=ben.direct())
    assert hand_line(panel) == "Your hand, 2 cards: ⭐ Yellow: 2, 3"


def _edits(world: World) -> int:
    return sum(count for request, count in world.requests.items() if request.startswith("PATCH"))


async def _write_elsewhere(settings: Settings) -> None:
    """Write to the only table from another process, as a press in a DM would."""
    other = await Store.open(settings.database_url)
    (number, *_), *_ = await other.open_deadlines()
    state = await other.load_table(number)
    assert state is not None
    await other.save_table(state)
    await other.close()


async def _move_and_kill(world: World, mover: Person, label: str) -> None:
    """Make a move and kill the bot: the move is stored, but not yet drawn for the others."""
    world.env.inject_error("PATCH", "/channels/*", times=None)
    await mover.press(label, on=mover.direct())
    await world.advance(1)
    world.env.backend.faults.clear()
    await world.restart()


async def test_changes_not_drawn_before_a_kill_are_drawn_after_the_start(world: World, stack: Stack) -> None:
    stack(["R3 B1 B2", "Y1 Y2 R4"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await _move_and_kill(world, ann, "3")
    assert not choices(ben.direct())
    await world.advance(10)
    assert "It's **Ben**'s turn" in words(world.table())
    assert choices(ben.direct())


async def test_changes_at_a_slow_table_are_drawn_after_the_start(settings: Settings, stack: Stack) -> None:
    """No deadline changes, because five minutes leave enough time."""
    patient = settings.model_copy(update={"turn_seconds": 300})
    async with World(lambda: Unobot(patient, rng=random.Random(1), race_hold=0.0)) as world:
        stack(["R3 B1 B2", "Y1 Y2 R4"], "R1")
        ann, ben = world.person("Ann"), world.person("Ben")
        await begin(world, ann, ben)
        await _move_and_kill(world, ann, "3")
        await world.advance(10)
        assert "It's **Ben**'s turn" in words(world.table())
        assert choices(ben.direct())
