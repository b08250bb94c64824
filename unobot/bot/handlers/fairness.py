"""`/uno fairness`: the cards of a server, compared with what chance expects."""

from __future__ import annotations

from unobot.bot.interactions.context import Context
from unobot.bot.interactions.permissions import server_here
from unobot.bot.interactions.slash_commands import command
from unobot.bot.screens.fairness import fairness_screen
from unobot.model.match_result import SAMPLED_MATCHES
from unobot.results.card_fairness import judged


@command()
async def fairness(context: Context) -> None:
    """Show the counts of this server."""
    guild_id = server_here(context.interaction, "refused-fairness-place")
    await context.hub.policies.check(guild_id, context.user_id)
    cards = judged(await context.hub.results.draws(guild_id))
    await context.answer(fairness_screen(context.text, cards, SAMPLED_MATCHES))


COMMANDS = (fairness,)
