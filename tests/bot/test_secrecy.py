"""Tokens stay secret and expire. Only the player to move is mentioned. Pictures show no secret."""

from __future__ import annotations

import io
import logging
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields, is_dataclass, replace
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from rich.pretty import pretty_repr
from sqlalchemy import text

from tests.bot.players import Player, Stack, begin, choices, play, press_button, seat
from tests.bot.scenes import random_scenes
from tests.world import RENDER_WORKER, World
from unobot.bot.client import Unobot
from unobot.bot.live.attachments import Attachments
from unobot.bot.screens.builder import Picture
from unobot.bot.screens.illustrations import table_picture
from unobot.i18n import text_for
from unobot.logs import RedactingFormatter, start_logging
from unobot.model.messages import PanelState
from unobot.model.storage_errors import StorageError
from unobot.pictures.hand_art import DIMMED, LIFTED, hand_collage
from unobot.records.match_facts import match_facts
from unobot.records.reader import read_records
from unobot.rules.cards import Card
from unobot.rules.ruleset.ruleset import OFFICIAL, PRESETS, Ruleset
from unobot.rules.view import redacted
from unobot.settings import Settings
from unobot.storage.store import Store
from unobot.tables.moments import MomentKind
from unobot.wording.match_words import last_moment

EN = text_for("en")
TOKEN = "aW50ZXJhY3Rpb246MTQ3MDAwMDAwMDAwMDAwMDAwMDpzZWNyZXQ"
QUARTER = 15 * 60


def store_of(world: World) -> Store:
    assert isinstance(world.bot, Unobot)
    assert isinstance(world.bot._store, Store)
    return world.bot._store


async def tokens(world: World) -> list[str]:
    """Return every token in the database."""
    async with store_of(world)._engine.connect() as connection:
        return list((await connection.scalars(text("SELECT token FROM panel"))).all())


@contextmanager
def logged_as_by_the_program(level: str) -> Iterator[io.StringIO]:
    """Return the output of the real logging configuration."""
    root, written = logging.getLogger(), io.StringIO()
    before = (root.handlers[:], root.level)
    root.handlers.clear()
    try:
        start_logging(level, "bot-token")
        handler = root.handlers[0]
        assert isinstance(handler, logging.StreamHandler)
        handler.setStream(written)
        yield written
    finally:
        root.handlers[:], level_before = before
        root.setLevel(level_before)
        for name in ("unobot", "alembic"):
            logging.getLogger(name).setLevel(logging.NOTSET)


# In the database


async def test_tokens_are_deleted_when_they_expire(world: World) -> None:
    """Each token is deleted within half a minute of its end, and the timer ends with the last one."""
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann, ben)
    await ann.slash("hand")
    await world.advance(300)
    await ben.slash("hand")
    assert len(await tokens(world)) == 3, "one of each, and the table's"
    await world.advance(QUARTER - 300 - 60)
    assert len(await tokens(world)) == 3
    await world.advance(60)
    assert len(await tokens(world)) == 1
    await world.advance(300)
    assert await tokens(world) == []
    await ann.slash("hand")
    assert len(await tokens(world)) == 1
    await world.advance(QUARTER)
    assert await tokens(world) == []


async def test_tokens_of_an_earlier_run_are_deleted(world: World) -> None:
    ann = world.person("Ann")
    await seat(world, ann)
    await ann.slash("hand")
    await world.advance(300)
    await world.restart()
    assert len(await tokens(world)) == 2
    await world.advance(QUARTER - 300)
    assert await tokens(world) == []


@pytest.mark.parametrize("begun", [False, True], ids=["lobby", "match"])
async def test_tokens_are_deleted_with_their_table(world: World, stack: Stack, begun: bool) -> None:
    stack(["R3 R4 B2", "R3 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await (begin if begun else seat)(world, ann, ben)
    await ann.slash("hand")
    await ben.slash("hand")
    assert len(await tokens(world)) == 3
    await ann.press("Yes, end it", on=await ann.slash("end"))
    await world.advance(6)
    assert await tokens(world) == []
    assert "closed" in ann.panels()[0].text or "ended" in ann.panels()[0].text


async def test_a_failed_deletion_of_tokens_is_retried(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann = world.person("Ann")
    await seat(world, ann)
    await ann.slash("hand")
    purge, asked = Store.purge_panels, []

    async def refuse_once(store: Store, now: float) -> float | None:
        asked.append(now)
        if len(asked) == 1:
            raise StorageError("The database did not answer.")
        return await purge(store, now)

    monkeypatch.setattr(Store, "purge_panels", refuse_once)
    await world.advance(QUARTER)
    assert len(await tokens(world)) == 2
    await world.advance(120)
    assert await tokens(world) == []
    assert "could not be deleted, trying again" in caplog.text


# In logs and screens


def test_the_repr_of_a_panel_hides_its_token() -> None:
    panel = PanelState(table_id=1, user_id=2, message_id=3, token=TOKEN, expires=4.0)
    for told in (repr(panel), str(panel), f"{panel}", pretty_repr(panel), repr([panel])):
        assert TOKEN not in told
        assert "user_id=2" in told


def test_the_log_redacts_tokens() -> None:
    formatter = RedactingFormatter("bot-token")
    lines = [
        f"PATCH https://discord.com/api/v10/webhooks/147/{TOKEN}/messages/3 has returned 500",
        f"POST /interactions/147/{TOKEN}/callback",
        f"parameters ('{TOKEN}', 12)",
        "Bot bot-token",
    ]
    for line in lines:
        told = formatter.format(logging.LogRecord("x", logging.INFO, "x", 1, line, None, None))
        assert TOKEN not in told
        assert "bot-token" not in told
        assert "[token]" in told


async def test_no_token_is_logged_when_everything_fails(world: World, stack: Stack) -> None:
    """At the most verbose level and with the real logging configuration, edits of panels and the database fail."""
    stack(["R3 R4 B2", "R3 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    with logged_as_by_the_program("DEBUG") as written:
        await begin(world, ann, ben)
        await press_button(ben, "My hand")
        kept = await tokens(world)
        world.env.inject_error("PATCH", "/webhooks/*", status=500, code=0, message="Internal", times=None)
        await ann.press("3", on=ann.direct())
        await world.advance(90)
        for token in kept:
            logging.getLogger("unobot").warning("an address: /webhooks/147/%s/messages/3", token)
        log = written.getvalue()
    assert "cannot draw" in log
    assert "[token]" in log
    assert kept
    assert not [token for token in kept if token in log]


# Mentions


async def test_only_the_reminder_mentions_a_player(world: World) -> None:
    """In a match with idle players, every message and edit limits its mentions."""
    ann, ben = world.person("Ann"), world.person("@everyone")
    sent: list[dict[str, Any]] = []
    await begin(world, ann, ben, ais=1)
    for _ in range(6):
        await world.advance(50)
        sent += _messages(world)
    await play(world, Player(ann, 1), Player(ben, 2, in_panel=False), until="wins round", limit=400)
    sent += _messages(world)
    assert all(message["allowed_mentions"]["parse"] == [] for message in sent)
    pings = [message for message in sent if set(message["allowed_mentions"]) != {"parse"}]
    assert pings
    for ping in pings:
        assert set(ping["allowed_mentions"]) == {"parse", "users"}
        (user,) = ping["allowed_mentions"]["users"]
        assert int(user) in (ann.id, ben.id)
        assert f"<@{user}>" in ping["content"]
    assert len(sent) > 50


def _messages(world: World) -> list[dict[str, Any]]:
    """Return the messages and edits so far, each with its allowed mentions. Forget the requests."""
    found = []
    for entry in world.env.http_requests:
        body = entry.json if isinstance(entry.json, dict) else {}
        if entry.path.endswith("/callback"):
            body = body.get("data") or {} if body.get("type") in (4, 7) else {}
        if "components" in body or "content" in body:
            assert "allowed_mentions" in body, (entry.method, entry.path)
            found.append(body)
    world.env.http_requests.clear()
    world._cursor = 0
    return found


# Pictures


async def test_a_hand_is_given_only_to_its_owner_to_be_drawn(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Read the source of each picture, and its readers. A round is played, with a spectator and an AI."""
    drawn, add = dict[str, Picture](), Attachments._add

    def noted(self: Attachments, picture: Picture, png: bytes) -> bytes:
        drawn[picture.name] = picture
        return add(self, picture, png)

    monkeypatch.setattr(Attachments, "_add", noted)
    settings = settings.model_copy(update={"pictures": True})
    async with World(
        lambda: Unobot(settings, rng=random.Random(1), race_hold=0.0, render_worker=RENDER_WORKER)
    ) as world:
        people = ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
        await begin(world, ann, ben, ais=1)
        if (menu := await press_button(ann, "More")).has("Draw the table"):
            await press_button(ann, "Draw the table", on=menu)
        for person in people:
            await press_button(person, "My hand")
        seen = 0
        for number in range(12):
            await world.advance(12)
            hands = await _hands(world)
            for person in people:
                private = [*person.panels()[-1:], *person.direct_messages()[-1:]]
                names = [str(file["filename"]) for screen in private for file in world.message(screen).attachments]
                shown = [_cards(drawn[name]) for name in names]
                assert all(cards == hands.get(person.id) for cards in shown), f"{person.name} sees another hand"
                seen += len(shown)
            assert not [each for each in _public_pictures(world) if drawn[each].art is hand_collage]
            mover = next((person for person in (ann, ben) if choices(person.direct())), None)
            if mover is not None:
                moves = choices(mover.direct())
                await mover.press(moves[number % len(moves)].custom_id, on=mover.direct())
    assert seen > 30
    assert not [file for file in cleo.direct_messages() if world.message(file).attachments]
    assert all(picture.alt.count("Your hand") <= 1 for picture in drawn.values())


async def _hands(world: World) -> dict[int | None, list[str]]:
    """Return the cards of each person at the table."""
    assert isinstance(world.bot, Unobot)
    assert world.bot.kit is not None
    table = await world.bot.kit.hub.at(world.channel.id)
    assert table is not None
    assert table.log is not None
    assert table.log.match.round is not None
    hands = table.log.match.round.hands
    return {seat.user_id: sorted(card.value for card in hands[place]) for place, seat in enumerate(table.state.seats)}


def _cards(picture: Picture) -> list[str]:
    """Return the cards in the source of a picture of a hand."""
    assert picture.art is hand_collage
    return sorted(item.rstrip(f"{LIFTED}{DIMMED}") for item in picture.source.split())


def _public_pictures(world: World) -> list[str]:
    """Return the names of the pictures in the messages that everybody sees."""
    return [str(file["filename"]) for post in world.posts() for file in world.message(post).attachments]


# Banners and match cards


@pytest.mark.parametrize("ruleset", [OFFICIAL, PRESETS["party"]], ids=["official", "party"])
def test_banners_are_drawn_from_public_facts(ruleset: Ruleset) -> None:
    """A view with the whole hidden log gives the same banner, picture and description as the public one."""
    seen = Counter[MomentKind]()
    for scene in islice(random_scenes(4, seed=12, ruleset=ruleset), 500):
        public = scene.view(None)
        knowing = replace(public, recent=tuple(scene.log[-12:]))
        moment = last_moment(public)
        assert moment == last_moment(knowing)
        assert cards_in(moment) == []
        if moment is not None and public.view is not None and public.status == "playing":
            seen[moment.kind] += 1
            shown, known = (table_picture(EN, each, public.view, str) for each in (public, knowing))
            assert shown is not None
            assert known is not None
            assert (shown.source, shown.alt) == (known.source, known.alt)
    assert len(seen) > 2


def test_a_match_card_is_drawn_from_public_facts() -> None:
    """The facts of a stored match hold no card, and are the same without all hidden cards."""
    for file in (Path(__file__).parents[1] / "playthroughs").glob("party*.jsonl"):
        for record, _ in read_records(file.read_text("utf-8").splitlines()):
            told = match_facts(record.entries, 60.0)
            assert told == match_facts([redacted(entry, None) for entry in record.entries], 60.0)
            assert cards_in(told) == []


def cards_in(thing: object) -> list[Card]:
    """Return all cards in a plain value."""
    if isinstance(thing, Card):
        return [thing]
    if is_dataclass(thing):
        thing = [getattr(thing, field.name) for field in fields(thing)]
    return [card for part in thing for card in cards_in(part)] if isinstance(thing, list | tuple) else []
