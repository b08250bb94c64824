"""A gamestate is written from the log and read into the view that the engine's seat has."""

from __future__ import annotations

from itertools import islice

import pytest

from tests.uui.positions import RULES, as_engine_sees, positions
from unobot.rules.match import Entry
from unobot.rules.redaction import redact
from unobot.uui.gamestate import gamestate, read_gamestate
from unobot.uui.protocol import parse_line


@pytest.mark.parametrize("seats", [2, 3, 10])
def test_what_is_read_is_what_the_seat_sees(seats: int) -> None:
    for position in islice(positions(RULES, seats, seats), 0, None, 9):
        seat = position.round.to_move
        told = gamestate(position.log, position.scores, seat)
        assert parse_line(str(told)) == told
        assert read_gamestate(told, RULES) == as_engine_sees(position, seat)


def test_nothing_is_told_that_the_seat_does_not_know() -> None:
    for position in islice(positions(RULES, 3, 1), 0, None, 20):
        for seat in range(3):
            seen = [
                Entry(entry.ply, entry.seat, entry.move, None, tuple(redact(event, seat) for event in entry.events))
                for entry in position.log
            ]
            assert gamestate(seen, position.scores, seat) == gamestate(position.log, position.scores, seat)
