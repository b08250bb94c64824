"""Private notes: sentences that only one user sees, such as a refusal. The user's next press deletes them.

A note says what was true at its press. Later it may be false, such as *You left the table* after the player came back.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

import discord

from unobot.bot.discord_api.error_codes import is_temporary
from unobot.bot.discord_api.webhooks import interaction_webhook
from unobot.bot.live.background_tasks import BackgroundTasks
from unobot.bot.live.message_store import TOKEN_LIFE
from unobot.model.clock import Clock

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Note:
    """A note that its reader still sees."""

    message_id: int
    """Its message, or 0 if it is a line of another message."""
    interaction_id: int
    """The press or the command that it answers; 0 if it came without one."""
    expires: float
    """When the token of that interaction expires (Unix seconds). Afterward, only the reader can delete the note."""
    take_back: Callable[[], None]


class PrivateNotes:
    """The notes of each user. They are only in memory, so after a restart, their readers keep them.

    ``clock`` is the wall clock.
    """

    def __init__(self, client: discord.Client, tasks: BackgroundTasks, clock: Clock) -> None:
        self._client = client
        self._tasks = tasks
        self._clock = clock
        self._notes: dict[int, list[Note]] = {}
        """By user. The users who were answered last come last."""

    def replace(self, interaction: discord.Interaction, shown: Mapping[int, bool]) -> None:
        """Delete the notes from before an interaction. Call it when the interaction is answered.

        ``shown``: by private message that the answer has sent or redrawn, whether it is a note now.
        """
        user_id, notes = interaction.user.id, []
        for note in self._notes.pop(user_id, ()):
            if note.message_id in shown:
                continue
            if note.interaction_id < interaction.id:
                note.take_back()
            else:  # a later press was answered first
                notes.append(note)
        if notes:
            self._notes[user_id] = notes
        expires = self._clock() + TOKEN_LIFE
        for message_id in [message_id for message_id, is_note in shown.items() if is_note]:
            take_back = partial(self._delete_soon, interaction.token, message_id, expires)
            self.put(interaction, take_back, message_id)
        self._forget_expired()

    def put(self, interaction: discord.Interaction, take_back: Callable[[], None], message_id: int = 0) -> None:
        """Call ``take_back`` at the user's next interaction. ``message_id``: the message, if all of it is the note."""
        note = Note(message_id, interaction.id, self._clock() + TOKEN_LIFE, take_back)
        self._notes.setdefault(interaction.user.id, []).append(note)

    def leave(self, user_id: int, token: str, message_id: int, expires: float) -> None:
        """Let the user's next press delete a message that was none of their notes: the result in their panel."""
        note = Note(message_id, 0, expires, partial(self._delete_soon, token, message_id, expires))
        self._notes[user_id] = [note, *self._notes.get(user_id, ())]  # the youngest stays last

    def delete(self, user_id: int) -> None:
        """Delete the notes of a user, for example because a hand arrives without a press."""
        for note in self._notes.pop(user_id, ()):
            note.take_back()

    def forget_user(self, user_id: int) -> None:
        """Forget a user, whose data is deleted."""
        self._notes.pop(user_id, None)

    def _forget_expired(self) -> None:
        for user_id, notes in [*self._notes.items()]:
            if notes[-1].expires > self._clock():
                return  # the others are younger
            del self._notes[user_id]

    def _delete_soon(self, token: str, message_id: int, expires: float) -> None:
        self._tasks.start(("private note", message_id), partial(self._delete, token, message_id, expires))

    async def _delete(self, token: str, message_id: int, expires: float) -> None:
        if expires <= self._clock():
            return
        try:
            await interaction_webhook(token, self._client).delete_message(message_id)
        except discord.HTTPException as error:
            if is_temporary(error):
                raise
            log.debug("a private note is already gone, or its token has expired: %s", error)
