"""A phone shows the table and a hand at once. A headless Chromium measures them on the demo's page."""

from __future__ import annotations

import json
import random
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests import chromium
from tests.bot.players import Player, begin, choose, menus, open_me, options, prefer, press_button, settle, words
from tests.bot.seasons import fill_season
from tests.deck_scenes import firing
from tests.screenshots import Camera, Stage
from tests.stacked_scenes import open_hand, press_first, stacked
from tests.world import Screen, World
from unobot.bot.client import Unobot
from unobot.coach.advice import Advice, Mistake
from unobot.coach.coach_process import CoachAnswer, CoachOrder
from unobot.coach.luck import Luck
from unobot.features.help.screens import TOPICS
from unobot.features.replay.coaching import Coaching
from unobot.features.settings.screens import PAGES
from unobot.i18n import languages
from unobot.rules.ruleset.fields import GROUPS
from unobot.rules.ruleset.ruleset import PRESETS, Ruleset
from unobot.settings import Settings
from unobot.wording.rulesets import text_id

EXECUTABLE = chromium.found() or ""
if not EXECUTABLE:
    pytest.skip("no Chromium was found, so no screen is measured", allow_module_level=True)

PHONE = 660
"""The pixels of messages that a phone of 390 by 844 pixels shows."""
LOOKS = [("en", True), ("de", True), ("ja", True), ("en", False)]
"""The languages in pictures, and English in words."""
MAX_TABLE = 480
"""The most pixels of a table without a hand."""


class Ruler(Camera):
    """A camera that measures the messages on a phone instead of taking pictures."""

    def __init__(self) -> None:
        super().__init__(Path(), EXECUTABLE, "", everything=True)
        self.heights: list[float] = []
        """The heights of the messages in pixels from the line of their author, as the last viewer saw them."""

    def _take(self, url: str, viewer: str, name: str, now: datetime) -> None:
        page = self.open(url, viewer, "phone", now)
        self.heights = page.eval_on_selector_all(
            ".channel-message",
            """messages => messages.map(message => message.getBoundingClientRect().bottom
                - message.querySelector('.message-header').getBoundingClientRect().top)""",
        )
        page.close()


@asynccontextmanager
async def measured(folder: Path, *, language: str = "en", pictures: bool = True) -> AsyncIterator[tuple[Stage, Ruler]]:
    """Yield a server with the bot, and its page."""
    folder.mkdir(exist_ok=True)
    url = f"sqlite+aiosqlite:///{folder / 'unobot.db'}"
    settings = Settings(database_url=url, press_limit=0, language=language, pictures=pictures)
    ruler = Ruler()
    async with World(partial(Unobot, settings, rng=random.Random(1), race_hold=0.0)) as world:
        stage = Stage(world, ruler, language)
        await stage.open()
        if not pictures:
            await settle(world, world.guild.id, table_look="text", look="text")
        yield stage, ruler
        await stage.close()
    await ruler.close()


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[tuple[Stage, Ruler]]:
    """A server with the bot, and its page."""
    async with measured(tmp_path) as opened:
        yield opened


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 6, 10])
async def test_a_table_fits_on_a_phone_and_so_does_a_hand_below_up_to_six_seats(
    stage: tuple[Stage, Ruler], seats: int
) -> None:
    scene, ruler = stage
    await begin(scene.world, scene.ann, scene.ben, ais=seats - 2)
    players, measured = [Player(scene.ann, 1), Player(scene.ben, 2)], 0
    await scene.ann.press("hand")
    while measured < 3:
        await scene.take("table", scene.ann)
        table, hand = ruler.heights
        assert table <= MAX_TABLE
        cards = [button for button in scene.ann.panel().buttons if button.emoji]
        if seats <= 6 and len(cards) <= 7:
            assert table + hand <= PHONE, (table, hand)
        measured += 1
        for _ in range(6):
            if not any([await player.act() for player in players]):
                await scene.world.advance(1.5)


@pytest.mark.long
async def test_a_hand_of_flip_fits_below_a_table_of_six(stage: tuple[Stage, Ruler]) -> None:
    scene, ruler = stage
    await prefer(scene.world, scene.ann, hints=False)
    await scene.ann.slash("start", rules="flip", ais=5)
    await scene.ann.press("start")
    await scene.world.advance(12)
    await scene.ann.press("hand")
    player, measured = Player(scene.ann, 1), 0
    while measured < 4:
        await scene.take("flip", scene.ann)
        table, hand = ruler.heights
        assert table <= MAX_TABLE
        if len([button for button in scene.ann.panel().buttons if button.emoji]) <= 7:
            assert table + hand <= PHONE, (table, hand)
        message = scene.world.message(scene.ann.panel())
        (backs,) = re.findall('Their backs: ([^"]*)', json.dumps(message.components, default=str, ensure_ascii=False))
        assert backs.count(" · ") == 4, "each hand has the backs of the five others"
        measured += 1
        backs = await scene.ann.press("Their backs", on=scene.ann.panel())
        await scene.take("flip-backs", scene.ann)
        assert ruler.heights[-1] <= PHONE
        await scene.ann.press("Back to my hand", on=backs)
        for _ in range(4):
            if not await player.act():
                await scene.world.advance(1.5)


@pytest.mark.long
async def test_a_match_alone_fits_on_a_phone(stage: tuple[Stage, Ruler]) -> None:
    scene, ruler = stage
    await scene.ann.slash("start", channel=scene.ann.direct_channel)
    await scene.world.advance(12)
    player = Player(scene.ann, 1)
    for _ in range(4):
        await scene.take_direct("alone", scene.ann)
        assert ruler.heights[-1] <= PHONE
        await player.act()
        await scene.world.advance(3)


@pytest.mark.long
async def test_the_help_fits_on_a_phone(stage: tuple[Stage, Ruler]) -> None:
    scene, ruler = stage
    screen = await scene.ann.slash("help")
    shown = ""
    for topic in ("", *TOPICS):
        assert screen is not None
        screen = await choose(scene.ann, scene.world, screen, f"help:{shown}", topic) if topic else screen
        await scene.take("help", scene.ann)
        assert ruler.heights[-1] <= PHONE, topic
        shown = topic


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "de", "ja", "hi"])
async def test_each_page_of_the_rules_fits_on_a_phone(tmp_path: Path, language: str) -> None:
    async with measured(tmp_path, language=language) as (scene, ruler):
        for number, rules in enumerate(("no_mercy", "attack"), 1):
            channel = scene.world.channel if number == 1 else scene.world.create_channel("attack")
            await scene.ann.slash("start", channel=channel, rules=rules)
            screen = await scene.ann.slash("rules", channel=channel)
            assert screen is not None
            (pages,) = menus(scene.world, screen).values()
            for page in pages:
                if page != "0":
                    screen = await choose(scene.ann, scene.world, screen, f"rules:{int(page) - 1}", page)
                await scene.take_in("rules", scene.ann, channel, "uno", [scene.ann])
                assert ruler.heights[-1] <= PHONE, (rules, page)


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "ja"])
async def test_each_group_of_house_rules_fits_on_a_phone(tmp_path: Path, language: str) -> None:
    async with measured(tmp_path, language=language) as (scene, ruler):
        await scene.ann.slash("start")
        panel = await press_button(scene.ann, "house", on=await options(scene.ann))
        for group in map(text_id, GROUPS):
            panel = await choose(scene.ann, scene.world, panel, "house:", group)
            await scene.take("group", scene.ann)
            assert ruler.heights[-1] <= PHONE, group


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "de", "ja"])
async def test_own_settings_and_stats_fit_on_a_phone(tmp_path: Path, language: str) -> None:
    async with measured(tmp_path, language=language) as (scene, ruler):
        for page in PAGES:
            await open_me(scene.ann, page)
            await scene.take("me", scene.ann)
            assert ruler.heights[-1] <= PHONE, page
        people = [(scene.ann.id, "Ann"), (12, "Cleo"), (13, "Dev"), (14, "Eve")]
        await fill_season(scene.world, people, 90)
        await fill_season(scene.world, [(scene.ben.id, "Ben"), *people[1:]], 7, seed=2)
        for person in (scene.ann, scene.ben):
            await person.slash("stats")
            await scene.take("stats", person)
            assert ruler.heights[-1] <= PHONE, person.name


@pytest.mark.long
@pytest.mark.parametrize("language", languages())
async def test_the_highest_panels_fit_on_a_phone_in_each_language(tmp_path: Path, language: str) -> None:
    """Check the menu of a table for its host, stats with achievements, and what commands explain."""
    async with measured(tmp_path, language=language) as (scene, ruler):
        ann, world = scene.ann, scene.world
        with stacked(["R3", "B9", "WD4"], "R1", rules=Ruleset(scoring="single")):
            await begin(world, ann, scene.ben, scene.cleo)
        await press_first(ann, ":move:R3", await open_hand(ann))
        await world.advance(6)
        await ann.slash("start", rules=Ruleset(stacking="same").code)
        for person in (scene.ben, scene.cleo):
            await person.press("join")
        await ann.press("start")
        await world.advance(12)
        high = {}
        for panel in ("more", "stats", "help", "daily", "rules", "privacy"):
            await (press_button(ann, panel) if panel == "more" else ann.slash(panel))
            await scene.take(panel, ann)
            if ruler.heights[-1] > PHONE:
                high[panel] = ruler.heights[-1]
        assert high == {}


@pytest.mark.long
async def test_the_coach_fits_on_a_phone(stage: tuple[Stage, Ruler]) -> None:
    scene, ruler = stage
    await _play_to_the_end(scene, 3)
    bot: Any = scene.world.bot

    def answer(source: bytes) -> bytes:
        order = msgspec.json.decode(source, type=CoachOrder)
        own = [entry for entry, seat in zip(order.record.entries, order.seats, strict=True) if entry.seat == seat]
        mistakes = tuple(
            Mistake(entry.ply, 1, entry.seat, "WD4R!", "WD4B!", cost=0.4, error=0.05, worlds=100)
            for entry in own[-2:]
            if entry.seat is not None
        )
        return msgspec.json.encode(CoachAnswer(Advice(mistakes, 2), Luck(4, 0, 1.0, 0.0)))

    bot.router.kit[Coaching]._ask = answer
    shown = await press_button(scene.ann, "Coach", on=scene.world.posts()[-1])
    for label in ("Next: 2 of 3", "Next: 3 of 3", "Next: 1 of 3"):
        await scene.take("coach", scene.ann)
        assert ruler.heights[-1] <= PHONE
        shown = await press_button(scene.ann, label, on=shown)


@pytest.mark.long
async def test_a_vote_and_a_hand_fit_on_a_phone(stage: tuple[Stage, Ruler]) -> None:
    """Only the hint at the first table with this deck needs more room."""
    scene, ruler = stage
    await prefer(scene.world, scene.ann, hints=False)
    await scene.ann.slash("start", rules="classic113", ais=3)
    await scene.ann.press("start")
    await scene.world.advance(3)
    await scene.ann.press("hand")
    await scene.take("vote", scene.ann)
    table, hand = ruler.heights
    assert table <= MAX_TABLE
    assert hand <= PHONE / 2


@pytest.mark.long
@pytest.mark.parametrize("ais", [3, 9])
async def test_the_end_of_a_match_in_words_fits_on_a_phone(tmp_path: Path, ais: int) -> None:
    async with measured(tmp_path, pictures=False) as (scene, ruler):
        await _play_to_the_end(scene, ais)
        await scene.take("end", scene.ben)
        assert ruler.heights[-1] <= PHONE


async def _play_to_the_end(scene: Stage, ais: int, rules: Ruleset = Ruleset(target=200)) -> None:  # noqa: B008 - frozen
    """Play a match of Ann against AIs."""
    await scene.ann.slash("start", rules=rules.code, ais=ais)
    await scene.ann.press("start")
    await scene.world.advance(12)
    player = Player(scene.ann, 1)
    while not any(":rematch:" in button.custom_id for button in scene.world.posts()[-1].buttons):
        if not await player.act():
            await scene.world.advance(3)
    await scene.world.advance(6)


@pytest.mark.long
async def test_the_end_of_a_match_of_ten_fits_on_a_phone(stage: tuple[Stage, Ruler]) -> None:
    scene, ruler = stage
    await _play_to_the_end(scene, 9)
    await scene.take("end", scene.ben)
    assert ruler.heights[-1] <= PHONE


@pytest.mark.long
@pytest.mark.parametrize(("language", "pictures"), LOOKS)
async def test_a_replay_and_a_game_played_on_from_it_fit_on_a_phone(
    tmp_path: Path, language: str, pictures: bool
) -> None:
    async with measured(tmp_path, language=language, pictures=pictures) as (scene, ruler):
        await _play_to_the_end(scene, 3)
        shown = await _walk_through_replay(scene, ruler, 6)
        asked = await press_button(scene.ann, _enabled(shown, ":whatif")[0], on=shown)
        await press_button(scene.ann, _enabled(asked, ":whatif:")[0], on=asked)
        await scene.take("what-if", scene.ann)
        assert ruler.heights[-1] <= PHONE


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "de", "ja"])
@pytest.mark.parametrize("deck", ["no_mercy", "attack", "flip"])
async def test_a_replay_of_another_deck_fits_on_a_phone(tmp_path: Path, language: str, deck: str) -> None:
    async with measured(tmp_path, language=language) as (scene, ruler):
        await _play_to_the_end(scene, 2, msgspec.structs.replace(PRESETS[deck], hand_size=4, scoring="single"))
        await scene.take("end", scene.ann)
        assert ruler.heights[-1] <= PHONE
        await _walk_through_replay(scene, ruler, 8)


async def _walk_through_replay(scene: Stage, ruler: Ruler, most: int) -> Screen:
    """Open the replay of the match that is over, and check its first screens. Return the last. ``most``: how many."""
    shown = await press_button(scene.ann, "replay", on=scene.world.posts()[-1])
    for _ in range(most):
        await scene.take("replay", scene.ann)
        assert ruler.heights[-1] <= PHONE, words(shown)
        following = _enabled(shown, ":replay")[-1:]
        if not following:
            break
        shown = await press_button(scene.ann, following[0], on=shown)
    return shown


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "de", "ja"])
async def test_a_roulette_and_a_launcher_fit_on_a_phone_above_a_waiting_hand(tmp_path: Path, language: str) -> None:
    async with measured(tmp_path, language=language) as (scene, ruler):
        people = (scene.ann, scene.ben, scene.cleo)
        for person in people:
            await prefer(scene.world, person, hints=False)
        hands = ["R3 RD4 R7 RS WRL WD10 B1", "Y1 Y2 B5 B6 YD2 WD10 G1", "G2 G3 G4 Y5 Y6 BS Y7"]
        with stacked(hands, "R5", "Y4 B4 G6 Y5 B1 RD2 YS B8 Y9", PRESETS["no_mercy"]):
            await begin(scene.world, *people)
        hand = await open_hand(scene.ann)
        await press_first(scene.ann, ":move:WRL", hand)
        await scene.world.advance(3)
        await press_first(scene.ben, ":move:color G", await open_hand(scene.ben))
        await scene.world.advance(3)
        await scene.take("roulette", scene.ann)
        _check_table_and_hand(ruler)
    async with measured(tmp_path / "attack", language=language) as (scene, ruler):
        people = (scene.ann, scene.ben, scene.cleo)
        for person in people:
            await prefer(scene.world, person, hints=False)
        hands = ["RH2 R5 WAA RDA R7 G1 B2 G9", "B5 B6 Y1 Y2 Y3 GH1 B9 B8", "G2 G3 G4 Y5 Y6 BS R8 G7"]
        with stacked(hands, "R1", "Y4 Y5 G6 B1 B2 B3 Y8 Y9 G8 R2 R3", PRESETS["attack"]):
            await begin(scene.world, *people)
        hand = await open_hand(scene.ann)
        with firing(0, 5):
            await press_first(scene.ann, ":move:RH2", hand)
            await scene.world.advance(3)
        await scene.take("launcher", scene.ann)
        _check_table_and_hand(ruler)


def _check_table_and_hand(ruler: Ruler) -> None:
    """Check the heights of a table and of the hand of seven cards below it."""
    table, hand = ruler.heights
    assert table <= MAX_TABLE
    assert table + hand <= PHONE, (table, hand)


@pytest.mark.long
@pytest.mark.parametrize(("language", "pictures"), LOOKS)
async def test_the_daily_game_fits_on_a_phone(tmp_path: Path, language: str, pictures: bool) -> None:
    async with measured(tmp_path, language=language, pictures=pictures) as (scene, ruler):
        shown = await scene.ann.slash("daily")
        assert shown is not None
        await scene.take("daily", scene.ann)
        assert ruler.heights[-1] <= PHONE
        game = await press_button(scene.ann, _enabled(shown, ":daily")[0], on=shown)
        for _ in range(4):
            await scene.take("daily-game", scene.ann)
            assert ruler.heights[-1] <= PHONE
            moves = _enabled(game, ":try:move")
            if not moves:
                break
            game = await press_button(scene.ann, moves[0], on=game)


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "de", "ja", "hi"])
async def test_the_achievements_fit_on_a_phone(tmp_path: Path, language: str) -> None:
    async with measured(tmp_path, language=language) as (scene, ruler):
        await fill_season(scene.world, [(scene.ann.id, "Ann"), (12, "Cleo"), (13, "Dev"), (14, "Eve")], 3)
        stats = await scene.ann.slash("stats")
        assert stats is not None
        shown = await press_button(scene.ann, _enabled(stats, ":achieved:")[0], on=stats)
        for _ in range(2):
            await scene.take("achievements", scene.ann)
            assert ruler.heights[-1] <= PHONE
            shown = await press_button(scene.ann, _enabled(shown, ":achieved:")[-1], on=shown)


def _enabled(screen: Screen, what: str) -> list[str]:
    """Return the custom ids with ``what`` of the buttons that can be pressed."""
    return [each.custom_id for each in screen.buttons if what in each.custom_id and not each.disabled]
