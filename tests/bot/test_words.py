"""The words on the screens: what a friend at the table would say. Each family of sentences has its test."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import discord
import pytest

from tests.bot.players import Stack, begin, press_button, run_command, words
from tests.bot.scenes import NAMES, buttons, lobby, random_scenes, scene_until, texts, ui_items, with_hand
from tests.bot.screens_by_surface import screens
from tests.catalogues import UNSPACED
from tests.world import World
from unobot.bot.screens.hand import hand_screen
from unobot.bot.screens.lobby import lobby_screen
from unobot.bot.screens.table import table_screen
from unobot.features.help.screens import TOPICS, help_screen
from unobot.features.play.screens import recap_screen
from unobot.i18n import languages, read_catalogue, text_for
from unobot.rules.cards import Card
from unobot.rules.events import SeatsAdded, SeatsShuffled
from unobot.rules.match import Entry
from unobot.rules.moves import PASS
from unobot.rules.ruleset.ruleset import OFFICIAL, PRESETS, Ruleset
from unobot.wording.narration import narrate

EN = text_for("en")
LONG_HEX = re.compile(r"\b[0-9a-f]{64}\b")
COUNTDOWN = re.compile(r"(?:(\w+|⏳)[ \u00a0])?<t:\d+:R>")
VERBS = {"⏳", "ends", "starts", "begins", "come", "closes", "up", "good", "action", "due", "banned"}
"""The words before a countdown: "ends", "starts", "begins", "come", "Closes", "time's up", "closes for good".

In a line of a phone, as in a hand and at a table, an hourglass stands for "the turn ends".

Before a time in the past, the admin's lists have "last action", "was due" and "banned".
"""


@cache
def told() -> tuple[str, ...]:
    """Return the texts of every screen, and the labels of its buttons."""
    return tuple(_told())


def _told() -> Iterator[str]:
    shown = [screen for _, screen in screens() if isinstance(screen, discord.ui.LayoutView)]
    shown += [help_screen(EN, topic) for topic in TOPICS]
    shown += [lobby_screen(EN, lobby(seats, ruleset=rules)) for seats in (1, 3, 10) for rules in PRESETS.values()]
    for screen in shown:
        yield from texts(screen)
        yield from (button.label or "" for button in buttons(screen))


# What no screen says


@pytest.mark.parametrize(
    "word",
    [r"fixed", r"\blays?\b", r"\blaid\b", r"\bfingerprints?\b", r"send .* away", r"sent away", r"say uno: ", r"calls:"],
)
def test_no_screen_has_a_word_that_players_misread(word: str) -> None:
    assert [text for text in told() if re.search(word, text, re.IGNORECASE)] == []


def test_no_message_has_a_word_that_players_misread() -> None:
    """Refusals, replays and the admin's panels are no screens above, so the whole catalogue is read as well."""
    lines = [line.partition("=")[2] or line for line in read_catalogue("en").splitlines() if not line.startswith("#")]
    assert [line for line in lines if re.search(r"\b(?:fixed|lays?|laid)\b", line, re.IGNORECASE)] == []


def test_only_check_the_deal_shows_a_long_number() -> None:
    """`test_fair_deals.py` presses *Check the deal*, which shows it."""
    assert [text for text in told() if LONG_HEX.search(text)] == []
    assert any("🔒 Deck sealed before play · `c0c0c0…`" in text for text in told())
    assert any("🔓 The shuffle's secret: `5e5e5e…`" in text for text in told())


def test_a_countdown_has_its_verb() -> None:
    found = [match for text in told() for match in COUNTDOWN.findall(text)]
    assert len(found) > 100
    assert {verb.lower() for verb in found} <= VERBS


@pytest.mark.parametrize("language", languages())
def test_a_countdown_has_its_verb_in_every_language(language: str) -> None:
    """English says "ends in 3 seconds", and no language only says "in 3 seconds"."""
    text = text_for(language)
    for message in ("tables-until", "tables-next", "round-next"):
        assert any(map(str.isalpha, text(message, when=""))), message
    for message in ("ping-turn", "ping-first", "ping-answer"):
        said = text(message, mention="", card="", owed="4", when="|").rpartition("·")[2]
        assert any(map(str.isalpha, said)), message


@pytest.mark.parametrize("language", UNSPACED)
def test_no_space_follows_a_full_width_mark(language: str) -> None:
    assert re.findall(r".*[。？！][ \u00a0\u3000]+\S.*", read_catalogue(language)) == []


def test_no_line_of_a_phone_begins_with_a_dot() -> None:
    """A line breaks at a plain space, and there is none before a dot."""
    shown = [
        item.content
        for _, screen in screens()
        if isinstance(screen, discord.ui.LayoutView)
        for item in ui_items(screen)
        if isinstance(item, discord.ui.TextDisplay)
    ]
    assert [text for text in shown if " · " in text] == []
    assert any("\N{NO-BREAK SPACE}· " in text for text in shown)


# One order of events


def test_table_and_recap_tell_the_same_lines_in_the_same_order() -> None:
    for scene in random_scenes(3, seed=5):
        assert scene.match.round is not None
        if scene.match.round.is_over:
            break
        view = scene.view(None)
        recap = texts(recap_screen(EN, view, [(entry, view.seats) for entry in view.recent]))[1]
        *_, last = texts(table_screen(EN, view))
        assert recap.endswith(last.replace("-# ", "").strip()), "the newest last"


def test_a_draw_and_the_pass_after_it_are_one_line() -> None:
    scene = scene_until("drawn")
    assert scene.match.round is not None
    mover = scene.match.round.to_move
    scene.move(mover, PASS)
    view = scene.view(None)
    (line,) = texts(recap_screen(EN, view, [(entry, view.seats) for entry in scene.log[-2:]]))[1].split("\n")
    assert line == f"**{NAMES[mover]}** drew and passed."


async def test_the_table_tells_a_draw_and_a_pass_in_one_line(world: World, stack: Stack) -> None:
    stack(["R3 B1", "R4 Y1"], "R1", "R9")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await ann.press("Draw", on=ann.direct())
    await ann.press("Keep it", on=ann.direct())
    await world.advance(6)
    assert words(world.table()).splitlines()[-1] == "**Ann** drew and passed."


# A challenge


def test_a_challenge_says_both_outcomes_and_highlights_what_the_hint_advises() -> None:
    scene = scene_until("answer")
    state = scene.match.round
    assert state is not None
    assert state.challenged is not None
    assert state.challenged_color is not None
    screen = hand_screen(EN, scene.view(state.to_move))
    color = EN("color", color=state.challenged_color.value).lower()
    name = f"**{NAMES[state.challenged]}**"
    assert f"If {name} had a {color} card, {name} draws 4. If not, you draw 6." in "\n".join(texts(screen))
    styles = {button.label: button.style for button in buttons(screen)}
    assert styles["Draw 4"] is discord.ButtonStyle.primary
    assert styles["Challenge"] is discord.ButtonStyle.secondary
    assert EN("hint-challenge").endswith("Draw the cards.")


# Uno, kicks, coming back


async def test_call_uno_is_red_and_turns_green(world: World, stack: Stack) -> None:
    stack(["R3 B1", "R4 Y1"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    after = await press_button(ann, "📣 Call UNO", on=ann.direct())
    assert after.has("✅ UNO ready")
    assert not after.has("📣 Call UNO")

    scene = scene_until("play")
    state = scene.match.round
    assert state is not None
    assert state.color is not None
    view = with_hand(scene, state.to_move, [next(card for card in Card if card.color is state.color), Card.W])
    for armed, style in ((False, discord.ButtonStyle.danger), (True, discord.ButtonStyle.success)):
        (button,) = (each for each in buttons(hand_screen(EN, view, say_uno=armed)) if "UNO" in (each.label or ""))
        assert button.style is style


async def test_a_player_who_left_takes_the_seat_back(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await run_command(ben, "leave")
    await world.advance(6)
    back = await press_button(ben, "Take my seat back", on=ben.direct())
    assert "Your hand, " in words(back)


# The lobby


@pytest.mark.parametrize("preset", PRESETS)
def test_the_lobby_shows_a_line_for_each_preset_and_no_code(preset: str) -> None:
    rules = PRESETS[preset]
    shown = "\n".join(texts(lobby_screen(EN, lobby(4, ruleset=rules))))
    assert EN(f"preset-{preset.replace('_', '-')}-what") in shown
    assert f"`{rules.code}`" not in shown


def test_the_lobby_names_what_differs_from_a_preset() -> None:
    shown = "\n".join(texts(lobby_screen(EN, lobby(4, ruleset=Ruleset(hand_size=5)))))
    assert "Rules: **Official rules** · Hand size: 5 cards" in shown
    assert "`AA`" not in "\n".join(texts(table_screen(EN, scene_until("play").view(None))))
    assert OFFICIAL.code == "AA"


async def test_teams_say_how_many_seats_they_need(world: World) -> None:
    ann = world.person("Ann")
    await ann.slash("start", rules="teams")
    assert "Teams need 4 players: wait for 3 more, or add AIs." in words(world.table())


def test_a_full_lobby_does_not_wait_for_anybody() -> None:
    shown = "\n".join(texts(lobby_screen(EN, lobby(10))))
    assert "All ten seats are taken." in shown
    assert "joins" not in shown


# A player joins


def test_a_player_who_joins_is_named() -> None:
    scene = next(iter(random_scenes(3, seed=2)))
    view = scene.view(None)
    added = Entry(0, None, None, None, (SeatsAdded(1, 0),))
    assert narrate(EN, added, view.seats) == "**🐸 Cleo** joins."
    moved = Entry(0, None, None, None, (SeatsAdded(2, 0), SeatsShuffled((2, 0, 1))))
    assert narrate(EN, moved, view.seats).startswith("**🐸 Cleo**, **🦊 Ann** join. ")
