"""The layout of a hand: one line, the picture, two rows of cards or answers, and one last row that stays in place."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from typing import Any, cast

import pytest

from tests.bot.players import Stack, begin, prefer, press_button, words
from tests.bot.scenes import NAMES, Scene, random_scenes, scene_until, texts, with_hand
from tests.bot.test_seat_lines import width
from tests.world import Person, World
from unobot.bot.custom_ids import Verb, parse_action
from unobot.bot.screens.builder import Screen, ScreenBuilder
from unobot.bot.screens.color_buttons import COLORS_PER_ROW, color_button
from unobot.bot.screens.hand import CARDS_PER_ROW, MORE, hand_screen
from unobot.bot.screens.phone_widths import ROW, button_pixels, columns, fits_phone, without_wide_emojis
from unobot.i18n import Text, languages, text_for
from unobot.pictures.emoji_art import emojis as all_emojis
from unobot.pictures.hand_art import NEXT
from unobot.rules.cards import DARK_COLORS, LIGHT_COLORS, Card
from unobot.rules.decks import PRINTED, SIDES
from unobot.rules.events import Phase
from unobot.rules.ruleset.ruleset import PRESETS, Ruleset
from unobot.tables.table_view import TableView
from unobot.wording.card_words import card_faces, card_label

EN, DE = (text_for(language).with_look("pictures", {}) for language in ("en", "de"))
MAX_COLUMNS = 39
"""The width of the widest first line that fits 300 pixels of a phone. An emoji counts twice."""
CARDS = [Card.R1, Card.R9, Card.Y2, Card.G3, Card.B4, Card.B5, Card.W, Card.WD4]


def shown(view: TableView, text: Text = EN, **looks: Any) -> Screen:  # noqa: ANN401 - the options of a hand
    """Return a hand beside the picture of its table."""
    return cast("Screen", hand_screen(text, view, attaches=True, **looks))


def parts(screen: Screen) -> list[dict[str, Any]]:
    (container,) = screen.components
    return list(container["components"])


def rows(screen: Screen) -> list[list[str]]:
    """Return the labels of the buttons, row by row."""
    return [[button.get("label", "") for button in part["components"]] for part in parts(screen) if part["type"] == 1]


def first_line(screen: Screen) -> str:
    """Return the first line as a phone shows it."""
    line = texts(screen)[0].split("\n")[0].removeprefix("### ").replace("*", "").replace("\N{NO-BREAK SPACE}", " ")
    return re.sub(r"<t:\d+:R>", "in 58 seconds", line)


def scenes(rules: Ruleset, seed: int, moves: int = 120) -> Iterator[Scene]:
    """Yield the positions of a random match in which a round is played."""
    for _, scene in zip(range(moves), random_scenes(3, seed, ruleset=rules), strict=False):
        state = scene.match.round
        assert state is not None
        if not state.is_over and state.phase is not Phase.VOTE:
            yield scene


@pytest.mark.parametrize("size", range(2, 9))
@pytest.mark.parametrize("waits", [False, True])
def test_two_to_eight_cards_stand_in_two_rows(size: int, waits: bool) -> None:
    scene = scene_until("play")
    state = scene.match.round
    assert state is not None
    seat = state.next_seat(state.to_move) if waits else state.to_move
    cards, more, last = rows(shown(with_hand(scene, seat, CARDS[:size])))
    assert (len(cards), len(more)) == (-(-size // 2), size // 2)
    assert last[0] == "Draw"


def looks(language: str) -> dict[str, Text]:
    """Return the looks with cards as pictures or shapes, with the emojis of the bot and without them."""
    emojis = {emoji.key: f"<:{emoji.name}:{10**17}>" for emoji in all_emojis()}
    return {
        f"{look} {bool(pictures)}": text_for(language).with_look(look, pictures)
        for look in ("pictures", "shapes")
        for pictures in (emojis, {})
    }


@pytest.mark.parametrize("language", languages())
def test_a_row_of_four_equal_cards_fits_a_phone(language: str) -> None:
    wide = {
        (look, card): face.label
        for look, text in looks(language).items()
        for card in PRINTED
        if CARDS_PER_ROW * button_pixels((face := card_faces(text, card)[-1]).label, face.emoji) > ROW
    }
    assert wide == {}


@pytest.mark.parametrize("language", languages())
def test_two_colors_fit_a_phone(language: str) -> None:
    for text in looks(language).values():
        for colors in (LIGHT_COLORS, DARK_COLORS):
            builder = ScreenBuilder()
            buttons = [color_button(text, builder, color, [Card.R1] * 12, Verb.MOVE, "") for color in colors]
            assert all(fits_phone(without_wide_emojis(pair)) for pair in combinations(buttons, COLORS_PER_ROW))


@pytest.mark.parametrize("language", languages())
def test_no_face_of_a_card_looks_like_a_face_of_another_card(language: str) -> None:
    for text in looks(language).values():
        for side in SIDES:
            shown = Counter((face.emoji, face.label) for card in set(side.cards) for face in card_faces(text, card))
            assert [face for face, count in shown.items() if count > 1] == []


def test_a_row_that_does_not_fit_shows_its_widest_cards_without_labels() -> None:
    """Discord may refuse the emojis: then the labels say which cards they are."""
    scene = next(iter(scenes(PRESETS["no_mercy"], seed=1)))
    state = scene.match.round
    assert state is not None
    text = looks("en")["pictures True"]
    cards = [Card.R1, Card.GSA, Card.WRL, *[Card.WD10] * 3, Card.WD6, Card.WR4]
    screen = shown(with_hand(scene, state.to_move, cards), text)
    assert rows(screen)[:2] == [["1", "⊘+", "⇄4", "◎"], ["+6", "", "", ""]]
    screen.leave_out_emojis()
    assert sorted(label for row in rows(screen)[:2] for label in row) == sorted(
        card_label(text, card) for card in cards
    )


@pytest.mark.parametrize("name", ["official", "stacking", "party"])
def test_each_hand_is_one_line_a_picture_and_three_rows(name: str) -> None:
    for scene in scenes(PRESETS[name], seed=3):
        for seat in range(3):
            view = scene.view(seat)
            assert view.view is not None
            screen = shown(view)
            if not 2 <= len(view.view.visible_hand(seat)) <= 8 or seat in view.view.out:
                continue
            assert len(rows(screen)) == 3
            assert [part["type"] for part in parts(screen)[:2]] == [10, 12], "a text and a picture"


@pytest.mark.parametrize("text", [EN, DE])
def test_the_first_line_fits_a_phone(text: Text) -> None:
    for scene in scenes(PRESETS["party"], seed=5):
        for seat in range(3):
            view = scene.view(seat)
            assert view.view is not None
            plain = replace(view, causes={})
            line = first_line(shown(plain, text))
            if seat == view.view.to_move and view.view.drawn is not Card.HIDDEN:
                assert width(line) <= MAX_COLUMNS, line
                assert "⏳" in line


def test_the_button_that_ends_a_turn_stays_in_its_place() -> None:
    firsts = set()
    for name in ("official", "stacking"):
        for scene in scenes(PRESETS[name], seed=1, moves=400):
            state = scene.match.round
            assert state is not None
            view = scene.view(state.to_move)
            first = rows(shown(view))[-1][0]
            firsts.add(re.sub(r"\d+", "N", first))
    assert firsts == {"Draw", "Draw N", "Keep it"}


def test_a_color_says_how_many_cards_it_has_and_the_most_come_first() -> None:
    scene = scene_until("play")
    state = scene.match.round
    assert state is not None
    view = with_hand(scene, state.to_move, [Card.B4, Card.B5, Card.G3, Card.W, Card.B1, Card.R1])
    screen = shown(view, path=("W",))
    assert rows(screen)[:2] == [["Blue (3)", "Red (1)"], ["Green (1)", "Yellow (0)"]]
    assert len(rows(screen)) == len(rows(shown(view)))
    assert "which color" in first_line(screen)
    assert "⏳" in first_line(screen)
    (picture,) = screen.pictures
    assert "-" not in picture.source, "no card is dimmed by the old color"


def test_a_player_to_choose_has_the_number_of_their_cards() -> None:
    """So it is with every target: the time stays in sight, and the rows take the place of the cards."""
    for scene in scenes(PRESETS["party"], seed=2, moves=600):
        state = scene.match.round
        assert state is not None
        view = scene.view(state.to_move)
        screen = shown(view)
        steps = [
            parse_action(button["custom_id"]).arg
            for part in parts(screen)
            if part["type"] == 1
            for button in part["components"]
            if ":step:" in button["custom_id"] and not button["disabled"]
        ]
        for step in steps:
            asked = shown(view, path=tuple(step.split("-")))
            assert asked is not None
            if "swap with" in first_line(asked):
                others = [seat for seat in range(3) if seat != state.to_move]
                assert sorted(label for row in rows(asked)[:-1] for label in row) == sorted(
                    f"{NAMES[seat]} ({len(state.hands[seat])})" for seat in others
                )
                assert "⏳" in first_line(asked)
                return
    raise AssertionError("nobody ever swaps")


def test_more_stands_in_place_of_the_cards() -> None:
    scene = scene_until("play")
    state = scene.match.round
    assert state is not None
    view = with_hand(scene, state.to_move, CARDS[:6])
    hand, more = shown(view), shown(view, path=(MORE,))
    assert rows(hand)[-1] == ["Draw", "Why not?", "···"]
    assert rows(more) == [["Recap", "Refresh"], ["By value"], ["Back to my hand"]]
    assert first_line(more) == first_line(hand)
    assert [picture.name for picture in more.pictures] == [picture.name for picture in hand.pictures]


def test_the_picture_of_a_waiting_hand_stays_when_the_color_on_the_table_changes() -> None:
    """So a move of another player uploads nothing for it."""
    for scene in scenes(PRESETS["official"], seed=4):
        state = scene.match.round
        assert state is not None
        seat = state.next_seat(state.to_move)
        (picture,) = shown(scene.view(seat)).pictures
        assert not set(picture.source) & set("+-")


def test_the_next_card_has_a_ring_and_six_words() -> None:
    scene = scene_until("play")
    state = scene.match.round
    assert state is not None
    seat = state.next_seat(state.to_move)
    view = replace(with_hand(scene, seat, CARDS[:4]), premove="R1")
    screen = shown(view)
    (picture,) = screen.pictures
    assert picture.source == f"R1{NEXT} R9 Y2 G3"
    assert "Next: Red 1" in picture.alt
    (line,) = (line for line in texts(screen)[0].split("\n") if "Next" in line)
    assert len(re.findall(r"\w+", line.rpartition("·")[2])) == 6


def test_who_is_next_stands_where_there_is_a_place() -> None:
    scene = scene_until("play")
    state = scene.match.round
    assert state is not None
    seat = state.next_seat(state.to_move)
    for name, place in (("B", 0), ("Bartholomew", 1)):
        scene.names = (name,) * 3
        lines = texts(shown(scene.view(seat)))[0].split("\n")
        assert ["you're next" in line for line in lines[:2]] == [place == 0, place == 1]
        assert columns(lines[0]) <= MAX_COLUMNS + 1


# What the hand says in play


async def trio(world: World, stack: Stack, *hands: str, rules: Ruleset | None = None) -> list[Person]:
    """Deal these hands to Ann, Ben and Cleo, and return them with their panels open."""
    stack(list(hands), "R5", "Y3 Y4 Y5 Y6 Y7 Y8", *([rules] if rules else []))
    people = [world.person(name) for name in ("Ann", "Ben", "Cleo")[: len(hands)]]
    await prefer(world, *people, dms=False, hints=False)
    await begin(world, *people)
    return people


async def test_a_waiting_hand_says_who_thinks_on_which_card(gallery_world: World, stack: Stack) -> None:
    world = gallery_world
    ann, ben, cleo = await trio(world, stack, "R1 R2 B3", "R6 G1 G2", "Y1 Y2 G4")
    assert words(ben.panel()).startswith("**Ann** is thinking on 🔺 5")
    assert "you're next" in words(ben.panel())
    assert words(cleo.panel()).startswith("**Ann** is thinking on 🔺 5")
    assert "you're next" not in words(cleo.panel())
    (attachment,) = world.message(cleo.panel()).attachments
    await ann.press("1", on=ann.panel())
    await world.advance(3)
    assert words(cleo.panel()).startswith("**Ben** is thinking on 🔺 1")
    assert "you're next" in words(cleo.panel())
    assert world.message(cleo.panel()).attachments == [attachment], "its picture is not sent again"
    assert "**Ben** is thinking on 🔺 1" in words(ann.panel())


async def test_cards_and_a_lost_turn_hit_the_hand(gallery_world: World, stack: Stack) -> None:
    world = gallery_world
    ann, ben, cleo = await trio(world, stack, "RD2 R2 B3", "R6 G1 G2", "YS RS G4")
    await ann.press("+2", on=ann.panel())
    await world.advance(3)
    assert "+2 for you!" in words(ben.panel())
    assert "for you" not in words(cleo.panel()) + words(ann.panel())
    await cleo.press("RS", on=cleo.panel())
    await world.advance(3)
    assert "You're skipped." in words(ann.panel())
    assert "+2 for you!" not in words(ben.panel()) or "Your turn" in words(ben.panel())
    await press_button(ben, "6", on=ben.panel())
    await world.advance(3)
    assert "for you" not in words(ben.panel()), "it was before the last move"


async def test_cards_to_draw_are_said_with_the_time_and_what_to_do(gallery_world: World, stack: Stack) -> None:
    world = gallery_world
    ann, ben = await trio(world, stack, "RD2 R2 B3", "RD2 G1 G2", rules=PRESETS["stacking"])
    await ann.press("+2", on=ann.panel())
    await world.advance(3)
    hand = ben.panel()
    assert words(hand).startswith("💥 **+2 for you!** · ⏳")
    assert "Pass it on or draw." in words(hand)
    assert hand.labels[-3:] == ["Draw 2", "Why not?", "···"]
    assert hand.has("+2")


async def test_a_forgotten_uno_is_the_whole_hand(gallery_world: World, stack: Stack) -> None:
    world = gallery_world
    ann, ben = await trio(world, stack, "R1 R2", "R6 G1")
    hand = await press_button(ann, "1", on=ann.panel())
    assert words(hand) == "### 📣 One card! Say it!"
    assert hand.labels == ["Uno!", "Draw", "···"]
    (container,) = world.message(hand).components
    assert container["accent_color"] == 0xD93A34
    first_row = next(part for part in container["components"] if part["type"] == 1)
    assert [button["label"] for button in first_row["components"]] == ["Uno!"]
    await ben.press("6", on=ben.panel())
    await world.advance(3)
    assert "Phew. Nobody noticed." in words(ann.panel())
    assert "Nobody noticed" not in words(ben.panel())
    assert not ann.panel().has("Uno!")


async def test_a_caught_player_reads_by_whom(gallery_world: World, stack: Stack) -> None:
    world = gallery_world
    ann, ben = await trio(world, stack, "R1 R2", "R6 G1")
    await press_button(ann, "1", on=ann.panel())
    await world.advance(3)
    assert ben.panel().labels[-3:] == ["📣 UNO", "Catch!", "···"], "a phone has no place for longer labels"
    await press_button(ben, "Catch!", on=ben.panel())
    await world.advance(3)
    assert "**Ben** caught you: +2!" in words(ann.panel())
    assert "Nobody noticed" not in words(ann.panel())


async def test_said_uno_is_no_luck(gallery_world: World, stack: Stack) -> None:
    world = gallery_world
    ann, ben = await trio(world, stack, "R1 R2", "R6 G1")
    await press_button(ann, "Uno!", on=await press_button(ann, "1", on=ann.panel()))
    await ben.press("6", on=ben.panel())
    await world.advance(3)
    assert "Nobody noticed" not in words(ann.panel())


async def test_swapped_hands_are_told_to_both_but_the_swapper(gallery_world: World, stack: Stack) -> None:
    world = gallery_world
    rules = Ruleset(seven=True)
    ann, ben, cleo = await trio(world, stack, "R7 R2 B3", "R6 G1 G2", "Y1 Y2 G4", rules=rules)
    await press_button(ann, "Ben", on=await press_button(ann, "7", on=ann.panel()))
    await world.advance(3)
    assert "**Ann** swapped with you!" in words(ben.panel())
    assert "swapped" not in words(ann.panel()) + words(cleo.panel())


async def test_more_stays_open_while_others_move_and_closes_on_ones_turn(world: World, stack: Stack) -> None:
    ann, ben, cleo = await trio(world, stack, "R1 R2 B3", "R6 G1 G2", "Y1 Y2 G4")
    menu = await press_button(cleo, "···", on=cleo.panel())
    assert "Back to my hand" in menu.labels
    await ann.press("1", on=ann.panel())
    await world.advance(3)
    assert "Back to my hand" in cleo.panel().labels
    assert "**Ben** is thinking" in words(cleo.panel())
    await ben.press("6", on=ben.panel())
    await world.advance(3)
    assert "Your turn" in words(cleo.panel())
    assert "Back to my hand" not in cleo.panel().labels


@pytest.mark.parametrize("button", ["By value", "Refresh", "Back to my hand"])
async def test_what_more_offers_leads_back_to_the_hand(world: World, stack: Stack, button: str) -> None:
    ann, *_ = await trio(world, stack, "R2 R1 B1", "R6 G1 G2")
    hand = await press_button(ann, button, on=await press_button(ann, "···", on=ann.panel()))
    assert hand.has("Draw")
    assert "···" in hand.labels


def test_random_hands_have_no_more_buttons_in_the_last_row_than_a_phone_has_room_for() -> None:
    chance = random.Random(1)
    for scene in scenes(PRESETS["official"], seed=6):
        seat = chance.randrange(3)
        view = replace(scene.view(seat), causes={})
        assert len(rows(shown(view))[-1]) <= 3
