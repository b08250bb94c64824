"""Test every screen under every preset and random house rules: complete, legal, in words, without other hands."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from typing import Literal

import discord
import pytest
from discord import ButtonStyle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, SelectExpression, Variant
from fluent.syntax.visitor import Visitor

from tests.bot.scenes import (
    EVERYTHING,
    Scene,
    buttons,
    item_texts,
    lobby,
    random_scenes,
    texts,
    ui_items,
    with_hand,
    without_emblems,
)
from tests.bot.test_screens import EN, check_limits, check_reach, drawn, everything, outside, pseudo
from unobot.bot.custom_ids import Verb, parse_action
from unobot.bot.screens.hand import MORE, hand_screen
from unobot.bot.screens.rules import MAX_PAGES, rules_screen
from unobot.bot.screens.table import table_screen, turn_ping
from unobot.i18n import languages, read_catalogue, text_for
from unobot.rules.cards import Card, Color
from unobot.rules.events import HandsMoved, Phase, Voted
from unobot.rules.moves import CATCHES, DRAW, PASS, PLAYS, SAY_UNO, Move
from unobot.rules.play.decide import legal_moves
from unobot.rules.play.legality import penalized_moves
from unobot.rules.play.refusals import refusal
from unobot.rules.ruleset.codes import CodeProblem, RulesetCodeError
from unobot.rules.ruleset.fields import FIELDS, GROUPS
from unobot.rules.ruleset.ruleset import PRESETS, Contradiction, Ruleset, RulesetError
from unobot.wording.card_words import move_words, refusal_words
from unobot.wording.narration import narrate
from unobot.wording.rule_topics import card_lines, rule_topics
from unobot.wording.rulesets import (
    field_words,
    group_words,
    preset_words,
    rule_words,
    ruleset_refusal_words,
    setting_words,
    text_id,
)

pytestmark = pytest.mark.slow
SEATS = 4


def random_rulesets(number: int, seed: int) -> Iterator[Ruleset]:
    """Yield random rulesets over all fields, without those that contradict themselves."""
    chance = random.Random(seed)
    while number:
        values = {field.name: chance.choice(field.values) for field in FIELDS if chance.random() < 0.4}
        try:
            ruleset = Ruleset(**values)  # type: ignore[arg-type]  # drawn from what each field holds
            ruleset.check_seats(SEATS)
        except RulesetError:
            continue
        number -= 1
        yield ruleset


BLIND = Ruleset(blind_draw=True, several=True, bomb=True, jump_in=True, play_after_drawing=True, stacking="same")
RULESETS = {**PRESETS, "everything": EVERYTHING, "blind": BLIND}
RULESETS |= {f"random {number}": ruleset for number, ruleset in enumerate(random_rulesets(8, seed=5))}
rulesets = pytest.mark.parametrize("name", RULESETS)


def some_scenes(name: str, *, step: int, moves: int = 100) -> Iterator[Scene]:
    """Yield moments of a match under these rules, with the vote if the rules have one."""
    return islice(random_scenes(SEATS, seed=len(name), target=100, ruleset=RULESETS[name]), 0, moves, step)


@rulesets
def test_every_screen_keeps_discords_limits(name: str) -> None:
    for scene in some_scenes(name, step=9):
        for screen in everything(scene):
            check_limits(screen)


def test_ten_seats_under_nearly_every_rule_keep_discords_limits() -> None:
    for scene in islice(random_scenes(10, seed=1, ruleset=EVERYTHING), 0, 400, 40):
        for screen in everything(scene):
            check_limits(screen)


@rulesets
def test_a_panel_offers_exactly_the_legal_moves(name: str) -> None:
    for scene in some_scenes(name, step=5):
        for seat in range(SEATS):
            view = scene.view(seat)
            if view.status == "playing":
                check_reach(view)


@rulesets
def test_no_screen_reads_another_hand(name: str) -> None:
    for scene in some_scenes(name, step=11):
        state = scene.match.round
        assert state is not None
        for seat in (None, *range(SEATS)):
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
            assert drawn(hand_screen(EN, told, why=True)) == drawn(hand_screen(EN, view, why=True))


@rulesets
def test_every_sentence_comes_from_the_language_files_and_begins_with_no_name(name: str) -> None:
    words = pseudo()
    for scene in some_scenes(name, step=13):
        scene.names = ("# ①", "> ②", "- ③", "1. ④")
        for screen in everything(scene, words):
            items = ui_items(screen)
            labels = (item.label or "" for item in items if isinstance(item, discord.ui.Button))
            for text in (*item_texts(items), *labels):
                assert not any(letter.isalpha() for letter in outside(text)), text
        for screen in everything(scene):
            for text in texts(screen):
                for line in text.split("\n"):
                    assert not line.removeprefix("-# ").startswith(scene.names), line


@rulesets
def test_every_entry_has_something_to_tell_and_every_move_its_words(name: str) -> None:
    for scene in some_scenes(name, step=1):
        public = scene.view(None)
        assert narrate(EN, scene.log[-1], public.seats).strip()
        for seat in range(SEATS):
            view = scene.view(seat)
            assert view.view is not None
            words = [move_words(EN, view, move) for move in legal_moves(view.view, seat)]
            assert len(words) == len(set(words))
        if public.status == "playing":
            assert turn_ping(EN, public).startswith("<@")


@rulesets
def test_every_refusal_has_a_sentence_that_names_the_rule(name: str) -> None:
    moves: list[Move] = [DRAW, PASS, SAY_UNO, *CATCHES, *(play for ways in PLAYS.values() for play in ways)]
    for scene in some_scenes(name, step=29):
        assert scene.match.round is not None
        for seat in range(SEATS):
            view = scene.view(seat)
            assert view.view is not None
            for move in moves:
                refused = refusal(view.view, seat, move)
                if refused is None:
                    continue
                sentence = refusal_words(EN, view, refused)
                assert sentence.endswith(".")
                assert "_" not in sentence
                assert ("Rule: " in sentence) == ("setting" in refused.params)


def find(name: str, wanted: str, seats: int = SEATS) -> Scene:
    """Return the first random moment under these rules with this phase or this last event."""
    for seed in range(300):
        for scene in islice(random_scenes(seats, seed, ruleset=RULESETS[name]), 400):
            assert scene.match.round is not None
            names = {type(event).__name__ for event in scene.log[-1].events}
            if wanted in names or scene.match.round.phase.value == wanted:
                return scene
    raise AssertionError(f"{wanted} never came under {name}")


def labels(screen: object) -> list[str]:
    return [button.label or "" for button in buttons(screen)]  # type: ignore[arg-type]


def test_the_vote_shows_rules_in_words_and_running_counts() -> None:
    scene = find("classic113", "vote")
    state = scene.match.round
    assert state is not None
    panel = hand_screen(EN, scene.view(0))
    assert labels(panel) == ["1 (0)", "2 (0)", "3 (0)"]
    assert "What does the Wild Customizable do?" in "\n".join(texts(table_screen(EN, scene.view(None))))
    scene.move(0, legal_moves(state, 0)[1])
    assert any(isinstance(event, Voted) for event in scene.log[-1].events)
    assert labels(hand_screen(EN, scene.view(1))) == ["1 (0)", "2 (1)", "3 (0)"]
    mine = hand_screen(EN, scene.view(0))
    assert labels(mine) == []
    assert "You voted for 2." in "\n".join(texts(mine))
    public = "\n".join(texts(table_screen(EN, scene.view(None))))
    assert "2. " in public
    assert "one vote" in public
    assert "Still to vote: Ben, Cleo, Dev." in public


def test_a_seven_asks_for_somebody_and_shows_how_many_cards_they_hold() -> None:
    scene = find("party", "play")
    state = scene.match.round
    assert state is not None
    view = scene.view(state.to_move)
    assert view.view is not None
    assert view.view.color is not None
    seven = next(card for card in PLAYS if card.face.value == "7" and card.color is view.view.color)
    view.view.hands[state.to_move] = [seven, *view.view.hands[state.to_move]]
    step = hand_screen(EN, view, path=(seven.value,))
    held = {seat: len(state.hands[seat]) for seat in range(SEATS) if seat != state.to_move}
    wanted = [f"{view.seats[seat].name} ({count})" for seat, count in held.items()]
    assert sorted(labels(step)[:3]) == sorted(wanted)
    moves = [parse_action(str(button.custom_id)) for button in buttons(step)]
    assert {action.arg for action in moves if action.verb is Verb.MOVE} == {f"{seven}>{seat}" for seat in held}


@pytest.mark.parametrize(
    ("rule", "question", "choice"),
    [
        ("swap", "**🌈 W✱**: swap with…", "Play Wild Customizable (green), with Ben"),
        (
            "target_draws",
            "**🌈 W✱**: who draws two?",
            "Play Wild Customizable (green): Ben draws two cards",
        ),
    ],
)
def test_a_wild_customizable_asks_what_its_rule_needs(rule: str, question: str, choice: str) -> None:
    scene = find("classic113", "play")
    assert scene.match.round is not None
    view = with_hand(scene, scene.match.round.to_move, [Card.WC, Card.R2, Card.G3])
    assert view.view is not None
    assert view.seat != 1, "Ben is the one that is chosen"
    view.view.rule = rule
    step = hand_screen(EN, view, path=("WC", "WC", "G"))
    assert question in "\n".join(texts(step))
    assert choice in {move_words(EN, view, move) for move in legal_moves(view.view, view.view.to_move)}


def test_nothing_left_to_draw_says_how_the_turn_ends() -> None:
    scene = find("official", "drawn")
    assert scene.match.round is not None
    view = scene.view(scene.match.round.to_move)
    assert view.view is not None
    view.view.drawn = None
    told = "\n".join(texts(hand_screen(EN, view, passes=True)))
    assert "There was nothing left to draw, so you pass automatically." in told
    assert "⏳" not in told
    assert "There was nothing left to draw.\n-# ⏳" in "\n".join(texts(hand_screen(EN, view)))


def test_a_card_drawn_blind_is_a_button_that_is_off_and_has_its_reason() -> None:
    scene = find("blind", "play")
    state = scene.match.round
    assert state is not None
    seat = state.to_move
    scene.move(seat, DRAW)
    assert state.drawn is Card.HIDDEN
    panel = hand_screen(EN, scene.view(seat))
    (hidden,) = [button for button in buttons(panel) if button.label == "?"]
    assert (hidden.disabled, str(hidden.emoji)) == (True, "🎴")
    assert [button.label for button in buttons(panel) if not button.disabled] == [
        "Keep it",
        "Why not?",
        "···",
    ]
    text = "\n".join(texts(panel))
    assert "You drew a card face down" in text
    assert "🎴\u00a01 face down" in text
    assert "One card is face down until your turn." in text
    why = "\n".join(texts(hand_screen(EN, scene.view(seat), why=True)))
    assert "1 face down\n-# Face down. You see it when your next turn starts. Rule: Blind draw: on." in why
    assert "drew a card face down." in "\n".join(texts(table_screen(EN, scene.view(None))))


def test_hands_that_move_are_told_without_their_cards() -> None:
    scene = find("party", "HandsMoved")
    event = next(event for event in scene.log[-1].events if isinstance(event, HandsMoved))
    told = without_emblems(narrate(EN, scene.log[-1], scene.view(None).seats))
    if event.target is None:
        assert "Everyone passes their hand on." in told
    else:
        assert f"**{scene.names[event.seat]}** and **{scene.names[event.target]}** swap hands." in told


def test_an_owed_sum_is_asked_and_can_be_passed_on() -> None:
    scene = find("party", "answer", seats=3)
    state = scene.match.round
    assert state is not None
    view = scene.view(state.to_move)
    assert view.view is not None
    assert state.owed_face is not None
    answer = next(card for card in PLAYS if card.face is state.owed_face)
    view.view.hands[state.to_move].append(answer)
    screen = hand_screen(EN, view)
    assert f"Draw {state.owed}" in labels(screen)
    assert "Pass it on or draw." in "\n".join(texts(screen))
    assert f"draw {state.owed}" in "\n".join(texts(table_screen(EN, scene.view(None))))


@pytest.mark.parametrize(
    ("ruleset", "told"),
    [
        (PRESETS["stacking"], "**Stacking** · Draw Twos and Wild Draw Fours add up; first out wins, no points."),
        (Ruleset(scoring="single"), "**Official rules** · Scoring: one round, no points"),
        (Ruleset(scoring="until_last"), "**Official rules** · Scoring: one round for all places"),
    ],
)
def test_a_lobby_says_that_one_round_without_points_is_played(ruleset: Ruleset, told: str) -> None:
    (line,) = [text for text in texts(table_screen(EN, lobby(2, ruleset=ruleset))) if "Rules: " in text]
    assert f"Rules: {told}\n" in line


def test_a_lobby_played_for_points_says_no_word_of_it() -> None:
    told = "\n".join(texts(table_screen(EN, lobby(2))))
    assert "Rules: **Official rules** · Challenges, Uno calls, a match to 500 points.\n" in told


def test_partners_are_told_apart() -> None:
    scene = next(random_scenes(4, seed=1, ruleset=PRESETS["teams"]))
    panel = "\n".join(texts(hand_screen(EN, scene.view(0))))
    assert "Partner: **Cleo**" in panel
    table = "\n".join(texts(table_screen(EN, scene.view(None))))
    assert table.count("-# 🤝 Teams: Ann + Cleo, Ben + Dev") == 1


def test_a_team_wins_together() -> None:
    *_, last = random_scenes(4, seed=1, target=100, ruleset=PRESETS["teams"])
    assert last.match.winner is not None
    first, second = last.match.placing[:2]
    title = texts(table_screen(EN, last.view(None)))[0].split("\n")[0]
    assert f"**{last.names[first]}**" in title
    assert f"**{last.names[second]}**" in title
    assert "win the match" in title


def test_until_last_places_everybody_and_counts_no_points() -> None:
    *_, last = random_scenes(4, seed=1, ruleset=Ruleset(scoring="until_last"))
    screen = "\n".join(texts(table_screen(EN, last.view(None))))
    places = [f"{mark} **{last.names[seat]}**" for mark, seat in zip("🥇🥈🥉", last.match.placing, strict=False)]
    assert all(place in screen for place in places)
    assert "point" not in screen


def test_the_deal_says_who_sits_where_now() -> None:
    """The names are those of the seats after the deal, without the players that have left the match."""
    rules = Ruleset(reshuffle_seats=True, elimination=True)
    scene = next(s for s in random_scenes(SEATS, seed=2, ruleset=rules) if s.match.number == 2)
    left = {scene.names[seat] for seat in scene.match.eliminated}
    assert len(left) == 1
    told = without_emblems(narrate(EN, scene.log[-1], scene.view(None).seats))
    there = ", ".join(f"**{name}**" for name in scene.names[:SEATS] if name not in left)
    assert told.startswith(f"Everyone changes seats. Around the table now: {there}. **")
    assert told.count("deals round 2") == 1
    table = "\n".join(texts(table_screen(EN, scene.view(None))))
    assert f"Around the table now: {there}." in table


def test_ten_seats_that_change_keep_discords_limits() -> None:
    scene = next(s for s in random_scenes(10, seed=3, ruleset=Ruleset(reshuffle_seats=True)) if s.match.number == 2)
    scene.names = tuple(letter * 24 for letter in "ABCDEFGHIJ")
    for screen in everything(scene):
        check_limits(screen)


def test_open_hands_lie_on_the_table() -> None:
    scene = find("official", "play")
    ruleset = Ruleset(open_hands=20)
    scene = next(s for s in random_scenes(3, seed=1, ruleset=ruleset) if s.match.round and s.match.round.discard)
    table = "\n".join(texts(table_screen(EN, scene.view(None))))
    assert table.count("open: ") == 3


@pytest.mark.parametrize(("uno", "shown"), [("call", 2), ("strict", 2), ("announced", 0), ("off", 0)])
def test_uno_and_catch_are_there_only_where_uno_has_to_be_said(
    uno: Literal["call", "strict", "announced", "off"], shown: int
) -> None:
    scene = next(
        s for s in random_scenes(3, seed=1, ruleset=Ruleset(uno=uno)) if s.match.round and s.match.round.number
    )
    assert len({"Uno!", "Catch!"} & set(labels(table_screen(EN, scene.view(None))))) == shown


def test_the_rules_name_what_was_voted_for() -> None:
    screen = "\n".join(
        line
        for page in range(MAX_PAGES)
        for line in texts(rules_screen(EN, PRESETS["classic113"], "skip_all", page=page))
    )
    assert "**Wild Customizable**: everyone else is skipped and you play again." in screen
    assert "voted for" in screen


def test_without_hints_every_card_can_be_pressed_and_none_stands_out() -> None:
    for scene in islice(random_scenes(3, seed=3, ruleset=Ruleset(no_hints=True)), 200):
        state = scene.match.round
        assert state is not None
        if state.phase is Phase.PLAY:
            screen = hand_screen(EN, scene.view(state.to_move))
            cards = [b for b in buttons(screen) if b.emoji is not None and not (b.label or "").startswith("Catch")]
            assert not any(button.disabled for button in cards)
            assert len({button.style for button in cards}) == 1


def test_why_not_lists_the_hand_with_its_reasons() -> None:
    scene = find("official", "play")
    state = scene.match.round
    assert state is not None
    view = with_hand(scene, state.to_move, [Card.R1, Card.R2, Card.G3, Card.W, Card.B4])
    assert view.view is not None
    view.view.discard[-1], view.view.color = Card.R9, Color.RED
    screen = hand_screen(EN, view, why=True)
    assert "\n".join(texts(screen)).replace("\N{NO-BREAK SPACE}", " ").split("\n")[1:] == [
        "🔺 Red: 1, 2 · 🌈 Wild",
        "-# You can play it.",
        "🟩 Green: 3 · 🔵 Blue: 4",
        "-# Doesn't match. Play Red, the number or symbol of Red 9, or a wild.",
    ]
    assert labels(screen) == ["Back"]


def test_why_not_names_the_setting_that_stands_in_the_way() -> None:
    scene = next(s for s in random_scenes(3, seed=1, ruleset=Ruleset(wild_draw_four="strict")) if s.log[-1].ply == 0)
    state = scene.match.round
    assert state is not None
    view = with_hand(scene, state.to_move, [Card.WD4, Card.R2, Card.G3])
    assert view.view is not None
    view.view.discard[-1], view.view.color, view.view.phase = Card.R9, Color.RED, Phase.PLAY
    why = "\n".join(texts(hand_screen(EN, view, why=True)))
    assert "You have Red, so you can't play a Wild Draw Four now. Rule: Wild Draw Four: only when legal." in why


def test_a_swap_that_is_turned_up_asks_for_a_color_and_somebody() -> None:
    for seed in range(500):
        scene = Scene(SEATS, seed, ruleset=PRESETS["classic113"])
        state = scene.match.round
        assert state is not None
        for seat in range(SEATS):
            scene.move(seat, legal_moves(state, seat)[0])
        scene.deal()
        state = scene.match.round
        assert state is not None
        if state.phase is Phase.COLOR and state.top is Card.WSW:
            break
    else:
        raise AssertionError("no swap was ever turned up")
    assert state is not None
    view = scene.view(state.to_move)
    check_reach(view)
    colors = [label.partition(" (")[0] for label in labels(hand_screen(EN, view))[:4]]
    assert sorted(colors) == ["Blue", "Green", "Red", "Yellow"]
    step = hand_screen(EN, view, path=("color", "", "G"))
    assert "Swap hands with…" in "\n".join(texts(step))
    moves = {parse_action(str(button.custom_id)).arg for button in buttons(step)} - {""}
    assert moves == {f"color G>{seat}" for seat in range(SEATS) if seat != state.to_move}


def test_what_costs_a_penalty_is_marked() -> None:
    ruleset = Ruleset(wrong_play=3, false_catch=2)
    scene = next(
        s for s in random_scenes(3, seed=1, ruleset=ruleset) if s.match.round and s.match.round.phase == "play"
    )
    state = scene.match.round
    assert state is not None
    view = scene.view(state.to_move)
    assert view.view is not None
    wrong = {str(move) for move in penalized_moves(view.view, state.to_move)}
    marked = {
        parse_action(str(button.custom_id)).arg
        for button in buttons(hand_screen(EN, view))
        if button.style is ButtonStyle.danger
    }
    assert marked
    assert all(arg in wrong or f"{arg}R" in wrong for arg in marked)
    words = {move_words(EN, view, move) for move in penalized_moves(view.view, state.to_move)}
    assert all("against the rules, you draw" in each for each in words)
    assert f"Catch {view.seats[(state.to_move + 1) % 3].name}: against the rules, you draw 2 cards" in words
    assert "Catch…" in labels(hand_screen(EN, view, path=(MORE,)))


# Texts of rules


@cache
def english() -> dict[str, Message]:
    """Return the English messages by their ids."""
    body = FluentParser().parse(read_catalogue("en")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, Message)}


def variants(message: str) -> set[str]:
    """Return the values that a message distinguishes."""
    found: set[str] = set()

    class Finder(Visitor):
        def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
            found.update(key(variant) for variant in node.variants)

    def key(variant: Variant) -> str:
        return str(getattr(variant.key, "name", None) or getattr(variant.key, "value", ""))

    if message in english():
        Finder().visit(english()[message])
    return found


@pytest.mark.parametrize("field", FIELDS, ids=lambda field: field.name)
def test_every_field_has_its_strings(field: object) -> None:
    assert field in FIELDS
    each = next(one for one in FIELDS if one is field)
    name = text_id(each.name)
    assert field_words(EN, each)
    assert EN(f"field-{name}-what").endswith(".")
    assert len(EN(f"field-{name}-what")) <= 100
    for value in each.values:
        assert len(setting_words(EN, each, value)) <= 100
        sentence = rule_words(EN, each, value)
        assert sentence.endswith(".") or (each.kind == "switch" and not value)
    if each.kind == "choice":
        assert variants(f"value-{name}") == set(each.values)
        assert variants(f"rule-{name}") == set(each.values)


def test_groups_and_presets_have_names() -> None:
    assert all(group_words(EN, group) for group in GROUPS)
    for name in PRESETS:
        assert preset_words(EN, name)
        assert len(EN(f"preset-{text_id(name)}-what")) <= 100


def test_the_rules_of_each_preset_read_differently() -> None:
    read = {name: str(rule_topics(EN, ruleset)) for name, ruleset in RULESETS.items()}
    assert len(set(read.values())) == len(read)
    assert all("_" not in text for text in read.values())


@pytest.mark.parametrize("language", languages())
def test_the_rules_say_what_the_engine_does(language: str) -> None:
    """Elimination has no target, teams count the opponents' hands, a stack shows its total, and a new wild has 40
    points.
    """
    text = text_for(language)
    topics = {name: list(rule_topics(text, ruleset).values()) for name, ruleset in RULESETS.items()}
    goal = {name: lines[0][0] for name, lines in topics.items()}
    assert "500" in goal["official"]
    assert "500" not in str(rule_topics(text, Ruleset(elimination=True)))
    assert goal["teams"] != goal["official"]
    assert "40" in goal["classic113"]
    four = {name: card_lines(text, ruleset)[-1] for name, ruleset in RULESETS.items()}
    assert four["party"] == four["no_mercy_like"] != four["official"]
    assert card_lines(text, Ruleset(jump_in=True))[-1] == four["party"]
    (two,) = (
        line for line in card_lines(text, RULESETS["classic113"]) if line.startswith(f"**{text('face', face='D2')}**")
    )
    assert text("face", face="WD4") in two


@pytest.mark.parametrize("reason", Contradiction)
def test_every_contradiction_says_what_would_work(reason: Contradiction) -> None:
    numbers = dict.fromkeys(("seats", "low", "high", "hand_limit", "hand_size", "decks", "most"), 3)
    error = RulesetError(reason, field="target", value="x", uno="off", scoring="single", message="…", **numbers)
    assert ruleset_refusal_words(EN, error).endswith(".")


@pytest.mark.parametrize("fault", CodeProblem)
def test_every_broken_code_says_what_would_work(fault: CodeProblem) -> None:
    error = RulesetCodeError(fault, field="target", value="x", version="B", tag="zz")
    assert ruleset_refusal_words(EN, error).endswith(".")


@pytest.mark.parametrize("look", ["pictures", "shapes", "text"])
@pytest.mark.parametrize("language", languages())
def test_many_cards_laid_together_fit_on_one_button(language: str, look: Literal["pictures", "shapes", "text"]) -> None:
    scene = Scene(3, 1, ruleset=Ruleset(several=True, decks=2))
    state = scene.match.round
    assert state is not None
    view = scene.view(state.to_move)
    assert view.view is not None
    color = view.view.color
    assert color is not None
    twos = [card for card in PLAYS if card.face.value == "D2" for _ in range(3)]
    first = next(card for card in twos if card.color is color)
    view.view.hands[state.to_move] = [*twos, Card("R1")]
    step = hand_screen(text_for(language).with_look(look, {}), view, path=(first.value,))
    check_limits(step)
    together = [label for label in labels(step) if label]
    assert len(set(together)) == len(together) > 4, "each says what it lays"
