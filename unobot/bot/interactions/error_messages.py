"""The sentences that users read about errors. Users never see a traceback."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

import discord

from unobot.bot.custom_ids import MAX_LENGTH
from unobot.bot.discord_api.error_codes import UNREACHABLE, reason
from unobot.bot.discord_api.interaction_places import place_kind
from unobot.bot.interactions.context import Context, TableContext
from unobot.bot.interactions.panel_answers import has_panels, open_note, show_note
from unobot.bot.screens.menu import notice_screen
from unobot.bot.screens.start import CHANNEL_REFUSALS, SUSPENDED_REFUSALS, refusal_screen
from unobot.i18n import Text
from unobot.model.refused import Refused
from unobot.model.storage_errors import Damaged, StorageError, Unsure
from unobot.rules.play.decide import IllegalMove
from unobot.rules.ruleset.codes import RulesetCodeError
from unobot.rules.ruleset.ruleset import RulesetError
from unobot.tables.table import Table
from unobot.tables.table_view import TableView
from unobot.wording.card_words import refusal_words, time_left
from unobot.wording.durations import estimate
from unobot.wording.rulesets import ruleset_refusal_words

log = logging.getLogger(__name__)


def sentence(text: Text, error: Exception, view: TableView | None = None, about: str = "") -> str:
    """Return the sentence for the user. Log the error if it is not an ordinary refusal.

    ``about`` describes the interaction in the log.
    """
    if isinstance(error, Refused):
        return text(error.reason, **{name: _param_words(text, name, value) for name, value in error.params.items()})
    if isinstance(error, IllegalMove) and view is not None:
        return refusal_words(text, view, error)
    if isinstance(error, RulesetError | RulesetCodeError):
        return ruleset_refusal_words(text, error)
    if isinstance(error, Damaged):  # the store has named it in the log
        return text("error-damaged")
    if isinstance(error, StorageError):
        log.error("%s: the database refused: %s", about or _table_name(view), error)
        return text("error-unsure" if isinstance(error, Unsure) else "error-storage")
    log.error("%s: unexpected fault", about or _table_name(view), exc_info=error)
    return text("error-unexpected")


async def apologize(context: Context, error: Exception, table: Table | None = None) -> None:
    """Answer with the sentence for ``error`` if the user can still be reached. If Discord refuses it, try once more.

    ``table``: the table of a press.
    """
    interaction, text = context.interaction, context.text
    about_press, table = table, await _table_of(context, error, table)
    view = None if table is None else table.view(context.user_id)
    about = f"{_table_name(view)}, user {interaction.user.id}, {_request_name(interaction)}"
    if isinstance(error, UNREACHABLE):
        # The action may have been done, so do not say that it failed. The edit scheduler draws the result.
        if not context.messages.outage.explains(error):
            log.warning("%s: Discord did not take a request: %s", about, reason(error))
        words = text("error-discord")
    else:
        words = sentence(text, error, view, about)
    screen = notice_screen(words)
    if isinstance(error, Refused):
        alone = place_kind(interaction) == "direct"
        screen = refusal_screen(text, view, words, error.reason, alone=alone)
    at_table = not isinstance(error, UNREACHABLE)
    for answer in (screen, notice_screen(words)):
        try:
            if isinstance(context, TableContext) and at_table and answer is screen and table is about_press:
                await show_note(context, words, screen)
            elif table is not None and table is not about_press and answer is screen:
                await open_note(context, table, words, screen)  # another table in the channel
            else:
                await context.response.show(answer)
        except UNREACHABLE as send_error:
            log.info("%s: the user could not be told about an error: %s", about, reason(send_error))
        else:
            return


async def _table_of(context: Context, error: Exception, table: Table | None) -> Table | None:
    """Return the table that an error is about.

    It is ``table``, the table in the channel, or the user's only suspended table in this server. If the user
    has a hand in the channel, the hand says that a command was refused, so that it stays the only message.
    """
    if isinstance(error, Refused | IllegalMove):
        reason = error.reason if isinstance(error, Refused) else ""
        try:
            if reason in CHANNEL_REFUSALS and context.channel_id:
                table = await context.hub.at(context.channel_id)
            elif reason in SUSPENDED_REFUSALS and table is None:
                server, tables = context.server_id, await context.hub.seats_of(context.user_id)
                suspended = [table for table in tables if table.is_suspended and table.state.guild_id == server]
                table = suspended[0] if len(suspended) == 1 else None
            elif context.interaction.type is discord.InteractionType.application_command and context.channel_id:
                table = await _table_with_hand(context)
        except StorageError as read_error:  # the sentence is enough
            log.info("the table of a refusal cannot be read: %s", read_error)
    return table


async def _table_with_hand(context: Context) -> Table | None:
    """Return the table in the channel if the user has a hand there that can be replaced. Raises `StorageError`."""
    table = await context.hub.at(context.channel_id)
    if table is None or not has_panels(table) or table.view(context.user_id).seat is None:
        return None
    panel = await context.messages.message_store.panel(table.id, context.user_id)
    return table if panel is not None and panel.message_id else None


@contextmanager
def log_unanswered() -> Iterator[None]:
    """Log, instead of raise, that an interaction cannot be answered. It was refused, so nothing else is lost."""
    try:
        yield
    except UNREACHABLE as error:
        log.info("a refused interaction could not be answered: %s", reason(error))


def _param_words(text: Text, name: str, value: str | int) -> str | int:
    if name == "wait":
        return estimate(text, float(value))
    return time_left(float(value)) if name == "when" else value


def _table_name(view: TableView | None) -> str:
    return "no table" if view is None else f"table {view.id}"


def _request_name(interaction: discord.Interaction) -> str:
    """Return the command or the custom id, for the log."""
    data = dict(interaction.data or {})
    command = interaction.command
    return f"/{command.qualified_name}" if command is not None else str(data.get("custom_id", ""))[:MAX_LENGTH]
