"""The end of a match shows its facts: in words, and still after a restart."""

from __future__ import annotations

import pytest

from tests.bot.players import AT_THE_END, Stack, begin, live_buttons, press_button, words
from tests.pictures.reading import read
from tests.world import World, _walk
from unobot.i18n import text_for
from unobot.model.storage_errors import StorageError
from unobot.records.match_facts import MatchFacts
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.storage.store import Store
from unobot.wording.match_words import length_words


async def won(world: World, stack: Stack, *, files: bool = True) -> str:
    """Let Ben draw two cards and Ann win the match with her next card. Return the table."""
    stack(["RD2 R5", "B5 Y1"], "R1", "Y4 Y5 Y6", Ruleset(target=5))
    if not files:
        world.channel = world.create_channel("plain", deny=["attach_files"])
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await press_button(ann, "uno:on", on=ann.direct())
    await ann.press("+2", on=ann.direct())
    await world.advance(6)
    await ann.press("5", on=ann.direct())
    await world.advance(10)
    return words(world.table())


async def test_without_pictures_the_end_of_a_match_tells_its_facts(world: World, stack: Stack) -> None:
    told = await won(world, stack, files=False)
    assert "Ann wins the match" in told.replace("*", "")
    assert "Highlights" not in told, "a phone has no room for them"
    facts = words(await press_button(world.person("Cleo"), "More", on=world.table()))
    assert "Biggest draw: **Ben**, 2 cards" in facts
    assert "1 round · 2 plays" in facts
    assert "Rules: " in facts
    assert live_buttons(world.posts()) == AT_THE_END


async def test_the_facts_stay_when_the_message_is_drawn_again_after_a_restart(world: World, stack: Stack) -> None:
    told = await won(world, stack)
    await world.restart()
    cleo = world.person("Cleo")
    assert "Only the players" in words(await press_button(cleo, "Rematch", on=world.table()))
    assert words(world.table()) == told


def gallery(world: World) -> list[tuple[str, str]]:
    """Return the name and the description of each picture in the table message."""
    found = []
    for part in _walk(world.message(world.table()).components):
        for item in part.get("items") or []:
            found.append((item["media"]["url"].rpartition("/")[2], item["description"]))
    return found


async def test_the_match_card_says_in_its_description_what_it_shows(gallery_world: World, stack: Stack) -> None:
    world = gallery_world
    told = await won(world, stack)
    assert "Biggest draw" not in told, "the picture shows it"
    (name, alt), (hands, _) = gallery(world)
    assert name.endswith(".png")
    attached = {str(file["filename"]): int(file["size"]) for file in world.message(world.table()).attachments}
    assert attached.keys() == {name, hands}
    assert max(attached.values()) <= 200_000
    assert "1. 🦊 Ann" in alt
    assert "Biggest draw: 🐙 Ben, 2 cards" in alt
    assert "1 round · 2 plays" in alt
    assert "Rules: " in alt
    assert "<:" not in alt
    assert "**" not in alt


async def test_the_match_card_shows_the_winner_the_points_and_each_fact(
    gallery_world: World, stack: Stack, drawings: dict[str, str]
) -> None:
    await won(gallery_world, stack)
    (name, alt), *_ = gallery(gallery_world)
    said = read(drawings[name])
    assert said.row(80, 10) == ["fox"]
    assert [said.row(full.y + 11, 5) for full, _ in said.bars(22)] == [
        [1, "fox", "Ann", 15],
        [2, "octopus", "Ben", 0],
    ]
    length = [each for each in said.row(32, 3) if each != "crown"]
    assert length[0::2] == ["clock", "flag"]
    assert str(length[1]).endswith(" seconds")
    assert length[3] == "to 5 points"
    assert said.row(64, 3)[:2] == ["rounds", "1 round"]
    (tile,) = (box for box in said.boxes if box.height > 60 and box.fill == "felt")
    assert {mark.what for mark in said.marks if tile.has(mark)} == {"take", 2, "octopus", "biggest draw"}
    assert "1. 🦊 Ann 15 points" in alt
    assert "2 cards" in alt


@pytest.mark.parametrize(
    ("seconds", "told"),
    [
        (10, "10 seconds"),
        (170, "170 seconds"),
        (180, "3 minutes"),
        (2 * 3600 + 59 * 60, "179 minutes"),
        (3 * 3600, "3 hours"),
        (71 * 3600, "71 hours"),
        (72 * 3600, "3 days"),
    ],
)
def test_a_length_is_told_in_the_unit_of_which_it_has_three(seconds: float, told: str) -> None:
    facts = MatchFacts(rounds=1, plays=2, seconds=seconds, draw=None, streak=None, catches=(), comeback=None)
    assert length_words(text_for("en"), facts) == told


@pytest.mark.logs_errors
async def test_without_its_log_a_match_still_ends(world: World, stack: Stack, monkeypatch: pytest.MonkeyPatch) -> None:
    async def refuse(store: Store, match_id: int, since: int = 0) -> object:
        raise StorageError("The database did not answer.")

    monkeypatch.setattr(Store, "load_match", refuse)
    told = await won(world, stack)
    assert "wins the match" in told
    assert "Biggest draw" not in told
    monkeypatch.undo()
    await world.advance(10)  # the report of the end waits for the database
