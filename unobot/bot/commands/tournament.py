"""`/uno tournament`: open a tournament in this channel, or post the message of the one that is open here again."""

from __future__ import annotations

import discord
from discord import app_commands

from unobot.ai.levels import LEVELS
from unobot.bot.commands.localized_names import Command, choice
from unobot.bot.commands.suggestions import suggests
from unobot.bot.handlers.house_rules import suggestions
from unobot.bot.handlers.tournament import NewTournament, open_tournament
from unobot.bot.interactions.command_context import CommandContext
from unobot.bot.screens import notice_screen
from unobot.gate_place import leave_gate
from unobot.i18n import text_for
from unobot.rules.ruleset.codes import LONGEST

_EN = text_for("en")
_LEVELS = [choice(f"level-{name}", name) for name in LEVELS]


def tournament_command(context: CommandContext) -> Command:
    """Return `/uno tournament`."""

    @app_commands.command(name="tournament", description=_EN("command-tournament"))
    @app_commands.describe(
        checkin=_EN("command-tournament-checkin"),
        rounds=_EN("command-tournament-rounds"),
        minutes=_EN("command-tournament-minutes"),
        rules=_EN("command-tournament-rules"),
        level=_EN("command-tournament-level"),
        duplicate=_EN("command-tournament-duplicate"),
    )
    @app_commands.choices(level=_LEVELS)
    async def tournament(
        interaction: discord.Interaction,
        checkin: app_commands.Range[int, 1, 1440] = 10,
        rounds: app_commands.Range[int, 1, 6] = 3,
        minutes: app_commands.Range[int, 3, 60] = 15,
        rules: app_commands.Range[str, 1, LONGEST] = "",
        level: str = "casual",
        duplicate: bool = False,
    ) -> None:
        """Open a tournament. The options are those of `NewTournament`."""
        new = NewTournament(rounds, checkin, minutes, rules, level, duplicate=duplicate)
        async with context.answering(interaction) as (response, text):
            standing = await context.hub.nights.at(interaction.channel_id or 0)
            leave_gate()  # the message of the tournament comes first
            if standing is not None:
                await context.hub.nights.bump(standing)
                await response.show(notice_screen(text("note-tournament-bumped")))
                return
            await open_tournament(context.messages, context.hub, interaction, text, new)
            await response.show(notice_screen(text("note-tournament-opened")))

    @suggests(tournament, "rules")
    async def suggest_rules(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return suggestions(await context.messages.localizer.words_for(interaction), typed)

    return tournament
