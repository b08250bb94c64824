"""The permissions that the bot needs in a channel, by discord.py's names."""

from __future__ import annotations

import discord

PICTURES = "attach_files"
"""Without this permission, screens show words instead of pictures."""


def needed(*, in_thread: bool) -> tuple[str, str]:
    """Return the permissions without which there is no table in a channel or a thread."""
    return "view_channel", "send_messages_in_threads" if in_thread else "send_messages"


def lacking(may: discord.Permissions, *, in_thread: bool) -> list[str]:
    """Return the permissions that the bot lacks for a table, or else for its pictures."""
    names = [name for name in needed(in_thread=in_thread) if not getattr(may, name)]
    return names or [name for name in (PICTURES,) if not getattr(may, name)]
