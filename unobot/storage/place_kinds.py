"""The kinds of place in which a table can stand. `tables/state/places` has what Discord allows in each."""

from typing import Literal, TypeAlias

PlaceKind: TypeAlias = Literal["server", "direct", "group", "foreign"]
"""A channel of a server of the bot, the bot's own DM, a group DM, or a channel of a server without the bot."""
