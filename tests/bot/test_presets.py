"""One match of every preset, from the lobby to its end, only by presses. The log shows its events.

The official one is drawn as pictures, too.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, TypeVar

import msgspec
import pytest

from tests.bot.players import AT_THE_END, Player, add_ai, live_buttons, play, verb
from tests.world import Button, Screen, World
from unobot.bot.client import Unobot
from unobot.records.reader import check_record
from unobot.records.writer import Record, write_record
from unobot.rules.cards import Card
from unobot.rules.events import Event, HandsMoved, MatchEnded, Owed, RoundEnded, RuleChosen, SeatOut, Voted
from unobot.rules.match import Entry
from unobot.rules.ruleset.ruleset import PRESETS, Ruleset
from unobot.rules.shuffling import Shuffler
from unobot.storage.store import Store

NO_CARD = ("draw", "pass", "accept", "challenge")
SPECIAL = (Card.WSW, Card.WSH, Card.WC)
E = TypeVar("E", bound=Event)


def deal_first(monkeypatch: pytest.MonkeyPatch, first: Sequence[Card]) -> None:
    """Deal these cards of the deck before all others in the first round."""
    shuffle = Shuffler.shuffle

    def in_order(self: Shuffler, cards: Sequence[Card], purpose: str, state: int, number: int) -> list[Card]:
        order = shuffle(self, cards, purpose, state, number)
        if (state, number) == (1, 0):
            order.sort(key=lambda card: first.index(card) if card in first else len(first))
        return order

    monkeypatch.setattr(Shuffler, "shuffle", in_order)


@pytest.fixture
def special_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the first card dealt to each seat of the first round a special wild."""
    deal_first(monkeypatch, SPECIAL)


@pytest.fixture
def draw_twos(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal Draw Twos to each seat of the first round."""
    deal_first(monkeypatch, (Card.RD2, Card.YD2, Card.GD2, Card.BD2))


class Clicker(Player):
    """A player who takes every step and plays cards often: on a stack, out of turn, and with Uno."""

    def _choose(self, screen: Screen) -> Button | None:
        on = [button for button in screen.buttons if not button.disabled]
        urgent = [b for b in on if verb(b) == "catch" or b.custom_id.endswith(":uno:say")]
        if urgent and self._random.random() < 0.5:
            return urgent[0]
        moves = [b for b in on if verb(b) in ("move", "step") and not b.custom_id.endswith(":step:")]
        moves = [b for b in moves if not re.search(":step:(more|backs|premove)", b.custom_id)]
        switch = next((b for b in on if b.custom_id.endswith(":uno:on")), None)
        if moves and switch is not None and self._random.random() < 0.8:
            return switch
        laid = [b for b in moves if b.custom_id.rpartition(":")[2] not in NO_CARD]
        special = [b for b in laid if verb(b) == "step" and b.custom_id.rpartition(":")[2] in ("WSW", "WSH", "WC")]
        return self._random.choice(special or laid or moves) if moves else None


@dataclass(frozen=True)
class Played:
    """A match as the database stored it."""

    log: list[Entry]
    lines: list[dict[str, Any]]

    def all(self, kind: type[E]) -> list[E]:
        """Return every event of one kind, in order."""
        return [event for entry in self.log for event in entry.events if isinstance(event, kind)]

    @property
    def jumped_in(self) -> int:
        """Return how often a seat played a card out of turn."""
        moves = [line for line in self.lines if "move" in line or "round" in line]
        return sum(
            line["seat"] != before["turn"] and line["move"][0] in "RYGBW"
            for before, line in pairwise(moves)
            if "turn" in before and "move" in line
        )

    @property
    def longest_stack(self) -> int:
        """Return the longest run of draw cards that passed the sum on."""
        longest = length = 0
        for entry in self.log:
            if entry.move is not None and entry.move.startswith(("uno", "catch")):
                continue
            length = length + 1 if any(isinstance(event, Owed) for event in entry.events) else 0
            longest = max(longest, length)
        return longest


async def match(world: World, rules: Ruleset, people: int, ais: int = 0, seed: int = 1) -> Played:
    """Play a match of players and AIs under ``rules`` to its end. Check its every move against the rules again."""
    host, *others = (world.person(name) for name in ("Ann", "Ben", "Cleo", "Dan")[:people])
    await host.slash("start", rules=rules.code)
    for person in others:
        await person.press("Join")
    for _ in range(ais):
        await add_ai(host, world)
    await host.press("Start")
    await world.advance(12)
    for person in (host, *others):
        await person.press("My hand")
    clickers = [Clicker(person, seed + place, in_panel=True) for place, person in enumerate((host, *others))]
    await play(world, *clickers, until="🏆")
    await world.advance(12)
    for person in (host, *others):
        assert live_buttons(person.direct_messages()) == []
        assert live_buttons(person.panels()) == ["Rematch", "Replay"]
    assert live_buttons(world.posts()) == AT_THE_END
    return await _read(world, rules, people + ais)


async def _read(world: World, rules: Ruleset, seats: int) -> Played:
    assert isinstance(world.bot, Unobot)
    store = await Store.open(world.bot.settings.database_url)
    _, log = await store.load_match(1)
    await store.close()
    lines = list(write_record(Record(rules, tuple(f"seat {seat}" for seat in range(seats)), tuple(log))))
    assert check_record(lines).is_over
    return Played(log, [json.loads(line) for line in lines])


def to_50(preset: str) -> Ruleset:
    """Return the preset, with a target of 50 points."""
    return msgspec.structs.replace(PRESETS[preset], target=50)


@pytest.mark.long
async def test_official(gallery_world: World) -> None:
    played = await match(gallery_world, to_50("official"), 2, 1)
    (end,) = played.all(MatchEnded)
    assert max(end.scores) >= 50


@pytest.mark.usefixtures("draw_twos")
async def test_stacking_passes_a_stack_round(world: World) -> None:
    played = await match(world, PRESETS["stacking"], 3, 1)
    (end,) = played.all(MatchEnded)
    assert len(played.all(RoundEnded)) == 1, "first out wins"
    assert not any(end.scores)
    assert played.longest_stack >= 2


@pytest.mark.usefixtures("special_cards")
async def test_classic113_votes_and_swaps_with_a_chosen_seat(world: World) -> None:
    played = await match(world, to_50("classic113"), 4)
    assert len(played.all(Voted)) == 4
    assert len(played.all(RuleChosen)) == 1
    assert any(entry.move is not None and re.fullmatch("WSW[RYGB]>[0-3]!?", entry.move) for entry in played.log)
    assert {"swap", "shuffle"} <= {event.how for event in played.all(HandsMoved)}
    assert max(played.all(MatchEnded)[0].scores) >= 50


@pytest.mark.long
async def test_classic113_until_one_is_left_places_everybody(world: World) -> None:
    played = await match(world, msgspec.structs.replace(PRESETS["classic113"], scoring="until_last"), 3, 1)
    out = [event.seat for event in played.all(SeatOut) if event.placed]
    (end,) = played.all(MatchEnded)
    assert sorted(end.placing) == [0, 1, 2, 3]
    assert list(end.placing[: len(out)]) == out
    assert len(out) >= 2


async def test_draw_and_play(world: World) -> None:
    played = await match(world, to_50("draw_and_play"), 2, 1)
    assert max(played.all(MatchEnded)[0].scores) >= 50


async def test_party_jumps_in_and_swaps_by_seven(world: World) -> None:
    played = await match(world, to_50("party"), 3, seed=2)
    assert played.jumped_in
    assert {event.how for event in played.all(HandsMoved)} == {"seven", "zero"}
    assert max(played.all(MatchEnded)[0].scores) >= 50


@pytest.mark.long
async def test_no_mercy_like(world: World) -> None:
    played = await match(world, msgspec.structs.replace(PRESETS["no_mercy_like"], target=50), 2, 2)
    assert played.longest_stack >= 2
    assert max(played.all(MatchEnded)[0].scores) >= 50


async def test_all_wild(world: World) -> None:
    played = await match(world, msgspec.structs.replace(PRESETS["all_wild"], scoring="single"), 2, 2)
    assert len(played.all(MatchEnded)) == 1


async def test_attack(world: World) -> None:
    played = await match(world, msgspec.structs.replace(PRESETS["attack"], scoring="single"), 2, 2)
    assert len(played.all(MatchEnded)) == 1


async def test_attack_classic(world: World) -> None:
    played = await match(world, msgspec.structs.replace(PRESETS["attack_classic"], scoring="single"), 2, 2)
    assert len(played.all(MatchEnded)) == 1


async def test_flip(world: World) -> None:
    played = await match(world, msgspec.structs.replace(PRESETS["flip"], scoring="single"), 2, 2)
    assert len(played.all(MatchEnded)) == 1


@pytest.mark.long
async def test_a_team_wins_together(world: World) -> None:
    played = await match(world, to_50("teams"), 2, 2)
    (end,) = played.all(MatchEnded)
    assert end.scores[0] == end.scores[2]
    assert end.scores[1] == end.scores[3]
    assert {end.winner, (end.winner + 2) % 4} == set(end.placing[:2])


def test_every_preset_is_played_here() -> None:
    tests = [name for name in globals() if name.startswith("test_")]
    missing = [preset for preset in PRESETS if not any(preset.rstrip("s") in name for name in tests)]
    assert missing == []
