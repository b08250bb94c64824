"""The permissions that the bot needs in a channel, by discord.py's names."""

from __future__ import annotations

import discord

PICTURES = "attach_files"
"""Without this permission, screens show words instead of pictures."""

THREADS = ("create_public_threads", "send_messages_in_threads")
"""The permissions for a table in a thread of its own."""


def needed(*, in_thread: bool) -> tuple[str, str]:
    """Return the permissions without which there is no table in a channel or a thread."""
    return "view_channel", "send_messages_in_threads" if in_thread else "send_messages"


def lacking(may: discord.Permissions, *, in_thread: bool) -> list[str]:
    """Return the permissions that the bot lacks for a table, or else for its pictures."""
    names = [name for name in needed(in_thread=in_thread) if not getattr(may, name)]
    return names or [name for name in (PICTURES,) if not getattr(may, name)]


def why_no_threads(may: discord.Permissions) -> list[str]:
    """Return the permissions that the bot lacks for tables in threads of their own."""
    return [name for name in THREADS if not getattr(may, name)]
