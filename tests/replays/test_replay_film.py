"""The GIF of the key moments: its scenes, its size, and captions that every language can draw."""

from __future__ import annotations

import json
import re
import unicodedata
from ast import literal_eval
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from tests.catalogues import ROOT, sentences
from tests.replays.matches import hostile, simulated, stored
from tests.test_catalogues import places
from unobot.i18n import DEFAULT_LANGUAGE, languages, text_for
from unobot.pictures.art import FONTS
from unobot.pictures.film import MAX_BYTES, MAX_SCENES, Scene, film_gif, film_source
from unobot.pictures.lettering import break_lines, can_draw, drawable_text
from unobot.records.key_moments import KeyMoment, KeyMomentKind, key_moments
from unobot.records.writer import Record
from unobot.replays.replay_film import choose_scenes, replay_film
from unobot.rules.ruleset.ruleset import PRESETS

EN = text_for("en")
CAPTION_FONTS = ROOT / "tools" / "caption_fonts.py"


def scenes(record: Record, language: str = "en") -> list[dict[str, Any]]:
    film: list[dict[str, Any]] = json.loads(replay_film(record, text_for(language)))["film"]
    return film


def caption(scene: dict[str, Any]) -> str:
    return "".join(part if isinstance(part, str) else part[1] for part in scene["caption"])


def test_a_gif_has_the_players_the_moments_and_the_result() -> None:
    record = stored("stacking")
    film = scenes(record)
    moments = {moment.ply for moment in key_moments(record)}
    assert len(film) == len(moments) + 2
    assert [row["name"] for row in film[0]["rows"]] == ["Casual 1", "Casual 2", "Casual 3", "Casual 4"]
    assert re.fullmatch(r"(Casual \d) wins round 1\. \1 wins the match\.", caption(film[-2]))
    assert film[-1]["progress"] == film[-2]["progress"] == 1
    gif = film_gif(json.dumps({"film": film}, separators=(", ", ":")).replace('{"film": ', '{"film":'))
    assert len(gif) < MAX_BYTES
    image = Image.open(BytesIO(gif))
    assert image.format == "GIF"
    assert getattr(image, "n_frames") == len(film)  # noqa: B009 - Pillow's types do not know it
    assert image.width == 480
    assert image.info["loop"] == 0


def test_of_too_many_moments_the_important_ones_stay() -> None:
    record = simulated("official", 4)
    every = key_moments(record)
    film = scenes(record)
    assert len({moment.ply for moment in every}) > MAX_SCENES
    assert len(film) == MAX_SCENES
    kept = {moment.ply for together in choose_scenes(every, MAX_SCENES - 2) for moment in together}
    important = (KeyMomentKind.MATCH, KeyMomentKind.ROUND, KeyMomentKind.LEAD)
    assert {moment.ply for moment in every if moment.kind in important} <= kept
    assert [scene["progress"] for scene in film] == sorted(scene["progress"] for scene in film)


def test_even_the_smallest_choice_has_the_end() -> None:
    moments = [KeyMoment(ply, KeyMomentKind.FOUR, 0, 1, 4) for ply in range(50)]
    end = [KeyMoment(50, KeyMomentKind.ROUND, 0), KeyMoment(50, KeyMomentKind.MATCH, 0)]
    assert choose_scenes([*moments, *end], 1) == [tuple(end)]
    bigger = KeyMoment(7, KeyMomentKind.FOUR, 0, 1, 12)
    assert choose_scenes([*moments[:7], bigger, *moments[8:]], 1) == [(bigger,)]


def test_names_in_a_gif_are_short_and_can_be_drawn() -> None:
    film = scenes(hostile())
    names = [row["name"] for row in film[0]["rows"]]
    assert names[2] == "evil [[script]] {{pla…"
    assert names[3] == "&amp; <b>", "an emoji cannot be drawn"
    assert sum(name.startswith("Former player") for name in names) == 2
    assert names[9] == "", "the emblem stands for a name in letters that no font has"
    told = [part[1] for scene in film for part in scene["caption"] if not isinstance(part, str)]
    assert max(map(len, told)) <= 16


@pytest.mark.parametrize("language", languages())
def test_every_caption_can_be_drawn_in_every_language(language: str) -> None:
    """`tools/caption_fonts.py` makes the fonts again."""
    (groups,) = re.findall(r"^GROUPS = (\(.*?\))$", CAPTION_FONTS.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    english = places(DEFAULT_LANGUAGE)
    words = [sentence for name, sentence in sentences(language).items() if english[name][1] in literal_eval(groups)]
    letters = {each for line in words for each in line if unicodedata.category(each)[0] != "S"} - {*"\n \u00a0\ufe0f"}
    assert len(words) > 200
    assert letters - set(drawable_text("".join(sorted(letters)))) == set()


def test_a_name_is_never_broken_and_a_long_caption_has_two_lines() -> None:
    parts = ((0, "Ann of the Hills"), " plays a Wild Draw Four: +4 for ", (1, "Ben of the Sea"), ".")
    lines = break_lines(parts, 22, 440)
    assert len(lines) == 2
    told = ["".join(run.part for run in line if isinstance(run.part, str)) for line in lines]
    assert "Ben of the Sea." in told[1]
    assert drawable_text("Żółć ÿ नौ ドロー 质疑 \u0000 👍") == "Żółć ÿ नौ ドロー 质疑"
    assert drawable_text("Анна Їжак, Γιώργος, Nguyễn, دانا, דנה") == "Анна Їжак, Γιώργος, Nguyễn, ,", (
        "no Arabic, no Hebrew"
    )


def test_each_script_has_its_font_and_a_line_the_chinese_characters_of_its_language() -> None:
    lines = {
        "Zażółć gęślą jaźń, İçin ığdır, Съешь ещё": {"latin"},
        "안녕 민준": {"latin", "korean"},
        "नौ": {"devanagari"},
        "引く：ドロー": {"japanese"},
        "质疑：红": {"chinese"},
        "質疑：紅": {"traditional"},
    }
    for line, fonts in lines.items():
        (runs,) = break_lines([line], 22, 4400)
        assert {run.font for run in runs} == fonts, line
        assert can_draw(line)
    assert set.union(*lines.values()) == set(FONTS)


def test_a_korean_word_stays_in_one_line() -> None:
    told = [
        "".join(str(run.part) for run in line).strip() for line in break_lines(["와일드를 냈어요 민준이가"], 22, 130)
    ]
    assert told == ["와일드를", "냈어요", "민준이가"]


def test_a_film_that_is_too_large_is_made_smaller_or_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    source = film_source([Scene("", ("Ann",), "#000000", 100, 0.5)])
    sizes = [len(film_gif(source))]
    monkeypatch.setattr("unobot.pictures.film.MAX_BYTES", sizes[0] - 1)
    smaller = Image.open(BytesIO(film_gif(source)))
    assert smaller.width == 400
    monkeypatch.setattr("unobot.pictures.film.MAX_BYTES", 10)
    with pytest.raises(ValueError, match="and 10 are allowed"):
        film_gif(source)
    with pytest.raises(ValueError, match="1 to 40 scenes"):
        film_gif(film_source([]))


def test_a_record_without_a_deal_has_no_gif() -> None:
    with pytest.raises(ValueError, match="no cards have been dealt"):
        replay_film(Record(PRESETS["official"], ("Ann", "Ben"), ()), EN)
