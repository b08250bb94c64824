"""The state of a bot as its database tells it: processes, tables, what waits, and the decisions of its owner.

It only reads, so it may run beside the bot, and on another computer than the bot.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import Connection, case, func, select

from unobot.features.owner.store import read_decisions
from unobot.model.clock import parse_moment
from unobot.model.owner_decisions import OwnerDecisions
from unobot.model.serving_process import STARTED
from unobot.model.storage_errors import StorageError
from unobot.settings import Settings
from unobot.storage.database import checked_file, schema_revision
from unobot.storage.schema import LIVE, MATCH, META, REVISION, STANDING, TABLE

from .access import read_snapshot
from .backup_times import last_backup
from .database_users import DatabaseUsers, users_of_file, users_on_server

LATE_SECONDS = 60.0
"""How long after its deadline a table is late, in seconds. The bot acts within a second."""
STATES = ("lobby", "playing", "pause", "suspended")


async def bot_status(settings: Settings) -> list[str]:
    """Return the status in lines. Raises `StorageError`."""
    file = checked_file(settings.database_url)
    if file is not None and not file.exists():
        raise StorageError(f"The database {file.absolute()} does not exist yet: the bot creates it at its first start.")
    bot = "" if settings.discord_token is None else settings.discord_token.get_secret_value().partition(".")[0]
    return await read_snapshot(settings.database_url, lambda connection: list(_lines(connection, file, bot)))


def open_tables_by_server(connection: Connection) -> dict[int, int]:
    """Return the number of open tables of each server that has any."""
    counts = (
        select(TABLE.c.guild_id, func.count()).where(LIVE, TABLE.c.guild_id.is_not(None)).group_by(TABLE.c.guild_id)
    )
    return {int(server): int(count) for server, count in connection.execute(counts)}


def _lines(connection: Connection, file: Path | None, bot: str) -> Iterator[str]:
    revision = schema_revision(connection)
    if revision != REVISION:
        yield f"schema     {revision or 'none'}: start the bot with this version first, whose schema is {REVISION}"
        return
    users = users_on_server(connection, bot) if file is None else users_of_file(file)
    yield from _processes(users)
    started = connection.scalar(select(func.max(META.c.value)).where(META.c.key == STARTED))
    if started is not None:
        moment = parse_moment(started) or 0.0
        yield f"started    {_moment(moment)}, {(time.time() - moment) / 3600:.1f} hours ago"
    state = case((TABLE.c.suspended.is_not(None), "suspended"), else_=TABLE.c.status)
    rows = connection.execute(select(state, func.count()).where(LIVE).group_by(state)).all()
    counts = {str(name): int(count) for name, count in rows}
    yield f"tables     {sum(counts.values())} open: {', '.join(f'{counts.get(name, 0)} {name}' for name in STATES)}"
    late = select(func.count(), func.min(TABLE.c.deadline)).where(
        STANDING, TABLE.c.deadline < time.time() - LATE_SECONDS
    )
    number, since = connection.execute(late).one()
    yield f"late       {number} tables wait for the bot{f', the first since {_moment(since)}' if number else ''}"
    unreported = select(func.count()).select_from(MATCH).where(MATCH.c.over.is_(True), MATCH.c.reported.is_(False))
    yield f"results    {connection.scalar(unreported)} ended matches are not counted yet"
    yield from _decisions(read_decisions(connection))
    backup = last_backup(connection, file)
    yield f"backup     {'none is known' if backup is None else f'the last is of {_moment(backup)}'}"


def _processes(users: DatabaseUsers) -> Iterator[str]:
    for process in users.serving:
        yield f"process    {process}"
    if not users.serving:
        words = {True: "one bot uses the database", False: "no bot uses the database now", None: "cannot be seen here"}
        yield f"process    {words[users.bot]}"


def _decisions(decisions: OwnerDecisions) -> Iterator[str]:
    yield f"blocked    {len(decisions.users)} people, {len(decisions.servers)} servers"
    notice = decisions.notice
    if notice is not None and notice.until > time.time():
        yield f"notice     until {_moment(notice.until)}: {notice.words}"
    else:
        yield "notice     none"


def _moment(seconds: float) -> str:
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M} UTC"
