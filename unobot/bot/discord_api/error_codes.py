"""Discord's error codes by name, and what they mean for a request. For the consequences, see docs/reliability.md."""

from __future__ import annotations

import aiohttp
import discord

UNREACHABLE = (discord.HTTPException, aiohttp.ClientError, OSError)
"""The exceptions of a request that failed, or whose answer was lost. `TimeoutError` is a kind of `OSError`."""

UNKNOWN_CHANNEL = 10003
UNKNOWN_GUILD = 10004
UNKNOWN_MESSAGE = 10008
UNKNOWN_EMOJI = 10014
UNKNOWN_INTERACTION = 10062
"""An interaction was not answered within 3 seconds, so its token is not valid any more."""
SLOW_MODE = 20016
"""The slow mode of a channel. It does not hold bots up, but Discord has refused a bot because of it."""
TOO_OLD = 30046
"""A message older than an hour was edited too often. A new message does not have this limit."""
DMS_BLOCKED = 40003
"""Too many DMs were opened in a short time."""
ANSWERED_ALREADY = 40060
NO_ACCESS = 50001
"""The bot may not see the channel, or is not in its server."""
DMS_CLOSED = 50007
NO_PERMISSION = 50013
INVALID_FORM = 50035
"""A part of the request is not accepted. Discord also says this about a button whose emoji was deleted."""
THREAD_ARCHIVED = 50083
NO_COMMON_SERVER = 50278
THREAD_EXISTS = 160004
"""A thread was started from this message before."""
THREAD_LOCKED = 160005

CANNOT_DM = (DMS_CLOSED, NO_COMMON_SERVER)
CHANNEL_GONE = (UNKNOWN_CHANNEL, UNKNOWN_GUILD)
"""The channel or server no longer exists."""
NOT_WRITABLE = (NO_ACCESS, NO_PERMISSION, SLOW_MODE, THREAD_ARCHIVED, THREAD_LOCKED)
"""The channel exists, but the bot may not write in it."""
NO_SUCH_BOT = "Discord does not know this DISCORD_TOKEN. Copy your bot's token from the developer portal."
"""The advice for an admin whose token Discord refuses."""


def is_temporary(error: BaseException) -> bool:
    """Return whether the same request may succeed later: Discord is down or unreachable, or the bot was too fast."""
    return not isinstance(error, discord.HTTPException) or error.status >= 500 or is_flood(error)


def may_refuse_pictures(error: discord.HTTPException) -> bool:
    """Return whether the same message may be accepted in words.

    Files may be too large, not permitted, or stopped by a filter, and new codes for that appear. So this is True for
    every 400, 403 and 413, unless the interaction already has an answer.
    """
    return error.status in (400, 403, 413) and error.code != ANSWERED_ALREADY


def may_refuse_emojis(error: discord.HTTPException) -> bool:
    """Return whether the same message may be accepted without the bot's emojis. Its owner may have deleted them."""
    names_emoji = error.status == 400 and "emoji" in error.text.casefold()
    return names_emoji or error.code in (UNKNOWN_EMOJI, INVALID_FORM)


def is_flood(error: BaseException) -> bool:
    """Return whether Discord refused a request because there were too many. A slow mode only closes its channel."""
    return isinstance(error, discord.HTTPException) and error.status == 429 and error.code != SLOW_MODE


def may_have_succeeded(error: BaseException) -> bool:
    """Return whether Discord may have carried out a failed request, so that only its answer was lost."""
    return not isinstance(error, discord.HTTPException) or error.status >= 500


def reason(error: BaseException) -> str:
    """Return a description for the log. Some of these exceptions have no message, so their type is used."""
    return str(error) or type(error).__name__
