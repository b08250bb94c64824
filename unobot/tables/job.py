"""A job of a feature: its work without a press."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from typing import TypeAlias

from unobot.tables.listener import EndedMatch

Part: TypeAlias = Callable[[str], AbstractContextManager[None]]
"""Begins a part of the daily work. A fault inside is logged with these words, and stops no other part."""


class Job:
    """The work of a feature without a press. A method that a job does not override does nothing."""

    async def restore(self) -> None:
        """Continue the work of the last process, after the tables are restored. Raises `StorageError`."""

    async def clean_up(self, part: Part) -> None:
        """Do the daily work, in parts."""

    async def joined(self, guild_id: int) -> None:
        """Handle that a server has added the bot, maybe again. Raises `StorageError`."""

    async def lose(self, guild_id: int, channel_id: int | None = None) -> None:
        """End all work in a channel that is gone; with ``None``, in the whole server. Raises `StorageError`."""

    async def check_settings(self, guild_id: int, names: Mapping[int, str]) -> None:
        """Check for settings that name deleted roles or channels. ``names``: deleted roles. Raises `StorageError`."""

    def match_ended(self, match: EndedMatch) -> None:
        """Handle the end of a match. The same end may be reported twice."""

    def forget(self, user_id: int) -> None:
        """Remove a user's data from memory, because another process deleted their data."""

    def stop(self) -> None:
        """Begin nothing new, because the bot stops."""

    def close(self) -> None:
        """Cancel all tasks. Nobody waits for them anymore."""
