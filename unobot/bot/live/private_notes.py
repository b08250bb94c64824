"""Private notes: sentences that only one user sees, such as a refusal. The user's next press deletes them.

A note says what was true at its press. Later it may be false, such as *You left the table* after the player came back.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
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
    interaction_id: int
    """The press or the command that it answers."""
    token: str
    """The token of that interaction, which can delete the note."""
    expires: float
    """When the token expires (Unix seconds). Afterward, only the reader can delete the note."""


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
                self._delete_soon(note)
            else:  # a later press was answered first
                notes.append(note)
        expires = self._clock() + TOKEN_LIFE
        notes += [Note(id_, interaction.id, interaction.token, expires) for id_, is_note in shown.items() if is_note]
        if notes:
            self._notes[user_id] = notes
        self._forget_expired()

    def delete(self, user_id: int) -> None:
        """Delete the notes of a user, for example because a hand arrives without a press."""
        for note in self._notes.pop(user_id, ()):
            self._delete_soon(note)

    def forget_user(self, user_id: int) -> None:
        """Forget a user, whose data is deleted."""
        self._notes.pop(user_id, None)

    def _forget_expired(self) -> None:
        for user_id, notes in [*self._notes.items()]:
            if notes[-1].expires > self._clock():
                return  # the others are younger
            del self._notes[user_id]

    def _delete_soon(self, note: Note) -> None:
        self._tasks.start(("private note", note.message_id), partial(self._delete, note))

    async def _delete(self, note: Note) -> None:
        if note.expires <= self._clock():
            return
        try:
            await interaction_webhook(note.token, self._client).delete_message(note.message_id)
        except discord.HTTPException as error:
            if is_temporary(error):
                raise
            log.debug("a private note is already gone, or its token has expired: %s", error)
