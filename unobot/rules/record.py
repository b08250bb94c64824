"""A match as text: one JSON object a line, from which anybody can check every rule again.

::

    {"record": 1, "ruleset": {...}, "code": "...", "seats": [...], "seed": "...", "start": "...", "commitment": "..."}
    {"vote": ["pass_hands", "swap", "skip_all"], "rule": "swap"}
    {"round": 1, "dealer": 0, "shuffle": ["G4", ...]}
    {"seat": 1, "move": "R5", "color": "R", "turn": 0, "counts": [7, 6]}
    {"reshuffle": [...]}
    {"end": 1, "winner": 1, "points": [0, 87], "scores": [0, 87], "hands": [["W"], []]}
    {"seats": ["Ann", "casual"], "from": [1, 0]}
    {"match": {"winner": 1, "scores": [0, 512], "placing": [1, 0]}}

* ``shuffle`` is the deck as it is drawn: the deal comes off the front, card by card from the seat left of the dealer.
* A move's line tells what is true after it: the active color, the seat to move (null when the round is over)
  and how many cards each seat holds. A challenge also says ``"guilty"``, and a move that was made for an
  absent person ``"by"``.
* ``reshuffle`` stands before the move that needed it: the new cards, put behind what is left of the pile,
  front first. Right after a round's line it is the whole rest of the deck in its new order: a wild draw four
  was turned up.
* ``vote`` stands after the votes, which are moves, and before the first round, where the rule of customizable
  wilds is voted on: the rules to choose from, and the one chosen (null where the match was broken off before).
* The move that shuffles all hands says ``"hands"``: all of them after it, by seat.
* ``eliminated`` is the seat that leaves the match after a round; ``seats``, between two rounds, who sits at
  each seat from then on. Where seats are reshuffled that line stands before each round but the first, and
  ``"from"`` is, by seat, where that person sat before: names may be equal, and scores go along. Every line,
  the last one too, means the seats as they are then.
* ``ruleset`` has every house rule; one that came later than the record is as in the official rules.
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
from unobot.rules.events import (
    Challenged,
    Dealt,
    Eliminated,
    Event,
    HandsMoved,
    MatchEnded,
    Moved,
    Phase,
    PutBack,
    Reshuffled,
    RoundEnded,
    RuleChosen,
    SeatsShuffled,
    reseated,
)
from unobot.rules.match import RULES_OF_THE_CUSTOMIZABLE, Entry, Match
from unobot.rules.moves import MoveSyntaxError, parse_move
from unobot.rules.round import Round
from unobot.rules.ruleset import OFFICIAL, Ruleset, ruleset_of
from unobot.rules.script import Script

VERSION: Final = 1
VOTES: Final = 3

Line: TypeAlias = dict[str, Any]
"""One line of a record as plain JSON values."""

L = TypeVar("L", bound=msgspec.Struct)


class RecordError(ValueError):
    """This is no record of a match by the rules; ``line`` (from 1) is where that shows."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line


class Record(msgspec.Struct, frozen=True):
    """What a record is made of: rules, names of the seats, the log, and where its chance came from.

    ``changes`` are the names of all seats from a ply on, wherever that differs from before but for seats that
    are shuffled: where that ply does so too, it is done after the change.
    """

    ruleset: Ruleset
    seats: tuple[str, ...]
    entries: tuple[Entry, ...]
    seed: bytes | None = None
    start: int | None = None
    changes: tuple[tuple[int, tuple[str, ...]], ...] = ()

    def names_after(self, ply: int) -> tuple[str, ...]:
        """Give who sits at each seat after the entry ``ply``."""
        names, changes = self.seats, dict(self.changes)
        for entry in self.entries[: ply + 1]:
            names = reseated(changes.get(entry.ply, names), entry.events)
        return names


def write_record(record: Record) -> Iterator[str]:
    """Give the lines of the record, without line breaks. Raises ``ValueError`` for a log that is none."""
    yield _header_line(record)
    match = Match(record.ruleset, len(record.seats), Script())
    names, changes = record.seats, dict(record.changes)
    for entry in record.entries:
        if entry.ply in changes:
            names = changes[entry.ply]
            yield _text({"seats": names})
        match.apply(entry.events)
        names = reseated(names, entry.events)
        yield from _entry_lines(entry, match, names)
    if match.round is not None and match.round.phase is Phase.VOTE:
        yield _vote_line(match.round)


def _header_line(record: Record) -> str:
    seed = record.seed
    header = {
        "record": VERSION,
        "ruleset": {"preset": record.ruleset.preset, **msgspec.to_builtins(record.ruleset)},
        "code": record.ruleset.code,
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
    for first, gathered in split_records(lines):
        yield Reader(gathered, first).read()


def split_records(lines: Iterable[str]) -> Iterator[tuple[int, list[Line]]]:
    """Give the lines of each record, and the number of its first. Raises ``RecordError`` for what is no object."""
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
    """Read one record, checked like ``read_records``. Raises ``RecordError``, also when there are several."""
    return _read_one(lines)[0]


def check_record(lines: Iterable[str]) -> Match:
    """Check every rule of one record and give the match at its end. Raises ``RecordError``."""
    return _read_one(lines)[1]


def _read_one(lines: Iterable[str]) -> tuple[Record, Match]:
    found = list(read_records(lines))
    if len(found) > 1:
        raise RecordError(1, f"{len(found)} records stand here, one was asked for")
    return found[0]


def _text(line: Line) -> str:
    return msgspec.json.encode(line).decode()


def _entry_lines(entry: Entry, match: Match, names: Sequence[str]) -> list[str]:
    """Give the lines of one entry; ``match`` is the match after it, and ``names`` are those of its seats."""
    round = match.round
    if round is None:
        raise ValueError("a log begins with a deal")
    lines = [line for event in entry.events for line in _shuffle_lines(event, match, names)]
    if entry.move is not None:
        lines.append(_move_line(entry, round))
    for event in entry.events:
        if isinstance(event, RoundEnded):
            end = {"end": round.number, "winner": event.winner, "points": event.points, "scores": event.scores}
            lines.append({**end, "hands": event.hands})
        elif isinstance(event, Eliminated):
            lines.append({"eliminated": event.seat})
        elif isinstance(event, MatchEnded):
            lines.append({"match": {"winner": event.winner, "scores": event.scores, "placing": event.placing}})
    texts = [_text(line) for line in lines]
    if any(isinstance(event, RuleChosen) for event in entry.events):
        texts.append(_vote_line(round))
    return texts


def _vote_line(round: Round) -> str:
    return _text({"vote": round.options, "rule": round.rule})


def _shuffle_lines(event: Event, match: Match, names: Sequence[str]) -> list[Line]:
    """Give the line that ``event`` needs if it is a shuffle."""
    if isinstance(event, SeatsShuffled):
        return [{"seats": names, "from": event.order}]
    if isinstance(event, Dealt):
        turns = [(event.dealer + 1 + place) % match.seats for place in range(match.seats)]
        dealt = _round_robin([event.hands[seat] for seat in turns])
        return [{"round": event.round, "dealer": event.dealer, "shuffle": [*dealt, *event.pile]}]
    if isinstance(event, PutBack | Reshuffled):
        return [{"reshuffle": event.pile if isinstance(event, PutBack) else event.cards}]
    return []


def _round_robin(hands: Sequence[Sequence[Card]]) -> list[Card]:
    """Give the cards of hands in the order in which they were dealt, one at a time."""
    most = max(len(hand) for hand in hands)
    return [hand[place] for place in range(most) for hand in hands if place < len(hand)]


def _move_line(entry: Entry, round: Round) -> Line:
    line: Line = {"seat": entry.seat, "move": entry.move, "color": round.color}
    line["turn"] = None if round.is_over else round.to_move
    line["counts"] = round.counts
    for event in entry.events:
        if isinstance(event, Challenged):
            line["guilty"] = event.guilty
        elif isinstance(event, HandsMoved) and event.how is Moved.SHUFFLE:
            line["hands"] = event.hands
    if entry.by is not None:
        line["by"] = entry.by
    return line


class _Header(msgspec.Struct):
    record: int
    ruleset: dict[str, object]
    seats: tuple[str, ...]
    seed: str | None
    start: str | None


class _VoteLine(msgspec.Struct):
    vote: tuple[str, ...]
    rule: str | None


class _SeatsLine(msgspec.Struct):
    seats: tuple[str, ...]
    order: tuple[int, ...] = msgspec.field(default=(), name="from")


class _RoundLine(msgspec.Struct):
    dealer: int
    shuffle: list[Card]


class _ReshuffleLine(msgspec.Struct):
    reshuffle: list[Card]


class _MoveLine(msgspec.Struct):
    seat: int
    move: str
    by: str | None = None
    hands: list[list[Card]] | None = None


class Reader:
    """One record being read: it plays the moves again and compares each line with what the rules say."""

    def __init__(self, lines: Sequence[Line], first: int) -> None:
        self.seen: list[tuple[int, Entry]] = []
        """What the rules have borne out so far: each entry, and where it begins among the lines of the file."""
        self.lines = lines
        self.first = first
        self.script = Script()

    def read(self) -> tuple[Record, Match]:
        """Give the record, and the match at its end. Raises ``RecordError``."""
        header = self.convert(0, _Header)
        if header.record != VERSION:
            raise RecordError(self.first, f"a record of version {header.record}; this program reads {VERSION}")
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
        if ruleset.cards == "classic113":
            entries.append(self.vote(match))
        while at < len(self.lines):
            if "vote" in self.lines[at] and at == len(self.lines) - 1 and match.round is not None:
                self.compare(at, _vote_line(match.round))  # broken off during the vote
                break
            told = self.lines[at]
            if "seats" in told and "from" not in told and (match.round is None or match.round.is_over):
                names = self.convert(at, _SeatsLine).seats
                if len(names) != match.seats:
                    raise RecordError(self.first + at, f"{len(names)} names for {match.seats} seats")
                changes.append((len(entries), names))
                at += 1
                continue
            entry = self.entry(at, len(entries), match)
            self.seen.append((self.first + at, entry))
            match.apply(entry.events)
            entries.append(entry)
            names = reseated(names, entry.events)
            expected = _entry_lines(entry, match, names)
            for place, line in enumerate(expected, at):
                self.compare(place, line)
            at += len(expected)
        record = Record(ruleset, header.seats, tuple(entries), seed, start, tuple(changes))
        self.compare(0, _header_line(record))
        return record, match

    def first_dealer(self) -> int | None:
        """Give the dealer of the first round where no lot decides: the last seat, or another in a simulation."""
        at = next((at for at, line in enumerate(self.lines) if "round" in line), None)
        return None if at is None else self.convert(at, _RoundLine).dealer

    def vote(self, match: Match) -> Entry:
        """Begin the vote, whose options stand in a line after it."""
        at = next((at for at, line in enumerate(self.lines) if "vote" in line), len(self.lines))
        told = self.convert(at, _VoteLine)
        if len(told.vote) != VOTES or not set(told.vote) <= set(RULES_OF_THE_CUSTOMIZABLE):
            raise RecordError(self.first + at, f"{VOTES} of {', '.join(RULES_OF_THE_CUSTOMIZABLE)} are voted on")
        self.script.options, self.script.rule = told.vote, told.rule
        entry = Entry(0, None, None, None, tuple(match.deal()))
        self.seen.append((self.first + at, entry))
        match.apply(entry.events)
        return entry

    def entry(self, at: int, ply: int, match: Match) -> Entry:
        """Decide the deal or the move that stands at line ``at`` or, after shuffles, below it."""
        self.script.seats = ()
        if "from" in self.lines[at]:
            self.script.seats = self.convert(at, _SeatsLine).order
            at += 1
            self.convert(at, _RoundLine)
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
        if move.hands is not None and match.round is not None:
            giver = move.seat if 0 <= move.seat < len(move.hands) else 0
            others = match.round.others(giver)
            if not set(others) <= set(range(len(move.hands))):
                raise RecordError(self.first + after, f"there are hands of {len(move.hands)} seats")
            orders.append(_round_robin([move.hands[seat] for seat in (*others, giver)]))
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
        """Give line ``at`` as what it has to be."""
        if at >= len(self.lines):
            raise RecordError(self.first + at, "the record breaks off")
        try:
            return msgspec.convert(self.lines[at], kind)
        except msgspec.ValidationError as error:
            raise RecordError(self.first + at, str(error)) from error

    def compare(self, at: int, expected: str) -> None:
        """Hold line ``at`` against what it says by the rules."""
        if at >= len(self.lines):
            raise RecordError(self.first + at, "the record breaks off")
        if self.lines[at] != msgspec.json.decode(expected):
            raise RecordError(self.first + at, f"by the rules this is {expected}")
