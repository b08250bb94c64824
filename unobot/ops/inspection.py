"""Find the problems of a database: in its schema, its file, its keys, and its running matches."""

from collections.abc import Iterator

import msgspec
from sqlalchemy import Connection, func, select, text
from sqlalchemy.exc import DatabaseError

from unobot.rules.match import Entry, replay
from unobot.rules.ruleset.ruleset import Ruleset, RulesetError
from unobot.rules.shuffling import Shuffler, match_key
from unobot.storage.database import known_revision, reason
from unobot.storage.rows import decode
from unobot.storage.schema import LIVE, EventRow, MatchRow, SeatRow, TableRow


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


def inspect(connection: Connection) -> Findings:
    """Return the findings of a database with our schema or an older one. Raises `StorageError` for a newer schema."""
    revision = known_revision(connection)
    if revision is None:
        return Findings(None)
    problems = list(_damage(connection)) if connection.dialect.name == "sqlite" else []
    try:
        problems += _broken_matches(connection)
        problems += _tables_without_matches(connection)
        return Findings(
            revision,
            tables=_count(connection, TableRow.id),
            open=_count(connection, TableRow.id, LIVE),
            matches=_count(connection, MatchRow.id),
            running=_count(connection, MatchRow.id, MatchRow.over.is_(False)),
            events=_count(connection, EventRow.ply),
            problems=tuple(problems),
        )
    except DatabaseError as error:  # damage can make every table unreadable
        return Findings(revision, problems=(*problems, f"The database cannot be read ({reason(error)})."))


def _count(connection: Connection, column: object, *where: object) -> int:
    return connection.execute(select(func.count(column)).where(*where)).scalar_one()  # type: ignore[arg-type]


def _damage(connection: Connection) -> Iterator[str]:
    """Yield the problems that SQLite finds in its file."""
    try:
        for (found,) in connection.execute(text("PRAGMA integrity_check(20)")):
            if found != "ok":
                yield f"The file is damaged: {found}."
    except DatabaseError as error:
        yield f"The file is damaged: {reason(error)}."
        return
    for table, row, parent, _ in connection.execute(text("PRAGMA foreign_key_check")):
        yield f"Row {row} of {table} refers to a row of {parent} that does not exist."


def _broken_matches(connection: Connection) -> Iterator[str]:
    """Yield the problems of running matches. Replay each, as the bot does when it restores the table."""
    seats = select(func.count()).where(SeatRow.table_id == MatchRow.table_id).scalar_subquery()
    running = (
        select(MatchRow.id, MatchRow.seed, MatchRow.salt, TableRow.ruleset, seats.label("seats"))
        .join(TableRow, TableRow.id == MatchRow.table_id)
        .where(MatchRow.over.is_(False))
        .order_by(MatchRow.id)
    )
    for match in connection.execute(running).all():
        log = select(EventRow.ply, EventRow.body).where(EventRow.match_id == match.id).order_by(EventRow.ply)
        events = connection.execute(log).all()
        if [event.ply for event in events] != list(range(len(events))) or not events:
            yield f"The log of match {match.id} lacks entries."
            continue
        try:
            entries = [decode(event.body, Entry) for event in events]
            shuffler = Shuffler(match_key(match.seed, match.salt))
            replay(decode(match.ruleset, Ruleset), match.seats, shuffler, entries)
        except RulesetError:
            yield f"Match {match.id} has a ruleset that its seats cannot play."
        except Exception as error:  # noqa: BLE001 - a damaged log may break the replay in any way
            yield f"Match {match.id} cannot be resumed ({type(error).__name__}: {error})."


def _tables_without_matches(connection: Connection) -> Iterator[str]:
    matches = select(MatchRow.id).where(MatchRow.id == TableRow.match_id).exists()
    lost = select(TableRow.id).where(TableRow.match_id.is_not(None), ~matches).order_by(TableRow.id)
    for table_id in connection.scalars(lost):
        yield f"The match of table {table_id} does not exist."
