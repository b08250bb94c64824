"""Show the last acts of a server's admins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.bans import person
from unobot.bot.screens.builder import ScreenBuilder
from unobot.i18n import Text
from unobot.model.admin_act import AdminAct
from unobot.model.places import ChannelSettings
from unobot.wording.card_words import time_left

_MOST = 3000
"""The most characters of all lines. A message may have 4,000."""


def acts_screen(text: Text, acts: Sequence[AdminAct], log_channel: int | None, note: str = "") -> LayoutView:
    """Return the acts, the newest first, and the channel in which they are posted. ``note``: what has changed."""
    builder = ScreenBuilder()
    lines: list[str] = []
    for act in acts:
        lines.append(f"{time_left(act.at)} · {act_words(text, act)}")
        if sum(map(len, lines)) > _MOST:
            break
    channel = text("acts-no-channel") if log_channel is None else text("acts-channel", channel=f"<#{log_channel}>")
    builder.say(f"### {text('acts-title')}", note, *(lines or [text("acts-empty")]), f"-# {channel}")
    if log_channel is not None:
        builder.row(builder.button(text("button-no-log"), Verb.ADMIN, "no-log"))
    return builder.view()


def act_words(text: Text, act: AdminAct) -> str:
    """Return one act as a sentence with mentions."""
    user = "?" if act.user_id is None else person(text, act.user_id)
    channel = f"<#{act.channel_id}>" if act.channel_id else text("oversight-unknown-channel")
    detail, value = act.detail, ""
    if act.kind == "lost":
        detail, _, value = act.detail.partition(" ")
    elif act.kind == "roles":
        detail = " ".join(f"<@&{role}>" for role in detail.split()) or text("admin-settings-everybody")
    elif act.kind == "ais" and not detail:
        detail = text("admin-settings-no-limit")
    elif act.kind == "log" and act.channel_id is None:
        detail = "off"
    return text(
        "act-line",
        kind=act.kind,
        admin=person(text, act.by_user_id),
        user=user,
        channel=channel,
        detail=detail,
        value=value,
    )


def losses(acts: Sequence[AdminAct], settings: ChannelSettings) -> list[AdminAct]:
    """Return what the settings of a server have lost, the newest first. Those that were set again are left out.

    ``acts``: the last acts, the newest first. ``settings``: those of the server.
    """
    chosen = {act.kind: act.at for act in reversed(acts)}  # when admins last set each setting
    standing = {
        "roles-all": bool(settings.start_roles),
        "log": settings.log_channel is not None,
        "moderators": settings.moderator_role is not None,
        "rules": settings.rules is not None,
        "places": settings.allowed is not False,
    }
    found = []
    for act in acts:
        what = act.detail.partition(" ")[0]
        kind: Any = what.removesuffix("-all")
        if act.kind == "lost" and not standing.get(what) and chosen.get(kind, act.at) <= act.at:
            found.append(act)
    return found
