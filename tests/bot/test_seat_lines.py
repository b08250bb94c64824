"""The seats of the table in one line each, and the description of the drawn table, which has the same facts."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import islice
from unicodedata import category, east_asian_width

import pytest

from tests.bot.players import begin, words
from tests.bot.scenes import random_scenes, texts
from tests.world import World
from unobot.ai.characters import NAMES
from unobot.ai.level_names import SEATED
from unobot.bot.screens.builder import MAX_ALT_LENGTH
from unobot.bot.screens.illustrations import table_alt
from unobot.bot.screens.phone_widths import columns
from unobot.bot.screens.table import last_moves, table_screen
from unobot.i18n import languages, text_for
from unobot.pictures.emblems import EMBLEMS
from unobot.pictures.lettering import break_lines
from unobot.rules.ruleset.ruleset import OFFICIAL, PRESETS, Ruleset

EN = text_for("en")
PHONE = 36
"""The narrow characters that fit beside each other in a message on a phone of 390 pixels."""
WORDS = 41
"""The same of a line that is mostly letters, which are narrower: "👉 🦊 Ann · 7 cards · 10 points · 👑 host" fits."""
SMALL = 42
"""The same of small text."""
SIGNS = ("👉", "🤖", "💤", "▫️")


async def test_ten_seats_have_one_short_line_each(world: World) -> None:
    ann = world.person("Ann")
    await begin(world, ann, ais=9)
    lines = words(world.table()).splitlines()
    seats = [line for line in lines if line.startswith(SIGNS)]
    assert len(seats) == 10
    assert sum(line.startswith("🤖 **") for line in seats) >= 8, "at most one of the AIs is to move"
    assert [line for line in lines if "cards · points" in line] == ["-# cards · points · 🤖 AI, casual · 👑 host"]
    ((own, told),) = [line.rsplit(" · ", 1) for line in seats if "**Ann**" in line]
    assert own.partition("**Ann** · ")[2].isdigit(), seats
    assert told == "0 👑"
    turn = next(index for index, line in enumerate(lines) if line.startswith("### "))
    assert lines[turn - 1].startswith("## "), "the card stands beside the turn"
    assert turn > lines.index(seats[-1]), "a phone shows the end of a message"
    assert turn >= len(lines) - 3


async def test_a_few_seats_have_words(world: World) -> None:
    ann = world.person("Ann")
    await begin(world, ann, ais=1)
    told = words(world.table())
    assert "**Ann** · 7 cards · 0 points" in told
    assert "cards · points" not in told
    assert told.startswith("## ")


async def test_the_levels_of_ais_are_shown_during_play(world: World) -> None:
    ann = world.person("Ann")
    await begin(world, ann, ais=2)
    lines = words(world.table()).splitlines()
    assert lines.count("-# 🤖 AI, casual") == 1
    assert max(i for i, line in enumerate(lines) if line.startswith(SIGNS)) + 1 == lines.index("-# 🤖 AI, casual")


@pytest.mark.parametrize(("count", "before"), [(3, "🤖 **"), (6, "-# cards · points · 🤖 AI")])
def test_levels_that_differ_are_shown_with_names(count: int, before: str) -> None:
    view = next(scene.view(None) for scene in random_scenes(count, seed=1) if scene.view(None).status == "playing")
    levels = [None, "casual", "clever", "casual", "sharp", None][:count]
    seats = tuple(
        replace(seat, level=level, name=f"N{seat.index}") for seat, level in zip(view.seats, levels, strict=True)
    )
    told = "\n".join(texts(table_screen(EN, replace(view, seats=seats))))
    wanted = "-# 🤖 casual: N1 · clever: N2" if count == 3 else "-# 🤖 casual: N1, N3 · clever: N2"
    assert told.splitlines().count(wanted) == 1, told
    assert told.index(before) < told.index(wanted)


def width(line: str) -> int:
    return sum(0 if category(c) in ("Mn", "Me", "Cf") else 2 if east_asian_width(c) in "WF" else 1 for c in line)


@pytest.mark.parametrize("language", languages())
def test_no_short_line_wraps_on_a_phone(language: str) -> None:
    """The longest facts: wide names of 24 characters, many points, and each mark."""
    text = text_for(language)
    for name in ("Bartholomäus von Hohenfel", "二十四个汉字的名字非常非常非常非常非常长的人名"):
        for scene in islice(random_scenes(10, seed=3), 40, 100, 20):
            view = scene.view(None)
            seats = tuple(replace(seat, name=name, score=1234, host=True, autopilot=True) for seat in view.seats)
            view = replace(view, seats=seats)
            told = "\n".join(texts(table_screen(text, view))).replace("*", "").splitlines()
            lines = [line for line in told if line.startswith(SIGNS)]
            assert len(lines) == 10
            assert max(map(width, lines)) <= PHONE, lines
            assert all(f"{name[:6]}" in line and "…" in line for line in lines)


@pytest.mark.parametrize(
    ("uno", "score", "rules", "name"),
    [
        ("said", 5, OFFICIAL, "Ann"),
        ("owed", 5, OFFICIAL, "Ann"),
        ("", 149, OFFICIAL, "Ann"),
        ("", 0, Ruleset(scoring="best_of", rounds=3), "Ann"),
        ("", 0, PRESETS["teams"], "Ann"),
        ("", 0, OFFICIAL, "Bartholomew"),
    ],
    ids=["said", "owed", "score", "rounds", "team", "name"],
)
def test_the_line_of_a_host_wraps_on_no_phone(uno: str, score: int, rules: Ruleset, name: str) -> None:
    scenes = random_scenes(4, seed=3, ruleset=rules)
    scene = next(scene for scene in scenes if scene.view(None).status == "playing")
    view = scene.view(None)
    state = view.view
    assert state is not None
    state.hands = [(hand * 7)[: 1 if uno else 7] for hand in state.hands]
    state.said_uno = [uno == "said"] * 4
    state.catchable = (0, 1, 2, 3) if uno == "owed" else ()
    seats = tuple(replace(seat, name=name, score=score, host=True) for seat in view.seats)
    for language in languages():
        told = "\n".join(texts(table_screen(text_for(language), replace(view, seats=seats)))).replace("*", "")
        lines = [line for line in told.splitlines() if line.startswith(SIGNS)]
        assert len(lines) == 4
        assert max(map(columns, lines)) <= WORDS, lines


@pytest.mark.parametrize("language", languages())
def test_the_buttons_of_a_table_stand_in_one_row_on_a_phone(language: str) -> None:
    """Discord breaks a row of buttons that is too wide. A phone of 390 pixels has 299 for it."""
    text = text_for(language)
    labels = [text(f"button-{name}") for name in ("hand", "uno", "catch", "more")]
    width = sum(run.width for label in labels for line in break_lines([label], 14, 999) for run in line)
    padding, gap = 23, 8
    assert width + padding * len(labels) + gap * (len(labels) - 1) <= 299, labels


@pytest.mark.parametrize("language", languages())
def test_no_temperament_and_no_level_wraps_in_the_lobby_of_a_phone(language: str) -> None:
    text = text_for(language)
    assert max(width(text(f"character-{name}")) for name in NAMES) <= SMALL
    marks = [text("mark-ai", level=text(f"level-{level}")) for level in SEATED]
    assert max(map(width, marks)) + len(" Charlie · ") <= PHONE


@pytest.mark.parametrize("ruleset", [OFFICIAL, Ruleset(scoring="until_last")], ids=["official", "until_last"])
def test_the_description_of_the_drawn_table_has_all_that_it_shows(ruleset: Ruleset) -> None:
    met = set()
    for scene in islice(random_scenes(10, seed=2, ruleset=ruleset), 900):
        view = scene.view(None)
        state = view.view
        if state is None or view.status != "playing" or not state.discard:
            continue
        alt = table_alt(EN, view, state)
        assert f"{len(state.pile) or 'draw pile empty'}" in alt
        met.add("owed" if state.owed else "free")
        assert (f"{state.owed} cards to draw now" in alt) == (state.owed > 1), alt
        for seat in view.seats:
            told = alt.partition(f"{EMBLEMS[seat.emblem].emoji} {seat.name}: ")[2]
            if seat.index in state.out:
                met.add("out")
                assert told.startswith(("🚪 out", "🏁 place ")), alt
                continue
            held = len(state.hands[seat.index])
            cards = f"{held} card{'' if held == 1 else 's'}"
            mark = " (❗ hasn't said Uno)" if seat.index in state.catchable else ""
            mark = mark or (" (📣 said Uno)" if state.said_uno[seat.index] else "")
            met.add(mark)
            assert told.startswith(cards + mark), alt
            assert mark or not told.startswith(f"{cards} ("), alt
    assert {" (❗ hasn't said Uno)", " (📣 said Uno)"} <= met
    assert ("out" in met) == (ruleset.scoring == "until_last")


@pytest.mark.parametrize("language", languages())
def test_the_longest_description_is_not_cut(language: str) -> None:
    text = text_for(language)
    for scene in islice(random_scenes(10, seed=3), 20):
        state = scene.match.round
        assert state is not None
        state.catchable, state.owed = tuple(range(10)), 24
        view = scene.view(None)
        seen = view.view
        assert seen is not None
        view = replace(view, seats=tuple(replace(seat, name="N" * 24) for seat in view.seats))
        assert len(table_alt(text, view, seen)) <= MAX_ALT_LENGTH


NO_SENSE = {"tr": r" \d+\. …$", "pl": r"\*\* \w+: …$"}
"""The rest of a move that was cut behind an ordinal in Turkish, or behind its verb in Polish."""


@pytest.mark.parametrize("language", ["en", "de", "ja", "tr", "pl"])
def test_the_moves_above_a_picture_take_two_lines_of_a_phone(language: str) -> None:
    """So the table keeps its height from move to move. The deal of a round is longer."""
    counts = set()
    for scene in islice(random_scenes(4, seed=4), 300):
        view = replace(scene.view(None), drawn=True)
        if view.status != "playing" or view.view is None or view.recent[-1].seat is None:
            continue
        text = text_for(language)
        lines = last_moves(text, view, 2)
        width = {True: SMALL, False: PHONE}
        rows = [-(-columns(line.removeprefix("-# ")) // width[line.startswith("-# ")]) for line in lines]
        assert sum(rows) <= (3 if len(lines) == 1 else 2), lines
        assert all(line.count("**") % 2 == 0 for line in lines)
        assert not any(re.search(NO_SENSE.get(language, "$^"), line) for line in lines), lines
        assert len(last_moves(text, view, 1)) == 1
        assert last_moves(text, view, 0) == []
        counts.add(len(lines))
    assert counts == {1, 2}
