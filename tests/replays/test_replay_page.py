"""The page of a replay: one small file, the right positions, safe names, and no address in it.

`tests.page_check` opens it in a browser.
"""

from __future__ import annotations

import json
import re
import zlib
from base64 import b64decode, b64encode
from hashlib import sha256
from html.parser import HTMLParser
from operator import attrgetter
from typing import Any

import pytest
from msgspec.structs import replace

from tests.replays.matches import hostile, simulated, stored
from unobot.i18n import languages, text_for
from unobot.records.key_moments import key_moments
from unobot.records.reader import read_record
from unobot.records.snapshot import StateError, state_at
from unobot.records.writer import Record, write_record
from unobot.replays import replay_page as pages
from unobot.replays.replay_page import MAX_BYTES, PageTooLargeError, replay_page
from unobot.rules.decks import PRINTED
from unobot.rules.ruleset.ruleset import PRESETS
from unobot.wording.card_words import card_words

EN = text_for("en")


class Reader(HTMLParser):
    """The elements of a page with their attributes, and the text of the elements that have one."""

    def __init__(self, page: bytes) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.texts: dict[str, list[str]] = {}
        self._open: list[str] = []
        self.feed(page.decode())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        while self._open and self._open.pop() != tag:
            pass

    def handle_data(self, data: str) -> None:
        if self._open:
            self.texts.setdefault(self._open[-1], []).append(data)

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.elements if name == tag]


def unpacked(page: bytes) -> dict[str, Any]:
    """Return what the script of the page reads."""
    packed = re.search(rb'<script type="application/json" id="match">"([A-Za-z0-9+/=]+)"</script>', page)
    assert packed is not None
    data: dict[str, Any] = json.loads(zlib.decompress(b64decode(packed[1]), -15))
    return data


def stepped(data: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the position after each step, as the script finds it."""
    positions: list[dict[str, Any]] = []
    state: dict[str, Any] = {}
    for step in data["steps"]:
        before, state = state, step if step.get("begins") else {**state, **step}
        for key, value in state.items():
            if re.fullmatch(r"h\d", key) and value[:1] in ("+", "-") and value is not before.get(key):
                hand = list(before[key])
                for card in value[1:]:
                    hand.append(card) if value[0] == "+" else hand.remove(card)
                state[key] = "".join(sorted(hand, key=lambda card: data["order"][ord(card) - 0x30]))
        positions.append(state)
    return positions


@pytest.mark.parametrize(
    "record",
    [
        *(pytest.param(("simulated", preset), id=preset) for preset in PRESETS),
        *(pytest.param(("stored", name), id=name) for name in ("late", "seats", "taken-back", "house")),
    ],
)
def test_the_page_has_the_positions_of_the_record(record: tuple[str, str]) -> None:
    kind, name = record
    match = simulated(name, 4) if kind == "simulated" else stored(name)
    data = unpacked(replay_page(match, EN))
    positions = stepped(data)
    assert len(positions) == len(match.entries)
    for ply in range(0, len(positions), max(1, len(positions) // 7)):
        shown = positions[ply]
        try:
            state = state_at(match, ply)
        except StateError:
            assert shown["round"] == 0
            continue
        for seat, player in enumerate(state.players):
            hand = [data["cards"][ord(each) - 0x30].partition(", back: ")[0] for each in shown[f"h{seat}"]]
            assert hand == [card_words(EN, card) for card in sorted(player.hand, key=attrgetter("sort"))]
        assert shown["scores"] == [player.score for player in state.players]
        assert shown["turn"] == (None if state.round == 0 else state.current_player)
        assert (shown["pile"], shown["round"]) == (len(state.draw_pile), state.round)
        assert shown["direction"] == (1 if state.direction == "clockwise" else -1)
        assert (shown["top"] is None) == (state.top_card is None)
    assert [ply for ply, *_ in data["moments"]] == [moment.ply for moment in key_moments(match)]


@pytest.mark.parametrize("preset", ["official", "classic113"])
def test_a_match_of_ten_seats_is_a_small_page(preset: str) -> None:
    assert len(replay_page(simulated(preset, 10), EN)) < MAX_BYTES / 2


def test_a_match_that_is_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "MAX_BYTES", 5000)
    with pytest.raises(PageTooLargeError, match="5000 are allowed"):
        replay_page(simulated("official", 4), EN)


def test_names_are_never_markup() -> None:
    page = replay_page(hostile(), EN)
    reader = Reader(page)
    assert [script.get("type") for script in reader.all("script")] == ["application/json", None]
    assert reader.all("img") == reader.all("b") == reader.all("iframe") == []
    assert not [name for _, attributes in reader.elements for name in attributes if name.startswith("on")]
    names = stepped(unpacked(page))[-1]["names"]
    assert len(names) == 10
    assert sum(name.startswith("Former player") for name in names) == 2, "not the sign, and not the English of a record"
    assert '</script><script>alert("x")</sc…' in names
    assert "evil [[script]] {{play}}" in names, "no mark turns the words around it"
    assert "👩‍👩‍👧 &amp; <b>" in names, "an emoji is whole, and no name holds the sign of a seat"
    assert "?" in names
    assert max(map(len, names)) == 32
    assert "alert" not in "".join(reader.texts["script"])
    shown = "".join(reader.texts["bdi"])
    assert all(name in shown for name in names)


def test_nothing_in_the_page_asks_for_an_address() -> None:
    page = replay_page(hostile(), EN)
    reader = Reader(page)
    for _, attributes in reader.elements:
        for name, value in attributes.items():
            if name in ("href", "src", "action", "srcset", "data", "poster"):
                assert value == "data:," or (value or "").startswith("#")
    style, script = reader.texts["style"][0], reader.texts["script"][1]
    assert not re.search(
        r"@import|url\(|fetch\(|XMLHttpRequest|WebSocket|import\(|sendBeacon|innerHTML|eval\(", style + script
    )
    (policy,) = [meta["content"] for meta in reader.all("meta") if meta.get("http-equiv") == "Content-Security-Policy"]
    assert policy is not None
    hashes = [f"'sha256-{b64encode(sha256(part.encode()).digest()).decode()}'" for part in (style, script)]
    assert policy == (
        f"default-src 'none'; img-src data:; style-src {hashes[0]}; script-src {hashes[1]}; "
        "base-uri 'none'; form-action 'none'"
    )
    assert not [name for _, attributes in reader.elements for name in attributes if name == "style"], "it is forbidden"


@pytest.mark.parametrize("language", languages())
def test_the_page_is_in_the_language_of_its_reader(language: str) -> None:
    text = text_for(language)
    page = replay_page(stored("stacking"), text)
    reader = Reader(page)
    assert reader.all("html") == [{"lang": language}]
    buttons = [button for button in reader.all("button") if "data-go" in button or button.get("id") == "play"]
    assert [button["aria-label"] for button in buttons][3:6] == [
        text("page-back"),
        text("page-play"),
        text("page-next"),
    ]
    assert all(button["aria-label"] == button["title"] for button in buttons)
    assert text("page-moments") in reader.texts["h2"]
    lines = unpacked(page)["lines"]
    assert not [line for line in lines if "**" in line or "_" in line], "there is no Markdown"


def test_a_page_has_a_live_region_headings_and_a_skippable_drawing() -> None:
    reader = Reader(replay_page(simulated("official", 4), EN))
    (region,) = [attributes for _, attributes in reader.elements if attributes.get("role") == "status"]
    assert (region["aria-live"], region["aria-atomic"]) == ("polite", "true")
    assert len(reader.all("h1")) == len(reader.all("main")) == len(reader.all("nav")) == 1
    names = {attributes["id"] for _, attributes in reader.elements if attributes.get("id")}
    used = {(use["href"] or "")[1:] for use in reader.all("use")}
    assert used <= names
    labels = {section["aria-labelledby"] for section in reader.all("section")}
    assert labels <= names


def test_drawn_cards_are_named_because_all_hands_are_open() -> None:
    data = unpacked(replay_page(simulated("official", 4), EN))
    drawn = [line for line in data["lines"] if "drew a card" in line]
    assert drawn
    assert all(re.search(r"\(\w[^()]*\)$", line) for line in drawn)


def test_a_match_on_discord_has_its_date_and_a_simulation_has_none() -> None:
    page = replay_page(stored("fair"), EN).decode()
    assert re.search(r'<time datetime="20\d\d-\d\d-\d\dT\d\d:\d\dZ">20\d\d-\d\d-\d\d \d\d:\d\d UTC</time>', page)
    assert "<time" not in replay_page(simulated("official", 4), EN).decode()


def test_emblems_of_a_table_go_with_their_players() -> None:
    """In `seats`, the seats are reshuffled before each round. The emblems are those of the last seats."""
    record = stored("seats")
    emblems = tuple(reversed(range(len(record.seats))))
    positions = stepped(unpacked(replay_page(record, EN, emblems)))
    assert tuple(positions[-1]["emblems"]) == emblems
    pairs = {(name, emblem) for each in positions for name, emblem in zip(each["names"], each["emblems"], strict=True)}
    assert len(pairs) == len(record.seats), "each player keeps an emblem"


def test_a_level_of_an_earlier_version_keeps_its_name() -> None:
    lines = write_record(replace(simulated("official", 4), seats=("master", "expert", "novice", "Ann")))
    last = stepped(unpacked(replay_page(read_record(lines), EN)))[-1]
    assert last["names"] == ["master", "Expert", "Novice", "Ann"]


def test_a_record_without_a_deal_has_no_page() -> None:
    with pytest.raises(ValueError, match="no cards have been dealt"):
        replay_page(Record(PRESETS["official"], ("Ann", "Ben"), ()), EN)


def test_every_card_is_drawn_once() -> None:
    reader = Reader(replay_page(simulated("classic113", 10), EN))
    symbols = [symbol["id"] for symbol in reader.all("symbol")]
    assert len(symbols) == len(set(symbols))
    assert len([name for name in symbols if re.fullmatch(r"c\d+", name or "")]) <= len(PRINTED) + 5 * 4
