"""The router: read the custom id of each press and call the handler of its action.

It does not use discord.py's view store, so buttons still work after a restart. It decides nothing about the game.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

import discord
from discord import InteractionType

from unobot.bot.custom_ids import PROBE, ActionId, CustomIdError, Verb, parse_action
from unobot.bot.interactions.actions import Action, GeneralAction, RecordAction, TableAction
from unobot.bot.interactions.context import Context, PressContext, TableContext
from unobot.bot.interactions.error_messages import apologize, log_unanswered
from unobot.bot.interactions.gate import Gate, GateDecision, Press
from unobot.bot.interactions.responses import Pressed, Response, defer_in_line
from unobot.bot.interactions.surfaces import Surface
from unobot.bot.kit import Kit
from unobot.bot.live.transports import NO_MENTIONS
from unobot.model.refused import Refused, Stale
from unobot.tables.state.places import PLACES
from unobot.tables.state.seating import seat_of
from unobot.tables.state.status import stage_of
from unobot.tables.table import Table

log = logging.getLogger(__name__)

MOVES = frozenset({Verb.MOVE, Verb.UNO, Verb.CATCH})
"""Presses that race with others, so none of them waits for a read."""
LOG_INTERVAL = 100
"""The number of ignored interactions per log line. A line for each took a sixth of the time of an overload."""
_IGNORED = {
    GateDecision.LATE: "an interaction is too old to be answered",
    GateDecision.TWICE: "an interaction came twice",
}
_SENTENCES = {
    GateDecision.OFTEN: "refused-too-often",
    GateDecision.BUSY: "refused-busy",
    GateDecision.CLOSING: "refused-stopping",
}


class Router:
    """The router of all presses that reach this process."""

    def __init__(self, kit: Kit, actions: Mapping[Verb, Action], gate: Gate) -> None:
        self.kit = kit
        self.gate = gate
        self._actions = actions
        self._logged_messages: deque[int] = deque(maxlen=1000)

    async def route(self, payload: dict[str, Any], parse: Callable[..., Pressed]) -> None:
        """Handle one press as Discord sent it. If anything fails, the user gets one sentence.

        ``parse``: makes discord.py's interaction from its keyword ``data``. Ignored presses are not parsed.
        """
        custom_id = str(payload["data"].get("custom_id", ""))
        if custom_id.startswith(PROBE):
            return  # `unobot doctor --live` has a session of its own, and answers it
        interaction: Pressed | None = None

        async def defer() -> None:
            nonlocal interaction
            interaction = parse(data=payload)
            await defer_in_line(interaction)

        decision = await self.gate.admit(Press.parse(payload), at_table=self._is_at_table(custom_id), defer=defer)
        if (
            decision in _IGNORED
        ):  # in an overload they are most of all presses, and reading one costs as much as a refusal
            self._log_ignored(decision)
            return
        interaction = interaction or parse(data=payload)
        try:
            if decision is GateDecision.PASS:
                await self._answer(interaction)
            else:
                await self.turn_away(interaction, decision)
        finally:
            interaction.forget()

    async def turn_away(self, interaction: discord.Interaction, decision: GateDecision) -> None:
        """Answer an interaction that the gate refuses. A user who presses too often only gets a deferral."""
        response = interaction.response
        with log_unanswered():
            if decision in _IGNORED:
                self._log_ignored(decision)
            elif interaction.type is InteractionType.autocomplete:
                await response.autocomplete([])
            elif decision is GateDecision.OFTEN and interaction.type is not InteractionType.application_command:
                await response.defer()
            else:
                text = self.kit.messages.localizer.cached_words(interaction)
                send = interaction.followup.send if response.is_done() else response.send_message
                await send(text(_SENTENCES[decision]), ephemeral=True, allowed_mentions=NO_MENTIONS)

    def _log_ignored(self, decision: GateDecision) -> None:
        """Log the first ignored interaction and then one in `LOG_INTERVAL`, with the number since the start."""
        number = self.gate.refusals[decision]
        if number % LOG_INTERVAL == 1:
            log.info("%s, so it is ignored (number %d since the start)", _IGNORED[decision], number)

    async def refuse(self, interaction: discord.Interaction, error: Refused) -> None:
        """Answer a command that the bot does not understand."""
        messages = self.kit.messages
        async with Response(interaction, messages.attachments, self.gate, messages.notes, update=False) as response:
            await apologize(await Context.of(interaction, response, self.kit), error)

    async def _answer(self, interaction: discord.Interaction) -> None:
        messages = self.kit.messages
        async with Response(interaction, messages.attachments, self.gate, messages.notes, update=True) as response:
            context = await Context.of(interaction, response, self.kit)
            table = None
            try:
                try:
                    action_id = parse_action(str(dict(interaction.data or {}).get("custom_id", "")))
                except CustomIdError as error:
                    self._log_unknown_id(interaction, error)
                    raise Refused("refused-unknown-button") from None
                action = self._action_of(action_id)
                if not action.for_blocked:
                    await context.check_not_blocked(moves=action.verb in MOVES)
                press = context.pressed(action_id)
                if not (isinstance(action, TableAction) and press.surface is Surface.DIRECT):
                    action.check_offered(press)
                match action:
                    case GeneralAction():
                        await self._run(action, press)
                    case RecordAction():
                        await self._run_on_record(action, press)
                    case TableAction():
                        table = await self._find(action_id)
                        try:
                            await self._run_at(table, action, press)
                        except Stale:
                            if not table.broken:
                                raise
                            # Another process wrote first. The button may still mean something in the new state.
                            table = await self._find(action_id)
                            await self._run_at(table, action, press)
            except Exception as error:  # noqa: BLE001  # after this, nothing could answer the user
                await apologize(context, error, table)

    def _action_of(self, action_id: ActionId) -> Action:
        """Return the action of a button. Raises `Refused` if an old message has a button of a removed feature."""
        action = self._actions.get(action_id.verb)
        if action is None:
            raise Refused("refused-unknown-button")
        return action

    async def _run(self, action: GeneralAction, context: PressContext) -> None:
        if context.action_id.table:
            raise Refused("refused-unknown-button")
        self.kit.hub.visits.add(context.channel_id, context.user_id, self.kit.clock())
        await action.handler(context)

    async def _run_on_record(self, action: RecordAction, context: PressContext) -> None:
        if not context.action_id.table:
            raise Refused("refused-unknown-button")
        self.kit.hub.visits.add(context.channel_id, context.user_id, self.kit.clock())
        await action.handler(context)

    async def _find(self, action_id: ActionId) -> Table:
        """Return the table of a button. Raises `Refused` if there is none."""
        table = await self.kit.hub.table(action_id.table)
        if table is None:
            raise Refused("refused-no-such-table")
        return table

    async def _run_at(self, table: Table, action: TableAction, press: PressContext) -> None:
        """Run the handler. Raises `Refused` if this user cannot reach the table from the channel of the press."""
        state = table.state
        seated = seat_of(state, press.user_id) is not None
        context = press.at_table(table)
        action.check_offered(context)  # in the bot's DM, the table decides what its message is
        action.check_place(context, state, seated=seated)
        stores_panel_token = not seated or state.status == "lobby"
        if seated and table.is_suspended and action.verb is not Verb.RESUME:
            await self._resume_adjourned(table, action, context)
        if not table.is_live:
            self.kit.hub.visits.add(state.channel_id, context.user_id, self.kit.clock())
        await table.touch(context.user_id, returning=action.returns, playing=action.plays)
        messages, message = self.kit.messages, context.interaction.message
        live = messages.live.of(table)
        pressed = None if message is None else live.asides.pop(message.id)  # the answer may redraw it
        if action.ends_with_stage and stage_of(table.state) == "closed" and context.surface is Surface.PANEL:
            await context.response.redraw(messages.renderer.hand(table, context.user_id, context.text).view)
        else:
            try:
                await action.handler(context)
            except Exception as error:  # after this, nothing could answer the user
                if isinstance(error, Stale) and table.broken:
                    raise  # another process wrote first
                await apologize(context, error, table)
        if pressed is not None and not context.response.is_redrawn:
            live.asides.restore(pressed)
        stage = stage_of(table.state)
        message_id = context.response.with_controls if action.ends_with_stage and stage != "closed" else None
        if message_id is not None:
            panel = await messages.message_store.panel(table.id, context.user_id)
            if panel is None or panel.message_id != message_id:
                live.asides.put(context.interaction, message_id, stage)
        await live.public.store_token(context.interaction)
        if stores_panel_token:
            await live.panel(context.user_id).store_token(context.interaction)

    async def _resume_adjourned(self, table: Table, action: TableAction, context: TableContext) -> None:
        """Continue an adjourned match because one of its players pressed something.

        On a server, *My hand*, *Ready* and moves on older messages continue it. Other presses show *Play on*, and so do
        all presses while another table is in the channel.
        """
        if not PLACES[table.state.place].pushes:
            await table.resume_in(context.user_id, table.state.channel_id, moderator=False)
        elif table.state.adjourned and (action.returns or action.verb is Verb.MOVE):
            with suppress(Refused):
                await table.resume_in(context.user_id, table.state.channel_id, moderator=False)

    def _log_unknown_id(self, interaction: discord.Interaction, error: CustomIdError) -> None:
        """Log one line for each message with a button that the bot does not know."""
        message_id = interaction.message.id if interaction.message else 0
        if message_id not in self._logged_messages:
            self._logged_messages.append(message_id)
            log.warning("user %s pressed a button with an unknown custom id: %s", interaction.user.id, error)

    def _is_at_table(self, custom_id: str) -> bool:
        """Return whether a control belongs to a table. The gate has places for those presses."""
        try:
            verb = parse_action(custom_id).verb
        except CustomIdError:
            return False
        return isinstance(self._actions.get(verb), TableAction)
