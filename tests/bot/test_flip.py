"""Flip through the hands of its players: the others' backs, the turn, Draw Color, and what nobody may see."""

from __future__ import annotations

import json
import logging
import random
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from itertools import count, islice
from operator import attrgetter
from pathlib import Path

import msgspec
import pytest

from tests.bot.players import Stack, begin, choices, choose, forge, press_button, settle, stacked_deck, words
from tests.bot.scenes import Scene, random_scenes
from tests.world import RENDER_WORKER, Person, Screen, World
from unobot.bot.client import Unobot
from unobot.bot.screens.builder import Screen as BuiltScreen
from unobot.bot.screens.hand import hand_screen
from unobot.bot.screens.hand_header import others_backs
from unobot.bot.screens.table import table_screen
from unobot.i18n import text_for
from unobot.pictures.card_art import DARK_WILD
from unobot.pictures.hand_art import BACKS
from unobot.rules.cards import Pair
from unobot.rules.decks.flip import FLIP
from unobot.rules.ruleset.ruleset import PRESETS
from unobot.rules.shuffling import Shuffler
from unobot.settings import Settings

RULES = PRESETS["flip"]
EN = text_for("en").with_look("pictures", {})
DARK = re.compile(r"\b(Pink|Teal|Orange|Purple|Draw Five|Skip Everyone|Draw Color)\b")
HANDS = ("RF/U3 R4/OF R5/P2 Y1/W", "R8/T7 Y3/PD5 B1/USA Y6/WDC", "G4/T9 B5/OR G6/WDC R1/P3")
PILE = "RD1/P4 GS/U4 BR/O4 Y9/T5 G5/T4"


async def three(world: World, stack: Stack, *hands: str, top: str = "R7/O1") -> tuple[Person, Person, Person]:
    """Deal these hands to three people. Ann begins."""
    stack(list(hands or HANDS), top, PILE, RULES)
    ann, ben, cem = (world.person(name) for name in ("Ann", "Ben", "Cem"))
    await begin(world, ann, ben, cem)
    return ann, ben, cem


async def play(world: World, person: Person, *buttons: str) -> None:
    for button in buttons:
        await press_button(person, button, on=person.direct())
    await world.advance(6)


def plain(screen: Screen | None) -> str:
    assert screen is not None
    return words(screen).replace("*", "")


# The backs


async def test_a_player_reads_the_backs_of_the_others_and_never_their_own(world: World, stack: Stack) -> None:
    ann, ben, cem = await three(world, stack)
    backs = plain(await press_button(ann, "Their backs", on=ann.direct()))
    assert "Ben · 💧 Teal, Draw Five, Skip Everyone, Wild Draw Color" in backs
    assert "Cem · 🌷 Pink, 💧 Teal, Reverse, Wild Draw Color" in backs
    assert "Ann" not in backs
    assert "Ann · 🌷 Pink, 💜 Purple, Flip, Wild" in plain(await press_button(ben, "Their backs", on=ben.direct()))
    assert "Cem" not in plain(await press_button(cem, "Their backs", on=cem.direct()))
    assert DARK.search(plain(await press_button(ann, "Back to my hand", on=ann.direct()))) is not None, (
        "one line has them"
    )


async def test_every_player_reads_the_backs_of_the_others_without_a_press(world: World, stack: Stack) -> None:
    ann, ben, cem = await three(world, stack)
    of_ann, of_ben = "Ann: 🌷 Pink, 💜 Purple, Flip, Wild", "Ben: 💧 Teal, Draw Five, Skip Everyone, Wild Draw Color"
    of_cem = "Cem: 🌷 Pink, 💧 Teal, Reverse, Wild Draw Color"
    assert f"Their backs: {of_ben} · {of_cem}" in plain(ann.direct())
    assert f"Their backs: {of_cem} · {of_ann}" in plain(ben.direct())
    assert f"Their backs: {of_ann} · {of_ben}" in plain(cem.direct())


@pytest.mark.parametrize("seats", [2, 3, 4, 6, 10])
def test_the_picture_of_a_hand_has_the_backs_of_all_others_at_a_table_of_any_size(seats: int) -> None:
    """News, a hint or a tip may stand above it. Its description says the same in words."""
    hands = 0
    for scene in islice(random_scenes(seats, 2, ruleset=RULES), 0, 150, 5):
        state = scene.match.round
        for seat in range(seats) if state is not None and not state.is_over else ():
            view = scene.view(seat)
            assert view.view is not None
            screen = hand_screen(EN, view, attaches=True)
            assert isinstance(screen, BuiltScreen)
            (picture,) = screen.pictures
            own, *others = picture.source.split(BACKS)
            assert [each.index for each in view.seats if each.index != seat] == sorted(
                each.index for each in view.seats for other in others if int(other.split(" ")[0]) == each.emblem
            )
            assert view.view.backs is not None
            shown = [re.sub(f"[{DARK_WILD}]", "", other).split(" ")[1:] for other in others]
            backs = [view.view.backs.hands[each.index] for each, _ in others_backs(view, view.view)]
            assert shown == [[card.value for card in sorted(cards, key=attrgetter("sort"))] for cards in backs]
            assert len(own.split(" ")) == len(view.view.hands[seat])
            told = picture.alt.split("Their backs: ")[1].split(" · ")
            assert [line.split(": ")[0] for line in told] == [each.name for each, _ in others_backs(view, view.view)]
            hands += 1
    assert hands > 40


def test_a_hand_whose_updates_are_paused_has_no_backs_in_its_picture() -> None:
    scene = next(iter(random_scenes(3, 2, ruleset=RULES)))
    screen = hand_screen(EN, scene.view(0), attaches=True, paused=True)
    assert isinstance(screen, BuiltScreen)
    (picture,) = screen.pictures
    assert BACKS not in picture.source
    assert "Their backs" not in picture.alt


async def test_the_backs_in_a_hand_follow_each_card_of_the_others(world: World, stack: Stack) -> None:
    ann, ben, cem = await three(world, stack)
    for person in (ann, ben, cem):
        await press_button(person, "hand")
    await press_button(ann, "draw", on=ann.panel())
    await world.advance(2)
    assert "Ann: 🌷 Pink ×2, 💜 Purple, Flip, Wild" in plain(cem.panel()), "Ann drew RD1/P4 and can still play it"
    await press_button(ann, "pass", on=ann.panel())
    await press_button(ben, "R8", on=ben.panel())
    await world.advance(2)
    for other in (ann, cem):
        assert "Ben: Draw Five, Skip Everyone, Wild Draw Color" in plain(other.panel())


async def test_after_a_flip_every_panel_is_new_or_says_that_it_waits_for_a_press(world: World, stack: Stack) -> None:
    await settle(world, world.guild.id, turn=3600)
    ann, ben, cem = await three(world, stack)
    for person in (ann, ben, cem):
        await press_button(person, "hand")
    await world.advance(13 * 60)
    for person in (ann, cem):
        await press_button(person, "refresh", on=person.panel())
    await world.advance(90)
    waiting = ben.panel()
    assert "Live updates are paused" in plain(waiting)
    assert "Their backs:" not in plain(waiting), "it says nothing that a move makes false"
    await press_button(ann, "RF", on=ann.panel())
    await world.advance(2)
    assert "Their backs: Ben: 🔺 Red, ⭐ Yellow ×2, 🔵 Blue" in plain(ann.panel())
    assert "Their backs: Ann: 🔺 Red ×2, ⭐ Yellow" in plain(cem.panel())
    assert "Live updates are paused" in plain(world.screen(waiting))
    fresh = await press_button(ben, "refresh", on=waiting)
    assert "Their backs: Cem:" in plain(fresh)
    assert any(re.search(r"[:-]T7$", button.custom_id) for button in fresh.buttons)


async def test_the_line_of_the_player_to_move_is_new_after_cards_that_another_player_draws(
    world: World, stack: Stack
) -> None:
    ann, ben, cem = await three(world, stack, "R5/P2 G1/O5", "R8/T7 Y3/PD5", "G4/T9 B5/OR")
    await play(world, ann, "R5")
    await play(world, ben, "R8")
    assert "Ben: Draw Five" in plain(cem.direct())
    await press_button(ann, "catch")
    await world.advance(6)
    assert "Ben: 🌷 Pink, 💜 Purple, Draw Five" in plain(cem.direct())


async def test_nothing_public_shows_a_back(world: World, stack: Stack) -> None:
    ann, ben, cem = await three(world, stack)
    watcher = world.person("Dora")
    shown = [*map(plain, world.posts()), plain(await watcher.slash("status")), plain(await watcher.slash("hand"))]
    await play(world, ann, "R5")
    await play(world, ben, "R8")
    await play(world, cem, "R1")
    shown += [*map(plain, world.posts()), plain(await watcher.slash("status"))]
    assert [each for each in shown if DARK.search(each)] == []


# The turn


async def test_a_flip_turns_every_hand_and_the_table_at_once(world: World, stack: Stack) -> None:
    ann, ben, cem = await three(world, stack)
    await play(world, ann, "RF")
    table = plain(world.table())
    assert "Everything turns over: the dark side is up, with 🔶 Orange 1 on top." in table
    assert "🌙 dark side" in table
    assert "🌙" in table.split("dark side")[0]
    for person, cards in (
        (ann, {"OF", "P2", "W"}),
        (ben, {"T7", "PD5", "USA", "WDC"}),
        (cem, {"T9", "OR", "WDC", "P3"}),
    ):
        hand = person.direct()
        assert all(any(re.search(f"[:-]{card}$", button.custom_id) for button in hand.buttons) for card in cards), cards
    assert "Flip! The dark side is up." in plain(cem.direct())


async def test_the_next_player_names_the_color_of_a_wild_that_comes_to_lie_on_top(world: World, stack: Stack) -> None:
    ann, ben, _ = await three(world, stack, "YF/O8 R4/OF R5/P2 Y2/T1", *HANDS[1:], top="Y1/W")
    await play(world, ann, "YF")
    asked = ben.direct()
    assert {button.label.split(" (")[0] for button in asked.buttons} >= {"Pink", "Teal", "Orange", "Purple"}
    assert not any(button.label.startswith("Red") for button in asked.buttons)
    await play(world, ben, "color T")
    assert "Teal" in plain(world.table())


async def test_a_draw_color_says_until_when_one_draws_and_what_a_challenge_decides(world: World, stack: Stack) -> None:
    ann, ben, cem = await three(world, stack)
    await play(world, ann, "RF")
    await play(world, ben, "WDC", "WDCP")
    assert "Cem draws until 🌷 Pink or challenges" in plain(world.table())
    asked = plain(cem.direct())
    assert "played a Wild Draw Color: draw until 🌷 Pink comes, or challenge?" in asked
    assert "you draw until it comes, and two more" in asked
    await play(world, cem, "accept")
    assert re.search(r"Cem draws (one card|\d cards) and misses a turn", plain(world.table()))
    drawn = [button.custom_id for button in cem.direct().buttons if re.search(r"[:-]P(?!3)\w+$", button.custom_id)]
    assert len(drawn) == 1, "the last card that was drawn is pink"


async def test_a_draw_color_has_no_number_in_reasons_and_lists_of_moves(world: World, stack: Stack) -> None:
    stack(list(HANDS), "R7/O1", PILE, msgspec.structs.replace(RULES, stacking="same"))
    ann, ben, cem = (world.person(name) for name in ("Ann", "Ben", "Cem"))
    await begin(world, ann, ben, cem)
    await play(world, ann, "RF")
    await play(world, ben, "WDC", "WDCP")
    assert "Draw until Pink comes" in await cem.complete("play", "move")
    reasons = plain(await press_button(cem, "explain", on=cem.direct()))
    assert "Doesn't pass it on. You draw until Pink comes." in reasons
    assert "one card" not in reasons


async def test_a_challenge_names_the_card_that_was_laid(world: World, stack: Stack) -> None:
    ann, ben, _ = await three(world, stack, "WD2/O4 B4/TD5 B7/OSA B9/O5", *HANDS[1:])
    await play(world, ann, "WD2", "WD2G")
    assert "played a Wild Draw Two on 🔺 Red: draw 2, or challenge?" in plain(ben.direct())


# People without a seat


async def test_a_spectator_sees_the_backs_of_all_and_takes_no_seat_in_this_round(world: World, stack: Stack) -> None:
    ann, ben, _ = await three(world, stack)
    watcher = world.person("Dora")
    panel = await watcher.slash("hand")
    assert panel is not None
    shown = await press_button(watcher, "All backs", on=panel)
    assert [button.label for button in shown.buttons] == ["Back", "Refresh"]
    backs = plain(shown)
    assert "Ann · 🌷 Pink, 💜 Purple, Flip, Wild" in backs
    assert "Ben · 💧 Teal, Draw Five, Skip Everyone, Wild Draw Color" in backs
    assert "Red" not in backs, "and no front"
    await press_button(ben, "leave", on=await press_button(ben, "More"))
    managing = await press_button(ann, "players", on=await press_button(ann, "More"))
    await choose(ann, world, managing, "release", str(ben.id))
    other = world.person("Eve")
    offered, hidden = await other.slash("hand"), await watcher.slash("hand")
    assert offered is not None
    assert hidden is not None
    assert offered.has("takeover"), "an AI has the seat of Ben now"
    assert not hidden.has("takeover")
    late = replace(hidden, buttons=offered.buttons)
    assert "You've seen the backs of this round." in plain(await watcher.press("takeover", on=late, stale=True))
    await world.restart()
    known = await watcher.slash("hand")
    assert known is not None
    assert not known.has("takeover"), "after a restart, too"
    assert known.has("All backs")
    late = replace(known, buttons=offered.buttons)
    assert "You've seen the backs of this round." in plain(await watcher.press("takeover", on=late, stale=True))


async def test_a_person_who_could_take_a_seat_sees_no_backs(world: World, stack: Stack) -> None:
    stack([*HANDS], "R7/O1", PILE, RULES)
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben, ais=1)
    watcher = world.person("Dora")
    panel = await watcher.slash("hand")
    assert panel is not None
    assert not panel.has("All backs")


# The law: nothing that is sent to a seat, or to all, depends on the backs of this seat

STEPS = 14
AFTER_THE_MATCH = ("replay:open", "replay:", "coach:", "save:page", "save:gif")
"""The buttons of a finished match: its replay and its files show all backs, and the coach knows them."""


def other_backs(order: Sequence[Pair], hand: int, seats: int) -> list[Pair]:
    """Return the same deal with other backs in the hand of the first seat: those of cards that nobody draws."""
    changed = list(order)
    for place in range(hand):
        own = place * seats
        changed[own], changed[-1 - place] = (
            Pair(order[own].front, order[-1 - place].back),
            Pair(order[-1 - place].front, order[own].back),
        )
    return changed


class _Log(logging.Handler):
    """Collects the lines of all logs, from the least important one up."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(_without_ids(f"{record.levelname} {record.name} {record.getMessage()}"))


@contextmanager
def logged() -> Iterator[_Log]:
    """Collect what the bot logs."""
    log, logger = _Log(), logging.getLogger("unobot")
    level = logger.level
    logger.addHandler(log)
    logger.setLevel(logging.DEBUG)
    try:
        yield log
    finally:
        logger.removeHandler(log)
        logger.setLevel(level)


async def sent(settings: Settings, file: Path, order: Sequence[Pair], seed: int) -> list[str]:
    """Return everything that Ann and the public get in the first moves of this deal, and what the bot logs.

    Ann also asks for what a finished match has: its replay, its files and the coach. ``file``: a new database.
    """
    settings = settings.model_copy(update={"database_url": f"sqlite+aiosqlite:///{file}", "pictures": True})
    told: list[str] = []
    shuffle = Shuffler.shuffle

    def shuffled(self: Shuffler, cards: Sequence[Pair], purpose: str, state: int, number: int) -> list[Pair]:
        return list(order) if (state, number) == (1, 0) else shuffle(self, cards, purpose, state, number)

    with pytest.MonkeyPatch.context() as patch, logged() as log:
        patch.setattr(Shuffler, "shuffle", shuffled)
        patch.setattr(Shuffler, "lot", lambda self, n, purpose, state, number: n - 1)
        patch.setattr("unobot.features.lobby.actions.named_ruleset", lambda text: RULES)
        async with World(
            lambda: Unobot(settings, rng=random.Random(1), race_hold=0.0, render_worker=RENDER_WORKER)
        ) as world:
            people = ann, ben, cem = [world.person(name) for name in ("Ann", "Ben", "Cem")]
            await begin(world, ann, ben, cem)
            await press_button(ann, "My hand")
            rng = random.Random(seed)
            for step in range(STEPS):
                await world.advance(6)
                if step % 6 == 0:
                    told += await _asked(world, ann)
                messages = [*world.posts(), *ann.panels(), *ann.direct_messages()]
                told += [_bytes(world, screen) for screen in messages]
                mover = next((person for person in people if choices(person.direct())), None)
                if mover is None:
                    continue
                button = rng.choice(sorted(choices(mover.direct()), key=lambda each: each.custom_id))
                await mover.press(button.custom_id, on=mover.direct())
    return told + log.lines


async def _asked(world: World, person: Person) -> list[str]:
    """Return the answers to all that a player can ask during a match, and to presses for what comes after it."""
    answers = [json.dumps(await person.complete("play", "move"))]
    for command in ("status", "hand", "rules"):
        shown = await person.slash(command)
        answers += [] if shown is None else [_bytes(world, shown)]
    for what in AFTER_THE_MATCH:
        answers.append(_bytes(world, await forge(person, world.table(), f"u1:1:0:{what}")))
    for button in ("Their backs", "Recap", "Why not?"):
        shown = person.direct()
        if any(each.label in (button, "···") for each in shown.buttons):
            answers.append(_bytes(world, await press_button(person, button, on=shown)))
    return answers


def _bytes(world: World, screen: Screen) -> str:
    """Return a whole message without its ids and times, which differ between two bots."""
    message = world.message(screen)
    whole = json.dumps([message.content, message.components, [str(file) for file in message.attachments]], default=str)
    return _without_ids(whole)


def _without_ids(words: str) -> str:
    """Return words without what differs between two bots: ids, and how long something took."""
    return re.sub(r"\d{9,}|\d+\.\d+ m?s\b", "N", words)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.long)])
async def test_nothing_that_a_seat_or_the_public_gets_depends_on_the_backs_of_this_seat(
    settings: Settings, tmp_path: Path, seed: int
) -> None:
    rng = random.Random(seed)
    fronts = [pair for pair in FLIP.pairs if pair.front.face.value != "F"]
    flips = [pair for pair in FLIP.pairs if pair.front.face.value == "F"]
    rng.shuffle(fronts)
    order = [*fronts, *flips]  # nobody turns the cards over: then Ann would see her backs
    one = await sent(settings, tmp_path / "one.db", order, seed)
    other = await sent(settings, tmp_path / "other.db", other_backs(order, RULES.hand_size, 3), seed)
    assert len(one) > 2 * STEPS
    assert sum("Its replay opens after the end." in each for each in one) > len(AFTER_THE_MATCH)
    assert [each for each in one if each.startswith(("DEBUG", "INFO"))], "something is logged"
    assert one == other


def screens_of(scene: Scene, seat: int) -> list[str]:
    """Return every byte of the hand of a seat and of the public table: words, buttons, pictures, descriptions."""
    view, whole = scene.view(seat), list[str]()
    hands = [hand_screen(EN, view, attaches=attaches, why=why) for attaches in (True, False) for why in (True, False)]
    for screen in (*hands, table_screen(EN, replace(scene.view(None), drawn=True), attaches=True)):
        assert isinstance(screen, BuiltScreen)
        whole.append(json.dumps(screen.to_components()))
        whole += [f"{picture.source} {picture.alt} {picture.words()}" for picture in screen.pictures]
    return whole


@pytest.mark.long
def test_no_screen_of_a_seat_depends_on_the_backs_of_its_hand_in_10_000_positions() -> None:
    """Its backs change places with each other, or with backs of the pile, which nobody has seen."""
    positions, chance = 0, random.Random(1)
    for seed in count():
        for scene in random_scenes(2 + seed % 5, seed, ruleset=RULES):
            state = scene.match.round
            if positions == 10_000:
                return
            if state is None or state.is_over or state.backs is None:
                continue
            seat, positions = chance.randrange(state.seats), positions + 1
            hand, pile = state.backs.hands[seat].copy(), state.backs.pile.copy()
            shown = screens_of(scene, seat)
            backs = [*hand, *pile]
            chance.shuffle(backs)
            state.backs.hands[seat][:], state.backs.pile[:] = backs[: len(hand)], backs[len(hand) :]
            assert screens_of(scene, seat) == shown
            state.backs.hands[seat][:], state.backs.pile[:] = hand, pile


def test_a_stacked_deck_of_pairs_has_each_card_once() -> None:
    order = stacked_deck(HANDS, "R7/O1", PILE, FLIP.pairs)
    assert sorted(map(str, order)) == sorted(map(str, FLIP.pairs))
