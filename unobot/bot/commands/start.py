"""`/uno start`: open a table in this channel or in a new thread."""

from __future__ import annotations

import discord
from discord import app_commands

from unobot.ai.levels import SEATED
from unobot.bot.commands.localized_names import Command, choice
from unobot.bot.commands.suggestions import suggests
from unobot.bot.handlers.house_rules import suggestions
from unobot.bot.handlers.start import NewTable, open_table
from unobot.bot.interactions.command_context import CommandContext
from unobot.i18n import text_for
from unobot.rules.ruleset.codes import LONGEST
from unobot.tables.state.seating import MAX_SEATS
from unobot.tables.state.time_controls import TIME_CONTROLS

_EN = text_for("en")
_LEVELS = [choice(f"level-{name}", name) for name in SEATED]
_PACES = [choice(f"time-control-{name}", name) for name in TIME_CONTROLS]


def start_command(context: CommandContext) -> Command:
    """Return `/uno start`."""

    @app_commands.command(name="start", description=_EN("command-start"))
    @app_commands.describe(
        ais=_EN("command-start-ais"),
        level=_EN("command-start-level"),
        rules=_EN("command-start-rules"),
        pace=_EN("command-start-pace"),
        thread=_EN("command-start-thread"),
    )
    @app_commands.choices(level=_LEVELS, pace=_PACES)
    async def start(
        interaction: discord.Interaction,
        ais: app_commands.Range[int, 0, MAX_SEATS - 1] = 0,
        level: str = "casual",
        rules: app_commands.Range[str, 1, LONGEST] = "",
        pace: str = "normal",
        thread: bool | None = None,
    ) -> None:
        """Open a table. The options are those of `NewTable`."""
        new = NewTable(min(ais, MAX_SEATS), level, rules, pace, thread)
        async with context.answering(interaction) as (response, text):
            await open_table(context.messages, context.hub, interaction, response, text, new)

    @suggests(start, "rules")
    async def suggest_rules(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return suggestions(await context.messages.localizer.words_for(interaction), typed)

    return start
