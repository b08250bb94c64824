"""Where every press of a button arrives: who, at which table, wants what.

One handler for all components, by custom id; discord.py's own view store is never used, so a button works after any
restart. The router decides nothing about the game: it asks the table, and answers with the screen that is true then.
"""

from __future__ import annotations

import logging
from collections import deque

import discord
from discord import InteractionType

from unobot.bot.custom_ids import ActionId, CustomIdError, Verb, parse_action
from unobot.bot.handlers import (
    hand,
    house_rules,
    invitations,
    notify_me,
    players,
    preferences,
    recap,
    rematch,
    server_settings,
    table,
    time_control,
    tutorial,
)
from unobot.bot.interactions.button_context import Handlers, InteractionContext, InteractionHandlers, Press
from unobot.bot.interactions.error_messages import apologize
from unobot.bot.interactions.gate import Gate, Verdict
from unobot.bot.interactions.permissions import IN_HAND, check_offered, check_place
from unobot.bot.interactions.responses import Answer
from unobot.bot.messages.delivery import NO_MENTIONS
from unobot.bot.messages.messages import Messages
from unobot.i18n import Text
from unobot.tables.errors import Refused, Stale
from unobot.tables.hub import Hub
from unobot.tables.state.seating import seat_of
from unobot.tables.table import Table

log = logging.getLogger(__name__)

HANDLERS: Handlers = {
    **hand.HANDLERS,
    **table.HANDLERS,
    **house_rules.HANDLERS,
    **invitations.HANDLERS,
    **rematch.HANDLERS,
    **time_control.HANDLERS,
    **recap.HANDLERS,
    **players.HANDLERS,
}
TABLELESS: InteractionHandlers = {
    **tutorial.HANDLERS,
    **preferences.HANDLERS,
    **server_settings.HANDLERS,
    **notify_me.HANDLERS,
}
"""What belongs to no table; table 0 stands in its buttons."""


class Router:
    """One for the process."""

    def __init__(self, hub: Hub, messages: Messages, gate: Gate) -> None:
        self.gate = gate
        self._hub = hub
        self._messages = messages
        self._odd_messages: deque[int] = deque(maxlen=1000)

    async def route(self, interaction: discord.Interaction) -> None:
        """Handle one press. Whatever goes wrong, the person gets one sentence."""
        verdict = self.gate.verdict(interaction)
        if verdict is not Verdict.PASS:
            await self.turn_away(interaction, verdict)
            return
        with self.gate.passage():
            await self._answer(interaction, await self._messages.localizer.words_for(interaction))

    async def turn_away(self, interaction: discord.Interaction, verdict: Verdict) -> None:
        """Answer what the gate does not let in: with next to nothing where somebody presses too often."""
        response = interaction.response
        try:
            if verdict is Verdict.LATE:
                log.info("an interaction came too late to be answered, so it is not applied")
            elif verdict is Verdict.TWICE:
                log.info("an interaction came twice and is applied once")
            elif interaction.type is InteractionType.autocomplete:
                await response.autocomplete([])
            elif verdict is Verdict.OFTEN and interaction.type is not InteractionType.application_command:
                await response.defer()
            else:
                text = self._messages.localizer.known_words(interaction)
                reason = "refused-too-often" if verdict is Verdict.OFTEN else "refused-stopping"
                await response.send_message(text(reason), ephemeral=True, allowed_mentions=NO_MENTIONS)
        except discord.HTTPException as error:
            log.info("what was not let in could not be told so: %s", error)

    async def refuse(self, interaction: discord.Interaction, error: Refused) -> None:
        """Answer a command that cannot even be understood."""
        async with Answer(interaction, update=False) as answer:
            await apologize(answer, await self._messages.localizer.words_for(interaction), error)

    async def _answer(self, interaction: discord.Interaction, text: Text) -> None:
        async with Answer(interaction, update=True) as answer:
            table = None
            try:
                action = self._read(interaction)
                if action.verb in TABLELESS:
                    await self._run(InteractionContext(interaction, answer, action, text, self._messages, self._hub))
                    return
                table = await self._find(interaction, action)
                try:
                    await self._handle(Press(interaction, answer, action, text, self._messages, self._hub, table))
                except Stale:
                    if not table.broken:
                        raise
                    # Somebody else wrote first; what was wanted may still mean something where the table now stands.
                    table = await self._find(interaction, action)
                    await self._handle(Press(interaction, answer, action, text, self._messages, self._hub, table))
            except Exception as error:  # noqa: BLE001  # the last door before a person: they get a sentence
                view = table.view(interaction.user.id) if table is not None else None
                await apologize(answer, text, error, view)

    async def _run(self, errand: InteractionContext) -> None:
        """Do what belongs to no table. Raises `Refused` for a button that stands where none of ours does."""
        check_offered(errand.interaction, errand.action)
        if errand.action.table:
            raise Refused("refused-unknown-button")
        await TABLELESS[errand.action.verb](errand)

    async def _find(self, interaction: discord.Interaction, action: ActionId) -> Table:
        """The table a button belongs to. Raises `Refused` unless it may be pressed there, by this person."""
        check_offered(interaction, action)
        table = await self._hub.table(action.table)
        if table is None:
            raise Refused("refused-no-such-table")
        check_place(interaction, table.state, action.verb)
        return table

    async def _handle(self, press: Press) -> None:
        verb, state = press.action.verb, press.table.state
        waits = state.status == "lobby" or seat_of(state, press.user_id) is None
        await press.table.touch(press.user_id, returning=verb is Verb.HAND, playing=verb in IN_HAND)
        if press.on_hand and verb in IN_HAND:
            await hand.press_hand(press)
        elif verb in HANDLERS:
            await HANDLERS[verb](press)
        else:
            raise Refused("refused-unknown-button")
        await self._messages.table_messages.keep_token(press.table, press.interaction)
        if waits:
            await self._messages.hand_panels.keep_token(press.table, press.interaction)

    def _read(self, interaction: discord.Interaction) -> ActionId:
        custom_id = str(dict(interaction.data or {}).get("custom_id", ""))
        try:
            return parse_action(custom_id)
        except CustomIdError as error:
            message_id = interaction.message.id if interaction.message else 0
            if message_id not in self._odd_messages:  # once a message: somebody may press it again and again
                self._odd_messages.append(message_id)
                log.warning("user %s pressed a button that nobody here made: %s", interaction.user.id, error)
            raise Refused("refused-unknown-button") from None
