"""The message with the day of a server."""

from __future__ import annotations

import logging

import discord

from unobot.bot.discord_api.error_codes import is_temporary
from unobot.bot.discord_api.request_budget import Rank
from unobot.bot.kit import Kit
from unobot.features.server_day.rules import ServerDay
from unobot.features.server_day.screens import server_day_screen

log = logging.getLogger(__name__)


async def post_day(kit: Kit, guild: discord.Guild, channel_id: int, day: ServerDay) -> None:
    """Post the day of a server. It notifies nobody. A channel that takes no message is named in the log.

    Raises `discord.HTTPException` if it can be tried again, and `StorageError`.
    """
    localizer, place = kit.messages.localizer, await kit.messages.preferences.settings(guild.id, channel_id)
    view = server_day_screen(localizer.public_text(localizer.locale_at(place, guild.preferred_locale)), day)
    view.stop()
    try:
        await kit.scheduler.turn(Rank.CALL)
        await kit.messages.delivery.post(channel_id, view, f"d{guild.id}", silent=True)
    except discord.HTTPException as error:
        if is_temporary(error):
            raise
        log.warning("the channel %s takes no day of its server: %s", channel_id, error)
