"""Show the bans, the audit log, the limits and the tables of a server, and the check of a channel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ButtonStyle
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ScreenBuilder
from unobot.features.admin.moderation import TableOverview
from unobot.i18n import Text
from unobot.model.audit_entry import AuditEntry
from unobot.model.former import NOBODY, is_alias
from unobot.model.people import BanState
from unobot.model.places import ChannelSettings
from unobot.model.refused import Refused
from unobot.rules.ruleset.ruleset import MAX_SEATS, PRESETS
from unobot.wording.card_words import time_left
from unobot.wording.rulesets import preset_words

_MAX_CHARACTERS = 3000
"""The most characters of all lines. A message may have 4,000."""
_MAX_OPTIONS = 25
_MAX_LABEL = 100


NO_LIMIT = "none"
"""The value of the menu that allows any number of AIs."""
MAX_LISTED = 10
"""The most tables, channels or commands in a list. Each table uses three of a message's 40 components."""


def bans_screen(text: Text, bans: Sequence[BanState], note: str = "") -> LayoutView:
    """Return the bans, the newest first, each with its admin and its reason. ``note``: what has changed."""
    builder = ScreenBuilder()
    lines: list[str] = []
    former = {ban.user_id: number for number, ban in enumerate((ban for ban in bans if is_alias(ban.user_id)), 1)}
    for ban in bans:
        user = f"{person(text, ban.user_id)} {former.get(ban.user_id, '')}".rstrip()
        line = text("bans-line", user=user, admin=person(text, ban.by_user_id), when=time_left(ban.at))
        lines.append(f"{line} · {ban.reason}" if ban.reason else line)
        if sum(map(len, lines)) > _MAX_CHARACTERS:
            break
    more = text("bans-more", count=len(bans) - len(lines)) if len(bans) > len(lines) else ""
    builder.say(f"### {text('bans-title')}", *(lines or [text("bans-empty")]), more, note)
    options = [
        discord.SelectOption(
            label=f"{text('name-former')} {former[ban.user_id]} {ban.reason}"[:_MAX_LABEL].rstrip(),
            value=str(ban.user_id),
        )
        for ban in bans
        if ban.user_id in former
    ]
    if options:
        builder.menu(Verb.ADMIN, "lift", options[:_MAX_OPTIONS], text("bans-lift"))
    return builder.view()


def person(text: Text, user_id: int) -> str:
    """Return the mention of a user, or the word for a user whose data was deleted."""
    return text("name-former") if user_id == NOBODY or is_alias(user_id) else f"<@{user_id}>"


def audit_log_screen(text: Text, entries: Sequence[AuditEntry], log_channel: int | None, note: str = "") -> LayoutView:
    """Return the acts, the newest first, and the channel in which they are posted. ``note``: what has changed."""
    builder = ScreenBuilder()
    lines: list[str] = []
    for act in entries:
        lines.append(f"{time_left(act.at)} · {audit_entry_words(text, act)}")
        if sum(map(len, lines)) > _MAX_CHARACTERS:
            break
    channel = text("acts-no-channel") if log_channel is None else text("acts-channel", channel=f"<#{log_channel}>")
    builder.say(f"### {text('acts-title')}", note, *(lines or [text("acts-empty")]), f"-# {channel}")
    if log_channel is not None:
        builder.row(builder.button(text("button-no-log"), Verb.ADMIN, "no-log"))
    return builder.view()


def audit_entry_words(text: Text, act: AuditEntry) -> str:
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
    elif act.kind in ("log", "day") and act.channel_id is None:
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


def losses(entries: Sequence[AuditEntry], settings: ChannelSettings) -> list[AuditEntry]:
    """Return the settings that a server has lost and that no admin has set again, the newest loss first.

    ``entries``: the last acts, the newest first. ``settings``: the settings of the server.
    """
    last_changes = {act.kind: act.at for act in reversed(entries)}  # when admins last set each setting
    is_set = {
        "roles-all": bool(settings.start_roles),
        "log": settings.log_channel is not None,
        "day": settings.day_channel is not None,
        "moderators": settings.moderator_role is not None,
        "rules": settings.rules is not None,
        "places": settings.allowed is not False,
    }
    lost = []
    for act in entries:
        setting = act.detail.partition(" ")[0]
        kind: Any = setting.removesuffix("-all")
        if act.kind == "lost" and not is_set.get(setting) and last_changes.get(kind, act.at) <= act.at:
            lost.append(act)
    return lost


def roles_limit_screen(text: Text, settings: ChannelSettings, note: str = "") -> LayoutView:
    """Return the panel with the roles that may open tables. ``note``: what has changed."""
    roles = " ".join(f"<@&{role}>" for role in settings.start_roles) or text("admin-settings-everybody")
    builder = _limit_builder(text, "roles", text("admin-settings-roles", roles=roles), note)
    builder.roles_menu(Verb.ADMIN, "roles", settings.start_roles, text("admin-settings-choose-roles"))
    return builder.view()


def rules_limit_screen(text: Text, settings: ChannelSettings, note: str = "") -> LayoutView:
    """Return the panel with the lock of the rules. ``note``: what has changed."""
    rules, locked = settings.rules or "official", bool(settings.rules_locked)
    name = preset_words(text, rules) if rules in PRESETS else text("server-settings-rules-code", code=rules)
    state = text("admin-settings-rules-locked" if locked else "admin-settings-rules-open", rules=name)
    builder = _limit_builder(text, "rules", state, note)
    label, arg = ("button-unlock-rules", "unlock") if locked else ("button-lock-rules", "lock")
    builder.row(builder.button(text(label), Verb.ADMIN, arg, style=ButtonStyle.primary))
    return builder.view()


def ais_limit_screen(text: Text, settings: ChannelSettings, note: str = "") -> LayoutView:
    """Return the panel with the most AIs at a table. ``note``: what has changed."""
    state = text("admin-settings-ais", most=_limit(text, settings.most_ais))
    builder = _limit_builder(text, "ais", state, note)
    builder.menu(
        Verb.ADMIN,
        "ais",
        [
            discord.SelectOption(
                label=text("admin-settings-ais-choice", most=_limit(text, limit)),
                value=NO_LIMIT if limit is None else str(limit),
                default=limit == settings.most_ais,
            )
            for limit in (None, *range(MAX_SEATS))
        ],
    )
    return builder.view()


def _limit_builder(text: Text, limit: str, state: str, note: str) -> ScreenBuilder:
    builder = ScreenBuilder()
    builder.say(f"### {text('admin-settings-title')}", state, f"-# {text(f'admin-settings-what-{limit}')}", note)
    return builder


def _limit(text: Text, limit: int | None) -> str:
    return text("admin-settings-no-limit") if limit is None else str(limit)


def moderation_screen(text: Text, tables: Sequence[TableOverview], note: str = "") -> LayoutView:
    """Return the list of a server's tables, each with a button. ``note``: a sentence about the last change."""
    builder = ScreenBuilder()
    builder.say(f"### {text('oversight-title')}", note)
    for table in tables[:MAX_LISTED]:
        button = builder.button(text("button-oversee"), Verb.MODERATE, f"show>{table.id}")
        builder.choice("\n".join(_lines(text, table)), button)
    if len(tables) > MAX_LISTED:
        builder.say(f"-# {text('oversight-more', count=len(tables) - MAX_LISTED)}")
    if not tables:
        builder.say(text("oversight-empty"))
    builder.row(builder.button(text("button-oversight-refresh"), Verb.MODERATE, "list"))
    return builder.view()


def table_overview_screen(text: Text, table: TableOverview) -> LayoutView:
    """Return one table, with what an admin can do with it."""
    builder = ScreenBuilder()
    builder.say(f"### {text('oversight-table')}", *_lines(text, table))
    builder.say(text("oversight-free-what") if table.blocks else "", text("oversight-end-what"))
    free = builder.button(text("button-oversight-free"), Verb.MODERATE, f"free>{table.id}", style=ButtonStyle.primary)
    builder.row(
        *((free,) if table.blocks else ()),
        builder.button(text("button-end-yes"), Verb.MODERATE, f"end>{table.id}", style=ButtonStyle.danger),
        builder.button(text("button-oversight-list"), Verb.MODERATE, "list"),
    )
    return builder.view()


def channel_words(text: Text, table: TableOverview) -> str:
    """Return a link to the channel of a table."""
    return f"<#{table.channel_id}>" if table.channel_id else text("oversight-unknown-channel")


def _lines(text: Text, table: TableOverview) -> list[str]:
    """Return the place and host of a table, its stage, and how long it has been late."""
    host = f"<@{table.host_id}>" if table.host_id else "?"
    lines = [f"{channel_words(text, table)} · {text('oversight-host', host=host)}"]
    since = f" · {text('oversight-since', stage=table.stage, when=time_left(table.since))}" if table.since else ""
    lines.append(f"{'⚠️ ' if table.is_stuck else ''}{text('oversight-stage', stage=table.stage)}{since}")
    if table.due is not None:
        lines.append(text("oversight-late", when=time_left(table.due)))
    return lines


@dataclass(frozen=True, slots=True)
class CheckedChannel:
    """The facts about one channel."""

    id: int
    lacks: Sequence[str] = ()
    """The missing permissions, by discord.py's names."""
    refusal: Refused | None = None
    """Why the bot would refuse a request in the channel, unless only permissions are missing."""
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
    pictures: Sequence[str]
    """The decks whose card pictures are at Discord, if the admin of the bot wants pictures."""
    missing_pictures: Sequence[str]
    """The decks whose card pictures are needed and not at Discord yet."""
    tables: int
    stuck: int


def channel_check_screen(text: Text, facts: ChannelCheck) -> LayoutView:
    """Return the result of a check in lines."""
    builder = ScreenBuilder()
    lines = []
    for channel in facts.channels[:MAX_LISTED]:
        lines += _channel(text, channel)
    if facts.is_off:
        lines.append(f"⚠️ {text('refused-not-here')}")
    if facts.empty_roles:
        roles = " ".join(f"<@&{role}>" for role in facts.empty_roles)
        lines.append(f"⚠️ {text('check-roles-empty', roles=roles)}")
    lines += [f"⚠️ {words}" for words in facts.losses]
    if facts.for_threads:
        lines.append(f"⚠️ {text('check-threads', missing=_words(text, facts.for_threads))}")
    lines.append(_commands(text, facts.changed_commands))
    if facts.pictures:
        lines.append(f"✅ {text('check-pictures', decks=_deck_words(text, facts.pictures))}")
    if facts.missing_pictures:
        lines.append(f"⚠️ {text('check-no-pictures', decks=_deck_words(text, facts.missing_pictures))}")
    if facts.stuck:
        lines.append(f"⚠️ {text('check-stuck', count=facts.stuck)}")
    else:
        lines.append(f"✅ {text('check-tables', count=facts.tables)}")
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


def _commands(text: Text, changed_commands: Sequence[str] | None) -> str:
    """Return the line about the commands that Discord has."""
    if changed_commands is None:
        return f"⚠️ {text('check-commands-unknown')}"
    if not changed_commands:
        return f"✅ {text('check-commands')}"
    names = text.listed([f"`{name}`" for name in changed_commands[:MAX_LISTED]])
    return f"⚠️ {text('check-commands-changed', commands=names)}"


def _deck_words(text: Text, decks: Sequence[str]) -> str:
    return text.listed([preset_words(text, deck) for deck in decks])


def _words(text: Text, names: Sequence[str]) -> str:
    return text.listed([text(f"permission-{name.replace('_', '-')}") for name in names])
