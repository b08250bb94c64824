"""Tokens of interactions: for a quarter of an hour each is a key to the messages that its press is about.

They open ways that Discord does not count among the bot's own requests. They are kept in one table of the database
(`MessageStore`), forgotten when they expire, and never logged.
"""

from __future__ import annotations

import discord

DEAD = (401, 403, 404)
"""What Discord answers where a token has expired, or the message is gone."""


def opened_by(token: str, client: discord.Client) -> discord.Webhook:
    """The way to the messages of the interaction that left this token."""
    application_id = client.application_id
    assert application_id is not None  # known since the login
    webhook = discord.Webhook.partial(application_id, token, client=client)
    webhook.type = discord.WebhookType.application  # else discord.py sends nothing that only one person sees
    return webhook
