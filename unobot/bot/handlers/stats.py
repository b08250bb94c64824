"""The stats of a person: `/uno stats`, and the controls of its panel."""

from __future__ import annotations

import discord
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.handlers.achievements import shows_achievements
from unobot.bot.handlers.result_filters import (
    PlayedRules,
    Season,
    choices_of,
    post_page,
    pressed_filters,
    typed_filters,
)
from unobot.bot.interactions.actions import GeneralAction
from unobot.bot.interactions.context import Context, PressContext
from unobot.bot.interactions.slash_commands import command
from unobot.bot.interactions.surfaces import Control, Surface
from unobot.bot.screens.result_filters import POST, ResultFilters
from unobot.bot.screens.stats import MINE, stats_screen
from unobot.model.former import FORMER
from unobot.model.refused import Refused
from unobot.results.ratings import NEEDED
from unobot.tables.hub import Hub

LAST = 10
"""The most last matches whose places are shown."""


@command()
async def stats(
    context: Context,
    person: discord.User | discord.Member | None = None,
    season: Season = "",
    rules: PlayedRules = "",
) -> None:
    """Show the stats of a person in this server, or the caller's in all servers in a direct message."""
    whose = person or context.interaction.user
    if whose.bot:
        raise Refused("refused-stats-bot", name=context.messages.localizer.name_of(whose, context.text))
    if context.server_id is None and (season or rules):
        raise Refused("refused-stats-season-direct")
    filters = typed_filters(context.text, await choices_of(context), season, rules)
    await context.answer(await _page(context, filters, whose))


async def _page(
    context: Context, filters: ResultFilters, person: discord.User | discord.Member | int, *, posted: bool = False
) -> LayoutView:
    """Return the stats of a person in this server, or in all servers in a direct message.

    ``person``: an id if only that is known. The name is then the newest one in a match. Raises `Refused` if the reader
    is banned in the server, or asks for another person in a direct message. Raises `StorageError` as well.
    """
    hub, messages, text = context.hub, context.messages, context.text
    guild_id, user_id = context.server_id, person if isinstance(person, int) else person.id
    await hub.policies.check(guild_id, context.user_id)
    is_own = user_id == context.user_id
    if guild_id is None and not is_own:
        raise Refused("refused-stats-direct")
    banned_in = await hub.policies.banned_in(user_id) if guild_id is None else frozenset[int]()
    figures = await hub.results.stats(guild_id, user_id, filters.season, filters.rules, without=banned_in)
    known = context.interaction.user if is_own else person
    if isinstance(known, int):
        name = text("name-unknown") if figures is None else figures.name
        name = text("name-former") if name == FORMER else name
    else:
        name = messages.localizer.name_of(known, text)
    is_rated = guild_id is not None and (await messages.preferences.person(user_id)).rated
    places = [] if filters.season or filters.rules else await _last_places(hub, guild_id, user_id)
    return stats_screen(
        text,
        user_id,
        name,
        figures,
        filters,
        places=places,
        needed=NEEDED if is_rated else None,
        is_own=is_own and not posted,
        in_server=guild_id is not None,
        is_partial=bool(banned_in),
        achievements=guild_id is not None and await shows_achievements(messages, guild_id, user_id),
        posted=posted,
    )


async def _last_places(hub: Hub, guild_id: int | None, user_id: int) -> list[int]:
    """Return the places of a person in their last matches in a server, newest last."""
    if guild_id is None:
        return []
    return [*reversed(await hub.results.last_places(guild_id, user_id, LAST))]


async def _stats(context: PressContext) -> None:
    """Show other stats in the panel, post them, or show the user their own. Raises `Refused` and `StorageError`."""
    if context.action_id.arg == MINE:
        await context.answer(await _page(context, await choices_of(context), context.interaction.user))
        return
    what, filters, user_id = await pressed_filters(context)
    if not context.is_private:
        raise Refused("refused-unknown-button")
    if what == POST:
        await post_page(context, lambda public: _page(public, filters, user_id, posted=True))
        return
    await context.answer(await _page(context, filters, user_id))


ACTIONS = (
    GeneralAction(
        verb=Verb.STATS,
        handler=_stats,
        offered=Control.BUTTON.on(Surface.PANEL) | Control.MENU.on(Surface.PANEL),
        by_argument={MINE: Control.BUTTON.on(Surface.PANEL, Surface.TABLE)},
        who="anybody who is not banned in the server",
        when="any",
        checked="a season and rules of that server; before it posts, the permissions of the user and of the bot",
    ),
)
COMMANDS = (stats,)
