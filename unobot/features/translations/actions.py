"""The button with which a person says that a sentence of a language in beta sounds wrong."""

from __future__ import annotations

from unobot.bot.custom_ids import Verb
from unobot.bot.interactions.actions import GeneralAction
from unobot.bot.interactions.context import PressContext
from unobot.bot.interactions.surfaces import Control, Surface
from unobot.bot.screens.menu import notice_screen
from unobot.features.translations.screens import FIELD, note_modal
from unobot.features.translations.store import NOTES_PER_DAY, TranslationNotes
from unobot.i18n import languages
from unobot.model.refused import Refused
from unobot.model.translation_note import MAX_WORDS, TranslationNote
from unobot.typed_text import visible


async def _note(context: PressContext) -> None:
    """Open the modal, or store the note that it sends. Raises `Refused` and `StorageError`."""
    language = context.action_id.arg
    if language not in languages():
        raise Refused("refused-unknown-button")
    if context.control is not Control.MODAL:
        if not await context.response.open_modal(note_modal(context.text, language)):
            raise Refused("refused-too-slow")
        return
    (typed,) = context.fields.get(FIELD, ("",))
    words = " ".join(visible(typed).split())[:MAX_WORDS]
    if not words:
        raise Refused("refused-beta-empty")
    note = TranslationNote(user_id=context.user_id, language=language, words=words, at=context.at)
    if not await context.kit[TranslationNotes].add(note):
        raise Refused("refused-beta-notes", count=NOTES_PER_DAY)
    await context.response.show(notice_screen(context.text("beta-note-thanks")))


ACTIONS = (
    GeneralAction(
        verb=Verb.NOTE,
        handler=_note,
        offered=Control.BUTTON.on(Surface.PANEL, Surface.DIRECT) | Control.MODAL.on(Surface.PANEL, Surface.DIRECT),
        who="anybody, for themselves",
        when="any",
        checked="a language of the bot; 10 notes a day; 400 characters",
    ),
)
