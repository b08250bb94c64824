"""The place of an interaction: a server of the bot, the bot's DM, a group DM, or a server without the bot."""

from __future__ import annotations

import discord

from unobot.storage.place_kinds import PlaceKind

_GUILD, _USER = 0, 1
"""Discord's numbers of the kinds of install."""


def place_kind(interaction: discord.Interaction) -> PlaceKind:
    """Return the kind of place that an interaction came from."""
    if interaction.guild_id is not None:
        owners = interaction._integration_owners  # noqa: SLF001  # discord.py only tells whether the caller is one
        return "foreign" if _USER in owners and _GUILD not in owners else "server"
    return "group" if interaction.context.private_channel else "direct"


def server_of(interaction: discord.Interaction) -> int | None:
    """Return the id of the interaction's server. None outside the servers of the bot."""
    return interaction.guild_id if place_kind(interaction) == "server" else None


def may_post_publicly(interaction: discord.Interaction) -> bool:
    """Return whether other people see a public answer. In a server without the bot, the caller needs a permission."""
    return place_kind(interaction) != "foreign" or interaction.permissions.use_external_apps
