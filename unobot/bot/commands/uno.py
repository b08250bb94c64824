"""The slash commands: `/uno start` and its sisters. Like the buttons, they ask the tables and decide nothing."""

from __future__ import annotations

import re
from functools import partial

import discord
from discord import app_commands
from msgspec.structs import replace

from unobot.ai.levels import LEVELS
from unobot.bot.commands.localized_names import choice
from unobot.bot.handlers.hand import open_hand
from unobot.bot.handlers.house_rules import chosen_ruleset, suggestions
from unobot.bot.handlers.invitations import offer_voice
from unobot.bot.handlers.notify_me import call_followers
from unobot.bot.handlers.table import rules_of
from unobot.bot.handlers.threads import Open, has_threads, open_in_thread, why_no_thread
from unobot.bot.interactions.command_context import CommandContext, place_for_a_table
from unobot.bot.interactions.error_messages import sentence
from unobot.bot.interactions.permissions import check_may_open, is_moderator_here
from unobot.bot.interactions.responses import Answer
from unobot.bot.messages.display_names import clean_name
from unobot.bot.screens import (
    end_screen,
    help_screen,
    move_words,
    notice_screen,
    rules_screen,
)
from unobot.i18n import text_for
from unobot.rules.moves import Move, MoveSyntaxError, parse_move
from unobot.rules.play.decide import IllegalMove
from unobot.rules.ruleset.codes import LONGEST
from unobot.storage.states import MessageKey, TableOptions
from unobot.storage.store import StorageError
from unobot.tables.errors import Refused
from unobot.tables.state import hosting, players, suspension
from unobot.tables.state.seating import MAX_SEATS
from unobot.tables.state.time_controls import SLOW, TIME_CONTROLS
from unobot.tables.table import Table

CHOICES = 25
"""Discord shows no more suggestions."""
LENGTH = 100
"""Characters of a suggestion at most, of what it shows and of what it sends."""

USUAL_RULES = "official"
"""The preset of a table where nothing is set."""

_EN = text_for("en")
_CHOSEN = re.compile(r"(?P<table>[0-9]{1,18}):(?P<ply>[0-9]{1,6}):(?P<move>.+)")
"""The value behind a suggestion: the move, and the position it was suggested for."""


@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
class UnoCommands(app_commands.Group, name="uno", description=_EN("command-uno")):
    """The group ``/uno``."""

    def __init__(self, desk: CommandContext) -> None:
        super().__init__()
        self._desk = desk
        self._hub = desk.hub
        self._messages = desk.messages

    @app_commands.command(name="start", description=_EN("command-start"))
    @app_commands.describe(
        ais=_EN("command-start-ais"),
        level=_EN("command-start-level"),
        rules=_EN("command-start-rules"),
        pace=_EN("command-start-pace"),
        thread=_EN("command-start-thread"),
    )
    @app_commands.choices(
        level=[choice(f"level-{name}", name) for name in LEVELS],
        pace=[choice(f"pace-{name}", name) for name in TIME_CONTROLS],
    )
    async def start(
        self,
        interaction: discord.Interaction,
        ais: app_commands.Range[int, 0, MAX_SEATS - 1] = 0,
        level: str = "casual",
        rules: app_commands.Range[str, 1, LONGEST] = "",
        pace: str = "normal",
        thread: bool | None = None,
    ) -> None:
        """Open a table in this channel; ``rules`` is a preset's name or a code, ``pace`` one of `TIME_CONTROLS`.

        ``level``: one of `LEVELS`, for the AIs that are seated at once. ``thread``: whether it gets a thread of its
        own; the channel's settings say so where this does not.
        """
        async with self._desk.answering(interaction) as (answer, text):
            channel_id = place_for_a_table(interaction, text)
            place = await self._messages.preferences.place_of(interaction)
            check_may_open(interaction, place)
            name, locale = (
                self._messages.localizer.name_of(interaction.user, text),
                self._messages.localizer.locale_at(place, interaction.guild_locale),
            )
            opened = partial(
                self._hub.open,
                interaction.guild_id or 0,  # which there is: a table cannot stand in a DM
                host_id=interaction.user.id,
                name=name,
                locale=locale,
                levels=[level] * min(ais, MAX_SEATS),
                ruleset=chosen_ruleset(rules or place.rules or USUAL_RULES),
                options=TableOptions(turn_seconds=TIME_CONTROLS[pace] or place.turn, look=place.table_look or "text"),
            )
            threaded = has_threads(interaction) and (place.threads if thread is None else thread)
            refusal = why_no_thread(interaction, text) if threaded else None
            if threaded and refusal is None:
                words, slow = text_for(locale), (TIME_CONTROLS[pace] or 0) >= SLOW
                table = await open_in_thread(self._messages, interaction, answer, words, opened, host=name, slow=slow)
            else:
                table = await self._open_here(channel_id, opened, answer)
                if refusal is not None:
                    await answer.show(notice_screen(refusal))
            await self._messages.hand_panels.keep_token(table, interaction)
            call_followers(self._messages, interaction, table)
            await offer_voice(interaction, table, text)

    @start.autocomplete("rules")
    async def _suggest_rules(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The presets by name; or what a code that was typed stands for."""
        return suggestions(await self._messages.localizer.words_for(interaction), typed)

    @app_commands.command(name="resume", description=_EN("command-resume"))
    @app_commands.describe(match=_EN("command-resume-match"))
    async def resume(self, interaction: discord.Interaction, match: app_commands.Range[str, 1, LENGTH] = "") -> None:
        """Go on in this channel with a match of the server whose own channel is gone."""
        async with self._desk.answering(interaction) as (answer, text):
            channel_id = place_for_a_table(interaction, text)
            check_may_open(interaction, replace(await self._messages.preferences.place_of(interaction), starts=None))
            table = await self._stranded(interaction, match)
            standing = await self._hub.at(channel_id)
            if standing not in (None, table) and not standing.is_suspended:
                raise Refused("refused-channel-taken")
            moderator = await is_moderator_here(interaction, self._messages.preferences)
            with self._messages.table_messages.posting(table):
                old = await self._messages.message_store.message(MessageKey(table.id, "table"))
                await self._messages.message_store.drop(MessageKey(table.id, "table"))
                await table.resume_in(interaction.user.id, channel_id, moderator=moderator)
                await self._post(table, answer)
            if old is not None:
                await self._messages.delivery.delete(old.channel_id, old.message_id)

    @resume.autocomplete("match")
    async def _suggest_match(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The matches of this server that wait and that the caller may go on with."""
        text, choices = await self._messages.localizer.words_for(interaction), []
        try:
            tables = await self._resumable(interaction)
        except (Refused, StorageError):  # whoever types on is told what is wrong when they send it
            return []
        for table in tables:
            view = table.view()
            names = text.listed([seat.name for seat in view.seats])
            words = (
                text("choice-match", names=names, round=view.view.number)
                if view.view
                else text("choice-lobby", names=names)
            )
            if typed.casefold() in words.casefold():
                choices.append(app_commands.Choice(name=words[:LENGTH], value=str(table.id)))
        return choices[:CHOICES]

    @app_commands.command(name="join", description=_EN("command-join"))
    async def join(self, interaction: discord.Interaction) -> None:
        """Take a seat at the table in this channel."""
        async with self._desk.answering(interaction) as (answer, text):
            table = await self._desk.here(interaction)
            if table.log is not None and table.view(interaction.user.id).seat is None:
                await open_hand(self._messages, interaction, answer, table, text)  # it shows which seats there are
                return
            await table.change(
                interaction.user.id,
                partial(players.join, name=self._messages.localizer.name_of(interaction.user, text)),
            )
            await answer.show(notice_screen(text("note-joined")))
            await self._messages.hand_panels.keep_token(table, interaction)

    @app_commands.command(name="leave", description=_EN("command-leave"))
    async def leave(self, interaction: discord.Interaction) -> None:
        """Give up the seat at the table in this channel."""
        async with self._desk.answering(interaction) as (answer, text):
            table = await self._desk.here(interaction)
            await table.change(interaction.user.id, players.leave)
            await answer.show(notice_screen(text("note-left")))

    @app_commands.command(name="hand", description=_EN("command-hand"))
    async def hand(self, interaction: discord.Interaction) -> None:
        """Show one's own hand: here, or of the table that waits for it."""
        async with self._desk.answering(interaction) as (answer, text):
            table = await self._desk.own_table(interaction, answer, text)
            if table is not None:
                await table.touch(interaction.user.id, returning=True)
                await open_hand(self._messages, interaction, answer, table, text)

    @app_commands.command(name="play", description=_EN("command-play"))
    @app_commands.describe(move=_EN("command-play-move"))
    async def play(self, interaction: discord.Interaction, move: app_commands.Range[str, 1, LENGTH]) -> None:
        """Make a move by words, without buttons."""
        async with self._desk.answering(interaction) as (answer, text):
            table = await self._desk.own_table(interaction, answer, text, _table_of(move))
            if table is None:
                return
            user_id, note = interaction.user.id, None
            await table.touch(user_id, returning=True)
            try:
                ply, chosen = _chosen_move(move, table)
                await table.submit(user_id, ply, chosen, interaction.created_at.timestamp())
            except (Refused, IllegalMove, StorageError) as error:
                note = sentence(text, error, table.view(user_id))
            await open_hand(self._messages, interaction, answer, table, text, note)

    @play.autocomplete("move")
    async def _suggest(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The caller's legal moves, in words."""
        text, user_id = await self._messages.localizer.words_for(interaction), interaction.user.id
        try:
            tables = await self._desk.tables_of(interaction)
        except StorageError:  # whoever types on is told what is wrong when they send it
            return []
        choices: list[app_commands.Choice[str]] = []
        for table in tables[:1]:
            view = table.view(user_id)
            for move in table.legal_moves(user_id):
                words, value = move_words(text, view, move), f"{table.id}:{table.ply}:{move}"
                fits = typed.casefold() in words.casefold() or typed.upper() == str(move).upper()
                if fits and len(value) <= LENGTH:
                    choices.append(app_commands.Choice(name=words[:LENGTH], value=value))
        return choices[:CHOICES]

    @app_commands.command(name="status", description=_EN("command-status"))
    async def status(self, interaction: discord.Interaction) -> None:
        """Show the table of this channel to the caller alone."""
        async with self._desk.answering(interaction) as (answer, text):
            table = await self._desk.here(interaction)
            self._messages.display.look_again(table)
            await answer.show(self._messages.renderer.public(table, text).view)

    @app_commands.command(name="end", description=_EN("command-end"))
    async def end(self, interaction: discord.Interaction) -> None:
        """Close the table of this channel, after asking once more."""
        async with self._desk.answering(interaction) as (answer, text):
            table = await self._desk.here(interaction)
            hosting.check_may_end(
                table.state,
                interaction.user.id,
                moderator=await is_moderator_here(interaction, self._messages.preferences),
            )
            await answer.show(end_screen(text, table.view(interaction.user.id)))

    @app_commands.command(name="rules", description=_EN("command-rules"))
    async def rules(self, interaction: discord.Interaction) -> None:
        """Explain the rules in force at the table here, or those a new one would have."""
        async with self._desk.answering(interaction) as (answer, text):
            table = await self._hub.at(interaction.channel_id or 0)
            if table is not None:
                await answer.show(rules_of(table, text))
                return
            place = await self._messages.preferences.place_of(interaction)
            await answer.show(rules_screen(text, chosen_ruleset(place.rules or USUAL_RULES)))

    @app_commands.command(name="help", description=_EN("command-help"))
    async def help(self, interaction: discord.Interaction) -> None:
        """Say how to play here."""
        async with self._desk.answering(interaction) as (answer, text):
            await answer.show(help_screen(text))

    async def _open_here(self, channel_id: int, opened: Open, answer: Answer) -> Table:
        """A table in the channel itself."""
        standing = await self._hub.at(channel_id)
        if standing is not None:
            self._messages.display.look_again(standing)  # who asks for a second table may not see the first
        table = await opened(channel_id)
        with self._messages.table_messages.posting(table):
            await self._post(table, answer)
        return table

    async def _post(self, table: Table, answer: Answer) -> None:
        """The public message of a table, as the answer to the command that wanted it there."""
        rendering = self._messages.renderer.public(table)
        redraw = partial(self._messages.table_messages.mark, table)
        with self._messages.render_cache.sending(MessageKey(table.id, "table"), rendering, redraw):
            message_id = await answer.post(rendering.view)
            await self._messages.message_store.put(MessageKey(table.id, "table"), table.state.channel_id, message_id)
        await self._messages.table_messages.keep_token(table, answer.interaction)

    async def _resumable(self, interaction: discord.Interaction) -> list[Table]:
        """What waits in this server and may be resumed by the caller, their own first. Raises `Refused` for none."""
        user_id, moderator = interaction.user.id, await is_moderator_here(interaction, self._messages.preferences)
        waiting = await self._hub.suspended_in(interaction.guild_id or 0)
        refusal = Refused("refused-nothing-stranded")
        allowed = []
        for table in waiting:
            try:
                suspension.check_may_resume(table.state, user_id, moderator=moderator)
                allowed.append(table)
            except Refused as error:
                refusal = error
        if not allowed:
            raise refusal
        return sorted(allowed, key=lambda table: table.view(user_id).seat is None)

    async def _stranded(self, interaction: discord.Interaction, match: str) -> Table:
        """The table that is to be resumed: the one chosen, the only one, or the only one the caller sits at."""
        tables, user_id = await self._resumable(interaction), interaction.user.id
        if match:
            tables = [table for table in tables if str(table.id) == match]
            if not tables:
                raise Refused("refused-nothing-stranded")
        own = [table for table in tables if table.view(user_id).seat is not None]
        for found in (own, tables):
            if len(found) == 1:
                return found[0]
        raise Refused("refused-which-match")


def _chosen_move(text: str, table: Table) -> tuple[int, Move]:
    """Ply and move of a suggestion, or of a move typed in the notation. Raises `Refused` for anything else."""
    suggested = _CHOSEN.fullmatch(text)
    ply, notation = (int(suggested["ply"]), suggested["move"]) if suggested else (table.ply, text.strip())
    for spelling in (notation, notation.upper(), notation.lower()):
        try:
            return ply, parse_move(spelling)
        except MoveSyntaxError:
            continue
    raise Refused("refused-unknown-move", move=clean_name(text) or "?")


def _table_of(text: str) -> int:
    """The table of a suggestion; 0 for anything else."""
    suggested = _CHOSEN.fullmatch(text)
    return int(suggested["table"]) if suggested else 0
