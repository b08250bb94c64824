"""The links with which people bring the bot: a server for everybody in it, or a person for themselves."""

from __future__ import annotations

import discord

INVITE_PERMISSIONS = discord.Permissions(274878024704)
"""View Channels, Send Messages, also in threads, Embed Links, Attach Files, Read Message History."""
SERVER, PERSONAL = "server", "personal"
"""The kinds of a link."""


def server_link(application_id: int) -> str:
    """Return the link with which a person adds the bot to a server."""
    return f"{discord.utils.oauth_url(application_id, permissions=INVITE_PERMISSIONS)}&integration_type=0"


def personal_link(application_id: int) -> str:
    """Return the link with which a person installs the bot for themselves."""
    return f"{discord.utils.oauth_url(application_id, scopes=('applications.commands',))}&integration_type=1"


def allows_personal(application: discord.AppInfo) -> bool:
    """Return whether people can install the bot for themselves. An application that does not say allows it."""
    return application.guild_integration_config is None or application.user_integration_config is not None


def allows_servers(application: discord.AppInfo) -> bool:
    """Return whether people can add the bot to servers. An application that does not say allows it."""
    return application.user_integration_config is None or application.guild_integration_config is not None


def offered_links(client: discord.Client) -> dict[str, str]:
    """Return the links that work for everybody, by their kind. A bot that is not public has none."""
    application, links = client.application, {}
    if application is not None and application.bot_public:
        if allows_servers(application):
            links[SERVER] = server_link(application.id)
        if allows_personal(application):
            links[PERSONAL] = personal_link(application.id)
    return links
