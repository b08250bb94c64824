"""The harness finds every fault: lost and doubled moves, logs that change, and clocks that ran out too early."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, insert

from tests.loopback.logbook import Logbook, Query, is_refusal, sqlite_file
from tests.loopback.model import Channel, Interaction, Message, User
from unobot.i18n import text_for
from unobot.model.places import PlaceKind
from unobot.model.seat import SeatState
from unobot.model.table import TableState
from unobot.rules.match import Entry, encode_entry
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.storage import schema
from unobot.storage.statements import columns

EN = text_for("en")
ANN = User(1, "Ann")
CHANNEL = Channel(2, 3)
START = 1000.0


class Base:
    """A database with one match of Ann and an AI."""

    def __init__(self) -> None:
        self.events: list[tuple[int, int, str, float]] = []
        self.is_late = False
        """Whether Ann took over her seat during the match."""

    def add(self, at: float, seat: int | None, move: str | None, by: str | None = None) -> None:
        ply = len(self.events)
        self.events.append((1, ply, encode_entry(Entry(ply, seat, move, by, ())).decode(), at))

    def query(self, sql: str) -> list[tuple[Any, ...]]:
        if "FROM seat" in sql:
            return [(7, ANN.id, self.is_late), (7, None, False)]
        return self.events if "FROM event" in sql else [(1, 7)]


def pressed(at: float, move: str, shows: str | None) -> Interaction:
    payload = {"data": {"custom_id": f"u1:7:0:move:{move}"}}
    press = Interaction(int(at), "", ANN, CHANNEL, payload, at)
    if shows is not None:
        press.show(Message(1, CHANNEL, ANN, content=shows))
    return press


@pytest.fixture
def base() -> Base:
    base = Base()
    base.add(START, None, None)
    return base


def book(query: Query) -> Logbook:
    return Logbook(query, turn=10, grace=60)


def test_what_was_shown_and_stands_is_acknowledged(base: Base) -> None:
    base.add(START + 1.1, 0, "draw")
    found = book(base.query)
    found.check([pressed(START + 1, "draw", "### Kim is playing.")], START)
    assert (found.acknowledged, found.lost, found.doubled) == (1, [], [])


def test_a_move_that_an_ai_made_before_its_seat_was_taken_over_is_nobodys(base: Base) -> None:
    base.add(START + 1.1, 0, "draw")
    found = book(base.query)
    found.check([], START)
    assert len(found.doubled) == 1
    base.is_late = True
    found = book(base.query)
    found.check([], START)
    assert found.doubled == []


def test_a_refused_press_does_not_claim_the_moves_of_the_ai(base: Base) -> None:
    """Ann's press came before she took the seat over. The AI made both moves."""
    base.is_late = True
    base.add(START + 1.1, 0, "draw")
    base.add(START + 1.2, 0, "draw")
    found = book(base.query)
    found.check([pressed(START + 1, "draw", None)], START)
    assert found.doubled == []


def test_a_shown_move_is_not_the_equal_one_of_an_ai_in_another_seat(base: Base) -> None:
    """Ann had the seat of the AI before, and two cards are equal."""
    base.add(START + 1.1, 1, "draw")
    base.add(START + 1.2, 0, "draw")
    found = book(base.query)
    found.sat[7, 1] |= {ANN.id, None}
    found.check([pressed(START + 1.05, "draw", "### Kim is playing.")], START)
    assert (found.acknowledged, found.lost, found.doubled) == (1, [], [])


@pytest.mark.parametrize(("place", "without"), [("server", {7}), ("direct", set())])
def test_only_matches_in_servers_lack_their_results(tmp_path: Path, place: PlaceKind, without: set[int]) -> None:
    file = tmp_path / "bot.db"
    engine = create_engine(f"sqlite:///{file}")
    schema.TABLE.metadata.create_all(engine)
    seat = SeatState(ANN.id, "Ann", None, 0)
    table = TableState(7, None, 2, ANN.id, "closed", "en", Ruleset(), (seat,), match_id=1, place=place)
    with engine.begin() as session:
        session.execute(insert(schema.TABLE).values(columns(table, "seats")))
        session.execute(insert(schema.SEAT).values(table_id=7, position=0, **columns(seat)))
        match = {"id": 1, "table_id": 7, "seed": b"1", "salt": 1, "started": 1.0, "over": True, "reported": True}
        session.execute(insert(schema.MATCH).values(match))
    engine.dispose()
    assert book(sqlite_file(file)).without_result() == without


def test_what_was_shown_and_is_not_there_is_lost(base: Base) -> None:
    found = book(base.query)
    found.check([pressed(START + 1, "draw", "### Kim is playing.")], START)
    assert len(found.lost) == 1


LATE = "Play had moved on. Nothing is lost."


@pytest.mark.parametrize(
    "shows",
    [
        None,
        "### Kim is playing.\nThat button is out of date. Here's the latest.",
        f"### Kim is playing.\n-# 💡 {LATE}",
    ],
)
def test_what_nobody_was_shown_may_or_may_not_be_there(base: Base, shows: str | None) -> None:
    found = book(base.query)
    found.check([pressed(START + 1, "draw", shows)], START)
    base.add(START + 5.1, 0, "draw")
    found.check([pressed(START + 5, "draw", shows)], START)
    assert (found.acknowledged, found.lost, found.doubled) == (0, [], [])


def test_one_press_makes_one_move(base: Base) -> None:
    base.add(START + 1.1, 0, "draw")
    base.add(START + 1.2, 0, "draw")
    found = book(base.query)
    found.check([pressed(START + 1, "draw", "### Kim is playing.")], START)
    assert len(found.doubled) == 1


def test_an_entry_that_changes_or_goes_is_lost(base: Base) -> None:
    base.add(START + 1.1, 1, "draw")
    found = book(base.query)
    found.check([], START)
    base.events[1] = (1, 1, encode_entry(Entry(1, 1, "pass", None, ())).decode(), START + 1.1)
    found.check([], START)
    assert len(found.lost) == 1
    base.events.pop()
    found.check([], START)
    assert len(found.lost) == 2


@pytest.mark.parametrize(("began", "at", "hasty"), [(START, 9, 1), (START, 11, 0), (START + 8, 11, 1)])
def test_a_clock_waits_for_the_turn_and_for_the_grace_after_a_start(
    base: Base, began: float, at: float, hasty: int
) -> None:
    base.add(START + at, 0, "draw", "clock")
    found = book(base.query)
    found.check([], began)
    assert len(found.hasty) == hasty


@pytest.mark.parametrize(("first", "second", "hasty"), [(-1, 3, 0), (1, 3, 1), (-4, 3, 1), (-1, 8, 1)])
def test_a_clock_that_is_right_again_before_anybody_looks_may_be_hasty(
    base: Base, first: float, second: float, hasty: int
) -> None:
    """The turn began while the clock was wrong, and it ran out while the clock was right again."""
    base.add(START + 7, 0, "draw", "clock")
    found = book(base.query)
    found.set_at = [START + first, START + second]
    found.check([], START - 100)
    assert len(found.hasty) == hasty


@pytest.mark.parametrize(("at", "hasty"), [(6, 1), (14, 1), (15, 0)])
def test_time_in_which_no_press_could_arrive_counts_for_no_clock(base: Base, at: float, hasty: int) -> None:
    base.add(START + at, 0, "draw", "clock")
    found = book(base.query)
    found.silences = [(START - 9, START), (START + 2, START + 7)]
    found.check([], START - 100)
    assert len(found.hasty) == hasty


def test_a_sentence_that_refuses_is_told_from_one_that_does_not() -> None:
    def says(text: str) -> bool:
        return is_refusal(Message(1, CHANNEL, ANN, content=text))

    assert says("### Your turn\nIt's **Bob**'s turn.")
    assert says("Something went wrong on my side. Nothing was changed. Please try again.")
    assert says("\n".join(("## 🔵 Blue 3", *["🤖 **Bob** · 4 cards"] * 9, "### Your turn", "It's **Bob**'s turn.")))
    assert says("### The match is waiting\n" + EN("suspended-here"))
    assert not says("### Your turn: match 🔵 **Blue** or **4**\nYour hand, 1 card: 🔺 Red: 1")
