"""The source of a rendering: equal sources are equal screens, over random matches, readers and choices.

This law makes it safe to build no screen whose source did not change. The converse saves work: a hand is seldom built
for nothing.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.rulesets import seated
from unobot.bot.messages.renderer import Renderer
from unobot.bot.messages.table_screens import TableScreens
from unobot.bot.screens.premove import PREMOVE
from unobot.i18n import Text, languages, text_for
from unobot.model.people import Preferences
from unobot.model.seat import SeatState
from unobot.model.table import Premove, TableOptions, TableState
from unobot.rules.moves import Catch, Move, SayUno
from unobot.rules.play.decide import fair_moves, legal_moves
from unobot.rules.play.legality import plays_ahead
from unobot.rules.ruleset.ruleset import OFFICIAL, Ruleset
from unobot.tables.match_log import MatchLog
from unobot.tables.state.take_back_window import TakeBackWindow
from unobot.tables.table_view import TableView, table_view
from unobot.tables.transient import TransientState

replace = msgspec.structs.replace
LOOKS = ("pictures", "shapes", "text")
WATCHER = 999
"""A user without a seat."""


class RandomTable:
    """A table with a random match, and the renderer of its screens."""

    def __init__(self, ruleset: Ruleset, seats: int, chance: random.Random) -> None:
        self.id = 7
        self.revision = 0
        self.transient = TransientState()
        self.ruleset = ruleset
        self._chance = chance
        people = max(1, seats - chance.randrange(3))
        self.state = TableState(
            7,
            1,
            2,
            100,
            "playing",
            "en",
            ruleset,
            tuple(
                SeatState(
                    100 + index if index < people else None, f"P{index}", None if index < people else "casual", index
                )
                for index in range(seats)
            ),
            deadline=1e9,
            secret=bytes(32),
            options=TableOptions(take_back=True),
        )
        self.log = MatchLog(ruleset, seats, bytes(32), chance.randrange(2**32))
        self.log.adopt(self.log.next_deal())
        self.readers = [*(100 + index for index in range(people)), WATCHER]
        self.chosen = dict.fromkeys(self.readers, Preferences())
        self.words: dict[int, Text] = dict.fromkeys(self.readers, text_for("en"))
        preferences = SimpleNamespace(cached=self.chosen.__getitem__, store_hint=print)  # it is never called
        tasks = SimpleNamespace(start=self._remember)
        client = SimpleNamespace(get_guild=lambda _: None, get_channel=lambda _: None)
        screens: dict[int, TableScreens] = {}
        localizer = SimpleNamespace(offered_language=lambda _: None)
        fakes: list[Any] = [client, localizer, preferences, SimpleNamespace(), tasks, SimpleNamespace(notice="")]
        fakes.append(lambda table: screens.setdefault(table.id, TableScreens(table)))
        self.renderer = Renderer(*fakes, has_pictures=True)

    @property
    def turn(self) -> int:
        return self.log.turn

    def is_turn_of(self, user_id: int) -> bool:
        return self.state.seats[self.log.round.to_move].user_id == user_id

    def view(self, user_id: int | None = None) -> TableView:
        return table_view(self.state, self.log, self.transient, user_id, ())

    def go_on(self) -> None:
        """Make a legal move of some seat, or deal."""
        self.revision += 1
        self.transient.take_back = None
        state, chance = self.log.round, self._chance
        if self.log.match.is_over:
            self.log = MatchLog(self.ruleset, state.seats, bytes(32), chance.randrange(2**32))
            self.id += 1  # a match is played at one table only
            self.state = replace(self.state, id=self.id)
        if self.log.match.round is None or self.log.match.round.outcome is not None or self.log.is_voted:
            self.log.adopt(self.log.next_deal())
            self.state = replace(self.state, premoves=(), status="playing", deadline=1e9 + self.revision)
            return
        for seat in chance.sample(range(state.seats), state.seats):
            beside = [
                move for move in fair_moves(state, seat) if seat != state.to_move or isinstance(move, Catch | SayUno)
            ]
            if beside and chance.random() < 0.2:
                self._make(seat, chance.choice(beside))
                return
        movers = [state.to_move, *range(state.seats)]
        seat = next(seat for seat in movers if legal_moves(state, seat))
        self._make(seat, chance.choice(legal_moves(state, seat)))

    def change(self) -> None:
        """Change something that is no move: a seat, a choice of a reader, an open step."""
        self.revision += 1
        chance, change = self._chance, self._chance.choice(self._changes())
        change(chance.randrange(len(self.state.seats)))

    def hand(self, user_id: int, *, dm: bool = False, paused: bool = False) -> tuple[Hashable, bytes]:
        """Return the source and the digest of a hand."""
        table: Any = self
        rendering = self.renderer.hand(table, user_id, self.words[user_id], dm=dm, paused=paused)
        return rendering.source, rendering.digest

    def public(self) -> tuple[Hashable, bytes]:
        """Return the source and the digest of the table message."""
        table: Any = self
        rendering = self.renderer.public(table, text_for("en"))
        return rendering.source, rendering.digest

    def _make(self, seat: int, move: Move) -> None:
        self.log.adopt(self.log.next_move(seat, move, self._chance.choice([None, None, "clock"])))
        self.state = replace(self.state, deadline=1e9 + self.revision)

    def _changes(self) -> list[Callable[[int], None]]:
        return [self._seat, self._prefer, self._open, self._choose_ahead, self._offer_take_back, self._stop]

    def _seat(self, index: int) -> None:
        chance, seats = self._chance, list(self.state.seats)
        flags: list[dict[str, Any]] = [
            {"autopilot": chance.random() < 0.5, "misses": chance.randrange(2)},
            {"away": chance.random() < 0.3},
            {"name": f"P{index}{chance.randrange(3)}"},
        ]
        seats[index] = replace(seats[index], **chance.choice(flags))
        self.state = replace(self.state, seats=tuple(seats))

    def _prefer(self, index: int) -> None:
        chance, reader = self._chance, self.readers[index % len(self.readers)]
        sort = cast("Any", chance.choice(["color", "value"]))
        hints, passes = chance.random() < 0.5, chance.random() < 0.5
        hinted = chance.choice([(), ("uno", "direct"), ("uno", "direct", "challenge", "drawn")])
        self.chosen[reader] = Preferences(sort=sort, passes=passes, hints=hints, hinted=hinted)
        self.words[reader] = text_for(chance.choice(languages())).with_look(cast("Any", chance.choice(LOOKS)), {})

    def _open(self, index: int) -> None:
        chance, reader = self._chance, self.readers[index % len(self.readers)]
        table: Any = self
        shown = self.renderer.view_state(table, reader)
        shown.page, shown.say_uno, shown.why = chance.randrange(3), chance.random() < 0.5, chance.random() < 0.2
        shown.path = chance.choice([(), (), ("catch",), ("more",), (PREMOVE, "WD4"), (PREMOVE, "W"), ("W",), ("R7",)])

    def _choose_ahead(self, index: int) -> None:
        seat = self.state.seats[index]
        plays = plays_ahead(self.log.round, index)
        others = tuple(each for each in self.state.premoves if each.user_id != seat.user_id)
        if seat.user_id is not None and plays and self._chance.random() < 0.7:
            dropped = cast("Any", self._chance.choice(["", "", "color", "unfit"]))
            others = (*others, Premove(seat.user_id, self._chance.choice(plays), dropped))
        self.state = replace(self.state, premoves=others)

    def _offer_take_back(self, index: int) -> None:
        self.transient.take_back = TakeBackWindow(index, 1e9, offered=self._chance.random() < 0.7)

    def _stop(self, _: int) -> None:
        chance = self._chance
        pauses = self.log.round.outcome is not None and chance.random() < 0.5
        self.state = replace(
            self.state,
            status="pause" if pauses else "playing",
            deadline=chance.choice([None, 1e9 + self.revision]),
            suspended=None if chance.random() < 0.8 else 1e9,
        )

    def _remember(self, key: tuple[str, int, str], _: object) -> None:
        """Note that a hint was shown."""
        _, user_id, name = key
        self.chosen[user_id] = replace(self.chosen[user_id], hinted=(*self.chosen[user_id].hinted, name))


@pytest.mark.long
@pytest.mark.slow
@settings(max_examples=15)
@given(seated(), st.integers(0, 2**32 - 1))
def test_equal_sources_are_equal_screens(rules: tuple[Ruleset, int], seed: int) -> None:
    chance = random.Random(seed)
    table = RandomTable(*rules, chance)
    payloads: dict[Hashable, bytes] = {}
    for _ in range(60):
        if chance.random() < 0.6:
            table.go_on()
        else:
            table.change()
        readers = chance.sample(table.readers, min(3, len(table.readers)))
        shown = [(reader, dm, paused) for reader in readers for dm in (False, True) for paused in (False, True)]
        for reader, dm, paused in shown:
            source, payload = table.hand(reader, dm=dm, paused=paused)
            assert payloads.setdefault(source, payload) == payload
        source, payload = table.public()
        assert payloads.setdefault(source, payload) == payload


@pytest.mark.parametrize("seats", [2, 5])
def test_a_hand_is_seldom_built_for_nothing(seats: int) -> None:
    table = RandomTable(OFFICIAL, seats, random.Random(seats))
    for reader in table.readers:
        table.chosen[reader] = Preferences(hints=False)
    last = {reader: table.hand(reader) for reader in table.readers[:-1]}
    built = sent = 0
    for _ in range(150):
        table.go_on()
        for reader, (source, payload) in last.items():
            last[reader] = table.hand(reader)
            built += last[reader][0] != source
            sent += last[reader][1] != payload
    assert sent >= 0.9 * built
    assert seats == 2 or built < 0.85 * 150 * len(last), "a draw or an Uno changes no hand of others"
