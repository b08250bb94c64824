"""The game of a daily deal, and its record. Both follow from the deal and the moves of a person."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final

from unobot.ai.characters import names_of_day
from unobot.ai.four_steps import FourSteps
from unobot.features.daily.rules import (
    LEVEL,
    ROUNDS,
    RULES,
    SEATS,
    VERSION,
    Deal,
    leads_to,
    opening,
    parse_day,
    round_points,
    square_of,
    start_of,
    world_deal,
)
from unobot.features.solo.game import SoloGame, by_turn
from unobot.model.seat import SeatState
from unobot.model.table import TableState
from unobot.records.audit import Audit
from unobot.records.writer import DailyNote, Record, write_record
from unobot.rules.events import RoundEnded
from unobot.rules.moves import parse_move
from unobot.tables.match_log import MatchLog
from unobot.tables.table_view import TableView

SEAT: Final = 0
"""The seat of the person."""
_STRATEGY: Final = FourSteps()
"""The strategy of the AIs (see `LEVEL`)."""
PLAYER = "player"
"""The name of the person in the record of a daily deal."""


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
    """Return the names of the AIs by seat. The first one sits left of the person."""
    return names_of_day(opening(deal.day).timestamp())[: SEATS - 1]


def squares_of(game: SoloGame) -> str:
    """Return the squares of the rounds that are over (see `square_of`)."""
    return "".join(square_of(end, SEAT) for end in game.round_ends)


def points_of(game: SoloGame) -> list[int]:
    """Return the person's points in each round that is over."""
    return [round_points(end, SEAT) for end in game.round_ends]


def daily_view(game: SoloGame) -> TableView:
    """Return the game as its person may see it. Each seat has the points of the daily deal as its score."""
    view = game.view()
    for seat in view.seats:
        seat.score = sum(round_points(end, seat.index) for end in game.round_ends)
    return view


class OtherVersionError(ValueError):
    """The record is of a deal of another version, whose AIs this program does not have."""


def daily_record(deal: Deal, line: Iterable[str], end: str | None) -> str:
    """Return the record of a try, with one JSON object per line. ``end``: the public end of the server's season.

    It has the seed, so nobody may see it before the day is over.
    """
    game = daily_game(deal, 0, PLAYER, line=line)
    record = Record(
        RULES,
        (PLAYER, *ais_of(deal)),
        (daily_game(deal, 0, PLAYER).log.recent[-1], *game.entries),
        deal.seed,
        deal.start,
        daily=DailyNote(deal.kind, deal.day.isoformat(), deal.version, end),
    )
    return "".join(f"{row}\n" for row in write_record(record))


@dataclass(frozen=True, slots=True)
class DailyVerdict:
    """The result of the check of a daily deal."""

    note: DailyNote
    problem: str
    """The first fault, with its line. Empty for none."""
    rounds: int
    """The number of rounds that are over."""

    @property
    def is_right(self) -> bool:
        """Return whether there is no problem."""
        return not self.problem

    def __str__(self) -> str:
        """Return the verdict in one line."""
        deal = "the world's deal" if self.note.kind == "world" else "a server's deal"
        subject = f"{deal} of {self.note.day}, version {self.note.version}"
        if self.problem:
            return f"{subject}: NOT RIGHT: {self.problem}"
        source = "the date" if self.note.kind == "world" else f"the season that ends in {self.note.end}"
        over = (
            f"all {ROUNDS} rounds are over" if self.rounds == ROUNDS else f"{self.rounds} of {ROUNDS} rounds are over"
        )
        return f"{subject}: the seed follows from {source}, and every move of the AIs from the seed; {over}"


def daily_verdict(audit: Audit) -> DailyVerdict | None:
    """Return the verdict on the daily deal of an audited record. Raises `OtherVersionError`.

    Return None for another match, or for a match with wrong moves.
    """
    record = audit.record
    if record is None or record.daily is None:
        return None
    rounds = sum(isinstance(event, RoundEnded) for entry in record.entries for event in entry.events)
    return DailyVerdict(record.daily, _problem(record, record.daily, audit.first, audit.lines), rounds)


def _problem(record: Record, note: DailyNote, first: int, lines: Sequence[int]) -> str:
    if note.version != VERSION:
        raise OtherVersionError(
            f"it is a daily deal of version {note.version}, and this unobot checks version {VERSION}; "
            f"use an unobot whose deals have version {note.version}"
        )
    try:
        day = parse_day(note.day)
    except ValueError as error:
        return f"line {first}: {error}"
    if record.seed is None or record.start != start_of(day, note.version):
        return f"line {first}: the seed is missing, or the start is not that of {note.day}"
    if note.kind == "world" and record.seed != world_deal(day).seed:
        return f"line {first}: the seed is not that of the world's deal of {note.day}"
    if note.kind != "world" and not _leads_to_the_end(record.seed, day, note.end or ""):
        return f"line {first}: SHA-256 does not lead in {day.day} steps from the seed to the end of the season"
    deal = Deal("world" if note.kind == "world" else "server", day, record.seed)
    if record.ruleset != RULES or record.seats != (PLAYER, *ais_of(deal)) or record.changes:
        return f"line {first}: the rules or the {SEATS} seats are not those of this daily deal"
    return _wrong_move(record, daily_game(deal, 0, PLAYER), lines)


def _leads_to_the_end(seed: bytes, day: date, end: str) -> bool:
    try:
        return leads_to(seed, day, bytes.fromhex(end))
    except ValueError:
        return False


def _wrong_move(record: Record, game: SoloGame, lines: Sequence[int]) -> str:
    """Play the game again, and return the first move of an AI that does not follow from the seed and the AI's view."""
    for entry, line in zip(record.entries[1:], lines[1:], strict=True):
        if game.is_over:
            return f"line {line}: a daily deal has {ROUNDS} rounds"
        move = None if entry.move is None else parse_move(entry.move)
        if entry.seat not in (None, SEAT):
            expected = {game.next_of_ais()[:2]}
            if (catch := game.catch_of_person()) is not None:
                expected.add(catch[:2])
            if (entry.seat, move) not in expected:
                moves = " or ".join(f"{ai_move} by seat {seat}" for seat, ai_move in expected)
                return f"line {line}: the AIs of this deal make the move {moves}, not {entry.move} by seat {entry.seat}"
        game.apply_recorded(entry.seat, move)
    return ""
