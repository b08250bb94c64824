"""Write the results of `unobot doctor` to a file for a bug report, without secrets, and without ids or names.

The file also has the state, the counts and the sizes of the database, and the last lines of the log.
"""

from __future__ import annotations

import getpass
import platform
import re
import socket
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TextIO

from sqlalchemy import Connection, func, make_url, select
from sqlalchemy.exc import ArgumentError

import unobot
from unobot.database_tables import DATABASE_TABLES
from unobot.diagnosis import CheckResult
from unobot.model.storage_errors import StorageError
from unobot.output_file import new_file
from unobot.settings import Settings

from .access import open_store, read_snapshot
from .bot_status import bot_status
from .db_commands import megabytes
from .shown_settings import shown_settings

LIBRARIES = ("discord.py", "aiohttp", "sqlalchemy", "aiosqlite", "asyncpg")
_TOKEN = re.compile(r"[\w-]{18,}\.[\w-]{4,}\.[\w-]{18,}")
_ID = re.compile(r"\d{15,20}")
_SERVER = re.compile(r"(\w+\+?\w*://)[^/\s]+(?=[/\s]|$)")
"""Matches the user and the server in the address of a database. The address of an SQLite file has neither."""
_BARE_ADDRESS = re.compile(
    r"(?<![\w.])(?:(?:\d{1,3}\.){3}\d{1,3}|\[?[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,7}\]?)(?::\d+)?(?![\w.])", re.IGNORECASE
)
"""Matches an IP address, with a port or without."""
LOG_LINES = 200
PUBLIC_ACCOUNTS = {"", "root", "unobot", "nobody"}
"""The names of accounts that tell nothing about a person."""
LOOPBACK = ("127.0.0.1", "0.0.0.0", "::1", "::")  # noqa: S104 - addresses that tell nothing about a computer
_HOME = re.compile(r"(/home/|/Users/|\\Users\\)[^/\\\s]+")
_ROLE = re.compile(r'(user|role) "[^"]*"')


async def database_facts(settings: Settings) -> list[str]:
    """Return the state of the bot, and the numbers of rows and bytes of its database, in lines."""
    try:
        lines = [line for line in await bot_status(settings) if not line.startswith("notice")]
        async with open_store(settings.database_url, reading=True) as store:
            size = await store.size()
            counts = await read_snapshot(settings.database_url, _counts)
    except StorageError as error:
        return [str(error)]
    free = "" if size.free is None else f", {megabytes(size.free)} of them free for new rows"
    return [*lines, f"size       {megabytes(size.size)}{free}", f"rows       {counts}"]


def last_lines(log: TextIO) -> list[str]:
    """Return the last lines of a log."""
    return [line.rstrip("\n") for line in deque(log, maxlen=LOG_LINES)]


def write_report(
    file: Path, settings: Settings, results: Sequence[CheckResult], facts: Sequence[str], log: Sequence[str]
) -> None:
    """Write a new file that only its owner can read. Raises `StorageError`.

    ``facts``: from `database_facts`. ``log``: the last lines of the log of the bot, if the admin has named it.
    """
    try:
        with new_file(file) as part, part.open("w", encoding="utf-8", errors="backslashreplace") as report:
            report.writelines(f"{line}\n" for line in _lines(settings, results, facts, log))
    except FileExistsError as error:
        raise StorageError(f"The file {file} already exists. Name a new file.") from error
    except OSError as error:
        raise StorageError(f"The report cannot be written to {file}: {error.strerror}.") from error


def _lines(
    settings: Settings, results: Sequence[CheckResult], facts: Sequence[str], log: Sequence[str]
) -> Iterator[str]:
    yield f"unobot {unobot.__version__}, Python {platform.python_version()}, {platform.platform()}"
    yield ", ".join(f"{name} {_version(name)}" for name in LIBRARIES)
    yield ""
    for setting in shown_settings(settings):
        yield _redacted(f"{setting.name} = {setting.value} ({setting.source})", settings)
    yield ""
    for result in results:
        line = str(result)
        for name in sorted(result.names, key=len, reverse=True):
            line = line.replace(name, "[name]")
        yield _redacted(line, settings)
    yield ""
    for line in facts:
        yield _redacted(line, settings)
    yield ""
    yield f"The last {len(log)} lines of the log:" if log else "The log is not here: name it with --log."
    for line in log:
        yield _redacted(line, settings)


def _counts(connection: Connection) -> str:
    """Return the number of rows of each table that has any."""
    counts = {table.name: connection.scalar(select(func.count()).select_from(table)) for table in DATABASE_TABLES}
    return ", ".join(f"{name} {count}" for name, count in counts.items() if count)


def _redacted(line: str, settings: Settings) -> str:
    """Return a line without secrets, ids, names of accounts, and addresses of servers."""
    if settings.discord_token is not None:
        line = line.replace(settings.discord_token.get_secret_value(), "[token]")
    if Path.home() != Path("/"):
        line = line.replace(str(Path.home()), "~")
    for account in _accounts():
        line = re.sub(rf"(?<![\w-]){re.escape(account)}(?![\w-])", "[name]", line)
    for host in _hosts(settings):
        line = re.sub(rf"(?<![\w.-]){re.escape(host)}(?![\w-])", "[address]", line, flags=re.IGNORECASE)
    line = _BARE_ADDRESS.sub(lambda found: found[0] if found[0] in LOOPBACK else "[address]", line)
    for pattern, replacement in (
        (_TOKEN, "[token]"),
        (_SERVER, r"\1[address]"),
        (_HOME, r"\1[name]"),
        (_ROLE, r"\1 [name]"),
        (_ID, "[id]"),
    ):
        line = pattern.sub(replacement, line)
    return line


def _accounts() -> set[str]:
    """Return the names of this account, as paths and sentences may have them."""
    names = {Path.home().name}
    with suppress(KeyError, OSError):  # an account of a container may have no name
        names.add(getpass.getuser())
    return names - PUBLIC_ACCOUNTS


def _hosts(settings: Settings) -> list[str]:
    """Return the names of this computer and of the database's server, as sentences may have them."""
    names = [socket.gethostname(), socket.getfqdn()]
    with suppress(ArgumentError, ValueError):
        names.append(make_url(settings.database_url).host or "")
    return sorted({name for name in names if name and name not in ("localhost", *LOOPBACK)}, key=len, reverse=True)


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "not installed"
