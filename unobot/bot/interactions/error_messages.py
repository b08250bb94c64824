"""From what went wrong to one sentence for a person. No traceback ever reaches anybody."""

from __future__ import annotations

import logging

import discord

from unobot.bot.custom_ids import MAX_LENGTH
from unobot.bot.discord_api.error_codes import UNREACHABLE, reason
from unobot.bot.interactions.responses import Answer
from unobot.bot.screens import notice_screen, refusal_words
from unobot.i18n import Text
from unobot.rules.play.decide import IllegalMove
from unobot.rules.ruleset.codes import RulesetCodeError
from unobot.rules.ruleset.ruleset import RulesetError
from unobot.storage.store import StorageError
from unobot.tables.errors import Refused
from unobot.tables.table_view import TableView
from unobot.wording.card_words import time_left
from unobot.wording.rulesets import ruleset_refusal_words

log = logging.getLogger(__name__)


def sentence(text: Text, error: Exception, view: TableView | None = None, about: str = "") -> str:
    """The sentence for the person who caused or met ``error``; logs what is no ordinary refusal, once.

    ``about`` says for the log what was asked for.
    """
    if isinstance(error, Refused):
        return text(error.reason, **{name: _said(name, value) for name, value in error.params.items()})
    if isinstance(error, IllegalMove) and view is not None:
        return refusal_words(text, view, error)
    if isinstance(error, RulesetError | RulesetCodeError):
        return ruleset_refusal_words(text, error)
    if isinstance(error, StorageError):
        log.error("%s: the database refused: %s", about or _table(view), error)
        return text("error-storage")
    log.error("%s: unexpected fault", about or _table(view), exc_info=error)
    return text("error-unexpected")


async def apologize(answer: Answer, text: Text, error: Exception, view: TableView | None = None) -> None:
    """Answer with the sentence for ``error``, if the person can still be reached."""
    interaction = answer.interaction
    about = f"{_table(view)}, user {interaction.user.id}, {_asked(interaction)}"
    if isinstance(error, UNREACHABLE):
        # What was asked for may well have been done, so nobody is told otherwise; the edit scheduler draws it.
        log.warning("%s: an interaction could not be answered: %s", about, reason(error))
        return
    try:
        await answer.show(notice_screen(sentence(text, error, view, about)))
    except UNREACHABLE as unheard:
        log.info("%s: a person could not be told what went wrong: %s", about, reason(unheard))


def _said(name: str, value: str | int) -> str | int:
    return time_left(float(value)) if name == "when" else value


def _table(view: TableView | None) -> str:
    return "no table" if view is None else f"table {view.id}"


def _asked(interaction: discord.Interaction) -> str:
    """What the interaction asks for, in the log's words: the button or the command."""
    data = dict(interaction.data or {})
    command = interaction.command
    return f"/{command.qualified_name}" if command is not None else str(data.get("custom_id", ""))[:MAX_LENGTH]
