"""The command `unobot translations notes`. It imports its modules when it is called."""

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

import typer

from .db_commands import run_to_end, url

if TYPE_CHECKING:
    from unobot.model.translation_note import TranslationNote

translations = typer.Typer(
    help="Read what people say about translations that are in beta.",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


@translations.callback()
def _translations() -> None:
    """Read what people say about translations that are in beta."""


@translations.command()
def notes(
    language: Annotated[
        str | None, typer.Option(help="Only the notes about this language, such as ko.", show_default=False)
    ] = None,
    clear: Annotated[bool, typer.Option("--clear", help="Delete the notes after they are printed.")] = False,
) -> None:
    """Print the notes that people sent with the button in /uno me, the oldest first. The bot may run meanwhile.

    A line has the time, the language and the words. It does not say who wrote them.
    """
    from unobot.features.translations.store import TranslationNotes

    from .access import open_store

    async def read() -> "list[TranslationNote]":
        async with open_store(url(), reading=True) as store:
            return await TranslationNotes(store).all(language)

    async def delete(last: int) -> int:
        async with open_store(url()) as store:
            return await TranslationNotes(store).clear(language, last)

    found = run_to_end(read())
    for note in found:
        moment = datetime.fromtimestamp(note.at, UTC).isoformat(sep=" ", timespec="minutes").removesuffix("+00:00")
        typer.echo(f"{moment}  {note.language}  {note.words}")
    if not found:
        typer.echo(f"There are no notes{'' if language is None else f' about {language}'}.", err=True)
    elif clear:
        typer.echo(f"Deleted: {run_to_end(delete(found[-1].id))} notes.", err=True)
