"""A match that one person plays alone against AIs. It has no clock: the AIs answer at once.

The state follows from the start and the line, which is the list of all moves since the start. So a game needs only some
bytes in the database, and a later version of an AI does not change the past moves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from random import Random
from typing import Final, Literal, TypeAlias

import msgspec
from cachetools import LRUCache
from msgspec.structs import replace

from unobot.ai.level_names import SEATED
from unobot.ai.strategy import Strategy
from unobot.features.replay.replay import Replay
from unobot.model.refused import Refused, Stale
from unobot.model.seat import SeatState
from unobot.model.table import TableOptions, TableState
from unobot.rules.events import Phase, RoundEnded, reseated
from unobot.rules.match import Entry
from unobot.rules.moves import (
    CATCHES,
    SAY_UNO,
    Catch,
    Move,
    MoveSyntaxError,
    Play,
    SayUno,
    TakeBack,
    TimeUp,
    parse_move,
)
from unobot.rules.play.decide import IllegalMove
from unobot.rules.play.legality import fair_moves, legal_moves
from unobot.rules.play.scoring import partners
from unobot.rules.round import View
from unobot.rules.view import observe
from unobot.tables.ai_seats.autopilot import maybe_forget_uno, strategy_of, table_manners_of
from unobot.tables.ai_seats.network_loading import load_network
from unobot.tables.match_log import MatchLog
from unobot.tables.state.seating import STAND_IN, seat_of
from unobot.tables.table_view import TableView, table_view
from unobot.tables.transient import TransientState

Stage: TypeAlias = Literal["turn", "aside", "running", "pause", "over"]
"""The reason why the game waits.

* ``turn``: a move of the person.
* ``aside``: the person can catch, say Uno or jump in now, or let the AIs go on.
* ``running``: the AIs made many moves at once, and go on with the next press.
* ``pause``: the next deal. ``over``: nothing.
"""
DEAL: Final = "deal"
"""The item of a line for a deal. A move of the person is ``R5``, and one of an AI is ``2:R5``."""
MAX_AI_MOVES: Final = 60
"""The most moves of AIs after one press. They take about 5 ms."""
Place: TypeAlias = Callable[["SoloGame", int], bytes]
"""Returns the bytes that seed the choices of a seat at the present position of a game (see `SoloGame`)."""
CACHED_ENTRIES = 150_000
"""The most entries of all games in a cache: 45 MB, enough for some hundred people in an evening."""


def by_ply(game: SoloGame, seat: int) -> bytes:  # noqa: ARG001 - all seats have the same place
    """Seed AI choices by ply, so any move changes all later choices."""
    return b"%d" % game.log.ply


def by_turn(game: SoloGame, seat: int) -> bytes:
    """Seed AI choices by the round and the seat's moves in it, so the moves of other seats do not change them."""
    return b"%d|%d" % (game.log.round.number, game.moves_of[seat])


class BrokenLineError(ValueError):
    """The line has a move that is not possible in this game."""


class SoloGame:
    """The game of a person. ``state`` is its table: one seat has their id, and all other seats have a level.

    ``log`` is the match up to the start. The game changes both objects, so the caller must not use them anymore. Raises
    `BrokenLineError` if the ``line`` does not fit them.

    ``rounds``: the number of rounds after which the game is over. ``place``: seeds the choices of AIs, with the seed of
    the match, the seat and the purpose. ``strategy``: the strategy of all AIs in place of their levels.
    """

    def __init__(
        self,
        state: TableState,
        user_id: int,
        log: MatchLog,
        line: Iterable[str] = (),
        *,
        rounds: int | None = None,
        place: Place = by_ply,
        strategy: Strategy | None = None,
    ) -> None:
        self.names = tuple(seat.name for seat in state.seats)
        """The names by seat at the start."""
        self.state = state
        self.user_id = user_id
        self.log = log
        self.line: list[str] = []
        self.entries: list[Entry] = []
        """The entries of the log since the start."""
        self.round_ends: list[RoundEnded] = []
        """The ends of the rounds since the start."""
        self.moves_of = Counter[int]()
        """The moves of each seat in this round, since the start."""
        self._rounds = rounds
        self._place = place
        self._strategy = strategy
        for item in line:
            self._redo(item)

    @property
    def seat(self) -> int:
        """Return the person's seat now."""
        seat = seat_of(self.state, self.user_id)
        assert seat is not None, "the state of a game has a seat for its person"
        return seat

    @property
    def stage(self) -> Stage:
        """Return the stage: the reason why the game waits."""
        if self.is_over:
            return "over"
        state, seat = self.log.round, self.seat
        if state.is_over:
            return "running" if self.log.is_voted else "pause"
        if state.phase is Phase.VOTE:
            return "turn" if state.votes[seat] is None else "running"
        if state.to_move == seat and seat not in state.out:
            return "turn"
        return "aside" if self._aside_moves() else "running"

    @property
    def is_over(self) -> bool:
        """Return whether the match is won, or the last round is over."""
        return self.log.match.is_over or len(self.round_ends) == self._rounds

    @property
    def person_moves(self) -> int:
        """Return the number of moves that the person made."""
        return sum(_is_person_move(item) for item in self.line)

    def view(self) -> TableView:
        """Return the game as its person may see it."""
        view = table_view(self.state, self.log, TransientState(), self.user_id, ())
        view.alone = True
        return view

    async def load_network(self) -> None:
        """Load the network by which the AIs choose, before they choose anything."""
        if self._strategy is None:
            await load_network([seat.level for seat in self.state.seats if seat.level], self.log.round)

    def go_on(self) -> None:
        """Let the AIs move until the person has to act. After an ``aside``, they make at least one move."""
        for count in range(MAX_AI_MOVES):
            stage = self.stage
            if stage != "running" and not (stage == "aside" and count == 0):
                return
            self._step()

    def play(self, ply: int, move: Move) -> None:
        """Make the person's move, from a button that was drawn at ``ply``, and let the AIs answer.

        Raises `Stale`, `Refused` and the rules' `IllegalMove`.
        """
        if self.stage in ("pause", "over") or not self.log.is_fresh(self.seat, ply, move):
            raise Stale
        if isinstance(move, TimeUp | TakeBack):
            raise Refused("refused-unknown-button")  # there is no clock, and `shortened` takes moves back
        self._move(self.seat, move, str(move))
        self._answer()

    def deal(self) -> None:
        """Deal the next round. Raises `Stale` if the round is not over."""
        if self.stage != "pause":
            raise Stale
        self._deal()
        self._answer()

    def start(self) -> None:
        """Let the AIs make all moves before the person's first move."""
        self._answer()

    def apply_recorded(self, seat: int | None, move: Move | None) -> None:
        """Make a move from a record, or deal, without an answer of the AIs. Raises the rules' `IllegalMove`."""
        if seat is None or move is None:
            self._deal()
        else:
            self._move(seat, move, str(move) if seat == self.seat else f"{seat}:{move}")

    def line_without_last_move(self) -> list[str]:
        """Return the line up to the person's last move, without it. Raises `Refused` if there is no such move."""
        last = max((at for at, item in enumerate(self.line) if _is_person_move(item)), default=None)
        if last is None:
            raise Refused("refused-solo-no-move")
        return self.line[:last]

    def _answer(self) -> None:
        """Let the AIs move until the person has to act. First, an AI may catch the person who forgot to say Uno."""
        if (catch := self.catch_of_person()) is not None:
            self._move(*catch)
        if self.stage == "running":
            self.go_on()

    # One move of an AI

    def _step(self) -> None:
        """Make the next move of an AI, or the deal after the vote."""
        if self.log.is_voted:
            self._deal()
            return
        self._move(*self.next_of_ais())

    def next_of_ais(self) -> tuple[int, Move, str]:
        """Return the seat, the move and the line item of the next move of the AIs. It must be the turn of an AI."""
        return self._side_action() or self._turn()

    def catch_of_person(self) -> tuple[int, Move, str] | None:
        """Return the seat, move and line item of an AI that catches the person at once. None if no AI notices."""
        return self._first_catch([self.seat]) if self.seat in self.log.round.catchable else None

    def _turn(self) -> tuple[int, Move, str]:
        state = self.log.round
        seat = state.to_move
        if state.phase is Phase.VOTE:
            seat = next(seat for seat, vote in enumerate(state.votes) if vote is None)
        move = self._choice(seat, observe(state, seat), self._chance("turn", seat))
        return seat, move, f"{seat}:{move}"

    def _side_action(self) -> tuple[int, Move, str] | None:
        """Return the seat, move and line item of a catch, a late Uno or a jump-in of an AI now, or None."""
        state = self.log.round
        catch = self._first_catch(state.catchable)
        if catch is not None:
            return catch
        for seat in state.catchable:
            if seat != self.seat and SAY_UNO in legal_moves(state, seat):
                return seat, SAY_UNO, f"{seat}:{SAY_UNO}"
        for seat in self._ai_seats() if state.rule_tables.jump_in else ():
            chance = self._chance("jump", seat)
            if seat == state.to_move or not any(isinstance(move, Play) for move in fair_moves(state, seat)):
                continue
            if chance.random() < table_manners_of(self.state.seats[seat]).jumps:
                view = observe(state, seat)
                view.catchable = ()  # the manners decide about catches
                move = self._choice(seat, view, chance)
                if isinstance(move, Play):
                    return seat, move, f"{seat}:{move}"
        return None

    def _choice(self, seat: int, view: View, chance: Random) -> Move:
        """Return the move of the AI in a seat."""
        ai_seat = self.state.seats[seat]
        move = (self._strategy or strategy_of(self.state, ai_seat)).choose(view, chance)
        return maybe_forget_uno(ai_seat, move, chance)

    def _first_catch(self, seats: Iterable[int]) -> tuple[int, Move, str] | None:
        """Return the catch of the first AI that notices a missing Uno of one of the ``seats``."""
        state = self.log.round
        for target in seats:
            for seat in self._ai_seats():
                is_opponent = seat != target and seat not in partners(state, target)
                notices = table_manners_of(self.state.seats[seat]).notices
                if is_opponent and self._chance(f"catch {target}", seat).random() < notices:
                    return seat, CATCHES[target], f"{seat}:{CATCHES[target]}"
        return None

    def _ai_seats(self) -> Iterator[int]:
        """Yield the seats of AIs that are in the round."""
        out = self.log.round.out
        return (seat for seat in range(len(self.state.seats)) if seat != self.seat and seat not in out)

    def _aside_moves(self) -> list[Move]:
        """Return the moves of the person out of turn, without moves that cost a penalty."""
        state, seat = self.log.round, self.seat
        if seat in state.out:
            return []
        moves = fair_moves(state, seat)
        return [
            move
            for move in moves
            if isinstance(move, Play)
            or (isinstance(move, Catch) and move.seat in state.catchable)
            or (isinstance(move, SayUno) and seat in state.catchable)
        ]

    def _chance(self, purpose: str, seat: int) -> Random:
        """Return the random generator of one decision of an AI. The same position always gives the same one."""
        key = b"%b|%b|%b|%d" % (self.log.seed, self._place(self, seat), purpose.encode(), seat)
        return Random(sha256(key).digest())  # noqa: S311  # an AI's dice, which tell nothing about the shuffles

    # Entries

    def _redo(self, item: str) -> None:
        """Make the move of an item of a stored line. Raises `BrokenLineError`."""
        try:
            if item == DEAL:
                self._deal()
                return
            seat, _, move = item.rpartition(":")
            self._move(int(seat) if seat else self.seat, parse_move(move), item)
        except (IllegalMove, MoveSyntaxError, ValueError, IndexError) as error:
            raise BrokenLineError(f"{item!r} is not possible after {len(self.line)} moves") from error

    def _deal(self) -> None:
        self.moves_of.clear()
        self._adopt(self.log.next_deal(), DEAL)

    def _move(self, seat: int, move: Move, item: str) -> None:
        self._adopt(self.log.next_move(seat, move, None), item)
        if not self.log.round.is_over:  # seats may be shuffled between rounds
            self.moves_of[seat] += 1

    def _adopt(self, entry: Entry, item: str) -> None:
        self.log.adopt(entry)
        self.line.append(item)
        self.entries.append(entry)
        self.round_ends += (event for event in entry.events if isinstance(event, RoundEnded))
        seats = reseated(self.state.seats, entry.events)
        state = self.log.round
        status: Literal["playing", "pause", "closed"] = "playing"
        if self.log.match.is_over:
            status = "closed"
        elif state.is_over and not self.log.is_voted:
            status = "pause"
        self.state = replace(self.state, seats=seats, status=status)


def _is_person_move(item: str) -> bool:
    return ":" not in item and item != DEAL


class WhatIf(msgspec.Struct, frozen=True):
    """The start of a game: a table, an entry of its match, and the seat that the person plays from then on."""

    table: int
    ply: int
    seat: int


def open_seats(replay: Replay, ply: int) -> list[int]:
    """Return the seats that a person can play on after an entry. Empty after the end of the match."""
    log = replay.log(ply)
    if log.match.is_over:
        return []
    out = {*log.match.eliminated, *(() if log.round.is_over else log.round.out)}
    return [seat for seat in range(log.match.seats) if seat not in out]


def names_at(replay: Replay, start: WhatIf) -> tuple[str, ...]:
    """Return the names by seat at the start."""
    return tuple(occupant.name for occupant in replay.occupants(start.ply))


def what_if(replay: Replay, start: WhatIf, user_id: int, game_id: int = 0, line: tuple[str, ...] = ()) -> SoloGame:
    """Return the game of a user that begins at ``start`` of a match. It does not change the replay.

    Raises `Refused` if nobody can play the seat on from there, and `BrokenLineError`.
    """
    if not 0 <= start.ply <= replay.last or start.seat not in open_seats(replay, start.ply):
        raise Refused("refused-unknown-button")
    seats = tuple(
        SeatState(
            user_id if seat == start.seat else None,
            occupant.name,
            None if seat == start.seat else occupant.level if occupant.level in SEATED else STAND_IN,
            occupant.emblem,
        )
        for seat, occupant in enumerate(replay.occupants(start.ply))
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


class GameCache:
    """The last games of a process by their ids in the database, with at most `CACHED_ENTRIES` entries in all."""

    def __init__(self) -> None:
        self._games: LRUCache[int, SoloGame] = LRUCache(CACHED_ENTRIES, lambda game: 1 + len(game.entries))

    def pop(self, game_id: int, line: tuple[str, ...], names: tuple[str, ...]) -> SoloGame | None:
        """Remove and return a game. Return None if it is not cached with this line and these first names of its seats.

        It is removed so that two presses at once never share a game.
        """
        game = self._games.pop(game_id, None)
        return game if game is not None and tuple(game.line) == line and game.names == names else None

    def put(self, game_id: int, game: SoloGame) -> None:
        """Add a game for the next press. The caller must not change it after this."""
        if len(game.entries) < CACHED_ENTRIES:
            self._games[game_id] = game
