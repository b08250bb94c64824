"""A match as text: one JSON object a line, from which anybody can check every rule again.

::

    {"record": 1, "ruleset": {...}, "code": null, "seats": ["casual", "Ann"],
     "seed": "...", "start": "...", "commitment": "..."}
    {"round": 1, "dealer": 0, "shuffle": ["G4", ...]}
    {"seat": 1, "move": "R5", "color": "R", "turn": 0, "counts": [7, 6]}
    {"reshuffle": [...]}
    {"end": 1, "winner": 1, "points": [0, 87], "scores": [0, 87], "hands": [["W"], []]}
    {"match": {"winner": 1, "scores": [0, 512], "placing": [1, 0]}}

* ``shuffle`` is the deck in the order it is drawn: the deal comes off the front, one card at a time from the
  seat left of the dealer on.
* A move's line tells what is true after it: the active color, the seat to move (null when the round is over)
  and how many cards each seat holds. A challenge also says ``"guilty"``, and a move that was made for an
  absent person ``"by"``.
* ``reshuffle`` stands before the move that needed it: the new cards, put behind what is left of the pile,
  front first. Right after a round's line it is the whole rest of the deck in its new order: a wild draw four
  was turned up.
* The seed is hexadecimal, the commitment its SHA-256; ``start`` is the salt of ``unobot.rules.fairness``.

A record shows every hand: it is for matches that are over.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from typing import Any, Final, TypeAlias, TypeVar

import msgspec

from unobot.rules.cards import Card
from unobot.rules.decide import IllegalMove
from unobot.rules.events import Challenged, Dealt, Event, MatchEnded, PutBack, Reshuffled, RoundEnded
from unobot.rules.match import Entry, Match
from unobot.rules.moves import MoveSyntaxError, parse_move
from unobot.rules.round import Round
from unobot.rules.ruleset import HAND_SIZE, Ruleset

VERSION: Final = 1

Line: TypeAlias = dict[str, Any]
"""One line of a record as plain JSON values."""

L = TypeVar("L", bound=msgspec.Struct)


class RecordError(ValueError):
    """This is no record of a match by the rules; ``line`` (from 1) is where that shows."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line


class Record(msgspec.Struct, frozen=True):
    """What a record is made of: rules, names of the seats, the log, and where its chance came from."""

    ruleset: Ruleset
    seats: tuple[str, ...]
    entries: tuple[Entry, ...]
    seed: bytes | None = None
    start: int | None = None


def write_record(record: Record) -> Iterator[str]:
    """Give the lines of the record, without line breaks. Raises ``ValueError`` for a log that is none."""
    yield _header_line(record)
    match = Match(record.ruleset, len(record.seats), _Script())
    for entry in record.entries:
        match.apply(entry.events)
        yield from _entry_lines(entry, match)


def _header_line(record: Record) -> str:
    seed = record.seed
    header = {
        "record": VERSION,
        "ruleset": msgspec.to_builtins(record.ruleset),
        "code": None,
        "seats": record.seats,
        "seed": None if seed is None else seed.hex(),
        "start": None if record.start is None else str(record.start),
        "commitment": None if seed is None else sha256(seed).hexdigest(),
    }
    return _text(header)


def read_records(lines: Iterable[str]) -> Iterator[tuple[Record, Match]]:
    """Read records that follow one another, and check every rule; give each with the match at its end.

    A match that was broken off is a record too; it is not over then. Raises ``RecordError`` with the first
    line that is no line of a record or that the rules do not bear out.
    """
    gathered: list[Line] = []
    first = 1
    for number, text in enumerate(lines, 1):
        try:
            line = msgspec.json.decode(text, type=Line)
        except msgspec.DecodeError as error:
            raise RecordError(number, f"not a JSON object ({error})") from error
        if "record" in line and gathered:
            yield _Reader(gathered, first).read()
            gathered = []
            first = number
        gathered.append(line)
    yield _Reader(gathered, first).read()


def read_record(lines: Iterable[str]) -> Record:
    """Read one record, checked like ``read_records``. Raises ``RecordError``, also when there are several."""
    record, _ = _read_one(lines)
    return record


def check_record(lines: Iterable[str]) -> Match:
    """Check every rule of one record and give the match at its end. Raises ``RecordError``."""
    _, match = _read_one(lines)
    return match


def _read_one(lines: Iterable[str]) -> tuple[Record, Match]:
    found = list(read_records(lines))
    if len(found) > 1:
        raise RecordError(1, f"{len(found)} records stand here, one was asked for")
    return found[0]


def _text(line: Line) -> str:
    return msgspec.json.encode(line).decode()


def _entry_lines(entry: Entry, match: Match) -> list[str]:
    """Give the lines of one entry; ``match`` is the match after it."""
    round = match.round
    if round is None:
        raise ValueError("a log begins with a deal")
    lines = [line for event in entry.events for line in _shuffle_lines(event, match.seats)]
    if entry.move is not None:
        lines.append(_move_line(entry, round))
    for event in entry.events:
        if isinstance(event, RoundEnded):
            end = {
                "end": round.number,
                "winner": event.winner,
                "points": event.points,
                "scores": event.scores,
            }
            lines.append({**end, "hands": event.hands})
        elif isinstance(event, MatchEnded):
            ended = {"winner": event.winner, "scores": event.scores, "placing": event.placing}
            lines.append({"match": ended})
    return [_text(line) for line in lines]


def _shuffle_lines(event: Event, seats: int) -> list[Line]:
    """Give the line that ``event`` needs if it is a shuffle."""
    if isinstance(event, Dealt):
        turns = [(event.dealer + 1 + place) % seats for place in range(seats)]
        dealt = [event.hands[seat][place] for place in range(HAND_SIZE) for seat in turns]
        return [{"round": event.round, "dealer": event.dealer, "shuffle": [*dealt, *event.pile]}]
    if isinstance(event, PutBack):
        return [{"reshuffle": event.pile}]
    if isinstance(event, Reshuffled):
        return [{"reshuffle": event.cards}]
    return []


def _move_line(entry: Entry, round: Round) -> Line:
    line: Line = {"seat": entry.seat, "move": entry.move, "color": round.color}
    line["turn"] = None if round.is_over else round.to_move
    line["counts"] = round.counts
    for event in entry.events:
        if isinstance(event, Challenged):
            line["guilty"] = event.guilty
    if entry.by is not None:
        line["by"] = entry.by
    return line


class _Header(msgspec.Struct):
    record: int
    ruleset: Ruleset
    seats: tuple[str, ...]
    seed: str | None
    start: str | None


class _RoundLine(msgspec.Struct):
    dealer: int
    shuffle: list[Card]


class _ReshuffleLine(msgspec.Struct):
    reshuffle: list[Card]


class _MoveLine(msgspec.Struct):
    seat: int
    move: str
    by: str | None = None


class _Script:
    """The shuffles and the lot that a record tells of, in place of a ``Shuffler``."""

    def __init__(self) -> None:
        self.orders: deque[list[Card]] = deque()
        self.dealer = 0

    def shuffle(self, cards: Sequence[Card], _purpose: str, _round: int, _number: int, /) -> list[Card]:
        if not self.orders:
            raise ValueError("the cards had to be shuffled before this, and no line says how")
        order = self.orders.popleft()
        if sorted(card.order for card in order) != sorted(card.order for card in cards):
            raise ValueError("the cards shuffled are not the cards that were there")
        return order

    def lot(self, n: int, _purpose: str, _round: int, _number: int, /) -> int:
        if not 0 <= self.dealer < n:
            raise ValueError(f"there is no seat {self.dealer} among {n}")
        return self.dealer


class _Reader:
    """One record being read: it plays the moves again and compares each line with what the rules say."""

    def __init__(self, lines: Sequence[Line], first: int) -> None:
        self.lines = lines
        self.first = first
        self.script = _Script()

    def read(self) -> tuple[Record, Match]:
        header = self.convert(0, _Header)
        if header.record != VERSION:
            raise RecordError(self.first, f"a record of version {header.record}; this program reads {VERSION}")
        try:
            match = Match(header.ruleset, len(header.seats), self.script)
            seed = None if header.seed is None else bytes.fromhex(header.seed)
            start = None if header.start is None else int(header.start)
        except ValueError as error:
            raise RecordError(self.first, str(error)) from error
        entries: list[Entry] = []
        at = 1
        while at < len(self.lines):
            entry = self.entry(at, len(entries), match)
            match.apply(entry.events)
            entries.append(entry)
            expected = _entry_lines(entry, match)
            for place, line in enumerate(expected, at):
                self.compare(place, line)
            at += len(expected)
        record = Record(header.ruleset, header.seats, tuple(entries), seed, start)
        self.compare(0, _header_line(record))
        return record, match

    def entry(self, at: int, ply: int, match: Match) -> Entry:
        """Decide the deal or the move that stands at line ``at`` or, after reshuffles, below it."""
        after = at + 1 if "round" in self.lines[at] else at
        orders: list[list[Card]] = []
        while after < len(self.lines) and "reshuffle" in self.lines[after]:
            orders.append(self.convert(after, _ReshuffleLine).reshuffle)
            after += 1
        if "round" in self.lines[at]:
            deal = self.convert(at, _RoundLine)
            self.script.orders = deque([deal.shuffle, *orders])  # what the deal leaves is for the first move
            self.script.dealer = deal.dealer
            try:
                return Entry(ply, None, None, None, tuple(match.deal()))
            except ValueError as error:
                raise RecordError(self.first + at, str(error)) from error
        move = self.convert(after, _MoveLine)
        self.script.orders = deque(orders)
        if not 0 <= move.seat < match.seats:
            raise RecordError(self.first + after, f"there is no seat {move.seat} among {match.seats}")
        try:
            events = match.decide(move.seat, parse_move(move.move))
        except (IllegalMove, MoveSyntaxError, ValueError) as error:
            raise RecordError(self.first + after, f"{move.move!r} by seat {move.seat}: {error}") from error
        if self.script.orders:
            raise RecordError(self.first + at, "nothing had to be shuffled here")
        return Entry(ply, move.seat, move.move, move.by, tuple(events))

    def convert(self, at: int, kind: type[L]) -> L:
        if at >= len(self.lines):
            raise RecordError(self.first + at, "the record breaks off")
        try:
            return msgspec.convert(self.lines[at], kind)
        except msgspec.ValidationError as error:
            raise RecordError(self.first + at, str(error)) from error

    def compare(self, at: int, expected: str) -> None:
        if at >= len(self.lines):
            raise RecordError(self.first + at, "the record breaks off")
        if self.lines[at] != msgspec.json.decode(expected):
            raise RecordError(self.first + at, f"by the rules this is {expected}")
