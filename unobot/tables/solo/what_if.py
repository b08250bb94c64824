"""The start of a *What if*: an entry of a finished match. The game has the further shuffles of the match."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from unobot.ai.levels import SEATED
from unobot.model.refused import Refused
from unobot.model.seat import SeatState
from unobot.model.table import TableOptions, TableState
from unobot.tables.replay import Replay
from unobot.tables.solo.solo_game import SoloGame
from unobot.tables.state.seating import STAND_IN


class WhatIf(msgspec.Struct, frozen=True):
    """The start of a game: a table, an entry of its match, and the seat that the person plays from there."""

    table: int
    ply: int
    seat: int


def open_seats(replay: Replay, ply: int) -> list[int]:
    """Return the seats that can be played on from an entry. There are none after the end of the match."""
    log = replay.log(ply)
    if log.match.is_over:
        return []
    gone = {*log.match.eliminated, *(() if log.round.is_over else log.round.out)}
    return [seat for seat in range(log.match.seats) if seat not in gone]


def names_at(replay: Replay, start: WhatIf) -> tuple[str, ...]:
    """Return the names by seat at the start."""
    return tuple(each.name for each in replay.occupants(start.ply))


def what_if(replay: Replay, start: WhatIf, user_id: int, game_id: int = 0, line: tuple[str, ...] = ()) -> SoloGame:
    """Return the game of a user. The record of the match is only read.

    Raises `Refused` if the seat cannot be played on there, and `BrokenLineError`.
    """
    if not 0 <= start.ply <= replay.last or start.seat not in open_seats(replay, start.ply):
        raise Refused("refused-unknown-button")
    seats = tuple(
        SeatState(
            user_id if seat == start.seat else None,
            each.name,
            None if seat == start.seat else each.level if each.level in SEATED else STAND_IN,
            each.emblem,
        )
        for seat, each in enumerate(replay.occupants(start.ply))
    )
    table = replay.table
    state = TableState(
        id=game_id,
        guild_id=table.guild_id,
        channel_id=table.channel_id,
        host_id=0,  # a game alone has no host
        status="playing",
        locale=table.locale,
        ruleset=table.ruleset,
        seats=seats,
        secret=table.secret,
        options=TableOptions(look=table.options.look, moments=table.options.moments, strength=table.options.strength),
    )
    log = replay.log(start.ply)
    if log.round.is_over and not log.is_voted:
        state = replace(state, status="pause")
    return SoloGame(state, user_id, log, line)
