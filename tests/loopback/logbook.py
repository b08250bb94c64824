"""Compare the answers that people saw with the database, while no bot runs.

* The log has every move that an answer showed.
* Every move in the log has one press of its own.
* Entries of the log never change.
* No clock ran out because the bot was down.
"""

from __future__ import annotations

import re
import sqlite3
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeAlias

from fluent.syntax import FluentParser, ast

from tests.loopback.model import Interaction, Message
from unobot.i18n import read_catalogue
from unobot.records.reader import check_record
from unobot.records.writer import Record, write_record
from unobot.rules.match import Entry, decode_entry, joined
from unobot.rules.moves import parse_move
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.storage.rows import decode
from unobot.tables.hub import CLOCK_CHECK_INTERVAL
from unobot.tables.match_log import MatchLog

SLACK = 0.1
"""Seconds by which two clocks of one host may differ."""
UNNOTICED = 0.3
"""Seconds at the beginning of a silence that the bot may miss: it looks whether it runs every quarter of a second."""
SOON = 10.0
"""Seconds from a press to its entry at the latest, on a busy machine."""

Query: TypeAlias = Callable[[str], Sequence[tuple[Any, ...]]]
"""Runs a statement and returns all rows."""


def sqlite_file(file: Path) -> Query:
    """Return a query function for an SQLite file. It only reads, also while a bot runs."""

    def query(sql: str) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as base:
            return base.execute(sql).fetchall()

    return query


@dataclass(frozen=True, slots=True)
class Row:
    """An entry of the database."""

    body: str
    at: float

    @property
    def entry(self) -> Entry:
        """The decoded entry."""
        return decode_entry(self.body)


Fresh: TypeAlias = tuple[int, Row, Entry]
"""An entry with its table."""
Key: TypeAlias = tuple[int, int, str]
"""A table, a user, and a move."""


@dataclass(slots=True)
class _Match:
    table: int
    rows: list[Row] = field(default_factory=list)


class Logbook:
    """The logs of all matches, compared after every kill of the bot. Findings are sentences."""

    def __init__(self, query: Query, *, turn: float, grace: float) -> None:
        self.lost: list[str] = []
        """Moves that were shown but are missing, and entries that changed or disappeared."""
        self.doubled: list[str] = []
        """Entries of people without a press."""
        self.hasty: list[str] = []
        """Clocks that ran out too early."""
        self.clocks = {0.0}
        """Seconds by which the clock of the bot has been ahead. They differ by more than the run takes."""
        self.set_at: list[float] = []
        """When the clock of the bot was set. If it is right again before the bot looks at it, nobody notices."""
        self.silences: list[tuple[float, float]] = []
        """The times in which no press could arrive. No clock runs then."""
        self.damaged: set[int] = set()
        """The tables with damaged rows, of which nothing is promised."""
        self.acknowledged = 0
        """The number of presses whose answer showed the move."""
        self._query = query
        self._turn = turn
        self._grace = min(turn, grace)
        self._matches: dict[int, _Match] = {}
        self._seats: dict[int, list[int | None]] = {}
        self._pressed: list[Interaction] = []
        self.sat: defaultdict[tuple[int, int], set[int | None]] = defaultdict(set)
        """All who have had a seat in a match, by table and seat. ``None`` is an AI."""

    @property
    def moves(self) -> int:
        """The number of entries in all logs."""
        return sum(len(match.rows) for match in self._matches.values())

    def sizes(self) -> dict[int, int]:
        """The number of entries by channel."""
        rows = self._query(
            "SELECT t.channel_id, count(*) FROM event e JOIN match m ON m.id = e.match_id"
            " JOIN table_ t ON t.id = m.table_id GROUP BY t.channel_id"
        )
        return dict(rows)

    def over(self) -> set[int]:
        """The channels with a finished match."""
        rows = self._query("SELECT t.channel_id FROM match m JOIN table_ t ON t.id = m.table_id WHERE m.over")
        return {channel for (channel,) in rows}

    def check(self, interactions: Iterable[Interaction], started: float) -> None:
        """Read the database, and compare it with the last check and with the presses since then.

        ``started`` is the time at which the killed process restored its tables, or shortly before.
        """
        self.compare(interactions, self.read_on(started))

    def read_on(self, started: float) -> list[Fresh]:
        """Return the entries since the last time. Check that the known ones have not changed, and the clocks."""
        fresh = self._read()
        self._check_clocks(fresh, started)
        return fresh

    def compare(self, interactions: Iterable[Interaction], entries: Iterable[Fresh]) -> None:
        """Compare presses with entries that were made since the first of them."""
        self._pressed = list(interactions)
        asked: defaultdict[Key, list[Interaction]] = defaultdict(list)
        ahead: defaultdict[Key, list[Interaction]] = defaultdict(list)
        for each in self._pressed:
            table, _, verb, arg = each.action
            text = {"move": arg, "uno": "uno" if arg == "say" else "", "catch": f"catch>{arg}"}.get(verb, "")
            if text and table not in self.damaged:
                asked[table, each.user.id, text].append(each)
            elif verb == "premove":
                ahead[table, each.user.id, arg.rstrip("!")].append(each)
        made: defaultdict[Key, list[Row]] = defaultdict(list)
        perhaps_of_ai: set[Row] = set()
        for table, row, entry in entries:
            text = str(entry.move)
            if entry.seat is None or entry.by is not None or table in self.damaged:
                continue
            users = self.sat[table, entry.seat]
            people = sorted(user for user in users if user is not None)
            chosen = [u for u in people if any(_belongs(row, press) for press in asked[table, u, text])]
            # two people had the seat, and both pressed: it was the one whose press was shown as played
            chosen.sort(key=lambda u: not any(_belongs(row, p) and _is_shown(p) for p in asked[table, u, text]))
            chosen = chosen or ([] if None in users else people)  # an AI may have had the seat then
            if chosen:
                made[table, chosen[0], text].append(row)
            if None in users:
                perhaps_of_ai.add(row)
        for table, user, text in asked.keys() | made.keys():
            self._compare(
                (table, user, text),
                asked[table, user, text],
                made[table, user, text],
                ahead[table, user, text.rstrip("!")],
                perhaps_of_ai,
            )

    def _compare(
        self, key: Key, asked: list[Interaction], made: list[Row], ahead: list[Interaction], perhaps_of_ai: set[Row]
    ) -> None:
        """Compare the presses of a person for a move, also those ``ahead`` of their turn, with its entries."""
        table, user, text = key
        shown = list(filter(_is_shown, asked))
        self.acknowledged += len(shown)
        left = sorted(made, key=lambda row: row in perhaps_of_ai)
        for press in shown:
            row = next((row for row in left if _belongs(row, press)), None)
            if row is None:
                self.lost.append(
                    f"table {table}: {text} of {user}, pressed at {press.sent:.3f} by {press.custom_id},"
                    f" was shown as played after {(press.acknowledged or press.sent) - press.sent:.3f} s,"
                    f" by an answer of type {press.kind}: {str(press.shown and press.shown.text)!r}."
                    f" The log around it: {self._around(table, press.sent)}"
                )
            else:
                left.remove(row)
        others = [press for press in asked if press not in shown]
        for row in left:
            cause = next((press for press in others if _belongs(row, press)), None)
            nobodys = row in perhaps_of_ai or text == "pass"  # the table passes for players without a choice
            if cause is None and not nobodys and not ahead:
                self.doubled.append(
                    f"table {table}: {text} of {user} at {row.at:.3f}, which nobody asked for."
                    f" The log around it: {self._around(table, row.at)}."
                    f" Presses before it: {self._pressed_before(table, row.at)}"
                )
            elif cause is not None:
                others.remove(cause)

    def _around(self, table: int, at: float) -> list[str]:
        """Return the entries of a table within some seconds of a press, for the report of a failure."""
        rows = [row for match in self._matches.values() if match.table == table for row in match.rows]
        near = [row for row in rows if abs(row.at - at) < SOON]
        return [f"{row.entry.ply}: {row.entry.seat} {row.entry.move} {row.entry.by} at {row.at:.3f}" for row in near]

    def _pressed_before(self, table: int, at: float) -> list[str]:
        """Return the presses at a table in the minute before a time, for the report of a failure."""
        near = [press for press in self._pressed if press.action[0] == table and 0 <= at - press.sent + SLACK < 60]
        return [f"{at - each.sent:.1f} s: {each.user.id} {each.custom_id}, answered with {each.kind}" for each in near]

    def _check_clocks(self, fresh: Iterable[Fresh], started: float) -> None:
        for table, row, entry in fresh:
            if entry.by != "clock":
                continue
            rows = next(match.rows for match in self._matches.values() if match.table == table)
            before = [(each.at, each.entry) for each in rows[: entry.ply]]
            while before and _is_beside(before[-1][1]):
                before.pop()
            asked_at, cause = before[-1]
            went_on = cause.by == "clock" and cause.seat == entry.seat  # the rest of the turn that ran out
            astray = any(
                first - SLACK <= asked_at <= second <= row.at and second - first < CLOCK_CHECK_INTERVAL
                for first, second in pairwise(self.set_at)
            )
            heard = row.at - asked_at - self._silence(asked_at, row.at)
            is_hasty = heard < self._turn - SLACK or row.at < started + self._grace - SLACK
            if is_hasty and not went_on and not astray:
                self.hasty.append(
                    f"table {table}: the clock played at {row.at:.3f}, {row.at - asked_at:.3f} s after it was set,"
                    f" {heard:.3f} s without the silences,"
                    f" {row.at - started:.3f} s after the start. The log around it: {self._around(table, row.at)}"
                )

    def _silence(self, begin: float, end: float) -> float:
        """Return the seconds between two times in which no press could arrive, less what the bot cannot notice."""
        parts = (min(end, last) - max(begin, first) for first, last in self.silences)
        return sum(max(0.0, part - UNNOTICED) for part in parts)

    def _true(self, at: float) -> float:
        """Return the time that the bot wrote down, without the steps of its clock."""
        return min((at - ahead for ahead in self.clocks), key=lambda true: abs(time.time() - true))

    def _read(self) -> list[Fresh]:
        """Add the new entries. Known entries must be unchanged."""
        fresh: list[Fresh] = []
        # First the entries: a match that begins meanwhile has its table then.
        rows = self._query("SELECT match_id, ply, body, at FROM event ORDER BY match_id, ply")
        tables: dict[int, int] = dict(self._query("SELECT id, table_id FROM match"))
        seats = self._query(
            "SELECT table_id, user_id, joined > (SELECT max(started) FROM match WHERE match.table_id = seat.table_id)"
            " FROM seat WHERE table_id IN (SELECT table_id FROM match) ORDER BY table_id, position"
        )
        self._seats = defaultdict(list)
        for table, user, is_late in seats:
            # An AI may have played the seat before its owner took it over.
            self.sat[table, len(self._seats[table])] |= {user, None} if is_late else {user}
            self._seats[table].append(user)
        found: defaultdict[int, list[Row]] = defaultdict(list)
        for number, ply, body, at in rows:
            if tables.get(number) in self.damaged:
                continue
            if ply != len(found[number]):
                self.lost.append(f"match {number}: entry {len(found[number])} is missing before {ply}")
            found[number].append(Row(body, self._true(at)))
        for number in found.keys() | self._matches.keys():
            match = self._matches.setdefault(number, _Match(tables.get(number, 0)))
            if match.table in self.damaged:
                continue
            now = found[number]
            if now[: len(match.rows)] != match.rows:
                self.lost.append(f"match {number}: what stood in its log has changed or is gone")
            fresh += [(match.table, row, row.entry) for row in now[len(match.rows) :]]
            match.rows = now
        return fresh

    def without_result(self) -> set[int]:
        """Return the tables whose match was reported, and lacks its result.

        A match outside of servers has none, and neither has one that only AIs played to its end.
        """
        played = "SELECT table_id FROM seat WHERE user_id IS NOT NULL AND NOT away AND NOT autopilot"
        played += " INTERSECT SELECT id FROM table_ WHERE place = 'server'"
        reported = f"SELECT table_id FROM match m WHERE reported AND table_id IN ({played})"
        without = self._query(f"{reported} AND NOT EXISTS (SELECT 1 FROM result r WHERE r.match_id = m.id)")
        return {table for (table,) in without} - self.damaged

    def verify(self) -> int:
        """Replay every match with its rules and shuffles, and return their number. Raises for the first fault.

        Each match in a server whose end was reported must have its result, and the sums must be those of all results.
        """
        assert not (lost := self.without_result()), f"the matches of tables {lost} have no result"
        rounds = "SELECT sum(rounds) FROM result_seat WHERE user_id > 0"
        sums = "SELECT sum(rounds) FROM rating WHERE season = '' AND rules = ''"
        assert self._query(rounds) == self._query(sums), "the sums are not those of the results"
        matches = self._query(
            "SELECT m.id, m.seed, m.salt, t.id, t.ruleset FROM match m JOIN table_ t ON t.id = m.table_id"
        )
        for number, seed, salt, table, ruleset in matches:
            if table in self.damaged:
                continue
            rules, seats = decode(ruleset, Ruleset), len(self._seats[table])
            entries = [row.entry for row in self._matches[number].rows]
            log = MatchLog(rules, seats - sum(map(joined, entries)), seed, salt)
            for entry in entries:
                if entry.seat is None or entry.move is None:
                    again = log.next_deal(joined(entry))
                else:
                    again = log.next_move(entry.seat, parse_move(entry.move), entry.by)
                assert again == entry, f"match {number}, ply {entry.ply}: by the rules {again}, in the log {entry}"
                log.adopt(entry)
            names, count = tuple(f"seat {position}" for position in range(seats)), seats - sum(map(joined, entries))
            first, changes = names[:count], []
            for entry in filter(joined, entries):
                count += joined(entry)
                changes.append((entry.ply, names[:count]))
            check_record(write_record(Record(rules, first, tuple(entries), seed, salt, tuple(changes))))
        return len(matches)


def is_refusal(message: Message) -> bool:
    """Return whether an answer is a refusal: one of its lines is a sentence that refuses, or the hint in its place."""
    lines = (line.removeprefix(_SMALL).removeprefix(_HINT) for line in message.text.splitlines())
    return any(map(_refusals().fullmatch, lines))


def _is_shown(press: Interaction) -> bool:
    """Return whether a press was answered with a screen, and not with a refusal."""
    return press.shown is not None and not is_refusal(press.shown)


def _belongs(row: Row, press: Interaction) -> bool:
    """Return whether this press can be the cause of the entry: the entry followed it soon."""
    return press.sent - SLACK <= row.at <= press.sent + SOON


def _is_beside(entry: Entry) -> bool:
    """Return whether the entry leaves the clock of the turn running."""
    return entry.move is not None and (entry.move == "uno" or entry.move.startswith("catch>"))


_SMALL, _HINT = "-# ", "💡 "


@cache
def _refusals() -> re.Pattern[str]:
    """Return patterns for all sentences of the catalogue that refuse an action, or show that the match waits."""
    resource = FluentParser().parse(read_catalogue("en"))
    sentences = [
        _sentence(message.value)
        for message in resource.body
        if isinstance(message, ast.Message)
        and message.value is not None
        and message.id.name.startswith(("refused-", "error-", "hint-stale", "suspended-here", "adjourned-", "asleep-"))
    ]
    return re.compile("|".join(sentences))


def _sentence(pattern: ast.Pattern) -> str:
    """Return a pattern for a message with any values of its variables."""
    found = ""
    for part in pattern.elements:
        if isinstance(part, ast.TextElement):
            found += re.escape(part.value)
        elif isinstance(part.expression, ast.SelectExpression):
            found += f"(?:{'|'.join(_sentence(variant.value) for variant in part.expression.variants)})"
        else:
            found += ".+?"
    return found
