"""A person plays on from a finished match, alone in a message of their own. The match stays as it was."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from tests.bot.players import begin, forge, ply, press_button, verb, words
from tests.bot.scenes import EVERYTHING, replayed
from tests.bot.test_privacy import delete
from tests.bot.test_replay import ended, place
from tests.bot.test_screens import check_limits
from tests.databases import Database
from tests.tables.test_network_loading import no_network_yet
from tests.tables.test_solo_game import act
from tests.world import Person, Screen, World
from unobot.features.solo.game import SoloGame, WhatIf, what_if
from unobot.features.solo.screens import seat_choice_screen, solo_screen, what_if_frame
from unobot.i18n import languages, text_for
from unobot.rules.ruleset.ruleset import OFFICIAL

GONE = "no longer kept"


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every match end after a round or two."""
    short = msgspec.structs.replace(OFFICIAL, target=40, hand_size=3)
    monkeypatch.setattr("unobot.features.lobby.actions.named_ruleset", lambda text: short)


async def begun(world: World, person: Person, final: Screen, seat: str = "") -> Screen:
    """Begin a game at the first entry of a finished match."""
    asked = await press_button(person, "What if…", on=await press_button(person, "Replay", on=final))
    return await press_button(person, seat or person.name, on=asked)


def choice(game: Screen, chance: random.Random) -> str:
    """Return the custom id of a button that goes on with the game, and seldom draws."""
    on = [each.custom_id for each in game.buttons if not each.disabled]
    arguments = {custom_id: custom_id.split(":")[4] for custom_id in on}
    made = [each for each in on if arguments[each].startswith(("move", "deal", "on", "catch"))]
    plays = [each for each in made if arguments[each] != "move draw"]
    steps = [each for each in on if arguments[each].startswith("step ") and arguments[each] != "step more"]
    return chance.choice(plays or made or steps)


def stored(database: Database) -> list[list[tuple[object, ...]]]:
    """Return everything that is stored of tables and matches."""
    return [sorted(database.query(f"SELECT * FROM {table}")) for table in ("event", "match", "table_", "seat")]


async def test_a_person_plays_on_to_the_end_over_a_restart_and_the_match_stays(
    world: World, database: Database
) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    final = await ended(world, ann, ben)
    before = stored(database)
    game = await begun(world, ann, final)
    panels = len(ann.panels())
    assert "you play **" not in words(game)
    assert "What if, from move 1 · you play Ann" in words(game)
    assert "Your hand, 3 cards" in words(game)
    chance, pressed = random.Random(4), 0
    while "wins the match" not in words(game):
        game = await press_button(ann, choice(game, chance), on=game)
        pressed += 1
        if pressed == 3:
            await world.restart()
        assert pressed < 400
    assert len(ann.panels()) == panels, "it stays in one message"
    assert stored(database) == before, "neither the match nor its table was written"
    assert len(world.posts()) == 1, "nobody else sees it"
    back = await press_button(ann, "Take back", on=game)
    assert "wins the match" not in words(back)
    assert place(await press_button(ann, "Back to the replay", on=back))[0] == 1


async def test_a_thread_loads_the_network_of_the_others(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    final = await ended(world, ann, ben)
    with no_network_yet(monkeypatch) as loads:
        game = await begun(world, ann, final)
        await press_button(ann, choice(game, random.Random(4)), on=game)
        assert loads
        assert not any(is_loop for _, is_loop in loads)


async def test_every_control_of_the_hand_works(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    game = await begun(world, ben, await ended(world, ann, ben), "Ann")
    assert "you play Ann" in words(game)
    why = await press_button(ben, "Why not?", on=game)
    assert why.labels[0] == "Back"
    game = await press_button(ben, "Back", on=why)
    old = game
    taken = await press_button(ben, "Draw", on=game)
    assert taken.text != old.text
    late = await press_button(ben, "Draw", on=old, stale=True)
    assert "out of date" in words(late)
    undone = await press_button(ben, "Take back", on=late)
    assert words(undone) == words(old)
    assert not undone.has("Take back")
    await world.race((ben, "Draw", undone), (ben, "Draw", undone))
    game = ben.panel()
    assert words(game) == words(late), "the second of two presses at once plays nothing"
    undone = await press_button(ben, "Take back", on=game)
    prefix = old.buttons[0].custom_id.partition("solo")[0]
    odd = {"undo": "made no move yet", "move time": "no longer works", "premove R5": "no longer works"}
    for arg, told in odd.items():
        assert told in words(await forge(ben, undone, f"{prefix}solo:{arg}"))


async def test_a_game_belongs_to_one_person_and_goes_with_their_data(world: World, database: Database) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    final = await ended(world, ann, ben)
    game = await begun(world, ann, final)
    theirs = await press_button(ben, "Replay", on=final)
    assert GONE in words(await forge(ben, theirs, "u1:1:0:solo:show"))
    for custom_id in ("u1:1:99:whatif:0", "u1:1:0:whatif:2", "u1:1:0:whatif:x", "u1:1:0:whatif:"):
        answer = words(await forge(ben, theirs, custom_id))
        assert ("no longer works" in answer) == (custom_id != "u1:1:0:whatif:")
    database.query("UPDATE solo SET line = '[\"9:R5\"]' WHERE id = 1")
    assert "another version wrote it" in words(await press_button(ann, "Draw", on=game))
    await delete(ann)
    assert GONE in words(await press_button(ann, "Draw", on=game, stale=True))
    assert database.query(f"SELECT count(*) FROM solo WHERE user_id = {ann.id}") == [(0,)]


async def test_a_press_goes_on_from_the_kept_game_until_a_name_changes(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    final = await ended(world, ann, ben)
    game = await begun(world, ann, final)
    repeated: list[str] = []
    redo = SoloGame._redo

    def counted(game: SoloGame, item: str) -> None:
        repeated.append(item)
        redo(game, item)

    monkeypatch.setattr(SoloGame, "_redo", counted)
    for seed in range(4):
        game = await press_button(ann, choice(game, random.Random(seed)), on=game)
    assert repeated == [], "no earlier move was made again"
    await delete(ben)
    game = await press_button(ann, choice(game, random.Random(4)), on=game)
    assert repeated
    assert "Ben" not in words(game)


async def test_it_stands_beside_a_running_table(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    final = await ended(world, ann, ben)
    await begin(world, ann, ben)
    game = await begun(world, ann, final)
    move = next(button for button in game.buttons if verb(button) == "solo" and not button.disabled)
    await press_button(ann, move.custom_id, on=game)
    assert ply(world) == 0, "the table in the channel goes on by itself"


def test_every_screen_of_a_game_fits_into_a_message() -> None:
    for seats, ruleset in ((10, msgspec.structs.replace(EVERYTHING, target=50)), (3, OFFICIAL)):
        replay, chance = replayed(seats, ruleset), random.Random(2)
        start = WhatIf(7, 0, 1)
        game = what_if(replay, start, 77, 1)
        game.start()
        looks: list[dict[str, Any]] = [{}, {"why": True}, {"say_uno": True, "page": 1}, {"path": ("catch",)}]
        for number in range(24):
            if game.stage == "over":
                break
            act(game, chance)
            for language in languages() if number % 11 == 0 else ("en",):
                text, view, look = text_for(language), game.view(), looks[number % len(looks)]
                check_limits(seat_choice_screen(text, 7, 0, [*view.seats], 1))
                frame = what_if_frame(text, view, start, may_undo=True)
                check_limits(solo_screen(text, view, game.stage, frame, attaches=True, **look))
