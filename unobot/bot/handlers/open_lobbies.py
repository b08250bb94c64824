"""The lobbies that are open when an admin sets a lock or a limit: they follow at once, and are looked at at the start.

An admin's press and the start of a match may be in two processes. So the start reads the settings from the database.
"""

from __future__ import annotations

from functools import partial

from unobot.bot.interactions.context import PressContext, TableContext
from unobot.bot.interactions.permissions import check_may_open
from unobot.bot.messages.preferences_cache import PreferencesCache
from unobot.model.places import ChannelSettings
from unobot.model.refused import Refused
from unobot.rules.ruleset.codes import RulesetCodeError
from unobot.rules.ruleset.ruleset import Ruleset, RulesetError, named_ruleset

USUAL_RULES = "official"
"""The preset of a table if nothing else is set."""


def default_rules(place: ChannelSettings) -> str:
    """Return the rules of the settings: a preset or a code. Rules that this version cannot read are the usual ones."""
    try:
        named_ruleset(place.rules or USUAL_RULES)
    except (RulesetCodeError, RulesetError):
        return USUAL_RULES
    return place.rules or USUAL_RULES


async def limit_lobbies(context: PressContext) -> str:
    """Apply the limits of the server to its open lobbies and tournaments. Return what has changed, in a sentence."""
    guild_id = context.server_id
    assert guild_id is not None  # only servers have limits
    fixed_in = partial(rules_in, context.messages.preferences, guild_id)
    changed = await context.hub.oversight.limit(guild_id, context.user_id, fixed_in)
    tournaments = await context.hub.nights.limit(guild_id)
    told = [context.text("note-lobbies-limited", count=len(changed))] if changed else []
    told += [context.text("note-tournaments-limited", count=tournaments)] if tournaments else []
    return " ".join(told) or context.text("note-changed")


async def check_may_start_here(context: TableContext, *, votes: bool = False) -> Ruleset | None:
    """Return the rules of the channel, which the match must have if the server locks its rules.

    Return None outside the servers of the bot. Raises `Refused` if the settings no longer let this user have a table.
    ``votes``: the user only votes for a rematch, which another player has opened.
    """
    state = context.table.state
    if state.guild_id is None:
        return None
    place = await context.messages.preferences.place_now(state.guild_id, state.channel_id)
    if context.server_id == state.guild_id and not votes:
        check_may_open(context.interaction, place)
    elif place.allowed is False:
        raise Refused("refused-not-here")
    return named_ruleset(default_rules(place))


async def rules_in(preferences: PreferencesCache, guild_id: int, channel_id: int) -> Ruleset:
    """Return the rules of a channel's settings from the database. Raises `StorageError`."""
    place = await preferences.place_now(guild_id, channel_id)
    return named_ruleset(default_rules(place))
