"""The rules of a place: what its settings say, and what a lobby gets from them when its match starts.

An admin's press and the start of a match may be in two processes. So the start reads the settings from the database.
"""

from __future__ import annotations

from unobot.bot.interactions.context import TableContext
from unobot.bot.interactions.permissions import check_may_open
from unobot.bot.messages.preferences_cache import PreferencesCache
from unobot.model.places import ChannelSettings
from unobot.model.refused import Refused
from unobot.rules.ruleset.codes import RulesetCodeError
from unobot.rules.ruleset.ruleset import Ruleset, RulesetError, named_ruleset

DEFAULT_PRESET = "official"
"""The preset of a table if nothing else is set."""


def default_rules(place: ChannelSettings) -> str:
    """Return the rules in the settings, a preset or a code; `DEFAULT_PRESET` if this version cannot read them."""
    try:
        named_ruleset(place.rules or DEFAULT_PRESET)
    except (RulesetCodeError, RulesetError):
        return DEFAULT_PRESET
    return place.rules or DEFAULT_PRESET


async def check_may_start_here(context: TableContext, *, votes: bool = False) -> Ruleset | None:
    """Return the rules of the channel, which the match must have if the server locks its rules.

    Return None outside the servers of the bot. Raises `Refused` if the settings no longer let this user have a table.
    ``votes``: the user only votes for a rematch, which another player has opened.
    """
    state = context.table.state
    if state.guild_id is None:
        return None
    place = await context.messages.preferences.settings_now(state.guild_id, state.channel_id)
    if context.server_id == state.guild_id and not votes:
        check_may_open(context.interaction, place)
    elif place.allowed is False:
        raise Refused("refused-not-here")
    return named_ruleset(default_rules(place))


async def rules_in(preferences: PreferencesCache, guild_id: int, channel_id: int) -> Ruleset:
    """Return the rules of a channel's settings from the database. Raises `StorageError`."""
    place = await preferences.settings_now(guild_id, channel_id)
    return named_ruleset(default_rules(place))
