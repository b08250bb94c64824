"""The list of a person's achievements, behind a button of `/uno stats`."""

from __future__ import annotations

from unobot.bot.custom_ids import Verb
from unobot.bot.interactions.actions import GeneralAction
from unobot.bot.interactions.context import PressContext
from unobot.bot.interactions.surfaces import Control, Surface
from unobot.bot.messages.messages import Messages
from unobot.bot.screens.achievements import achievements_screen
from unobot.model.refused import Refused
from unobot.results.seasons import ALL_TIME

IDS = 2**63
"""Discord's ids are below this number."""


async def shows_achievements(messages: Messages, guild_id: int, user_id: int) -> bool:
    """Return whether the server and the person have achievements on. Raises `StorageError`."""
    server = await messages.preferences.own(guild_id)
    return server.achievements is not False and (await messages.preferences.person(user_id)).achievements


async def _list(context: PressContext) -> None:
    """Show the achievements of a person in this server. Raises `Refused` and `StorageError`."""
    guild_id, hub, text = context.server_id, context.hub, context.text
    arg = context.action_id.arg
    if guild_id is None or not arg.isdecimal() or (user_id := int(arg)) >= IDS:
        raise Refused("refused-unknown-button")
    await hub.policies.check(guild_id, context.user_id)
    if (await context.messages.preferences.own(guild_id)).achievements is False:
        raise Refused("refused-achievements-off")
    stats = await hub.results.stats(guild_id, user_id, ALL_TIME, "")
    name = text("name-unknown") if stats is None else stats.name
    if not await shows_achievements(context.messages, guild_id, user_id):
        raise Refused("achievements-private", name=name)
    reached = await hub.results.achievements(user_id, guild_id)
    await context.response.show(achievements_screen(text, name, reached, is_own=user_id == context.user_id))


ACTIONS = (
    GeneralAction(
        verb=Verb.ACHIEVED,
        handler=_list,
        offered=Control.BUTTON.on(Surface.PANEL),
        who="anybody who is not banned in the server",
        when="any",
        checked="achievements of that server only; switched on by the server and by that person",
    ),
)
