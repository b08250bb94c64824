"""`/uno start`: open a table in this channel or in a new thread."""

from __future__ import annotations

from functools import partial

import discord
from discord import app_commands

from unobot.ai.levels import LEVELS
from unobot.bot.commands.localized_names import Command, choice
from unobot.bot.handlers.house_rules import USUAL_RULES, suggestions
from unobot.bot.handlers.invitations import offer_voice
from unobot.bot.handlers.notify_me import call_followers
from unobot.bot.handlers.table import post_table
from unobot.bot.handlers.threads import Open, has_threads, open_in_thread, why_no_thread
from unobot.bot.interactions.command_context import CommandContext, place_for_a_table
from unobot.bot.interactions.permissions import check_may_open
from unobot.bot.interactions.responses import Response
from unobot.bot.screens import notice_screen
from unobot.i18n import text_for
from unobot.rules.ruleset.codes import LONGEST
from unobot.rules.ruleset.ruleset import named_ruleset
from unobot.storage.states import TableOptions
from unobot.tables.state.seating import MAX_SEATS
from unobot.tables.state.time_controls import SLOW, TIME_CONTROLS
from unobot.tables.table import Table

_EN = text_for("en")
_LEVELS = [choice(f"level-{name}", name) for name in LEVELS]
_PACES = [choice(f"time-control-{name}", name) for name in TIME_CONTROLS]


def start_command(context: CommandContext) -> Command:
    """Return `/uno start`."""
    messages = context.messages

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
        """Open a table.

        ``level``: the level of the first AIs, one of `LEVELS`. ``rules``: the name of a preset or a code. ``pace``: one
        of `TIME_CONTROLS`. ``thread``: whether the table gets its own thread; None uses the setting of the channel.
        """
        async with context.answering(interaction) as (response, text):
            channel_id = place_for_a_table(interaction, text)
            place = await messages.preferences.place_of(interaction)
            check_may_open(interaction, place)
            name, locale = (
                messages.localizer.name_of(interaction.user, text),
                messages.localizer.locale_at(place, interaction.guild_locale),
            )
            opened = partial(
                context.hub.open,
                interaction.guild_id or 0,  # it is not None: a table cannot be in a DM
                host_id=interaction.user.id,
                name=name,
                locale=locale,
                levels=[level] * min(ais, MAX_SEATS),
                ruleset=named_ruleset(rules or place.rules or USUAL_RULES),
                options=TableOptions(
                    turn_seconds=TIME_CONTROLS[pace] or place.turn,
                    look=place.table_look or "text",
                    moments=place.moments is not False,
                ),
            )
            threaded = has_threads(interaction) and (place.threads if thread is None else thread)
            refusal = why_no_thread(interaction, text) if threaded else None
            if threaded and refusal is None:
                words, slow = text_for(locale), (TIME_CONTROLS[pace] or 0) >= SLOW
                table = await open_in_thread(messages, interaction, response, words, opened, host=name, slow=slow)
            else:
                table = await _open_here(context, channel_id, opened, response)
                if refusal is not None:
                    await response.show(notice_screen(refusal))
            await messages.hand_panels.keep_token(table, interaction)
            call_followers(messages, interaction, table)
            await offer_voice(interaction, table, text)

    @start.autocomplete("rules")
    async def suggest_rules(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return suggestions(await messages.localizer.words_for(interaction), typed)

    return start


async def _open_here(context: CommandContext, channel_id: int, opened: Open, response: Response) -> Table:
    """Open a table in the channel itself."""
    standing = await context.hub.standing(channel_id)
    if standing is not None:
        context.messages.display.look_again(standing)  # the user may not see that there is a table
    table = await opened(channel_id)
    with context.messages.table_messages.posting(table):
        await post_table(context.messages, table, response)
    return table
