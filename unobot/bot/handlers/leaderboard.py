"""The leaderboard of a server: `/uno leaderboard`, and the controls of its panel."""

from __future__ import annotations

from dataclasses import replace

from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.handlers.result_filters import (
    PlayedRules,
    Season,
    choices_of,
    current_season,
    post_page,
    pressed_filters,
    typed_filters,
)
from unobot.bot.interactions.actions import GeneralAction
from unobot.bot.interactions.context import Context, PressContext
from unobot.bot.interactions.permissions import server_here
from unobot.bot.interactions.slash_commands import command
from unobot.bot.interactions.surfaces import Control, Surface
from unobot.bot.screens.leaderboard import leaderboard_screen
from unobot.bot.screens.result_filters import POST, SHOW, ResultFilters
from unobot.model.refused import Refused


@command()
async def leaderboard(context: Context, season: Season = "", rules: PlayedRules = "") -> None:
    """Show the first page of the leaderboard, of the current season if none is given."""
    server_here(context.interaction, "refused-leaderboard-direct")
    filters = typed_filters(context.text, await choices_of(context), season, rules)
    if not season:
        filters = replace(filters, season=await current_season(context))
    await context.answer(await _page(context, filters))


async def _page(context: Context, filters: ResultFilters, number: int = 0, *, posted: bool = False) -> LayoutView:
    """Return a page of the leaderboard of this server. Raises `Refused` and `StorageError`."""
    guild_id, user_id = server_here(context.interaction, "refused-leaderboard-direct"), context.user_id
    await context.hub.policies.check(guild_id, user_id)
    page = await context.hub.results.leaderboard(guild_id, filters.season, filters.rules, number, user_id)
    is_rated = (await context.messages.preferences.person(user_id)).rated
    return leaderboard_screen(context.text, page, filters, is_rated=is_rated, posted=posted)


async def _leaderboard(context: PressContext) -> None:
    """Turn or filter the panel, post its page, or open a panel. Raises `Refused` and `StorageError`."""
    what, filters, number = await pressed_filters(context)
    if what == POST and context.is_private:
        await post_page(context, lambda public: _page(public, filters, number, posted=True))
    elif context.is_private or what == SHOW:
        await context.answer(await _page(context, filters, number))
    else:
        raise Refused("refused-unknown-button")


ACTIONS = (
    GeneralAction(
        verb=Verb.LEADERBOARD,
        handler=_leaderboard,
        offered=Control.BUTTON.on(Surface.PANEL, Surface.TABLE) | Control.MENU.on(Surface.PANEL),
        who="anybody who is not banned in the server",
        when="any",
        checked="a season and rules of that server; before it posts, the permissions of the user and of the bot",
    ),
)
COMMANDS = (leaderboard,)
