"""Show the users who may not play in a server."""

from __future__ import annotations

from collections.abc import Sequence

from discord.ui import LayoutView

from unobot.bot.screens.builder import ScreenBuilder
from unobot.i18n import Text
from unobot.storage.states import BanState
from unobot.wording.card_words import time_left

_MOST = 3000
"""The most characters of all lines. A message may have 4,000."""


def bans_screen(text: Text, bans: Sequence[BanState]) -> LayoutView:
    """Return the bans, the newest first, each with its admin and its reason."""
    builder = ScreenBuilder()
    lines: list[str] = []
    for ban in bans:
        line = text("bans-line", user=f"<@{ban.user_id}>", admin=f"<@{ban.by_user_id}>", when=time_left(ban.at))
        lines.append(f"{line} · {ban.reason}" if ban.reason else line)
        if sum(map(len, lines)) > _MOST:
            break
    more = text("bans-more", count=len(bans) - len(lines)) if len(bans) > len(lines) else ""
    builder.say(f"### {text('bans-title')}", *(lines or [text("bans-empty")]), more)
    return builder.view()
