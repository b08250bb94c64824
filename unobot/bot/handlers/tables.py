"""`/uno tables`: the caller's tables in all channels and servers. Those that wait for the caller come first."""

from __future__ import annotations

from unobot.bot.interactions.context import Context
from unobot.bot.interactions.slash_commands import command
from unobot.bot.screens.tables import tables_screen
from unobot.tables.table import Table

NEVER = float("inf")


@command()
async def tables(context: Context) -> None:
    """List the caller's tables."""
    found = await context.hub.seats_of(context.user_id)
    found.sort(key=lambda table: _urgency(table, context.user_id))
    text, listed = context.text, [*map(context.listed, found)]
    await context.answer(tables_screen(text, text("tables-yours"), listed, follow=context.server_id is not None))


def _urgency(table: Table, user_id: int) -> tuple[bool, bool, float]:
    """Return the sort key of a table: tables that wait for this user, then running matches, each by the time left."""
    deadline = table.state.deadline
    return not table.is_turn_of(user_id), table.state.status != "playing", NEVER if deadline is None else deadline


COMMANDS = (tables,)
