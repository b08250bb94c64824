"""The answer to `/unoadmin check`: one line for each thing that was checked, with what to do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from discord.ui import LayoutView

from unobot.bot.screens.builder import ScreenBuilder
from unobot.i18n import Text
from unobot.model.refused import Refused

LISTED = 10
"""The most channels, and the most commands, that are named."""


@dataclass(frozen=True, slots=True)
class CheckedChannel:
    """The facts about one channel."""

    id: int
    lacks: Sequence[str] = ()
    """The missing permissions, by discord.py's names."""
    refusal: Refused | None = None
    """The refusal of a request in the channel, if something else than a permission is missing."""
    is_age_restricted: bool = False
    has_slow_mode: bool = False
    """Whether it has a slow mode, and the bot has no permission that lifts it."""


@dataclass(frozen=True, slots=True)
class ChannelCheck:
    """The facts about a channel and its server."""

    channels: Sequence[CheckedChannel]
    """The channel of the command, and then the channels of tables and of settings."""
    is_off: bool
    """Whether the settings allow no Uno in the channel of the command."""
    empty_roles: Sequence[int]
    """The roles that may open tables, if nobody has one of them."""
    losses: Sequence[str]
    """The lost settings, in words."""
    for_threads: Sequence[str]
    """The permissions that are missing for tables in threads of this channel."""
    changed_commands: Sequence[str] | None
    """The commands that Discord has in another form than this version; None if Discord does not tell."""
    has_pictures: bool
    """Whether the bot has its card pictures at Discord."""
    tables: int
    stuck: int


def channel_check_screen(text: Text, found: ChannelCheck) -> LayoutView:
    """Return the screen."""
    builder = ScreenBuilder()
    lines = []
    for channel in found.channels[:LISTED]:
        lines += _channel(text, channel)
    if found.is_off:
        lines.append(f"⚠️ {text('refused-not-here')}")
    if found.empty_roles:
        roles = " ".join(f"<@&{role}>" for role in found.empty_roles)
        lines.append(f"⚠️ {text('check-roles-empty', roles=roles)}")
    lines += [f"⚠️ {words}" for words in found.losses]
    if found.for_threads:
        lines.append(f"⚠️ {text('check-threads', missing=_words(text, found.for_threads))}")
    lines.append(_commands(text, found.changed_commands))
    sign, key = ("✅", "check-pictures") if found.has_pictures else ("⚠️", "check-no-pictures")
    lines.append(f"{sign} {text(key)}")
    if found.stuck:
        lines.append(f"⚠️ {text('check-stuck', count=found.stuck)}")
    else:
        lines.append(f"✅ {text('check-tables', count=found.tables)}")
    builder.say(f"### {text('check-title')}", *lines)
    return builder.view()


def _channel(text: Text, channel: CheckedChannel) -> list[str]:
    """Return the lines about one channel."""
    name = f"<#{channel.id}>"
    if channel.refusal is not None:
        lines = [f"⚠️ {text(channel.refusal.reason, **channel.refusal.params)}"]
    elif channel.lacks:
        lines = [f"⚠️ {text('check-lacks', channel=name, missing=_words(text, channel.lacks))}"]
    else:
        lines = [f"✅ {text('check-permissions', channel=name)}"]
    if channel.is_age_restricted:
        lines.append(f"⚠️ {text('check-age-restricted', channel=name)}")
    if channel.has_slow_mode:
        lines.append(f"ℹ️ {text('check-slow-mode', channel=name)}")
    return lines


def _commands(text: Text, changed: Sequence[str] | None) -> str:
    """Return the line about the commands that Discord has."""
    if changed is None:
        return f"⚠️ {text('check-commands-unknown')}"
    if not changed:
        return f"✅ {text('check-commands')}"
    listed = text.listed([f"`{name}`" for name in changed[:LISTED]])
    return f"⚠️ {text('check-commands-changed', commands=listed)}"


def _words(text: Text, names: Sequence[str]) -> str:
    return text.listed([text(f"permission-{name.replace('_', '-')}") for name in names])
