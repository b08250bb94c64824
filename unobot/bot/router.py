"""Where every press of a button arrives: who, at which table, wants what.

One handler for all components, by custom id; discord.py's own view store is never used, so a button works after any
restart. The router decides nothing about the game: it asks the table, and answers with the screen that is true then.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Awaitable, Callable
from io import BytesIO

import discord
from discord import InteractionType

from unobot.bot import house_rules
from unobot.bot.answers import NO_MENTIONS, Answer
from unobot.bot.custom_ids import ActionId, CustomIdError, Verb, parse_action
from unobot.bot.display import Display
from unobot.bot.errors import apologize, sentence
from unobot.bot.faults import UNREACHABLE
from unobot.bot.gate import Gate, Verdict
from unobot.bot.press import Press
from unobot.bot.rights import check_offered, check_place
from unobot.bot.screens import RECORD, end_screen, fair_screen, more_screen, notice_screen, rules_screen
from unobot.i18n import Text
from unobot.rules.decide import IllegalMove
from unobot.rules.moves import Catch, Move, MoveSyntaxError, SayUno, parse_move
from unobot.storage.store import StorageError
from unobot.tables.hub import Hub
from unobot.tables.refusal import Refused, Stale
from unobot.tables.table import Table

log = logging.getLogger(__name__)

IN_HAND = frozenset(
    {Verb.HAND, Verb.MOVE, Verb.STEP, Verb.PAGE, Verb.UNO, Verb.CATCH, Verb.READY, Verb.REFRESH, Verb.WHY}
)
"""Verbs that, on a message only one person sees, make it that person's hand, or keep it so."""


class Router:
    """One for the process."""

    def __init__(self, hub: Hub, display: Display, gate: Gate) -> None:
        self.gate = gate
        self._hub = hub
        self._display = display
        self._odd_messages: deque[int] = deque(maxlen=1000)
        self._handlers: dict[Verb, Callable[[Press], Awaitable[None]]] = {
            Verb.JOIN: self._join,
            Verb.LEAVE: self._leave,
            Verb.AI: self._ai,
            Verb.START: self._start,
            Verb.HAND: self._hand,
            Verb.UNO: self._on_table,
            Verb.CATCH: self._on_table,
            Verb.READY: self._on_table,
            Verb.MORE: self._more,
            Verb.RULES: self._rules,
            Verb.CHECK: self._check,
            Verb.BUMP: self._bump,
            Verb.END: self._end,
            Verb.HOUSE: house_rules.handle,
            Verb.PRESET: house_rules.handle,
            Verb.FIELD: house_rules.handle,
            Verb.NUMBER: house_rules.handle,
            Verb.CODE: house_rules.handle,
        }

    async def route(self, interaction: discord.Interaction) -> None:
        """Handle one press. Whatever goes wrong, the person gets one sentence."""
        verdict = self.gate.verdict(interaction)
        if verdict is not Verdict.PASS:
            await self.turn_away(interaction, verdict)
            return
        t = self._display.text(interaction.locale)
        with self.gate.passage():
            await self._answer(interaction, t)

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
                t = self._display.text(interaction.locale)
                reason = "refused-too-often" if verdict is Verdict.OFTEN else "refused-stopping"
                await response.send_message(t(reason), ephemeral=True, allowed_mentions=NO_MENTIONS)
        except discord.HTTPException as error:
            log.info("what was not let in could not be told so: %s", error)

    async def refuse(self, interaction: discord.Interaction, error: Refused) -> None:
        """Answer a command that cannot even be understood."""
        async with Answer(interaction, update=False) as answer:
            await apologize(answer, self._display.text(interaction.locale), error)

    async def _answer(self, interaction: discord.Interaction, t: Text) -> None:
        async with Answer(interaction, update=True) as answer:
            table = None
            try:
                action = self._read(interaction)
                table = await self._find(interaction, action)
                try:
                    await self._handle(Press(interaction, answer, action, table, t))
                except Stale:
                    if not table.broken:
                        raise
                    # Somebody else wrote first; what was wanted may still mean something where the table now stands.
                    table = await self._find(interaction, action)
                    await self._handle(Press(interaction, answer, action, table, t))
            except Exception as error:  # noqa: BLE001  # the last door before a person: they get a sentence
                v = table.view(interaction.user.id) if table is not None else None
                await apologize(answer, t, error, v)

    async def _find(self, interaction: discord.Interaction, action: ActionId) -> Table:
        """The table a button belongs to. Raises `Refused` unless it may be pressed there, by this person."""
        check_offered(interaction, action)
        table = await self._hub.table(action.table)
        if table is None:
            raise Refused("refused-no-such-table")
        check_place(interaction, table.state)
        return table

    async def _handle(self, press: Press) -> None:
        verb = press.action.verb
        await press.table.touch(press.user_id, returning=verb is Verb.HAND)
        if press.on_hand and verb in IN_HAND:
            await self._in_hand(press)
        elif verb in self._handlers:
            await self._handlers[verb](press)
        else:
            raise Refused("refused-unknown-button")

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

    # A hand: the panel, or the message in the DM

    async def _in_hand(self, press: Press) -> None:
        """Do what the button says, and draw the hand anew in the same answer, whatever came of it."""
        table, user_id, t = press.table, press.user_id, press.t
        kind = await self._keep(press)  # before the move: what waited after it would let the pacer draw first
        try:
            note = await self._act(press)
        except (Refused, IllegalMove, StorageError) as error:
            if isinstance(error, Stale) and table.broken:
                raise
            note = sentence(t, error, table.view(user_id))
        if note is None and (told := self._display.directs.take_notice(user_id)):
            note = t(told)
        self._display.leafing(table, user_id).locale = str(press.interaction.locale)
        view = self._display.hand(table, user_id, t, note=note, dm=kind == "hand")
        await self._redraw(press, kind, user_id, view)

    async def _act(self, press: Press) -> str | None:
        """What a button of a hand does to the table. Returns a sentence for under the first line, if there is one."""
        action, table, user_id = press.action, press.table, press.user_id
        leafing = self._display.leafing(table, user_id)
        match action.verb, action.arg:
            case Verb.MOVE, text:
                await table.submit(user_id, action.ply, _move(text), press.at)
            case Verb.CATCH, seat:
                caught = _caught(seat)
                await table.submit(user_id, action.ply, caught, press.at)
                leafing.path = ()
                return press.t("note-caught", name=table.view().seats[caught.seat].name)
            case Verb.UNO, "say":
                await table.submit(user_id, action.ply, SayUno(), press.at)
            case Verb.UNO, "on" | "off" as switch:
                leafing.say_uno = switch == "on"
            case Verb.STEP, path:
                leafing.path = tuple(path.split("-")) if path else ()
            case Verb.WHY, "on" | "off" as switch:
                leafing.why = switch == "on"
            case Verb.READY, "":
                await table.declare_ready(user_id)
            case Verb.PAGE, page if page.isdecimal():
                leafing.page = int(page)
            case Verb.HAND | Verb.REFRESH, "":
                pass
            case _:
                raise Refused("refused-unknown-button")
        return None

    async def _keep(self, press: Press) -> str:
        """What kind of hand was clicked: the message in the DM (``hand``), or a ``panel``.

        The panel that was clicked last is the live one, with the token of that click.
        """
        table, message = press.table, press.interaction.message
        assert message is not None  # a button stands on a message
        dm = await self._display.posts.message(table.id, "hand", press.user_id)
        if dm is not None and dm.message_id == message.id:
            return "hand"
        if table.is_live and table.view(press.user_id).seat is not None:
            await self._own_panel(press.interaction, table, message.id)
        return "panel"

    async def _own_panel(self, interaction: discord.Interaction, table: Table, message_id: int) -> None:
        user_id = interaction.user.id
        old = await self._display.posts.put_panel(table.id, user_id, message_id, interaction.token)
        if old is not None:
            self._display.delete_panel(old)

    # The public table

    async def _on_table(self, press: Press) -> None:
        """Uno, Catch or Ready at the table itself."""
        try:
            await self._act(press)
        except Stale:
            if (
                press.table.broken or press.action.verb is not Verb.READY
            ):  # the next round has begun without it: nothing to tell
                raise
        await self._redraw_table(press)

    async def _redraw_table(self, press: Press) -> None:
        """Answer with the table as it is now: in its message, or in the copy that `/uno status` gave."""
        if press.on_hand:
            await press.answer.redraw(self._display.public(press.table, press.t))
        else:
            await self._redraw(press, "table", 0, self._display.public(press.table))

    async def _redraw(self, press: Press, kind: str, user_id: int, view: discord.ui.LayoutView) -> None:
        try:
            with self._display.showing(kind, press.table, user_id, view):
                await press.answer.redraw(view)
        except UNREACHABLE:
            self._display.changed(press.table)  # the pacer draws it in another way
            raise
        if not press.table.is_live:
            await self._display.settle(press.table, kind, user_id)

    async def _join(self, press: Press) -> None:
        await press.table.join(press.user_id, self._display.name_of(press.interaction.user, press.t))
        await self._redraw_table(press)

    async def _ai(self, press: Press) -> None:
        if press.action.arg == "-":
            await press.table.remove_ai(press.user_id)
        else:
            await press.table.add_ai(press.user_id, press.action.arg)
        await self._redraw_table(press)

    async def _start(self, press: Press) -> None:
        await press.table.start(press.user_id, press.interaction.id)
        await self._redraw_table(press)

    async def _leave(self, press: Press) -> None:
        await press.table.leave(press.user_id)
        if press.on_hand:  # from the panel "More", which only this person sees
            await press.answer.redraw(notice_screen(press.t("note-left")))
        else:
            await self._redraw_table(press)

    async def _hand(self, press: Press) -> None:
        await self.open_hand(press.interaction, press.answer, press.table, press.t)

    async def open_hand(
        self, interaction: discord.Interaction, answer: Answer, table: Table, t: Text, note: str | None = None
    ) -> None:
        """Show somebody their hand in a new panel; an older panel of theirs goes away."""
        user_id = interaction.user.id
        if note is None and (told := self._display.directs.take_notice(user_id)):
            note = t(told)
        self._display.leafing(table, user_id).locale = str(interaction.locale)
        view = self._display.hand(table, user_id, t, note=note)
        ply = table.ply
        message_id = await answer.show(view)
        if table.is_live and table.view(user_id).seat is not None:
            self._display.shows("panel", table, user_id, view)
            await self._own_panel(interaction, table, message_id)
            if table.ply != ply:  # somebody moved while the panel was on its way
                self._display.changed(table)
        elif not table.is_live:
            await self._display.settle(table, "panel", user_id)

    # More

    async def _more(self, press: Press) -> None:
        may_end = press.user_id == press.table.state.host_id or is_moderator(press.interaction)
        await press.answer.show(more_screen(press.t, press.table.view(press.user_id), is_host_or_mod=may_end))

    async def _rules(self, press: Press) -> None:
        await press.answer.show(rules_of(press.table, press.t))

    async def _check(self, press: Press) -> None:
        told = await press.table.disclose()
        record = discord.File(BytesIO(told.record.encode()), RECORD)
        await press.answer.show(fair_screen(press.t, told), record)

    async def _bump(self, press: Press) -> None:
        if not press.table.is_live:
            raise Refused("refused-closed")
        if press.table.is_stranded:
            raise Refused("refused-stranded")
        check_permissions(press.interaction, press.t)
        await self._display.board.bump(press.table)
        await press.answer.redraw(notice_screen(press.t("note-bumped")))

    async def _end(self, press: Press) -> None:
        """Ask once more, then close the table and tell the scores."""
        table, t = press.table, press.t
        moderator = is_moderator(press.interaction)
        match press.action.arg:
            case "yes":
                await table.end(press.user_id, moderator=moderator)
                await press.answer.redraw(notice_screen(t("note-ended")))
            case "no":
                await press.answer.redraw(notice_screen(t("note-not-ended")))
            case "ask":
                table.check_may_end(press.user_id, moderator=moderator)
                await press.answer.redraw(end_screen(t, table.view(press.user_id)))
            case _:
                raise Refused("refused-unknown-button")


def rules_of(table: Table, t: Text) -> discord.ui.LayoutView:
    """The rules in force at a table."""
    round = table.view().view
    return rules_screen(t, table.ruleset, None if round is None else round.rule)


def check_permissions(interaction: discord.Interaction, t: Text) -> None:
    """Raise `Refused`, which names what is missing, unless the bot may post in this channel."""
    channel = interaction.channel
    in_thread = isinstance(channel, discord.Thread)
    needed = ("view_channel", "send_messages_in_threads" if in_thread else "send_messages")
    may = interaction.app_permissions
    missing = [t(f"permission-{name.replace('_', '-')}") for name in needed if not getattr(may, name)]
    if missing:
        where = f"<#{interaction.channel_id}>"
        raise Refused("refused-permission", missing=t.listed(missing), channel=where)


def is_moderator(interaction: discord.Interaction) -> bool:
    """Whether this person may manage messages here, checked anew at every press."""
    return interaction.guild_id is not None and interaction.permissions.manage_messages


def _move(text: str) -> Move:
    try:
        return parse_move(text)
    except MoveSyntaxError:
        raise Refused("refused-unknown-button") from None


def _caught(seat: str) -> Catch:
    move = _move(f"catch>{seat}")
    assert isinstance(move, Catch)  # nothing else is written so
    return move
