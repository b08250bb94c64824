"""An interaction with a control, and the response to an interaction. Discord expects it within three seconds."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from io import BytesIO
from types import TracebackType
from typing import Any, Self, TypeVar

import discord
from discord import InteractionResponse, InteractionResponseType, InteractionType, ui

from unobot.bot.discord_api.error_codes import (
    ANSWERED_ALREADY,
    UNKNOWN_MESSAGE,
    UNREACHABLE,
    may_have_succeeded,
    reason,
)
from unobot.bot.discord_api.interaction_places import place_kind
from unobot.bot.discord_api.webhooks import edit_message
from unobot.bot.interactions.gate import DOOR_TIMEOUT, Gate
from unobot.bot.live.attachments import Attachments, Files, no_files
from unobot.bot.live.private_notes import PrivateNotes
from unobot.bot.live.transports import NO_MENTIONS
from unobot.bot.screens.builder import Screen
from unobot.gate_place import leave_before_answer, leave_gate
from unobot.model.refused import Refused

log = logging.getLogger(__name__)

DEFER_AFTER = 1.2
"""Seconds after which the response is deferred. Discord's limit is 3."""
ANSWER_BY = 1.8
"""Seconds after a press, by Discord's clock, after which it is deferred. The wait at the gate is part of them."""
PROMISE_AFTER = 0.3
"""Seconds in which slow work may end before the user reads that it goes on."""
MAX_PROMISE = 14 * 60.0
"""The most seconds until a promised answer. Discord refuses the token of a press after 15 minutes."""
T = TypeVar("T")


class PressedMessage:
    """The part of a pressed message that the bot reads. Parsing all would take as long as the rest of a press."""

    __slots__ = ("attachments", "flags", "id")

    def __init__(self, payload: dict[str, Any], state: Any) -> None:  # noqa: ANN401 - discord.py's state is private
        self.id = int(payload["id"])
        self.flags = discord.MessageFlags()
        self.flags.value = payload.get("flags", 0)
        self.attachments = [
            discord.Attachment(data=attachment, state=state) for attachment in payload.get("attachments", ())
        ]


class Pressed(discord.Interaction):
    """A press on a control, or a modal. Call `forget` at its end."""

    __slots__ = ("_answer",)

    def __init__(self, *, data: Any, state: Any) -> None:  # noqa: ANN401 - discord.py has its own types for them
        """Read what Discord sent. ``state``: the state of the client's connection."""
        message = data.get("message")
        fields: Any = {name: value for name, value in data.items() if name != "message"}
        super().__init__(data=fields, state=state)
        if message is not None:
            self.message = PressedMessage(message, state)  # type: ignore[assignment]  # the part that the bot reads
        self._answer: InteractionResponse[discord.Client] | None = None

    @property
    def response(self) -> InteractionResponse[discord.Client]:
        """The response to this interaction, as discord.py has it."""
        if self._answer is None:
            self._answer = InteractionResponse(self)
        return self._answer

    def forget(self) -> None:
        """Forget the response, which knows the interaction. Else both would stay until a garbage collection."""
        self._answer = None


async def defer_in_line(interaction: discord.Interaction) -> None:
    """Tell Discord that an interaction waits in line at the gate, as a `Response` would."""
    try:
        if interaction.type is InteractionType.application_command:
            await interaction.response.defer(ephemeral=True, thinking=True)
        else:
            await interaction.response.defer()
    except UNREACHABLE as error:  # the response gets the same error, which is handled there
        log.info("a deferral did not arrive: %s", error)


class Response:
    """The response: ``async with Response(interaction, pictures, gate, notes, update=True) as response``.

    With ``update=True`` (for buttons) it can redraw the pressed message. If the block runs longer than `DEFER_AFTER`
    seconds, or if the press is older than `ANSWER_BY`, the response is deferred automatically.

    An answered interaction leaves the ``gate``. One of no table leaves before the answer (`leave_before_answer`). So
    nobody waits for the rest of its handler. The deferral and a stop of the bot do not depend on the gate.

    At its end, the user's earlier private ``notes`` are deleted, unless it has opened a modal.
    """

    def __init__(
        self,
        interaction: discord.Interaction,
        attachments: Attachments,
        gate: Gate,
        notes: PrivateNotes,
        *,
        update: bool,
    ) -> None:
        self.interaction = interaction
        self._attachments = attachments
        self._gate = gate
        self._notes = notes
        self._update = update
        self._shown: dict[int, bool] = {}
        """By private message that was sent or redrawn, whether it is a note now."""
        self._is_public = False
        """Whether the response is public. If so, an ephemeral message must be a followup."""
        self._is_message_deleted = False
        """Whether the pressed message or the promise was deleted."""
        self._has_waited = gate.since(interaction.id) >= DOOR_TIMEOUT
        """Whether the interaction may have been deferred at the gate, and Discord's reply was lost."""
        self.is_redrawn = False
        """Whether the pressed message shows a new screen."""
        self.with_controls: int | None = None
        """The ephemeral message that was shown last, if it has controls."""
        self._promise: int | None = None
        """The message that says that the answer comes later. The next screen takes its place."""
        self._deferral: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    async def __aenter__(self) -> Self:
        remaining = max(0.0, ANSWER_BY - self._gate.since(self.interaction.id))
        self._timer = asyncio.get_running_loop().call_later(min(DEFER_AFTER, remaining), self._begin_deferral)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._deferral is not None:
            await self._deferral
        if self.interaction.response.type is not InteractionResponseType.modal:  # its answer follows when it is sent
            self._notes.replace(self.interaction, self._shown)

    async def defer(self) -> None:
        """Defer the response, and leave the gate. Its screens are sent later."""
        leave_gate()
        if await self._is_open():
            self._begin_deferral()
            await self._is_open()

    async def wait_for(self, work: Awaitable[T], promise: Callable[[], ui.LayoutView] | None = None) -> T:
        """Return the result of ``work`` that waits: for a slot, another process, a file or Discord.

        The press leaves the gate at once. If the work takes longer than a moment, the user reads ``promise()``, and the
        next screen takes its place. Without a promise, the response is deferred.

        Raises what the work raises, and `Refused` if the bot stops first.
        """
        leave_gate()
        task = asyncio.ensure_future(work)
        with self._gate.cancel_on_stop(task):
            await asyncio.wait({task}, timeout=PROMISE_AFTER)
            if not task.done():
                await self._show_promise(promise)
                await asyncio.wait({task})
        if task.cancelled():
            raise Refused("refused-stopping")
        return task.result()

    async def _show_promise(self, promise: Callable[[], ui.LayoutView] | None) -> None:
        if promise is None:
            if not self._is_public:
                await self.defer()
            return
        try:
            self._promise = await self.show(promise())
        except UNREACHABLE as error:  # the answer itself may still arrive
            log.info("a promise did not arrive: %s", reason(error))

    async def redraw(self, view: ui.LayoutView) -> int | None:
        """Redraw the pressed message with ``view``, or send a new ephemeral message if that message is gone.

        Return the id of the new message, or None if there is none.
        """
        try:
            await self._update_pressed(view)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            log.info("a pressed message is gone, so a new one has the answer")
            self._is_message_deleted = True
            return await self.show(view)
        message = self.interaction.message
        self.is_redrawn = True
        self._record(view, message.id if message is not None and message.flags.ephemeral else None)
        return None

    def _record(self, view: ui.LayoutView, message_id: int | None) -> None:
        """Record what was shown last. ``message_id``: its message if it is ephemeral."""
        self.with_controls = message_id if isinstance(view, Screen) and view.has_controls else None
        if message_id is not None:
            self._shown[message_id] = isinstance(view, Screen) and view.is_note

    async def _update_pressed(self, view: ui.LayoutView) -> None:
        view.stop()
        message = self.interaction.message
        attached_names = None if message is None else {attachment.filename for attachment in message.attachments}
        has_no_files = attached_names == set() and isinstance(view, Screen) and not view.pictures

        async def request(files: Files) -> None:
            if await self._is_open():
                try:
                    await self.interaction.response.edit_message(
                        view=view, attachments=files, allowed_mentions=NO_MENTIONS
                    )
                except discord.HTTPException as error:
                    if error.code != ANSWERED_ALREADY:  # a deferral arrived, but Discord's reply was lost
                        raise
                else:
                    return
                files = await self._attachments.changes_of(view, attached_names)  # a file can be sent only once
            await self.interaction.edit_original_response(view=view, attachments=files, allowed_mentions=NO_MENTIONS)

        prepare = no_files if has_no_files else partial(self._attachments.changes_of, view, attached_names)
        leave_before_answer()
        await self._attachments.send(view, self.interaction.channel_id, prepare, request)
        leave_gate()

    async def show(self, view: ui.LayoutView, *files: discord.File) -> int:
        """Send a new ephemeral message with ``view`` and files; return its id."""
        view.stop()
        contents = [(file.filename, file.fp.read()) for file in files]

        def copy_files() -> list[discord.File]:
            return [discord.File(BytesIO(content), name) for name, content in contents]

        async def request(pictures: Files) -> int:
            if (promise := self._promise) is not None:
                try:
                    await edit_message(
                        self.interaction.token, self.interaction.client, promise, view, [*copy_files(), *pictures]
                    )
                except discord.NotFound as error:
                    if error.code != UNKNOWN_MESSAGE:  # else the user has dismissed it
                        raise
                    self._promise, self._is_message_deleted = None, True
                    pictures = await self._attachments.files_of(view)  # a file can be sent only once
                else:
                    return promise
            if await self._is_open():
                if message_id := await self._respond(view, [*copy_files(), *pictures], ephemeral=True):
                    return message_id
                pictures = await self._attachments.files_of(view)  # a file can be sent only once
            attachments = [*copy_files(), *pictures]
            if self._update or self._is_public or self._is_message_deleted:
                message = await self.interaction.followup.send(
                    view=view, files=attachments, ephemeral=True, wait=True, allowed_mentions=NO_MENTIONS
                )
                return message.id
            edit = self.interaction.edit_original_response(
                view=view, attachments=attachments, allowed_mentions=NO_MENTIONS
            )
            return (await edit).id

        prepare = partial(self._attachments.files_of, view)
        leave_before_answer()
        message_id = await self._attachments.send(view, self.interaction.channel_id, prepare, request)
        self._promise = None
        self._record(view, message_id)
        leave_gate()
        return message_id

    async def post(self, view: ui.LayoutView) -> int:
        """Send a new public message with ``view``; return its id."""
        view.stop()
        self._is_public = True
        channel_id = self.interaction.channel_id
        assert channel_id is not None  # a table is opened in a channel
        channel = self.interaction.client.get_partial_messageable(channel_id)
        pushes = place_kind(self.interaction) in ("server", "direct")
        is_response = False
        if not (pushes or self._update) and not await self._is_open():
            # A followup to an ephemeral deferral would replace it, and be ephemeral as well.
            await self.interaction.delete_original_response()

        async def request(files: Files) -> int:
            nonlocal is_response
            if await self._is_open():
                if message_id := await self._respond(view, files, ephemeral=False):
                    is_response = True
                    return message_id
                files = await self._attachments.files_of(view)  # a file can be sent only once
            if not pushes:
                message = await self.interaction.followup.send(
                    view=view, files=files, wait=True, allowed_mentions=NO_MENTIONS
                )
                return message.id
            # The deferral was ephemeral, so a message that replaces it would also be ephemeral.
            return (await channel.send(view=view, files=files, allowed_mentions=NO_MENTIONS)).id

        prepare = partial(self._attachments.files_of, view)
        leave_before_answer()
        message_id = await self._attachments.send(view, channel_id, prepare, request)
        leave_gate()
        if is_response or self._update or not pushes:  # an update's original response is the pressed message
            return message_id
        try:
            await self.interaction.delete_original_response()
        except UNREACHABLE as error:  # the public message has been sent anyway
            log.info("a deferral could not be deleted: %s", error)
        return message_id

    async def open_modal(self, modal: ui.Modal) -> bool:
        """Open ``modal``. Return False if the response is already deferred: a modal must be the first response."""
        modal.stop()
        leave_gate()
        if not await self._is_open():
            return False
        await self.interaction.response.send_modal(modal)
        return True

    async def _respond(self, view: ui.LayoutView, files: Sequence[discord.File] = (), *, ephemeral: bool) -> int | None:
        """Send a new message as the first response; return its id. Raises `discord.HTTPException`.

        * Return None if Discord has a first response already, such as a deferral that seemed lost.
        * If this response seems lost, ask Discord for it: Discord may have accepted it, so that the retry of
          discord.py failed.
        """
        try:
            callback = await self.interaction.response.send_message(
                view=view, files=files, ephemeral=ephemeral, allowed_mentions=NO_MENTIONS
            )
        except UNREACHABLE as error:
            is_answered = isinstance(error, discord.HTTPException) and error.code == ANSWERED_ALREADY
            if is_answered and (self._is_message_deleted or self._deferral is not None or self._has_waited):
                return None
            if not is_answered and not may_have_succeeded(error):
                raise
            log.info("a response may be lost; asking Discord for it: %s", reason(error))
            return (await self.interaction.original_response()).id
        return callback.message_id

    async def _is_open(self) -> bool:
        """Return whether no response was sent yet. Wait for a deferral in progress first."""
        if self._timer is not None:
            self._timer.cancel()
        if self._deferral is not None:
            await self._deferral
        return not self.interaction.response.is_done()

    def _begin_deferral(self) -> None:
        if not self.interaction.response.is_done():
            self._deferral = asyncio.create_task(self._defer())

    async def _defer(self) -> None:
        try:
            if self._update:
                await self.interaction.response.defer()
            else:
                await self.interaction.response.defer(ephemeral=True, thinking=True)
        except UNREACHABLE as error:  # the response gets the same error, which is handled there
            log.info("a deferral did not arrive: %s", error)
