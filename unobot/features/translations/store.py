"""The notes about translations in a store: what people wrote when a sentence sounded wrong to them."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import Index, Row, delete, insert, select

from unobot.model.people import Data
from unobot.model.translation_note import TranslationNote
from unobot.storage.declaration import database_table
from unobot.storage.personal_ids import shown_moment
from unobot.storage.row_reader import RowReader
from unobot.storage.rows import checked
from unobot.storage.statements import Session
from unobot.storage.store import Store
from unobot.storage.table_group import TableGroup

TRANSLATION_NOTE = database_table(
    "translation_note",
    TranslationNote,
    Index(None, "user_id"),
    numbered=True,
    kept_for="user",
    user=("user_id",),
    of_user=("words",),
    neutral=("id", "language"),
)
"""The notes about translations."""
DAY = 24 * 3600.0
NOTES_PER_DAY = 10
"""The most notes of one user in 24 hours."""
MAX_NOTES = 5000
"""The most stored notes: the oldest go if the admins never delete those that they have read."""


class TranslationNotes:
    """The notes in a store. All methods raise `StorageError`. A note that cannot be read is logged and left out."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._reader = RowReader(store.engine)

    async def add(self, note: TranslationNote) -> bool:
        """Write a new note. Return False if its user has sent `NOTES_PER_DAY` already."""
        return await self._store.writer.write(partial(_add, note=note))

    async def all(self, language: str | None = None) -> list[TranslationNote]:
        """Return the notes about a language, or about all, the oldest first."""
        rows = select(TRANSLATION_NOTE).order_by(TRANSLATION_NOTE.c.id)
        if language is not None:
            rows = rows.where(TRANSLATION_NOTE.c.language == language)
        return await self._reader.all(rows, note_of)

    async def clear(self, language: str | None, last: int) -> int:
        """Delete the notes about a language, or about all, up to the note ``last``. Return their number."""
        which = delete(TRANSLATION_NOTE).where(TRANSLATION_NOTE.c.id <= last)
        if language is not None:
            which = which.where(TRANSLATION_NOTE.c.language == language)
        return await self._store.writer.write(lambda session: session.execute(which).rowcount)


def note_of(row: Row[Any]) -> TranslationNote:
    """Return the note that a row holds. Raises `Damaged`."""
    return checked(TranslationNote, row._asdict(), f"translation note {row.id}")


async def export_notes(store: Store, user_id: int) -> Data:
    """Return the notes of a user for the export of their data."""
    rows = select(TRANSLATION_NOTE).where(TRANSLATION_NOTE.c.user_id == user_id).order_by(TRANSLATION_NOTE.c.id)
    notes = await store.reader.all(rows, note_of)
    return {
        "translation_notes": [
            {"language": note.language, "words": note.words, "time": shown_moment(note.at)} for note in notes
        ]
    }


def _add(session: Session, note: TranslationNote) -> bool:
    table = TRANSLATION_NOTE
    of_today = select(table.c.id).where(table.c.user_id == note.user_id, table.c.at > note.at - DAY)
    if len(session.execute(of_today.limit(NOTES_PER_DAY)).fetchall()) >= NOTES_PER_DAY:
        return False
    values = asdict(note)
    del values["id"]
    session.execute(insert(table).values(values))
    newest = select(table.c.id).order_by(table.c.id.desc()).limit(1).offset(MAX_NOTES)
    session.execute(delete(table).where(table.c.id <= newest.scalar_subquery()))
    return True


TRANSLATION_NOTES = TableGroup(
    (TRANSLATION_NOTE,), read={TRANSLATION_NOTE: note_of}, counted_as={TRANSLATION_NOTE: "notes"}, export=export_notes
)
