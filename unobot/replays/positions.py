"""The position after each entry of a record, with open hands and with names to show."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from operator import attrgetter

import msgspec

from unobot.ai.level_names import SEATED
from unobot.i18n import Text
from unobot.model.former import FORMER, recorded_name
from unobot.pictures.emblems import EMBLEMS
from unobot.records.writer import Record
from unobot.rules.cards import Card, Color, Pair, Side
from unobot.rules.events import SeatsAdded, SeatsShuffled, reseated
from unobot.rules.match import Match
from unobot.rules.shuffling import Shuffler, match_key
from unobot.wording.card_words import level_words

MAX_NAME = 32
"""The most characters of a name, the same as on Discord."""
_BIDI = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Marks that change the direction of writing. A name must not change it for the words around it."""


class Position(msgspec.Struct, frozen=True):
    """The match after one entry. Everything by seat is in the order of the seats at that time."""

    ply: int
    actor: int | None
    """The seat that moved; ``None`` for a deal."""
    round: int
    """From 1, or 0 for the vote before the first round."""
    players: tuple[int, ...]
    """The number of the player in each seat, in the order in which they joined. It moves with the player."""
    names: tuple[str, ...]
    emblems: tuple[int, ...]
    scores: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]
    """Each in the order of the deck."""
    backs: tuple[tuple[Card, ...], ...]
    """The other side of each card of ``hands``. It is empty in a deck with one side."""
    side: Side
    """The side of the cards that is up."""
    top: Card | None
    color: Color | None
    pile: int
    direction: int
    to_move: int | None
    """``None`` when the round is over, and during a vote."""
    owed: int
    said: tuple[int, ...]
    """The seats that hold one card and said Uno."""
    silent: tuple[int, ...]
    """The seats that can be caught."""
    out: tuple[int, ...]


def positions(record: Record, text: Text, emblems: Sequence[int] = ()) -> Iterator[Position]:
    """Yield the position after each entry.

    ``emblems``: the emblems of the seats at the end of the match. If empty, players get the first emblems in order.
    """
    match = Match(record.ruleset, len(record.seats), Shuffler(match_key(bytes(32), 0)))  # a replay never shuffles
    players_by_entry = _players_by_entry(record)
    emblem_by_player = dict(zip(players_by_entry[-1], emblems, strict=False)) if players_by_entry else {}
    raw, changes = record.seats, dict(record.changes)
    for entry, players in zip(record.entries, players_by_entry, strict=True):
        match.apply(entry.events)
        raw = reseated(changes.get(entry.ply, raw), entry.events)
        state = match.round
        assert state is not None  # a match begins with a deal or a vote
        has_turn = not state.is_over and state.number > 0
        yield Position(
            ply=entry.ply,
            actor=entry.seat,
            round=state.number,
            players=players,
            names=display_names(text, raw, players),
            emblems=tuple(emblem_by_player.get(player, player % len(EMBLEMS)) for player in players),
            scores=tuple(match.scores),
            hands=tuple(tuple(sorted(hand, key=attrgetter("sort"))) for hand in state.hands),
            backs=() if state.backs is None else tuple(map(_backs, state.hands, state.backs.hands)),
            side=state.side,
            top=state.discard[-1] if state.discard else None,
            color=state.color,
            pile=len(state.pile),
            direction=state.direction,
            to_move=state.to_move if has_turn else None,
            owed=state.owed if has_turn and state.owed_color is None else 0,
            said=tuple(
                seat for seat, has_said in enumerate(state.said_uno) if has_said and len(state.hands[seat]) == 1
            ),
            silent=tuple(state.catchable),
            out=tuple(state.out),
        )


def _backs(hand: Sequence[Card], backs: Sequence[Card]) -> tuple[Card, ...]:
    """Return the ``backs`` of a hand in the order in which its cards are shown."""
    pairs = sorted(map(Pair, hand, backs), key=lambda pair: (pair.front.sort, pair.back.sort))
    return tuple(pair.back for pair in pairs)


def _players_by_entry(record: Record) -> list[tuple[int, ...]]:
    """Return, after each entry, the player of each seat. Players are numbered in the order in which they joined."""
    players_by_entry: list[tuple[int, ...]] = []
    players = tuple(range(len(record.seats)))
    for entry in record.entries:
        for event in entry.events:
            if isinstance(event, SeatsAdded):
                players = (*players, *range(len(players), len(players) + event.seats))
            elif isinstance(event, SeatsShuffled):
                players = reseated(players, [event])
        players_by_entry.append(players)
    return players_by_entry


def display_names(text: Text, names: Sequence[str], players: Sequence[int] | None = None) -> tuple[str, ...]:
    """Return the names of a record as people read them, in the language of ``text``.

    If several seats have the same name, each gets a number: its player's from ``players``, or else the seat's.
    """
    clean = [_display_name(text, name) for name in names]
    numbers = range(len(clean)) if players is None else players
    return tuple(
        f"{name} {number + 1}" if clean.count(name) > 1 else name for name, number in zip(clean, numbers, strict=True)
    )


def _display_name(text: Text, name: str) -> str:
    if name in (FORMER, recorded_name(FORMER)):
        return text("name-former")
    if name in SEATED:
        level = level_words(text, name)
        return f"{level[:1].upper()}{level[1:]}"
    clean = "".join(
        character for character in _BIDI.sub("", name) if unicodedata.category(character) not in ("Cc", "Cs", "Co")
    )
    clean = " ".join(clean.split())
    if len(clean) > MAX_NAME:
        clean = f"{clean[: MAX_NAME - 1]}…"
    return clean or "?"
