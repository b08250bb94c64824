"""Webhook tokens of interactions: each can edit the messages of its interaction for 15 minutes.

Requests with them do not count for the bot's rate limit. `MessageStore` keeps them in one table of the database, and
deletes them when they expire. They are never logged.
"""

from __future__ import annotations

import discord

DEAD = (401, 403, 404)
"""The HTTP status if a token has expired or the message is gone."""


def opened_by(token: str, client: discord.Client) -> discord.Webhook:
    """Return the webhook for the messages of the interaction with this token."""
    application_id = client.application_id
    assert application_id is not None  # known since the login
    webhook = discord.Webhook.partial(application_id, token, client=client)
    webhook.type = discord.WebhookType.application  # otherwise discord.py refuses ephemeral messages
    return webhook
