"""All features of the bot: each handler file with its actions and its slash commands."""

from __future__ import annotations

from unobot.bot.custom_ids import Verb
from unobot.bot.handlers import (
    achievements,
    admin_settings,
    alone,
    bans,
    channel_check,
    coach,
    daily,
    fairness,
    hand,
    help,
    history,
    house_rules,
    invitations,
    leaderboard,
    notify_me,
    oversight,
    players,
    preferences,
    privacy,
    reactions,
    recap,
    rematch,
    replay,
    replay_files,
    server_settings,
    solo,
    start,
    stats,
    suspended,
    table,
    tables,
    time_control,
    tournament,
    tutorial,
)
from unobot.bot.interactions.actions import Action
from unobot.bot.interactions.slash_commands import SlashCommand

FEATURES = (
    hand,
    start,
    alone,
    table,
    tables,
    suspended,
    house_rules,
    invitations,
    rematch,
    time_control,
    recap,
    history,
    replay,
    replay_files,
    coach,
    solo,
    daily,
    players,
    reactions,
    help,
    tutorial,
    preferences,
    achievements,
    privacy,
    server_settings,
    notify_me,
    oversight,
    bans,
    admin_settings,
    channel_check,
    stats,
    leaderboard,
    fairness,
    tournament,
)
"""The handler files, in the order of the page of rights and of `/unoadmin`."""
_DECLARED: tuple[Action, ...] = tuple(action for feature in FEATURES for action in getattr(feature, "ACTIONS", ()))
ACTIONS: dict[Verb, Action] = {action.verb: action for action in _DECLARED}
"""Every action of the bot. Each verb is declared exactly once."""
assert len(ACTIONS) == len(_DECLARED) == len(Verb)
COMMANDS: tuple[SlashCommand, ...] = tuple(each for feature in FEATURES for each in getattr(feature, "COMMANDS", ()))
"""Every slash command of the bot."""
