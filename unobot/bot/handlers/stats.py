"""The stats of a person: `/uno stats`, and the controls of its panel."""

from __future__ import annotations

import discord
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.discord_api.interaction_places import server_of
from unobot.bot.handlers.achievements import shows_achievements
from unobot.bot.handlers.result_filters import choices_of, post_page, pressed_filters
from unobot.bot.interactions.actions import GeneralAction
from unobot.bot.interactions.context import PressContext
from unobot.bot.interactions.surfaces import Control, Surface
from unobot.bot.messages.messages import Messages
from unobot.bot.screens.result_filters import POST, ResultFilters
from unobot.bot.screens.stats import MINE, stats_screen
from unobot.i18n import Text
from unobot.model.former import FORMER
from unobot.model.refused import Refused
from unobot.results.ratings import NEEDED
from unobot.tables.hub import Hub

LAST = 10
"""The most last matches whose places are shown."""


async def stats_page(
    messages: Messages,
    hub: Hub,
    interaction: discord.Interaction,
    text: Text,
    filters: ResultFilters,
    person: discord.User | discord.Member | int,
    *,
    posted: bool = False,
) -> LayoutView:
    """Return the stats of a person in this server, or in all servers in a direct message.

    ``person``: an id if only that is known. The name is then the newest one in a match. Raises `Refused` if the reader
    is banned in the server, or asks for another person in a direct message. Raises `StorageError` as well.
    """
    guild_id, user_id = server_of(interaction), person if isinstance(person, int) else person.id
    await hub.policies.check(guild_id, interaction.user.id)
    is_own = user_id == interaction.user.id
    if guild_id is None and not is_own:
        raise Refused("refused-stats-direct")
    banned_in = await hub.policies.banned_in(user_id) if guild_id is None else frozenset[int]()
    stats = await hub.results.stats(guild_id, user_id, filters.season, filters.rules, without=banned_in)
    known = interaction.user if is_own else person
    if isinstance(known, int):
        name = text("name-unknown") if stats is None else stats.name
        name = text("name-former") if name == FORMER else name
    else:
        name = messages.localizer.name_of(known, text)
    is_rated = guild_id is not None and (await messages.preferences.person(user_id)).rated
    places = [] if filters.season or filters.rules else await _last_places(hub, guild_id, user_id)
    return stats_screen(
        text,
        user_id,
        name,
        stats,
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
    messages, hub, interaction, text = context.messages, context.hub, context.interaction, context.text
    if context.action_id.arg == MINE:
        choices = await choices_of(hub, messages, interaction)
        view = await stats_page(messages, hub, interaction, text, choices, interaction.user)
        await (context.response.redraw if context.is_private else context.response.show)(view)
        return
    what, filters, user_id = await pressed_filters(context)
    if not context.is_private:
        raise Refused("refused-unknown-button")
    if what == POST:
        await post_page(
            context, lambda public: stats_page(messages, hub, interaction, public, filters, user_id, posted=True)
        )
        return
    await context.response.redraw(await stats_page(messages, hub, interaction, text, filters, user_id))


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
