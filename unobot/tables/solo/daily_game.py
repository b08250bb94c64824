"""The game of a daily deal: five rounds of a person against AIs. It follows from the deal and the person's moves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from unobot.ai.characters import names_of_day
from unobot.ai.four_steps import FourSteps
from unobot.daily.deals import LEVEL, ROUNDS, RULES, SEATS, Deal, opening
from unobot.daily.scores import round_points, square_of
from unobot.model.seat import SeatState
from unobot.model.table import TableState
from unobot.tables.match_log import MatchLog
from unobot.tables.solo.solo_game import SoloGame, by_turn
from unobot.tables.table_view import TableView

SEAT: Final = 0
"""The seat of the person."""
_STRATEGY: Final = FourSteps()
"""The strategy of the AIs (see `LEVEL`)."""


def daily_game(deal: Deal, user_id: int, name: str, try_id: int = 0, line: Iterable[str] = ()) -> SoloGame:
    """Return the game of a user at a deal, after the moves of ``line``. It begins with a deal of cards.

    Raises `BrokenLineError` if the line does not fit the deal.
    """
    ais = ais_of(deal)
    seats = tuple(
        SeatState(user_id, name, None, seat) if seat == SEAT else SeatState(None, ais[seat - 1], LEVEL, seat)
        for seat in range(SEATS)
    )
    state = TableState(
        id=try_id,
        guild_id=0,
        channel_id=0,
        host_id=0,  # a game alone has no host
        status="playing",
        locale="",
        ruleset=RULES,
        seats=seats,
        secret=deal.seed,
    )
    log = MatchLog(RULES, SEATS, deal.seed, deal.start)
    log.adopt(log.next_deal())  # a game has a round
    return SoloGame(state, user_id, log, line, rounds=ROUNDS, place=by_turn, strategy=_STRATEGY)


def ais_of(deal: Deal) -> tuple[str, ...]:
    """Return the names of the AIs, by seat from the one left of the person on."""
    return names_of_day(opening(deal.day).timestamp())[: SEATS - 1]


def squares_of(game: SoloGame) -> str:
    """Return the squares of the rounds that are over (see `daily.scores`)."""
    return "".join(square_of(end, SEAT) for end in game.ended)


def points_of(game: SoloGame) -> list[int]:
    """Return the person's points in each round that is over."""
    return [round_points(end, SEAT) for end in game.ended]


def daily_view(game: SoloGame) -> TableView:
    """Return the game as its person may see it. Each seat has the points of the daily deal as its score."""
    view = game.view()
    for seat in view.seats:
        seat.score = sum(round_points(end, seat.index) for end in game.ended)
    return view
