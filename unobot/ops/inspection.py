"""Find the problems of a database: in its schema, its file, its keys, its rows, and its matches."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import Boolean, Connection, Row, Select, Table, func, select, text
from sqlalchemy.exc import DatabaseError

from unobot.database_tables import DATABASE_TABLES, GROUPS
from unobot.features.results.result_rows import RESULT, RESULT_SEAT, result_of
from unobot.model.people import UserState
from unobot.model.storage_errors import Damaged
from unobot.model.structs import Moment, OpenStruct
from unobot.model.table import MatchState, TableState
from unobot.rules.match import Entry, joined, replay
from unobot.rules.ruleset.ruleset import RulesetError
from unobot.rules.shuffling import Shuffler, match_key
from unobot.storage.database import reason, schema_revision
from unobot.storage.declaration import declaration
from unobot.storage.rows import PREFIX, checked, match_of, table_of
from unobot.storage.schema import (
    EVENT,
    LIVE,
    MATCH,
    REVISION,
    SEAT,
    TABLE,
)
from unobot.storage.table_inventory import missing_lines

_ENTRIES = msgspec.json.Decoder(Entry)
Progress: TypeAlias = Callable[[int, int], None]
ID_BATCH = 100
"""The number of tables or results that are read at once, with their seats."""
LOG_BATCH = 20
"""The number of matches that are read at once, with their logs. A log has 200 KB."""
ROW_BATCH = 1000


_JOINED_TABLES = (TABLE, SEAT, MATCH, EVENT, RESULT, RESULT_SEAT)
"""The tables whose rows are checked together with rows of another table, such as a live table with its seats."""


class Findings(msgspec.Struct, frozen=True):
    """The numbers of rows in a database, and its problems, each in one sentence."""

    revision: str | None
    """The revision of the schema. For an empty database it is `None`, and every number is 0."""
    tables: int = 0
    open: int = 0
    """The number of tables that are not closed."""
    matches: int = 0
    running: int = 0
    """The number of matches that are not over."""
    events: int = 0
    problems: tuple[str, ...] = ()
    newer: tuple[str, ...] = ()
    """The fields with values of a newer unobot, each with its number of rows. These values stay, and are no problem."""


def inspect(connection: Connection, progress: Progress = lambda _done, _total: None) -> Findings:
    """Return the findings of a database with our schema or an older one. Raises `StorageError` for a newer schema.

    ``progress`` gets the number of matches that are checked, and of all matches.

    The rows of an older schema are counted, and not read: an upgrade makes of them what this version can read.
    """
    revision = schema_revision(connection)
    if revision is None:
        return Findings(None)
    problems: list[str] = []
    rows = _Rows(connection, progress)
    try:
        if connection.dialect.name == "sqlite":
            problems += _damage(connection)
        if revision == REVISION:
            problems += _missing(connection)
            if connection.dialect.name == "sqlite":
                problems += _wrong_flags(connection)
            problems += rows.problems()
            problems += _tables_without_matches(connection)
        return Findings(
            revision,
            tables=_count(connection, TABLE.c.id),
            open=_count(connection, TABLE.c.id, LIVE),
            matches=_count(connection, MATCH.c.id),
            running=_count(connection, MATCH.c.id, MATCH.c.over.is_(False)),
            events=_count(connection, EVENT.c.ply),
            problems=tuple(problems),
            newer=tuple(f"{field} ({number})" for field, number in sorted(rows.newer.items())),
        )
    except DatabaseError as error:  # damage can make every table unreadable
        return Findings(revision, problems=(*problems, f"The database cannot be read ({reason(error)})."))


def _count(connection: Connection, column: object, *where: object) -> int:
    return connection.execute(select(func.count(column)).where(*where)).scalar_one()  # type: ignore[arg-type]


def _damage(connection: Connection) -> Iterator[str]:
    """Yield the problems that SQLite finds in its file."""
    try:
        for (finding,) in connection.execute(text("PRAGMA integrity_check(20)")):
            if finding != "ok":
                yield f"The file is damaged: {finding}."
    except DatabaseError as error:
        yield f"The file is damaged: {reason(error)}."
        return
    for table, row, parent, _ in connection.execute(text("PRAGMA foreign_key_check")):
        yield f"Row {row} of {table} refers to a row of {parent} that does not exist."


def _missing(connection: Connection) -> Iterator[str]:
    """Yield a problem for each column and index that the tables lack."""
    for line in missing_lines(connection, REVISION):
        yield f"The schema says that it is {REVISION}, but it lacks {line}."


def _wrong_flags(connection: Connection) -> Iterator[str]:
    """Yield a problem for each boolean column of SQLite with values other than 0 and 1. The bot reads them as true."""
    for table in DATABASE_TABLES:
        for column in table.columns:
            if isinstance(column.type, Boolean):
                wrong = select(func.count()).select_from(table).where(text(f'"{column.name}" NOT IN (0, 1)'))
                number = connection.scalar(wrong)
                if number:
                    yield f"The column {column.name} of {table.name} is neither true nor false, in {number} rows."


class _Rows:
    """Checks all rows of a database, by reading each row as the bot does."""

    def __init__(self, connection: Connection, progress: Progress) -> None:
        self.newer = Counter[str]()
        self._progress = progress
        self._connection = connection
        self._damaged: set[int] = set()
        """The tables that cannot be read."""

    def problems(self) -> Iterator[str]:
        """Yield the problems of the rows, and of the matches that they form."""
        for ids in self._ids(TABLE.c.id):
            yield from self._tables(ids)
        done, total = 0, _count(self._connection, MATCH.c.id)
        for ids in self._ids(MATCH.c.id, LOG_BATCH):
            yield from self._matches(ids)
            done += len(ids)
            self._progress(done, total)
        for ids in self._ids(RESULT.c.match_id):
            yield from self._results(ids)
        for group in GROUPS:
            for table in group.tables:
                if table in _JOINED_TABLES:
                    continue
                convert = group.read.get(table) or partial(_plain, table=table)
                for row in self._connection.execute(select(table), execution_options={"yield_per": ROW_BATCH}):
                    yield from self._problem(convert, row)

    def _tables(self, ids: list[int]) -> Iterator[str]:
        seats = self._grouped(select(SEAT).where(SEAT.c.table_id.in_(ids)).order_by(SEAT.c.position), "table_id")
        for row in self._connection.execute(select(TABLE).where(TABLE.c.id.in_(ids)).order_by(TABLE.c.id)).all():
            problems = list(self._problem(partial(table_of, seats=seats[row.id]), row))
            if problems:
                self._damaged.add(row.id)
            yield from problems

    def _matches(self, ids: list[int]) -> Iterator[str]:
        """Yield the problems of matches.

        Most are over, and their logs are readable. The database puts such a log into one text, which takes a third of
        the time. Only the other logs are read entry by entry.
        """
        whole = {log.match_id: log for log in self._connection.execute(_whole_logs(ids))}
        rows = self._connection.execute(select(MATCH).where(MATCH.c.id.in_(ids)).order_by(MATCH.c.id)).all()
        rows = [row for row in rows if not row.over or row.id not in whole or not _is_readable(row, whole[row.id])]
        matches = EVENT.c.match_id.in_([row.id for row in rows])
        logs = self._grouped(select(EVENT).where(matches).order_by(EVENT.c.ply), "match_id") if rows else {}
        for row in rows:
            log = logs[row.id]
            if [event.ply for event in log] != list(range(len(log))) or not log:
                yield f"The log of match {row.id} lacks entries."
            elif row.over:
                yield from self._problem(partial(match_of, events=log), row)
            elif row.table_id not in self._damaged:
                yield from self._running(row, log)

    def _results(self, ids: list[int]) -> Iterator[str]:
        rows = select(RESULT_SEAT).where(RESULT_SEAT.c.match_id.in_(ids)).order_by(RESULT_SEAT.c.position)
        seats = self._grouped(rows, "match_id")
        for row in self._connection.execute(select(RESULT).where(RESULT.c.match_id.in_(ids))).all():
            yield from self._problem(partial(result_of, seats=seats[row.match_id]), row)

    def _running(self, row: Row[Any], log: list[Row[Any]]) -> Iterator[str]:
        """Yield the problem of a running match. Replay it, as the bot does when it restores the table."""
        try:
            match, entries = match_of(row, log)
            table = self._table(match.table_id)
            seats = len(table.seats) - sum(map(joined, entries))
            replay(table.ruleset, seats, Shuffler(match_key(match.seed, match.salt)), entries)
        except RulesetError:
            yield f"Match {row.id} has a ruleset that its seats cannot play."
        except Damaged as damage:
            yield f"Match {row.id} cannot be resumed: {damage}"
        except Exception as error:  # noqa: BLE001 - a damaged log may break the replay in any way
            yield f"Match {row.id} cannot be resumed ({type(error).__name__}: {error})."

    def _table(self, table_id: int) -> TableState:
        row = self._connection.execute(select(TABLE).where(TABLE.c.id == table_id)).one_or_none()
        if row is None:
            raise Damaged(f"Table {table_id}", "it is not in the database")
        seats = select(SEAT).where(SEAT.c.table_id == table_id).order_by(SEAT.c.position)
        return table_of(row, self._connection.execute(seats).all())

    def _problem(self, convert: Callable[[Row[Any]], object], row: Row[Any]) -> Iterator[str]:
        """Yield the problem of a row. Count the values of a newer version in it."""
        try:
            state = convert(row)
        except Damaged as damage:
            yield str(damage)
            return
        fields = {"settings": state} if isinstance(state, OpenStruct) else {}
        if isinstance(state, TableState | UserState):
            fields = msgspec.structs.asdict(state)
        for column, value in fields.items():
            if isinstance(value, OpenStruct):
                self.newer.update(f"{field} in {column}" for field in value.unread)

    def _ids(self, column: Any, batch: int = ID_BATCH) -> Iterator[list[int]]:  # noqa: ANN401 - a mapped column
        ids = list(self._connection.scalars(select(column).order_by(column)))
        for first in range(0, len(ids), batch):
            yield ids[first : first + batch]

    def _grouped(self, rows: Select[Any], column: str) -> defaultdict[int, list[Row[Any]]]:
        groups = defaultdict[int, list[Row[Any]]](list)
        for row in self._connection.execute(rows):
            groups[getattr(row, column)].append(row)
        return groups


def _whole_logs(ids: list[int]) -> Select[Any]:
    """Select the log of each match as one text with a line for each entry, and what proves that no entry is missing."""
    log = select(EVENT).where(EVENT.c.match_id.in_(ids)).order_by(EVENT.c.match_id, EVENT.c.ply).subquery()
    return select(
        log.c.match_id,
        func.count().label("entries"),
        func.sum(log.c.ply).label("plies"),
        func.max(log.c.ply).label("last_ply"),
        func.count(log.c.at).label("times"),
        func.min(log.c.at).label("first_at"),
        func.max(log.c.at).label("last_at"),
        func.max(log.c.body).label("last_body"),
        func.aggregate_strings(log.c.body, "\n").label("lines"),
    ).group_by(log.c.match_id)


def _is_readable(match: Row[Any], log: Row[Any]) -> bool:
    """Return whether `match_of` can read a match with its whole log.

    SQLite may hold anything in any column. The sum of plies is an integer there only if all of them are. A number sorts
    before each text, and a text before each byte string, so the least and the greatest value tell the types of all.
    """
    number = log.entries
    plies_are_whole = log.plies == number * (number - 1) // 2 and not isinstance(log.plies, float)
    if not plies_are_whole or log.last_ply != number - 1 or log.times != number or not isinstance(log.last_body, str):
        return False
    if not log.lines.startswith(PREFIX) or log.lines.count(f"\n{PREFIX}") != number - 1:
        return False
    try:
        entries = _ENTRIES.decode_lines(log.lines)
        checked(MatchState, match._asdict() | {"last": log.last_at}, "a match")
        checked(tuple[Moment, Moment], (log.first_at, log.last_at), "a log")
    except (Damaged, ValueError):
        return False
    return [entry.ply for entry in entries] == list(range(number))


def _tables_without_matches(connection: Connection) -> Iterator[str]:
    matches = select(MATCH.c.id).where(MATCH.c.id == TABLE.c.match_id).exists()
    table_ids = select(TABLE.c.id).where(TABLE.c.match_id.is_not(None), ~matches).order_by(TABLE.c.id)
    for table_id in connection.scalars(table_ids):
        yield f"The match of table {table_id} does not exist."


def _plain(row: Row[Any], table: Table) -> object:
    """Check a row column by column, and return it. Raises `Damaged`."""
    return checked(declaration(table).row, row._asdict(), f"a row of {table.name}")
