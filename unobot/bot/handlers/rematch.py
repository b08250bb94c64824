"""Rematch: one press at a table that is closed opens the next one for the same people, in the same channel."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from unobot.bot.custom_ids import Verb
from unobot.bot.handlers.hand import redraw
from unobot.bot.handlers.house_rules import open_menu
from unobot.bot.handlers.notify_me import call_followers
from unobot.bot.handlers.table import redraw_table
from unobot.bot.interactions.button_context import Handlers, Press
from unobot.bot.interactions.permissions import check_may_open, check_permissions
from unobot.rules.ruleset.ruleset import RulesetError
from unobot.tables.errors import Refused
from unobot.tables.state import players
from unobot.tables.state.seating import seat_of
from unobot.tables.table import Table

OTHER_RULES = "rules"


async def _rematch(press: Press) -> None:
    if press.action.arg not in ("", OTHER_RULES):
        raise Refused("refused-unknown-button")
    if press.table.is_live:  # the lobby of the rematch itself
        await press.table.agree(press.user_id, press.interaction.id)
        await redraw_table(press)
        return
    check_permissions(press.interaction, press.t)
    table = await _following(press) or await _open(press)
    await redraw(press, "table", 0, press.messages.renderer.public(press.table, followed=True))
    press.messages.display.changed(table)  # the edit scheduler posts it
    await press.messages.hand_panels.keep_token(table, press.interaction)
    call_followers(press.messages, press.interaction, table)
    if press.action.arg == OTHER_RULES:
        await open_menu(replace(press, table=table))


async def _open(press: Press) -> Table:
    """The next table of these people. Where it is there by now, because two pressed at once, that one."""
    place = await press.messages.preferences.place_of(press.interaction)
    check_may_open(press.interaction, place)
    wants = press.action.arg != OTHER_RULES
    try:
        table = await press.hub.open_again(press.table.state, press.user_id, agreed=wants)
    except Refused:
        found = await _following(press)
        if found is None:
            raise
        return found
    await table.set_locale(press.messages.localizer.locale_at(place, press.interaction.guild_locale))
    if wants and len(table.state.seats) > 1:
        try:
            await table.agree(press.user_id, press.interaction.id)  # begins at once, if nobody else is to be asked
        except RulesetError:  # so few cannot play by these rules: the lobby says so
            return table
    return table


async def _following(press: Press) -> Table | None:
    """The next table of these people, if it is open, with this person seated, who wants it. Raises `Refused`."""
    table = await press.hub.at(press.table.state.channel_id)
    if table is None:
        return None
    if table.state.rematch is None or table.state.rematch.previous_table != press.table.id:
        raise Refused("refused-channel-taken")
    if seat_of(table.state, press.user_id) is None:
        await table.change(
            press.user_id, partial(players.join, name=press.messages.localizer.name_of(press.interaction.user, press.t))
        )
    if press.action.arg != OTHER_RULES:
        await table.agree(press.user_id, press.interaction.id)
    return table


HANDLERS: Handlers = {Verb.REMATCH: _rematch}
