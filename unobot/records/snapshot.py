"""Show a match at one move of its record, as JSON.

``docs/clauses.md``, section 14, describes the fields. Every hand is complete, like in the record.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Literal

import msgspec

from unobot.ai.strategies import STRATEGIES
from unobot.records.reader import read_records
from unobot.records.writer import Record
from unobot.rules.cards import Card, Color, Side
from unobot.rules.events import Phase
from unobot.rules.match import replay
from unobot.rules.shuffling import Shuffler, match_key


class StateError(ValueError):
    """The record has no such match or move. The message names the existing ones."""


class Player(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat: its name, its score in the match and its hand. ``is_bot`` is true for an AI.

    ``backs`` are the other sides of its hand, in the same order, in a deck with two sides.
    """

    name: str
    is_bot: bool
    score: int
    hand: tuple[Card, ...]
    backs: tuple[Card, ...] | None = None


class State(msgspec.Struct, frozen=True, omit_defaults=True):
    """The complete state after the entry ``ply`` of a match.

    An entry is a deal (the first is ply 0), a vote before round 1 (which is "round 0"), or a move. ``seat`` and
    ``move`` are ``None`` for a deal. ``draw_pile`` begins with the next card, and ``discard_pile`` ends with
    ``top_card``, which is ``None`` while the pile is empty. ``current_player`` is ``None`` when the round is over, and
    ``active_color`` until a color is named. ``command_valid`` means that the command of the top card still has to be
    answered. ``side`` is the side in play of a deck with two sides. The backs are in the order of their piles.
    """

    ply: int
    seat: int | None
    move: str | None
    round: int
    current_player: int | None
    direction: Literal["clockwise", "counterclockwise"]
    active_color: Color | None
    last_color: Color | None
    command_valid: bool
    top_card: Card | None
    discard_pile: tuple[Card, ...]
    draw_pile: tuple[Card, ...]
    players: tuple[Player, ...]
    side: Side | None = None
    discard_backs: tuple[Card, ...] | None = None
    draw_backs: tuple[Card, ...] | None = None

    def json(self) -> str:
        """Return the state as one line of JSON."""
        return msgspec.json.encode(self).decode()


def read_state(lines: Iterable[str], ply: int, number: int = 1) -> State:
    """Return the state at ``ply`` of match ``number`` (from 1) among the records in ``lines``.

    Raises ``StateError`` for a match or ply that does not exist, and ``RecordError`` for a broken record up to there.
    """
    records = [record for record, _ in islice(read_records(lines), max(number, 1))]
    if number < 1 or number > len(records):
        raise StateError(f"there is no match {number}, the file has {len(records)}")
    return state_at(records[-1], ply)


def state_at(record: Record, ply: int) -> State:
    """Return the state after entry ``ply`` of ``record``. Raises ``StateError`` if there is no such entry."""
    entries = record.entries
    if not 0 <= ply < len(entries):
        raise StateError(f"there is no ply {ply}, the match has 0 to {len(entries) - 1}")
    nobody = Shuffler(match_key(bytes(32), 0))  # replaying never shuffles
    match = replay(record.ruleset, len(record.seats), nobody, entries[: ply + 1])
    state = match.round
    if state is None:
        raise StateError(f"at ply {ply} no cards have been dealt")
    backs = state.backs
    return State(
        ply=ply,
        seat=entries[ply].seat,
        move=entries[ply].move,
        round=state.number,
        current_player=None if state.is_over else state.to_move,
        direction="clockwise" if state.direction > 0 else "counterclockwise",
        active_color=state.color,
        last_color=state.last_color,
        command_valid=not state.is_over and (state.owed > 0 or state.phase is Phase.COLOR),
        top_card=state.discard[-1] if state.discard else None,
        discard_pile=tuple(state.discard),
        draw_pile=tuple(reversed(state.pile)),
        players=tuple(
            Player(name, name in STRATEGIES, score, tuple(hand), None if backs is None else tuple(backs.hands[seat]))
            for seat, (name, score, hand) in enumerate(
                zip(record.names_after(ply), match.scores, state.hands, strict=True)
            )
        ),
        side=None if backs is None else backs.side,
        discard_backs=None if backs is None else tuple(backs.discard),
        draw_backs=None if backs is None else tuple(reversed(backs.pile)),
    )
