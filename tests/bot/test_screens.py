"""Test every screen in every phase: within Discord's limits, correct by the rules, without other hands."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from hashlib import sha256
from itertools import chain, islice
from math import ceil

import discord
import pytest
from discord import ButtonStyle, ComponentType
from discord.ui import Select
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, Pattern, TextElement

import unobot
from tests.bot.scenes import (
    COMMITMENT,
    EVERYTHING,
    NAMES,
    Scene,
    buttons,
    closed,
    lobby,
    random_scenes,
    scene_until,
    texts,
    ui_items,
    with_hand,
    without_emblems,
)
from tests.bot.test_seat_lines import width
from unobot.ai.level_names import SEATED
from unobot.bot.custom_ids import MAX_ARG, Verb, parse_action
from unobot.bot.screens.fair_deal import fair_deal_screen
from unobot.bot.screens.hand import MAX_ANSWERS, hand_screen
from unobot.bot.screens.lobby import lobby_panel
from unobot.bot.screens.menu import end_screen, menu_screen, notice_screen
from unobot.bot.screens.results import end_menu_screen
from unobot.bot.screens.rules import rules_screen
from unobot.bot.screens.table import table_screen, turn_ping
from unobot.bot.screens.tables import ListedTable, tables_screen
from unobot.features.help.screens import help_screen
from unobot.features.house_rules.screens import house_rules_screen
from unobot.i18n import Text, languages, read_catalogue, text_for
from unobot.pictures.emblems import EMBLEMS
from unobot.records.audit import Audit, Discrepancy, DiscrepancyKind
from unobot.rules.cards import LIGHT_COLORS, Card, Color
from unobot.rules.decks.official import OFFICIAL_DECK
from unobot.rules.events import Phase
from unobot.rules.match import Entry
from unobot.rules.moves import (
    ACCEPT,
    CHALLENGE,
    DRAW,
    PASS,
    PLAYS,
    SAY_UNO,
    Catch,
    ChooseColor,
    Move,
    Play,
    SayUno,
)
from unobot.rules.play.decide import IllegalMove, Reason, legal_moves
from unobot.rules.ruleset.fields import GROUPS
from unobot.rules.ruleset.ruleset import PRESETS, Ruleset
from unobot.tables.seed_reveal import SeedReveal
from unobot.tables.table_view import TableView
from unobot.wording.card_words import move_words, refusal_words
from unobot.wording.narration import narrate

EN = text_for("en")


def everything(scene: Scene, text: Text = EN) -> Iterator[discord.ui.LayoutView]:
    """Yield all screens that this moment of a match can show, to the public and to every seat."""
    public = scene.view(None)
    yield table_screen(text, public)
    yield table_screen(text, closed(public))
    yield hand_screen(text, public)
    for seat in range(scene.match.seats):
        view = scene.view(seat)
        away = replace(view, seats=(*view.seats[:seat], replace(view.seats[seat], away=True), *view.seats[seat + 1 :]))
        asleep = replace(
            view, seats=(*view.seats[:seat], replace(view.seats[seat], autopilot=True), *view.seats[seat + 1 :])
        )
        yield hand_screen(text, view)
        yield hand_screen(text, asleep, say_uno=True)
        yield hand_screen(text, away)
        yield hand_screen(text, closed(view))
        yield hand_screen(text, view, why=True)
        yield hand_screen(text, view, path=("catch",), say_uno=True)
        assert view.view is not None
        for card in dict.fromkeys(view.view.hands[seat]):
            yield hand_screen(text, view, path=(card.value,), note="①", place="②")
        if seat == 0:
            yield table_screen(text, asleep)
            yield table_screen(text, away)
            yield menu_screen(text, view, is_host_or_mod=True)
            yield end_screen(text, view)
            yield end_menu_screen(text, closed(view))
            listed = [ListedTable(replace(view, id=table), f"<#{10**18 + table}>", False) for table in range(12)]
            yield tables_screen(text, text("tables-which"), listed)


def others(text: Text = EN) -> Iterator[discord.ui.LayoutView]:
    """Yield the screens that need no match."""
    for seats in range(1, 11):
        for ais in range(seats):
            yield table_screen(text, lobby(seats, ais))
    yield hand_screen(text, lobby(2))
    yield hand_screen(text, replace(lobby(2), seat=None))
    yield menu_screen(text, lobby(2), is_host_or_mod=False)
    yield end_screen(text, lobby(2))
    yield table_screen(text, closed(lobby(2)))
    yield hand_screen(text, closed(lobby(2)))
    yield tables_screen(text, text("tables-which"), [ListedTable(lobby(2), "<#5>", True)])
    yield tables_screen(text, text("tables-yours"), [], follow=True)
    for ruleset in (*PRESETS.values(), EVERYTHING):
        yield rules_screen(text, ruleset)
        yield table_screen(text, lobby(10, 9, ruleset))
        for group in (None, *GROUPS):
            yield house_rules_screen(text, lobby(2, ruleset=ruleset), group=group)
    yield help_screen(text)
    yield notice_screen("①")
    for told in disclosures():
        yield fair_deal_screen(text, told)


def disclosures() -> Iterator[SeedReveal]:
    """Return good and bad deals, with the fingerprint of the seed and with another one."""
    faults = tuple(Discrepancy(line, kind, "why") for line, kind in enumerate(DiscrepancyKind, 1))
    for found in ((), faults):
        for lots, start in ((0, 7), (12, 2**63 - 1)):
            audit = Audit(1, 9, True, 5, bytes(32), start, 2, lots, found)
            for commitment in (COMMITMENT, sha256(bytes(32)).hexdigest()):
                yield SeedReveal(bytes(32).hex(), start, commitment, "{}\n", audit)


def test_the_verdict_on_a_deal() -> None:
    told = ["\n".join(texts(fair_deal_screen(EN, each))) for each in disclosures()]
    assert ["✅" in text for text in told] == [False, True] * 2 + [False] * 4
    assert ["❌" in text for text in told] == [True, False] * 2 + [True] * 4
    assert ["doesn't have the fingerprint" in text for text in told] == [True, False] * 4
    assert all("Line 3 of the record: the cards or lots drawn" in text for text in told[4:])
    assert "gives all 2 shuffles" in told[1]
    assert "gives all 2 shuffles and 12 lots" in told[3]
    assert "<t:" not in told[1]
    assert "<t:" in told[3]
    for screen in (fair_deal_screen(EN, each) for each in disclosures()):
        files = [item.media.url for item in ui_items(screen) if isinstance(item, discord.ui.File)]
        assert files == ["attachment://record.jsonl"]  # Discord shows no attached file that the screen does not name


def parts(screen: discord.ui.LayoutView) -> Iterator[dict[str, object]]:
    """Yield every component as Discord gets it, nested ones included."""

    def walk(value: object) -> Iterator[dict[str, object]]:
        if isinstance(value, dict):
            if "type" in value:
                yield value
            for nested in value.values():
                yield from walk(nested)
        elif isinstance(value, list):
            for nested in value:
                yield from walk(nested)

    return walk([{k: view for k, view in part.items() if k != "emoji"} for part in screen.to_components()])  # type: ignore[no-untyped-call]


def check_limits(screen: discord.ui.LayoutView) -> None:
    every = [part for part in parts(screen) if isinstance(part["type"], int)]
    assert len(every) <= 40
    assert sum(len(str(part.get("content", ""))) for part in every) <= 4000
    ids = [part["custom_id"] for part in every if "custom_id" in part]
    assert len(ids) == len(set(ids))
    for part in every:
        if part["type"] == discord.ComponentType.button.value:
            assert 1 <= len(str(part.get("label") or part["emoji"])) <= 80
            parse_action(str(part["custom_id"]))
        if part["type"] == discord.ComponentType.text_display.value:
            assert str(part["content"]).strip()
        if part["type"] == discord.ComponentType.action_row.value:
            row = part["components"]
            assert isinstance(row, list)
            assert 1 <= len(row) <= 5
    assert screen.timeout is None


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 5, 10])
def test_every_screen_of_random_matches_keeps_discords_limits(seats: int) -> None:
    phases = set()
    for number, scene in enumerate(islice(random_scenes(seats, seed=seats, target=150), 1500)):
        assert scene.match.round is not None
        phase = scene.match.round.phase
        if number % 7 and phase in phases:
            continue
        phases.add(phase)
        for screen in everything(scene):
            check_limits(screen)
    assert {Phase.PLAY, Phase.DRAWN, Phase.ANSWER, Phase.OVER} <= phases


def test_the_screens_that_need_no_match_keep_discords_limits() -> None:
    for screen in others():
        check_limits(screen)


def test_the_first_wild_and_the_end_of_a_match_keep_discords_limits() -> None:
    for screen in everything(scene_until("color")):
        check_limits(screen)
    *_, last = random_scenes(10, seed=3, target=50)
    assert last.match.is_over
    for screen in everything(last):
        check_limits(screen)
        told = buttons(screen)
        after_match = {*verbs(screen)} <= {Verb.REMATCH, Verb.REPLAY}
        assert (
            after_match
            or {Verb.COACH, Verb.CHECK} & {*verbs(screen)}
            or "end" in str(told[-1].custom_id)
            or len(told) == 10
        )


@pytest.mark.parametrize("size", [*range(1, 19), 30, 31, 40])
def test_hands_of_any_size(size: int) -> None:
    cards = list(OFFICIAL_DECK.cards)
    for phase in ("play", "answer", "drawn"):
        scene = scene_until(phase)
        assert scene.match.round is not None
        mover = scene.match.round.to_move
        for seed in range(3):
            hand = random.Random(seed).sample(cards, size)
            if scene.match.round.drawn is not None:
                hand[0] = scene.match.round.drawn
            for seat in (mover, (mover + 1) % 3):
                view = with_hand(scene, seat, hand)
                check_reach(view)
                for page in (-1, 0, 1, 2, 99):
                    check_limits(hand_screen(EN, view, page=page, say_uno=True))


# The effect of buttons


def steps_from(view: TableView, path: str, *, say_uno: bool) -> set[tuple[Verb, str]]:
    """Yield every action behind an open step, and behind the steps after it."""
    found: set[tuple[Verb, str]] = set()
    screen = hand_screen(EN, view, path=tuple(path.split("-")), say_uno=say_uno)
    for action in (parse_action(str(b.custom_id)) for b in buttons(screen) if not b.disabled):
        found.add((action.verb, action.arg))
        if action.verb is Verb.STEP and len(action.arg) > len(path):
            found |= steps_from(view, action.arg, say_uno=say_uno)
    return found


def pressable(view: TableView, *, say_uno: bool) -> set[tuple[Verb, str]]:
    """Return every action that a player can reach from their panel, on all pages and in all steps."""
    found: set[tuple[Verb, str]] = set()
    page = 0
    while True:
        here = [
            parse_action(str(b.custom_id))
            for b in buttons(hand_screen(EN, view, page=page, say_uno=say_uno))
            if not b.disabled
        ]
        found |= {(action.verb, action.arg) for action in here}
        for action in here:
            if action.verb is Verb.STEP and action.arg:
                found |= steps_from(view, action.arg, say_uno=say_uno)
        following = [int(a.arg) for a in here if a.verb is Verb.PAGE and int(a.arg) > page]
        if not following:
            return found
        page = following[0]


def check_reach(view: TableView) -> None:
    """Check that every enabled button is legal, and that every legal move has its button."""
    assert view.view is not None
    assert view.seat is not None
    legal = set(legal_moves(view.view, view.seat))
    ways = Counter(card for card, _ in {(m.cards[0], m.cards) for m in legal if isinstance(m, Play)})
    asked = {say_uno: pressable(view, say_uno=say_uno) for say_uno in (False, True)}
    pressed = {arg for found in asked.values() for verb, arg in found if verb is Verb.MOVE}
    if not view.ruleset.no_hints:  # without hints, what does not fit can be pressed too
        assert pressed <= {str(move) for move in legal}
    for move in legal:
        match move:
            case Play(uno=True) if view.view.said_uno[view.seat]:
                continue  # said already: the plain play is the same
            case SayUno() if len(view.view.hands[view.seat]) > 1 and not any(
                isinstance(m, Play) and m.uno for m in legal
            ):
                continue  # nothing can be laid, so there is nothing to say it for
            case SayUno() if len(view.view.hands[view.seat]) > 1:
                assert (Verb.UNO, "on") in asked[False]  # the switch is part of the play
                assert (Verb.UNO, "off") in asked[True]
            case SayUno() if view.seat not in view.causes:
                assert (Verb.UNO, "say") not in asked[False]  # nobody can catch this player anymore
            case SayUno():
                assert (Verb.UNO, "say") in asked[False]
            case Catch(seat):
                assert (Verb.CATCH, str(seat)) in asked[False]
            case Play() if len(str(move)) > MAX_ARG or ways[move.cards[0]] > MAX_ANSWERS:
                continue  # no button can say it, or there are too many ways for buttons; `/uno play` lists them
            case _:
                assert str(move) in pressed
    assert ((Verb.UNO, "say") in asked[False]) <= (SAY_UNO in legal)
    assert {int(arg) for verb, arg in asked[False] if verb is Verb.CATCH} == {
        m.seat for m in legal if isinstance(m, Catch)
    }


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 5, 10])
def test_a_panel_offers_exactly_the_legal_moves(seats: int) -> None:
    catches = 0
    for scene in islice(random_scenes(seats, seed=20 + seats), 0, 1000, 7):
        for seat in range(seats):
            view = scene.view(seat)
            assert view.view is not None
            if view.status == "playing":
                check_reach(view)
                catches += any(isinstance(move, Catch) for move in legal_moves(view.view, seat))
    assert catches > 0


def test_the_first_color_can_be_named() -> None:
    scene = scene_until("color")
    assert scene.match.round is not None
    view = scene.view(scene.match.round.to_move)
    check_reach(view)
    assert {arg for verb, arg in pressable(view, say_uno=False) if verb is Verb.MOVE} == {
        str(ChooseColor(c)) for c in LIGHT_COLORS
    }


def test_uno_rides_on_a_play_and_on_a_wild() -> None:
    scene = scene_until("play")
    assert scene.match.round is not None
    mover, top = scene.match.round.to_move, scene.match.round.top
    view = with_hand(scene, mover, [Card.W, top])
    assert ("move", f"{top}!") in {(verb.value, arg) for verb, arg in pressable(view, say_uno=True)}
    assert (Verb.MOVE, "WG!") in pressable(view, say_uno=True)
    assert (Verb.MOVE, "WG") in pressable(view, say_uno=False)
    three = with_hand(scene, mover, [Card.W, top, top])
    assert (Verb.UNO, "on") not in pressable(three, say_uno=False)
    assert (Verb.MOVE, str(top)) in pressable(three, say_uno=True)  # a switch that stayed on has no effect


def test_buttons_of_uno_and_catch_carry_the_ply_of_their_cause() -> None:
    for scene in random_scenes(3, seed=2):
        state = scene.match.round
        assert state is not None
        if state.catchable:
            break
    else:
        raise AssertionError("nobody ever owed an Uno")
    (owes, cause), *_ = scene.causes.items()
    for seat in (None, owes, (owes + 1) % 3):
        view = replace(scene.view(seat), ply=cause + 5)
        screen = table_screen(EN, view) if seat is None else hand_screen(EN, view)
        actions = [parse_action(str(button.custom_id)) for button in buttons(screen)]
        uno, catch = ({a.ply for a in actions if a.verb is verb} for verb in (Verb.UNO, Verb.CATCH))
        assert catch == ({cause} if seat != owes else set())
        # At the table others say Uno, too: the seat to move, before it plays.
        assert uno == {None: {cause + 5}, owes: {cause}}.get(seat, set())
        # A hand that is not to move has no button that belongs to one ply, so it need not be drawn at every move.
        current = cause + 5 if seat in (None, state.to_move) else 0
        assert {a.ply for a in actions if a.verb in (Verb.HAND, Verb.MOVE, Verb.REFRESH)} == {current}


def test_places_of_cards_stay_while_the_hand_does() -> None:
    scene = scene_until("play")
    assert scene.match.round is not None
    mover = scene.match.round.to_move
    hand = random.Random(1).sample(list(OFFICIAL_DECK.cards), 12)

    def faces(view: TableView) -> list[tuple[str | None, str]]:
        return [(b.label, str(b.emoji)) for b in buttons(hand_screen(EN, view))[:12]]

    on_turn = with_hand(scene, mover, hand)
    assert on_turn.view is not None
    waiting = with_hand(scene, mover, hand[::-1])
    assert waiting.view is not None
    waiting.view.to_move = (mover + 1) % 3
    assert faces(on_turn) == faces(waiting)


def test_the_drawn_card_stands_out() -> None:
    scene = scene_until("drawn")
    assert scene.match.round is not None
    view = scene.view(scene.match.round.to_move)
    assert view.view is not None
    assert view.view.drawn is not None
    bright = [b for b in buttons(hand_screen(EN, view)) if b.style is ButtonStyle.primary]
    assert bright
    assert all(parse_action(str(b.custom_id)).arg in (view.view.drawn.value, f"{view.view.drawn}!") for b in bright)
    labels = [b.label for b in buttons(hand_screen(EN, view))]
    assert "Keep it" in labels
    assert "Draw" not in labels


def verbs(screen: discord.ui.LayoutView) -> list[Verb]:
    return [parse_action(str(button.custom_id)).verb for button in buttons(screen)]


def test_between_rounds_only_ready_and_more_can_be_pressed() -> None:
    over = scene_until("over")
    view = over.view(0)
    assert verbs(table_screen(EN, over.view(None))) == [Verb.READY, Verb.MORE]
    assert verbs(hand_screen(EN, view)) == [Verb.READY]
    ready = replace(view, seats=(replace(view.seats[0], ready=True), *view.seats[1:]))
    assert verbs(hand_screen(EN, ready)) == []
    assert "Ready: Ann." in "\n".join(texts(table_screen(EN, ready)))
    assert "Ready" not in "\n".join(texts(table_screen(EN, view)))


def test_who_watches_can_take_what_is_offered_and_look_again() -> None:
    watching = scene_until("play").view(None)
    assert verbs(hand_screen(EN, watching)) == [Verb.NOTIFY, Verb.REFRESH]
    assert verbs(hand_screen(EN, replace(watching, to_take=(1,)))) == [Verb.TAKE_OVER, Verb.REFRESH]
    for shut_out in (replace(watching, kicked=True), replace(watching, barred="refused-invited-only")):
        assert verbs(hand_screen(EN, shut_out)) == [Verb.NOTIFY], "of the next table in this channel"
        assert verbs(hand_screen(EN, shut_out, place="Here")) == []


def test_what_is_over_has_no_buttons_but_for_the_next_match_and_the_deal() -> None:
    over, playing = scene_until("over"), scene_until("play")
    about = [Verb.REPLAY, Verb.COACH, Verb.MORE]
    for scene in (over, playing):
        assert verbs(hand_screen(EN, closed(scene.view(0)))) == [Verb.REMATCH, Verb.REPLAY]
        assert verbs(hand_screen(EN, closed(scene.view(0)), place="Here")) == []
        final = closed(scene.view(None))
        assert verbs(table_screen(EN, final)) == [Verb.REMATCH, *about]
        assert verbs(table_screen(EN, final, followed=True)) == about
        assert verbs(end_menu_screen(EN, final)) == [Verb.REMATCH, Verb.NOTIFY, Verb.CHECK]
    assert verbs(table_screen(EN, closed(lobby(2)))) == [Verb.OPEN]


def test_the_lobby_can_start_and_is_full_with_ten() -> None:
    def off(view: TableView) -> set[str | None]:
        return {b.label for b in buttons(table_screen(EN, view)) if b.disabled}

    assert off(lobby(1)) == set(), "AIs take the missing seats"
    assert off(lobby(2, ais=1)) == set()
    assert off(lobby(10)) == {"Join", "Add an AI"}


def lobby_words(view: TableView) -> str:
    return "\n".join(texts(table_screen(EN, view)))


@pytest.mark.parametrize("view", [lobby(10), lobby(10, ais=3), replace(lobby(4), access="closed")])
def test_a_lobby_that_nobody_can_join_invites_nobody(view: TableView) -> None:
    told = lobby_words(view)
    assert "join" not in told.lower().replace("nobody else may join", "")
    assert "**Ann** starts the match." in told
    assert "if the match doesn't start." in told


@pytest.mark.parametrize("view", [lobby(9), replace(lobby(4), access="invited")])
def test_a_lobby_with_a_free_seat_says_how_to_join(view: TableView) -> None:
    told = lobby_words(view)
    assert "Press **Join** to take a seat." in told
    assert "if nobody joins." in told


def test_a_lobby_of_teams_says_how_many_it_needs() -> None:
    alone = lobby_words(lobby(1, ruleset=PRESETS["teams"]))
    assert "You need one more player" not in alone
    assert "Teams need 4 players: wait for 3 more, or add AIs." in alone
    assert alone.count("_free_") == 3
    for seats, needed in ((2, 4), (3, 4), (5, 6)):
        told = lobby_words(lobby(seats, ruleset=PRESETS["teams"]))
        assert f"Teams need {needed} players: wait for {needed - seats} more, or add AIs." in told
    assert "Teams need" not in lobby_words(lobby(4, ruleset=PRESETS["teams"]))
    assert "You need one more player." in lobby_words(lobby(1))
    assert lobby_words(lobby(1)).count("_free_") == 1


def test_the_lobby_offers_every_level_and_sends_away_any_ai() -> None:
    def menus(text: Text, view: TableView) -> list[list[tuple[str, str | None]]]:
        found = (part for part in ui_items(lobby_panel(text, view)) if isinstance(part, Select))
        return [[(option.value, option.description) for option in menu.options] for menu in found]

    for language in languages():
        text = text_for(language)
        (levels,) = menus(text, lobby(2))
        assert [level for level, _ in levels] == list(SEATED)
        assert len({how for _, how in levels}) == len(SEATED)
        assert max(len(how or "") for _, how in levels) <= 40  # what a phone shows on a line
        assert all(text.has(f"level-{level}") and text.has(f"level-{level}-how") for level in SEATED)
    assert menus(EN, lobby(10, ais=2)) == [[(NAMES[8], "🤖 AI, casual"), (NAMES[9], "🤖 AI, casual")]]


def test_engines_go_by_the_names_that_their_admin_gave_them() -> None:
    view = replace(lobby(2, ais=1), engines=tuple(f"engine {number}" for number in range(30)))
    seated = replace(view, seats=(view.seats[0], replace(view.seats[1], level="oracle")))
    assert "⚙️ engine oracle" in "\n".join(texts(table_screen(EN, seated)))
    menu = next(part for part in ui_items(lobby_panel(EN, seated)) if isinstance(part, Select))
    assert [option.value for option in menu.options][: len(SEATED) + 1] == [*SEATED, "engine 0"]
    assert len(menu.options) == 25


def test_the_table_says_which_engines_failed() -> None:
    for phase in ("play", "over"):
        view = replace(scene_until(phase).view(None), failed_engines=(("Kim", "sharp"), ("Lou", "oracle")))
        for screen in (table_screen(EN, view), table_screen(EN, closed(view))):
            told = "\n".join(texts(screen))
            assert "The engine sharp failed. An AI plays for **Kim** now." in told
            assert "The engine oracle failed. An AI plays for **Lou** now." in told


def test_ends_mark_the_ais() -> None:
    view = scene_until("over").view(None)
    seats = (view.seats[0], *(replace(seat, user_id=None, level="casual") for seat in view.seats[1:]))
    for over in (replace(view, seats=seats), replace(closed(view), seats=seats)):
        told = "\n".join(texts(table_screen(EN, over)))
        assert told.count("· 🤖") == len(view.seats) - 1


@pytest.mark.parametrize("owing", [(1,), (1, 2), tuple(range(1, 10))])
def test_every_seat_that_may_be_caught_has_its_catch(owing: tuple[int, ...]) -> None:
    """Several seats can be caught after jump-ins. Each button names its seat and carries the ply of its own cause."""
    rules = Ruleset(jump_in=True, decks=4)
    scene = next(each for each in random_scenes(10, seed=4, ruleset=rules) if len(each.log) == 30)
    state = scene.match.round
    assert state is not None
    state.catchable = owing
    scene.causes = {seat: 3 + seat for seat in owing}
    for seat in (None, 0, 1):
        view = scene.view(seat)
        screen = table_screen(EN, view) if seat is None else hand_screen(EN, view)
        found = [b for b in buttons(screen) if parse_action(str(b.custom_id)).verb is Verb.CATCH]
        plies = {parse_action(str(b.custom_id)).arg: parse_action(str(b.custom_id)).ply for b in found}
        assert plies == {str(each): 3 + each for each in owing if each != seat}
        if len(found) > 1 or seat is not None:  # on a phone, the emblem of a seat may have to do
            names = [f"Catch {NAMES[each]}!" for each in owing if each != seat]
            assert [b.label for b in found] in (names, ["Catch!"] * len(found) if seat is not None else names)
            assert [str(b.emoji) for b in found] == [EMBLEMS[each].emoji for each in owing if each != seat]
        check_limits(screen)


@pytest.mark.slow
def test_catch_lights_up_only_when_somebody_may_be_caught() -> None:
    seen = set()
    for scene in islice(random_scenes(3, seed=4), 1000):
        assert scene.match.round is not None
        view = scene.view(None)
        if view.status == "playing":
            catch = next(b for b in buttons(table_screen(EN, view)) if b.label == "Catch!")
            assert catch.disabled == (not scene.match.round.catchable)
            seen.add(catch.disabled)
    assert seen == {True, False}


def test_more_shows_only_what_its_reader_may_do() -> None:
    scene = scene_until("play")
    host, guest, watcher = (scene.view(seat) for seat in (0, 1, None))
    everybody, seated = [Verb.RECAP, Verb.RULES, Verb.BUMP, Verb.CHECK], [Verb.AUTOPILOT, Verb.LEAVE]
    hosted = [Verb.PLAYERS, Verb.LOOK, Verb.MOMENTS, Verb.END]
    shown = verbs(menu_screen(EN, host, is_host_or_mod=True))
    assert shown == [*everybody, *seated, *hosted], "a new button of More also belongs into one of these lists"
    assert verbs(menu_screen(EN, guest, is_host_or_mod=False)) == [*everybody, *seated]
    assert verbs(menu_screen(EN, watcher, is_host_or_mod=False)) == everybody


@pytest.mark.parametrize("language", languages())
def test_more_fits_on_a_phone(language: str) -> None:
    """At 390 x 844 pixels, 30 lines and rows of buttons of 20 pixels fit. About 34 characters fit in a line."""
    view = scene_until("play").view(0)
    screen = menu_screen(text_for(language), view, is_host_or_mod=True, reacts=True)
    lines = "\n".join(texts(screen)).replace("*", "").splitlines()
    rows = sum(part["type"] == ComponentType.action_row.value for part in parts(screen))
    assert sum(ceil(width(line) / 34) for line in lines) + 2 * rows <= 30, lines


# Secrets


def drawn(screen: discord.ui.LayoutView) -> str:
    return json.dumps(screen.to_components(), sort_keys=True)  # type: ignore[no-untyped-call]


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4])
def test_no_screen_reads_another_hand(seats: int) -> None:
    """Give a screen everything that is hidden from its reader: it shows exactly the same."""
    for scene in islice(random_scenes(seats, seed=30 + seats), 0, 700, 8):
        state = scene.match.round
        assert state is not None
        for seat in (None, *range(seats)):
            view, told = scene.view(seat), scene.view(seat)
            assert told.view is not None
            told.view.hands = [hand.copy() for hand in state.hands]
            told.view.pile = state.pile.copy()
            told.view.challenged_hand = state.challenged_hand
            told = replace(told, recent=tuple(scene.log[-12:]))
            if seat is None or state.to_move != seat:
                told.view.drawn = state.drawn  # type: ignore[union-attr]
            assert drawn(table_screen(EN, told)) == drawn(table_screen(EN, view))
            assert drawn(hand_screen(EN, told)) == drawn(hand_screen(EN, view))
            assert drawn(hand_screen(EN, told, path=("W",))) == drawn(hand_screen(EN, view, path=("W",)))
            assert drawn(hand_screen(EN, told, why=True)) == drawn(hand_screen(EN, view, why=True))


def test_only_the_challenger_is_shown_the_hand_and_only_until_their_next_move() -> None:
    scene = scene_until("answer")
    state = scene.match.round
    assert state is not None
    challenger, against = state.to_move, state.challenged
    assert against is not None
    scene.move(challenger, CHALLENGE)
    shown = [seat for seat in range(3) if "Only you see" in "\n".join(texts(hand_screen(EN, scene.view(seat))))]
    assert shown == [challenger]
    assert "Only you see" not in "\n".join(texts(table_screen(EN, scene.view(None))))
    for _ in range(8):
        mover = state.to_move
        scene.move(
            mover,
            next(m for m in legal_moves(state, mover) if m not in (SAY_UNO, CHALLENGE) and not isinstance(m, Catch)),
        )
        if mover == challenger:
            break
    assert "Only you see" not in "\n".join(texts(hand_screen(EN, scene.view(challenger))))


# Texts


@cache
def pseudo() -> Text:
    """Return English with every message in brackets. Text outside them has bypassed the language files."""
    resource = FluentParser().parse(read_catalogue("en"))
    for entry in resource.body:
        if isinstance(entry, Message) and isinstance(entry.value, Pattern):
            entry.value.elements.insert(0, TextElement("⟦"))
            entry.value.elements.append(TextElement("⟧"))
    return Text("en", FluentSerializer().serialize(resource))


def outside(text: str) -> str:
    """Return the text outside the brackets, without Discord's own notation for times and channels."""
    while (bare := re.sub(r"⟦[^⟦⟧]*⟧", "", text)) != text:
        text = bare
    return re.sub(r"<t:\d+:R>|<#\d+>|<@\d+>", "", text)


@pytest.mark.slow
def test_every_sentence_comes_from_the_language_files() -> None:
    words = pseudo()
    names = tuple("①②③④⑤⑥⑦⑧⑨⑩")
    scenes = chain([scene_until("color")], islice(random_scenes(4, seed=8, target=100), 0, 1400, 5))
    screens = 0
    for scene in scenes:
        scene.names = names
        assert scene.match.round is not None
        for screen in everything(scene, words):
            screens += 1
            for text in (*texts(screen), *(button.label or "" for button in buttons(screen))):
                assert not any(letter.isalpha() for letter in outside(text)), text
        if not scene.match.round.is_over:
            assert not any(letter.isalpha() for letter in outside(turn_ping(words, scene.view(None))))
    assert screens > 500
    for screen in others(words):
        for text in texts(screen):
            nameless = re.sub("|".join(NAMES), "", outside(text)).removesuffix(f"unobot {unobot.__version__}")
            assert not any(letter.isalpha() for letter in nameless), text


@pytest.mark.slow
def test_a_name_never_begins_a_line() -> None:
    for scene in islice(random_scenes(4, seed=9), 0, 1000, 13):
        scene.names = ("# a", "> b", "- c", "1. d")
        for screen in everything(scene):
            for text in texts(screen):
                for line in text.split("\n"):
                    assert not line.removeprefix("-# ").startswith(scene.names), line


@pytest.mark.parametrize(
    ("move", "words"),
    [
        (PLAYS[Card.R7][0], "Play Red 7"),
        (Play((Card.WD4,), Color.GREEN, None, True), "Play Wild Draw Four (green) and say Uno"),
        (Play((Card.R5, Card.G5)), "Play Red 5, Green 5"),
        (DRAW, "Draw a card"),
        (SAY_UNO, "Say Uno"),
        (Catch(1), "Catch Ben"),
        (ChooseColor(Color.BLUE), "Choose Blue"),
    ],
)
def test_moves_in_words(move: Move, words: str) -> None:
    assert move_words(EN, scene_until("play").view(0), move) == words


def test_answers_in_words() -> None:
    answer, drew = scene_until("answer"), scene_until("drawn")
    assert answer.match.round is not None
    assert answer.match.round.challenged is not None
    by = NAMES[answer.match.round.challenged]
    assert move_words(EN, answer.view(0), CHALLENGE) == f"Challenge {by}"
    assert move_words(EN, answer.view(0), ACCEPT) == "Draw 4 cards"
    assert move_words(EN, drew.view(0), PASS) == "Keep the drawn card"


def test_moves_in_a_list_are_all_different() -> None:
    for scene in islice(random_scenes(4, seed=10), 0, 1000, 9):
        assert scene.match.round is not None
        for seat in range(4):
            words = [move_words(EN, scene.view(seat), move) for move in legal_moves(scene.match.round, seat)]
            assert len(words) == len(set(words))
            assert all(1 <= len(each) <= 100 for each in words)  # Discord's limit of a choice


@pytest.mark.slow
def test_refusals_in_words() -> None:
    every: list[Move] = [
        *(play for plays in PLAYS.values() for play in plays),
        DRAW,
        PASS,
        CHALLENGE,
        ACCEPT,
        SAY_UNO,
    ]
    every += [*(Catch(seat) for seat in range(10)), *(ChooseColor(color) for color in LIGHT_COLORS)]
    seen: set[Reason] = set()
    for scene in chain([scene_until("color")], islice(random_scenes(3, seed=11), 0, 600, 20)):
        state = scene.match.round
        assert state is not None
        for seat in range(3):
            view = scene.view(seat)
            for move in every:
                try:
                    scene.match.decide(seat, move)
                except IllegalMove as refused:
                    seen.add(refused.reason)
                    sentence = refusal_words(EN, view, refused)
                    assert sentence.endswith(".")
                    assert "_" not in sentence
    assert len(seen) > 15


def test_the_table_calls_the_person_to_move() -> None:
    scene = scene_until("play")
    assert scene.match.round is not None
    ping = turn_ping(EN, scene.view(None))
    assert ping.startswith(f"<@{1000 + scene.match.round.to_move}>, it's your turn on ")
    assert ping.endswith("<t:1800000000:R>")
    assert "you have to draw 4 cards" in turn_ping(EN, scene_until("answer").view(None))


# Narration


def told(scene: Scene, by: str | None = None) -> str:
    return without_emblems(narrate(EN, replace_by(scene.log[-1], by), scene.view(None).seats))


def replace_by(entry: Entry, by: str | None) -> Entry:
    return Entry(entry.ply, entry.seat, entry.move, by, entry.events)


def after(hand: list[Card], move: Move, *, top: Card = Card.R5) -> Scene:
    """Return the scene after a move: the seat to move holds ``hand`` and plays ``move`` on ``top``."""
    scene = scene_until("play")
    state = scene.match.round
    assert state is not None
    mover = state.to_move
    state.hands[mover] = list(hand)
    state.discard[-1], state.color = top, top.color
    scene.move(mover, move)
    return scene


def at(scene: Scene, steps: int) -> str:
    """Return the name of the seat ``steps`` after the one that made the last move, by rising seats."""
    seat = scene.log[-1].seat
    assert seat is not None
    return f"**{NAMES[(seat + steps) % 3]}**"


THREE = [Card.G1, Card.G2, Card.G3]


@pytest.mark.parametrize(
    ("card", "sentence"),
    [
        (Card.R7, "{me} played 🔺 Red 7."),
        (Card.RS, "{me} played 🔺 Red Skip. {next} is skipped."),
        (Card.RR, "{me} played 🔺 Red Reverse. Play goes the other way."),
        (Card.RD2, "{me} played 🔺 Red Draw Two. {next} draws 2 cards and misses a turn."),
    ],
)
def test_a_play_is_told_with_whom_it_hits(card: Card, sentence: str) -> None:
    scene = after([card, *THREE], PLAYS[card][0])
    assert told(scene) == sentence.format(me=at(scene, 0), next=at(scene, 1))


def test_uno_with_the_play_is_told() -> None:
    scene = after([Card.W, Card.G1], Play((Card.W,), Color.BLUE, None, True))
    assert told(scene) == f"{at(scene, 0)} played 🌈 Wild (blue) and said Uno."


def test_going_out_with_a_draw_card_is_told() -> None:
    scene = after([Card.WD4], Play((Card.WD4,), Color.BLUE))
    me, following = at(scene, 0), at(scene, 1)
    assert told(scene) == f"{me} played 🌈 Wild Draw Four (blue). {following} draws 4 cards. {me} goes out!"


def test_draw_and_pass_are_told_and_name_no_card() -> None:
    scene = after([Card.G1, Card.G2], DRAW)
    me = at(scene, 0)
    assert told(scene) == f"{me} drew a card."
    assert scene.match.round is not None
    scene.move(scene.match.round.to_move, PASS)
    assert told(scene) == f"{me} passed."


@pytest.mark.parametrize(("kept", "guilty"), [(Card.R1, True), (Card.G1, False)])
def test_a_challenge_is_told_with_its_verdict(kept: Card, guilty: bool) -> None:
    scene = after([Card.WD4, kept, Card.G2], Play((Card.WD4,), Color.BLUE))
    by, me = at(scene, 0), at(scene, 1)
    assert scene.match.round is not None
    scene.move(scene.match.round.to_move, CHALLENGE)
    if guilty:
        assert told(scene) == f"{me} challenged {by} and was right: {by} draws 4 cards."
    else:
        assert told(scene) == f"{me} challenged {by} and was wrong: {me} draws 6 cards and misses a turn."


def test_taking_four_is_told() -> None:
    scene = after([Card.WD4, *THREE], Play((Card.WD4,), Color.BLUE))
    assert scene.match.round is not None
    scene.move(scene.match.round.to_move, ACCEPT)
    assert told(scene) == f"{at(scene, 0)} draws 4 cards and misses a turn."
    assert told(scene, "clock") == f"{at(scene, 0)} draws 4 cards and misses a turn. _Time ran out._"
    assert told(scene, "autopilot").endswith("_Played by the AI._")


def test_a_caught_uno_is_told() -> None:
    scene = after([Card.R1, Card.G1], PLAYS[Card.R1][0])
    owes, catcher = at(scene, 0), at(scene, 1)
    seat = scene.log[-1].seat
    assert seat is not None
    scene.move((seat + 1) % 3, Catch(seat))
    assert told(scene) == f"{catcher} caught {owes} without Uno. {owes} draws 2 cards."


def test_the_deal_is_told() -> None:
    scene = scene_until("color")
    assert scene.match.round is not None
    dealer, first = NAMES[scene.match.round.dealer], NAMES[scene.match.round.to_move]
    assert told(scene) == f"**{dealer}** deals round 1: 🌈 Wild is turned up. **{first}** starts."


def test_every_entry_of_a_match_has_something_to_tell() -> None:
    for scene in random_scenes(4, seed=12):
        assert told(scene).strip()


def test_the_end_of_a_round_says_who_went_out_with_what_and_what_the_hands_were_worth() -> None:
    scene = after([Card.R9], PLAYS[Card.R9][0])
    state = scene.match.round
    assert state is not None
    assert state.outcome is not None
    winner = scene.log[-1].seat
    assert winner is not None
    screen = "\n".join(texts(table_screen(EN, scene.view(None))))
    assert f"## {at(scene, 0)} wins round 1" in screen
    assert f"{at(scene, 0)} went out with 🔺 Red 9." in screen
    assert f" =\N{NO-BREAK SPACE}**{state.outcome.points[winner]}**" in screen
    for seat in ((winner + 1) % 3, (winner + 2) % 3):
        worth = state.rule_tables.worth(state.hands[seat])
        assert f"**{NAMES[seat]}**, {worth} points: " in screen
    assert f"**{NAMES[winner]}**, " not in screen


def test_the_end_of_a_match_places_everybody() -> None:
    *_, scene = random_scenes(4, seed=1, target=100)
    lines = "\n".join(texts(table_screen(EN, scene.view(None)))).split("\n")
    assert lines[0] == f"## 🏆 **{NAMES[scene.match.placing[0]]}** wins the match"
    placed = [line for line in lines if line.startswith(("🥇", "🥈", "🥉", "4️⃣"))]
    assert [
        f"**{NAMES[seat]}** · {scene.match.scores[seat]} point" in line
        for seat, line in zip(scene.match.placing, placed, strict=True)
    ] == [True] * 4


# The line of instructions


FIRST: list[tuple[str, int, Callable[[str], bool]]] = [
    ("play", 0, lambda line: line.startswith("### Your turn: match ")),
    ("drawn", 0, lambda line: line.startswith("### **You drew** ")),
    ("color", 0, lambda line: line.startswith("### **Choose the first color**")),
    ("answer", 0, lambda line: "played a Wild Draw Four on" in line),
    ("play", 1, lambda line: "is thinking on" in line and line.endswith("you're next")),
    ("drawn", 1, lambda line: "is thinking on" in line and line.endswith("you're next")),
    ("color", 2, lambda line: "is thinking on" in line and "you're next" not in line),
    ("answer", 1, lambda line: "is thinking on" in line and line.endswith("you're next")),
]


@pytest.mark.parametrize(("phase", "steps", "right"), FIRST)
def test_the_first_line_says_what_is_asked(phase: str, steps: int, right: Callable[[str], bool]) -> None:
    scene = scene_until(phase)
    state = scene.match.round
    assert state is not None
    reader = (state.to_move + steps * state.direction) % 3
    line = texts(hand_screen(EN, scene.view(reader)))[0].split("\n")[0]
    assert right(line), line


def test_place_and_note_stand_at_the_top() -> None:
    scene = scene_until("play")
    place, panel, *_ = texts(hand_screen(EN, scene.view(0), note="That does not fit.", place="**Server** · there"))
    assert place == "**Server** · there"
    assert panel.split("\n")[1] == "That does not fit."
