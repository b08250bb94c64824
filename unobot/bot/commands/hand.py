"""`/uno hand`, and `/uno play`, which makes a typed move."""

from __future__ import annotations

import re

import discord
from discord import app_commands

from unobot.bot.commands.localized_names import Command
from unobot.bot.commands.suggestions import suggests
from unobot.bot.handlers.alone import post_here
from unobot.bot.handlers.hand import open_hand
from unobot.bot.handlers.house_rules import CHOICE_LENGTH, CHOICES
from unobot.bot.interactions.command_context import CommandContext
from unobot.bot.interactions.error_messages import sentence
from unobot.bot.messages.display_names import clean_name
from unobot.bot.screens import move_words
from unobot.i18n import text_for
from unobot.model.refused import Refused
from unobot.model.storage_errors import StorageError
from unobot.rules.moves import Move, MoveSyntaxError, parse_move
from unobot.rules.play.decide import IllegalMove
from unobot.tables.state.places import PLACES
from unobot.tables.table import Table

_EN = text_for("en")
_CHOSEN = re.compile(r"(?P<table>[0-9]{1,18}):(?P<ply>[0-9]{1,6}):(?P<move>.+)")
"""The value of a suggestion: the table, the ply for which it was suggested, and the move."""


def hand_command(context: CommandContext) -> Command:
    """Return `/uno hand`."""

    @app_commands.command(name="hand", description=_EN("command-hand"))
    async def hand(interaction: discord.Interaction) -> None:
        """Show the caller's hand at the table in this channel, or at the one that waits for the caller."""
        async with context.answering(interaction) as (response, text):
            table = await context.own_table(interaction, response, text)
            if table is None:
                return
            await table.touch(interaction.user.id, returning=True)
            if table.state.channel_id == interaction.channel_id and PLACES[table.state.place].hands == "together":
                await post_here(context.messages, table, response)
            else:
                await open_hand(context.messages, interaction, response, table, text)

    return hand


def play_command(context: CommandContext) -> Command:
    """Return `/uno play`."""

    @app_commands.command(name="play", description=_EN("command-play"))
    @app_commands.describe(move=_EN("command-play-move"))
    async def play(interaction: discord.Interaction, move: app_commands.Range[str, 1, CHOICE_LENGTH]) -> None:
        """Make a move and show the hand. ``move``: the value of a suggestion, or a move in the notation."""
        async with context.answering(interaction) as (response, text):
            table = await context.own_table(interaction, response, text, _table_of(move))
            if table is None:
                return
            user_id, note = interaction.user.id, None
            await table.touch(user_id, returning=True)
            try:
                ply, chosen = _chosen_move(move, table)
                await table.submit(user_id, ply, chosen, interaction.created_at.timestamp())
            except (Refused, IllegalMove, StorageError) as error:
                note = sentence(text, error, table.view(user_id))
            await open_hand(context.messages, interaction, response, table, text, note)

    @suggests(play, "move")
    async def suggest_move(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        text, user_id = await context.messages.localizer.words_for(interaction), interaction.user.id
        tables = await context.tables_of(interaction)
        choices: list[app_commands.Choice[str]] = []
        for table in tables[:1]:
            view = table.view(user_id)
            for legal in table.legal_moves(user_id):
                words, value = move_words(text, view, legal), f"{table.id}:{table.ply}:{legal}"
                fits = typed.casefold() in words.casefold() or typed.upper() == str(legal).upper()
                if fits and len(value) <= CHOICE_LENGTH:
                    choices.append(app_commands.Choice(name=words[:CHOICE_LENGTH], value=value))
        return choices[:CHOICES]

    return play


def _chosen_move(text: str, table: Table) -> tuple[int, Move]:
    """Return ply and move of a suggestion, or of a move typed in the notation. Raises `Refused`."""
    suggested = _CHOSEN.fullmatch(text)
    ply, notation = (int(suggested["ply"]), suggested["move"]) if suggested else (table.ply, text.strip())
    for spelling in (notation, notation.upper(), notation.lower()):
        try:
            return ply, parse_move(spelling)
        except MoveSyntaxError:
            continue
    raise Refused("refused-unknown-move", move=clean_name(text) or "?")


def _table_of(text: str) -> int:
    """Return the table of a suggestion; 0 for any other text."""
    suggested = _CHOSEN.fullmatch(text)
    return int(suggested["table"]) if suggested else 0
