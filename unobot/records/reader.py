"""Read a record: play every move again, and compare each line with the line that the rules give."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, TypeVar

import msgspec

from unobot.records.writer import VERSION, DailyNote, Line, Record, entry_lines, header_line, round_robin, vote_line
from unobot.rules.cards import Card, parse_pair
from unobot.rules.events import reseated
from unobot.rules.launcher import lot_of
from unobot.rules.match import CUSTOMIZABLE_POOL, Entry, Match
from unobot.rules.moves import MoveSyntaxError, parse_move
from unobot.rules.play.decide import IllegalMove
from unobot.rules.round import Round
from unobot.rules.ruleset.lookup import rule_tables
from unobot.rules.ruleset.ruleset import OFFICIAL, ruleset_of
from unobot.rules.scripted_shuffler import Order, ScriptedShuffler

VOTES: Final = 3

L = TypeVar("L", bound=msgspec.Struct)


class RecordError(ValueError):
    """The text is not a record of a match by the rules. ``line`` (from 1) is the first line with an error."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line


def read_records(lines: Iterable[str]) -> Iterator[tuple[Record, Match]]:
    """Yield each record in ``lines``, with the match at its end. Every rule is checked.

    A match that was not played to its end is a record too. Raises ``RecordError`` for the first line that is not a line
    of a record or that is against the rules.
    """
    for first, gathered in split_records(lines):
        yield Reader(gathered, first).read()


def split_records(lines: Iterable[str]) -> Iterator[tuple[int, list[Line]]]:
    """Yield the first line number and the lines of each record. Raises ``RecordError`` for lines without an object."""
    gathered: list[Line] = []
    first = 1
    for number, text in enumerate(lines, 1):
        try:
            line = msgspec.json.decode(text, type=Line)
        except msgspec.DecodeError as error:
            raise RecordError(number, f"not a JSON object ({error})") from error
        if "record" in line and gathered:
            yield first, gathered
            gathered, first = [], number
        gathered.append(line)
    yield first, gathered


def read_record(lines: Iterable[str]) -> Record:
    """Return one record, checked like ``read_records``. Raises ``RecordError``, also for several records."""
    return _read_one(lines)[0]


def check_record(lines: Iterable[str]) -> Match:
    """Check every rule of one record and return the match at its end. Raises ``RecordError``."""
    return _read_one(lines)[1]


def _read_one(lines: Iterable[str]) -> tuple[Record, Match]:
    records = list(read_records(lines))
    if len(records) > 1:
        raise RecordError(1, f"the file has {len(records)} records, and one is expected")
    return records[0]


class _Header(msgspec.Struct):
    record: int
    ruleset: dict[str, object]
    seats: tuple[str, ...]
    seed: str | None
    start: str | None
    daily: DailyNote | None = None


class _VoteLine(msgspec.Struct):
    vote: tuple[str, ...]
    rule: str | None


class _SeatsLine(msgspec.Struct):
    seats: tuple[str, ...]
    order: tuple[int, ...] = msgspec.field(default=(), name="from")


class _RoundLine(msgspec.Struct):
    dealer: int
    shuffle: list[str]


class _LauncherLine(msgspec.Struct, frozen=True):
    launcher: tuple[int, ...]


class _ReshuffleLine(msgspec.Struct):
    reshuffle: list[str]


class _MoveLine(msgspec.Struct):
    seat: int
    move: str
    by: str | None = None
    hands: list[list[Card]] | None = None


class Reader:
    """Read one record: play the moves again and compare each line with the line that the rules give."""

    def __init__(self, lines: Sequence[Line], first: int) -> None:
        self.checked: list[tuple[int, Entry]] = []
        """The entries that the rules allow so far, each with its first line in the file."""
        self.lines = lines
        self.first = first
        self.script = ScriptedShuffler()
        self.joining = 0
        """The number of seats that join the match with the next deal."""

    def read(self) -> tuple[Record, Match]:
        """Return the record and the match at its end. Raises ``RecordError``."""
        header = self.convert(0, _Header)
        if header.record != VERSION:
            raise RecordError(
                self.first, f"this is a record of version {header.record}, and this program reads version {VERSION}"
            )
        try:
            ruleset = ruleset_of(header.ruleset)
            dealer = self.first_dealer() if ruleset.first_card == "none" else None
            match = Match(ruleset, len(header.seats), self.script, dealer)
            seed = None if header.seed is None else bytes.fromhex(header.seed)
            start = None if header.start is None else int(header.start)
        except ValueError as error:
            raise RecordError(self.first, str(error)) from error
        self.lines[0]["ruleset"] = {**msgspec.to_builtins(OFFICIAL), **header.ruleset}
        names = header.seats
        entries: list[Entry] = []
        changes: list[tuple[int, tuple[str, ...]]] = []
        at = 1
        if rule_tables(ruleset).votes:
            entries.append(self.vote(match))
        while at < len(self.lines):
            if "vote" in self.lines[at] and at == len(self.lines) - 1 and match.round is not None:
                self.compare(at, vote_line(match.round))  # the match ended during the vote
                break
            current = self.lines[at]
            if "seats" in current and "from" not in current:
                names = self.convert(at, _SeatsLine).seats
                self.joining = len(names) - match.seats
                if self.joining < 0 or (self.joining and match.round is not None and not match.round.is_over):
                    raise RecordError(self.first + at, f"{len(names)} names for {match.seats} seats")
                changes.append((len(entries), names))
                at += 1
                continue
            entry = self.entry(at, len(entries), match)
            self.checked.append((self.first + at, entry))
            match.apply(entry.events)
            entries.append(entry)
            names = reseated(names, entry.events)
            expected = entry_lines(entry, match, names)
            for place, line in enumerate(expected, at):
                self.compare(place, line)
            at += len(expected)
        record = Record(ruleset, header.seats, tuple(entries), seed, start, tuple(changes), header.daily)
        self.compare(0, header_line(record))
        return record, match

    def first_dealer(self) -> int | None:
        """Return the first dealer if no lot decides: the last seat, or another seat in a simulation."""
        at = next((at for at, line in enumerate(self.lines) if "round" in line), None)
        return None if at is None else self.convert(at, _RoundLine).dealer

    def vote(self, match: Match) -> Entry:
        """Begin the vote. Its options are in a line after the votes."""
        at = next((at for at, line in enumerate(self.lines) if "vote" in line), len(self.lines))
        ballot = self.convert(at, _VoteLine)
        if len(ballot.vote) != VOTES or not set(ballot.vote) <= set(CUSTOMIZABLE_POOL):
            raise RecordError(self.first + at, f"the vote must be on {VOTES} of {', '.join(CUSTOMIZABLE_POOL)}")
        self.script.options, self.script.rule = ballot.vote, ballot.rule
        entry = Entry(0, None, None, None, tuple(match.deal()))
        self.checked.append((self.first + at, entry))
        match.apply(entry.events)
        return entry

    def entry(self, at: int, ply: int, match: Match) -> Entry:
        """Return the entry that begins at line ``at``: a deal, or a move after the shuffles that it needed."""
        self.script.seats = ()
        if "from" in self.lines[at]:
            self.script.seats = self.convert(at, _SeatsLine).order
            at += 1
            self.convert(at, _RoundLine)
        is_deal = "round" in self.lines[at]
        after, orders = self.chance(at + is_deal, None if is_deal else match.round)
        if is_deal:
            deal = self.convert(at, _RoundLine)
            self.script.orders = deque(
                [self.order(at, deal.shuffle), *orders]
            )  # a shuffle that the deal does not need is for the first move
            self.script.dealer = deal.dealer
            try:
                joining, self.joining = self.joining, 0
                return Entry(ply, None, None, None, tuple(match.deal(joining)))
            except ValueError as error:
                raise RecordError(self.first + at, str(error)) from error
        move = self.convert(after, _MoveLine)
        if self.joining:
            raise RecordError(self.first + at, "seats can join only with a deal, and this line is not a deal")
        if move.hands is not None and match.round is not None:
            giver = move.seat if 0 <= move.seat < len(move.hands) else 0
            others = match.round.others(giver)
            if not set(others) <= set(range(len(move.hands))):
                raise RecordError(self.first + after, f"the line has hands of {len(move.hands)} seats")
            orders.append(round_robin([move.hands[seat] for seat in (*others, giver)]))
        self.script.orders = deque(orders)
        if not 0 <= move.seat < match.seats:
            raise RecordError(self.first + after, f"there is no seat {move.seat} among {match.seats}")
        try:
            events = match.decide(move.seat, parse_move(move.move))
        except (IllegalMove, MoveSyntaxError, ValueError) as error:
            raise RecordError(self.first + after, f"{move.move!r} by seat {move.seat}: {error}") from error
        if self.script.orders:
            raise RecordError(self.first + at, "nothing is shuffled here")
        if self.script.presses:
            raise RecordError(self.first + at, "the launcher is not pressed so often here")
        return Entry(ply, move.seat, move.move, move.by, tuple(events))

    def chance(self, at: int, state: Round | None) -> tuple[int, list[Order]]:
        """Read the shuffles and presses that begin at line ``at``. Return the line after them, and the shuffles.

        ``state`` is the round before a move, and ``None`` before a deal, which presses nothing.
        """
        orders: list[Order] = []
        while at < len(self.lines) and "reshuffle" in self.lines[at]:
            orders.append(self.order(at, self.convert(at, _ReshuffleLine).reshuffle))
            at += 1
        if state is not None and at < len(self.lines) and "launcher" in self.lines[at]:
            self.script.presses = self.presses(at, state.silent)
            at += 1
        return at, orders

    def order(self, at: int, texts: Sequence[str]) -> Order:
        """Return the cards of a shuffle in line ``at``, each with both sides if it has two."""
        try:
            return [parse_pair(text) if "/" in text else Card(text) for text in texts]
        except ValueError as error:
            raise RecordError(self.first + at, str(error)) from error

    def presses(self, at: int, silent: int) -> deque[int]:
        """Return lots for the presses of line ``at``, after this number of silent presses in a row."""
        lots = deque[int]()
        for fired in self.convert(at, _LauncherLine).launcher:
            try:
                lots.append(lot_of(silent, fired))
            except (ValueError, IndexError) as error:
                raise RecordError(self.first + at, f"the launcher cannot fire {fired} cards here") from error
            silent = 0 if fired else silent + 1
        return lots

    def convert(self, at: int, kind: type[L]) -> L:
        """Return line ``at`` as a line of this ``kind``."""
        if at >= len(self.lines):
            raise RecordError(self.first + at, "the record breaks off")
        try:
            return msgspec.convert(self.lines[at], kind)
        except msgspec.ValidationError as error:
            raise RecordError(self.first + at, str(error)) from error

    def compare(self, at: int, expected: str) -> None:
        """Compare line ``at`` with the line that the rules give."""
        if at >= len(self.lines):
            raise RecordError(self.first + at, "the record breaks off")
        if self.lines[at] != msgspec.json.decode(expected):
            raise RecordError(self.first + at, f"the rules give {expected}")
