"""Export finished matches as records, so that anyone can check their rules and shuffles (`unobot.records.writer`)."""

import unicodedata
from collections.abc import Iterator, Sequence

from sqlalchemy import Connection, select

from unobot.model.former import recorded_name
from unobot.model.seat import SeatChanges
from unobot.model.storage_errors import StorageError
from unobot.records.writer import Record, write_record
from unobot.rules.match import Entry, trace_seats
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.storage.database import schema_revision
from unobot.storage.rows import decode
from unobot.storage.schema import EVENT, MATCH, SEAT, TABLE


def records(connection: Connection, problems: list[str]) -> Iterator[list[str]]:
    """Yield the lines of each record, oldest first. Running matches are left out, because a record shows the hands.

    A match with a damaged log is left out, too, and a sentence about it is appended to `problems`. Raises
    `StorageError` for a database of a newer unobot or without tables.
    """
    if schema_revision(connection) is None:
        raise StorageError("The database that DATABASE_URL names is empty, so it has no matches.")
    ended_matches = (
        select(MATCH.c.id, MATCH.c.table_id, MATCH.c.seed, MATCH.c.salt, TABLE.c.ruleset, TABLE.c.seat_changes)
        .join(TABLE, TABLE.c.id == MATCH.c.table_id)
        .where(MATCH.c.over.is_(True))
        .order_by(MATCH.c.id)
    )
    for match in connection.execute(ended_matches).all():
        log = select(EVENT.c.body).where(EVENT.c.match_id == match.id).order_by(EVENT.c.ply)
        names = select(SEAT.c.name, SEAT.c.level).where(SEAT.c.table_id == match.table_id).order_by(SEAT.c.position)
        try:
            entries = tuple(decode(body, Entry) for body in connection.scalars(log))
            owners = [(seat.name, seat.level) for seat in connection.execute(names)]
            first_owners, changes = trace_seats(owners, entries, decode(match.seat_changes, SeatChanges).seat_history)
            record = Record(
                decode(match.ruleset, Ruleset),
                _names(first_owners),
                entries,
                match.seed,
                match.salt,
                tuple((ply, _names(seats)) for ply, seats in changes),
            )
            lines = list(write_record(record))
        except Exception as error:  # noqa: BLE001 - a damaged log may break the replay in any way
            problems.append(f"The log of match {match.id} is broken ({type(error).__name__}: {error}).")
        else:
            yield lines


def _names(seats: Sequence[tuple[str, str | None]]) -> tuple[str, ...]:
    """Return the name of each seat in a record: the level of an AI, or the name of a player."""
    return tuple(level or _visible(recorded_name(name)) for name, level in seats)


def _visible(name: str) -> str:
    """Return the name without invisible characters: control, bidirectional and zero-width ones."""
    return "".join(c for c in name if unicodedata.category(c)[0] != "C")
