"""A gamestate is written from the log and read into the view that the engine's seat has."""

from __future__ import annotations

from itertools import islice

import pytest

from tests.uui.positions import RULES, positions, put_back
from unobot.rules.decide import fair_moves
from unobot.rules.match import Entry
from unobot.rules.redaction import redact
from unobot.rules.view import observe
from unobot.uui.gamestate import gamestate, read_gamestate
from unobot.uui.protocol import parse_line


@pytest.mark.parametrize("seats", [2, 3, 10])
def test_what_is_read_is_what_the_seat_sees(seats: int) -> None:
    for position in islice(positions(RULES, seats, seats), 0, None, 9):
        seat = position.round.to_move
        told = gamestate(position.log, position.scores, seat)
        assert parse_line(str(told)) == told
        view = observe(position.round, seat)
        view.shuffles -= put_back(position.log)
        assert read_gamestate(told, RULES) == view


def test_seats_are_numbered_from_the_deal_on() -> None:
    for position in islice(positions(RULES, 4, 2, rounds=2, dealer=1), 0, None, 9):
        round, seat = position.round, position.round.to_move
        order = [(round.dealer + 1 + place) % 4 for place in range(4)]
        view = read_gamestate(gamestate(position.log, position.scores, seat), RULES)
        seen = observe(round, seat)
        assert (view.dealer, view.number) == (3, 1)
        assert (order[view.to_move], order[view.seat or 0]) == (seat, seat)
        assert view.hands == [seen.hands[each] for each in order]
        assert view.scores == tuple(seen.scores[each] for each in order)
        assert view.direction == seen.direction
        assert fair_moves(view, view.to_move) == fair_moves(round, seat)


def test_nothing_is_told_that_the_seat_does_not_know() -> None:
    for position in islice(positions(RULES, 3, 1), 0, None, 20):
        for seat in range(3):
            seen = [
                Entry(entry.ply, entry.seat, entry.move, None, tuple(redact(event, seat) for event in entry.events))
                for entry in position.log
            ]
            assert gamestate(seen, position.scores, seat) == gamestate(position.log, position.scores, seat)
