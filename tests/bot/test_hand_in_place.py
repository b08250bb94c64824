"""A hand does not move on a phone while its match goes on. Without a Chromium, this is skipped."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from itertools import islice, pairwise
from pathlib import Path
from typing import Any, cast

import pytest
from discord.ui import LayoutView
from playwright.sync_api import Page, sync_playwright

from tests import chromium
from tests.bot.players import Player, begin, prefer
from tests.bot.scenes import Scene, random_scenes, texts, with_hand
from tests.screenshots import Camera, Stage
from tests.world import RENDER_WORKER, World
from unobot.bot.client import Unobot
from unobot.bot.live.attachments import Attachments
from unobot.bot.screens.alone import alone_screen
from unobot.bot.screens.builder import Screen
from unobot.bot.screens.hand import CATCH, MORE, hand_screen
from unobot.bot.screens.premove import PREMOVE
from unobot.bot.screens.table import table_screen
from unobot.i18n import Look, Text
from unobot.model.table import KnownTerms
from unobot.rules.cards import Card, FaceKind, Side
from unobot.rules.decks import DECKS
from unobot.rules.events import Phase
from unobot.rules.moves import CHALLENGE, PLAYS, Play
from unobot.rules.play.decide import legal_moves
from unobot.rules.ruleset.ruleset import PRESETS, Ruleset
from unobot.settings import Settings
from unobot.tables.hits import last_hit
from unobot.tables.table_view import TableView
from unobot.wording.match_words import last_moment

EXECUTABLE = chromium.found() or ""
if not EXECUTABLE:
    pytest.skip("no Chromium was found, so no page is measured", allow_module_level=True)

SECONDS, STEP = 60, 2
"""How long the match is watched, and how often, in seconds of the simulated Discord."""
CARD = re.compile(r":(?:move|step|premove):(?:premove-)?[RYGBW]")
"""A part of the custom id of a card's button. The button of the chosen card has none."""
SENTENCES = re.compile(r"or challenge\?|Only you see the hand|💡")
"""Words of a hand about a challenge, and of a hint that a player sees once."""
MAX_CARDS = 8
"""The most cards that stand in two rows."""
MAX_JUMP = 24
"""One line of text, in pixels."""
SMALLER = 3
"""The pixels by which a line of small text is lower."""
TOP = """() => {
  const timeline = document.getElementById('channel-timeline');
  timeline.scrollTop = timeline.scrollHeight;
  return document.querySelector('#channel-message-list').lastElementChild.getBoundingClientRect().top;
}"""
PICTURES = "[...document.querySelectorAll('#channel-message-list img')].every(image => image.complete)"


class Ruler(Camera):
    """Measures where the newest message begins on a phone, in pixels."""

    def __init__(self) -> None:
        super().__init__(Path(), EXECUTABLE, "", everything=False)
        self.tops: list[float] = []
        self._page: Page | None = None

    def _take(self, url: str, viewer: str, name: str, now: datetime) -> None:
        if self._page is None:
            self._playwright = sync_playwright().start()
            self._browser = chromium.launched(self._playwright, EXECUTABLE)
            self._page = self._browser.new_page(viewport={"width": 390, "height": 844})
        page = self._page
        page.clock.set_fixed_time(now)
        page.goto("about:blank")
        page.goto(url.replace("#", f"?as={viewer}#"))
        page.wait_for_function("() => window.simcordPreview?.ready", timeout=chromium.PATIENCE)
        page.wait_for_function(f"() => {PICTURES}", timeout=chromium.PATIENCE)
        self.tops.append(page.evaluate(TOP))


@pytest.mark.long
@pytest.mark.parametrize("look", ["pictures", "text"])
async def test_the_hand_stays_in_place_from_turn_to_turn(tmp_path: Path, look: Look) -> None:
    """Ann plays a minute against three AIs, and is measured while she holds two to eight cards.

    More cards need another row. In words, a challenge and a first hint have more lines.
    """
    settings = Settings(database_url=f"sqlite+aiosqlite:///{(tmp_path / 'unobot.db').as_posix()}", press_limit=0)
    ruler, shown = Ruler(), list[str]()
    turns = 0
    async with World(partial(Unobot, settings, rng=random.Random(1), race_hold=0.0)) as world:
        stage = Stage(world, ruler)
        await stage.open()
        await prefer(world, stage.ann, look=look)
        await begin(world, stage.ann, ais=3)
        await stage.ann.press("hand")
        player = Player(stage.ann, 1, in_panel=True)
        for _ in range(SECONDS // STEP):
            hand = stage.ann.panel()
            cards = [button for button in hand.buttons if CARD.search(button.custom_id)]
            in_sentences = look == "text" and SENTENCES.search(hand.text)
            if 2 <= len(cards) <= MAX_CARDS and not in_sentences:
                await stage.take("hand", stage.ann)
                shown.append(hand.text)
            turns += await player.act()
            await world.advance(STEP)
        await stage.close()
    await ruler.close()
    assert turns > 3
    places = zip(ruler.tops, shown, strict=True)
    most = MAX_JUMP + (SMALLER if look == "text" else 0)
    assert [pair for pair in pairwise(places) if abs(pair[1][0] - pair[0][0]) > most] == []


RULES = {
    **PRESETS,
    "teams": Ruleset(teams=True),
    "strict": Ruleset(false_catch=2, wrong_play=2),
    "blind": Ruleset(blind_draw=True),
    "first": Ruleset(first_card="any", drawn_card="must_play"),
    "chain": Ruleset(stacking="any", four_needs="no_playable", jump_in=True, several=True),
}
SHOWN = 240
"""The moves of a match in which states of hands are looked for."""
PER_PAGE = 30
"""The messages that are measured at once."""
TWO_SIDES = "two sides:"
"""The first words of the state of a hand that has the backs of the others below its cards."""
HEIGHTS = """() => [...document.querySelectorAll('.channel-message')]
  .map(message => message.getBoundingClientRect().height)"""


def _shown(text: Text, view: TableView, **looks: Any) -> Screen:  # noqa: ANN401 - the options of a hand
    return cast("Screen", hand_screen(text, view, attaches=True, **looks))


def states(text: Text) -> dict[str, Screen]:
    """Return hands of one to eight cards in each state that play comes to, by the words of their state."""
    found: dict[str, Screen] = {}
    for name, rules in RULES.items():
        for scene in islice(random_scenes(4, 2, ruleset=rules), SHOWN):
            state = scene.match.round
            if state is None or state.is_over or state.phase is Phase.VOTE:
                continue
            for seat in range(4):
                view = scene.view(seat)
                if 1 <= len(state.hands[seat]) <= MAX_CARDS:
                    for words, show in _states(text, view, seat, name):
                        key = words if state.backs is None else f"{TWO_SIDES} {words}"
                        if key not in found:
                            found[key] = show()
    return found


def _states(text: Text, view: TableView, seat: int, rules: str) -> Iterator[tuple[str, Callable[[], Screen]]]:
    """Yield the state of one hand, and what is one press or one fact away from it, each as a function that shows it."""
    state = view.view
    assert state is not None
    moves = legal_moves(state, seat)
    plays, hit = [move for move in moves if isinstance(move, Play)], last_hit(view.recent, state, seat)
    marks = {
        "plays": plays,
        "uno": any(play.uno for play in plays) and not state.said_uno[seat],
        "challenge": CHALLENGE in moves,
        "owes": seat in view.causes,
        "catch": set(view.causes) - {seat},
        "saw": view.shown_challenge,
        "last": len(state.hands[seat]) == 1,
        f"{hit.kind}" if hit else "": hit,
    }
    phase = state.phase.value if state.to_move == seat else "waits"
    rare = rules if rules in ("teams", "strict", "blind") else ""
    words = " ".join((phase, *(mark for mark, is_true in marks.items() if is_true), rare))
    yield words, partial(_shown, text, view)
    paths: set[tuple[str, ...]] = {(MORE,), (CATCH,)}
    paths |= {(str(move.cards[0]),) for move in plays}
    if phase == "waits":
        paths |= {(PREMOVE, card.value) for card in state.hands[seat] if card.is_wild}
    for path in paths:
        kind = path[0] if path[0] in (MORE, CATCH, PREMOVE) else Card(path[0]).face.value
        yield f"{phase} {kind} {marks['last']}", partial(_shown, text, view, path=path)
    me = view.seats[seat]
    terms = KnownTerms(
        user_id=1, rules=Ruleset(hand_size=5, jump_in=True).code, turn_seconds=None, take_back=True, ais=3
    )
    changes: dict[str, TableView] = {
        "terms": replace(view, known_terms=terms),
        "terms-hit": replace(view, known_terms=terms) if hit else view,
        "silent": replace(view, is_silent=True, deadline=None),
    }
    if phase != "answer":  # it asks nobody who has just moved
        changes["take-back"] = replace(view, may_take_back=True, takes_back=True)
    for name, marked in {
        "autopilot": replace(me, autopilot=True),
        "resting": replace(me, autopilot=True, resting=True),
    }.items():
        changes[name] = replace(view, seats=tuple(marked if each.index == seat else each for each in view.seats))
    changes["alone"] = replace(changes["autopilot"], waits=True, deadline=None)
    if phase == "waits" and not view.causes:
        changes |= {
            "premove": replace(view, premove=str(PLAYS[state.hands[seat][0]][0])),
            "dropped": replace(view, premove_dropped="color"),
            "unfit": replace(view, premove_dropped="unfit"),
        }
    for name, changed in changes.items():
        yield f"{phase} {name}", partial(_shown, text, changed)
    if phase != "answer":
        yield f"{phase} paused", partial(_shown, text, view, paused=True)
    if phase != "waits":
        yield f"{phase} passes", partial(_shown, text, view, passes=True)
        for hint in ("uno", "drawn", "challenge", "stale"):
            yield f"{phase} hint {hint}", partial(_shown, text, view, hint=hint)


class Scale(Ruler):
    """Measures all messages on a phone, in pixels. ``heights``: how, as a function of the page."""

    def __init__(self, heights: str) -> None:
        super().__init__()
        self._script = heights
        self.heights: list[float] = []

    def _take(self, url: str, viewer: str, name: str, now: datetime) -> None:
        super()._take(url, viewer, name, now)
        assert self._page is not None
        self.heights = self._page.evaluate(self._script)


async def _heights(
    folder: Path,
    language: str,
    shown: Callable[[Text], dict[str, Screen]],
    *,
    emojis: bool = True,
    heights_of: str = HEIGHTS,
) -> dict[str, float]:
    """Return how high the screens are on a phone that ``shown`` makes in this language.

    ``emojis``: whether the bot has its own. Otherwise, signs of Unicode take their place. ``heights_of``: a function of
    the page that measures the messages.
    """
    url = f"sqlite+aiosqlite:///{(folder / 'unobot.db').as_posix()}"
    settings = Settings(database_url=url, press_limit=0, emojis=emojis)
    scale, heights = Scale(heights_of), dict[str, float]()
    async with World(partial(Unobot, settings, rng=random.Random(1), race_hold=0.0)) as world:
        stage = Stage(world, scale)
        await stage.open()
        bot: Any = world.bot
        pictures = Attachments(lambda: 0.0, RENDER_WORKER)
        screens = list(shown(bot.router.kit.messages.localizer.public_text(language)).items())
        channel = bot.get_channel(world.channel.id)
        for start in range(0, len(screens), PER_PAGE):
            some = screens[start : start + PER_PAGE]
            with world.env.time_context():
                sent = [await channel.send("The first message has the name of the bot.")]
                for _, screen in some:
                    sent.append(await channel.send(view=screen, files=await pictures.files_of(screen, 20.0)))
            await stage.take("states", stage.ann)
            heights |= dict(zip((words for words, _ in some), scale.heights[-len(some) :], strict=True))
            with world.env.time_context():
                for message in sent:
                    await message.delete()
        await stage.close()
    await scale.close()
    return heights


def _check_equal(heights: dict[str, float]) -> None:
    """Assert that no screen is higher than another by more than a line."""
    lowest = min(heights.values())
    assert {words: height for words, height in heights.items() if height > lowest + MAX_JUMP} == {}


@pytest.mark.long
@pytest.mark.parametrize(
    ("language", "emojis"), [("en", True), ("de", True), ("ja", True), ("en", False), ("ja", False)]
)
async def test_a_hand_is_as_high_in_each_state(tmp_path: Path, language: str, emojis: bool) -> None:
    """A sentence that answers a press may be longer. So may the screen *Why not?*, which takes the hand's place."""
    heights = await _heights(tmp_path, language, states, emojis=emojis)
    assert len(heights) > 100
    two_sides = {words: height for words, height in heights.items() if words.startswith(TWO_SIDES)}
    assert two_sides
    _check_equal(two_sides)
    _check_equal({words: height for words, height in heights.items() if words not in two_sides})


ROW_HEIGHTS = """() => [...document.querySelectorAll('.channel-message')].map(message =>
  Math.max(0, ...[...message.querySelectorAll('.component-row')].map(row => row.getBoundingClientRect().height)))"""
"""The height of the highest row of buttons of each message."""
MAX_ROW = 40
"""The pixels of a row of buttons that does not wrap, and some."""
MIXED_HANDS = 12
"""The random hands of each side of each deck."""


def _playing(rules: Ruleset, side: Side) -> Iterator[Scene]:
    """Yield a position for each player to act and one for each who waits, with this side of the cards up."""
    for scene in random_scenes(3, 2, ruleset=rules):
        state = scene.match.round
        if state is not None and not state.is_over and state.phase is Phase.PLAY and state.side is side:
            yield scene


def card_hands(text: Text) -> dict[str, Screen]:
    """Return hands of eight equal cards of each kind of each deck, and random hands of eight, by their cards."""
    chance, found = random.Random(3), dict[str, Screen]()
    for deck in DECKS.values():
        for side, half in zip(Side, deck.sides, strict=False):
            scene = next(_playing(PRESETS[deck.name], side))
            state = scene.match.round
            assert state is not None
            waiting = state.next_seat(state.to_move)
            kinds = {card.face: card for card in half.cards}.values()  # of all colors, the last
            hands = [[card] * MAX_CARDS for card in kinds if card.face.kind is not FaceKind.NUMBER]
            hands += [chance.choices(half.cards, k=MAX_CARDS) for _ in range(MIXED_HANDS)]
            for hand in hands:
                words = f"{deck.name} {side.name}: {' '.join(map(str, hand))}"
                for seat in (state.to_move, waiting):
                    view = with_hand(scene, seat, hand)
                    found[f"{words} {seat}"] = cast("Screen", hand_screen(text, view))
                chosen = replace(with_hand(scene, waiting, hand), premove=str(PLAYS[hand[0]][0]))
                found[f"{words} chosen"] = cast("Screen", hand_screen(text, chosen))
    return found


@pytest.mark.long
@pytest.mark.parametrize(("language", "emojis"), [("en", True), ("ja", True), ("en", False), ("ja", False)])
@pytest.mark.parametrize("look", ["pictures", "shapes"])
async def test_no_row_of_any_cards_wraps(tmp_path: Path, language: str, emojis: bool, look: Look) -> None:
    def shown(text: Text) -> dict[str, Screen]:
        return card_hands(text.with_look(look, text.pictures))

    heights = await _heights(tmp_path, language, shown, emojis=emojis, heights_of=ROW_HEIGHTS)
    assert len(heights) > 400
    assert {words: height for words, height in heights.items() if height > MAX_ROW} == {}


PHONE, MAX_TABLE = 660, 480
"""The pixels of messages that a phone shows, and the most of them for a table without a hand."""
NAMES = 72
"""The pixels of the lines above a table and a hand: the name of the bot, and that only one person sees the hand."""

LATER = datetime(2026, 1, 1, 12, 59, tzinfo=UTC).timestamp()
"""Less than an hour after the noon of the scenes: "in 58 minutes" is as wide as the time of any turn."""


def table_states(text: Text) -> dict[str, Screen]:
    """Return tables of six seats, and hands of up to seven cards that wait there, by their words."""
    found: dict[str, Screen] = {}
    for name in ("official", "stacking", "party"):
        for scene in islice(random_scenes(6, 3, ruleset=PRESETS[name]), SHOWN):
            state = scene.match.round
            if state is None or state.is_over:
                continue
            table = table_screen(text, replace(scene.view(None), drawn=True, deadline=LATER), attaches=True)
            found.setdefault(f"table {_rows(table)}", cast("Screen", table))
            for seat in range(6):
                if seat != state.to_move and 2 <= len(state.hands[seat]) <= 7:
                    hand = _shown(text, scene.view(seat))
                    found.setdefault(f"hand {_rows(hand)}", hand)
    return found


def _rows(screen: LayoutView) -> list[int]:
    """Return the lengths of the texts of a screen, by which screens of another height differ."""
    return [len(line) // 6 for line in texts(screen)]


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "de", "ja"])
async def test_a_table_of_six_and_a_hand_that_waits_fit_on_a_phone(tmp_path: Path, language: str) -> None:
    heights = await _heights(tmp_path, language, table_states)
    tables = {words: height for words, height in heights.items() if words.startswith("table")}
    assert len(tables) > 30
    assert max(tables.values()) <= MAX_TABLE
    hand = max(height for words, height in heights.items() if words.startswith("hand"))
    assert {words: height for words, height in tables.items() if height + hand + NAMES > PHONE} == {}


def alone_states(text: Text) -> dict[str, Screen]:
    """Return the message of a match alone in the bot's DM, in each state and with up to eleven cards."""
    found: dict[str, Screen] = {}
    for scene in islice(random_scenes(4, 1), SHOWN):
        state = scene.match.round
        assert state is not None
        if state.is_over or not 1 <= len(state.hands[0]) <= 11:
            continue
        view = replace(scene.view(0), place="direct", alone=True, drawn=True, deadline=None)
        assert view.view is not None
        hit, phase = last_hit(view.recent, view.view, 0), state.phase.value if state.to_move == 0 else "waits"
        plays = {move.cards[0] for move in legal_moves(view.view, 0) if isinstance(move, Play)}
        count = max(8, len(state.hands[0]))
        words = f"{count} {phase} {len(plays) if count > 8 else bool(plays)} {hit} {last_moment(view) is not None}"
        paths: list[tuple[str, ...]] = [(), *((card.value,) for card in plays if card.is_wild)]
        for path in paths:
            if (key := f"{words} {path}") not in found:
                found[key] = cast("Screen", alone_screen(text, view, attaches=True, path=path))
    return found


@pytest.mark.long
async def test_a_match_alone_keeps_its_height(tmp_path: Path) -> None:
    """So it does with a drawn card, with more than eight cards, and when something has just hit the player."""
    heights = await _heights(tmp_path, "en", alone_states)
    assert len(heights) > 30
    _check_equal(heights)
