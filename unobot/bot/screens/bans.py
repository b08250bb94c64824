"""Show the users who may not play in a server. Those whose data was deleted are former players, in a menu."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ScreenBuilder
from unobot.i18n import Text
from unobot.model.former import NOBODY, is_alias
from unobot.model.people import BanState
from unobot.wording.card_words import time_left

_MOST = 3000
"""The most characters of all lines. A message may have 4,000."""
_OPTIONS = 25
_LABEL = 100


def bans_screen(text: Text, bans: Sequence[BanState], note: str = "") -> LayoutView:
    """Return the bans, the newest first, each with its admin and its reason. ``note``: what has changed."""
    builder = ScreenBuilder()
    lines: list[str] = []
    former = {ban.user_id: number for number, ban in enumerate((ban for ban in bans if is_alias(ban.user_id)), 1)}
    for ban in bans:
        user = f"{person(text, ban.user_id)} {former.get(ban.user_id, '')}".rstrip()
        line = text("bans-line", user=user, admin=person(text, ban.by_user_id), when=time_left(ban.at))
        lines.append(f"{line} · {ban.reason}" if ban.reason else line)
        if sum(map(len, lines)) > _MOST:
            break
    more = text("bans-more", count=len(bans) - len(lines)) if len(bans) > len(lines) else ""
    builder.say(f"### {text('bans-title')}", *(lines or [text("bans-empty")]), more, note)
    options = [
        discord.SelectOption(
            label=f"{text('name-former')} {former[ban.user_id]} {ban.reason}"[:_LABEL].rstrip(), value=str(ban.user_id)
        )
        for ban in bans
        if ban.user_id in former
    ]
    if options:
        builder.menu(Verb.ADMIN, "lift", options[:_OPTIONS], text("bans-lift"))
    return builder.view()


def person(text: Text, user_id: int) -> str:
    """Return the mention of a user, or the word for one whose data was deleted."""
    return text("name-former") if user_id == NOBODY or is_alias(user_id) else f"<@{user_id}>"
