"""The audit log of a server's admins: each act is stored once, and posted in the log channel if there is one."""

from __future__ import annotations

import logging
from functools import partial

import discord

from unobot.bot.discord_api.error_codes import is_temporary
from unobot.bot.discord_api.request_budget import Rank
from unobot.bot.interactions.context import Context
from unobot.bot.kit import Kit
from unobot.bot.live.transports import NO_MENTIONS
from unobot.bot.messages.messages import Messages
from unobot.features.admin.moderation import Moderation
from unobot.features.admin.screens import audit_entry_words
from unobot.i18n import text_for
from unobot.model.audit_entry import AuditEntry, AuditKind
from unobot.model.storage_errors import StorageError

log = logging.getLogger(__name__)


async def record(
    context: Context,
    kind: AuditKind,
    *,
    user_id: int | None = None,
    channel_id: int | None = None,
    detail: str = "",
) -> None:
    """Store what the admin of this interaction has done, and post it. It raises nothing, because the act is done."""
    id_, server_id = context.interaction.id, context.server_id or 0
    act = AuditEntry(id_, server_id, context.user_id, user_id, channel_id, context.at, kind, detail)
    await publish(context.kit, act, context.interaction.guild_locale)


async def publish(kit: Kit, act: AuditEntry, locale: discord.Locale | None) -> None:
    """Store an act and post it. It raises nothing. ``locale``: the locale of the server."""
    messages = kit.messages
    try:
        place = await messages.preferences.own_settings(act.guild_id)
        if not await kit[Moderation].log_act(act):
            return
    except StorageError as error:
        log.error("server %s: %s by admin %s could not be stored: %s", act.guild_id, act.kind, act.by_user_id, error)  # noqa: TRY400
        return
    if place.log_channel is not None:
        text = text_for(messages.localizer.locale_at(place, locale))
        words = f"📋 {audit_entry_words(text, act)}"
        messages.tasks.start(("act", act.id), partial(_post, messages, place.log_channel, act.id, words))


async def _post(messages: Messages, channel_id: int, act_id: int, words: str) -> None:
    message = {"content": words, "allowed_mentions": NO_MENTIONS, "nonce": f"a{act_id}"}
    try:
        await messages.delivery.send(Rank.CALL, channel_id, message)
    except discord.HTTPException as error:
        if is_temporary(error):
            raise
        log.warning("the log channel %s takes no message: %s", channel_id, error)
