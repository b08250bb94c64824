"""Fixtures: the real bot on simcord, a database for each test, repeatable randomness, and no hidden error."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Iterator, Sequence
from functools import partial
from types import SimpleNamespace
from typing import Any

import discord
import msgspec
import pytest

from tests.bot.players import Speaks, Stack, stacked_deck
from tests.databases import Database
from tests.world import RENDER_WORKER, Person, World, no_errors_logged
from unobot.bot.client import Unobot
from unobot.bot.live.attachments import Attachments
from unobot.bot.messages.table_message import TableMessage
from unobot.bot.screens.builder import Picture
from unobot.rules.ruleset.ruleset import OFFICIAL, Ruleset
from unobot.rules.shuffling import Shuffler
from unobot.settings import Settings


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "logs_errors: the test means errors to be logged")


@pytest.fixture(autouse=True)
def _no_errors_logged(request: pytest.FixtureRequest) -> Iterator[None]:
    if request.node.get_closest_marker("logs_errors"):
        yield
        return
    with no_errors_logged():
        yield


@pytest.fixture(autouse=True)
def _same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the seeds repeat from run to run, each different from the last."""
    seeds = random.Random(7)
    monkeypatch.setattr("unobot.model.secret.secrets", SimpleNamespace(token_bytes=seeds.randbytes))


@pytest.fixture(scope="session")
def _usual_settings() -> Settings:
    """Return the settings of all tests. To read the environment for each of them would be a tenth of a start."""
    return Settings(press_limit=0, pictures=False, emojis=False)


@pytest.fixture
def settings(database: Database, _usual_settings: Settings) -> Settings:
    """Return settings without a press limit and with words only. Tests of pictures have settings of their own."""
    return _usual_settings.model_copy(update={"database_url": database.url})


@pytest.fixture
def race_hold() -> float:
    """Return the race hold in seconds: none, except in tests of races."""
    return 0.0


@pytest.fixture
async def world(settings: Settings, race_hold: float) -> AsyncIterator[World]:
    async with World(lambda: Unobot(settings, rng=random.Random(1), race_hold=race_hold)) as world:
        yield world


@pytest.fixture
async def gallery_world(settings: Settings) -> AsyncIterator[World]:
    """A world in which the bot may draw pictures."""
    settings = settings.model_copy(update={"pictures": True})
    bot = partial(Unobot, settings, rng=random.Random(1), race_hold=0.0, render_worker=RENDER_WORKER)
    async with World(bot) as world:
        yield world


@pytest.fixture
def drawings(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """Return the SVG of each picture that the bot draws from now on, by the name of its file."""
    sources, add = dict[str, str](), Attachments._add

    def noted(self: Attachments, picture: Picture, drawn: bytes) -> bytes:
        art = picture.art(picture.source)
        sources[picture.name] = art if isinstance(art, str) else art.svg()
        return add(self, picture, drawn)

    monkeypatch.setattr(Attachments, "_add", noted)
    return sources


@pytest.fixture
def no_table_tokens(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget the tokens of presses on the public message, so that only the bot's own token edits it."""

    async def forget(self: TableMessage, interaction: discord.Interaction) -> None:
        pass

    monkeypatch.setattr(TableMessage, "store_token", forget)


@pytest.fixture
def stack(monkeypatch: pytest.MonkeyPatch) -> Stack:
    """Fix the first deal of every match from now on: ``stack(["R5 G1", "B2 B3"], "R1", "Y4")``."""

    def lay(hands: list[str], turned_up: str, pile: str = "", rules: Ruleset = OFFICIAL) -> None:
        order = stacked_deck(hands, turned_up, pile, rules.pairs() or rules.deck())
        shuffle = Shuffler.shuffle

        def as_laid(self: Shuffler, cards: Sequence[Any], purpose: str, state: int, number: int) -> list[Any]:
            return list(order) if (state, number) == (1, 0) else shuffle(self, cards, purpose, state, number)

        monkeypatch.setattr(Shuffler, "shuffle", as_laid)
        monkeypatch.setattr(Shuffler, "lot", lambda self, n, purpose, state, number: n - 1)
        smaller = msgspec.structs.replace(rules, hand_size=len(hands[0].split()))
        monkeypatch.setattr("unobot.features.lobby.actions.named_ruleset", lambda text: smaller)

    return lay


@pytest.fixture
def speaks(monkeypatch: pytest.MonkeyPatch) -> Speaks:
    """Set the Discord language of this person, or (``None``) of the server."""
    locales: dict[int | None, discord.Locale] = {}
    read = discord.Interaction._from_data

    def as_told(self: discord.Interaction, data: Any) -> None:  # noqa: ANN401  # a payload of Discord's
        read(self, data)
        self.locale = locales.get(self.user.id, self.locale)
        if self.guild_id is not None:
            self.guild_locale = locales.get(None, self.guild_locale)

    def speak(person: Person | None, locale: str) -> None:
        locales[None if person is None else person.id] = discord.Locale(locale)

    monkeypatch.setattr(discord.Interaction, "_from_data", as_told)
    return speak
