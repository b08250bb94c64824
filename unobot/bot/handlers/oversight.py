"""The panel of `/unoadmin tables`: the tables of a server, and what its admins can do with them."""

from __future__ import annotations

from unobot.bot.custom_ids import Verb
from unobot.bot.handlers.acts import record
from unobot.bot.interactions.actions import GeneralAction
from unobot.bot.interactions.context import Context, PressContext
from unobot.bot.interactions.permissions import check_is_admin
from unobot.bot.interactions.slash_commands import UNOADMIN, Place, command
from unobot.bot.interactions.surfaces import Control, Surface
from unobot.bot.screens import notice_screen
from unobot.bot.screens.oversight import channel_words, oversight_screen, table_overview_screen
from unobot.bot.screens.tournament import close_screen
from unobot.model.refused import Refused
from unobot.tables.oversight import TableOverview


async def _oversee(context: PressContext) -> None:
    """Show the list or one table, or end a table. Raises `Refused` and `StorageError`."""
    guild_id = check_is_admin(context.interaction)
    oversight, text = context.hub.oversight, context.text
    what, _, number = context.action_id.arg.partition(">")
    table_id, note = int(number) if number.isdecimal() else 0, ""
    match what:
        case "show":
            await context.answer(table_overview_screen(text, await oversight.table(guild_id, table_id)))
            return
        case "end":
            ended = await oversight.end(guild_id, table_id, context.user_id)
            await record(context, "end", channel_id=ended.channel_id)
            note = text("note-oversight-ended", channel=channel_words(text, ended))
        case "free":
            note = await _unblock(context, table_id)
        case "close":
            closed = await context.hub.nights.close_for_admin(guild_id, table_id)
            await record(context, "end", channel_id=closed.channel_id)
            note = text("note-tournament-closed")
        case "list":
            pass
        case _:
            raise Refused("refused-unknown-button")
    await _list(context, guild_id, note)


@command(group=UNOADMIN)
async def tables(context: Context) -> None:
    """List the tables of the server."""
    await _list(context, check_is_admin(context.interaction))


@command(group=UNOADMIN)
async def end(context: Context, channel: Place | None = None) -> None:
    """Show the table of a channel, with the button that ends it. Without ``channel``: of this one."""
    guild_id = check_is_admin(context.interaction)
    here = await context.hub.nights.at(context.channel_id if channel is None else channel.id)
    if here is not None and here.guild_id == guild_id:
        await context.answer(close_screen(context.text, here, admin=True))
        return
    await context.answer(table_overview_screen(context.text, await _table_in(context, channel)))


@command(group=UNOADMIN)
async def unblock(context: Context, channel: Place | None = None) -> None:
    """Set the table that blocks a channel aside. Without ``channel``: this one."""
    table = await _table_in(context, channel)
    await context.answer(notice_screen(await _unblock(context, table.id)))


async def _list(context: Context, guild_id: int, note: str = "") -> None:
    await context.answer(oversight_screen(context.text, await context.hub.oversight.tables(guild_id), note))


async def _unblock(context: Context, table_id: int) -> str:
    """Set a table aside that blocks its channel, and return the note for the admin. Raises `Refused`."""
    guild_id = check_is_admin(context.interaction)
    freed = await context.hub.oversight.unblock(guild_id, table_id, context.user_id)
    await record(context, "unblock", channel_id=freed.channel_id)
    return context.text("note-unblocked", channel=channel_words(context.text, freed))


async def _table_in(context: Context, channel: Place | None) -> TableOverview:
    """Return the table of a channel: the running one, or else the newest one that waits there.

    Raises `Refused` if there is none, or if this user is no admin.
    """
    guild_id = check_is_admin(context.interaction)
    channel_id = context.channel_id if channel is None else channel.id
    here = [each for each in await context.hub.oversight.tables(guild_id) if each.channel_id == channel_id]
    if not here:
        raise Refused("refused-oversight-empty", channel=f"<#{channel_id}>")
    return max(here, key=lambda each: (each.stage not in ("suspended", "adjourned"), each.blocks, each.id))


ACTIONS = (
    GeneralAction(
        verb=Verb.OVERSEE,
        handler=_oversee,
        offered=Control.BUTTON.on(Surface.PANEL),
        who="users who may manage the server; checked again at each press",
        when="any",
        checked="a table of that server",
    ),
)
COMMANDS = (tables, end, unblock)
