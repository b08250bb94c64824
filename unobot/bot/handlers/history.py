"""`/uno history`: the finished matches of a server. Each has a button that opens its replay."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from unobot.bot.custom_ids import Verb
from unobot.bot.interactions.actions import GeneralAction
from unobot.bot.interactions.context import Context, PressContext
from unobot.bot.interactions.permissions import sees_channel, server_here
from unobot.bot.interactions.slash_commands import command
from unobot.bot.interactions.surfaces import Control, Surface
from unobot.bot.screens.history import PAGE, SCOPES, Scope, history_screen
from unobot.model.match_result import MatchResult
from unobot.model.refused import Refused

_READ = 40
"""The matches that are read at once. Those of channels that the reader may not see are left out."""
_READS = 5
_CHANNELS = 25
"""The most channels of one page that are judged."""


async def _history(context: PressContext) -> None:
    """Show the matches that the button names."""
    name, _, before = context.action_id.arg.partition(">")
    is_number = before.isascii() and before.isdecimal() and len(before) < 16
    scope = next((scope for scope in SCOPES if scope == name), None)
    if scope is None or not (is_number or not before):
        raise Refused("refused-unknown-button")
    await _show(context, scope, int(before) if before else None)


@command()
async def history(context: Context) -> None:
    """List the finished matches of this channel."""
    await _show(context, "channel")


async def _show(context: Context, scope: Scope, before: int | None = None) -> None:
    """Show the matches that ended before a match, or the last ones. Raises `Refused` and `StorageError`."""
    guild_id = server_here(context.interaction, "refused-history-place")
    await context.hub.policies.check(guild_id, context.user_id)
    channel_id = context.interaction.channel_id if scope == "channel" else None
    user_id = context.user_id if scope == "mine" else None
    seen, known = list[MatchResult](), dict[int, bool]()
    last = before
    for _ in range(_READS):
        found = await context.hub.results.history(guild_id, channel_id, user_id, last, _READ)
        seen += await _listed(context, found, known)
        last = found[-1].match_id if len(found) == _READ else None
        if last is None or len(seen) > PAGE:
            break
    older = seen[PAGE - 1].match_id if len(seen) > PAGE else last
    await context.answer(history_screen(context.text, scope, seen[:PAGE], is_first=before is None, older=older))


async def _listed(context: Context, matches: Sequence[MatchResult], known: dict[int, bool]) -> list[MatchResult]:
    """Return the matches that the caller may know of: they played in them, or can see the channel.

    ``known`` holds the channels that were judged before. At most `_CHANNELS` of them are judged for one page, since
    Discord may have to be asked. The matches of further channels are left out.
    """
    user_id = context.user_id
    others = {match.channel_id for match in matches if all(seat.user_id != user_id for seat in match.seats)}
    new = sorted(others - known.keys(), reverse=True)[: _CHANNELS - len(known)]  # the newest channels
    seen = await asyncio.gather(*(sees_channel(context.interaction, channel_id) for channel_id in new))
    known.update(zip(new, (each is True for each in seen), strict=True))
    return [
        match
        for match in matches
        if known.get(match.channel_id) or any(seat.user_id == user_id for seat in match.seats)
    ]


ACTIONS = (
    GeneralAction(
        verb=Verb.HISTORY,
        handler=_history,
        offered=Control.BUTTON.on(Surface.PANEL),
        who="anybody; only matches of channels that they can see",
        when="any",
        checked="`channel`, `server` or `mine`, and the number of a match",
    ),
)
COMMANDS = (history,)
