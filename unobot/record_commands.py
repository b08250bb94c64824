"""The commands that read a record: `state`, `verify`, `replay`, `coach`. Each imports its modules when it is called."""

import os
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TextIO

import typer
from typer import TyperException

from unobot.exit_status import BROKEN
from unobot.output_file import GIF, PAGE, Kind, check_replaceable
from unobot.settings import load_settings

if TYPE_CHECKING:
    from unobot.i18n import Text
    from unobot.records.writer import Record

Language = Annotated[
    str | None, typer.Option(help="The language: a file of unobot/locales, such as de.", show_default=False)
]
Match = Annotated[int, typer.Option(help="The number of the match in the file.")]


def state(
    file: Annotated[Path, typer.Argument(help="A record from --record.")],
    ply: Annotated[
        int, typer.Option(help="The number of the entry: 0 is the first deal, and each move or deal adds 1.")
    ],
    match: Match = 1,
) -> None:
    """Print the state of a match after any move of its record, as JSON: hands, piles, turn."""
    from unobot.records.snapshot import StateError, read_state

    try:
        with _reading(file) as lines:
            typer.echo(read_state(lines, ply, match).json())
    except StateError as error:
        raise TyperException(f"The file {file} cannot show that: {error}.") from error


def verify(
    file: Annotated[Path, typer.Argument(help="A record of a match on Discord, or from --record.")],
) -> None:
    """Check every rule, shuffle and lot in a record. Exit with 0 if it is fair, 1 if not, 2 if it is not a record."""
    from unobot.features.daily.record import OtherVersionError, daily_verdict
    from unobot.records.audit import audit_records

    code = 0
    with _reading(file) as lines:
        for number, audit in enumerate(audit_records(lines), 1):
            try:
                verdict = daily_verdict(audit)
            except OtherVersionError as error:
                raise TyperException(f"The file {file} cannot be checked: {error}.") from error
            typer.echo(f"match {number}, lines {audit.first} to {audit.last}: {audit}")
            code = code if audit.is_fair else BROKEN
            if verdict is not None:
                typer.echo(f"match {number}, {verdict}")
                code = code if verdict.is_right else BROKEN
    raise typer.Exit(code)


def replay(
    file: Annotated[Path, typer.Argument(help="A record of a match on Discord, or from --record.")],
    html: Annotated[
        Path | None, typer.Option(help="The file for a page that replays the match, without a network.")
    ] = None,
    gif: Annotated[Path | None, typer.Option(help="The file for a GIF of the key moments.")] = None,
    match: Match = 1,
    language: Language = None,
) -> None:
    """Turn a match into files that anybody can keep: a page that replays it, and a GIF of its key moments."""
    from unobot.pictures.film import film_gif
    from unobot.replays.replay_film import replay_film
    from unobot.replays.replay_page import replay_page

    text = _text(language)
    if html is None and gif is None:
        raise TyperException("Nothing to make: name a file with --html, with --gif, or with both.")
    targets = [file, *filter(None, (html, gif))]
    if len({os.path.realpath(path) for path in targets}) < len(targets):
        raise TyperException("The record, --html and --gif must be different files.")
    for path, kind in ((html, PAGE), (gif, GIF)):
        if path is not None:
            _check_target(path, kind)
    record = _record(file, match)
    contents: dict[Path, bytes] = {}
    try:
        if html is not None:
            contents[html] = replay_page(record, text)
        if gif is not None:
            contents[gif] = film_gif(replay_film(record, text))
    except ValueError as error:
        raise TyperException(f"Match {match} of the file {file} cannot be replayed: {error}.") from error
    _write_all(contents)
    for path, content in contents.items():
        typer.echo(f"{path}: {len(content):,} bytes")


def coach(
    file: Annotated[Path, typer.Argument(help="A record of a match on Discord, or from --record.")],
    seat: Annotated[int, typer.Option(help="The seat of the player at the start of the match, from 1.")],
    match: Match = 1,
    language: Language = None,
) -> None:
    """Print the decisions of a player that cost most, at most three. The same record has the same answer."""
    from unobot.coach.coach_process import CoachOrder, answered
    from unobot.coach.decisions import seats_of
    from unobot.wording.coach_words import answer_lines

    text = _text(language).with_look("text", {})
    record = _record(file, match)
    if not 1 <= seat <= len(record.seats):
        raise TyperException(f"There is no seat {seat}: match {match} began with seats 1 to {len(record.seats)}.")
    try:
        answer = answered(CoachOrder(record, seats_of(record, seat - 1)))
    except ValueError as error:
        raise TyperException(f"Match {match} of the file {file} cannot be judged: {error}.") from error
    typer.echo("\n".join(answer_lines(text, record, answer)))


def _text(language: str | None) -> "Text":
    """Return the messages in this language, or in the language of the settings. Raises `TyperException`."""
    from unobot.i18n import languages, text_for

    code = language or load_settings().language
    if code is not None and code not in languages():
        source = "--language" if language else "UNOBOT_LANGUAGE"
        raise TyperException(f"{source} must be one of {', '.join(languages())}.")
    return text_for(code)


def _record(file: Path, number: int) -> "Record":
    """Return the record of match ``number`` in a file. Raises `TyperException` if there is none."""
    from unobot.records.reader import read_records

    with _reading(file) as lines:
        records = [record for record, _ in islice(read_records(lines), max(number, 1))]
    if not 1 <= number <= len(records):
        raise TyperException(f"The file {file} has no match {number}: it has {len(records)}.")
    return records[number - 1]


def _check_target(path: Path, kind: Kind) -> None:
    """Raise `TyperException` if a file cannot be written, before the work is done."""
    try:
        check_replaceable(path, kind)
    except OSError as error:
        raise TyperException(f"The file {path} cannot be written: {error.strerror}.") from error
    if not path.resolve().parent.is_dir():
        raise TyperException(f"The file {path} cannot be written: there is no folder {path.parent}.")


def _write_all(contents: Mapping[Path, bytes]) -> None:
    """Write all files, or none. A file that exists is replaced in one step, so it is never half-written.

    Raises `TyperException` for a file that cannot be written.
    """
    with ExitStack() as stack:
        parts: list[tuple[Path, Path]] = []
        for path, content in contents.items():
            target = path.resolve()
            try:
                descriptor, name = tempfile.mkstemp(prefix=".unobot-", dir=target.parent)
                part = Path(name)
                stack.callback(part.unlink, missing_ok=True)
                with os.fdopen(descriptor, "wb") as stream:
                    stream.write(content)
                parts.append((part, target))
            except OSError as error:
                raise TyperException(f"The file {path} cannot be written: {error.strerror}.") from error
        for part, path in parts:
            try:
                part.chmod(_mode(path))
                part.replace(path)
            except OSError as error:
                raise TyperException(f"The file {path} cannot be written: {error.strerror}.") from error


def _mode(path: Path) -> int:
    """Return the permissions of a file, or the permissions of new files if it does not exist."""
    with suppress(OSError):
        return path.stat().st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


@contextmanager
def _reading(file: Path) -> Iterator[TextIO]:
    """Yield an open record. Raises `TyperException` if the file is not a record."""
    from unobot.records.reader import RecordError

    try:
        lines = file.open(encoding="utf-8")
    except OSError as error:
        raise TyperException(f"The file {file} cannot be read: {error.strerror}.") from error
    try:
        with lines:
            yield lines
    except UnicodeDecodeError as error:
        raise TyperException(f"The file {file} is no record: it is not UTF-8 text.") from error
    except RecordError as error:
        raise TyperException(f"The file {file} is no record of a match by the rules, {error}.") from error
