"""The leaderboard of a server: `/uno leaderboard`, and the controls of its panel."""

from __future__ import annotations

import discord
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.handlers.result_filters import post_page, pressed_filters
from unobot.bot.interactions.actions import GeneralAction
from unobot.bot.interactions.context import PressContext
from unobot.bot.interactions.permissions import server_here
from unobot.bot.interactions.surfaces import Control, Surface
from unobot.bot.messages.messages import Messages
from unobot.bot.screens.leaderboard import leaderboard_screen
from unobot.bot.screens.result_filters import POST, SHOW, ResultFilters
from unobot.i18n import Text
from unobot.model.refused import Refused
from unobot.tables.hub import Hub


async def leaderboard_page(
    messages: Messages,
    hub: Hub,
    interaction: discord.Interaction,
    text: Text,
    filters: ResultFilters,
    number: int = 0,
    *,
    posted: bool = False,
) -> LayoutView:
    """Return a page of the leaderboard of this server. Raises `Refused` and `StorageError`."""
    guild_id, user_id = server_here(interaction, "refused-leaderboard-direct"), interaction.user.id
    await hub.policies.check(guild_id, user_id)
    page = await hub.results.leaderboard(guild_id, filters.season, filters.rules, number, user_id)
    is_rated = (await messages.preferences.person(user_id)).rated
    return leaderboard_screen(text, page, filters, is_rated=is_rated, posted=posted)


async def _leaderboard(context: PressContext) -> None:
    """Turn or filter the panel, post its page, or open a panel. Raises `Refused` and `StorageError`."""
    messages, hub, interaction, text = context.messages, context.hub, context.interaction, context.text
    what, filters, number = await pressed_filters(context)
    if what == POST and context.is_private:
        await post_page(
            context, lambda public: leaderboard_page(messages, hub, interaction, public, filters, number, posted=True)
        )
    elif context.is_private or what == SHOW:
        view = await leaderboard_page(messages, hub, interaction, text, filters, number)
        await (context.response.redraw if context.is_private else context.response.show)(view)
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
