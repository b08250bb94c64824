"""From what went wrong to one sentence for a person. No traceback ever reaches anybody."""

from __future__ import annotations

import logging

import discord

from unobot.bot.answers import Answer
from unobot.bot.custom_ids import MAX_LENGTH
from unobot.bot.faults import UNREACHABLE, reason
from unobot.bot.screens import notice_screen, refusal_words
from unobot.bot.screens.house_rules import ruleset_refusal_words
from unobot.bot.screens.words import time_left
from unobot.i18n import Text
from unobot.rules.codes import RulesetCodeError
from unobot.rules.decide import IllegalMove
from unobot.rules.ruleset import RulesetError
from unobot.storage.store import StorageError
from unobot.tables.refusal import Refused
from unobot.tables.view import TableView

log = logging.getLogger(__name__)


def sentence(t: Text, error: Exception, v: TableView | None = None, about: str = "") -> str:
    """The sentence for the person who caused or met ``error``; logs what is no ordinary refusal, once.

    ``about`` says for the log what was asked for.
    """
    if isinstance(error, Refused):
        return t(error.reason, **{name: _said(name, value) for name, value in error.params.items()})
    if isinstance(error, IllegalMove) and v is not None:
        return refusal_words(t, v, error)
    if isinstance(error, RulesetError | RulesetCodeError):
        return ruleset_refusal_words(t, error)
    if isinstance(error, StorageError):
        log.error("%s: the database refused: %s", about or _table(v), error)
        return t("error-storage")
    log.error("%s: unexpected fault", about or _table(v), exc_info=error)
    return t("error-unexpected")


async def apologize(answer: Answer, t: Text, error: Exception, v: TableView | None = None) -> None:
    """Answer with the sentence for ``error``, if the person can still be reached."""
    interaction = answer.interaction
    about = f"{_table(v)}, user {interaction.user.id}, {_asked(interaction)}"
    if isinstance(error, UNREACHABLE):
        # What was asked for may well have been done, so nobody is told otherwise; the pacer draws it.
        log.warning("%s: an interaction could not be answered: %s", about, reason(error))
        return
    try:
        await answer.show(notice_screen(sentence(t, error, v, about)))
    except UNREACHABLE as unheard:
        log.info("%s: a person could not be told what went wrong: %s", about, reason(unheard))


def _said(name: str, value: str | int) -> str | int:
    return time_left(float(value)) if name == "when" else value


def _table(v: TableView | None) -> str:
    return "no table" if v is None else f"table {v.id}"


def _asked(interaction: discord.Interaction) -> str:
    """What the interaction asks for, in the log's words: the button or the command."""
    data = dict(interaction.data or {})
    command = interaction.command
    return f"/{command.qualified_name}" if command is not None else str(data.get("custom_id", ""))[:MAX_LENGTH]
