"""A note about a translation: frozen, without behavior, without SQL."""

from typing import Annotated

import msgspec
from msgspec import Meta

from unobot.model.structs import Id, Moment

MAX_WORDS = 400
"""The most characters of a note."""


class TranslationNote(msgspec.Struct, frozen=True, kw_only=True):
    """The words of a person about a sentence that sounds wrong in a language."""

    id: Id = 0
    user_id: Id
    language: str
    words: Annotated[str, Meta(max_length=MAX_WORDS)]
    at: Moment
