"""Discord's error codes by name, and what they mean for a request. The consequences stand in docs/reliability.md."""

from __future__ import annotations

import aiohttp
import discord

UNREACHABLE = (discord.HTTPException, aiohttp.ClientError, OSError)
"""The exceptions of a request that failed, or whose answer was lost; a `TimeoutError` is an `OSError`."""

UNKNOWN_CHANNEL = 10003
UNKNOWN_GUILD = 10004
UNKNOWN_MESSAGE = 10008
TOO_OLD = 30046
"""A message of more than an hour was edited too often: a new one is free of that."""
DMS_BLOCKED = 40003
"""Too many DMs were opened in a short time."""
ANSWERED_ALREADY = 40060
NO_ACCESS = 50001
"""The bot may not see the channel, or is not in its server."""
DMS_CLOSED = 50007
NO_PERMISSION = 50013
THREAD_ARCHIVED = 50083
NO_COMMON_SERVER = 50278
THREAD_LOCKED = 160005

CANNOT_DM = (DMS_CLOSED, NO_COMMON_SERVER)
GONE = (UNKNOWN_CHANNEL, UNKNOWN_GUILD)
"""There is no such place any more."""
SHUT = (NO_ACCESS, NO_PERMISSION, THREAD_ARCHIVED, THREAD_LOCKED)
"""The place is there, and the bot may not do that in it."""


def may_improve(error: BaseException) -> bool:
    """Return whether the same request may succeed later by itself: Discord is down, or out of reach."""
    return not isinstance(error, discord.HTTPException) or error.status >= 500 or is_flood(error)


def is_flood(error: BaseException) -> bool:
    """Return whether there were too many requests, so that fewer should follow."""
    return isinstance(error, discord.HTTPException) and error.status == 429


def is_lost(error: BaseException) -> bool:
    """Return whether Discord may have carried out a failed request: only its answer is missing."""
    return not isinstance(error, discord.HTTPException) or error.status >= 500


def reason(error: BaseException) -> str:
    """Return words for the log; some of these exceptions have no message."""
    return str(error) or type(error).__name__
