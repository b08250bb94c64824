"""The place of an interaction: a server of the bot, the bot's DM, a group DM, or a server without the bot."""

from __future__ import annotations

import discord

from unobot.model.places import PlaceKind

_GUILD, _USER = 0, 1
"""Discord's numbers of the kinds of install."""


def place_kind(interaction: discord.Interaction) -> PlaceKind:
    """Return the kind of place that an interaction came from."""
    if interaction.guild_id is not None:
        return "server" if _is_of_server(interaction) and is_member(interaction) else "foreign"
    return "group" if interaction.context.private_channel else "direct"


def server_of(interaction: discord.Interaction) -> int | None:
    """Return the id of the interaction's server. None outside the servers of the bot."""
    return interaction.guild_id if place_kind(interaction) == "server" else None


def has_only_commands(interaction: discord.Interaction) -> bool:
    """Return whether a server has added the commands of the bot, but not the bot itself."""
    return interaction.guild_id is not None and _is_of_server(interaction) and not is_member(interaction)


def is_member(interaction: discord.Interaction) -> bool:
    """Return whether the bot is in the server of an interaction. Servers in an outage count."""
    return interaction.guild_id is not None and interaction.client.get_guild(interaction.guild_id) is not None


def may_post_publicly(interaction: discord.Interaction) -> bool:
    """Return whether other people see a public answer. If a person brought the bot, the caller needs a permission.

    The bot is no external app of a server that has added its commands.
    """
    if place_kind(interaction) != "foreign" or _is_of_server(interaction):
        return True
    return interaction.permissions.use_external_apps


def _is_of_server(interaction: discord.Interaction) -> bool:
    """Return whether the server has added the bot, or only its commands. Old messages do not tell."""
    owners = interaction._integration_owners  # noqa: SLF001  # discord.py only tells whether the caller is one
    return _GUILD in owners or _USER not in owners
