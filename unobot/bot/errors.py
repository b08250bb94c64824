"""From what went wrong to one sentence for a person. No traceback ever reaches anybody."""

from __future__ import annotations

import logging

import discord

from unobot.bot.answers import Answer
from unobot.bot.screens import notice_screen, refusal_words
from unobot.bot.screens.house_rules import ruleset_refusal_words
from unobot.i18n import Text
from unobot.rules.codes import RulesetCodeError
from unobot.rules.decide import IllegalMove
from unobot.rules.ruleset import RulesetError
from unobot.storage.store import StorageError
from unobot.tables.refusal import Refused
from unobot.tables.view import TableView

log = logging.getLogger(__name__)


def sentence(t: Text, error: Exception, v: TableView | None = None) -> str:
    """The sentence for the person who caused or met ``error``; logs what is no ordinary refusal, once."""
    if isinstance(error, Refused):
        return t(error.reason, **error.params)
    if isinstance(error, IllegalMove) and v is not None:
        return refusal_words(t, v, error)
    if isinstance(error, RulesetError | RulesetCodeError):
        return ruleset_refusal_words(t, error)
    if isinstance(error, StorageError):
        log.error("the database refused: %s", error)
        return t("error-storage")
    log.error("unexpected fault", exc_info=error)
    return t("error-unexpected")


async def apologize(answer: Answer, t: Text, error: Exception, v: TableView | None = None) -> None:
    """Answer with the sentence for ``error``, if the person can still be reached."""
    if isinstance(error, discord.HTTPException):
        # What was asked for may well have been done, so nobody is told otherwise; the pacer draws it.
        log.warning("an interaction could not be answered: %s", error)
        return
    try:
        await answer.show(notice_screen(sentence(t, error, v)))
    except discord.HTTPException as unheard:
        log.info("a person could not be told what went wrong: %s", unheard)
