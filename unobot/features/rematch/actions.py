"""The rematch: a press at a closed table opens a new table for the same players in the same channel."""

from __future__ import annotations

from dataclasses import replace

from unobot.bot.custom_ids import Verb
from unobot.bot.interactions.actions import TableAction
from unobot.bot.interactions.context import TableContext
from unobot.bot.interactions.panel_answers import redraw
from unobot.bot.interactions.permissions import check_may_open, check_permissions
from unobot.bot.interactions.place_rules import check_may_start_here, default_rules
from unobot.bot.interactions.surfaces import Control, Surface
from unobot.bot.interactions.table_posts import show_first
from unobot.bot.messages.table_message import load_facts
from unobot.features.house_rules.actions import open_menu
from unobot.features.play.actions import redraw_table, take_seat
from unobot.features.settings.actions import call_followers
from unobot.model.refused import Refused
from unobot.rules.ruleset.ruleset import RulesetError, named_ruleset
from unobot.tables.state.places import PLACES
from unobot.tables.state.seating import seat_of
from unobot.tables.table import Table

OTHER_RULES = "rules"


async def _rematch(context: TableContext) -> None:
    if context.action_id.arg not in ("", OTHER_RULES):
        raise Refused("refused-unknown-button")
    if context.table.is_live:  # the lobby of the rematch itself
        fixed = await check_may_start_here(context, votes=True)
        if seat_of(context.table.state, context.user_id) is None:
            await take_seat(context, context.table)
        await context.table.agree(context.user_id, context.interaction.id, fixed=fixed)
        await redraw_table(context)
        return
    await check_permissions(context.interaction, context.text)
    table = await _next_table(context)
    if table is None:
        table = await _open(context)
        if PLACES[table.state.place].pushes:
            await show_first(context.messages, table)
    await load_facts(context.table)
    if not context.is_private:
        await redraw(context, "table", 0, context.messages.renderer.public(context.table, followed=True))
    elif context.action_id.arg != OTHER_RULES:  # else the menu of the rules takes the place of the panel
        text = context.text
        await context.response.redraw(context.messages.renderer.public(context.table, text, followed=True).view)
    live_table = context.messages.live.of(table)
    if not PLACES[table.state.place].pushes:
        await live_table.public.store_token(context.interaction)
    context.messages.threads.update(table)
    await live_table.panel(context.user_id).store_token(context.interaction)
    call_followers(context, table)
    if context.action_id.arg == OTHER_RULES:
        await open_menu(replace(context, table=table))


async def _open(context: TableContext) -> Table:
    """Open the next table of these players, or return it if another press has opened it. Raises `Refused`."""
    place = await context.messages.preferences.settings_for(context.interaction)
    check_may_open(context.interaction, place)
    votes = context.action_id.arg != OTHER_RULES
    try:
        fixed = named_ruleset(default_rules(place))
        people = [seat.user_id for seat in context.table.state.seats if seat.user_id]
        emblems = {user_id: await context.messages.preferences.emblem_of(user_id) for user_id in people}
        table = await context.hub.open_again(context.table.state, context.user_id, fixed, emblems, votes=votes)
    except Refused:
        next_table = await _next_table(context)
        if next_table is None:
            raise
        return next_table
    await table.set_locale(context.messages.localizer.locale_at(place, context.interaction.guild_locale))
    if votes and len(table.state.seats) > 1:
        try:
            await table.agree(context.user_id, context.interaction.id)  # starts at once if no other player has to agree
        except RulesetError:  # too few players for these rules; the lobby shows it
            return table
    return table


async def _next_table(context: TableContext) -> Table | None:
    """Return the next table of these players if it is open; let the user join and agree. Raises `Refused`."""
    table = await context.hub.at(context.table.state.channel_id)
    if table is None:
        return None
    if table.state.rematch is None or table.state.rematch.previous_table != context.table.id:
        raise Refused("refused-channel-taken")
    if seat_of(table.state, context.user_id) is None:
        await take_seat(context, table)
    if context.action_id.arg != OTHER_RULES:
        await table.agree(context.user_id, context.interaction.id)
    return table


ACTIONS = (
    TableAction(
        verb=Verb.REMATCH,
        handler=_rematch,
        offered=Control.BUTTON.on(Surface.TABLE, Surface.PANEL),
        who="the players of the match; in the lobby of the rematch, also users who may join it",
        when="table closed, and no table in its channel; lobby of the rematch",
        checked="the bot's permissions in the channel; `rules` opens the rules menu for the host only",
    ),
)
