"""`/unoadmin day`: the channel in which the day of a server is posted."""

from __future__ import annotations

from msgspec.structs import replace

from unobot.bot.custom_ids import Verb
from unobot.bot.interactions.actions import GeneralAction
from unobot.bot.interactions.context import Context, PressContext
from unobot.bot.interactions.permissions import check_is_admin
from unobot.bot.interactions.slash_commands import UNOADMIN, Place, command
from unobot.bot.interactions.surfaces import Control, Surface
from unobot.features.admin.actions import change, check_may_post
from unobot.features.daily.rules import last_day, next_closing
from unobot.features.server_day.screens import OFF, day_settings_screen
from unobot.model.refused import Refused


@command(group=UNOADMIN)
async def day(context: Context, channel: Place | None = None) -> None:
    """Show where the day of the server is posted. ``channel``: the channel in which it is posted from tomorrow on."""
    guild_id, note = check_is_admin(context.interaction), ""
    if channel is not None:
        await check_may_post(context, channel)
        settings = await context.messages.preferences.latest_settings(guild_id)
        closed = last_day(context.at).isoformat()
        if settings.day_channel is None and settings.day_posted < closed:  # the first message is about today
            await context.messages.preferences.store_settings(guild_id, replace(settings, day_posted=closed))
        await change(context, "day", "day_channel", channel.id, channel_id=channel.id)
        note = context.text("note-changed")
    await _show(context, guild_id, note)


async def _switch_off(context: PressContext) -> None:
    """Post no day any more. Raises `Refused` and `StorageError`."""
    guild_id = check_is_admin(context.interaction)
    if context.action_id.arg != OFF:
        raise Refused("refused-unknown-button")
    await change(context, "day", "day_channel", None)
    await _show(context, guild_id, context.text("note-changed"))


async def _show(context: Context, guild_id: int, note: str) -> None:
    settings = await context.messages.preferences.own_settings(guild_id)
    await context.answer(day_settings_screen(context.text, settings.day_channel, next_closing(context.at), note))


ACTIONS = (
    GeneralAction(
        verb=Verb.DAY,
        handler=_switch_off,
        offered=Control.BUTTON.on(Surface.PANEL),
        who="users who may manage the server; checked again at each press",
        when="any",
    ),
)

COMMANDS = (day,)
