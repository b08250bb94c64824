"""Take pictures of the screens for the README and for reviews: ``python -m tests.screenshots FOLDER``.

The bot runs in the simulated Discord, and people act as in the tests. A headless Chromium takes a picture of the demo's
page after each scene.

* Without options, take the pictures of the README and docs/.
* ``--all``: take every scene at desktop and phone width, and print how many pixels high each newest message is.
* ``--only hand``: the same for one scene, and ``--only decks`` for all scenes of other decks.
* ``--language ja``: use another language. ``--only evening`` shows it in what its readers see most.
* ``--width phone``: take pictures at this width only.
* ``--look words``: take the screens without pictures, and with cards as text.
* ``--browser PATH``: use another Chromium.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import re
import sys
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import patch

import discord
from playwright.sync_api import Browser, Page, Playwright, sync_playwright
from simcord import ChannelHandle

from tests import chromium
from tests.bot import test_daily
from tests.bot.players import Player, add_ai, begin, choices, press_button, seat, settle
from tests.bot.scenes import NAMES
from tests.bot.seasons import fill_season
from tests.bot.test_daily import asked, button, choice, finished
from tests.bot.tournaments import newest, sit_back, threads
from tests.deck_scenes import SCENES as DECK_SCENES
from tests.language_scenes import evening
from tests.panel_scenes import SCENES as PANEL_SCENES
from tests.stacked_scenes import SCENES as STACKED_SCENES
from tests.world import Button, Person, Screen, World
from unobot.ai.levels import LEVELS
from unobot.bot.client import Unobot
from unobot.demo.simulator import LivePreview
from unobot.i18n import SIBLINGS, languages, read_catalogue, text_for
from unobot.pictures.emoji_art import emojis
from unobot.rules.decks import DECKS
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.settings import Settings

WIDTHS = {"desktop": (1280, 900), "phone": (390, 844)}
SHOWN = {
    "lobby-phone",
    "table-phone",
    "alone-phone",
    "hand-phone",
    "settings-phone",
    "match-phone",
    "stats-phone",
    "leaderboard-phone",
    "tournament-second-over-phone",
    "daily-game-phone",
    "daily-over-phone",
}
"""The pictures of the README and docs/."""
NOON = 12 * 3600
"""The seconds after midnight at which each scene begins, so that none passes midnight by chance."""
UPLOAD_SECONDS = 600
"""How long the bot may take to upload its emojis, in virtual time."""


class Camera:
    """A headless browser, in a thread of its own because it needs real time."""

    def __init__(
        self, folder: Path, executable: str, suffix: str, *, everything: bool, widths: Sequence[str] = tuple(WIDTHS)
    ) -> None:
        self._folder = folder
        self._suffix = suffix
        self._everything = everything
        self._widths = widths
        self._executable = executable
        self._thread = ThreadPoolExecutor(1)
        self._playwright: Playwright | None = None
        self._browser: Browser | None = None

    async def take(self, url: str, viewer: str, name: str, now: datetime) -> None:
        """Take pictures of the page for ``viewer`` at every width."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._take, url, viewer, name, now)

    async def take_form(self, url: str, viewer: str, name: str, now: datetime, label: str) -> None:
        """Take pictures of the form that the last button with this label opens for ``viewer``, at every width."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._take_form, url, viewer, name, now, label)

    async def close(self) -> None:
        """Close the browser."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _take(self, url: str, viewer: str, name: str, now: datetime) -> None:
        for width in self._widths:
            if not (self._everything or f"{name}-{width}" in SHOWN):
                continue
            page = self.open(url, viewer, width, now)
            title = f"{name}{self._suffix}-{width}"
            if self._everything:
                _show_whole(page, title, *WIDTHS[width])
            page.evaluate(
                "() => { const t = document.getElementById('channel-timeline'); t.scrollTop = t.scrollHeight }"
            )
            page.wait_for_timeout(200)
            page.screenshot(path=self._folder / f"{title}.png")
            page.close()

    def _take_form(self, url: str, viewer: str, name: str, now: datetime, label: str) -> None:
        for width in self._widths if self._everything else ():
            page = self.open(url, viewer, width, now)
            page.locator("#channel-message-list button").filter(has_text=label).last.click()
            page.wait_for_selector("#modal-root .modal-body", timeout=chromium.PATIENCE)
            page.screenshot(path=self._folder / f"{name}{self._suffix}-{width}.png")
            page.close()

    def open(self, url: str, viewer: str, width: str, now: datetime) -> Page:
        """Return a page as ``viewer`` sees it. ``width``: a key of `WIDTHS`. Only the camera's thread may call this."""
        if self._browser is None:
            self._playwright = sync_playwright().start()
            self._browser = chromium.launched(self._playwright, self._executable)
        columns, rows = WIDTHS[width]
        page = self._browser.new_page(viewport={"width": columns, "height": rows})
        page.clock.set_fixed_time(now)
        page.goto(url)
        _ready(page)
        if page.is_visible("#viewer-picker"):  # direct messages have one viewer
            page.select_option("#viewer-picker", label=viewer)
        page.wait_for_timeout(300)
        _ready(page)
        return page

    def _close(self) -> None:
        if self._browser is not None and self._playwright is not None:
            self._browser.close()
            self._playwright.stop()


def _show_whole(page: Page, title: str, columns: int, rows: int) -> None:
    """Make the page so high that the newest message is seen as a whole, and print the height of the message."""
    height, room = page.evaluate(
        """() => {
          const message = document.querySelector('#channel-message-list').lastElementChild;
          const timeline = document.getElementById('channel-timeline');
          return message ? [message.getBoundingClientRect().height, timeline.clientHeight] : [0, 0];
        }"""
    )
    sys.stdout.write(f"{title} {height:.0f}\n")
    sys.stdout.flush()
    if height > room - 20:
        page.set_viewport_size({"width": columns, "height": int(rows + height - room + 40)})


def _ready(page: Page) -> None:
    page.wait_for_function("() => window.simcordPreview?.ready", timeout=chromium.PATIENCE)


class Stage:
    """A server with three people, and the page of its channel. ``language``: of Discord, which writes the times."""

    def __init__(self, world: World, camera: Camera, language: str = "en") -> None:
        self.world = world
        self._locale = "en-US" if language == "en" else language
        self.ann, self.ben, self.cleo = (world.person(name) for name in ("Ann", "Ben", "Cleo"))
        self._camera = camera
        role = world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
        member = world.guild.add_member(world.env.create_user("boss", global_name="Boss"), roles=[role])
        self.boss = Person(world, member)
        people = [person.actor for person in (self.ann, self.ben, self.cleo, self.boss)]
        lock = asyncio.Lock()
        self._lock = lock
        self._preview = LivePreview(
            world.env, world.channel, people, name="#uno", lock=lock, timezone="UTC", locale=self._locale
        )

    async def open(self) -> None:
        """Open the page."""
        backend = self.world.env.backend
        backend.clock.advance(NOON)
        backend.bot_user.name = "unobot"
        await self._preview.__aenter__()
        await self._upload_emojis()
        self.world.env.store_emojis()

    async def _upload_emojis(self) -> None:
        """Wait until the bot has all its emojis, which a busy machine draws late."""
        bot = self.world.bot
        assert isinstance(bot, Unobot)
        if bot.app_emojis is not None:
            for deck in DECKS:
                bot.app_emojis.need(deck)
        for _ in range(UPLOAD_SECONDS):
            await self.world.advance(1)
            if not bot.settings.emojis or (bot.app_emojis is not None and len(bot.app_emojis.by_key) == len(emojis())):
                return
        raise AssertionError("the emojis were not uploaded")

    async def close(self) -> None:
        """Close the page."""
        await self._preview.close()

    async def take(self, name: str, viewer: Person) -> None:
        """Take a picture of the page for ``viewer``."""
        now = self.world.env.now()
        await self._camera.take(self._preview.url, viewer.name, name, now)

    async def take_form(self, name: str, viewer: Person, label: str) -> None:
        """Take a picture of the form that the last button with this label opens for ``viewer``."""
        await self._camera.take_form(self._preview.url, viewer.name, name, self.world.env.now(), label)

    async def take_direct(self, name: str, viewer: Person) -> None:
        """Take a picture of the direct messages between ``viewer`` and the bot."""
        await self.take_in(name, viewer, viewer.direct_channel, "unobot", [viewer])

    async def take_in(
        self, name: str, viewer: Person, channel: ChannelHandle, title: str, people: Sequence[Person]
    ) -> None:
        """Take a picture of another channel with these people."""
        readers = [person.at(channel.id) for person in people]
        page = LivePreview(
            self.world.env,
            channel,
            readers,
            name=title,
            lock=self._lock,
            timezone="UTC",
            locale=self._locale,
            front=self._preview,
        )
        await page.__aenter__()
        await self._camera.take(page.url, viewer.name, name, self.world.env.now())
        await page.close()


Scene = Callable[[Stage], Awaitable[None]]


async def lobby(stage: Stage) -> None:
    """Show a lobby with two people and two AIs to a spectator, and its private panels to the host."""
    await seat(stage.world, stage.ann, stage.ben)
    for level in list(LEVELS)[-2:]:
        await add_ai(stage.ann, stage.world, level)
    await stage.take("lobby", stage.cleo)
    panel = await press_button(stage.ann, "more")
    await stage.take("lobby-panel", stage.ann)
    await press_button(stage.ann, "house", on=panel)
    await stage.take("lobby-rules", stage.ann)


async def table(stage: Stage) -> None:
    """Show the middle of a round to a spectator."""
    await begin(stage.world, stage.ann, stage.ben, ais=2)
    await _play_on(stage, 6)
    await stage.take("table", stage.cleo)


async def hand(stage: Stage) -> None:
    """Show a player's turn: the table, and a hand with several playable cards."""
    await begin(stage.world, stage.ann, stage.ben, ais=2)
    await stage.ann.press("hand")
    await _play_on(stage, 4)
    while not _can_choose(stage.ann.panel()):
        await _play_on(stage, 1)
    await stage.take("hand", stage.ann)


def _can_choose(hand: Screen) -> bool:
    """Return whether several cards are playable, and drawing is allowed."""
    moves = [button.custom_id for button in hand.buttons if ":move:" in button.custom_id and not button.disabled]
    return len(moves) > 3 and any(move.endswith(":draw") for move in moves)


async def wild(stage: Stage) -> None:
    """Show the choice of a color for a wild."""
    await begin(stage.world, stage.ann, stage.ben, ais=2)
    await stage.ann.press("hand")
    for _ in range(60):
        await _play_on(stage, 2)
        steps = [button for button in choices(stage.ann.panel()) if ":step:W" in button.custom_id]
        if steps:
            await stage.ann.press(steps[0].custom_id, on=stage.ann.panel())
            await stage.take("wild", stage.ann)
            return


async def ends(stage: Stage) -> None:
    """Show the end of a round, the end of a match, and the next lobby."""
    await stage.ann.slash("start", rules=Ruleset(hand_size=5, target=100).code, ais=1)
    await stage.ben.press("join")
    await stage.ann.press("start")
    await stage.world.advance(12)
    players = Player(stage.ann, 1), Player(stage.ben, 2)
    for _ in range(4000):
        post = stage.world.posts()[-1]
        if any(":rematch:" in button.custom_id for button in post.buttons):
            break
        if _is_asked(stage.ann) and post.has("ready"):
            await stage.world.advance(3)
            await stage.take("round", stage.cleo)
            await stage.world.advance(12)
        elif not any([await player.act() for player in players if not _is_asked(player.person)]):
            await stage.world.advance(1.5)
    await stage.take("match", stage.cleo)
    await _press(stage.ben, ":achieved:", await stage.ben.slash("stats"))
    await stage.take("achievements", stage.ben)
    await _press(stage.ben, ":rematch:", stage.world.posts()[-1])
    await stage.take("rematch", stage.cleo)


def _is_asked(person: Person) -> bool:
    """Return whether this person can press Ready for the next round."""
    return any(hand.has("ready") for hand in person.direct_messages()[-1:])


async def replay(stage: Stage) -> None:
    """Show a replay, in pictures and at the end of a round, a game played on from it, and the list of matches."""
    await stage.ann.slash("start", rules=Ruleset(hand_size=5, target=200).code, ais=2)
    await stage.ben.press("join")
    await stage.ann.press("start")
    await stage.world.advance(12)
    players = Player(stage.ann, 1), Player(stage.ben, 2)
    for _ in range(4000):
        if any(":rematch:" in button.custom_id for button in stage.world.posts()[-1].buttons):
            break
        if not any([await player.act() for player in players]):
            await stage.world.advance(1.5)
    shown = await stage.cleo.press("Replay", on=stage.world.posts()[-1])
    for _ in range(9):
        shown = await stage.cleo.press("▶", on=shown)
    await stage.take("replay", stage.cleo)
    asked = await stage.cleo.press("What if…", on=shown)
    await stage.take("what-if-seat", stage.cleo)
    game = await stage.cleo.press("Ben", on=asked)
    await stage.take("what-if", stage.cleo)
    assert game is not None
    for _ in range(60):
        on = [each.custom_id for each in game.buttons if not each.disabled and ":solo:" in each.custom_id]
        plays = [each for each in on if ":solo:move" in each or each.endswith((":on", ":deal"))]
        step = [each for each in on if ":solo:step" in each]
        if not plays + step:
            break
        pressed = await stage.cleo.press((plays or step)[0], on=game)
        assert pressed is not None
        game = pressed
        if any(each.custom_id.endswith(":deal") for each in game.buttons):
            break
    await stage.take("what-if-round", stage.cleo)
    shown = await stage.cleo.press("Back to the replay", on=game)
    while shown is not None and shown.has("Key moment ▶"):
        shown = await stage.cleo.press("Key moment ▶", on=shown)
    await stage.take("replay-end", stage.cleo)
    await stage.cleo.press("GIF", on=shown)
    await stage.cleo.press("Save as a page", on=shown)
    await stage.take("replay-files", stage.cleo)
    await stage.boss.slash("history")
    await stage.take("history", stage.boss)


async def panels(stage: Stage) -> None:
    """Show the preferences, the server settings, the help, and the menu."""
    await begin(stage.world, stage.ann, stage.ben, ais=1)
    for name, viewer in (("me", stage.ann), ("tables", stage.ben), ("settings", stage.boss), ("help", stage.cleo)):
        await viewer.slash(name)
        await stage.take(name, viewer)
    await stage.ann.press("more")
    await stage.take("more", stage.ann)


async def drawn(stage: Stage) -> None:
    """Show the table in words, the choice of its host."""
    await begin(stage.world, stage.ann, stage.ben, ais=2)
    await _press(stage.ann, ":look:", await stage.ann.press("more"))
    await _play_on(stage, 6)
    await stage.world.advance(3)
    await stage.take("drawn", stage.cleo)


async def crowd(stage: Stage) -> None:
    """Show ten seats: drawn, and in words."""
    await begin(stage.world, stage.ann, stage.ben, ais=8)
    await _play_on(stage, 3)
    await stage.take("ten", stage.cleo)
    await _press(stage.ann, ":look:", await stage.ann.press("more"))
    await stage.world.advance(3)
    await stage.take("ten-words", stage.cleo)


async def moments(stage: Stage) -> None:
    """Show banners below the drawn table: an Uno, a draw, and the last card of a round."""
    await begin(stage.world, stage.ann, stage.ben, ais=2)
    if not stage.world.message(stage.world.table()).attachments:
        await _press(stage.ann, ":look:", await stage.ann.press("more"))
    players = Player(stage.ann, 1), Player(stage.ben, 2)
    waiting = {"uno": "📣", "draw": "💥", "last-card": "🏁"}
    for _ in range(400):
        text = stage.world.table().text
        for name in [name for name, mark in waiting.items() if mark in text]:
            del waiting[name]
            await stage.take(name, stage.cleo)
        if "last-card" not in waiting:
            return
        if not any([await player.act() for player in players]):
            await stage.world.advance(1.5)


async def reactions(stage: Stage) -> None:
    """Show three reactions on a drawn table and on one in words, and the panel of the host."""
    people = (stage.ann, stage.ben, stage.cleo)
    await begin(stage.world, *people)
    for person, emote in zip(people, ("clap", "ouch", "wave"), strict=True):
        await _press(person, ":react:", await person.press("more"))
        await person.press(emote, on=person.panel())
    await stage.world.advance(3)
    await stage.take("reactions", stage.boss)
    await stage.take("reactions-panel", stage.ann)
    await _press(stage.ann, ":look:", await stage.ann.press("more"))
    await stage.world.advance(3)
    await stage.take("reactions-words", stage.boss)


async def ahead(stage: Stage) -> None:
    """Show a hand that waits, with the card that its owner chose as a premove."""
    await begin(stage.world, stage.ann, stage.ben, ais=2)
    await stage.ben.press("hand")
    await _play_on(stage, 4)
    while not any(":premove:" in button.custom_id for button in stage.ben.panel().buttons):
        await _play_on(stage, 1)
    await _press(stage.ben, ":premove:", stage.ben.panel())
    await stage.take("ahead", stage.ben)


async def aside(stage: Stage) -> None:
    """Show an adjourned match, after every player has left."""
    await begin(stage.world, stage.ann, stage.ben, ais=1)
    for person in (stage.ann, stage.ben):
        await _press(person, ":leave:", await person.press("more"))
    await stage.world.advance(700)
    await stage.take("aside", stage.ann)


async def slow(stage: Stage) -> None:
    """Show a slow table, and the inbox of one of its players."""
    await stage.ann.slash("start", pace="day", ais=1)
    await stage.ben.press("join")
    await stage.ann.press("start")
    await stage.world.advance(3)
    await stage.take("slow", stage.ann)


async def reminder(stage: Stage) -> None:
    """Show the vote to skip an idle player."""
    await begin(stage.world, stage.ann, stage.ben, ais=1)
    await _play_on(stage, 2)
    await stage.world.advance(48)
    await stage.take("reminder", stage.ann)


async def coach(stage: Stage) -> None:
    """Show the coach after a match, and the cards of the server."""
    await stage.ann.slash("start", rules=Ruleset(hand_size=5, target=200).code, ais=2)
    await stage.ben.press("join")
    await stage.ann.press("start")
    await stage.world.advance(12)
    players = Player(stage.ann, 1), Player(stage.ben, 2)
    for _ in range(4000):
        if any(":rematch:" in button.custom_id for button in stage.world.posts()[-1].buttons):
            break
        if not any([await player.act() for player in players]):
            await stage.world.advance(1.5)
    await stage.take("coach-button", stage.boss)
    await _press(stage.ann, ":coach:", stage.world.posts()[-1])
    await stage.take("coach", stage.ann)
    await stage.ben.slash("fairness")
    await stage.take("fairness", stage.ben)


async def tutorial(stage: Stage) -> None:
    """Show the first step of the tutorial."""
    await _press(stage.ann, ":tutorial:", await stage.ann.slash("help"))
    await stage.take("tutorial", stage.ann)


async def results(stage: Stage) -> None:
    """Show stats, also posted and without a rating, and the leaderboard."""
    people = [(stage.ann.id, "Ann"), *((10 + n, name) for n, name in enumerate(NAMES[3:])), (stage.cleo.id, "Cleo")]
    await fill_season(stage.world, people, 90)
    await fill_season(stage.world, [(stage.ben.id, "Ben"), *people[1:4]], 7, seed=2)
    await stage.ben.slash("stats")
    await stage.take("stats-unrated", stage.ben)
    own = await stage.ann.slash("stats")
    await stage.take("stats", stage.ann)
    await _press(stage.ann, ":post>", own)
    await stage.take("stats-posted", stage.boss)
    await stage.boss.slash("stats")
    await stage.take("stats-none", stage.boss)
    await stage.cleo.slash("leaderboard")
    await stage.take("leaderboard", stage.cleo)


async def tournament(stage: Stage) -> None:
    """Show a tournament: its check-in, a round, a break, the call and the table of a thread, and the end."""
    people = [stage.ann, stage.ben, stage.cleo, *(stage.world.person(name) for name in NAMES[3:9])]
    await stage.ann.slash("tournament", rules=Ruleset(hand_size=2).code, rounds=2, checkin=12)
    await stage.world.advance(3)
    await _press(stage.ben, ":join", newest(stage.world))
    await stage.take("tournament-sign-up", stage.cleo)
    await stage.world.advance(180)
    for person in people[:-1]:
        await _press(person, ":join", newest(stage.world))
    await stage.world.advance(3)
    await stage.take("tournament-check-in", stage.cleo)
    for title in ("tournament-round", "tournament-second", "tournament-final"):
        await _press(stage.ann, ":start", newest(stage.world))
        await stage.world.advance(8)
        await stage.take(title, stage.cleo)
        if title == "tournament-final":
            await _show_thread(stage, "tournament-table", stage.ann)
        for person in people:
            await sit_back(stage.world, person)
        if title == "tournament-round":
            await _press(people[-1], ":join", newest(stage.world))
            await _press(people[-2], ":drop", newest(stage.world))
        for _ in range(200):
            if newest(stage.world).has("Begin now") or not newest(stage.world).buttons:
                break
            await stage.world.advance(5)
        await stage.take(f"{title}-over", stage.cleo)
    await _press(stage.cleo, ":lots", newest(stage.world))
    await stage.take("tournament-lots", stage.cleo)


async def _show_thread(stage: Stage, name: str, player: Person) -> None:
    """Show a player the table of the newest thread, and their hand below it."""
    thread = threads(stage.world)[-1]
    await stage.take_in(name, player, thread, "table", [player])
    await press_button(player, "My hand", on=stage.world.table(thread))
    await stage.take_in(f"{name}-hand", player, thread, "table", [player])


async def closing(stage: Stage) -> None:
    """Show a tournament that its host asks to close, that an admin asks to close, and the closed one."""
    people = [stage.ann, stage.ben, stage.cleo, stage.world.person(NAMES[3])]
    await stage.ann.slash("tournament", rules=Ruleset(hand_size=2).code, rounds=2)
    await stage.world.advance(3)
    for person in people:
        await _press(person, ":join", newest(stage.world))
    await _press(stage.ann, ":lots", newest(stage.world))
    await stage.take("tournament-sealed", stage.ann)
    await _press(stage.ann, ":close", newest(stage.world))
    await stage.take("tournament-close", stage.ann)
    asked = await stage.boss.admin("end")
    await stage.take("tournament-admin-close", stage.boss)
    await _press(stage.boss, ":oversee:", asked)
    await stage.world.advance(3)
    await stage.take("tournament-closed", stage.boss)


async def duplicate_tables(stage: Stage) -> None:
    """Show a tournament with duplicate tables: a round, the end of a table whose deal is still played, and the end."""
    people = [stage.ann, stage.ben, stage.cleo, *(stage.world.person(name) for name in NAMES[3:8])]
    await stage.ann.slash("tournament", rules=Ruleset(hand_size=2).code, rounds=2, duplicate=True)
    await stage.world.advance(3)
    for person in people:
        await _press(person, ":join", newest(stage.world))
    for title in ("duplicate-round", "duplicate-second"):
        await _press(stage.ann, ":start", newest(stage.world))
        await stage.world.advance(8)
        await stage.take(title, stage.cleo)
        for person in people:
            await sit_back(stage.world, person)
        for _ in range(200):
            if newest(stage.world).has("Begin now") or not newest(stage.world).buttons:
                break
            await stage.world.advance(5)
        await stage.take(f"{title}-over", stage.cleo)


async def daily(stage: Stage) -> None:
    """Show the daily deals: before, during and after a try, a posted result, and the day before."""
    for number, person in enumerate((stage.ben, stage.boss, stage.cleo)):
        home = await asked(person)
        for kind in ("server", "world"):
            end = await finished(person, await press_button(person, button(home, kind), on=home), number)
            home = await press_button(person, "All games", on=end)
    ann, chance = stage.ann, random.Random(3)
    home = await asked(ann)
    await stage.take("daily", ann)
    await finished(ann, await press_button(ann, button(home, "server"), on=home), 3)
    home = await asked(ann)
    game = await press_button(ann, button(home, "world"), on=home)
    while not game.has("Next round"):
        await stage.world.advance(5)  # so that there are pictures to spare
        game = await press_button(ann, choice(game, chance), on=game)
    await stage.take("daily-round", ann)
    game = await press_button(ann, "Next round", on=game)
    await stage.take("daily-game", ann)
    home = await press_button(ann, "All games", on=game)
    await stage.take("daily-begun", ann)
    end = await finished(ann, await press_button(ann, button(home, "world"), on=home), 3)
    await stage.take("daily-over", ann)
    await press_button(ann, "Post", on=end)
    await stage.take("daily-posted", stage.boss)
    await press_button(ann, "All games", on=end)
    await stage.take("daily-done", ann)
    stage.world.set_host_clock(25.5 * 3600)
    past = await press_button(ann, "Yesterday", on=await asked(ann))
    await stage.take("daily-yesterday", ann)
    record = [each.custom_id for each in past.buttons if each.custom_id.endswith(":record")]
    await press_button(ann, record[-1], on=past)
    await stage.take("daily-record", ann)


async def alone(stage: Stage) -> None:
    """Show a match alone in the bot's direct messages, in the turn of its player and after a round."""
    ann, world, chance = stage.ann, stage.world, random.Random(5)
    await ann.slash("start", channel=ann.direct_channel)
    await world.advance(12)
    shown = False
    for _ in range(200):
        game = ann.direct()
        if game.has("ready"):
            await stage.take_direct("alone-round", ann)
            return
        if game.buttons and choices(game):
            if not shown:
                shown = True
                await stage.take_direct("alone", ann)
            await press_button(ann, chance.choice(choices(game)).custom_id, on=game)
        await world.advance(6)


async def elsewhere(stage: Stage) -> None:
    """Show tables in a group DM and in a server without the bot: a turn, asleep, and after the match."""
    people = [stage.world.stranger(name) for name in ("Dev", "Eve", "Fay")]
    stage.world.install(people[0])
    for name, channel in (("group", stage.world.group(*people)), ("foreign", stage.world.foreign(*people))):
        show = partial(stage.take_in, viewer=people[0], channel=channel, title=name, people=people)
        await people[0].slash("start", channel=channel, ais=1)
        for person in people[1:]:
            await person.press("Join", on=stage.world.table(channel))
        await people[0].press("Start", on=stage.world.table(channel))
        await stage.world.advance(12)
        await show(f"{name}-turn")
        await stage.world.advance(16 * 60)
        await show(f"{name}-asleep")
        await people[0].press("Go on", on=stage.world.table(channel))
        await stage.world.advance(3)
        more = await press_button(people[0], "More", on=stage.world.table(channel))
        await press_button(people[0], "Yes, end it", on=await press_button(people[0], "End match", on=more))
        await stage.world.advance(3)
        await press_button(people[0], "Replay", on=stage.world.table(channel))
        await show(f"{name}-replay")


async def suspended(stage: Stage) -> None:
    """Show how a table whose channel was deleted resumes in another channel."""
    gone = stage.world.create_channel("gone")
    await stage.ann.slash("start", channel=gone, ais=2)
    await stage.ann.press("start", on=stage.world.table(gone))
    await stage.world.advance(10)
    stage.world.env.backend.delete_channel(gone.id)
    await stage.world.advance(10)
    await stage.ann.slash("hand")
    await stage.take("suspended", stage.ann)
    await stage.ann.slash("resume")
    await stage.world.advance(3)
    await stage.take("resumed", stage.ann)


SCENES: tuple[Scene, ...] = (
    lobby,
    alone,
    elsewhere,
    table,
    hand,
    wild,
    drawn,
    crowd,
    moments,
    reactions,
    ahead,
    reminder,
    aside,
    slow,
    ends,
    panels,
    tutorial,
    suspended,
    results,
    replay,
    coach,
    tournament,
    closing,
    duplicate_tables,
    daily,
    *STACKED_SCENES,
    *DECK_SCENES,
    *PANEL_SCENES,
    evening,
)
GROUPS: dict[str, tuple[Scene, ...]] = {"decks": DECK_SCENES}
"""The scenes that one name takes together."""


async def _press(person: Person, what: str, on: Screen | None) -> None:
    """Press the first button with ``what`` in its custom id."""
    assert on is not None
    button = next(button for button in on.buttons if what in button.custom_id and not button.disabled)
    await person.press(button.custom_id, on=on)


async def _play_on(stage: Stage, moves: int) -> None:
    """Let Ann and Ben make this many moves, until it is Ann's turn."""
    players = Player(stage.ann, 1), Player(stage.ben, 2)
    for _ in range(400):
        if moves <= 0 and choices(stage.ann.direct()):
            return
        acted = [await player.act() for player in (players if moves > 0 else players[1:])]
        moves -= sum(acted)
        if not any(acted):
            await stage.world.advance(1.5)


def _labels(language: str) -> dict[str, str]:
    shared = _labels(SIBLINGS[language]) if language in SIBLINGS else {}
    return shared | dict(re.findall(r"^(button-[\w-]+) = (.+)$", read_catalogue(language), re.MULTILINE))


def _speak(language: str) -> None:
    """Let the English labels that the scenes press mean the same buttons in another language."""
    english, other = _labels("en"), _labels(language)
    meanings: dict[str, set[str]] = {}
    for message, label in english.items():
        meanings.setdefault(label, set()).add(other[message])
    goes_by = Button.goes_by
    vars(test_daily)["OVER"] = text_for(language)("daily-over")
    type.__setattr__(
        Button,
        "goes_by",
        lambda button, what: goes_by(button, what) or any(goes_by(button, label) for label in meanings.get(what, ())),
    )


async def shoot(camera: Camera, language: str, only: str, *, words: bool) -> None:
    """Take all scenes, or one. Each has a Discord of its own. ``words``: take the screens without pictures."""
    seeds = random.Random(7)
    try:
        for scene in SCENES:
            if only not in ("", scene.__name__) and scene not in GROUPS.get(only, ()):
                continue
            with (
                tempfile.TemporaryDirectory() as scratch,
                patch("unobot.model.secret.secrets", SimpleNamespace(token_bytes=seeds.randbytes)),
            ):
                database = f"sqlite+aiosqlite:///{Path(scratch, 'unobot.db').as_posix()}"
                settings = Settings(database_url=database, language=language, press_limit=0, pictures=not words)
                async with World(partial(Unobot, settings, rng=random.Random(1), race_hold=0.0)) as world:
                    stage = Stage(world, camera, language)
                    await stage.open()
                    if words:
                        await settle(world, world.guild.id, table_look="text", look="text")
                    await scene(stage)
                    await stage.close()
    finally:
        await camera.close()


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--language", choices=languages(), default="en")
    parser.add_argument("--only", choices=[*GROUPS, *(scene.__name__ for scene in SCENES)], default="")
    parser.add_argument("--width", choices=WIDTHS)
    parser.add_argument("--look", choices=["pictures", "words"], default="pictures")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--browser", default=chromium.found())
    given = parser.parse_args()
    if given.browser is None:
        sys.stderr.write("No Chromium was found: install it, or name it with --browser PATH.\n")
        return 2
    given.folder.mkdir(parents=True, exist_ok=True)
    suffix = "" if given.language == "en" else f"-{given.language}"
    if given.language != "en":
        _speak(given.language)
    words = given.look == "words"
    suffix += "-words" if words else ""
    widths = [given.width] if given.width else [*WIDTHS]
    camera = Camera(given.folder, given.browser, suffix, everything=given.all or bool(given.only), widths=widths)
    asyncio.run(shoot(camera, given.language, given.only, words=words))
    return 0


if __name__ == "__main__":
    sys.exit(main())
