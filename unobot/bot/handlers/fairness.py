"""`/uno fairness`: the cards of a server, compared with what chance expects."""

from __future__ import annotations

import discord
from discord.ui import LayoutView

from unobot.bot.interactions.permissions import server_here
from unobot.bot.screens.fairness import fairness_screen
from unobot.i18n import Text
from unobot.model.match_result import SAMPLED_MATCHES
from unobot.results.card_fairness import judged
from unobot.tables.hub import Hub


async def fairness_of(hub: Hub, interaction: discord.Interaction, text: Text) -> LayoutView:
    """Return the counts of this server. Raises `Refused` and `StorageError`."""
    guild_id = server_here(interaction, "refused-fairness-place")
    await hub.policies.check(guild_id, interaction.user.id)
    return fairness_screen(text, judged(await hub.results.draws(guild_id)), SAMPLED_MATCHES)
