"""The scale that each deck has to climb. A deck that lacks something fails by the name of the test: none is half there.

``CONTRIBUTING.md`` walks through a new deck. These tests say what it forgot.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import AsyncIterator, Iterator
from functools import partial
from itertools import combinations
from pathlib import Path
from random import Random
from runpy import run_path

import msgspec
import pytest

from tests.bot.players import Stack, add_ai, begin, choose, options, press_button, seat, words
from tests.pictures.sight import ALIKE, COLOR_BLIND, difference, seen
from tests.rules.decks.printed import counts, put_back
from tests.world import World
from unobot.ai.expert import knows
from unobot.ai.levels import LEVELS
from unobot.ai.strategies import STRATEGIES
from unobot.bot.client import Unobot
from unobot.i18n import languages, text_for
from unobot.pictures.card_art import mark_svg
from unobot.pictures.emoji_art import emojis_of
from unobot.records.reader import read_records
from unobot.rules.cards import Face, FaceKind
from unobot.rules.decks import DECKS
from unobot.rules.decks.deck import Deck
from unobot.rules.moves import PASS, Move
from unobot.rules.play.legality import fair_moves
from unobot.rules.round import View
from unobot.rules.ruleset.lookup import rule_tables
from unobot.rules.ruleset.ruleset import OFFICIAL, PRESETS, Ruleset
from unobot.selfplay.simulate import simulate
from unobot.settings import EngineSettings, Settings
from unobot.wording.card_words import card_label
from unobot.wording.rule_topics import card_lines, rule_topics
from unobot.wording.rulesets import FIELD, preset_words, rule_words, text_id, value_words

TESTS = Path(__file__).parents[1]
DOCS = TESTS.parent / "docs"
PINNED = ("counts", "points", "put_back")
"""The functions of `tests/rules/decks/printed.py` that read the data of a deck."""

FAMILIAR = ("official", "classic113")
"""The decks whose cards have tests of their own."""

each = pytest.mark.parametrize("deck", DECKS.values(), ids=DECKS)
spoken = pytest.mark.parametrize("language", languages())


def actions(deck: Deck) -> dict[Face, Deck]:
    """Return the actions and wilds of a deck, each with the side that prints it."""
    faces = [face for face in Face if face.kind is not FaceKind.NUMBER]
    return {face: side for side in deck.sides for face in faces if face in side.faces}


def short(deck: Deck, **changes: object) -> Ruleset:
    """Return the rules of a deck's sheet for a match of one round, with other changes."""
    return msgspec.structs.replace(PRESETS[deck.name], scoring="single", **changes)


def parsed_test(deck: Deck) -> ast.Module:
    file = TESTS / "rules" / "decks" / f"test_{deck.name}.py"
    assert file.exists(), f"the deck has no {file.relative_to(TESTS.parent)}"
    return ast.parse(file.read_text("utf-8"))


def pins(statement: ast.AST) -> set[str]:
    """Return which facts a statement pins."""
    called = {
        node.func.id for node in ast.walk(statement) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    return called & {*PINNED} if isinstance(statement, ast.Assert) else set()


def texts(node: ast.AST) -> Iterator[str]:
    """Yield all texts of a test file that do not pin a fact."""
    if pins(node):
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    for child in ast.iter_child_nodes(node):
        yield from texts(child)


@each
def test_its_counts_its_points_and_its_first_cards_are_pinned(deck: Deck) -> None:
    """A total is no proof. Each count is written down a second time."""
    pinned = {fact for node in ast.walk(parsed_test(deck)) for fact in pins(node)}
    assert pinned == {*PINNED}


@each
def test_each_of_its_effects_is_played_by_hand(deck: Deck) -> None:
    """In the test of the deck, or of an earlier deck with the same effect. Those of the two old decks are all over."""
    missing = {face.value for face in deck.effects if face in deck.faces}
    for earlier in DECKS.values():
        old = TESTS.joinpath("rules").glob("test_*.py") if earlier.name in FAMILIAR else ()
        told = " ".join([*texts(parsed_test(earlier)), *(file.read_text("utf-8") for file in old)])
        same = {face.value for face, effect in earlier.effects.items() if deck.effects.get(face) == effect}
        missing -= {face for face in same & missing if re.search(rf"(?<![A-Z\d])[RYGB]?{face}[RYGB]?(?![A-Z\d])", told)}
        if earlier is deck:
            break
    assert missing == set()


@each
def test_a_match_of_it_is_kept(deck: Deck) -> None:
    """A later version has to play it in the same way (`tests/records/test_playthroughs.py`)."""
    files = [TESTS / "playthroughs" / f"{name}.jsonl" for name in (deck.name, "random-4")]
    kept = [
        record
        for file in files
        if file.exists()
        for record, _ in read_records(file.read_text("utf-8").splitlines())
        if record.ruleset.cards == deck.name
    ]
    assert kept


@each
def test_anybody_can_check_its_deals(deck: Deck) -> None:
    """The verifier uses nothing of unobot, so it knows each deck itself, and so does the page about it."""
    verifier = run_path(str(DOCS / "verify_deal.py"))
    never = verifier["NEVER_FIRST"].get(deck.name)
    others = {face.value for face in deck.faces if face.kind is not FaceKind.NUMBER}
    assert verifier["DECKS"][deck.name] == counts(deck)
    assert (others if never is None else {*never}) == put_back(deck)
    assert deck.name in FAMILIAR or f"* `{deck.name}`:" in (DOCS / "fair-deals.md").read_text("utf-8")


# Words and pictures


@spoken
@each
def test_it_has_words(deck: Deck, language: str) -> None:
    """Its name, its preset with one line, its rule, and what is different for somebody who meets it first."""
    text = text_for(language)

    def said(name: str) -> dict[str, str]:
        preset = text(f"preset-{text_id(name)}-what")
        hint = text(f"hint-{text_id(name)}") if name != OFFICIAL.cards else ""
        cards = FIELD["cards"]
        return {
            "value-cards": value_words(text, cards, name),
            "rule-cards": rule_words(text, cards, name),
            "preset": preset_words(text, name),
            "preset-what": preset,
            "hint": hint,
        }

    own = said(deck.name)
    for other in DECKS:
        if other != deck.name:
            assert {kind for kind, words in said(other).items() if words == own[kind]} == set(), other


@spoken
@each
def test_each_of_its_cards_says_what_it_does(deck: Deck, language: str) -> None:
    text = text_for(language)
    told = card_lines(text, PRESETS[deck.name])
    sides = actions(deck)
    names = {face: text("face", face=face.value) for face in sides}
    lines = {face: [line for line in told if line.startswith(f"**{name}**")] for face, name in names.items()}
    silent = {face for face, found in lines.items() if not found}
    assert silent <= {face for face in names if face not in sides[face].effects}, "a card that acts says nothing"
    does = {face: found[0].removeprefix(f"**{names[face]}**") for face, found in lines.items() if found}
    for one, other in combinations(does, 2):
        assert does[one] != does[other] or sides[one].effect(one) == sides[other].effect(other), (one, other)
    assert sum(line.startswith("**") for line in told) <= len(names) + 1, "no card that it lacks"
    for card in (card for side in deck.sides for card in side.cards):
        assert len(card_label(text.with_look("pictures", {}), card)) <= 3


@spoken
@each
def test_its_rulebook_says_its_points_and_answers_questions(deck: Deck, language: str) -> None:
    text = text_for(language)
    rules = msgspec.structs.replace(PRESETS[deck.name], scoring="points")
    (goal, *_), *others = rule_topics(text, rules).values()
    worth = {side.worth(card) for side in deck.sides for card in side.cards if card.face.kind is not FaceKind.NUMBER}
    assert all(str(points) in goal for points in worth)
    asked = [line for lines in others for line in lines if "?" in line or "？" in line]
    assert asked or deck.challenge or not deck.colors, "everybody knows the old cards, and how to lay any card"


@each
def test_there_is_an_emoji_of_each_of_its_cards(deck: Deck) -> None:
    ours = {emoji.key for emoji in emojis_of([deck.name])}
    keys = {card.value for side in deck.sides for card in side.cards}
    keys |= {f"{card}{color}" for side in deck.sides for card in side.cards if card.is_wild for color in side.colors}
    keys |= {color.value for side in deck.sides for color in side.colors}
    assert keys <= ours
    cards = {card.value for other in DECKS.values() for side in other.sides for card in side.cards}
    assert not (ours - keys) & cards, "no table waits for the cards of other decks"


@each
@pytest.mark.parametrize("lack", COLOR_BLIND)
def test_a_color_blind_person_tells_its_colors_apart(deck: Deck, lack: str) -> None:
    """`tests/pictures/test_card_art.py` compares all cards of all decks."""
    marks = [seen(mark_svg(color), COLOR_BLIND[lack]) for side in deck.sides for color in side.colors]
    assert all(difference(one, other) > ALIKE for one, other in combinations(marks, 2))


# Play


class Anything:
    """A player that makes any move of its list."""

    def choose(self, view: View, rng: Random) -> Move:
        assert view.seat is not None
        return rng.choice(fair_moves(view, view.seat)) if view.seat == view.to_move else PASS


@each
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_it_to_the_end(deck: Deck, level: str) -> None:
    result = simulate([level] * 3, 2, 1, ruleset=short(deck), forget=0.2)
    assert sum(result.wins) == 2


@each
def test_an_ai_plays_it_better_than_chance(deck: Deck) -> None:
    """`by-effects` is how the highest level plays what no network has learned. It is measured in `docs/ai.md`."""
    players = {"by-effects": STRATEGIES["by-effects"], "anything": Anything()}
    result = simulate([*players], 60, 1, ruleset=short(deck), strategies=players)
    assert result.wins[0] > 36, result.wins


@each
async def test_the_coach_knows_it_or_says_that_it_does_not_yet(world: World, stack: Stack, deck: Deck) -> None:
    top, last = ("R1", "R5") if deck.colors else ("W", "W")
    stack([last, last], top, rules=short(deck))
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    if rule_tables(PRESETS[deck.name]).votes:
        for person in (ann, ben):
            await press_button(person, person.direct().buttons[0].custom_id, on=person.direct())
        await world.advance(6)
    await ann.press(last, on=ann.direct())
    await world.advance(6)
    assert "wins the match" in words(world.table())
    told = words(await press_button(ann, "Coach", on=world.table()))
    assert ("The coach doesn't know this deck yet." in told) is not knows(PRESETS[deck.name])


@pytest.fixture
async def engine_world(settings: Settings, tmp_path: Path) -> AsyncIterator[World]:
    (tmp_path / "engine.py").write_text("")
    engine = EngineSettings(command=(sys.executable, "-S", str(tmp_path / "engine.py")))
    settings = settings.model_copy(update={"engines": {"sharp": engine}})
    async with World(partial(Unobot, settings, rng=Random(1), race_hold=0.0)) as world:
        yield world


@pytest.mark.skipif(sys.platform == "win32", reason="engines run on Linux and macOS only")
@each
async def test_an_engine_takes_no_seat_at_it(engine_world: World, deck: Deck) -> None:
    world, ann = engine_world, engine_world.person("Ann")
    await seat(world, ann)
    menu = await press_button(ann, "Change rules", on=await options(ann))
    await choose(ann, world, menu, "preset:decks", deck.name)
    told = words(await add_ai(ann, world, "sharp"))
    assert ("Engines need the official rules" in told) == (deck.name != OFFICIAL.cards)
