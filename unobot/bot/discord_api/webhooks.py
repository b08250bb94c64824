"""Tokens of interactions: each can edit the messages that its press is about, for a quarter of an hour.

Discord does not count requests with them for the bot's rate. They are kept in one table of the database
(`MessageStore`), deleted when they expire, and never logged.
"""

from __future__ import annotations

import discord

DEAD = (401, 403, 404)
"""The status of an answer if a token has expired, or if the message is gone."""


def opened_by(token: str, client: discord.Client) -> discord.Webhook:
    """Return the webhook for the messages of the interaction that left this token."""
    application_id = client.application_id
    assert application_id is not None  # known since the login
    webhook = discord.Webhook.partial(application_id, token, client=client)
    webhook.type = discord.WebhookType.application  # else discord.py sends nothing that only one person sees
    return webhook
