"""Help and tutorial: the help and its topics, and the tutorial's steps, by pressing the offered buttons."""

from __future__ import annotations

import re
from collections.abc import Iterator

import discord
import pytest
from discord.app_commands import Group

from tests.bot.players import Stack, begin, choose, forge, press_button, words
from tests.bot.scenes import EVERYTHING, buttons, texts, ui_items
from tests.bot.test_screens import check_limits
from tests.catalogues import sentences
from tests.world import Person, Screen, World
from unobot.bot.client import Unobot
from unobot.bot.custom_ids import Verb, parse_action
from unobot.bot.screens.rules import MAX_PAGES, rules_screen
from unobot.features.help.screens import TOPICS, help_screen, lesson_screen
from unobot.features.help.tutorial import LESSONS, Lesson
from unobot.i18n import languages, text_for
from unobot.rules.ruleset.ruleset import PRESETS, Ruleset
from unobot.wording.card_words import custom_words
from unobot.wording.rule_topics import rule_topics

NAMES = ["start", "resume", "hand", "play", "status", "rules", "join", "leave", "end", "help"]
UNO = "First **📣 Call UNO**, then play."
UNKNOWN = "That button no longer works"


def commands(world: World) -> set[str]:
    """Return the names of the commands of `/uno`, as Discord gets them."""
    bot = world.bot
    assert isinstance(bot, Unobot)
    group = bot.tree.get_command("uno")
    assert isinstance(group, Group)
    return {command.name for command in group.commands}


async def helped(person: Person) -> Screen:
    screen = await person.slash("help")
    assert screen is not None
    assert screen.ephemeral
    return screen


async def test_the_help_is_one_page_with_topics(world: World) -> None:
    ann = world.person("Ann")
    screen = await helped(ann)
    assert len(words(screen)) < 800
    assert "not affiliated with Mattel or endorsed by it" in words(screen)
    listed, shown = [], ""
    for topic in TOPICS:
        screen = await choose(ann, world, screen, f"help:{shown}", topic)
        heading = text_for("en")(f"help-topic-{topic.partition('-')[0]}")
        assert words(screen).startswith(f"## {heading}")
        assert "affiliated" not in words(screen), "on the first page only"
        assert len(words(screen)) < 1400
        listed += re.findall(r"^-# \*\*(\w+)\*\* · ", words(screen), re.MULTILINE)
        shown = topic
    assert sorted(listed) == sorted(commands(world)), "each command is on one page"
    assert "Playing Uno here" in words(await choose(ann, world, screen, f"help:{shown}", "first"))
    assert len(ann.panels()) == 1


async def test_no_text_names_a_command_that_does_not_exist(world: World) -> None:
    there = commands(world)
    for language in languages():
        named = set(re.findall(r"`/uno ([a-z]+)", "\n".join(sentences(language).values())))
        assert named
        assert named <= there, language


async def test_the_tutorial_begins_at_the_help(world: World) -> None:
    ann = world.person("Ann")
    step = await press_button(ann, "Try it", on=await helped(ann))
    assert "Step 1 of 5 · Color or number" in words(step)
    step = await press_button(ann, "8", on=step)
    assert "Yellow 8 doesn't match. Play Red, the number or symbol of Red 5, or a wild." in words(step)
    assert "Yellow: 8" in words(step)
    step = await press_button(ann, "5", on=step)
    assert "**Ann** played 🔵 Blue 5" in words(step)
    assert "**Robin** played 🔵 Blue 3" in words(step)
    step = await press_button(ann, "Next step", on=step)
    assert "Step 2 of 5 · Action cards" in words(step)
    assert "The rules allow that, too." in words(await press_button(ann, "Draw", on=step))
    step = await press_button(ann, "⊘", on=ann.panel())
    assert "**Robin** is skipped" in words(step)
    assert len(ann.panels()) == 1, "it stays in one message"


async def test_the_tutorial_goes_on_after_a_restart_and_ends_with_a_win(world: World) -> None:
    ann = world.person("Ann")
    step = await press_button(ann, "Skip this step", on=await press_button(ann, "Try it", on=await helped(ann)))
    step = await press_button(ann, "Skip this step", on=step)
    asked = await press_button(ann, "W", on=step)
    await world.restart()
    back = await press_button(ann, "Back", on=asked)
    step = await press_button(ann, "Red", on=await press_button(ann, "W", on=back))
    assert "**Robin** played 🔺 Red 1" in words(step)
    step = await press_button(ann, "Draw", on=await press_button(ann, "Next step", on=step))
    assert "You drew a card that matches" in words(step)
    step = await press_button(ann, "Keep it", on=step)
    assert "You kept it" in words(step)
    step = await press_button(ann, "Next step", on=step)
    assert "forgot to say Uno" in words(step)
    step = await press_button(ann, "Catch Robin!", on=step)
    assert "**Ann** caught **Robin**" in words(step)
    forgot = await press_button(ann, "3", on=step)
    assert "**Robin** caught **Ann**" in words(forgot)
    step = await press_button(ann, "Try again", on=forgot)
    step = await press_button(ann, "3", on=await press_button(ann, "📣 Call UNO", on=step))
    assert "You've said Uno" in words(step)
    step = await press_button(ann, "8", on=step)
    assert "You won!" in words(step)
    assert "Playing Uno here" in words(await press_button(ann, "Help", on=step))


async def test_the_tutorial_in_a_direct_message_and_beside_a_match(world: World) -> None:
    ann = world.person("Ann")
    answer = world.answer(await ann.actor.user.slash("uno help"))
    assert answer is not None
    step = await press_button(ann, "Try it", on=answer)
    assert "**Robin** played" in words(await press_button(ann, "2", on=step))
    assert not world.posts()


@pytest.mark.parametrize(
    "custom_id",
    [
        "u1:0:0:tutorial:",
        "u1:0:6:tutorial:",
        "u1:1:1:tutorial:",
        "u1:0:1:tutorial:R9-",
        "u1:0:1:tutorial:Y8-R2",
        "u1:0:1:tutorial:R2-R2",
        "u1:0:1:tutorial:on",
        "u1:0:3:tutorial:W-WR",
        "u1:0:5:tutorial:on-on",
        "u1:0:5:tutorial:time",
        "u1:0:1:tutorial:" + "-".join(["draw"] * 9),
        "u1:0:0:help:nothing",
        "u1:7:0:help:",
    ],
)
async def test_a_way_that_no_button_leads_is_refused(world: World, custom_id: str) -> None:
    ann = world.person("Ann")
    step = await press_button(ann, "Try it", on=await helped(ann))
    assert UNKNOWN in words(await forge(ann, step, custom_id)) or custom_id.endswith("time")


async def test_it_is_offered_on_no_public_message(world: World) -> None:
    ann = world.person("Ann")
    await ann.slash("start")
    assert UNKNOWN in words(await forge(ann, world.table(), "u1:0:1:tutorial:"))
    assert "Join" in world.table().labels


async def test_a_hint_comes_once_and_stays_for_its_question(world: World, stack: Stack) -> None:
    stack(["R3 W", "R5 Y1"], "R1", "Y4 Y5 Y6 Y7")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    hand = await press_button(ann, "My hand")
    assert f"💡 {UNO}" in words(hand)
    assert words(hand).index("Your turn") < words(hand).index(UNO) < words(hand).index("Your hand, ")
    assert f"💡 {UNO}" in words(await press_button(ann, "Refresh", on=hand)), "it stays while the question does"
    await ann.press("End match", on=await press_button(ann, "More"))
    await ann.press("Yes, end it", on=ann.panel())
    await world.restart()
    await begin(world, ann, ben)
    assert UNO not in words(await press_button(ann, "My hand")), "once is enough"


async def test_hints_can_be_switched_off_and_on_again(world: World, stack: Stack) -> None:
    stack(["R3 W", "R5 Y1"], "R1", "Y4 Y5 Y6 Y7")
    ann, ben = world.person("Ann"), world.person("Ben")
    screen = await ann.slash("me")
    assert screen is not None
    await choose(ann, world, screen, "me:hints", "off")
    await begin(world, ann, ben)
    assert "💡" not in words(await press_button(ann, "My hand"))
    await choose(ann, world, screen, "me:hints", "on")
    assert UNO in words(await press_button(ann, "My hand"))


async def test_the_first_stale_press_and_the_first_drawn_card_are_explained(world: World, stack: Stack) -> None:
    stack(["R3 Y8 Y9", "R5 R6 B1"], "R1", "R4 Y5 Y6 Y7")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    hand = await press_button(ann, "My hand")
    drawn = await press_button(ann, "Draw", on=hand)
    assert "You don't have to play it: **Keep it**" in words(drawn)
    late = await press_button(ann, "3", on=hand, stale=True)
    assert "💡" in words(late)
    await ann.press("Keep it", on=ann.panel())
    late = await press_button(ann, "Keep it", on=drawn, stale=True)
    assert "Play had moved on. Nothing is lost." in words(late)


async def test_the_first_wild_draw_four_is_explained_to_its_victim_alone(world: World, stack: Stack) -> None:
    stack(["WD4 B4 B2", "G5 Y1 Y2"], "R1", "Y3 Y4 Y5 Y6 Y7 Y8")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    hand = await press_button(ann, "My hand")
    await ann.press("Green", on=await press_button(ann, "+4", on=hand))
    assert "Not sure? Draw the cards." in words(await press_button(ben, "My hand"))
    await world.advance(6)
    assert not any("Not sure? Draw the cards." in words(screen) for screen in [*world.posts(), *ann.panels()])


async def test_a_hint_about_buttons_is_only_where_those_buttons_are(world: World, stack: Stack) -> None:
    stack(["R3 Y8 Y9", "R5 R6 B1"], "R1", "W Y5 Y6 Y7")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    drawn = await press_button(ann, "Draw", on=await press_button(ann, "My hand"))
    assert "You don't have to play it: **Keep it**" in words(drawn)
    colors = await press_button(ann, "Play it", on=drawn)
    assert colors.has("Red")
    assert "Keep it" not in words(colors)
    drawn = await press_button(ann, "Back", on=colors)
    assert "You don't have to play it: **Keep it**" in words(drawn), "the hint stays for its question"
    reasons = await press_button(ann, "Why not?", on=drawn)
    assert "Keep it" not in words(reasons)


async def test_the_hint_about_uno_stays_beside_its_switch(world: World, stack: Stack) -> None:
    stack(["R3 W", "R5 Y1"], "R1", "Y4 Y5")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    colors = await press_button(ann, "W", on=await press_button(ann, "My hand"))
    assert UNO in words(colors)
    assert "📣 Call UNO" in colors.labels
    reasons = await press_button(ann, "Why not?", on=await press_button(ann, "Back", on=colors))
    assert UNO not in words(reasons)


async def test_in_a_round_with_a_clock_nobody_is_taught(world: World, stack: Stack) -> None:
    stack(["R3 W", "R5 Y1"], "R1", "Y4 Y5", Ruleset(blitz=60))
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    assert "💡" not in words(await press_button(ann, "My hand"))


# Pages


def ways(number: int) -> Iterator[str]:
    """Yield every way through a step that its buttons offer, the shortest first."""
    waiting = [""]
    while waiting:
        way = waiting.pop(0)
        yield way
        for each in buttons(lesson_screen(text_for("en"), Lesson(number, way), "Ann")):
            action = parse_action(str(each.custom_id))
            if action.verb is Verb.TUTORIAL and action.ply == number and len(action.arg) > len(way):
                waiting.append(action.arg)


def test_the_cards_that_fit_are_green_as_at_a_table() -> None:
    shown = buttons(lesson_screen(text_for("en"), Lesson(1), "Ann"))
    green = [button.label for button in shown if button.style is discord.ButtonStyle.success]
    assert green == ["R\xa02", "B\xa05"]


@pytest.mark.parametrize("number", range(1, LESSONS + 1))
def test_every_way_through_a_step_can_be_drawn_and_leads_on(number: int) -> None:
    ended = 0
    for way in ways(number):
        lesson = Lesson(number, way)
        ended += lesson.is_over
        for language in languages():
            check_limits(lesson_screen(text_for(language), lesson, "Ann"))
        if lesson.is_over:
            assert lesson.entries[-1].seat == 1 or number in (2, 5), "the AI has had its turn"
            assert lesson.round.to_move == 0 or lesson.round.is_over
    assert ended > 0


@pytest.mark.parametrize("language", languages())
def test_the_pages_of_the_help_fit_a_phone(language: str) -> None:
    text = text_for(language)
    for topic in ("", *TOPICS):
        screen = help_screen(text, topic, NAMES)
        check_limits(screen)
        assert sum(map(len, texts(screen))) < 1600
        assert all(len(str(button.label)) <= 20 for button in buttons(screen))


def page_names(screen: discord.ui.LayoutView) -> list[str]:
    """Return the names of all pages of the rules, from their menu."""
    (menu,) = (item for item in ui_items(screen) if isinstance(item, discord.ui.Select))
    return [option.label for option in menu.options]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", [*PRESETS, "everything"])
def test_the_rules_are_on_pages_that_a_menu_turns(language: str, name: str) -> None:
    text, ruleset = text_for(language), PRESETS.get(name, EVERYTHING)
    voted = "skip_all" if ruleset.cards == "classic113" else None
    topics = rule_topics(text, ruleset, text("narration-rule", rule=custom_words(text, voted)) if voted else "")
    shown, pages = list[str](), page_names(rules_screen(text, ruleset, voted, table=1))
    assert len(pages) <= MAX_PAGES
    for page, label in enumerate(pages):
        screen = rules_screen(text, ruleset, voted, table=1, page=page)
        check_limits(screen)
        shown += [line for line in "\n".join(texts(screen)[1:]).splitlines() if line != f"-# `{ruleset.code}`"]
        assert label.partition(" · ")[0] in topics
    assert shown == "\n".join(line for lines in topics.values() for line in lines).splitlines()


def test_the_rules_tell_a_newcomer_the_goal_a_turn_and_what_differs() -> None:
    goal, turn, house = (
        "\n".join(texts(rules_screen(text_for("en"), PRESETS["party"], page=page))) for page in range(3)
    )
    order = ["Rules: Party", "The goal", "Rules: Party", "Your turn", "1. ", "2. ", "3. "]
    assert re.search(".*".join(map(re.escape, order)), goal + turn, re.DOTALL)
    assert house.count("• ") == 4
    official = rules_screen(text_for("en"), Ruleset())
    assert "\n".join(texts(official)).count("Official rules") == 1, "in the title"
    assert page_names(official) == ["How to play", "The cards"]


async def test_the_rules_are_turned_over_with_and_without_a_table(world: World) -> None:
    ann = world.person("Ann")
    screen = await ann.slash("rules")
    assert screen is not None
    assert screen.ephemeral
    assert "The goal" in words(screen)
    screen = await choose(ann, world, screen, "newrules:0", "1")
    assert "Wild Draw Four" in words(screen)
    assert "The goal" not in words(screen)
    await ann.slash("start", rules="no_mercy")
    screen = await ann.slash("rules")
    assert screen is not None
    assert "No Mercy" in words(screen)
    screen = await choose(ann, world, screen, "rules:0", "2")
    assert "Skip Everyone" in words(screen)
