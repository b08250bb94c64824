"""Check whether a match was dealt fairly: repeat every shuffle and lot of its record, and check every rule.

This code does not know when chance is needed. It plays the match again with the real seed, and compares each shuffle
and lot with the record. So a shuffle that a later rule adds is checked too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from enum import Enum
from hashlib import sha256
from typing import Final, TypeVar

import msgspec

from unobot.records.reader import Reader, RecordError, split_records
from unobot.records.writer import Record
from unobot.rules.events import Dealt
from unobot.rules.match import Entry, Match, joined
from unobot.rules.moves import Vote, parse_move
from unobot.rules.ruleset.ruleset import ruleset_of
from unobot.rules.shuffling import RandomSource, Shuffler, match_key

T = TypeVar("T")

EPOCH: Final = datetime(2015, 1, 1, tzinfo=UTC)
"""The start of Discord's ids. An id is the number of milliseconds since then, with 22 bits behind it."""
FIRST_ID: Final = 1 << 22
"""The lowest id that Discord can give. A smaller start belongs to a simulation, whose first dealers take turns."""

_MAX_SHOWN: Final = 3  # discrepancies in one line


class DiscrepancyKind(Enum):
    """The kind of a discrepancy."""

    COMMITMENT = "commitment"
    """The seed does not match the commitment."""
    SOURCE = "source"
    """No shuffle follows from the seed and the start: one of them does not belong to the match."""
    DRAWN = "drawn"
    """One shuffle or lot does not follow from the seed and the start."""
    ILLEGAL = "rules"
    """A line is against the rules."""


class Discrepancy(msgspec.Struct, frozen=True):
    """One error in a record: its line in the file (from 1), its kind, and the reason in words."""

    line: int
    kind: DiscrepancyKind
    why: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.why}"


class Audit(msgspec.Struct, frozen=True):
    """The result for one match, which is in the lines from ``first`` to ``last``.

    ``shuffles`` and ``lots`` are the numbers of repeated shuffles and lots. Without a seed or a start they are 0.
    """

    first: int
    last: int
    is_over: bool
    moves: int
    seed: bytes | None
    start: int | None
    shuffles: int
    lots: int
    discrepancies: tuple[Discrepancy, ...]
    record: Record | None = None
    """The record, if every move of it is by the rules."""
    lines: tuple[int, ...] = ()
    """The first line in the file of each entry."""

    @property
    def is_recomputed(self) -> bool:
        """Return whether the record has the seed and the start that are needed to repeat its shuffles."""
        return self.seed is not None and self.start is not None

    @property
    def is_simulated(self) -> bool:
        """Return whether the start shows that the match was not on Discord."""
        return self.start is not None and self.start < FIRST_ID

    @property
    def commitment(self) -> str | None:
        """Return the commitment that follows from the seed."""
        return None if self.seed is None else sha256(self.seed).hexdigest()

    @property
    def began(self) -> datetime | None:
        """Return the time of *Start*, from its id. Return ``None`` for a simulation and for an id without a date."""
        try:
            return None if self.start is None or self.is_simulated else EPOCH + timedelta(milliseconds=self.start >> 22)
        except OverflowError:
            return None

    @property
    def is_fair(self) -> bool:
        """Return whether everything could be checked and nothing is wrong."""
        return self.is_recomputed and not self.discrepancies

    def __str__(self) -> str:
        """Return the result in one line."""
        if self.discrepancies:
            reasons = "; ".join(map(str, self.discrepancies[:_MAX_SHOWN]))
            more = len(self.discrepancies) - _MAX_SHOWN
            return f"NOT FAIR: {reasons}{f'; and {more} more' if more > 0 else ''}"
        kind = (
            "simulated, "
            if self.is_simulated
            else f"started {self.began:%Y-%m-%d %H:%M:%S} UTC, "
            if self.began
            else ""
        )
        is_part = self.record is not None and self.record.daily is not None  # a daily deal may end early
        extent = "" if self.is_over or is_part else "; the match did not end"
        rules = f"{_number(self.moves, 'move')} by the rules"
        if not self.is_recomputed:
            missing = "a seed" if self.seed is None else "a start"
            return f"{kind}{rules}; without {missing} the shuffles cannot be checked{extent}"
        repeated = f"{_number(self.shuffles, 'shuffle')} and {_number(self.lots, 'lot')} follow from the seed"
        return f"{kind}fair: {repeated}, its commitment is {self.commitment}; {rules}{extent}"


def _number(count: int, noun: str) -> str:
    return f"{count} {noun}{'' if count == 1 else 's'}"


def audit_records(lines: Iterable[str]) -> Iterator[Audit]:
    """Yield the audit of each record in ``lines``. A discrepancy in one does not stop the next.

    Raises ``RecordError`` if a line is not a JSON object, or if a record does not begin like one.
    """
    for first, gathered in split_records(lines):
        reader, is_over, record = Reader(gathered, first), False, None
        discrepancies: list[Discrepancy] = []
        try:
            record, match = reader.read()
            is_over = match.is_over
        except RecordError as error:
            if error.line == first and not reader.checked:
                raise
            discrepancies.append(
                Discrepancy(error.line, DiscrepancyKind.ILLEGAL, str(error).removeprefix(f"line {error.line}: "))
            )
        yield _audit(reader, discrepancies, record, is_over=is_over)


def _audit(reader: Reader, discrepancies: list[Discrepancy], record: Record | None, *, is_over: bool) -> Audit:
    header = reader.lines[0]
    seed = None if header["seed"] is None else bytes.fromhex(header["seed"])
    start = None if header["start"] is None else int(header["start"])
    if seed is not None and header.get("commitment") != sha256(seed).hexdigest():
        # The reader reports this too, in more words, if it found nothing else.
        discrepancies = [discrepancy for discrepancy in discrepancies if discrepancy.line != reader.first]
        discrepancies.append(
            Discrepancy(reader.first, DiscrepancyKind.COMMITMENT, "the commitment is not the SHA-256 of the seed")
        )
    shuffles = lots = 0
    if seed is not None and start is not None:
        try:
            recomputation = _Recomputation(reader, Shuffler(match_key(seed, start)), simulated=start < FIRST_ID)
        except ValueError as error:
            discrepancies.append(Discrepancy(reader.first, DiscrepancyKind.SOURCE, str(error)))
        else:
            discrepancies += recomputation.discrepancies()
            shuffles, lots = recomputation.shuffles, recomputation.lots
    return Audit(
        first=reader.first,
        last=reader.first + len(reader.lines) - 1,
        is_over=is_over,
        moves=sum(entry.move is not None for _, entry in reader.checked),
        seed=seed,
        start=start,
        shuffles=shuffles,
        lots=lots,
        discrepancies=tuple(sorted(discrepancies, key=lambda discrepancy: discrepancy.line)),
        record=record,
        lines=tuple(line for line, _ in reader.checked),
    )


class _Recomputation:
    """The match of a record, played again with its real chance. It counts the shuffles and lots."""

    def __init__(self, reader: Reader, chance: RandomSource, *, simulated: bool) -> None:
        self.shuffles = 0
        self.lots = 0
        self._reader = reader
        self._chance = chance
        self._purposes: list[str] = []
        """The purposes for which the current entry needed a shuffle or lot."""
        dealers = [event.dealer for _, entry in reader.checked for event in entry.events if isinstance(event, Dealt)]
        header = reader.lines[0]
        dealer = dealers[0] if simulated and dealers else None
        self._match = Match(ruleset_of(header["ruleset"]), len(header["seats"]), self, dealer)

    def shuffle(self, cards: Sequence[T], purpose: str, state: int, number: int, /) -> list[T]:
        self.shuffles += 1
        self._purposes.append(purpose)
        return self._chance.shuffle(cards, purpose, state, number)

    def lot(self, n: int, purpose: str, state: int, number: int, /) -> int:
        self.lots += 1
        self._purposes.append(purpose)
        return self._chance.lot(n, purpose, state, number)

    def discrepancies(self) -> list[Discrepancy]:
        """Return the discrepancies of all entries. Each entry is decided from the recorded ones before it."""
        discrepancies: list[Discrepancy] = []
        wrong_deals: list[bool] = []
        for line, entry in self._reader.checked:
            self._purposes.clear()
            reason = self._why_not(entry)
            self._match.apply(entry.events)
            if reason:
                discrepancies.append(Discrepancy(line, DiscrepancyKind.DRAWN, reason))
            if "shuffle" in self._purposes:
                wrong_deals.append(bool(reason))
        if len(wrong_deals) > 1 and all(wrong_deals):  # a single one may be the error itself
            return [
                Discrepancy(
                    self._reader.first, DiscrepancyKind.SOURCE, "no shuffle follows from this seed and this start"
                )
            ]
        return discrepancies

    def _why_not(self, entry: Entry) -> str:
        """Decide ``entry`` again. Return in words how its shuffles differ, or an empty text if they are equal."""
        if entry.move is None or entry.seat is None:
            events = self._match.deal(joined(entry))
        else:
            move = parse_move(entry.move)
            events = self._match.decide(entry.seat, move)
            if isinstance(move, Vote) and entry.by == "clock" and self._match.vote_by_lot(entry.seat) != move:
                return f"the vote of seat {entry.seat}, whose time was up, is not the one drawn by lot"
        if tuple(events) == entry.events:
            return ""
        dealers = [event.dealer for event in (*events, *entry.events) if isinstance(event, Dealt)]
        if len(set(dealers)) > 1:
            return f"seat {dealers[0]} should deal first, not seat {dealers[1]}"
        purposes = ", ".join(purpose for purpose in self._purposes if purpose != "dealer")
        return f"this draw by chance ({purposes}) does not follow from the seed and the start"
